"""What the things of Firenze are called on pictures."""

from bot.games.firenze.printed import ActionCard
from render import words
from render.firenze import ours

CARD = "action-card"


def card_name(language: str, card: ActionCard) -> str:
    return card_named(language, card.name)


def card_named(language: str, name: str) -> str:
    return words.thing(language, CARD, name)


def card_about(language: str, card: ActionCard) -> str:
    """What it does."""
    return words.thing(language, CARD, card.name, "about")


def marked(language: str, card: ActionCard) -> str:
    """Its name, with the sign where something of it is ours."""
    mine = ours.is_ours(card.name_from, card.effect_from)
    return f"{card_name(language, card)} {ours.SIGN}" if mine else card_name(language, card)


def kind(language: str, card: ActionCard) -> str:
    """Of which kind it is."""
    return words.thing(language, "card-kind", card.kind)


def color(language: str, name: str) -> str:
    return words.thing(language, "brick", name)


def source(language: str, name: str) -> str:
    """Where points come from."""
    return words.thing(language, "prestige-source", name)
