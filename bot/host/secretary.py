"""The secretary: keeps the one letter of each person true, over all the tables he sits at.

What waits for somebody is found out anew each time, of how his tables stand; what was written to
him, and when it last rang, are rows. Before a letter is sent it is written down that it is on its
way, so that one of which nobody heard whether it arrived is looked for and not sent twice.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from bot.engine.text import Refusal
from bot.host import letters
from bot.host.company import Person, PersonId, TableId
from bot.host.dispatch import is_of_letter, nonce_of
from bot.host.endings import Ending, Obsolete, Told, TooSoon
from bot.host.house import House
from bot.host.letters import REMINDERS, Contents, Delivery, Key, Matter, News
from bot.host.ports import Messenger, Store, Unreachable
from bot.host.rows import Letter, Note, Wait
from bot.host.standing import Standing
from bot.host.time import Clock, Time
from bot.host.topics import VoteWanted, YouAreNext, YourTurn

_BEGINS = (YourTurn, VoteWanted, YouAreNext)  # with these something begins to wait


@dataclass(frozen=True, slots=True)
class _Desk:
    """All that lies on it when a letter is thought about."""

    person: Person
    standings: Mapping[TableId, Standing]
    waits: Mapping[Key, Wait]  # that may be told by now
    news: Mapping[Key, News]
    came: Time | None  # when he last pressed anything anywhere
    told: tuple[Note, ...]  # the notes that are done with once the letter is true


class Secretary:
    """For one person at a time: whoever asks sees to that."""

    def __init__(self, house: House, store: Store, messenger: Messenger, clock: Clock) -> None:
        self._house = house
        self._store = store
        self._messenger = messenger
        self._clock = clock

    async def attend(self, note: Note) -> Ending:
        """See to the letter this note is about."""
        assert note.person is not None
        person = await self._house.person(note.person)
        if person is None:
            return Obsolete()
        now = self._clock.now()
        notes = [one for one in await self._store.notes_to(person.id) if is_of_letter(one)]
        pressed = await self._house.presence.of(person.id)
        standings = await self._standings(person.id)
        open_ = {
            letters.key_of(wait): wait
            for standing in standings.values()
            for wait in letters.waits_of(standing, person.id)
        }
        desk = _laid_out(person, standings, open_, notes, pressed, now)
        is_sent = await self._bring_up_to_date(desk, nonce_of(note))
        later = _later(note, open_, pressed, now)
        if later is not None:
            return TooSoon(later)
        return Told() if is_sent else Obsolete()

    async def _standings(self, person: PersonId) -> dict[TableId, Standing]:
        found = {}
        for table in await self._store.asking(person):
            standing = await self._house.standing(table)
            if not isinstance(standing, Refusal):
                found[table] = standing
        return found

    # The letter

    async def _bring_up_to_date(self, desk: _Desk, nonce: str) -> bool:
        """Whether a new one lies there now: to change the old one or take it away is no proof that
        another would reach him."""
        now, waits = self._clock.now(), letters.in_order(desk.waits.values(), desk.news)
        before = await self._store.letter(desk.person.id)
        letter = await self._found(before, waits)
        delivery = letters.decided(
            letter, waits, desk.news.values(), desk.came, desk.person.rings, now
        )
        done = await self._carried(desk, letter, waits, delivery, nonce)
        await self._keep(done, desk.told)
        return done.message not in ("", before.message)

    async def _carried(
        self, desk: _Desk, letter: Letter, waits: tuple[Wait, ...], delivery: Delivery, nonce: str
    ) -> Letter:
        match delivery:
            case Delivery.NOTHING:
                return letters.settled(letter)
            case Delivery.WITHDRAWN:
                await self._messenger.take_away(letter)
                return letters.withdrawn(letter)
        contents = await self._contents(desk, waits, silent=delivery is not Delivery.RINGING)
        contents = replace(contents, channel=letter.channel)
        if delivery is Delivery.EDITED and await self._messenger.rewrite(letter, contents):
            return letters.revised(letter, waits)
        return await self._sent(letter, waits, contents, nonce)

    async def _sent(
        self, letter: Letter, waits: tuple[Wait, ...], contents: Contents, nonce: str
    ) -> Letter:
        loud = not contents.silent
        leaving = letters.on_its_way(letter, nonce, self._clock.now(), loud=loud)
        await self._keep(leaving)
        try:
            place = await self._messenger.write(contents, leaving.nonce)
        except Unreachable:
            await self._keep(letters.settled(leaving))
            raise
        there = letters.arrived(leaving, *place, waits)
        await self._keep(there)
        if loud:
            self._house.presence.was_rung(letter.person)
        if letter.message:
            await self._messenger.take_away(letter)
        return there

    async def _found(self, letter: Letter, waits: tuple[Wait, ...]) -> Letter:
        """One that was on its way when nobody looked: there it lies, or it never arrived."""
        if not letter.nonce:
            return letter
        place = await self._messenger.find(letter)
        if place is None:
            return letter
        there = letters.arrived(letter, *place, waits)
        if letter.message and letter.message != there.message:
            await self._messenger.take_away(letter)
        return letters.revised(there, ())  # what it says may be old by now

    async def _contents(self, desk: _Desk, waits: Sequence[Wait], *, silent: bool) -> Contents:
        matters = []
        for wait in waits:
            texts = () if wait.about else await self._store.said_about(wait)
            said = tuple([text for text in texts if text.key not in REMINDERS])
            matters.append(Matter(wait, desk.standings[wait.table], said))
        return Contents(desk.person, tuple(matters), silent)

    async def _keep(self, letter: Letter, told: Sequence[Note] = ()) -> None:
        async with self._store.page() as page:
            page.put_letter(letter)
            for note in told:
                page.note_done(note.id)


def _laid_out(
    person: Person,
    standings: Mapping[TableId, Standing],
    open_: Mapping[Key, Wait],
    notes: Sequence[Note],
    pressed: Mapping[TableId, Time],
    now: Time,
) -> _Desk:
    """What may be told by now; what somebody thinks about at this moment is left out of it."""
    early = {_key(one) for one in notes if _later(one, open_, pressed, now) is not None}
    waits = {key: wait for key, wait in open_.items() if key not in early}
    news: dict[Key, News] = {}
    for note in notes:
        found, key = _news_at(note, waits, pressed), _key(note)
        if found is not None and not (key in news and news[key].reminds):
            news[key] = found
    told = tuple([note for note in notes if _key(note) not in early])
    return _Desk(person, standings, waits, news, max(pressed.values(), default=None), told)


def _key(note: Note) -> Key:
    return note.table, letters.about(note.topic)


def _news_at(note: Note, waits: Mapping[Key, Wait], pressed: Mapping[TableId, Time]) -> News | None:
    wait = waits.get(_key(note))
    if wait is None or not _is_about(note, wait):
        return None
    return letters.news_of(note, wait, pressed.get(note.table))


def _is_about(note: Note, wait: Wait) -> bool:
    """That it is his turn is true as long as it is, whatever he has done of it by now."""
    return isinstance(note.topic, _BEGINS) or note.decision == wait.decision


def _later(
    note: Note, open_: Mapping[Key, Wait], pressed: Mapping[TableId, Time], now: Time
) -> Time | None:
    """When it may be told, if that is not yet; what is open no longer need not wait."""
    if not isinstance(note.topic, _BEGINS) or _key(note) not in open_:
        return None
    at = letters.may_be_told(note, pressed.get(note.table))
    return at if at > now else None
