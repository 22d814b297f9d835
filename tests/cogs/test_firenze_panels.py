"""The panels of Firenze show what the rules will do, and each of their buttons does it."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from bot.engine.game import Seat
from bot.engine.journal import Course, advance_course, begin_course
from bot.engine.text import Refusal, say
from bot.games.firenze import bricks_and_towers
from bot.games.firenze.state_parts import COLORS, ORDER
from bot.i18n.speak import LANGUAGES, speaker_for
from cogs.games.firenze import (
    brick_payment,
    building_and_commissions,
    moves_of_button,
    take_cover_and_personnel,
)
from cogs.games.firenze.game_texts import (
    colors_of_codes,
    count_coded_bricks,
    filter_color_codes,
    spell_spare_bricks,
)
from cogs.interaction import discord_limits
from cogs.interaction.context import SeatContext
from cogs.interaction.game_ui import MORE
from cogs.interaction.replies import PrivateReply
from cogs.messages import table_texts
from cogs.messages.private_panel import choice_panel, turn_panel
from cogs.table import help
from render.firenze import describe_position as told
from tests.cogs.firenze_sittings import asked
from tests.cogs.panel_sittings import assert_sound, goes_on, menus, pressed, seated, spoken
from tests.conformance.tables import Table
from tests.rules import firenze_table as table
from tests.rules.test_firenze_end import one_seal_short

KINDS = (
    "placing",
    "choosing",
    "paying-card",
    "averting",
    "losing",
    "lowering",
    "building",
    "paying-exchange",
    "paying-construction",
    "fulfilling",
    "limiting-cards",
    "limiting-bricks",
)
OPENED = {
    "cover": "placing",
    "take": "choosing",
    "exchange": "building",
    "begin": "building",
    "lay": "building",
    "fulfil": "fulfilling",
}
SELDOM = ("placing", "averting", "lowering")  # questions that are looked at each time
OFTEN = ("building", "choosing")  # so many that a third of the others' share will do
ERRANDS = ("smuggle", "sabotage", "transmute")


def opened(verb: str, every: int = 11) -> list[tuple[SeatContext[Any], PrivateReply]]:
    """The panel of this verb, wherever somebody may open it."""
    kinds = (OPENED[verb],) if verb in OPENED else KINDS
    kind = OPENED.get(verb)
    every = 1 if kind in SELDOM else 3 * every if kind in OFTEN else every
    found = [(one, choice_panel(one, verb)) for one in asked(*kinds, verb=verb, every=every)]
    assert found
    return found


def several(sitting: SeatContext[Any], reply: PrivateReply) -> Iterator[list[str]]:
    """The moves of each button that makes several."""
    for press in pressed(reply):
        if press.id.startswith("d:firenze:"):
            table, seat, decision, words = press.id.removeprefix("d:firenze:").split(":", 3)
            question = sitting.question_id
            assert (int(table), int(seat), int(decision)) == (
                question.table,
                question.seat,
                question.decision,
            )
            yield moves_of_button(sitting, words)


def made(sitting: SeatContext[Any], moves: list[str]) -> Course[Any, Any]:
    """The game after these moves, each of which the rules allow."""
    game, course = sitting.state.game, sitting.course
    for spelt in moves:
        after = advance_course(game, course, sitting.seat, game.vocabulary.read(spelt))
        assert not isinstance(after, Refusal), (spelt, moves)
        course = after
    return course


def view_after(sitting: SeatContext[Any], moves: list[str]) -> Any:
    return sitting.state.game.view(made(sitting, moves).state, sitting.seat)


# All panels


@pytest.mark.parametrize("kind", KINDS)
def test_whoever_is_asked_finds_what_he_may_do(kind: str) -> None:
    found = list(asked(kind, every=1 if kind in SELDOM else 13))
    assert found
    for sitting in found:
        for language in LANGUAGES:
            again = spoken(sitting, language)
            assert_sound(again, turn_panel(again))
            assert_sound(again, help.turn_help_reply(again))
            assert 0 < len(table_texts.hand_words(again)) <= discord_limits.CONTENT
        for moves in several(sitting, turn_panel(sitting)):
            made(sitting, moves)


@pytest.mark.parametrize("verb", [*OPENED, *ERRANDS])
def test_every_panel_is_within_limits_and_every_press_is_legal(verb: str) -> None:
    for sitting, reply in opened(verb):
        assert_sound(sitting, reply)
        for words in goes_on(reply):
            assert_sound(sitting, following := choice_panel(sitting, words))
            for moves in several(sitting, following):
                made(sitting, moves)


@pytest.mark.parametrize("verb", [*OPENED, *ERRANDS])
def test_every_panel_speaks_every_language(verb: str) -> None:
    for sitting, _ in opened(verb, every=13):
        for language in LANGUAGES:
            again = spoken(sitting, language)
            for words in goes_on(choice_panel(again, verb)):
                assert_sound(again, choice_panel(again, words))


# Taking a card


def test_every_card_that_may_be_chosen_is_offered_and_no_other() -> None:
    for sitting, reply in opened("take"):
        offered = {option.value.split()[0] for option in menus(reply)[0].options}
        assert offered == {spelt.split()[1] for spelt in sitting.spell_legal_moves(verb="take")}


def test_a_card_is_taken_and_paid_with_one_click() -> None:
    for sitting, _ in opened("take"):
        for offer in take_cover_and_personnel.choosable_card_offers(sitting):
            (moves,) = list(several(sitting, choice_panel(sitting, f"take {offer.place} -"))) or [
                [f"take {offer.place}"]
            ]
            assert len(moves) == 1 + offer.cost
            assert view_after(sitting, moves).asked.kind != "paying-card"


def test_a_card_is_paid_with_colours_of_which_there_is_no_tower_as_long_as_there_are_such() -> None:
    for sitting, _ in opened("take"):
        builder = sitting.view.builders[sitting.seat]
        growing = {tower.color for tower in builder.open.site}
        for offer in take_cover_and_personnel.choosable_card_offers(sitting):
            chosen = take_cover_and_personnel.draft_card_choice(sitting, f"take {offer.place} -")
            assert chosen is not None
            idle = sum(builder.open.storehouse[ORDER[one]] for one in COLORS if one not in growing)
            needed = [one for one in colors_of_codes(chosen.paid) if one in growing]
            assert len(needed) == max(0, offer.cost - idle)


def test_every_other_payment_of_a_card_can_be_chosen_by_hand() -> None:
    dear = [
        one
        for one, _ in opened("take", every=3)
        if len(take_cover_and_personnel.choosable_card_offers(one)) > 3 and one.view.row[2].cost
    ]
    assert dear
    for sitting in dear[:8]:
        place = 3
        found, fresh = set[str](), {f"take {place} -"}
        while fresh:
            words = fresh.pop()
            chosen = take_cover_and_personnel.draft_card_choice(sitting, words)
            assert chosen is not None
            if chosen.paid in found:
                continue
            found.add(chosen.paid)
            shown = goes_on(take_cover_and_personnel.build_take_panel(sitting, words))
            fresh |= {one for one in shown if f" {place} " in one}
        store = sitting.view.builders[sitting.seat].open.storehouse
        have = [color[0] for color in COLORS if store[ORDER[color]]]
        ways = {one + two for one in have for two in have if _enough(store, one + two)}
        assert found == ways


def _enough(store: tuple[int, ...], letters: str) -> bool:
    needed = count_coded_bricks(letters)
    return all(a <= b for a, b in zip(needed, store, strict=True))


def choosing(card: str, storehouse: str) -> SeatContext[Any]:
    """Seat 0 chooses a card, and this one lies first, with two white bricks on it."""
    state = table.row(table.given(table.table(), 0, storehouse), card, *table.ROW[1:])
    course = begin_course(table.GAME, Table("firenze", 3).opening("storehouses"))
    return seated(table.GAME, replace(course, start=table.choosing(state)), Seat(0))


@pytest.mark.parametrize(
    ("card", "then"),
    [
        ("mason", "hold 7; at the end of the turn 10 may stay"),
        ("warehouse", "hold 7; at the end of the turn 15 may stay"),
        ("storehouse-fire", "hold 4; at the end of the turn 10 may stay"),
    ],
)
def test_the_foretold_storehouse_counts_what_the_card_does(card: str, then: str) -> None:
    assert (
        then
        in take_cover_and_personnel.build_take_panel(choosing(card, "white 5"), "take 1 -").words
    )


# Exchanging


def test_an_exchange_is_paid_with_one_click() -> None:
    for sitting, reply in opened("exchange"):
        for words in goes_on(reply):
            deal = brick_payment.draft_exchange(sitting, words)
            assert deal is not None
            after = view_after(sitting, deal.moves)
            assert after.turn.exchanged
            assert after.asked.kind == "building"


def test_all_bricks_of_the_row_are_offered_in_exchange() -> None:
    for sitting, reply in opened("exchange"):
        offered = [option.value for menu in menus(reply) for option in menu.options]
        assert len(offered) == len(list(sitting.spell_legal_moves(verb="exchange")))


# Building


def test_several_bricks_are_laid_and_paid_in_one_go() -> None:
    tried = 0
    for sitting, _ in opened("begin", every=6):
        words = "begin"
        while True:
            planned = building_and_commissions.draft_building(sitting, words)
            view = view_after(sitting, planned.moves)
            before = sitting.view.turn
            laid, paid = sum(view.turn.laid), sum(view.turn.paid)
            assert laid == sum(before.laid) + len(planned.steps)
            assert paid == max(sum(before.paid), sitting.view.costs[laid])
            assert (
                view.builders[sitting.seat].open.site
                == planned.view_after.builders[sitting.seat].open.site
            )
            assert view.asked.kind == "building"
            following = [
                f"begin {option.value}"
                for menu in menus(building_and_commissions.build_building_panel(sitting, words))
                for option in menu.options
                if len(option.value.split()[0]) > 2 * len(planned.steps)
            ]
            if not following:
                break
            words, tried = following[len(planned.steps) % len(following)], tried + 1
    assert tried > 50


def test_every_brick_that_may_be_laid_is_offered_and_no_other() -> None:
    for sitting, reply in opened("begin"):
        allowed = {*sitting.spell_legal_moves(verb="begin"), *sitting.spell_legal_moves(verb="lay")}
        steps = [
            building_and_commissions.draft_building(sitting, words).steps
            for words in goes_on(reply)
        ]
        assert {sitting.spell_move(one.move) for (one, *_) in steps} == allowed


def test_bricks_that_are_to_be_laid_are_not_paid_away() -> None:
    for sitting, reply in opened("begin"):
        for words in goes_on(reply):
            for further in goes_on(building_and_commissions.build_building_panel(sitting, words)):
                planned = building_and_commissions.draft_building(sitting, further)
                store = planned.own.storehouse
                needed = bricks_and_towers.count_colors(
                    [*(step.color for step in planned.steps), *colors_of_codes(planned.paid)]
                )
                assert all(a <= b for a, b in zip(needed, store, strict=True))


def test_the_panel_says_which_towers_will_be_torn_down() -> None:
    warned = 0
    for sitting, reply in opened("begin", every=1):
        site = sitting.view.builders[sitting.seat].open.site
        idle = [tower for tower in site if tower.idle]
        careful = any(word in reply.words for word in ("Careful", "Attention", "Vorsicht"))
        assert careful >= bool(idle)
        warned += bool(idle)
        after = view_after(sitting, ["done"]).builders[sitting.seat]
        assert len(after.open.site) == len(site) - len(idle)
    assert warned


def test_the_last_brick_can_be_taken_back() -> None:
    for sitting, reply in opened("begin"):
        for words in goes_on(reply):
            back = [
                one
                for one in goes_on(building_and_commissions.build_building_panel(sitting, words))
                if one.endswith(" - -")
            ]
            assert building_and_commissions.draft_building(sitting, back[0]).steps == ()


def test_what_can_not_be_built_is_left_out_of_a_plan() -> None:
    sitting = next(asked("building", verb="begin"))
    for words in ("begin zz??9 x", "begin w9w9w9 -", "begin " + "w0" * 30, "lay"):
        planned = building_and_commissions.draft_building(sitting, words)
        assert len(planned.moves) <= 20
        made(sitting, planned.moves)


def test_a_tower_above_all_commissions_is_warned_of() -> None:
    state = table.building(table.given(table.table(), 0, "white 2", on_site="white 8"))
    course = begin_course(table.GAME, Table("firenze", 3).opening("high"))
    sitting = seated(table.GAME, replace(course, start=state), Seat(0))

    for words in ("begin w8 -", "begin w8w9 -"):
        assert (
            "can never be of use"
            in building_and_commissions.build_building_panel(sitting, words).words
        )
    assert (
        "can never be of use"
        not in building_and_commissions.build_building_panel(sitting, "begin w0 -").words
    )


def test_many_towers_that_would_fall_are_counted_on_the_button_and_few_are_named() -> None:
    def done(on_site: str) -> str:
        state = table.building(table.given(table.table(), 0, on_site=on_site))
        course = begin_course(table.GAME, Table("firenze", 3).opening("falling"))
        panel = turn_panel(seated(table.GAME, replace(course, start=state), Seat(0)))
        return next(one.label for one in pressed(panel) if one.id.endswith(("done", " end")))

    assert done("white 3, green 2, red 1, blue 1").endswith("tear down 4 towers")
    assert "4 towers" not in done("white 3, green 2")


def bell_owed(storehouse: str, on_site: str, *sealed: str) -> SeatContext[Any]:
    """Seat 0 builds while the Campanile waits for a tower of everybody."""
    owing = table.church(table.table(), "campanile")
    state = table.building(table.given(owing, 0, storehouse, on_site=on_site, owes_bell_tower=True))
    if sealed:
        state = table.sealed(state, 1, *sealed)
    course = begin_course(table.GAME, Table("firenze", 3).opening("bells"))
    return seated(table.GAME, replace(course, start=state), Seat(0))


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_owes_a_bell_tower_is_told_on_the_board(language: str) -> None:
    names = {0: "Anna", 1: "Bruno", 2: "Carla"}
    owed = speaker_for(language).speak_text(say("alt-firenze-bell"))

    assert owed in told(bell_owed("green 2", "green 3").view, language, names)
    assert owed not in told(table.GAME.view(table.table(), None), language, names)


def test_as_long_as_a_bell_tower_is_owed_no_commission_is_in_sight() -> None:
    green = building_and_commissions.build_building_panel(
        bell_owed("green 2", "green 3"), "begin g3 -"
    ).words
    both = building_and_commissions.build_building_panel(
        bell_owed("white 1 green 1", "white 2, green 3"), "begin g3w2 -"
    ).words

    assert "You could then" not in green
    assert "bell tower" not in green
    assert "You could then hand in the bell tower." in both
    assert "You could then fulfill: green 4" in both
    assert "white 3" not in both.partition("You could then fulfill")[2]


def test_a_tower_that_may_become_the_bell_tower_leads_somewhere() -> None:
    whites = ("white 3", "white 4", "white 5", "white 6", "white 7", "white 8")
    owing = bell_owed("white 4", "white 1", *whites)
    reply = building_and_commissions.build_building_panel(owing, "begin w1 -")

    assert "no commission any more" not in reply.words
    assert (
        "no commission any more"
        in building_and_commissions.build_building_panel(owing, "begin w1w2w3 -").words
    )
    assert "can be the bell tower" in [option.about for option in menus(reply)[0].options]


# Fulfilling


def test_several_commissions_are_fulfilled_in_one_go_for_just_the_points_announced() -> None:
    most = 0
    for sitting, reply in opened("fulfil", every=1):
        assert {option.value for option in menus(reply)[0].options} >= {
            f"{spelt.split()[1][0]}{spelt.split()[2]}"
            for spelt in sitting.spell_legal_moves(verb="fulfil")
        }
        wanted = "+".join(option.value for option in menus(reply)[0].options)
        feats = building_and_commissions.draft_fulfilment(sitting, f"fulfil {wanted}")
        seat, before = sitting.seat, sitting.view
        after = view_after(sitting, feats.moves)
        gained = after.builders[seat].open.points - before.builders[seat].open.points
        assert gained == feats.points_gained > 0
        assert after.builders[seat].open.seals == before.builders[seat].open.seals - len(
            feats.chosen
        )
        most = max(most, len(feats.chosen))
    assert most > 1


def test_who_would_lay_his_last_seal_is_told_that_the_game_ends_then() -> None:
    course = begin_course(table.GAME, Table("firenze", 3).opening("last"))
    sitting = seated(table.GAME, replace(course, start=one_seal_short()), Seat(1))
    ends = sitting.speech("panel-firenze-ends", points=sitting.view.box.numbers.last_seal)

    assert ends in building_and_commissions.build_commissions_panel(sitting, "fulfil g4").words
    assert ends not in building_and_commissions.build_commissions_panel(sitting, "fulfil -").words


def test_nothing_need_be_fulfilled() -> None:
    for sitting, _ in opened("fulfil"):
        feats = building_and_commissions.draft_fulfilment(sitting, "fulfil -")
        assert not feats.moves
        assert any(
            one.id.endswith(":end")
            for one in pressed(
                building_and_commissions.build_commissions_panel(sitting, "fulfil -")
            )
        )


# Errands, limits, rehearsals


@pytest.mark.parametrize("verb", ERRANDS)
def test_an_errand_is_put_together_word_by_word(verb: str) -> None:
    for sitting, _ in opened(verb, every=17):
        ways = list(sitting.spell_legal_moves(verb=verb))
        for spelt in (ways[0], ways[-1]):
            _, _, words = spelt.partition(" ")
            panel = choice_panel(sitting, f"{verb} as {words}")
            assert any(one.id.endswith(f":{spelt}") for one in pressed(panel))


def test_what_is_least_missed_keeps_the_limit() -> None:
    found = list(asked("limiting-cards"))
    assert found
    for sitting in found:
        moves = brick_payment.moves_of_giving_button(sitting, "discard")
        assert len(moves) == sitting.view.asked.due
        assert view_after(sitting, moves).asked.kind != "limiting-cards"


def test_several_cards_too_many_are_put_away_with_one_click() -> None:
    hand = ("mason", "princess", "smuggler", "wholesaler", "patrician", "architect", "alchemist")
    state = table.limiting(table.given(table.table(), 0, hand=hand))
    course = begin_course(table.GAME, Table("firenze", 3).opening("many cards"))
    sitting = seated(table.GAME, replace(course, start=state), Seat(0))
    labels = [press.label for press in brick_payment.give_all_due_button(sitting)]
    assert len(brick_payment.least_missed_cards(sitting)) == sitting.view.asked.due == 2
    assert any(label.startswith("Discard ") and " and " in label for label in labels), labels


def test_second_copies_go_before_other_cards_and_buildings_last() -> None:
    for sitting in asked("limiting-cards"):
        going = brick_payment.least_missed_cards(sitting)
        held = [one.card.name for one in sitting.view.own.hand]
        built = {one.name for one in sitting.view.builders[sitting.seat].buildings}
        twice = {card for card in held if held.count(card) > 1}
        staff = [one.card.name for one in sitting.view.own.hand if one.card.kind == "personnel"]
        if going and going[0] not in twice:
            assert not [card for card in staff if card in twice]
        if built & set(going):
            assert set(staff) <= set(going)


def test_letters_are_read_and_what_is_none_is_nothing() -> None:
    assert filter_color_codes("wy?z r") == "wyr"
    assert colors_of_codes("wyrgbp") == ["white", "yellow", "red", "green", "blue", "purple"]
    sitting = next(asked("building"))
    own = sitting.view.mine.open
    assert count_coded_bricks(spell_spare_bricks(own, own.storehouse, 99)) == own.storehouse


# Neutral seals


def test_every_commission_that_may_be_covered_is_found_in_the_menus() -> None:
    for sitting, _ in opened("cover"):
        ways = {spelt.split(" ", 1)[1] for spelt in sitting.spell_legal_moves(verb="cover")}
        found = set[str]()
        for way in ways:
            reply = choice_panel(sitting, f"cover as {way}")
            assert any(one.id.endswith(f":cover {way}") for one in pressed(reply))
            found |= {option.value for option in menus(reply)[1].options}
        assert found == ways


def test_the_panel_of_a_seal_says_what_is_covered_and_what_lies_already() -> None:
    sitting = spoken(next(asked("placing")), "en")
    reply = choice_panel(sitting, MORE)
    balconies = {balcony.color for balcony in sitting.view.board.balconies}

    assert "at heights 3 to 4" in reply.words
    told = next(line for line in reply.words.splitlines() if line.startswith("Balconies"))
    assert {color for color in COLORS if color in told} == balconies


def test_a_panel_of_a_seal_with_senseless_words_shows_what_is_recommended() -> None:
    sitting = next(asked("placing"))

    for words in ("cover as", "cover as pink 99", "cover white"):
        assert_sound(sitting, choice_panel(sitting, words))


# What is pointless


def swapping(storehouse: str, other: str) -> SeatContext[Any]:
    """Seat 0 holds the two who change a brick for another."""
    state = table.given(table.table(), 0, storehouse, hand=("smuggler", "alchemist"))
    course = begin_course(table.GAME, Table("firenze", 3).opening("swaps"))
    state = table.choosing(table.given(state, 2, other))
    return seated(table.GAME, replace(course, start=state), Seat(0))


def test_a_panel_leads_to_no_brick_for_one_of_the_same_colour() -> None:
    sitting = swapping("white 1 red 1", "white 1 red 1")
    for verb in ("smuggle", "transmute"):
        seen = [choice_panel(sitting, verb)]
        seen += [choice_panel(sitting, words) for words in goes_on(seen[0])]
        for reply in seen:
            (done,) = [one.id for one in pressed(reply) if f":{verb} " in one.id]
            *_, give, take = done.split()
            assert give != take


def test_a_card_that_would_be_played_in_vain_has_no_button() -> None:
    def verbs(sitting: SeatContext[Any]) -> set[str]:
        return set(sitting.moves_by_verb())

    assert "smuggle" not in verbs(swapping("white 2", "white 2"))
    assert "smuggle" in verbs(swapping("white 2", "white 1 red 1"))
