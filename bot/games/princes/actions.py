"""The action phase: two actions a turn, recruiting and selling in between (Rules p. 5-8)."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

from bot.engine.game import Event, Seat, Step
from bot.engine.text import Florins, Named, Refusal, Who, refuse, say
from bot.games.princes import cards, favours, palazzo, purse, together, works
from bot.games.princes.box import Box
from bot.games.princes.moves import (
    AcquireBonus,
    Build,
    Consult,
    End,
    Introduce,
    Move,
    Offer,
    PrincessWork,
    Recruit,
    Sell,
    TakeProfession,
    Work,
)
from bot.games.princes.pieces import BUILDINGS, Tile
from bot.games.princes.state import State, Turn


def acts(box: Box, state: State, seat: Seat) -> Iterator[Move]:
    estate = state.estates[seat]
    yield End()
    yield TakeProfession()
    yield AcquireBonus()
    yield Sell(1)
    for freedom in box.freedom_order:
        yield Introduce(freedom)
    yield from cards.recruitments(state, seat)
    yield from works.works(box, estate)
    if state.characters and state.serving(seat):
        yield from favours.consultations()
        yield PrincessWork(0)
    yield from together.offers(box, state, seat)
    if purse.why_not_pay(box, estate, box.building_cost(estate.open.builders)):
        return  # nothing can be built, wherever it were to stand
    closed = together.closed_to_buildings(box, state.open_estates, seat)
    standing = {tile.name for tile in estate.open.buildings}
    for name, builds in box.builds.items():
        if name not in standing:
            yield from [build for build, bits in builds if not bits & closed]


class ActionJudge:
    """Judges the moves of one action turn; what is the same for many moves is found out once."""

    __slots__ = (
        "_box",
        "_building",
        "_closed",
        "_estate",
        "_offer",
        "_seat",
        "_state",
        "_turn",
        "_work",
    )

    def __init__(self, box: Box, state: State, seat: Seat) -> None:
        assert state.turn is not None
        self._box, self._state, self._seat = box, state, seat
        self._turn: Turn = state.turn
        self._estate = state.estates[seat]
        self._work = works.WorkJudge(box, state, seat)
        self._offer: together.OfferJudge | None = None  # nobody offers on side A
        self._building: dict[str, Refusal | None] = {}
        self._closed = -1  # not yet looked at

    def __call__(self, move: Move) -> Refusal | None:
        if type(move) is Offer and self._offer is not None:
            return self._offer(move)  # there are more of them than of all others: no detour
        question = _QUESTIONS.get(type(move))
        if question is None:
            return refuse("action-turn", "act-or-end", actions=self._turn.actions)
        return question(self, move)

    def _no_action_left(self) -> Refusal | None:
        if self._turn.actions:
            return None
        actions = favours.actions(self._box, self._state, self._seat)
        return refuse("two-actions", "no-action-left", actions=actions)

    def end(self, move: End) -> Refusal | None:
        return None

    def sell(self, move: Sell) -> Refusal | None:
        return purse.why_not_sell(self._state, self._seat, move)

    def recruit(self, move: Recruit) -> Refusal | None:
        return cards.why_not_recruit(self._state, self._seat, move)

    def work(self, move: Work) -> Refusal | None:
        return self._no_action_left() or self._work(move)

    def princess_work(self, move: PrincessWork) -> Refusal | None:
        return self._no_action_left() or self._work.princess(move)

    def consult(self, move: Consult) -> Refusal | None:
        return favours.why_not_consult(self._state, self._seat, move)

    def build(self, move: Build) -> Refusal | None:
        if move.building not in self._building:
            self._building[move.building] = self._why_not_building(move.building)
        refusal = self._building[move.building]
        if refusal:
            return refusal
        if self._closed < 0:
            self._closed = together.closed_to_buildings(
                self._box, self._state.open_estates, self._seat
            )
        bits = self._box.ground.lying(move.building, move.square, move.turn)
        if bits is None or bits & self._closed:
            return self._why_not_there(move, bits)
        return None

    def _why_not_there(self, move: Build, bits: int | None) -> Refusal:
        ground, name = self._box.ground, Named("building", move.building)
        if bits is None or bits & palazzo.closed_to_buildings(ground, self._estate.open):
            return palazzo.why_not_there(ground, self._estate.open, name, move.square, move.turn)
        return together.why_not_at_border(
            self._box, self._state.open_estates, self._seat, name, bits
        )

    def offer(self, move: Offer) -> Refusal | None:
        if self._offer is None:
            why_not = self._why_not_another
            self._offer = together.OfferJudge(self._box, self._state, self._seat, why_not)
        return self._offer(move)

    def _why_not_building(self, building: str) -> Refusal | None:
        """Why this building can't be built, wherever it were to stand."""
        cost = self._box.building_cost(self._estate.open.builders)
        return self._why_not_another(building) or purse.why_not_pay(self._box, self._estate, cost)

    def _why_not_another(self, building: str) -> Refusal | None:
        """Why there can't be such a building here, whoever pays for it."""
        order = self._box.building_order.get(building)
        if order is None:
            named = tuple(Named("building", name) for name in self._box.building_order)
            return refuse("buildings", "no-such-building", building=building, buildings=named)
        name = Named("building", building)
        if any(tile.name == building for tile in self._estate.open.buildings):
            return refuse("placing-5", "building-stands-already", building=name)
        if not self._state.stock.buildings[order]:
            return refuse("building-supply", "building-exhausted", building=name)
        return self._no_action_left()

    def take_profession(self, move: TakeProfession) -> Refusal | None:
        if self._turn.took_profession:
            return refuse("once-a-round", "profession-taken-already")
        if not self._state.decks.profession:
            return refuse("deck-empty", "deck-is-empty", deck=Named("deck", "profession"))
        return self._no_action_left() or purse.why_not_pay(
            self._box, self._estate, self._box.numbers.profession_cost
        )

    def acquire_bonus(self, move: AcquireBonus) -> Refusal | None:
        if not self._state.decks.bonus:
            return refuse("deck-empty", "deck-is-empty", deck=Named("deck", "bonus"))
        return self._no_action_left() or purse.why_not_pay(
            self._box, self._estate, self._box.numbers.bonus_cost
        )

    def introduce(self, move: Introduce) -> Refusal | None:
        order = self._box.freedom_order.get(move.freedom)
        if order is None:
            named = tuple(Named("freedom", name) for name in self._box.freedom_order)
            return refuse("freedoms", "no-such-freedom", freedom=move.freedom, freedoms=named)
        name = Named("freedom", move.freedom)
        if self._turn.introduced:
            return refuse("once-a-round", "freedom-introduced-already")
        if move.freedom in self._estate.open.freedoms:
            return refuse("freedom-once", "has-this-freedom", freedom=name)
        if not self._state.stock.freedoms[order]:
            return refuse("freedom-supply", "freedom-exhausted", freedom=name)
        return self._no_action_left() or purse.why_not_pay(
            self._box, self._estate, self._box.numbers.freedom_cost
        )


