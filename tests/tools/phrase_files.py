"""Parse the phrase files of all languages and report what is missing or inconsistent."""

import re
import unicodedata
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias

from fluent.syntax import ast as syntax
from fluent.syntax import parse
from fluent.syntax.visitor import Visitor

VALUE = ""  # the form that a phrase has without any


@dataclass(frozen=True, slots=True)
class Phrase:
    """One phrase with all its forms, each with the variables it names: `lot`, `lot-the`."""

    file: str
    forms: dict[str, frozenset[str]]
    texts: tuple[str, ...]  # the words themselves, in pieces
    refers_to: frozenset[str]  # other phrases that are part of it

    @property
    def variables(self) -> frozenset[str]:
        return frozenset().union(*self.forms.values())

    @property
    def facts(self) -> frozenset[str]:
        return frozenset(variable.partition("-")[0] for variable in self.variables)


@dataclass(frozen=True, slots=True)
class Phrases:
    """All phrases of a language, and the faults of its files alone."""

    language: str
    found: dict[str, Phrase]
    faults: tuple[str, ...]


def read_phrases(folder: Path) -> Phrases:
    found: dict[str, Phrase] = {}
    faults: list[str] = []
    for file in sorted(folder.glob("*.ftl")):
        name = f"{folder.name}/{file.name}"
        for entry in parse(file.read_text(encoding="utf-8")).body:
            match entry:
                case syntax.Junk():
                    first = (entry.content or "").strip().partition("\n")[0]
                    faults.append(f"{name}: this is no Fluent: {first}")
                case syntax.Message() | syntax.Term():
                    key = entry.id.name
                    if key in found:
                        faults.append(f"{name}: {key} stands in {found[key].file} too")
                    found[key] = _read_phrase(name, entry)
    return Phrases(folder.name, found, tuple(faults))


def _read_phrase(file: str, entry: syntax.Message | syntax.Term) -> Phrase:
    forms, texts, refers_to = {}, [], set[str]()
    for form, pattern in _patterns_of(entry):
        reader = _PatternVisitor()
        reader.visit(pattern)
        forms[form] = frozenset(reader.variables)
        texts += reader.texts
        refers_to |= reader.refers_to
    return Phrase(file, forms, tuple(texts), frozenset(refers_to))


def _patterns_of(entry: syntax.Message | syntax.Term) -> Iterator[tuple[str, syntax.Pattern]]:
    if entry.value is not None:
        yield VALUE, entry.value
    for attribute in entry.attributes:
        yield attribute.id.name, attribute.value


