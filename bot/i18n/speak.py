"""Render texts: a key and its facts become a sentence of one language, by Fluent."""

import re
import unicodedata
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import TypeAlias

from babel import Locale
from fluent.runtime import FluentBundle
from fluent.runtime.resolver import CurrentEnvironment, Message, Pattern, ResolverEnvironment
from fluent.runtime.types import FluentType
from fluent.syntax import FluentParser
from fluent.syntax import ast as syntax

from bot.engine.text import Fact, Florins, Named, Text, Who, say

_VOWELS = frozenset("aeiouœæ")


def starts_with_vowel(name: str) -> bool:
    """Whether this name begins with a vowel sound, ignoring accents and leading punctuation."""
    letters = "".join(mark for mark in unicodedata.normalize("NFKD", name) if mark.isalnum())
    first, second = letters[:1].casefold(), letters[1:2].casefold()
    # Before a vowel a y is a consonant: d’Yves, but de Yann. An h may be either and is left alone.
    return first in _VOWELS or (first == "y" and second.isalpha() and second not in _VOWELS)


PHRASES = Path(__file__).parents[2] / "data" / "phrases"
LANGUAGES = ("en", "fr", "de")
FALLBACK = "en"
LONGEST_BUTTON = 80
_LONGEST_WORD = 1000  # of typed text; escaping may double it

# Names of players by seat; and how typed text is escaped.
Names: TypeAlias = Mapping[int, str] | Callable[[int], str]
Quoted: TypeAlias = Callable[[str], str]

_NARROW = "\u00a0"  # French asks for U+202F in places, which few fonts have
_THOUSANDS = {"en": ",", "fr": _NARROW, "de": "."}


class MissingPhrase(Exception):
    """A phrase that is missing or cannot be formatted: a bug, never a mistake of a player."""

    def __init__(self, language: str, key: str, problem: object) -> None:
        super().__init__(f"{language}: {key}: {problem}")
        self.language, self.key = language, key


def nearest_language(language: str) -> str:
    """Return the supported language nearest to this code: `de-AT` gives German."""
    primary = re.split("[-_]", language.lower())[0]
    return primary if primary in LANGUAGES else FALLBACK


def speaker_for(language: str) -> "Speaker":
    """Return the speaker of a language, of English if it is not supported."""
    return _load_speaker(nearest_language(language))


@cache
def _load_speaker(language: str) -> "Speaker":
    return Speaker(language)


def _raise_nameless(seat: int) -> str:
    raise LookupError(f"nobody told what seat {seat} is called")


def _leave_unquoted(word: str) -> str:
    return word


def shorten_words(words: str, longest: int) -> str:
    return words if len(words) <= longest else f"{words[: longest - 1].rstrip()}…"


