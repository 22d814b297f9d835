"""Construction sites: towers found, raised and lowered."""

from collections.abc import Iterable

from bot.engine.frozen_values import replace
from bot.engine.game import Seat
from bot.engine.text import Named, Refusal, Text, refuse, say
from bot.games.firenze import bricks
from bot.games.firenze.pieces import ORDER, Tower
from bot.games.firenze.state import State


def kinds(site: tuple[Tower, ...]) -> dict[tuple[str, int], Tower]:
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
            "firenze-bricks", "firenze-no-such-color", brick=color, bricks=bricks.every_color()
        )
    if any(tower.color == color and tower.height == height for tower in site):
        return None
    brick = Named("brick", color)
    return refuse(
        "firenze-towers", "firenze-no-such-tower", brick=brick, height=height, towers=in_words(site)
    )


def of_height(color: str, height: int) -> Text:
    """`white 3`, to be put into words."""
    return say("firenze-tower", brick=Named("brick", color), height=height)


def in_words(site: Iterable[Tower]) -> tuple[Text, ...]:
    return tuple(of_height(tower.color, tower.height) for tower in site)


def replace_tower(site: tuple[Tower, ...], old: Tower, new: Tower | None) -> tuple[Tower, ...]:
    """The site with a tower changed, or gone."""
    at = site.index(old)
    return (*site[:at], *(() if new is None else (new,)), *site[at + 1 :])


def raise_tower(site: tuple[Tower, ...], color: str, height: int) -> tuple[Tower, ...]:
    """The site with a brick more on this tower, which is worked on now."""
    return replace_tower(site, kinds(site)[color, height], Tower(color, height + 1))


def without_level(site: tuple[Tower, ...], color: str, height: int) -> tuple[Tower, ...]:
    """The site with a brick less on this tower; ruling 16: that was no work on it."""
    tower = kinds(site)[color, height]
    return replace_tower(site, tower, replace(tower, height=height - 1) if height > 1 else None)


def lower_tower(state: State, seat: Seat, color: str, height: int) -> State:
    """One brick of this tower lies in the pouch."""
    open_ = state.builders[seat].open
    return replace(
        state,
        builders=state.builders_with(
            seat, replace(open_, site=without_level(open_.site, color, height))
        ),
        pouch=bricks.more(state.pouch, color),
    )


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
