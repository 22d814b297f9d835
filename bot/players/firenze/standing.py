"""How somebody stands, whoever's turn it is: his points, and what all he has is likely to bring."""

from bot.games.firenze.pieces import CELEBRATION, COLORS, ORDER
from bot.games.firenze.printed import ActionCard
from bot.games.firenze.view import View
from bot.players.firenze import cards
from bot.players.firenze.judgement import JOURNEYMAN
from bot.players.firenze.outlook import Outlook


def standing(view: View) -> float:
    """The points the viewer is likely to have at the end."""
    outlook = Outlook(view, JOURNEYMAN)
    held = [_worth_of(outlook, held.card) for held in outlook.hand]
    owned = [cards.kept_worth(outlook, card) for card in view.builders[outlook.seat].buildings]
    return outlook.me.points + _of_bricks(outlook) + sum(held) + sum(owned)


def _of_bricks(outlook: Outlook) -> float:
    """What towers and storehouse are likely to bring."""
    me = outlook.me
    return sum(
        outlook.of_color(
            color,
            tuple(sorted([tower.height for tower in me.site if tower.color == color])),
            me.storehouse[ORDER[color]],
        )
        for color in COLORS
    )


def _worth_of(outlook: Outlook, card: ActionCard) -> float:
    if card.kind == CELEBRATION:
        return cards.celebrates(outlook, card)
    return cards.kept_worth(outlook, card)
