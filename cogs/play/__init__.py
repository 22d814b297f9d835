"""Play: moves from the press to their answer, plans, notes, hands."""
