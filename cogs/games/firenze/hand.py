"""What somebody holds: cards with what they do, the storehouse with its limit, the seals."""

from collections.abc import Iterator

from bot.engine.text import Named
from bot.games.firenze.bricks import heap
from bot.games.firenze.commissions import bell_tower
from bot.games.firenze.pieces import CELEBRATION
from bot.games.firenze.printed import OURS, ActionCard
from bot.games.firenze.view import InHand, View
from cogs.door.speech import Voice


def hand(view: View, voice: Voice) -> Iterator[str]:
    own = view.own
    assert own is not None
    mine = view.builders[own.seat]
    yield voice(
        "hand-firenze-store",
        bricks=heap(mine.open.storehouse),
        stored=mine.open.stored,
        limit=mine.storehouse_limit,
    )
    yield voice(
        "hand-firenze-counts", seals=mine.open.seals, cards=mine.cards, limit=mine.card_limit
    )
    if not own.hand:
        yield voice("hand-firenze-empty")
    for held in own.hand:
        yield _held(voice, held)
    for card in mine.buildings:
        named, about = _named(voice, card)
        yield voice("hand-firenze-building", card=named, about=about)
    if mine.open.owes_bell_tower:
        _, height = bell_tower(view.box)
        yield voice("hand-firenze-owes-bell", height=height)


def _held(voice: Voice, held: InHand) -> str:
    named, about = _named(voice, held.card)
    if held.card.kind == CELEBRATION:
        return voice("hand-firenze-celebration", card=named, about=about, points=held.points)
    playable = int(held.playable)
    return voice("hand-firenze-personnel", card=named, about=about, playable=playable)


def _named(voice: Voice, card: ActionCard) -> tuple[Named, str]:
    """The card, and what it does; where that is ours, that too."""
    about = voice.thing("action-card", card.name, "about")
    if card.effect_from == OURS:
        about = f"{about} {voice('ours-firenze-effect')}"
    return Named("action-card", card.name), about
