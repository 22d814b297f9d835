"""The end of the game: majorities, celebrations, the winner, memories (Rules p. 7-8)."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from bot.engine.ended_game import GameMemory
from bot.engine.game import Event, Scores, Seat, Step
from bot.engine.random_draws import Chance
from bot.engine.replace_and_memoize import replace
from bot.engine.text import Named, Text, Who, say
from bot.games.firenze import state_parts
from bot.games.firenze.box import Box
from bot.games.firenze.moves import Move
from bot.games.firenze.state import Question, State


@dataclass(frozen=True, slots=True)
class Over(Question):
    """Nothing is asked any more."""

    def to_move(self, state: State) -> frozenset[Seat]:
        return frozenset()

    def candidates(self, box: Box, state: State) -> tuple[Move, ...]:
        return ()

    def answer(self, box: Box, state: State, move: Move, chance: Chance) -> Step[State]:
        raise AssertionError(move)

    def public_view(self, box: Box, state: State) -> state_parts.Asked:
        return state_parts.Asked("over", ())


def heights_sealed(box: Box, board: state_parts.Board, color: str, seat: int) -> list[int]:
    """The commissions of this colour that the seat has fulfilled, from the lowest up."""
    first = box.commission_index(color, box.heights[0])
    covers = board.covers[first : first + len(box.heights)]
    return [height for height, cover in zip(box.heights, covers, strict=True) if cover == seat]


def majority_leader(box: Box, board: state_parts.Board, color: str) -> Seat | None:
    """Rules p. 7: who has most seals on a tower; of several, who has the highest one."""
    first = box.commission_index(color, box.heights[0])
    covers = board.covers[first : first + len(box.heights)]
    seats = {cover for cover in covers if cover >= 0}
    if not seats:
        return None  # ruling 25
    highest = {cover: at for at, cover in enumerate(covers)}
    return Seat(max(seats, key=lambda seat: (covers.count(seat), highest[seat])))


def count_card_seals(box: Box, board: state_parts.Board, seat: Seat, card: str) -> int:
    """How many of those seals a celebration looks at that this seat has: low ones, or towers."""
    sealed = [heights_sealed(box, board, color, seat) for color in state_parts.COLORS]
    if card == "recognition":
        most = box.cards[card].measure
        return sum([height <= most for tower in sealed for height in tower])
    return sum(map(bool, sealed))


def celebration_points(box: Box, board: state_parts.Board, seat: Seat, card: str) -> int:
    """What a celebration brings this seat as things stand."""
    printed = box.cards[card]
    match card:
        case "recognition":
            return printed.amount * count_card_seals(box, board, seat, card)
        case "tournament":
            return (
                printed.amount if count_card_seals(box, board, seat, card) >= printed.measure else 0
            )
    return printed.amount


def has_turn_left(state: State, seat: Seat) -> bool:
    """Once the end tile is taken: whether this seat still has a turn, the running one included."""
    if state.board.ender == state_parts.OPEN or isinstance(state.question, Over):
        return False
    order = state.clockwise(Seat(state.board.ender))
    return seat != state.board.ender and order.index(seat) >= order.index(state.seat)


def score_final(box: Box, state: State) -> Step[State]:
    """Majorities first, then the celebrations are shown; then it is known who has won."""
    step = Step(state, ())
    for color in state_parts.COLORS:
        step = _score_majority(box, step.state, color).preceded_by(*step.events)
    for at, builder in enumerate(state.builders):
        for card in builder.hidden.hand:
            if box.card_kind(card) == state_parts.CELEBRATION:
                step = _score_celebration(box, step.state, Seat(at), card).preceded_by(*step.events)
    return step.followed_by(_end_game)


def _score_majority(box: Box, state: State, color: str) -> Step[State]:
    seat, points = majority_leader(box, state.board, color), box.towers[color].majority
    if seat is None:
        return Step(state, ())
    told = say("firenze-majority", who=Who(seat), brick=Named("brick", color), points=points)
    return Step(state.with_points(seat, state_parts.MAJORITIES, points), (Event(told),))


def _score_celebration(box: Box, state: State, seat: Seat, card: str) -> Step[State]:
    points = celebration_points(box, state.board, seat, card)
    told = say("firenze-celebrates", who=Who(seat), card=Named("action-card", card), points=points)
    return Step(state.with_points(seat, state_parts.CELEBRATIONS, points), (Event(told),))


def _end_game(state: State) -> Step[State]:
    over = replace(state, question=Over())
    scores = scores_of(over)
    who = tuple(Who(seat) for seat in scores.winners)
    told = say("firenze-game-over", who=who, points=max(scores.totals), all=scores.ranking_texts())
    return Step(over, (Event(told),), opened=True)


def scores_of(state: State) -> Scores:
    """Rules p. 8: most points; ties share the victory."""
    points = tuple(open_.earned for open_ in state.open_builders)
    totals = [open_.points for open_ in state.open_builders]
    winners = tuple(Seat(at) for at, total in enumerate(totals) if total == max(totals))
    return Scores(state_parts.SOURCES, points, (0,) * len(points), winners)


COMMISSION, CELEBRATION_MEMORY = "commission", "celebration"


def derive_memories(told: Sequence[Text]) -> Iterator[GameMemory]:
    """Of all that everybody heard until the end, in its order."""
    for text in told:
        match text.key:
            case "firenze-fulfils":
                yield _make_memory(COMMISSION, text, "brick", which=text.number("height"))
            case "firenze-celebrates":
                yield _make_memory(CELEBRATION_MEMORY, text, "card")


def _make_memory(kind: str, text: Text, name: str, which: int = 0) -> GameMemory:
    return GameMemory(kind, text.fact("who"), text.thing(name), text.number("points"), which)
