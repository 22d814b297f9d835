"""Refusals: each names its rule and the facts, and the nearest legal act where there is one."""

import ast
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import pytest

from bot.engine.chance import Chance
from bot.engine.game import legal_moves, play_move, why_not
from bot.engine.text import Refusal
from bot.games.princes.automa import with_solo
from bot.games.princes.cards import Choosing
from bot.games.princes.moves import Bid, Build, Move, Place, Sell, Work
from bot.games.princes.pieces import Roll, Tile
from bot.games.princes.state import State
from tests.rules.ascii_border import to_build
from tests.rules.princes_table import (
    FULL,
    GAME,
    acting,
    dealt,
    given,
    hiring,
    naming,
    principality,
    refused,
    served,
    short,
    table,
    tell,
)
from tests.rules.solo_table import alone

ROOMS = Path(__file__).parents[2] / "bot" / "games" / "princes"
EXTREMES = 2  # amounts far outside of their range are tried as well


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


@dataclass(frozen=True)
class Case:
    """A refused move, and what has to be said about it; `nearest` where there is one."""

    rule: str
    key: str
    line: str
    state: Callable[[], State]
    nearest: str = ""
    facts: tuple[str, ...] = ()

    def __str__(self) -> str:
        return f"{self.rule}-{self.key}"


