"""What a card is and does, in words and as JSON."""
