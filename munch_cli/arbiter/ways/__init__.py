"""How a fight can still be won, or stopped."""
