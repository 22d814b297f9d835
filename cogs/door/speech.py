"""Whom a voice speaks to: a language, what the players of a table are called, what is harmless."""

import re
from collections.abc import Mapping
from functools import cache

from bot.engine.text import Fact, Named, Refusal, Text, Who, say
from bot.host.company import Chair, Person, TableCard
from bot.host.standing import Standing
from bot.host.time import Time
from bot.i18n import acts, names
from bot.i18n.speak import FALLBACK, LONGEST_BUTTON, Speaker, speaker
from bot.players import ahead, standing_order
from bot.players.guestbook import LEVELS
from cogs.door import limits


class Markup(str):
    """Words that are ready to be shown: a sentence spoken before, or a time for Discord to show."""

    __slots__ = ()


def moment(at: Time | None, style: str) -> Markup:
    """A time, which Discord shows as everybody's own clock has it."""
    return Markup(f"<t:{at}:{style}>")


def harmless(word: str) -> str:
    """A typed word as Discord shows it literally: no formatting, mention, emoji, time or link."""
    if isinstance(word, Markup):
        return word
    escaped = _BEGINS.sub(r"\g<0>\\", _SHAPING.sub(r"\\\g<0>", word))
    return escaped.replace("@", f"@{limits.NOTHING}")


_SHAPING = re.compile(
    r"[\\*_`~|<]|\[(?=.*\]\()|:(?=\w+:|//)|(?<=discord)\.|(?<=discordapp)\.", re.IGNORECASE
)
# Where a heading, a list, a quotation or the name of a command would begin.
_BEGINS = re.compile(r"^\s*(?:(?=[-#>/])|\d+(?=\.\s))", re.MULTILINE)


class Voice:
    """One language at one table. In a button nothing is formatted, so nothing is escaped there."""

    def __init__(self, language: str, given: tuple[str | Text, ...] = ()) -> None:
        self.speaker: Speaker = speaker(language)
        self.names: Mapping[int, str] = names.called(self.speaker, given, escaped=harmless)
        self.plain_names: Mapping[int, str] = names.called(self.speaker, given)

    @property
    def called(self) -> tuple[str, ...]:
        """What everybody is called, seat by seat."""
        return tuple(self.plain_names.values())

    def __call__(self, key: str, form: str = "", /, **facts: Fact) -> str:
        return self.text(Text(key, tuple(facts.items())), form)

    def text(self, text: Text, form: str = "") -> str:
        return Markup(self.speaker.speak(text, self.names, form=form, quoted=harmless))

    def to(self, seat: int | None, text: Text) -> str:
        """What happened, told to one seat: of its own acts it hears as `you`."""
        who = dict(text.facts).get("who")
        own = seat is not None and who in (Who(seat), (Who(seat),))
        return self.text(text, "you" if own and self.speaker.bends(text.key, "you") else "")

    def label(self, key: str, /, **facts: Fact) -> str:
        return self.button(Text(key, tuple(facts.items())))

    def button(self, text: Text, longest: int = LONGEST_BUTTON) -> str:
        return self.speaker.button(text, self.plain_names, longest=longest)

    def plain(self, text: Text) -> str:
        """As it is shown where Discord formats nothing: in a button or a menu."""
        return self.speaker.speak(text, self.plain_names)

    def thing(self, kind: str, name: str, form: str = "") -> str:
        """A thing's name, or the name itself where the language has no word for it."""
        if not self.speaker.knows(f"{kind}-{name}"):
            return name
        return self.speaker.thing(Named(kind, name), form)


def voice_at(standing: Standing, language: str) -> Voice:
    chairs = standing.card.chairs
    return Voice(language, tuple(_given(standing, at, chair) for at, chair in enumerate(chairs)))


def _given(standing: Standing, at: int, chair: Chair) -> str | Text:
    if chair.person is None:
        return computer_called(standing.card, at)
    person = standing.people.get(chair.person)
    return person.name if person else ""


def computer_called(card: TableCard, at: int) -> Text:
    """A computer player's name, of those there are for its game: another one at the next table.

    It follows from where it sits, so that it stays the same to the end.
    """
    names, before = _of_computers(card.game), sum(bool(one.guest) for one in card.chairs[:at])
    if not names:
        return Text(f"guest-{card.chairs[at].guest}")
    named, guest = names[(card.id + before) % len(names)], card.chairs[at].guest
    name = Text(f"{named.kind}-{named.name}")
    if guest not in LEVELS:
        return name
    return say("computer-of-level", name=name, level=Named("guest", guest))


@cache
def _of_computers(game: str) -> tuple[Named, ...]:
    return tuple(speaker(FALLBACK).things(f"computer-{game}"))


def voice_for(person: Person) -> Voice:
    """To somebody who is spoken to about no table in particular."""
    return Voice(person.language)


def move_in_words(standing: Standing, spelt: str) -> Text | None:
    """A move, or what is said in place of one in a turn made ahead."""
    wishes = ahead.RULES.get(standing.game.key)
    return acts.act(spelt, standing.game, *([wishes.VOCABULARY] if wishes else []))


def refusal_in_words(standing: Standing | None, refusal: Refusal) -> Text:
    """A refusal may come from the lobby, where no game is asked, or from somebody's orders."""
    if standing is None:
        return acts.refused(refusal)
    rules = standing_order.RULES.get(standing.card.game)
    return acts.refused(refusal, standing.game, *([rules.VOCABULARY] if rules else []))
