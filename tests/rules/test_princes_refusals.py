"""Refusals: each names its rule and the facts, and the nearest legal act where there is one."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from bot.games.princes.automa import with_solo
from bot.games.princes.card_choices_and_recruiting import GivingBack
from bot.games.princes.state import State
from bot.games.princes.state_parts import Roll, Tile
from tests.rules.ascii_border import to_build
from tests.rules.princes_table import (
    FULL,
    acting,
    dealt,
    given,
    hiring,
    naming,
    principality,
    served,
    short,
    table,
)
from tests.rules.solo_table import alone
from tests.rules.telling import Case, refused, tell, written_refusals

# Where the moves below are proposed


def acts(**holdings: Any) -> State:
    return acting(given(table(), 0, **holdings), 0) if holdings else acting(table(), 0)


def artists(**holdings: Any) -> State:
    return acts(hand=("poet", "jurist", "painter"), **holdings)


def bidding(state: State | None = None) -> State:
    return tell(state or table(), "0 nominate jester")


def placing() -> State:
    return tell(table(), "0 nominate park", "1 pass", "2 pass", "3 pass")


def picking() -> State:
    return tell(acting(table(), 0), "0 acquire-bonus")


def offered() -> State:
    return tell(to_build(), "0 offer tower east g4 0 500")


def just_won_recruiting() -> State:
    state = given(table(), 1, table=("poet",))
    return tell(state, "0 nominate recruiting", "1 pass", "2 pass", "3 pass")


def after_two_actions() -> State:
    state = given(given(table(), 0, recruiting=1), 1, table=("poet",))
    return tell(acting(state, 0), "0 introduce travel", "0 build tower f5 1")


def with_characters(character: str = "", **holdings: Any) -> State:
    state = given(table(2, characters="on"), 0, **holdings)
    return served(state, 0, character) if character else state


def turn_with(character: str, **holdings: Any) -> State:
    return acting(with_characters(character, **holdings), 0)


def courting(*before: str) -> State:
    return tell(hiring(with_characters()), *before)


def last_prestige_card_won() -> State:
    state = short(with_characters("professor"), "prestige", "most-jesters", rest=1)
    return tell(state, "0 nominate prestige", "1 pass")


def at_the_bankers() -> State:
    state = with_characters("banker", florins=700)
    return tell(acting(replace(state, round=7), 1), "1 end")


GREEN = """
    fffffll
    fffffll
    fffffll
    fffffll
    ...RRR.
    ###llll
    ###llll
