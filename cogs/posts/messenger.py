"""The messenger: carries the postman's notes to channels and people, and keeps posts up to date."""

import asyncio
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace

import discord
from discord.abc import Messageable

from bot.engine.text import Refusal
from bot.host.company import Person, PersonId, Status, TableCard
from bot.host.house import House
from bot.host.ports import Store, Unreachable
from bot.host.rows import Note, Post
from bot.host.standing import (
    Standing,
    is_left_to_computers,
    is_private,
    next_up,
    owners,
    person_at,
)
from bot.host.time import MINUTE, Clock, Time
from bot.host.topics import (
    Call,
    ChannelGone,
    Chronicle,
    Film,
    Hand,
    Opening,
    Panel,
    Progress,
    PutToTheVote,
    Retelling,
    ServerGone,
    Shown,
    StillYourTurn,
    VoteWanted,
    YouAreNext,
    YourTurn,
)
from bot.host.votes import ballot_on
from cogs.door import presses
from cogs.door.caller import Hosting, account_of
from cogs.door.layout import Words
from cogs.door.presses import Link, Press, Pressable
from cogs.door.rights import rights_in
from cogs.door.sitting import Sitting, sitting_of
from cogs.door.speech import Voice, voice_at
from cogs.posts import board, gathering, live_panels, notices, position, result
from cogs.posts.archivist import LOBBY, Archivist, seal_of_board
from cogs.posts.chronicler import OPENING, Chronicler
from cogs.posts.correspondent import BOARD
from cogs.posts.letters import (
    Letter,
    Placard,
    edit,
    edit_words,
    seal_of,
    send,
    troubles,
    wake,
    with_pictures_of,
)
from cogs.posts.looks import colour_of, wants_picture
from cogs.posts.notices import (
    address_of,
    call_to,
    is_missing,
    is_open,
    is_succeeded,
    named_in,
    on_the_vote,
)
from cogs.posts.pictures import Painter
from render.album import Album

BOARDS = 256  # of which it is known what pictures they show
YOUNG = 55 * MINUTE  # Discord limits edits of messages older than an hour


