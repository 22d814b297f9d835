"""The lobby and all that is beside the game: terms, habits, votes, the steward, privacy."""

from pathlib import Path

import discord
import pytest

from bot.notifications.notifier import LEFT_ALONE_FOR
from bot.tables.people import SECOND, DeadlineAction, TableStatus
from cogs.messages import table_post
from tests.cogs.reading import private, said, unstamped
from tests.cogs.stage import Stage, ids, stage


async def status(scene: Stage) -> TableStatus:
    return (await scene.standing()).card.status


async def test_two_clicks_and_the_game_is_on(scene: Stage) -> None:
    lorenzo, isabella = scene.people
    await scene.slash(lorenzo, "game new")

    await scene.click(isabella, scene.board, custom_id="d:join:1:")
    await scene.click(lorenzo, scene.board, custom_id="d:start:1:")

    assert await status(scene) is TableStatus.PLAYING
    assert "Pharmacist" not in said(scene.board)
    for who in scene.people:
        assert "florins" in said(scene.letters(who)[0])


async def test_a_guest_takes_a_chair_and_moves_by_itself(solo: Stage) -> None:
    (lorenzo,) = solo.people
    await solo.slash(lorenzo, "game new")
    panel = await solo.click(lorenzo, solo.board, custom_id="d:computers:1:")
    assert panel.response
    assert "**Apprentice** – Knows the rules" in said(panel.response)
    await solo.click(lorenzo, panel.response, custom_id="d:guest:1:apprentice")
    await solo.click(lorenzo, solo.board, custom_id="d:start:1:")

    await solo.pass_time(10)

    assert (await solo.course()).ply == 1


async def test_a_channel_holds_one_game_and_a_thread_another(scene: Stage) -> None:
    lorenzo, _ = scene.people
    await scene.slash(lorenzo, "game new")

    assert "already open" in await scene.slash(lorenzo, "game new")


async def test_whoever_leaves_makes_room(scene: Stage) -> None:
    lorenzo, isabella = scene.people
    await scene.slash(lorenzo, "game new")
    await scene.slash(isabella, "game join")

    answer = await scene.slash(isabella, "game leave")

    assert "Isabella" not in answer
    assert "Isabella" not in said(scene.board)
    assert "Only the person" not in await scene.slash(lorenzo, "game leave")
    assert await status(scene) is TableStatus.CANCELLED


async def test_only_the_owner_starts_and_chooses(scene: Stage) -> None:
    lorenzo, isabella = scene.people
    await scene.slash(lorenzo, "game new")
    await scene.slash(isabella, "game join")

    assert "Only the person" in await scene.slash(isabella, "game start")
    refused = await scene.slash(isabella, "game options", option="money", value="open")
    assert "Only the person" in refused
    await scene.slash(lorenzo, "game options", option="money", value="open")
    assert (await scene.standing()).card.options == (("money", "open"),)


async def test_the_clock_is_agreed_on_and_shown_on_the_board(scene: Stage) -> None:
    lorenzo, isabella = scene.people
    await scene.slash(lorenzo, "game new")
    await scene.slash(isabella, "game join")

    await scene.slash(lorenzo, "game deadline", clock="fast", timeout="stand-in", weekend=True)
    await scene.slash(lorenzo, "game start")

    terms = (await scene.standing()).card.terms
    assert (terms.clock, terms.at_deadline) == ("fast", DeadlineAction.STAND_IN)
    assert "<t:" in said(scene.board)


async def test_everybody_is_answered_in_his_own_language(trio: Stage) -> None:
    await trio.gather(languages=("en", "fr", "de"))
    lorenzo, isabella, cosimo = trio.people

    assert "You have " in await trio.slash(lorenzo, "hand")
    assert "Vous avez" in await trio.slash(isabella, "hand")
    assert "Du hast" in await trio.slash(cosimo, "hand")
    assert "choose three Professions" in said(trio.board)


async def test_help_opens_on_what_can_be_done_now(scene: Stage) -> None:
    lorenzo, _ = scene.people
    assert "/game new" in await scene.slash(lorenzo, "help")
    await scene.gather()

    result = await lorenzo.slash(scene.channel, "help")

    assert result.response
    assert any(one.startswith("m:") for one in ids(result.response))


async def test_a_move_is_taken_back_alone_or_by_everybody(scene: Stage) -> None:
    await scene.gather()
    for _ in range(2):
        who, move = await _next(scene)
        await scene.slash(who, "princes give-back", profession=move.split()[1])
    who, _ = await _next(scene)
    await scene.slash(who, "princes auction", object="jester")

    await scene.slash(who, "game undo")
    assert len((await scene.course()).made) == 2

    result = await who.slash(scene.channel, "game undo")
    assert result.response
    assert "d:vote:1:undo 1" in map(unstamped, ids(result.response))
    for one in scene.people:
        await scene.slash(one, "game vote", motion="undo 1")
    assert len((await scene.course()).made) == 1


async def _next(scene: Stage):  # type: ignore[no-untyped-def]
    following = await scene.next()
    assert following is not None
    return following


