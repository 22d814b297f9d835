"""Exchanging, building towers, paying for it, tearing down what is abandoned (Rules p. 5-6)."""

from collections.abc import Iterator
from dataclasses import replace

from bot.engine.game import Event, Judge, Step
from bot.engine.text import Refusal, Who, refuse, say
from bot.games.firenze import bricks, personnel, row, sites
from bot.games.firenze.box import Box
from bot.games.firenze.moves import Begin, Done, Exchange, Lay, Move, Pay
from bot.games.firenze.pieces import COLORS, NO_BRICKS, ORDER, Bricks, Tower, Turn
from bot.games.firenze.state import (
    GIVES_BACK,
    Builder,
    Building,
    Fulfilling,
    PayingConstruction,
    State,
)

# What building costs


def costs(box: Box, builder: Builder, turn: Turn) -> tuple[int, ...]:
    """What so many bricks cost in all this turn, from none to as many as may be laid."""
    less = 0
    if "workshop" in builder.buildings:
        less += box.cards["workshop"].amount
    if "mason" in turn.played:
        less += box.cards["mason"].amount
    table = box.numbers.construction
    if "architect" in turn.played:  # ruling 39: his brick counts neither here nor for the most
        table = (table[0],) * box.cards["architect"].amount + table
    return tuple([max(0, price - less) for price in table])


def bricks_left(box: Box, turn: Turn) -> int:
    """How many bricks may still be laid this turn, as far as there are any."""
    extra = box.cards["architect"].amount if "architect" in turn.played else 0
    return len(box.numbers.construction) - 1 + extra - turn.built


def next_cost(box: Box, builder: Builder, turn: Turn) -> int:
    """What the next brick adds to the price of this turn's building."""
    if not bricks_left(box, turn):
        return 0
    return max(0, costs(box, builder, turn)[turn.built + 1] - len(turn.payments))


# What may be done


def works(box: Box, state: State) -> Iterator[Move]:
    builder = state.builder
    yield Done()
    if not state.turn.exchanged and not state.turn.built:
        yield from row.exchanges(state)
    for color, height in sites.kinds(builder.site):
        if builder.storehouse[ORDER[color]]:
            yield Lay(color, height)
    for color in COLORS:
        if builder.storehouse[ORDER[color]]:
            yield Begin(color)
    yield from personnel.hires(box, state)


def judge_work(box: Box, state: State) -> Judge[Move]:
    brickless = _why_no_brick(box, state)

    def refusal(move: Move) -> Refusal | None:
        match move:
            case Done():
                return None
            case Exchange():
                return row.why_not_exchange(box, state, move)
            case Begin(color):
                return brickless or bricks.why_not_give(color, state.builder.storehouse)
            case Lay(color, height):
                return (
                    brickless
                    or sites.why_no_tower(state, state.seat, color, height)
                    or bricks.why_not_give(color, state.builder.storehouse)
                )
            case _ if personnel.is_hire(move):
                return personnel.why_not(box, state, move)
        return refuse("firenze-phase-building", "firenze-build-or-done")

    return refusal


def _why_no_brick(box: Box, state: State) -> Refusal | None:
    """Why no brick at all can be laid; None when some can."""
    builder, turn = state.builder, state.turn
    if not bricks_left(box, turn):
        return refuse("firenze-building", "firenze-laid-all", most=turn.built)
    due, stored = next_cost(box, builder, turn), sum(builder.storehouse)
    if due and stored <= due:
        return refuse(
            "firenze-construction-cost", "firenze-brick-too-dear", cost=due, stored=stored
        )
    return None


# Laying


def begin(box: Box, state: State, move: Begin) -> Step[State]:
    site = (*state.builder.site, Tower(move.color, 1))
    return _laid(box, state, move.color, site)


