"""Contexts of a request: services, the person who asks, their seat; permissions in a channel."""

import asyncio
from collections.abc import Awaitable, Callable, Hashable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import partial
from typing import TYPE_CHECKING, Any, Generic, TypeAlias
from weakref import WeakValueDictionary

import discord
from discord.abc import GuildChannel
from discord.ext import commands
from typing_extensions import TypeVar

from bot.engine.game import Seat, is_pointless, legal_moves
from bot.engine.notation import verb_of_move as verb_of
from bot.engine.rehearsal import Rehearsal, begin_rehearsal
from bot.engine.text import Named, Refusal, visible_text
from bot.history.reviews import ReviewService
from bot.history.shared_deals import SharedDealService
from bot.i18n.speak import nearest_language
from bot.notifications.presence_and_absence import Presence
from bot.scheduler.downtime_and_metrics import Metrics
from bot.storage.store import SqliteStore
from bot.tables import clocks
from bot.tables.command_runner import CommandResult
from bot.tables.people import MINUTE, Clock, Person, PersonId, TableId, TableStatus, Time
from bot.tables.service import SeatCommand, TableService
from bot.tables.state import (
    AnyCourse,
    TableState,
    person_of_seat,
    question_number,
    seats_called,
    seats_that_may_move,
    seats_waited_for,
)
from bot.tables.store_protocols import WriteError
from cogs.interaction import components
from cogs.interaction.components import ButtonSpec, QuestionId
from cogs.interaction.discord_limits import OPTIONS
from cogs.interaction.speech import (
    SpeechContext,
    describe_table_move,
    speech_at_table,
    speech_for_person,
)
from render.picture_cache import Album

if TYPE_CHECKING:
    from cogs.interaction.routes_and_forms import FormRoute, RouteHandler

Interaction: TypeAlias = discord.Interaction[discord.Client]

_OUTSIDE = "discord"
PAUSE_BETWEEN_POSTS = MINUTE  # before the same is shown to everybody again
OPEN_STATUSES = (TableStatus.GATHERING, TableStatus.PLAYING, TableStatus.PAUSED, TableStatus.FROZEN)


# What the invitation asks for, and nothing else.
PERMISSIONS = discord.Permissions(
    view_channel=True,
    send_messages=True,
    send_messages_in_threads=True,
    create_public_threads=True,
    embed_links=True,
    attach_files=True,
    read_message_history=True,
)
_TO_PLAY = ("view_channel", "send_messages", "embed_links")  # without files it goes in words
_IN_A_THREAD = {"send_messages": "send_messages_in_threads"}
_TO_OPEN_THREADS = ("create_public_threads", "send_messages_in_threads")
NEEDED_PERMISSIONS = (*_TO_PLAY, *_TO_OPEN_THREADS)


@dataclass(frozen=True, slots=True)
class ChannelContext:
    """What the bot and the person may do in a channel."""

    is_ours: bool = True  # people bring the commands to places where the bot is no member
    lacking: tuple[str, ...] = ()  # permissions, by Discord's names
    thread_parent: discord.TextChannel | None = None  # the channel, if threads may hang of it
    lacking_for_threads: tuple[str, ...] = ()
    channel: str = ""  # the place itself, or the channel whose thread it is
    invitation: str = ""
    may_write: bool = True  # the person


def channel_context(interaction: discord.Interaction[discord.Client]) -> ChannelContext:
    server, channel = interaction.guild_id, interaction.channel
    if server is None:
        return ChannelContext(is_ours=is_bot_dm(interaction))
    thread = channel if isinstance(channel, discord.Thread) else None
    return ChannelContext(
        is_ours=interaction.client.get_guild(server) is not None,
        lacking=missing_permissions(channel, interaction.app_permissions),
        thread_parent=channel if isinstance(channel, discord.TextChannel) else None,
        lacking_for_threads=missing_for_threads(interaction.app_permissions),
        channel=str(thread.parent_id if thread else interaction.channel_id),
        invitation=invite_link(interaction.application_id),
        may_write=can_write(channel, interaction.permissions),
    )


def is_bot_dm(interaction: discord.Interaction[discord.Client]) -> bool:
    """Whether it comes from direct messages with the bot, not among people."""
    return interaction.guild_id is None and not interaction.context.private_channel


def can_write(channel: object, allowed: discord.Permissions) -> bool:
    in_thread = isinstance(channel, discord.Thread)
    return allowed.send_messages_in_threads if in_thread else allowed.send_messages


def missing_permissions(channel: object, allowed: discord.Permissions) -> tuple[str, ...]:
    """List the permissions that playing in this channel needs and the bot lacks."""
    in_thread = isinstance(channel, discord.Thread)
    needed = [_IN_A_THREAD.get(one, one) if in_thread else one for one in _TO_PLAY]
    return tuple(one for one in needed if not getattr(allowed, one))


