"""What is shown of a table, and how it gets there: the board, panels, letters, pictures."""
