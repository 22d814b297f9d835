"""Finds what is missing, left over or at odds between what the house says and its languages."""

import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TypeAlias

from bot.i18n.phrases import VALUE, Phrase, Phrases
from bot.i18n.sayings import ANY, Saying

Family: TypeAlias = Mapping[str, frozenset[str]]

ABOUT = "about"  # the form of a thing that is no grammar, so every language has it
_OF_LISTS, _OF_MONEY, _OF_NAMES = "count", "short", "of"
# What commands are called differs between languages: `/{ command-help }`, not `/help`.
_COMMAND = re.compile(r"(?<![\w/:])/\w+")


@dataclass(frozen=True, slots=True)
class House:
    """What the house speaks of, beside what stands in its sources."""

    # Every thing that has a name, by its kind: `Named("lot", "jester")` is spoken `lot-jester`.
    things: Mapping[str, Collection[str]]
    # Keys that are put together as they are said, by a name for their family, each with the facts
    # that it may speak of.
    families: Mapping[str, Family]
    # Facts that no phrase speaks of, and shall not.
    silent: Collection[tuple[str, str]] = ()
    # Modules that pass keys on which others have said.
    go_betweens: Collection[str] = ()


def complaints(
    sayings: Sequence[Saying], languages: Sequence[Phrases], house: House
) -> Iterator[str]:
    """Everything that is wrong, one line each."""
    said = _Said(sayings, house)
    yield from said.unreadable()
    for phrases in languages:
        yield from phrases.faults
        yield from _keys(said, phrases)
        yield from _things(phrases, house)
        yield from _typed(phrases)
        for key, phrase in phrases.found.items():
            yield from _facts(said, phrases, key, phrase)
    yield from _differences(said, languages)
    yield from _unspoken(said, languages)


@dataclass(slots=True)
class _Said:
    """All that is said, by key."""

    sayings: Sequence[Saying]
    house: House
    exact: dict[str, list[Saying]] = field(init=False)
    families: dict[str, frozenset[str]] = field(init=False)
    things: dict[str, str] = field(init=False)  # by their key, of which kind they are

    def __post_init__(self) -> None:
        self.exact = {}
        for saying in self.sayings:
            if saying.is_exact:
                self.exact.setdefault(saying.key, []).append(saying)
        families = self.house.families.values()
        self.families = {key: facts for family in families for key, facts in family.items()}
        things = self.house.things
        self.things = {f"{kind}-{name}": kind for kind in things for name in things[kind]}

    def keys(self) -> dict[str, str]:
        """Every key that must be spoken, and who asks for it."""
        asked = {key: f"{kind} is a thing of the house" for key, kind in self.things.items()}
        for name, family in self.house.families.items():
            asked |= dict.fromkeys(family, f"of the family of {name}")
        return asked | {key: places[0].where for key, places in self.exact.items()}

    def unreadable(self) -> Iterator[str]:
        keys = self.keys()
        for saying in self.sayings:
            if saying.is_exact or saying.where.partition(":")[0] in self.house.go_betweens:
                continue
            if saying.key.strip("*") == "":
                yield f"{saying.where}: nobody can read here which phrase is meant"
            elif not any(saying.may_say(key) for key in keys):
                yield f"{saying.where}: no family has keys like {saying.key}"


# Keys


def _keys(said: _Said, phrases: Phrases) -> Iterator[str]:
    asked = said.keys()
    for key, who in asked.items():
        if key not in phrases.found:
            yield f"{phrases.language}: {key} is missing ({who})"
    known = {*asked, *(other for phrase in phrases.found.values() for other in phrase.refers_to)}
    for key, phrase in phrases.found.items():
        if key not in known:
            yield f"{phrase.file}: {key} is never said"
        for other in sorted(phrase.refers_to - phrases.found.keys()):
            yield f"{phrase.file}: {key} refers to {other}, which is missing"


