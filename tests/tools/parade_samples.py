"""Make one message of every kind, from tables that computers have played."""

from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass, replace
from typing import TypeAlias

from bot import catalogue
from bot.engine.game import Seat, settle_options
from bot.engine.journal import AnyGame, Opening
from bot.engine.text import Refusal
from bot.notifications import notifier
from bot.notifications.notifier import Notification, NotificationItem
from bot.players.registry import computer_players, default_player
from bot.tables import people, votes_and_seat_changes
from bot.tables.motion_kinds import PlainMotion
from bot.tables.records import FILM_KEY, OutboxMessage, TimeBudget
from bot.tables.state import AnyCourse, TableState
from cogs.games import game_ui_of
from cogs.interaction.context import AnySeatContext, SeatContext
from cogs.interaction.replies import PrivateReply
from cogs.interaction.speech import speech_at_table
from cogs.messages import notification, pictures, result_and_review, table_texts
from cogs.messages.discord_messages import DiscordMessage, TextMessage
from cogs.messages.pictures import DrawnPicture, PicturePainter
from cogs.messages.private_panel import choice_panel, turn_panel
from cogs.messages.story_thread import cut_pieces, final_story_lines
from cogs.messages.table_post import add_board_picture, board_post, opening_post
from cogs.table import help
from render.picture_cache import Album
from tests.players import match

# No table has this number: whatever is pressed in the parade belongs to nobody's game.
OTHER_PERSON = people.Person(people.PersonId(2), "", "Isabella")
FIRST_SEAT, SECOND_SEAT = Seat(0), Seat(1)
SEED = "parade"
GAME_LASTED = 9 * people.DAY

SamplePost: TypeAlias = DiscordMessage | PrivateReply


@dataclass(frozen=True, slots=True)
class ParadeSamples:
    """Makes samples for an owner, a channel and a time, with these painters."""

    owner: people.Person
    place: str
    now: people.Time
    painter: PicturePainter
    films: Album

    async def make_posts(self) -> list[SamplePost]:
        """Return one message of every kind, game by game, in the order of a table's life."""
        games = [catalogue.current_game(key) for key in catalogue.GAMES]
        found = [
            post for game in games for post in [post async for post in self._posts_of_game(game)]
        ]
        return [*found, *[post async for post in self._common_posts(games[0])]]

    async def _posts_of_game(self, game: AnyGame) -> AsyncIterator[SamplePost]:
        yield await self._board_message(self._open_table(game))
        whole = _play_game(game, game.seats[-1])
        busy = self._running_table(game, _busiest_moment(game, whole))
        yield await self._board_message(busy)
        yield await self._board_message(_without_pictures(busy))
        for panel in _turn_panels(busy):
            yield panel
        for asked in self._first_picture_panel(game, whole):
            yield asked
        if game.seats[0] == 1:
            alone = _play_game(game, 1)
            yield await self._board_message(
                _in_direct_messages(self._running_table(game, _busiest_moment(game, alone)))
            )
        yield await self._board_message(self._finished_table(game, whole))

    async def _common_posts(self, game: AnyGame) -> AsyncIterator[SamplePost]:
        """Yield messages that are alike in every game, with the shortest film."""
        few = next(seats for seats in game.seats if seats > 1)
        whole = _play_game(game, few)
        playing = self._running_table(game, _busiest_moment(game, whole))
        yield await self._board_message(_with_status(playing, people.TableStatus.PAUSED))
        yield await self._board_message(
            replace(_with_status(playing, people.TableStatus.FROZEN), course=None)
        )
        voted = _open_vote(playing)
        yield await self._direct_message(voted)
        yield notification.channel_call_message(playing, self.owner)
        yield _build_announcement(voted)
        over = self._finished_table(game, whole)
        yield opening_post(playing)
        yield await self._story_message(over)
        scores = result_and_review.scores_if_over(over)
        assert scores is not None
        shared = OutboxMessage(
            people.NOWHERE,
            FILM_KEY,
            None,
            result_and_review.film_shared_text(over, scores, FIRST_SEAT),
        )
        yield await result_and_review.film_message(over, shared, self.films)

    async def _board_message(self, state: TableState) -> DiscordMessage:
        made = state.course.made if state.course else ()
        post = board_post(state, max(0, len(made) - len(state.card.holders)))
        return await add_board_picture(post, state, self.painter)

    async def _direct_message(self, state: TableState) -> DiscordMessage:
        """Return the direct message with everything that waits for the owner."""
        waits = notifier.pending_items(state, self.owner.id)
        matters = tuple(NotificationItem(wait, state) for wait in waits)
        draft = notification.make_notification_view(Notification(self.owner, matters, silent=False))
        sketch = draft.picture_request
        picture = DrawnPicture(await sketch.by(sketch.draw), sketch.alt) if sketch else None
        return notification.build_notification(draft, {}, picture)

    async def _story_message(self, state: TableState) -> DiscordMessage:
        """Return the last message of the story thread, with the board after the round."""
        assert state.course is not None
        lines = final_story_lines(state.game, state.course)
        *_, last = cut_pieces(state, lines, 0, ())
        speech = speech_at_table(state, self.owner.language)
        return TextMessage(
            last.words, (), await self.painter.paint_board(state, speech), silent=True
        )

    # Tables

    def _open_table(self, game: AnyGame) -> TableState:
        """Return an open table of the owner, another person and a computer player."""
        holders = (
            people.SeatHolder(self.owner.id),
            people.SeatHolder(OTHER_PERSON.id),
            people.SeatHolder(computer=default_player(game.key)),
        )
        return self._make_table(game, people.TableStatus.GATHERING, holders[: game.seats[-1]])

    def _running_table(self, game: AnyGame, course: AnyCourse) -> TableState:
        seats = course.opening.seats
        holders = (people.SeatHolder(self.owner.id), people.SeatHolder(OTHER_PERSON.id))[:seats]
        holders += (people.SeatHolder(computer=default_player(game.key)),) * (seats - len(holders))
        state = self._make_table(game, people.TableStatus.PLAYING, holders, course.opening.options)
        budgets = tuple(TimeBudget(people.DAY, since=self.now) for _ in holders)
        return replace(state, budgets=budgets, course=course)

    def _finished_table(self, game: AnyGame, whole: AnyCourse) -> TableState:
        return _with_status(self._running_table(game, whole), people.TableStatus.OVER)

    def _first_picture_panel(self, game: AnyGame, whole: AnyCourse) -> Iterator[PrivateReply]:
        """Yield the first panel with a picture, such as the placement of a tile."""
        for plies, seat in _single_questions(game, whole):
            if len(_move_kinds(game, whole, plies, seat)) == 1:
                state = self._running_table(game, _course_until(whole, plies))
                panel = _question_panel(_make_seat_context(state, seat))
                if panel is not None and panel.picture is not None:
                    yield panel
                    return

    def _make_table(
        self,
        game: AnyGame,
        status: people.TableStatus,
        holders: tuple[people.SeatHolder, ...],
        options: tuple[tuple[str, str], ...] = (),
    ) -> TableState:
        began = people.Time(self.now - GAME_LASTED)
        card = people.TableCard(
            *(people.NOWHERE, game.key, status, self.place, self.place, self.owner.id, options),
            *(people.TableTerms("fast", language=self.owner.language), holders, began),
            *(None if status is people.TableStatus.GATHERING else began, self.now),
        )
        players = {one.id: one for one in (self.owner, OTHER_PERSON)}
        return TableState(card, game, people=players, now=self.now)


