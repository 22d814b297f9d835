"""Fulfil commissions: balconies, level tiles, churches, the last seal (Rules p. 6-7)."""

from collections.abc import Iterator
from dataclasses import dataclass

from bot.engine.game import Event, Step
from bot.engine.random_draws import Chance
from bot.engine.replace_and_memoize import replace
from bot.engine.text import Named, Refusal, Who, refuse, say
from bot.games.firenze import bricks_and_towers, personnel, state_parts, turn_end_limits
from bot.games.firenze.box import Box
from bot.games.firenze.moves import Consecrate, End, Fulfil, Move
from bot.games.firenze.state import Question, State, discard_card

_NOBLE = ("red", "blue", "purple")  # the colours that Santa Maria Novella honours


def reward_by_churches(box: Box, state: State, move: Fulfil) -> Step[State]:
    """The commission just fulfilled, as the churches see it in the order of their arrival."""
    events: list[Event] = []
    for card in state.board.church:
        if not is_rewarded_by(box, card, move.color, move.height, fulfilled=state.turn.fulfilled):
            continue
        seat, points = state.seat, box.cards[card].amount
        state = discard_church_card(state, card)
        rewards = (*state.board.rewards, state_parts.ChurchReward(card, seat, points))
        state = state.with_points(seat, state_parts.CHURCHES, points)
        state = replace(state, board=replace(state.board, rewards=rewards))
        named = Named("action-card", card)
        events.append(
            Event(say("firenze-church-rewards", who=Who(seat), card=named, points=points))
        )
    return Step(state, tuple(events))


def is_rewarded_by(box: Box, card: str, color: str, height: int, *, fulfilled: int) -> bool:
    """Whether the card rewards this commission, when so many have been fulfilled in the turn."""
    measure = box.cards[card].measure
    match card:
        case "santa-croce":
            return height == measure
        case "santa-maria-novella":
            return color in _NOBLE and height >= measure
        case "san-lorenzo":
            return fulfilled == measure
    return False


def discard_church_card(state: State, card: str) -> State:
    """The card has done its work and is put away."""
    board = replace(state.board, church=bricks_and_towers.without_card(state.board.church, card))
    return discard_card(replace(state, board=board), card)


# What a commission is


def balcony_at(board: state_parts.Board, color: str, height: int) -> state_parts.Balcony | None:
    for balcony in board.balconies:
        if balcony.height == height and balcony.color == color:
            return balcony
    return None


def commission_points(box: Box, board: state_parts.Board, color: str, height: int) -> int:
    """Ruling 2: the points of a balcony replace the printed ones."""
    balcony = balcony_at(board, color, height)
    return balcony.points if balcony else box.printed_points(color, height)


def next_balcony_numeral(box: Box, board: state_parts.Board) -> int:
    """The balcony that may be fulfilled now; 0 when all of them are."""
    for balcony in board.balconies:
        if board.covers[box.commission_index(balcony.color, balcony.height)] == state_parts.OPEN:
            return balcony.numeral
    return 0


def is_balcony_next(
    box: Box, board: state_parts.Board, balcony: state_parts.Balcony | None
) -> bool:
    """Rules p. 4: balconies are fulfilled in the order of their numerals."""
    return balcony is None or balcony.numeral == next_balcony_numeral(box, board)


def is_free_to_fulfil(box: Box, board: state_parts.Board, color: str, height: int) -> bool:
    """Whether whoever has the tower could fulfil it now: uncovered, and no balcony that waits."""
    cover = board.covers[box.commission_index(color, height)]
    return cover == state_parts.OPEN and is_balcony_next(
        box, board, balcony_at(board, color, height)
    )


def open_heights_from(box: Box, board: state_parts.Board, color: str, height: int) -> list[int]:
    """How high the commissions are that such a tower still meets, or may come to meet."""
    first = box.commission_index(color, box.heights[0])
    covers = board.covers[first : first + len(box.heights)]
    pairs = zip(box.heights, covers, strict=True)
    return [high for high, cover in pairs if high >= height and cover == state_parts.OPEN]


def is_level_tile_left(box: Box, board: state_parts.Board, height: int) -> bool:
    """Rules p. 6: whether the first commission of this height is still to be fulfilled."""
    return height in box.levels and board.levels[box.levels.index(height)] == state_parts.OPEN


def level_points(box: Box, board: state_parts.Board, height: int) -> int:
    """What the tile beside the commissions of this height brings; 0 once it is gone."""
    if not is_level_tile_left(box, board, height):
        return 0
    return box.printed.levels[box.levels.index(height)].points


def earns_end_tile(board: state_parts.Board, seals: int) -> bool:
    """Rules p. 7: whoever is first to place his last seal, with so many left."""
    return not seals and board.ender == state_parts.OPEN


def bell_tower_kind(box: Box) -> tuple[str, int]:
    """What the Campanile asks for: a white tower of this height."""
    return state_parts.COLORS[0], box.cards["campanile"].measure


def may_be_bell_tower(box: Box, own: state_parts.Open, color: str, height: int) -> bool:
    """Whether such a tower is what the Campanile waits for, or may become it."""
    wanted, highest = bell_tower_kind(box)
    return own.owes_bell_tower and color == wanted and height <= highest


# What may be done (phase 5)


