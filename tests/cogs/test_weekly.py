"""The deal of the week: announced, played by everybody for himself, ended, and all of it told."""

import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import discord
import pytest
from simcord.actors import MemberActor

from bot.engine.deal import Deal
from bot.players.player import make_player_chance, make_situation
from bot.players.registry import computer_players
from bot.tables.command_runner import Applied
from bot.tables.people import TableId, TableStatus
from bot.tables.records import SharedDeal
from bot.tables.state import TableState
from tests.cogs.reading import private, said
from tests.cogs.stage import LANGUAGES, Stage, ids, stage
from tests.cogs.test_forged import forge
from tests.cogs.test_moderators import chief_of


async def turned_on(scene: Stage, **options: Any) -> SharedDeal:
    """The steward has asked for it, and it is announced."""
    chief = chief_of(scene)
    assert "posted here" in await scene.slash(chief, "admin weekly", on=True, **options)
    await go_round(scene)
    return await week_of(scene)


async def week_of(scene: Stage, number: int = 1) -> SharedDeal:
    deal = await scene.bot.services.store.shared_deal(number)
    assert deal is not None
    return deal


async def end_the_week(scene: Stage) -> None:
    """As if it had gone by."""
    async with scene.bot.services.store.unit_of_work() as page:
        page.save_shared_deal(replace(await week_of(scene), until=scene.bot.services.clock.now()))
    for _ in range(2):  # the next one is announced a round later
        await go_round(scene)


async def go_round(scene: Stage) -> None:
    """What comes about once a minute."""
    assert await scene.bot.weekly_poster.run_round()
    await scene.pass_time(10)


def post(scene: Stage, knock: str, week: int = 1) -> discord.Message:
    """The post of such a kind; there is one."""
    (found,) = [one for one in scene.channel.history() if f"d:{knock}:0:{week}" in ids(one)]
    return found


async def press(scene: Stage, who: MemberActor, knock: str = "week", week: int = 1) -> Any:
    done = await who.click(post(scene, knock, week), custom_id=f"d:{knock}:0:{week}")
    answered = private(done)
    assert answered is not None
    return answered


async def table_of(scene: Stage, who: MemberActor) -> TableId:
    person = (await scene.person(who)).id
    table = await scene.bot.services.shared.table_of_person(await week_of(scene), person)
    assert table is not None
    return table


async def standing(scene: Stage, table: TableId) -> TableState:
    found = await scene.bot.services.tables.table_state(table)
    assert isinstance(found, TableState)
    return found


def kept_accounts(folder: Path) -> str:
    """What is stored with deals about the accounts that have played them."""
    with closing(sqlite3.connect(folder / "signoria.db")) as database:
        return repr(database.execute("SELECT account FROM shared_deal_accounts").fetchall())


async def play(scene: Stage, who: MemberActor, *, guest: str = "random", moves: int = 999) -> None:
    """On by so many moves of his own table, each as it came from him."""
    table, person = await table_of(scene, who), (await scene.person(who)).id
    choose, house = computer_players("princes")[guest], scene.bot.services.tables
    for _ in range(moves):
        here = await standing(scene, table)
        assert here.course is not None
        if not (seats := here.game.to_move(here.course.state)):
            break
        situation = make_situation(here.game, here.course.state, min(seats))
        # People are not alike: each has a luck of his own.
        move = choose(situation, make_player_chance(str(person), min(seats), here.course.ply))
        spelt = here.game.vocabulary.spell(move)
        outcome = await house.submit_moves(
            table, person, [spelt], None, f"{table} {here.course.ply}"
        )
        assert isinstance(outcome, Applied), outcome
    await scene.env.settle()


async def click_a_move(scene: Stage, who: MemberActor) -> None:
    """By hand, on the board in his direct messages."""
    table = await table_of(scene, who)
    before = (await standing(scene, table)).course
    own = [(one, id_) for one in scene.letters(who) for id_ in ids(one) if id_.startswith("m:")]
    letter, id_ = own[0]
    await who.user.click(letter, custom_id=id_)
    after = (await standing(scene, table)).course
    assert before is not None
    assert after is not None
    assert after.ply == before.ply + 1


def sent(scene: Stage) -> str:
    """Everything that ever went to Discord."""
    return "\n".join(repr(request.json) for request in scene.env.http_requests)


def letters(scene: Stage, who: MemberActor) -> str:
    return "\n".join(map(said, scene.letters(who)))


