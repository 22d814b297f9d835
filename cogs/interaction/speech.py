"""Speak to a person in their language: names of players, moves and typed words."""

import re
import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from functools import cache

from bot.engine.text import Fact, Named, Refusal, Text, Who, say
from bot.i18n.speak import FALLBACK, LANGUAGES, LONGEST_BUTTON, Speaker, kinds_of, speaker_for
from bot.planning import orders, turns_ahead
from bot.players.registry import LEVELS
from bot.tables.people import Person, SeatHolder, TableCard, Time
from bot.tables.state import TableState
from cogs.interaction import limits, wording


class DiscordMarkup(str):
    """Words that are ready to be shown: a sentence spoken before, or a time for Discord to show."""

    __slots__ = ()


def format_time(at: Time | None, style: str) -> DiscordMarkup:
    """A time, which Discord shows as everybody's own clock has it."""
    return DiscordMarkup(f"<t:{at}:{style}>")


def escape_typed(word: str) -> str:
    """A typed word as Discord shows it literally: no formatting, mention, emoji, time or link."""
    if isinstance(word, DiscordMarkup):
        return word
    escaped = _BEGINS.sub(r"\g<0>\\", _SHAPING.sub(r"\\\g<0>", word))
    return escaped.replace("@", f"@{limits.INVISIBLE}")


_SHAPING = re.compile(
    r"[\\*_`~|<]|\[(?=.*\]\()|:(?=\w+:|//)|(?<=discord)\.|(?<=discordapp)\.", re.IGNORECASE
)
# Where a heading, a list, a quotation or the name of a command would begin.
_BEGINS = re.compile(r"^\s*(?:(?=[-#>/])|\d+(?=\.\s))", re.MULTILINE)


class SpeechContext:
    """One language at one table. In a button nothing is formatted, so nothing is escaped there."""

    def __init__(self, language: str, given: tuple[str | Text, ...] = ()) -> None:
        self.speaker: Speaker = speaker_for(language)
        self.names: Mapping[int, str] = wording.name_seats(
            self.speaker, given, escaped=escape_typed
        )
        self.plain_names: Mapping[int, str] = wording.name_seats(self.speaker, given)

    @property
    def seat_names(self) -> tuple[str, ...]:
        """What everybody is called, seat by seat."""
        return tuple(self.plain_names.values())

    def __call__(self, key: str, form: str = "", /, **facts: Fact) -> str:
        return self.speak_text(Text(key, tuple(facts.items())), form)

    def speak_text(self, text: Text, form: str = "") -> str:
        return DiscordMarkup(
            self.speaker.speak_text(text, self.names, form=form, quoted=escape_typed)
        )

    def speak_to_seat(self, seat: int | None, text: Text) -> str:
        """What happened, told to one seat: of its own acts it hears as `you`."""
        who = dict(text.facts).get("who")
        own = seat is not None and who in (Who(seat), (Who(seat),))
        return self.speak_text(
            text, "you" if own and self.speaker.has_form(text.key, "you") else ""
        )

    def label_text(self, key: str, /, **facts: Fact) -> str:
        return self.button_text(Text(key, tuple(facts.items())))

    def button_text(self, text: Text, longest: int = LONGEST_BUTTON) -> str:
        return self.speaker.button_text(text, self.plain_names, longest=longest)

    def plain_text(self, text: Text) -> str:
        """As it is shown where Discord formats nothing: in a button or a menu."""
        return self.speaker.speak_text(text, self.plain_names)

    def name_thing(self, kind: str, name: str, form: str = "") -> str:
        """A thing's name, or the name itself where the language has no word for it."""
        if not self.speaker.has_phrase(f"{kind}-{name}"):
            return name
        return self.speaker.name_thing(Named(kind, name), form)


def speech_at_table(standing: TableState, language: str) -> SpeechContext:
    chairs = standing.card.holders
    return SpeechContext(
        language, tuple(_given_name(standing, at, chair) for at, chair in enumerate(chairs))
    )


def _given_name(standing: TableState, at: int, chair: SeatHolder) -> str | Text:
    if chair.person is None:
        return computer_name(standing.card, at)
    person = standing.people.get(chair.person)
    return person.name if person else ""


