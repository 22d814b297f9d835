"""Orders through the bell: the table's game is that of people bidding, and nobody else can tell."""

import asyncio
import logging
from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import HealthCheck, currently_in_test_context, event, given, settings
from hypothesis import strategies as st

from bot.engine.game import Event, Seat, legal_moves
from bot.engine.random_draws import Chance
from bot.engine.text import Refusal
from bot.games.princes.moves import Sell, Withdraw
from bot.planning import auction_orders, orders_and_plans
from bot.planning.planning_rules import AskPlayer, PlayMove
from bot.tables import derived_effects, seat_commands
from bot.tables.command_runner import Applied
from bot.tables.motion_kinds import UndoMotion
from bot.tables.people import PersonId, TableId, Time
from bot.tables.records import JobKind
from bot.tables.state import TableCommand
from tests.tables.houses import COSIMO, EVERYBODY, Options, World, why, world

LOTS = ("forest", "lake", "park", "prestige", "recruiting", "jester", "builder")
PRICES = st.integers(2, 15).map(lambda steps: 100 * steps)
ENDS = st.sampled_from(["pass", "ask"])
TEXTS = st.one_of(
    st.builds("limit {} {} {}".format, st.sampled_from(LOTS), PRICES, ENDS),
    st.builds("limit {} {} {}".format, st.sampled_from(LOTS), PRICES, ENDS),
    st.builds("wish {} {}".format, st.sampled_from(LOTS), PRICES),
    st.builds("wish {} {}".format, st.sampled_from(LOTS), PRICES),
    st.just("pass-rest"),
    st.builds("otherwise {}".format, ENDS),
    st.builds("put-up {}".format, st.sampled_from(LOTS)),
    st.builds("total {}".format, PRICES),
    st.builds(
        "lay {} {}".format, st.sampled_from(LOTS[:3]), st.sampled_from(["c3-0", "d1-1+a5-0"])
    ),
    st.builds(
        "choose prestige {} {}".format,
        st.sampled_from(["-", "most-lakes"]),
        st.sampled_from(["dearest", "ask"]),
    ),
    st.builds(
        "enlist {} {}".format,
        st.sampled_from(["-", "poet+painter"]),
        st.sampled_from(["hold", "ask"]),
    ),
    st.builds("courtship {} {}".format, st.sampled_from(["muse", "merchant"]), PRICES),
    st.builds("favour-on-hiring merchant {}".format, st.sampled_from(["points", "later"])),
)
PLIES = 30
# Whoever says no more than this has orders, and answers everything himself.
SAYS_NOTHING = ("choose bonus - ask", "enlist - ask")


@dataclass(frozen=True)
class Told:
    """What the table and single people can have noticed of one ply."""

    entry: str
    events: tuple[Event, ...]
    views: tuple[object, ...]
    notes: frozenset[str]  # to everybody but those who have orders
    at: Time
    phase: str


@dataclass(frozen=True)
class Opens:
    """Where a story begins: in the auctions of a round, or in the actions of the round before."""

    seed: int
    phase: str = "auction"
    options: Options = ()


opens = st.builds(
    Opens,
    st.integers(0, 10**6),
    st.sampled_from(["auction", "auction", "action"]),
    st.sampled_from([(), (), (("characters", "on"),)]),
)


@dataclass(frozen=True)
class Plan:
    """Orders of a seat, given before a ply of this number."""

    ply: int
    seat: Seat
    texts: tuple[str, ...]


plans = st.lists(
    st.builds(
        Plan,
        st.sampled_from([0, 0, 0, 3, 8, 15]),
        st.integers(0, 2).map(Seat),
        st.lists(TEXTS, min_size=1, max_size=4).map(tuple),
    ),
    min_size=1,
    max_size=4,
)


async def story(
    start: Opens,
    given_: Sequence[Plan],
    *,
    by_hand: bool = False,
    plies: int = PLIES,
    planners: Collection[Seat] = (),
) -> list[Told]:
    """An auction phase with all that could be noticed of it. By hand, the house knows no orders."""
    planners = {*planners, *(plan.seat for plan in given_)}
    with TemporaryDirectory() as folder:
        async with world(Path(folder), seed=f"secret {start.seed}") as here:
            begin = here.auction if start.phase == "auction" or start.options else here.action
            table = await begin(options=start.options)
            await here.take_notes(table)
            people = _People(here, table, start.seed, planners)
            return [
                await people.ply(number, [p for p in given_ if p.ply == number], by_hand=by_hand)
                for number in range(plies)
            ]


