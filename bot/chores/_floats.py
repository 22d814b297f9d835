"""What marches in the parade: tables that computers have played, each at a moment worth seeing.

All of it is made by the rooms that make it at a real table; here it is only chosen of which one.
"""

from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass, replace
from typing import TypeAlias

from bot import catalogue
from bot.engine.game import Seat, settled
from bot.engine.journal import AnyGame, Opening
from bot.engine.text import Refusal
from bot.host import letters, votes
from bot.host.company import Chair, Person, PersonId, Status, TableCard, TableId, Terms
from bot.host.letters import Contents, Matter
from bot.host.motions import Pause
from bot.host.rows import Budget, Note
from bot.host.standing import AnyCourse, Standing, with_course
from bot.host.time import DAY, Time
from bot.host.topics import Film
from bot.players import match
from bot.players.guestbook import guests, usual
from cogs.door.answers import Reply
from cogs.door.sitting import AnySitting, Sitting
from cogs.door.speech import voice_at
from cogs.games import front_of
from cogs.posts import notices, pictures, position, result, summons
from cogs.posts.board import board_post, pictured
from cogs.posts.chronicler import lines_of, pieces
from cogs.posts.gathering import opening_post
from cogs.posts.letters import Letter, Message
from cogs.posts.panel import choice_panel, turn_panel
from cogs.posts.pictures import Painter, Picture
from cogs.table import helping
from render.album import Album

# No table has this number: whatever is pressed in the parade belongs to nobody's game.
NOWHERE = TableId(0)
OTHER = Person(PersonId(2), "", "Isabella")
FIRST, SECOND = Seat(0), Seat(1)
SEED = "parade"
LASTED = 9 * DAY

Post: TypeAlias = Message | Reply


@dataclass(frozen=True, slots=True)
class Floats:
    """For whom they march, where and when, and who draws what there is to be seen."""

    owner: Person
    place: str
    now: Time
    painter: Painter
    films: Album

    async def posts(self) -> list[Post]:
        """One of every kind, game by game, in the order in which a table comes to them."""
        games = [catalogue.game(key) for key in catalogue.GAMES]
        found = [post for game in games for post in [post async for post in self._of(game)]]
        return [*found, *[post async for post in self._beside(games[0])]]

    async def _of(self, game: AnyGame) -> AsyncIterator[Post]:
        yield await self._board(self._gathering(game))
        whole = _played(game, game.seats[-1])
        busy = self._playing(game, _busiest(game, whole))
        yield await self._board(busy)
        yield await self._board(_in_words(busy))
        for panel in _panels(busy):
            yield panel
        for asked in self._seen(game, whole):
            yield asked
        if game.seats[0] == 1:
            alone = _played(game, 1)
            yield await self._board(_in_private(self._playing(game, _busiest(game, alone))))
        yield await self._board(self._over(game, whole))

    async def _beside(self, game: AnyGame) -> AsyncIterator[Post]:
        """What is the same in every game; of its films the shortest."""
        few = next(seats for seats in game.seats if seats > 1)
        whole = _played(game, few)
        playing = self._playing(game, _busiest(game, whole))
        yield await self._board(_as(playing, Status.PAUSED))
        yield await self._board(replace(_as(playing, Status.FROZEN), course=None))
        voted = _put_to_the_vote(playing)
        yield await self._letter(voted)
        yield notices.call_to(playing, self.owner)
        yield _announced(voted)
        over = self._over(game, whole)
        yield opening_post(playing)
        yield await self._chronicled(over)
        scores = result.scores_of(over)
        assert scores is not None
        shared = Note(NOWHERE, Film(), None, result.film_shared(over, scores, FIRST))
        yield await result.film_letter(over, shared, self.films)

    async def _board(self, standing: Standing) -> Message:
        made = standing.course.made if standing.course else ()
        post = board_post(standing, max(0, len(made) - len(standing.card.chairs)))
        return await pictured(post, standing, self.painter)

    async def _letter(self, standing: Standing) -> Message:
        """With all that waits for him; it would ring while he is away, and lie with him alone."""
        waits = letters.waits_of(standing, self.owner.id)
        matters = tuple(Matter(wait, standing) for wait in waits)
        draft = summons.drafted(Contents(self.owner, matters, silent=False))
        sketch = draft.sketch
        picture = Picture(await sketch.by(sketch.draw), sketch.alt) if sketch else None
        return summons.summons(draft, {}, picture)

    async def _chronicled(self, standing: Standing) -> Message:
        """The last of what its thread tells, with the board as the round left it."""
        assert standing.course is not None
        lines = lines_of(standing.game, standing.course)
        *_, last = pieces(standing, lines, 0, ())
        voice = voice_at(standing, self.owner.language)
        return Letter(last.words, (), await self.painter.board(standing, voice), silent=True)

    # Tables

    def _gathering(self, game: AnyGame) -> Standing:
        """The owner has opened it, somebody has come, and there is a computer."""
        chairs = (Chair(self.owner.id), Chair(OTHER.id), Chair(guest=usual(game.key)))
        return self._at(game, Status.GATHERING, chairs[: game.seats[-1]])

    def _playing(self, game: AnyGame, course: AnyCourse) -> Standing:
        seats = course.opening.seats
        chairs = (Chair(self.owner.id), Chair(OTHER.id))[:seats]
        chairs += (Chair(guest=usual(game.key)),) * (seats - len(chairs))
        standing = self._at(game, Status.PLAYING, chairs, course.opening.options)
        budgets = tuple(Budget(DAY, since=self.now) for _ in chairs)
        return with_course(replace(standing, budgets=budgets), course)

    def _over(self, game: AnyGame, whole: AnyCourse) -> Standing:
        return _as(self._playing(game, whole), Status.OVER)

    def _seen(self, game: AnyGame, whole: AnyCourse) -> Iterator[Reply]:
        """The first panel of a question that is seen, such as where a tile is to lie."""
        for plies, seat in _asked(game, whole):
            if len(_kinds(game, whole, plies, seat)) == 1:
                standing = self._playing(game, _cut(whole, plies))
                panel = _of_the_question(_sitting(standing, seat))
                if panel is not None and panel.sketch is not None:
                    yield panel
                    return

    def _at(
        self,
        game: AnyGame,
        status: Status,
        chairs: tuple[Chair, ...],
        options: tuple[tuple[str, str], ...] = (),
    ) -> Standing:
        began = Time(self.now - LASTED)
        card = TableCard(
            id=NOWHERE,
            game=game.key,
            status=status,
            server=self.place,
            place=self.place,
            owner=self.owner.id,
            options=options,
            terms=Terms("fast", language=self.owner.language),
            chairs=chairs,
            opened=began,
            started=None if status is Status.GATHERING else began,
            ended=self.now,
        )
        people = {one.id: one for one in (self.owner, OTHER)}
        return Standing(card, game, people=people, now=self.now)


