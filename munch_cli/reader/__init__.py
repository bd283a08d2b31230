"""The reader of loose talk: a line read once, all that it can mean on a board, and the likeliest of it by weights."""
