"""What hangs on chance, reckoned."""
