"""The pages on which wishes are ranked, changed and taken back fit, and order what they say."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from bot.engine.game import Seat
from bot.engine.text import Named, Refusal, say
from bot.i18n.speak import LANGUAGES
from bot.planning import auction_orders
from bot.tables.state import with_orders
from cogs.games.princes import wishes_panel
from cogs.games.princes.wishes_editing import derive_change
from cogs.interaction.components import ButtonSpec, MenuSpec
from cogs.interaction.context import SeatContext
from cogs.interaction.replies import PrivateReply
from tests.cogs.panel_sittings import (
    assert_sound,
    first,
    menus,
    pressed,
    seated,
    sittings,
    spoken,
    told,
)
from tests.cogs.reading import unstamped
from tests.rules.princes_table import served
from tests.tools.panels import MOST_PIXELS, MOST_WORDS, MeasuredPanel

ORDERS = ("1: wish lake 500", "1: wish builder 400", "1: wish jester 700", "1: lay lake c3-0")
ON_A_PHONE = 45
SEVERAL = ("two-sensible", "five-hire", "solo-won")
EVERY = {"nominating": 41, "bidding": 97, "acting": 83, "choosing": 5}


def words_of(id_: str) -> list[str]:
    return unstamped(id_).split(":", 3)[3].split()


def by_words(reply: PrivateReply, words: str) -> MenuSpec:
    return next(menu for menu in menus(reply) if words_of(menu.id) == words.split())


def changes(reply: PrivateReply) -> Iterator[list[str]]:
    """All that can be pressed or chosen on this page that changes an order."""
    for press in pressed(reply):
        if press.id.startswith("d:orders:"):
            yield words_of(press.id)
    for menu in menus(reply):
        yield from ([*words_of(menu.id), *option.value.split()] for option in menu.options)


def changed(sitting: SeatContext[Any], words: list[str]) -> SeatContext[Any]:
    """The same once this is pressed; it has to be possible."""
    change = derive_change(sitting, words)
    assert change is not None, words
    unwanted, given = change
    mine = [order.act for order in sitting.state.orders]
    left = [act for act in mine if act not in unwanted]
    game = sitting.state.game.key
    after = auction_orders.add_orders(game, sitting.view, left, given)
    assert not isinstance(after, Refusal), (words, after)
    state = with_orders(sitting.state, sitting.seat, after)
    return SeatContext(state, sitting.seat, sitting.speech)


def is_page(words: list[str]) -> bool:
    match words:
        case [] | ["lot" | "character", _] | ["lots" | "characters" | "favours"]:
            return True
    return False


def acts(sitting: SeatContext[Any]) -> list[str]:
    return [order.act for order in sitting.state.orders]


@pytest.mark.parametrize("kind", sorted(EVERY))
def test_every_page_is_within_limits_and_whatever_is_pressed_can_be_ordered(kind: str) -> None:
    for sitting in sittings(*SEVERAL, kind=kind, every=EVERY[kind]):
        pages = [wishes_panel.build_wishes_panel(sitting)]
        pages += [wishes_panel.build_lot_panel(sitting, stack.lot) for stack in sitting.view.stacks]
        pages += [wishes_panel.build_characters_panel(sitting)] if sitting.view.characters else []
        pages += [
            wishes_panel.build_character_panel(sitting, card.name)
            for card in sitting.view.characters
        ]
        for page in pages:
            assert_sound(sitting, page)
            assert_fits_a_phone(page)
            for words in changes(page):
                if not is_page(words):
                    changed(sitting, words)


def assert_fits_a_phone(reply: PrivateReply) -> None:
    for press in pressed(reply):
        assert len(press.label) <= ON_A_PHONE, press.label
    for menu in menus(reply):
        assert len(menu.placeholder) <= ON_A_PHONE, menu.placeholder
        for option in menu.options:
            assert len(option.label) <= ON_A_PHONE, option.label


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["three-sensible", "three-hire"])
def test_the_list_of_seven_wishes_fits_on_a_phone_and_its_menu_says_what_each_would_do(
    name: str, language: str
) -> None:
    game, course = first(name, "nominating")
    stacks = [stack.lot for stack in seated(game, course, Seat(1)).view.stacks]
    wishes = [f"1: wish {lot} {900 - 100 * at}" for at, lot in enumerate(stacks)]
    sitting = seated(game, course, Seat(1), language, (*wishes, "1: otherwise pass"))

    reply = wishes_panel.build_wishes_panel(sitting)

    assert_sound(sitting, reply)
    lines = [line for line in reply.words.splitlines() if line[:1].isdigit()]
    for at, (lot, line) in enumerate(zip(stacks, lines, strict=True), start=1):
        assert line == f"{at}. {sitting.speech.name_thing('lot', lot)} {1000 - 100 * at}"
    lots = by_words(reply, "lot")
    assert {option.value for option in lots.options} == {*stacks}
    assert all(option.about for option in lots.options)
    size = MeasuredPanel("wishes", language, name, reply)
    assert size.words <= MOST_WORDS
    assert size.estimate <= MOST_PIXELS


def test_what_an_object_would_do_is_what_the_rules_count() -> None:
    game, course = first("three-sensible", "nominating")
    sitting = seated(game, course, Seat(1))
    about = {
        option.value: option.about
        for option in by_words(wishes_panel.build_wishes_panel(sitting), "lot").options
    }

    assert about["jester"] == "every Work +2"
    assert about["recruiting"] == "every Work +1"
    assert about["builder"] == "Buildings 300 fl. instead of 700 fl."
    wants = {card.card.landscape: card for card in sitting.view.own.hand}
    for landscape in ("forest", "lake", "park"):
        if landscape not in wants:
            assert about[landscape] == "changes nothing for your Works now"
            continue
        card, worth = wants[landscape].card, wants[landscape].sum.value
        name = Named("profession", card.name)
        gain = say("panel-gain", profession=name, before=worth, after=worth + 3)
        assert sitting.speech.plain_text(gain) in about[landscape]


def test_a_wish_goes_up_and_down_in_rank_and_is_dropped_with_what_follows_it() -> None:
    game, course = first("three-sensible", "nominating")
    sitting = seated(game, course, Seat(1), "en", ORDERS)

    up = changed(sitting, ["up", "builder"])
    assert acts(up)[:3] == [ORDERS[1], ORDERS[0], ORDERS[2]]
    down = changed(up, ["down", "lake"])
    assert acts(down)[:3] == [ORDERS[1], ORDERS[2], ORDERS[0]]
    assert acts(changed(down, ["drop", "lake"])) == [ORDERS[1], ORDERS[2]]
    shut = [
        one.id
        for one in wishes_panel.build_lot_panel(down, "lake").components
        if isinstance(one, ButtonSpec) and one.disabled
    ]
    assert [words_of(id_) for id_ in shut] == [["down", "lake"]]
    assert derive_change(down, ["up", "prestige"]) is None


def test_the_same_price_is_bid_in_another_manner() -> None:
    game, course = first("three-sensible", "nominating")
    sitting = seated(game, course, Seat(1), "en", ORDERS)

    waiting = changed(sitting, ["manner", "jester", "ask"])
    assert "1: limit jester 700 ask" in acts(waiting)
    assert "1: wish jester 700" not in acts(waiting)
    dearer = changed(waiting, ["price", "jester", "ask", "800"])
    assert "1: limit jester 800 ask" in acts(dearer)
    assert "1: wish jester 800" in acts(changed(dearer, ["manner", "jester", "wish"]))
    passing = changed(dearer, ["manner", "jester", "pass"])
    menu = by_words(wishes_panel.build_lot_panel(passing, "jester"), "price jester pass")
    assert menu.placeholder == "Bid up to…, then pass"


def test_the_list_says_what_happens_with_the_rest_and_how_a_limit_ends() -> None:
    game, course = first("three-sensible", "nominating")
    orders = ("1: limit lake 500 ask", "1: limit park 400 pass", "1: wish jester 300")
    asked = wishes_panel.build_wishes_panel(seated(game, course, Seat(1), "en", orders)).words
    passing = seated(game, course, Seat(1), "en", (*orders, "1: otherwise pass"))

    assert "1. Lake 500, then ask me\n2. Park 400, only bid\n3. Jester 300" in asked
    assert asked.endswith("The rest: you will be asked.")
    assert wishes_panel.build_wishes_panel(passing).words.endswith("The rest: you pass.")


def test_what_follows_is_chosen_one_by_one_and_taken_away_again() -> None:
    game, course = first("three-sensible", "nominating")
    sitting = seated(game, course, Seat(1), "en", ("1: wish lake 500",))

    once = changed(sitting, ["then", "lake", "place", "lake", "d4-0"])
    twice = changed(once, ["then", "lake", "place", "lake", "a4-0"])
    assert acts(twice)[-1] == "1: lay lake d4-0+a4-0"
    options = by_words(wishes_panel.build_lot_panel(twice, "lake"), "then lake place").options
    assert [option.label for option in options[:2]] == ["1. ✓ d4", "2. ✓ a4"]
    first_gone = changed(twice, ["then", "lake", "place", "lake", "d4-0"])
    assert acts(first_gone)[-1] == "1: lay lake a4-0"
    assert acts(changed(first_gone, ["then", "lake", "place", "lake", "a4-0"])) == [
        "1: wish lake 500"
    ]
    kept = changed(sitting, ["then", "prestige", "card", "prestige", "most-lakes"])
    assert acts(changed(kept, ["then", "prestige", "card", "prestige", "dearest"]))[0] == (
        "1: choose prestige most-lakes dearest"
    )
    saved = changed(sitting, ["then", "recruiting", "enlist", "poet"])
    assert acts(changed(saved, ["then", "recruiting", "enlist", "hold"]))[-1] == (
        "1: enlist poet hold"
    )


def test_two_players_say_of_each_landscape_where_it_goes() -> None:
    game, course = first("two-sensible", "nominating")
    sitting = seated(game, course, Seat(1), "en", ("1: wish landscapes 500",))

    page = wishes_panel.build_lot_panel(sitting, "landscapes")
    assert_sound(sitting, page)
    assert "**Landscape** · one of these:\n↳ Forest – " in page.words
    assert "\n↳ Park – " in page.words
    options = by_words(page, "then landscapes place").options
    assert {option.label.split(":")[0] for option in options} == {"Forest", "Lake", "Park"}
    said = changed(sitting, ["then", "landscapes", "place", *options[0].value.split()])
    assert acts(said)[1] == f"1: lay {options[0].value}"
    assert acts(changed(said, ["drop", "landscapes"])) == []


def test_what_is_spent_in_all_is_said_or_taken_back() -> None:
    game, course = first("three-sensible", "nominating")
    sitting = seated(game, course, Seat(1), "en", ("1: wish lake 500",))

    said = changed(sitting, ["total", "900"])
    assert acts(said) == ["1: total 900", "1: wish lake 500"]
    assert acts(changed(said, ["total", "none"])) == ["1: wish lake 500"]
    assert acts(changed(said, ["forget"])) == []


def test_an_order_that_can_do_nothing_any_more_is_listed_with_the_reason() -> None:
    game, courses = told("three-sensible")
    course = next(one for one in courses if game.view(one.state, None).sales)
    lot, buyer = (sale := game.view(course.state, None).sales[0]).lot, sale.seat
    sitting = seated(game, course, Seat((buyer + 1) % 3), "en", (f"1: limit {lot} 900 pass",))

    reply = wishes_panel.build_wishes_panel(sitting)

    assert_sound(sitting, reply)
    (line,) = [one for one in reply.words.splitlines() if "~~" in one]
    assert "took" in line, line


def test_in_ones_actions_the_next_auctions_are_wished_for() -> None:
    game, course = first("three-sensible", "acting")
    sitting = seated(game, course, Seat(2), "en", ("1: wish park 300", "2: wish lake 500"))

    reply = wishes_panel.build_wishes_panel(sitting)

    assert "round 2" in reply.words
    assert "Park 300" not in reply.words
    assert "Lake 500" in reply.words
    assert wishes_panel.wishes_buttons(sitting)


def test_in_the_last_actions_nothing_more_is_wished_for() -> None:
    game, courses = told("three-sensible")
    last = [one for one in courses if game.view(one.state, None).round == 7]
    course = next(one for one in last if game.view(one.state, None).asked.kind == "acting")
    sitting = seated(game, course, Seat(2))

    assert not wishes_panel.wishes_buttons(sitting)
    reply = wishes_panel.build_wishes_panel(sitting)
    assert_sound(sitting, reply)
    assert "No more auctions" in reply.words
    assert menus(reply) == []


# Characters


def hired(character: str) -> SeatContext[Any]:
    """Whom this character serves while the objects are auctioned."""
    game, courses = told("three-hire")
    course = next(one for one in courses if game.view(one.state, None).round == 2)
    state = served(course.state, 1, character)
    return seated(game, replace(course, start=state, made=()), Seat(1))


@pytest.mark.parametrize(
    ("character", "words", "order"),
    [
        ("merchant", ["pays", "400"], "merchant-pays 400"),
        ("merchant", ["favour", "merchant", "points"], "favour merchant points"),
        ("professor", ["favour", "professor", "bonus"], "favour professor bonus"),
        ("professor", ["then", "favours", "card", "bonus", "dearest"], "choose bonus - dearest"),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_whom_a_character_serves_says_how_it_is_used(
    character: str, words: list[str], order: str, language: str
) -> None:
    sitting = spoken(hired(character), language)
    page = wishes_panel.build_favours_panel(sitting)

    assert ["favours"] in list(changes(wishes_panel.build_wishes_panel(sitting)))
    assert_sound(sitting, page)
    assert_fits_a_phone(page)
    assert words in list(changes(page))
    said = changed(sitting, words)
    assert [act.partition(": ")[2] for act in acts(said)] == [order]
    none = [*words[:-1], "none"]
    if none in list(changes(wishes_panel.build_favours_panel(said))):
        assert acts(changed(said, none)) == []


def test_who_is_served_by_nobody_has_no_such_page() -> None:
    game, course = first("three-sensible", "nominating")

    assert menus(wishes_panel.build_favours_panel(seated(game, course, Seat(0)))) == []
