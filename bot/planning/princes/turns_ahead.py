"""What may be planned ahead for the next round, and for cards that nobody has seen yet."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.engine.frozen_values import replace
from bot.engine.notation import Vocabulary
from bot.engine.text import Fact, Florins, Text
from bot.games.princes import works
from bot.games.princes.moves import Keep, Move
from bot.games.princes.pieces import Asked, clockwise
from bot.games.princes.view import View
from bot.planning.princes import after_purchase
from bot.planning.princes.ranked_wishes import AuctionOrder, LotOrder

NEXT_ROUND = "ahead"  # in the place of a phase: what follows is not on yet


def period_of_order(view: View, order: AuctionOrder) -> int:
    """The round that this order would be for: lots and characters are auctioned once in each."""
    sold = ("characters", "action") if isinstance(order, LotOrder) else ("action",)
    return view.round + 1 if view.phase in sold else view.round


def view_next_period(view: View) -> View:
    """How the next round will begin, as far as that can be known now.

    What purses will hold then nobody knows: whoever reads `AHEAD` does not judge by money.
    """
    return replace(
        view,
        round=view.round + 1,
        phase=NEXT_ROUND,
        starter=clockwise(len(view.estates), view.starter)[1],
        asked=Asked("", ()),
        stacks=tuple(replace(stack, sale=None) for stack in view.stacks),
        estates=tuple(replace(estate, withdrawn=False, pawn_lies=False) for estate in view.estates),
        characters=tuple(replace(card, pawn=None) for card in view.characters),
    )


@dataclass(frozen=True, slots=True)
class KeepDearest:
    """Of the cards drawn keep the one that is worth most then; of a profession, its work."""


VOCABULARY: Vocabulary[KeepDearest] = Vocabulary(KeepDearest)


def wishes_instead(view: View) -> Sequence[KeepDearest]:
    return (KeepDearest(),) if view.asked.kind == "picking" else ()


def moves_meant(view: View, _: KeepDearest) -> Sequence[Move]:
    if view.asked.kind != "picking":
        return ()
    assert view.own is not None
    if view.asked.deck != "profession":
        return (Keep(after_purchase.dearest_card(view, view.own.drawn)),)
    return (Keep(max(view.own.looking_at, key=lambda card: _work_value(view, card))),)


def _work_value(view: View, profession: str) -> int:
    """Of its work as things stand."""
    return works.sum_work(view.box, view.mine, profession).value


def weigh_outcome(text: Text) -> tuple[Text | None, int]:
    """A price that has fallen and a work that is worth more are as good as what was planned.

    Points are sold where cash is short, and have to be no more then.
    """
    facts = dict(text.facts)
    match text.key:
        case "works" | "princess-works":
            return text.without("value", "florins"), _number_of_fact(facts["value"])
        case "sells-points":
            return None, -_number_of_fact(facts["points"])
        case "builds" | "introduces":
            return text.without("price"), -_number_of_fact(facts["price"])
    return text, 0


def _number_of_fact(fact: Fact) -> int:
    assert isinstance(fact, int | Florins)
    return fact.amount if isinstance(fact, Florins) else fact
