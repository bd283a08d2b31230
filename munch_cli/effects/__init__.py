"""What each word on a card does."""
