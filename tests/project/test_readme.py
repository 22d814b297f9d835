"""What the README, the owners' page and CONTRIBUTING promise is there: commands, permissions."""

import argparse
import asyncio
import re
import shlex
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import bot.client  # noqa: F401 - the program that people start, with all its commands
from bot.__main__ import run_command_line
from bot.cli import OWNER_COMMANDS
from bot.engine.deal import Deal
from bot.engine.game import Seat
from bot.storage.store import SqliteStore
from bot.tables.command_runner import Applied
from bot.tables.people import PersonId, TableStatus
from bot.tables.service import TableService
from cogs.interaction import context
from tests.cli.kept_tables import HALF, SEVEN, STORY, with_table
from tests.cogs.stage import loaded_bot
from tests.players.matches import opening, started
from tests.project.checkout import ROOT
from tests.tables.recording_transport import HandClock
from tests.tools import DEVELOPER_COMMANDS

PAGES = ("README.md", "data/OWNERS.md", "CONTRIBUTING.md")
README, OWNERS, CONTRIBUTING = ((ROOT / name).read_text(encoding="utf-8") for name in PAGES)
PAPERS = "\n".join([README, OWNERS, CONTRIBUTING])
PROGRAMS = {"bot": OWNER_COMMANDS, "tests.tools": DEVELOPER_COMMANDS}
FENCES = re.findall(r"^```(?:sh|console)\n(.*?)^```", PAPERS, flags=re.MULTILINE | re.DOTALL)
COMMANDS = [line.removeprefix("$ ") for fence in FENCES for line in fence.splitlines() if line]

MAKEFILE = (ROOT / "Makefile").read_text(encoding="utf-8")
TARGETS = set(re.findall(r"^([a-z]+):", MAKEFILE, flags=re.MULTILINE))


def obeys(name: str, value: str) -> None:
    """What make is told is heard, and the sandbox understands it."""
    assert f"$({name})" in MAKEFILE
    if name == "SANDBOX":
        parser = argparse.ArgumentParser(exit_on_error=False)
        OWNER_COMMANDS.find_command("sandbox").add_arguments(parser)
        parser.parse_args(shlex.split(value))


def test_the_readme_begins_with_how_to_play_and_how_to_test() -> None:
    assert COMMANDS[:2] == ["make run", "make test"]
    assert any("-m bot" in command for command in COMMANDS)


@pytest.mark.parametrize("command", COMMANDS)
def test_a_promised_command_is_there(command: str) -> None:
    words = shlex.split(command, comments=True)

    if words[0] == "make":
        wishes = [word.partition("=") for word in words[1:] if "=" in word]
        assert {word for word in words[1:] if "=" not in word} <= TARGETS
        for name, _, value in wishes:
            obeys(name, value)
    for program, commands in PROGRAMS.items():
        if program in words:
            assert words[words.index(program) + 1] in {"--help", *commands.names}


@pytest.mark.parametrize(
    ("program", "command"), sorted(set(re.findall(r"-m (bot|tests\.tools) (\w+)", PAPERS)))
)
def test_a_command_named_in_a_sentence_is_there(program: str, command: str) -> None:
    assert command in PROGRAMS[program].names


def test_the_readme_is_short() -> None:
    assert len(README.split()) <= 1200


BRITISH = re.compile(
    r"\b((colo|neighbo|favo|behavio|hono)ur|licence|theatre|centre|spelt|learnt|fulfils?\b)",
    re.IGNORECASE,
)


@pytest.mark.parametrize(
    "page",
    [
        str(page.relative_to(ROOT))
        for folder in (ROOT.glob("*.md"), (ROOT / "data").rglob("*.md"))
        for page in folder
        if page.name != "TERMS.md"  # it names the spellings that are not used
    ],
)
def test_documents_are_spelled_as_in_america(page: str) -> None:
    assert not BRITISH.findall((ROOT / page).read_text(encoding="utf-8"))


def name_anchor(heading: str) -> str:
    return re.sub(r"[^\w -]", "", heading.strip("# ").lower()).replace(" ", "-")


@pytest.mark.parametrize(
    ("page", "place"),
    [
        (page, place)
        for page in PAGES
        for place in re.findall(r"\]\(([^)]+)\)", (ROOT / page).read_text(encoding="utf-8"))
    ],
)
def test_what_is_shown_and_linked_is_there(page: str, place: str) -> None:
    name, _, anchor = place.partition("#")
    linked = (ROOT / page).parent / name
    assert linked.is_file()
    if anchor:
        headings = re.findall(r"^#+ .+$", linked.read_text(encoding="utf-8"), flags=re.MULTILINE)
        assert anchor in map(name_anchor, headings)


# In Discord


async def spelt_commands() -> set[str]:
    """As they are typed in English, the groups too."""
    return {f"/{one.qualified_name}" for one in (await loaded_bot()).tree.walk_commands()}


async def test_every_slash_command_of_the_readme_is_there() -> None:
    named = set(re.findall(r"`(/[\w-]+(?: [a-z][\w-]*)?)", README))

    assert len(named) > 20
    assert named <= await spelt_commands()