def _things(phrases: Phrases, house: House) -> Iterator[str]:
    """All things of a kind can be bent the same way, or a sentence would fail on one of them."""
    for kind, names in house.things.items():
        of_kind = {key: phrases.found.get(key) for key in (f"{kind}-{name}" for name in names)}
        forms = {form for phrase in of_kind.values() if phrase for form in phrase.forms}
        for key, phrase in of_kind.items():
            if phrase is None:
                continue
            for form in sorted(forms - phrase.forms.keys()):
                yield f"{phrase.file}: {key} lacks the form .{form} that others of its kind have"
            if phrase.variables:
                yield f"{phrase.file}: {key} is a name, so nothing can be put into it"


def _typed(phrases: Phrases) -> Iterator[str]:
    for key, phrase in phrases.found.items():
        for mark in "'\"":
            if any(mark in text for text in phrase.texts):
                yield f"{phrase.file}: {key} has a typewriter's {mark}"
        for command in _COMMAND.findall("\n".join(phrase.texts)):
            yield f"{phrase.file}: {key} spells out {command}, which is called by its own phrase"


# Facts


def _facts(said: _Said, phrases: Phrases, key: str, phrase: Phrase) -> Iterator[str]:
    family = said.families.get(key)
    if family is not None:
        for fact in sorted(phrase.facts - family):
            yield f"{phrase.file}: {key} speaks of ${fact}, which nobody tells"
    for saying in said.exact.get(key, []):
        if saying.facts is None:
            continue
        for fact in sorted(phrase.facts - saying.facts.keys()):
            yield f"{phrase.file}: {key} speaks of ${fact}, which {saying.where} does not tell"
        for variable in sorted(phrase.variables):
            fact, _, form = variable.partition("-")
            for kind in sorted(saying.facts.get(fact, frozenset())):
                if not _has_form(said, phrases, kind, form):
                    where = f"({saying.where})"
                    yield f"{phrase.file}: {key}: {kind} has no form for ${variable} {where}"


def _has_form(said: _Said, phrases: Phrases, kind: str, form: str) -> bool:
    if form == VALUE:
        return True
    if kind.startswith("list of "):
        return form == _OF_LISTS or _has_form(said, phrases, kind.removeprefix("list of "), form)
    if kind.startswith("Named "):
        wanted = kind.removeprefix("Named ")
        things = [key for key, of in said.things.items() if wanted in (of, ANY)]
        found = [phrases.found[key] for key in things if key in phrases.found]
        enough = any if wanted == ANY else all
        return bool(things) and enough(form in phrase.forms for phrase in found)
    if kind == "Florins":
        return form == _OF_MONEY
    if kind == "Who":
        return form == _OF_NAMES
    return kind in (ANY, "Text")


def _differences(said: _Said, languages: Sequence[Phrases]) -> Iterator[str]:
    """Languages bend words each in their way, but they speak of the same."""
    first, *others = languages
    for key, phrase in first.found.items():
        for other in (language.found[key] for language in others if key in language.found):
            if phrase.facts != other.facts:
                odd = ", ".join(f"${fact}" for fact in sorted(phrase.facts ^ other.facts))
                yield f"{other.file}: {key} differs from {phrase.file} in {odd}"
            forms = phrase.forms.keys() ^ other.forms.keys()
            if key in said.things:
                forms &= {ABOUT}
            for form in sorted(forms):
                yield f"{other.file}: {key} differs from {phrase.file} in its form .{form}"


def _unspoken(said: _Said, languages: Sequence[Phrases]) -> Iterator[str]:
    """A fact that is told and never spoken of is either a slip or known to be none."""
    places: dict[str, list[Saying]] = {}
    for saying in said.sayings:
        places.setdefault(saying.where, []).append(saying)
    for where, together in places.items():
        keys = [saying.key for saying in together if saying.facts]
        found = [of.found[key] for key in keys for of in languages if key in of.found]
        if not found or not all(saying.is_exact for saying in together):
            continue
        spoken = frozenset().union(*(phrase.facts for phrase in found))
        told = {fact for saying in together for fact in saying.facts or ()}
        for fact in sorted(told - spoken):
            if not any((key, fact) in said.house.silent for key in keys):
                yield f"{where}: no phrase {' or '.join(sorted(keys))} speaks of ${fact}"
