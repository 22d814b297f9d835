"""Works: what they are worth, who may complete one, and how it is paid (Rules p. 6)."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import combinations

from bot.engine.game import Event, Seat, Step
from bot.engine.notation import Names
from bot.engine.text import Florins, Named, Refusal, Who, refuse, say
from bot.games.princes import purse
from bot.games.princes.box import Box
from bot.games.princes.holdings import count
from bot.games.princes.moves import Work
from bot.games.princes.pieces import WORKS, Feat
from bot.games.princes.state import Estate, State


@dataclass(frozen=True, slots=True)
class Sum:
    """A work value, summand by summand."""

    building: int
    landscape: int
    freedom: int
    jesters: int
    cards: int
    bonus: tuple[tuple[str, int], ...]

    @property
    def value(self) -> int:
        return (
            self.building
            + self.landscape
            + self.freedom
            + self.jesters
            + self.cards
            + sum(worth for _, worth in self.bonus)
        )


def summed(box: Box, estate: Estate, profession: str, bonus: Names = ()) -> Sum:
    """What a work of this profession in hand would be worth with these bonus cards."""
    numbers, wants = box.numbers, box.professions[profession]
    has_building = any(tile.name == wants.building for tile in estate.buildings)
    has_landscape = any(tile.name == wants.landscape for tile in estate.landscapes)
    # Ruling 10: the card being played counts too; it is still in hand here.
    cards = len(estate.hand) + estate.recruiting + len(estate.table)
    return Sum(
        building=numbers.work_building if has_building else 0,
        landscape=numbers.work_landscape if has_landscape else 0,
        freedom=numbers.work_freedom if wants.freedom in estate.freedoms else 0,
        jesters=numbers.work_jester * estate.jesters,
        cards=numbers.work_card * cards,
        bonus=tuple((card, worth(box, estate, card)) for card in bonus),
    )


def worth(box: Box, estate: Estate, bonus: str) -> int:
    """What a bonus card adds to the work it is played with (Rules p. 18)."""
    card = box.bonus[bonus]
    counted = (count(box, estate, thing, playing=1) for thing in card.counts)
    return card.each * sum(bool(n) if card.once else n for n in counted)


def works(estate: Estate) -> Iterator[Work]:
    """Every profession in hand with every set of bonus cards."""
    for profession in estate.hand:
        for size in range(len(estate.bonus) + 1):
            for bonus in combinations(estate.bonus, size):
                yield Work(profession, bonus, 0)


def most_points(box: Box, estate: Estate, move: Work) -> int:
    """Ruling 11: points are taken out of this payment only."""
    value = summed(box, estate, move.profession, move.bonus).value
    return value * box.numbers.florins_per_value // box.numbers.florins_per_point


class WorkJudge:
    """Judges the works of one estate in one round; each card is counted once."""

    __slots__ = ("_bonus", "_box", "_estate", "_minimum", "_sums")

    def __init__(self, box: Box, state: State, seat: Seat) -> None:
        self._box = box
        self._estate = state.estates[seat]
        self._minimum = box.minimum(state.round)
        self._sums: dict[str, int] = {}
        self._bonus: dict[str, int] = {}

    def __call__(self, move: Work) -> Refusal | None:
        estate = self._estate
        if move.profession not in estate.hand:
            hand = tuple(Named("profession", card) for card in estate.hand)
            return refuse("work-from-hand", "not-in-hand", card=move.profession, hand=hand)
        value = self._value(move.profession)
        for card in move.bonus:
            if card not in estate.bonus:
                own = tuple(Named("bonus", card) for card in estate.bonus)
                return refuse("bonus-from-hand", "no-such-bonus-card", card=card, cards=own)
            value += self._worth(card)
        if len(set(move.bonus)) < len(move.bonus):
            return refuse("bonus-once", "bonus-card-named-twice")
        if value < self._minimum:
            return refuse("work-minimum", "work-too-small", value=value, minimum=self._minimum)
        rate = self._box.numbers
        most = value * rate.florins_per_value // rate.florins_per_point
        if not 0 <= move.points <= most:
            return refuse("work-pay", "only-so-many-points", most=most)
        return None

    def _value(self, profession: str) -> int:
        if profession not in self._sums:
            self._sums[profession] = summed(self._box, self._estate, profession).value
        return self._sums[profession]

    def _worth(self, bonus: str) -> int:
        if bonus not in self._bonus:
            self._bonus[bonus] = worth(self._box, self._estate, bonus)
        return self._bonus[bonus]


def work(box: Box, state: State, seat: Seat, move: Work) -> Step[State]:
    estate, numbers = state.estates[seat], box.numbers
    value = summed(box, estate, move.profession, move.bonus).value
    pay = value * numbers.florins_per_value - move.points * numbers.florins_per_point
    played = tuple(card for card in estate.bonus if card in move.bonus)
    estate = replace(
        estate,
        florins=estate.florins + pay,
        hand=tuple(card for card in estate.hand if card != move.profession),
        shown=tuple(card for card in estate.shown if card != move.profession),
        table=(*estate.table, move.profession),
        bonus=tuple(card for card in estate.bonus if card not in played),
        feats=(*estate.feats, Feat(state.round, move.profession, value)),
        earned=purse.gained(estate.earned, WORKS, move.points),
    )
    told = say(
        "works",
        who=Who(seat),
        card=Named("profession", move.profession),
        value=value,
        florins=Florins(pay),
        points=move.points,
        bonus=tuple(Named("bonus", card) for card in played),
    )
    decks = replace(state.decks, spent=(*state.decks.spent, *played))
    estates = state.estates_with(seat, estate)
    return Step(replace(state, estates=estates, decks=decks), (Event(told),))
