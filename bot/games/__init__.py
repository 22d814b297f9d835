"""The rules of every game of the house, one folder per game."""
