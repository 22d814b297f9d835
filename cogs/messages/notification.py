"""The one direct message of a person, and single notices: build, send, edit, delete them."""

import asyncio
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from secrets import token_hex

import discord

from bot.engine.game import Seat
from bot.engine.text import Named, Who
from bot.notifications import notifier
from bot.notifications.notifier import MOST_ITEMS, MessagePlace, Notification, NotificationItem
from bot.tables import derived_messages, records
from bot.tables.clocks import find_zone
from bot.tables.motion_kinds import Motion
from bot.tables.people import MINUTE, Person, TableId, Time
from bot.tables.records import CHANNEL_GONE_KEY, Ballot, DirectMessageState, OutboxMessage
from bot.tables.service import TableService
from bot.tables.state import (
    TableState,
    find_open_vote_on,
    person_of_seat,
    seats_waited_for,
    seats_yet_to_plan,
)
from cogs.games import game_ui_of
from cogs.interaction import components, discord_limits
from cogs.interaction.components import ButtonSpec, ComponentSpec, LinkSpec, walk_components
from cogs.interaction.context import AnySeatContext, account_of, seat_context
from cogs.interaction.discord_limits import CONTENT
from cogs.interaction.replies import PictureRequest, PrivateReply, log_error
from cogs.interaction.speech import (
    DiscordMarkup,
    SpeechContext,
    format_time,
    speech_at_table,
    speech_for_person,
)
from cogs.messages import discord_messages, result_and_review, table_texts
from cogs.messages.discord_messages import PostRegistry, TextMessage, send_message, translate_errors
from cogs.messages.pictures import DrawnPicture
from cogs.messages.private_panel import is_plan_button, panel_without_view
from cogs.messages.result_and_review import absence_lines
from cogs.messages.table_post import vote_buttons
from cogs.messages.table_texts import prompt_text, table_heading

NOTIFICATION_MARK = "letter"  # in the ids of its buttons, by which direct messages are recognized
MARKED_ROUTES = ("turn", "board")  # each direct message has a button of one of these
MOST_SIMPLE_ANSWERS = 5  # buttons; larger questions are answered in the panel
LINES_SHOWN = 15  # components, where a picture explains them
UNKNOWN_ZONE = "UTC"  # of people who have not chosen a time zone
CLOCKS_APART = MINUTE  # greatest difference to Discord's clock


@dataclass(frozen=True, slots=True)
class NotificationView:
    """A notification with the panel of its first question."""

    notification: Notification
    context: AnySeatContext | None
    panel: PrivateReply | None

    @property
    def picture_request(self) -> PictureRequest | None:
        """The picture of the first question, if there is one."""
        return self.panel.picture if self.panel is not None else None


def make_notification_view(notification: Notification) -> NotificationView:
    first = notification.items[0]
    context = seat_context(first.state, notification.person)
    return NotificationView(notification, context, _item_panel(first, context))


def build_notification(
    view: NotificationView, boards: Mapping[TableId, str], picture: DrawnPicture | None = None
) -> TextMessage:
    """Build the message, with links to the boards that are known."""
    notification, context, panel = view.notification, view.context, view.panel
    first, *others = notification.items
    lines = [_item_line(notification.person, first), *_reason_lines(notification.person, first)]
    lines += absence_lines(context) if context is not None else []
    instead = panel.picture.in_words if panel is not None and panel.picture is not None else ""
    if panel is not None and panel.picture is not None:
        lines.append(panel.words)
        lines += [instead] if picture is None else []
    also = list(_other_item_lines(notification.person, others))
    room = CONTENT - sum(len(line) + 1 for line in (*lines, *also))
    told = _meanwhile_lines(context, room) if context is not None else []
    simple = _answer_buttons_if_few(panel)
    voted_on = notification.items[:MOST_ITEMS] if len(simple) <= MOST_SIMPLE_ANSWERS else (first,)
    presses_ = (
        *simple,
        *_vote_buttons(notification.person, voted_on),
        *_turn_and_board_buttons(notification.person, first, boards),
        *(table_texts.story_button(first.state, context.speech) if context and told else ()),
        *_other_table_buttons(notification.person, first, others),
    )
    words = discord_limits.shorten_text("\n".join([*lines, *told, *also]), CONTENT)
    return TextMessage(words, presses_, picture, instead, silent=notification.silent)


