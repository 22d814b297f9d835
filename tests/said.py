"""Every phrase is said by the house in some test, and what it says can be said in every language.

While the tests run, each sentence that the house makes is noted, with the place that made it; what
a test makes itself does not count. Workers hand their notes on. After a run of all tests the notes
are held against the phrases; after any other run nothing is missed.
"""

import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, fields
from types import FrameType
from typing import Any

import pytest

from bot.engine.text import Fact, Named, Refusal, Text
from bot.i18n.speak import LANGUAGES, PHRASES, MissingPhrase, Speaker, speaker_for
from bot.storage import rows
from tests.tools.phrase_files import VALUE, Phrases, read_phrases

# Rooms that pass on what others say; and a fact that is told to nobody else, so not spoken of.
GO_BETWEENS = ("bot.engine.text", "bot.storage.rows", "render.words")
SPEECH = "cogs.interaction.speech"  # its context passes on, its functions make texts
SILENT = {("gave-back", "who"), ("firenze-takes-and-next", "who"), ("solo-round-begins", "round")}
# Modules that hand all printed numbers of a game to a text, which takes what it needs of them.
WITH_PRINTED_NUMBERS = (
    *("cogs/games/princes/help.py", "cogs/games/firenze/help.py"),
    *("cogs/messages/coach.py", "cogs/messages/lesson_post.py"),
)
# Texts read back, and texts that are only held against each other.
NOT_SAID = (rows.text_from_json.__code__, Text.without_facts.__code__)
PRINTED = "the printed numbers"
OFTEN = 200  # a sentence that was made so often holds no new kinds of facts


@dataclass(slots=True)
class Notes:
    """What the house has said: samples of its sentences by place, names, and rules by game."""

    samples: dict[tuple[object, ...], tuple[str, Text]] = field(default_factory=dict)
    names: set[str] = field(default_factory=set)
    rules: set[tuple[str, str]] = field(default_factory=set)

    def plain(self) -> list[list[str]]:
        """As a worker may hand it on."""
        said = [[where, rows.text_to_json(text)] for where, text in self.samples.values()]
        return [*said, ["", *self.names], *(["rule", *one] for one in self.rules)]

    def add(self, plain: Iterable[Sequence[str]]) -> None:
        for first, *rest in plain:
            match first, rest:
                case "", names:
                    self.names.update(names)
                case "rule", [game, rule]:
                    self.rules.add((game, rule))
                case where, [written]:
                    self.note(where, rows.text_from_json(written))

    def note(self, where: str, text: Text) -> None:
        shape = (where, text.key, *((name, _kind(fact)) for name, fact in text.facts))
        self.samples.setdefault(shape, (where, text))


def _kind(fact: Fact) -> object:
    match fact:
        case Named(kind):
            return kind
        case Text(key):
            return key
        case tuple():
            return tuple(dict.fromkeys(_kind(part) for part in fact))
    return type(fact).__name__


# Listening


@dataclass(slots=True)
class Listener:
    """Notes whatever the house makes of sentences, refusals and names while it listens."""

    notes: Notes = field(default_factory=Notes)
    _made: dict[str, int] = field(default_factory=dict)
    _refused: set[tuple[int, str]] = field(default_factory=set)

    def begin(self, patch: pytest.MonkeyPatch) -> None:
        patch.setattr(Text, "__init__", self._text(Text.__init__))
        patch.setattr(Refusal, "__init__", self._refusal(Refusal.__init__))
        patch.setattr(Speaker, "name_thing", self._thing(Speaker.name_thing))

    def _text(self, plain: Callable[..., None]) -> Callable[..., None]:
        made = self._made

        def make_text(text: Text, key: str, facts: Any = ()) -> None:
            plain(text, key, facts)
            if made.get(key, 0) < OFTEN and (place := _place(sys._getframe(1))):
                made[key] = made.get(key, 0) + 1
                self.notes.note(place[1], text)

        return make_text

    def _refusal(self, plain: Callable[..., None]) -> Callable[..., None]:
        refused = self._refused

        def refused_as(refusal: Refusal, text: Text, rule: str, nearest: str = "") -> None:
            plain(refusal, text, rule, nearest)
            code = sys._getframe(2).f_code
            if (id(code), rule) not in refused and (place := _place(sys._getframe(1))):
                refused.add((id(code), rule))
                self.notes.note(place[1], Text(f"rule-{rule}"))
                if place[0].startswith("bot.games."):
                    self.notes.rules.add((place[0].split(".")[2], rule))

        return refused_as

    def _thing(self, plain: Callable[..., str]) -> Callable[..., str]:
        names = self.notes.names

        def thing(speaker: Speaker, named: Named, form: str = "") -> str:
            words = plain(speaker, named, form)
            names.add(f"{named.kind}-{named.name}")
            return words

        return thing


