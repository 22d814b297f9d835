"""Discord's words on one side, the words of the house on the other."""
