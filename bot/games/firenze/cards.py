"""What becomes of the card just taken, by its kind (Rules p. 4, 7)."""

from dataclasses import replace

from bot.engine.chance import Chance
from bot.engine.game import Event, Seat, Step
from bot.engine.text import Named, Who, say
from bot.games.firenze import deck, events
from bot.games.firenze.box import Box
from bot.games.firenze.pieces import BUILDING, CHURCH, EVENT, Spot
from bot.games.firenze.state import Builder, State


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
    return step.then(lambda state: deck.closed_up(box, state, chance))


def _in_hand(state: State, card: str) -> Step[State]:
    receiver = monument_goes_to(state) if card == "monument" else state.seat
    builder = state.builders[receiver]
    builder = replace(builder, hand=(*builder.hand, card))
    after = replace(state, builders=state.builders_with(receiver, builder))
    if card != "monument":
        return Step(after, ())
    told = say("firenze-monument", who=Who(receiver), card=Named("action-card", card))
    return Step(after, (Event(told),))


def monument_goes_to(state: State) -> Seat:
    """Ruling 33: who has the highest tower now; of several the first from the active player on."""

    def highest(builder: Builder) -> int:
        return max([tower.height for tower in builder.site], default=0)

    return max(state.clockwise(state.seat), key=lambda seat: highest(state.builders[seat]))


def _in_front(state: State, card: str) -> Step[State]:
    """Rules p. 7: of two identical buildings the second is put away at once."""
    seat, builder = state.seat, state.builder
    if card in builder.buildings:
        told = say("firenze-second-building", who=Who(seat), card=Named("action-card", card))
        return Step(deck.discarded(state, card), (Event(told),))
    builder = replace(builder, buildings=(*builder.buildings, card))
    return Step(replace(state, builders=state.builders_with(seat, builder)), ())


def _to_the_church(state: State, card: str) -> Step[State]:
    """Ruling 35: it counts from now on, for whoever took it too."""
    board = replace(state.board, church=(*state.board.church, card))
    state = replace(state, board=board)
    if card == "campanile":  # ruling 36
        builders = tuple([replace(builder, owes_bell=True) for builder in state.builders])
        state = replace(state, builders=builders)
    told = say("firenze-church-card", card=Named("action-card", card))
    return Step(state, (Event(told),))
