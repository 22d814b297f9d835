"""The card row: choosing and paying a card, exchanging bricks, filling the row (Rules p. 4-5)."""

from collections.abc import Iterator
from dataclasses import replace

from bot.engine.chance import Chance
from bot.engine.game import Event, Judge, Step
from bot.engine.text import Named, Refusal, Who, refuse, say
from bot.games.firenze import bricks, cards, personnel
from bot.games.firenze.box import Box
from bot.games.firenze.moves import VOCABULARY, Exchange, Move, Pay, Take
from bot.games.firenze.pieces import COLORS, NO_BRICKS, ORDER, Bricks, Spot
from bot.games.firenze.state import (
    Builder,
    Building,
    PayingCard,
    PayingConstruction,
    PayingExchange,
    State,
)

# Choosing a card


def cost(state: State, place: int) -> int:
    """Rules p. 4: the first is free, each further one costs one more; not with the Princess."""
    return 0 if "princess" in state.turn.played else place - 1


def choices(box: Box, state: State) -> Iterator[Move]:
    for place in range(1, len(state.row) + 1):
        yield Take(place)
    yield from personnel.hires(box, state)


def judge_choice(box: Box, state: State) -> Judge[Move]:
    def refusal(move: Move) -> Refusal | None:
        match move:
            case Take(place):
                return _why_not_take(state, place)
            case _ if personnel.is_hire(move):
                return personnel.why_not(box, state, move)
        return refuse("firenze-phase-card", "firenze-take-a-card-first")

    return refusal


def _why_not_take(state: State, place: int) -> Refusal | None:
    if not 1 <= place <= len(state.row):
        return refuse("firenze-phase-card", "firenze-no-such-place", most=len(state.row))
    price, stored = cost(state, place), sum(state.builder.storehouse)
    if price > stored:
        # Rules p. 4: the bricks on the card come too late to pay for it.
        card = Named("action-card", state.row[place - 1].card)
        dearest = VOCABULARY.spell(Take(stored + 1))
        return replace(
            refuse(
                "firenze-card-cost", "firenze-card-too-dear", card=card, cost=price, stored=stored
            ),
            nearest=dearest,
        )
    return None


def take(box: Box, state: State, move: Take, chance: Chance) -> Step[State]:
    price = cost(state, move.place)
    if price:
        return Step(replace(state, question=PayingCard(move.place, price, NO_BRICKS)), ())
    return _taken(box, state, move.place, NO_BRICKS, chance)


def pay_card(
    box: Box, state: State, question: PayingCard, move: Pay, chance: Chance
) -> Step[State]:
    """A brick on each card to the left, the leftmost first."""
    seat, builder = state.seat, state.builder
    at = question.place - 1 - question.due
    spot = state.row[at]
    laden = Spot(spot.card, bricks.more(spot.bricks, move.brick))
    after = replace(
        state,
        row=(*state.row[:at], laden, *state.row[at + 1 :]),
        builders=state.builders_with(seat, _without(builder, move.brick)),
        question=replace(
            question, due=question.due - 1, given=bricks.more(question.given, move.brick)
        ),
    )
    if question.due > 1:
        return Step(after, ())
    return _taken(box, after, question.place, bricks.more(question.given, move.brick), chance)


def _taken(box: Box, state: State, place: int, given: Bricks, chance: Chance) -> Step[State]:
    """Rules p. 4: the bricks go to the storehouse, then the card is dealt with by its kind."""
    seat, builder, spot = state.seat, state.builder, state.row[place - 1]
    stored = replace(builder, storehouse=bricks.together(builder.storehouse, spot.bricks))
    after = replace(
        state,
        row=(*state.row[: place - 1], *state.row[place:]),
        builders=state.builders_with(seat, stored),
    )
    told = say(
        "firenze-takes",
        who=Who(seat),
        card=Named("action-card", spot.card),
        bricks=bricks.heap(spot.bricks),
        paid=bricks.heap(given),
    )
    step = cards.dealt_with(box, after, spot, chance)
    return step.after(Event(told))


# Paying


def payments(state: State) -> Iterator[Move]:
    """What can best be spared comes first."""
    builder = state.builder
    for color in bricks.sparing(builder):
        if builder.storehouse[ORDER[color]]:
            yield Pay(color)


def judge_payment(
    state: State, question: PayingCard | PayingExchange | PayingConstruction
) -> Judge[Move]:
    def refusal(move: Move) -> Refusal | None:
        match move:
            case Pay(brick):
                return bricks.why_not_give(brick, state.builder.storehouse)
        return refuse("firenze-paying", "firenze-pay-first", due=question.due)

    return refusal


def _without(builder: Builder, brick: str) -> Builder:
    return replace(builder, storehouse=bricks.fewer(builder.storehouse, brick))


# Exchanging


def exchange_cost(box: Box, builder: Builder) -> int:
    if "trading-house" in builder.buildings:
        return box.cards["trading-house"].amount
    return box.numbers.exchange


def exchanges(state: State) -> Iterator[Move]:
    for place, spot in enumerate(state.row, 1):
        for color, many in zip(COLORS, spot.bricks, strict=True):
            if many:
                yield Exchange(place, color)


def why_not_exchange(box: Box, state: State, move: Exchange) -> Refusal | None:
    builder, turn = state.builder, state.turn
    if turn.exchanged:
        return refuse("firenze-exchange", "firenze-exchanged-already")
    if turn.built:
        return refuse("firenze-exchange", "firenze-exchange-comes-first")
    if not 1 <= move.place <= len(state.row):
        return refuse("firenze-exchange", "firenze-no-such-place", most=len(state.row))
    price, stored = exchange_cost(box, builder), sum(builder.storehouse)
    if stored < price:
        return refuse("firenze-exchange", "firenze-exchange-too-dear", cost=price, stored=stored)
    spot = state.row[move.place - 1]
    if move.brick not in ORDER:
        return refuse(
            "firenze-bricks", "firenze-no-such-color", brick=move.brick, bricks=bricks.named()
        )
    if not spot.bricks[ORDER[move.brick]]:
        return refuse(
            "firenze-exchange",
            "firenze-not-on-this-card",
            brick=Named("brick", move.brick),
            card=Named("action-card", spot.card),
            bricks=bricks.heap(spot.bricks),
        )
    return None


def exchange(box: Box, state: State, move: Exchange) -> Step[State]:
    due = exchange_cost(box, state.builder)
    question = PayingExchange(move.place, move.brick, due, NO_BRICKS)
    return Step(replace(state, question=question), ())


def pay_exchange(state: State, question: PayingExchange, move: Pay) -> Step[State]:
    seat, builder, at = state.seat, _without(state.builder, move.brick), question.place - 1
    given, due = bricks.more(question.given, move.brick), question.due - 1
    spot = state.row[at]
    laden = bricks.more(spot.bricks, move.brick)
    if not due:
        # Ruling 40: it lay there before the others were put there.
        laden = bricks.fewer(laden, question.brick)
        builder = replace(builder, storehouse=bricks.more(builder.storehouse, question.brick))
    after = replace(
        state,
        row=(*state.row[:at], Spot(spot.card, laden), *state.row[at + 1 :]),
        builders=state.builders_with(seat, builder),
        question=replace(question, due=due, given=given),
    )
    if due:
        return Step(after, ())
    told = say(
        "firenze-exchanges",
        who=Who(seat),
        brick=Named("brick", question.brick),
        card=Named("action-card", spot.card),
        paid=bricks.heap(given),
    )
    turn = replace(state.turn, exchanged=True)
    return Step(replace(after, turn=turn, question=Building()), (Event(told),))
