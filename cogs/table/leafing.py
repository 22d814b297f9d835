"""Leafing through a game, move by move: in private, and everybody at a leaf of his own.

A leaf may be shown to everybody where its table stands: never more than everybody may see of it.
"""

from dataclasses import replace
from functools import partial

from bot.host.company import TableId
from bot.host.rows import Post
from bot.host.time import MINUTE
from bot.host.topics import Shown
from cogs.door.answers import Reply
from cogs.door.caller import Caller
from cogs.door.knocks import knock
from cogs.door.speech import voice_at
from cogs.door.visit import Visit, at
from cogs.posts import leaf, review

PAUSE = MINUTE  # between two positions that are shown at one table


@knock(leaf.KNOCK)
async def leafed(caller: Caller, table: TableId, rest: str) -> Reply:
    """To another move; which button led there, the last word says, and it says nothing else."""
    eyes, moves, *_ = *rest.split(" "), ""
    return opened(await _visited(caller, table), moves, eyes)


@knock(leaf.EYES)
async def looked(caller: Caller, table: TableId, rest: str) -> Reply:
    """At the same move, with the eyes of somebody else."""
    moves, eyes, *_ = *rest.split(" "), ""
    return opened(await _visited(caller, table), moves, eyes)


@knock(leaf.SHOW)
async def showing(caller: Caller, table: TableId, rest: str) -> Reply:
    """In the channel of its table, in the language that is spoken there."""
    eyes, moves, *_ = *rest.split(" "), ""
    visit = await _visited(caller, table)
    visit.unsealed()
    why_not, own = _why_not_show(visit), opened(visit, moves, eyes)
    if why_not:
        return replace(own, words=f"{visit.voice(why_not)}\n{own.words}")
    standing, draws = visit.standing, caller.door.draws
    there = voice_at(standing, standing.card.terms.language)
    shown = leaf.shown(leaf.opened(standing, moves, eyes), there, visit.seat, draws=draws)
    return replace(own, aloud=shown, then=partial(_remembered, visit))


async def _remembered(visit: Visit, message: str) -> None:
    """Should somebody be forgotten whom it names, it is taken away."""
    caller, now = visit.caller, visit.caller.door.clock.now()
    post = Post(visit.table, Shown(caller.request), caller.place, message, now, 0)
    async with caller.door.store.page() as page:
        page.put_post(post)


async def _visited(caller: Caller, table: TableId) -> Visit:
    visit = await at(caller, table)
    visit.begun()
    if visit.seat is None:  # who plays there has seen it anyway
        visit.unsealed()
    return visit


def opened(visit: Visit, moves: str, eyes: str) -> Reply:
    caller, seen = visit.caller, leaf.opened(visit.standing, moves, eyes)
    may_show = leaf.may_be_shown(visit.standing) and _is_there(visit)
    back = review.press_of(visit.standing, visit.voice) if visit.seat is not None else ()
    ways = (*leaf.play_on_press(seen, visit.voice), *back)
    return leaf.reply(seen, visit.voice, draws=caller.door.draws, may_show=may_show, ways=ways)


def _is_there(visit: Visit) -> bool:
    """Where its table stands, as somebody who could say so himself."""
    caller = visit.caller
    return caller.place == visit.standing.card.place and caller.venue.may_write


def _why_not_show(visit: Visit) -> str:
    """From now on not one position after another."""
    if not (leaf.may_be_shown(visit.standing) and _is_there(visit)):
        return "leaf-show-there"
    shown, now = visit.caller.door.shown, visit.caller.door.clock.now()
    if visit.table in shown and 0 <= now - shown[visit.table] < PAUSE:
        return "leaf-show-later"
    shown[visit.table] = now
    return ""
