"""The panels of building together: offers over legal ground alone, and what an answer brings."""

import time
from collections.abc import Iterator
from typing import Any

import pytest

from bot.engine import game as engine
from bot.engine.game import Seat, why_not
from bot.engine.journal import Course, Opening
from bot.engine.random_draws import Chance
from bot.engine.text import Florins, Named, Refusal, Who
from bot.games.princes import land_grid
from bot.games.princes.land_grid import EAST, WEST, opposite
from bot.games.princes.moves import Accept, Build, Counter, Offer
from bot.games.princes.state_parts import Tile
from bot.games.princes.tile_laying import closed_to_buildings
from cogs.games.princes import grid, move_gains, placement_panel
from cogs.games.princes.game_texts import public_moves, squares_across
from cogs.games.princes.help import RULE_BOOK, help_text_now
from cogs.games.princes.together import _neighbour_at, build_offer_panel, possible_offers
from cogs.interaction.context import SeatContext
from cogs.interaction.speech import SpeechContext
from cogs.messages.private_panel import choice_panel, turn_panel
from cogs.play import slash_moves
from cogs.table.help import turn_help_reply
from tests.cogs.panel_sittings import (
    assert_sound,
    goes_on,
    legal,
    menus,
    pressed,
    seated,
    sittings,
    spoken,
    told,
)
from tests.rules.ascii_border import to_build, wish
from tests.rules.bargains import TOWER_ACROSS
from tests.rules.princes_table import GAME

TOGETHER = (
    *("together-two", "together-three", "together-four", "together-five", "together-wild"),
    *("together-haggled", "together-declined", "together-withdrawn", "together-points"),
)
LANGUAGES = ("en", "fr", "de")


def offering() -> Iterator[SeatContext[Any]]:
    found = sittings(*TOGETHER, kind="acting", every=17)
    return (one for one in found if legal(one, Offer))


OFFERING = list(offering())


def bargaining() -> Iterator[SeatContext[Any]]:
    """Everybody who may answer, and every builder who waits."""
    return sittings(*TOGETHER, kind="bargaining", every=3)


BARGAINING = list(bargaining())


def moves(reply: object) -> list[str]:
    return [one.id.split(":", 4)[4] for one in pressed(reply) if one.id.startswith("m:")]  # type: ignore[arg-type]


def test_help_says_what_may_be_answered() -> None:
    for sitting in BARGAINING:
        if sitting.is_asked:
            assert help_text_now(sitting.view).key == "help-bargaining"


# Offers


def test_every_panel_of_an_offer_is_sound_and_its_one_move_is_legal() -> None:
    assert len(OFFERING) > 8
    for sitting in OFFERING:
        first = choice_panel(sitting, "offer")
        assert_sound(sitting, first)
        for words in list(goes_on(first))[::4]:
            second = choice_panel(sitting, words)
            assert_sound(sitting, second)
            if words.startswith("offer -"):
                continue
            (move,) = [one for one in pressed(second) if one.id.startswith("m:")]
            assert move.likely
            for further in list(goes_on(second))[::7]:
                assert_sound(sitting, choice_panel(sitting, further))


@pytest.mark.long
def test_every_panel_of_every_golden_position_is_sound() -> None:
    for sitting in sittings(*TOGETHER, kind="bargaining"):
        assert_sound(sitting, turn_panel(sitting))
    for sitting in sittings(*TOGETHER, kind="acting"):
        assert_sound(sitting, turn_panel(sitting))
        if legal(sitting, Offer):
            for words in goes_on(choice_panel(sitting, "offer")):
                assert_sound(sitting, choice_panel(sitting, words))


def test_every_building_can_be_offered_to_every_neighbour_who_may_agree() -> None:
    for sitting in OFFERING:
        open_ = {(move.building, move.side) for move in legal(sitting, Offer)}
        first = choice_panel(sitting, "offer")
        reached = set()
        sides = [words for words in goes_on(first) if words.startswith("offer - ")]
        for reply in (first, *(choice_panel(sitting, words) for words in sides)):
            listed = (words.split() for words in goes_on(reply))
            reached |= {(words[1], words[2]) for words in listed if words[1] != "-"}
        assert reached == open_


