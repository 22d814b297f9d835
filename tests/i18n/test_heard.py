"""What is heard at a table: whole games, in three languages, by everybody who sits there.

The phrases are read elsewhere as they are written; here they are judged as they are spoken, with
names that begin with vowels, with numbers that are 0, and with lists that are empty.
"""

import re
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TypeAlias

import pytest

from bot.i18n.speak import LANGUAGES, speaker_for, starts_with_vowel
from cogs.interaction import limits
from tests.golden.recipes import FOLDER
from tests.golden.test_golden import sheet_of
from tests.i18n.test_terms import LISTS, Terms, banned, terms
from tests.tools.heard import AWKWARD_NAMES, GameReader, ReadingKind, ReadText
from tests.tools.phrase_files import find_emoji_signs

LONGEST_LABEL = 45
ALL = sorted(FOLDER.glob("*/*.game"))
# Of each kind one in each language: both expansions, alone, bricks.
SOME = (
    ("princes/both-two", "en"),
    ("princes/both-five", "fr"),
    ("princes/both-two", "de"),
    ("princes/solo-won", "en"),
    ("princes/solo-won", "fr"),
    ("princes/solo-won", "de"),
    ("firenze/two-builders", "fr"),
    ("firenze/sabotage", "de"),
)

# What is wrong with a sentence, if anything is.
Law: TypeAlias = Callable[[ReadText, str], str]


def _vowel_names() -> str:
    return "|".join(re.escape(name) for name in AWKWARD_NAMES if starts_with_vowel(name))


_ELIDED = re.compile(rf"\b(de|que|le|jusque|lorsque|puisque) ({_vowel_names()})\b", re.IGNORECASE)
_COUNTED = (
    r"florins?|Florin|[Ff]l\.|actions?|Aktionen|cards?|cartes?|Karten|bricks?|briques?|Steine"
    r"|seals?|sceaux|Siegel|back|pour vous"
)
_ZERO = re.compile(rf"(?<![\d.,])(?<!\d[ \u202f\u00a0])\b0[ \u202f\u00a0]({_COUNTED})")
_NOTHING = re.compile(r":[ \u202f\u00a0]?(nothing|rien|nichts)\b")
_BARE = re.compile(r"(?<![\w/`-])[a-z]+(?:-[a-z0-9]+)+(?![\w-])")
_CODE = re.compile(r"[{}$]|\b(Text|Named|Who|Florins)\(|\bm:\d|\bc:\d")
_CODES = {
    "en": re.compile(r"\bstand-in\b"),
    "fr": re.compile(r"\b(none|fast|slow|move|turn|wait|demand|stand-in)\b"),
    "de": re.compile(r"\b(none|slow|move|turn|wait|demand|stand-in)\b|: fast\b"),
}
_MARKS = re.compile(r"\*|__|~~|\|\||`|\\|<t:|<#|<@|^> |^#|-# ", re.MULTILINE)
_ARROWS = re.compile("[←↑→↓↺↻⟲⟳⇋◀◄▲▼▶►]")


def elided(heard: ReadText, language: str) -> str:
    found = language == "fr" and _ELIDED.search(heard.words)
    return f"“{found[0]}” runs together" if found else ""


def says_zero(heard: ReadText, _: str) -> str:
    found = _ZERO.search(heard.words) or _NOTHING.search(heard.words)
    return f"“{found[0]}”" if found else ""


def says_a_code(heard: ReadText, language: str) -> str:
    found = _CODE.search(heard.words) or _CODES[language].search(heard.words)
    if found:
        return f"a code: {found[0]}"
    keys = [word for word in _BARE.findall(heard.words) if speaker_for(language).has_phrase(word)]
    return f"a key: {keys[0]}" if keys else ""


def shapes_an_alt_text(heard: ReadText, _: str) -> str:
    found = heard.kind is ReadingKind.ALT and (
        _MARKS.search(heard.words) or _ARROWS.search(heard.words)
    )
    return f"“{found[0]}” in an alt text" if found else ""


