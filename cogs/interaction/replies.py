"""Answer interactions: acknowledge at once, reply in private with something to press."""

import asyncio
import io
import logging
import traceback
from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import timedelta
from enum import Enum, auto
from functools import partial
from secrets import token_hex
from typing import TypeAlias, TypeVar

import aiohttp
import discord
from discord.ui import LayoutView

from bot.engine.text import Refusal
from bot.notifications.notifier import note_presence
from bot.tables.people import MINUTE, Time
from bot.tables.records import EphemeralReply, MessageNamingPeople
from bot.tables.state import CommandRejected
from bot.tables.store_protocols import ReadError, WriteError
from cogs.interaction import discord_limits, rulebook
from cogs.interaction.components import (
    Block,
    ComponentSpec,
    FileBlock,
    PictureBlock,
    TextBlock,
    UnknownButton,
    build_view,
    components_of_blocks,
    words_of_blocks,
)
from cogs.interaction.context import (
    Interaction,
    PanelQuestion,
    RequestContext,
    Services,
    SignoriaClient,
    client_of,
    make_request_context,
    services_of,
)
from cogs.interaction.speech import (
    SpeechContext,
    describe_table_refusal,
    insert_mentions,
    matches_typed,
)

_log = logging.getLogger(__name__)

TOKEN_LASTS = 14 * MINUTE  # the token of a reply, and a minute to spare
RENEW_AFTER = 5 * MINUTE  # every press brings a new token


async def replace_remembered_reply(
    interaction: Interaction, request: RequestContext, message: int, asks: PanelQuestion | None
) -> None:
    """Store the ephemeral reply that is shown now; delete the one shown before."""
    row = _make_reply_row(interaction, request, message, asks)
    locks = request.services.reply_locks
    async with locks.setdefault((row.person, row.place), asyncio.Lock()):
        before = await _replace_reply_row(request, row)
    if before:
        try:
            await delete_reply(interaction.client, before)
        except (discord.DiscordException, aiohttp.ClientError, OSError) as error:
            _log.info("an answer could not be taken away: %s", type(error).__name__)


async def _replace_reply_row(request: RequestContext, row: EphemeralReply) -> EphemeralReply | None:
    """Store a reply in place of the one shown before; return that one if it has to be deleted."""
    store, now = request.services.store, request.services.clock.now()
    try:
        before = await store.ephemeral_reply(row.person, row.place)
    except ReadError as trouble:
        _log.error("the reply shown before is not known: %s", trouble)
        return None
    is_same = before is not None and before.message == row.message
    is_fresh = before is not None and 0 <= now - before.at < RENEW_AFTER
    if before and is_same and is_fresh and _panel_key(before) == _panel_key(row):
        return None
    try:
        async with store.unit_of_work() as unit_of_work:
            unit_of_work.save_ephemeral_reply(row)
    except WriteError as trouble:
        _log.error("the disk does not take it: %s", trouble)
    return before if before and not is_same and is_token_alive(before, now) else None


async def forget_reply(interaction: Interaction, request: RequestContext, message: int) -> None:
    """Remove the row of a reply that its reader deleted."""
    try:
        async with request.services.store.unit_of_work() as unit_of_work:
            unit_of_work.delete_ephemeral_reply(
                _make_reply_row(interaction, request, message, None)
            )
    except WriteError as trouble:
        _log.error("the disk does not take it: %s", trouble)


def _make_reply_row(
    interaction: Interaction, request: RequestContext, message: int, asks: PanelQuestion | None
) -> EphemeralReply:
    now = request.services.clock.now()
    at = request.person.id, request.place, str(message), interaction.token, now
    return EphemeralReply(*at, asks.table, asks.question) if asks else EphemeralReply(*at)


def _panel_key(row: EphemeralReply) -> object:
    return row.table, row.question


def is_token_alive(row: EphemeralReply, now: Time) -> bool:
    """Whether its token still allows to edit and delete it."""
    return 0 <= now - row.at < TOKEN_LASTS


def reply_webhook(client: discord.Client, row: EphemeralReply) -> discord.Webhook:
    """Make the webhook that edits and deletes it."""
    assert client.application_id is not None
    return discord.Webhook.partial(client.application_id, row.token, client=client)


async def delete_reply(client: discord.Client, row: EphemeralReply) -> None:
    await reply_webhook(client, row).delete_message(int(row.message))


T = TypeVar("T")

