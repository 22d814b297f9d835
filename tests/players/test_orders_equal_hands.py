"""At the table nobody can tell orders from people: the same bids, winners and prices."""

from collections.abc import Mapping
from itertools import chain

import pytest
from hypothesis import HealthCheck, assume, given, note, settings
from hypothesis import strategies as st

from bot.engine.game import Seat, legal_moves
from bot.engine.random_draws import Chance
from bot.engine.text import Refusal
from bot.games.princes import moves
from bot.games.princes.state import State
from bot.planning import auction_orders
from bot.planning.planning_rules import AskPlayer, PlayMove
from tests.players.auctions import Answers, asked, by_luck, played, starts
from tests.rules.princes_table import GAME, naming, table
from tests.rules.telling import tell

LOTS = ("forest", "lake", "park", "landscapes", "prestige", "recruiting", "jester", "builder")
PRICES = st.integers(2, 14).map(lambda steps: 100 * steps)
ENDS = st.sampled_from(["pass", "ask"])
LIMITS = st.builds("limit {} {} {}".format, st.sampled_from(LOTS), PRICES, ENDS)
RIVALS = st.dictionaries(st.integers(0, 4), st.lists(LIMITS, min_size=3, max_size=9), min_size=1)
WISHES = st.builds("wish {} {}".format, st.sampled_from(LOTS), PRICES)
FOLLOWING = st.sampled_from(
    [
        *(f"lay {name} c3-0+a4-0+d1-1" for name in ("forest", "lake", "park")),
        *(f"enlist {names} {then}" for names in ("-", "poet") for then in ("hold", "ask")),
        *(f"choose prestige {card} dearest" for card in ("-", "most-lakes")),
        *(f"total {florins}" for florins in (300, 700)),
    ]
)
PLANS = st.tuples(
    st.lists(WISHES, max_size=5),
    st.lists(LIMITS, max_size=2),
    st.lists(ENDS.map("otherwise {}".format), max_size=1),
    st.sampled_from([[], [], [], ["pass-rest"]]),
    st.lists(FOLLOWING, max_size=3),
).map(lambda parts: list(chain(*parts)))
SEEDS = st.integers(0, 10**6)

Orders = Mapping[Seat, tuple[str, ...]]

_calm = settings(
    max_examples=40, deadline=None, suppress_health_check=[HealthCheck.too_slow], database=None
)
_thorough = settings(_calm, max_examples=3000)


# Limits against hands


def orders_equal_hands(state: State, limits: Mapping[int, list[str]], seed: int) -> None:
    orders = _taken(state, limits)
    note(f"{orders}")

    by_order = played(state, _obeyed(orders, by_luck(seed)))
    by_hand = played(state, _by_hand(orders, by_luck(seed)))

    assert [(ply.seat, ply.move) for ply in by_order] == [(ply.seat, ply.move) for ply in by_hand]
    assert [ply.events for ply in by_order] == [ply.events for ply in by_hand]
    assert [ply.views for ply in by_order] == [ply.views for ply in by_hand]
    assert [ply.state for ply in by_order] == [ply.state for ply in by_hand]


_any_limits = given(starts(), RIVALS, SEEDS)


@_any_limits
@_calm
def test_limits_do_what_hands_would_have_done(
    state: State, limits: dict[int, list[str]], seed: int
) -> None:
    orders_equal_hands(state, limits, seed)


@pytest.mark.long
@_any_limits
@_thorough
def test_limits_do_what_hands_would_have_done_at_very_many_tables(
    state: State, limits: dict[int, list[str]], seed: int
) -> None:
    orders_equal_hands(state, limits, seed)


@given(st.integers(3, 5), st.integers(1, 33), st.integers(0, 33), st.integers(1, 4))
@_calm
def test_of_two_limits_the_winner_pays_what_bidding_by_steps_comes_to(
    seats: int, high: int, low: int, place: int
) -> None:
    """The opener bids 200 and holds every second price, the other one those between."""
    other = Seat(1 + place % (seats - 1))
    opener_most, other_most = 200 + 100 * low, 200 + 100 * high
    state = tell(table(seats), "0 nominate jester")
    texts = {seat: ["pass-rest"] for seat in range(seats)}
    texts[0] += [f"limit jester {opener_most} pass"]
    texts[other] += [f"limit jester {other_most} pass"]
    assume(max(opener_most, other_most) <= 3500)

    played_ = played(state, _obeyed(_taken(state, texts), by_luck(0)))
    sale = played_[-1].state.sales[0]

    held = {Seat(0): low - low % 2, other: high - (high + 1) % 2}  # steps above the opening bid
    winner = max(held, key=lambda seat: held[seat])
    loser = other if winner == 0 else Seat(0)
    assert (sale.seat, sale.price) == (winner, 200 + 100 * (held[loser] + 1))
    assert sale.price <= {Seat(0): opener_most, other: other_most}[loser] + 100


# Plans


def plans_are_kept(state: State, plans: Mapping[int, list[str]], seed: int) -> None:
    """Every move is legal (`played` asks the judge), within its limit, and ends somewhere."""
    orders = _taken(state, plans)
    note(f"{orders}")
    obeyed = _obeyed(orders, by_luck(seed))

    def watched(state: State, seat: Seat, number: int) -> moves.Move:
        reply = _reply(state, seat, orders.get(seat, ()))
        if isinstance(reply, PlayMove):
            _look_at(state, seat, reply.move, orders[seat])
        return obeyed(state, seat, number)

    played(state, watched)


_any_plans = given(starts(), st.dictionaries(st.integers(0, 4), PLANS), SEEDS)


