"""What is said at a table of Firenze can be said in every language."""

import re
from pathlib import Path

import pytest

from bot import catalogue
from bot.cli import replay
from bot.engine.game import Seat, legal_moves
from bot.engine.text import Named, Text, Who, say
from bot.games.firenze.state_parts import KINDS, NEUTRAL_SEALS
from bot.i18n.speak import LANGUAGES, LONGEST_BUTTON, speaker_for
from cogs.interaction import discord_limits
from cogs.interaction.speech import describe_move, describe_refusal
from tests.golden.recipes import FOLDER, Moment, moments
from tests.rules import firenze_table
from tests.rules.telling import Case
from tests.rules.test_firenze_refusals import CASES

GAME = catalogue.current_game("firenze")
NAMES = {0: "Anna", 1: "Bruno", 2: "Carla", 3: "Dario"}
GOLDEN = ("campanile", "event-averted", "bell-tower", "two-churches", "costly-feast", "sabotage")
OWN_ACTS = {"en": r"[Yy]ou", "fr": r"[Vv]o(us|tre|s)", "de": r"[Dd](u|ir|ich|ein\w*)"}


def played(name: str) -> list[Moment]:
    game, sheet = replay.load_sheet_and_game(Path(FOLDER) / "firenze" / f"{name}.game")
    return list(moments(game, sheet.opening, sheet.entries))


MOMENTS = [moment for name in GOLDEN for moment in played(name)]
EVENTS = {event.text for moment in MOMENTS for event in moment.events}
MOVES = {
    (move, GAME.vocabulary.spell(move))
    for moment in MOMENTS[::5]
    for seat in GAME.to_move(moment.before.state)
    for move in legal_moves(GAME, moment.before.state, seat)
}


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def said(language: str, text: Text, form: str = "") -> str:
    words = speaker_for(language).speak_text(text, NAMES, form=form)
    assert words.strip() == words
    assert "  " not in words, words
    assert " ." not in words, words
    assert " ," not in words, words
    assert "{" not in words, words
    return words


def test_every_event_of_whole_games_is_told(language: str) -> None:
    assert len({text.key for text in EVENTS}) > 25
    for text in EVENTS:
        words = said(language, text)
        assert words[0].isupper() or words[0] in "“„«"
        assert words[-1] in ".!?", words


def test_of_ones_own_acts_one_is_told_as_you(language: str) -> None:
    own = {text for text in EVENTS if speaker_for(language).has_form(text.key, "you")}
    assert len({text.key for text in own}) > 15
    for text in own:
        words = said(language, text, "you")
        assert re.search(rf"\b{OWN_ACTS[language]}\b", words), words


def test_every_legal_move_is_told_and_fits_a_button(language: str) -> None:
    assert len({spelt.split()[0] for _, spelt in MOVES}) > 15
    for _, spelt in MOVES:
        text = describe_move(spelt, GAME)
        assert text is not None
        assert said(language, text)
        label = speaker_for(language).button_text(text, NAMES)
        assert len(label) <= LONGEST_BUTTON
        assert "…" not in label


def test_a_player_is_called_by_name_in_a_move() -> None:
    text = describe_move("smuggle 1 white red", GAME)

    assert text is not None
    assert text.fact("seat") == Who(1)
    assert said("en", text) == "Smuggler: white to Bruno for red"


@pytest.mark.parametrize("case", CASES, ids=str)
def test_every_refusal_is_one_sentence_with_its_rule(case: Case, language: str) -> None:
    words = said(language, describe_refusal(case.why_refused(), GAME))

    assert words.endswith(")"), words
    assert words[0].isupper() or words[0] in "“„«"


@pytest.mark.parametrize("kind", ["action-card", "card-kind"])
def test_cards_are_described_in_a_line(language: str, kind: str) -> None:
    names = firenze_table.BOX.cards if kind == "action-card" else KINDS
    for name in names:
        about = speaker_for(language).name_thing(Named(kind, name), "about")
        assert 10 < len(about) <= 140, about
        assert about.endswith(".")


DEAD = {"en": "Dead color", "fr": "couleur morte", "de": "toten Farbe"}


def test_how_many_seals_lie_is_told_for_a_dead_colour_too(language: str) -> None:
    """There its six are covered, however few were wished for."""
    for many in NEUTRAL_SEALS.values:
        about = speaker_for(language).name_thing(Named("option-neutral-seals", many), "about")
        assert DEAD[language] in about, about
        assert "6" in about.partition(DEAD[language])[2], about
        assert len(about) <= discord_limits.OPTION


def test_what_is_asked_is_asked_of_the_others_and_of_oneself(language: str) -> None:
    for moment in MOMENTS[::3]:
        asked = GAME.view(moment.before.state, None).asked
        text = say(
            f"asked-firenze-{asked.kind}",
            who=Who(Seat(moment.entry.seat or 0)),
            card=Named("action-card", asked.card or "mason"),
            brick=Named("brick", asked.brick or "white"),
            due=asked.due,
            exchange=1,
        )
        assert said(language, text)
        assert said(language, text, "you")
