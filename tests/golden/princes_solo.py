"""The golden games of *The Princes of Florence* alone against Wolfgang."""

from bot.engine.text import Named, Text, say
from bot.games.princes.moves import Nominate, Pass, Withdraw
from bot.games.princes.state_parts import WOLFGANG
from tests.golden.princes import GREEDY, IDLE, RANDOM, at, ends, hears, over, told, undoes
from tests.golden.recipes import Moment, Recipe

FREEDOMS = ("travel", "opinion", "religion")


def he_is_below_zero(moment: Moment) -> bool:
    return bool(moment.view().estates[WOLFGANG].open.points < 0)


def withdraws_after_a_die(moment: Moment) -> bool:
    """After declining something, and nobody but Wolfgang buys."""
    return isinstance(moment.move, Withdraw) and bool(moment.view().automa.rolls)


def buys_in_the_last_auction(moment: Moment) -> bool:
    return isinstance(moment.move, Nominate) and not told(moment, "solo-rolls")


def pays_what_was_rolled(moment: Moment) -> bool:
    return bool(told(moment, "automa-knows-price"))


def finds_no_professions(moment: Moment) -> bool:
    whys = [facts["why"] for facts in told(moment, "automa-cannot")]
    empty = Text("automa-deck-empty", (("deck", Named("deck", "profession")),))
    return empty in whys


def a_lot_decides(moment: Moment) -> bool:
    return any(int(str(facts["equals"])) > 1 for facts in told(moment, "automa-keeps"))


def owns_a_freedom_twice_and_lacks_one(moment: Moment) -> bool:
    """He has three tokens of two types, and the card that asks for all three types is worth 0."""
    owned = moment.view().estates[WOLFGANG].open.freedoms
    if len(owned) < len(FREEDOMS) or len({*owned}) == len(FREEDOMS):
        return False
    nothing = say("automa-worth", card=Named("prestige", "three-freedoms"), worth=0)
    looked_at = [facts["cards"] for facts in told(moment, "automa-looks")]
    return any(isinstance(cards, tuple) and nothing in cards for cards in looked_at)


def counts_his_face_down_cards_before_one_is_turned(moment: Moment) -> bool:
    """The bonus card for cards in hand is worth as much as face-down cards lie there."""
    row = moment.view().automa.row
    down = sum(not card.faceup for card in row)
    worth = say("automa-worth", card=Named("bonus", "cards-in-hand"), worth=down)
    looked_at = [facts["cards"] for facts in told(moment, "automa-looks")]
    return any(isinstance(cards, tuple) and worth in cards for cards in looked_at)


RECIPES = (
    Recipe("solo-won", at(1), GREEDY, "The player beats Wolfgang.", ends("seat 0 wins with")),
    Recipe("solo-lost", at(1), GREEDY, "Wolfgang wins.", ends("the automa wins with")),
    Recipe(
        "solo-tie",
        at(1, dummies="3"),
        GREEDY,
        "Money breaks a tie against Wolfgang.",
        ends("the tie with"),
    ),
    Recipe("solo-idle", at(1), IDLE, "The player does nothing at all.", over),
    Recipe(
        "solo-below-zero",
        at(1, level="easy"),
        GREEDY,
        "Wolfgang owes prestige points.",
        he_is_below_zero,
    ),
    Recipe(
        "solo-hard-for-five",
        at(1, level="hard", dummies="3"),
        GREEDY,
        "The hardest level at the larger size.",
        over,
    ),
    Recipe("solo-forced", at(1), RANDOM, "A 1 or a 2 has to be bought.", hears("solo-forced")),
    Recipe(
        "solo-withdrawn",
        at(1, level="hard"),
        RANDOM,
        "The player declines something and withdraws.",
        withdraws_after_a_die,
    ),
    Recipe(
        "solo-last-auction",
        at(1, dummies="3"),
        GREEDY,
        "The fifth auction sells for 200.",
        buys_in_the_last_auction,
    ),
    Recipe(
        "solo-known-price",
        at(1),
        RANDOM,
        "Wolfgang pays what the player's die came to.",
        pays_what_was_rolled,
    ),
    Recipe(
        "solo-urgent-works",
        at(1, level="easy"),
        RANDOM,
        "As many cards as rounds: Wolfgang works instead.",
        hears("automa-has-to-work"),
    ),
    Recipe(
        "solo-no-professions",
        at(1, dummies="3"),
        GREEDY,
        "The profession deck is empty.",
        finds_no_professions,
    ),
    Recipe(
        "solo-does-nothing",
        at(1, level="hard", dummies="3"),
        GREEDY,
        "Nothing is possible for Wolfgang.",
        hears("automa-does-nothing"),
    ),
    Recipe(
        "solo-recruits-from-him",
        at(1),
        GREEDY,
        "A card is recruited from Wolfgang's row.",
        hears("recruits-from-automa"),
    ),
    Recipe(
        "solo-recruits-from-a-dummy",
        at(1, dummies="3"),
        GREEDY,
        "A card is recruited from a dummy.",
        hears("recruits-from-dummy"),
    ),
    Recipe("solo-lot", at(1, level="hard"), RANDOM, "A lot decides between cards.", a_lot_decides),
    Recipe(
        "solo-two-types-of-freedom",
        at(1),
        GREEDY,
        "Three freedoms of two types are not all three freedoms.",
        owns_a_freedom_twice_and_lacks_one,
        rules=2,
    ),
    Recipe(
        "solo-bonus-as-it-lies",
        at(1),
        GREEDY,
        "A bonus card is valued before a card is turned for it.",
        counts_his_face_down_cards_before_one_is_turned,
        rules=3,
    ),
    Recipe(
        "solo-undo", at(1), RANDOM, "A declined die is reconsidered.", undoes(Pass), fickle=True
    ),
)