_QUESTIONS: dict[type[Move], Callable[[ActionJudge, Any], Refusal | None]] = {
    End: ActionJudge.end,
    Sell: ActionJudge.sell,
    Recruit: ActionJudge.recruit,
    Work: ActionJudge.work,
    Build: ActionJudge.build,
    Offer: ActionJudge.offer,
    TakeProfession: ActionJudge.take_profession,
    AcquireBonus: ActionJudge.acquire_bonus,
    Introduce: ActionJudge.introduce,
    PrincessWork: ActionJudge.princess_work,
    Consult: ActionJudge.consult,
}


def act(box: Box, state: State, seat: Seat, move: Move) -> Step[State]:
    match move:
        case Work():
            return works.work(box, _one_action(box, state), seat, move)
        case PrincessWork():
            return works.princess_work(box, _one_action(box, state), seat, move)
        case Build():
            return build(box, _one_action(box, state), seat, move)
        case Offer():
            return together.offer(state, seat, move)
        case TakeProfession():
            return take_profession(box, _one_action(box, state, took_profession=True), seat)
        case Introduce():
            return introduce(box, _one_action(box, state, introduced=True), seat, move)
        case AcquireBonus():
            return acquire_bonus(box, _one_action(box, state), seat)
        case Consult():
            return favours.consult(box, state, seat, move)
        case Recruit():
            return cards.recruit(state, seat, move)
        case End():
            return end(state, seat)
    raise AssertionError(move)


