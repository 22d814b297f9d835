"""What each seat and a spectator see, and what nobody may learn from a view or an event."""

from collections.abc import Iterator
from dataclasses import fields, is_dataclass, replace

import pytest

from bot.engine.game import Seat, Viewer
from bot.engine.random_draws import Chance
from bot.engine.text import Fact, Named, Text
from bot.games.princes.card_choices_and_recruiting import GivingBack, Picking
from bot.games.princes.final_scoring import Over
from bot.games.princes.state import State
from bot.games.princes.state_parts import Asked, DoneWork, Sale
from bot.games.princes.view import CardWorth, InHand, LotStack, OwnView, Supply, View
from tests.rules.ascii_ground import EMPTY
from tests.rules.princes_table import (
    BOX,
    GAME,
    acting,
    dealt,
    given,
    naming,
    on_top,
    principality,
    table,
)
from tests.rules.telling import hear, step, tell

FIVE_PROFESSIONS = ("poet", "jurist", "botanist", "painter", "composer")
FIVE_BONUS = ("lakes", "parks", "forests", "jesters", "builders")
FIVE_PRESTIGE = ("most-lakes", "most-parks", "most-forests", "most-jesters", "most-works")
SPECTATOR: Viewer = None


def view(state: State, viewer: int | None) -> View:
    return GAME.view(state, None if viewer is None else Seat(viewer))


def own(state: State, seat: int) -> OwnView:
    seen = view(state, seat).own
    assert seen is not None
    return seen


def viewers(state: State) -> tuple[Viewer, ...]:
    return (SPECTATOR, *(Seat(seat) for seat in range(len(state.estates))))


# --- What the table waits for, in each kind of question ---


def bidding() -> State:
    return tell(naming(table(4), 0), "0 nominate lake", "1 bid 300", "2 pass")


def placing() -> State:
    return tell(naming(table(3), 0), "0 nominate lake", "1 pass", "2 pass")


def picking_prestige() -> State:
    state = on_top(naming(table(3), 0), "prestige", *FIVE_PRESTIGE)
    return tell(state, "0 nominate prestige", "1 pass", "2 pass")


def picking_bonus() -> State:
    return tell(on_top(acting(table(3), 0), "bonus", *FIVE_BONUS), "0 acquire-bonus")


def picking_profession() -> State:
    state = given(table(3), 0, hand=("theologian",))
    return tell(on_top(acting(state, 0), "profession", *FIVE_PROFESSIONS), "0 take-profession")


def recruiting() -> State:
    state = naming(given(table(3), 1, table=("jurist",)), 0)
    return tell(state, "0 nominate recruiting", "1 pass", "2 pass")


def over() -> State:
    state = given(table(3), 0, prestige=("most-lakes",), bonus=("lakes",), hand=("poet",))
    state = given(state, 1, prestige=("most-jesters",), jesters=2)
    return tell(acting(state, 2, starter=0, round=7), "2 end")


QUESTIONS: dict[str, tuple[State, Asked]] = {
    "choosing": (
        tell(dealt(3), f"1 give-back {dealt(3).estates[1].hidden.hand[0]}"),
        Asked("choosing", (Seat(0), Seat(2))),
    ),
    "nominating": (naming(table(3), 1), Asked("nominating", (Seat(1),))),
    "bidding": (
        bidding(),
        Asked(
            "bidding",
            (Seat(3),),
            lot="lake",
            price=300,
            bid=400,
            bidders=(Seat(3), Seat(0), Seat(1)),
        ),
    ),
    "placing": (placing(), Asked("placing", (Seat(0),), lot="lake")),
    "picking prestige": (
        picking_prestige(),
        Asked("picking", (Seat(0),), deck="prestige", cards=5),
    ),
    "picking bonus": (
        picking_bonus(),
        Asked("picking", (Seat(0),), deck="bonus", cards=5, actions=1),
    ),
    "picking profession": (
        picking_profession(),
        Asked("picking", (Seat(0),), deck="profession", cards=5, actions=1),
    ),
    "recruiting": (recruiting(), Asked("recruiting", (Seat(0),))),
    "acting": (acting(table(3), 2), Asked("acting", (Seat(2),), actions=2)),
    "over": (over(), Asked("over", ())),
}
STATES = {kind: state for kind, (state, _) in QUESTIONS.items()}


