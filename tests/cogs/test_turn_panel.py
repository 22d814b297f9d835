"""The panel of a turn: line by line, what helps most first, what ends it last."""

import re
from collections.abc import Iterator, Sequence
from itertools import islice, pairwise
from typing import Any

import pytest

from bot.chores import replay
from bot.engine.game import Seat, is_pointless, why_not
from bot.engine.notation import verb
from bot.engine.text import Florins, Refusal, Text
from bot.games.firenze.printed import OURS
from bot.games.princes import works
from bot.games.princes.moves import (
    AcquireBonus,
    Build,
    Introduce,
    Nominate,
    Recruit,
    TakeProfession,
    Work,
)
from bot.games.princes.pieces import SOLD
from bot.host.standing import waited_for
from cogs.door import limits
from cogs.door.answers import Reply
from cogs.door.layout import Line, presses_in, words_in
from cogs.door.presses import Link, Menu, MenuOption, Press, rows_of
from cogs.door.sitting import Sitting
from cogs.games import front_of
from cogs.games.firenze import taking
from cogs.games.princes import keeping, shelf
from cogs.games.princes.prospects import gain, prospect
from cogs.games.princes.words import hand
from cogs.posts.board import board_post
from cogs.posts.panel import choice_panel, turn_panel
from cogs.turn.moving import moved_on
from tests.cogs.panel_sittings import NAMES, assert_sound, goes_on, pressed, seated, sittings
from tests.golden.recipes import FOLDER, moments

LONGEST_LABEL = 45
OF_MONEY = ("paying", "no-selling")  # rules that speak of what lies behind a screen
_HEAD, _NAME = re.compile(r"\*\*(.+?)\*\*"), re.compile(r"[^\W\d]{3,}")
ALL = sorted(file.relative_to(FOLDER).with_suffix("") for file in FOLDER.glob("*/*.game"))
# One of each variant, now and then; all of them at every ply in the long suite.
SOME = ("princes/both-five", "princes/solo-won", "firenze/campanile")


def at_their_turn(name: str, every: int) -> Iterator[Sitting[Any]]:
    """Everybody who may move, in one language after the other."""
    game, sheet = replay.playable(FOLDER / f"{name}.game")
    told = [one.before for one in moments(game, sheet.opening, sheet.entries)]
    for at, course in enumerate(told[::every]):
        for seat in sorted(game.to_move(course.state)):
            yield seated(game, course, seat, ("en", "fr", "de")[at % 3])


def begun(reply: Reply) -> set[str]:
    """The kinds of moves that can be made in it, or begun."""
    whole = {one.id.split(":", 4)[4] for one in pressed(reply) if one.id.startswith("m:")}
    own = {one.id.split(":", 5)[5] for one in pressed(reply) if one.id.startswith("d:firenze:")}
    return {words.split()[0] for words in (*whole, *own, *goes_on(reply))}


def assert_all_of_it(sitting: Sitting[Any]) -> None:
    reply = turn_panel(sitting)
    assert_sound(sitting, reply)
    shown = begun(reply)
    if {"begin", "lay"} & shown:
        shown |= {"begin", "lay"}  # they share a menu
    legal = {verb(type(move)) for move in sitting.legal() if not is_pointless(move)}
    assert legal <= shown, legal - shown
    for line in reply.blocks:
        if isinstance(line, Line):
            assert len(line.press.label) <= LONGEST_LABEL, line.press.label
            assert names_its_line(line), (line.text, line.press.label)


def names_its_line(line: Line) -> bool:
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


def test_the_end_comes_last_and_what_gives_up_or_takes_back_just_before() -> None:
    found = 0
    for sitting in sittings("five-sensible", "both-three", kind="acting", every=9):
        ids = [one.id for one in pressed(turn_panel(sitting))]
        assert ids[-1].endswith(":end")
        late = [at for at, id_ in enumerate(ids) if _is_late(id_)]
        assert late == list(range(len(ids) - len(late), len(ids)))
        found += len(late) > 2
    assert found


