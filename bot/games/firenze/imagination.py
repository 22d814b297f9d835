"""Another truth that a viewer cannot tell from the real one: what nobody saw is shuffled again."""

from collections.abc import Iterator

from bot.engine.chance import Chance
from bot.engine.copies import replace
from bot.engine.game import Seat
from bot.games.firenze.box import Box
from bot.games.firenze.builder import Hidden
from bot.games.firenze.pieces import CELEBRATION, PERSONNEL
from bot.games.firenze.state import Deck, State


def imagined(state: State, chance: Chance) -> State:
    """The order of the deck. What is in hands was taken openly, and the pouch can be counted.

    It is put in an order of its own before it is shuffled: the true one would show through.
    As long as start cards are left everybody knows that they lie on top (Rules p. 3).
    """
    deck = state.deck
    starts = chance.shuffled(sorted(deck.cards[: deck.starts]), "imagine start cards")
    others = chance.shuffled(sorted(deck.cards[deck.starts :]), "imagine deck")
    return replace(state, deck=Deck((*starts, *others), deck.starts, deck.discards))


def could_be(box: Box, state: State, seat: Seat) -> Iterator[State]:
    """How many of a hand are celebrations lies open, and nothing else of it.

    So the seat holds each kind of personnel, in one of these.
    """
    hand = state.builders[seat].hidden.hand
    celebrations = [card for card in hand if box.kind(card) == CELEBRATION]
    covered = len(hand) - len(celebrations)
    some = _kinds(box, CELEBRATION)[:1] * len(celebrations)
    for card in _kinds(box, PERSONNEL) if covered else [""]:
        hidden = Hidden((*[card] * covered, *some))
        yield replace(state, builders=state.builders_with(seat, hidden))


def _kinds(box: Box, kind: str) -> list[str]:
    return [card for card in box.cards if box.kind(card) == kind]
