"""Speak to a person in their language: names of players, moves and typed words."""

import re
import unicodedata
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import fields, replace
from functools import cache
from typing import Any, TypeAlias

from bot.engine.journal import AnyGame, count_undone
from bot.engine.notation import UNDO, Vocabulary, verb_of_move
from bot.engine.text import JOINERS, Fact, Florins, Named, Refusal, Text, Who, say, visible_text
from bot.i18n import speak
from bot.i18n.speak import FALLBACK, LANGUAGES, Speaker, find_thing, shorten_words, speaker_for
from bot.planning.auction_orders import planning_rules
from bot.tables.people import Person, SeatHolder, TableCard, Time
from bot.tables.state import TableState, seats_of_people
from cogs.interaction import discord_limits


class DiscordMarkup(str):
    """Text that is ready to be shown and is not escaped again."""

    __slots__ = ()


def format_time(at: Time | None, style: str) -> DiscordMarkup:
    """Format a time that Discord shows in each reader's time zone."""
    return DiscordMarkup(f"<t:{at}:{style}>")


def escape_typed(word: str) -> str:
    """Escape typed text: no formatting, mention, emoji, time or link of it takes effect."""
    if isinstance(word, DiscordMarkup):
        return word
    escaped = _BEGINS.sub(r"\g<0>\\", _SHAPING.sub(r"\\\g<0>", word))
    return escaped.replace("@", f"@{discord_limits.INVISIBLE}")


_SHAPING = re.compile(
    r"[\\*_`~|<]|\[(?=.*\]\()|:(?=\w+:|//)|(?<=discord)\.|(?<=discordapp)\.", re.IGNORECASE
)
# Where a heading, a list, a quotation or the name of a command would begin.
_BEGINS = re.compile(r"^\s*(?:(?=[-#>/])|\d+(?=\.\s))", re.MULTILINE)


class SpeechContext:
    """Speak one language with the names of one table. Labels of buttons are not escaped."""

    def __init__(self, language: str, given: tuple[str | Text, ...] = ()) -> None:
        self.speaker: Speaker = speaker_for(language)
        self.names: Mapping[int, str] = distinct_seat_names(
            self.speaker, given, escaped=escape_typed
        )
        self.plain_names: Mapping[int, str] = distinct_seat_names(self.speaker, given)

    @property
    def seat_names(self) -> tuple[str, ...]:
        """The plain names of all players, by seat."""
        return tuple(self.plain_names.values())

    def __call__(self, key: str, form: str = "", /, **facts: Fact) -> str:
        return self.speak_text(Text(key, tuple(facts.items())), form)

    def speak_text(self, text: Text, form: str = "") -> str:
        return DiscordMarkup(
            self.speaker.speak_text(text, self.names, form=form, quoted=escape_typed)
        )

    def speak_to_seat(self, seat: int | None, text: Text) -> str:
        """Tell an event to one seat; of its own acts it is told with "you"."""
        who = dict(text.facts).get("who")
        own = seat is not None and who in (Who(seat), (Who(seat),))
        return self.speak_text(
            text, "you" if own and self.speaker.has_form(text.key, "you") else ""
        )

    def label_text(self, key: str, /, **facts: Fact) -> str:
        return self.button_text(Text(key, tuple(facts.items())))

    def button_text(self, text: Text, longest: int = speak.LONGEST_BUTTON) -> str:
        return self.speaker.button_text(text, self.plain_names, longest=longest)

    def plain_text(self, text: Text) -> str:
        """Speak a text for labels, where Discord formats nothing."""
        return self.speaker.speak_text(text, self.plain_names)

    def name_thing(self, kind: str, name: str, form: str = "") -> str:
        """Name a thing; return its key if the language has no word for it."""
        if not self.speaker.has_phrase(f"{kind}-{name}"):
            return name
        return self.speaker.name_thing(Named(kind, name), form)


def speech_at_table(state: TableState, language: str) -> SpeechContext:
    holders = state.card.holders
    return SpeechContext(
        language, tuple(_name_of_holder(state, at, holder) for at, holder in enumerate(holders))
    )


def _name_of_holder(state: TableState, at: int, holder: SeatHolder) -> str | Text:
    if holder.person is None:
        return computer_name(state.card, at)
    person = state.people.get(holder.person)
    return person.name if person else ""


def computer_name(card: TableCard, at: int) -> Text:
    """Name a computer player by table and seat, so that the name stays and tables differ.

    A small sign tells it from a person; its level stands in the list of players.
    """
    names, before = (
        _computer_names(card.game),
        sum(bool(one.computer or one.free) for one in card.holders[:at]),
    )
    if not names:
        return Text(f"guest-{card.holders[at].computer}")
    named = names[(card.id + before) % len(names)]
    return say("computer-name", name=Text(f"{named.kind}-{named.name}"))


@cache
def _computer_names(game: str) -> tuple[Named, ...]:
    return tuple(speaker_for(FALLBACK).things_of_kind(f"computer-{game}"))


def speech_for_person(person: Person) -> SpeechContext:
    """Speak a person's language, with no table in particular."""
    return SpeechContext(person.language)


