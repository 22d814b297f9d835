"""Refusals: each names its rule and the facts, and the nearest legal act where there is one."""

import pytest

from bot.games.firenze.setup import PlacingSeal
from bot.games.firenze.state import State
from bot.games.firenze.state_parts import NEUTRAL
from tests.rules.firenze_table import (
    asking,
    building,
    church,
    fulfilling,
    given,
    limiting,
    row,
    sealed,
    short,
    table,
)
from tests.rules.telling import Case, tell, written_refusals

# Where the moves below are proposed


def has(storehouse: str = "white 2", **things: object) -> State:
    return given(table(), 0, storehouse, **things)  # type: ignore[arg-type]


def holds(*cards: str, storehouse: str = "white 2") -> State:
    return has(storehouse, hand=cards)


def builds(storehouse: str = "white 2", **things: object) -> State:
    return building(has(storehouse, **things))


def stands(on_site: str) -> State:
    return fulfilling(has(on_site=on_site))


def paying() -> State:
    return tell(has(), "0 take 3")


def struck(event: str, state: State) -> State:
    return tell(row(state, event, "mason", "princess", "smuggler", "wholesaler"), "0 take 1")


def laid_six() -> State:
    state = builds("white 10 yellow 10", hand=("architect",))
    for height in range(6):
        state = tell(state, f"0 lay white {height}" if height else "0 begin white")
        while "paying" in type(state.question).__name__.lower():
            state = tell(state, "0 pay yellow")
    return state


def laying() -> State:
    """All green is covered, and one more neutral seal is to be laid."""
    state = table(dead_color="green", neutral_seals="7", placing="free")
    return asking(state, PlacingSeal(1))


FEASTS = ("recognition", "monument", "carnival", "tournament", "wedding")
LAST = ("white 3", "white 4", "white 5", "yellow 3", "yellow 4", "green 3")


