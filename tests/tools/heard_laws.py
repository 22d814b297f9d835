"""What is wrong with a text that is heard: each law returns what it finds, or ""."""

import re
from collections.abc import Callable, Collection, Iterator, Mapping
from typing import TypeAlias

from bot.engine.text import Named
from bot.i18n.speak import speaker_for, starts_with_vowel
from cogs.interaction import discord_limits
from cogs.interaction.speech import fold_text
from tests.tools.heard import AWKWARD_NAMES, ReadingKind, ReadText
from tests.tools.phrase_files import Phrase, find_emoji_signs

Law: TypeAlias = Callable[[ReadText, str], str]

LONGEST_LABEL = 38  # characters of a button
LONGEST_SENTENCE, LONGEST_PARAGRAPH = 30, 60  # words
MOST_HEADLESS = 2  # on a page: whoever, qui, wer without the person


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
    ReadingKind.ALT: discord_limits.ALT_TEXT,
    ReadingKind.MENU: discord_limits.OPTION,
    ReadingKind.BUTTON: discord_limits.LABEL,
    ReadingKind.DIRECT_MESSAGE: discord_limits.CONTENT,
}
_CUT = re.compile(r"^…$|…\Z", re.MULTILINE)


def is_cut(heard: ReadText, _: str) -> str:
    """All of it has room; where it has not, it says where the rest is."""
    longest = _LONGEST.get(heard.kind, discord_limits.WORDS)
    if len(heard.words) > longest:
        return f"{len(heard.words)} characters"
    opens_more = (
        heard.kind in (ReadingKind.BUTTON, ReadingKind.MENU)
        and len(heard.words) < discord_limits.LABEL - 1
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


_BREAKS = re.compile(r"\S* (?=[;:!?»](?!\w+:))|(?<=«) ")


def breaks_before_a_mark(heard: ReadText, language: str) -> str:
    """Before these French marks, and within quotation marks, no line may break."""
    found = language == "fr" and _BREAKS.search(heard.words)
    return f"an ordinary space before a mark: “{found[0]}”" if found else ""


_CODE_SPAN = re.compile(r"```.*?```|`[^`]*`", re.DOTALL)
_EMPHASIS = re.compile(
    r"\*\*(?=\S).+?(?<=\S)\*\*|(?<![\w*\\])\*(?=[^\s*])[^*\n]+?(?<=\S)\*(?![\w*])"
)


def has_a_stray_star(heard: ReadText, _: str) -> str:
    """Discord takes a star that is not escaped for italics."""
    if heard.kind is ReadingKind.ALT:
        return ""
    plain = _CODE_SPAN.sub("", heard.words).replace("\\*", "x")
    return "a star that is not escaped" if "*" in _EMPHASIS.sub("", plain) else ""


_PARTS = re.compile(r"\n| · |(?<=[.!?…:;])[”»“)*]*\s+")
_WORD = re.compile(r"\w[\w’'-]*")
_COMMAS_OF_A_LIST, _NUMBERS = 3, 6  # an enumeration has so many
_NUMBER = re.compile(r"\d+")
_TOLD_IN_ROWS = (ReadingKind.ALT, ReadingKind.BUTTON, ReadingKind.MENU)


def _count_words(words: str) -> int:
    return len(_WORD.findall(words))


def is_a_long_sentence(heard: ReadText, _: str) -> str:
    """Outside the book; an enumeration of things may be as long as it is."""
    if heard.kind in (*_TOLD_IN_ROWS, ReadingKind.HELP):
        return ""
    for part in _PARTS.split(_CODE_SPAN.sub("", heard.words)):
        words = _count_words(part)
        is_list = part.count(",") >= _COMMAS_OF_A_LIST or len(_NUMBER.findall(part)) >= _NUMBERS
        if words > LONGEST_SENTENCE and not is_list:
            return f"a sentence of {words} words"
    return ""


def is_a_wall(heard: ReadText, _: str) -> str:
    if heard.kind in _TOLD_IN_ROWS:
        return ""
    words = max(map(_count_words, re.split(r"\n| · ", _CODE_SPAN.sub("", heard.words))))
    return f"a paragraph of {words} words" if words > LONGEST_PARAGRAPH else ""


_HEADLESS = {
    "en": re.compile(r"\bwhoever\b", re.IGNORECASE),
    "fr": re.compile(r"(?:^|[.;:!?*(·–]\s*)qui\b(?![^.;:]*\?)", re.IGNORECASE | re.MULTILINE),
    "de": re.compile(r"\bwer\b(?![^.;:]*\?)", re.IGNORECASE),
}


def names_nobody(heard: ReadText, language: str) -> str:
    """A page names the person; once or twice it may say whoever, qui, wer."""
    found = _HEADLESS[language].findall(heard.words)
    return f"“{found[0].strip()}” {len(found)} times" if len(found) > MOST_HEADLESS else ""


def options_out_of_place(heard: ReadText, language: str, absent: Collection[str]) -> Iterator[str]:
    """An option that a table of this size can't have is not told there."""
    for option in absent:
        name = speaker_for(language).name_thing(Named("option", option))
        if heard.kind is ReadingKind.BOARD and re.search(
            rf"^{name}[ \u00a0]?: .+ – ", heard.words, re.MULTILINE
        ):
            yield f"the option “{name}”"


_STEM = 4  # letters by which two words are of one family


def renamed_moves(found: Mapping[str, Phrase], verbs: Collection[str]) -> Iterator[str]:
    """Moves, as in `princes-bid`, whose command has no word of their button or its question."""
    for verb in verbs:
        keys = [f"{place}-{verb}" for place in ("move", "press", "choose")]
        texts = (text for key in keys if key in found for text in found[key].texts)
        said = [word[:_STEM] for word in fold_text(re.sub(r"\W+", " ", " ".join(texts))).split()]
        command = "".join(found[f"command-{verb}"].texts[:1]).strip()
        if not any(word[:_STEM] in said for word in fold_text(command).split()):
            yield f"{verb}: {command}"


LAWS: tuple[Law, ...] = (
    *(elided, says_zero, says_a_code, shapes_an_alt_text, has_a_sign_that_is_drawn),
    *(is_a_sign_alone, is_cut, is_long, is_no_call, breaks_before_a_mark, has_a_stray_star),
    *(is_a_long_sentence, is_a_wall, names_nobody),
)
