"""Parse the phrase files of a language, and find which thing a word of a move names."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from fluent.syntax import ast as syntax
from fluent.syntax import parse
from fluent.syntax.visitor import Visitor

from bot.engine.text import Named
from bot.i18n.speak import FALLBACK, speaker_for

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
    """All phrases of a language, and what is wrong with its files by themselves."""

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
    """Notes what one pattern names and says."""

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


def kinds_of(game: str, field: str) -> tuple[str, ...]:
    """Of which kinds the things in this field of the game's moves may be."""
    return _KINDS.get((game, field), (field,))


def find_thing(game: str, field: str, word: str) -> Named | None:
    """The thing that this word names in such a field of the game's moves; None for a plain word."""
    named = (Named(kind, word) for kind in kinds_of(game, field))
    return next((one for one in named if speaker_for(FALLBACK).has_name(one)), None)