def test_the_price_may_be_any_that_is_legal_and_stays_when_the_place_changes() -> None:
    for sitting in OFFERING:
        move = legal(sitting, Offer)[0]
        highest = sitting.amounts(move)[-1]
        words = f"offer {move.building} {move.side} {move.square} {move.turn} {highest} at"
        reply = build_offer_panel(sitting, words)
        (spelt,) = moves(reply)
        assert spelt == " ".join(words.split()[:-1])
        places = [one.split() for one in goes_on(reply) if one.split()[-1] in ("left", "flip")]
        assert {place[5] for place in places} <= {str(highest)}


def test_a_price_that_is_none_becomes_the_nearest_there_is() -> None:
    for sitting in OFFERING[::3]:
        move = legal(sitting, Offer)[-1]
        words = f"offer {move.building} {move.side} {move.square} {move.turn} 98765 at"
        (spelt,) = moves(build_offer_panel(sitting, words))
        assert spelt.split()[-1] == str(sitting.amounts(move)[-1])


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_panel_says_who_pays_whom_in_every_language(language: str) -> None:
    for one in OFFERING[::4]:
        sitting = spoken(one, language)
        move = legal(sitting, Offer)[0]
        reply = build_offer_panel(sitting, f"offer {move.building} {move.side}")
        assert_sound(sitting, reply)
        whom = _neighbour_at(sitting.view, sitting.seat, move.side)
        assert sitting.speech.names[whom] in reply.words
        assert sitting.speech.name_thing("building", move.building) in reply.words


def test_alone_with_the_western_or_with_the_eastern_neighbour_is_one_click_apart() -> None:
    switched = 0
    for sitting in OFFERING:
        builds = {move.building for move in legal(sitting, Build)}
        offers = possible_offers(sitting)
        for name in sorted(builds)[:2]:
            alone = set(goes_on(placement_panel.build_building_panel(sitting, f"build {name}")))
            for side in (EAST, WEST):
                assert (f"offer {name} {side}" in alone) == ((name, side) in offers)
                if (name, side) in offers:
                    beside = set(goes_on(build_offer_panel(sitting, f"offer {name} {side}")))
                    assert f"build {name}" in beside
                    switched += 1
    assert switched


def test_the_grid_shows_both_grounds_and_the_ghost_across_the_border() -> None:
    for sitting in OFFERING[::2]:
        move = legal(sitting, Offer)[-1]
        ghost = Tile(move.building, move.square, move.turn, move.side)
        lines = grid.draw_shared_grid(sitting, move.side, ghost).splitlines()
        borders = sitting.view.box.borders
        lying = borders.strip.bits_if_laid(move.building, move.square, move.turn)
        assert sum(line.count("*") for line in lines) == lying.bit_count()
        assert all(line.count("|") == 1 for line in lines)
        halves = [part for line in lines for part in [line.split("|")]]
        assert all(any("*" in half[at] for half in halves) for at in (0, 1))


def test_who_builds_alone_sees_what_lies_just_across_and_where_the_border_is_closed() -> None:
    shut = 0
    for sitting in OFFERING:
        for move in legal(sitting, Build)[:1]:
            ghost = Tile(move.building, move.square, move.turn)
            lines = grid.draw_own_grid(sitting, ghost).splitlines()
            neighbours = len(
                {
                    border
                    for border in sitting.view.borders
                    if sitting.seat in (border.west, border.east)
                }
            )
            assert all(line.count("|") == neighbours for line in lines)
            if sitting.view.estates[sitting.seat].open.builders == 0:
                shut += 1
                assert all(" x" in line or "#" in line for line in lines[:-1])
    assert shut