async def test_the_steward_says_where_and_how_many(scene: Stage) -> None:
    steward = scene.env.guild.owner
    lorenzo, _ = scene.people
    chief = scene.env.guild.add_member(steward)
    other = scene.env.guild.create_text_channel("mercato")

    await chief.slash(scene.channel, "admin channel", channel=other)
    assert "games are played in" in await scene.slash(lorenzo, "game new")
    await chief.slash(scene.channel, "admin channel", channel=other)
    await chief.slash(scene.channel, "admin table-limit", maximum=1)
    await scene.slash(lorenzo, "game new")

    full = await lorenzo.slash(other, "game new")
    assert full.response
    assert "no more are allowed" in said(full.response)


async def test_a_person_is_told_everything_and_forgotten(scene: Stage, tmp_path: Path) -> None:
    await scene.gather()
    lorenzo, _ = scene.people
    kept = await lorenzo.slash(scene.channel, "settings privacy")
    assert kept.response
    assert kept.response.attachments[0].filename.endswith(".json")

    sure = await scene.click(lorenzo, kept.response, custom_id="d:forget:0:")
    await scene.click(lorenzo, sure.response, custom_id="d:forget:0:sure")

    for file in tmp_path.glob("signoria.db*"):
        assert str(lorenzo.id).encode() not in file.read_bytes(), file
    holders = (await scene.standing()).card.holders
    assert holders[0].replacement
    assert (await scene.standing()).people[holders[0].person or 0].name == ""  # type: ignore[index]


@pytest.mark.parametrize(
    ("language", "deal", "kept"),
    [
        ("en", "deal of the week", "a salted hash of your account"),
        ("fr", "donne de la semaine", "une empreinte de votre compte (hachage salé)"),
        ("de", "Partie der Woche", "ein gesalzener Hash deines Kontos"),
    ],
)
async def test_a_person_is_told_that_a_hash_is_kept_with_the_deal_of_the_week(
    solo: Stage, language: str, deal: str, kept: str
) -> None:
    (lorenzo,) = solo.people
    await solo.slash(lorenzo, "settings language", language=language)

    told = await solo.slash(lorenzo, "settings privacy")

    assert deal in told
    assert kept in told


def attached(scene: Stage) -> list[discord.Attachment]:
    """The files that came with the last answer."""
    answer = private(scene.answers[-1])
    assert answer is not None
    return answer.attachments


async def test_the_story_is_told_and_the_score_sheet_waits_for_the_end(scene: Stage) -> None:
    await scene.gather()
    who, move = await _next(scene)
    assert "Nothing" in await scene.slash(who, "game log")
    assert attached(scene) == []
    await scene.slash(who, "princes give-back", profession=move.split()[1])

    assert "has chosen" in await scene.slash(who, "game log")
    assert [file.size > 0 for file in attached(scene)] == [True]
    assert "once the game is over" in await scene.slash(who, "game export")
    assert "table 1" in await scene.slash(who, "game my-games")
    assert "Starting player" in await scene.slash(who, "board")
    assert "Noted" in await scene.slash(who, "settings timezone", zone="Europe/Rome")
    assert "Noted" in await scene.slash(who, "settings quiet-hours", start=22, end=7)
    assert "Noted" in await scene.slash(who, "settings reminders", hours=6)
    assert "Noted" in await scene.slash(who, "settings away", days=3)
    assert "for good" in await scene.slash(who, "game resign")


async def test_a_game_is_played_in_direct_messages_too(solo: Stage) -> None:
    user = solo.people[0].user
    for command in ("game new", "game add-computer", "game start"):
        result = await user.slash(command)
        assert result.response, command

    panel = await user.slash("help")
    assert panel.response
    move = next(one for one in ids(panel.response) if one.startswith("m:"))
    await user.click(panel.response, custom_id=move)

    assert (await solo.course()).ply == 1


async def test_a_notice_is_withdrawn_once_it_is_answered(scene: Stage) -> None:
    await scene.gather()
    lorenzo = scene.people[0]
    await scene.pass_time(LEFT_ALONE_FOR + SECOND)
    assert len(scene.letters(lorenzo)) == 2
    _, move = await _next(scene)

    await scene.slash(lorenzo, "princes give-back", profession=move.split()[1])

    (hand,) = scene.letters(lorenzo)
    assert "florins" in said(hand)


async def test_talk_pushes_the_board_down_and_the_next_move_brings_it_back(scene: Stage) -> None:
    await scene.gather()
    first = scene.board.id
    await scene.people[1].send(scene.channel, "what a beautiful city")
    who, move = await _next(scene)

    await scene.slash(who, "princes give-back", profession=move.split()[1])

    assert scene.board.id != first
    assert scene.channel.last_message
    assert scene.channel.last_message.id == scene.board.id


async def test_where_all_computers_are_of_one_level_nobody_is_asked_which(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_post, "levels_of_game", lambda _: ("random",))
    async with stage(tmp_path, people=1) as scene:
        await scene.slash(scene.people[0], "game new")

        assert "d:guest:1:random @1" in ids(scene.board)