@pytest.mark.parametrize("kind", QUESTIONS)
def test_everybody_sees_what_the_table_waits_for(kind: str) -> None:
    state, asked = QUESTIONS[kind]
    for viewer in viewers(state):
        assert GAME.view(state, viewer).asked == asked
    assert set(asked.seats) == GAME.to_move(state)


@pytest.mark.parametrize("kind", QUESTIONS)
def test_all_see_the_same_table_and_only_seats_see_more(kind: str) -> None:
    state = STATES[kind]
    spectators = view(state, None)
    assert spectators.own is None
    for seat in range(len(state.estates)):
        assert own(state, seat).seat == seat
        assert replace(view(state, seat), viewer=None, own=None) == spectators


@pytest.mark.parametrize("kind", QUESTIONS)
def test_a_seat_sees_its_own_cards_and_purse(kind: str) -> None:
    state = STATES[kind]
    for seat, estate in enumerate(state.estates):
        seen = own(state, seat)
        assert tuple(held.card.name for held in seen.hand) == estate.hidden.hand
        assert tuple(held.name for held in seen.bonus) == estate.hidden.bonus
        assert tuple(held.name for held in seen.prestige) == estate.hidden.prestige
        assert (seen.hidden.florins, seen.means) == (
            estate.hidden.florins,
            estate.hidden.florins + 100 * estate.open.points,
        )


def test_whoever_asks_the_rules_about_his_estate_asks_about_his_own() -> None:
    for kind, jesters in (("nominating", 1), ("acting", 2)):
        state = given(given(STATES[kind], 0, jesters=jesters), 1, builders=1, hand=("poet",))
        for seat, estate in enumerate(state.estates):
            seen = view(state, seat)
            assert (seen.mine, seen.open_estates) == (estate, state.open_estates)


# --- Open things ---


def test_everybody_sees_what_stands_and_lies_on_the_table() -> None:
    ground = EMPTY.replace("......." + "\n    .......", "RRR...." + "\n    lll....", 1)
    ground = ground.replace("lll....\n    .......", "lll....\n    l......", 1)
    state = given(
        table(3),
        1,
        table=("botanist", "recruiting"),
        hand=("poet", "jurist"),
        bonus=("lakes",),
        prestige=("most-lakes", "most-parks"),
        recruiting=2,
        builders=2,
        jesters=1,
        freedoms=("travel",),
        points=11,
        **principality(ground),
    )
    for viewer in viewers(state):
        seen = GAME.view(state, viewer).estates[1]
        assert (seen.hand, seen.bonus, seen.prestige, seen.open.recruiting) == (2, 1, 2, 2)
        assert seen.open.table == ("botanist", "recruiting")
        assert [tile.name for tile in (*seen.open.buildings, *seen.open.landscapes)] == [
            "tower",
            "lake",
        ]
        assert (seen.open.builders, seen.open.jesters, seen.open.freedoms) == (2, 1, ("travel",))
        assert (seen.open.points, sum(seen.earned), seen.free_squares) == (11, 11, 43 - 3 - 4)
        assert (seen.open.shown, seen.revealed) == ((), ())


def test_everybody_sees_stacks_sales_supplies_and_how_many_cards_are_left() -> None:
    state = tell(naming(table(3), 0), "0 nominate jester", "1 bid 300", "2 pass", "0 pass")
    seen = view(state, None)
    assert LotStack("jester", 6, Sale("jester", Seat(1), 300)) in seen.stacks
    assert LotStack("builder", 6, None) in seen.stacks
    assert [stack.lot for stack in seen.stacks] == [*BOX.lots(3)]
    assert seen.buildings == tuple(Supply(name, 3) for name in BOX.building_order)
    assert seen.freedoms == tuple(Supply(name, 2) for name in BOX.freedom_order)
    assert seen.decks == (Supply("profession", 12), Supply("bonus", 20), Supply("prestige", 14))
    assert (seen.round, seen.minimum, seen.starter) == (1, 7, 0)


def test_who_has_left_the_auction_phase_is_seen() -> None:
    state = tell(naming(table(3), 0), "0 withdraw")
    assert [estate.withdrawn for estate in view(state, None).estates] == [True, False, False]


