"""Somebody who knows neither the game nor us reads the lobby, and computer players have names."""

from pathlib import Path

import pytest

from bot import catalogue
from bot.engine.game import Seat
from bot.engine.text import Named
from bot.i18n.speak import LANGUAGES, speaker_for
from bot.tables import clocks, people
from cogs.interaction.components import BookPageBlock
from cogs.interaction.speech import SpeechContext, computer_name, speech_at_table
from cogs.messages import table_texts
from cogs.messages.pictures import CachingPainter, first_position_block
from tests.cogs.reading import components, said, shown
from tests.cogs.stage import Stage, stage
from tests.cogs.test_panels_on_stage import Painter

TABLES = range(1, 7)


def card_of(game: str, table: int, computers: int) -> people.TableCard:
    holders = (
        people.SeatHolder(people.PersonId(1)),
        *(people.SeatHolder(computer="greedy") for _ in range(computers)),
    )
    return people.TableCard(
        *(people.TableId(table), game, people.TableStatus.GATHERING, "1", "2", people.PersonId(1)),
        *((), people.TableTerms(), holders, people.Time(0)),
    )


def clock_menu(scene: Stage) -> dict[str, bool]:
    (menu,) = [one for one in components(scene.board) if one["custom_id"] == "s:clock:1:"]
    assert all(option["description"] for option in menu["options"])
    recommended = [one["value"] for one in menu["options"] if "recommended" in one["label"]]
    assert recommended == [clocks.RECOMMENDED]
    return {option["value"]: bool(option.get("default")) for option in menu["options"]}


@pytest.mark.parametrize("game", catalogue.GAMES)
async def test_a_stranger_reads_what_each_option_means(game: str, tmp_path: Path) -> None:
    for language in LANGUAGES:
        folder = tmp_path / language
        folder.mkdir()
        async with stage(folder, people=1, painter=Painter()) as scene:
            (lorenzo,) = scene.people
            await scene.slash(lorenzo, "game new", game=game, language=language)

            words, speech = said(scene.board), speaker_for(language)
            assert speech.name_thing(Named("about", game)) in words
            card = (await scene.standing()).card
            options = [*table_texts.all_option_lines(card, SpeechContext(language))]
            for name, (value, *_) in table_texts.options_offered(card).items():
                line = f"{speech.name_thing(Named('option', name))}"
                meaning = speech.name_thing(Named(f"option-{name}", value), "about")
                assert any(line in one and meaning in one for one in options), name
            assert shown(scene.board) == [
                SpeechContext(language)("lobby-cover", game=Named("game", game))
            ]
            assert words.index(speech.name_thing(Named("about", game))) < words.index("/")


@pytest.mark.asyncio
@pytest.mark.parametrize("game", catalogue.GAMES)
async def test_the_lobby_shows_how_this_game_begins_for_those_who_joined(
    game: str, tmp_path: Path
) -> None:
    async with stage(tmp_path, people=2, painter=CachingPainter()) as scene:
        lorenzo, isabella = scene.people
        await scene.slash(lorenzo, "game new", game=game)
        alone = scene.board.attachments[0]
        await scene.slash(isabella, "game join")
        both = scene.board.attachments[0]
        assert alone.filename.startswith("start-")
        assert alone.filename != both.filename
        state = await scene.standing()
        first = first_position_block(state, speech_at_table(state, "en"))
        assert first is not None
        assert first.name == both.filename
        names = {*SpeechContext("en", ("Lorenzo", "Isabella")).seat_names}
        assert set(inspect_names(first)) == names


def inspect_names(block: BookPageBlock) -> list[str]:
    """The names with which a picture is drawn."""
    return list(block.draw.args[2].values())  # type: ignore[attr-defined]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_one_plays_for_is_said_in_few_words(language: str) -> None:
    for game in catalogue.GAMES:
        words = speaker_for(language).name_thing(Named("about", game)).split()
        assert sum(any(map(str.isalnum, word)) for word in words) <= 25, words


async def test_the_clock_is_asked_for_openly_and_chosen_by_the_owner(scene: Stage) -> None:
    lorenzo, isabella = scene.people
    await scene.slash(lorenzo, "game new")
    assert clock_menu(scene) == {"none": True, "fast": False, "slow": False}

    await scene.select(isabella, scene.board, "slow", "s:clock:1:")
    assert clock_menu(scene)["none"]
    await scene.select(lorenzo, scene.board, "slow", "s:clock:1:")

    assert clock_menu(scene) == {"none": False, "fast": False, "slow": True}
    assert "Clock: slow" in said(scene.board)


# Computer players


@pytest.mark.parametrize("game", catalogue.GAMES)
def test_computer_players_of_a_table_have_names_of_their_own(game: str) -> None:
    cards = [card_of(game, table, 4) for table in TABLES]
    called = [[computer_name(card, at) for at in range(1, 5)] for card in cards]

    assert all(len(set(names)) == 4 for names in called)
    assert len({names[0] for names in called}) == len(TABLES)
    for language in LANGUAGES:
        spoken = {speaker_for(language).speak_text(names[0]) for names in called}
        assert len(spoken) == len(TABLES)


async def test_a_computer_player_keeps_its_name_from_the_lobby_to_the_game(solo: Stage) -> None:
    (lorenzo,) = solo.people
    await solo.slash(lorenzo, "game new")
    await solo.slash(lorenzo, "game add-computer", computer="apprentice")
    await solo.slash(lorenzo, "game add-computer", computer="random")
    card = (await solo.standing()).card
    names = [speaker_for("en").speak_text(computer_name(card, Seat(at))) for at in (1, 2)]
    line = next(one for one in said(solo.board).splitlines() if "Computer players" in one)
    assert line == (
        f"° Computer players: {names[0]} – Apprentice and {names[1]} – Computer (random)"
    )
    assert all(name.endswith("°") for name in names)

    await solo.slash(lorenzo, "game start")

    assert all(name in said(solo.board) for name in names)
    assert "Computer (" not in said(solo.board)