def describe_table_move(state: TableState, spelt: str) -> Text | None:
    """Describe a move, or a step of a turn made ahead; None if it is neither."""
    text = describe_move(spelt, state.game)
    return text or describe_move(spelt, state.game, planning_rules(state.game.key).wish_vocabulary)


def describe_table_refusal(state: TableState | None, refusal: Refusal) -> Text:
    """Describe a refusal of a game, its orders or, without a table, the lobby."""
    if state is None:
        return describe_refusal(refusal)
    if refusal.text.key == "undo-others-have-acted" and len(seats_of_people(state.card)) == 1:
        refusal = replace(refusal, text=say("undo-computers-moved"))
    orders = planning_rules(state.card.game).order_vocabulary
    return describe_refusal(refusal, state.game, orders)


NO_CHOICE = "-"  # as moves spell it
_ALIKE = str.maketrans({"’": "'", "-": " ", "_": " ", "\u00a0": " ", "\u202f": " "})


def fold_text(word: str) -> str:
    """Fold accents, capitals and hyphens, which people leave out as they type."""
    parts = unicodedata.normalize("NFKD", word.translate(_ALIKE).casefold())
    return " ".join("".join(one for one in parts if not unicodedata.combining(one)).split())


def matches_typed(typed: str, label: str, value: str | int) -> bool:
    """Whether what is typed so far may mean this choice."""
    sought = fold_text(typed)
    return sought in fold_text(label) or fold_text(str(value)).startswith(sought)


def find_typed_value(typed: str, offered: Sequence[tuple[str, str]]) -> str:
    """Find a value by its label, by itself, or by a part that only it has.

    Return what was typed if there is none: the caller's validation says why not.
    """
    sought = fold_text(typed)
    for label, value in offered:
        if sought in (fold_text(label), fold_text(value)):
            return value
    near = {value for label, value in offered if sought and matches_typed(typed, label, value)}
    return near.pop() if len(near) == 1 else typed


def find_typed_thing(typed: str, kind: str, names: Iterable[str]) -> str:
    """Find a thing of this kind by its name in any language."""
    things = [Named(kind, name) for name in names]
    called = [
        (speaker_for(one).name_thing(thing), thing.name) for thing in things for one in LANGUAGES
    ]
    return find_typed_value(typed, called)


# Words of moves


def parse_move_field(game: str, field: str, typed: str, *, several: bool) -> str:
    """Spell what was typed for this field of a move."""
    if typed.strip() == NO_CHOICE or fold_text(typed) in _words_for_nothing():
        return NO_CHOICE
    parts = typed.split("+") if several else [typed]
    return "+".join(_parse_word(game, field, part) for part in parts)


def _parse_word(game: str, field: str, typed: str) -> str:
    """Find a thing by any form of its name in any language; else return what was typed."""
    sought, as_typed = fold_text(typed), typed.strip().casefold()
    return next(
        (found[sought] for found in _names_in_field(game, field) if sought in found), as_typed
    )


@cache
def _names_in_field(game: str, field: str) -> tuple[Mapping[str, str], ...]:
    """Map the names of the things in this field, their own names first."""
    kinds = speak.kinds_of_field(game, field)
    things = [thing for kind in kinds for thing in speaker_for(FALLBACK).things_of_kind(kind)]
    spelt = {fold_text(thing.name): thing.name for thing in things}
    return spelt, *(
        {
            fold_text(form): thing.name
            for thing in things
            for form in speaker_for(one).forms_of_thing(thing)
        }
        for one in LANGUAGES
    )


def find_things_by_prefix(game: str, field: str, typed: str) -> set[str]:
    """Find the things in this field of whose names one, in any language, begins so."""
    begun, tables = fold_text(typed), _names_in_field(game, field)
    return {name for found in tables for form, name in found.items() if form.startswith(begun)}


@cache
def _words_for_nothing() -> frozenset[str]:
    return frozenset(
        fold_text(speaker_for(one).speak_text(say("list-nothing"))) for one in LANGUAGES
    )


# What a number in such a field is; every other is just a number.
_OF_NUMBERS: Mapping[str, Callable[[int], Fact]] = {"florins": Florins, "seat": Who}


def describe_move(spelt: str, game: AnyGame, *orders: Vocabulary[Any]) -> Text | None:
    """Describe a move, an order or an undo by its spelling; None if it is none of these."""
    if count_undone(spelt):
        return Text(f"move-{UNDO}", (("count", count_undone(spelt)),))
    for vocabulary in (game.vocabulary, *orders):
        read = vocabulary.read(spelt)
        if not isinstance(read, Refusal):
            return _move_or_order_text(game.key, read)
    return None


def describe_refusal(
    refusal: Refusal, game: AnyGame | None = None, *orders: Vocabulary[Any]
) -> Text:
    """Describe what is wrong, by which rule, and the nearest legal move."""
    key = game.key if game else ""
    wrong, rule = _localize_words(key, refusal.text), Text(f"rule-{refusal.rule}")
    is_printed = int(not any(refusal.rule in rules for rules in BOT_CHAPTERS.values()))
    facts: dict[str, Fact] = {"wrong": wrong, "rule": rule, "printed": is_printed}
    if not refusal.nearest:
        return Text("refused", tuple(facts.items()))
    right = describe_move(refusal.nearest, game, *orders) if game else None
    return Text("refused-but", (*facts.items(), ("nearest", right or refusal.nearest)))