def missing_for_threads(allowed: discord.Permissions, *, has_one: bool = False) -> tuple[str, ...]:
    """List the permissions that the bot lacks to open a thread, or to write in one."""
    needed = _IN_A_THREAD.values() if has_one else _TO_OPEN_THREADS
    return tuple(one for one in needed if not getattr(allowed, one))


def bot_permissions(channel: object) -> discord.Permissions:
    """Find the bot's permissions in a channel; all of them where nothing is known."""
    if isinstance(channel, discord.Thread) and channel.parent is None:
        return discord.Permissions.all()
    if isinstance(channel, (GuildChannel, discord.Thread)):
        return channel.permissions_for(channel.guild.me)
    return discord.Permissions.all()


def invite_link(application: int | None) -> str:
    """Make an invite link with exactly the permissions that are needed."""
    scopes = ("bot", "applications.commands")
    return discord.utils.oauth_url(application or 0, permissions=PERMISSIONS, scopes=scopes)


def install_link(application: int | None) -> str:
    """Make a link by which people add the commands for themselves, wherever they are."""
    link = discord.utils.oauth_url(application or 0, scopes=("applications.commands",))
    return f"{link}&integration_type=1"


def permission_name(permission: str) -> Named:
    """Name a permission as Discord's settings do."""
    return Named("permission", permission.replace("_", "-"))


# Requests


@dataclass(frozen=True, slots=True)
class Services:
    """The services that requests use: tables, store, clock, films, reviews, routes."""

    tables: TableService
    store: SqliteStore
    clock: Clock
    films: Album
    shared: SharedDealService
    reviews: ReviewService
    presence: Presence
    # Sends a direct message and returns its channel. Raises UndeliverableError.
    in_private: Callable[[Person, str], Awaitable[str]]
    draws: bool = False  # whether private panels have pictures
    mentions: Mapping[str, str] = field(default_factory=dict)  # of commands, by what each is called
    routes: Mapping[str, "RouteHandler"] = field(default_factory=dict)  # of the loaded cogs
    pages: Mapping[str, str] = field(default_factory=dict)  # addresses of the owner's pages
    # Held while a table is opened or moved, so that no two get the same place.
    opening: asyncio.Lock = field(default_factory=asyncio.Lock)
    # Held while a person opens a table in a new thread.
    thread_locks: WeakValueDictionary[PersonId, asyncio.Lock] = field(
        default_factory=WeakValueDictionary
    )
    # Held while an ephemeral reply takes the place of the last one to a person in a channel.
    reply_locks: WeakValueDictionary[tuple[PersonId, str], asyncio.Lock] = field(
        default_factory=WeakValueDictionary
    )
    # When something was shown to everybody, by place, within the last minute.
    shown: dict[tuple[str, Hashable], Time] = field(default_factory=dict)


class SignoriaClient(commands.AutoShardedBot):
    """The bot's client: its services, the routes of the loaded cogs, and requests in progress."""

    services: Services
    routes: dict[str, "RouteHandler"]
    forms: dict[str, "FormRoute"]
    metrics: Metrics
    is_shutting_down = False  # new requests are refused
    running_answers: dict[asyncio.Task[object], int]  # answers in progress, with the accounts
    # Panels that the table has changed and nobody has pressed since, with when that was.
    changed_panels: dict[int, float]


async def _no_direct_messages() -> str:
    return ""


@dataclass(frozen=True, slots=True)
class RequestContext:
    """Who sent a request, from which place, and with which rights."""

    services: Services
    person: Person
    place: str
    server: str
    request_id: str
    is_moderator: bool
    roles: tuple[int, ...] = ()
    venue: ChannelContext = field(default_factory=ChannelContext)
    is_on: Callable[[str], bool] = field(default=bool, repr=False)  # whether the bot is, by server
    # Finds the person's direct messages.
    find_direct_messages: Callable[[], Awaitable[str]] = field(
        default=_no_direct_messages, repr=False
    )
    # Whether a public post answers: in private only what that does not say is shown.
    is_answered_by_post: bool = False
    # States of the person's own tables, as this request has seen them.
    visited: dict[TableId, TableState] = field(default_factory=dict)

    @property
    def speech(self) -> SpeechContext:
        return speech_for_person(self.person)

    def moved_to_direct_messages(self, place: str) -> "RequestContext":
        """The same request as if it came from the person's direct messages."""
        return replace(self, place=place, server="", venue=ChannelContext())

    def claim_public_showing(self, what: Hashable) -> bool:
        """Note that this is shown here to everybody; False if it was within the last minute."""
        shown, now = self.services.shown, self.services.clock.now()
        for old in [one for one, at in shown.items() if not 0 <= now - at < PAUSE_BETWEEN_POSTS]:
            del shown[old]
        is_new = (self.place, what) not in shown
        if is_new:
            shown[self.place, what] = now
        return is_new

    async def run_seat_command(self, table: TableId, seat_act: SeatCommand) -> CommandResult:
        """Run a command for the person's seat, and note that they are present."""
        self.services.presence.mark_acting(table, self.person.id)
        house = self.services.tables
        return await house.run_seat_command(table, self.person.id, seat_act, self.request_id)


