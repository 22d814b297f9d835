"""What people type is understood as they read it: in any language, with or without capitals."""

from dataclasses import fields
from typing import Any

import pytest
from simcord.actors import MemberActor

from bot import catalogue
from bot.i18n.speak import LANGUAGES, kinds_of_field, speaker_for
from bot.tables.people import DeadlineAction, TableStatus
from cogs.interaction import discord_limits, speech
from tests.cogs.reading import said
from tests.cogs.stage import Stage
from tests.tools import named_things


async def opening_the_auctions(scene: Stage) -> MemberActor:
    """Everybody has given a card back; who names the first lot."""
    for who in scene.people:
        state, course = await scene.standing(), await scene.course()
        own = state.game.view(course.state, await scene.seat(who)).own
        await scene.slash(who, "princes give-back", profession=own.hand[0].card.name)
    following = await scene.next()
    assert following is not None
    return following[0]


async def offers(
    scene: Stage, who: MemberActor, command: str, field: str, words: str, **given: Any
) -> dict[str, Any]:
    """What autocompletion shows: the labels, and what they stand for."""
    found = await who.autocomplete(scene.channel, command, field, words, **given)
    assert len(found) <= discord_limits.OPTIONS
    return {choice["name"]: choice["value"] for choice in found}


# Votes


@pytest.mark.parametrize(
    "motion", ["undo", "undo 1", "Taking back the last move", "dernier coup", "word", "rule", "x"]
)
async def test_whatever_is_put_to_the_vote_is_answered(scene: Stage, motion: str) -> None:
    await scene.gather()

    told = await scene.slash(scene.people[0], "game vote", motion=motion)

    assert "Something went wrong" not in told


@pytest.mark.parametrize("motion", ["pause", "taking a break", "PAUSE", "une pause", "Pause"])
async def test_a_motion_is_understood_in_any_language(scene: Stage, motion: str) -> None:
    await scene.gather()

    for who in scene.people:
        await scene.slash(who, "game vote", motion=motion)

    assert (await scene.standing()).card.status is TableStatus.PAUSED


# Moves


@pytest.mark.parametrize(
    "lot", ["jester", "Jester", "a Jester", " JESTER ", "Saltimbanque", "den Gaukler"]
)
async def test_a_lot_is_named_as_it_reads(scene: Stage, lot: str) -> None:
    await scene.gather()
    who = await opening_the_auctions(scene)

    told = await scene.slash(who, "princes auction", object=lot)

    assert "Jester" in told
    assert (await scene.course()).ply == 3


