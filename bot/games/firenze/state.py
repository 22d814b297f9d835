"""The whole truth of one game of Firenze, and the changes that several questions share."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import partial
from typing import ClassVar

from bot.engine.game import Event, Judge, Seat, Step
from bot.engine.random_draws import Chance
from bot.engine.replace_and_memoize import replace
from bot.engine.text import Named, Refusal, refuse, say
from bot.games.firenze import bricks_and_towers, state_parts
from bot.games.firenze.box import Box
from bot.games.firenze.moves import Move, Pay

# Since which rules some rulings hold: a game that began before ends as it would have then.
GIVES_BACK = 2  # ruling 46: overpaid bricks come back
POINTLESS_LAST = 2  # ruling 48
ASKS_NOT_IN_VAIN = 2  # ruling 49: nobody is asked about an event that does nothing

_ALONE = tuple(frozenset({Seat(seat)}) for seat in range(4))


@dataclass(frozen=True, slots=True)
class Deck:
    """The face-down deck, top card first; of these the first `starts` are start cards."""

    cards: tuple[str, ...]
    starts: int
    discards: tuple[str, ...] = ()


class Question:
    """What is open to the seat whose turn it is: what may be answered, and what comes of it.

    Each kind of question is a class of its own in the room of its topic.
    """

    __slots__ = ()

    # Who works for the rest of the turn, and may be sent for while this is asked.
    lets_play: ClassVar[frozenset[str]] = frozenset()

    def to_move(self, state: "State") -> frozenset[Seat]:
        return _ALONE[state.turn.seat]

    @abstractmethod
    def candidates(self, box: Box, state: "State") -> Iterable[Move]: ...

    def judge(self, box: Box, state: "State") -> Judge[Move]:
        """Judge all answers; a kind with many of them finds out once what is alike."""
        return partial(self.why_not, box, state)

    def why_not(self, box: Box, state: "State", move: Move) -> Refusal | None:
        """Why this is no legal answer; None where it is one."""
        raise NotImplementedError

    @abstractmethod
    def answer(self, box: Box, state: "State", move: Move, chance: Chance) -> Step["State"]: ...

    @abstractmethod
    def public_view(self, box: Box, state: "State") -> state_parts.Asked: ...


@dataclass(frozen=True, slots=True)
class State:
    rules: int
    options: state_parts.Options
    turns: int  # begun so far, this one too
    starter: Seat
    turn: state_parts.Turn
    question: Question
    builders: tuple[state_parts.Builder, ...]
    board: state_parts.Board
    row: tuple[state_parts.RowCard, ...]
    deck: Deck
    pouch: state_parts.Bricks

    @property
    def seat(self) -> Seat:
        return self.turn.seat

    @property
    def open(self) -> state_parts.Open:
        """What lies open before the builder whose turn it is."""
        return self.builders[self.turn.seat].open

    @property
    def hand(self) -> tuple[str, ...]:
        """What the builder holds whose turn it is."""
        return self.builders[self.turn.seat].hidden.hand

    @property
    def open_builders(self) -> tuple[state_parts.Open, ...]:
        """What lies open before all builders."""
        return tuple([builder.open for builder in self.builders])

    def clockwise(self, seat: Seat) -> tuple[Seat, ...]:
        """All seats in order of turn, beginning with this one."""
        seats = len(self.builders)
        return tuple(Seat((seat + i) % seats) for i in range(seats))

    def builders_with(
        self, seat: int, part: state_parts.Open | state_parts.Hidden
    ) -> tuple[state_parts.Builder, ...]:
        """All builders, with this in the place of what the seat had of it."""
        builder = self.builders[seat]
        if isinstance(part, state_parts.Open):
            builder = state_parts.Builder(part, builder.hidden)
        else:
            builder = state_parts.Builder(builder.open, part)
        return (*self.builders[:seat], builder, *self.builders[seat + 1 :])

    def with_builder(self, seat: int, part: state_parts.Open | state_parts.Hidden) -> "State":
        return replace(self, builders=self.builders_with(seat, part))

    def with_points(self, seat: int, source: int, points: int) -> "State":
        """With these prestige points more for the seat, and where they come from."""
        return self.with_builder(seat, self.builders[seat].open.with_points(source, points))


def discard_card(state: State, card: str) -> State:
    deck = state.deck
    return replace(state, deck=Deck(deck.cards, deck.starts, (*deck.discards, card)))


def fill_row(box: Box, state: State, chance: Chance) -> Step[State]:
    """Rules p. 4: a new card from the deck with bricks from the pouch, as far as they go."""
    numbers, row, deck, pouch = box.numbers, state.row, state.deck, state.pouch
    new: list[str] = []
    events: list[Event] = []
    while len(row) + len(new) < numbers.row:
        if not deck.cards:
            if not deck.discards:
                break  # ruling 11: the space stays empty
            deck = Deck(chance.shuffled(deck.discards, "discards"), 0)
            events.append(Event(say("firenze-deck-shuffled", cards=len(deck.cards))))
        new.append(deck.cards[0])
        deck = Deck(deck.cards[1:], max(0, deck.starts - 1), deck.discards)
    for card in new:
        laid = bricks_and_towers.draw_bricks(pouch, numbers.bricks_each, chance)
        pouch = bricks_and_towers.subtract_bricks(pouch, laid)
        row = (*row, state_parts.RowCard(card, laid))
        named = Named("action-card", card)
        events.append(
            Event(say("firenze-new-card", card=named, bricks=bricks_and_towers.heap_texts(laid)))
        )
    return Step(replace(state, row=row, deck=deck, pouch=pouch), tuple(events), opened=True)


def lower_tower(state: State, seat: Seat, color: str, height: int) -> State:
    """One brick of this tower lies in the pouch."""
    open_ = state.builders[seat].open
    open_ = replace(open_, site=bricks_and_towers.remove_tower_level(open_.site, color, height))
    return replace(
        state.with_builder(seat, open_), pouch=bricks_and_towers.add_brick(state.pouch, color)
    )


# Paying brick by brick


class Paying(Question, ABC):
    """So many bricks are due."""

    __slots__ = ()

    due: int

    def candidates(self, box: Box, state: State) -> Iterator[Move]:
        """What can best be spared comes first."""
        own = state.open
        for color in bricks_and_towers.colors_to_spare_first(own.site):
            if own.storehouse[state_parts.ORDER[color]]:
                yield Pay(color)

    def why_not(self, box: Box, state: State, move: Move) -> Refusal | None:
        match move:
            case Pay(brick):
                return bricks_and_towers.why_not_give(brick, state.open.storehouse)
        return refuse("firenze-paying", "firenze-pay-first", due=self.due)


def put_brick_on_card(state: State, place: int, brick: str) -> State:
    """A brick of the storehouse lies on this card of the row."""
    at = place - 1
    spot = state.row[at]
    laden = state_parts.RowCard(spot.card, bricks_and_towers.add_brick(spot.bricks, brick))
    return replace(_without_brick(state, brick), row=(*state.row[:at], laden, *state.row[at + 1 :]))


def spill_brick(state: State, brick: str) -> State:
    """A brick of the storehouse lies in the pouch."""
    return replace(
        _without_brick(state, brick), pouch=bricks_and_towers.add_brick(state.pouch, brick)
    )


def _without_brick(state: State, brick: str) -> State:
    own = replace(
        state.open, storehouse=bricks_and_towers.remove_brick(state.open.storehouse, brick)
    )
    return state.with_builder(state.seat, own)
