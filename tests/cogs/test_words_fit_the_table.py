"""What is said and offered fits the table it is said of, and the person who reads it."""

import re
from pathlib import Path

import pytest
from simcord.actors import MemberActor

from bot import catalogue
from bot.i18n.speak import LANGUAGES
from bot.tables.people import TableId, TableStatus
from bot.tables.state import TableState
from cogs.interaction.speech import SpeechContext
from cogs.messages import table_texts
from cogs.messages.lesson import all_lessons, lesson_at_table
from tests.cogs.chamber import chamber
from tests.cogs.reading import on, private, said
from tests.cogs.stage import Stage, ids, stage

LANGUAGES_SPOKEN = tuple(map(SpeechContext, LANGUAGES))


def opening_post(scene: Stage) -> str:
    """The text that stays of the lobby once the game has begun."""
    return said(min(scene.channel.history(), key=lambda message: message.id))


# Options


@pytest.mark.parametrize("game", catalogue.GAMES)
@pytest.mark.parametrize("people", range(2, 6))
async def test_options_are_those_for_this_many(game: str, people: int, tmp_path: Path) -> None:
    rules = catalogue.current_game(game)
    if people not in rules.seats:
        pytest.skip(f"{game} is not for {people}")
    known = {option.name for seats in rules.seats if seats > 1 for option in rules.options(seats)}
    fitting = {option.name for option in rules.options(people)}
    async with stage(tmp_path, people=people) as scene:
        speech = LANGUAGES_SPOKEN[people % len(LANGUAGES_SPOKEN)]
        lorenzo, *others = scene.people
        await scene.slash(lorenzo, "game new", game=game, language=speech.speaker.language)
        for other in others:
            await scene.slash(other, "game join")
        for name in fitting:
            *_, other_value = table_texts.options_offered((await scene.standing()).card)[name]
            await scene.slash(lorenzo, "game options", option=name, value=other_value)
        differing = dict((await scene.standing()).card.options)
        lobby = said(scene.board)
        await scene.slash(lorenzo, "game start")
        for told in (lobby, opening_post(scene)):
            lines = told.splitlines()
            listed = {
                name
                for name in known
                for line in lines
                if re.match(rf"{re.escape(speech.name_thing('option', name))}\W?:", line)
            }
            assert listed == (fitting & differing.keys() if told is lobby else fitting)


async def test_an_option_for_two_says_so(solo: Stage) -> None:
    (lorenzo,) = solo.people
    await solo.slash(lorenzo, "game new")
    told = "\n".join(
        table_texts.all_option_lines((await solo.standing()).card, LANGUAGES_SPOKEN[0])
    )
    assert "Freedoms: 5 – With two players: one of each" in told


# Sealed auctions


async def sealed_with_computers(scene: Stage, computers: int) -> str:
    """Open a slow table, add computers, start; return the lobby as it was before the start."""
    lorenzo, *others = scene.people
    await scene.slash(lorenzo, "game new", game="princes")
    for other in others:
        await scene.slash(other, "game join")
    for _ in range(computers):
        await scene.slash(lorenzo, "game add-computer", computer="greedy")
    await scene.slash(lorenzo, "game deadline", clock="slow")
    lobby = said(scene.board)
    await scene.slash(lorenzo, "game start")
    return lobby


AT_ONCE = "Auctions: everybody’s wishes at once"
BY_HAND = "Auctions: bid by bid"


async def test_no_sealed_wishes_are_promised_against_computers_alone(solo: Stage) -> None:
    lobby = await sealed_with_computers(solo, computers=2)
    (lorenzo,) = solo.people

    assert AT_ONCE in lobby, "another person may still join"
    assert BY_HAND in opening_post(solo)
    assert "by bid" in await solo.slash(lorenzo, "game deadline")
    wishes = (await lorenzo.slash(solo.channel, "wishes")).response
    assert wishes
    assert not [one for one in ids(wishes) if ":given " in one]
    assert "It takes two people" in await solo.slash(lorenzo, "game vote", motion="sealed")


async def test_a_full_lobby_with_one_person_promises_no_wishes_at_once(solo: Stage) -> None:
    assert BY_HAND in await sealed_with_computers(solo, computers=4)


async def test_two_people_beside_computers_are_promised_wishes_at_once(scene: Stage) -> None:
    assert AT_ONCE in await sealed_with_computers(scene, computers=3)
    assert AT_ONCE in opening_post(scene)


# Leaving for good

TAKES_OVER = {"en": "computer player takes", "fr": "ordinateur prend", "de": "Computer übernimmt"}
ENDS = {"en": "ends", "fr": "s’arrête", "de": "endet"}


async def resigned(scene: Stage, who: MemberActor) -> tuple[str, str]:
    """What a person is asked before they leave a game for good, and what is told then."""
    sure = (await who.slash(scene.channel, "game resign")).response
    assert sure
    asked = said(sure)
    done = await scene.click(who, sure, custom_id=f"d:resign:{scene.table}:")
    everything = [*map(said, scene.channel.history()), said(private(done) or sure)]
    return asked, "\n".join(everything)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("computers", [0, 2])
async def test_the_only_person_who_resigns_hears_that_the_game_ends(
    computers: int, language: str, tmp_path: Path
) -> None:
    async with stage(tmp_path, people=1) as scene:
        (lorenzo,) = scene.people
        await scene.slash(lorenzo, "settings language", language=language)
        solo = {} if computers else {"solo": "standard"}
        await scene.slash(lorenzo, "game new", **solo)
        for _ in range(computers):
            await scene.slash(lorenzo, "game add-computer", computer="greedy")
        if computers:
            await scene.slash(lorenzo, "game start")

        for told in await resigned(scene, lorenzo):
            assert TAKES_OVER[language] not in told
            assert ENDS[language] in told
        assert (await scene.standing()).card.status is TableStatus.CANCELLED


