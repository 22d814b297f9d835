"""Whatever people call themselves is shown as text: it shapes nothing, and can be seen."""

import re
import unicodedata
from pathlib import Path
from typing import Any

from hypothesis import example, given
from hypothesis import strategies as st
from simcord.components import walk_components

from bot.engine.text import visible_text
from bot.tables.people import MINUTE, Person, PersonId
from cogs.interaction import discord_limits
from cogs.interaction.speech import escape_typed
from cogs.messages.pictures import CachingPainter
from tests.cogs.stage import played, stage

SHAPES = (
    *("<t:0:R>", "<:x:1>", "<a:x:1>", "<@&1>", "<@1>", "<@!12345678901234567>", "<#1>", "</x:1>"),
    *("<id:guide>", "@everyone", "@here", "https://a.it/__b__", "steam://run", "discord.gg/abc"),
    *("Discord.com/invite/abc", "discordapp.com/invite/a", "discord.gift/a", "[x](https://y.it)"),
    *("**", "__", "*", "_", "~~", "||", "`", "```", ":smile:", ":a:b:", "# ", "-# ", "> ", "- "),
    *("1. ", "12. ", "/game new", "\\", "Anna", "é", "👩", " "),
)
TYPED = st.lists(st.sampled_from((*SHAPES, "\n")) | st.text(max_size=3), max_size=8).map("".join)
# What Discord finds in a message that it shows, and what it finds in one before that.
FOUND_WHERE_SHOWN = re.compile(
    r"<(?:@[!&]?\d|#\d|a?:\w+:\d|t:-?\d|/\w|id:\w)|(?:https?|steam)://|:\w+:|\[.*\]\(.*\)"
    r"|[*_~|`]|^\s*(?:#{1,3}|-#?|>|\d+\.)\s",
    re.MULTILINE,
)
FOUND_AT_ONCE = re.compile(
    r"<@[!&]?\d|@everyone|@here|(?:https?|steam)://|discord(?:app)?\.\w|^/\w", re.IGNORECASE
)
ESCAPED = re.compile(r"\\([^0-9A-Za-z\s])")
BLANK = "\u3164\u115f\u1160\uffa0\u2800\u034f\u200b\u00ad\ufeff\u17b4\u180e\U000e0020\U000e0101"


def shown(written: str) -> str:
    """As it is read on a screen."""
    return ESCAPED.sub(r"\1", written).replace("\u200b", "")


@given(TYPED)
@example("<t:0:R>")
@example("1. Anna")
def test_a_typed_word_is_shown_literally_and_nothing_is_found_in_it(word: str) -> None:
    written = escape_typed(word)

    assert not FOUND_WHERE_SHOWN.search(ESCAPED.sub("\0", written))
    assert not FOUND_AT_ONCE.search(written)
    assert shown(written) == word.replace("\u200b", "")
    assert discord_limits.strip_markdown(written) == shown(written)


@given(st.text(st.characters() | st.sampled_from(BLANK + "\u200d\ufe0f\u0301"), max_size=50))
@example("\u3164")
@example("\ufe0f\u200d")
@example("\u0301")
def test_a_name_can_be_seen_or_is_none(name: str) -> None:
    seen = visible_text(name)

    assert not set(seen) & set(BLANK)
    assert visible_text(seen) == seen
    if seen:
        assert unicodedata.category(seen[0])[0] in "LNPS"
    assert Person(PersonId(1), "", name).name == seen


NAMES = ("<t:0:R>", "<:x_y:1>", "<@&1> discord.gg/a", "\u3164")
CALLED = (*NAMES[:3], "caterina")  # nobody is called nothing
COMMANDS = ("hand", "board", "help", "record", "florence", "settings show", "settings privacy")
AT_TABLE = ("status", "my-games", "log", "undo", "chronicle")


async def test_a_table_shows_names_literally_everywhere(tmp_path: Path) -> None:
    async with stage(tmp_path, people=4, painter=CachingPainter()) as scene:
        for who, name in zip(scene.people, NAMES, strict=True):
            scene.env.backend.users[who.id].global_name = name
        for who in scene.people[1:]:
            await scene.slash(who, "settings next-turn", notify=True)
        await scene.gather()
        await scene.slash(scene.people[0], "game new", place="thread")
        for command in (*COMMANDS, *(f"game {name}" for name in AT_TABLE)):
            await scene.slash(scene.people[0], command)
        await played(scene, 30)
        await scene.pass_time(15 * MINUTE)
        for command in ("board", "game log"):
            await scene.slash(scene.people[3], command)

        words, labels = everything(scene.env.http_requests)
        met = "\n".join(map(shown, words))
        assert all(name in met for name in CALLED)
        assert all(name in "\n".join(labels) for name in CALLED)
        assert any(set(CALLED) <= {name for name in CALLED if name in one} for one in labels)
        for told in words:
            masked = ESCAPED.sub("\0", told)
            assert not [name for name in NAMES if name in masked], told
            assert "\\\\" not in told, "nothing is escaped twice"
        assert not [one for one in labels if set(one) & {NAMES[3], "\\", "\u200b"}]


def everything(requests: list[Any]) -> tuple[list[str], list[str]]:
    """What Discord shapes; and what it shows as it is: on buttons, in menus, of pictures."""
    words, labels = list[str](), list[str]()
    for request in requests:
        sent: dict[str, Any] = request.json if isinstance(request.json, dict) else {}
        body = sent["data"] if isinstance(sent.get("data"), dict) else sent
        words.append(body.get("content") or "")
        labels += [one.get("description") or "" for one in body.get("attachments") or ()]
        labels.append(body.get("name") or "")
        for part in walk_components(body.get("components") or []):
            words.append(part.get("content") or "")
            for one in (part, *(part.get("options") or ()), *(part.get("items") or ())):
                labels += [one.get(name) or "" for name in ("label", "placeholder", "description")]
    return words, labels
