"""Playing: a move, by button, menu or command, from the click to what came of it."""
