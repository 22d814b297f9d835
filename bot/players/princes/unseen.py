"""Wishes for a turn that is made ahead: what is to be kept of cards that nobody has seen yet."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.engine.notation import Vocabulary
from bot.games.princes import works
from bot.games.princes.moves import Keep, Move
from bot.games.princes.view import View
from bot.players.princes import following


@dataclass(frozen=True, slots=True)
class KeepDearest:
    """Of the cards drawn keep the one that is worth most then; of a profession, its work."""


VOCABULARY: Vocabulary[KeepDearest] = Vocabulary(KeepDearest)


def offered(view: View) -> Sequence[KeepDearest]:
    return (KeepDearest(),) if view.asked.kind == "picking" else ()


def meant(view: View, _: KeepDearest) -> Move | None:
    if view.asked.kind != "picking":
        return None
    assert view.own is not None
    if view.asked.deck != "profession":
        return Keep(following.dearest(view, view.own.drawn))
    return Keep(max(view.own.looking_at, key=lambda card: _worth(view, card)))


def _worth(view: View, profession: str) -> int:
    """Of its work as things stand."""
    return works.summed(view.box, view.mine, profession).value


def kept_as(_: View, __: Sequence[Move]) -> None:
    """All other moves mean the same wherever they are made."""
