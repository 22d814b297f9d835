"""What is different from the picture before: it is drawn so that the eye finds it."""

from dataclasses import dataclass

from bot.games.princes.pieces import Feat, Tile
from bot.games.princes.view import OpenEstate, View


@dataclass(frozen=True, slots=True)
class Fresh:
    """What has changed in one estate; the counters by the names of their icons."""

    points: int = 0
    counters: frozenset[str] = frozenset()
    tiles: frozenset[Tile] = frozenset()
    feats: frozenset[Feat] = frozenset()
    table: frozenset[str] = frozenset()


NOTHING = Fresh()


@dataclass(frozen=True, slots=True)
class Changes:
    """What has changed at the table."""

    estates: tuple[Fresh, ...]
    lots: frozenset[str] = frozenset()
    supplies: frozenset[str] = frozenset()
    price: bool = False


def changes(before: View | None, after: View) -> Changes:
    """Nothing is new where there is nothing to compare with."""
    if before is None or len(before.estates) != len(after.estates):
        return Changes((NOTHING,) * len(after.estates))
    pairs = zip(before.estates, after.estates, strict=True)
    stacks = zip(before.stacks, after.stacks, strict=True)
    sold = {new.lot for old, new in stacks if new.sale and old.sale != new.sale}
    supplies = zip(
        (*before.buildings, *before.freedoms), (*after.buildings, *after.freedoms), strict=True
    )
    return Changes(
        tuple(_fresh(old, new) for old, new in pairs),
        lots=frozenset(sold),
        supplies=frozenset(new.name for old, new in supplies if old.left != new.left),
        price=_at_stake(before) != _at_stake(after),
    )


def _at_stake(view: View) -> tuple[str, int]:
    return view.asked.lot, view.asked.price


def _fresh(old: OpenEstate, new: OpenEstate) -> Fresh:
    counted = {
        "builder": old.builders != new.builders,
        "jester": old.jesters != new.jesters,
        "profession": old.hand != new.hand,
        "recruiting": old.recruiting != new.recruiting,
        "bonus": old.bonus != new.bonus,
        "prestige": old.prestige != new.prestige,
        "coin": old.florins != new.florins,
    }
    counters = {name for name, changed in counted.items() if changed}
    return Fresh(
        points=new.points - old.points,
        counters=frozenset(counters | (set(new.freedoms) - set(old.freedoms))),
        tiles=frozenset((*new.buildings, *new.landscapes))
        - frozenset((*old.buildings, *old.landscapes)),
        feats=frozenset(new.feats) - frozenset(old.feats),
        table=frozenset(new.table) - frozenset(old.table),
    )
