"""Secret orders for the character auction: case by case, and against hands."""

from collections.abc import Mapping
from functools import cache

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bot.engine.game import Seat, legal_moves
from bot.engine.random_draws import Chance
from bot.engine.text import Refusal
from bot.games.princes.moves import Court, Move, Pass
from bot.games.princes.state import State
from bot.planning import auction_orders
from bot.planning.planning_rules import PlayMove
from tests.players import obeying
from tests.players.auctions import Answers, Ply, asked, by_luck
from tests.players.obeying import notices, refusal, reply, void
from tests.rules.princes_table import GAME, acting, hiring, served, table
from tests.rules.princes_table import given as holding
from tests.rules.telling import step, tell
from tests.rules.wanderings import wandering

CHARACTERS = ("banker", "cardinal", "merchant", "muse", "princess", "professor")


def before_hiring(seats: int = 3) -> State:
    return table(seats, characters="on")


def given_by(state: State, seat: int, *texts: str) -> tuple[str, ...]:
    return obeying.given(state, seat, *texts)


# Obeying


def test_a_courtship_stands_the_pawn_on_the_lowest_space_that_counts() -> None:
    state = hiring(before_hiring())
    acts = given_by(state, 0, "courtship muse 700")
    assert reply(state, acts) == "court muse 300"
    state = tell(state, "0 court muse 300", "1 court muse 500", "2 pass")
    assert reply(state, acts) == "court muse 600"


def test_it_ends_at_its_limit_and_asks() -> None:
    state = hiring(before_hiring())
    acts = given_by(state, 0, "courtship muse 700")
    state = tell(state, "0 court muse 300", "1 court muse 700", "2 pass")
    assert reply(state, acts) == "ask: no-wish-left"


def test_or_hires_nobody_where_its_owner_said_so() -> None:
    state = hiring(before_hiring())
    acts = given_by(state, 0, "courtship muse 700", "courtship-otherwise pass")
    state = tell(state, "0 court muse 300", "1 court muse 700", "2 pass")
    assert reply(state, acts) == "pass"


def test_the_next_courtship_in_rank_follows() -> None:
    state = hiring(before_hiring())
    acts = given_by(state, 0, "courtship muse 400", "courtship banker 200")
    state = tell(state, "0 court muse 300", "1 court muse 400", "2 pass")
    assert reply(state, acts) == "court banker 0"


def test_a_courtship_never_goes_beyond_the_cash() -> None:
    state = before_hiring()
    acts = given_by(state, 0, "courtship muse 900", "courtship banker 100")
    poor = hiring(holding(state, 0, florins=500))
    assert reply(tell(poor, "0 court muse 300", "1 court muse 500", "2 pass"), acts) == (
        "court banker 0"
    )


def test_to_hire_nobody_passes() -> None:
    state = hiring(before_hiring())
    assert reply(state, given_by(state, 0, "no-courtship")) == "pass"


def test_without_an_order_its_owner_is_asked() -> None:
    state = hiring(before_hiring())
    assert reply(state, ()) == "ask"
    assert reply(state, given_by(before_hiring(), 0, "pass-rest")) == "ask"


def test_orders_for_characters_are_given_while_lots_are_still_sold() -> None:
    state = before_hiring()
    acts = given_by(state, 0, "courtship muse 700", "wish jester 500")
    assert reply(state, acts) == "nominate jester"
    assert reply(hiring(state), acts) == "court muse 300"


def test_an_order_answers_no_question_about_a_character_at_hand() -> None:
    state = served(before_hiring(), 0, "merchant")
    acts = given_by(state, 0, "courtship muse 700", "pass-rest")
    assert reply(hiring(state), acts) == "ask"


# Giving


def test_passing_the_lots_leaves_the_courtships_alone_and_the_other_way_round() -> None:
    state = before_hiring()
    acts = given_by(state, 0, "wish jester 500", "courtship muse 700", "pass-rest")
    assert acts == ("1: pass-rest", "1: courtship muse 700")
    assert obeying.given(state, 0, "no-courtship", kept=acts) == ("1: pass-rest", "1: no-courtship")


def test_a_new_courtship_stands_in_the_place_of_the_old_one() -> None:
    texts = ("courtship muse 700", "courtship banker 0", "courtship muse 300")
    assert given_by(before_hiring(), 0, *texts) == (
        "1: courtship muse 300",
        "1: courtship banker 0",
    )