def test_who_may_still_buy_and_what_is_seen() -> None:
    state = naming(table(3), 0, withdrawn=(Seat(2),), sales=(Sale("lake", Seat(0), 200),))
    seen = view(state, None)
    assert seen.buyers == (1,)
    assert set(seen.open_lots) == {*BOX.lots(3)} - {"lake"}
    none = view(replace(state, stock=replace(state.stock, jesters=0)), None)
    assert "jester" not in none.open_lots


def test_the_order_of_turn_begins_with_the_starting_player() -> None:
    assert view(naming(table(4), 2, starter=Seat(2)), None).turn_order == (2, 3, 0, 1)


def test_whoever_has_the_best_work_of_this_round_is_seen() -> None:
    state = acting(table(3), 0)
    assert view(state, None).best == ()
    feats = (
        (DoneWork(1, "poet", 7), DoneWork(1, "jurist", 9)),
        (DoneWork(1, "botanist", 9),),
        (DoneWork(1, "painter", 8), DoneWork(2, "composer", 30)),
    )
    estates = tuple(
        replace(estate, open=replace(estate.open, feats=own))
        for estate, own in zip(state.estates, feats, strict=True)
    )
    state = replace(state, estates=estates)
    assert view(state, None).best == (0, 1)


def test_played_bonus_cards_lie_open_beside_the_board() -> None:
    state = acting(given(table(3), 0, hand=("poet",), jesters=3, bonus=("parks",)), 0)
    assert view(tell(state, "0 work poet parks 0"), None).spent == ("parks",)


# --- Money (ruling 22) ---


def test_covered_money_is_seen_by_its_owner_only() -> None:
    state = given(table(3), 1, florins=1234)
    for viewer in viewers(state):
        assert [estate.florins for estate in GAME.view(state, viewer).estates] == [None] * 3
    assert own(state, 1).hidden.florins == 1234


def test_open_money_is_seen_by_all() -> None:
    state = given(table(3, money="open"), 1, florins=1234)
    for viewer in viewers(state):
        seen = GAME.view(state, viewer)
        assert [estate.florins for estate in seen.estates] == [3500, 1234, 3500]


# --- The deal (ruling 1) ---


def test_in_the_secret_deal_nobody_sees_what_another_holds_or_gave_back() -> None:
    state = STATES["choosing"]
    given_back = state.estates[1].hidden.hand[0]
    assert view(state, None).phase == "deal"
    assert own(state, 1).gives_back == given_back
    assert [own(state, seat).gives_back for seat in (0, 2)] == ["", ""]
    for viewer in (SPECTATOR, Seat(0), Seat(2)):
        seen = GAME.view(state, viewer)
        assert seen.estates[1].open.shown == ()
        assert not set(state.estates[1].hidden.hand) & words_of(seen)


def test_in_the_open_deal_everybody_sees_the_hands_but_no_choice_before_all_have_chosen() -> None:
    state = dealt(3, deal="open")
    hand = state.estates[1].hidden.hand
    before = view(state, None)
    after = view(tell(state, f"1 give-back {hand[0]}"), None)
    assert before.estates[1].open.shown == after.estates[1].open.shown == hand
    assert after.estates == before.estates


def test_in_the_open_deal_three_cards_of_each_hand_stay_known() -> None:
    state = table(3, deal="open")
    for seat, estate in enumerate(state.estates):
        assert view(state, None).estates[seat].open.shown == estate.hidden.hand
        assert len(estate.hidden.hand) == 3


# --- Cards looked at, drawn, recruited, revealed ---


@pytest.mark.parametrize(
    ("kind", "five"),
    [
        ("picking profession", FIVE_PROFESSIONS),
        ("picking bonus", FIVE_BONUS),
        ("picking prestige", FIVE_PRESTIGE),
    ],
)
def test_only_who_looks_at_five_cards_sees_which(kind: str, five: tuple[str, ...]) -> None:
    state = STATES[kind]
    assert own(state, 0).looking_at == five
    assert [own(state, seat).looking_at for seat in (1, 2)] == [(), ()]
    for viewer in (SPECTATOR, Seat(1), Seat(2)):
        assert not set(five) & words_of(GAME.view(state, viewer))


