"""The panel of a turn: all of it in one message, what ends the turn last."""

import re
from typing import Any

import pytest

from bot.engine.game import is_pointless, why_not
from bot.engine.notation import verb_of_move
from bot.engine.text import Florins, Named, Refusal
from bot.games.princes.moves import Recruit
from bot.games.princes.state_parts import PRINCESS
from bot.tables.state import seats_waited_for
from cogs.games import game_ui_of
from cogs.games.princes import turn
from cogs.games.princes.move_gains import private_view
from cogs.interaction import discord_limits
from cogs.interaction.components import (
    ButtonSpec,
    LineBlock,
    LinkSpec,
    MenuChoice,
    MenuSpec,
    arrange_rows,
    components_of_blocks,
)
from cogs.interaction.context import SeatContext
from cogs.interaction.game_ui import MORE
from cogs.interaction.replies import PrivateReply
from cogs.messages.private_panel import choice_panel, turn_panel
from cogs.messages.table_post import board_post
from tests.cogs.panel_sittings import assert_sound, at_their_turn, goes_on, pressed, sittings
from tests.golden.recipes import FOLDER

LONGEST_LABEL = 45
OF_MONEY = ("paying", "no-selling")  # rules that speak of what lies behind a screen
_HEAD, _NAME = re.compile(r"\*\*(.+?)\*\*"), re.compile(r"[^\W\d]{3,}")
ALL = sorted(file.relative_to(FOLDER).with_suffix("") for file in FOLDER.glob("*/*.game"))
# One of each variant, now and then; all of them at every ply in the long suite.
SOME = ("princes/both-five", "princes/solo-won", "firenze/campanile")


def begun(reply: PrivateReply) -> set[str]:
    """The kinds of moves that can be made in it, or begun."""
    whole = {one.id.split(":", 4)[4] for one in pressed(reply) if one.id.startswith("m:")}
    own = {one.id.split(":", 5)[5] for one in pressed(reply) if one.id.startswith("d:firenze:")}
    also = {"done" for words in own if words.split()[-1] in ("done", "end")}
    return also | {words.split()[0] for words in (*whole, *own, *goes_on(reply))}


def assert_all_of_it(sitting: SeatContext[Any]) -> None:
    reply = turn_panel(sitting)
    assert_sound(sitting, reply)
    shown = begun(reply)
    if {"begin", "lay"} & shown:
        shown |= {"begin", "lay"}  # they share a menu
    if f"work {PRINCESS}" in goes_on(reply):
        shown.add("princess-work")  # it stands among the works
    shown |= begun(choice_panel(sitting, MORE))
    legal = {verb_of_move(type(move)) for move in sitting.legal_moves() if not is_pointless(move)}
    assert legal <= shown, legal - shown
    for line in reply.blocks:
        if isinstance(line, LineBlock):
            assert len(line.press.label) <= LONGEST_LABEL, line.press.label
            assert names_its_line(line), (line.text, line.press.label)


def names_its_line(line: LineBlock) -> bool:
    """For whoever hears nothing but the button; a name may stand in another case there."""
    head = _HEAD.search(line.text)
    assert head, line.text
    label = line.press.label.casefold()
    return any(word.casefold()[:4] in label for word in _NAME.findall(head[1]))


@pytest.mark.parametrize("name", SOME)
def test_a_turn_fits_into_a_message_and_leads_to_every_kind_of_move(name: str) -> None:
    for sitting in at_their_turn(name, every=23):
        assert_all_of_it(sitting)


@pytest.mark.long
@pytest.mark.parametrize("name", map(str, ALL))
def test_every_turn_of_every_golden_game_fits_into_a_message(name: str) -> None:
    for sitting in at_their_turn(name, every=1):
        assert_all_of_it(sitting)


def test_the_end_comes_last_and_what_takes_back_just_before() -> None:
    found = 0
    for sitting in sittings("five-sensible", "both-three", kind="acting", every=9):
        ids = [one.id for one in pressed(turn_panel(sitting))]
        assert ids[-1].endswith(":end")
        late = [one for one in ids if one.startswith("d:undo:")]
        assert ids[-2 - len(late) :] == [f"c:{ids[-1][2:-3]}{MORE}", *late, ids[-1]]
        found += len(late)
    assert found


def test_in_firenze_to_be_done_is_never_the_first_of_several() -> None:
    found = 0
    for sitting in at_their_turn("firenze/exchange", every=3):
        if sitting.view.asked.kind not in ("building", "fulfilling"):
            continue
        things = [
            one.id for one in turn_panel(sitting).all_components if not isinstance(one, LinkSpec)
        ]
        ends = [at for at, id_ in enumerate(things) if id_.endswith((":done", ":end", " end"))]
        assert ends == [len(things) - 1]
        found += len(things) > 1
    assert found


