"""What lies on the table: cards, state, commands, events. Knows no rule, prints nothing, needs nothing but Python."""
