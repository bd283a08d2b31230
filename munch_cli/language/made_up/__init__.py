"""Cards of one's own, made up in one line: read as the [[card]] table of a file, and said back."""
