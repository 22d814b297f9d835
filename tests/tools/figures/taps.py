"""Figures of the first hour: touches from the board to a move, and what a lesson takes.

Every touch counts: a button, a menu and the option in it, the field of a form, its last button.
Any move of its kind that the panels propose will do. The pupil of a lesson heeds no advice.
"""

import asyncio
from collections.abc import Awaitable, Callable
from functools import cache, partial
from time import perf_counter
from typing import Any

from simcord.actors import MemberActor

from bot.engine.notation import verb_of_move
from bot.i18n.speak import LANGUAGES
from cogs.interaction.slash_commands import english_name
from cogs.messages.lesson import all_lessons
from tests.cogs.chamber import chamber
from tests.cogs.reading import components, private
from tests.cogs.stage import Stage, ids, played, stage
from tests.cogs.test_lessons import Played, heed_nothing, newest_table, play_stage
from tests.cogs.test_wishes_form import TYPED, fields
from tests.tools.figures import Figure
from tests.tools.figures.house import own_folder

MOST_STEPS = 8
QUIET = 60  # seconds until a board has been brought up to date
# Game, what is done, the verb of its move, how many touches it may take.
MOVES = (
    *(("princes", "bid", "bid", 1), ("princes", "pass", "pass", 1)),
    *(("princes", "name a lot", "nominate", 2), ("princes", "work", "work", 2)),
    *(("princes", "build", "build", 4), ("princes", "freedom", "introduce", 3)),
    *(
        ("princes", "card", "take-profession", 3),
        ("firenze", "turn of one brick", "take begin end", 4),
    ),
)


async def count_taps(scene: Stage, who: MemberActor, kind: str) -> int:
    """Press on from the board until moves of these kinds are made; return the touches."""
    shown: Any = scene.board
    taps, begun = 0, len((await scene.course()).made)
    kind, *later = kind.split()
    for _ in range(MOST_STEPS):
        id_, value = _next_touch(shown, kind, scene.table)
        if value:
            done, taps = await scene.select(who, shown, value, id_), taps + 2
        else:
            done, taps = await scene.click(who, shown, custom_id=id_), taps + 1
        made = (await scene.course()).made
        if any(verb_of_move(type(one.move)) == kind for one in made[begun:]):
            if not later:
                return taps
            kind, *later = later
            begun = len(made)
        shown = private(done) or scene.board
    raise AssertionError(f"no way to {kind} in {MOST_STEPS} steps: {ids(shown)}")


def _next_touch(shown: Any, kind: str, table: int) -> tuple[str, str]:
    """Choose the next button, or the menu and its option: the nearest to such a move."""
    parts = [part for part in components(shown) if not part.get("disabled")]
    for start in ("m:", "d:", "c:"):
        for part in parts:
            id_ = str(part.get("custom_id", ""))
            words = id_.split(":", 4)[-1].split()
            is_so = kind in (words[:1] + words[-1:]) or id_.startswith(f"d:{kind}:")
            if id_.startswith(start) and is_so:
                return id_, ""
    for part in parts:
        begun = str(part.get("custom_id", "")).split(":", 5)[-1]
        for option in part.get("options", ()):
            if f"{begun} {option['value']}".removeprefix("more ").split()[0] == kind:
                return part["custom_id"], option["value"]
    turn = f"d:turn:{table}:"
    assert turn in ids(shown), f"no way to {kind}: {ids(shown)}"
    return turn, ""


async def taps_to_move(game: str, kind: str) -> int:
    with own_folder() as folder:
        async with stage(folder, people=3) as scene:
            await scene.gather(game=game)
            first = f"{kind.partition(' ')[0]} "
            while (following := await scene.next()) and not f"{following[1]} ".startswith(first):
                await scene.done_elsewhere(*following)
            assert following is not None, f"nobody ever came to {kind}"
            await scene.pass_time(QUIET)
            return await count_taps(scene, following[0], kind)


async def taps_of_wishes(text: str) -> int:
    """Give wishes for the lots on the form: typed, or as they stand on it."""
    with own_folder() as folder:
        async with stage(folder, people=3) as scene:
            await scene.gather()
            while (following := await scene.next()) and following[1].split()[0] != "nominate":
                await scene.done_elsewhere(*following)
            await scene.pass_time(QUIET)
            who = scene.people[1]
            opened = await who.click(scene.board, custom_id="f:orders:1:")
            await who.submit_modal(opened, fields(opened) | ({"text": text} if text else {}))
            assert (await scene.standing()).orders
            return 1 + bool(text) + 1


@cache
def lesson(game: str) -> Played:
    """The most touches and words of the lessons of this game in any language."""
    every = [asyncio.run(_play_lesson(game, language)) for language in LANGUAGES]
    most = max(every, key=lambda one: one.words)
    assert all(one.has_finished for one in every)
    return Played(max(one.taps for one in every), most.words)


async def _play_lesson(game: str, language: str) -> Played:
    taken = Played()
    with own_folder() as folder:
        async with chamber(folder) as scene:
            await scene.slash("settings language", language=language)
            await scene.slash("learn", **{english_name("word-game"): game})
            for _ in all_lessons()[game].stages:
                await play_stage(scene, heed_nothing, taken)
                await scene.click(None, scene.board, custom_id=f"d:learned:{scene.table}:")
                taken.taps += 1
                await newest_table(scene)
    return taken


async def seconds_of_review(game: str) -> float:
    """Wait for a look back at a whole game of three, with nothing else going on."""
    with own_folder() as folder:
        async with stage(folder, people=3) as scene:
            await scene.gather(game=game)
            await played(scene)
            reviews, seat = scene.bot.services.reviews, await scene.seat(scene.people[0])
            state, begun = await scene.standing(), perf_counter()
            assert await reviews.start_review(state, seat).wait_for_review()
            return perf_counter() - begun


def _run(measure: Callable[..., Awaitable[float]], *given: str) -> float:
    return asyncio.run(measure(*given))  # type: ignore[arg-type]


FIGURES = (
    *(
        Figure(
            f"first {game} taps {name}",
            "touches from the board",
            "at most",
            most,
            partial(_run, taps_to_move, game, kind),
        )
        for game, name, kind, most in MOVES
    ),
    Figure(
        "first princes taps wishes for seven lots",
        "touches",
        "at most",
        4,
        partial(_run, taps_of_wishes, TYPED),
    ),
    Figure(
        "first princes letters of wishes for seven lots",
        "characters typed",
        "at most",
        60,
        lambda: len(TYPED),
    ),
    Figure(
        "first princes taps wishes as they stand",
        "touches",
        "at most",
        2,
        partial(_run, taps_of_wishes, ""),
    ),
    *(
        Figure(f"first {game} lesson {name}", unit, "at most", most, partial(find, game))
        for game in all_lessons()
        for name, unit, most, find in (
            ("taps", "touches", 25, lambda game: lesson(game).taps),
            ("words", "read", 800, lambda game: lesson(game).words),
        )
    ),
    *(
        Figure(
            f"first {game} look back",
            "s of waiting",
            "at most",
            5,
            partial(_run, seconds_of_review, game),
        )
        for game in all_lessons()
    ),
)
