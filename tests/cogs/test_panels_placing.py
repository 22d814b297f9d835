"""The placement panel leads from legal place to legal place, and never over illegal ground."""

from functools import cache
from typing import Any

import pytest

from bot.games.princes.moves import Build
from bot.games.princes.moves import Place as LayOut
from cogs.games.princes import placement_panel
from cogs.games.princes.grid import STEPS, TURNS, LegalPositions, TilePosition
from cogs.interaction.context import SeatContext
from cogs.messages.private_panel import turn_panel
from tests.cogs import panel_sittings


@cache
def laying() -> tuple[SeatContext[Any], ...]:
    acting = panel_sittings.sittings(*panel_sittings.SOME, kind="acting", every=67)
    return (
        *panel_sittings.sittings(*panel_sittings.SOME, kind="placing", every=17),
        *(one for one in acting if panel_sittings.legal(one, Build)),
    )


def ghosts(sitting: SeatContext[Any]) -> list[LegalPositions]:
    """Every tile that can be laid out here."""
    found: dict[str, set[TilePosition]] = {}
    for move in panel_sittings.legal(sitting, Build):
        found.setdefault(move.building, set()).add(TilePosition(move.square, move.turn))
    for move in panel_sittings.legal(sitting, LayOut):
        found.setdefault(move.landscape, set()).add(TilePosition(move.square, move.turn))
    ground = sitting.view.box.ground
    return [LegalPositions(ground, name, frozenset(legal_)) for name, legal_ in found.items()]


def test_every_panel_is_within_limits_and_every_press_is_legal() -> None:
    assert len(laying()) > 20
    for sitting in laying():
        verb, panel = ("build", placement_panel.build_building_panel)
        if sitting.view.asked.kind == "placing":
            verb, panel = ("place", placement_panel.build_landscape_panel)
        first = panel(sitting, verb)
        panel_sittings.assert_sound(sitting, first)
        for words in list(panel_sittings.goes_on(first))[::5]:
            second = panel(sitting, words)
            panel_sittings.assert_sound(sitting, second)
            (move,) = [one for one in panel_sittings.pressed(second) if one.id.startswith("m:")]
            assert move.likely
            for further in list(panel_sittings.goes_on(second))[::4]:
                panel_sittings.assert_sound(sitting, panel(sitting, further))


@pytest.mark.long
def test_every_panel_of_every_golden_position_is_sound() -> None:
    for sitting in panel_sittings.sittings(*panel_sittings.GAMES, kind="placing"):
        for words in panel_sittings.goes_on(
            placement_panel.build_landscape_panel(sitting, "place")
        ):
            panel_sittings.assert_sound(
                sitting, placement_panel.build_landscape_panel(sitting, words)
            )
    for sitting in panel_sittings.sittings(*panel_sittings.GAMES, kind="acting"):
        if panel_sittings.legal(sitting, Build):
            for words in panel_sittings.goes_on(
                placement_panel.build_building_panel(sitting, "build")
            ):
                panel_sittings.assert_sound(
                    sitting, placement_panel.build_building_panel(sitting, words)
                )


def test_a_way_leads_to_another_legal_place_that_lies_that_way() -> None:
    for sitting in laying():
        for places in ghosts(sitting):
            for at in sorted(places.legal)[::5]:
                for way in (*STEPS, *TURNS):
                    there = places.next_position(at, way)
                    assert there is None or (there in places.legal and there != at)
                    if there and way in STEPS:
                        assert there.turn == at.turn
                        assert is_that_way(at, there, *STEPS[way])
                    if there and way in TURNS:
                        assert there.turn != at.turn


def is_that_way(at: TilePosition, there: TilePosition, right: int, up: int) -> bool:
    across = ord(there.square[0]) - ord(at.square[0])
    upwards = int(there.square[1:]) - int(at.square[1:])
    return across * right + upwards * up > 0


