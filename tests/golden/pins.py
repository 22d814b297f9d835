"""What must be the same whatever the program's modules, classes and functions are called.

    python -m tests.golden.pins [FOLDER]

writes it anew as small text files, into `pinned` beside this file unless another folder is named:

spelled.txt      every kind of move, order, motion and message key as it is spelled
luck.txt         under which labels the luck of each golden game is drawn
luck-hosted.txt  the same, and what is sealed, while tables are hosted
commands.txt     every slash command as Discord is told of it: names, options, choices, rights
ids.txt          what can be pressed, position by position of some golden games
ids-hosted.txt   the same while a table is hosted: lobby, help, records, settings
stored.txt       texts that are stored: moves, orders, plans, motions, message keys, settings
sheet-*.txt      score sheets of whole small games, as a player is given them

A process of its own: luck and secrets are listened to in the standard library, before the program
imports them. What is drawn is looked up as `tests.cogs.answered` does. Prints the names of the
routes that were met. Look at the difference before you commit it.
"""

import hashlib
import re
import secrets
import sys
from collections import Counter
from pathlib import Path
from typing import Any

DRAWN: list[str] = []  # what was hashed, in this order
_sha256 = hashlib.sha256


def _heard(text: Any = b"", **options: Any) -> Any:
    DRAWN.append(bytes(text).decode("utf-8", "replace"))
    return _sha256(text, **options)


vars(hashlib)["sha256"] = _heard
vars(secrets)["token_hex"] = lambda count=16: ("0123456789abcdef" * 4)[: 2 * count]

import asyncio  # noqa: E402
import json  # noqa: E402
import tempfile  # noqa: E402
from collections.abc import Iterable, Iterator, Mapping  # noqa: E402
from zlib import crc32  # noqa: E402

from bot.cli import replay  # noqa: E402
from bot.engine.game import Seat  # noqa: E402
from bot.engine.journal import replay_journal as replayed  # noqa: E402
from bot.engine.random_draws import Chance  # noqa: E402
from cogs.interaction.components import LinkSpec  # noqa: E402
from tests.cogs import answered  # noqa: E402
from tests.cogs.panel_sittings import at_their_turn  # noqa: E402
from tests.cogs.stage import stage  # noqa: E402
from tests.golden.pins_scenes import Tap, scenes  # noqa: E402
from tests.golden.pins_spelled import spelled  # noqa: E402
from tests.golden.recipes import FOLDER  # noqa: E402

PINNED = FOLDER / "pinned"
GAMES = (*answered.GAMES, "princes/together-five", "firenze/smuggling")
EVERY = 29  # positions
_STAMP = re.compile(r"@[0-9a-f-]+")  # a checksum of what stood there
_NUMBERED = re.compile(r"(.*)\n([0-9]+)\n([^\n]+)\n([0-9]+)", re.DOTALL)
_SEED = re.compile(r"[0-9a-f]{32,}")


def main() -> None:
    folder = Path(sys.argv[1]) if sys.argv[1:] else PINNED
    folder.mkdir(exist_ok=True)
    met = set[str]()
    for name, lines in pins(met):
        (folder / name).write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
    answered.everything_is_listed()
    print(*sorted(met))


def pins(met: set[str]) -> Iterator[tuple[str, Iterable[str]]]:
    """What is quick and breaks last comes first: it is written whatever becomes of the others."""
    yield "spelled.txt", spelled()
    yield "luck.txt", luck_of_games()
    yield "commands.txt", asyncio.run(commands())
    yield "ids.txt", ids(met)
    yield "ids-hosted.txt", ids_hosted(met)
    tap = Tap()
    DRAWN.clear()
    sheets = asyncio.run(scenes(tap))
    yield "luck-hosted.txt", labels()
    yield "stored.txt", tap.lines()
    for name, sheet in sheets.items():
        yield f"sheet-{name}.txt", sheet.splitlines()


# Labels of luck