class Speaker:
    """All phrases of one language; a missing one raises, so that no player sees a bare key."""

    def __init__(self, language: str, phrases: Path = PHRASES) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        self._things: dict[tuple[str, str, str], str] = {}
        self._keys: list[str] = []
        for file in sorted((phrases / language).glob("*.ftl")):
            resource = _read_file(language, file)
            self._bundle.add_resource(resource)
            messages = (one for one in resource.body if isinstance(one, syntax.Message))
            self._keys.extend(one.id.name for one in messages)

    def has_phrase(self, key: str) -> bool:
        return self._bundle.has_message(key)

    def has_name(self, named: Named) -> bool:
        """Whether there is a name for this thing; a phrase that needs facts is none."""
        try:
            return bool(self.name_thing(named))
        except MissingPhrase:
            return False

    def things_of_kind(self, kind: str) -> Iterator[Named]:
        """Yield all named things of this kind."""
        for key in self._keys:
            named = Named(kind, key.removeprefix(f"{kind}-"))
            if key.startswith(f"{kind}-") and self.has_name(named):
                yield named

    def forms_of_thing(self, named: Named) -> Iterator[str]:
        """Yield the name of a thing in all its forms."""
        yield self.name_thing(named)
        for form in self._require_message(f"{named.kind}-{named.name}").attributes:
            if form != "about":
                yield self.name_thing(named, form)

    def has_form(self, key: str, form: str) -> bool:
        """Whether this phrase has such a form."""
        return form in self._require_message(key).attributes

    def speak_text(
        self,
        text: Text,
        names: Names = _raise_nameless,
        *,
        form: str = "",
        quoted: Quoted = _leave_unquoted,
    ) -> str:
        """Return the sentence. Names must be ready to show; typed text goes through `quoted`."""
        called = names.__getitem__ if isinstance(names, Mapping) else names
        words = self._speak_form(text, form, _SpeechStyle(self, called, quoted))
        return add_french_spaces(self.language, words)

    def button_text(
        self,
        text: Text,
        names: Names = _raise_nameless,
        *,
        longest: int = LONGEST_BUTTON,
        quoted: Quoted = _leave_unquoted,
    ) -> str:
        """Return the label of a button: the short form of the phrase if there is one."""
        form = "button" if self.has_form(text.key, "button") else ""
        return shorten_words(self.speak_text(text, names, form=form, quoted=quoted), longest)

    def name_thing(self, named: Named, form: str = "") -> str:
        """Return the name of a thing, or a form of it; the form `about` says what it does."""
        asked = (named.kind, named.name, form)
        if asked not in self._things:
            key = f"{named.kind}-{named.name}"
            words = self._format_phrase(key, form, {})
            self._things[asked] = add_french_spaces(self.language, words)
        return self._things[asked]

    def format_number(self, number: int) -> str:
        """Format a number; four digits are not separated, as on printed money."""
        digits = str(abs(number))
        if len(digits) > 4:
            digits = f"{abs(number):,}".replace(",", _THOUSANDS[self.language])
        return f"−{digits}" if number < 0 else digits

    # Into words

    def _speak_form(self, text: Text, form: str, manner: "_SpeechStyle") -> str:
        return self._format_phrase(text.key, form, _FormattedFacts(text, manner))

    def _format_phrase(self, key: str, form: str, facts: "dict[str, FluentType | str]") -> str:
        """Format one phrase; MissingPhrase for every error of Fluent."""
        pattern = self._find_pattern(key, form)
        errors: list[Exception] = []
        # Not `format_pattern`: it makes every number one that is written by Babel's rule.
        try:
            words = pattern(ResolverEnvironment(self._bundle, errors, CurrentEnvironment(facts)))
        except ValueError as error:  # Fluent takes 2500 characters in one place
            raise MissingPhrase(self.language, key, error) from error
        if errors or not isinstance(words, str):
            raise MissingPhrase(self.language, key, errors)
        return words

    def _require_message(self, key: str) -> Message:
        if not self._bundle.has_message(key):
            raise MissingPhrase(self.language, key, "there is no such phrase")
        return self._bundle.get_message(key)

    def _find_pattern(self, key: str, form: str) -> Pattern:
        message = self._require_message(key)
        pattern = message.attributes.get(form) if form else message.value
        if pattern is None:
            raise MissingPhrase(self.language, key, f"it has no form {form!r}")
        return pattern

    def _format_fact(self, fact: Fact, form: str, manner: "_SpeechStyle") -> FluentType | str:
        match fact:
            case Named():
                return self.name_thing(fact, form)
            case Text():
                return self._speak_form(fact, form, manner)
            case Florins(amount):
                return _FluentNumber(amount, self._format_money(amount, form, manner))
            case tuple() if form == "count":
                return _FluentNumber(len(fact), self.format_number(len(fact)))
            case tuple() if form == "or":
                parts = [self._format_list_part(one, "", manner) for one in fact]
                return self._join_list(parts, manner, "list-last-or")
            case tuple():
                return self._join_list(
                    [self._format_list_part(one, form, manner) for one in fact], manner
                )
            case Who(seat) if form == "of":
                return self._possessive_name(manner.called(seat), manner)
        if form:
            raise LookupError(f"{type(fact).__name__} has no form {form!r}")
        match fact:
            case Who(seat):
                return manner.called(seat)
            case int():
                return _FluentNumber(fact, self.format_number(fact))
        return _FluentWord(fact, manner.quoted(shorten_words(fact, _LONGEST_WORD)))

    def _format_list_part(self, fact: Fact, form: str, manner: "_SpeechStyle") -> str:
        words = self._format_fact(fact, form, manner)
        return words if isinstance(words, str) else words.format(_ANY)

    def _format_money(self, amount: int, form: str, manner: "_SpeechStyle") -> str:
        return self._speak_form(say("money", amount=amount), form, manner)

    def _possessive_name(self, name: str, manner: "_SpeechStyle") -> str:
        key = "whose-runs-together" if starts_with_vowel(name) else "whose"
        return self._speak_form(
            say(key, name=name), "", _SpeechStyle(self, manner.called, _leave_unquoted)
        )

    def _join_list(
        self, parts: list[str], manner: "_SpeechStyle", last_of: str = "list-last"
    ) -> str:
        """Join as the language does: `a, b and c`, or `a, b or c`."""
        if not parts:
            return self._speak_form(say("list-nothing"), "", manner)
        *others, last = parts
        if not others:
            return last
        before, *more = others
        plain = _SpeechStyle(self, manner.called, _leave_unquoted)
        for part in more:
            before = self._speak_form(say("list-more", before=before, after=part), "", plain)
        return self._speak_form(say(last_of, before=before, after=last), "", plain)


