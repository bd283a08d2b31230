"""Sentences that say how a board lies, read as statements and said back."""
