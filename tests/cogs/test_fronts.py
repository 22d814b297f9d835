"""Every game of the house has a front at the door, and the door asks no game in particular."""

from pathlib import Path

import discord
import pytest

from bot import catalogue
from cogs.games import GAME_UIS
from cogs.interaction.routes_and_forms import join_routes
from cogs.interaction.rulebook import BOT_BOOK
from cogs.interaction.slash_commands import CommandTranslator, game_choices
from cogs.messages.lesson import all_lessons
from cogs.play import hand_and_notes_cog, slash_moves
from cogs.play.hand_and_notes_cog import PlayCog
from tests.cogs.stage import ids, stage

ROOT = Path(__file__).parents[2]


def test_every_game_of_the_catalogue_has_a_front() -> None:
    assert set(GAME_UIS) == set(catalogue.GAMES)


@pytest.mark.parametrize("key", catalogue.GAMES)
def test_a_panel_is_of_a_move_that_the_game_has(key: str) -> None:
    assert GAME_UIS[key].panels.keys() <= catalogue.current_game(key).vocabulary.kinds.keys()


@pytest.mark.parametrize("key", catalogue.GAMES)
def test_the_moves_of_a_game_fit_into_its_group_of_commands(key: str) -> None:
    assert len(slash_moves.make_game_group(key).commands) <= 25


@pytest.mark.asyncio
async def test_all_commands_together_are_as_many_as_discord_takes(tmp_path: Path) -> None:
    async with stage(tmp_path, people=2) as scene:
        hung = [command.name for command in scene.bot.tree.get_commands()]

    assert len(hung) <= 100
    assert set(catalogue.GAMES) < set(hung)


@pytest.mark.parametrize("key", catalogue.GAMES)
def test_the_topics_of_a_game_fit_into_a_menu(key: str) -> None:
    chapters = GAME_UIS[key].help.book.chapters(catalogue.current_game(key))
    topics = [page.name for page in chapters]

    assert len(set(topics)) == len(topics) <= 25
    assert topics or key not in all_lessons()


@pytest.mark.parametrize("key", catalogue.GAMES)
def test_orders_are_listed_by_a_route_that_is_answered(key: str) -> None:
    assert GAME_UIS[key].orders_route in {"", *PlayCog.routes}


def test_no_two_functions_answer_the_same_route() -> None:
    with pytest.raises(ValueError, match="hand is answered already"):
        join_routes(hand_and_notes_cog.ROUTES, hand_and_notes_cog.ROUTES)


@pytest.mark.parametrize("key", catalogue.GAMES)
def test_only_its_own_room_and_the_lists_of_games_know_a_game(key: str) -> None:
    lists = {"cogs/games/__init__.py"}
    knowing = {
        file.relative_to(ROOT).as_posix()
        for file in (ROOT / "cogs").rglob("*.py")
        if key in file.read_text("utf-8")
    }

    assert {one for one in knowing if not one.startswith(f"cogs/games/{key}")} <= lists


@pytest.mark.asyncio
@pytest.mark.parametrize(("locale", "name"), [("fr", "Les Princes de"), ("de", "Die Fürsten von")])
async def test_games_are_called_in_the_language_of_whoever_chooses(locale: str, name: str) -> None:
    (choice,) = game_choices(["princes"])

    told = await choice.get_translated_payload_for_locale(
        CommandTranslator(), discord.Locale(locale)
    )

    assert told["name"].startswith(name)


@pytest.mark.asyncio
async def test_where_no_game_is_played_help_begins_one_or_tells_of_each(tmp_path: Path) -> None:
    async with stage(tmp_path, people=2) as scene:
        done = await scene.people[0].slash(scene.channel, "help")

        assert done.response is not None
        menus = {f"s:rules:0:{key}" for key in (*catalogue.GAMES, BOT_BOOK)}
        taught = {f"d:learn:0:{key}" for key in all_lessons()}
        assert set(ids(done.response)) == {*taught, "d:alone:0:", *menus}


@pytest.mark.asyncio
async def test_a_game_may_have_no_orders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with stage(tmp_path, people=2) as scene:
        await scene.gather()
        monkeypatch.setattr(GAME_UIS["princes"], "orders_route", "")

        done = await scene.people[0].slash(scene.channel, "wishes")

        assert "no wishes to give" in scene.heard(done)


@pytest.mark.asyncio
async def test_moves_keep_to_their_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with stage(tmp_path, people=2) as scene:
        await scene.gather()
        submit = slash_moves._submit_typed_move
        monkeypatch.setattr(
            slash_moves,
            "_submit_typed_move",
            lambda request, _, kind, words: submit(request, "firenze", kind, words),
        )

        done = await scene.slash(scene.people[0], "princes auction", object="jester")

        assert "The Princes of Florence is played at this table" in done
        assert "/princes" in done
