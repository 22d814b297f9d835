"""What stands on the page of a finished game beside its estates: its tale, points and turn."""

from dataclasses import dataclass

from bot.engine.text import Text


@dataclass(frozen=True, slots=True)
class Beside:
    """What a page is made of, with the view that its game ended with."""

    heading: Text  # which game it was
    tale: tuple[Text, ...]  # sentence by sentence
    best: Text | None  # the best Work, or what comes to the same, if there was any
    points: tuple[tuple[int, ...], ...]  # of everybody, before the first move and after each
    years: tuple[int, ...]  # in which the game was then
    order: tuple[int, ...]  # the first one first
    winners: tuple[int, ...]
    turn: int  # after so many moves nobody stood before the winners any more
