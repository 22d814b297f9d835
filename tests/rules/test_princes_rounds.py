"""Rounds: whose turn it is, what may be done in it, the best work, and how the game ends."""

import pytest

from bot.engine.game import Scores, Seat
from bot.engine.text import Florins, Text, Who, say
from bot.games.princes.final_scoring import Over
from bot.games.princes.state import State
from bot.games.princes.state_parts import BEST_WORKS, WORKS, DoneWork
from tests.rules.princes_table import GAME, acting, asked, given, naming, table
from tests.rules.telling import facts, hear, keys, legal, refused, step, tell


def last_turn(state: State, round_: int = 1, starter: int = 0) -> State:
    """The last turn of a round: that of the seat before the starting player."""
    last = (starter - 1) % len(state.estates)
    return acting(state, last, round=round_, starter=starter)


def ended(state: State) -> Scores:
    """The game is over after the last turn of the last round."""
    state = last_turn(state, round_=7)
    state = tell(state, f"{state.clockwise(state.starter)[-1]} end")
    assert isinstance(state.question, Over)
    scores = GAME.scores(state)
    assert scores is not None
    return scores


# The order of turns


def test_the_starting_player_acts_first_and_the_others_follow_clockwise() -> None:
    state = tell(naming(table(), 2), "2 withdraw", "3 withdraw", "0 withdraw", "1 withdraw")
    order = []
    for _ in range(4):
        (seat,) = asked(state)
        order.append(seat)
        state = tell(state, f"{seat} end")
    assert order == [2, 3, 0, 1]


def test_the_order_of_the_auction_phase_has_no_say_in_the_order_of_actions() -> None:
    state = tell(table(), "0 nominate jester", "1 bid 300", "2 pass", "3 pass", "0 pass")
    state = tell(state, "0 withdraw", "2 nominate builder", "3 pass", "3 withdraw")
    assert asked(state) == {0}


# Two actions


def test_a_turn_has_two_actions_and_ends_by_itself_after_the_second() -> None:
    state = tell(acting(table(), 0), "0 introduce travel")
    assert asked(state) == {0}
    state = tell(state, "0 build tower f5 1")
    assert asked(state) == {1}


def test_both_actions_may_be_of_the_same_kind() -> None:
    state = tell(acting(table(), 0), "0 build tower f5 1", "0 build chapel a4 0")
    assert len(state.estates[0].open.buildings) == 2
    state = acting(given(table(), 0, hand=("poet", "jurist"), jesters=3), 0)
    state = tell(state, "0 work poet - 0", "0 work jurist - 0")
    assert state.estates[0].open.table == ("poet", "jurist")
    assert asked(state) == {1}


def test_a_third_action_is_refused() -> None:
    # A recruiting card keeps the turn open.
    state = given(given(table(), 0, recruiting=1), 1, table=("poet",))
    state = tell(acting(state, 0), "0 introduce travel", "0 build tower f5 1")
    hand = state.estates[0].hidden.hand[0]
    for line in ("0 build chapel d5 0", "0 acquire-bonus", "0 take-profession"):
        refusal = refused(state, line)
        assert (refusal.rule, refusal.text.key) == ("two-actions", "no-action-left")
        assert refusal.text.fact("actions") == 2
    assert refused(state, f"0 work {hand} - 0").rule == "two-actions"


def test_one_action_or_both_may_be_forgone() -> None:
    state = acting(table(), 0)
    assert "end" in legal(state, 0)
    assert facts(hear(state, "0 end"), "ends-turn") == {"who": Who(0), "forgone": 2}
    state = tell(state, "0 introduce travel")
    assert facts(hear(state, "0 end"), "ends-turn") == {"who": Who(0), "forgone": 1}
    assert asked(tell(state, "0 end")) == {1}


def test_a_turn_with_a_recruiting_card_ends_by_itself_when_there_is_nobody_to_recruit() -> None:
    state = acting(given(table(), 0, recruiting=1), 0)
    state = tell(state, "0 introduce travel", "0 build tower f5 1")
    assert asked(state) == {1}


# The best work of the round


def with_works(*values: int, round_: int = 1) -> State:
    """In this round each seat completed a work of this value; 0: none."""
    state = table(len(values))
    for seat, value in enumerate(values):
        card = state.estates[seat].hidden.hand[0]
        feats = (DoneWork(round_, card, value),) if value else ()
        hand = state.estates[seat].hidden.hand[1:]
        state = given(state, seat, hand=hand, table=(card,) if value else (), feats=feats)
    return last_turn(state, round_)


def best(state: State) -> list[int]:
    seat = len(state.estates) - 1
    return [estate.open.earned[BEST_WORKS] for estate in tell(state, f"{seat} end").estates]


def test_all_who_tie_for_the_best_work_get_3_points() -> None:
    assert best(with_works(12, 9, 12, 12)) == [3, 0, 3, 3]


def test_a_work_whose_profession_was_recruited_away_still_counts() -> None:
    state = table(3)
    state = given(state, 0, hand=("poet",), jesters=3)
    state = given(state, 1, recruiting=1)
    state = tell(acting(state, 0), "0 work poet - 0", "0 end", "1 recruit poet", "1 end", "2 end")
    assert state.estates[0].open.earned[BEST_WORKS] == 3


def test_the_table_hears_whose_work_was_the_best() -> None:
    told = facts(hear(with_works(9, 9, 8), "2 end"), "best-work")
    assert told == {"who": (Who(0), Who(1)), "value": 9, "points": 3}