def _as(standing: Standing, status: Status) -> Standing:
    return replace(standing, card=replace(standing.card, status=status))


def _in_words(standing: Standing) -> Standing:
    """At a table where pictures are shown only to who asks for them."""
    card = standing.card
    return replace(standing, card=replace(card, terms=replace(card.terms, pictures="demand")))


def _in_private(standing: Standing) -> Standing:
    return replace(standing, card=replace(standing.card, server=""))


# Games


def _played(game: AnyGame, seats: int) -> AnyCourse:
    """A whole game among computers that play to win."""
    setup = settled(game, seats, {})
    assert not isinstance(setup, Refusal)
    printed = catalogue.current(game.key).seal
    opening = Opening(game.key, game.rules, printed, seats, setup.options, SEED)
    return match.played(game, opening, (guests(game.key)[usual(game.key)],) * seats)


def _asked(game: AnyGame, whole: AnyCourse) -> Iterator[tuple[int, Seat]]:
    """After how many moves somebody is asked, and nobody else."""
    for plies, made in enumerate(whole.made, start=1):
        match tuple(game.to_move(made.step.state)):
            case [seat]:
                yield plies, seat


def _kinds(game: AnyGame, whole: AnyCourse, plies: int, seat: Seat) -> frozenset[type[object]]:
    return frozenset(map(type, game.candidates(whole.made[plies - 1].step.state, seat)))


def _cut(whole: AnyCourse, plies: int) -> AnyCourse:
    """As it stood after so many moves; which question it was, nobody asks in a parade."""
    return replace(whole, made=whole.made[:plies], ply=plies)


def _busiest(game: AnyGame, whole: AnyCourse) -> AnyCourse:
    """When the first seat had the most kinds of moves to choose from, the last time of all."""
    own = (plies for plies, seat in _asked(game, whole) if seat == FIRST)
    return _cut(whole, max(own, key=lambda plies: (len(_kinds(game, whole, plies, FIRST)), plies)))


# Panels


def _sitting(standing: Standing, seat: Seat = FIRST) -> AnySitting:
    return Sitting(standing, seat, voice_at(standing, standing.card.terms.language))


def _panels(standing: Standing) -> Iterator[Reply]:
    """The turn, what is behind each kind of its moves, the hand, and help."""
    sitting, of_verbs = _sitting(standing), front_of(standing).panels
    yield turn_panel(sitting)
    behind = {of_verbs[verb]: verb for verb in sitting.by_verb() if verb in of_verbs}
    for verb in behind.values():  # several kinds of moves may share a panel
        yield choice_panel(sitting, verb)
    hand = position.hand(sitting)
    yield Reply(hand, sketch=pictures.hand_sketched(sitting, hand))
    yield helping.now(sitting)


def _of_the_question(sitting: AnySitting) -> Reply | None:
    front, verbs = front_of(sitting.standing), [*sitting.by_verb()]
    asked = front.question(sitting)
    if asked is None and len(verbs) == 1 and verbs[0] in front.panels:
        return choice_panel(sitting, verbs[0])
    return asked


def _put_to_the_vote(standing: Standing) -> Standing:
    """By somebody else: so the owner is asked."""
    voted = votes.vote(SECOND, Pause(), in_favour=True)(standing)
    assert isinstance(voted, Standing)
    return voted


def _announced(voted: Standing) -> Message:
    *_, news = voted.news
    return notices.announcement(voted, Note(NOWHERE, Film(), None, news.text), Pause())