"""


CASES = [
    # Before the first round
    Case("deal/give-one-back", "0 withdraw", dealt, "hand"),
    Case("deal/not-in-hand", "0 give-back nobody -> give-back *", dealt, "card hand"),
    # Naming a lot
    Case("auction-turn/name-a-lot-or-withdraw", "0 bid 300", table),
    Case("lots/no-such-lot", "0 nominate parks -> nominate park", table, "lot lots"),
    Case(
        "one-of-each-stack/lot-sold",
        "1 nominate jester -> nominate *",
        lambda: tell(bidding(), "1 pass", "2 pass", "3 pass"),
        "lot who",
    ),
    Case(
        "exhausted-stack/lot-exhausted",
        "0 nominate jester -> nominate *",
        lambda: given(table(), 1, jesters=7),
        "lot",
    ),
    Case(
        "landscape-placed/no-landscape-left-fits",
        "0 nominate landscapes -> nominate *",
        lambda: given(table(2), 0, **principality(GREEN)),
    ),
    Case(
        "builders-each/has-all-builders",
        "0 nominate builder -> nominate *",
        lambda: given(table(), 0, builders=3),
        "most",
    ),
    Case(
        "landscape-placed/landscape-fits-nowhere",
        "0 nominate forest -> nominate *",
        lambda: given(table(), 0, **principality(FULL)),
        "lot",
    ),
    Case(
        "paying/cannot-pay",
        "0 nominate park",
        lambda: given(table(), 0, florins=100, points=0),
        "price most",
    ),
    # Bidding
    Case("auction-bid/bid-or-pass", "1 nominate park", bidding, "lot"),
    Case("raise/raise-by-one-step", "1 bid 500 -> bid 300", bidding, "price"),
    Case(
        "paying/cannot-pay",
        "1 bid 300 -> pass",
        lambda: bidding(given(table(), 1, florins=200, points=0)),
        "price most",
    ),
    # What was won
    Case("landscape-placed/place-it-first", "0 end", placing, "lot"),
    Case(
        "landscape-placed/other-landscape-won",
        "0 place lake a3 0 -> place park a3 0",
        placing,
        "landscapes",
    ),
    Case(
        "exhausted-stack/lot-exhausted",
        "0 place park d1 0 -> place lake d1 0",
        lambda: tell(
            given(
                table(2),
                1,
                **principality("..ppp..\n..ppp..\n....ppp\n....ppp\n....ppp\n###.ppp\n###...."),
            ),
            "0 nominate landscapes",
            "1 pass",
        ),
        "lot",
    ),
    Case("recruiting/recruit-or-hold", "0 pass", just_won_recruiting),
    Case("keep-one/keep-one-first", "0 end", picking, "cards"),
    Case("keep-one/not-among-these", "0 keep poet -> keep *", picking, "card cards"),
    # The action turn
    Case("action-turn/act-or-end", "0 pass", acts, "actions"),
    Case("two-actions/no-action-left", "0 acquire-bonus", after_two_actions, "actions"),
    Case("recruiting/no-recruiting-card", "0 recruit poet", acts),
    Case(
        "recruiting/not-on-another-table",
        "0 recruit nobody -> recruit poet",
        after_two_actions,
        "card cards",
    ),
    Case("selling/no-points-to-sell", "0 sell 1", acts),
    Case("selling/sell-only-so-many", "0 sell 9 -> sell *", lambda: acts(points=3), "most"),
    # Works
    Case(
        "work-from-hand/not-in-hand",
        "0 work dramatist - 0 -> work * - 0",
        lambda: artists(jesters=3),
        "card hand",
    ),
    Case(
        "bonus-from-hand/no-such-bonus-card",
        "0 work poet lakes 0 -> work poet - 0",
        lambda: artists(jesters=3),
        "card cards",
    ),
    Case(
        "bonus-once/bonus-card-named-twice",
        "0 work poet jesters+jesters 0 -> work poet * 0",
        lambda: artists(jesters=3, bonus=("jesters",)),
    ),
    Case(
        "work-minimum/work-too-small",
        "0 work poet - 0 -> work poet jesters 0",
        lambda: artists(jesters=1, bonus=("jesters",)),
        "value minimum",
    ),
    Case(
        "work-pay/only-so-many-points",
        "0 work poet - 9 -> work poet - *",
        lambda: artists(jesters=3),
        "most",
    ),
    # Buildings
    Case(
        "buildings/no-such-building",
        "0 build towers f5 1 -> build tower f5 1",
        acts,
        "building buildings",
    ),
    Case("placing-1/no-such-square", "0 build tower h5 1 -> build tower g5 1", acts, "square last"),
    Case("placing-1/no-such-turn", "0 build tower f5 2 -> build tower f5 1", acts),
    Case("placing-1/tile-leaves-the-grid", "0 build tower f5 0 -> build tower *", acts),
    Case("placing-2/tile-overlaps", "0 build tower c2 1 -> build tower *", acts),
    Case("placing-3/building-touches", "0 build tower a3 0 -> build tower *", acts),
    Case(
        "placing-5/building-stands-already",
        "0 build tower a4 0 -> build * a4 0",
        lambda: acts(buildings=(Tile("tower", "g5", 1),)),
        "building",
    ),
    Case(
        "building-supply/building-exhausted",
        "0 build tower a4 0 -> build * a4 0",
        lambda: acting(_towers_all_built(), 0),
        "building",
    ),
    # Cards and freedoms
    Case(
        "once-a-round/profession-taken-already",
        "0 take-profession",
        lambda: tell(acts(), "0 take-profession", f"0 keep {acts().decks.profession[0]}"),
    ),
    Case(
        "deck-empty/deck-is-empty",
        "0 take-profession",
        lambda: short(acts(), "profession", rest=2),
        "deck",
    ),
    Case(
        "deck-empty/deck-is-empty",
        "0 acquire-bonus",
        lambda: short(acts(), "bonus", rest=2),
        "deck",
    ),
    Case("freedoms/no-such-freedom", "0 introduce press -> introduce *", acts, "freedom freedoms"),
    Case(
        "once-a-round/freedom-introduced-already",
        "0 introduce opinion",
        lambda: tell(acts(), "0 introduce travel"),
    ),
    Case(
        "freedom-once/has-this-freedom",
        "0 introduce travel -> introduce *",
        lambda: acts(freedoms=("travel",)),
        "freedom",
    ),
    Case(
        "freedom-supply/freedom-exhausted",
        "0 introduce travel -> introduce *",
        lambda: acting(_travel_all_introduced(), 0),
        "freedom",
    ),
    # The characters
    Case("character-auction/court-or-pass", "0 end", courting),
    Case(
        "characters/no-such-character",
        "0 court duke 300 -> court muse 300",
        courting,
        "character characters",
    ),
    Case(
        "character-auction/character-hired",
        "1 court muse 400 -> court merchant 400",
        lambda: tell(
            hiring(table(3, characters="on")),
            *("0 court muse 300", "1 court cardinal 300", "2 court cardinal 400"),
        ),
        "character who",
    ),
    Case(
        "character-spaces/no-space-above",
        "1 court banker 500 -> court cardinal 500",
        lambda: courting("0 court banker 500"),
        "character who",
    ),
    Case(
        "character-spaces/no-such-space",
        "0 court muse 250 -> court muse 300",
        courting,
        "character lowest highest",
    ),
    Case(
        "character-spaces/place-pawn-higher",
        "1 court muse 300 -> court muse 700",
        lambda: courting("0 court muse 600"),
        "character who lowest",
    ),
    Case(
        "no-selling/cannot-pay-in-cash",
        "0 court muse 600 -> court muse 400",
        lambda: hiring(with_characters(florins=450, points=9)),
        "price most",
    ),
    Case(
        "no-selling/cannot-pay-in-cash",
        "0 court muse 300 -> pass",
        lambda: hiring(with_characters(florins=200)),
        "price most",
    ),
    Case("no-selling/nobody-sells-points", "0 sell 1", lambda: turn_with("muse", points=5)),
    Case("consulting/nobody-to-consult", "0 consult points", lambda: turn_with("muse")),
    Case(
        "face-down/character-is-used",
        "0 consult points",
        lambda: tell(turn_with("merchant"), "0 consult points"),
        "character",
    ),
    Case(
        "face-down/character-is-used",
        "0 princess-work 0",
        lambda: tell(turn_with("princess", builders=3, jesters=3), "0 princess-work 0"),
        "character",
    ),
    Case(
        "consulting/no-such-use",
        "0 consult bonus -> consult points",
        lambda: turn_with("merchant"),
        "use character uses",
    ),
    Case(
        "merchant/free-when-winning",
        "0 consult free -> consult points",
        lambda: turn_with("merchant"),
    ),
    Case(
        "deck-empty/deck-is-empty",
        "0 consult prestige -> consult bonus",
        lambda: short(turn_with("professor"), "prestige", rest=1),
        "deck",
    ),
    Case(
        "deck-empty/deck-is-empty",
        "0 consult bonus -> consult prestige",
        lambda: short(turn_with("professor"), "bonus", rest=1),
        "deck",
    ),
    Case(
        "deck-empty/last-card-is-won", "0 consult prestige -> consult bonus", last_prestige_card_won
    ),
    Case("consulting/consult-or-forgo", "0 end", last_prestige_card_won, "character"),
    Case("princess/no-princess", "0 princess-work 0", lambda: turn_with("muse")),
    Case("banker/change-so-many", "0 change 4 -> change 3", at_the_bankers, "most"),
    Case("banker/change-or-forgo", "0 end", at_the_bankers),
    # Building together
    Case("together/everybody-builds-alone", "0 offer tower east g4 0 0", acts),
    Case(
        "neighbours/no-neighbour-there",
        "0 offer tower west g4 0 0 -> offer tower east g4 0 0",
        lambda: to_build(seats=2),
        "side sides",
    ),
    Case(
        "bargaining/no-offer-left",
        "0 offer tower east g4 0 0",
        lambda: tell(to_build(), *["0 offer tower east g4 0 0", "1 decline"] * 8),
        "most",
    ),
    Case(
        "placing-5/neighbour-has-building",
        "0 offer tower east g4 0 0 -> offer tower west g4 0 0",
        lambda: given(to_build(), 1, buildings=(Tile("tower", "c5", 0),)),
        "whom building",
    ),
    Case(
        "paying/cannot-pay-together",
        "0 offer tower east g4 0 0 -> offer tower west *",
        lambda: replace(to_build(florins=(200, 400)), rules=1),
        "whom price",
    ),
    Case(
        "paying/price-cannot-be-paid",
        "1 accept 400",
        lambda: tell(to_build(florins=(200, 3000)), "0 offer tower east g4 0 400"),
        "price",
    ),
    Case(
        "border-crossed/border-not-crossed",
        "0 offer tower east e4 0 0 -> offer tower east * 0 0",
        to_build,
        "tile square",
    ),
    Case("placing-1/no-such-square", "0 offer tower east o4 0 0 -> offer tower *", to_build),
    Case("placing-1/tile-leaves-the-grid", "0 offer tower east m4 0 0 -> offer tower *", to_build),
    Case(
        "placing-2/overlaps-next-door",
        "0 offer tower east g4 0 0 -> offer tower *",
        lambda: given(to_build(), 1, landscapes=(Tile("park", "a4", 0),)),
        "tile other whom",
    ),
    Case(
        "placing-3/touches-next-door",
        "0 offer tower east g4 0 0 -> offer tower *",
        lambda: given(to_build(), 1, buildings=(Tile("chapel", "c4", 0),)),
        "tile other whom",
    ),
    Case(
        "bargaining/price-out-of-range",
        "0 offer tower east g4 0 9900 -> offer tower east g4 0 3000",
        to_build,
        "least most",
    ),
    Case("bargaining/another-price", "1 accept 200 -> accept 500", offered, "price"),
    Case("bargaining/no-price-between", "0 counter 400", lambda: tell(offered(), "1 counter 400")),
    Case("bargaining/wait-or-retract", "0 end", offered, "whom"),
    Case("bargaining/answer-or-retract", "0 end", lambda: tell(offered(), "1 counter 400"), "whom"),
    Case("bargaining/answer-or-decline", "1 end", offered, "whom"),
    Case(
        "border-alone/border-needs-builder",
        "0 build tower g4 1 -> build tower *",
        to_build,
        "tile whom",
    ),
    Case(
        "border-alone/border-is-built-up",
        "0 build tower g3 1 -> build tower *",
        lambda: given(to_build(builders=(1, 0)), 1, landscapes=(Tile("park", "a4", 0),)),
        "tile whom",
    ),
    # Alone against Wolfgang
    Case(
        "solo-once-each/lot-declined-already",
        "0 nominate jester -> nominate *",
        lambda: declined("jester"),
        "lot",
    ),
    Case(
        "solo-last-auction/lot-too-dear-for-last",
        "0 nominate jester -> nominate *",
        lambda: declined("forest", "lake", "park"),
        "lot",
    ),
    Case(
        "solo-forced/could-not-pay-if-forced",
        "0 nominate lake -> nominate *",
        lambda: given(alone(), 0, florins=100),
        "lot price most",
    ),
]


def declined(*lots: str) -> State:
    return with_solo(alone(), rolls=tuple(Roll(lot, 6, 1200) for lot in lots))


def _towers_all_built() -> State:
    state = table()
    for seat in (1, 2, 3):
        state = given(state, seat, buildings=(Tile("tower", "g5", 1),))
    return state


def _travel_all_introduced() -> State:
    state = given(table(3), 1, freedoms=("travel",))
    return given(state, 2, freedoms=("travel",))


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_refusal_names_its_rule_its_facts_and_the_nearest_legal_act(case: Case) -> None:
    case.check()


def test_every_refusal_of_the_rules_has_its_case() -> None:
    assert written_refusals("princes") == {case.name for case in CASES}


@pytest.mark.parametrize(
    ("state", "line", "nearest"),
    [
        (lambda: acts(points=3), "0 sell 9", "sell 3"),
        (lambda: artists(jesters=3), "0 work poet - 9", "work poet - 4"),
    ],
)
def test_the_nearest_amount_is_the_top(state: Callable[[], State], line: str, nearest: str) -> None:
    assert refused(state(), line).nearest == nearest


# Out of turn


def test_whoever_is_not_to_move_hears_whom_the_table_waits_for() -> None:
    refusal = refused(naming(table(), 2), "1 nominate park")
    assert (refusal.rule, refusal.text.key) == ("turns", "not-your-turn")
    assert refusal.text.facts[1] == ("awaited", 1)
    assert refusal.nearest == ""


def test_while_several_choose_it_is_told_how_many_are_awaited() -> None:
    state = tell(dealt(4), f"1 give-back {dealt(4).estates[1].hidden.hand[0]}")
    refusal = refused(state, f"1 give-back {state.estates[1].hidden.hand[1]}")
    assert refusal.text.fact("awaited") == 3
    assert isinstance(state.question, GivingBack)


# Wherever the game leads