@_any_plans
@_calm
def test_plans_are_kept(state: State, plans: dict[int, list[str]], seed: int) -> None:
    plans_are_kept(state, plans, seed)


@pytest.mark.long
@_any_plans
@_thorough
def test_plans_are_kept_at_very_many_tables(
    state: State, plans: dict[int, list[str]], seed: int
) -> None:
    plans_are_kept(state, plans, seed)


@given(starts(), PLANS, SEEDS)
@_calm
def test_an_order_knows_nothing_that_its_owner_does_not(
    state: State, plan: list[str], seed: int
) -> None:
    (seat,) = GAME.to_move(state)
    (acts,) = _taken(state, {seat: plan}).values()
    imagined = GAME.imagine(state, seat, Chance(f"elsewhere {seed}", 0))

    assert _reply(state, seat, acts) == _reply(imagined, seat, acts)


@given(st.integers(2, 5), SEEDS, st.permutations(LOTS), st.sampled_from(["pass", "ask"]))
@_calm
def test_a_whole_plan_that_ends_by_passing_leaves_nothing_to_be_asked(
    seats: int, seed: int, lots: list[str], end: str
) -> None:
    state = naming(table(seats), seed % seats)
    plan = [f"wish {lot} 700" for lot in lots]
    orders = _taken(state, {seat: [*plan, f"otherwise {end}"] for seat in range(seats)})

    def never_asked(state: State, seat: Seat, number: int) -> moves.Move:
        assert asked(state).asked.kind not in {"nominating", "bidding"}
        return by_luck(seed)(state, seat, number)

    after = played(state, _obeyed(orders, never_asked))[-1].state
    assert len(after.sales) == min(seats, 5 if seats == 2 else 7)


# Who answers


def _obeyed(orders: Orders, people: Answers) -> Answers:
    """The house answers for whoever gave orders, the people for all it leaves to them."""

    def answer(state: State, seat: Seat, number: int) -> moves.Move:
        reply = _reply(state, seat, orders.get(seat, ()))
        return reply.move if isinstance(reply, PlayMove) else people(state, seat, number)

    return answer


def _by_hand(orders: Orders, people: Answers) -> Answers:
    """Written without the house: whoever has a price in mind goes one step higher, up to it."""
    minds = {
        (seat, words[2]): (int(words[3]), words[4])
        for seat, acts in orders.items()
        for words in map(str.split, acts)
    }

    def answer(state: State, seat: Seat, number: int) -> moves.Move:
        question = asked(state).asked
        if question.kind != "bidding" or (seat, question.lot) not in minds:
            return people(state, seat, number)
        most, afterwards = minds[seat, question.lot]
        if question.price + 100 <= most:
            return moves.Bid(question.price + 100)
        return moves.Pass() if afterwards == "pass" else people(state, seat, number)

    return answer


def _reply(state: State, seat: Seat, acts: tuple[str, ...]) -> PlayMove[moves.Move] | AskPlayer:
    legal = legal_moves(GAME, state, seat)
    return auction_orders.answer_by_orders("princes", GAME.view(state, seat), legal, acts)


def _taken(state: State, texts: Mapping[int, list[str]]) -> dict[Seat, tuple[str, ...]]:
    """What each seat's orders are, without those that the house refuses."""
    orders: dict[Seat, tuple[str, ...]] = {}
    for at in sorted(texts):
        seat = Seat(at % len(state.estates))
        view, acts = GAME.view(state, seat), orders.get(seat, ())
        for text in texts[at]:
            after = auction_orders.add_orders("princes", view, acts, [text])
            acts = acts if isinstance(after, Refusal) else after
        orders[seat] = acts
    return orders


def _look_at(state: State, seat: Seat, move: moves.Move, acts: tuple[str, ...]) -> None:
    """Neither a bid nor a lot named goes beyond what its owner said."""
    words = [act.split()[1:] for act in acts]
    total = min((int(word[1]) for word in words if word[0] == "total"), default=10**6)
    limits = {word[1]: min(total, int(word[2])) for word in words if word[0] == "limit"}
    wishes = {word[1]: min(total, int(word[2])) for word in words if word[0] == "wish"}
    match move:
        case moves.Bid(florins):
            lot = asked(state).asked.lot
            assert florins <= limits.get(lot, wishes.get(lot, 0))
            if lot not in limits:
                assert not _better_to_name(state, seat, lot, wishes | limits, list(wishes))
        case moves.Nominate(lot):
            assert (wishes | limits)[lot] >= _opening(state)
            assert not _better_to_name(state, seat, lot, wishes | limits, list(wishes))
        case moves.Withdraw():
            assert ["pass-rest"] in words or ["otherwise", "pass"] in words
        case moves.Place(landscape, square, turn):
            (places,) = [word[2] for word in words if word[:2] == ["lay", landscape]]
            assert f"{square}-{turn}" in places.split("+")
        case moves.Recruit(profession):
            assert ["enlist", profession] in [word[:2] for word in words]
        case moves.Keep():
            assert any(word[:2] == ["choose", "prestige"] for word in words)


def _better_to_name(
    state: State, seat: Seat, lot: str, most: Mapping[str, int], ranked: list[str]
) -> bool:
    """Whether this seat, if it were its turn, could name something it wishes for more."""
    legal = legal_moves(GAME, naming(state, seat, starter=state.starter, sales=state.sales), seat)
    better = ranked[: ranked.index(lot)]
    return any(
        moves.Nominate(other) in legal and most[other] >= _opening(state) for other in better
    )


def _opening(state: State) -> int:
    return 300 if len(state.estates) == 2 else 200
