"""The action phase: two actions a turn, recruiting and selling in between (Rules p. 5-8)."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from itertools import chain
from typing import Any

from bot.engine.game import Event, Judge, Seat, Step
from bot.engine.random_draws import Chance
from bot.engine.replace_and_memoize import replace
from bot.engine.text import Florins, Named, Refusal, Who, refuse, say
from bot.games import princes
from bot.games.princes import (
    bargaining,
    card_choices_and_recruiting,
    character_favours,
    moves,
    payments_and_gains,
    tile_laying,
    works,
)
from bot.games.princes.box import Box
from bot.games.princes.land_grid import Bits, Ways
from bot.games.princes.state import AskedOfOne, State, Turn
from bot.games.princes.state_parts import Asked, Tile


@dataclass(frozen=True, slots=True)
class Acting(AskedOfOne):
    """An action turn: what is done first, second and in between."""

    def candidates(self, box: Box, state: State, seat: Seat) -> Iterable[moves.Move]:
        return chain.from_iterable(
            [action.candidates(box, state, seat) for action in _ACTIONS.values()]
        )

    def judge(self, box: Box, state: State, seat: Seat) -> Judge[moves.Move]:
        return ActionJudge(box, state, seat)

    def amounts(self, box: Box, state: State, seat: Seat, move: moves.Move) -> range:
        match move:
            case moves.Work() | moves.PrincessWork():
                return works.possible_points_for_work(box, state, seat, move)
            case moves.Offer():
                return bargaining.asking_prices(box, state, seat, move)
        return range(0)

    def answer(
        self, box: Box, state: State, seat: Seat, move: moves.Move, chance: Chance
    ) -> Step[State]:
        return _ACTIONS[type(move)].done(box, state, seat, move)

    def public_view(self, box: Box, state: State) -> Asked:
        return Asked("acting", self.seats, actions=state.running_turn.actions)


class ActionJudge:
    """Judges the moves of one action turn; what is the same for many moves is found out once."""

    __slots__ = (
        *("_box", "_closed", "_estate", "_name", "_offer", "_refusal", "_seat", "_state", "_turn"),
        *("_ways", "_works"),
    )

    def __init__(self, box: Box, state: State, seat: Seat) -> None:
        self._box, self._state, self._seat = box, state, seat
        self._turn: Turn = state.running_turn
        self._estate = state.estates[seat]
        self._works: works.WorkJudge | None = None  # most moves are none
        self._offer: bargaining.OfferJudge | None = None  # nobody offers on side A
        self._closed = -1  # not yet looked at
        self._name: str | None = None  # of the building that was judged last
        self._refusal: Refusal | None = None
        self._ways: Ways = {}

    def __call__(self, move: moves.Move) -> Refusal | None:
        # Of these there are more than of all others, building by building: no detour.
        if type(move) is moves.Build and move.building is self._name:
            try:
                bits = self._ways[move.square][move.turn]
            except KeyError:
                return self._refusal or self._why_not_there(move, None)
            return self._why_not_there(move, bits) if bits & self._closed else None
        if type(move) is moves.Offer and self._offer is not None:
            return self._offer(move)
        action = _ACTIONS.get(type(move))
        if action is None:
            return refuse("action-turn", "act-or-end", actions=self._turn.actions)
        return action.judged(self, move)

    def _why_no_action_left(self) -> Refusal | None:
        if self._turn.actions:
            return None
        actions = character_favours.count_actions(self._box, self._state, self._seat)
        return refuse("two-actions", "no-action-left", actions=actions)

    def end(self, move: moves.End) -> Refusal | None:
        return None

    def why_not_sell_points(self, move: moves.Sell) -> Refusal | None:
        return payments_and_gains.why_not_sell(self._state, self._seat, move)

    def recruit(self, move: moves.Recruit) -> Refusal | None:
        return card_choices_and_recruiting.why_not_recruit(self._state, self._seat, move)

    def work(self, move: moves.Work) -> Refusal | None:
        return self._why_no_action_left() or self._work_judge()(move)

    def princess_work(self, move: moves.PrincessWork) -> Refusal | None:
        return self._why_no_action_left() or self._work_judge().judge_princess_work(move)

    def _work_judge(self) -> works.WorkJudge:
        if self._works is None:
            self._works = works.WorkJudge(self._box, self._state, self._seat)
        return self._works

    def consult(self, move: moves.Consult) -> Refusal | None:
        return character_favours.why_not_consult(self._state, self._seat, move)

    def build(self, move: moves.Build) -> Refusal | None:
        if self._closed < 0:
            self._closed = tile_laying.closed_to_buildings(
                self._box, self._state.open_estates, self._seat
            )
        self._name, self._refusal = move.building, self._why_not_building(move.building)
        self._ways = {} if self._refusal else self._box.ground.bits_by_square(move.building)
        return self(move)

    def _why_not_there(self, move: moves.Build, bits: Bits | None) -> Refusal:
        ground, name = self._box.ground, Named("building", move.building)
        if bits is None or bits & princes.land_grid.closed_to_buildings(ground, self._estate.open):
            return princes.land_grid.why_square_is_closed(
                ground, self._estate.open, name, move.square, move.turn
            )
        return tile_laying.why_not_at_border(
            self._box, self._state.open_estates, self._seat, name, bits
        )

    def offer(self, move: moves.Offer) -> Refusal | None:
        if self._offer is None:
            why_not = self._why_no_such_building
            self._offer = bargaining.OfferJudge(self._box, self._state, self._seat, why_not)
        return self._offer(move)

    def _why_not_building(self, building: str) -> Refusal | None:
        """Why this building can't be built, wherever it were to stand."""
        cost = self._box.building_cost(self._estate.open.builders)
        return self._why_no_such_building(building) or payments_and_gains.why_not_pay(
            self._box, self._estate, cost
        )

    def _why_no_such_building(self, building: str) -> Refusal | None:
        """Why there can't be such a building here, whoever pays for it."""
        order = self._box.building_order.get(building)
        if order is None:
            named = tuple(Named("building", name) for name in self._box.building_order)
            return refuse("buildings", "no-such-building", building=building, buildings=named)
        name = Named("building", building)
        if princes.land_grid.has_building(self._estate.open, building):
            return refuse("placing-5", "building-stands-already", building=name)
        if not self._state.stock.buildings[order]:
            return refuse("building-supply", "building-exhausted", building=name)
        return self._why_no_action_left()

    def take_profession(self, move: moves.TakeProfession) -> Refusal | None:
        if self._turn.took_profession:
            return refuse("once-a-round", "profession-taken-already")
        if not self._state.decks.profession:
            return refuse("deck-empty", "deck-is-empty", deck=Named("deck", "profession"))
        return self._why_no_action_left() or payments_and_gains.why_not_pay(
            self._box, self._estate, self._box.numbers.profession_cost
        )

    def acquire_bonus(self, move: moves.AcquireBonus) -> Refusal | None:
        if not self._state.decks.bonus:
            return refuse("deck-empty", "deck-is-empty", deck=Named("deck", "bonus"))
        return self._why_no_action_left() or payments_and_gains.why_not_pay(
            self._box, self._estate, self._box.numbers.bonus_cost
        )

    def introduce(self, move: moves.Introduce) -> Refusal | None:
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
        return self._why_no_action_left() or payments_and_gains.why_not_pay(
            self._box, self._estate, self._box.numbers.freedom_cost
        )