def _is_late(id_: str) -> bool:
    return id_.endswith((":end", ":sell")) or id_.startswith(("d:undo:", "d:orders:"))


def test_in_firenze_to_be_done_is_never_the_first_of_several() -> None:
    found = 0
    for sitting in at_their_turn("firenze/exchange", every=3):
        if sitting.view.asked.kind not in ("building", "fulfilling"):
            continue
        things = [one.id for one in turn_panel(sitting).pressed if not isinstance(one, Link)]
        ends = [at for at, id_ in enumerate(things) if id_.endswith((":done", ":end"))]
        assert ends == [len(things) - 1]
        found += len(things) > 1
    assert found


def test_every_card_of_the_row_is_told_in_full_and_what_is_ours_as_ours() -> None:
    found = set()
    for sitting in at_their_turn("firenze/campanile", every=5):
        if sitting.view.asked.kind != "choosing":
            continue
        lines = [one for one in turn_panel(sitting).blocks if isinstance(one, Line)]
        offers = taking.choosable(sitting)
        for line, offer in zip(lines, offers, strict=True):
            about = sitting.voice.thing("action-card", offer.card.name, "about")
            is_ours = offer.card.effect_from == OURS
            assert about in line.text
            assert (sitting.voice("ours-firenze-effect") in line.text) == is_ours
            assert f":take {offer.place}" in line.press.id
            found.add(is_ours)
    assert found == {True, False}


def test_nobody_is_asked_to_fulfil_commissions_where_he_meets_none() -> None:
    found = set()
    for sitting in at_their_turn("firenze/campanile", every=1):
        if sitting.view.asked.kind != "fulfilling":
            continue
        may = {"fulfil", "consecrate"} & set(sitting.by_verb())
        ends = sitting.voice("asked-firenze-ending", "you")
        assert (ends in turn_panel(sitting).words) == (not may)
        found.add(bool(may))
    assert found == {True, False}


@pytest.mark.parametrize("name", [*SOME, "princes/free-building", "princes/both-two"])
def test_a_button_of_the_board_is_refused_for_what_nobody_sees_alone(name: str) -> None:
    found = 0
    for sitting in at_their_turn(name, every=3):
        game, state = sitting.standing.game, sitting.course.state
        if sitting.seat not in waited_for(sitting.standing):
            continue
        for spelt, _ in front_of(sitting.standing).public_moves(game.view(state, None)):
            move = game.vocabulary.read(spelt)
            if not isinstance(move, Refusal):
                refusal = why_not(game, state, sitting.seat, move)
                assert refusal is None or refusal.rule in OF_MONEY, (spelt, refusal)
                found += 1
    assert found


def test_every_work_of_the_hand_has_a_line_the_best_one_first_and_green() -> None:
    found = 0
    for sitting in sittings("five-sensible", "hire-wild", kind="acting", every=7):
        reply, view = turn_panel(sitting), sitting.view
        legal = {move.profession for move in sitting.legal() if isinstance(move, Work)}
        green = [one.press for one in reply.blocks if isinstance(one, Line)]
        named = [press.id.split(":", 4)[4].split()[-1] for press in green]
        assert set(named) - {"princess-work"} == legal
        assert all(press.likely for press in green)
        for held in view.own.hand:
            assert sitting.voice.thing("profession", held.card.name) in reply.read
        listed = shelf.shelved(view, sitting.legal())
        for one, next_ in pairwise(listed):
            assert (one.short, -one.value) <= (next_.short, -next_.value)
        found += len(green) > 1
    assert found


def test_a_line_says_by_name_what_is_there_and_what_is_missing() -> None:
    for sitting in sittings("five-sensible", kind="acting", every=31):
        view, voice = sitting.view, sitting.voice
        there = works.found(view.mine.open)
        for one in shelf.shelved(view, sitting.legal()):
            line, wants = shelf.wants(voice, one.held), one.held.card
            signs = {part[0]: part for part in line.split(" · ")}
            for kind, names in zip(("building", "landscape", "freedom"), there, strict=True):
                thing = getattr(wants, kind)
                sign = "✓" if thing in names else "✗"
                assert voice.thing(kind, thing) in signs[sign]


