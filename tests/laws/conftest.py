"""Hypothesis as the house wants it: the same tries for everybody, however slow the machine is."""

from hypothesis import settings

settings.register_profile("house", deadline=None, derandomize=True, database=None)
settings.load_profile("house")
