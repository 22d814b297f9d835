"""One thing has one word: the lists of terms say which, and no phrase uses another."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

import pytest

from bot.i18n.speak import LANGUAGES, PHRASES
from tests.tools import phrase_files

DATA = PHRASES.parent
LISTS = sorted(DATA.glob("*/TERMS.md"))
_COLUMNS = ("en", "fr", "de")  # of the words we use, and of those we never do, in this order
_EVERYWHERE = "every file"
# What only the one who runs the bot or writes a command reads, under its own name.
_NAMES_OF_COMMANDS = re.compile(r"(command|word)-")


@dataclass(frozen=True, slots=True)
class Terms:
    """A list of terms: where its words are spoken, and what is never said there."""

    files: frozenset[str]
    never: Mapping[str, tuple[str, ...]]

    def speaks_in(self, file: str) -> bool:
        return _EVERYWHERE in self.files or file in self.files


def terms(page: str) -> Terms:
    """A list as it is written; a row of another width would be a slip."""
    spoken = re.search(r"^Spoken in: (.+)$", page, re.MULTILINE)
    assert spoken, "nobody says where these terms are spoken"
    files = frozenset(part.strip() for part in spoken[1].split(","))
    rows = [[cell.strip() for cell in row.split("|")[1:-1]] for row in _rows(page)]
    assert all(len(row) == 2 * len(_COLUMNS) for row in rows), rows
    never = {
        language: tuple(word for row in rows for word in _words(row[len(_COLUMNS) + place]))
        for place, language in enumerate(_COLUMNS)
    }
    return Terms(files, never)


def _rows(page: str) -> Iterator[str]:
    table = [line for line in page.splitlines() if line.startswith("|")]
    yield from table[2:]  # below the heading and its line


def _words(cell: str) -> Iterator[str]:
    yield from (word.strip() for word in cell.split(",") if word.strip())


def banned(word: str) -> re.Pattern[str]:
    """`word` alone, `word*` with any ending, `~word` within others; with a capital only so."""
    bare = word.strip("~*")
    before = "" if word.startswith("~") else r"(?<!\w)"
    after = "" if word.endswith(("*", "~")) or not bare[-1].isalnum() else r"(?!\w)"
    kind = 0 if bare != bare.lower() else re.IGNORECASE
    return re.compile(f"{before}{re.escape(bare)}{after}", kind)


def slips(
    list_of_terms: Terms, found: Mapping[str, phrase_files.Phrase], language: str
) -> list[str]:
    """Every phrase in which another word stands than the one we use."""
    return [
        f"{phrase.file}: {key} says “{word}”: {text.strip()}"
        for word in list_of_terms.never[language]
        for key, phrase in found.items()
        if list_of_terms.speaks_in(Path(phrase.file).stem)
        for text in phrase.texts
        if banned(word).search(text) and not _is_a_name(key, text)
    ]


def _is_a_name(key: str, text: str) -> bool:
    """Names of commands and options are spelt by machines, in one word."""
    return bool(_NAMES_OF_COMMANDS.match(key)) and " " not in text.strip()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("page", LISTS, ids=lambda page: page.parent.name)
def test_a_thing_has_one_word_wherever_it_is_spoken_of(page: Path, language: str) -> None:
    found = phrase_files.read_phrases(PHRASES / language).found

    assert slips(terms(page.read_text("utf-8")), found, language) == []


@pytest.mark.parametrize("page", LISTS, ids=lambda page: page.parent.name)
def test_a_list_names_files_that_exist_and_bans_no_word_it_asks_for(page: Path) -> None:
    written = page.read_text("utf-8")
    here, files = terms(written), {file.stem for file in (PHRASES / "en").glob("*.ftl")}

    assert here.files <= files | {_EVERYWHERE}
    for row in _rows(written):
        cells = [cell.strip() for cell in row.split("|")[1:-1]]
        for place, language in enumerate(_COLUMNS):
            assert not [word for word in here.never[language] if banned(word).search(cells[place])]


def test_every_game_and_the_house_have_a_list() -> None:
    assert {page.parent.name for page in LISTS} == {"firenze", "phrases", "princes"}


@pytest.mark.parametrize(
    ("word", "text", "is_said"),
    [
        ("lot", "put up a lot for sale", True),
        ("lot", "a slot", False),
        ("lot", "Lot", True),
        ("vollend*", "nach der Vollendung", True),
        ("vollend*", "unvollendet", False),
        ("~vollend*", "unvollendet", True),
        ("Option", "die Option", True),
        ("Option", "une option", False),
        ("s’asseoir", "ils vont s’asseoir.", True),
        ("de nous", "ils sont de nouveau là", False),
    ],
)
def test_a_word_is_found_as_it_is_meant(word: str, text: str, is_said: bool) -> None:
    assert bool(banned(word).search(text)) == is_said


def test_the_list_bites(tmp_path: Path) -> None:
    (tmp_path / "en").mkdir()
    words = (
        "good = You place a Park.\nbad = You lay out a Park.\n    .about = Never lay out a lake.\n"
    )
    (tmp_path / "en" / "panels.ftl").write_text(words, encoding="utf-8")
    page = "Spoken in: panels\n\n| a | b | c | d | e | f |\n|---|---|---|---|---|---|\n"
    page += "| to place | placer | anlegen | lay out | | |\n"

    found = slips(terms(page), phrase_files.read_phrases(tmp_path / "en").found, "en")

    assert len(found) == 2
    assert all("bad says “lay out”" in line for line in found)
