"""Tables at which turns are made ahead: what is left there as a plan, and how the turn comes."""

from collections.abc import Sequence

from bot.engine.game import Seat
from bot.engine.text import Refusal
from bot.planning import orders_and_plans
from bot.planning.orders_and_plans import plans_of
from bot.players.player import make_player_chance
from bot.players.registry import computer_players
from bot.tables import lobby
from bot.tables.command_runner import Applied
from bot.tables.people import PersonId, TableId
from bot.tables.records import JobKind
from bot.tables.state import is_person_asked
from tests.tables.houses import COSIMO, EVERYBODY, ISABELLA, LORENZO, World
from tests.tools import turn_planner


async def opened(here: World, game: str) -> TableId:
    """A game in which somebody has his turn."""
    if game == "princes":
        return await here.action()
    table = await here.house.open_table(game, LORENZO, server="Florence", place="piazza")
    assert not isinstance(table, Refusal)
    for person in (ISABELLA, COSIMO):
        await here.do(table, lobby.sit_down(person))
    assert isinstance(await here.house.start_game(table, LORENZO, "start"), Applied)
    return table


async def whose_turn(here: World, table: TableId) -> Seat:
    seat = (await here.game(table)).turn((await here.course(table)).state)
    assert seat is not None
    return seat


async def after_him(here: World, table: TableId) -> PersonId:
    """Who has the turn after this one."""
    return EVERYBODY[(await whose_turn(here, table) + 1) % len(EVERYBODY)]


async def turn_over(here: World, table: TableId) -> None:
    """Whoever has the turn does as little as he may."""
    seat = await whose_turn(here, table)
    while await whose_turn(here, table) == seat:
        legal = await here.legal(table, EVERYBODY[seat])
        least = next((move for move in ("end", "done", "take 1") if move in legal), legal[0])
        await here.play(table, EVERYBODY[seat], least)


async def thought_of(here: World, table: TableId, person: PersonId) -> Sequence[Sequence[str]]:
    """What the greedy guest would do in his place when his turn comes."""
    state, seat = await here.standing(table), await here.seat(table, person)
    start = orders_and_plans.imagine_own_turn(state, seat)
    assert not isinstance(start, Refusal)
    key = state.game.key
    return turn_planner.plan_turns(
        start, computer_players(key)["greedy"], make_player_chance("ahead", seat, 0), 3
    )


async def leave_all(here: World, table: TableId, person: PersonId) -> None:
    """And in the second place, what else he would do."""
    for said in await thought_of(here, table, person):
        assert len(said) > 1
        await leave(here, table, person, said)


async def leave(here: World, table: TableId, person: PersonId, said: Sequence[str]) -> None:
    for act_of in (
        lambda seat: orders_and_plans.add_plan_moves(seat, said, 0),
        orders_and_plans.turn_draft_into_plan,
    ):
        outcome = await here.do_as(table, person, act_of)
        assert isinstance(outcome, Applied), outcome


async def kept(here: World, table: TableId, person: PersonId) -> tuple[str, ...]:
    return plans_of(await here.standing(table), await here.seat(table, person))


async def made(here: World, table: TableId, person: PersonId) -> None:
    """All that the house does for him."""
    seat = await here.seat(table, person)
    while (
        not is_person_asked(await here.standing(table), seat) and await here.next(table) == person
    ):
        assert await here.ring() is JobKind.ANSWER