class _PatternVisitor(Visitor):
    """Collects variables, references and texts of a pattern."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.refers_to: set[str] = set()
        self.texts: list[str] = []

    def visit_VariableReference(self, node: syntax.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: syntax.MessageReference) -> None:  # noqa: N802
        self.refers_to.add(node.id.name)

    def visit_TermReference(self, node: syntax.TermReference) -> None:  # noqa: N802
        self.refers_to.add(node.id.name)

    def visit_TextElement(self, node: syntax.TextElement) -> None:  # noqa: N802
        self.texts.append(node.value)


Family: TypeAlias = Mapping[str, frozenset[str]]

ABOUT = "about"  # the form of a thing that is no grammar, so every language has it
# What commands are called differs between languages: `/{ command-help }`, not `/help`.
_COMMAND = re.compile(r"(?<![\w/:])/\w+")
# Of these every client has letters, and none draws an emoji: ◀ ▶ ✔ ✖ ↩ look different everywhere.
SIGNS = "◄▲▼►→↳↺↻⇋✓✗×−°"
_DRAWN = frozenset({"So", "Sk", "Sm", "Mn"})


@dataclass(frozen=True, slots=True)
class SpokenThings:
    """Keys that the program composes at run time."""

    # Every thing that has a name, by its kind: `Named("lot", "jester")` is spoken `lot-jester`.
    things: Mapping[str, Collection[str]]
    # Other keys, by a name for their family, each with the facts that it may speak of.
    families: Mapping[str, Family]

    def required_keys(self) -> Mapping[str, str]:
        """Return every required key with the reason."""
        asked = {
            key: f"{kind} is a thing of the house" for key, kind in self.kinds_of_things().items()
        }
        for name, family in self.families.items():
            asked |= dict.fromkeys(family, f"of the family of {name}")
        return asked

    def kinds_of_things(self) -> Mapping[str, str]:
        """Return the kind of every thing by its key."""
        return {f"{kind}-{name}": kind for kind, names in self.things.items() for name in names}


def find_complaints(languages: Sequence[Phrases], lexicon: SpokenThings) -> Iterator[str]:
    """Yield all complaints, one line each."""
    somewhere = {key: phrase.file for of in languages for key, phrase in of.found.items()}
    asked = {
        **{key: f"{file} has it" for key, file in somewhere.items()},
        **lexicon.required_keys(),
    }
    for phrases in languages:
        yield from phrases.faults
        yield from _check_keys(asked, phrases)
        yield from _check_things(phrases, lexicon)
        yield from _check_typography(phrases)
        yield from _check_facts(phrases, lexicon)
    yield from _check_differences(languages, lexicon.kinds_of_things())


# Keys


def _check_keys(asked: Mapping[str, str], phrases: Phrases) -> Iterator[str]:
    for key, who in asked.items():
        if key not in phrases.found:
            yield f"{phrases.language}: {key} is missing ({who})"
    for key, phrase in phrases.found.items():
        for other in sorted(phrase.refers_to - phrases.found.keys()):
            yield f"{phrase.file}: {key} refers to {other}, which is missing"


def _check_things(phrases: Phrases, lexicon: SpokenThings) -> Iterator[str]:
    """Check that all things of a kind have the same forms, which sentences rely on."""
    for kind, names in lexicon.things.items():
        of_kind = {key: phrases.found.get(key) for key in (f"{kind}-{name}" for name in names)}
        forms = {form for phrase in of_kind.values() if phrase for form in phrase.forms}
        for key, phrase in of_kind.items():
            if phrase is None:
                continue
            for form in sorted(forms - phrase.forms.keys()):
                yield f"{phrase.file}: {key} lacks the form .{form} that others of its kind have"
            if phrase.variables:
                yield f"{phrase.file}: {key} is a name, so nothing can be put into it"


def _check_typography(phrases: Phrases) -> Iterator[str]:
    for key, phrase in phrases.found.items():
        for mark in "'\"":
            if any(mark in text for text in phrase.texts):
                yield f"{phrase.file}: {key} has a typewriter's {mark}"
        for sign in find_emoji_signs("".join(phrase.texts)):
            yield f"{phrase.file}: {key} has {sign}, which may be drawn: take one of {SIGNS}"
        for command in _COMMAND.findall("\n".join(phrase.texts)):
            yield f"{phrase.file}: {key} spells out {command}, which is called by its own phrase"


def find_emoji_signs(words: str) -> list[str]:
    """Return signs that some client shows as an emoji or cannot show."""
    signs = {one for one in words if unicodedata.category(one) in _DRAWN and not one.isascii()}
    return sorted(signs - set(SIGNS))


# Facts


def _check_facts(phrases: Phrases, lexicon: SpokenThings) -> Iterator[str]:
    for family in lexicon.families.values():
        for key, facts in family.items():
            phrase = phrases.found.get(key)
            for fact in sorted(phrase.facts - facts if phrase else ()):
                yield f"{phrases.language}: {key} speaks of ${fact}, which nobody tells"


def _check_differences(languages: Sequence[Phrases], things: Collection[str]) -> Iterator[str]:
    """Check that all languages use the same facts and forms."""
    first, *others = languages
    for key, phrase in first.found.items():
        for other in (language.found[key] for language in others if key in language.found):
            if phrase.facts != other.facts:
                odd = ", ".join(f"${fact}" for fact in sorted(phrase.facts ^ other.facts))
                yield f"{other.file}: {key} differs from {phrase.file} in {odd}"
            forms = phrase.forms.keys() ^ other.forms.keys()
            if key in things:
                forms &= {ABOUT}
            for form in sorted(forms):
                yield f"{other.file}: {key} differs from {phrase.file} in its form .{form}"