def test_a_menu_says_prices_and_puts_first_what_lifts_most() -> None:
    found = 0
    for sitting in sittings("five-sensible", kind="acting", every=9):
        for menu in turn_panel(sitting).blocks:
            if not isinstance(menu, Menu) or ":build" not in menu.id:
                continue
            assert all("700" in one.label or "300" in one.label for one in menu.options)
            gained = [_gain(one) for one in menu.options]
            assert gained == sorted(gained, reverse=True)
            found += 1
    assert found


def test_what_points_would_bring_is_said_to_whoever_has_some() -> None:
    found = set()
    for kind in ("choosing", "acting"):
        for sitting in sittings("five-sensible", kind=kind, every=5):
            own, voice = sitting.view.own, sitting.voice
            money, means = Florins(own.hidden.florins), Florins(own.means)
            has_more = own.means > own.hidden.florins
            told = voice("hand-money", florins=money, means=means)
            assert (told in list(hand(sitting.view, voice))) == has_more
            found.add(has_more)
    assert found == {True, False}


def test_that_points_would_go_for_a_purchase_is_said_before_anything_is_bought() -> None:
    found = set()
    kinds = (Build, Introduce, TakeProfession, AcquireBonus)
    for sitting in sittings("five-sensible", "both-three", kind="acting", every=5):
        start, legal = sitting.rehearsal(), sitting.legal()
        before = start.view.mine.open.earned[SOLD]
        firsts = {type(move): move for move in reversed(legal) if isinstance(move, kinds)}
        after = [start.beyond(sitting.seat, move) for move in firsts.values()]
        sells = any(one and one[0].view.mine.open.earned[SOLD] < before for one in after)
        assert (sitting.voice("panel-turn-sells") in turn_panel(sitting).words) == sells
        found.add(sells)
    assert found == {True, False}


def _gain(option: MenuOption) -> int:
    numbers = [int("".join(filter(str.isdigit, word)) or 0) for word in option.about.split()]
    values = [number for number in numbers if number]
    return sum(after - before for before, after in zip(values[::2], values[1::2], strict=True))


def test_from_the_board_it_is_two_presses_to_an_arrow_and_four_to_a_building() -> None:
    for sitting in sittings("five-sensible", kind="acting", every=29):
        panel = turn_panel(sitting)  # pressed once: my turn
        words = next((one for one in goes_on(panel) if one.startswith("build ")), "")
        if not words:
            continue
        placing = choice_panel(sitting, words)  # twice
        arrows = [one for one in pressed(placing) if one.id.startswith("c:") and not one.likely]
        there = choice_panel(sitting, arrows[0].id.split(":", 4)[4])  # three times
        done = next(one for one in pressed(there) if one.likely)  # and with this four times
        assert sitting.is_legal(done.id.split(":", 4)[4])
        return
    pytest.fail("nobody could build")


def test_each_card_to_choose_from_is_told_in_full_beside_its_button() -> None:
    decks = set()
    for sitting in sittings("five-sensible", "vote-on-a-card", kind="picking"):
        reply, own = turn_panel(sitting), sitting.view.own
        lines = [one for one in reply.blocks if isinstance(one, Line)]
        kept = [one.press.id.rsplit(" ", 1)[1] for one in lines]
        assert sorted(kept) == sorted(own.looking_at)
        deck = sitting.view.asked.deck
        for line, card in zip(lines, kept, strict=True):
            assert sitting.voice.thing(deck, card) in line.text
        decks.add(deck)
    assert len(decks) > 1


def test_who_gives_a_profession_back_sees_what_his_others_want_too() -> None:
    for sitting in sittings("five-sensible", kind="choosing"):
        lines = keeping.choosing(sitting)
        assert lines
        told = {
            one.press.id.rsplit(" ", 1)[1]: one.text
            for one in lines.blocks
            if isinstance(one, Line)
        }
        cards = {held.card.name: held.card for held in sitting.view.own.hand}
        assert set(told) == set(cards)
        for name, card in cards.items():
            for other in cards.values():
                shares = card.building == other.building and other is not card
                named = sitting.voice.thing("profession", other.name)
                assert not shares or named in told[name]


