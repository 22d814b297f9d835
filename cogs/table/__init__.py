"""All around the game: who sits where, on which terms, what is settled together, what was."""