def test_an_arrow_is_closed_only_when_no_place_lies_that_way() -> None:
    for sitting in laying()[::2]:
        for places in ghosts(sitting):
            for at in sorted(places.legal)[::4]:
                alike = [place for place in places.legal if place.turn == at.turn]
                for way, step in STEPS.items():
                    lies = any(is_that_way(at, place, *step) for place in alike)
                    assert (places.next_position(at, way) is not None) == lies


def test_turning_and_flipping_reaches_every_turn_that_fits() -> None:
    for sitting in laying():
        for places in ghosts(sitting):
            start = min(places.legal)
            seen, open_ = {start.turn}, [start]
            while open_:
                at = open_.pop()
                for way in TURNS:
                    there = places.next_position(at, way)
                    if there and there.turn not in seen:
                        seen.add(there.turn)
                        open_.append(there)
            assert seen == {place.turn for place in places.legal}


def test_turning_there_and_back_is_opposite() -> None:
    sitting = laying()[0]
    ground = sitting.view.box.ground
    for tile, turns in ground.turns.items():
        ways = frozenset(TilePosition(way.square, way.turn) for way in ground.ways[tile])
        places = LegalPositions(ground, tile, ways)
        for at in sorted(ways)[:: len(turns)]:
            there = places.next_position(at, "clockwise")
            if there is None:
                assert len(turns) == 1
                continue
            back = places.next_position(there, "counter")
            assert back is not None
            assert back.turn == at.turn


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_the_grid_shows_the_ghost_with_a_sign_beside_its_letters(language: str) -> None:
    sitting = panel_sittings.spoken(
        next(one for one in laying() if panel_sittings.legal(one, Build)), language
    )
    build = panel_sittings.legal(sitting, Build)[0]

    reply = placement_panel.build_building_panel(
        sitting, f"build {build.building} {build.square} {build.turn} map"
    )

    grid = reply.words.split("```")[1]
    bits = sitting.view.box.ground.bits_if_laid(build.building, build.square, build.turn)
    assert bits is not None
    assert grid.count("*") == bits.bit_count()
    assert [line[0] for line in grid.strip().splitlines()[:7]] == list("7654321")
    squares = ", ".join(sitting.view.box.ground.squares_of(bits))
    assert squares in reply.words
    unmapped = placement_panel.build_building_panel(
        sitting, f"build {build.building} {build.square} {build.turn} at"
    )
    assert "```" not in unmapped.words
    assert squares in unmapped.words


def test_a_place_that_is_none_becomes_the_best_there_is() -> None:
    sitting = next(one for one in laying() if panel_sittings.legal(one, Build))
    building = panel_sittings.legal(sitting, Build)[0].building

    reply = placement_panel.build_building_panel(sitting, f"build {building} z9 7 left")

    panel_sittings.assert_sound(sitting, reply)
    assert any(one.id.startswith("m:") for one in panel_sittings.pressed(reply))


def test_the_anchors_are_those_of_the_present_turn() -> None:
    for sitting in [one for one in laying() if panel_sittings.legal(one, LayOut)]:
        reply = placement_panel.build_landscape_panel(sitting, "place")
        for menu in panel_sittings.menus(reply):
            if not menu.id.startswith("k:0:"):
                continue
            turns = {option.value.split()[1] for option in menu.options}
            assert len(turns) == 1
            assert sum(option.chosen for option in menu.options) == 1


def test_a_panel_is_drawn_as_a_picture_too() -> None:
    sitting = next(one for one in laying() if panel_sittings.legal(one, Build))
    building = panel_sittings.legal(sitting, Build)[0].building

    reply = placement_panel.build_building_panel(sitting, f"build {building}")

    assert reply.picture is not None
    assert reply.picture.draw().startswith(b"\x89PNG")


def test_the_turn_opens_a_panel_rather_than_a_move_unseen() -> None:
    for sitting in laying()[::5]:
        reply = turn_panel(sitting)
        panel_sittings.assert_sound(sitting, reply)
        moves = [one.id for one in panel_sittings.pressed(reply) if one.id.startswith("m:")]
        assert not any(" build " in f" {one.split(':', 4)[4]} " for one in moves)
