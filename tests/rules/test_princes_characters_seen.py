"""What everybody sees of the characters, what only their owner does, and the umpire's laws."""

import json
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from bot import catalogue
from bot.engine.game import Seat, Setup, forced_move, passing_move, settle_options
from bot.engine.random_draws import Chance
from bot.engine.text import Refusal
from bot.games.princes import printed_tables
from bot.games.princes.game import Princes
from bot.games.princes.moves import Forgo, Pass
from bot.games.princes.state import Characters, State
from bot.games.princes.state_parts import CHARACTERS, SOLD, Asked, Pawn, Serving
from bot.games.princes.view import OwnView, View
from tests.rules.princes_table import (
    BOX,
    GAME,
    acting,
    given,
    hiring,
    on_top,
    owning,
    served,
    table,
)
from tests.rules.telling import legal, tell


def with_characters(seats: int = 3) -> State:
    return table(seats, characters="on")


def seen(state: State, viewer: int | None = None) -> View:
    return GAME.view(state, None if viewer is None else Seat(viewer))


def own(state: State, seat: int) -> OwnView:
    found = seen(state, seat).own
    assert found is not None
    return found


def courting() -> State:
    return tell(hiring(with_characters()), "0 court muse 600", "1 court cardinal 400")


def after_hiring() -> State:
    return tell(courting(), "2 pass")


def test_the_spaces_above_a_pawn_are_those_that_are_still_of_use() -> None:
    def above(state: State) -> range:
        return seen(state).spaces_left("merchant")

    state, spaces = hiring(with_characters()), BOX.bidding_spaces("merchant")
    assert above(state) == spaces
    assert above(tell(state, f"0 court merchant {spaces[1]}")) == spaces[2:]
    assert not above(tell(state, f"0 court merchant {spaces[-1]}"))
    assert not above(served(state, 1, "merchant"))


# What the table waits for


def just_won() -> State:
    state = tell(served(with_characters(), 0, "merchant"), "0 nominate jester", "1 pass")
    return tell(state, "2 pass")


def changing() -> State:
    state = replace(served(given(with_characters(), 0, florins=900), 0, "banker"), round=7)
    return tell(acting(replace(state, starter=Seat(0)), 2), "2 end")


@pytest.mark.parametrize(
    ("state", "asked", "phase"),
    [
        (courting, Asked("courting", (Seat(2),)), "characters"),
        (
            just_won,
            Asked(
                *("consulting", (Seat(0),)),
                lot="jester",
                price=200,
                bidders=(Seat(0),),
                character="merchant",
            ),
            "auction",
        ),
        (
            lambda: tell(hiring(with_characters()), "0 court merchant 300", "1 pass", "2 pass"),
            Asked("consulting", (Seat(0),), character="merchant"),
            "characters",
        ),
        (
            lambda: hiring(served(with_characters(), 1, "professor")),
            Asked("consulting", (Seat(1),), character="professor", is_last_chance=True),
            "auction",
        ),
        (changing, Asked("changing", (Seat(0),), character="banker"), "end"),
    ],
)
def test_everybody_sees_what_the_table_waits_for(
    state: Callable[[], State], asked: Asked, phase: str
) -> None:
    assert seen(state()).asked == asked
    assert seen(state()).phase == phase


def test_cards_looked_at_in_an_auction_and_in_a_turn_are_told_apart() -> None:
    state = served(on_top(with_characters(), "bonus", "jesters"), 0, "professor")
    assert seen(tell(acting(state, 0), "0 consult bonus")).phase == "action"
    assert seen(tell(hiring(state), "0 consult bonus")).phase == "auction"


# The cards


def test_pawns_and_bids_lie_open() -> None:
    cards = {card.name: card for card in seen(courting()).characters}
    assert list(cards) == ["banker", "cardinal", "merchant", "muse", "princess", "professor"]
    assert cards["muse"].pawn == Pawn("muse", Seat(0), 600)
    assert cards["cardinal"].pawn == Pawn("cardinal", Seat(1), 400)
    assert cards["banker"].pawn is None
    assert (cards["banker"].florins, cards["muse"].florins) == (600, 0)
    assert cards["banker"].spaces == (0, 100, 200, 300, 400, 500)


def test_whom_a_character_serves_lies_open_and_whether_it_was_used() -> None:
    state = after_hiring()
    cards = {card.name: card for card in seen(state).characters}
    assert cards["muse"].serving == Serving("muse", Seat(0))
    assert [e.character for e in seen(state).estates] == ["muse", "cardinal", ""]
    used = served(state, 2, "princess", face_down=True)
    assert [e.is_face_down for e in seen(used).estates] == [False, False, True]


def test_laid_down_pawns_are_seen_as_long_as_characters_are_hired() -> None:
    state = tell(hiring(with_characters()), "0 pass")
    assert [e.pawn_lies for e in seen(state).estates] == [True, False, False]
    assert not any(e.pawn_lies for e in seen(after_hiring()).estates)