def test_nobody_is_asked_to_fulfil_commissions_where_he_meets_none() -> None:
    found = set()
    for sitting in at_their_turn("firenze/campanile", every=1):
        if sitting.view.asked.kind != "fulfilling":
            continue
        may = {"fulfil", "consecrate"} & set(sitting.moves_by_verb())
        ends = sitting.speech("asked-firenze-ending", "you")
        assert (ends in turn_panel(sitting).words) == (not may)
        found.add(bool(may))
    assert found == {True, False}


@pytest.mark.parametrize("name", [*SOME, "princes/free-building", "princes/both-two"])
def test_a_button_of_the_board_is_refused_for_what_nobody_sees_alone(name: str) -> None:
    found = 0
    for sitting in at_their_turn(name, every=3):
        game, state = sitting.state.game, sitting.course.state
        if sitting.seat not in seats_waited_for(sitting.state):
            continue
        for spelt, _ in game_ui_of(sitting.state).public_moves(game.view(state, None)):
            move = game.vocabulary.read(spelt)
            if not isinstance(move, Refusal):
                refusal = why_not(game, state, sitting.seat, move)
                assert refusal is None or refusal.rule in OF_MONEY, (spelt, refusal)
                found += 1
    assert found


def test_whoever_is_offered_a_bargain_may_give_up_points_for_it() -> None:
    found = set()
    for sitting in sittings("together-beyond-a-purse", kind="bargaining"):
        may = "sell" in sitting.moves_by_verb()
        ids = [one.id for one in pressed(choice_panel(sitting, MORE))]
        assert any(":sell" in id_ for id_ in ids) == may
        found.add(may)
    assert found == {True, False}


def test_wishes_stand_on_the_board_as_long_as_there_is_an_auction_to_come() -> None:
    found = set()
    for kind in ("nominating", "acting"):
        for sitting in sittings("two-sensible", "solo-lost", kind=kind, every=7):
            view, table = sitting.view, sitting.state.card.id
            is_to_come = view.round < view.box.rounds or view.phase != "action"
            foot = board_post(sitting.state, since=0).foot
            ids = [one.id for one in components_of_blocks(foot) if not isinstance(one, LinkSpec)]
            assert (f"f:orders:{table}:" in ids) == (is_to_come and view.automa is None)
            found.add((is_to_come, view.automa is None))
    assert found == {(True, True), (True, False), (False, True), (False, False)}


def test_a_menu_of_one_answer_that_holds_already_is_not_asked() -> None:
    one, other = MenuChoice("a", "A", chosen=True), MenuChoice("b", "B")
    asked = [MenuSpec("k:1", "Which?", options) for options in ((one, other), (other,))]
    assert arrange_rows([*asked, MenuSpec("k:2", "Which?", (one,))]) == [[menu] for menu in asked]


def test_everybody_who_can_be_recruited_stands_in_the_menu_of_cards() -> None:
    found = set()
    for sitting in sittings("recruits-later", "recruits-back", kind="acting"):
        who = {move.profession for move in sitting.legal_moves() if isinstance(move, Recruit)}
        offered = {words for words in goes_on(turn_panel(sitting)) if words.startswith("recruit ")}
        assert offered == {f"recruit {name}" for name in who}
        found.add(min(len(who), 2))
    assert found == {0, 1, 2}


def test_a_landscape_is_placed_at_once_without_a_button_that_leads_there() -> None:
    for sitting in sittings("five-sensible", "together-five", kind="placing", every=4):
        reply, panel = turn_panel(sitting), choice_panel(sitting, "place")
        assert reply.picture
        assert panel.picture
        assert reply.picture.alt == panel.picture.alt
        assert_sound(sitting, reply)
        arrows = [one for one in pressed(reply) if one.id.startswith("c:")]
        assert arrows  # one press from the board
        assert sitting.turn_button_id not in [one.id for one in pressed(reply)]
        by_row = arrange_rows(reply.components)
        steps = next(row for row in by_row if arrows[0] in row)
        assert not [one for one in steps if isinstance(one, ButtonSpec) and one.id[:2] == "d:"]
        assert all(len(row) <= discord_limits.IN_A_ROW for row in by_row)


def test_the_works_that_a_building_lifts_are_named_or_where_there_is_no_room_counted() -> None:
    asked = sittings("both-five", kind="acting")
    seat = next(one for one in asked if len(private_view(one.view).hand) > 2)
    raised = [(held, held.sum.value + 3) for held in private_view(seat.view).hand]

    def describe(lifted: list[Any]) -> str:
        return turn._describe_lifted(
            seat, turn.Purchase(Named("building", "opera"), Florins(700), lifted)
        )

    assert describe(raised[:2]).count("·") == 1
    assert "·" not in describe(raised * 5)
    assert f"{len(raised) * 15}" in describe(raised * 5)
