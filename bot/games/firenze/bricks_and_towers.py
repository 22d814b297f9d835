"""Bricks counted by colour, and the towers built of them on a construction site."""

from collections.abc import Iterable, Sequence
from functools import cache

from bot.engine.random_draws import Chance
from bot.engine.replace_and_memoize import replace
from bot.engine.text import Named, Refusal, Text, refuse, say
from bot.games.firenze.state_parts import COLORS, ORDER, Bricks, Tower


def add_brick(bricks: Bricks, color: str, many: int = 1) -> Bricks:
    at = ORDER[color]
    return (*bricks[:at], bricks[at] + many, *bricks[at + 1 :])


def remove_brick(bricks: Bricks, color: str) -> Bricks:
    return add_brick(bricks, color, -1)


def exchange_brick(bricks: Bricks, given: str, taken: str) -> Bricks:
    """One brick has gone for another."""
    return add_brick(remove_brick(bricks, given), taken)


def add_bricks(one: Bricks, other: Bricks) -> Bricks:
    return tuple([a + b for a, b in zip(one, other, strict=True)])


def subtract_bricks(one: Bricks, other: Bricks) -> Bricks:
    return tuple([a - b for a, b in zip(one, other, strict=True)])


def bricks_of_color(color: str, many: int) -> Bricks:
    return tuple([many if name == color else 0 for name in COLORS])


def count_colors(colors: Sequence[str]) -> Bricks:
    """These bricks, one after the other, as a heap."""
    return tuple([colors.count(color) for color in COLORS])


def draw_bricks(pouch: Bricks, many: int, chance: Chance) -> Bricks:
    """So many bricks out of the pouch, unseen; all of them if there are fewer."""
    left, found = list(pouch), [0] * len(COLORS)
    for _ in range(min(many, sum(pouch))):
        nth = chance.draw_below(sum(left), "pouch")
        at = 0
        while nth >= left[at]:
            nth -= left[at]
            at += 1
        left[at] -= 1
        found[at] += 1
    return tuple(found)


def colors_to_spare_first(site: Sequence[Tower]) -> list[str]:
    """The colours, the one that can best be spared first.

    Ruling 27: first those of which there is no tower on the site, then the others; cheap before
    dear.
    """
    building = {tower.color for tower in site}
    return sorted(COLORS, key=building.__contains__)


def choose_bricks_to_lose(site: Sequence[Tower], spare: Bricks, due: int) -> Bricks:
    """So many of these bricks, chosen by the order of ruling 27; ruling 43: colour by colour."""
    found = [0] * len(COLORS)
    for color in colors_to_spare_first(site):
        at = ORDER[color]
        found[at] = min(due, spare[at])
        due -= found[at]
    return tuple(found)


def colors_in(bricks: Bricks) -> list[str]:
    """The colours of which there is a brick at all."""
    return [color for color, many in zip(COLORS, bricks, strict=True) if many]


def has_choice_of_bricks(spare: Bricks, due: int) -> bool:
    """Whether there is more than one way to give so many of these bricks."""
    return 0 < due < sum(spare) and sum([many > 0 for many in spare]) > 1


def heap_texts(bricks: Bricks) -> tuple[Text, ...]:
    """`2 white, 1 blue`, to be put into words."""
    return tuple(
        [_brick_count_text(many, color) for color, many in zip(COLORS, bricks, strict=True) if many]
    )


@cache
def _brick_count_text(many: int, color: str) -> Text:
    return say("firenze-so-many", count=many, brick=Named("brick", color))


def why_not_give(brick: str, spare: Bricks) -> Refusal | None:
    if brick not in ORDER:
        return refuse(
            "firenze-bricks", "firenze-no-such-color", brick=brick, bricks=all_color_names()
        )
    if not spare[ORDER[brick]]:
        return refuse(
            "firenze-bricks",
            "firenze-no-such-brick",
            brick=Named("brick", brick),
            bricks=heap_texts(spare),
        )
    return None


def all_color_names() -> tuple[Named, ...]:
    return tuple(Named("brick", color) for color in COLORS)


# Towers


def distinct_towers(site: tuple[Tower, ...]) -> dict[tuple[str, int], Tower]:
    """The towers that can be told apart, by colour and height.

    Of two alike the idle one is meant: to leave it for the other would only have it torn down.
    """
    found: dict[tuple[str, int], Tower] = {}
    for tower in site:
        key = tower.color, tower.height
        if key not in found or (tower.idle and not found[key].idle):
            found[key] = tower
    return found


def why_no_tower(site: tuple[Tower, ...], color: str, height: int) -> Refusal | None:
    """Why there is no such tower on this site; None when there is."""
    if color not in ORDER:
        return refuse(
            "firenze-bricks", "firenze-no-such-color", brick=color, bricks=all_color_names()
        )
    if any(tower.color == color and tower.height == height for tower in site):
        return None
    brick = Named("brick", color)
    return refuse(
        "firenze-towers",
        "firenze-no-such-tower",
        brick=brick,
        height=height,
        towers=tower_texts(site),
    )


def tower_text(color: str, height: int) -> Text:
    """`white 3`, to be put into words."""
    return say("firenze-tower", brick=Named("brick", color), height=height)


def tower_texts(site: Iterable[Tower]) -> tuple[Text, ...]:
    return tuple(tower_text(tower.color, tower.height) for tower in site)


def replace_tower(site: tuple[Tower, ...], old: Tower, new: Tower | None) -> tuple[Tower, ...]:
    """The site with a tower changed, or gone."""
    at = site.index(old)
    return (*site[:at], *(() if new is None else (new,)), *site[at + 1 :])


def raise_tower(site: tuple[Tower, ...], color: str, height: int) -> tuple[Tower, ...]:
    """The site with a brick more on this tower, which is worked on now."""
    return replace_tower(site, distinct_towers(site)[color, height], Tower(color, height + 1))


def remove_tower_level(site: tuple[Tower, ...], color: str, height: int) -> tuple[Tower, ...]:
    """The site with a brick less on this tower; ruling 16: that was no work on it."""
    tower = distinct_towers(site)[color, height]
    return replace_tower(site, tower, replace(tower, height=height - 1) if height > 1 else None)


# Tearing down


def abandoned_towers(site: tuple[Tower, ...]) -> list[Tower]:
    """Rules p. 6: what falls when building ends, since it was not worked on."""
    return [tower for tower in site if tower.idle]


def bricks_saved(height: int) -> int:
    """How many bricks of a tower torn down come back: half of them, the smaller one."""
    return height // 2


def without_card(cards: tuple[str, ...], card: str) -> tuple[str, ...]:
    """The cards without one of this name."""
    at = cards.index(card)
    return (*cards[:at], *cards[at + 1 :])
