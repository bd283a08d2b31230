"""Ways to win a fight, and what hangs on chance."""