def test_only_the_owner_sees_what_his_character_would_bring() -> None:
    state = acting(served(given(with_characters(), 0, builders=3), 0, "princess"), 0)
    princess = own(state, 0).princess
    assert princess is not None
    assert princess.value == 6 + 3
    assert own(state, 1).princess is None
    assert own(served(state, 0, "princess", face_down=True), 0).princess is None
    assert own(served(with_characters(), 0, "merchant"), 0).merchant == 1
    assert own(served(with_characters(), 1, "merchant"), 0).merchant == 0
    assert (own(changing(), 0).changes, own(changing(), 1).changes) == (4, 0)


def test_money_stays_covered_while_it_is_changed() -> None:
    assert [estate.florins for estate in seen(changing()).estates] == [None] * 3


# Passing, and the only choice


@pytest.mark.parametrize(
    ("state", "seat", "passing"),
    [(courting, 2, Pass()), (just_won, 0, Forgo()), (changing, 0, Forgo())],
)
def test_every_question_about_characters_can_be_let_go_by(
    state: Callable[[], State], seat: int, passing: object
) -> None:
    assert passing_move(GAME, state(), Seat(seat)) == passing
    assert forced_move(GAME, state(), Seat(seat)) is None


def test_with_no_space_left_to_pay_for_passing_is_the_only_choice_where_money_lies_open() -> None:
    state = given(with_characters(2), 1, florins=200)
    state = tell(hiring(state), "0 court banker 500")
    assert legal(state, 1) == ["pass"]
    assert forced_move(GAME, state, Seat(1)) is None
    state = replace(state, options=replace(state.options, open_money=True))
    assert forced_move(GAME, state, Seat(1)) == Pass()


# The tally


def test_the_notes_tell_who_serves_whom_and_who_bids_what() -> None:
    notes = dict(GAME.tally(courting()).notes)
    assert notes["banker"] == (600,)
    assert notes["pawns"] == (600, 400, -1)
    assert notes["on"] == (4, 2, 0)
    notes = dict(GAME.tally(served(after_hiring(), 2, "princess", face_down=True)).notes)
    assert notes["serving"] == (4, 2, -5)
    assert "pawns" not in notes


# The umpire's laws


def changed(**fields: Any) -> Callable[[State], State]:
    def damaged(state: State) -> State:
        assert state.characters is not None
        return replace(state, characters=replace(state.characters, **fields))

    return damaged


def estate(**fields: Any) -> Callable[[State], State]:
    def damaged(state: State) -> State:
        own = owning(state.estates[0], **fields)
        return replace(state, estates=state.estates_with(Seat(0), own))

    return damaged


def earned(source: int, points: int) -> tuple[int, ...]:
    return tuple(points if at == source else 0 for at in range(CHARACTERS + 1))


TWICE = "a character is in two places"


@pytest.mark.parametrize(
    ("damage", "law"),
    [
        (
            changed(serving=(Serving("muse", Seat(0)), Serving("cardinal", Seat(0)))),
            "a seat has two characters, or two pawns",
        ),
        (
            changed(pawns=(Pawn("muse", Seat(0), 300), Pawn("cardinal", Seat(0), 300))),
            "a seat has two characters, or two pawns",
        ),
        (changed(serving=(Serving("muse", Seat(0)), Serving("muse", Seat(1)))), TWICE),
        (changed(serving=(Serving("muse", Seat(2)),)), TWICE),
        (changed(lying=(Seat(0),)), "a pawn stands where none may"),
        (changed(next=None), "a pawn stands where none may"),
        (changed(pawns=(Pawn("muse", Seat(0), 9900),)), "a bid could not be paid"),
        (changed(pawns=(), serving=(Serving("banker", Seat(0)),)), "the Banker keeps money back"),
        (changed(florins=500), "the Banker's money was lost or made"),
        (changed(florins=800), "the Banker's money was lost or made"),
        (changed(florins=650), "the Banker's money was lost or made"),
        (estate(banked=100), "seat 0: florins were lost or made"),
        (estate(earned=earned(SOLD, 1)), "points were sold, or made by a character"),
        (estate(earned=earned(CHARACTERS, 99)), "points were sold, or made by a character"),
    ],
)
def test_each_law_bites(damage: Callable[[State], State], law: str) -> None:
    assert GAME.broken_law(courting()) == ""
    assert GAME.broken_law(damage(courting())) == law


# Editions


def older() -> Princes:
    """The printed tables as games were started with before there was the expansion."""
    files = json.loads(catalogue.current_edition("princes").text)
    del files["characters"]
    return Princes(printed_tables.build_printed(files))


def test_an_edition_without_the_characters_opens_and_does_not_offer_them() -> None:
    game = older()
    assert [option.name for option in game.options(4)] == ["deal", "money", "together"]
    assert isinstance(settle_options(game, 4, {"characters": "on"}), Refusal)
    assert game.start(Setup(4, 1), Chance("older", 0)).characters is None


def test_with_the_option_everything_else_is_laid_out_alike() -> None:
    with_, without = with_characters(4), table(4)
    assert with_.characters == Characters(600)
    assert with_.decks == without.decks
    assert [e.hidden.hand for e in with_.estates] == [e.hidden.hand for e in without.estates]