def _with_status(state: TableState, status: people.TableStatus) -> TableState:
    return replace(state, card=replace(state.card, status=status))


def _without_pictures(state: TableState) -> TableState:
    """Return the table with pictures shown on demand only."""
    card = state.card
    return replace(state, card=replace(card, terms=replace(card.terms, pictures="demand")))


def _in_direct_messages(state: TableState) -> TableState:
    return replace(state, card=replace(state.card, server=""))


# Games


def _play_game(game: AnyGame, seats: int) -> AnyCourse:
    """Play a whole game among the best computer players."""
    setup = settle_options(game, seats, {})
    assert not isinstance(setup, Refusal)
    printed = catalogue.current_edition(game.key).seal
    opening = Opening(game.key, game.rules, printed, seats, setup.options, SEED)
    return match.play_match(
        game, opening, (computer_players(game.key)[default_player(game.key)],) * seats
    )


def _single_questions(game: AnyGame, whole: AnyCourse) -> Iterator[tuple[int, Seat]]:
    """Yield the numbers of moves after which exactly one seat is asked."""
    for plies, made in enumerate(whole.made, start=1):
        match tuple(game.to_move(made.step.state)):
            case [seat]:
                yield plies, seat


def _move_kinds(game: AnyGame, whole: AnyCourse, plies: int, seat: Seat) -> frozenset[type[object]]:
    return frozenset(map(type, game.candidates(whole.made[plies - 1].step.state, seat)))


def _course_until(whole: AnyCourse, plies: int) -> AnyCourse:
    """Return the game after so many moves."""
    return replace(whole, made=whole.made[:plies], ply=plies)


def _busiest_moment(game: AnyGame, whole: AnyCourse) -> AnyCourse:
    """Return the last position in which the first seat has the most kinds of moves."""
    own = (plies for plies, seat in _single_questions(game, whole) if seat == FIRST_SEAT)
    return _course_until(
        whole, max(own, key=lambda plies: (len(_move_kinds(game, whole, plies, FIRST_SEAT)), plies))
    )


# Panels


def _make_seat_context(state: TableState, seat: Seat = FIRST_SEAT) -> AnySeatContext:
    return SeatContext(state, seat, speech_at_table(state, state.card.terms.language))


def _turn_panels(state: TableState) -> Iterator[PrivateReply]:
    """Yield the panel of the turn, those of its kinds of moves, the hand and help."""
    sitting, of_verbs = _make_seat_context(state), game_ui_of(state).panels
    yield turn_panel(sitting)
    behind = {of_verbs[verb]: verb for verb in sitting.moves_by_verb() if verb in of_verbs}
    for verb in behind.values():  # several kinds of moves may share a panel
        yield choice_panel(sitting, verb)
    hand = table_texts.hand_words(sitting)
    yield PrivateReply(hand, picture=pictures.hand_picture(sitting, hand))
    yield help.turn_help_reply(sitting)


def _question_panel(sitting: AnySeatContext) -> PrivateReply | None:
    front, verbs = game_ui_of(sitting.state), [*sitting.moves_by_verb()]
    asked = front.build_question_panel(sitting)
    if asked is None and len(verbs) == 1 and verbs[0] in front.panels:
        return choice_panel(sitting, verbs[0])
    return asked


def _open_vote(state: TableState) -> TableState:
    """Let the other person propose a vote, so that the owner is asked."""
    voted = votes_and_seat_changes.cast_vote(SECOND_SEAT, PlainMotion.PAUSE, in_favour=True)(state)
    assert isinstance(voted, TableState)
    return voted


def _build_announcement(voted: TableState) -> DiscordMessage:
    *_, news = voted.news
    return notification.vote_announcement(
        voted, OutboxMessage(people.NOWHERE, FILM_KEY, None, news.text), PlainMotion.PAUSE
    )
