"""Speak to a person in their language: names of players, moves and typed words."""

import re
import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from functools import cache

from bot.engine.text import Fact, Named, Refusal, Text, Who, say
from bot.i18n.speak import FALLBACK, LANGUAGES, LONGEST_BUTTON, Speaker, kinds_of, speaker_for
from bot.planning.orders import planning_rules
from bot.players.registry import LEVELS
from bot.tables.people import Person, SeatHolder, TableCard, Time
from bot.tables.state import TableState
from cogs.interaction import limits, wording


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
    return escaped.replace("@", f"@{limits.INVISIBLE}")


_SHAPING = re.compile(
    r"[\\*_`~|<]|\[(?=.*\]\()|:(?=\w+:|//)|(?<=discord)\.|(?<=discordapp)\.", re.IGNORECASE
)
# Where a heading, a list, a quotation or the name of a command would begin.
_BEGINS = re.compile(r"^\s*(?:(?=[-#>/])|\d+(?=\.\s))", re.MULTILINE)


class SpeechContext:
    """Speak one language with the names of one table. Labels of buttons are not escaped."""

    def __init__(self, language: str, given: tuple[str | Text, ...] = ()) -> None:
        self.speaker: Speaker = speaker_for(language)
        self.names: Mapping[int, str] = wording.name_seats(
            self.speaker, given, escaped=escape_typed
        )
        self.plain_names: Mapping[int, str] = wording.name_seats(self.speaker, given)

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

    def button_text(self, text: Text, longest: int = LONGEST_BUTTON) -> str:
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
        language, tuple(_given_name(state, at, holder) for at, holder in enumerate(holders))
    )


def _given_name(state: TableState, at: int, holder: SeatHolder) -> str | Text:
    if holder.person is None:
        return computer_name(state.card, at)
    person = state.people.get(holder.person)
    return person.name if person else ""


def computer_name(card: TableCard, at: int) -> Text:
    """Name a computer player by table and seat, so that the name stays and tables differ."""
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
    """Speak a person's language, with no table in particular."""
    return SpeechContext(person.language)


def describe_table_move(state: TableState, spelt: str) -> Text | None:
    """Describe a move, or a step of a turn made ahead; None if it is neither."""
    wishes = planning_rules(state.game.key).wish_vocabulary
    return wording.describe_move(spelt, state.game, wishes)


def describe_table_refusal(state: TableState | None, refusal: Refusal) -> Text:
    """Describe a refusal of a game, its orders or, without a table, the lobby."""
    if state is None:
        return wording.describe_refusal(refusal)
    orders = planning_rules(state.card.game).order_vocabulary
    return wording.describe_refusal(refusal, state.game, orders)


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


def find_meant(typed: str, offered: Sequence[tuple[str, str]]) -> str:
    """Find a value by its label, by itself, or by a part that only it has.

    Return what was typed if there is none: the caller's validation says why not.
    """
    sought = fold_text(typed)
    for label, value in offered:
        if sought in (fold_text(label), fold_text(value)):
            return value
    near = {value for label, value in offered if sought and matches_typed(typed, label, value)}
    return near.pop() if len(near) == 1 else typed


def find_thing_meant(typed: str, kind: str, names: Iterable[str]) -> str:
    """Find a thing of this kind by its name in any language."""
    things = [Named(kind, name) for name in names]
    called = [
        (speaker_for(one).name_thing(thing), thing.name) for thing in things for one in LANGUAGES
    ]
    return find_meant(typed, called)


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
