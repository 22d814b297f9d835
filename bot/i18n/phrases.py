"""The phrases of one language as they stand in its files: keys, forms, and what they speak of."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

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
    """All phrases of a language, and what is wrong with its files by themselves."""

    language: str
    found: dict[str, Phrase]
    faults: tuple[str, ...]


def read(folder: Path) -> Phrases:
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
                    found[key] = _phrase(name, entry)
    return Phrases(folder.name, found, tuple(faults))


def _phrase(file: str, entry: syntax.Message | syntax.Term) -> Phrase:
    forms, texts, refers_to = {}, [], set[str]()
    for form, pattern in _patterns(entry):
        reader = _Reader()
        reader.visit(pattern)
        forms[form] = frozenset(reader.variables)
        texts += reader.texts
        refers_to |= reader.refers_to
    return Phrase(file, forms, tuple(texts), frozenset(refers_to))


def _patterns(entry: syntax.Message | syntax.Term) -> Iterator[tuple[str, syntax.Pattern]]:
    if entry.value is not None:
        yield VALUE, entry.value
    for attribute in entry.attributes:
        yield attribute.id.name, attribute.value


class _Reader(Visitor):
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
