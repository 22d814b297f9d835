"""An offer to build together: how it is answered, taken back, told aloud and seen."""

from bot.engine.game import Seat, forced_move, passing_move
from bot.engine.random_draws import Chance
from bot.engine.text import Florins, Who
from bot.games.princes.actions import Acting
from bot.games.princes.bargaining import Bargaining
from bot.games.princes.moves import Decline, Retract
from tests.rules.ascii_border import to_build, wish
from tests.rules.bargains import TOWER_ACROSS, florins, offered
from tests.rules.princes_table import GAME, acting, asked
from tests.rules.telling import facts, hear, keys, legal, refused, tell

# --- Bargaining ---


def test_no_action_is_spent_before_there_is_an_agreement() -> None:
    state = offered("tower", TOWER_ACROSS, 500)
    assert state.turn is not None
    assert state.turn.actions == 2
    assert florins(state, 0) == 3000
    assert not state.estates[0].open.buildings


def test_the_partner_is_asked_and_the_builder_may_take_his_offer_back_meanwhile() -> None:
    state = offered("tower", TOWER_ACROSS, 500)
    assert asked(state) == {0, 1}
    assert GAME.at_leisure(state) == {0}
    assert legal(state, 0) == ["retract"]
    assert legal(state, 1) == ["accept 500", "counter 0", "decline"]
    assert not legal(state, 2)


def test_nobody_is_forced_to_take_an_offer_back_and_whoever_lets_it_go_by_declines() -> None:
    state = offered("tower", TOWER_ACROSS, 500)
    assert forced_move(GAME, state, Seat(0)) is None
    assert passing_move(GAME, state, Seat(0)) == Retract()
    assert passing_move(GAME, state, Seat(1)) == Decline()


def test_whoever_asks_nothing_leaves_but_to_agree_or_to_decline() -> None:
    state = offered("tower", TOWER_ACROSS, 0)
    assert legal(state, 1) == ["accept 0", "decline"]
    assert forced_move(GAME, state, Seat(1)) is None


def test_out_of_turn_it_is_the_partner_the_table_waits_for() -> None:
    refusal = refused(offered("tower", TOWER_ACROSS, 500), "2 end")
    assert refusal.text.fact("who") == Who(1)
    assert refusal.text.fact("awaited") == 1


def test_an_offer_that_is_declined_leaves_the_builder_his_turn() -> None:
    state = tell(offered("tower", TOWER_ACROSS, 500), "1 decline")
    assert state.question == Acting(Seat(0))
    assert state.turn is not None
    assert state.turn.actions == 2


def test_the_partner_answers_with_a_lower_price_and_the_builder_with_one_between() -> None:
    state = tell(offered("tower", TOWER_ACROSS, 500), "1 counter 100")
    assert asked(state) == {0}
    assert not GAME.at_leisure(state)
    assert legal(state, 0) == ["accept 100", "counter 200", "retract"]
    assert refused(state, "0 counter 500").text.fact("most") == Florins(400)
    state = tell(state, "0 counter 300")
    assert asked(state) == {0, 1}
    assert legal(state, 1) == ["accept 300", "counter 200", "decline"]
    state = tell(state, "1 counter 200", "0 accept 200")
    assert (florins(state, 0), florins(state, 1)) == (2500, 2800)


def test_bargaining_comes_to_an_end_for_the_prices_come_nearer() -> None:
    state = tell(offered("tower", TOWER_ACROSS, 200), "1 counter 100")
    assert legal(state, 0) == ["accept 100", "retract"]


def test_whoever_agrees_names_the_price_so_that_he_agrees_to_no_other() -> None:
    refusal = refused(offered("tower", TOWER_ACROSS, 500), "1 accept 400")
    assert (refusal.text.key, refusal.nearest) == ("another-price", "accept 500")


def test_a_builder_makes_eight_offers_in_a_turn_and_no_more() -> None:
    state, line = to_build(), f"0 offer {wish('tower', TOWER_ACROSS)} 500"
    for left in range(8, 0, -1):
        assert GAME.view(state, None).offers_left == left
        state = tell(state, line, "1 decline")
    assert refused(state, line).text.key == "no-offer-left"
    assert not any(move.startswith("offer") for move in legal(state, 0))
    state = tell(state, "0 end", "1 end", "2 end")
    assert GAME.view(acting(state, 0), None).offers_left == 8


def test_everything_is_said_aloud() -> None:
    state = to_build()
    events = hear(
        state,
        f"0 offer {wish('tower', TOWER_ACROSS)} 700",
        "1 counter 300",
        "0 counter 500",
        "1 accept 500",
    )
    said = ["offers", "answers-price", "answers-price", "accepts-price", "builds-together"]
    assert keys(events) == said
    agreed, told = facts(events, "accepts-price"), facts(events, "builds-together")
    assert (agreed["who"], agreed["whom"], agreed["price"]) == (Who(1), Who(0), Florins(500))
    assert (told["who"], told["whom"]) == (Who(0), Who(1))
    assert (told["paid"], told["price"]) == (Florins(500), Florins(700))


# --- What is seen ---


def test_everybody_sees_the_offer_on_the_table() -> None:
    state = tell(offered("tower", TOWER_ACROSS, 500), "1 counter 200")
    for viewer in (None, *map(Seat, range(3))):
        seen = GAME.view(state, viewer)
        assert seen.asked.kind == "bargaining"
        assert seen.asked.seats == (0,)
        bargain = seen.asked.bargain
        assert bargain is not None
        assert (bargain.builder, bargain.partner, bargain.bid) == (0, 1, 200)
        assert (bargain.offer.florins, bargain.price, bargain.cost) == (500, 200, 700)
        assert seen.offers == (seen.offers[0],)


def test_only_whoever_is_asked_is_shown_what_he_may_answer() -> None:
    state = offered("tower", TOWER_ACROSS, 500)
    own = [GAME.view(state, Seat(seat)).own for seat in range(3)]
    assert [list(seat.prices) if seat else None for seat in own] == [
        [],
        [0, 100, 200, 300, 400],
        [],
    ]


def test_an_offer_is_the_same_whatever_cards_are_imagined() -> None:
    state = offered("tower", TOWER_ACROSS, 500)
    for viewer in (None, *map(Seat, range(3))):
        again = GAME.imagine(state, viewer, Chance("imagined", 1))
        assert isinstance(again.question, Bargaining)
        assert GAME.view(again, viewer) == GAME.view(state, viewer)


def test_the_tally_notes_the_price_on_the_table() -> None:
    state = offered("tower", TOWER_ACROSS, 500)
    assert dict(GAME.tally(state).notes)["price"] == (500,)
    assert dict(GAME.tally(state).notes)["to move"] == (0, 1)
