"""The end of the game: majorities, celebrations, the winner (Rules p. 7-8)."""

from dataclasses import replace

from bot.engine.game import Event, Scores, Seat, Step
from bot.engine.text import Named, Who, say
from bot.games.firenze import prestige
from bot.games.firenze.box import Box
from bot.games.firenze.pieces import CELEBRATION, CELEBRATIONS, COLORS, MAJORITIES, OPEN, SOURCES
from bot.games.firenze.state import Board, Over, State


def heights_sealed(box: Box, board: Board, color: str, seat: int) -> list[int]:
    """The commissions of this colour that the seat has fulfilled, from the lowest up."""
    first = box.commission(color, box.heights[0])
    covers = board.covers[first : first + len(box.heights)]
    return [height for height, cover in zip(box.heights, covers, strict=True) if cover == seat]


def leader(box: Box, board: Board, color: str) -> Seat | None:
    """Rules p. 7: who has most seals on a tower; of several, who has the highest one."""
    first = box.commission(color, box.heights[0])
    covers = board.covers[first : first + len(box.heights)]
    seats = {cover for cover in covers if cover >= 0}
    if not seats:
        return None  # ruling 25
    highest = {cover: at for at, cover in enumerate(covers)}
    return Seat(max(seats, key=lambda seat: (covers.count(seat), highest[seat])))


def celebrates(box: Box, state: State, seat: Seat, card: str) -> int:
    """What a celebration brings this seat as things stand."""
    printed = box.cards[card]
    sealed = [heights_sealed(box, state.board, color, seat) for color in COLORS]
    if card == "recognition":
        return printed.amount * sum(
            height <= printed.measure for tower in sealed for height in tower
        )
    if card == "tournament":
        return printed.amount if sum(map(bool, sealed)) >= printed.measure else 0
    return printed.amount


def has_turn_left(state: State, seat: Seat) -> bool:
    """Once the end tile is taken: whether this seat still has a turn, the running one included."""
    if state.board.ender == OPEN or isinstance(state.question, Over):
        return False
    order = state.clockwise(Seat(state.board.ender))
    return seat != state.board.ender and order.index(seat) >= order.index(state.seat)


def final(box: Box, state: State) -> Step[State]:
    """Majorities first, then the celebrations are shown; then it is known who has won."""
    events: list[Event] = []
    builders = list(state.builders)
    for color in COLORS:
        seat, points = leader(box, state.board, color), box.towers[color].majority
        if seat is not None:
            builders[seat] = prestige.gained(builders[seat], MAJORITIES, points)
            brick = Named("brick", color)
            told = say("firenze-majority", who=Who(seat), brick=brick, points=points)
            events.append(Event(told))
    for at, builder in enumerate(state.builders):
        seat = Seat(at)
        for card in builder.hand:
            if box.kind(card) == CELEBRATION:
                points = celebrates(box, state, seat, card)
                builders[at] = prestige.gained(builders[at], CELEBRATIONS, points)
                named = Named("action-card", card)
                told = say("firenze-celebrates", who=Who(seat), card=named, points=points)
                events.append(Event(told))
    over = replace(state, builders=tuple(builders), question=Over())
    scores = scores_of(over)
    who = tuple(Who(seat) for seat in scores.winners)
    events.append(Event(say("firenze-game-over", who=who, points=max(scores.totals))))
    return Step(over, tuple(events), opened=True)


def scores_of(state: State) -> Scores:
    """Rules p. 8: most points; ties share the victory."""
    points = tuple(builder.earned for builder in state.builders)
    totals = [builder.points for builder in state.builders]
    winners = tuple(Seat(at) for at, total in enumerate(totals) if total == max(totals))
    return Scores(SOURCES, points, (0,) * len(points), winners)
