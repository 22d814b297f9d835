"""The engine: what is true of every game, without I/O, without a clock, without luck of its own."""
