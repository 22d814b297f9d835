"""Fulfilling commissions: balconies in order, level tiles, churches, the last seal (Rules p. 6)."""

from collections.abc import Iterator
from dataclasses import replace

from bot.engine.game import Event, Judge, Step
from bot.engine.text import Named, Refusal, Who, refuse, say
from bot.games.firenze import bricks, church, personnel, prestige, sites
from bot.games.firenze.box import Box
from bot.games.firenze.moves import Consecrate, End, Fulfil, Move
from bot.games.firenze.pieces import (
    BALCONIES,
    COLORS,
    COMMISSIONS,
    LAST_SEAL,
    LEVELS,
    NEUTRAL,
    OPEN,
    Balcony,
)
from bot.games.firenze.state import Board, State

# What a commission is


def balcony_at(board: Board, color: str, height: int) -> Balcony | None:
    for balcony in board.balconies:
        if balcony.height == height and balcony.color == color:
            return balcony
    return None


def worth(box: Box, board: Board, color: str, height: int) -> int:
    """Ruling 2: the points of a balcony replace the printed ones."""
    balcony = balcony_at(board, color, height)
    return balcony.points if balcony else box.printed_points(color, height)


def next_numeral(box: Box, board: Board) -> int:
    """The balcony that may be fulfilled now; 0 when all of them are."""
    for balcony in board.balconies:
        if board.covers[box.commission(balcony.color, balcony.height)] == OPEN:
            return balcony.numeral
    return 0


def in_order(box: Box, board: Board, balcony: Balcony | None) -> bool:
    """Rules p. 4: balconies are fulfilled in the order of their numerals."""
    return balcony is None or balcony.numeral == next_numeral(box, board)


# What may be done


def feats(box: Box, state: State) -> Iterator[Move]:
    yield End()
    yield from [Fulfil(color, height) for color, height in sites.kinds(state.builder.site)]
    if state.builder.owes_bell:
        yield Consecrate()
    yield from personnel.hires(box, state)


def judge_feat(box: Box, state: State) -> Judge[Move]:
    def refusal(move: Move) -> Refusal | None:
        match move:
            case End():
                return None
            case Fulfil(color, height):
                return _why_not_fulfil(box, state, color, height)
            case Consecrate():
                return _why_not_consecrate(box, state)
            case _ if personnel.is_hire(move):
                return personnel.why_not(box, state, move)
        return refuse("firenze-phase-commissions", "firenze-fulfil-or-end")

    return refusal


def _why_not_fulfil(box: Box, state: State, color: str, height: int) -> Refusal | None:
    builder, board = state.builder, state.board
    if builder.owes_bell:
        return refuse("firenze-campanile", "firenze-bell-tower-first", height=bell_height(box))
    if not builder.seals:
        return refuse("firenze-seals", "firenze-no-seals-left")
    refusal = sites.why_no_tower(state, state.seat, color, height)
    if refusal:
        return refusal
    if height not in box.heights:
        least, most = box.heights[0], box.heights[-1]
        return refuse("firenze-commissions", "firenze-no-such-commission", least=least, most=most)
    brick, cover = Named("brick", color), board.covers[box.commission(color, height)]
    if cover == NEUTRAL:
        return refuse("firenze-seals", "firenze-neutral-seal", brick=brick, height=height)
    if cover != OPEN:
        return refuse(
            "firenze-commissions", "firenze-sealed", brick=brick, height=height, who=Who(cover)
        )
    balcony = balcony_at(board, color, height)
    if not in_order(box, board, balcony):
        numeral = next_numeral(box, board)
        return refuse("firenze-balconies", "firenze-balcony-must-wait", numeral=numeral)
    return None


def bell_height(box: Box) -> int:
    return box.cards["campanile"].measure


def _why_not_consecrate(box: Box, state: State) -> Refusal | None:
    if not state.builder.owes_bell:
        return refuse("firenze-campanile", "firenze-no-bell-tower-owed")
    return sites.why_no_tower(state, state.seat, COLORS[0], bell_height(box))


# Fulfilling


def fulfil(box: Box, state: State, move: Fulfil) -> Step[State]:
    """Points, a seal, and all bricks of the tower into the pouch."""
    seat, board = state.seat, state.board
    points = worth(box, board, move.color, move.height)
    balcony = balcony_at(board, move.color, move.height)
    at = box.commission(move.color, move.height)
    state = _torn_out(state, move.color, move.height)
    builder = state.builder
    builder = prestige.gained(builder, BALCONIES if balcony else COMMISSIONS, points)
    after = replace(
        state,
        builders=state.builders_with(seat, replace(builder, seals=builder.seals - 1)),
        board=replace(board, covers=(*board.covers[:at], seat, *board.covers[at + 1 :])),
        turn=replace(state.turn, fulfilled=state.turn.fulfilled + 1),
    )
    told = say(
        "firenze-fulfils",
        who=Who(seat),
        brick=Named("brick", move.color),
        height=move.height,
        points=points,
        numeral=balcony.numeral if balcony else 0,
        seals=builder.seals - 1,
    )
    step = Step(after, (Event(told),))
    for follow in (_level_taken, church.rewarded, _last_seal):
        following = follow(box, step.state, move)
        step = Step(following.state, (*step.events, *following.events))
    return step


def consecrate(box: Box, state: State) -> Step[State]:
    """Ruling 36: no points and no seal, but free of the Campanile."""
    seat = state.seat
    state = _torn_out(state, COLORS[0], bell_height(box))
    builder = replace(state.builder, owes_bell=False)
    state = replace(state, builders=state.builders_with(seat, builder))
    told = Event(say("firenze-consecrates", who=Who(seat), height=bell_height(box)))
    if any(builder.owes_bell for builder in state.builders):
        return Step(state, (told,))
    left = Event(say("firenze-church-card-leaves", card=Named("action-card", "campanile")))
    return Step(church.left(state, "campanile"), (told, left))


def _torn_out(state: State, color: str, height: int) -> State:
    """Such a tower is gone, and its bricks lie in the pouch."""
    builder = state.builder
    tower = sites.kinds(builder.site)[color, height]
    builder = replace(builder, site=sites.put(builder.site, tower, None))
    return replace(
        state,
        builders=state.builders_with(state.seat, builder),
        pouch=bricks.more(state.pouch, color, height),
    )


def _level_taken(box: Box, state: State, move: Fulfil) -> Step[State]:
    """Rules p. 6: the first commission of a height takes the tile beside it."""
    board = state.board
    if move.height not in box.levels:
        return Step(state, ())
    at = box.levels.index(move.height)
    if board.levels[at] != OPEN:
        return Step(state, ())
    points = box.printed.levels[at].points
    levels = (*board.levels[:at], state.seat, *board.levels[at + 1 :])
    told = say("firenze-takes-level", who=Who(state.seat), height=move.height, points=points)
    return Step(
        replace(
            state,
            board=replace(board, levels=levels),
            builders=state.builders_with(
                state.seat, prestige.gained(state.builder, LEVELS, points)
            ),
        ),
        (Event(told),),
    )


def _last_seal(box: Box, state: State, _: Fulfil) -> Step[State]:
    """Rules p. 7: whoever is first to place his last seal takes the end of game tile."""
    if state.builder.seals or state.board.ender != OPEN:
        return Step(state, ())
    points = box.numbers.last_seal
    builder = prestige.gained(state.builder, LAST_SEAL, points)
    told = say("firenze-last-seal", who=Who(state.seat), points=points)
    return Step(
        replace(
            state,
            board=replace(state.board, ender=state.seat),
            builders=state.builders_with(state.seat, builder),
        ),
        (Event(told),),
    )
