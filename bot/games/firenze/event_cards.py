"""Event cards: what they take from whom, and the Patrician who prevents it (Rules p. 7)."""

from collections.abc import Iterator
from dataclasses import dataclass

from bot.engine.game import Event, Seat, Step
from bot.engine.random_draws import Chance
from bot.engine.replace_and_memoize import replace
from bot.engine.text import Named, Refusal, Who, refuse, say
from bot.games.firenze import bricks_and_towers, building, personnel
from bot.games.firenze.box import Box
from bot.games.firenze.moves import Avert, Endure, Lower, Move, Spill
from bot.games.firenze.state import (
    ASKS_NOT_IN_VAIN,
    Question,
    State,
    discard_card,
    lower_tower,
    spill_brick,
)
from bot.games.firenze.state_parts import NO_BRICKS, ORDER, Asked, Bricks, Hidden, RowCard, Tower

# Which events strike everybody, and which take a level of a tower instead of bricks.
_STRIKE_ALL = ("flood", "luxury-tax", "tribute", "collapse")
_TAKE_LEVELS = ("botch", "collapse")
# Ruling 28: what these take was there before the card's own bricks.
_SPARE_NEW_BRICKS = ("storehouse-fire", "flood")

# What an event takes


def strikes_all(card: str) -> bool:
    return card in _STRIKE_ALL


def takes_level(card: str) -> bool:
    """Whether it takes a level of a tower; the others take bricks out of the storehouse."""
    return card in _TAKE_LEVELS


def bricks_at_risk(card: str, storehouse: Bricks, brought: Bricks) -> Bricks:
    """What of a storehouse the event may take; `brought` came with the card."""
    if card in _SPARE_NEW_BRICKS:
        return bricks_and_towers.subtract_bricks(storehouse, brought)
    return storehouse


def bricks_due(box: Box, card: str, stored: int, towers: int) -> int:
    """How many bricks it takes of somebody who has so many to lose, and so many towers."""
    amount = box.cards[card].amount
    match card:
        case "flood":
            amount = stored // amount
        case "luxury-tax":
            amount *= towers
    return min(amount, stored)


def threatened_towers(card: str, site: tuple[Tower, ...]) -> list[Tower]:
    """The towers of which it may take a level."""
    if card == "botch":
        return list(site)
    highest = max([tower.height for tower in site], default=0)
    return [tower for tower in site if tower.height == highest]


def resolve_event(box: Box, state: State, spot: RowCard, chance: Chance) -> Step[State]:
    """An event was chosen; ruling 37: who holds the Patrician is asked first."""
    held = "patrician" in state.hand and "patrician" not in state.turn.played
    if held and state.options.averting and _would_anyone_lose(box, state, spot):
        return Step(replace(state, question=Averting(spot.card, spot.bricks)), ())
    return _carry_out_event(box, state, spot.card, spot.bricks, chance)


# The Patrician


def _would_anyone_lose(box: Box, state: State, spot: RowCard) -> bool:
    """Ruling 49: whether anybody would lose anything by the event."""
    if state.rules < ASKS_NOT_IN_VAIN:
        return True
    struck_ = state.clockwise(state.seat) if strikes_all(spot.card) else (state.seat,)
    return any(_would_lose(box, state, seat, spot) for seat in struck_)


def _would_lose(box: Box, state: State, seat: Seat, spot: RowCard) -> bool:
    open_ = state.builders[seat].open
    if takes_level(spot.card):
        return bool(open_.site)
    brought = spot.bricks if seat == state.seat else NO_BRICKS
    may = sum(bricks_at_risk(spot.card, open_.storehouse, brought))
    return bricks_due(box, spot.card, may, len(open_.site)) > 0


