"""Looking ahead: what lies within reach, told of any position, and by what its owner sees."""

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any, cast

import pytest

from bot.cli import replay
from bot.engine.game import Seat
from bot.engine.journal import AnyGame, Course
from bot.engine.random_draws import Chance
from bot.engine.text import Refusal
from bot.planning import orders_and_plans
from bot.planning.orders_and_plans import plans_of
from bot.tables.state import CommandRejected
from cogs.interaction import discord_limits
from cogs.interaction.components import MenuSpec
from cogs.interaction.context import RequestContext, SeatContext
from cogs.interaction.game_ui import MORE
from cogs.interaction.replies import PrivateReply
from cogs.interaction.table_context import TableContext
from cogs.play import hand_and_notes_cog
from cogs.play.hand_and_notes_cog import build_hint
from cogs.play.plans import plan_overview, show_outlook
from tests.cogs.panel_sittings import assert_sound, seated
from tests.cogs.reading import said
from tests.cogs.stage import LANGUAGES, ids, stage
from tests.cogs.test_ahead import plan_of, pressed
from tests.cogs.test_coaching import learning
from tests.cogs.test_whole_games import no_trouble
from tests.golden.recipes import FOLDER, moments

EVERY = 40  # plies between two looks
TOLD = {
    "princes/both-three": (
        *("no longer possible", ": enough", "out of reach", "Profession card 300", "at auction"),
        *("Bonus ", "more than you have", "fl. left", "takes all", "fits on", "hold no Profession"),
        "no turn left",
    ),
    "firenze/campanile": (
        *("With the bricks", "Once the bricks", "a new tower", ", from ", "bell tower, before"),
        *("and pay", "bricks left", "has to wait", "in the row, on", "to pay with", "empties"),
        "high enough already",
    ),
}


@cache
def courses(name: str) -> tuple[AnyGame, tuple[Course[Any, Any], ...]]:
    game, sheet = replay.load_sheet_and_game(FOLDER / f"{name}.game")
    return game, tuple(one.before for one in moments(game, sheet.opening, sheet.entries))


def everybody(name: str, every: int) -> Iterator[SeatContext[Any]]:
    """In one language after the other, whether they are asked or not."""
    game, told = courses(name)
    for at, course in enumerate((*told[1::every], told[-1])):
        for seat in range(course.opening.seats):
            yield seated(game, course, Seat(seat), LANGUAGES[(at + seat) % len(LANGUAGES)])


def look(sitting: SeatContext[Any], chosen: str = "") -> str:
    reply = show_outlook(sitting, chosen=chosen)
    return f"{reply.words}\n{reply.more}"


@pytest.mark.parametrize("name", TOLD)
def test_of_every_position_all_is_told_in_one_message(name: str) -> None:
    for sitting in everybody(name, EVERY):
        reply = show_outlook(sitting)
        assert_sound(sitting, reply)
        assert len(reply.words) + len(reply.more) <= discord_limits.WORDS - len("\n\n")
        for menu in (one for one in reply.components if isinstance(one, MenuSpec)):
            for option in menu.options:
                in_full = look(sitting, option.value)
                assert in_full != look(sitting)
                assert len(in_full) <= discord_limits.WORDS


@pytest.mark.parametrize("name", TOLD)
def test_it_says_what_is_enough_what_is_missing_and_what_would_be_left(name: str) -> None:
    game, told = courses(name)
    words = "\n".join(
        look(seated(game, course, Seat(seat)))
        for course in told[::9]
        for seat in range(course.opening.seats)
    )
    assert [one for one in TOLD[name] if one not in words] == []


def test_a_work_is_told_round_by_round_once_it_is_chosen() -> None:
    game, told = courses("princes/both-three")
    sitting = seated(game, told[20], Seat(0))
    hand = [held.card.name for held in sitting.view.own.hand]
    short, in_full = look(sitting), look(sitting, hand[0])
    assert len(hand) > 1
    assert all(f"({minimum})" in in_full for minimum in sitting.view.box.numbers.minimum[-1:])
    assert in_full.count("missing") < short.count("missing")
    chosen = show_outlook(sitting, chosen=hand[0])
    (menu,) = (one for one in chosen.components if isinstance(one, MenuSpec))
    back, *_ = menu.options
    assert back.label == "All your Works"
    assert look(sitting, back.value) == short