# Text


def _item_line(person: Person, item: NotificationItem) -> str:
    speech, card = speech_at_table(item.state, person.language), item.state.card
    what = _item_text(item, speech)
    game, until = Named("game", card.game), item.pending.until
    if until is None:
        return speech("letter-call", what=what, game=game, table=card.id)
    when = _write_out_deadline(person, speech, until, item.state.now)
    return speech("letter-call-until", what=what, game=game, table=card.id, when=when)


def _item_text(item: NotificationItem, speech: SpeechContext) -> str:
    """Describe the question or vote; for the next player, who comes before them."""
    state, text = item.state, prompt_text(item.state)
    ballot = _item_ballot(item)
    if ballot is not None:
        return speech.speak_text(derived_messages.describe_ballot(ballot))
    if item.pending.seat in seats_yet_to_plan(state) and not item.pending.about:
        return speech("letter-call-to-plan")
    if item.pending.about != notifier.NEXT_UP:
        return "" if text is None else speech.speak_text(text, "you")
    waits = tuple(Who(seat) for seat in sorted(seats_waited_for(state)))
    said = speech("door-you-are-next", who=waits)
    return said if text is None else DiscordMarkup(f"{said} {speech.speak_text(text)}")


def _item_ballot(item: NotificationItem) -> Ballot | None:
    found = (one for one in item.state.ballots if str(one.motion) == item.pending.about)
    return next(found, None)


def _write_out_deadline(person: Person, speech: SpeechContext, until: Time, now: Time) -> str:
    """Write the time out: push notifications don't render Discord's timestamps."""
    if person.zone == UNKNOWN_ZONE:
        return format_time(until, "f")
    zone = find_zone(person.zone)
    at, today = datetime.fromtimestamp(until, zone), datetime.fromtimestamp(now, zone)
    hour = f"{at.hour}:{at.minute:02}"
    if at.date() == today.date():
        return hour
    return speech("letter-day", day=at.day, month=at.month, hour=hour)


def _reason_lines(person: Person, item: NotificationItem) -> Iterator[str]:
    """Yield why the person is asked in spite of standing orders."""
    speech = speech_at_table(item.state, person.language)
    yield from (speech.speak_text(text) for text in item.texts)


def _meanwhile_lines(context: AnySeatContext, room: int) -> list[str]:
    lines = result_and_review.lines_since_own_move(context)
    head = context.speech("meanwhile-head")
    left = room - len(head) - 1
    if not lines or left < CONTENT // 10:
        return []
    earlier = context.speech("story-earlier")
    return [
        head,
        *discord_limits.keep_newest_lines([f"> {line}" for line in lines], left, earlier).split(
            "\n"
        ),
    ]


def _other_item_lines(person: Person, others: Sequence[NotificationItem]) -> Iterator[str]:
    yield from (_item_line(person, item) for item in others[: MOST_ITEMS - 1])
    more = len(others) - (MOST_ITEMS - 1)
    if more > 0:
        yield speech_for_person(person)("letter-more", count=more)


# Buttons


def _item_panel(item: NotificationItem, context: AnySeatContext | None) -> PrivateReply | None:
    """Return the panel of the open question, if the item is one."""
    if context is None or item.pending.about or not context.is_asked:
        return None
    call = game_ui_of(context.state).wishes_call
    if context.is_asked_for_wishes and call is not None:
        return call.panel(context, "")
    return panel_without_view(context)


