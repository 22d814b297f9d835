"""Wishes for a turn that is made ahead: what is to be kept of cards that nobody has seen yet."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.engine.notation import Vocabulary
from bot.engine.text import Fact, Florins, Text
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


def offered_beside(_: View) -> Sequence[KeepDearest]:
    return ()


def meant(view: View, _: KeepDearest) -> Sequence[Move]:
    if view.asked.kind != "picking":
        return ()
    assert view.own is not None
    if view.asked.deck != "profession":
        return (Keep(following.dearest(view, view.own.drawn)),)
    return (Keep(max(view.own.looking_at, key=lambda card: _worth(view, card))),)


def _worth(view: View, profession: str) -> int:
    """Of its work as things stand."""
    return works.summed(view.box, view.mine, profession).value


def is_there(_: View, __: KeepDearest) -> bool:
    return True


def counted_on(text: Text) -> tuple[Text | None, int]:
    """A price that has fallen and a work that is worth more are as good as what was planned.

    Points are sold where cash is short, and have to be no more then.
    """
    facts = dict(text.facts)
    match text.key:
        case "works" | "princess-works":
            return text.without("value", "florins"), _number(facts["value"])
        case "sells-points":
            return None, -_number(facts["points"])
        case "builds" | "introduces":
            return text.without("price"), -_number(facts["price"])
    return text, 0


def _number(fact: Fact) -> int:
    assert isinstance(fact, int | Florins)
    return fact.amount if isinstance(fact, Florins) else fact


def kept_as(_: View, __: Sequence[Move]) -> None:
    """All other moves mean the same wherever they are made."""
