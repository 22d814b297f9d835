"""The table a request means, the person's part in it, and checks of their rights."""

from dataclasses import dataclass

from bot.engine.game import Seat
from bot.engine.text import Refusal, refuse
from bot.tables.command_runner import CommandResult, Rejected
from bot.tables.people import TableCard, TableId, TableStatus
from bot.tables.state import AnyCourse, TableState
from cogs.interaction.context import OPEN_STATUSES, AnySeatContext, RequestContext, SeatContext
from cogs.interaction.replies import AnswerCaller, PrivateReply, ReplyInstead, refusal_reply
from cogs.interaction.routes_and_forms import RouteHandler
from cogs.interaction.speech import SpeechContext, speech_at_table


@dataclass(frozen=True, slots=True)
class TableContext:
    """A person at a table, as a player or a spectator; requirements raise ReplyInstead."""

    request: RequestContext
    state: TableState
    speech: SpeechContext  # the person's language, with the names of this table

    @property
    def table_id(self) -> TableId:
        return self.state.card.id

    @property
    def seat(self) -> Seat | None:
        return self.state.card.owned_seat(self.request.person.id)

    @property
    def own_seat_context(self) -> AnySeatContext | None:
        """The person's seat at a started game; None for a spectator."""
        seat = self.seat
        if seat is None or self.state.course is None:
            return None
        return SeatContext(self.state, seat, self.speech)

    def require_no_embargo(self) -> None:
        """Turn the person away while others still play the same deal."""
        if self.state.is_embargoed:
            raise ReplyInstead(PrivateReply(self.request.speech("deal-is-shared")))

    def require_seat(self) -> AnySeatContext:
        """Return the person's seat, or turn a spectator away."""
        seat_context = self.own_seat_context
        if seat_context is None:
            is_early = self.seat is not None and self.state.card.status is TableStatus.GATHERING
            key = "door-before-start" if is_early else "door-no-hand"
            raise ReplyInstead(PrivateReply(self.request.speech(key)))
        return seat_context

    def require_started(self) -> AnyCourse:
        course = self.state.course
        if course is None:
            raise ReplyInstead(PrivateReply(not_started_text(self.state.card, self.speech)))
        return course

    def require_owner(self) -> None:
        if self.state.card.owner != self.request.person.id:
            raise ReplyInstead(refusal_reply(self.request, refuse("lobby", "only-the-owner")))


def not_started_text(card: TableCard, speech: SpeechContext) -> str:
    """Say why there is nothing to be seen, and what can be done instead."""
    match card.status:
        case TableStatus.CANCELLED:
            return speech("door-closed")
        case TableStatus.FROZEN:
            return speech("table-is-frozen")
    return speech("door-not-begun")


def make_table_context(request: RequestContext, state: TableState) -> TableContext:
    return TableContext(request, state, speech_at_table(state, request.person.language))


async def enter_table(request: RequestContext, table: TableId) -> TableContext:
    """Load the table that a button names. Raise ReplyInstead if the person may not see it."""
    state = await request.services.tables.table_state(table)
    if isinstance(state, Refusal):
        raise ReplyInstead(refusal_reply(request, state))
    if state.is_embargoed and state.card.seat_of_person(request.person.id) is None:
        raise ReplyInstead(PrivateReply(request.speech("deal-is-shared")))
    return _enter_and_mark_visited(request, state)


def context_after(request: RequestContext, outcome: CommandResult) -> TableContext:
    """The table after a command. Raise ReplyInstead if it has no state."""
    if outcome.state is not None:
        return _enter_and_mark_visited(request, outcome.state)
    if isinstance(outcome, Rejected):
        raise ReplyInstead(refusal_reply(request, outcome.refusal))
    raise ReplyInstead(PrivateReply(request.speech("door-not-kept")))


def _enter_and_mark_visited(request: RequestContext, state: TableState) -> TableContext:
    """Note a player's presence, and remember the state for the rest of the request."""
    table, person = state.card.id, request.person.id
    if state.card.owned_seat(person) is not None:
        request.visited[table] = state
        request.services.presence.mark_acting(table, person)
    return make_table_context(request, state)


# Which table a command means


async def enter_table_here(request: RequestContext) -> TableContext:
    return await enter_table(request, await find_table_id(request))


async def find_table_id(request: RequestContext, named: int | None = None) -> TableId:
    """Find the table that a command names, or that of its place."""
    return TableId(named) if named is not None else (await require_table_card_here(request)).id


async def require_table_card_here(request: RequestContext) -> TableCard:
    card = await find_table_card_here(request)
    if card is None:
        raise ReplyInstead(no_table_reply(request))
    return card


def no_table_reply(request: RequestContext) -> PrivateReply:
    return PrivateReply(request.speech("door-no-table"))


async def find_table_card_here(request: RequestContext) -> TableCard | None:
    """Find the table of this channel, else the only table where the person plays."""
    find_table_cards = request.services.store.find_table_cards
    cards = await find_table_cards(place=request.place, status=OPEN_STATUSES)
    # All that were ever played here are read only where none is open.
    if cards := cards or await find_table_cards(place=request.place):
        return cards[-1]
    own = await own_table_cards(request)
    return own[0] if len(own) == 1 else None


async def own_table_cards(request: RequestContext) -> list[TableCard]:
    """Load the open tables where the person holds a seat."""
    cards = await request.services.store.find_table_cards(
        person=request.person.id, status=OPEN_STATUSES
    )
    return [card for card in cards if card.owned_seat(request.person.id) is not None]


def handler_for_table_here(answer: RouteHandler, rest: str = "") -> AnswerCaller:
    """Make an answer that calls a route's handler for the table here."""

    async def answer_here(request: RequestContext) -> PrivateReply:
        return await answer(request, await find_table_id(request), rest)

    return answer_here


# Rights


def require_moderator(request: RequestContext) -> None:
    if not request.is_moderator:
        raise ReplyInstead(PrivateReply(request.speech("steward-only")))
