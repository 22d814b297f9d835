"""Works: what they are worth, who may complete one, and how it is paid (Rules p. 6)."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from bot.engine.game import Event, Seat, Step
from bot.engine.notation import Names
from bot.engine.replace_and_memoize import replace
from bot.engine.text import Florins, Named, Refusal, Who, refuse, say
from bot.games.princes.box import Box
from bot.games.princes.moves import PrincessWork, Work
from bot.games.princes.payments_and_gains import count_thing
from bot.games.princes.state import State
from bot.games.princes.state_parts import PRINCESS, WORKS, DoneWork, Estate, Open


@dataclass(frozen=True, slots=True)
class WorkSum:
    """A work value, summand by summand."""

    building: int
    landscape: int
    freedom: int
    jesters: int
    cards: int
    bonus: tuple[tuple[str, int], ...] = ()
    builders: int = 0  # in the Princess's work alone
    muse: int = 0

    @property
    def value(self) -> int:
        wants = self.building + self.landscape + self.freedom
        others = self.jesters + self.cards + self.builders + self.muse
        return wants + others + sum(worth for _, worth in self.bonus)


def sum_work(
    box: Box, estate: Estate, profession: str, bonus: Names = (), *, muse: int = 0
) -> WorkSum:
    """What a work of this profession in hand would be worth with these bonus cards."""
    building, landscape, freedom = value_of_wants_met(box, profession, *find_wants(estate.open))
    jesters, cards = jester_and_card_values(box, estate)
    return WorkSum(
        building=building,
        landscape=landscape,
        freedom=freedom,
        jesters=jesters,
        cards=cards,
        bonus=tuple((card, bonus_card_worth(box, estate, card)) for card in bonus),
        muse=muse,
    )


def find_wants(estate: Open) -> tuple[Names, Names, Names]:
    """What a profession finds in an estate: buildings, landscapes and freedoms, by their names."""
    return (
        tuple([tile.name for tile in estate.buildings]),
        tuple([tile.name for tile in estate.landscapes]),
        estate.freedoms,
    )


def value_of_wants_met(
    box: Box, profession: str, buildings: Names, landscapes: Names, freedoms: Names
) -> tuple[int, int, int]:
    """What building, landscape and freedom add, where a profession finds what it wants."""
    numbers, wants = box.numbers, box.professions[profession]
    return (
        numbers.work_building if wants.building in buildings else 0,
        numbers.work_landscape if wants.landscape in landscapes else 0,
        numbers.work_freedom if wants.freedom in freedoms else 0,
    )


def jester_and_card_values(box: Box, estate: Estate) -> tuple[int, int]:
    """What jesters and cards add to a work, whoever completes it."""
    numbers = box.numbers
    return numbers.work_jester * estate.open.jesters, numbers.work_card * _count_cards_for_work(
        estate
    )


def muse_addition(state: State, seat: Seat) -> int:
    """The number of the round, to every work of whom the Muse serves."""
    return state.round if state.is_helped_by("muse", seat) else 0


def sum_princess_work(box: Box, estate: Estate) -> WorkSum:
    """What the Princess's work would be worth: she has a taste of her own."""
    favours = box.favours
    return WorkSum(
        building=favours.princess_building * len(estate.open.buildings),
        landscape=favours.princess_landscape * len(estate.open.landscapes),
        freedom=0,
        jesters=0,
        cards=favours.princess_card * _count_cards_for_work(estate),
        builders=favours.princess_builder * estate.open.builders,
    )


def _count_cards_for_work(estate: Estate) -> int:
    """Ruling 10: the card being played counts too; it is still in hand here."""
    return len(estate.hidden.hand) + estate.open.recruiting + len(estate.open.table)


def bonus_card_worth(box: Box, estate: Estate, bonus: str, *, playing: int = 1) -> int:
    """What a bonus card adds to the work it is played with (Rules p. 18)."""
    card = box.bonus[bonus]
    counted = (count_thing(box, estate, thing, playing=playing) for thing in card.counts)
    return card.each * sum(bool(n) if card.once else n for n in counted)


def possible_works(box: Box, estate: Estate) -> Iterator[Work]:
    """Every profession in hand, for every value that it can reach with bonus cards."""
    sets = fewest_cards_by_sum(
        [(card, bonus_card_worth(box, estate, card)) for card in estate.hidden.bonus]
    )
    for profession in estate.hidden.hand:
        for bonus in sets.values():
            yield Work(profession, bonus, 0)


def fewest_cards_by_sum(worths: Sequence[tuple[str, int]]) -> dict[int, Names]:
    """For every sum that these cards can add the fewest that add it, the first ones of equals.

    The sums are few where the sets are thousands; whoever prefers another set may name it.
    """
    found: dict[int, Names] = {0: ()}
    for card, more in worths:
        for value, cards in tuple(found.items()):
            known = found.get(value + more)
            if known is None or len(cards) + 1 < len(known):
                found[value + more] = (*cards, card)
    return found


def possible_points_for_work(
    box: Box, state: State, seat: Seat, move: Work | PrincessWork
) -> range:
    """How many points may be taken of the pay of this work."""
    return range(most_points_for_work(box, _value_of_move(box, state, seat, move)) + 1)


def missing_value(value: int, minimum: int) -> int:
    """What a work of this value lacks in a round with this minimum; nothing if it is enough."""
    return max(0, minimum - value)


def _value_of_move(box: Box, state: State, seat: Seat, move: Work | PrincessWork) -> int:
    estate = state.estates[seat]
    if isinstance(move, PrincessWork):
        return sum_princess_work(box, estate).value
    return sum_work(box, estate, move.profession, move.bonus, muse=muse_addition(state, seat)).value