def computer_name(card: TableCard, at: int) -> Text:
    """A computer player's name, of those there are for its game: another one at the next table.

    It follows from where it sits, so that it stays the same to the end.
    """
    names, before = _computer_names(card.game), sum(bool(one.computer) for one in card.holders[:at])
    if not names:
        return Text(f"guest-{card.holders[at].computer}")
    named, guest = names[(card.id + before) % len(names)], card.holders[at].computer
    name = Text(f"{named.kind}-{named.name}")
    if guest not in LEVELS:
        return name
    return say("computer-of-level", name=name, level=Named("guest", guest))


@cache
def _computer_names(game: str) -> tuple[Named, ...]:
    return tuple(speaker_for(FALLBACK).things_of_kind(f"computer-{game}"))


def speech_for_person(person: Person) -> SpeechContext:
    """To somebody who is spoken to about no table in particular."""
    return SpeechContext(person.language)


def describe_table_move(standing: TableState, spelt: str) -> Text | None:
    """A move, or what is said in place of one in a turn made ahead."""
    wishes = turns_ahead.AHEAD_RULES.get(standing.game.key)
    return wording.describe_move(spelt, standing.game, *([wishes.VOCABULARY] if wishes else []))


def describe_table_refusal(standing: TableState | None, refusal: Refusal) -> Text:
    """A refusal may come from the lobby, where no game is asked, or from somebody's orders."""
    if standing is None:
        return wording.describe_refusal(refusal)
    rules = orders.ORDER_RULES.get(standing.card.game)
    return wording.describe_refusal(refusal, standing.game, *([rules.VOCABULARY] if rules else []))


NO_CHOICE = "-"  # as moves spell it
_ALIKE = str.maketrans({"’": "'", "-": " ", "_": " ", "\u00a0": " ", "\u202f": " "})


def fold_text(word: str) -> str:
    """Without accents, capitals and hyphens: who types leaves them out."""
    parts = unicodedata.normalize("NFKD", word.translate(_ALIKE).casefold())
    return " ".join("".join(one for one in parts if not unicodedata.combining(one)).split())


def matches_typed(typed: str, label: str, value: str | int) -> bool:
    """Whether this may be what somebody is typing."""
    sought = fold_text(typed)
    return sought in fold_text(label) or fold_text(str(value)).startswith(sought)


def find_meant(typed: str, offered: Sequence[tuple[str, str]]) -> str:
    """The value somebody means by its label, by itself, or by a part that only it has.

    What is none of these stays as it was typed: whoever is asked for it says why not.
    """
    sought = fold_text(typed)
    for label, value in offered:
        if sought in (fold_text(label), fold_text(value)):
            return value
    near = {value for label, value in offered if sought and matches_typed(typed, label, value)}
    return near.pop() if len(near) == 1 else typed


def find_thing_meant(typed: str, kind: str, names: Iterable[str]) -> str:
    """The thing of this kind that somebody means by what it is called in any language."""
    things = [Named(kind, name) for name in names]
    called = [
        (speaker_for(one).name_thing(thing), thing.name) for thing in things for one in LANGUAGES
    ]
    return find_meant(typed, called)


# Words of moves


def parse_move_field(game: str, field: str, typed: str, *, several: bool) -> str:
    """What somebody means in this field of a move, as moves are spelt."""
    if typed.strip() == NO_CHOICE or fold_text(typed) in _words_for_nothing():
        return NO_CHOICE
    parts = typed.split("+") if several else [typed]
    return "+".join(_parse_word(game, field, part) for part in parts)


def _parse_word(game: str, field: str, typed: str) -> str:
    """A thing by its name or any form of it, in any language; else as it was typed."""
    sought, as_typed = fold_text(typed), typed.strip().casefold()
    return next(
        (found[sought] for found in _names_in_field(game, field) if sought in found), as_typed
    )


@cache
def _names_in_field(game: str, field: str) -> tuple[Mapping[str, str], ...]:
    """What the things in such a field are called: by their own names first."""
    kinds = kinds_of(game, field)
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


@cache
def _words_for_nothing() -> frozenset[str]:
    return frozenset(
        fold_text(speaker_for(one).speak_text(say("list-nothing"))) for one in LANGUAGES
    )
