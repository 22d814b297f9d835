"""A command that is named in an answer can be touched, whatever language it is named in."""

import re

import pytest

from bot.i18n.speak import LANGUAGES
from cogs.interaction.speech import command_mentions, insert_mentions
from tests.cogs.stage import Stage

MENTION = re.compile(r"</([^:>]+):(\d+)>")


def command(name: str, french: str = "", *below: dict[str, object]) -> dict[str, object]:
    names = {"fr": french} if french else {}
    return {"type": 1, "name": name, "name_localizations": names, "options": list(below)}


GAME = command("game", "partie", command("new", "nouvelle"), command("join", "rejoindre"))
CHAPTERS = command("princes", "", {**command("characters", "", command("court")), "type": 2})
COUNTED = {"type": 4, "name": "ply", "name_localizations": {}}
BOARD = command("board", "plateau", COUNTED)
WRITTEN = command_mentions([GAME, CHAPTERS, BOARD], {"game": "7", "princes": "8", "board": "9"})


@pytest.mark.parametrize(
    ("told", "seen"),
    [
        ("**/game new** opens one.", "</game new:7> opens one."),
        ("**/partie nouvelle** en ouvre une.", "</game new:7> en ouvre une."),
        ("**/princes characters court**", "</princes characters court:8>"),
        ("**/plateau**, **/board**", "</board:9>, </board:9>"),
        ("**/game**, **/princes**: groups", "**/game**, **/princes**: groups"),
        ("**/game leave**, **new**, /game new", "**/game leave**, **new**, /game new"),
    ],
)
def test_a_command_is_written_as_discord_knows_it(told: str, seen: str) -> None:
    assert insert_mentions(told, WRITTEN) == seen


def test_of_a_command_that_discord_has_not_heard_of_there_is_nothing_to_touch() -> None:
    assert command_mentions([GAME], {}) == {}


async def test_help_names_commands_to_touch_before_and_after_a_restart(solo: Stage) -> None:
    (lorenzo,) = solo.people
    known = {one.name: one.id for one in await solo.bot.tree.fetch_commands()}
    for language in (*LANGUAGES, LANGUAGES[0]):
        await solo.slash(lorenzo, "settings language", language=language)

        found = MENTION.findall(await solo.slash(lorenzo, "help"))

        assert {"game new", "hand", "board", "game my-games", "settings show"} <= {
            path for path, _ in found
        }
        assert all(int(number) == known[path.split()[0]] for path, number in found)
        await solo.restart()
