"""Computer players: guests who see a view and the legal moves, never the state."""
