"""Church cards: whom they reward, and when they leave (Rules p. 7; rulings 35, 45)."""

from bot.engine.copies import replace
from bot.engine.game import Event, Step
from bot.engine.text import Named, Who, say
from bot.games.firenze import deck, sites
from bot.games.firenze.box import Box
from bot.games.firenze.moves import Fulfil
from bot.games.firenze.pieces import CHURCHES, Reward
from bot.games.firenze.state import State

_NOBLE = ("red", "blue", "purple")  # the colours that Santa Maria Novella honours


def rewarded(box: Box, state: State, move: Fulfil) -> Step[State]:
    """The commission just fulfilled, as the churches see it in the order of their arrival."""
    events: list[Event] = []
    for card in state.board.church:
        if not honours(box, card, move.color, move.height, fulfilled=state.turn.fulfilled):
            continue
        seat, points = state.seat, box.cards[card].amount
        state = left(state, card)
        rewards = (*state.board.rewards, Reward(card, seat, points))
        state = replace(
            state,
            board=replace(state.board, rewards=rewards),
            builders=state.builders_with(seat, state.open.gained(CHURCHES, points)),
        )
        named = Named("action-card", card)
        events.append(
            Event(say("firenze-church-rewards", who=Who(seat), card=named, points=points))
        )
    return Step(state, tuple(events))


def honours(box: Box, card: str, color: str, height: int, *, fulfilled: int) -> bool:
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


def left(state: State, card: str) -> State:
    """The card has done its work and is put away."""
    board = replace(state.board, church=sites.one_out(state.board.church, card))
    return deck.discarded(replace(state, board=board), card)
