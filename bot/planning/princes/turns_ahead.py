"""The next round as far as it is known, and the wish for cards that are still unknown."""

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

NEXT_ROUND = "ahead"  # the phase of a view of the round to come


def period_of_order(view: View, order: AuctionOrder) -> int:
    """The round an order is for: this one until its auction is over, then the next."""
    sold = ("characters", "action") if isinstance(order, LotOrder) else ("action",)
    return view.round + 1 if view.phase in sold else view.round


def view_next_period(view: View) -> View:
    """The view as the next round will begin; its phase NEXT_ROUND says that money is unknown."""
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
    """Keep the card drawn that is worth most then; of professions the one with the best work."""


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
    return works.sum_work(view.box, view.mine, profession).value


def weigh_outcome(text: Text) -> tuple[Text | None, int]:
    """Works may become worth more; prices and points sold for cash may fall."""
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