def _answer_buttons_if_few(panel: PrivateReply | None) -> tuple[ComponentSpec, ...]:
    """Return the buttons of the whole question if they fit."""
    if panel is None:
        return ()
    ways = tuple(one for one in panel.all_components if not is_plan_button(one))
    if panel.picture is not None:  # the picture shows all there is to know
        return ways if len(ways) <= LINES_SHOWN else ()
    is_all_buttons = all(isinstance(one, ButtonSpec) for one in ways)
    return ways if len(ways) <= MOST_SIMPLE_ANSWERS and is_all_buttons else ()


def _vote_buttons(person: Person, items: Sequence[NotificationItem]) -> Iterator[ButtonSpec]:
    for item in items:
        ballot = _item_ballot(item)
        if ballot is not None:
            speech = speech_at_table(item.state, person.language)
            yield from vote_buttons(item.state, speech, ballot.motion)


def _turn_and_board_buttons(
    person: Person, item: NotificationItem, boards: Mapping[TableId, str]
) -> Iterator[ComponentSpec]:
    speech, table = speech_at_table(item.state, person.language), item.pending.table
    if item.pending.about:
        yield components.route_button(speech, "board", table, NOTIFICATION_MARK)
    else:
        yield components.route_button(speech, "turn", table, NOTIFICATION_MARK, likely=True)
    if table in boards:
        yield LinkSpec(boards[table], speech.label_text("press-to-board"))


def _other_table_buttons(
    person: Person, first: NotificationItem, others: Sequence[NotificationItem]
) -> Iterator[ButtonSpec]:
    """Yield a button for each further table."""
    speech, shown = speech_for_person(person), others[: MOST_ITEMS - 1]
    own = set() if first.pending.about else {first.pending.table}
    for table in dict.fromkeys(item.pending.table for item in shown):
        if table in own:
            continue
        label = speech.label_text("press-letter-table", table=table)
        yield ButtonSpec(components.route_id("turn", table, NOTIFICATION_MARK), label)


class DirectMessages:
    """Send, edit, delete and find the one direct message of each person."""

    def __init__(
        self, client: discord.Client, service: TableService, posts: PostRegistry, draws: bool
    ) -> None:
        self._client, self._service, self._posts, self._draws = client, service, posts, draws

    async def send_direct_message(self, notification: Notification, nonce: str) -> MessagePlace:
        with translate_errors():
            letter = await self._build_message(notification)
            sent = await self._send_to_person(notification, letter, nonce)
        return str(sent.channel.id), str(sent.id)

    async def _send_to_person(
        self, notification: Notification, letter: TextMessage, nonce: str
    ) -> discord.Message:
        """Send to the known channel; open it anew if it is gone."""
        if notification.channel:
            known = self._client.get_partial_messageable(int(notification.channel))
            try:
                return await send_message(known, letter, nonce)
            except discord.NotFound:
                pass  # the channel was replaced
        return await send_message(
            await discord_messages.open_direct_channel(self._client, notification.person),
            letter,
            nonce,
        )

    async def edit_direct_message(
        self, letter: DirectMessageState, notification: Notification
    ) -> bool:
        with translate_errors():
            return await discord_messages.edit_text_message(
                _partial_message(self._client, letter), await self._build_message(notification)
            )

    async def delete_direct_message(self, letter: DirectMessageState) -> None:
        await self._posts.take_down(letter.channel, letter.message)

    async def find_direct_message(self, letter: DirectMessageState) -> MessagePlace | None:
        """Look for it by the ids of its buttons among the latest messages."""
        person = await self._service.find_person(letter.person)
        if person is None:
            return None
        with translate_errors():
            channel = await discord_messages.open_direct_channel(self._client, person)
            async for message in channel.history(limit=discord_messages.LOOKED_AT):
                is_new = message.created_at.timestamp() >= letter.sent_at - CLOCKS_APART
                if is_new and message.author == self._client.user and _is_notification(message):
                    return str(channel.id), str(message.id)
        return None

    async def send_words(self, person: Person, words: str) -> str:
        """Send a text at once, and return the channel."""
        with translate_errors():
            channel = await discord_messages.open_direct_channel(self._client, person)
            await send_message(channel, TextMessage(words), token_hex(8))
        return str(channel.id)

    async def _build_message(self, notification: Notification) -> TextMessage:
        boards = {}
        for item in notification.items[: notifier.MOST_ITEMS]:
            post = await self._posts.find_post(item.pending.table, records.BOARD_KEY)
            if post:
                boards[item.pending.table] = discord_messages.post_url(item.state, post)
        view = make_notification_view(notification)
        return build_notification(view, boards, await self._draw_picture(view.picture_request))

    async def _draw_picture(self, sketch: PictureRequest | None) -> DrawnPicture | None:
        if sketch is None or not self._draws:
            return None
        try:
            return DrawnPicture(await asyncio.to_thread(sketch.draw), sketch.alt)
        except Exception as error:
            log_error(error)  # words are shown instead, as in the panel
            return None


