"""How people really talk at the table, and how much of it is taken as it is meant."""