@dataclass(frozen=True, slots=True)
class Fulfilling(Question):
    """Commissions."""

    def candidates(self, box: Box, state: State) -> Iterator[Move]:
        yield End()
        yield from [
            Fulfil(color, height)
            for color, height in bricks_and_towers.distinct_towers(state.open.site)
        ]
        if state.open.owes_bell_tower:
            yield Consecrate()
        yield from personnel.possible_hires(box, state)

    def why_not(self, box: Box, state: State, move: Move) -> Refusal | None:
        match move:
            case End():
                return None
            case Fulfil(color, height):
                return _why_not_fulfil(box, state, color, height)
            case Consecrate():
                return _why_not_consecrate(box, state.open)
            case _ if personnel.is_hire(move):
                return personnel.why_not_hire(box, state, move)
        return refuse("firenze-phase-commissions", "firenze-fulfil-or-end")

    def answer(self, box: Box, state: State, move: Move, chance: Chance) -> Step[State]:
        match move:
            case End():
                return Step(
                    replace(state, question=turn_end_limits.Limiting(state_parts.NO_BRICKS)), ()
                )
            case Fulfil():
                return _fulfil_commission(box, state, move)
            case Consecrate():
                return _consecrate_tower(box, state)
        return personnel.play_personnel(state, move, chance)

    def public_view(self, box: Box, state: State) -> state_parts.Asked:
        return state_parts.Asked("fulfilling", (state.seat,))


def _why_not_fulfil(box: Box, state: State, color: str, height: int) -> Refusal | None:
    own = state.open
    if own.owes_bell_tower:
        _, wanted = bell_tower_kind(box)
        return refuse("firenze-campanile", "firenze-bell-tower-first", height=wanted)
    if not own.seals:
        return refuse("firenze-seals", "firenze-no-seals-left")
    return bricks_and_towers.why_no_tower(own.site, color, height) or _why_commission_closed(
        box, state.board, color, height
    )


def _why_commission_closed(
    box: Box, board: state_parts.Board, color: str, height: int
) -> Refusal | None:
    if height not in box.heights:
        least, most = box.heights[0], box.heights[-1]
        return refuse("firenze-commissions", "firenze-no-such-commission", least=least, most=most)
    if is_free_to_fulfil(box, board, color, height):
        return None
    brick, cover = Named("brick", color), board.covers[box.commission_index(color, height)]
    if cover == state_parts.NEUTRAL:
        return refuse("firenze-seals", "firenze-neutral-seal", brick=brick, height=height)
    if cover != state_parts.OPEN:
        return refuse(
            "firenze-commissions", "firenze-sealed", brick=brick, height=height, who=Who(cover)
        )
    numeral = next_balcony_numeral(box, board)
    return refuse("firenze-balconies", "firenze-balcony-must-wait", numeral=numeral)


def _why_not_consecrate(box: Box, own: state_parts.Open) -> Refusal | None:
    if not own.owes_bell_tower:
        return refuse("firenze-campanile", "firenze-no-bell-tower-owed")
    return bricks_and_towers.why_no_tower(own.site, *bell_tower_kind(box))


# Fulfilling


def _fulfil_commission(box: Box, state: State, move: Fulfil) -> Step[State]:
    """Points, a seal, and all bricks of the tower into the pouch."""
    seat, board = state.seat, state.board
    points = commission_points(box, board, move.color, move.height)
    balcony = balcony_at(board, move.color, move.height)
    at = box.commission_index(move.color, move.height)
    state = _take_tower_out(state, move.color, move.height)
    own = state.open.with_points(
        state_parts.BALCONIES if balcony else state_parts.COMMISSIONS, points
    )
    after = replace(
        state.with_builder(seat, replace(own, seals=own.seals - 1)),
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
        seals=own.seals - 1,
    )
    return (
        Step(after, (Event(told),))
        .followed_by(lambda state: _take_level_tile(box, state, move.height))
        .followed_by(lambda state: reward_by_churches(box, state, move))
        .followed_by(lambda state: _score_last_seal(box, state))
    )


def _consecrate_tower(box: Box, state: State) -> Step[State]:
    """Ruling 36: no points and no seal, but free of the Campanile."""
    color, height = bell_tower_kind(box)
    state = _take_tower_out(state, color, height)
    state = state.with_builder(state.seat, replace(state.open, owes_bell_tower=False))
    told = Event(say("firenze-consecrates", who=Who(state.seat), height=height))
    if any(builder.open.owes_bell_tower for builder in state.builders):
        return Step(state, (told,))
    left = Event(say("firenze-church-card-leaves", card=Named("action-card", "campanile")))
    return Step(discard_church_card(state, "campanile"), (told, left))


def _take_tower_out(state: State, color: str, height: int) -> State:
    """Such a tower is gone, and its bricks lie in the pouch."""
    own = state.open
    tower = bricks_and_towers.distinct_towers(own.site)[color, height]
    own = replace(own, site=bricks_and_towers.replace_tower(own.site, tower, None))
    pouch = bricks_and_towers.add_brick(state.pouch, color, height)
    return replace(state.with_builder(state.seat, own), pouch=pouch)


def _take_level_tile(box: Box, state: State, height: int) -> Step[State]:
    board, seat = state.board, state.seat
    if not is_level_tile_left(box, board, height):
        return Step(state, ())
    at, points = box.levels.index(height), level_points(box, board, height)
    levels = (*board.levels[:at], seat, *board.levels[at + 1 :])
    after = state.with_points(seat, state_parts.LEVELS, points)
    after = replace(after, board=replace(board, levels=levels))
    told = say("firenze-takes-level", who=Who(seat), height=height, points=points)
    return Step(after, (Event(told),))


def _score_last_seal(box: Box, state: State) -> Step[State]:
    seat, points = state.seat, box.numbers.last_seal
    if not earns_end_tile(state.board, state.open.seals):
        return Step(state, ())
    after = state.with_points(seat, state_parts.LAST_SEAL, points)
    after = replace(after, board=replace(state.board, ender=seat))
    told = say("firenze-last-seal", who=Who(seat), points=points)
    return Step(after, (Event(told),))
