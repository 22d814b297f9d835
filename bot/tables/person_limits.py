"""Limits per person on what is empty: lobbies, openings, games played on, reviews."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias

from bot.engine.text import Refusal, refuse
from bot.tables.lobby import is_for_one
from bot.tables.people import HOUR, TableCard, TableId, Time

OPENINGS_WINDOW = HOUR


class LimitKind(StrEnum):
    LOBBIES = "lobbies"  # open lobbies in which no other person sits
    OPENINGS = "openings"  # tables opened in the last hour
    PLAY_ONS = "play-ons"  # running games continued from a position of another
    REVIEWS = "reviews"  # reviews that are being computed


Limits: TypeAlias = Mapping[LimitKind, int]
NO_LIMITS: Limits = {}
PERSON_LIMITS: Limits = {
    LimitKind.LOBBIES: 3,
    LimitKind.OPENINGS: 6,
    LimitKind.PLAY_ONS: 1,
    LimitKind.REVIEWS: 1,
}

TO_BEGIN = (LimitKind.OPENINGS,)  # limits on a table whose game begins at once
TO_GATHER = (LimitKind.LOBBIES, LimitKind.OPENINGS)  # on one that waits for others
TO_PLAY_ON = (LimitKind.PLAY_ONS, LimitKind.OPENINGS)


@dataclass(frozen=True, slots=True)
class LimitedUse:
    """A table that counts towards a limit; after `until` it no longer does."""

    table: TableId
    until: Time | None = None  # None: when its game or review ends


def limits_on(card: TableCard) -> Sequence[LimitKind]:
    """Return which limits a new table falls under."""
    if card.origin is not None:
        return TO_PLAY_ON
    begins_at_once = len(card.holders) > 1 or is_for_one(card)
    return TO_BEGIN if begins_at_once else TO_GATHER


def refuse_use(limits: Limits, kind: LimitKind, uses: Sequence[LimitedUse]) -> Refusal | None:
    """Refuse one more use beside these; the refusal tells when the next one is free."""
    most = limits.get(kind)
    if most is None or len(uses) < most:
        return None
    free = sorted(use.until or 0 for use in uses)[len(uses) - most]
    tables = tuple([use.table for use in uses])
    return refuse("lobby", f"limit-{kind}", most=most, tables=tables, free=str(free))
