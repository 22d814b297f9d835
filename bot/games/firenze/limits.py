"""The end of a turn: the card limit, then the storehouse limit (Rules p. 7, ruling 42)."""

from collections.abc import Iterator
from dataclasses import replace

from bot.engine.game import Event, Judge, Step
from bot.engine.text import Named, Refusal, Who, refuse, say
from bot.games.firenze import bricks, deck, personnel, scoring, sites
from bot.games.firenze.box import Box
from bot.games.firenze.moves import Discard, Move, Spill
from bot.games.firenze.pieces import NO_BRICKS, OPEN, ORDER, PERSONNEL, Turn
from bot.games.firenze.state import Builder, Choosing, Limiting, State


def storehouse_limit(box: Box, builder: Builder) -> int:
    if "warehouse" in builder.buildings:
        return box.cards["warehouse"].amount
    return box.numbers.storehouse


def card_limit(box: Box, builder: Builder) -> int:
    if "palazzo" in builder.buildings:
        return box.cards["palazzo"].amount
    return box.numbers.cards


def cards(builder: Builder) -> int:
    """The cards that count: those in hand, and the buildings."""
    return len(builder.hand) + len(builder.buildings)


def cards_over(box: Box, builder: Builder) -> int:
    """How many cards have to go; celebrations need not (Rules p. 7)."""
    over = cards(builder) - card_limit(box, builder)
    return min(over, len(disposable(box, builder))) if over > 0 else 0


def disposable(box: Box, builder: Builder) -> tuple[str, ...]:
    """What may be put away: personnel and buildings."""
    personnel_ = [card for card in builder.hand if box.kind(card) == PERSONNEL]
    return (*personnel_, *builder.buildings)


def bricks_over(box: Box, builder: Builder) -> int:
    return max(0, sum(builder.storehouse) - storehouse_limit(box, builder))


# Keeping them


def offers(box: Box, state: State) -> Iterator[Move]:
    builder = state.builder
    if cards_over(box, builder):
        for card in dict.fromkeys(disposable(box, builder)):
            yield Discard(card)
        yield from personnel.hires(box, state)
        return
    for color in bricks.sparing(builder):
        if builder.storehouse[ORDER[color]]:
            yield Spill(color)
    yield from personnel.hires(box, state)


def judge_limit(box: Box, state: State) -> Judge[Move]:
    builder = state.builder
    over = cards_over(box, builder)

    def refusal(move: Move) -> Refusal | None:
        if isinstance(move, Discard) and over:
            return _why_not_discard(box, builder, move.card)
        if isinstance(move, Spill) and not over:
            return bricks.why_not_give(move.brick, builder.storehouse)
        if personnel.is_hire(move):
            return personnel.why_not(box, state, move)
        if over:
            limit = card_limit(box, builder)
            return refuse("firenze-card-limit", "firenze-too-many-cards", limit=limit, over=over)
        limit, many = storehouse_limit(box, builder), bricks_over(box, builder)
        return refuse("firenze-storehouse-limit", "firenze-too-many-bricks", limit=limit, over=many)

    return refusal


def _why_not_discard(box: Box, builder: Builder, card: str) -> Refusal | None:
    may_go = disposable(box, builder)
    if card in may_go:
        return None
    named = tuple(Named("action-card", name) for name in dict.fromkeys(may_go))
    if card in builder.hand:
        held = Named("action-card", card)
        return refuse("firenze-card-limit", "firenze-celebrations-stay", card=held, cards=named)
    return refuse("firenze-card-limit", "firenze-no-such-card", card=card, cards=named)


def discard(box: Box, state: State, move: Discard) -> Step[State]:
    seat, builder = state.seat, state.builder
    if move.card in builder.buildings:
        builder = replace(builder, buildings=sites.one_out(builder.buildings, move.card))
    else:
        builder = replace(builder, hand=sites.one_out(builder.hand, move.card))
    after = deck.discarded(replace(state, builders=state.builders_with(seat, builder)), move.card)
    told = say("firenze-discards", who=Who(seat), card=Named("action-card", move.card))
    return checked(box, Step(after, (Event(told),)))


def spill(box: Box, state: State, question: Limiting, move: Spill) -> Step[State]:
    seat, builder = state.seat, state.builder
    builder = replace(builder, storehouse=bricks.fewer(builder.storehouse, move.brick))
    given = bricks.more(question.given, move.brick)
    after = replace(
        state,
        builders=state.builders_with(seat, builder),
        pouch=bricks.more(state.pouch, move.brick),
        question=Limiting(given),
    )
    if bricks_over(box, builder):
        return Step(after, ())
    told = say("firenze-spills", who=Who(seat), bricks=bricks.heap(given))
    return checked(box, Step(after, (Event(told),)))


def end(box: Box, state: State) -> Step[State]:
    return checked(box, Step(replace(state, question=Limiting(NO_BRICKS)), ()))


def checked(box: Box, step: Step[State]) -> Step[State]:
    """Whether a limit is still passed; otherwise the next turn begins, or the game is over."""
    state = step.state
    if cards_over(box, state.builder) or bricks_over(box, state.builder):
        return step
    following = state.clockwise(state.seat)[1]
    if state.board.ender != OPEN and following == state.board.ender:
        final = scoring.final(box, state)
        return Step(final.state, (*step.events, *final.events), opened=True)
    builder = state.builders[following]
    site = tuple([replace(tower, idle=True) for tower in builder.site])
    after = replace(
        state,
        builders=state.builders_with(following, replace(builder, site=site)),
        turn=Turn(following),
        turns=state.turns + 1,
        question=Choosing(),
    )
    return Step(after, step.events, opened=step.opened)
