"""The golden games of *Firenze*."""

from bot.engine.text import Fact, Who
from bot.games.firenze import moves
from bot.games.firenze.moves import Cover, Exchange, Lay, Pay, Renounce, Sabotage, Smuggle, Take
from bot.games.firenze.state_parts import LAST_SEAL
from tests.conformance.tables import Table
from tests.golden.recipes import Moment, Recipe, Shows


def at(seats: int, seals: int = 5, dead: str = "none", **chosen: str) -> Table:
    wishes = {"neutral-seals": str(seals), "dead-color": dead, **chosen}
    return Table("firenze", seats, tuple(wishes.items()))


def over(moment: Moment) -> bool:
    return bool(moment.ending)


def ends(words: str) -> Shows:
    return lambda moment: words in moment.ending


def told(moment: Moment, key: str) -> list[dict[str, Fact]]:
    """The facts of every such thing the table is told."""
    return [dict(event.text.facts) for event in moment.events if event.text.key == key]


def hears(*keys: str) -> Shows:
    return lambda moment: all(told(moment, key) for key in keys)


def makes(kind: type) -> Shows:
    return lambda moment: isinstance(moment.move, kind)


def all_balconies_are_fulfilled(moment: Moment) -> bool:
    numeral: int = moment.view().next_balcony
    return numeral == 0


def second_to_place_the_last_seal(moment: Moment) -> bool:
    """Somebody without the end tile has no seals left either."""
    view = moment.view()
    return sum(not builder.open.seals for builder in view.builders) > 1


def wins_without_the_last_seal(moment: Moment) -> bool:
    scores = moment.game.scores(moment.after.state)
    return scores is not None and all(not scores.points[seat][LAST_SEAL] for seat in scores.winners)


def two_churches_reward_one_act(moment: Moment) -> bool:
    return len(told(moment, "firenze-church-rewards")) > 1


def loses_points_by_celebrating(moment: Moment) -> bool:
    scores = moment.game.scores(moment.after.state)
    return scores is not None and any(points[-1] < 0 for points in scores.points)


def monument_goes_to_another(moment: Moment) -> bool:
    found = told(moment, "firenze-monument")
    return any(facts["who"] != Who(moment.entry.seat or 0) for facts in found)


def undoes(kind: type, *, count: int = 1, by_vote: bool = False) -> Shows:
    def shows(moment: Moment) -> bool:
        if not moment.undoes or (moment.entry.seat is None) != by_vote:
            return False
        gone = moment.before.made[len(moment.after.made) :]
        return len(gone) >= count and any(isinstance(made.move, kind) for made in gone)

    return shows


def _neutral_seals(moment: Moment) -> int:
    return sum(one.neutral for family in moment.view().families for one in family.commissions)


def six_lie_though_three_were_wished_for(moment: Moment) -> bool:
    return over(moment) and _neutral_seals(moment) == 6


def one_is_laid_beside_a_dead_colour(moment: Moment) -> bool:
    return isinstance(moment.move, Cover) and _neutral_seals(moment) == 7


def not_asked_in_vain(moment: Moment) -> bool:
    """An event finds nothing, though whoever took it holds the Patrician."""
    if not told(moment, "firenze-event-in-vain") or not isinstance(moment.move, (Take, Pay)):
        return False
    held: tuple[str, ...] = moment.before.state.hand
    return "patrician" in held and moment.before.state.options.averting


GREEDY = ("greedy",)
RANDOM = ("random",)
MIXED = ("greedy", "random", "greedy", "random")