@pytest.mark.parametrize("key", catalogue.GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_thing_of_a_game_is_known_by_its_name(language: str, key: str) -> None:
    found = 0
    kinds = catalogue.current_game(key).vocabulary.kinds.values()
    for field in {field.name for kind in kinds for field in fields(kind)}:
        for thing in (
            one
            for kind in kinds_of_field(key, field)
            for one in speaker_for(language).things_of_kind(kind)
        ):
            called = speaker_for(language).name_thing(thing)
            for words in (called, called.upper(), thing.name):
                assert speech.parse_move_field(key, field, words, several=False) == thing.name
                found += 1
    assert found > 30 or not named_things.load_named_things()[key].things


def test_several_cards_and_none_are_understood() -> None:
    assert speech.parse_move_field("princes", "bonus", "none", several=True) == "-"
    assert speech.parse_move_field("princes", "bonus", "Aucune", several=True) == "-"
    assert speech.parse_move_field("princes", "bonus", "-", several=True) == "-"
    assert speech.parse_move_field("princes", "square", "A3", several=False) == "a3"
    assert speech.parse_move_field("princes", "lot", "a b-c", several=False) == "a b-c"


# What is offered


@pytest.mark.parametrize(
    ("language", "words", "label"),
    [("en", "jest", "Jester"), ("de", "gauk", "Gaukler"), ("fr", "salt", "Saltimbanque")],
)
async def test_lots_are_offered_by_what_people_read(
    scene: Stage, language: str, words: str, label: str
) -> None:
    await scene.gather()
    who = await opening_the_auctions(scene)
    await scene.slash(who, "settings language", language=language)

    assert await offers(scene, who, "princes auction", "object", words) == {label: "jester"}


async def test_all_that_can_be_chosen_is_found_by_what_is_read_of_it(scene: Stage) -> None:
    lorenzo, isabella = scene.people
    await scene.slash(lorenzo, "game new")

    assert set((await offers(scene, lorenzo, "game options", "option", "mus")).values()) == {
        "characters"
    }
    values = await offers(scene, lorenzo, "game options", "value", "second", option="characters")
    assert set(values.values()) == {"on"}
    assert await offers(scene, lorenzo, "game new", "language", "fran") == {"Français": "fr"}
    sensible = await offers(scene, lorenzo, "game add-computer", "computer", "journ")
    assert set(sensible.values()) == {"journeyman"}
    assert await offers(scene, lorenzo, "settings timezone", "zone", "new york") == {
        "America/New_York": "America/New_York"
    }
    await scene.slash(isabella, "game join")
    await scene.slash(lorenzo, "game start")
    motions = await offers(scene, lorenzo, "game vote", "motion", "break")
    assert set(motions.values()) == {"pause"}


# Options, guests, languages, zones


@pytest.mark.parametrize(
    ("option", "value"),
    [("money", "open"), ("Pictures", "once a turn"), ("Bilder", "in jedem Zug"), ("x", "rule")],
)
async def test_options_are_understood_or_refused(scene: Stage, option: str, value: str) -> None:
    await scene.slash(scene.people[0], "game new")

    told = await scene.slash(scene.people[0], "game options", option=option, value=value)

    assert "Something went wrong" not in told


async def test_an_option_is_chosen_by_its_name_in_any_language(scene: Stage) -> None:
    (lorenzo, _) = scene.people
    await scene.slash(lorenzo, "game new", language="Deutsch")
    assert (await scene.standing()).card.terms.language == "de"

    await scene.slash(lorenzo, "game options", option="Characters", value="On")
    await scene.slash(lorenzo, "game add-computer", computer="computer (random)")
    await scene.slash(lorenzo, "settings timezone", zone="Rome")

    card = (await scene.standing()).card
    assert dict(card.options)["characters"] == "on"
    assert card.holders[1].computer == "random"
    assert (await scene.person(lorenzo)).zone == "Europe/Rome"


# Clocks


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "Clock: fast · at a timeout: a computer player takes over"),
        ("fr", "Pendule : rapide · une fois le temps écoulé : un ordinateur prend le relais"),
        ("de", "Uhr: schnell · wenn die Zeit um ist: übernimmt ein Computer"),
    ],
)
async def test_clocks_have_names(scene: Stage, language: str, words: str) -> None:
    (lorenzo, _) = scene.people
    await scene.slash(lorenzo, "settings language", language=language)
    await scene.slash(lorenzo, "game new")
    named = {"en": "fast", "fr": "rapide", "de": "schnell"}[language]
    assert (await offers(scene, lorenzo, "game deadline", "clock", named))[named] == "fast"

    await scene.slash(lorenzo, "game deadline", clock=named, timeout="stand-in")

    assert words in said(scene.board).replace("\u00a0", " ")
    assert words in (await scene.slash(lorenzo, "game deadline")).replace("\u00a0", " ")
    terms = (await scene.standing()).card.terms
    assert (terms.clock, terms.at_deadline) == ("fast", DeadlineAction.STAND_IN)


async def test_a_time_of_day_can_be_typed_and_others_are_named(scene: Stage) -> None:
    (lorenzo, _) = scene.people
    await scene.slash(lorenzo, "settings language", language="de")
    await scene.slash(lorenzo, "game new")

    assert "keine, schnell und langsam" in (
        await scene.slash(lorenzo, "game deadline", clock="sundial")
    )
    await scene.slash(lorenzo, "game deadline", clock="18:30")

    assert (await scene.standing()).card.terms.clock == "18:30"
    assert "18:30" in said(scene.board)


async def test_what_there_is_instead_is_called_as_people_read_it(solo: Stage) -> None:
    (lorenzo,) = solo.people
    await solo.slash(lorenzo, "game new")

    told = await solo.slash(lorenzo, "game add-computer", computer="deep blue")
    assert "Computer (random)" in told
    told = await solo.slash(lorenzo, "game options", option="language", value="xx")
    assert "English, Français and Deutsch" in told
