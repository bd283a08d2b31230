"""Bots, whole games and batches of them."""