def test_what_still_fits_is_what_the_rules_would_let_one_build_then() -> None:
    """The tile is laid by the rules themselves, across a border on both boards."""
    compared = 0
    for sitting in OFFERING[::2]:
        for move in [*legal(sitting, Build)[:1], *legal(sitting, Offer)[-1:]]:
            side = move.side if isinstance(move, Offer) else ""
            ghost = Tile(move.building, move.square, move.turn, side)
            state, view = laid_by_the_rules(sitting, move), sitting.view
            if state is None:
                continue
            after = move_gains.estates_built_together(sitting, view, ghost)
            assert list(move_gains.describe_lost_room(sitting, view, after)) == said_to_fit(
                sitting, state
            )
            compared += 1
    assert compared > 5


def said_to_fit(sitting: SeatContext[Any], state: Any) -> list[str]:
    """The same sentence of a position: what may be had there and has no room, if anything."""
    box, estates, seat = sitting.view.box, state.open_estates, sitting.seat
    room: dict[bool, list[Named]] = {True: [], False: []}
    shut = closed_to_buildings(box, estates, seat)
    for name, order in box.building_order.items():
        if state.stock.buildings[order] and not land_grid.has_building(estates[seat], name):
            room[land_grid.has_room_for(box.ground, name, shut)].append(Named("building", name))
    taken = land_grid.taken_squares(box.ground, estates[seat])
    for name, order in box.landscape_order.items():
        if state.stock.landscapes[order]:
            room[land_grid.has_room_for(box.ground, name, taken)].append(Named("landscape", name))
    if room[False]:
        return [sitting.speech("panel-fits-not", things=tuple(room[False]))]
    return [sitting.speech("panel-fits")] if room[True] else []


def laid_by_the_rules(sitting: SeatContext[Any], move: Build | Offer) -> Any:
    """The position once it is built; None where nobody could pay for it."""
    game, state, luck = sitting.state.game, sitting.course.state, Chance("laid", 1)
    step = engine.play_move(game, state, sitting.seat, move, luck)
    assert not isinstance(step, Refusal)
    if isinstance(move, Build):
        return step.state
    (partner,) = engine.seats_to_answer(game, step.state)
    agreed = engine.play_move(game, step.state, partner, Accept(move.florins), luck)
    return None if isinstance(agreed, Refusal) else agreed.state


# No panel spells all offers


def test_a_turn_with_many_offers_is_listed_in_a_moment() -> None:
    sitting = max(OFFERING, key=lambda one: len(legal(one, Offer)))
    assert len(legal(sitting, Offer)) > 300
    spelt: list[object] = []
    vocabulary = sitting.state.game.vocabulary
    before = type(vocabulary).spell
    began = time.process_time()
    turn_panel(sitting)
    turn_help_reply(sitting)
    took = time.process_time() - began
    assert took < 1.0  # it took most of a second when every price of every offer was spelt

    def counted(_: object, move: object) -> str:
        spelt.append(move)
        return before(vocabulary, move)

    patched = pytest.MonkeyPatch()
    with patched.context() as patch:
        patch.setattr(type(vocabulary), "spell", counted)
        turn_panel(sitting)
    assert len(spelt) < 100


def test_a_command_offers_legal_words_alone() -> None:
    sitting = max(OFFERING, key=lambda one: len(legal(one, Offer)))
    offers = legal(sitting, Offer)
    chosen: dict[str, str] = {}
    for field in ("building", "side", "square", "turn", "florins"):
        listed = [
            str(value) for _, value in slash_moves._legal_values(sitting, Offer, field, chosen)
        ]
        alike = [
            one
            for one in offers
            if all(str(getattr(one, name)) == value for name, value in chosen.items())
        ]
        if field == "florins":
            assert {int(value) for value in listed} <= set(sitting.amounts(alike[0]))
        else:
            assert set(listed) == {str(getattr(one, field)) for one in alike}
        chosen[field] = listed[-1]
    move = sitting.state.game.vocabulary.read(" ".join(["offer", *chosen.values()]))
    assert sitting.is_legal(sitting.spell_move(move))


# An offer on the table