CASES = [
    # Before the first round
    Case("deal", "give-one-back", "0 withdraw", dealt, facts=("hand",)),
    Case("deal", "not-in-hand", "0 give-back nobody", dealt, "give-back *", ("card", "hand")),
    # Naming a lot
    Case("auction-turn", "name-a-lot-or-withdraw", "0 bid 300", table),
    Case("lots", "no-such-lot", "0 nominate parks", table, "nominate park", ("lot", "lots")),
    Case(
        "one-of-each-stack",
        "lot-sold",
        "1 nominate jester",
        lambda: tell(bidding(), "1 pass", "2 pass", "3 pass"),
        "nominate *",
        ("lot", "who"),
    ),
    Case(
        "exhausted-stack",
        "lot-exhausted",
        "0 nominate jester",
        lambda: given(table(), 1, jesters=7),
        "nominate *",
        ("lot",),
    ),
    Case(
        "landscape-placed",
        "no-landscape-left-fits",
        "0 nominate landscapes",
        lambda: given(table(2), 0, **principality(GREEN)),
        "nominate *",
    ),
    Case(
        "builders-each",
        "has-all-builders",
        "0 nominate builder",
        lambda: given(table(), 0, builders=3),
        "nominate *",
        ("most",),
    ),
    Case(
        "landscape-placed",
        "landscape-fits-nowhere",
        "0 nominate forest",
        lambda: given(table(), 0, **principality(FULL)),
        "nominate *",
        ("lot",),
    ),
    Case(
        "paying",
        "cannot-pay",
        "0 nominate park",
        lambda: given(table(), 0, florins=100, points=0),
        facts=("price", "most"),
    ),
    # Bidding
    Case("auction-bid", "bid-or-pass", "1 nominate park", bidding, facts=("lot",)),
    Case("raise", "raise-by-one-step", "1 bid 500", bidding, "bid 300", ("price",)),
    Case(
        "paying",
        "cannot-pay",
        "1 bid 300",
        lambda: bidding(given(table(), 1, florins=200, points=0)),
        "pass",
        ("price", "most"),
    ),
    # What was won
    Case("landscape-placed", "place-it-first", "0 end", placing, facts=("lot",)),
    Case(
        "landscape-placed",
        "other-landscape-won",
        "0 place lake a3 0",
        placing,
        "place park a3 0",
        ("landscapes",),
    ),
    Case(
        "exhausted-stack",
        "lot-exhausted",
        "0 place park d1 0",
        lambda: tell(
            given(
                table(2),
                1,
                **principality("..ppp..\n..ppp..\n....ppp\n....ppp\n....ppp\n###.ppp\n###...."),
            ),
            "0 nominate landscapes",
            "1 pass",
        ),
        "place lake d1 0",
        ("lot",),
    ),
    Case("recruiting", "recruit-or-hold", "0 pass", just_won_recruiting),
    Case("keep-one", "keep-one-first", "0 end", picking, facts=("cards",)),
    Case("keep-one", "not-among-these", "0 keep poet", picking, "keep *", ("card", "cards")),
    # The action turn
    Case("action-turn", "act-or-end", "0 pass", acts, facts=("actions",)),
    Case(
        "two-actions",
        "no-action-left",
        "0 acquire-bonus",
        after_two_actions,
        facts=("actions",),
    ),
    Case("recruiting", "no-recruiting-card", "0 recruit poet", acts),
    Case(
        "recruiting",
        "not-on-another-table",
        "0 recruit nobody",
        after_two_actions,
        "recruit poet",
        ("card", "cards"),
    ),
    Case("selling", "no-points-to-sell", "0 sell 1", acts),
    Case(
        "selling",
        "sell-only-so-many",
        "0 sell 9",
        lambda: acts(points=3),
        "sell *",
        ("most",),
    ),
    # Works
    Case(
        "work-from-hand",
        "not-in-hand",
        "0 work dramatist - 0",
        lambda: artists(jesters=3),
        "work * - 0",
        ("card", "hand"),
    ),
    Case(
        "bonus-from-hand",
        "no-such-bonus-card",
        "0 work poet lakes 0",
        lambda: artists(jesters=3),
        "work poet - 0",
        ("card", "cards"),
    ),
    Case(
        "bonus-once",
        "bonus-card-named-twice",
        "0 work poet jesters+jesters 0",
        lambda: artists(jesters=3, bonus=("jesters",)),
        "work poet * 0",
    ),
    Case(
        "work-minimum",
        "work-too-small",
        "0 work poet - 0",
        lambda: artists(jesters=1, bonus=("jesters",)),
        "work poet jesters 0",
        ("value", "minimum"),
    ),
    Case(
        "work-pay",
        "only-so-many-points",
        "0 work poet - 9",
        lambda: artists(jesters=3),
        "work poet - *",
        ("most",),
    ),
    # Buildings
    Case(
        "buildings",
        "no-such-building",
        "0 build towers f5 1",
        acts,
        "build tower f5 1",
        ("building", "buildings"),
    ),
    Case(
        "placing-1",
        "no-such-square",
        "0 build tower h5 1",
        acts,
        "build tower g5 1",
        ("square", "last"),
    ),
    Case("placing-1", "no-such-turn", "0 build tower f5 2", acts, "build tower f5 1"),
    Case("placing-1", "tile-leaves-the-grid", "0 build tower f5 0", acts, "build tower *"),
    Case("placing-2", "tile-overlaps", "0 build tower c2 1", acts, "build tower *"),
    Case("placing-3", "building-touches", "0 build tower a3 0", acts, "build tower *"),
    Case(
        "placing-5",
        "building-stands-already",
        "0 build tower a4 0",
        lambda: acts(buildings=(Tile("tower", "g5", 1),)),
        "build * a4 0",
        ("building",),
    ),
    Case(
        "building-supply",
        "building-exhausted",
        "0 build tower a4 0",
        lambda: acting(_towers_all_built(), 0),
        "build * a4 0",
        ("building",),
    ),
    # Cards and freedoms
    Case(
        "once-a-round",
        "profession-taken-already",
        "0 take-profession",
        lambda: tell(acts(), "0 take-profession", f"0 keep {acts().decks.profession[0]}"),
    ),
    Case(
        "deck-empty",
        "deck-is-empty",
        "0 take-profession",
        lambda: short(acts(), "profession", rest=2),
        facts=("deck",),
    ),
    Case(
        "deck-empty",
        "deck-is-empty",
        "0 acquire-bonus",
        lambda: short(acts(), "bonus", rest=2),
        facts=("deck",),
    ),
    Case(
        "freedoms",
        "no-such-freedom",
        "0 introduce press",
        acts,
        "introduce *",
        ("freedom", "freedoms"),
    ),
    Case(
        "once-a-round",
        "freedom-introduced-already",
        "0 introduce opinion",
        lambda: tell(acts(), "0 introduce travel"),
    ),
    Case(
        "freedom-once",
        "has-this-freedom",
        "0 introduce travel",
        lambda: acts(freedoms=("travel",)),
        "introduce *",
        ("freedom",),
    ),
    Case(
        "freedom-supply",
        "freedom-exhausted",
        "0 introduce travel",
        lambda: acting(_travel_all_introduced(), 0),
        "introduce *",
        ("freedom",),
    ),
    # The characters
    Case("character-auction", "court-or-pass", "0 end", courting),
    Case(
        "characters",
        "no-such-character",
        "0 court duke 300",
        courting,
        "court muse 300",
        ("character", "characters"),
    ),
    Case(
        "character-auction",
        "character-hired",
        "1 court muse 400",
        lambda: tell(
            hiring(table(3, characters="on")),
            *("0 court muse 300", "1 court cardinal 300", "2 court cardinal 400"),
        ),
        "court merchant 400",
        ("character", "who"),
    ),
    Case(
        "character-spaces",
        "no-space-above",
        "1 court banker 500",
        lambda: courting("0 court banker 500"),
        "court cardinal 500",
        ("character", "who"),
    ),
    Case(
        "character-spaces",
        "no-such-space",
        "0 court muse 250",
        courting,
        "court muse 300",
        ("character", "lowest", "highest"),
    ),
    Case(
        "character-spaces",
        "place-pawn-higher",
        "1 court muse 300",
        lambda: courting("0 court muse 600"),
        "court muse 700",
        ("character", "who", "lowest"),
    ),
    Case(
        "no-selling",
        "cannot-pay-in-cash",
        "0 court muse 600",
        lambda: hiring(with_characters(florins=450, points=9)),
        "court muse 400",
        ("price", "most"),
    ),
    Case(
        "no-selling",
        "cannot-pay-in-cash",
        "0 court muse 300",
        lambda: hiring(with_characters(florins=200)),
        "pass",
        ("price", "most"),
    ),
    Case(
        "no-selling",
        "nobody-sells-points",
        "0 sell 1",
        lambda: turn_with("muse", points=5),
    ),
    Case("consulting", "nobody-to-consult", "0 consult points", lambda: turn_with("muse")),
    Case(
        "face-down",
        "character-is-used",
        "0 consult points",
        lambda: tell(turn_with("merchant"), "0 consult points"),
        facts=("character",),
    ),
    Case(
        "face-down",
        "character-is-used",
        "0 princess-work 0",
        lambda: tell(turn_with("princess", builders=3, jesters=3), "0 princess-work 0"),
        facts=("character",),
    ),
    Case(
        "consulting",
        "no-such-use",
        "0 consult bonus",
        lambda: turn_with("merchant"),
        "consult points",
        ("use", "character", "uses"),
    ),
    Case(
        "merchant",
        "free-when-winning",
        "0 consult free",
        lambda: turn_with("merchant"),
        "consult points",
    ),
    Case(
        "deck-empty",
        "deck-is-empty",
        "0 consult prestige",
        lambda: short(turn_with("professor"), "prestige", rest=1),
        "consult bonus",
        ("deck",),
    ),
    Case(
        "deck-empty",
        "deck-is-empty",
        "0 consult bonus",
        lambda: short(turn_with("professor"), "bonus", rest=1),
        "consult prestige",
        ("deck",),
    ),
    Case(
        "deck-empty",
        "last-card-is-won",
        "0 consult prestige",
        last_prestige_card_won,
        "consult bonus",
    ),
    Case("consulting", "consult-or-forgo", "0 end", last_prestige_card_won, facts=("character",)),
    Case("princess", "no-princess", "0 princess-work 0", lambda: turn_with("muse")),
    Case("banker", "change-so-many", "0 change 4", at_the_bankers, "change 3", ("most",)),
    Case("banker", "change-or-forgo", "0 end", at_the_bankers),
    # Building together
    Case("together", "everybody-builds-alone", "0 offer tower east g4 0 0", acts),
    Case(
        "neighbours",
        "no-neighbour-there",
        "0 offer tower west g4 0 0",
        lambda: to_build(seats=2),
        "offer tower east g4 0 0",
        ("side", "sides"),
    ),
    Case(
        "bargaining",
        "no-offer-left",
        "0 offer tower east g4 0 0",
        lambda: tell(to_build(), *["0 offer tower east g4 0 0", "1 decline"] * 8),
        facts=("most",),
    ),
    Case(
        "placing-5",
        "neighbour-has-building",
        "0 offer tower east g4 0 0",
        lambda: given(to_build(), 1, buildings=(Tile("tower", "c5", 0),)),
        "offer tower west g4 0 0",
        ("whom", "building"),
    ),
    Case(
        "paying",
        "cannot-pay-together",
        "0 offer tower east g4 0 0",
        lambda: replace(to_build(florins=(200, 400)), rules=1),
        "offer tower west *",
        ("whom", "price"),
    ),
    Case(
        "paying",
        "price-cannot-be-paid",
        "1 accept 400",
        lambda: tell(to_build(florins=(200, 3000)), "0 offer tower east g4 0 400"),
        facts=("price",),
    ),
    Case(
        "border-crossed",
        "border-not-crossed",
        "0 offer tower east e4 0 0",
        to_build,
        "offer tower east * 0 0",
        ("tile", "square"),
    ),
    Case("placing-1", "no-such-square", "0 offer tower east o4 0 0", to_build, "offer tower *"),
    Case(
        "placing-1", "tile-leaves-the-grid", "0 offer tower east m4 0 0", to_build, "offer tower *"
    ),
    Case(
        "placing-2",
        "overlaps-next-door",
        "0 offer tower east g4 0 0",
        lambda: given(to_build(), 1, landscapes=(Tile("park", "a4", 0),)),
        "offer tower *",
        ("tile", "other", "whom"),
    ),
    Case(
        "placing-3",
        "touches-next-door",
        "0 offer tower east g4 0 0",
        lambda: given(to_build(), 1, buildings=(Tile("chapel", "c4", 0),)),
        "offer tower *",
        ("tile", "other", "whom"),
    ),
    Case(
        "bargaining",
        "price-out-of-range",
        "0 offer tower east g4 0 9900",
        to_build,
        "offer tower east g4 0 3000",
        ("least", "most"),
    ),
    Case("bargaining", "another-price", "1 accept 200", offered, "accept 500", ("price",)),
    Case(
        "bargaining",
        "no-price-between",
        "0 counter 400",
        lambda: tell(offered(), "1 counter 400"),
    ),
    Case("bargaining", "wait-or-retract", "0 end", offered, facts=("whom",)),
    Case(
        "bargaining",
        "answer-or-retract",
        "0 end",
        lambda: tell(offered(), "1 counter 400"),
        facts=("whom",),
    ),
    Case("bargaining", "answer-or-decline", "1 end", offered, facts=("whom",)),
    Case(
        "border-alone",
        "border-needs-builder",
        "0 build tower g4 1",
        to_build,
        "build tower *",
        ("tile", "whom"),
    ),
    Case(
        "border-alone",
        "border-is-built-up",
        "0 build tower g3 1",
        lambda: given(to_build(builders=(1, 0)), 1, landscapes=(Tile("park", "a4", 0),)),
        "build tower *",
        ("tile", "whom"),
    ),
    # Alone against Wolfgang
    Case(
        "solo-once-each",
        "lot-declined-already",
        "0 nominate jester",
        lambda: declined("jester"),
        "nominate *",
        ("lot",),
    ),
    Case(
        "solo-last-auction",
        "lot-too-dear-for-last",
        "0 nominate jester",
        lambda: declined("forest", "lake", "park"),
        "nominate *",
        ("lot",),
    ),
    Case(
        "solo-forced",
        "could-not-pay-if-forced",
        "0 nominate lake",
        lambda: given(alone(), 0, florins=100),
        "nominate *",
        ("lot", "price", "most"),
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
    refusal = refused(case.state(), case.line)
    assert (refusal.rule, refusal.text.key) == (case.rule, case.key)
    if case.facts:
        assert tuple(name for name, _ in refusal.text.facts) == case.facts
    before, star, after = case.nearest.partition("*")
    if star:
        assert refusal.nearest.startswith(before)
        assert refusal.nearest.endswith(after)
    else:
        assert refusal.nearest == case.nearest


@pytest.mark.parametrize(
    ("state", "line", "nearest"),
    [
        (lambda: acts(points=3), "0 sell 9", "sell 3"),
        (lambda: artists(jesters=3), "0 work poet - 9", "work poet - 4"),
    ],
)
def test_of_too_high_an_amount_the_nearest_is_the_highest_there_is(
    state: Callable[[], State], line: str, nearest: str
) -> None:
    assert refused(state(), line).nearest == nearest


def test_every_refusal_of_the_rules_is_shown_here() -> None:
    shown = {(case.rule, case.key) for case in CASES}
    assert set(_written_refusals()) <= shown


def _written_refusals() -> Iterator[tuple[str, str]]:
    """The rule and the key of every refusal written in the rules of the game."""
    for room in ROOMS.glob("*.py"):
        for node in ast.walk(ast.parse(room.read_text("utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "refuse":
                rule, key = node.args
                assert isinstance(rule, ast.Constant)
                assert isinstance(key, ast.Constant)
                yield str(rule.value), str(key.value)


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
    assert isinstance(state.question, Choosing)


# Wherever the game leads


def neighbours(move: Move) -> Iterator[Move]:
    """Moves that differ from a legal one in a single word."""
    match move:
        case Bid(florins):
            yield from (Bid(florins - 100), Bid(florins + 100), Bid(0))
        case Sell(points):
            yield from (Sell(points - EXTREMES), Sell(99))
        case Work():
            yield from (replace(move, points=99), replace(move, profession="nobody"))
            yield replace(move, bonus=(*move.bonus, "lakes"))
        case Build() | Place():
            yield from (replace(move, square="b2"), replace(move, turn=9))


@pytest.mark.parametrize(("seats", "least"), [(1, 20), (2, 30), (3, 30), (5, 30)])
def test_along_a_whole_game_every_refusal_has_a_rule_and_its_nearest_act_is_legal(
    seats: int, least: int
) -> None:
    state, ply, met = dealt(seats, "refusals"), 0, 0
    while GAME.to_move(state):
        ply += 1
        seat = min(GAME.to_move(state))
        luck = Chance("walk", ply)
        moves = legal_moves(GAME, state, seat)
        move = luck.one_of(moves, "move")
        for proposed in neighbours(move):
            refusal = why_not(GAME, state, seat, proposed)
            if refusal is None:
                continue
            met += 1
            assert refusal.rule
            assert refusal.text.key
            if refusal.nearest:
                nearest = GAME.vocabulary.read(refusal.nearest)
                assert not isinstance(nearest, Refusal)
                assert why_not(GAME, state, seat, nearest) is None
                assert type(nearest) is type(proposed)
        after = play_move(GAME, state, seat, move, luck)
        assert not isinstance(after, Refusal)
        state = after.state
    assert met > least
