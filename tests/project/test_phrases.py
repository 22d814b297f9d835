"""What is said at the tables of the house can be said in every language, and says the truth."""

import random
import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from bot import catalogue
from bot.engine.game import Seat, legal_moves, why_not
from bot.engine.journal import Course
from bot.engine.text import Named, Refusal, Text, Who
from bot.games.princes.game import Princes
from bot.i18n.speak import LANGUAGES, LONGEST_BUTTON, PHRASES, speaker_for
from cogs.interaction import discord_limits
from cogs.interaction.speech import BOT_CHAPTERS, SpeechContext, describe_move, describe_refusal
from tests.players.matches import GREEDY, RANDOM, matched, started, states
from tests.tools import phrase_files
from tests.tools import phrases as chore

GAME = catalogue.current_game("princes")
assert isinstance(GAME, Princes)
BOX = GAME.box
NAMES = {0: "Anna", 1: "Bruno", 2: "Carla", 3: "Dario", 4: "Elena"}


@cache
def matches() -> tuple[Course[Any, Any], ...]:
    return (
        *[matched([GREEDY] * seats, f"phrases-{seats}") for seats in (2, 5)],
        *[matched([RANDOM] * 3, "phrases-wild")],
        *[matched([GREEDY] * 4, f"phrases-hire-{n}", characters="on") for n in range(2)],
        *[matched([RANDOM] * 3, f"phrases-hire-wild-{n}", characters="on") for n in range(3)],
        matched([GREEDY, RANDOM] * 2, "phrases-together", together="on"),
        matched([RANDOM] * 3, "phrases-together-wild", together="on"),
    )


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def said(language: str, text: Text, form: str = "") -> str:
    words = speaker_for(language).speak_text(text, NAMES, form=form)
    assert words.strip() == words
    assert "  " not in words, words
    assert " ." not in words, words
    assert "{" not in words, words
    return words


def events() -> Iterator[Text]:
    for match in matches():
        for made in match.made:
            for event in made.step.events:
                yield event.text
                yield from (text for _, text in event.private)


def test_every_event_of_whole_games_is_told(language: str) -> None:
    for text in set(events()):
        words = said(language, text)
        assert words[0].isupper()
        assert words[-1] in ".!?", words


def positions(dice: random.Random) -> list[tuple[Any, Seat]]:
    everywhere = [position for match in matches() for position in states(match)]
    return dice.sample(everywhere, 120)


def tried_anywhere() -> Iterator[Refusal]:
    """Moves of one position tried in another, out of turn too, and moves that nobody may make."""
    dice = random.Random("refusals")
    tried = [m for state, seat in positions(dice) for m in legal_moves(GAME, state, seat)[:40]]
    wild = [act_ for act_ in WILD if (GAME.vocabulary.read(act_))]
    moves = [*tried, *(GAME.vocabulary.read(spelt) for spelt in wild)]
    for state, seat in positions(dice):
        for move in dice.sample(moves, 25):
            if isinstance(move, Refusal):
                yield move
                continue
            at = seat if dice.random() < 0.9 else Seat(1 - min(seat, 1))
            refusal = why_not(GAME, state, at, move)
            if refusal:
                yield refusal


WILD = [
    "nominate sea",
    "bid 5",
    "bid 99900",
    "give-back emperor",
    "keep nothing",
    "recruit emperor",
    "sell 0",
    "sell 99",
    "work emperor - 0",
    "work poet lakes+lakes 0",
    "work poet - 99",
    "build castle a1 0",
    "build tower z9 0",
    "build tower a1 9",
    "build tower g7 0",
    "build tower a1 0",
    "introduce bees",
    "place sea a1 0",
    "place lake a1 0",
    "court duke 300",
    "court muse 350",
    "court muse 9900",
    "consult points",
    "consult stars",
    "princess-work 0",
    "change 99",
    "dance",
    "bid",
    "bid much",
]


@cache
def refusals() -> frozenset[Refusal]:
    return frozenset(tried_anywhere())


def test_every_refusal_is_one_kind_sentence_with_its_rule_if_that_is_printed(language: str) -> None:
    own = {rule for rules in BOT_CHAPTERS.values() for rule in rules}
    assert len({refusal.text.key for refusal in refusals()}) > 20
    for refusal in refusals():
        words = said(language, describe_refusal(refusal, GAME))
        rule = said(language, Text(f"rule-{refusal.rule}"))
        assert words.endswith(f"({rule})") == (refusal.rule not in own), words
        assert words[0].isupper() or words[0] in "“„«0123456789", words


def test_every_legal_move_fits_a_button(language: str) -> None:
    dice = random.Random(f"buttons in {language}")
    moves = {m for state, seat in positions(dice) for m in legal_moves(GAME, state, seat)}
    for move in moves:
        text = describe_move(GAME.vocabulary.spell(move), GAME)
        assert text is not None
        assert said(language, text)
        label = speaker_for(language).button_text(text)
        assert len(label) <= LONGEST_BUTTON
        assert "…" not in label


