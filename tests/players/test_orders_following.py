"""Orders for the questions that follow a purchase, and what is put up and spent in all."""

import pytest

from bot.engine.game import Seat
from bot.engine.random_draws import Chance
from bot.engine.text import Florins, Named, say
from bot.games.princes.state import State
from bot.games.princes.state_parts import Tile
from bot.planning import auction_orders
from tests.players.obeying import given, notices, refusal, reply, void
from tests.players.test_standing_orders import SIX_PARKS
from tests.rules import princes_table
from tests.rules.princes_table import (
    GAME,
    acting,
    hiring,
    naming,
    on_top,
    principality,
    served,
    table,
)
from tests.rules.telling import tell

LAKE = Tile("lake", "c3", 0)  # on c3, c4, d4 and e4


def bought(state: State, lot: str, others: tuple[int, ...] = (1, 2)) -> State:
    """Seat 0 has it for the opening bid."""
    return tell(state, f"0 nominate {lot}", *(f"{seat} pass" for seat in others))


def with_lake(state: State) -> State:
    return princes_table.given(state, 0, landscapes=(LAKE,))


# Landscapes


def test_a_landscape_is_laid_at_the_first_place_that_is_free() -> None:
    acts = given(table(3), 0, "wish forest 500", "lay forest c3-0+a4-0")

    assert reply(bought(table(3), "forest"), acts) == "place forest c3 0"
    assert reply(bought(with_lake(table(3)), "forest"), acts) == "place forest a4 0"


def test_without_a_place_that_is_free_its_owner_is_told_and_asked() -> None:
    before = acting(table(3), 1)
    acts = given(before, 0, "wish forest 500", "lay forest c3-0")
    after = with_lake(before)
    begun = naming(after, 0, round=2)

    assert notices(before, after, 0, acts) == []
    assert notices(after, begun, 0, acts) == ["no-place-left"]
    assert void(begun, 0, acts) == {"lay forest c3-0": "no-place-left"}
    assert reply(bought(begun, "forest"), acts) == "ask: no-place-left"


def test_a_place_for_what_nobody_wants_any_more_is_no_news() -> None:
    before = acting(table(3), 1)
    acts = given(before, 0, "wish jester 500", "lay forest c3-0")
    after = with_lake(before)

    assert notices(after, naming(after, 0, round=2), 0, acts) == []


def test_two_players_say_which_landscape_they_would_rather_have() -> None:
    state = table(2)
    acts = given(state, 0, "wish landscapes 400", "lay park a4-0", "lay lake a5-0")
    no_parks = princes_table.given(state, 1, **principality(SIX_PARKS))

    assert reply(bought(state, "landscapes", (1,)), acts) == "place park a4 0"
    assert reply(bought(no_parks, "landscapes", (1,)), acts) == "place lake a5 0"


def test_who_names_no_place_is_asked() -> None:
    acts = given(table(3), 0, "wish forest 500", "lay lake a4-0")

    assert reply(bought(table(3), "forest"), acts) == "ask"


# Recruiting


def with_tables() -> State:
    first, second, *_ = sorted(GAME.box.professions)
    return princes_table.given(table(3), 1, table=(first, second))


def test_who_recruits_takes_the_first_who_is_still_there() -> None:
    first, second, third, *_ = sorted(GAME.box.professions)
    state = bought(with_tables(), "recruiting")

    assert reply(state, given(with_tables(), 0, f"enlist {third}+{second} ask")) == (
        f"recruit {second}"
    )
    assert reply(state, given(with_tables(), 0, f"enlist {third} hold")) == "hold"
    assert reply(state, given(with_tables(), 0, "enlist - hold")) == "hold"
    assert reply(state, given(with_tables(), 0, f"enlist {third} ask")) == "ask: nobody-to-enlist"
    assert reply(state, given(with_tables(), 0, "wish recruiting 500")) == "ask"
    assert first


# Cards


PRESTIGE = ("most-lakes", "most-jesters", "three-freedoms", "most-builders", "most-works")