async def test_the_last_of_two_to_resign_hears_that_the_game_ends(scene: Stage) -> None:
    await scene.gather()
    first, second = scene.people
    for told in await resigned(scene, first):
        assert TAKES_OVER["en"] in told
        assert "No other person" not in told
    asked, told = await resigned(scene, second)
    assert "No other person plays there" in asked
    assert "No other person is left, so it ends here" in told


# Joining


@pytest.mark.parametrize("language", LANGUAGES)
async def test_who_joins_their_own_table_is_told_so(scene: Stage, language: str) -> None:
    lorenzo, isabella = scene.people
    await scene.slash(isabella, "settings language", language=language)
    await scene.slash(lorenzo, "game new")
    await scene.slash(isabella, "game join")
    for is_pressed in (True, False):  # each answer takes the one before away
        if is_pressed:
            answer = await scene.click(isabella, scene.board, custom_id="d:join:1:")
        else:
            answer = await isabella.slash(scene.channel, "game join")
        told = private(answer)
        assert told
        assert SpeechContext(language)("you-play-already") in said(told)
        assert "d:leave:1:" in ids(told)
        assert "d:join:1:" not in ids(told)
    await scene.slash(lorenzo, "game start")
    playing = await scene.slash(isabella, "game join")
    assert SpeechContext(language)("you-play-already") in playing


async def test_who_plays_here_cannot_take_over_and_is_told_so(scene: Stage) -> None:
    await scene.gather()
    told = await scene.slash(scene.people[0], "game take-over", player=2)
    assert "You are at this table already" in told


async def test_nobody_is_asked_to_join_in_direct_messages(solo: Stage) -> None:
    """There sits only one person, and nobody else ever can."""
    (lorenzo,) = solo.people
    await lorenzo.user.slash("game new")
    (lobby,) = [one for one in solo.letters(lorenzo) if ids(one)]
    assert "d:computers:1:" in ids(lobby)
    assert "d:join:1:" not in ids(lobby)


# Terms of a running game


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("clock", "motion"), [("slow", "by-hand"), ("none", "sealed")])
async def test_in_a_running_game_the_vote_is_named_that_changes_auctions(
    scene: Stage, clock: str, motion: str, language: str
) -> None:
    lorenzo, isabella = scene.people
    for who in scene.people:
        await scene.slash(who, "settings language", language=language)
    await scene.slash(lorenzo, "game new")
    await scene.slash(isabella, "game join")
    vote = f"d:vote:1:{motion}"
    named = SpeechContext(language)(f"motion-{motion}")
    before = (await lorenzo.slash(scene.channel, "game deadline", clock=clock)).response
    assert before
    assert named not in said(before)
    await scene.slash(lorenzo, "game start")

    for who in scene.people:
        for options in ({}, {"clock": "fast"}, {"auctions": motion.removeprefix("by-")}):
            answer = (await who.slash(scene.channel, "game deadline", **options)).response
            assert answer
            assert named in said(answer)
            assert on(answer, vote) in ids(answer)
    for who in scene.people:
        answer = (await who.slash(scene.channel, "game deadline")).response
        await scene.click(who, answer, custom_id=vote)
    agreed = (await scene.standing()).card.terms.auctions
    assert agreed == motion.removeprefix("by-")


async def test_where_no_vote_can_change_auctions_none_is_named(scene: Stage) -> None:
    await scene.gather(game="firenze")
    assert "game vote" not in await scene.slash(scene.people[0], "game deadline", clock="fast")


# Where direct messages hold a game already


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("solo", [True, False])
async def test_lessons_beside_games_lead_out(solo: bool, language: str, tmp_path: Path) -> None:
    async with chamber(tmp_path) as scene:
        await scene.slash("settings language", language=language)
        await scene.slash("game new", **({"solo": "standard"} if solo else {}))
        again = (await scene.user.slash("game new", game="firenze")).response
        assert again
        assert ids(again) == ["d:turn:1:", "d:resign:1:" if solo else "d:leave:1:"]
        assert private(await scene.click(None, again, custom_id="d:turn:1:"))

        taken = (await scene.user.slash("learn")).response
        assert taken
        assert SpeechContext(language)("week-busy", table=1) in said(taken)
        assert ids(taken) == ["d:turn:1:", "d:learn:1:princes"]
        await scene.click(None, taken, custom_id="d:learn:1:princes")
        first, second = [await scene.bot.services.tables.table_state(TableId(at)) for at in (1, 2)]
        assert isinstance(first, TableState)
        assert isinstance(second, TableState)
        assert first.card.status is TableStatus.CANCELLED
        assert lesson_at_table(second) == all_lessons()["princes"]


async def test_no_lesson_starts_where_another_game_is_on(solo: Stage) -> None:
    (lorenzo,) = solo.people
    await lorenzo.user.slash("game new", solo="standard")
    taken = (await lorenzo.slash(solo.channel, "learn")).response
    assert taken
    assert "still open in your direct messages" in said(taken)
    assert "has begun" not in said(taken)
    done = await solo.click(lorenzo, taken, custom_id="d:learn:1:princes")
    told = private(done)
    assert told
    assert "Your lesson has begun in your direct messages" in said(told)
    state = await solo.bot.services.tables.table_state(TableId(2))
    assert isinstance(state, TableState)
    assert lesson_at_table(state) == all_lessons()["princes"]