RECIPES = (
    # How a game ends
    Recipe("one-wins", at(4), GREEDY, "One has the most points.", ends("wins with")),
    Recipe("two-share", at(2, 0), RANDOM, "Equal points share it.", ends("share the")),
    Recipe(
        "end-tile-is-not-all",
        at(3, 1, "white"),
        GREEDY,
        "Whoever has the end tile does not win.",
        wins_without_the_last_seal,
    ),
    Recipe(
        "two-last-seals",
        at(3, 2, "yellow", placing="die"),
        GREEDY,
        "Two have placed all their seals.",
        second_to_place_the_last_seal,
    ),
    Recipe(
        "costly-feast",
        at(4, 3, "green"),
        MIXED,
        "Celebrations cost somebody points.",
        loses_points_by_celebrating,
    ),
    # Every number of players, and wild ones
    Recipe("two-builders", at(2, 4, "red"), GREEDY, "Two who play sensibly.", over),
    Recipe("three-builders", at(3, 6, "blue"), MIXED, "Sensible and wild people.", over),
    # The board
    Recipe(
        "four-balconies",
        at(4, 7, "purple"),
        GREEDY,
        "All four balconies are fulfilled.",
        all_balconies_are_fulfilled,
    ),
    Recipe(
        "deck-again",
        at(3),
        MIXED,
        "The cards put away become the deck.",
        hears("firenze-deck-shuffled"),
    ),
    # Cards
    Recipe(
        "campanile",
        at(3, campanile="in"),
        MIXED,
        "Everybody has handed in a bell tower.",
        hears("firenze-church-card-leaves"),
    ),
    Recipe(
        "bell-tower",
        at(2, campanile="in"),
        MIXED,
        "A bell tower is handed in.",
        makes(moves.Consecrate),
    ),
    Recipe("event-averted", at(4), MIXED, "The Patrician prevents an event.", makes(moves.Avert)),
    Recipe(
        "patrician-of-old",
        at(3, patrician="off"),
        MIXED,
        "The Patrician puts a celebration away.",
        makes(Renounce),
    ),
    Recipe(
        "monument-abroad",
        at(4),
        GREEDY,
        "The Monument goes to another player.",
        monument_goes_to_another,
    ),
    Recipe(
        "two-churches", at(4, 0), MIXED, "Two churches reward one act.", two_churches_reward_one_act
    ),
    Recipe("sabotage", at(4), MIXED, "A tower is sabotaged.", makes(Sabotage)),
    Recipe("smuggling", at(2), MIXED, "Bricks are smuggled.", makes(Smuggle)),
    Recipe("exchange", at(3), MIXED, "A brick is exchanged.", makes(Exchange)),
    Recipe(
        "too-many-cards", at(4), MIXED, "A card is put away at the limit.", makes(moves.Discard)
    ),
    # The second rules
    Recipe(
        "bricks-back",
        at(3),
        MIXED,
        "Bricks paid too much for building come back.",
        hears("firenze-gets-back"),
        rules=2,
    ),
    Recipe(
        "seals-laid-freely",
        at(4, placing="free"),
        GREEDY,
        "Builders lay the neutral seals themselves.",
        makes(Cover),
        rules=2,
    ),
    Recipe(
        "seal-beside-a-dead-colour",
        at(2, 7, "purple", placing="free"),
        MIXED,
        "One seal is laid beside a dead colour.",
        one_is_laid_beside_a_dead_colour,
        rules=2,
    ),
    Recipe(
        "dead-colour",
        at(3, 3, "blue"),
        MIXED,
        "Three seals were wished for, and the dead colour takes six.",
        six_lie_though_three_were_wished_for,
        rules=2,
    ),
    Recipe(
        "not-asked-in-vain",
        at(3),
        MIXED,
        "The Patrician stays in hand at an event that finds nothing.",
        not_asked_in_vain,
        rules=2,
    ),
    Recipe(
        "undo-a-seal",
        at(3, 7, placing="free"),
        MIXED,
        "A neutral seal is taken back.",
        undoes(Cover),
        rules=2,
        fickle=True,
    ),
    # Moves taken back
    Recipe(
        "undo-a-brick",
        at(3),
        MIXED,
        "Two own moves are taken back.",
        undoes(Lay, count=2),
        fickle=True,
    ),
    Recipe(
        "vote-on-a-row",
        at(4),
        MIXED,
        "All take back a card that was taken.",
        undoes(Take, by_vote=True),
        fickle=True,
    ),
)
