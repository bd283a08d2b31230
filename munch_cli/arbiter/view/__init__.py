"""The view: the table as plain JSON values, through somebody's eyes."""