async def test_a_week_from_the_first_announcement_to_the_last_film(tmp_path: Path) -> None:
    async with stage(tmp_path, people=4) as scene:
        week = await turned_on(scene, solo="easy")
        lorenzo, isabella, cosimo, caterina = scene.people
        announced = said(post(scene, "week"))
        assert Deal(week.server_seed).commitment(week.solo_opening) in announced
        for who, language in zip(scene.people, (*LANGUAGES, "en"), strict=True):
            await scene.slash(who, "settings language", language=language)
            await press(scene, who)

        starts = [(await standing(scene, await table_of(scene, who))) for who in scene.people]
        assert len({one.course.start for one in starts if one.course}) == 1
        assert not any(one.card.server for one in starts)
        await play(scene, lorenzo, guest="greedy")
        await scene.restart()
        await play(scene, isabella)
        await play(scene, cosimo, moves=9)
        await scene.pass_time(30)

        # Two have finished: what they read is their own result, and nothing that tells the deal.
        for who in (lorenzo, isabella):
            table = await table_of(scene, who)
            assert (await standing(scene, table)).card.status is TableStatus.OVER
            (board,) = [one for one in scene.letters(who) if f"d:rematch:{table}:" in ids(one)]
            assert not {f"d:{one}:{table}:" for one in ("film", "deal", "share")} & set(ids(board))
        assert week.server_seed not in sent(scene)

        await end_the_week(scene)

        results = post(scene, "weekfilms")
        words = said(results)
        assert week.server_seed in words
        assert "Lorenzo" in words
        assert "Isabella" in words
        assert "Cosimo" not in words  # he has not finished
        assert "Caterina" not in words
        assert not [one for one in scene.channel.history() if "d:week:0:1" in ids(one)]
        assert post(scene, "week", 2)  # and the next one stands below it
        menu = await press(scene, caterina, "weekfilms")
        (shown,) = [one for one in ids(menu) if one.startswith("s:weekfilm:0:1 ")]
        chosen = await table_of(scene, lorenzo)
        film = private(await caterina.select(menu, [str(chosen)], custom_id=shown))
        assert film is not None
        assert f"d:log:{chosen}:" in ids(film)
        table = await table_of(scene, isabella)
        (board,) = [one for one in scene.letters(isabella) if f"d:deal:{table}:" in ids(one)]
        told = private(await isabella.user.click(board, custom_id=f"d:deal:{table}:"))
        assert told is not None
        assert week.server_seed in said(told)


async def test_everybody_plays_it_once(solo: Stage, tmp_path: Path) -> None:
    (lorenzo,) = solo.people
    await turned_on(solo)
    first = await press(solo, lorenzo)
    again = await press(solo, lorenzo)
    assert "in your direct messages" in said(first) == said(again)
    await play(solo, lorenzo)

    assert "it is played only once" in said(await press(solo, lorenzo))
    await solo.bot.services.tables.forget_person((await solo.person(lorenzo)).id)
    assert "it is played only once" in said(await press(solo, lorenzo))
    sharers = await solo.bot.services.store.shared_deal_tables(1)
    assert len(sharers) == 1
    assert str(lorenzo.id) not in kept_accounts(tmp_path)
    await end_the_week(solo)
    assert kept_accounts(tmp_path) == "[]"


