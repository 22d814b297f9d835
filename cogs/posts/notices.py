"""Notices: what one says, with which panel, and how long it is true."""

from collections.abc import Iterator

import discord

from bot.engine.game import Seat
from bot.engine.text import Fact, Text, Who
from bot.host.company import Person, PersonId
from bot.host.motions import Motion
from bot.host.rows import Note, Post
from bot.host.standing import Standing, decision_of, owners, person_at, waited_for
from bot.host.topics import ChannelGone, PutToTheVote, Topic, VoteWanted
from bot.host.votes import ballot_on
from cogs.door.caller import account_of
from cogs.door.presses import Pressable
from cogs.door.speech import Voice, moment, voice_at
from cogs.posts.board import voices
from cogs.posts.letters import Letter
from cogs.posts.position import heading


def in_words(standing: Standing, voice: Voice, note: Note) -> str:
    return "\n".join(_lines(standing, voice, note))


def _lines(standing: Standing, voice: Voice, note: Note) -> Iterator[str]:
    yield heading(standing, voice)
    if note.text is not None:
        yield voice.text(note.text)
    if isinstance(note.topic, ChannelGone):
        yield voice("here-how")


def is_open(standing: Standing, seat: Seat, decision: int) -> bool:
    return seat in waited_for(standing) and decision_of(standing, seat) == decision


def is_missing(standing: Standing, seat: Seat, motion: Motion) -> bool:
    """Whether his vote on this is still wanted."""
    ballot = ballot_on(standing, motion)
    return ballot is not None and seat in owners(standing.card) and seat not in ballot.votes


def is_succeeded(old: Topic, new: Topic) -> bool:
    """Whether both tell of one vote, and the new one tells how it stands now."""
    match old, new:
        case PutToTheVote(motion, before), PutToTheVote(same, votes):
            return motion == same and before != votes
    return False


def call_to(standing: Standing, person: Person) -> Letter:
    """Only that it is his turn: what he is asked may be a secret."""
    voice = voice_at(standing, person.language)
    return mentioning(person, voice("door-call", table=standing.card.id))


def on_the_vote(standing: Standing, note: Note, topic: VoteWanted | PutToTheVote) -> Letter | None:
    """What is said of a vote in the channel, if anything is left to be said."""
    if isinstance(topic, VoteWanted):
        return _asked_to_vote(standing, note, topic)
    return announcement(standing, note, topic.motion)


def _asked_to_vote(standing: Standing, note: Note, topic: VoteWanted) -> Letter | None:
    """To somebody whose voice is wanted and who can't be reached in private."""
    person, ballot = person_at(standing, topic.seat), ballot_on(standing, topic.motion)
    if note.text is None or account_of(person) is None or ballot is None:
        return None
    voice = voice_at(standing, person.language)
    words = f"{voice.text(note.text)} {voice('door-until', when=moment(ballot.until, 'R'))}"
    return mentioning(person, words, tuple(voices(standing, voice, topic.motion)))


def announcement(standing: Standing, note: Note, motion: Motion) -> Letter:
    """How a vote stands, for everybody, and as long as it is open how one votes."""
    assert note.text is not None
    voice = voice_at(standing, standing.card.terms.language)
    is_held = ballot_on(standing, motion) is not None
    pressed = tuple(voices(standing, voice, motion)) if is_held else ()
    return Letter(voice.text(note.text), pressed, silent=True)


def mentioning(person: Person, words: str, pressed: tuple[Pressable, ...] = ()) -> Letter:
    account = account_of(person)
    assert account is not None
    mentions = discord.AllowedMentions(users=[discord.Object(account)], everyone=False, roles=False)
    return Letter(f"<@{account}> {words}", pressed, mentions=mentions)


def named_in(standing: Standing, text: Text) -> frozenset[PersonId]:
    """Whom a sentence names, of the people at its table."""
    chairs = standing.card.chairs
    found = (chairs[seat].person for seat in _seats(text) if seat < len(chairs))
    return frozenset(person for person in found if person is not None)


def _seats(fact: Fact) -> Iterator[int]:
    match fact:
        case Who(seat):
            yield seat
        case Text():
            yield from _seats(tuple([told for _, told in fact.facts]))
        case tuple():
            for one in fact:
                yield from _seats(one)


def address_of(standing: Standing, post: Post) -> str:
    server = standing.card.server or "@me"
    return f"https://discord.com/channels/{server}/{post.channel}/{post.message}"
