"""Wishes are typed in any language, and what can not be understood is refused."""

import pytest

from bot.engine.game import Seat
from bot.engine.text import Refusal
from bot.planning import auction_orders
from cogs.games.princes.wishes_editing import parse_wishes
from tests.cogs.panel_sittings import first, seated


@pytest.mark.parametrize(
    ("typed", "orders"),
    [
        ("Jester 700, Lake 500, rest pass", ["wish jester 700", "wish lake 500", "otherwise pass"]),
        (
            "gaukler 700; see 500; der rest von hand",
            ["wish jester 700", "wish lake 500", "otherwise ask"],
        ),
        ("Saltimbanque 700, le reste passer", ["wish jester 700", "otherwise pass"]),
        ("forest 500 c3-0 d4-0", ["wish forest 500", "lay forest c3-0+d4-0"]),
        ("Park 400 bid", ["limit park 400 pass"]),
        (
            "Park 400 only bid d4-0, rest pass",
            ["limit park 400 pass", "lay park d4-0", "otherwise pass"],
        ),
        ("Park 400 nur bieten", ["limit park 400 pass"]),
        ("Park 400, nur bieten; See 300", ["limit park 400 pass", "wish lake 300"]),
        ("parc 400 enchère", ["limit park 400 pass"]),
        ("parc 400, enchérir seulement", ["limit park 400 pass"]),
        ("only bid", None),
        ("Rekrutierung 500", None),
        (
            "recruiting card 300 Poet/Painter/save",
            ["wish recruiting 300", "enlist poet+painter hold"],
        ),
        (
            "prestige card 300 most lakes + worth most",
            ["wish prestige 300", "choose prestige most-lakes dearest"],
        ),
        ("insgesamt: 900", ["total 900"]),
        ("Jester 700 c3", None),
        ("forest 500 c3 somewhere", None),
        ("recruiting card 300 Poet/Nobody", None),
        ("recruiting card 300 /", None),
        ("Jester 70000000000", None),
        ("Jester " + "7" * 5000, None),
        ("Jester", None),
        ("Muse 400", None),
        ("   ", None),
    ],
)
def test_wishes_are_typed_in_any_language(typed: str, orders: list[str] | None) -> None:
    game, course = first("three-sensible", "nominating")
    found = parse_wishes(seated(game, course, Seat(1)), typed)

    if orders is None:
        assert isinstance(found, Refusal)
        assert found.text.key == "wish-not-understood"
    else:
        assert found == orders


def test_a_square_alone_is_a_place_that_is_free() -> None:
    game, course = first("three-sensible", "nominating")
    sitting = seated(game, course, Seat(1))
    found = parse_wishes(sitting, "forest 500 d4")

    assert isinstance(found, list)
    assert found[1].startswith("lay forest d4-")
    assert not isinstance(auction_orders.add_orders("princes", sitting.view, (), found), Refusal)


def test_two_players_type_the_landscape_before_its_squares() -> None:
    game, course = first("two-sensible", "nominating")
    sitting = seated(game, course, Seat(1))

    assert parse_wishes(sitting, "Landschaft 500 Wald c3-0 See a4-0 d4-1") == [
        "wish landscapes 500",
        "lay forest c3-0",
        "lay lake a4-0+d4-1",
    ]
    assert isinstance(parse_wishes(sitting, "Landschaft 500 c3"), Refusal)


def test_a_square_that_is_none_is_refused_by_the_rules() -> None:
    game, course = first("three-sensible", "nominating")
    sitting = seated(game, course, Seat(1))
    found = parse_wishes(sitting, "forest 500 z9")

    assert found == ["wish forest 500", "lay forest z9-0"]
    refused = auction_orders.add_orders("princes", sitting.view, (), ["lay forest z9-0"])
    assert isinstance(refused, Refusal)
    assert refused.text.key == "no-such-square"