@dataclass(frozen=True, slots=True)
class Averting(Question):
    """An event was chosen, and the Patrician could prevent it."""

    card: str
    bricks: Bricks  # that lay on it

    def candidates(self, box: Box, state: State) -> tuple[Move, ...]:
        return (Endure(), Avert())

    def why_not(self, box: Box, state: State, move: Move) -> Refusal | None:
        if isinstance(move, (Endure, Avert)):
            return None
        card = Named("action-card", self.card)
        return refuse("firenze-patrician", "firenze-endure-or-avert", card=card)

    def answer(self, box: Box, state: State, move: Move, chance: Chance) -> Step[State]:
        if isinstance(move, Endure):
            return _carry_out_event(box, state, self.card, self.bricks, chance)
        return _avert_event(box, state, self.card, chance)

    def public_view(self, box: Box, state: State) -> Asked:
        return Asked("averting", (state.seat,), card=self.card)


def _avert_event(box: Box, state: State, card: str, chance: Chance) -> Step[State]:
    seat, left = state.seat, Hidden(bricks_and_towers.without_card(state.hand, "patrician"))
    turn = personnel.with_card_played(state.turn, "patrician")
    after = replace(state.with_builder(seat, left), turn=turn)
    told = say(
        "firenze-averts",
        who=Who(seat),
        card=Named("action-card", card),
        patrician=Named("action-card", "patrician"),
    )
    step = _end_event(box, discard_card(after, "patrician"), card, chance)
    return step.preceded_by(Event(told))


# The active player loses something


def _carry_out_event(
    box: Box, state: State, card: str, brought: Bricks, chance: Chance
) -> Step[State]:
    """Ruling 27: clockwise, and the active player chooses himself where he has a choice."""
    own = state.open
    if takes_level(card):
        hit = threatened_towers(card, own.site)
        if len(bricks_and_towers.distinct_towers(tuple(hit))) > 1:
            return Step(replace(state, question=LoweringTower(card)), ())
        return _strike_others(
            box, _lower_cheapest_tower(state, state.seat, card, hit), card, chance
        )
    may = bricks_at_risk(card, own.storehouse, brought)
    many = bricks_due(box, card, sum(may), len(own.site))
    if bricks_and_towers.has_choice_of_bricks(may, many):
        return Step(replace(state, question=LosingBricks(card, many, may, NO_BRICKS)), ())
    lost = bricks_and_towers.choose_bricks_to_lose(own.site, may, many)
    return _strike_others(box, _lose_bricks(state, state.seat, card, lost), card, chance)


@dataclass(frozen=True, slots=True)
class LosingBricks(Question):
    """An event takes bricks out of the storehouse; `spare` may be given, in `due` steps."""

    card: str
    due: int
    spare: Bricks
    given: Bricks

    def candidates(self, box: Box, state: State) -> Iterator[Move]:
        for color in bricks_and_towers.colors_to_spare_first(state.open.site):
            if self.spare[ORDER[color]]:
                yield Spill(color)

    def why_not(self, box: Box, state: State, move: Move) -> Refusal | None:
        if isinstance(move, Spill):
            return bricks_and_towers.why_not_give(move.brick, self.spare)
        return _why_event_first(self.card)

    def answer(self, box: Box, state: State, move: Move, chance: Chance) -> Step[State]:
        assert isinstance(move, Spill)
        given = bricks_and_towers.add_brick(self.given, move.brick)
        after = spill_brick(state, move.brick)
        if self.due > 1:
            spare = bricks_and_towers.remove_brick(self.spare, move.brick)
            left = replace(self, due=self.due - 1, spare=spare, given=given)
            return Step(replace(after, question=left), ())
        told = _loss_event(state.seat, self.card, given)
        return _strike_others(box, Step(after, (told,)), self.card, chance)

    def public_view(self, box: Box, state: State) -> Asked:
        return Asked("losing", (state.seat,), card=self.card, due=self.due, spare=self.spare)


