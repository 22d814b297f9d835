"""Event cards: what they take from whom, and the Patrician who prevents it (Rules p. 7)."""

from collections.abc import Iterator
from dataclasses import replace

from bot.engine.chance import Chance
from bot.engine.game import Event, Judge, Seat, Step
from bot.engine.text import Named, Refusal, Who, refuse, say
from bot.games.firenze import bricks, deck, sites
from bot.games.firenze.box import Box
from bot.games.firenze.moves import Avert, Endure, Lower, Move, Spill
from bot.games.firenze.pieces import NO_BRICKS, ORDER, Bricks, Spot
from bot.games.firenze.state import (
    ASKS_NOT_IN_VAIN,
    Averting,
    Builder,
    Losing,
    Lowering,
    State,
)

# Which events strike everybody, and which take a level of a tower instead of bricks.
_STRIKE_ALL = ("flood", "luxury-tax", "tribute", "collapse")
_TAKE_LEVELS = ("botch", "collapse")
# Ruling 28: what these take was there before the card's own bricks.
_SPARE_NEW_BRICKS = ("storehouse-fire", "flood")


def struck(box: Box, state: State, spot: Spot, chance: Chance) -> Step[State]:
    """An event was chosen; ruling 37: who holds the Patrician is asked first."""
    held = "patrician" in state.builder.hand and "patrician" not in state.turn.played
    if held and state.options.averting and _is_worth_asking(box, state, spot):
        return Step(replace(state, question=Averting(spot.card, spot.bricks)), ())
    return _carried_out(box, state, spot.card, spot.bricks, chance)


# The Patrician


def _is_worth_asking(box: Box, state: State, spot: Spot) -> bool:
    """Ruling 49: whether anybody would lose anything by the event."""
    if state.rules < ASKS_NOT_IN_VAIN:
        return True
    struck_ = state.clockwise(state.seat) if spot.card in _STRIKE_ALL else (state.seat,)
    return any(_would_lose(box, state, seat, spot) for seat in struck_)


def _would_lose(box: Box, state: State, seat: Seat, spot: Spot) -> bool:
    builder = state.builders[seat]
    if spot.card in _TAKE_LEVELS:
        return bool(builder.site)
    brought = spot.bricks if seat == state.seat else NO_BRICKS
    spare = sum(_spare(builder, spot.card, brought))
    return min(_due(box, builder, spot.card, spare), spare) > 0


def judge_averting(question: Averting) -> Judge[Move]:
    def refusal(move: Move) -> Refusal | None:
        if isinstance(move, (Endure, Avert)):
            return None
        card = Named("action-card", question.card)
        return refuse("firenze-patrician", "firenze-endure-or-avert", card=card)

    return refusal


def endure(box: Box, state: State, question: Averting, chance: Chance) -> Step[State]:
    return _carried_out(box, state, question.card, question.bricks, chance)


def avert(box: Box, state: State, question: Averting, chance: Chance) -> Step[State]:
    seat, builder = state.seat, state.builder
    builder = replace(builder, hand=sites.one_out(builder.hand, "patrician"))
    after = replace(
        state,
        builders=state.builders_with(seat, builder),
        turn=replace(state.turn, played=(*state.turn.played, "patrician")),
    )
    told = say(
        "firenze-averts",
        who=Who(seat),
        card=Named("action-card", question.card),
        patrician=Named("action-card", "patrician"),
    )
    step = _over(box, deck.discarded(after, "patrician"), question.card, chance)
    return step.after(Event(told))


# What an event does


def _carried_out(box: Box, state: State, card: str, brought: Bricks, chance: Chance) -> Step[State]:
    """Ruling 27: clockwise, and the active player chooses himself where he has a choice."""
    builder = state.builder
    if card in _TAKE_LEVELS:
        least = _threatened(builder, card)
        if len({(t.color, t.height) for t in builder.site if t.height >= least}) > 1:
            return Step(replace(state, question=Lowering(card, least)), ())
        return _active_lowered(box, state, card, least, chance)
    spare = _spare(builder, card, brought)
    due = min(_due(box, builder, card, sum(spare)), sum(spare))
    if bricks.is_choice(spare, due):
        return Step(replace(state, question=Losing(card, due, spare, NO_BRICKS)), ())
    lost = bricks.spared(builder, spare, due)
    return _others_struck(box, _lost(state, state.seat, card, lost), card, chance)


def _spare(builder: Builder, card: str, brought: Bricks) -> Bricks:
    """What the event may take."""
    if card in _SPARE_NEW_BRICKS:
        return bricks.without(builder.storehouse, brought)
    return builder.storehouse


def _due(box: Box, builder: Builder, card: str, stored: int) -> int:
    """How many bricks the event wants of somebody who has so many."""
    amount = box.cards[card].amount
    match card:
        case "flood":
            return stored // amount
        case "luxury-tax":
            return amount * len(builder.site)
    return amount


def _threatened(builder: Builder, card: str) -> int:
    """The height from which on towers may be hit."""
    if card == "botch":
        return 1
    return max([tower.height for tower in builder.site], default=1)


# The active player loses something


