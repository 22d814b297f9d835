"""Laying out: no row ever has too much, whatever is put beside a panel; nothing goes unanswered."""

from collections.abc import Sequence
from functools import cache
from itertools import islice
from typing import Any

import pytest
from discord import app_commands
from hypothesis import given, settings
from hypothesis import strategies as st

from cogs.games import GAME_UIS
from cogs.interaction import components, discord_limits, routes_and_forms
from cogs.interaction.components import ButtonSpec, ComponentSpec, MenuChoice, MenuSpec, build_view
from cogs.interaction.replies import PrivateReply
from cogs.messages.private_panel import choice_panel, turn_panel
from tests.cogs.firenze_sittings import asked
from tests.cogs.panel_sittings import at_their_turn, goes_on, sittings
from tests.cogs.reading import said
from tests.cogs.stage import Stage

ROWS = st.one_of(st.none(), st.integers(0, 6))
CHOICE = (MenuChoice("a", "A"), MenuChoice("b", "B"))


@st.composite
def things(draw: st.DrawFn) -> list[ComponentSpec]:
    """Buttons, menus and links, with rows of their own or without."""
    found: list[ComponentSpec] = []
    for at in range(draw(st.integers(0, 14))):
        kind, row = draw(st.sampled_from("pppml")), draw(ROWS)
        match kind:
            case "p":
                found.append(ButtonSpec(f"p{at}", "press", row=row))
            case "m":
                found.append(MenuSpec(f"m{at}", "which?", CHOICE, row=row))
            case _:
                found.append(components.LinkSpec("https://example.com", f"{at}"))
    return found


@cache
def panels() -> tuple[tuple[ComponentSpec, ...], ...]:
    """Of every kind of question in both games, and of the wishes, one step further too."""
    some = [
        one for name in ("both-five", "solo-won") for one in at_their_turn(f"princes/{name}", 17)
    ]
    some += [*islice(asked("building", every=9), 4), *at_their_turn("firenze/campanile", 17)]
    found = [one for sitting in some for one in _panels(sitting)]
    called = GAME_UIS["princes"].wishes_call
    assert called is not None
    found += [called.panel(one, "") for one in sittings("both-three", kind="nominating", every=9)]
    return tuple(dict.fromkeys(reply.components for reply in found))


def _panels(sitting: Any) -> list[PrivateReply]:
    panel = turn_panel(sitting)
    return [panel, *(choice_panel(sitting, words) for words in goes_on(panel))]


def assert_laid_out(things: Sequence[ComponentSpec]) -> None:
    rows = components.arrange_rows(things)
    for row in rows:
        has_menu = any(isinstance(one, MenuSpec) for one in row)
        assert 0 < len(row) <= (1 if has_menu else discord_limits.IN_A_ROW)
    placed = [one for row in rows for one in row]
    shown = [one for one in things if not (isinstance(one, MenuSpec) and len(one.options) == 1)]
    assert len(placed) >= len(shown)
    assert {id(one) for one in placed} <= {id(one) for one in things}
    build_view(things)


@given(things())
def test_no_row_has_too_much_wherever_things_claim_to_stand(things: list[ComponentSpec]) -> None:
    assert_laid_out(things)


@settings(max_examples=10)
@given(things().map(lambda found: found[:4]), things().map(lambda found: found[:4]))
def test_every_panel_is_laid_out_with_anything_before_and_behind_it(
    before: list[ComponentSpec], behind: list[ComponentSpec]
) -> None:
    for panel in panels():
        if len(panel) + len(before) + len(behind) < discord_limits.PARTS // 2:
            assert_laid_out([*before, *panel, *behind])


def test_what_comes_before_a_panel_stands_above_it_and_its_rows_stay_as_they_are() -> None:
    panel: list[ComponentSpec]
    menu, other = (MenuSpec(name, "which?", CHOICE, row=row) for name, row in (("a", 0), ("b", 1)))
    down, way = ButtonSpec("c", "down", row=3), ButtonSpec("d", "way", row=4)
    panel, vote, page = [menu, other, down, way], ButtonSpec("e", "vote"), ButtonSpec("f", "page")

    assert components.arrange_rows([vote, *panel]) == [[vote], *([one] for one in panel)]
    assert components.arrange_rows([*panel, page]) == [[menu], [other], [page], [down], [way]]
    many = [ButtonSpec(f"{at}", "x", row=2) for at in range(7)]
    assert [len(row) for row in components.arrange_rows([menu, *many, way])] == [1, 5, 2, 1]


# Whatever fails all the same


@pytest.mark.parametrize("is_typed", [True, False])
async def test_what_can_not_be_laid_out_is_answered_with_the_number_of_its_log(
    scene: Stage, is_typed: bool, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    too_much = tuple(ButtonSpec(f"d:hand:1:{at}", "x") for at in range(discord_limits.PARTS))

    async def crowded(*_: object) -> PrivateReply:
        return PrivateReply("too much", too_much)

    await scene.gather()
    monkeypatch.setitem(scene.bot.routes, "hand", crowded)
    (lorenzo, _) = scene.people
    if is_typed:
        done = await lorenzo.slash(scene.channel, "hand")
    else:
        done = await lorenzo.click(scene.board, custom_id="d:hand:1:")

    assert done.response is not None
    words = said(done.response)
    assert "Something went wrong" in words
    (told,) = [line for line in caplog.messages if line.startswith("trouble ")]
    assert told.split()[1].rstrip(":") in words
    assert "build_view" in told


async def test_a_long_form_is_answered(scene: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    def torn(*_: object, **__: object) -> None:
        raise ValueError

    await scene.gather()
    (lorenzo, _) = scene.people
    panel = (await lorenzo.slash(scene.channel, "notes")).response
    assert panel is not None
    monkeypatch.setattr(routes_and_forms, "_make_modal", torn)

    done = await lorenzo.click(panel, custom_id="f:notes:1:")

    assert done.response is not None
    assert "Something went wrong" in said(done.response)


async def test_the_log_of_a_failed_command_shows_where_it_failed(
    scene: Stage, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    secret = "the hand of Isabella"

    async def leaning_tower(*_: object, **__: object) -> None:
        raise RuntimeError(secret)

    command = scene.bot.tree.get_command("hand")
    assert isinstance(command, app_commands.Command)
    monkeypatch.setattr(command, "_callback", leaning_tower)

    done = await scene.people[0].slash(scene.channel, "hand")

    assert [type(error) for error in scene.env.errors] == [app_commands.CommandInvokeError]
    (told,) = [line for line in caplog.messages if line.startswith("trouble ")]
    assert done.response is not None
    assert told.split()[1].rstrip(":") in said(done.response)
    assert "RuntimeError" in told
    assert "in leaning_tower" in told
    assert secret not in told