# The next round


def test_the_left_neighbour_of_the_starting_player_begins_the_next_round() -> None:
    state = tell(last_turn(table(), starter=2), "1 end")
    assert (state.round, state.starter) == (2, 3)
    assert asked(state) == {3}
    assert "nominate park" in legal(state, 3)


def test_the_new_round_tells_the_work_value_it_needs() -> None:
    told = facts(hear(last_turn(table(), round_=3), "3 end"), "round-begins")
    assert told == {"round": 4, "minimum": 14, "who": Who(1)}


@pytest.mark.parametrize(
    ("round_", "minimum"), [(1, 7), (2, 10), (3, 12), (4, 14), (5, 15), (6, 16), (7, 17)]
)
def test_a_work_needs_the_value_of_its_round(round_: int, minimum: int) -> None:
    # English, German and French example: 10 in round 2, in German and French 16 in round 6.
    def with_value(value: int) -> State:
        jesters, cards = divmod(value, 2)
        hand = ("poet", "jurist", "painter")[: 2 + cards]
        return acting(given(table(), 0, hand=hand, jesters=jesters - 1), 0, round=round_)

    refusal = refused(with_value(minimum - 1), "0 work poet - 0")
    assert (refusal.rule, refusal.text.key) == ("work-minimum", "work-too-small")
    assert refusal.text.fact("value") == minimum - 1
    assert refusal.text.fact("minimum") == minimum
    assert tell(with_value(minimum), "0 work poet - 0").estates[0].open.feats[0].value == minimum


# The end


def play_to_the_end(seats: int) -> tuple[State, list[int]]:
    """Nobody does anything for seven rounds; the starting players of the rounds."""
    state = table(seats)
    starters = [int(state.starter)]
    while asked(state):
        (seat,) = asked(state)
        state = tell(state, f"{seat} withdraw" if state.turn is None else f"{seat} end")
        if len(starters) < state.round:
            starters.append(int(state.starter))
    return state, starters


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_game_ends_after_the_seventh_round(seats: int) -> None:
    state, starters = play_to_the_end(seats)
    assert state.round == 7
    assert starters == [number % seats for number in range(7)]
    assert isinstance(state.question, Over)


def test_when_it_is_over_nobody_moves() -> None:
    state, _ = play_to_the_end(2)
    assert asked(state) == set()
    assert legal(state, 0) == []
    refusal = refused(state, "0 end")
    assert (refusal.rule, refusal.text.key) == ("end", "game-is-over")
    assert list(GAME.candidates(state, Seat(0))) == []


def test_the_end_is_not_taken_back_since_prestige_cards_were_shown() -> None:
    assert step(last_turn(table(3), round_=7), "2 end").opened
    assert not step(last_turn(table(3), round_=6), "2 end").opened


def test_the_best_work_of_the_last_round_is_scored_before_the_prestige_cards() -> None:
    state = given(with_works(17, 0, 0, round_=7), 1, prestige=("most-jesters",), jesters=1)
    told = keys(hear(state, "2 end"))
    assert told == ["ends-turn", "best-work", "scores-prestige", "game-over"]


def test_the_most_points_win() -> None:
    state = given(given(table(3), 0, points=40), 2, points=50, florins=0)
    assert ended(state).winners == (2,)


def test_points_of_every_source_make_the_score() -> None:
    state = given(table(3), 0, points=50, builders=3)
    state = given(state, 1, points=20)
    scores = ended(state)
    assert scores.totals == (50, 20, 0)
    assert scores.sources[WORKS] == "works"
    assert scores.points[0][scores.sources.index("builders")] == 6


def test_of_those_who_tie_the_one_with_the_most_money_wins() -> None:
    state = given(given(table(3), 0, points=40, florins=900), 1, points=40, florins=1000)
    state = given(state, 2, points=39, florins=5000)
    scores = ended(state)
    assert scores.winners == (1,)
    assert scores.tie_break == (900, 1000, 5000)


def test_of_those_who_tie_it_is_told_how_much_money_they_have_left() -> None:
    state = given(given(table(3), 0, points=40, florins=900), 1, points=40, florins=1000)
    scores = ended(state)
    assert [scores.place(seat) for seat in range(3)] == [2, 1, 3]
    assert scores.tie_texts(0) == (say("tie-money", florins=Florins(900)),)
    assert scores.tie_texts(2) == ()
    told = dict(facts(hear(last_turn(state, round_=7), "2 end"), "game-over"))
    assert told["all"] == scores.ranking_texts()
    assert [text.fact("tie") for text in scores.ranking_texts()] == [
        scores.tie_texts(1),
        scores.tie_texts(0),
        (),
    ]


def test_whoever_still_ties_shares_the_victory() -> None:
    # Ruling 15.
    state = given(given(table(3), 0, points=40, florins=900), 2, points=40, florins=900)
    assert ended(state).winners == (0, 2)
    told = dict(facts(hear(last_turn(state, round_=7), "2 end"), "game-over"))
    every = told.pop("all")
    assert told == {"who": (Who(0), Who(2)), "points": 40}
    assert isinstance(every, tuple)
    ranks = [(one.fact("who"), one.fact("points")) for one in every if isinstance(one, Text)]
    assert ranks[:2] == [(Who(0), 40), (Who(2), 40)]
    assert ranks[2][0] == Who(1)


# A freedom costs 300, and there is one of each fewer than players