def test_a_courtship_takes_back_that_nobody_is_to_be_hired() -> None:
    assert given_by(before_hiring(), 0, "no-courtship", "courtship muse 300") == (
        "1: courtship muse 300",
    )


@pytest.mark.parametrize(
    ("state", "texts", "key", "nearest"),
    [
        (table(3), ["courtship muse 300"], "no-characters-here", ""),
        (before_hiring(), ["courtship duke 300"], "no-such-character", ""),
        (before_hiring(), ["courtship muse 350"], "no-such-space", "courtship muse 300"),
        (before_hiring(), ["courtship banker 900"], "no-such-space", "courtship banker 500"),
        (
            holding(before_hiring(), 0, florins=450),
            ["courtship muse 600"],
            "cannot-pay-in-cash",
            "courtship muse 400",
        ),
        (
            holding(before_hiring(), 0, florins=200),
            ["courtship muse 600"],
            "cannot-pay-in-cash",
            "",
        ),
        (before_hiring(), ["courtship-otherwise pass"], "otherwise-needs-wishes", "no-courtship"),
        (before_hiring(), ["courtship muse 300", "courtship-otherwise sell"], "no-such-end", ""),
        (tell(hiring(before_hiring()), "0 pass"), ["courtship muse 300"], "courts-no-more", ""),
    ],
)
def test_an_order_without_sense_is_refused(
    state: State, texts: list[str], key: str, nearest: str
) -> None:
    told = refusal(state, 0, *texts)
    assert (told.text.key, told.nearest) == (key, nearest)


def test_during_the_auction_limits_begin_above_the_pawns() -> None:
    state = tell(hiring(before_hiring()), "0 court muse 600", "1 court banker 500")
    assert refusal(state, 2, "courtship muse 500").text.key == "limit-too-low"
    assert refusal(state, 2, "courtship muse 500").nearest == "courtship muse 700"
    assert refusal(state, 2, "courtship banker 500").text.key == "no-space-above"
    state = tell(state, "2 court muse 700")
    assert refusal(state, 1, "courtship banker 500").text.key == "no-space-above"


# What is void


def two_rivals() -> State:
    """Seat 1 is still asked, seat 0 has the Muse."""
    state = hiring(before_hiring())
    return tell(state, "0 court muse 300", "1 court cardinal 300", "2 court cardinal 400")


def test_a_character_hired_by_somebody_else_is_void_and_the_last_wish_is_news() -> None:
    state = before_hiring()
    acts = given_by(state, 1, "courtship muse 900")
    assert void(two_rivals(), 1, acts) == {"courtship muse 900": "character-hired"}
    before = tell(hiring(state), "0 court muse 300", "1 court cardinal 300")
    assert notices(before, two_rivals(), 1, acts)


def test_with_another_wish_left_it_is_no_news() -> None:
    acts = given_by(before_hiring(), 1, "courtship muse 900", "courtship banker 300")
    before = tell(hiring(before_hiring()), "0 court muse 300", "1 court cardinal 300")
    assert notices(before, two_rivals(), 1, acts) == []


def test_whoever_has_hired_or_passed_has_void_orders() -> None:
    acts = given_by(before_hiring(), 0, "courtship banker 0")
    assert void(two_rivals(), 0, acts) == {"courtship banker 0": "has-a-character"}
    passed = tell(hiring(before_hiring()), "0 pass")
    assert void(passed, 0, acts) == {"courtship banker 0": "courts-no-more"}
    assert void(acting(before_hiring(), 0), 0, acts) == {
        "courtship banker 0": "characters-are-hired"
    }


def test_who_served_whom_the_round_before_makes_nothing_void() -> None:
    state = served(before_hiring(), 1, "muse")
    assert void(state, 0, given_by(state, 0, "courtship muse 300")) == {}


# Against hands


@cache
def positions(seats: int) -> tuple[State, ...]:
    """Where a pawn is to be stood, in all rounds of games at random."""
    return tuple(
        stride.before
        for seed in range(6)
        for stride in wandering(seed, seats, characters="on")
        if asked(stride.before).asked.kind == "courting"
    )


def played(state: State, answers: Answers) -> list[Ply]:
    """The rest of the character auction."""
    plies: list[Ply] = []
    while asked(state).phase == "characters":
        (seat,) = GAME.to_move(state)
        move = answers(state, seat, len(plies))
        after = step(state, f"{seat} {GAME.vocabulary.spell(move)}", len(plies))
        state = after.state
        seats = [Seat(at) for at in range(len(state.estates))]
        views = tuple(GAME.view(state, viewer) for viewer in (*seats, None))
        plies.append(Ply(seat, move, state, after.events, views))
    return plies