def test_whoever_is_asked_may_agree_name_another_price_or_let_it_be() -> None:
    answers = set()
    for sitting in BARGAINING:
        reply = turn_panel(sitting)
        assert_sound(sitting, reply)
        no = "retract" if sitting.seat == sitting.view.asked.bargain.builder else "decline"
        if not sitting.is_asked:
            assert moves(reply) == ["retract"]
            assert menus(reply) == []
            answers.add("waits")
            continue
        (accept,) = legal(sitting, Accept)
        assert moves(reply) == [sitting.spell_move(accept), no]
        prices = [int(option.value) for menu in menus(reply) for option in menu.options]
        assert bool(prices) == bool(legal(sitting, Counter))
        assert set(prices) <= set(sitting.view.own.prices)
        answers.add(no)
    assert answers == {"waits", "retract", "decline"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_cannot_agree_has_no_button_for_it_and_reads_why(language: str) -> None:
    asked = sittings("together-beyond-a-purse", kind="bargaining")
    unable = [one for one in asked if one.is_asked and not legal(one, Accept)]
    assert unable
    for one in unable:
        sitting = spoken(one, language)
        reply = turn_panel(sitting)
        assert_sound(sitting, reply)
        assert not any(spelt.startswith("accept") for spelt in moves(reply))
        bargain = sitting.view.asked.bargain
        game, state = sitting.state.game, sitting.course.state
        refusal = why_not(game, state, sitting.seat, Accept(bargain.price))
        assert refusal is not None
        assert sitting.speech.speak_text(refusal.text) in reply.words


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_asks_for_less_than_he_needs_is_told_so_beforehand(language: str) -> None:
    poor = to_build(florins=(100, 3000))
    opening = Opening("princes", GAME.rules, "", 3, (), "poor")
    course: Course[Any, Any] = Course(opening, poor, (0, 0, 0))
    sitting = seated(GAME, course, Seat(0), language)
    note = sitting.speech("panel-offer-beyond-you", whom=Who(Seat(1)), least=Florins(600))
    for florins in range(0, 701, 100):
        square = f"{wish('tower', TOWER_ACROSS)} {florins} at"
        words = build_offer_panel(sitting, f"offer {square}").words
        assert (note in words) == (florins < 600)


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_offer_is_shown_where_it_would_lie_with_what_it_brings(language: str) -> None:
    for one in BARGAINING[::4]:
        sitting = spoken(one, language)
        reply = turn_panel(sitting)
        assert_sound(sitting, reply)
        bargain = sitting.view.asked.bargain
        assert reply.picture is not None
        assert "```" not in reply.picture.in_words
        assert squares_across(sitting.view, bargain.offer) in reply.words
        assert sitting.speech.name_thing("building", bargain.offer.building).lower() in (
            reply.words.lower()
        )


def test_partner_and_builder_see_the_same_place() -> None:
    for name in ("together-three", "together-two"):
        game, courses = told(name)
        for course in courses:
            bargain = game.view(course.state, None).asked.bargain
            if bargain is None:
                continue
            offer = bargain.offer
            grids_ = [
                grid.draw_shared_grid(
                    seated(game, course, seat),
                    side,
                    Tile(offer.building, offer.square, offer.turn, side),
                )
                for seat, side in (
                    (bargain.builder, offer.side),
                    (bargain.partner, opposite(offer.side)),
                )
            ]
            assert grids_[0] == grids_[1]


def test_below_the_board_stand_the_price_that_was_named_and_a_no() -> None:
    for sitting in BARGAINING:
        view = sitting.state.game.view(sitting.course.state, None)
        asked = engine.seats_to_answer(sitting.state.game, sitting.course.state)
        person = seated(sitting.state.game, sitting.course, Seat(min(asked)))
        public = dict(public_moves(view))
        assert len(public) == 2
        assert all(person.is_legal(spelt) for spelt in public)


@pytest.mark.parametrize(
    ("language", "ours"),
    [
        ("en", "These limits are our own, and so are the fixed place and the highest price."),
        ("fr", "Nous avons choisi ces limites, la place fixe et le prix maximal."),
        ("de", "Diese Limits, den festen Platz und den Höchstpreis haben wir festgelegt."),
    ],
)
def test_what_we_settled_of_building_together_is_told_as_ours(language: str, ours: str) -> None:
    assert ours in RULE_BOOK.page_text(SpeechContext(language), GAME, "together")
