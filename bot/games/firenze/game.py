"""Firenze as the engine plays it: the game contract, the course of turns, imagined hidden cards."""

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Sequence
from itertools import pairwise

from bot.engine.ended_game import GameMemory
from bot.engine.game import Judge, Note, Option, Scores, Seat, Setup, Step, Tally, Viewer, first_law
from bot.engine.notation import Vocabulary
from bot.engine.random_draws import Chance
from bot.engine.replace_and_memoize import replace
from bot.engine.text import Text
from bot.games.firenze import (
    building,
    commissions,
    final_scoring,
    moves,
    setup,
    state_parts,
    turn_end_limits,
    view,
)
from bot.games.firenze.box import Box, Printed
from bot.games.firenze.building import BuildingTowers
from bot.games.firenze.card_choice import Choosing
from bot.games.firenze.event_cards import Averting, LosingBricks, LoweringTower
from bot.games.firenze.final_scoring import Over
from bot.games.firenze.moves import Cover, Discard, Done, End, Endure, Lower, Move, Pay, Spill, Take
from bot.games.firenze.setup import PlacingSeal
from bot.games.firenze.state import GIVES_BACK, Deck, State
from bot.games.firenze.state_parts import CELEBRATION, OPEN, PERSONNEL, Hidden, Turn
from bot.games.firenze.turn_end_limits import Limiting


def imagine_state(state: State, chance: Chance) -> State:
    """The order of the deck. What is in hands was taken openly, and the pouch can be counted.

    It is put in an order of its own before it is shuffled: the true one would show through.
    As long as start cards are left everybody knows that they lie on top (Rules p. 3).
    """
    deck = state.deck
    starts = chance.shuffled(sorted(deck.cards[: deck.starts]), "imagine start cards")
    others = chance.shuffled(sorted(deck.cards[deck.starts :]), "imagine deck")
    return replace(state, deck=Deck((*starts, *others), deck.starts, deck.discards))


def possible_states(box: Box, state: State, seat: Seat) -> Iterator[State]:
    """How many of a hand are celebrations lies open, and nothing else of it.

    So the seat holds each kind of personnel, in one of these.
    """
    hand = state.builders[seat].hidden.hand
    celebrations = [card for card in hand if box.card_kind(card) == CELEBRATION]
    covered = len(hand) - len(celebrations)
    some = _cards_of_kind(box, CELEBRATION)[:1] * len(celebrations)
    for card in _cards_of_kind(box, PERSONNEL) if covered else [""]:
        hidden = Hidden((*[card] * covered, *some))
        yield state.with_builder(seat, hidden)


def _cards_of_kind(box: Box, kind: str) -> list[str]:
    return [card for card in box.cards if box.card_kind(card) == kind]


def end_turn_if_limits_kept(box: Box, step: Step[State]) -> Step[State]:
    """As long as a limit is passed the turn goes on; then it is over."""
    state = step.state
    is_over = isinstance(state.question, Limiting) and turn_end_limits.are_limits_kept(
        box, state.builders[state.seat]
    )
    return step.followed_by(lambda state: _next_turn(box, state)) if is_over else step


def _next_turn(box: Box, state: State) -> Step[State]:
    """The next turn begins, or the game is over."""
    seat = next_seat(state)
    if seat is None:
        return final_scoring.score_final(box, state)
    return Step(replace(_begin_turn(state, seat), turns=state.turns + 1), ())


def _begin_turn(state: State, seat: Seat) -> State:
    """The turn of this seat."""
    open_ = state.builders[seat].open
    site = tuple([replace(tower, idle=True) for tower in open_.site])
    state = state.with_builder(seat, replace(open_, site=site))
    return replace(state, turn=Turn(seat), question=Choosing())