def _use_up_action(box: Box, state: State) -> State:
    turn = replace(state.running_turn, actions=state.running_turn.actions - 1)
    return character_favours.use_cardinal(box, replace(state, turn=turn))


def carry_out_building(box: Box, state: State, seat: Seat, move: moves.Build) -> Step[State]:
    before = state.estates[seat]
    cost, points = box.building_cost(before.open.builders), box.numbers.building_points
    estate, sold = payments_and_gains.pay_selling_points_if_short(box, before, cost)
    tile = Tile(move.building, move.square, move.turn)
    estate = replace(estate, open=tile_laying.with_building(box, estate.open, tile))
    stock = state.stock.with_one_fewer("buildings", box.building_order[move.building])
    told = say(
        "builds",
        who=Who(seat),
        building=Named("building", move.building),
        square=move.square,
        price=Florins(cost),
        points=points,
    )
    after = replace(state, estates=state.estates_with(seat, estate), stock=stock)
    return Step(after, (*payments_and_gains.point_sale_events(box, seat, sold), Event(told)))


def introduce_freedom(box: Box, state: State, seat: Seat, move: moves.Introduce) -> Step[State]:
    cost = box.numbers.freedom_cost
    estate, sold = payments_and_gains.pay_selling_points_if_short(box, state.estates[seat], cost)
    estate = payments_and_gains.with_freedom(estate, move.freedom)
    stock = state.stock.with_one_fewer("freedoms", box.freedom_order[move.freedom])
    freedom = Named("freedom", move.freedom)
    told = say("introduces", who=Who(seat), freedom=freedom, price=Florins(cost))
    turn = replace(state.running_turn, introduced=True)
    after = replace(state, estates=state.estates_with(seat, estate), stock=stock, turn=turn)
    return Step(after, (*payments_and_gains.point_sale_events(box, seat, sold), Event(told)))


def take_profession(box: Box, state: State, seat: Seat, _: moves.TakeProfession) -> Step[State]:
    state = replace(state, turn=replace(state.running_turn, took_profession=True))
    return _pay_and_look(box, state, seat, "profession", box.numbers.profession_cost)


