"""Computer players: they see a view and the legal moves, never the state."""
