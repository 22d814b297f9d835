"""The card row: choosing a card and paying for it (Rules p. 4)."""

from collections.abc import Iterator
from dataclasses import dataclass

from bot.engine.chance import Chance
from bot.engine.copies import replace
from bot.engine.game import Event, Judge, Step
from bot.engine.text import Named, Refusal, Who, refuse, say
from bot.games.firenze import bricks, cards, personnel
from bot.games.firenze.asked import Asked
from bot.games.firenze.box import Box
from bot.games.firenze.builder import Open
from bot.games.firenze.moves import VOCABULARY, Move, Pay, Take
from bot.games.firenze.paying import Paying, laid_down
from bot.games.firenze.pieces import NO_BRICKS, Bricks, Turn
from bot.games.firenze.state import Question, State


def cost(turn: Turn, place: int) -> int:
    """Rules p. 4: the first is free, each further one costs one more; not with the Princess."""
    return 0 if "princess" in turn.played else place - 1


def can_pay(own: Open, price: int) -> bool:
    """Rules p. 4: the bricks on the card come too late to pay for it."""
    return price <= own.stored


# Choosing a card (phase 1)


@dataclass(frozen=True, slots=True)
class Choosing(Question):
    """A card of the row."""

    lets_play = personnel.FOR_THE_TURN

    def candidates(self, box: Box, state: State) -> Iterator[Move]:
        for place in range(1, len(state.row) + 1):
            yield Take(place)
        yield from personnel.hires(box, state)

    def judge(self, box: Box, state: State) -> Judge[Move]:
        def refusal(move: Move) -> Refusal | None:
            match move:
                case Take(place):
                    return _why_not_take(state, place)
                case _ if personnel.is_hire(move):
                    return personnel.why_not(box, state, move)
            return refuse("firenze-phase-card", "firenze-take-a-card-first")

        return refusal

    def answer(self, box: Box, state: State, move: Move, chance: Chance) -> Step[State]:
        if not isinstance(move, Take):
            return personnel.hire(state, move, chance)
        price = cost(state.turn, move.place)
        if price:
            asked = PayingCard(move.place, price, NO_BRICKS)
            return Step(replace(state, question=asked), ())
        return _taken(box, state, move.place, NO_BRICKS, chance)

    def asked(self, box: Box, state: State) -> Asked:
        return Asked("choosing", (state.seat,))


def _why_not_take(state: State, place: int) -> Refusal | None:
    if not 1 <= place <= len(state.row):
        return refuse("firenze-phase-card", "firenze-no-such-place", most=len(state.row))
    price, own = cost(state.turn, place), state.open
    if can_pay(own, price):
        return None
    card = Named("action-card", state.row[place - 1].card)
    refusal = refuse(
        "firenze-card-cost", "firenze-card-too-dear", card=card, cost=price, stored=own.stored
    )
    return replace(refusal, nearest=VOCABULARY.spell(Take(own.stored + 1)))


@dataclass(frozen=True, slots=True)
class PayingCard(Paying):
    """Bricks on the cards to the left of the chosen one, the leftmost first."""

    place: int
    due: int
    given: Bricks

    def answer(self, box: Box, state: State, move: Move, chance: Chance) -> Step[State]:
        assert isinstance(move, Pay)
        after = laid_down(state, self.place - self.due, move.brick)
        given = bricks.more(self.given, move.brick)
        if self.due > 1:
            left = replace(self, due=self.due - 1, given=given)
            return Step(replace(after, question=left), ())
        return _taken(box, after, self.place, given, chance)

    def asked(self, box: Box, state: State) -> Asked:
        return Asked(
            "paying-card",
            (state.seat,),
            card=state.row[self.place - 1].card,
            place=self.place,
            due=self.due,
            spare=state.open.storehouse,
        )


def _taken(box: Box, state: State, place: int, given: Bricks, chance: Chance) -> Step[State]:
    """Rules p. 4: the bricks go to the storehouse, then the card is dealt with by its kind."""
    seat, own, spot = state.seat, state.open, state.row[place - 1]
    own = replace(own, storehouse=bricks.together(own.storehouse, spot.bricks))
    after = replace(
        state,
        row=(*state.row[: place - 1], *state.row[place:]),
        builders=state.builders_with(seat, own),
    )
    told = say(
        "firenze-takes",
        who=Who(seat),
        card=Named("action-card", spot.card),
        bricks=bricks.heap(spot.bricks),
        paid=bricks.heap(given),
    )
    return cards.dealt_with(box, after, spot, chance).after(Event(told))