def luck_of_games() -> Iterator[str]:
    """Of each golden game how often luck is drawn under which label, and a checksum of it all.

    What a seat does not know in the middle of it is imagined once, under labels of its own.
    """
    for file in sorted(FOLDER.glob("*/*.game")):
        game, sheet = replay.load_sheet_and_game(file)
        DRAWN.clear()
        course, seed = replayed(game, sheet.opening, sheet.entries), f"{sheet.opening.seed}\n"
        middle = course.made[len(course.made) // 2].step.state
        game.imagine(middle, Seat(0), Chance(sheet.opening.seed, 0))
        drawn = sorted({one.removeprefix(seed) for one in DRAWN if one.startswith(seed)})
        counts = Counter(one.split("\n")[1] for one in drawn)
        told = ", ".join(f"{label} {count}" for label, count in sorted(counts.items()))
        yield f"{file.parent.name}/{file.stem} {crc32(repr(drawn).encode()):08x} {told}"


def labels() -> Iterator[str]:
    """Whatever was drawn of a table's own seed while tables were hosted, and what was sealed."""
    found = set[str]()
    for text in DRAWN:
        folded = _SEED.sub("SEED", text)
        match = _NUMBERED.fullmatch(folded)
        if match and folded.startswith("SEED"):
            found.add(f"drawn: {' / '.join([*match[1].splitlines(), 'MOVES', match[3], 'NTH'])}")
        elif folded.startswith("signoria"):
            found.add(f"sealed: {' / '.join(folded.splitlines())}")
    yield from sorted(found)


# Slash commands


async def commands() -> list[str]:
    """What Discord was told of them."""
    with tempfile.TemporaryDirectory() as folder:
        async with stage(Path(folder), people=1) as scene:
            told = scene.env.backend.commands[None].values()
            return [line for one in sorted(told, key=_by_name) for line in _command(one, 0)]


def _command(told: Mapping[str, Any], depth: int) -> Iterator[str]:
    """A command or an option with all it is made of, but for its descriptions."""
    skipped = ("name", "id", "application_id", "options", "choices", "description")
    facts = [
        f"{key} {json.dumps(value)}"
        for key, value in sorted(told.items())
        if key not in skipped and not key.endswith("_localizations")
    ]
    yield f"{'  ' * depth}{_named(told)} | {', '.join(facts)}"
    for choice in told.get("choices", ()):
        yield f"{'  ' * depth}  = {choice['value']}: {_named(choice)}"
    options = told.get("options", ())
    is_group = any(one["type"] in (1, 2) for one in options)  # their order means nothing
    for one in sorted(options, key=_by_name) if is_group else options:
        yield from _command(one, depth + 1)


def _named(told: Mapping[str, Any]) -> str:
    elsewhere = told.get("name_localizations") or {}
    return " · ".join([told["name"], *(f"{one} {elsewhere[one]}" for one in sorted(elsewhere))])


def _by_name(told: Mapping[str, Any]) -> str:
    return str(told["name"])


# Ids


def ids(met: set[str]) -> Iterator[str]:
    """Position by position what can be pressed, and who answers it."""
    for name in GAMES:
        for sitting in at_their_turn(name, EVERY):
            asked, everything = sitting.question_id, [*answered.everything_at(sitting)]
            met.update(name for one in everything for name in answered.answered(one))
            question = f":{asked.table}:{asked.seat}:{asked.decision}:"
            yield f"{name}, decision {asked.decision} of seat {asked.seat}"
            drawn = [one.id for one in everything if not isinstance(one, LinkSpec)]
            for id_ in dict.fromkeys(drawn):
                folded = id_.replace(question, ":QUESTION:").replace(f":{asked.table}:", ":TABLE:")
                yield f"  {_STAMP.sub('@', folded)}"


def ids_hosted(met: set[str]) -> list[str]:
    """Of whatever can be pressed while a table is hosted, each with 0 for its numbers."""
    walk = asyncio.run(answered.scenes())
    met |= walk.met
    return sorted({_STAMP.sub("@", one) for one in walk.kinds})


if __name__ == "__main__":
    main()
