"""What the things of Firenze are called on pictures."""

from bot.games.firenze.printed import ActionCard
from render import words

CARD = "action-card"


def card_name(language: str, card: ActionCard) -> str:
    return card_named(language, card.name)


def card_named(language: str, name: str) -> str:
    return words.thing(language, CARD, name)


def card_about(language: str, card: ActionCard) -> str:
    """What it does."""
    return words.thing(language, CARD, card.name, "about")


def kind(language: str, card: ActionCard) -> str:
    """Of which kind it is."""
    return words.thing(language, "card-kind", card.kind)


def color(language: str, name: str) -> str:
    return words.thing(language, "brick", name)


def source(language: str, name: str) -> str:
    """Where points come from."""
    return words.thing(language, "prestige-source", name)