INTERACTION_GONE = frozenset({10062, 10015})  # the interaction, or its token, is no more
UNKNOWN_MESSAGE = 10008
MALFORMED = 50035  # it was laid out as Discord takes nothing
CONNECTION_ERRORS = (aiohttp.ClientError, OSError)  # it is unknown whether the message arrived
NO_MENTIONS = discord.AllowedMentions.none()
RETRY_PAUSE = 1.0  # seconds before an answer that failed is given once more
JUST_CHANGED = timedelta(seconds=1)  # of a panel: what is pressed so soon was meant for the old one
_FULL_TEXT_FILE = "signoria.txt"  # a text that is too long for a message


DrawPicture: TypeAlias = Callable[[], bytes]
AfterSending: TypeAlias = Callable[[str], Awaitable[None]]  # of a message


async def _draw_in_thread(draw: DrawPicture) -> bytes:
    return await asyncio.to_thread(draw)


@dataclass(frozen=True, slots=True)
class PictureRequest:
    """A picture that is drawn when it is shown, and words for where it is not."""

    draw: DrawPicture = field(repr=False)
    alt: str
    in_words: str
    name: str = "panel.png"
    caption: str = ""  # said only where it is shown
    by: Callable[[DrawPicture], Awaitable[bytes]] = _draw_in_thread
    meanwhile: str = ""  # said at once where drawing takes its time


@dataclass(frozen=True, slots=True)
class PrivateReply:
    """What a person is told in private, with what they can press next."""

    words: str
    components: tuple[ComponentSpec, ...] = ()
    attachment: tuple[str, str] | None = None  # a file: its name and what is in it
    more: str = ""  # a long text; what there is no room for goes along as a file
    picture: PictureRequest | None = None
    accent: int | None = None  # the colour of the player it is about
    is_on_board: bool = False  # the public board tells the result
    public_reply: "PrivateReply | None" = None  # a public message to send as well
    # With the message in which it was said aloud: what is to be done then.
    after_sending: AfterSending | None = None
    # What is told in its place once it has been thought of; told so far, where there is more later.
    later: "AnswerCaller | None" = None
    blocks: tuple[Block, ...] = ()  # between the words and the presses, line by line
    panel_question: PanelQuestion | None = None  # of a panel: what it shows, to be kept up to date

    def with_components(self, *more: ComponentSpec) -> "PrivateReply":
        """Add these components below."""
        return replace(self, components=(*self.components, *more))

    @property
    def all_words(self) -> str:
        """The text of the reply and its blocks."""
        return "\n".join(filter(None, (self.words, words_of_blocks(self.blocks))))

    @property
    def all_components(self) -> tuple[ComponentSpec, ...]:
        """All components from top to bottom."""
        return (*components_of_blocks(self.blocks), *self.components)


AutocompleteChoice: TypeAlias = discord.app_commands.Choice[str | int | float]
# What may be chosen: how it is called, and what it is.
ChoicesFor: TypeAlias = Callable[[RequestContext], Awaitable[Sequence[tuple[str, str | int]]]]
AnswerCaller: TypeAlias = Callable[[RequestContext], Awaitable[PrivateReply]]


class ReplyInstead(Exception):
    """Raised to give the person this reply in place of what they asked for."""

    def __init__(self, reply: PrivateReply) -> None:
        super().__init__()  # to say nothing: what it answers may be a secret
        self.reply = reply


def note_changed_panel(client: SignoriaClient, message: int) -> None:
    """Note that the table has changed this panel; forget those of more than a minute ago."""
    changed, now = client.changed_panels, client.loop.time()
    for old in [one for one, at in changed.items() if now - at > MINUTE]:
        del changed[old]
    changed[message] = now


def has_panel_just_changed(interaction: Interaction) -> bool:
    """Whether the table changed the pressed panel so lately that another button was meant."""
    message, changed = interaction.message, client_of(interaction).changed_panels
    if message is None or changed.pop(message.id, None) is None or message.edited_at is None:
        return False
    return interaction.created_at - message.edited_at < JUST_CHANGED


class ReplyMode(Enum):
    """How an interaction is answered."""

    IN_PLACE = auto()  # a private panel changes where it lies
    ANEW = auto()  # by a private reply
    QUIETLY = auto()  # by the public board; in private only what that does not say


