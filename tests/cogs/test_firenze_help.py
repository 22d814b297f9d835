"""Firenze is taught with the numbers of the table, and what is ours is said to be ours."""

from dataclasses import replace

import pytest

from bot import catalogue
from bot.engine.game import Seat
from bot.games.firenze.box import OURS, Box
from bot.games.firenze.game import Firenze
from bot.games.firenze.state import State
from bot.games.firenze.view import View
from bot.i18n.speak import LANGUAGES
from cogs.games.firenze import help, take_cover_and_personnel
from cogs.games.firenze.game_texts import describe_hand
from cogs.interaction import discord_limits
from cogs.interaction.speech import SpeechContext
from cogs.table.help import turn_help_reply
from tests.cogs.firenze_sittings import asked
from tests.cogs.panel_sittings import menus, seated, spoken
from tests.rules import firenze_table
from tests.rules.telling import tell

TOPICS = [page.name for page in help.RULE_BOOK.chapters(catalogue.current_game("firenze"))]


def box() -> Box:
    return current().box


def current() -> Firenze:
    game = catalogue.current_game("firenze")
    assert isinstance(game, Firenze)
    return game


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("topic", TOPICS)
def test_every_topic_is_told_in_one_message(topic: str, language: str) -> None:
    words = help.RULE_BOOK.page_text(SpeechContext(language), current(), topic)

    assert 60 < len(words) <= discord_limits.CONTENT
    assert "{" not in words


def test_there_is_a_topic_for_the_turn_and_one_for_every_kind_of_card() -> None:
    told = [help.RULE_BOOK.page_text(SpeechContext("en"), current(), topic) for topic in TOPICS]

    assert any(all(f"{phase}. " in words for phase in range(1, 7)) for words in told)
    for card in box().cards:
        name = SpeechContext("en").name_thing("action-card", card)
        assert any(f"**{name}**" in words for words in told), card


def test_what_a_card_does_is_marked_where_it_is_ours() -> None:
    speech = SpeechContext("en")
    for card in box().printed.cards:
        line = next(
            line
            for topic in TOPICS
            for line in help.RULE_BOOK.page_text(speech, current(), topic).splitlines()
            if line.startswith(f"**{speech.name_thing('action-card', card.name)}** –")
        )
        assert line.endswith("\\*") == (card.effect_from == OURS)


def test_the_rules_are_told_with_the_numbers_that_are_printed() -> None:
    printed = box().printed
    other = Firenze(replace(printed, numbers=replace(printed.numbers, exchange=4, last_seal=9)))

    speech, book = SpeechContext("en"), help.RULE_BOOK
    assert "4 bricks" in book.page_text(speech, other, "taking")
    assert "9 points" in book.page_text(speech, other, "end")
    assert "0 · 0 · 1 · 3 · 6 · 10" in book.page_text(speech, current(), "building")


def test_what_is_unknown_is_no_topic() -> None:
    assert help.RULE_BOOK.page_text(SpeechContext("en"), current(), "auctions") == ""


@pytest.mark.parametrize("kind", ["choosing", "building", "fulfilling", "limiting-bricks"])
def test_help_opens_on_what_can_be_done_now(kind: str) -> None:
    for sitting in asked(kind, every=29):
        for language in LANGUAGES:
            again = spoken(sitting, language)
            reply = turn_help_reply(again)
            assert again.speech.speak_text(help.help_text_now(again.view)) in reply.words
            rules, _ = [one for one in menus(reply) if one.id.startswith("s:rules:")]
            assert [option.value for option in rules.options] == TOPICS


def test_whoever_owes_a_bell_tower_is_told_so_before_anything_of_commissions() -> None:
    owing = firenze_table.church(
        firenze_table.given(firenze_table.table(), 0, on_site="white 3"), "campanile"
    )
    speech = SpeechContext("en")

    before = firenze_table.fulfilling(owing)
    assert "a bell tower" in speech.speak_text(help.help_text_now(seen(before)))
    assert "commission" in speech.speak_text(help.help_text_now(seen(tell(before, "0 consecrate"))))


def test_how_many_seals_are_left_is_told_with_what_a_commission_takes() -> None:
    places = ("white 3", "white 4", "white 5", "yellow 3", "yellow 4", "yellow 5", "green 3")

    def told(left: int) -> str:
        state = firenze_table.sealed(firenze_table.table(), 0, *places[left:])
        return SpeechContext("en").speak_text(
            help.help_text_now(seen(firenze_table.fulfilling(state)))
        )

    assert "no seals left" in told(0)
    assert "your last seal goes onto the board" in told(1)
    assert "one of your 2 seals goes onto the board" in told(2)


def seen(state: State) -> View:
    return firenze_table.GAME.view(state, Seat(0))


def test_a_card_says_that_its_effect_is_ours_before_it_is_taken() -> None:
    for sitting in asked("choosing", every=7):
        english = spoken(sitting, "en")
        for offer in take_cover_and_personnel.choosable_card_offers(english):
            words = take_cover_and_personnel.build_take_panel(
                english, f"take {offer.place} -"
            ).words
            assert ("our version" in words.lower()) == (offer.card.effect_from == OURS)


def test_a_hand_names_every_card_and_says_which_can_be_played() -> None:
    seen = 0
    for sitting in asked("choosing", "building", every=3):
        english = spoken(sitting, "en")
        lines = describe_hand(english.view, english.speech)
        for held in english.view.own.hand:
            name = english.speech.name_thing("action-card", held.card.name)
            line = next(line for line in lines if f"**{name}**" in line)
            assert ("Can be played now" in line) == held.playable
            assert ("(our version" in line.lower()) == (held.card.effect_from == OURS)
            seen += 1
    assert seen


def test_whoever_waits_is_told_what_this_game_has_to_look_at() -> None:
    for sitting in asked("building", every=40):
        game, course = sitting.state.game, sitting.course
        other = seated(game, course, Seat((sitting.seat + 1) % course.opening.seats))

        words = turn_help_reply(other).words

        assert "which commissions are still open" in words
        assert "auction" not in words


def test_a_brick_helps_the_commissions_of_its_own_tower_that_are_not_reached_yet() -> None:
    state = firenze_table.given(firenze_table.table(), 0, "green 4", on_site="green 4, green 1")
    view = current().view(firenze_table.building(state), Seat(0))

    def told(line: str) -> set[tuple[str, object]]:
        found = help.HELP.gains(view, current().vocabulary.read(line))
        return {(text.key.removeprefix("coach-firenze-"), text.fact("goal")) for text in found}

    assert told("lay green 4") == {("ready", 5), ("nearer", 6), ("nearer", 7), ("nearer", 8)}
    assert told("lay green 1") == {("nearer", 3)}
    assert told("begin green") == set()
    assert told("fulfil green 4") == {("scores", 4)}