Minds = Mapping[int, list[tuple[str, int]]]
MIND = st.lists(
    st.tuples(st.sampled_from(CHARACTERS), st.integers(0, 15).map(lambda space: 100 * space)),
    min_size=1,
    max_size=5,
    unique_by=lambda wish: wish[0],
)
MINDS = st.dictionaries(st.integers(0, 4), MIND, min_size=1)
STARTS = st.integers(2, 5).flatmap(lambda seats: st.sampled_from(positions(seats)))
_calm = settings(
    max_examples=50, deadline=None, suppress_health_check=[HealthCheck.too_slow], database=None
)


def orders_equal_hands(state: State, minds: Minds, seed: int) -> None:
    orders: dict[Seat, tuple[str, ...]] = {}
    taken: dict[int, list[tuple[str, int]]] = {}
    for at, mind in minds.items():
        seat = Seat(at)
        if at >= len(state.estates):
            continue
        for character, florins in mind:
            text = f"courtship {character} {florins}"
            kept = orders.get(seat, ())
            after = auction_orders.add_orders("princes", GAME.view(state, seat), kept, [text])
            if not isinstance(after, Refusal):
                orders[seat] = after
                taken.setdefault(at, []).append((character, florins))
        if seat in orders:
            orders[seat] = (*orders[seat], f"{state.round}: courtship-otherwise pass")

    by_order = played(state, _obeyed(orders, by_luck(seed)))
    by_hand = played(state, _by_hand(taken, by_luck(seed)))

    assert [(ply.seat, ply.move) for ply in by_order] == [(ply.seat, ply.move) for ply in by_hand]
    assert [ply.events for ply in by_order] == [ply.events for ply in by_hand]
    assert [ply.views for ply in by_order] == [ply.views for ply in by_hand]


@given(STARTS, MINDS, st.integers(0, 10**6))
@_calm
def test_courtships_do_what_hands_would_have_done(state: State, minds: Minds, seed: int) -> None:
    orders_equal_hands(state, minds, seed)


@pytest.mark.long
@given(STARTS, MINDS, st.integers(0, 10**6))
@settings(_calm, max_examples=3000)
def test_courtships_do_what_hands_would_have_done_at_very_many_tables(
    state: State, minds: Minds, seed: int
) -> None:
    orders_equal_hands(state, minds, seed)


@given(STARTS, MIND, st.integers(0, 10**6))
@_calm
def test_a_courtship_knows_nothing_that_its_owner_does_not(
    state: State, mind: list[tuple[str, int]], seed: int
) -> None:
    (seat,) = GAME.to_move(state)
    acts = tuple(f"{state.round}: courtship {name} {florins}" for name, florins in mind)
    imagined = GAME.imagine(state, seat, Chance(f"elsewhere {seed}", 0))
    assert reply(state, acts) == reply(imagined, acts)


def _obeyed(orders: Mapping[Seat, tuple[str, ...]], people: Answers) -> Answers:
    def answer(state: State, seat: Seat, number: int) -> Move:
        legal = legal_moves(GAME, state, seat)
        found = auction_orders.answer_by_orders(
            "princes", GAME.view(state, seat), legal, orders.get(seat, ())
        )
        return found.move if isinstance(found, PlayMove) else people(state, seat, number)

    return answer


def _by_hand(minds: Minds, people: Answers) -> Answers:
    """Written without the house: whoever has characters in mind asks for the first he can get."""

    def answer(state: State, seat: Seat, number: int) -> Move:
        if asked(state).asked.kind != "courting" or seat not in minds:
            return people(state, seat, number)
        lowest = {
            move.character: move.florins
            for move in legal_moves(GAME, state, seat)
            if isinstance(move, Court)
        }
        for character, florins in minds[seat]:
            if lowest.get(character, 10**6) <= florins:
                return Court(character, lowest[character])
        return Pass()

    return answer


def test_how_the_courtships_end_is_no_end_of_the_wishes_for_lots() -> None:
    """Only who said so of the lots passes them, and is not told that his last wish is gone."""
    before = before_hiring()
    both = ("courtship muse 700", "courtship-otherwise pass")
    acts = given_by(before, 1, "wish jester 300", *both)
    alone = given_by(before, 1, "wish jester 300")
    sold = tell(before, "0 nominate jester", "1 pass", "2 pass")

    assert notices(before, sold, 1, acts) == notices(before, sold, 1, alone) != []