async def answer_interaction(
    interaction: Interaction, answering: AnswerCaller, *, is_public: bool = False
) -> None:
    """Acknowledge, run the answer, and show its reply; every error becomes a reply, too.

    An interaction that Discord has given up is not run. A public answer shows nothing in private
    where the board tells all of it.
    """
    client, task = interaction.client, asyncio.current_task()
    assert isinstance(client, SignoriaClient)
    assert task is not None
    if client.is_shutting_down:
        await _reply_shutting_down(interaction)
        return
    client.running_answers[task] = interaction.user.id
    try:
        await _run_answer(interaction, client, answering, is_public=is_public)
    finally:
        del client.running_answers[task]


async def _run_answer(
    interaction: Interaction, client: SignoriaClient, answering: AnswerCaller, *, is_public: bool
) -> None:
    begun, mode = client.loop.time(), _choose_mode(interaction, is_public=is_public)
    if not await _acknowledge(interaction, mode):
        return
    reply, request = await _build_reply(interaction, mode, answering)
    at_once = _meanwhile_reply(interaction, mode, reply)
    try:
        if at_once is not None:
            await _show_privately(interaction, mode, at_once, b"", request)
            client.metrics.add_answer_time(client.loop.time() - begun)
        while reply.later is not None:
            reply, request = await _build_reply(interaction, mode, reply.later)
            if reply.later is not None:
                await _show_privately(interaction, mode, reply, b"", request)
        await _deliver_reply(interaction, mode, reply, request, is_public=is_public)
    except Exception as error:  # it could not be laid out
        await _retry_once(
            partial(
                _send_reply, interaction, mode, _trouble_reply(interaction, request, error), b""
            )
        )
    if at_once is None:
        client.metrics.add_answer_time(client.loop.time() - begun)
    if request is not None:
        await _note_presence(request)


def _trouble_reply(
    interaction: Interaction, request: RequestContext | None, error: BaseException
) -> PrivateReply:
    speech = request.speech if request else SpeechContext(interaction.locale.value)
    return PrivateReply(speech("door-trouble", number=log_error(error)))


def _meanwhile_reply(
    interaction: Interaction, mode: ReplyMode, reply: PrivateReply
) -> PrivateReply | None:
    """Find what to show while the rest takes time; None if nothing does."""
    if reply.later is not None:
        return reply
    meanwhile = reply.picture.meanwhile if reply.picture else ""
    if meanwhile and services_of(interaction).draws and mode is not ReplyMode.QUIETLY:
        return PrivateReply(meanwhile)
    return None


def _choose_mode(interaction: Interaction, *, is_public: bool) -> ReplyMode:
    if interaction.message is None:
        return ReplyMode.ANEW
    if interaction.message.flags.ephemeral:
        return ReplyMode.IN_PLACE
    return ReplyMode.QUIETLY if is_public else ReplyMode.ANEW


async def _reply_shutting_down(interaction: Interaction) -> None:
    """Refuse the request at once: the bot is shutting down."""
    speech = SpeechContext(interaction.locale.value)
    try:
        await interaction.response.send_message(speech("door-shuts"), ephemeral=True)
    except (discord.DiscordException, *CONNECTION_ERRORS) as error:
        _log.warning("somebody could not be sent away: %s", type(error).__name__)


async def _acknowledge(interaction: Interaction, mode: ReplyMode) -> bool:
    try:
        if mode is ReplyMode.ANEW:
            await interaction.response.defer(ephemeral=True, thinking=True)
        else:
            await interaction.response.defer()
    except discord.InteractionResponded:
        return True
    except discord.HTTPException as error:
        if error.code in INTERACTION_GONE:
            _log.warning("an interaction came too late to be answered")
            return False
        # It may have arrived all the same, so the answer is tried.
        _log.warning("an acknowledgement failed: %d %d", error.status, error.code)
    except CONNECTION_ERRORS as error:
        _log.warning("an acknowledgement failed: %s", type(error).__name__)
    return True


async def _note_presence(request: RequestContext) -> None:
    """Store that the person is present, after the reply; log a failure."""
    for state in request.visited.values():
        try:
            services = request.services
            await note_presence(
                services.tables, services.presence, state, request.person.id, request.request_id
            )
        except Exception as error:
            log_error(error)


