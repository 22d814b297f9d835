"""Line by line: what each card, object and price of a turn tells, what helps most first."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

from bot.engine.text import Florins, Text
from bot.games.firenze.box import OURS
from bot.games.princes import works
from bot.games.princes.moves import AcquireBonus, Build, Introduce, Nominate, TakeProfession, Work
from bot.games.princes.pieces import SOLD
from cogs.games.firenze import row
from cogs.games.princes import turn
from cogs.games.princes.cards import choosing_lines
from cogs.games.princes.wishes import describe_lot_use, lot_gain
from cogs.games.princes.words import describe_hand
from cogs.interaction.components import MenuChoice, MenuSpec
from cogs.interaction.context import SeatContext
from cogs.interaction.layout import LineBlock, words_of_blocks
from cogs.messages.panel import turn_panel
from tests.cogs.panel_sittings import NAMES, at_their_turn, pressed, sittings


def test_every_card_of_the_row_is_told_in_full_and_what_is_ours_as_ours() -> None:
    found = set()
    for sitting in at_their_turn("firenze/campanile", every=5):
        if sitting.view.asked.kind != "choosing":
            continue
        lines = [one for one in turn_panel(sitting).blocks if isinstance(one, LineBlock)]
        offers = row.choosable_offers(sitting)
        for line, offer in zip(lines, offers, strict=True):
            about = sitting.speech.name_thing("action-card", offer.card.name, "about")
            is_ours = offer.card.effect_from == OURS
            assert about in line.text
            assert (sitting.speech("ours-firenze-effect") in line.text) == is_ours
            assert f":take {offer.place}" in line.press.id
            found.add(is_ours)
    assert found == {True, False}


def test_every_work_of_the_hand_has_a_line_the_best_one_first_and_green() -> None:
    found = 0
    for sitting in sittings("five-sensible", "hire-wild", kind="acting", every=7):
        reply, view = turn_panel(sitting), sitting.view
        legal = {move.profession for move in sitting.legal_moves() if isinstance(move, Work)}
        green = [one.press for one in reply.blocks if isinstance(one, LineBlock)]
        named = [press.id.split(":", 4)[4].split()[-1] for press in green]
        assert set(named) - {"princess-work"} == legal
        assert all(press.likely for press in green)
        for held in view.own.hand:
            assert sitting.speech.name_thing("profession", held.card.name) in reply.all_words
        listed = turn.works_in_hand(view, sitting.legal_moves())
        for one, next_ in pairwise(listed):
            assert (one.short, -one.value) <= (next_.short, -next_.value)
        found += len(green) > 1
    assert found


def test_a_line_says_by_name_what_is_there_and_what_is_missing() -> None:
    for sitting in sittings("five-sensible", kind="acting", every=31):
        view, speech = sitting.view, sitting.speech
        there = works.find_wants(view.mine.open)
        for one in turn.works_in_hand(view, sitting.legal_moves()):
            line, wants = turn.describe_wants(speech, one.held), one.held.card
            signs = {part[0]: part for part in line.split(" · ")}
            for kind, names in zip(("building", "landscape", "freedom"), there, strict=True):
                thing = getattr(wants, kind)
                sign = "✓" if thing in names else "✗"
                assert speech.name_thing(kind, thing) in signs[sign]


def test_a_menu_says_prices_and_puts_first_what_lifts_most() -> None:
    found = 0
    for sitting in sittings("five-sensible", kind="acting", every=9):
        for menu in turn_panel(sitting).blocks:
            if not isinstance(menu, MenuSpec) or ":build" not in menu.id:
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


def test_each_card_to_choose_from_is_told_in_full_beside_its_button() -> None:
    decks = set()
    for sitting in sittings("five-sensible", "vote-on-a-card", kind="picking"):
        reply, own = turn_panel(sitting), sitting.view.own
        lines = [one for one in reply.blocks if isinstance(one, LineBlock)]
        kept = [one.press.id.rsplit(" ", 1)[1] for one in lines]
        assert sorted(kept) == sorted(own.looking_at)
        deck = sitting.view.asked.deck
        for line, card in zip(lines, kept, strict=True):
            assert sitting.speech.name_thing(deck, card) in line.text
        decks.add(deck)
    assert len(decks) > 1


def test_who_gives_a_profession_back_sees_what_his_others_want_too() -> None:
    for sitting in sittings("five-sensible", kind="choosing"):
        lines = choosing_lines(sitting)
        assert lines
        told = {
            one.press.id.rsplit(" ", 1)[1]: one.text
            for one in lines.blocks
            if isinstance(one, LineBlock)
        }
        cards = {held.card.name: held.card for held in sitting.view.own.hand}
        assert set(told) == set(cards)
        for name, card in cards.items():
            for other in cards.values():
                shares = card.building == other.building and other is not card
                named = sitting.speech.name_thing("profession", other.name)
                assert not shares or named in told[name]


def test_each_object_is_told_with_what_it_does_beside_its_button_the_best_first() -> None:
    told = set[bool]()
    for sitting in sittings("dear-lot", "solo-lost", kind="nominating", every=3):
        reply, view = turn_panel(sitting), sitting.view
        lines = [one for one in reply.blocks if isinstance(one, LineBlock)]
        named = [one.press.id.rsplit(" ", 1)[1] for one in lines]
        assert set(named) == {
            move.lot for move in sitting.legal_moves() if isinstance(move, Nominate)
        }
        for lot, line in zip(named, lines, strict=True):
            name = sitting.speech.name_thing("lot", lot)
            assert sitting.speech.speak_text(describe_lot_use(view, lot)) in line.text
            assert name in line.text
            assert name in line.press.label
        worth = [lot_gain(view, lot) for lot in named]
        assert view.automa or worth == sorted(worth, reverse=True)
        left = [lot for lot in offered(view) if lot not in named]
        for lot in left:
            assert sitting.speech.speak_text(why_not_named(sitting, lot)) in reply.all_words
        told |= {bool(left)}
    assert told == {True, False}


def offered(view: Any) -> Sequence[str]:
    lots: Sequence[str] = view.automa.lots if view.automa else view.open_lots
    return lots


def why_not_named(sitting: SeatContext[Any], lot: str) -> Text:
    why = sitting.refuse_move(Nominate(lot))
    assert why is not None
    return why.text


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
        lot = sitting.speech.name_thing("lot", asked.lot)
        bid = f"bid {asked.bid}"
        first = reply.blocks[0]
        assert lot in words_of_blocks([first])
        assert NAMES[asked.bidders[-1]] in reply.words
        assert isinstance(first, LineBlock) == sitting.is_legal(bid)
        if isinstance(first, LineBlock):
            assert first.press.id.endswith(bid)
            assert first.press.likely
            assert lot in first.press.label
        assert [one.id for one in pressed(reply) if one.id.endswith(":pass")]
        found.add(isinstance(first, LineBlock))
    assert True in found
