"""The machinery that knows no Munchkin rule: settling, sums, running, debts and windows, chance, journal, trace."""