async def _build_reply(
    interaction: Interaction, mode: ReplyMode, answering: AnswerCaller
) -> tuple[PrivateReply, RequestContext | None]:
    speech, request = SpeechContext(interaction.locale.value), None
    try:
        request = await make_request_context(interaction)
        request = replace(request, is_answered_by_post=mode is ReplyMode.QUIETLY)
        return fit_reply(await answering(request), request.speech), request
    except ReplyInstead as away:
        return away.reply, request
    except CommandRejected as rejected:
        assert request is not None
        return refusal_reply(request, rejected.refusal), request
    except UnknownButton:
        return PrivateReply(speech("door-worn-out")), request
    except WriteError as trouble:
        _log.error("the disk does not take it: %s", trouble)
        return PrivateReply(speech("door-not-kept")), request
    except Exception as error:
        return _trouble_reply(interaction, request, error), request


def fit_reply(reply: PrivateReply, speech: SpeechContext) -> PrivateReply:
    """Attach a text that is too long for a message as a file."""
    words = reply.all_words
    if reply.picture:
        words += reply.picture.in_words + reply.picture.caption
    room = discord_limits.WORDS - len(words) - len("\n\n")
    if len(reply.more) <= room:
        return reply
    rest = speech("story-in-file")
    return replace(
        reply,
        more=discord_limits.cut_lines(reply.more, room, rest),
        attachment=(_FULL_TEXT_FILE, reply.more),
    )


def log_error(error: BaseException) -> str:
    """Log where an error and its causes happened; return its id in the log.

    Messages of errors are not logged: they may contain secrets.
    """
    number, chain = token_hex(3), [*_cause_chain(error)]
    traces = ["".join(traceback.format_tb(one.__traceback__)) for one in chain]
    names = " < ".join(type(one).__name__ for one in chain)
    _log.error("trouble %s: %s\n%s", number, names, "\n".join(filter(None, traces)))
    return number


def _cause_chain(error: BaseException | None) -> Iterator[BaseException]:
    """Walk from the first cause to the error."""
    if error is not None:
        yield from _cause_chain(error.__cause__)
        yield error


async def _deliver_reply(
    interaction: Interaction,
    mode: ReplyMode,
    reply: PrivateReply,
    request: RequestContext | None,
    *,
    is_public: bool,
) -> None:
    if reply.is_on_board and mode is ReplyMode.QUIETLY:
        return
    asks_more = reply.panel_question is not None and reply.panel_question.is_question
    if reply.is_on_board and mode is ReplyMode.IN_PLACE and not asks_more:
        await _delete_panel(interaction, request)
        return
    if reply.is_on_board and is_public and mode is ReplyMode.ANEW:
        await _retry_once(interaction.delete_original_response)
        return
    png = await draw_picture(services_of(interaction), reply.picture)
    if reply.public_reply:
        await _send_publicly(interaction, reply.public_reply, reply.after_sending)
    await _show_privately(interaction, mode, reply, png, request)


async def _show_privately(
    interaction: Interaction,
    mode: ReplyMode,
    reply: PrivateReply,
    png: bytes,
    request: RequestContext | None,
) -> None:
    """Show a reply in private, in place of the one shown before."""
    message = await _retry_once(partial(_send_reply, interaction, mode, reply, png))
    if message is not None and request is not None:
        await replace_remembered_reply(interaction, request, message.id, reply.panel_question)


async def _delete_panel(interaction: Interaction, request: RequestContext | None) -> None:
    """Delete a panel that asks nothing more, as the board tells the rest."""
    await _retry_once(interaction.delete_original_response)
    if interaction.message and request:
        await forget_reply(interaction, request, interaction.message.id)


async def _retry_once(give: Callable[[], Awaitable[T]]) -> T | None:
    """Retry a call once after a server or connection error; calls are idempotent."""
    for last in (False, True):
        try:
            return await give()
        except discord.HTTPException as error:
            if error.code == MALFORMED:
                raise
            if error.code in INTERACTION_GONE or last or error.status < 500:
                _log.warning("an answer did not arrive: %d %d", error.status, error.code)
                return None
            await asyncio.sleep(RETRY_PAUSE)
        except CONNECTION_ERRORS as error:
            _log.warning("an answer did not arrive: %s", type(error).__name__)
            await asyncio.sleep(RETRY_PAUSE)
    return None


async def draw_picture(services: Services, sketch: PictureRequest | None) -> bytes:
    """Draw the picture; return b"" if pictures are off or drawing fails."""
    if sketch is None or not services.draws:
        return b""
    try:
        return await sketch.by(sketch.draw)
    except Exception as error:
        log_error(error)
        return b""


