"""The works of a hand line by line: what each is worth, what is there for it, what is missing."""

from collections.abc import Iterable
from dataclasses import dataclass

from bot.engine.notation import Names
from bot.engine.text import Named, Text, say
from bot.games.princes.pieces import PRINCESS
from bot.games.princes.view import InHand, View
from bot.games.princes.works import Sum, lacking
from cogs.door.speech import Voice
from cogs.games.princes.works import fewest, value_of


@dataclass(frozen=True, slots=True)
class Shelved:
    """A work as it could be completed now, with the fewest bonus cards that are enough."""

    held: InHand
    cards: Names
    value: int
    short: int  # of the minimum

    @property
    def name(self) -> str:
        return self.held.card.name


def shelved(view: View, legal: Iterable[object]) -> list[Shelved]:
    """Every work in hand: what can be completed first, and the best of it before all others."""
    assert view.own is not None
    moves = list(legal)
    found = [_shelved(view, held, fewest(view, held, moves)) for held in view.own.hand]
    return sorted(found, key=lambda one: (one.short, -one.value))


def _shelved(view: View, held: InHand, cards: Names) -> Shelved:
    value = value_of(view, held, cards)
    return Shelved(held, cards, value, lacking(value, view.minimum))


def in_a_line(voice: Voice, view: View, one: Shelved) -> str:
    """Its value against what is needed; by name, in signs and words, what is there and what not."""
    thing = Named("profession", one.name)
    head = voice.text(_worth(view, thing, one.value, one.cards))
    return f"{head}\n{wants(voice, one.held)}"


def princess_in_a_line(voice: Voice, view: View, sum_: Sum) -> str:
    """She wants nothing by name."""
    return voice.text(_worth(view, Named("character", PRINCESS), sum_.value))


def _worth(view: View, thing: Named, value: int, cards: Names = ()) -> Text:
    return say(
        "panel-turn-work",
        profession=thing,
        value=value,
        short=lacking(value, view.minimum),
        minimum=view.minimum,
        cards=tuple(Named("bonus", card) for card in cards),
    )


def wants(voice: Voice, held: InHand) -> str:
    card, sum_ = held.card, held.sum
    wanted = (
        (Named("building", card.building), sum_.building),
        (Named("landscape", card.landscape), sum_.landscape),
        (Named("freedom", card.freedom), sum_.freedom),
    )
    there = tuple(thing for thing, worth in wanted if worth)
    missing = tuple(thing for thing, worth in wanted if not worth)
    told = [voice("panel-turn-there", things=there)] if there else []
    told += [voice("panel-turn-missing", things=missing)] if missing else []
    return " · ".join(told)


def label(voice: Voice, thing: Named, value: int) -> str:
    """On the button beside the line: it names the line for whoever only hears it."""
    return voice.label("panel-turn-complete", profession=thing, value=value)