def losses(state: State, question: Losing) -> Iterator[Move]:
    for color in bricks.sparing(state.builder):
        if question.spare[ORDER[color]]:
            yield Spill(color)


def judge_loss(question: Losing) -> Judge[Move]:
    def refusal(move: Move) -> Refusal | None:
        if isinstance(move, Spill):
            return bricks.why_not_give(move.brick, question.spare)
        card = Named("action-card", question.card)
        return refuse("firenze-events", "firenze-event-first", card=card)

    return refusal


def lose(box: Box, state: State, question: Losing, move: Spill, chance: Chance) -> Step[State]:
    given, due = bricks.more(question.given, move.brick), question.due - 1
    after = _spilt(state, move.brick)
    if due:
        spare = bricks.fewer(question.spare, move.brick)
        return Step(replace(after, question=Losing(question.card, due, spare, given)), ())
    told = _told_loss(state.seat, question.card, given)
    return _others_struck(box, Step(after, (told,)), question.card, chance)


def lowerings(state: State, question: Lowering) -> Iterator[Move]:
    """The cheapest colour comes first: whoever is away loses that, as ruling 27 has it."""
    found = [tower for tower in sites.kinds(state.builder.site) if tower[1] >= question.least]
    for color, height in sorted(found, key=lambda tower: (ORDER[tower[0]], tower[1])):
        yield Lower(color, height)


def judge_lowering(state: State, question: Lowering) -> Judge[Move]:
    def refusal(move: Move) -> Refusal | None:
        card = Named("action-card", question.card)
        if not isinstance(move, Lower):
            return refuse("firenze-events", "firenze-event-first", card=card)
        why = sites.why_no_tower(state, state.seat, move.color, move.height)
        if why is None and move.height < question.least:
            return refuse(
                "firenze-events", "firenze-only-the-highest", card=card, height=question.least
            )
        return why

    return refusal


def lower(box: Box, state: State, question: Lowering, move: Lower, chance: Chance) -> Step[State]:
    step = _lowered(state, state.seat, move.color, move.height)
    return _others_struck(box, step, question.card, chance)


def _active_lowered(box: Box, state: State, card: str, least: int, chance: Chance) -> Step[State]:
    tower = next((t for t in state.builder.site if t.height >= least), None)
    if tower is None:  # ruling 29
        return _others_struck(box, Step(state, ()), card, chance)
    step = _lowered(state, state.seat, tower.color, tower.height)
    return _others_struck(box, step, card, chance)


# Then everybody else does, and the row is filled


def _others_struck(box: Box, step: Step[State], card: str, chance: Chance) -> Step[State]:
    state, told = step.state, step.events
    if card in _STRIKE_ALL:
        for seat in state.clockwise(state.seat)[1:]:
            hit = _struck_by_rule(box, state, seat, card)
            state, told = hit.state, (*told, *hit.events)
    if not told:
        told = (Event(say("firenze-event-in-vain", card=Named("action-card", card))),)
    after = _over(box, state, card, chance)
    return replace(after, events=(*told, *after.events))


def _struck_by_rule(box: Box, state: State, seat: Seat, card: str) -> Step[State]:
    """Ruling 27: outside of one's turn there is nothing to choose."""
    builder = state.builders[seat]
    if card in _TAKE_LEVELS:
        least = _threatened(builder, card)
        highest = [tower for tower in builder.site if tower.height >= least]
        if not highest:
            return Step(state, ())
        tower = min(highest, key=lambda tower: ORDER[tower.color])
        return _lowered(state, seat, tower.color, tower.height)
    stored = sum(builder.storehouse)
    due = min(_due(box, builder, card, stored), stored)
    return _lost(state, seat, card, bricks.spared(builder, builder.storehouse, due))


def _over(box: Box, state: State, card: str, chance: Chance) -> Step[State]:
    return deck.closed_up(box, deck.discarded(state, card), chance)


def _lost(state: State, seat: Seat, card: str, lost: Bricks) -> Step[State]:
    if not any(lost):
        return Step(state, ())
    builder = state.builders[seat]
    builder = replace(builder, storehouse=bricks.without(builder.storehouse, lost))
    after = replace(
        state,
        builders=state.builders_with(seat, builder),
        pouch=bricks.together(state.pouch, lost),
    )
    return Step(after, (_told_loss(seat, card, lost),))


def _told_loss(seat: Seat, card: str, lost: Bricks) -> Event:
    named = Named("action-card", card)
    return Event(say("firenze-loses-bricks", who=Who(seat), card=named, bricks=bricks.heap(lost)))


def _spilt(state: State, brick: str) -> State:
    seat, builder = state.seat, state.builder
    builder = replace(builder, storehouse=bricks.fewer(builder.storehouse, brick))
    builders = state.builders_with(seat, builder)
    return replace(state, builders=builders, pouch=bricks.more(state.pouch, brick))


def _lowered(state: State, seat: Seat, color: str, height: int) -> Step[State]:
    after = sites.lowered(state, seat, color, height)
    brick = Named("brick", color)
    told = say("firenze-loses-level", who=Who(seat), brick=brick, height=height, left=height - 1)
    return Step(after, (Event(told),))
