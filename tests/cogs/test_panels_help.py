"""Help begins with what can be done now, and tells the rules with the numbers of the table."""

from dataclasses import replace

import pytest

from bot import catalogue
from bot.engine.game import Seat
from bot.games.princes.game import Princes
from bot.i18n.speak import LANGUAGES
from cogs.games.princes import help
from cogs.interaction.speech import SpeechContext
from cogs.table.help import turn_help_reply
from tests.cogs import panel_sittings
from tests.cogs.reading import said
from tests.cogs.stage import Stage, ids

KINDS = ("choosing", "nominating", "bidding", "placing", "picking", "recruiting", "acting")
TOPICS = [page.name for page in help.RULE_BOOK.chapters(catalogue.current_game("princes"))]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", KINDS)
def test_every_question_has_its_own_answer_and_its_buttons(kind: str, language: str) -> None:
    asked = [
        panel_sittings.spoken(one, language)
        for one in panel_sittings.sittings(*panel_sittings.SOME, kind=kind, every=19)
    ]
    assert asked
    for sitting in asked:
        reply = turn_help_reply(sitting)
        panel_sittings.assert_sound(sitting, reply)
        assert sitting.speech.speak_text(help.help_text_now(sitting.view)) in reply.words
        assert panel_sittings.pressed(reply)
        rules, _ = panel_sittings.menus(reply)
        assert [option.value for option in rules.options] == TOPICS


def test_whoever_waits_is_told_for_whom_and_what_to_do_meanwhile() -> None:
    game, courses = panel_sittings.told("three-sensible")
    course = next(one for one in courses if game.view(one.state, None).asked.kind == "bidding")
    (asked,) = game.to_move(course.state)
    sitting = panel_sittings.seated(game, course, Seat((asked + 1) % 3))

    reply = turn_help_reply(sitting)

    panel_sittings.assert_sound(sitting, reply)
    assert any(one.id.startswith("d:orders:") for one in panel_sittings.pressed(reply))
    assert not any(one.id.startswith("m:") for one in panel_sittings.pressed(reply))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("topic", TOPICS)
def test_every_topic_is_told_in_one_message(topic: str, language: str) -> None:
    game = catalogue.current_game("princes")
    assert isinstance(game, Princes)

    words = help.RULE_BOOK.page_text(SpeechContext(language), game, topic)

    assert 60 < len(words) < 2000
    assert "{" not in words


def test_the_rules_are_told_with_the_numbers_that_are_printed() -> None:
    game = catalogue.current_game("princes")
    assert isinstance(game, Princes)
    printed = game.box.printed
    dear = Princes(replace(printed, numbers=replace(printed.numbers, freedom_cost=450)))
    speech, book = SpeechContext("en"), help.RULE_BOOK

    assert "450 florins" in book.page_text(speech, dear, "actions")
    assert "7 · 10 · 12 · 14 · 15 · 16 · 17" in book.page_text(speech, game, "works")


def test_what_is_ours_is_said_to_be_ours() -> None:
    game = catalogue.current_game("princes")
    assert isinstance(game, Princes)
    for language in LANGUAGES:
        speech = SpeechContext(language)
        assert speech("ours-outlines") in help.RULE_BOOK.page_text(speech, game, "ours")


async def test_help_is_of_use_before_during_and_without_a_game(scene: Stage) -> None:
    who = scene.people[0]
    nowhere = await who.slash(scene.channel, "help")
    assert "/game new" in scene.heard(nowhere)
    assert nowhere.response is not None
    told_ = await who.select(nowhere.response, ["works"], custom_id="s:rules:0:princes")
    assert "**Works**" in scene.heard(told_)
    await scene.gather()

    done = await who.slash(scene.channel, "help")

    assert "give one back" in scene.heard(done)
    assert done.response is not None
    assert f"s:rules:{scene.table}:princes" in ids(done.response)
    rules_of = f"s:rules:{scene.table}:princes"
    rules = await who.select(done.response, ["ours"], custom_id=rules_of)
    assert "we drew the outlines" in scene.heard(rules)
    assert rules.response is not None
    back = await scene.click(who, rules.response, custom_id=f"d:help:{scene.table}:")
    assert back.response is not None
    assert "give one back" in said(back.response)