async def test_who_cannot_play_reads_why(scene: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    lorenzo, isabella = scene.people
    await lorenzo.user.slash("game new", solo="easy")
    await turned_on(scene)

    assert "Table 1 is still open in your direct messages" in said(await press(scene, lorenzo))
    with monkeypatch.context() as late:
        late.setattr(type(scene.bot.services.shared), "is_overdue", lambda *_: True)
        assert "The week is over" in said(await press(scene, isabella))
    for path in ("/users/@me/channels", "/channels/*/messages"):
        scene.env.inject_error("POST", path, status=403, code=50007, times=None)
    assert "Allow messages from members" in said(await press(scene, isabella))


async def test_nobody_else_sees_a_table_of_the_week_by_any_button(scene: Stage) -> None:
    lorenzo, isabella = scene.people
    await turned_on(scene)
    await press(scene, lorenzo)
    table = await table_of(scene, lorenzo)
    await play(scene, lorenzo)
    scene.table = table

    for knock in ("board", "words", "log", "film", "deal", "share", "story", "hand", "turn"):
        shown = await forge(scene, isabella, f"d:{knock}:{table}:")
        assert "Others are still playing this deal" in shown, knock
    for knock in ("film", "deal", "share"):
        shown = await forge(scene, lorenzo, f"d:{knock}:{table}:")
        assert "Others are still playing this deal" in shown, knock


async def test_only_a_steward_turns_it_on_and_it_ends_with_its_week(solo: Stage) -> None:
    await turned_on(solo)
    chief = chief_of(solo)
    assert "There is a deal of the week." in await solo.slash(chief, "admin show")
    assert "no deal of the week" in await solo.slash(chief, "admin weekly", on=False)

    await end_the_week(solo)

    assert [said(one) for one in solo.channel.history() if "Nobody finished" in said(one)]
    assert await solo.bot.services.store.shared_deal(2) is None


async def test_whoever_is_forgotten_leaves_the_results_and_the_others_stay(scene: Stage) -> None:
    lorenzo, isabella = scene.people
    await turned_on(scene)
    for who in scene.people:
        await press(scene, who)
        await play(scene, who)
    await end_the_week(scene)
    assert "Lorenzo" in said(post(scene, "weekfilms"))

    await scene.bot.services.tables.forget_person((await scene.person(lorenzo)).id)
    await go_round(scene)

    words = said(post(scene, "weekfilms"))
    assert "Lorenzo" not in words
    assert "Isabella" in words
    menu = await press(scene, isabella, "weekfilms")
    assert "Lorenzo" not in repr(menu.components)


@pytest.mark.long
async def test_thirty_people_play_a_week_through_restarts(solo: Stage) -> None:
    """Some by clicks, some not to the end; the secrets of the deal stay where those of hands do."""
    guild, env = solo.env.guild, solo.env
    for number in range(2, 31):
        account = env.create_user(f"player{number}", global_name=f"Player {number:02}")
        solo.people.append(guild.add_member(account))
    week = await turned_on(solo, solo="hard")
    starts = set()
    for number, who in enumerate(solo.people, start=1):
        await press(solo, who)
        here = await standing(solo, await table_of(solo, who))
        assert here.course is not None
        starts.add(here.course.start)
        if number % 6 == 0:
            await click_a_move(solo, who)
        await play(solo, who, moves=5 if number % 10 == 0 else 999)
        if number % 7 == 0:
            await solo.restart()
    assert len(starts) == 1
    await solo.pass_time(60)
    assert week.server_seed not in sent(solo)
    assert Deal(week.server_seed).promise in sent(solo)
    for who in solo.people:
        own = letters(solo, who)
        others = {other.user.global_name or other.name for other in solo.people} - {
            who.user.global_name or who.name
        }
        assert not [name for name in others if name in own]

    await end_the_week(solo)
    await solo.restart()
    await go_round(solo)

    words = said(post(solo, "weekfilms"))
    results = await solo.bot.services.store.shared_deal_results(await week_of(solo))
    assert len(results) == 27
    assert len({one.points for one in results}) > 1
    assert words.count("**") == 2 * 27
    menu = await press(solo, solo.people[0], "weekfilms")
    assert len([one for one in ids(menu) if one.startswith("s:weekfilm")]) == 2
    assert post(solo, "week", 2)


# The same deal at another table


async def test_friends_see_the_films_of_one_deal_once_all_have_ended(trio: Stage) -> None:
    lorenzo, isabella, cosimo = trio.people
    await lorenzo.user.slash("game new", solo="easy")
    await trio.env.settle()
    assert "can’t be shared" in await trio.slash(isabella, "game same-deal", table=1)
    await lorenzo.user.slash("game same-deal")
    deal = await week_of(trio)
    assert "in your direct messages" in await trio.slash(isabella, "game same-deal", table=1)
    one, other = [await standing(trio, await table_of(trio, who)) for who in (lorenzo, isabella)]
    assert one.course is not None
    assert other.course is not None
    assert one.course.start == other.course.start
    assert "the same cards for you" in sent(trio)
    await play(trio, lorenzo)
    assert "already played these cards" in await trio.slash(lorenzo, "game same-deal", table=1)
    await trio.restart()
    await go_round(trio)
    assert (await standing(trio, TableId(1))).is_embargoed
    assert deal.server_seed not in sent(trio)

    await play(trio, isabella)
    await go_round(trio)
    for _ in range(6):  # a minute: the boards are drawn anew first
        await trio.pass_time(10)

    for who in (lorenzo, isabella):
        (board,) = [one for one in trio.letters(who) if "d:weekfilms:0:1" in ids(one)]
        menu = private(await who.user.click(board, custom_id="d:weekfilms:0:1"))
        assert menu is not None
        assert {"Lorenzo", "Isabella"} <= set(repr(menu.components).replace("'", " ").split())
    assert "deal among friends is over" in await trio.slash(cosimo, "game same-deal", table=1)
    again = await isabella.user.slash("game same-deal", table=1)
    films = private(again)
    assert films is not None
    assert "Isabella" in repr(films.components)