def acquire_bonus(box: Box, state: State, seat: Seat, _: moves.AcquireBonus) -> Step[State]:
    return _pay_and_look(box, state, seat, "bonus", box.numbers.bonus_cost)


def _pay_and_look(box: Box, state: State, seat: Seat, deck: str, cost: int) -> Step[State]:
    estate, sold = payments_and_gains.pay_selling_points_if_short(box, state.estates[seat], cost)
    step = card_choices_and_recruiting.look_at_cards(
        box, state.with_estate(seat, estate), seat, deck, cost
    )
    return step.preceded_by(*payments_and_gains.point_sale_events(box, seat, sold))


def end_turn(_: Box, state: State, seat: Seat, __: moves.End) -> Step[State]:
    told = Event(say("ends-turn", who=Who(seat), forgone=state.running_turn.actions))
    return Step(replace(state, turn=replace(state.running_turn, ended=True)), (told,))


# What may be done in an action turn


@dataclass(frozen=True, slots=True)
class _Action:
    """One thing that may be done: every way to do it, how it is judged, and what it does."""

    candidates: Callable[[Box, State, Seat], Iterable[moves.Move]]
    judged: Callable[[ActionJudge, Any], Refusal | None]
    done: Callable[[Box, State, Seat, Any], Step[State]]


def _always_candidate(move: moves.Move) -> Callable[[Box, State, Seat], Iterable[moves.Move]]:
    return lambda *_: (move,)


def _freedom_candidates(box: Box, _: State, __: Seat) -> Iterable[moves.Move]:
    return map(moves.Introduce, box.freedom_order)


def _work_candidates(box: Box, state: State, seat: Seat) -> Iterable[moves.Move]:
    return works.possible_works(box, state.estates[seat])


def _consult_candidates(_: Box, state: State, seat: Seat) -> Iterable[moves.Move]:
    return character_favours.possible_consultations() if _has_character(state, seat) else ()


def _princess_candidates(_: Box, state: State, seat: Seat) -> Iterable[moves.Move]:
    return (moves.PrincessWork(0),) if _has_character(state, seat) else ()


def _has_character(state: State, seat: Seat) -> bool:
    return state.characters is not None and state.serving(seat) is not None


def _building_candidates(box: Box, state: State, seat: Seat) -> Iterable[moves.Move]:
    lying = state.estates[seat].open
    found: list[moves.Move] = []
    if payments_and_gains.why_not_pay(box, state.estates[seat], box.building_cost(lying.builders)):
        return found  # nothing can be built, wherever it were to stand
    closed = tile_laying.closed_to_buildings(box, state.open_estates, seat)
    standing = {tile.name for tile in lying.buildings}
    for name, builds in box.builds.items():
        if name not in standing:
            found += [build for build, bits in builds if not bits & closed]
    return found


def _costing_an_action(
    done: Callable[[Box, State, Seat, Any], Step[State]],
) -> Callable[[Box, State, Seat, Any], Step[State]]:
    """One of the turn's actions is used up for it."""
    return lambda box, state, seat, move: done(box, _use_up_action(box, state), seat, move)


# In the order in which they are listed.
_ACTIONS: dict[type[moves.Move], _Action] = {
    moves.End: _Action(_always_candidate(moves.End()), ActionJudge.end, end_turn),
    moves.TakeProfession: _Action(
        _always_candidate(moves.TakeProfession()),
        ActionJudge.take_profession,
        _costing_an_action(take_profession),
    ),
    moves.AcquireBonus: _Action(
        _always_candidate(moves.AcquireBonus()),
        ActionJudge.acquire_bonus,
        _costing_an_action(acquire_bonus),
    ),
    moves.Sell: _Action(
        _always_candidate(moves.Sell(1)),
        ActionJudge.why_not_sell_points,
        payments_and_gains.sell_points,
    ),
    moves.Introduce: _Action(
        _freedom_candidates, ActionJudge.introduce, _costing_an_action(introduce_freedom)
    ),
    moves.Recruit: _Action(
        card_choices_and_recruiting.possible_recruitments,
        ActionJudge.recruit,
        card_choices_and_recruiting.recruit_profession,
    ),
    moves.Work: _Action(
        _work_candidates, ActionJudge.work, _costing_an_action(works.carry_out_work)
    ),
    moves.Consult: _Action(
        _consult_candidates, ActionJudge.consult, character_favours.use_character
    ),
    moves.PrincessWork: _Action(
        _princess_candidates,
        ActionJudge.princess_work,
        _costing_an_action(works.carry_out_princess_work),
    ),
    moves.Offer: _Action(bargaining.possible_offers, ActionJudge.offer, bargaining.begin_bargain),
    moves.Build: _Action(
        _building_candidates, ActionJudge.build, _costing_an_action(carry_out_building)
    ),
}