async def _send_reply(
    interaction: Interaction, mode: ReplyMode, reply: PrivateReply, png: bytes
) -> discord.Message:
    view, papers = build_message(services_of(interaction), reply, png)
    if mode is ReplyMode.QUIETLY:  # what was answered then is the board
        return await interaction.followup.send(
            view=view, files=papers, allowed_mentions=NO_MENTIONS, ephemeral=True, wait=True
        )
    try:
        return await interaction.edit_original_response(
            content=None, embeds=[], view=view, attachments=papers, allowed_mentions=NO_MENTIONS
        )
    except discord.NotFound as error:
        if error.code != UNKNOWN_MESSAGE:
            raise
    # A newer answer took this one away meanwhile.
    return await _send_reply(interaction, ReplyMode.QUIETLY, reply, png)


async def _send_publicly(
    interaction: Interaction, aloud: PrivateReply, then: AfterSending | None
) -> None:
    png = await draw_picture(services_of(interaction), aloud.picture)

    async def said() -> discord.Message:
        blocks, papers = blocks_and_files_of_reply(aloud, png)
        return await interaction.followup.send(
            view=build_view(blocks, aloud.accent),
            files=papers,
            allowed_mentions=NO_MENTIONS,
            wait=True,
        )

    message = await _retry_once(said)
    if message is not None and then is not None:
        try:
            await then(str(message.id))
        except WriteError as trouble:
            _log.error("the disk does not take it: %s", trouble)


def build_message(
    services: Services, reply: PrivateReply, png: bytes
) -> tuple[LayoutView, list[discord.File]]:
    """Build the layout of a private reply and its attachments."""
    blocks, papers = blocks_and_files_of_reply(_mention_commands(reply, services.mentions), png)
    return build_view(blocks, reply.accent), papers


def _mention_commands(reply: PrivateReply, written: Mapping[str, str]) -> PrivateReply:
    words, more = (insert_mentions(text, written) for text in (reply.words, reply.more))
    return replace(reply, words=words, more=more)


def blocks_and_files_of_reply(
    reply: PrivateReply, png: bytes
) -> tuple[list[Block], list[discord.File]]:
    """List the blocks of a reply from top to bottom, and its attachments."""
    papers, sketch = [reply.attachment] if reply.attachment else [], reply.picture
    files, seen = list[discord.File](), list[Block]()
    words = [sketch.in_words, reply.words] if sketch and not png else [reply.words]
    if sketch and png:
        alt = discord_limits.cut_alt_text(sketch.alt)
        files.append(discord.File(io.BytesIO(png), sketch.name, description=alt))
        seen.append(PictureBlock(sketch.name, alt))
        words.append(sketch.caption)
    files += [discord.File(io.BytesIO(text.encode()), name) for name, text in papers]
    room = discord_limits.WORDS - len(reply.more) - len(words_of_blocks(reply.blocks))
    told = discord_limits.shorten_text("\n".join(filter(None, words)), room)
    above, below = ([TextBlock(text)] if text else [] for text in (told, reply.more))
    attached = (FileBlock(name) for name, _ in papers)
    return [*above, *seen, *below, *attached, *reply.blocks, *reply.components], files


async def autocomplete(
    interaction: Interaction, typed: object, choices: ChoicesFor
) -> list[AutocompleteChoice]:
    """List the choices that match what is typed, by their labels; none after an error."""
    try:
        found = await choices(await make_request_context(interaction))
    except ReplyInstead:
        return []
    except Exception as error:
        log_error(error)
        return []
    fitting = [pair for pair in found if matches_typed(str(typed), *pair)]
    return [
        AutocompleteChoice(
            name=discord_limits.shorten_text(label, discord_limits.CHOICE), value=value
        )
        for label, value in fitting[: discord_limits.OPTIONS]
    ]


def refusal_reply(request: RequestContext, refusal: Refusal) -> PrivateReply:
    """Describe a refusal where no table is known."""
    words = request.speech.speak_text(describe_table_refusal(None, refusal))
    return PrivateReply(words, tuple(rulebook.rule_buttons(request.speech, refusal.rule)))


def save_names_after_sending(request: RequestContext, names: Iterable[str]) -> AfterSending:
    """Store whom a public message names once it is sent, so that they can be erased."""
    return partial(_save_named_message, request, frozenset(filter(None, names)))


async def _save_named_message(request: RequestContext, names: frozenset[str], message: str) -> None:
    store = request.services.store
    people = await store.people_named(request.server, names) | {request.person.id}
    async with store.unit_of_work() as unit_of_work:
        unit_of_work.add_message_naming_people(MessageNamingPeople(request.place, message, people))
