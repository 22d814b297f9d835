"""The house: the rules of the games, the tables they are played at, and the commands to run it."""
