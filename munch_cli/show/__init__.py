"""Facts to lines of text and to JSON; nothing is printed here."""