# Secrecy


def told_to(sitting: SeatContext[Any]) -> list[object]:
    """All that the planner, a hint and one's notes answer, but for how pictures are drawn."""
    replies = [plan_overview(sitting), show_outlook(sitting)]
    if sitting.is_asked:
        replies.append(build_hint(learning(sitting)))
    state = sitting.state
    (person,) = [one for one in state.people.values() if one.id == sitting.seat + 1]
    context = TableContext(cast(RequestContext, _Asking(person)), state, sitting.speech)
    replies.append(hand_and_notes_cog.notes_reply(context, "my own words"))
    return [_seen(reply) for reply in replies]


class _Asking:
    """Of whoever asks a page of notes wants to know who he is, and nothing else."""

    def __init__(self, person: object) -> None:
        self.person = person


def _seen(reply: PrivateReply) -> tuple[object, ...]:
    sketch = reply.picture and (reply.picture.alt, reply.picture.in_words, reply.picture.caption)
    return reply.words, reply.more, reply.components, reply.blocks, sketch


def planned(sitting: SeatContext[Any], steps: int) -> SeatContext[Any]:
    """With a plan of so many steps, whichever may come first."""
    for _ in range(steps):
        thinking = orders_and_plans.check_draft(sitting.state, sitting.seat)
        if isinstance(thinking, Refusal) or not thinking.turn_so_far.can_continue:
            break
        for move in thinking.turn_so_far.truths[0].legal_moves(sitting.seat):
            spelt = sitting.state.game.vocabulary.spell(move)
            added = orders_and_plans.add_plan_moves(
                sitting.seat, [spelt], len(thinking.feasible_steps)
            )
            with suppress(CommandRejected):
                sitting = replace(sitting, state=added(sitting.state))
                break
    return sitting


@pytest.mark.parametrize("name", [*TOLD, "princes/three-sensible"])
def test_with_all_that_is_hidden_imagined_anew_every_answer_is_the_same(name: str) -> None:
    plans = 0
    for at, sitting in enumerate(everybody(name, 2 * EVERY)):
        mine = planned(sitting, at % 3)
        plans += bool(plans_of(mine.state, mine.seat))
        first = told_to(mine)
        for luck in ("one", "another"):
            game, course = mine.state.game, mine.course
            imagined = game.imagine(course.state, mine.seat, Chance(luck, 0))
            elsewhere = replace(course, start=imagined, made=())
            again = replace(mine, state=replace(mine.state, course=elsewhere))
            assert told_to(again) == first
    assert plans


# On the stage


@pytest.mark.parametrize("game", ["princes", "firenze"])
async def test_plan_is_one_button_at_any_time_and_leads_further(
    tmp_path: Path, game: str, caplog: pytest.LogCaptureFixture
) -> None:
    async with stage(tmp_path, people=2) as scene:
        await scene.gather(game=game)
        following = await scene.next()
        assert following is not None
        active = following[0]
        other = next(one for one in scene.people if one is not active)

        own = (await scene.click(active, scene.board, custom_id="d:turn:1:")).response
        assert own is not None
        behind = await pressed(scene, active, own, f":{MORE}")
        assert ids(behind).count("d:plan:1:") == 1
        looked = await pressed(scene, active, behind, "d:plan:1:")
        assert "Look ahead" in said(looked)
        assert "d:notes:1:" in ids(looked)
        if game == "firenze":
            panel = await plan_of(scene, other)
            further = await pressed(scene, other, panel, "d:plan:1:look")
            assert "Look ahead:" in said(further)
            await pressed(scene, other, further, "d:plan:1:")
        else:
            assert "missing" in said(looked)
            menu = next(one for one in ids(looked) if one.startswith("s:plan:"))
            view = (await scene.standing()).game.view(
                (await scene.course()).state, await scene.seat(active)
            )
            name = view.own.hand[0].card.name
            in_full = (await scene.select(active, looked, name, menu)).response
            assert said(in_full).count("missing") == 1
        assert (await scene.course()).ply == 0
    no_trouble(caplog)