def next_seat(state: State) -> Seat | None:
    """Whose turn comes after this one; nobody's once it comes back to who has the last tile."""
    seat = state.clockwise(state.seat)[1]
    match state.question:
        case PlacingSeal(1):
            return None if state.starter == state.seat else state.starter
        case PlacingSeal():
            return seat
        case final_scoring.Over():
            return None
    return None if seat == state.board.ender else seat


# Thinking ahead


def seat_in_turn(state: State) -> Seat | None:
    """Neutral seals are laid before the first turn."""
    return None if isinstance(state.question, PlacingSeal | final_scoring.Over) else state.seat


def state_ahead(state: State, seat: Seat) -> State | None:
    """The next turn of this seat, with the row as it lies now."""
    if seat_in_turn(state) is None or not _has_turn_to_come(state, seat):
        return None
    return _begin_turn(state, seat)


def _has_turn_to_come(state: State, seat: Seat) -> bool:
    """Rules p. 7: the round that was begun by whoever has the end tile is the last."""
    if state.board.ender == OPEN:
        return True
    return seat != state.seat and final_scoring.has_turn_left(state, seat)


class Firenze:
    """The game for two to four."""

    key = "firenze"
    rules = 2
    seats = range(2, 5)
    vocabulary: Vocabulary[Move] = moves.VOCABULARY
    # Whoever is away takes the free card, gives what can best be spared, and builds nothing;
    # a neutral seal he lays as the rulebook recommends.
    passes: frozenset[type[Move]] = frozenset(
        {Cover, Take, Pay, Done, End, Discard, Spill, Lower, Endure}
    )
    asides: frozenset[type[Move]] = frozenset()

    def __init__(self, printed: Printed) -> None:
        self.box = Box(printed)

    def options(self, seats: int) -> tuple[Option, ...]:
        return state_parts.offered_options()

    def start(self, setup_: Setup, chance: Chance) -> State:
        return setup.set_up_table(self.box, setup_, chance)

    def to_move(self, state: State) -> frozenset[Seat]:
        return state.question.to_move(state)

    def at_leisure(self, state: State) -> frozenset[Seat]:
        return frozenset()

    def turn(self, state: State) -> Seat | None:
        return seat_in_turn(state)

    def ahead(self, state: State, seat: Seat) -> State | None:
        return state_ahead(state, seat)

    def next_up(self, state: State) -> Seat | None:
        return next_seat(state)

    def candidates(self, state: State, seat: Seat) -> Iterable[Move]:
        return state.question.candidates(self.box, state)

    def judge(self, state: State, seat: Seat) -> Judge[Move]:
        return state.question.judge(self.box, state)

    def amounts(self, state: State, seat: Seat, move: Move) -> range:
        return range(0)

    def apply(self, state: State, seat: Seat, move: Move, chance: Chance) -> Step[State]:
        return state.question.answer(self.box, state, move, chance)

    def go_on(self, before: State, done: Step[State], chance: Chance) -> Step[State]:
        return end_turn_if_limits_kept(self.box, done)

    def view(self, state: State, viewer: Viewer) -> view.View:
        return view.make_view(self.box, state, viewer)

    def imagine(self, state: State, viewer: Viewer, chance: Chance) -> State:
        return imagine_state(state, chance)

    def could_be(self, state: State, seat: Seat) -> Iterable[State]:
        return possible_states(self.box, state, seat)

    def round_of(self, state: State) -> int:
        seats = len(state.open_builders)
        return max(1, (state.turns + seats - 1) // seats)

    def tally(self, state: State) -> Tally:
        builders = state.open_builders
        notes: list[Note] = [
            ("turn", (state.turns,)),
            ("points", tuple([builder.points for builder in builders])),
            ("seals", tuple([builder.seals for builder in builders])),
            ("bricks", tuple([builder.stored for builder in builders])),
            ("to move", tuple(self.to_move(state))),
        ]
        before = [
            (
                b.open.storehouse,
                [(t.color, t.height) for t in b.open.site],
                b.hidden.hand,
                b.open.buildings,
            )
            for b in state.builders
        ]
        row = [(spot.card, spot.bricks) for spot in state.row]
        return Tally(
            tuple(notes), (before, row, state.pouch, state.deck.cards, state.deck.discards)
        )

    def broken_law(self, state: State, besides: Collection[str] = ()) -> str:
        return first_law(broken_laws(self.box, state), besides)

    def scores(self, state: State) -> Scores | None:
        return final_scoring.scores_of(state) if isinstance(state.question, Over) else None

    def memories(self, told: Sequence[Text]) -> Iterable[GameMemory]:
        return final_scoring.derive_memories(told)


_FROM_THE_POUCH = frozenset({"alchemist", "wholesaler"})  # who may take a paid brick out of it


# Laws, asked with every move


def broken_laws(box: Box, state: State) -> Iterator[str]:
    """Yield the laws that do not hold."""
    yield from _check_bricks(box, state)
    yield from _check_cards(box, state)
    yield from _check_seals(box, state)
    yield from _check_points(box, state)
    yield from _check_sites(state)
    yield from _check_costs(box, state)
    yield from _check_limits(box, state)
    yield from _check_end(state)


def _check_bricks(box: Box, state: State) -> Iterator[str]:
    """Every brick is in the pouch, in a storehouse, on a card or in a tower."""
    towers = Counter[str]()
    for open_ in state.open_builders:
        for tower in open_.site:
            towers[tower.color] += tower.height
    for at, color in enumerate(state_parts.COLORS):
        stored = sum(open_.storehouse[at] for open_ in state.open_builders)
        laden = sum(spot.bricks[at] for spot in state.row)
        if state.pouch[at] + stored + laden + towers[color] != box.bricks[at]:
            yield f"{color} bricks were lost or made"
    stores = [open_.storehouse for open_ in state.open_builders]
    heaps = [state.pouch, *stores, *(spot.bricks for spot in state.row)]
    if any(many < 0 for heap in heaps for many in heap):
        yield "there are fewer than no bricks"


def _check_cards(box: Box, state: State) -> Iterator[str]:
    """Every card is in exactly one place, and where its kind belongs."""
    starts, others = box.deck(campanile=state.options.campanile)
    deck, builders = state.deck, state.builders
    found = [*deck.cards, *deck.discards, *state.board.church, *(spot.card for spot in state.row)]
    for builder in builders:
        found += [*builder.hidden.hand, *builder.open.buildings]
    if isinstance(state.question, (Averting, LosingBricks, LoweringTower)):
        found.append(state.question.card)
    if Counter(found) != Counter((*starts, *others)):
        yield "the cards are not each in one place"
    for builder in builders:
        if not {box.card_kind(card) for card in builder.hidden.hand} <= {
            state_parts.PERSONNEL,
            state_parts.CELEBRATION,
        }:
            yield "a card is in hand that is not taken in hand"
        if len(set(builder.open.buildings)) < len(builder.open.buildings):
            yield "somebody has two identical buildings"
    if len(set(state.turn.played)) < len(state.turn.played):
        yield "two cards of the same name were played in one turn"


def _check_seals(box: Box, state: State) -> Iterator[str]:
    """A seal is either left or covers a commission; balconies are covered in order."""
    covers = state.board.covers
    seats = len(state.builders)
    for at, open_ in enumerate(state.open_builders):
        if open_.seals < 0 or open_.seals + covers.count(at) != box.numbers.seals[seats]:
            yield f"seat {at}: seals were lost or made"
    dead = len(box.heights) if state.options.dead_color else 0
    left = state.question.left if isinstance(state.question, PlacingSeal) else 0
    if covers.count(state_parts.NEUTRAL) + left != max(dead, state.options.neutral_seals):
        yield "neutral seals were lost or made"
    done = [covers[box.commission_index(b.color, b.height)] for b in state.board.balconies]
    if state_parts.NEUTRAL in done:
        yield "a neutral seal covers a balcony"
    if any(
        late != state_parts.OPEN and early == state_parts.OPEN for early, late in pairwise(done)
    ):
        yield "balconies were fulfilled out of order"


def _check_points(box: Box, state: State) -> Iterator[str]:
    """Points can be counted again from what lies on the board."""
    board, over = state.board, isinstance(state.question, Over)
    for at, open_ in enumerate(state.open_builders):
        counted = {
            state_parts.COMMISSIONS: 0,
            state_parts.BALCONIES: 0,
            state_parts.LEVELS: sum(
                tile.points
                for tile, owner in zip(box.printed.levels, board.levels, strict=True)
                if owner == at
            ),
            state_parts.CHURCHES: sum(
                reward.points for reward in board.rewards if reward.seat == at
            ),
            state_parts.LAST_SEAL: box.numbers.last_seal if board.ender == at else 0,
        }
        for place in box.places:
            if board.covers[box.commission_index(*place)] == at:
                balcony = commissions.balcony_at(board, *place)
                points = commissions.commission_points(box, board, *place)
                counted[state_parts.BALCONIES if balcony else state_parts.COMMISSIONS] += points
        if any(open_.earned[source] != points for source, points in counted.items()):
            yield f"seat {at}: points were lost or made"
        if not over and (
            open_.earned[state_parts.MAJORITIES] or open_.earned[state_parts.CELEBRATIONS]
        ):
            yield f"seat {at}: the end was scored before the end"


def _check_sites(state: State) -> Iterator[str]:
    for at, open_ in enumerate(state.open_builders):
        if any(tower.height < 1 or tower.color not in state_parts.ORDER for tower in open_.site):
            yield f"seat {at}: a tower is no tower"
        if at != state.seat and any(tower.idle for tower in open_.site):
            yield f"seat {at}: a tower is idle though it is not this seat's turn"


def _check_costs(box: Box, state: State) -> Iterator[str]:
    """Ruling 46: no more is paid than this turn's bricks cost, unless the pouch lost some of it."""
    turn = state.turn
    if state.rules < GIVES_BACK or not isinstance(state.question, BuildingTowers):
        return
    overpaid = len(turn.payments) > building.building_costs(box, state.open, turn)[turn.built]
    if overpaid and _FROM_THE_POUCH.isdisjoint(turn.played):
        yield "more was paid for building than it costs"


def _check_limits(box: Box, state: State) -> Iterator[str]:
    """Rules p. 7: at the end of one's turn both limits are kept."""
    before = state.clockwise(state.seat)[-1]
    builder = state.builders[before]
    if isinstance(state.question, Choosing) and not state.turn.played:
        if turn_end_limits.bricks_over(box, builder.open):
            yield f"seat {before}: too many bricks are left in the storehouse"
        personnel = [
            card for card in builder.hidden.hand if box.card_kind(card) == state_parts.PERSONNEL
        ]
        if turn_end_limits.cards_over(box, builder) and personnel:
            yield f"seat {before}: too many cards are left"
    if isinstance(state.question, Limiting) and turn_end_limits.are_limits_kept(
        box, state.builders[state.seat]
    ):
        yield "limits are asked for that nobody passes"


def _check_end(state: State) -> Iterator[str]:
    board = state.board
    if board.ender != state_parts.OPEN and state.builders[board.ender].open.seals:
        yield "the end tile was taken before the last seal"
    out = [at for at, open_ in enumerate(state.open_builders) if not open_.seals]
    if out and board.ender not in out:
        yield "nobody has the end tile though somebody has no seals"
    if "campanile" not in board.church and any(
        open_.owes_bell_tower for open_ in state.open_builders
    ):
        yield "somebody owes a bell tower to nobody"
    if "campanile" in board.church and not any(
        open_.owes_bell_tower for open_ in state.open_builders
    ):
        yield "the Campanile waits for nobody"
