"""Line by line: what each card, object and price of a turn tells, what helps most first."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest

from bot.engine.text import Florins
from bot.games.firenze.box import OURS
from bot.games.princes import works
from bot.games.princes.moves import AcquireBonus, Build, Introduce, Nominate, TakeProfession
from bot.games.princes.state_parts import SOLD
from bot.tables.people import PanelSize, PersonId
from cogs.games import game_ui_of
from cogs.games.firenze import game_texts as words
from cogs.games.firenze import take_cover_and_personnel
from cogs.games.princes import turn
from cogs.games.princes import works as princes_works
from cogs.games.princes.game_texts import describe_hand
from cogs.games.princes.move_gains import describe_lot_use, lot_gain
from cogs.interaction.components import ButtonSpec, MenuChoice
from cogs.interaction.game_ui import MORE
from cogs.messages.private_panel import choice_panel, turn_panel
from tests.cogs.panel_sittings import (
    NAMES,
    assert_sound,
    at_their_turn,
    goes_on,
    menus,
    pressed,
    sittings,
)


def test_every_card_of_the_row_is_told_in_full_and_what_is_ours_as_ours() -> None:
    found = set()
    for sitting in at_their_turn("firenze/campanile", every=5):
        if sitting.view.asked.kind != "choosing":
            continue
        taken = set(goes_on(turn_panel(sitting)))
        lines = choice_panel(sitting, MORE).words.splitlines()
        for offer in take_cover_and_personnel.choosable_card_offers(sitting):
            about = sitting.speech.name_thing("action-card", offer.card.name, "about")
            is_ours = offer.card.effect_from == OURS
            line = next(one for one in lines if about in one)
            assert (sitting.speech("ours-firenze-effect") in line) == is_ours
            assert sitting.speech.speak_text(words.describe_card_offer_fully(offer)) in lines
            assert f"take {offer.place}{' -' if offer.cost else ''}" in taken
            found.add(is_ours)
    assert found == {True, False}


def test_the_best_finished_work_has_a_green_button_for_each_pay_and_all_are_in_a_menu() -> None:
    found = 0
    for sitting in sittings("five-sensible", "hire-wild", kind="acting", every=7):
        reply, view = turn_panel(sitting), sitting.view
        listed = princes_works.works_in_hand(view, sitting.legal_moves())
        ready = [one for one in listed if not one.short]
        shown = (one.options for one in menus(reply) if one.id.endswith(":work"))
        names = [one.value for one in next(shown, ()) if one.value != "princess"]
        assert names == [one.name for one in listed]
        green = [one.id.split(":", 4)[4].split() for one in pressed(reply) if one.likely]
        own = [words for words in green if words[0] == "work"]
        if "work" in sitting.moves_by_verb() and ready:
            assert [words[1] for words in own] == [ready[0].name] * 2
            assert int(own[0][3]) == 0 < int(own[1][3])
        for one, next_ in pairwise(listed):
            assert (one.short, -one.value) <= (next_.short, -next_.value)
        found += len(own) > 1
    assert found


@pytest.mark.parametrize("kind", ["acting", "choosing", "nominating"])
def test_who_wants_all_of_it_has_it_in_the_panel(kind: str) -> None:
    for sitting in sittings("five-sensible", kind=kind, every=31):
        person = sitting.state.people[PersonId(sitting.seat + 1)]
        people = {person.id: replace(person, panel=PanelSize.FULL)}
        wants = replace(sitting, state=replace(sitting.state, people=people))
        full, short = turn_panel(wants), turn_panel(sitting)
        more = choice_panel(sitting, MORE)
        apart = {sitting.turn_button_id, "d:settle:0:panel full"}
        assert {one.id for one in pressed(more)} - apart <= {one.id for one in pressed(full)}
        assert "d:settle:0:panel short" in {one.id for one in pressed(full)}
        assert {one.id for one in pressed(short)} - {one.id for one in pressed(full)}
        assert full.more == "\n".join(game_ui_of(sitting.state).describe_options(sitting))
        assert_sound(wants, full)


def test_a_line_says_by_name_what_is_there_and_what_is_missing() -> None:
    for sitting in sittings("five-sensible", kind="acting", every=31):
        view, speech = sitting.view, sitting.speech
        there = works.find_wants(view.mine.open)
        for one in princes_works.works_in_hand(view, sitting.legal_moves()):
            line, wants = turn.describe_state_of_wants(speech, one.held), one.held.card
            signs = {part[0]: part for part in line.split(" · ")}
            for kind, names in zip(("building", "landscape", "freedom"), there, strict=True):
                thing = getattr(wants, kind)
                sign = "✓" if thing in names else "✗"
                assert speech.name_thing(kind, thing) in signs[sign]


def test_a_menu_says_the_price_and_puts_first_what_lifts_most() -> None:
    found = 0
    for sitting in sittings("five-sensible", kind="acting", every=9):
        for menu in menus(turn_panel(sitting)):
            if not menu.id.endswith(":build"):
                continue
            assert any(price in menu.placeholder for price in ("700", "300"))
            gained = [_gain(one) for one in menu.options]
            assert gained == sorted(gained, reverse=True)
            found += 1
    assert found


def test_what_points_would_bring_is_said_to_whoever_has_some() -> None:
    found = set()
    for kind in ("choosing", "acting"):
        for sitting in sittings("five-sensible", kind=kind, every=5):
            own, speech = sitting.view.own, sitting.speech
            money, means = Florins(own.hidden.florins), Florins(own.means)
            has_more = own.means > own.hidden.florins
            told = speech("hand-money", florins=money, means=means)
            assert (told in list(describe_hand(sitting.view, speech))) == has_more
            found.add(has_more)
    assert found == {True, False}


def test_that_points_would_go_for_a_purchase_is_said_before_anything_is_bought() -> None:
    found = set()
    kinds = (Build, Introduce, TakeProfession, AcquireBonus)
    for sitting in sittings("five-sensible", "both-three", kind="acting", every=5):
        start, legal = sitting.start_rehearsal(), sitting.legal_moves()
        before = start.view.mine.open.earned[SOLD]
        firsts = {type(move): move for move in reversed(legal) if isinstance(move, kinds)}
        after = [start.after_move_with_luck(sitting.seat, move) for move in firsts.values()]
        sells = any(one and one[0].view.mine.open.earned[SOLD] < before for one in after)
        assert (sitting.speech("panel-turn-sells") in turn_panel(sitting).words) == sells
        found.add(sells)
    assert found == {True, False}


def _gain(option: MenuChoice) -> int:
    numbers = [int("".join(filter(str.isdigit, word)) or 0) for word in option.about.split()]
    values = [number for number in numbers if number]
    return sum(after - before for before, after in zip(values[::2], values[1::2], strict=True))


def test_each_card_has_its_button_or_option_and_is_told_in_full_behind_more() -> None:
    decks = set()
    for sitting in sittings("five-sensible", "vote-on-a-card", kind="picking"):
        own, deck = sitting.view.own, sitting.view.asked.deck
        reply, told = turn_panel(sitting), choice_panel(sitting, MORE).words
        kept = [one.id.rsplit(" ", 1)[1] for one in pressed(reply) if ":keep " in one.id]
        kept += [option.value for menu in menus(reply) for option in menu.options]
        assert sorted(kept) == sorted(own.looking_at)
        assert all(sitting.speech.name_thing(deck, card) in told for card in kept)
        decks.add(deck)
    assert len(decks) > 1


def test_who_gives_a_profession_back_reads_behind_more_what_his_others_want_too() -> None:
    for sitting in sittings("five-sensible", kind="choosing"):
        cards = {held.card.name: held.card for held in sitting.view.own.hand}
        shown = [one.id for one in pressed(turn_panel(sitting)) if ":give-back " in one.id]
        assert [id_.rsplit(" ", 1)[1] for id_ in shown] == list(cards)
        lines = choice_panel(sitting, MORE).words.splitlines()
        for line, card in zip(lines, cards.values(), strict=True):
            for other in cards.values():
                shares = card.building == other.building and other is not card
                named = sitting.speech.name_thing("profession", other.name)
                assert not shares or named in line


def test_each_object_has_its_button_the_best_first_and_says_behind_more_what_it_does() -> None:
    told = set[bool]()
    for sitting in sittings("dear-lot", "solo-lost", kind="nominating", every=3):
        view, words = sitting.view, choice_panel(sitting, MORE).words
        shown = [one for one in turn_panel(sitting).blocks if isinstance(one, ButtonSpec)]
        named = {one.id.rsplit(" ", 1)[1]: one for one in shown}
        assert (
            list(named) == list(offered(view)) if view.automa else set(named) == set(offered(view))
        )
        for lot, button in named.items():
            assert sitting.speech.name_thing("lot", lot) in button.label
            why = sitting.why_not_legal(Nominate(lot))
            does = why.text if why else describe_lot_use(view, lot)
            assert sitting.speech.speak_text(does) in words
            assert button.disabled == (why is not None)
            told |= {button.disabled}
        worth = [lot_gain(view, lot) for lot in named]
        assert view.automa or worth == sorted(worth, reverse=True)
    assert told == {True, False}


def offered(view: Any) -> Sequence[str]:
    lots: Sequence[str] = view.automa.lots if view.automa else view.open_lots
    return lots


def test_who_is_left_alone_in_the_auctions_reads_so() -> None:
    found = set()
    for sitting in sittings("last-one-alone", "five-sensible", kind="nominating"):
        price = Florins(sitting.view.box.opening_bid(sitting.view.size))
        is_alone = sitting.view.buyers == (sitting.seat,)
        told = sitting.speech("panel-auction-alone", price=price)
        assert (told in turn_panel(sitting).words) == is_alone
        found.add(is_alone)
    assert found == {True, False}


def test_a_bid_says_its_object_and_who_leads() -> None:
    found = set()
    for sitting in sittings("five-sensible", "four-wild", kind="bidding", every=17):
        reply, asked = turn_panel(sitting), sitting.view.asked
        assert sitting.speech.name_thing("lot", asked.lot) in reply.words
        assert NAMES[asked.bidders[-1]] in reply.words
        answers = [one.id.split(":", 4)[4] for one in pressed(reply) if one.id.startswith("m:")]
        can_bid = sitting.is_legal(f"bid {asked.bid}")
        assert answers == [f"bid {asked.bid}", "pass"] if can_bid else ["pass"]
        found.add(can_bid)
    assert True in found
