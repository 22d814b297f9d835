"""Draw the pages of the rulebook of Firenze: towers and cards."""

from collections.abc import Sequence

from bot.games.firenze.box import ActionCard, Box, FamilyTower
from render.canvas import Sprite
from render.common.sheets_and_book_pages import (
    PageEntry,
    PageSection,
    draw_book_page,
    draw_rules_summary_page,
)
from render.firenze import bricks, theme
from render.firenze.theme import THEME, icon

_ICON = 56  # pixels
_ALONE = range(1, 2)


_SUMMARY_ICONS = (
    *("points", "card", "exchange", "tower", "ruin"),
    *("seal", "laurel", "storehouse", "personnel", "end"),
)


def draw_summary(title: str, entries: Sequence[tuple[str, str]]) -> bytes:
    """Draw the whole game on a page, line by line."""
    return draw_rules_summary_page(title, entries, _SUMMARY_ICONS, THEME)


def draw_rulebook_page(box: Box, page: str, title: str, language: str) -> bytes:
    """Draw the towers, all cards of a kind, or one card."""
    if page == "towers":
        things = tuple(_tower_entry(box, tower, language) for tower in box.printed.towers)
        return draw_book_page(title, [PageSection(things, range(6, 7))], THEME)
    of_kind = tuple(_card_entry(card, language) for card in box.printed.cards if card.kind == page)
    if of_kind:
        return draw_book_page(title, [PageSection(of_kind, range(3, 4))], THEME)
    card = box.cards[page.removeprefix("action-card-")]
    return draw_book_page(title, [PageSection((_card_entry(card, language),), _ALONE)], THEME)


def _card_entry(card: ActionCard, language: str) -> PageEntry:
    """Describe a card; `*` marks an effect that is not printed."""
    return PageEntry(
        theme.marked_card_name(language, card),
        icon(card.kind, _ICON),
        f"×{card.copies}",
        about=theme.card_text(language, card),
    )


def _tower_entry(box: Box, tower: FamilyTower, language: str) -> PageEntry:
    """Describe the points of a tower's commissions, highest first, and of its majority."""
    floors = list(zip(box.heights, tower.points, tower.points_from, strict=True))
    rows = [
        (_tower_brick_sprite(tower, 40), f"{high}: {theme.mark_ours(points, of)}")
        for high, points, of in floors
    ]
    rows.append((icon("flag", 44), theme.mark_ours(tower.majority, tower.majority_from)))
    rows.reverse()
    return PageEntry(theme.color_name(language, tower.name), rows=tuple(rows))


def _tower_brick_sprite(tower: FamilyTower, high: int) -> Sprite:
    return bricks.brick_sprite(tower.name, round(high * 1.25), high)
