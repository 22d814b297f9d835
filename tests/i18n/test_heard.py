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

from bot.chores._hearing import NAMES, Heard, Kind, Listener
from bot.i18n.check import drawn_signs
from bot.i18n.elision import runs_together
from bot.i18n.speak import LANGUAGES, speaker
from cogs.door import limits
from tests.golden.recipes import FOLDER
from tests.golden.test_golden import sheet_of
from tests.i18n.test_terms import LISTS, Terms, banned, terms

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
Law: TypeAlias = Callable[[Heard, str], str]


def _vowel_names() -> str:
    return "|".join(re.escape(name) for name in NAMES if runs_together(name))


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


def elided(heard: Heard, language: str) -> str:
    found = language == "fr" and _ELIDED.search(heard.words)
    return f"“{found[0]}” runs together" if found else ""


def says_zero(heard: Heard, _: str) -> str:
    found = _ZERO.search(heard.words) or _NOTHING.search(heard.words)
    return f"“{found[0]}”" if found else ""


def says_a_code(heard: Heard, language: str) -> str:
    found = _CODE.search(heard.words) or _CODES[language].search(heard.words)
    if found:
        return f"a code: {found[0]}"
    keys = [word for word in _BARE.findall(heard.words) if speaker(language).knows(word)]
    return f"a key: {keys[0]}" if keys else ""


def shapes_an_alt_text(heard: Heard, _: str) -> str:
    found = heard.kind is Kind.ALT and (_MARKS.search(heard.words) or _ARROWS.search(heard.words))
    return f"“{found[0]}” in an alt text" if found else ""


def has_a_sign_that_is_drawn(heard: Heard, _: str) -> str:
    found = drawn_signs(heard.words)
    return f"“{found[0]}” is an emoji somewhere" if found else ""


def is_a_sign_alone(heard: Heard, _: str) -> str:
    """A button is heard too, and a sign is read aloud as it pleases the reader."""
    is_mute = heard.kind is Kind.BUTTON and not any(map(str.isalnum, heard.words))
    return f"a label without a word: “{heard.words}”" if is_mute else ""


_LONGEST = {
    Kind.ALT: limits.ALT_TEXT,
    Kind.MENU: limits.OPTION,
    Kind.BUTTON: limits.LABEL,
    Kind.LETTER: limits.CONTENT,
}
_CUT = re.compile(r"^…$|…\Z", re.MULTILINE)


def is_cut(heard: Heard, _: str) -> str:
    """All of it has room; where it has not, it says where the rest is."""
    longest = _LONGEST.get(heard.kind, limits.WORDS)
    if len(heard.words) > longest:
        return f"{len(heard.words)} characters"
    opens_more = heard.kind in (Kind.BUTTON, Kind.MENU) and len(heard.words) < limits.LABEL - 1
    return "cut, and nothing says so" if _CUT.search(heard.words) and not opens_more else ""


def is_long(heard: Heard, _: str) -> str:
    if heard.kind is Kind.BUTTON and len(heard.words) > LONGEST_LABEL:
        return f"a label of {len(heard.words)} characters"
    return ""


def is_no_call(heard: Heard, _: str) -> str:
    """Who is asked is called by name; what happened is told in another form."""
    names = "|".join(map(re.escape, NAMES))
    called = re.match(
        rf"(?:{names})(?:(?:, | and | et | und )(?:{names}))*[ \u202f\u00a0]?:", heard.words
    )
    if heard.kind is Kind.PROMPT and not called:
        return "a prompt that calls nobody"
    if heard.kind is Kind.STORY and called:
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


def second_words(heard: Heard, language: str, lists: list[Terms]) -> Iterator[str]:
    for of in lists:
        for word in of.never[language]:
            if banned(word).search(heard.words):
                yield f"“{word}” is another word for a term"


def slips(file: Path, language: str, often: int) -> list[str]:
    game, sheet = sheet_of(file)
    entries, lists = [line.entry for line in sheet.lines], _of(game.key)
    found: Counter[str] = Counter()
    examples: dict[str, str] = {}
    for heard in Listener(game, sheet.opening, language, often).hear(entries):
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
        (elided, "fr", Kind.STORY, "Le pion de Ömer revient."),
        (elided, "fr", Kind.STORY, "On attend que Anaïs joue."),
        (says_zero, "en", Kind.HAND, "You have 0 florins."),
        (says_zero, "de", Kind.BOARD, "Runde 12 · 0 Karten im Stapel"),
        (says_zero, "fr", Kind.MENU, "Prix : 0\u202fflorin"),
        (says_zero, "de", Kind.BOARD, "Türme: nichts."),
        (says_zero, "de", Kind.BUTTON, "Für 0 Fl. errichten"),
        (says_a_code, "fr", Kind.BOARD, "Pendule : none"),
        (says_a_code, "de", Kind.BOARD, "Uhr: fast"),
        (says_a_code, "en", Kind.PANEL, "asked-princes-bidding"),
        (says_a_code, "en", Kind.PANEL, "{ $who } bids"),
        (shapes_an_alt_text, "en", Kind.ALT, "**Park** on d1"),
        (shapes_an_alt_text, "en", Kind.ALT, "Poet (3 → 6)"),
        (shapes_an_alt_text, "en", Kind.ALT, "*our version* of ~~this~~"),
        (has_a_sign_that_is_drawn, "en", Kind.BOARD, "▶ Ömer: pass"),
        (is_a_sign_alone, "en", Kind.BUTTON, "◄"),
        (is_cut, "en", Kind.MENU, f"{'x' * 99}…"),
        (is_cut, "en", Kind.MENU, f"{'x' * 78}…"),
        (is_cut, "en", Kind.ALT, f"{'x' * 1023}…"),
        (is_cut, "en", Kind.ALT, "x" * 1025),
        (is_cut, "en", Kind.MENU, "x" * 101),
        (is_cut, "en", Kind.HAND, f"{'x' * 1999}…"),
        (is_cut, "en", Kind.BOARD, "…\nÖmer passes."),
        (is_long, "en", Kind.BUTTON, "x" * 46),
        (is_no_call, "en", Kind.PROMPT, "Ömer bids 300 florins, or passes."),
        (is_no_call, "en", Kind.STORY, "Ömer: bid 300 florins, or pass."),
    ],
)
def test_every_law_bites(law: Law, language: str, kind: Kind, words: str) -> None:
    assert law(Heard(1, kind, words), language)


@pytest.mark.parametrize(
    ("language", "kind", "words"),
    [
        ("fr", Kind.STORY, "Le pion d’Ömer revient, celui de LeoTheGreat reste."),
        ("de", Kind.BOARD, "Émilie, 0 Punkte · 10 Karten"),
        ("en", Kind.HAND, "You have 200 florins, 1000 florins and no florins."),
        ("en", Kind.BUTTON, "Build…"),
        ("en", Kind.BOARD, "… Earlier: **/game log**\nÖmer passes."),
        ("en", Kind.PROMPT, "Ömer, Anaïs and O’Neil: choose a card."),
        ("en", Kind.PANEL, "None of the bell-makers can be recruited."),
    ],
)
def test_what_is_said_well_is_let_be(language: str, kind: Kind, words: str) -> None:
    assert not [law for law in LAWS if law(Heard(1, kind, words), language)]


def test_another_word_for_a_term_is_found_in_what_is_heard() -> None:
    heard = Heard(1, Kind.STORY, "Ömer lays out a Forest.")

    assert [*second_words(heard, "en", _of("princes"))] == ["“lays out” is another word for a term"]