def has_a_sign_that_is_drawn(heard: ReadText, _: str) -> str:
    found = find_emoji_signs(heard.words)
    return f"“{found[0]}” is an emoji somewhere" if found else ""


def is_a_sign_alone(heard: ReadText, _: str) -> str:
    """A button is heard too, and a sign is read aloud as it pleases the reader."""
    is_mute = heard.kind is ReadingKind.BUTTON and not any(map(str.isalnum, heard.words))
    return f"a label without a word: “{heard.words}”" if is_mute else ""


_LONGEST = {
    ReadingKind.ALT: limits.ALT_TEXT,
    ReadingKind.MENU: limits.OPTION,
    ReadingKind.BUTTON: limits.LABEL,
    ReadingKind.DIRECT_MESSAGE: limits.CONTENT,
}
_CUT = re.compile(r"^…$|…\Z", re.MULTILINE)


def is_cut(heard: ReadText, _: str) -> str:
    """All of it has room; where it has not, it says where the rest is."""
    longest = _LONGEST.get(heard.kind, limits.WORDS)
    if len(heard.words) > longest:
        return f"{len(heard.words)} characters"
    opens_more = (
        heard.kind in (ReadingKind.BUTTON, ReadingKind.MENU) and len(heard.words) < limits.LABEL - 1
    )
    return "cut, and nothing says so" if _CUT.search(heard.words) and not opens_more else ""


def is_long(heard: ReadText, _: str) -> str:
    if heard.kind is ReadingKind.BUTTON and len(heard.words) > LONGEST_LABEL:
        return f"a label of {len(heard.words)} characters"
    return ""


def is_no_call(heard: ReadText, _: str) -> str:
    """Who is asked is called by name; what happened is told in another form."""
    names = "|".join(map(re.escape, AWKWARD_NAMES))
    called = re.match(
        rf"(?:{names})(?:(?:, | and | et | und )(?:{names}))*[ \u202f\u00a0]?:", heard.words
    )
    if heard.kind is ReadingKind.PROMPT and not called:
        return "a prompt that calls nobody"
    if heard.kind is ReadingKind.STORY and called:
        return "an event that calls somebody"
    return ""


def _of(game: str) -> list[Terms]:
    pages = [page for page in LISTS if page.parent.name in ("phrases", game)]
    return [terms(page.read_text("utf-8")) for page in pages]


LAWS: tuple[Law, ...] = (
    elided,
    says_zero,
    says_a_code,
    shapes_an_alt_text,
    has_a_sign_that_is_drawn,
    is_a_sign_alone,
    is_cut,
    is_long,
    is_no_call,
)


def second_words(heard: ReadText, language: str, lists: list[Terms]) -> Iterator[str]:
    for of in lists:
        for word in of.never[language]:
            if banned(word).search(heard.words):
                yield f"“{word}” is another word for a term"


def slips(file: Path, language: str, often: int) -> list[str]:
    game, sheet = sheet_of(file)
    entries, lists = [line.entry for line in sheet.lines], _of(game.key)
    found: Counter[str] = Counter()
    examples: dict[str, str] = {}
    for heard in GameReader(game, sheet.opening, language, often).read_game(entries):
        wrongs = [law(heard, language) for law in LAWS]
        for wrong in filter(None, [*wrongs, *second_words(heard, language, lists)]):
            found[wrong] += 1
            examples.setdefault(wrong, f"line {heard.line}, {heard.kind}: {heard.words}")
    return [f"{wrong} ({many}): {examples[wrong]}" for wrong, many in found.items()]


@pytest.mark.parametrize(("name", "language"), SOME)
def test_what_is_heard_of_some_games_is_said_well(name: str, language: str) -> None:
    assert slips(FOLDER / f"{name}.game", language, often=1) == []