# Words of moves

# A field is of the kind that it is named after; these hold things of any of several kinds.
_KINDS: Mapping[tuple[str, str], tuple[str, ...]] = {
    ("princes", "card"): ("profession", "bonus", "prestige"),
    ("firenze", "card"): ("action-card",),
    ("firenze", "color"): ("brick",),
    ("firenze", "paid"): ("brick",),
    ("firenze", "brings"): ("brick",),
    ("firenze", "give"): ("brick",),
    ("firenze", "take"): ("brick",),
}


def kinds_of_field(game: str, field: str) -> tuple[str, ...]:
    """Return the kinds of things that this field of the game's moves may hold."""
    return _KINDS.get((game, field), (field,))


def find_thing(game: str, field: str, word: str) -> Named | None:
    """Find the thing that a word names in this field of the game's moves; None for a plain word."""
    named = (Named(kind, word) for kind in kinds_of_field(game, field))
    return next((one for one in named if speaker_for(FALLBACK).has_name(one)), None)


# Values for Fluent


class _SpeechStyle:
    """How a sentence and its parts are rendered: speaker, names, escaping."""

    __slots__ = ("called", "quoted", "speaker")

    def __init__(self, speaker: Speaker, called: Callable[[int], str], quoted: Quoted) -> None:
        self.speaker, self.called, self.quoted = speaker, called, quoted


class _FormattedFacts(dict[str, FluentType | str]):
    """The facts of one sentence, each formatted when a phrase first uses it."""

    def __init__(self, text: Text, manner: _SpeechStyle) -> None:
        super().__init__()
        self._text, self._manner = text, manner

    def __missing__(self, variable: str) -> FluentType | str:
        name, _, form = variable.partition("-")
        speaker = self._manner.speaker
        try:
            words = speaker._format_fact(self._text.fact(name), form, self._manner)
        except LookupError as error:
            raise MissingPhrase(
                speaker.language, self._text.key, f"${variable}: {error}"
            ) from error
        self[variable] = words
        return words


class _FluentNumber(FluentType, int):
    """A number by which Fluent selects the plural, with our own formatting."""

    words: str

    def __new__(cls, number: int, words: str) -> "_FluentNumber":
        self = super().__new__(cls, number)
        self.words = words
        return self

    def format(self, locale: Locale) -> str:
        return self.words


class _FluentWord(FluentType):
    """A word by which Fluent selects as it was typed; shown, it is escaped."""

    def __init__(self, word: str, shown: str) -> None:
        self._word, self._shown = word, shown

    def __eq__(self, other: object) -> bool:
        return self._word == other

    def __hash__(self) -> int:
        return hash(self._word)

    def format(self, locale: Locale) -> str:
        return self._shown


_ANY = Locale("en")  # our values are formatted already


# Reading


def _read_file(language: str, file: Path) -> syntax.Resource:
    # Spans are half of their memory.
    resource = FluentParser(with_spans=False).parse(file.read_text(encoding="utf-8"))
    junk = next((entry for entry in resource.body if isinstance(entry, syntax.Junk)), None)
    if junk is not None:
        raise MissingPhrase(language, file.name, (junk.content or "").strip())
    return resource


_BEFORE_FRENCH_MARKS = re.compile(r" (?=[:;!?»](?!\w+:))|(?<=«) ")  # a sign `:so:` is no mark


def add_french_spaces(language: str, words: str) -> str:
    """Use no-break spaces before French double punctuation, in finished sentences."""
    return _BEFORE_FRENCH_MARKS.sub(_NARROW, words) if language == "fr" else words
