"""A move from the press to its answer; plans, notes, hands."""
