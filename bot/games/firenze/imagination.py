"""Another truth that a viewer cannot tell from the real one: what nobody saw is shuffled again."""

from dataclasses import replace

from bot.engine.chance import Chance
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
