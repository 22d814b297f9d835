"""What the cards of Firenze are called on pictures."""

from bot.games.firenze.view import Card
from render import words

KIND = "action-card"


def card_name(language: str, card: Card) -> str:
    return words.thing(language, KIND, card.name)


def card_about(language: str, card: Card) -> str:
    """What it does."""
    return words.thing(language, KIND, card.name, "about")


def card_named(language: str, name: str) -> str:
    return words.thing(language, KIND, name)