def test_things_of_one_kind_have_names_of_their_own(language: str) -> None:
    for kind, names in chore.make_lexicon().things.items():
        if kind == "option":
            continue  # two options may have a choice of the same name
        called = [speaker_for(language).name_thing(Named(kind, name)) for name in names]
        assert len(set(called)) == len(called), called


@pytest.mark.parametrize(("kind"), ["lot", "bonus", "prestige", "option", "character", "use"])
def test_what_can_be_chosen_is_described_in_a_line(language: str, kind: str) -> None:
    for name in chore.make_lexicon().things[kind]:
        about = speaker_for(language).name_thing(Named(kind, name), "about")
        assert 10 < len(about) <= 140, about  # a menu of Discord has room for 100, a panel for more
        assert about.endswith(".")


def numbers(kind: str, name: str, language: str) -> list[int]:
    return [
        int(n)
        for n in re.findall(r"\d+", speaker_for(language).name_thing(Named(kind, name), "about"))
    ]


@pytest.mark.parametrize("name", BOX.bonus)
def test_a_bonus_card_is_described_with_what_is_printed_on_it(language: str, name: str) -> None:
    assert numbers("bonus", name, language) == [BOX.bonus[name].each]


@pytest.mark.parametrize("name", BOX.prestige)
def test_a_prestige_card_is_described_with_what_is_printed_on_it(language: str, name: str) -> None:
    card = BOX.prestige[name]
    needs = sorted(least for _, least in card.needs)
    told = numbers("prestige", name, language)

    assert told[0] == card.points
    if card.shared:
        assert told[1:] == [card.shared]
    else:  # one of a kind needs no digit
        assert sorted(told[1:]) in (needs, [need for need in needs if need > 1])


@pytest.mark.parametrize("name", BOX.landscape_order)
def test_a_landscape_is_described_with_its_size_and_its_friends(language: str, name: str) -> None:
    squares = sum(line.count("X") for line in _outline(name))
    friends = sum(card.landscape == name for card in BOX.professions.values())
    rules = BOX.numbers

    told = numbers("lot", name, language)

    assert told == [squares, rules.work_landscape, friends, rules.landscape_points]


def _outline(landscape: str) -> tuple[str, ...]:
    return next(tile.outline for tile in BOX.printed.landscapes if tile.name == landscape)


@cache
def kinds_asked() -> frozenset[str]:
    """What a table is ever asked."""
    everywhere = [state for match in matches() for state, _ in states(match)]
    everywhere.append(started(3, "phrases-asked").state)
    return frozenset(GAME.view(state, None).asked.kind for state in everywhere)


def test_the_table_is_asked_and_each_player_too(language: str) -> None:
    ours = f"asked-{GAME.key}-"
    found = phrase_files.read_phrases(PHRASES / language).found
    keys = [key for key in found if key.startswith(ours)]

    assert set(keys) == {f"{ours}{kind}" for kind in kinds_asked()}
    assert all("you" in found[key].forms for key in keys)


def test_a_language_is_called_by_its_own_name() -> None:
    for language in LANGUAGES:
        names = {speaker_for(other).name_thing(Named("language", language)) for other in LANGUAGES}
        assert len(names) == 1


OWN_ACTS = {
    "en": ("You", "you", "Your"),
    "fr": ("Vous", "vous", "Votre"),
    "de": ("Du", "du", "dich", "Dein"),
}


def test_of_ones_own_acts_one_is_told_as_you(language: str) -> None:
    acts_ = {t for t in set(events()) if speaker_for(language).has_form(t.key, "you")}
    assert len({text.key for text in acts_}) > 15
    for text in acts_:
        words = said(language, text, "you")
        assert any(re.search(rf"\b{you}\b", words) for you in OWN_ACTS[language]), words


def test_the_others_hear_who_did_it(language: str) -> None:
    text = Text("passes", (("who", Who(1)), ("lot", Named("lot", "lake"))))
    speech = SpeechContext(language, ("Anna", "Bruno"))

    assert "Bruno" in speech.speak_to_seat(0, text)
    assert "Bruno" in speech.speak_to_seat(None, text)
    assert speech.speak_to_seat(1, text) == said(language, text, "you")


def test_what_is_said_of_a_thing_has_room_below_its_name_in_a_menu(language: str) -> None:
    found = phrase_files.read_phrases(PHRASES / language).found
    abouts = [key for key, phrase in found.items() if phrase.forms.get("about") == frozenset()]

    told = {key: said(language, Text(key), "about") for key in abouts}

    assert len(told) > 100
    assert {key: words for key, words in told.items() if len(words) > discord_limits.OPTION} == {}