def test_the_owners_page_says_of_each_permission_what_it_is_for_and_of_no_other() -> None:
    asked = {name for name, is_asked in context.PERMISSIONS if is_asked}
    called = {"read_messages": "view channel"}  # what Discord's own settings say
    table = OWNERS.partition("### What it asks for")[2].partition("\n### ")[0]
    rows = re.findall(r"^\| (?!permission|---)([^|]+) \| \w", table, flags=re.MULTILINE)

    assert {row.lower() for row in rows} == {
        called.get(name, name.replace("_", " ")) for name in asked
    }


# Moving to another machine

MOVING = OWNERS.partition("### Moving to another machine\n")[2].partition("\n\n")[0].splitlines()


def test_the_changelog_begins_with_the_version_that_this_is() -> None:
    version = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["version"]
    changes = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    newest, *_ = re.findall(r"^## (\S+)", changes, flags=re.MULTILINE)
    assert newest == version


def test_moving_takes_four_lines_of_commands_that_are_there() -> None:
    assert [line[:2] for line in MOVING] == ["1.", "2.", "3.", "4."]
    made = {word for line in MOVING for word in re.findall(r"`make ([a-z]+)`", line)}
    assert made == {"env", "run"} <= TARGETS


def test_a_moved_bot_goes_on_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    here, there = tmp_path / "here" / "signoria.db", tmp_path / "there" / "signoria.db"
    with_table(here, plies=HALF, status=TableStatus.PLAYING)
    monkeypatch.chdir(tmp_path)
    commands = re.findall(r"`\.venv/bin/python -m bot ([^`]+)`", " ".join(MOVING))
    assert len(commands) == 2

    for place, command in zip((here, there), commands, strict=True):
        monkeypatch.setenv("SIGNORIA_DB", str(place))
        assert run_command_line(shlex.split(command)) == 0

    assert asyncio.run(told(there)) == asyncio.run(told(here))
    assert asyncio.run(played_on(there)) == HALF + 1


async def told(database: Path) -> tuple[object, ...]:
    store = await SqliteStore.open_for_reading(database)
    try:
        shelf = await store.load_table(SEVEN)
        people = [await store.load_person(PersonId(number)) for number in (1, 2)]
        return shelf.card, shelf.opening, shelf.entries, shelf.orders, shelf.ballots, people
    finally:
        await store.close_store()


async def played_on(database: Path) -> int:
    """The next move of the story is made, as if nothing had happened."""
    store = await SqliteStore.open_for_hosting(database)
    try:
        house, following = TableService(store, HandClock()), STORY.entries[HALF]
        card = await store.load_table_card(SEVEN)
        assert card is not None
        assert following.seat is not None
        person = card.holders[following.seat].person
        assert person is not None
        outcome = await house.submit_moves(SEVEN, person, [following.act], None, "after the move")
        assert isinstance(outcome, Applied), outcome
        return outcome.ply
    finally:
        await store.close_store()


def test_the_pages_for_owners_have_one_set_of_figures() -> None:
    machine = (ROOT / "data" / "MACHINE.md").read_text(encoding="utf-8")
    bench = (ROOT / "tests" / "tools" / "figures" / "house.py").read_text(encoding="utf-8")
    owners, measured = (
        page.partition("What it costs\n")[2].partition("\n#")[0] for page in (OWNERS, machine)
    )
    resting, shown, thousand, *_ = re.findall(r"(?:\d+ to )?\d+ MB", owners)
    games = re.findall(r"\d+ kB", owners)

    assert len(games) == 2
    assert [one for one in (resting, shown, *games) if one not in measured] == []
    assert f'"MB once at 1,000 tables", "at most", {thousand.removesuffix(" MB")},' in bench


# data/DEAL.md says how a deal is checked by hand: whoever does so finds what the bot has dealt

PAGE = (ROOT / "data" / "DEAL.md").read_text(encoding="utf-8")
TYPED = re.findall(r"^\$ (.*)\n(.*)$", PAGE, flags=re.MULTILINE)
(PROGRAM,) = re.findall(r"```python\n(.*?)```", PAGE, flags=re.DOTALL)
DEAL = Deal("0123456789abcdef" * 2).add_salt(Seat(0), "ponte vecchio").add_salt(Seat(1), "Arno")
OPENING = opening(2, DEAL.seed)


def run(*command: str) -> str:
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True, timeout=60)
    return done.stdout


@pytest.mark.parametrize(("typed", "answered"), TYPED)
def test_what_is_typed_is_answered_as_the_page_says(typed: str, answered: str) -> None:
    assert run("sh", "-c", typed) == f"{answered}\n"


def test_the_codes_on_the_page_are_those_that_are_announced() -> None:
    codes = [answered.split()[0] for _, answered in TYPED]

    assert codes == [*DEAL.codes, DEAL.commitment(OPENING), DEAL.seed]
    assert all(line in TYPED[3][0] for line in DEAL.list_settled_facts(OPENING))


def test_its_ten_lines_deal_what_the_rules_deal() -> None:
    dealt = run(sys.executable, "-c", PROGRAM).splitlines()

    hands = [estate.hidden.hand for estate in started(2, DEAL.seed).state.estates]
    assert dealt == [" ".join([str(seat), *hand]) for seat, hand in enumerate(hands)]
    assert len([line for line in PROGRAM.splitlines() if line and "import" not in line]) <= 10


def test_the_readme_leads_to_it() -> None:
    assert "(data/DEAL.md)" in (ROOT / "README.md").read_text(encoding="utf-8")