def client_of(interaction: Interaction) -> SignoriaClient:
    assert isinstance(interaction.client, SignoriaClient)
    return interaction.client


def services_of(interaction: Interaction) -> Services:
    return client_of(interaction).services


async def make_request_context(interaction: Interaction) -> RequestContext:
    services, user = services_of(interaction), interaction.user
    language = nearest_language(interaction.locale.value)
    return RequestContext(
        services=services,
        person=await find_or_add_person(services, user, language),
        place=str(interaction.channel_id or ""),
        server=str(interaction.guild_id or ""),
        request_id=f"discord {interaction.id}",
        is_moderator=_is_moderator(interaction),
        roles=tuple(role.id for role in user.roles) if isinstance(user, discord.Member) else (),
        venue=channel_context(interaction),
        is_on=partial(_is_bot_on_server, interaction.client),
        find_direct_messages=partial(_direct_message_place, interaction),
    )


def _is_bot_on_server(client: discord.Client, server: str) -> bool:
    return not server.isdecimal() or client.get_guild(int(server)) is not None


async def _direct_message_place(interaction: Interaction) -> str:
    """Find the person's direct messages; "" if there are none."""
    if is_bot_dm(interaction):
        return str(interaction.channel_id or "")
    try:
        return str((await interaction.user.create_dm()).id)
    except discord.HTTPException:
        return ""


def _is_moderator(interaction: Interaction) -> bool:
    """Whether the person may manage the server or the channels of all of it."""
    user = interaction.user
    if interaction.guild_id is None or not isinstance(user, discord.Member):
        return False
    if interaction.permissions.manage_guild:
        return True
    return interaction.guild is not None and user.guild_permissions.manage_channels


async def find_or_add_person(
    services: Services, user: discord.User | discord.Member, language: str = "en"
) -> Person:
    """Find or add the person of an account; store a changed name."""
    name = visible_text(user.global_name or "") or visible_text(user.name)
    found = await services.store.find_or_add_person(account_key(user.id), name, language)
    person = await services.tables.find_person(found.id) or found
    if person.name == name:
        return person
    renamed = replace(person, name=name)
    try:
        await services.tables.save_person(renamed)
    except WriteError:
        return person
    return renamed


def account_key(account: int) -> str:
    """Format how the store names a Discord account."""
    return f"{_OUTSIDE} {account}"


def account_of(person: Person) -> int | None:
    """Parse the account of a person; None if they were forgotten or use another front end."""
    services, _, number = person.outside.partition(" ")
    return int(number) if services == _OUTSIDE and number.isdecimal() else None


# What a seat may see of its game. Rooms that show every game alike know nothing of it.
V_co = TypeVar("V_co", covariant=True, default=object)
V = TypeVar("V")

# Moves are objects here; a game's panels narrow their types.
GameRehearsal: TypeAlias = Rehearsal[object, object, V]


# In place of a question's name: a turn made ahead, and a report of what was done.
PLANNED, TOLD = "plan", "told"
_QUESTION = "question"


@dataclass(frozen=True, slots=True)
class PanelQuestion:
    """Names what a panel shows; the name changes once the panel is out of date."""

    table: TableId
    question: str

    @property
    def is_question(self) -> bool:
        return self.question.startswith(_QUESTION)