class _People:
    """Who sits at one of the two tables; their orders are in the house or in their heads."""

    def __init__(self, here: World, table: TableId, seed: int, planners: Collection[Seat]) -> None:
        self._world, self._table, self._seed = here, table, seed
        self._planners = planners
        self._heads: dict[Seat, tuple[str, ...]] = {}

    async def ply(self, number: int, plans_: Sequence[Plan], *, by_hand: bool) -> Told:
        here, table = self._world, self._table
        for plan in plans_:
            await self._give(plan, by_hand=by_hand)
        before = len(await here.journal(table))
        while len(await here.journal(table)) == before:
            if await here.dues(table, JobKind.ANSWER):
                assert await here.ring() is JobKind.ANSWER
                continue
            person = await here.next(table)
            await here.play(table, person, await self._answer(person, number))
        return await self._told()

    async def _give(self, plan: Plan, *, by_hand: bool) -> None:
        here, table = self._world, self._table
        if by_hand:
            view = await self._view(plan.seat)
            has = self._heads.get(plan.seat, ())
            orders = auction_orders.add_orders("princes", view, has, plan.texts)
            if not isinstance(orders, Refusal):
                self._heads[plan.seat] = orders
            return
        outcome = await here.do_as(
            table, EVERYBODY[plan.seat], lambda seat: orders_and_plans.give_orders(seat, plan.texts)
        )
        if currently_in_test_context():
            event(
                "an order was refused" if not isinstance(outcome, Applied) else "an order was given"
            )

    async def _answer(self, person: PersonId, number: int) -> str:
        """As the orders in his head say; else by luck, which is the same at both tables."""
        here, table = self._world, self._table
        seat = await here.seat(table, person)
        state, course = await here.standing(table), await here.course(table)
        legal = legal_moves(state.game, course.state, seat)
        match auction_orders.answer_by_orders(
            "princes", await self._view(seat), legal, self._heads.get(seat, ())
        ):
            case PlayMove(move):
                return state.game.vocabulary.spell(move)
            case AskPlayer():
                pass
        luck = Chance(f"people {self._seed}", number)
        calm = [move for move in legal if not isinstance(move, Sell | Withdraw)] or legal
        return state.game.vocabulary.spell(luck.one_of(calm, "move"))

    async def _view(self, seat: Seat | None) -> object:
        state, course = (
            await self._world.standing(self._table),
            await self._world.course(self._table),
        )
        return state.game.view(course.state, seat)

    async def _told(self) -> Told:
        here, table = self._world, self._table
        course = await here.course(table)
        line = (await here.store.journal_lines(table))[-1].entry
        others = {person for person in EVERYBODY if person - 1 not in self._planners}
        notes = {
            repr((str(note.key).split()[0], note.person, note.text, note.seat, note.decision))
            for note in await here.take_notes(table)
            if note.person in (None, *others)
        }
        return Told(
            f"{line.seat} {line.act} {line.seal}",
            course.made[-1].step.events,
            tuple([await self._view(viewer) for viewer in (Seat(0), Seat(1), Seat(2), None)]),
            frozenset(notes),
            here.clock.now(),
            getattr(await self._view(None), "phase", ""),
        )


def orders_equal_hands(start: Opens, given_: Sequence[Plan]) -> None:
    by_order = _timeless(asyncio.run(story(start, given_)))
    by_hand = _timeless(asyncio.run(story(start, given_, by_hand=True)))
    assert [told.entry for told in by_order] == [told.entry for told in by_hand]
    assert [told.events for told in by_order] == [told.events for told in by_hand]
    assert [told.notes for told in by_order] == [told.notes for told in by_hand]
    assert [told.views for told in by_order] == [told.views for told in by_hand]
    assert repr(by_order) == repr(by_hand)


def _timeless(told: Sequence[Told]) -> list[Told]:
    """People answer when they like; what the house does for them has its pause."""
    return [replace(one, at=Time(0)) for one in told]