def lay(box: Box, state: State, move: Lay) -> Step[State]:
    site = state.builder.site
    tower = sites.kinds(site)[move.color, move.height]
    return _laid(box, state, move.color, sites.put(site, tower, Tower(move.color, move.height + 1)))


def _laid(box: Box, state: State, color: str, site: tuple[Tower, ...]) -> Step[State]:
    """A brick is laid, and what it adds to the cost is to be paid at once."""
    builder, turn = state.builder, state.turn
    due = next_cost(box, builder, turn)
    builder = replace(builder, site=site, storehouse=bricks.fewer(builder.storehouse, color))
    after = replace(
        state,
        builders=state.builders_with(turn.seat, builder),
        turn=replace(turn, laid=bricks.more(turn.laid, color)),
        question=PayingConstruction(due) if due else Building(),
    )
    return Step(after, ())


def pay_construction(state: State, question: PayingConstruction, move: Pay) -> Step[State]:
    builder, turn = state.builder, state.turn
    builder = replace(builder, storehouse=bricks.fewer(builder.storehouse, move.brick))
    after = replace(
        state,
        builders=state.builders_with(turn.seat, builder),
        pouch=bricks.more(state.pouch, move.brick),
        turn=replace(turn, payments=(*turn.payments, move.brick)),
        question=PayingConstruction(question.due - 1) if question.due > 1 else Building(),
    )
    return Step(after, ())


def given_back(box: Box, step: Step[State]) -> Step[State]:
    """Ruling 46: after personnel was played, what is paid too much comes back, the last first."""
    state, builder, turn = step.state, step.state.builder, step.state.turn
    over = len(turn.payments) - costs(box, builder, turn)[turn.built]
    if state.rules < GIVES_BACK or over <= 0:
        return step
    owed, back = turn.payments[:-over], bricks.counted(turn.payments[-over:])
    builder = replace(builder, storehouse=bricks.together(builder.storehouse, back))
    after = replace(
        state,
        builders=state.builders_with(turn.seat, builder),
        pouch=bricks.without(state.pouch, back),
        turn=replace(turn, payments=owed),
    )
    told = say("firenze-gets-back", who=Who(turn.seat), bricks=bricks.heap(back))
    return replace(step, state=after, events=(*step.events, Event(told)))


# The end of building


def done(state: State) -> Step[State]:
    """Rules p. 6: every tower that was not worked on is torn down, half of it for the pouch."""
    seat, builder = state.seat, state.builder
    idle = [tower for tower in builder.site if tower.idle]
    lost = saved = NO_BRICKS
    for tower in idle:
        lost = bricks.more(lost, tower.color, tower.height - tower.height // 2)
        saved = bricks.more(saved, tower.color, tower.height // 2)
    if idle:
        builder = replace(
            builder,
            site=tuple([tower for tower in builder.site if not tower.idle]),
            storehouse=bricks.together(builder.storehouse, saved),
        )
    after = replace(
        state,
        builders=state.builders_with(seat, builder),
        pouch=bricks.together(state.pouch, lost),
        question=Fulfilling(),
    )
    events = (*_told_building(state, builder), *_told_tearing(state, idle, lost, saved))
    return Step(after, events)


def _told_building(state: State, builder: Builder) -> tuple[Event, ...]:
    """What was laid and paid brick by brick is told once."""
    turn = state.turn
    if not turn.built:
        return ()
    told = say(
        "firenze-builds",
        who=Who(turn.seat),
        bricks=bricks.heap(turn.laid),
        paid=bricks.heap(turn.paid),
        towers=sites.told(builder.site),
    )
    return (Event(told),)


def _told_tearing(
    state: State, idle: list[Tower], lost: Bricks, saved: Bricks
) -> tuple[Event, ...]:
    if not idle:
        return ()
    told = say(
        "firenze-tears-down",
        who=Who(state.seat),
        towers=sites.told(tuple(idle)),
        lost=bricks.heap(lost),
        saved=bricks.heap(saved),
    )
    return (Event(told),)