def test_what_was_picked_is_kept_when_the_position_moves_on_under_it() -> None:
    for sitting in sittings("five-sensible", kind="acting", every=29):
        builds = list(sitting.spelt(verb="build"))
        if not builds:
            continue
        words = f"{builds[-1]} left"
        kept, anew = moved_on(sitting, words), choice_panel(sitting, words)
        assert kept.sketch
        assert anew.sketch
        assert kept.sketch.alt == anew.sketch.alt
        assert kept.words.startswith(sitting.voice("door-stale"))
        assert kept.words.endswith(anew.words)
        gone = moved_on(sitting, "nominate jester")
        assert gone.blocks == turn_panel(sitting).blocks
        return
    pytest.fail("nobody could build")


def test_what_was_picked_a_question_ago_is_looked_at_as_it_would_be_now() -> None:
    """In whatever panel, though half of it may not be had any more."""
    picked, kept = dict[tuple[str, Seat], list[str]](), set[str]()
    acting = sittings("five-sensible", kind="acting")
    for sitting in (*islice(acting, 16), *islice(at_their_turn("firenze/campanile", 1), 20)):
        key = sitting.standing.game.key, sitting.seat
        for words in picked.get(key, []):
            reply, verb_ = moved_on(sitting, words), words.split()[0]
            assert reply.words.startswith(sitting.voice("door-stale"))
            assert_sound(sitting, reply)
            if verb_ in sitting.by_verb():
                panel = choice_panel(sitting, words)
                assert reply.words.endswith(panel.words)
                assert reply.blocks == panel.blocks
                kept.add(verb_)
        shown = [one for one in goes_on(turn_panel(sitting)) if len(one.split()) > 1]
        picked[key] = [*shown[:1], *shown[-1:]]
    assert kept >= {"introduce", "build", "begin"}


def test_an_old_press_of_a_move_asks_once_more_and_makes_nothing() -> None:
    for sitting in sittings("five-sensible", kind="acting", every=11):
        spelt = next(sitting.spelt(verb="introduce"), "")
        if spelt:
            asked_again = moved_on(sitting, spelt)
            assert sitting.voice("door-choose-sure") in asked_again.words
            assert any(one.id.endswith(spelt) for one in pressed(asked_again))
            return
    pytest.fail("nobody could introduce anything")


def test_each_object_is_told_with_what_it_does_beside_its_button_the_best_first() -> None:
    told = set[bool]()
    for sitting in sittings("dear-lot", "solo-lost", kind="nominating", every=3):
        reply, view = turn_panel(sitting), sitting.view
        lines = [one for one in reply.blocks if isinstance(one, Line)]
        named = [one.press.id.rsplit(" ", 1)[1] for one in lines]
        assert set(named) == {move.lot for move in sitting.legal() if isinstance(move, Nominate)}
        for lot, line in zip(named, lines, strict=True):
            name = sitting.voice.thing("lot", lot)
            assert sitting.voice.text(prospect(view, lot)) in line.text
            assert name in line.text
            assert name in line.press.label
        worth = [gain(view, lot) for lot in named]
        assert view.automa or worth == sorted(worth, reverse=True)
        left = [lot for lot in offered(view) if lot not in named]
        for lot in left:
            assert sitting.voice.text(why_not_named(sitting, lot)) in reply.read
        told |= {bool(left)}
    assert told == {True, False}


def offered(view: Any) -> Sequence[str]:
    lots: Sequence[str] = view.automa.lots if view.automa else view.open_lots
    return lots


def why_not_named(sitting: Sitting[Any], lot: str) -> Text:
    why = sitting.why_not(Nominate(lot))
    assert why is not None
    return why.text