_auctions = given(opens, plans)
_calm = settings(
    max_examples=8, deadline=None, database=None, suppress_health_check=[HealthCheck.too_slow]
)


@_auctions
@_calm
def test_nobody_can_tell_orders_from_hands(start: Opens, given_: list[Plan]) -> None:
    orders_equal_hands(start, given_)


@pytest.mark.long
@_auctions
@settings(_calm, max_examples=800)
def test_very_many_orders_look_like_hands(start: Opens, given_: list[Plan]) -> None:
    orders_equal_hands(start, given_)


# What is written


def is_written_in_water(start: Opens, given_: Sequence[Plan], others: Sequence[Plan]) -> int:
    """Until an act differs, nobody else can see, hear or time what was written.

    At both tables the same seats have orders; how many plies were the same is told.
    """
    one = asyncio.run(story(start, _with_nothing(given_, others)))
    other = asyncio.run(story(start, _with_nothing(others, given_)))
    same = [a.entry == b.entry for a, b in zip(one, other, strict=True)]
    until = same.index(False) if False in same else len(same)
    assert one[:until] == other[:until]
    assert [told.at for told in one[: until + 1]] == [told.at for told in other[: until + 1]]
    return until


def _with_nothing(given_: Sequence[Plan], others: Sequence[Plan]) -> list[Plan]:
    """Whenever somebody writes something at either table he has orders at both."""
    moments = sorted({(plan.ply, plan.seat) for plan in (*given_, *others)})
    return [*(Plan(ply, seat, SAYS_NOTHING) for ply, seat in moments), *given_]


WRITTEN = (
    Plan(0, Seat(0), ("wish jester 900", "otherwise pass")),
    Plan(0, Seat(1), ("wish forest 700", "lay forest c3-0", "total 900")),
    Plan(0, Seat(2), ("wish prestige 500", "choose prestige - dearest")),
)
WRITTEN_ELSE = (
    Plan(0, Seat(0), ("wish jester 500", "wish lake 400", "otherwise ask")),
    Plan(0, Seat(1), ("wish forest 800", "lay forest a5-0+c3-0", "put-up park")),
    Plan(0, Seat(2), ("limit prestige 400 ask", "choose prestige most-lakes ask")),
)


def test_what_is_written_is_neither_seen_nor_heard_nor_timed() -> None:
    assert is_written_in_water(Opens(7, "action"), WRITTEN, WRITTEN_ELSE) > 3


@pytest.mark.long
@given(opens, plans, plans)
@settings(_calm, max_examples=200)
def test_what_is_written_is_neither_seen_nor_heard_nor_timed_at_very_many_tables(
    start: Opens, given_: list[Plan], others: list[Plan]
) -> None:
    is_written_in_water(start, given_, others)


def leaves_no_trace(start: Opens, given_: Sequence[Plan]) -> None:
    """Not even that somebody has written can be noticed before the auctions begin."""
    planners = {plan.seat for plan in given_}
    written, silent = (
        asyncio.run(story(start, plans_, plies=6, planners=planners)) for plans_ in (given_, ())
    )
    of_actions = [one for one in silent if one.phase == "action"]
    assert written[: len(of_actions)] == of_actions


def test_wishes_for_later_leave_no_trace() -> None:
    leaves_no_trace(Opens(3, "action"), WRITTEN)


@pytest.mark.long
@given(st.integers(0, 10**6), plans)
@settings(_calm, max_examples=200)
def test_wishes_for_later_leave_no_trace_at_very_many_tables(seed: int, given_: list[Plan]) -> None:
    leaves_no_trace(Opens(seed, "action"), given_)


# One table


async def with_limit(world: World, *texts: str) -> tuple[TableId, PersonId, PersonId, PersonId]:
    """The jester is under the hammer; the second to bid has these orders."""
    table = await world.auction()
    first = await world.next(table)
    at = EVERYBODY.index(first)
    second, third = EVERYBODY[(at + 1) % 3], EVERYBODY[(at + 2) % 3]
    await world.order(table, second, *texts)
    await world.take_notes(table)
    await world.play(table, first, "nominate jester")
    return table, first, second, third