@pytest.mark.parametrize("kind", ["picking profession", "picking bonus", "picking prestige"])
def test_the_card_that_was_kept_is_seen_by_its_owner_only(kind: str) -> None:
    state = STATES[kind]
    card = own(state, 0).looking_at[1]
    state = tell(state, f"0 keep {card}")
    assert card in words_of(view(state, 0))
    for viewer in (SPECTATOR, Seat(1), Seat(2)):
        assert card not in words_of(GAME.view(state, viewer))


def test_a_recruited_profession_stays_known_to_all_while_it_is_in_hand() -> None:
    state = tell(recruiting(), "0 recruit jurist")
    for viewer in viewers(state):
        seen = GAME.view(state, viewer).estates[0]
        assert seen.open.shown == ("jurist",)
        assert seen.hand == 4
    state = given(state, 0, hand=("jurist", "poet"), shown=("jurist",), jesters=3)
    worked = tell(acting(state, 0), "0 work jurist - 0")
    assert view(worked, None).estates[0].open.shown == ()


def test_prestige_cards_are_revealed_at_the_end_and_not_before() -> None:
    revealed = [estate.revealed for estate in view(over(), None).estates]
    assert revealed == [("most-lakes",), ("most-jesters",), ()]
    for kind, state in STATES.items():
        if kind != "over":
            assert not any(estate.revealed for estate in view(state, None).estates)


def test_scores_are_seen_by_all_at_the_end_and_not_before() -> None:
    scores = GAME.scores(over())
    assert scores is not None
    assert scores.winners == (1,)
    assert {len(points) for points in scores.points} == {len(scores.sources)}
    for kind, state in STATES.items():
        expected = scores if kind == "over" else None
        assert all(GAME.view(state, viewer).scores == expected for viewer in viewers(state))


def test_a_seat_sees_what_its_cards_are_worth_now() -> None:
    state = given(
        table(3), 0, hand=("poet",), jesters=3, bonus=("jesters",), prestige=("most-jesters",)
    )
    seen = own(state, 0)
    (held,) = seen.hand
    assert isinstance(held, InHand)
    assert (held.card.building, held.sum.jesters, held.sum.value) == ("theater", 6, 7)
    assert seen.bonus == (CardWorth("jesters", 6),)
    assert seen.prestige == (CardWorth("most-jesters", 6),)


# --- Secrets: no name of a covered card, wherever in a view it might hide ---

# A bonus card that is called like a lot of two players.


def words_of(seen: object) -> set[str]:
    """Every word anywhere in a view, but what is printed in the box."""
    return set(_words(seen))


def _words(seen: object) -> Iterator[str]:
    if isinstance(seen, str):
        yield seen
    elif isinstance(seen, tuple):
        for part in seen:
            yield from _words(part)
    elif is_dataclass(seen):
        for field in fields(seen):
            if field.name not in {"box", "scores"}:
                yield from _words(getattr(seen, field.name))


def covered(state: State, viewer: Viewer) -> set[str]:
    """Every card this viewer may not see."""
    cards = [*state.decks.profession, *state.decks.bonus, *state.decks.prestige]
    for seat, estate in enumerate(state.estates):
        if seat != viewer:
            cards += [card for card in estate.hidden.hand if card not in estate.open.shown]
            cards += estate.hidden.bonus
            if not isinstance(state.question, Over):
                cards += estate.hidden.prestige
    if isinstance(state.question, Picking) and state.question.seat != viewer:
        cards += state.question.cards
    return set(cards)


def test_every_hidden_place_may_hold_other_cards() -> None:
    state = given(
        table(3), 1, hand=("poet", "jurist"), bonus=("lakes", "parks"), prestige=("most-lakes",)
    )
    for viewer in (SPECTATOR, Seat(0), Seat(2)):
        seen = [GAME.imagine(state, viewer, Chance("imagine", n)) for n in range(8)]
        for place in ("hand", "bonus", "prestige"):
            assert len({getattr(other.estates[1].hidden, place) for other in seen}) > 1, place
        for place in ("profession", "bonus", "prestige"):
            assert len({getattr(other.decks, place) for other in seen}) > 1, place