def _one_action(
    box: Box, state: State, *, took_profession: bool = False, introduced: bool = False
) -> State:
    assert state.turn is not None
    turn = replace(
        state.turn,
        actions=state.turn.actions - 1,
        took_profession=state.turn.took_profession or took_profession,
        introduced=state.turn.introduced or introduced,
    )
    return favours.cardinal_used(box, replace(state, turn=turn))


def build(box: Box, state: State, seat: Seat, move: Build) -> Step[State]:
    before = state.estates[seat]
    cost, points = box.building_cost(before.open.builders), box.numbers.building_points
    estate, sold = purse.paid(box, before, cost)
    estate = replace(
        estate,
        open=replace(
            estate.open,
            buildings=(*estate.open.buildings, Tile(move.building, move.square, move.turn)),
            earned=purse.gained(estate.open.earned, BUILDINGS, points),
        ),
    )
    order = box.building_order[move.building]
    stock = replace(state.stock, buildings=_one_fewer(state.stock.buildings, order))
    told = say(
        "builds",
        who=Who(seat),
        building=Named("building", move.building),
        square=move.square,
        price=Florins(cost),
        points=points,
    )
    after = replace(state, estates=state.estates_with(seat, estate), stock=stock)
    return Step(after, (*purse.told_sale(box, seat, sold), Event(told)))


def introduce(box: Box, state: State, seat: Seat, move: Introduce) -> Step[State]:
    cost = box.numbers.freedom_cost
    estate, sold = purse.paid(box, state.estates[seat], cost)
    estate = replace(
        estate, open=replace(estate.open, freedoms=(*estate.open.freedoms, move.freedom))
    )
    order = box.freedom_order[move.freedom]
    stock = replace(state.stock, freedoms=_one_fewer(state.stock.freedoms, order))
    freedom = Named("freedom", move.freedom)
    told = say("introduces", who=Who(seat), freedom=freedom, price=Florins(cost))
    after = replace(state, estates=state.estates_with(seat, estate), stock=stock)
    return Step(after, (*purse.told_sale(box, seat, sold), Event(told)))


def take_profession(box: Box, state: State, seat: Seat) -> Step[State]:
    return _look_for(box, state, seat, "profession", box.numbers.profession_cost)


def acquire_bonus(box: Box, state: State, seat: Seat) -> Step[State]:
    return _look_for(box, state, seat, "bonus", box.numbers.bonus_cost)


def _look_for(box: Box, state: State, seat: Seat, deck: str, cost: int) -> Step[State]:
    estate, sold = purse.paid(box, state.estates[seat], cost)
    after = replace(state, estates=state.estates_with(seat, estate))
    step = cards.look(box, after, seat, deck)
    return replace(step, events=(*purse.told_sale(box, seat, sold), *step.events))


def end(state: State, seat: Seat) -> Step[State]:
    assert state.turn is not None
    told = Event(say("ends-turn", who=Who(seat), forgone=state.turn.actions))
    return Step(replace(state, turn=replace(state.turn, ended=True)), (told,))


def _one_fewer(stacks: tuple[int, ...], order: int) -> tuple[int, ...]:
    return (*stacks[:order], stacks[order] - 1, *stacks[order + 1 :])