@dataclass(frozen=True, slots=True)
class SeatContext(Generic[V_co]):
    """A seat at a started game, and the language of its player.

    In a turn made ahead the state is the one that its steps lead to, and moves become steps of the
    plan; panels need not know the difference.
    """

    state: TableState
    seat: Seat
    speech: SpeechContext
    ahead: bool = False

    @property
    def course(self) -> AnyCourse:
        return self.state.begun_course

    @property
    def question_id(self) -> QuestionId:
        card, decision = self.state.card, self.course.decisions[self.seat]
        return QuestionId(card.id, self.seat, card.incarnation + decision, self.ahead)

    @property
    def panel_question(self) -> PanelQuestion:
        """What a panel drawn now shows: a question, a plan, or whom the table waits for."""
        card = self.state.card
        if self.ahead:
            return self.plans_panel_key
        if self.can_act:
            return PanelQuestion(card.id, f"{_QUESTION} {question_number(self.state, self.seat)}")
        return PanelQuestion(card.id, f"{card.status} {self.course.ply}")

    @property
    def plans_panel_key(self) -> PanelQuestion:
        """What a panel of plans shows."""
        return PanelQuestion(self.state.card.id, PLANNED)

    @property
    def news_panel_question(self) -> PanelQuestion:
        """What a panel shows that only reports what was done."""
        return PanelQuestion(self.state.card.id, TOLD)

    @property
    def can_act(self) -> bool:
        """Whether the seat has a question or is asked for wishes."""
        return self.is_asked_for_wishes or self.may_move

    @property
    def turn_button_id(self) -> str:
        """The id of the button that leads back to the panel of the turn."""
        return components.route_id("plan" if self.ahead else "turn", self.state.card.id)

    @property
    def is_asked(self) -> bool:
        return self.seat in seats_waited_for(self.state)

    @property
    def is_asked_for_wishes(self) -> bool:
        """Whether the seat is asked for its wishes in a sealed round."""
        return self.seat in seats_called(self.state)

    @property
    def may_move(self) -> bool:
        """Whether the seat may move, though the table may wait for another."""
        return self.seat in seats_that_may_move(self.state)

    @property
    def view(self) -> V_co:
        seen: V_co = self.state.game.view(self.course.state, self.seat)
        return seen

    def start_rehearsal(self) -> GameRehearsal[V_co]:
        """Start a rehearsal from what the seat knows; nothing of it is stored."""
        return begin_rehearsal(self.state.game, self.course.state, self.seat)

    def spell_move(self, move: object) -> str:
        return self.state.game.vocabulary.spell(move)

    def legal_moves(self) -> list[object]:
        """List every legal move; one with a free amount stands for all its amounts."""
        return legal_moves(self.state.game, self.course.state, self.seat)

    def amounts(self, move: object) -> range:
        return self.state.game.amounts(self.course.state, self.seat, move)

    def move_button(
        self, spelt: str, *, likely: bool = False, row: int | None = None
    ) -> ButtonSpec:
        """Make a button that makes this move."""
        text = describe_table_move(self.state, spelt)
        label = self.speech.button_text(text) if text else spelt
        return ButtonSpec(components.move_id(self.question_id, spelt), label, likely, row=row)

    def is_legal(self, spelt: str) -> bool:
        """Whether this spelling is a complete move that is legal now."""
        move = self.state.game.vocabulary.read(spelt)
        if isinstance(move, Refusal) or not self.may_move:
            return False
        return self.why_not_legal(move) is None

    def why_not_legal(self, move: object) -> Refusal | None:
        """Say why this move is not legal now; None if it is."""
        return self.state.game.judge(self.course.state, self.seat)(move)

    def moves_by_verb(self) -> dict[str, list[object]]:
        """List legal moves by verb, without pointless ones; unspelled, which is far faster."""
        found: dict[type[object], list[object]] = {}
        for move in self.legal_moves():
            if not is_pointless(move):
                found.setdefault(type(move), []).append(move)
        return {verb_of(kind): moves for kind, moves in found.items()}

    def spell_legal_moves(self, *, verb: str = "") -> Iterator[str]:
        """Spell those moves, with as many amounts as a menu has room for."""
        for name, moves in self.moves_by_verb().items():
            if verb in ("", name):
                yield from self.spell_with_amounts(moves)

    def spell_with_amounts(self, moves: Iterable[object]) -> Iterator[str]:
        """Spell these moves, each with its amounts."""
        vocabulary = self.state.game.vocabulary
        for move in moves:
            if not vocabulary.free_amount_field(type(move)):
                yield self.spell_move(move)
                continue
            for amount in sample_amounts(self.amounts(move)):
                yield self.spell_move(vocabulary.with_amount(move, amount))


def sample_amounts(amounts: range) -> list[int]:
    """Choose at most as many amounts as a menu shows, with the lowest and the highest."""
    if len(amounts) <= OPTIONS:
        return list(amounts)
    last = len(amounts) - 1
    return [amounts[at * last // (OPTIONS - 1)] for at in range(OPTIONS)]


# At a table of which only the key of its game is known.
AnySeatContext: TypeAlias = SeatContext[Any]


def seat_context(state: TableState, person: Person) -> AnySeatContext | None:
    """Find a person's seat at a started game; None for a spectator."""
    seat = state.card.owned_seat(person.id)
    if seat is None or state.course is None:
        return None
    return SeatContext(state, seat, speech_at_table(state, person.language))


def deadline_of_seat(state: TableState, seat: Seat) -> Time | None:
    """Find when this seat has to answer; None if it need not."""
    if not state.budgets:
        return None
    person, budget = person_of_seat(state, seat), state.budgets[seat]
    return clocks.answer_deadline(state.card.terms, budget, person, state.now)
