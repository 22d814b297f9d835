"""What every panel of a prince begins with: his banner, and which of his works deserve a laurel."""

from dataclasses import dataclass

from bot.games.princes.pieces import Feat
from bot.games.princes.view import View
from render import words
from render.frame.banner import Banner
from render.words import Names

_ROOMY = 340  # pixels of a panel


@dataclass(frozen=True, slots=True)
class Head:
    """The banner, and what every part of the panel has to know besides."""

    banner: Banner
    language: str
    best: tuple[Feat, ...]  # no work of the round is worth more


def head(view: View, seat: int, language: str, names: Names, change: int) -> Head:
    estate = view.estates[seat]
    banner = Banner(
        seat,
        words.called(names, seat),
        estate.open.points,
        change,
        asked=seat in view.asked.seats,
        signs=((seat == view.starter, "pennon"), (seat in view.winners, "crown")),
        roomy=_ROOMY,
    )
    return Head(banner, language, best(view, seat))


def best(view: View, seat: int) -> tuple[Feat, ...]:
    if seat not in view.best:
        return ()
    own, of_now = view.estates[seat], view.round
    return tuple(f for f in own.open.feats if (f.round, f.value) == (of_now, own.best_work))
