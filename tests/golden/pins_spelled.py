"""Every kind of move, order, motion and message key: read as it is spelled, and spelled again."""

from collections.abc import Callable, Iterator
from dataclasses import fields
from typing import Any, get_type_hints

from bot import catalogue
from bot.engine.notation import Vocabulary
from bot.planning import turns_ahead
from bot.planning.auction_orders import planning_rules
from bot.tables import motion_kinds, records
from bot.tables.people import DeadlineAction, ReplacementFreedom, RingPreference, TableStatus
from bot.tables.records import JobKind

MOTIONS = (
    *("undo 2", "stand-in 1", "substitute 1 7", "pause", "resume", "cancel", "sealed", "by-hand"),
    "live",
)
KEYS = (
    *("board", "progress", "opening", "chronicle", "retelling", "film", "frozen", "channel"),
    *("hand 1", "panel 1", "turn 1", "turn 1 again", "revision 1", "next 1", "call 1"),
    *("invitation 1", "closed 1", "news discord 7 0", "shown discord 7"),
    *(f"vote 1 {motion}" for motion in MOTIONS),
    *(f"motion 2 {motion}" for motion in MOTIONS),
)
PLANS = (
    "draft: take 1",
    "plan: take 1 =8d1c03f2; work poet - 0 =0d4cbb29+1400",
    "loose: end =0d4cbb29",
)
NAMED = {
    "status of a table": TableStatus,
    "at the deadline": DeadlineAction,
    "kind of a due job": JobKind,
    "when messages ring": RingPreference,
    "what a replacement may do": ReplacementFreedom,
}


def spelled() -> Iterator[str]:
    for key in catalogue.GAMES:
        yield from _grammar(f"move of {key}", catalogue.current_game(key).vocabulary)
        yield from _grammar(f"order of {key}", planning_rules(key).order_vocabulary)
        yield from _grammar(f"wish of {key}", planning_rules(key).wish_vocabulary)
    yield from _again("motion", MOTIONS, motion_kinds.parse_motion)
    yield from _again("message key", KEYS, records.parse_message_key)
    yield from (f"{what}: {one}" for what, kind in NAMED.items() for one in sorted(kind))
    yield from (f"plan: {one} -> {turns_ahead.parse_plans([one])[0]}" for one in PLANS)


def _grammar(what: str, vocabulary: Vocabulary[Any]) -> Iterator[str]:
    for verb, kind in vocabulary.kinds.items():
        hints = get_type_hints(kind)
        names = [
            f"{one.name}:{getattr(hints[one.name], '__name__', 'names')}" for one in fields(kind)
        ]
        yield f"{what}: {' '.join([verb, *names])}"


def _again(what: str, texts: tuple[str, ...], read: Callable[[str], object]) -> Iterator[str]:
    yield from (f"{what}: {text} -> {read(text)}" for text in texts)