CASES = [
    # The neutral seals
    Case("set-up/seals-first", "0 take 1", laying, "left"),
    Case("set-up/covered-already", "0 cover green 3 -> cover * 3", laying, "brick height"),
    Case(
        "set-up/balcony-lies-there",
        "0 cover white 6 -> cover white ?",
        laying,
        "brick height numeral",
    ),
    # The row
    Case("phase-card/take-a-card-first", "0 done", has),
    Case("phase-card/no-such-place", "0 take 7 -> take *", has, "most"),
    Case("card-cost/card-too-dear", "0 take 6 -> take 3", has, "card cost stored"),
    Case("paying/pay-first", "0 take 1", paying, "due"),
    Case("bricks/no-such-color", "0 pay pink -> pay white", paying, "brick bricks"),
    Case("bricks/no-such-brick", "0 pay red -> pay white", paying, "brick bricks"),
    Case(
        "exchange/exchanged-already", "0 exchange 1 white", lambda: building(has(), exchanged=True)
    ),
    Case(
        "exchange/exchange-comes-first",
        "0 exchange 1 white",
        lambda: tell(builds("white 5"), "0 begin white"),
    ),
    Case(
        "exchange/no-such-place",
        "0 exchange 9 white -> exchange 6 white",
        lambda: builds("red 3"),
        "most",
    ),
    Case("exchange/exchange-too-dear", "0 exchange 1 white", builds, "cost stored"),
    Case(
        "exchange/not-on-this-card",
        "0 exchange 1 red -> exchange 1 white",
        lambda: builds("red 3"),
        "brick card bricks",
    ),
    Case("bricks/no-such-color", "0 exchange 1 pink -> exchange *", lambda: builds("red 3")),
    # Building
    Case("phase-building/build-or-done", "0 take 1", builds),
    Case("building/laid-all", "0 begin white", laid_six, "most"),
    Case("building/built-already", "0 play mason", lambda: fulfilling(holds("mason"))),
    Case(
        "construction-cost/brick-too-dear",
        "0 begin red",
        lambda: tell(builds("red 3"), "0 begin red", "0 begin red"),
        "cost stored",
    ),
    Case(
        "towers/no-such-tower",
        "0 lay white 4 -> lay white 3",
        lambda: builds(on_site="white 3"),
        "brick height towers",
    ),
    Case("bricks/no-such-color", "0 lay pink 3 -> lay white 3", lambda: builds(on_site="white 3")),
    # Commissions
    Case("phase-commissions/fulfil-or-end", "0 done", lambda: stands("white 3")),
    Case(
        "campanile/bell-tower-first",
        "0 fulfil white 4",
        lambda: church(stands("white 4"), "campanile"),
        "height",
    ),
    Case("campanile/no-bell-tower-owed", "0 consecrate", lambda: stands("white 3")),
    Case(
        "seals/no-seals-left",
        "0 fulfil red 3",
        lambda: tell(
            fulfilling(given(sealed(table(), 0, *LAST), 0, on_site="red 3, green 4")),
            "0 fulfil green 4",
        ),
    ),
    Case(
        "seals/neutral-seal",
        "0 fulfil red 3 -> fulfil red 4",
        lambda: sealed(stands("red 3, red 4"), NEUTRAL, "red 3"),
        "brick height",
    ),
    Case("commissions/no-such-commission", "0 fulfil red 2", lambda: stands("red 2")),
    Case(
        "commissions/sealed",
        "0 fulfil red 3",
        lambda: sealed(stands("red 3"), 2, "red 3"),
        "brick height who",
    ),
    Case("balconies/balcony-must-wait", "0 fulfil red 5", lambda: stands("red 5"), "numeral"),
    # Events
    Case("events/event-first", "0 done", lambda: struck("tribute", has("red 2")), "card"),
    Case("events/event-first", "0 done", lambda: struck("botch", has(on_site="red 3, red 2"))),
    Case(
        "events/only-the-highest",
        "0 lower red 2 -> lower red 3",
        lambda: struck("collapse", has(on_site="red 3, blue 3, red 2")),
        "card height",
    ),
    Case(
        "patrician/endure-or-avert", "0 done", lambda: struck("tribute", holds("patrician")), "card"
    ),
    # Personnel
    Case(
        "patrician/no-such-celebration",
        "0 renounce mason -> renounce banquet",
        lambda: holds("patrician", "mason", "banquet"),
        "card cards",
    ),
    Case(
        "personnel/no-such-personnel",
        "0 play banquet -> play mason",
        lambda: holds("banquet", "mason"),
    ),
    Case("personnel/not-in-hand", "0 play mason -> play princess", lambda: holds("princess")),
    Case("personnel/played-otherwise", "0 play smuggler", lambda: holds("smuggler")),
    Case(
        "personnel/not-at-this-seat",
        "0 smuggle 0 white white -> smuggle 1 white red",
        lambda: given(holds("smuggler"), 1, "red 1"),
        "others",
    ),
    Case(
        "same-name/played-already",
        "0 play mason",
        lambda: tell(holds("mason", "mason"), "0 play mason"),
    ),
    Case("princess/princess-too-late", "0 play princess", lambda: building(holds("princess"))),
    Case("wholesaler/no-such-place", "0 restock 9 -> restock *", lambda: holds("wholesaler")),
    Case(
        "wholesaler/no-bricks-there",
        "0 restock 1 -> restock 2",
        lambda: row(holds("wholesaler"), "mason", "princess", mason=""),
        "card",
    ),
    Case(
        "alchemist/not-in-the-pouch",
        "0 transmute white red -> transmute white *",
        lambda: short(holds("alchemist"), "blue 1", rest=1),
        "brick",
    ),
    # Limits
    Case(
        "card-limit/too-many-cards",
        "0 end",
        lambda: limiting(holds(*FEASTS, "mason")),
        "limit over",
    ),
    Case(
        "card-limit/celebrations-stay",
        "0 discard carnival -> discard mason",
        lambda: limiting(holds(*FEASTS, "mason")),
        "card cards",
    ),
    Case(
        "card-limit/no-such-card",
        "0 discard princess -> discard mason",
        lambda: limiting(holds(*FEASTS, "mason")),
        "card cards",
    ),
    Case(
        "storehouse-limit/too-many-bricks", "0 end", lambda: limiting(has("white 12")), "limit over"
    ),
]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_refusal_names_its_rule_its_facts_and_the_nearest_legal_act(case: Case) -> None:
    case.check()


def test_every_refusal_of_the_rules_has_its_case() -> None:
    assert written_refusals("firenze") == {case.name for case in CASES}
