"""What the code says: every key and its facts, read from the sources without running them."""

import ast
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TypeAlias

ANY = "?"  # a kind of fact, or a part of a key, that the sources do not tell
_HOLE = "*"


@dataclass(frozen=True, slots=True)
class Voice:
    """A function that is given a key as its n-th argument, and the facts by name."""

    key: int
    prefix: str = ""  # what it puts before the key
    facts: bool = True  # whether the facts belong to this key


# What a function is called, and what it says.
Voices: TypeAlias = Mapping[str, Sequence[Voice]]


@dataclass(frozen=True, slots=True)
class Saying:
    """One place where something is said. Facts are None where they can't be read."""

    key: str  # with a `*` for whatever is only known when it is said
    facts: Mapping[str, frozenset[str]] | None  # of which kinds each may be
    where: str

    @property
    def is_exact(self) -> bool:
        return _HOLE not in self.key

    def may_say(self, key: str) -> bool:
        parts = (re.escape(part) for part in self.key.split(_HOLE))
        return re.fullmatch(".+".join(parts), key) is not None


def sayings(files: Sequence[Path], root: Path, voices: Voices) -> list[Saying]:
    return [saying for file in files for saying in _in_file(file, root, voices)]


def _in_file(file: Path, root: Path, voices: Voices) -> Iterator[Saying]:
    module = ast.parse(file.read_text(encoding="utf-8"))
    reader = _Reader(file.relative_to(root).as_posix(), voices)
    reader.visit(module)
    yield from reader.found


@dataclass(slots=True)
class _Scope:
    """What the names of one function stand for, as far as they are assigned in it."""

    values: dict[str, list[ast.expr]] = field(default_factory=dict)

    def learn(self, target: ast.expr, value: ast.expr) -> None:
        match target, value:
            case ast.Name(name), _:
                self.values.setdefault(name, []).append(value)
            case ast.Tuple(targets), ast.Tuple(values) if len(targets) == len(values):
                for one, of in zip(targets, values, strict=True):
                    self.learn(one, of)


class _Reader(ast.NodeVisitor):
    """Walks through one module and notes whatever it says."""

    def __init__(self, file: str, voices: Voices) -> None:
        self.found: list[Saying] = []
        self._file, self._voices = file, voices
        self._scopes: list[_Scope] = []

    def visit_Module(self, node: ast.Module) -> None:
        self._within(node)

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        self._within(node)

    def visit_AsyncFunctionDef(self, node: ast.AsyncFunctionDef) -> None:
        self._within(node)

    def _within(self, node: ast.AST) -> None:
        scope = _Scope()
        for part in ast.walk(node):
            if isinstance(part, ast.Assign):
                for target in part.targets:
                    scope.learn(target, part.value)
            elif isinstance(part, ast.AugAssign):
                scope.learn(part.target, ast.Constant(None))
        self._scopes.append(scope)
        self.generic_visit(node)
        self._scopes.pop()

    def visit_Call(self, node: ast.Call) -> None:
        for voice in self._voices.get(_name_of(node.func), ()):
            self._note(node, voice)
        self.generic_visit(node)

    def _note(self, call: ast.Call, voice: Voice) -> None:
        if len(call.args) <= voice.key:
            return
        facts = self._facts(call, voice) if voice.facts else {}
        where = f"{self._file}:{call.lineno}"
        for key in self._spellings(call.args[voice.key]):
            self.found.append(Saying(f"{voice.prefix}{key}", facts, where))

    # Keys

    def _spellings(self, expression: ast.expr) -> set[str]:
        match expression:
            case ast.Constant(str(key)):
                return {key}
            case ast.JoinedStr(parts):
                return {"".join(_literal(part) for part in parts)}
            case ast.IfExp(_, one, other):
                return self._spellings(one) | self._spellings(other)
            case ast.Name(name):
                values = self._values(name)
                return {key for value in values for key in self._spellings(value)} or {_HOLE}
        return {_HOLE}

    def _values(self, name: str) -> list[ast.expr]:
        for scope in reversed(self._scopes):
            if name in scope.values:
                return scope.values[name]
        return []

    # Facts

    def _facts(self, call: ast.Call, voice: Voice) -> Mapping[str, frozenset[str]] | None:
        if any(keyword.arg is None for keyword in call.keywords):
            return None
        by_name = {str(word.arg): self._kinds(word.value) for word in call.keywords}
        match call.args[voice.key + 1 :]:
            case [] | [ast.Constant()]:  # a constant is a form
                return by_name
            case [ast.Tuple(pairs)]:
                return self._paired(pairs)
        return None

    def _paired(self, pairs: Sequence[ast.expr]) -> Mapping[str, frozenset[str]] | None:
        found = {}
        for pair in pairs:
            match pair:
                case ast.Tuple([ast.Constant(str(name)), value]):
                    found[name] = self._kinds(value)
                case _:
                    return None
        return found

    def _kinds(self, expression: ast.expr) -> frozenset[str]:
        match expression:
            case ast.Constant(int()):
                return frozenset({"number"})
            case ast.Constant(str()) | ast.JoinedStr():
                return frozenset({"word"})
            case ast.IfExp(_, one, other):
                return self._kinds(one) | self._kinds(other)
            case ast.Tuple(parts):
                return self._listed(parts)
            case ast.Name(name) if self._values(name):
                return frozenset().union(*(self._kinds(value) for value in self._values(name)))
            case ast.Call(function, arguments):
                return self._called(_name_of(function), arguments)
        return frozenset({ANY})

    def _called(self, function: str, arguments: Sequence[ast.expr]) -> frozenset[str]:
        match function, arguments:
            case (("Who" | "Florins"), _):
                return frozenset({function})
            case "Named", [ast.Constant(str(kind)), *_]:
                return frozenset({f"Named {kind}"})
            case "Named", _:
                return frozenset({f"Named {ANY}"})
            case (("say" | "Text"), _):
                return frozenset({"Text"})
            case "len", _:
                return frozenset({"number"})
            case "tuple", [ast.GeneratorExp(one) | ast.ListComp(one)]:
                return self._listed([one])
        return frozenset({ANY})

    def _listed(self, parts: Sequence[ast.expr]) -> frozenset[str]:
        inner = frozenset().union(*(self._kinds(part) for part in parts)) if parts else {ANY}
        return frozenset(f"list of {kind}" for kind in inner)


def _name_of(function: ast.expr) -> str:
    match function:
        case ast.Name(name) | ast.Attribute(_, name):
            return name
    return ""


def _literal(part: ast.expr) -> str:
    return part.value if isinstance(part, ast.Constant) and isinstance(part.value, str) else _HOLE