def test_who_is_left_alone_in_the_auctions_reads_so() -> None:
    found = set()
    for sitting in sittings("last-one-alone", "five-sensible", kind="nominating"):
        price = Florins(sitting.view.box.opening_bid(sitting.view.size))
        is_alone = sitting.view.buyers == (sitting.seat,)
        told = sitting.voice("panel-auction-alone", price=price)
        assert (told in turn_panel(sitting).words) == is_alone
        found.add(is_alone)
    assert found == {True, False}


def test_a_bid_says_its_object_and_who_leads() -> None:
    found = set()
    for sitting in sittings("five-sensible", "four-wild", kind="bidding", every=17):
        reply, asked = turn_panel(sitting), sitting.view.asked
        lot = sitting.voice.thing("lot", asked.lot)
        bid = f"bid {asked.bid}"
        first = reply.blocks[0]
        assert lot in words_in([first])
        assert NAMES[asked.bidders[-1]] in reply.words
        assert isinstance(first, Line) == sitting.is_legal(bid)
        if isinstance(first, Line):
            assert first.press.id.endswith(bid)
            assert first.press.likely
            assert lot in first.press.label
        assert [one.id for one in pressed(reply) if one.id.endswith(":pass")]
        found.add(isinstance(first, Line))
    assert True in found


def test_whoever_is_offered_a_bargain_may_give_up_points_for_it() -> None:
    found = set()
    for sitting in sittings("together-beyond-a-purse", kind="bargaining"):
        may = "sell" in sitting.by_verb()
        ids = [one.id for one in pressed(turn_panel(sitting))]
        assert any(id_.endswith(":sell") for id_ in ids) == may
        found.add(may)
    assert found == {True, False}


def test_wishes_stand_on_the_board_as_long_as_there_is_an_auction_to_come() -> None:
    found = set()
    for kind in ("nominating", "acting"):
        for sitting in sittings("two-sensible", "solo-lost", kind=kind, every=7):
            view, table = sitting.view, sitting.standing.card.id
            is_to_come = view.round < view.box.rounds or view.phase != "action"
            foot = board_post(sitting.standing, since=0).foot
            ids = [one.id for one in presses_in(foot) if not isinstance(one, Link)]
            assert (f"d:orders:{table}:" in ids) == (is_to_come and view.automa is None)
            found.add((is_to_come, view.automa is None))
    assert found == {(True, True), (True, False), (False, True), (False, False)}


def test_a_menu_of_one_answer_that_holds_already_is_not_asked() -> None:
    one, other = MenuOption("a", "A", chosen=True), MenuOption("b", "B")
    asked = [Menu("k:1", "Which?", options) for options in ((one, other), (other,))]
    assert rows_of([*asked, Menu("k:2", "Which?", (one,))]) == [[menu] for menu in asked]


def test_who_can_recruit_but_one_has_a_button_for_it() -> None:
    found = set()
    for sitting in sittings("recruits-later", "recruits-back", kind="acting"):
        who = [move.profession for move in sitting.legal() if isinstance(move, Recruit)]
        ids = [one.id for one in turn_panel(sitting).pressed if not isinstance(one, Link)]
        assert (len(who) == 1) == any(":recruit " in id_ for id_ in ids)
        assert (len(who) > 1) == any(id_.endswith(":recruit") for id_ in ids)
        found.add(min(len(who), 2))
    assert found == {0, 1, 2}


def test_a_landscape_is_placed_at_once_without_a_button_that_leads_there() -> None:
    for sitting in sittings("five-sensible", "together-five", kind="placing", every=4):
        reply, panel = turn_panel(sitting), choice_panel(sitting, "place")
        assert reply.sketch
        assert panel.sketch
        assert reply.sketch.alt == panel.sketch.alt
        assert_sound(sitting, reply)
        arrows = [one for one in pressed(reply) if one.id.startswith("c:")]
        assert arrows  # one press from the board
        assert sitting.turn not in [one.id for one in pressed(reply)]
        by_row = rows_of(reply.presses)
        steps = next(row for row in by_row if arrows[0] in row)
        assert not [one for one in steps if isinstance(one, Press) and one.id[:2] == "d:"]
        assert all(len(row) <= limits.IN_A_ROW for row in by_row)