class Messenger(Archivist):
    """The port `Messenger` on Discord."""

    def __init__(
        self,
        client: discord.Client,
        house: House,
        store: Store,
        clock: Clock,
        painter: Painter | None = None,
        films: Album | None = None,
    ) -> None:
        super().__init__(client, house, store, clock, draws=painter is not None)
        self._painter = painter
        self._films = films
        self._pictured: dict[str, Placard] = {}  # by the message of a board, the newest last
        self._chronicler = Chronicler(client, house, store, clock, painter)

    # The port

    async def deliver(self, note: Note, nonce: str) -> bool:
        try:
            with troubles():
                return await self._deliver(note, nonce)
        except asyncio.CancelledError:
            # Of a limit on everything discord.py thinks that it lasts for ever once somebody who
            # waited for its end is called off. Should it last, Discord will say so again.
            self._client.http._global_over.set()
            raise

    async def _deliver(self, note: Note, nonce: str) -> bool:
        if isinstance(note.topic, Panel):
            await self._bring_panels_up_to_date(note)
            return False
        standing = await self._house.standing(note.table)
        if isinstance(standing, Refusal):
            return False
        if note.person is None:
            return await self._to_channel(standing, note, nonce)
        person = standing.people.get(note.person) or await self._house.person(note.person)
        if person is None or account_of(person) is None:
            raise Unreachable
        if isinstance(note.topic, Hand):
            return await self._show_hand(standing, person, note, nonce)
        await self._tell(standing, person, note, nonce)
        return True

    async def _bring_panels_up_to_date(self, note: Note) -> None:
        assert isinstance(self._client, Hosting)
        person = None if note.person is None else await self._house.person(note.person)
        account = account_of(person) if person else None
        if person is None or account is None:
            return
        await live_panels.until_answered(self._client, account)
        standing = await self._house.standing(note.table)
        if not isinstance(standing, Refusal):
            await live_panels.bring_up_to_date(self._client, standing, person)

    # The channel

    async def _to_channel(self, standing: Standing, note: Note, nonce: str) -> bool:
        channel = self._channel(standing.card.place)
        if note.topic == BOARD:
            if await self._is_outrun(note):
                return False
            await self._withdraw(standing)
            await self._put_together(standing)
            await self._post_board(standing, channel, nonce)
            return True
        match note.topic:
            case Progress():
                if is_left_to_computers(standing) and not await self._reword_board(standing):
                    await self._post_board(standing, channel, nonce)
                return False
            case Call():
                return await self._call(standing, channel, note, nonce)
            case VoteWanted() | PutToTheVote() as topic:
                letter = on_the_vote(standing, note, topic)
                return await self._announce(standing, channel, note, letter, nonce)
            case Chronicle():  # which goes into its thread
                await self._chronicler.write(standing)
                return False
            case Film() if note.text is not None:
                return await self._show_film(standing, channel, note, nonce)
            case Retelling():
                await self._chronicler.begin_anew(standing)
                return False
            case Opening():
                return await self._opened_anew(standing, note)
            case Film() | Shown():  # as long as it lies there it names somebody who was forgotten
                return await self._take_away(note)
        if note.text is None:
            return False
        voice = voice_at(standing, standing.card.terms.language)
        sent = await send(channel, Letter(voice.text(note.text)), nonce)
        await self._hang(sent, named_in(standing, note.text))
        return True

    async def _is_outrun(self, note: Note) -> bool:
        """Whether a newer note draws the board, below sentences that are still to be posted."""
        waiting = [one for one in await self._store.notes_of(note.table) if one.person is None]
        is_newer = any(one.topic == BOARD and one.id > note.id for one in waiting)
        return is_newer and any(one.text is not None for one in waiting)

    async def _call(self, standing: Standing, channel: Messageable, note: Note, nonce: str) -> bool:
        """Somebody who is asked and can't be reached in private."""
        assert note.seat is not None
        person = person_at(standing, note.seat)
        if account_of(person) is None:
            return False
        sent = await send(channel, call_to(standing, person), nonce)
        await self._remember(note, sent)
        await self._hang(sent, (person.id,))
        return True

    async def _announce(
        self,
        standing: Standing,
        channel: Messageable,
        note: Note,
        letter: Letter | None,
        nonce: str,
    ) -> bool:
        """In the place of how the same vote stood before."""
        if letter is None:
            return False
        sent = await send(channel, letter, nonce)
        if letter.presses:  # else it is the last there is to be said
            await self._remember(note, sent)
        if note.text is not None:
            await self._hang(sent, (*named_in(standing, note.text), *_asked(standing, note)))
        for post in await self._store.posts(note.table):
            if is_succeeded(post.topic, note.topic):
                await self._strike(post)
        return True

    async def _show_film(
        self, standing: Standing, channel: Messageable, note: Note, nonce: str
    ) -> bool:
        """Once, even if two asked for it at the same time."""
        if await self._post(note.table, note.topic) is not None:
            return False
        letter = await result.film_letter(standing, note, self._films)
        await self._remember(note, await send(channel, letter, nonce))
        return True

    async def _take_away(self, note: Note) -> bool:
        post = await self._post(note.table, note.topic)
        if post is not None:
            await self._strike(post)
        return False

    async def _opened_anew(self, standing: Standing, note: Note) -> bool:
        """It says how the table began, and called somebody by a name that nobody knows any more."""
        post = await self._post(note.table, note.topic)
        if post is not None and not await self._put_right(post, gathering.opening_post(standing)):
            await self._strike(post)
        return False

    async def _post_board(self, standing: Standing, channel: Messageable, nonce: str) -> None:
        table, now = standing.card.id, self._clock.now()
        post = await self._post(table, BOARD)
        plies = len(standing.course.made) if standing.course else 0
        begins = post and post.seal == LOBBY and standing.course and not is_private(standing.card)
        if post and begins:
            await self._left_standing(standing, post)
            post = None
        is_past = _is_past(standing.card, now)
        if post and post.channel == standing.card.place and (is_past or self._may_edit(post, now)):
            message = await self._board(standing, channel, post.ply)
            if await (self._put_right if is_past else self._edit)(post, message):
                self._note_pictures(post.message, message)
                return
            if is_past:  # somebody took it away, or nothing of it may be changed any more
                await self._strike(post)
                return
        since = post.ply if post and post.ply <= plies else max(0, plies - 1)
        since = 0 if begins else since
        message = await self._board(standing, channel, since)
        sent = await send(channel, message, nonce)
        self._note_pictures(str(sent.id), message)
        place, seal = standing.card.place, seal_of_board(standing.card)
        await self._keep(Post(table, BOARD, place, str(sent.id), now, plies, seal))
        if post:
            await self._remove(post)

    async def _reword_board(self, standing: Standing) -> bool:
        """Tell what was done below the picture that lies there; whether that was possible."""
        post = await self._post(standing.card.id, BOARD)
        if post is None or post.seal == LOBBY or not self._may_edit(post, self._clock.now()):
            return False
        shown = self._pictured.get(post.message)
        if shown is None or not wants_picture(standing):
            return False  # nothing would be drawn, or nobody knows what lies there
        placard = with_pictures_of(board.board_post(standing, post.ply), shown)
        return await edit_words(self._partial(post), placard)

    def _note_pictures(self, message: str, placard: Placard) -> None:
        """Note what pictures a post shows, without the drawings themselves."""
        self._pictured.pop(message, None)
        if placard.picture is not None:
            bare = replace(placard.picture, png=b"")
            leaves = tuple(replace(one, png=b"") for one in placard.leaves)
            self._pictured[message] = Placard((), picture=bare, leaves=leaves)
        if len(self._pictured) > BOARDS:
            del self._pictured[next(iter(self._pictured))]

    async def _left_standing(self, standing: Standing, post: Post) -> None:
        """Where people sat down the post says how it began, as long as there is one."""
        stands = await self._edit(post, gathering.opening_post(standing))
        async with self._store.page() as page:
            page.strike_post(post.table, BOARD)
            if stands:
                page.put_post(replace(post, topic=OPENING))
        if not stands:
            await self._remove(post)
        await self._chronicler.hang(standing)

    async def _board(self, standing: Standing, channel: Messageable, since: int) -> Placard:
        """With a picture, or with the whole position in words where none is wanted, or allowed."""
        habits = await self._house.timekeeping.at(standing.card)
        placard = board.board_post(replace(standing, habits=habits), since)
        painter = self._painter if rights_in(channel).attach_files else None
        return await board.pictured(placard, standing, painter)

    def _may_edit(self, post: Post, now: Time) -> bool:
        """While it is young, and talk has not pushed it away."""
        if not _is_young(post, now):
            return False
        channel = self._client.get_channel(int(post.channel))
        last = getattr(channel, "last_message_id", None)
        return last is None or last == int(post.message)

    # People

    async def _show_hand(self, standing: Standing, person: Person, note: Note, nonce: str) -> bool:
        """One message for each table, changed as the hand changes; another owner never sees it."""
        sitting = sitting_of(standing, person)
        if sitting is None or note.topic != Hand(sitting.seat):
            return False
        channel, now = await self._direct(person), self._clock.now()
        post = await self._post(note.table, note.topic)
        message = await self._hand(sitting)
        seal = seal_of(message.head)
        if post is not None and post.channel == str(channel.id) and post.seal == seal:
            return False  # what he holds is what it says
        may_edit = post is not None and post.channel == str(channel.id) and _is_young(post, now)
        if post and may_edit and await self._edit(post, message):
            await self._keep(replace(post, seal=seal))
            return False  # which is no proof that another would reach him
        sent = await send(channel, message, nonce)
        place = str(channel.id), str(sent.id)
        await self._keep(Post(note.table, note.topic, *place, now, 0, seal))
        if post:
            await self._remove(post)
        return True

    async def _hand(self, sitting: Sitting) -> Placard:
        head = Words(position.heading(sitting.standing, sitting.voice), small=True)
        hand = Words(position.hand(sitting))
        links = await self._links(sitting.standing, sitting.voice)
        return Placard((head, hand), links, accent=colour_of(sitting.seat), silent=True)

    async def _tell(self, standing: Standing, person: Person, note: Note, nonce: str) -> None:
        """A notice of one's own."""
        voice = voice_at(standing, person.language)
        links = await self._links(standing, voice)
        if isinstance(note.topic, ChannelGone | ServerGone):  # and the board with it
            links = tuple(one for one in links if not isinstance(one, Link))
        words = notices.in_words(standing, voice, note)
        old = await self._post(note.table, note.topic)
        sent = await send(await self._direct(person), Letter(words, links), nonce)
        if note.text is not None:
            await self._hang(sent, named_in(standing, note.text) - {person.id})
        if old:
            await self._remove(old)

    async def _links(self, standing: Standing, voice: Voice) -> tuple[Pressable, ...]:
        table = standing.card.id
        found: list[Pressable] = []
        if standing.card.status is Status.PLAYING:
            turn = voice.label("press-turn")
            found.append(Press(presses.knock("turn", table), turn, likely=True))
        post = await self._post(table, BOARD)
        if post:
            found.append(Link(address_of(standing, post), voice.label("press-to-board")))
        return tuple(found)

    async def _withdraw(self, standing: Standing) -> None:
        """Notices about a question that is answered are taken away."""
        for post in await self._store.posts(standing.card.id):
            match post.topic:
                case YourTurn(seat) | StillYourTurn(seat) | Call(seat) if not is_open(
                    standing, seat, post.ply
                ):
                    await self._strike(post)
                case YouAreNext(seat) if next_up(standing) != seat:
                    await self._strike(post)
                case VoteWanted(seat, motion) if not is_missing(standing, seat, motion):
                    await self._strike(post)
                case PutToTheVote(motion, _) if ballot_on(standing, motion) is None:
                    await self._strike(post)
                case Hand(seat) if seat not in owners(standing.card):
                    await self._strike(post)

    async def _put_together(self, standing: Standing) -> None:
        """A hand that was shown in a message of its own is on the board from now on."""
        if not is_private(standing.card):
            return
        for post in await self._store.posts(standing.card.id):
            if isinstance(post.topic, Hand):
                await self._strike(post)

    # Discord

    async def _put_right(self, post: Post, placard: Placard) -> bool:
        """What lies far above, though it be in a thread that fell asleep."""
        if await self._edit(post, placard):
            return True
        if isinstance(self._client.get_channel(int(post.channel)), discord.TextChannel):
            return False
        with suppress(discord.HTTPException):
            await wake(self._client, post.channel)
        return await self._edit(post, placard)

    async def _edit(self, post: Post, placard: Placard) -> bool:
        return await edit(self._partial(post), self._channel(post.channel), placard)


def _asked(standing: Standing, note: Note) -> Iterator[PersonId]:
    """Who is called to vote where everybody reads it."""
    if isinstance(note.topic, VoteWanted):
        yield person_at(standing, note.topic.seat).id


def _is_past(card: TableCard, now: Time) -> bool:
    """What was told of the end lies far above: it is put right there, and not told once more."""
    if card.ended is None:
        return card.status is Status.CANCELLED  # in a version that did not note when
    return now - card.ended >= YOUNG


def _is_young(post: Post, now: Time) -> bool:
    return 0 <= now - post.made_at < YOUNG
