"""Which table somebody means, who he is there and what he may: asked once a click."""

from dataclasses import dataclass

from bot.engine.game import Seat
from bot.engine.text import Refusal, refuse
from bot.host.company import Status, TableCard, TableId
from bot.host.outcomes import Outcome, Refused
from bot.host.standing import AnyCourse, Standing
from cogs.door.answers import Answering, Reply, TurnedAway, refused
from cogs.door.caller import OPEN, Caller
from cogs.door.knocks import Answer
from cogs.door.sitting import AnySitting, Sitting
from cogs.door.speech import Voice, voice_at


@dataclass(frozen=True, slots=True)
class Visit:
    """Somebody at a table, whether he plays there or looks on; what he may not, turns him away."""

    caller: Caller
    standing: Standing
    voice: Voice  # in his language, with the names of this table

    @property
    def table(self) -> TableId:
        return self.standing.card.id

    @property
    def seat(self) -> Seat | None:
        return self.standing.card.seat_of(self.caller.person.id)

    @property
    def sitting(self) -> AnySitting | None:
        """Where he sits at a game that has begun; None for whoever only looks on."""
        seat = self.seat
        if seat is None or self.standing.course is None:
            return None
        return Sitting(self.standing, seat, self.voice)

    def unsealed(self) -> None:
        """Of a deal that others still play even its own players are told no more than they saw."""
        if self.standing.sealed:
            raise TurnedAway(Reply(self.caller.voice("deal-is-shared")))

    def own(self) -> AnySitting:
        """Where he sits, for what is shown to nobody else."""
        sitting = self.sitting
        if sitting is None:
            raise TurnedAway(Reply(self.caller.voice("door-no-hand")))
        return sitting

    def begun(self) -> AnyCourse:
        course = self.standing.course
        if course is None:
            raise TurnedAway(Reply(not_begun(self.standing.card, self.voice)))
        return course

    def owned(self) -> None:
        if self.standing.card.owner != self.caller.person.id:
            raise TurnedAway(refused(self.caller, refuse("lobby", "only-the-owner")))


def not_begun(card: TableCard, voice: Voice) -> str:
    """Why there is nothing to be seen, and what can be done instead."""
    match card.status:
        case Status.CANCELLED:
            return voice("door-closed")
        case Status.FROZEN:
            return voice("table-is-frozen")
    return voice("door-not-begun")


def visit_at(caller: Caller, standing: Standing) -> Visit:
    return Visit(caller, standing, voice_at(standing, caller.person.language))


async def at(caller: Caller, table: TableId) -> Visit:
    """The table that a button names."""
    standing = await caller.door.house.standing(table)
    if isinstance(standing, Refusal):
        raise TurnedAway(refused(caller, standing))
    if standing.sealed and standing.card.chair_of(caller.person.id) is None:
        raise TurnedAway(Reply(caller.voice("deal-is-shared")))
    return _visited(caller, standing)


def after(caller: Caller, outcome: Outcome) -> Visit:
    """The table as it stands after what was asked of it."""
    if outcome.standing is not None:
        return _visited(caller, outcome.standing)
    if isinstance(outcome, Refused):
        raise TurnedAway(refused(caller, outcome.refusal))
    raise TurnedAway(Reply(caller.voice("door-not-kept")))


def _visited(caller: Caller, standing: Standing) -> Visit:
    """He is there himself, and not only shown what waits elsewhere."""
    table, person = standing.card.id, caller.person.id
    if standing.card.seat_of(person) is not None:
        caller.visited[table] = standing
        caller.door.house.presence.acts(table, person)
    return visit_at(caller, standing)


# Which table a command means


async def here(caller: Caller) -> Visit:
    return await at(caller, await table_meant(caller))


async def table_meant(caller: Caller, named: int | None = None) -> TableId:
    """The table of a command: the one it names, or that of its place."""
    return TableId(named) if named is not None else (await card_meant(caller)).id


async def card_meant(caller: Caller) -> TableCard:
    card = await table_here(caller)
    if card is None:
        raise TurnedAway(no_table(caller))
    return card


def no_table(caller: Caller) -> Reply:
    return Reply(caller.voice("door-no-table"))


async def table_here(caller: Caller) -> TableCard | None:
    """The table of this channel, else the only one at which the caller plays."""
    cards = await caller.door.store.cards(place=caller.place)
    if cards:
        opened = [card for card in cards if card.status in OPEN]
        return (opened or list(cards))[-1]
    own = await own_cards(caller)
    return own[0] if len(own) == 1 else None


async def own_cards(caller: Caller) -> list[TableCard]:
    """The open tables at which whoever asks has a seat: none that he left for good."""
    cards = await caller.door.store.cards(person=caller.person.id, status=OPEN)
    return [card for card in cards if card.seat_of(caller.person.id) is not None]


def of_this_place(answer: Answer, rest: str = "") -> Answering:
    """What a button asks of its table, asked by a command of the table of its place."""

    async def answered(caller: Caller) -> Reply:
        return await answer(caller, await table_meant(caller), rest)

    return answered


# Who may


def stewards_only(caller: Caller) -> None:
    if not caller.is_steward:
        raise TurnedAway(Reply(caller.voice("steward-only")))
