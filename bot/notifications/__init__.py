"""One direct message per person over all tables: what it says, when it rings."""
