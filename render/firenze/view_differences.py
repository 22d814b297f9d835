"""Find what changed between two views of Firenze, to highlight it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from bot.games.firenze.state_parts import COLORS, Bricks, Tower
from bot.games.firenze.view import Offer, SeenBuilder, View


@dataclass(frozen=True, slots=True)
class BuilderChanges:
    """What has changed for one builder."""

    points: int = 0
    bricks: frozenset[str] = frozenset()  # colours in the storehouse
    towers: tuple[bool, ...] = ()  # tower by tower as they stand on the site
    counters: frozenset[str] = frozenset()
    buildings: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True)
class BoardChanges:
    """What has changed on the board."""

    builders: tuple[BuilderChanges, ...]
    commissions: Mapping[str, frozenset[int]] = field(default_factory=dict)  # heights by colour
    leaders: frozenset[str] = frozenset()  # colours
    levels: frozenset[int] = frozenset()
    cards: frozenset[int] = frozenset()  # places of the row with a new card
    laid: tuple[frozenset[str], ...] = ()  # for every card, colours of which more lie there
    church: frozenset[str] = frozenset()
    ended: bool = False


def find_changes(before: View | None, after: View) -> BoardChanges:
    """Compare two views; without an earlier one nothing is new."""
    if before is None or len(before.builders) != len(after.builders):
        nothing = BuilderChanges()
        return BoardChanges((nothing,) * len(after.builders), laid=(frozenset(),) * len(after.row))
    families = list(zip(before.families, after.families, strict=True))
    new_cards, laid = _find_row_changes(before.row, after.row)
    return BoardChanges(
        tuple(
            _find_builder_changes(o, n)
            for o, n in zip(before.builders, after.builders, strict=True)
        ),
        commissions={
            new.color: frozenset(
                c.height
                for b, c in zip(old.commissions, new.commissions, strict=True)
                if (b.seat, b.neutral) != (c.seat, c.neutral)
            )
            for old, new in families
        },
        leaders=frozenset(
            new.color for old, new in families if old.majority.seat != new.majority.seat
        ),
        levels=frozenset(
            new.height
            for old, new in zip(before.levels, after.levels, strict=True)
            if old.seat != new.seat
        ),
        cards=new_cards,
        laid=laid,
        church=frozenset(c.name for c in after.church) - frozenset(c.name for c in before.church),
        ended=before.ender != after.ender,
    )


def colors_with_more(before: Bricks, after: Bricks) -> frozenset[str]:
    """Return the colours of which there are more now."""
    return frozenset(
        color for color, old, new in zip(COLORS, before, after, strict=True) if new > old
    )


def _changed_colors(before: Bricks, after: Bricks) -> frozenset[str]:
    return colors_with_more(before, after) | colors_with_more(after, before)


def _find_row_changes(
    before: Sequence[Offer], after: Sequence[Offer]
) -> tuple[frozenset[int], tuple[frozenset[str], ...]]:
    """Find new cards of the row: after one is taken, those at its right move up."""
    gone = next(
        (
            at
            for at, (old, new) in enumerate(zip(before, after, strict=False))
            if _is_other_row_card(old, new)
        ),
        len(after),
    )
    moved = gone < len(after)
    stay = [old for at, old in enumerate(before) if not moved or at != gone]
    laid = []
    for at, offer in enumerate(after):
        old = stay[at] if at < len(stay) else None
        laid.append(colors_with_more(old.bricks, offer.bricks) if old else frozenset[str]())
    fresh = frozenset(offer.place for offer in after[len(stay) :])
    return fresh, tuple(laid)


def _is_other_row_card(old: Offer, new: Offer) -> bool:
    """Return whether it is another card, or one with fewer bricks than could have been taken."""
    return old.card.name != new.card.name or (
        sum(old.bricks) != sum(new.bricks)
        and bool(colors_with_more(new.bricks, old.bricks))
        and sum(new.bricks) < sum(old.bricks)
    )


def _find_builder_changes(old: SeenBuilder, new: SeenBuilder) -> BuilderChanges:
    counted = {
        "seal": old.open.seals != new.open.seals,
        "card": (old.hand, len(old.buildings)) != (new.hand, len(new.buildings)),
        "celebration": old.celebrations != new.celebrations,
    }
    return BuilderChanges(
        points=new.open.points - old.open.points,
        bricks=_changed_colors(old.open.storehouse, new.open.storehouse),
        towers=_flag_new_towers(old.open.site, new.open.site),
        counters=frozenset(name for name, changed in counted.items() if changed),
        buildings=frozenset(c.name for c in new.buildings)
        - frozenset(c.name for c in old.buildings),
    )


def _flag_new_towers(before: Sequence[Tower], after: Sequence[Tower]) -> tuple[bool, ...]:
    """Return towers (colour and height) that did not stand there before."""
    stood = [(tower.color, tower.height) for tower in before]
    new = []
    for tower in after:
        same = (tower.color, tower.height)
        new.append(same not in stood)
        if same in stood:
            stood.remove(same)
    return tuple(new)
