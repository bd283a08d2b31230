"""Talk as it falls at a table: what a line can mean on this board, where the grammar does not take it exactly."""