def _place(frame: FrameType | None) -> tuple[str, str] | None:
    """The module and line that makes a text; None where a test does, or where it is not said."""
    module = ""
    while frame and (
        (module := frame.f_globals.get("__name__", "")).startswith(GO_BETWEENS)
        or (module == SPEECH and frame.f_code.co_qualname.startswith("SpeechContext."))
    ):
        if frame.f_code in NOT_SAID:
            return None
        frame = frame.f_back
    if frame and module.startswith(("bot.", "cogs.", "render.", "tests.tools.")):
        return module, f"{module.replace('.', '/')}.py:{frame.f_lineno}"
    return None


# Held against the phrases


def complaints(
    notes: Notes, languages: Sequence[Phrases], voices: Sequence[Speaker], listed: Iterable[str]
) -> Iterator[str]:
    """Everything that is wrong, one line each."""
    yield from _unsaid(notes, languages[0], listed)
    for phrases, voice in zip(languages, voices, strict=True):
        yield from _unspeakable(notes, phrases, voice)
    yield from _unheard(notes, languages)


def _unsaid(notes: Notes, english: Phrases, listed: Iterable[str]) -> Iterator[str]:
    said = {text.key for _, text in notes.samples.values()} | notes.names | {*listed}
    referred = {other for phrase in english.found.values() for other in phrase.refers_to}
    for key in english.found.keys() - said - referred:
        yield f"{english.found[key].file}: {key} is said in no test"


def _unspeakable(notes: Notes, phrases: Phrases, voice: Speaker) -> Iterator[str]:
    for where, text in notes.samples.values():
        phrase = phrases.found.get(text.key)
        for form in phrase.forms if phrase else (VALUE,):
            try:
                voice.speak_text(text, lambda seat: f"player {seat + 1}", form=form)
            except MissingPhrase as unspoken:
                yield f"{where}: {unspoken}"


def _unheard(notes: Notes, languages: Sequence[Phrases]) -> Iterator[str]:
    """A fact that is told and never spoken of is either a slip or known to be none."""
    places: dict[str, list[Text]] = {}
    for where, text in notes.samples.values():
        module, _, _ = where.partition(":")
        shared = module in WITH_PRINTED_NUMBERS
        places.setdefault(PRINTED if shared else where, []).append(text)
    for where, made in places.items():
        found = [of.found[text.key] for text in made for of in languages if text.key in of.found]
        printed = _printed_numbers() if where == PRINTED else set()
        spoken = frozenset(printed).union(*(phrase.facts for phrase in found))
        told = {(text.key, name) for text in made for name, _ in text.facts if name not in spoken}
        for key, name in sorted(told - SILENT):
            yield f"{where}: no phrase {key} speaks of ${name}"


def _printed_numbers() -> set[str]:
    from bot.games.firenze import box as firenze  # noqa: PLC0415 - modules are heard as they are
    from bot.games.princes import box as princes  # noqa: PLC0415 - imported

    return {field.name for box in (princes, firenze) for field in fields(box.Numbers)}


def found(notes: Notes) -> list[str]:
    from tests.tools import phrases  # noqa: PLC0415 - modules are heard as they are imported

    lexicon = phrases.make_lexicon()
    things = {f"{kind}-{name}" for kind, names in lexicon.things.items() for name in names}
    listed = things.union(*lexicon.families.values())
    languages = [read_phrases(PHRASES / language) for language in LANGUAGES]
    voices = [speaker_for(language) for language in LANGUAGES]
    wrong = sorted(complaints(notes, languages, voices, listed))
    return [*wrong, *phrases.find_double_rules(notes.rules)]


# In pytest


class Said:
    """Listens for as long as pytest runs; the last to finish speaks up."""

    def __init__(self) -> None:
        self.listener, self.patch = Listener(), pytest.MonkeyPatch()
        self.wrong: list[str] = []
        self.is_complete = True
        self.listener.begin(self.patch)

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, node: Any) -> None:
        output: Mapping[str, Any] = getattr(node, "workeroutput", {})
        self.is_complete &= "said" in output
        self.listener.notes.add(output.get("said", ()))

    def pytest_sessionfinish(self, session: pytest.Session, exitstatus: int) -> None:
        self.patch.undo()
        if hasattr(session.config, "workeroutput"):
            session.config.workeroutput["said"] = self.listener.notes.plain()
        elif exitstatus == pytest.ExitCode.OK and self.is_complete and is_whole(session.config):
            self.wrong = found(self.listener.notes)
            session.exitstatus = pytest.ExitCode.TESTS_FAILED if self.wrong else exitstatus

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        if self.wrong:
            terminalreporter.section("what is said, and the phrases")
            for line in self.wrong:
                terminalreporter.write_line(line)


def is_whole(config: pytest.Config) -> bool:
    """Whether all tests ran that a commit must pass."""
    chosen = [config.getoption(name, None) for name in ("keyword", "deselect", "lf", "ignore")]
    everywhere = config.args_source == pytest.Config.ArgsSource.TESTPATHS
    return everywhere and not any(chosen) and config.getoption("markexpr") == "not long"