# The rules that each chapter of the bot's own book explains; a refusal does not name these.
BOT_CHAPTERS: Mapping[str, Sequence[str]] = {
    "how": ("rules",),
    "tables": ("lobby", "table", "seats", "options"),
    "clocks": ("clocks", "hours", "snooze", "live"),
    "messages": (),
    "replacement": ("stand-in",),
    "votes": ("votes",),
    "undo": ("undo",),
    "moves": ("notation", "turns", "end"),
    "plans": ("plans", "orders", "notes"),
    "learning": (),
    "back": (),
    "florence": (),
    "server": ("stewards",),
    "data": (),
}


def _localize_words(game: str, text: Text) -> Text:
    """Replace keys of things, as in `lakes`, by their localized names."""
    facts = tuple((name, _localize_fact(game, name, fact)) for name, fact in text.facts)
    return replace(text, facts=facts)


def _localize_fact(game: str, name: str, fact: Fact) -> Fact:
    match fact:
        case str():
            return find_thing(game, name, fact) or fact
        case tuple():
            return tuple(_localize_fact(game, name, part) for part in fact)
    return fact


def _move_or_order_text(game: str, said: Any) -> Text:
    """Find the phrase of a move or an order: they share no verbs."""
    spoken = verb_of_move(type(said))
    facts = tuple(
        (field.name, _to_fact(game, field.name, getattr(said, field.name)))
        for field in fields(said)
    )
    if speaker_for(FALLBACK).has_phrase(f"move-{game}-{spoken}"):
        return Text(f"move-{game}-{spoken}", facts)
    return Text(f"order-{game}-{spoken}", facts)


def _to_fact(game: str, field: str, value: int | str | Iterable[str]) -> Fact:
    if isinstance(value, int):
        return _OF_NUMBERS[field](value) if field in _OF_NUMBERS else value
    if isinstance(value, str):
        return find_thing(game, field, value) or value
    return tuple(find_thing(game, field, name) or name for name in value)


LONGEST_NAME = 32  # as many as Discord allows; a name from elsewhere may be longer


def distinct_seat_names(
    speaker: Speaker, given: Sequence[str | Text], *, escaped: Callable[[str], str] = str
) -> Mapping[int, str]:
    """Name every seat by its player's chosen name, or a sentence for a computer player.

    Missing names are numbered, and equal ones told apart; `escaped` makes a name safe to show.
    """
    names = [
        speaker.speak_text(name) if isinstance(name, Text) else _shorten_name(name)
        for name in given
    ]
    shared = {name for name, count in Counter(map(_fold_name, names)).items() if count > 1}
    return {
        seat: escaped(_distinguish_name(speaker, seat, name, shared=_fold_name(name) in shared))
        for seat, name in enumerate(names)
    }


def _distinguish_name(speaker: Speaker, seat: int, name: str, *, shared: bool) -> str:
    if not name:
        return speaker.speak_text(say("player-without-name", number=seat + 1))
    if shared:
        return speaker.speak_text(say("player-of-the-same-name", name=name, number=seat + 1))
    return name


def _shorten_name(name: str) -> str:
    return shorten_words(visible_text(name), LONGEST_NAME)


def _fold_name(name: str) -> str:
    shown = "".join(mark for mark in name if mark not in JOINERS)
    return unicodedata.normalize("NFKC", shown).casefold()


# Mentions of commands


Payload: TypeAlias = dict[str, Any]  # a command as Discord is told of it, with all its names

_NAMED = re.compile(r"\*\*/([^*\n]+)\*\*")
_BELOW = (1, 2)  # the types of options that are commands, and chapters of such


def command_mentions(commands: Iterable[Payload], ids: Mapping[str, str]) -> dict[str, str]:
    """Map every name of a usable command, in every language, to its clickable mention."""
    found: dict[str, str] = {}
    for command in commands:
        for path in _command_paths(command) if command["name"] in ids else ():
            written = f"</{_path_name(path)}:{ids[command['name']]}>"
            languages = {"", *(one for part in path for one in part["name_localizations"])}
            found |= {_path_name(path, language): written for language in languages}
    return found


def _command_paths(
    command: Payload, above: tuple[Payload, ...] = ()
) -> Iterator[tuple[Payload, ...]]:
    path = (*above, command)
    below = [one for one in command.get("options", ()) if one["type"] in _BELOW]
    if not below:
        yield path
    for one in below:
        yield from _command_paths(one, path)


def _path_name(path: Iterable[Payload], language: str = "") -> str:
    return " ".join(part["name_localizations"].get(language, part["name"]) for part in path)


def insert_mentions(words: str, written: Mapping[str, str]) -> str:
    """Replace names of commands in bold by mentions; unknown names stay as they are."""
    return _NAMED.sub(lambda named: written.get(named[1], named[0]), words)
