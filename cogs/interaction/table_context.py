"""Which table a person means, who they are there, and what they may do."""

from dataclasses import dataclass

from bot.engine.game import Seat
from bot.engine.text import Refusal, refuse
from bot.tables.people import TableCard, TableId, TableStatus
from bot.tables.results import CommandResult, Rejected
from bot.tables.state import AnyCourse, TableState
from cogs.interaction.context import OPEN_STATUSES, AnySeatContext, RequestContext, SeatContext
from cogs.interaction.replies import AnswerCaller, PrivateReply, ReplyInstead, refusal_reply
from cogs.interaction.routes import RouteHandler
from cogs.interaction.speech import SpeechContext, speech_at_table


@dataclass(frozen=True, slots=True)
class TableContext:
    """Somebody at a table, whether he plays there or looks on; what he may not, turns him away."""

    caller: RequestContext
    standing: TableState
    voice: SpeechContext  # in his language, with the names of this table

    @property
    def table_id(self) -> TableId:
        return self.standing.card.id

    @property
    def seat(self) -> Seat | None:
        return self.standing.card.owned_seat(self.caller.person.id)

    @property
    def seat_context(self) -> AnySeatContext | None:
        """Where he sits at a game that has begun; None for whoever only looks on."""
        seat = self.seat
        if seat is None or self.standing.course is None:
            return None
        return SeatContext(self.standing, seat, self.voice)

    def require_no_embargo(self) -> None:
        """Of a deal that others still play even its own players are told no more than they saw."""
        if self.standing.is_embargoed:
            raise ReplyInstead(PrivateReply(self.caller.voice("deal-is-shared")))

    def require_seat(self) -> AnySeatContext:
        """Where he sits, for what is shown to nobody else."""
        sitting = self.seat_context
        if sitting is None:
            raise ReplyInstead(PrivateReply(self.caller.voice("door-no-hand")))
        return sitting

    def require_started(self) -> AnyCourse:
        course = self.standing.course
        if course is None:
            raise ReplyInstead(PrivateReply(not_started_text(self.standing.card, self.voice)))
        return course

    def require_owner(self) -> None:
        if self.standing.card.owner != self.caller.person.id:
            raise ReplyInstead(refusal_reply(self.caller, refuse("lobby", "only-the-owner")))


def not_started_text(card: TableCard, voice: SpeechContext) -> str:
    """Why there is nothing to be seen, and what can be done instead."""
    match card.status:
        case TableStatus.CANCELLED:
            return voice("door-closed")
        case TableStatus.FROZEN:
            return voice("table-is-frozen")
    return voice("door-not-begun")


def make_table_context(caller: RequestContext, standing: TableState) -> TableContext:
    return TableContext(caller, standing, speech_at_table(standing, caller.person.language))


async def enter_table(caller: RequestContext, table: TableId) -> TableContext:
    """The table that a button names."""
    standing = await caller.services.house.table_state(table)
    if isinstance(standing, Refusal):
        raise ReplyInstead(refusal_reply(caller, standing))
    if standing.is_embargoed and standing.card.seat_ever_held(caller.person.id) is None:
        raise ReplyInstead(PrivateReply(caller.voice("deal-is-shared")))
    return _mark_visited(caller, standing)


def table_after(caller: RequestContext, outcome: CommandResult) -> TableContext:
    """The table as it stands after what was asked of it."""
    if outcome.state is not None:
        return _mark_visited(caller, outcome.state)
    if isinstance(outcome, Rejected):
        raise ReplyInstead(refusal_reply(caller, outcome.refusal))
    raise ReplyInstead(PrivateReply(caller.voice("door-not-kept")))


def _mark_visited(caller: RequestContext, standing: TableState) -> TableContext:
    """He is there himself, and not only shown what waits elsewhere."""
    table, person = standing.card.id, caller.person.id
    if standing.card.owned_seat(person) is not None:
        caller.visited[table] = standing
        caller.services.house.presence.acting_at(table, person)
    return make_table_context(caller, standing)


# Which table a command means


async def enter_table_here(caller: RequestContext) -> TableContext:
    return await enter_table(caller, await find_table_meant(caller))


async def find_table_meant(caller: RequestContext, named: int | None = None) -> TableId:
    """The table of a command: the one it names, or that of its place."""
    return TableId(named) if named is not None else (await find_card_meant(caller)).id


async def find_card_meant(caller: RequestContext) -> TableCard:
    card = await table_here(caller)
    if card is None:
        raise ReplyInstead(no_table_reply(caller))
    return card


def no_table_reply(caller: RequestContext) -> PrivateReply:
    return PrivateReply(caller.voice("door-no-table"))


async def table_here(caller: RequestContext) -> TableCard | None:
    """The table of this channel, else the only one at which the caller plays."""
    cards = await caller.services.store.find_cards(place=caller.place)
    if cards:
        opened = [card for card in cards if card.status in OPEN_STATUSES]
        return (opened or list(cards))[-1]
    own = await own_cards(caller)
    return own[0] if len(own) == 1 else None


async def own_cards(caller: RequestContext) -> list[TableCard]:
    """The open tables at which whoever asks has a seat: none that he left for good."""
    cards = await caller.services.store.find_cards(person=caller.person.id, status=OPEN_STATUSES)
    return [card for card in cards if card.owned_seat(caller.person.id) is not None]


def answer_at_this_table(answer: RouteHandler, rest: str = "") -> AnswerCaller:
    """What a button asks of its table, asked by a command of the table of its place."""

    async def answered(caller: RequestContext) -> PrivateReply:
        return await answer(caller, await find_table_meant(caller), rest)

    return answered


# Who may


def require_moderator(caller: RequestContext) -> None:
    if not caller.is_moderator:
        raise ReplyInstead(PrivateReply(caller.voice("steward-only")))