async def test_an_order_waits_a_moment_drawn_without_looking_at_it(tmp_path: Path) -> None:
    pauses = {}
    for text in ("limit jester 400 pass", "limit jester 1500 pass", "pass-rest"):
        folder = tmp_path / text.replace(" ", "-")
        folder.mkdir()
        async with world(folder) as here:
            table, *_ = await with_limit(here, text)
            (due,) = await here.dues(table, JobKind.ANSWER)
            pauses[text] = due.at - here.clock.now()
    (pause,) = set(pauses.values())
    assert derived_effects.SHORTEST <= pause <= derived_effects.LONGEST


async def test_the_pauses_differ_from_ply_to_ply(world: World) -> None:
    found = set()
    for _ in range(12):
        table, *_ = await with_limit(world, "pass-rest")
        world._seed += "."
        (due,) = await world.dues(table, JobKind.ANSWER)
        found.add(due.at - world.clock.now())
    assert found <= {2, 3, 4, 5, 6}
    assert len(found) >= 3


async def test_whose_order_answers_is_not_told_that_it_is_his_turn(world: World) -> None:
    table, _, second, third = await with_limit(world, "limit jester 400 pass")
    assert not [note for note in await world.take_notes(table) if str(note.key).startswith("turn")]
    await world.ring()
    assert (await world.journal(table))[-1].endswith("bid 300")
    (turn,) = [n for n in await world.take_notes(table) if str(n.key).startswith("turn")]
    assert turn.person == third
    assert second != third


async def test_an_order_that_is_at_its_end_asks_its_owner_once(world: World) -> None:
    table, _, second, third = await with_limit(world, "limit jester 300 ask")
    await world.ring()
    await world.play(table, third, "bid 400")
    await world.play(table, await world.next(table), "bid 500")
    assert await world.next(table) == second
    await world.take_notes(table)

    await world.ring()

    assert await world.dues(table, JobKind.ANSWER) == []
    notes = await world.notes(table)
    assert {note.person for note in notes} == {second}
    assert [note.text.key for note in notes if note.text] == ["limit-reached"]
    world.open()
    await world.pass_time(3600)
    assert [note.text.key for note in await world.notes(table) if note.text] == ["limit-reached"]
    await world.play(table, second, "bid 600")


async def test_orders_are_listed_changed_and_withdrawn_by_their_owner_alone(world: World) -> None:
    table, first, second, _ = await with_limit(world, "limit jester 400 pass", "wish lake 500")
    orders = [order.act for order in await world.store.load_orders(table)]
    assert orders == ["1: limit jester 400 pass", "1: wish lake 500"]

    def withdraw(seat: Seat) -> TableCommand:
        return orders_and_plans.withdraw_orders(seat, orders[:1])

    assert why(await world.do_as(table, first, withdraw)) == "no-such-order"
    assert isinstance(await world.do_as(table, second, withdraw), Applied)
    assert [order.act for order in await world.store.load_orders(table)] == orders[1:]
    await world.order(table, second, "wish lake 900")
    assert [order.act for order in await world.store.load_orders(table)] == ["1: wish lake 900"]


async def test_who_withdraws_his_order_when_it_is_his_turn_is_asked(world: World) -> None:
    table, _, second, _ = await with_limit(world, "limit jester 400 pass")
    orders = [order.act for order in await world.store.load_orders(table)]
    await world.do_as(table, second, lambda seat: orders_and_plans.withdraw_orders(seat, orders))
    assert await world.dues(table, JobKind.ANSWER) == []
    assert [n.person for n in await world.notes(table) if str(n.key).startswith("turn")] == [second]
    await world.order(table, second, "pass-rest")
    assert await world.dues(table, JobKind.ANSWER)
    assert not [n for n in await world.notes(table) if str(n.key).startswith("turn")]


async def test_an_order_given_behind_a_bell_that_rings_is_not_played_twice(world: World) -> None:
    table, _, second, _ = await with_limit(world, "limit jester 400 pass")
    (due,) = await world.dues(table, JobKind.ANSWER)
    await world.play(table, second, "bid 300")
    async with world.store.unit_of_work() as page:
        page.replace_jobs(table, [due], ())
    world.clock.at = due.at
    journal = await world.journal(table)
    await world.bell.run_due_jobs()
    assert await world.journal(table) == journal