def test_of_the_cards_drawn_the_first_that_was_named_is_kept() -> None:
    state = on_top(table(3), "prestige", *PRESTIGE)
    drawn = bought(state, "prestige")

    assert reply(drawn, given(state, 0, "choose prestige most-parks+most-works ask")) == (
        "keep most-works"
    )
    assert reply(drawn, given(state, 0, "choose prestige most-parks ask")) == "ask: no-card-drawn"
    assert reply(drawn, given(state, 0, "choose bonus lakes dearest")) == "ask"


def test_the_dearest_card_is_the_one_that_would_score_most_now() -> None:
    state = on_top(princes_table.given(table(3), 0, builders=1), "prestige", *PRESTIGE)
    acts = given(state, 0, "choose prestige - dearest")

    assert reply(bought(state, "prestige"), acts) == "keep most-builders"
    nothing_yet = on_top(table(3), "prestige", *PRESTIGE)
    assert reply(bought(nothing_yet, "prestige"), acts) == "keep three-freedoms"


def test_a_card_looked_at_in_ones_own_turn_is_chosen_by_hand() -> None:
    state = tell(acting(table(3), 0), "0 acquire-bonus")

    assert reply(state, ("1: choose bonus - dearest",)) == "ask"


# Characters


def with_merchant(price: int) -> State:
    """Seat 0, whom the Merchant serves, has won the Jester."""
    state = served(table(3, characters="on"), 0, "merchant")
    if price == 200:
        return bought(state, "jester")
    return tell(state, "0 nominate jester", "1 bid 300", "2 pass", "0 bid 400", "1 pass")


@pytest.mark.parametrize(
    ("texts", "cheap", "dear"),
    [
        (["merchant-pays 400", "favour merchant points"], "consult points", "consult free"),
        (["merchant-pays 400"], "ask", "consult free"),
        (["favour merchant later"], "forgo", "forgo"),
        (["favour professor bonus"], "ask", "ask"),
        (["favour-on-hiring merchant points"], "ask", "ask"),
    ],
)
def test_the_merchant_is_used_as_ordered(texts: list[str], cheap: str, dear: str) -> None:
    acts = given(served(table(3, characters="on"), 0, "merchant"), 0, *texts)

    assert reply(with_merchant(200), acts) == cheap
    assert reply(with_merchant(400), acts) == dear


def test_a_character_that_is_hired_is_used_as_ordered_for_hiring() -> None:
    state = tell(hiring(table(3, characters="on")), "0 court professor 400", "1 pass", "2 pass")
    texts = ("favour-on-hiring professor prestige", "favour professor later")
    acts = given(table(3, characters="on"), 0, *texts, "choose prestige most-lakes dearest")

    assert reply(state, acts) == "consult prestige"
    drawn = tell(on_top(state, "prestige", *PRESTIGE), "0 consult prestige")
    assert reply(drawn, acts) == "keep most-lakes"


def test_a_favour_kept_for_later_is_asked_for_at_the_last_chance() -> None:
    state = served(table(3, characters="on"), 0, "merchant")
    acts = given(state, 0, "favour merchant later")
    last = tell(state, "0 withdraw", "1 withdraw", "2 withdraw")

    assert reply(last, acts) == "ask: last-favour"
    assert reply(last, given(state, 0, "favour merchant points")) == "consult points"


# What is put up, and what is spent in all


def test_what_is_put_up_may_be_something_else_than_the_best_wish() -> None:
    state = table(3)
    acts = given(state, 0, "wish jester 700", "put-up lake+park")

    assert reply(state, acts) == "nominate lake"
    sold = naming(tell(state, "0 nominate lake", "1 bid 300", "2 pass", "0 pass"), 0)
    assert reply(sold, acts) == "nominate lake"
    named = tell(state, "0 nominate lake", "1 bid 300", "2 pass")
    assert reply(named, acts) == "pass"


def test_with_no_wish_left_nothing_is_put_up_any_more() -> None:
    state = table(3)
    acts = given(state, 1, "wish jester 300", "put-up lake", "otherwise pass")
    sold = tell(state, "0 nominate jester", "1 pass", "2 pass")

    assert reply(sold, acts) == "withdraw"