def _is_notification(message: discord.Message) -> bool:
    ids = [str(getattr(item, "custom_id", "")) for item in walk_components(message.components)]
    return any(
        components.is_id_of_route(one, way, NOTIFICATION_MARK)
        for one in ids
        for way in MARKED_ROUTES
    )


def _partial_message(client: discord.Client, letter: DirectMessageState) -> discord.PartialMessage:
    channel = client.get_partial_messageable(int(letter.channel))
    return channel.get_partial_message(int(letter.message))


# Notices about one table


def notice_text(state: TableState, speech: SpeechContext, outgoing: OutboxMessage) -> str:
    return "\n".join(_notice_lines(state, speech, outgoing))


def _notice_lines(
    state: TableState, speech: SpeechContext, outgoing: OutboxMessage
) -> Iterator[str]:
    yield table_heading(state, speech)
    if outgoing.text is not None:
        yield speech.speak_text(outgoing.text)
    if outgoing.key == CHANNEL_GONE_KEY:
        yield speech("here-how")


def channel_call_message(state: TableState, person: Person) -> TextMessage:
    """Call a person without the question, which may be secret."""
    speech = speech_at_table(state, person.language)
    return mention_message(person, speech("door-call", table=state.card.id))


def vote_message(state: TableState, outgoing: OutboxMessage) -> TextMessage | None:
    """Build the public message about a vote; None if nothing is left to say."""
    seat, motion = outgoing.key.seat, outgoing.key.motion
    assert motion is not None
    if seat is not None:
        return _vote_request(state, outgoing, seat, motion)
    return vote_announcement(state, outgoing, motion)


def _vote_request(
    state: TableState, outgoing: OutboxMessage, seat: Seat, motion: Motion
) -> TextMessage | None:
    """Ask a person to vote in the channel, where direct messages are closed."""
    person, ballot = person_of_seat(state, seat), find_open_vote_on(state, motion)
    if outgoing.text is None or account_of(person) is None or ballot is None:
        return None
    speech = speech_at_table(state, person.language)
    until = speech("door-until", when=format_time(ballot.until, "R"))
    words = f"{speech.speak_text(outgoing.text)} {until}"
    return mention_message(person, words, tuple(vote_buttons(state, speech, motion)))


def vote_announcement(state: TableState, outgoing: OutboxMessage, motion: Motion) -> TextMessage:
    """Build the state of a vote, with buttons while it is open."""
    assert outgoing.text is not None
    speech = speech_at_table(state, state.card.terms.language)
    is_held = find_open_vote_on(state, motion) is not None
    pressed = tuple(vote_buttons(state, speech, motion)) if is_held else ()
    return TextMessage(speech.speak_text(outgoing.text), pressed, silent=True)


def mention_message(
    person: Person, words: str, pressed: tuple[ComponentSpec, ...] = ()
) -> TextMessage:
    account = account_of(person)
    assert account is not None
    mentions = discord.AllowedMentions(users=[discord.Object(account)], everyone=False, roles=False)
    return TextMessage(f"<@{account}> {words}", pressed, mentions=mentions)