async def test_an_order_survives_an_undo_but_does_not_fire_into_it(world: World) -> None:
    table, first, second, third = await with_limit(world, "limit jester 400 pass")
    await world.ring()
    await world.say_yes(table, UndoMotion(1))
    assert (await world.journal(table))[-1] == "None undo 1"

    await world.pass_time(60)
    assert await world.next(table) == second
    assert (await world.journal(table))[-1] == "None undo 1"
    assert [order.act for order in await world.store.load_orders(table)] == [
        "1: limit jester 400 pass"
    ]

    # From his own answer on it is obeyed again.
    await world.play(table, second, "bid 300")
    await world.play(table, third, "pass")
    await world.play(table, first, "bid 400")
    await world.ring()
    assert (await world.journal(table))[-1].endswith("pass")


async def test_who_takes_back_what_his_order_did_decides_himself(world: World) -> None:
    table, _, second, _ = await with_limit(world, "limit jester 400 pass")
    await world.ring()
    await world.do_as(table, second, lambda seat: seat_commands.undo_own_moves(seat, 1))
    assert await world.dues(table, JobKind.ANSWER) == []
    await world.pass_time(60)
    assert (await world.journal(table))[-1].endswith("undo 1")
    await world.play(table, second, "pass")


async def test_an_order_whose_premise_broke_tells_its_owner_alone(world: World) -> None:
    table, first, second, third = await with_limit(world, "wish forest 900", "pass-rest")
    await world.order(table, second, "limit jester 900 ask")
    await world.ring()
    await world.take_notes(table)
    for person in (third, first):
        await world.play(table, person, "pass")
    told = [note for note in await world.notes(table) if note.text is not None]
    assert all(note.person == second for note in told if note.text and "order" in note.text.key)


@pytest.mark.parametrize("fault", ["raises", "cheats"])
async def test_orders_that_fail_ask_their_owner_and_log_nothing_of_them(
    world: World, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, fault: str
) -> None:
    table, _, second, _ = await with_limit(world, "limit jester 400 pass")
    vocabulary = (await world.game(table)).vocabulary

    def failing(_: str, view: object, __: object, orders: Sequence[str]) -> object:
        if fault == "raises":
            raise ValueError(f"{orders} {view}")
        return PlayMove(vocabulary.read("bid 9900"))

    with caplog.at_level(logging.DEBUG), monkeypatch.context() as patch:
        patch.setattr(auction_orders, "answer_by_orders", failing)
        await world.ring()

    assert await world.next(table) == second
    assert await world.dues(table, JobKind.ANSWER) == []
    assert [n.person for n in await world.notes(table) if str(n.key).startswith("turn")] == [second]
    assert len([record for record in caplog.records if record.name.startswith("bot")]) == 1
    assert "limit" not in caplog.text
    assert "jester" not in caplog.text
    await world.play(table, second, "bid 300")


async def test_no_order_is_in_a_log(world: World, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.DEBUG):
        table, *_ = await with_limit(world, "limit jester 400 pass")
        await world.ring()
        await world.play_on(table, 3)
    assert [record for record in caplog.records if record.name.startswith("bot")] == []
    for word in ("jester", "limit", "medici-7"):
        assert word not in caplog.text


async def test_what_a_log_could_show_of_a_table_holds_no_secret(world: World) -> None:
    """The event loop shows results of slow tasks when it is debugged."""
    table, _, second, _ = await with_limit(world, "limit jester 400 pass")
    hand = (await world.course(table)).state.estates[0].hidden.hand
    outcome = await world.play(table, second, "bid 300")
    shown = repr(await world.standing(table)) + repr(outcome)
    for secret in ("medici-7", "limit", *hand):
        assert secret not in shown


async def test_a_wish_beyond_the_purse_is_told_at_the_auctions(world: World) -> None:
    table = await world.action()
    owner = COSIMO
    await world.order(table, owner, "wish jester 9900", "wish lake 300")
    await world.take_notes(table)

    while (await world.game(table)).view((await world.course(table)).state, None).phase == "action":
        assert "order-void" not in await world.news(table)
        await world.play(table, await world.next(table), "end")

    told = [note for note in await world.notes(table) if note.text is not None]
    void = [note for note in told if note.text and note.text.key == "order-void"]
    assert [note.person for note in void] == [owner]
    kept = [order.act for order in await world.store.load_orders(table)]
    assert kept == ["2: wish jester 9900", "2: wish lake 300"]