def test_who_has_limits_alone_says_what_is_put_up() -> None:
    state = table(3)

    assert reply(state, given(state, 0, "limit jester 500 pass", "put-up jester")) == (
        "nominate jester"
    )
    assert reply(state, given(state, 0, "pass-rest", "put-up jester")) == "nominate jester"


def test_a_total_holds_for_every_price() -> None:
    state = tell(table(3), "0 nominate jester")
    acts = given(state, 1, "wish jester 700", "total 300", "otherwise pass")
    beaten = tell(state, "1 bid 300", "2 bid 400", "0 pass")

    assert reply(state, acts) == "bid 300"
    assert reply(beaten, acts) == "pass"


def test_a_total_counts_the_object_and_the_character() -> None:
    state = table(3, characters="on")
    acts = given(state, 0, "total 600", "wish jester 500", "courtship muse 700")
    hired = tell(bought(state, "jester"), "1 withdraw", "2 withdraw")
    higher = tell(hired, "0 court cardinal 300", "1 court muse 400", "2 court cardinal 400")

    assert reply(hired, acts) == "court muse 300"
    assert reply(higher, acts) == "ask: no-wish-left"


# Giving


@pytest.mark.parametrize(
    ("texts", "key"),
    [
        ("lay garden c3-0", "other-landscape-won"),
        ("lay forest -", "so-many-places"),
        ("lay forest c3", "no-such-place"),
        ("lay forest c3-9", "no-such-turn"),
        ("lay forest z9-0", "no-such-square"),
        ("lay forest g7-0", "tile-leaves-the-grid"),
        ("lay forest a1-0", "tile-overlaps"),
        ("enlist emperor hold", "not-on-another-table"),
        ("enlist - pass", "no-such-end"),
        ("choose profession - ask", "no-such-deck"),
        ("choose prestige lakes ask", "no-such-card"),
        ("choose prestige - pass", "no-such-end"),
        ("merchant-pays -100", "limit-too-low"),
        ("favour muse points", "nobody-to-consult"),
        ("favour merchant free", "no-such-end"),
        ("put-up garden", "no-such-lot"),
        ("total 100", "limit-too-low"),
    ],
)
def test_an_order_that_makes_no_sense_is_refused(texts: str, key: str) -> None:
    assert refusal(table(3, characters="on"), 1, texts).text.key == key


def test_who_wants_nothing_more_still_says_how_a_character_is_used() -> None:
    state = served(table(3, characters="on"), 0, "merchant")
    texts = ("wish jester 300", "favour merchant points", "put-up lake", "total 900")

    assert given(state, 0, *texts, "pass-rest") == (
        "1: total 900",
        "1: pass-rest",
        "1: favour merchant points",
    )


def test_each_of_them_is_told_in_words() -> None:
    described = auction_orders.describe_order("princes", "2: lay forest c3-0+d4-3")

    assert described == say(
        "order-princes-lay",
        landscape=Named("landscape", "forest"),
        places=(say("order-place", square="c3", turn=0), say("order-place", square="d4", turn=3)),
    )
    total = auction_orders.describe_order("princes", "2: total 900")
    assert total == say("order-princes-total", florins=Florins(900))
    for spelt in (
        "put-up lake+park",
        "enlist - hold",
        "choose bonus lakes ask",
        "merchant-pays 400",
        "favour merchant later",
        "favour-on-hiring professor bonus",
    ):
        assert auction_orders.describe_order("princes", f"1: {spelt}")


def test_what_an_order_says_is_known_by_what_its_owner_sees_alone() -> None:
    """The same answer whatever is hidden, but for the cards he has drawn himself."""
    state = on_top(table(3), "prestige", *PRESTIGE)
    drawn = bought(state, "prestige")
    acts = given(state, 0, "choose prestige - dearest")

    for number in range(4):
        imagined = GAME.imagine(drawn, Seat(0), Chance(f"elsewhere {number}", 0))
        assert reply(imagined, acts) == reply(drawn, acts)
