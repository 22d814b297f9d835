"""Somebody who knows neither the game nor us reads the lobby, and computer players have names."""

from pathlib import Path

import pytest

from bot import catalogue
from bot.engine.game import Seat
from bot.engine.text import Named
from bot.i18n.speak import LANGUAGES, speaker_for
from bot.tables import clocks
from bot.tables.people import (
    PersonId,
    SeatHolder,
    TableCard,
    TableId,
    TableStatus,
    TableTerms,
    Time,
)
from cogs.games import GAME_UIS
from cogs.interaction.speech import computer_name
from cogs.messages import table_texts
from tests.cogs.reading import components, said, shown
from tests.cogs.stage import Stage, stage
from tests.cogs.test_panels_on_stage import Painter

TABLES = range(1, 7)


def card_of(game: str, table: int, computers: int) -> TableCard:
    holders = (SeatHolder(PersonId(1)), *(SeatHolder(computer="greedy") for _ in range(computers)))
    return TableCard(
        *(TableId(table), game, TableStatus.GATHERING, "1", "2", PersonId(1)),
        *((), TableTerms(), holders, Time(0)),
    )


def clock_menu(scene: Stage) -> dict[str, bool]:
    (menu,) = [one for one in components(scene.board) if one["custom_id"] == "s:clock:1:"]
    assert all(option["description"] for option in menu["options"])
    recommended = [one["value"] for one in menu["options"] if "recommended" in one["label"]]
    assert recommended == [clocks.RECOMMENDED]
    return {option["value"]: bool(option.get("default")) for option in menu["options"]}


@pytest.mark.asyncio
@pytest.mark.parametrize("game", catalogue.GAMES)
async def test_a_stranger_reads_what_is_played_with_whom_and_what_each_option_means(
    game: str, tmp_path: Path
) -> None:
    for language in LANGUAGES:
        folder = tmp_path / language
        folder.mkdir()
        async with stage(folder, people=1, painter=Painter()) as scene:
            (lorenzo,) = scene.people
            await scene.slash(lorenzo, "game new", game=game, language=language)

            words, speech = said(scene.board), speaker_for(language)
            assert speech.name_thing(Named("about", game)) in words
            card = (await scene.standing()).card
            for name, (value, *_) in table_texts.options_offered(card).items():
                line = f"{speech.name_thing(Named('option', name))}"
                meaning = speech.name_thing(Named(f"option-{name}", value), "about")
                assert any(line in one and meaning in one for one in words.splitlines()), name
            assert shown(scene.board) != [""]
            assert scene.board.attachments[0].size == len(cover_of(game))


def cover_of(game: str) -> bytes:
    pictures = GAME_UIS[game].pictures
    assert pictures is not None
    assert pictures.load_cover is not None
    return pictures.load_cover()


@pytest.mark.asyncio
async def test_the_clock_is_asked_for_openly_and_chosen_by_whoever_opened_the_table(
    tmp_path: Path,
) -> None:
    async with stage(tmp_path, people=2) as scene:
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
def test_computer_players_of_one_table_have_different_names_and_other_tables_other_ones(
    game: str,
) -> None:
    cards = [card_of(game, table, 4) for table in TABLES]
    called = [[computer_name(card, at) for at in range(1, 5)] for card in cards]

    assert all(len(set(names)) == 4 for names in called)
    assert len({names[0] for names in called}) == len(TABLES)
    for language in LANGUAGES:
        spoken = {speaker_for(language).speak_text(names[0]) for names in called}
        assert len(spoken) == len(TABLES)


@pytest.mark.asyncio
async def test_a_computer_player_keeps_its_name_from_the_lobby_to_the_game(tmp_path: Path) -> None:
    async with stage(tmp_path, people=1) as scene:
        (lorenzo,) = scene.people
        await scene.slash(lorenzo, "game new")
        await scene.slash(lorenzo, "game add-computer", computer="apprentice")
        await scene.slash(lorenzo, "game add-computer", computer="random")
        card = (await scene.standing()).card
        names = [speaker_for("en").speak_text(computer_name(card, Seat(at))) for at in (1, 2)]
        line = next(one for one in said(scene.board).splitlines() if "Computer players" in one)
        assert line == f"Computer players: {names[0]} and {names[1]} – Computer (random)"
        assert names[0].endswith(" (Apprentice)")

        await scene.slash(lorenzo, "game start")

        assert all(name in said(scene.board) for name in names)
        assert "Computer (" not in said(scene.board)
