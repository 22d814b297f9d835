"""The pages of the book that have a picture: the towers of the families, and the cards."""

from bot.games.firenze.box import Box
from bot.games.firenze.printed import ActionCard, FamilyTower
from render.canvas import Sprite
from render.firenze import bricks, names, ours
from render.firenze.icons import icon
from render.firenze.paints import PAINTS
from render.frame.leaf import Shelf, Thing, draw_leaf

_ICON = 56  # pixels
_ALONE = range(1, 2)


def draw_page(box: Box, page: str, title: str, language: str) -> bytes:
    """The towers, all cards of a kind, or one card alone."""
    if page == "towers":
        things = tuple(_tower(box, tower, language) for tower in box.printed.towers)
        return draw_leaf(title, [Shelf(things, range(6, 7))], PAINTS)
    of_kind = tuple(_card(card, language) for card in box.printed.cards if card.kind == page)
    if of_kind:
        return draw_leaf(title, [Shelf(of_kind, range(3, 4))], PAINTS)
    card = box.cards[page.removeprefix("action-card-")]
    return draw_leaf(title, [Shelf((_card(card, language),), _ALONE)], PAINTS)


def _card(card: ActionCard, language: str) -> Thing:
    """Marked where what it does is ours."""
    about = names.card_about(language, card)
    return Thing(
        names.marked(language, card), icon(card.kind, _ICON), f"×{card.copies}", about=about
    )


def _tower(box: Box, tower: FamilyTower, language: str) -> Thing:
    """What its commissions bring, from the highest down, and whoever has most of them."""
    floors = list(zip(box.heights, tower.points, tower.points_from, strict=True))
    rows = [(_brick(tower, 40), f"{high}: {_points(points, of)}") for high, points, of in floors]
    rows.append((icon("flag", 44), _points(tower.majority, tower.majority_from)))
    rows.reverse()
    return Thing(names.color(language, tower.name), rows=tuple(rows))


def _points(points: int, standing: str) -> str:
    return f"{points}{ours.SIGN}" if ours.is_ours(standing) else f"{points}"


def _brick(tower: FamilyTower, high: int) -> Sprite:
    return bricks.brick(tower.name, round(high * 1.25), high)
