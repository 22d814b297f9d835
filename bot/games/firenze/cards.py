"""What becomes of the card just taken, by its kind (Rules p. 4, 7)."""

from collections.abc import Sequence

from bot.engine.chance import Chance
from bot.engine.copies import replace
from bot.engine.game import Event, Seat, Step
from bot.engine.text import Named, Who, say
from bot.games.firenze import building, deck, events
from bot.games.firenze.box import Box
from bot.games.firenze.builder import Builder, Hidden, Open
from bot.games.firenze.pieces import BUILDING, CHURCH, EVENT, Spot
from bot.games.firenze.state import State


def dealt_with(box: Box, state: State, spot: Spot, chance: Chance) -> Step[State]:
    """The card finds its place or does its work; then the row is filled."""
    kind = box.kind(spot.card)
    if kind == EVENT:
        return events.struck(box, state, spot, chance)
    if kind == CHURCH:
        step = _to_the_church(state, spot.card)
    elif kind == BUILDING:
        step = _in_front(state, spot.card)
    else:
        step = _in_hand(state, spot.card)
    return step.then(lambda state: building.opened(box, state, chance))


def _in_hand(state: State, card: str) -> Step[State]:
    receiver = state.seat
    if card == "monument":
        receiver = monument_goes_to(state.open_builders, state.seat)
    hand = (*state.builders[receiver].hidden.hand, card)
    after = replace(state, builders=state.builders_with(receiver, Hidden(hand)))
    if card != "monument":
        return Step(after, ())
    told = say("firenze-monument", who=Who(receiver), card=Named("action-card", card))
    return Step(after, (Event(told),))


def monument_goes_to(builders: Sequence[Open], active: Seat) -> Seat:
    """Ruling 33: who has the highest tower now; of several the first from the active player on."""

    def highest(seat: int) -> int:
        return max([tower.height for tower in builders[seat].site], default=0)

    seats = len(builders)
    return Seat(max([(active + i) % seats for i in range(seats)], key=highest))


def is_second(owner: Open, card: str) -> bool:
    """Rules p. 7: of two identical buildings the second is put away at once."""
    return card in owner.buildings


def _in_front(state: State, card: str) -> Step[State]:
    seat, own = state.seat, state.open
    if is_second(own, card):
        told = say("firenze-second-building", who=Who(seat), card=Named("action-card", card))
        return Step(deck.discarded(state, card), (Event(told),))
    own = replace(own, buildings=(*own.buildings, card))
    return Step(replace(state, builders=state.builders_with(seat, own)), ())


def _to_the_church(state: State, card: str) -> Step[State]:
    """Ruling 35: it counts from now on, for whoever took it too."""
    board = replace(state.board, church=(*state.board.church, card))
    state = replace(state, board=board)
    if card == "campanile":  # ruling 36
        builders = [
            Builder(replace(b.open, owes_bell_tower=True), b.hidden) for b in state.builders
        ]
        state = replace(state, builders=tuple(builders))
    told = say("firenze-church-card", card=Named("action-card", card))
    return Step(state, (Event(told),))
