"""Tables: their state, what people may do at them, and what follows from it."""