@dataclass(frozen=True, slots=True)
class LoweringTower(Question):
    """An event takes a brick from a tower, and there is more than one that it may be."""

    card: str

    def candidates(self, box: Box, state: State) -> Iterator[Move]:
        """The cheapest colour comes first: whoever is away loses that, as ruling 27 has it."""
        found = bricks_and_towers.distinct_towers(
            tuple(threatened_towers(self.card, state.open.site))
        )
        for color, height in sorted(found, key=lambda tower: (ORDER[tower[0]], tower[1])):
            yield Lower(color, height)

    def why_not(self, box: Box, state: State, move: Move) -> Refusal | None:
        if not isinstance(move, Lower):
            return _why_event_first(self.card)
        site = state.open.site
        least = min(tower.height for tower in threatened_towers(self.card, site))
        why = bricks_and_towers.why_no_tower(site, move.color, move.height)
        if why is None and move.height < least:
            card = Named("action-card", self.card)
            return refuse("firenze-events", "firenze-only-the-highest", card=card, height=least)
        return why

    def answer(self, box: Box, state: State, move: Move, chance: Chance) -> Step[State]:
        assert isinstance(move, Lower)
        step = _lower_tower(state, state.seat, self.card, move.color, move.height)
        return _strike_others(box, step, self.card, chance)

    def public_view(self, box: Box, state: State) -> Asked:
        return Asked("lowering", (state.seat,), card=self.card, due=1)


def _why_event_first(card: str) -> Refusal:
    return refuse("firenze-events", "firenze-event-first", card=Named("action-card", card))


# Then everybody else does, and the row is filled


def _strike_others(box: Box, step: Step[State], card: str, chance: Chance) -> Step[State]:
    if strikes_all(card):
        for seat in step.state.clockwise(step.state.seat)[1:]:
            step = _strike_without_choice(box, step.state, seat, card).preceded_by(*step.events)
    if not step.events:
        vain = Event(say("firenze-event-in-vain", card=Named("action-card", card)))
        step = step.preceded_by(vain)
    return step.followed_by(lambda state: _end_event(box, state, card, chance))


def _strike_without_choice(box: Box, state: State, seat: Seat, card: str) -> Step[State]:
    """Ruling 27: outside of one's turn there is nothing to choose."""
    open_ = state.builders[seat].open
    if takes_level(card):
        return _lower_cheapest_tower(state, seat, card, threatened_towers(card, open_.site))
    many = bricks_due(box, card, open_.stored, len(open_.site))
    return _lose_bricks(
        state,
        seat,
        card,
        bricks_and_towers.choose_bricks_to_lose(open_.site, open_.storehouse, many),
    )


def _end_event(box: Box, state: State, card: str, chance: Chance) -> Step[State]:
    return building.fill_row_and_build(box, discard_card(state, card), chance)


def _lose_bricks(state: State, seat: Seat, card: str, lost: Bricks) -> Step[State]:
    if not any(lost):
        return Step(state, ())
    open_ = state.builders[seat].open
    open_ = replace(open_, storehouse=bricks_and_towers.subtract_bricks(open_.storehouse, lost))
    after = replace(
        state.with_builder(seat, open_), pouch=bricks_and_towers.add_bricks(state.pouch, lost)
    )
    return Step(after, (_loss_event(seat, card, lost),))


def _loss_event(seat: Seat, card: str, lost: Bricks) -> Event:
    named = Named("action-card", card)
    return Event(
        say(
            "firenze-loses-bricks",
            who=Who(seat),
            card=named,
            bricks=bricks_and_towers.heap_texts(lost),
        )
    )


def _lower_cheapest_tower(state: State, seat: Seat, card: str, hit: list[Tower]) -> Step[State]:
    """Ruling 29: who has no tower loses nothing; ruling 27: of several the cheapest colour."""
    if not hit:
        return Step(state, ())
    tower = min(hit, key=lambda tower: ORDER[tower.color])
    return _lower_tower(state, seat, card, tower.color, tower.height)


def _lower_tower(state: State, seat: Seat, card: str, color: str, height: int) -> Step[State]:
    told = say(
        "firenze-loses-level",
        who=Who(seat),
        card=Named("action-card", card),
        brick=Named("brick", color),
        height=height,
        left=height - 1,
    )
    return Step(lower_tower(state, seat, color, height), (Event(told),))
