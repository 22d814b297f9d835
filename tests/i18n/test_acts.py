"""Moves, orders and refusals are said in words, on buttons too."""

import itertools
from dataclasses import fields

import pytest

from bot import catalogue
from bot.engine.notation import Vocabulary
from bot.engine.text import Florins, Named, Who, refuse, say
from bot.games.princes.character_favours import USES
from bot.games.princes.game import Princes
from bot.i18n.speak import LANGUAGES, LONGEST_BUTTON, speaker_for
from bot.planning.auction_orders import planning_rules
from bot.planning.princes_order_kinds import LATER
from cogs.interaction.speech import describe_move, describe_refusal

GAME = catalogue.current_game("princes")
assert isinstance(GAME, Princes)
BOX = GAME.box
ORDERS = planning_rules("princes").order_vocabulary
NAMES = {0: "Anna"}

# The longest names there are for every word of a move.
WORDS: dict[str, list[str]] = {
    "profession": list(BOX.professions),
    "lot": [*BOX.lots(3), *BOX.lots(2)],
    "florins": ["300", "12300"],
    "landscape": list(BOX.landscape_order),
    "square": ["c3"],
    "turn": ["0", "7"],
    "card": [*BOX.professions, *BOX.bonus, *BOX.prestige],
    "points": ["0", "1", "14"],
    "bonus": ["-", "jesters", "medium-and-forests+small-and-landscapes+prestige-and-freedoms"],
    "building": list(BOX.building_order),
    "side": ["east", "west"],
    "freedom": list(BOX.freedom_order),
    "afterwards": ["pass", "ask"],
    "then": ["pass", "ask", "hold", "dearest"],
    "places": ["c3-0"],
    "deck": ["prestige", "bonus"],
    "character": list(BOX.characters),
    "use": [*(use for uses in USES.values() for use in uses), LATER],
}


def spellings(vocabulary: Vocabulary[object]) -> list[str]:
    return [
        " ".join([verb, *words])
        for verb, kind in vocabulary.kinds.items()
        for words in itertools.product(*(WORDS[field.name] for field in fields(kind)))  # type: ignore[arg-type]
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_move_and_order_has_words_that_fit_a_button(language: str) -> None:
    voice = speaker_for(language)

    for spelt in ["undo 1", "undo 12", *spellings(GAME.vocabulary), *spellings(ORDERS)]:
        text = describe_move(spelt, GAME, ORDERS)
        assert text is not None, spelt
        assert voice.speak_text(text)
        label = voice.button_text(text)
        assert len(label) <= LONGEST_BUTTON
        assert not label.endswith("…"), f"{label} is too long for a button"


def test_things_are_named_and_money_is_money() -> None:
    assert describe_move("bid 400", GAME) == say("move-princes-bid", florins=Florins(400))
    assert describe_move("keep most-jesters", GAME) == say(
        "move-princes-keep", card=Named("prestige", "most-jesters")
    )


def test_what_is_no_act_has_no_words() -> None:
    assert describe_move("dance all night", GAME) is None


@pytest.mark.parametrize(
    ("language", "words"),
    [
        (
            "en",
            "The next bid has to be exactly 400 florins. Possible instead:"
            " “Bid 400 florins”. (rulebook, Auction phase: raising)",
        ),
        (
            "fr",
            "La prochaine enchère doit être de 400 florins exactement. Ceci est possible"
            " : « Enchérir à 400 florins ». (règle du jeu, enchères : monter d’un pas)",
        ),
        (
            "de",
            "Das nächste Gebot muss genau 400 Florin betragen. Möglich wäre: „400 Florin bieten“."
            " (Spielregel, Phase A: Erhöhen um einen Schritt)",
        ),
    ],
)
def test_a_refusal_says_what_is_wrong_what_is_right_and_why(language: str, words: str) -> None:
    refusal = refuse("raise", "raise-by-one-step", price=Florins(400))
    nearer = type(refusal)(refusal.text, refusal.rule, "bid 400")

    spoken = speaker_for(language).speak_text(describe_refusal(nearer, GAME))

    assert spoken.replace("\u00a0", " ") == words


def test_a_refusal_without_a_nearest_act_names_the_rule() -> None:
    refusal = refuse("raise", "raise-by-one-step", price=Florins(400))

    assert speaker_for("en").speak_text(describe_refusal(refusal), NAMES).replace(
        "\u00a0", " "
    ) == ("The next bid has to be exactly 400 florins. (rulebook, Auction phase: raising)")


def test_a_rule_that_is_printed_nowhere_stands_in_no_brackets() -> None:
    refusal = refuse("turns", "not-your-turn", who=Who(0), awaited=1)

    assert speaker_for("en").speak_text(describe_refusal(refusal), NAMES) == (
        "It isn’t your turn yet: we are waiting for Anna."
    )


def test_a_nearest_thing_that_is_no_act_is_repeated_as_it_is() -> None:
    refusal = refuse("hours", "no-such-zone", zone="Florence")
    nearer = type(refusal)(refusal.text, refusal.rule, "Europe/Rome")

    assert "“Europe/Rome”" in speaker_for("en").speak_text(describe_refusal(nearer, GAME))


def test_what_was_chosen_is_called_by_the_name_the_player_knows() -> None:
    refusal = refuse("keep-one", "not-among-these", card="lakes", cards=(Named("bonus", "parks"),))

    assert "„Seen“ ist nicht unter diesen Karten: Parks." in speaker_for("de").speak_text(
        describe_refusal(refusal, GAME)
    )


def test_words_in_a_list_are_spoken_of_by_their_names_too() -> None:
    refusal = refuse("lobby", "no-such-pictures", pictures=("move", "turn", "demand"))

    spoken = speaker_for("de").speak_text(describe_refusal(refusal))

    assert "nach jedem Schritt, einmal pro Zug oder nur mit /spielplan" in spoken