@pytest.mark.long
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("file", ALL, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_what_is_heard_of_any_golden_game_is_said_well(file: Path, language: str) -> None:
    assert slips(file, language, often=2) == []


@pytest.mark.parametrize(
    ("law", "language", "kind", "words"),
    [
        (elided, "fr", ReadingKind.STORY, "Le pion de Ömer revient."),
        (elided, "fr", ReadingKind.STORY, "On attend que Anaïs joue."),
        (says_zero, "en", ReadingKind.HAND, "You have 0 florins."),
        (says_zero, "de", ReadingKind.BOARD, "Runde 12 · 0 Karten im Stapel"),
        (says_zero, "fr", ReadingKind.MENU, "Prix : 0\u202fflorin"),
        (says_zero, "de", ReadingKind.BOARD, "Türme: nichts."),
        (says_zero, "de", ReadingKind.BUTTON, "Für 0 Fl. errichten"),
        (says_a_code, "fr", ReadingKind.BOARD, "Pendule : none"),
        (says_a_code, "de", ReadingKind.BOARD, "Uhr: fast"),
        (says_a_code, "en", ReadingKind.PANEL, "asked-princes-bidding"),
        (says_a_code, "en", ReadingKind.PANEL, "{ $who } bids"),
        (shapes_an_alt_text, "en", ReadingKind.ALT, "**Park** on d1"),
        (shapes_an_alt_text, "en", ReadingKind.ALT, "Poet (3 → 6)"),
        (shapes_an_alt_text, "en", ReadingKind.ALT, "*our version* of ~~this~~"),
        (has_a_sign_that_is_drawn, "en", ReadingKind.BOARD, "▶ Ömer: pass"),
        (is_a_sign_alone, "en", ReadingKind.BUTTON, "◄"),
        (is_cut, "en", ReadingKind.MENU, f"{'x' * 99}…"),
        (is_cut, "en", ReadingKind.MENU, f"{'x' * 78}…"),
        (is_cut, "en", ReadingKind.ALT, f"{'x' * 1023}…"),
        (is_cut, "en", ReadingKind.ALT, "x" * 1025),
        (is_cut, "en", ReadingKind.MENU, "x" * 101),
        (is_cut, "en", ReadingKind.HAND, f"{'x' * 1999}…"),
        (is_cut, "en", ReadingKind.BOARD, "…\nÖmer passes."),
        (is_long, "en", ReadingKind.BUTTON, "x" * 46),
        (is_no_call, "en", ReadingKind.PROMPT, "Ömer bids 300 florins, or passes."),
        (is_no_call, "en", ReadingKind.STORY, "Ömer: bid 300 florins, or pass."),
    ],
)
def test_every_law_bites(law: Law, language: str, kind: ReadingKind, words: str) -> None:
    assert law(ReadText(1, kind, words), language)


@pytest.mark.parametrize(
    ("language", "kind", "words"),
    [
        ("fr", ReadingKind.STORY, "Le pion d’Ömer revient, celui de LeoTheGreat reste."),
        ("de", ReadingKind.BOARD, "Émilie, 0 Punkte · 10 Karten"),
        ("en", ReadingKind.HAND, "You have 200 florins, 1000 florins and no florins."),
        ("en", ReadingKind.BUTTON, "Build…"),
        ("en", ReadingKind.BOARD, "… Earlier: **/game log**\nÖmer passes."),
        ("en", ReadingKind.PROMPT, "Ömer, Anaïs and O’Neil: choose a card."),
        ("en", ReadingKind.PANEL, "None of the bell-makers can be recruited."),
    ],
)
def test_what_is_said_well_is_let_be(language: str, kind: ReadingKind, words: str) -> None:
    assert not [law for law in LAWS if law(ReadText(1, kind, words), language)]


def test_another_word_for_a_term_is_found_in_what_is_heard() -> None:
    heard = ReadText(1, ReadingKind.STORY, "Ömer lays out a Forest.")

    assert [*second_words(heard, "en", _of("princes"))] == ["“lays out” is another word for a term"]