@pytest.mark.parametrize("kind", ["picking profession", "picking bonus", "picking prestige"])
def test_cards_looked_at_are_imagined_by_others_and_kept_by_who_looks(kind: str) -> None:
    def looked_at(viewer: Viewer) -> set[tuple[str, ...]]:
        imagined = [GAME.imagine(STATES[kind], viewer, Chance("imagine", n)) for n in range(8)]
        questions = [state.question for state in imagined]
        return {question.cards for question in questions if isinstance(question, Picking)}

    assert looked_at(Seat(0)) == {own(STATES[kind], 0).looking_at}
    assert len(looked_at(Seat(1))) > 1
    assert len(looked_at(SPECTATOR)) > 1


def test_a_choice_that_was_made_in_secret_is_imagined_by_others_only() -> None:
    def given_back(viewer: Viewer) -> set[str]:
        state = dealt(3, deal="open")
        state = tell(state, f"1 give-back {state.estates[1].hidden.hand[0]}")
        imagined = [GAME.imagine(state, viewer, Chance("imagine", n)) for n in range(20)]
        questions = [state.question for state in imagined]
        return {q.given_back[1] for q in questions if isinstance(q, GivingBack)}

    assert given_back(Seat(1)) == {dealt(3, deal="open").estates[1].hidden.hand[0]}
    assert given_back(Seat(0)) == set(dealt(3, deal="open").estates[1].hidden.hand)


def test_at_the_end_revealed_prestige_cards_are_not_imagined() -> None:
    for number in range(8):
        imagined = GAME.imagine(over(), SPECTATOR, Chance("imagine", number))
        assert imagined.estates[1].hidden.prestige == ("most-jesters",)


def test_covered_money_follows_from_what_was_told_and_is_not_imagined() -> None:
    state = given(table(3), 1, florins=1234)
    assert GAME.imagine(state, Seat(0), Chance("imagine", 1)).estates[1].hidden.florins == 1234


# --- Events: what the table hears, and what one seat hears instead ---


def cards_in(text: Text) -> set[str]:
    """Every card a sentence names."""
    return set(_cards(tuple(fact for _, fact in text.facts)))


def _cards(fact: Fact) -> Iterator[str]:
    if isinstance(fact, Named) and fact.kind in {"profession", "bonus", "prestige"}:
        yield fact.name
    elif isinstance(fact, Text):
        yield from cards_in(fact)
    elif isinstance(fact, tuple):
        for part in fact:
            yield from _cards(part)


def test_a_choice_is_told_to_the_table_without_the_card_and_to_the_seat_with_it() -> None:
    state = dealt(3)
    card = state.estates[1].hidden.hand[2]
    (event,) = hear(state, f"1 give-back {card}")
    assert (event.text.key, cards_in(event.text)) == ("has-chosen", set())
    ((seat, text),) = event.private
    assert (seat, text.key, cards_in(text)) == (1, "gave-back", {card})


def test_looking_and_keeping_are_told_in_full_to_who_looks_only() -> None:
    state = on_top(acting(table(3), 0), "bonus", *FIVE_BONUS)
    looks, keeps = hear(state, "0 acquire-bonus", "0 keep parks")[:2]
    assert (looks.text.key, keeps.text.key) == ("looks", "keeps-one")
    assert cards_in(looks.text) == cards_in(keeps.text) == set()
    assert [(seat, cards_in(text)) for seat, text in looks.private] == [(0, set(FIVE_BONUS))]
    assert [(seat, cards_in(text)) for seat, text in keeps.private] == [(0, {"parks"})]


@pytest.mark.parametrize("kind", ["picking profession", "picking bonus", "picking prestige"])
def test_looking_at_cards_opens_a_secret_and_no_undo_crosses_it(kind: str) -> None:
    looking = {
        "picking profession": (acting(table(3), 0), "0 take-profession"),
        "picking bonus": (acting(table(3), 0), "0 acquire-bonus"),
        "picking prestige": (tell(naming(table(3), 0), "0 nominate prestige", "1 pass"), "2 pass"),
    }
    assert step(*looking[kind]).opened


def test_without_the_merchant_he_brings_nothing() -> None:
    assert {own(table(seats), seat).merchant for seats in (2, 5) for seat in range(seats)} == {0}
