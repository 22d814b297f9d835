"""The chronicle of a table: whether its story is told in a thread of its own, and its end."""

from dataclasses import replace

from bot.engine.text import say
from bot.host.company import TableCard
from bot.host.standing import News, Standing, is_solo, with_news
from bot.host.time import MINUTE

ON, OFF = "on", "off"
QUIET = MINUTE  # while people move on it waits: what is taken back at once needs not be told


def may_have(card: TableCard) -> bool:
    """Its server may still have none; who plays alone has none unless he asks for it."""
    chosen = card.terms.chronicle
    return bool(card.server) and chosen != OFF and (chosen == ON or not is_solo(card))


def is_wanted(card: TableCard, at_server: str) -> bool:
    return may_have(card) and (card.terms.chronicle == ON or at_server != OFF)


def given_up(standing: Standing) -> Standing:
    """Somebody has closed its thread: that is told once, and there is none from then on."""
    card = standing.card
    if card.terms.chronicle == OFF:
        return standing
    terms = replace(card.terms, chronicle=OFF)
    closed = replace(standing, card=replace(card, terms=terms))
    return with_news(closed, News(say("chronicle-given-up")))