def most_points_for_work(box: Box, value: int) -> int:
    """Ruling 11: points are taken out of this payment only."""
    return florins_for_work(box, value, 0) // box.numbers.florins_per_point


class WorkJudge:
    """Judges the works of one estate in one round; each card is counted once."""

    __slots__ = (
        *("_bonus", "_box", "_estate", "_for_all", "_found", "_minimum", "_serving", "_sums"),
    )

    def __init__(self, box: Box, state: State, seat: Seat) -> None:
        self._box = box
        self._estate = state.estates[seat]
        self._minimum = box.work_minimum(state.round)
        self._for_all = sum(jester_and_card_values(box, self._estate)) + muse_addition(state, seat)
        self._found = find_wants(self._estate.open)
        self._serving = state.serving(seat)
        self._sums: dict[str, int] = {}
        self._bonus: dict[str, int] = {}

    def __call__(self, move: Work) -> Refusal | None:
        estate = self._estate
        if move.profession not in estate.hidden.hand:
            hand = tuple(Named("profession", card) for card in estate.hidden.hand)
            return refuse("work-from-hand", "not-in-hand", card=move.profession, hand=hand)
        value = self._value_without_bonus(move.profession)
        for card in move.bonus:
            if card not in estate.hidden.bonus:
                own = tuple(Named("bonus", card) for card in estate.hidden.bonus)
                return refuse("bonus-from-hand", "no-such-bonus-card", card=card, cards=own)
            value += self._bonus_worth(card)
        if len(move.bonus) > 1 and len(set(move.bonus)) < len(move.bonus):
            return refuse("bonus-once", "bonus-card-named-twice")
        return self._why_not_for_value(value, move.points)

    def judge_princess_work(self, move: PrincessWork) -> Refusal | None:
        serving = self._serving
        if serving is None or serving.character != PRINCESS:
            return refuse("princess", "no-princess")
        if serving.face_down:
            return refuse("face-down", "character-is-used", character=Named("character", PRINCESS))
        return self._why_not_for_value(
            sum_princess_work(self._box, self._estate).value, move.points
        )

    def _why_not_for_value(self, value: int, points: int) -> Refusal | None:
        if missing_value(value, self._minimum):
            return refuse("work-minimum", "work-too-small", value=value, minimum=self._minimum)
        most = most_points_for_work(self._box, value)
        if not 0 <= points <= most:
            return refuse("work-pay", "only-so-many-points", most=most)
        return None

    def _value_without_bonus(self, profession: str) -> int:
        if profession not in self._sums:
            met = sum(value_of_wants_met(self._box, profession, *self._found))
            self._sums[profession] = met + self._for_all
        return self._sums[profession]

    def _bonus_worth(self, bonus: str) -> int:
        if bonus not in self._bonus:
            self._bonus[bonus] = bonus_card_worth(self._box, self._estate, bonus)
        return self._bonus[bonus]


def carry_out_work(box: Box, state: State, seat: Seat, move: Work) -> Step[State]:
    estate = state.estates[seat]
    value = _value_of_move(box, state, seat, move)
    played = tuple(card for card in estate.hidden.bonus if card in move.bonus)
    estate = complete_work(box, estate, move, DoneWork(state.round, move.profession, value))
    told = say(
        "works",
        who=Who(seat),
        card=Named("profession", move.profession),
        value=value,
        florins=Florins(florins_for_work(box, value, move.points)),
        points=move.points,
        bonus=tuple(Named("bonus", card) for card in played),
    )
    decks = replace(state.decks, spent=(*state.decks.spent, *played))
    return Step(replace(state.with_estate(seat, estate), decks=decks), (Event(told),))


def carry_out_princess_work(box: Box, state: State, seat: Seat, move: PrincessWork) -> Step[State]:
    """No profession is played, so none comes to the table; the Princess is turned down."""
    value = _value_of_move(box, state, seat, move)
    estate = state.estates[seat]
    estate = pay_for_work(box, estate, DoneWork(state.round, PRINCESS, value), move.points)
    told = say(
        "princess-works",
        who=Who(seat),
        value=value,
        florins=Florins(florins_for_work(box, value, move.points)),
        points=move.points,
    )
    after = state.with_estate(seat, estate).turn_character_down(seat)
    return Step(after, (Event(told),))


def complete_work(box: Box, estate: Estate, move: Work, feat: DoneWork) -> Estate:
    """The estate once this work lies on the table, its bonus cards are played and it is paid."""
    open_, hidden = estate.open, estate.hidden
    estate = Estate(
        replace(
            open_,
            shown=tuple(card for card in open_.shown if card != move.profession),
            table=(*open_.table, move.profession),
        ),
        replace(
            hidden,
            hand=tuple(card for card in hidden.hand if card != move.profession),
            bonus=tuple(card for card in hidden.bonus if card not in move.bonus),
        ),
    )
    return pay_for_work(box, estate, feat, move.points)


def pay_for_work(box: Box, estate: Estate, feat: DoneWork, points: int) -> Estate:
    """The estate with the pay of a work, of which so many points are taken."""
    open_, hidden = estate.open.with_points(WORKS, points), estate.hidden
    return Estate(
        replace(open_, feats=(*open_.feats, feat)),
        replace(hidden, florins=hidden.florins + florins_for_work(box, feat.value, points)),
    )


def florins_for_work(box: Box, value: int, points: int) -> int:
    """The florins for a work of this value of which so many points are taken instead."""
    numbers = box.numbers
    return value * numbers.florins_per_value - points * numbers.florins_per_point
