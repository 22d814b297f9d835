"""The deck, what is put away, and the row that is filled from it (Rules p. 4, 7)."""

from bot.engine.chance import Chance
from bot.engine.copies import replace
from bot.engine.game import Event, Step
from bot.engine.text import Named, say
from bot.games.firenze import bricks
from bot.games.firenze.box import Box
from bot.games.firenze.pieces import Spot
from bot.games.firenze.state import Deck, State


def discarded(state: State, card: str) -> State:
    deck = state.deck
    return replace(state, deck=Deck(deck.cards, deck.starts, (*deck.discards, card)))


def filled(box: Box, state: State, chance: Chance) -> Step[State]:
    """Rules p. 4: a new card from the deck with bricks from the pouch, as far as they go."""
    numbers, row, deck, pouch = box.numbers, state.row, state.deck, state.pouch
    new: list[str] = []
    events: list[Event] = []
    while len(row) + len(new) < numbers.row:
        if not deck.cards:
            if not deck.discards:
                break  # ruling 11: the space stays empty
            deck = Deck(chance.shuffled(deck.discards, "discards"), 0)
            events.append(Event(say("firenze-deck-shuffled", cards=len(deck.cards))))
        new.append(deck.cards[0])
        deck = Deck(deck.cards[1:], max(0, deck.starts - 1), deck.discards)
    for card in new:
        laid = bricks.drawn(pouch, numbers.bricks_each, chance)
        pouch = bricks.without(pouch, laid)
        row = (*row, Spot(card, laid))
        named = Named("action-card", card)
        events.append(Event(say("firenze-new-card", card=named, bricks=bricks.heap(laid))))
    return Step(replace(state, row=row, deck=deck, pouch=pouch), tuple(events), opened=True)
