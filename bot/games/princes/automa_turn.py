"""Wolfgang's turn: two Automa cards tell what he does, and what he does instead (Rules p. 12)."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from bot.engine.chance import Chance
from bot.engine.copies import replace
from bot.engine.game import Event, Step
from bot.engine.text import Florins, Named, Text, say
from bot.games.princes import gains, laying, purse
from bot.games.princes.automa import (
    NAME,
    best_of_five,
    flipped,
    leftmost,
    pay,
    recruits_in_row,
    solo_of,
    turned_up,
    valued,
    with_solo,
    with_wolfgang,
    wolfgang,
)
from bot.games.princes.box import Box
from bot.games.princes.corrections import counts_the_card_to_turn_as_in_hand
from bot.games.princes.estate import Estate
from bot.games.princes.pieces import WORKS, AutomaAct, Feat, Tile
from bot.games.princes.state import Column, State
from bot.games.princes.works import worth

# The panels in the order in which his two actions read them.
PANELS = ("middle", "bottom")
# What he does when nothing on the panel is possible: the first of these that is.
FALLBACK = ("profession", "build", "bonus", "freedom")


@dataclass(frozen=True, slots=True)
class Impossible:
    """Why he can't do it; what had to be turned over to find out stays known."""

    state: State
    events: tuple[Event, ...]
    why: Text


_Action: TypeAlias = Callable[[Box, State, Chance], Step[State] | Impossible]


def play(box: Box, state: State, chance: Chance) -> Step[State]:
    first, second = PANELS
    step = _acted(box, with_solo(state, acts=()), first, chance)
    step = step.then(lambda state: _acted(box, state, second, chance))
    return replace(step, opened=True)


def _acted(box: Box, state: State, panel: str, chance: Chance) -> Step[State]:
    state, card = turned_up(box, state)
    shown = card.middle if panel == PANELS[0] else card.bottom
    solo = solo_of(state)
    act = AutomaAct(card.name, panel, shown, tried=(), done="")
    state = with_solo(state, played=(*solo.played, card.name), acts=(*solo.acts, act))
    actions = tuple(Named("automa-action", action) for action in shown)
    nth = PANELS.index(panel) + 1
    told = Event(say("automa-acts", nth=nth, number=card.number, actions=actions))
    return Step(state, (told,)).then(lambda state: _chosen(box, state, shown, chance))


def _chosen(box: Box, state: State, shown: tuple[str, ...], chance: Chance) -> Step[State]:
    """The leftmost action of the panel that is possible, unless his works become urgent."""
    cards, rounds = len(wolfgang(state).hidden.hand), box.rounds - state.round + 1
    if cards >= rounds:
        told = Event(say("automa-has-to-work", cards=cards, rounds=rounds))
        return Step(state, (told,)).then(lambda state: _tried(box, state, ("work",), chance))
    step = _tried(box, state, shown, chance)
    if solo_of(step.state).acts[-1].done:
        return step
    return step.then(lambda state: _fallen_back(box, state, chance))


def _fallen_back(box: Box, state: State, chance: Chance) -> Step[State]:
    tried = solo_of(state).acts[-1].tried
    actions = tuple(action for action in FALLBACK if action not in tried)
    step = Step(state, (Event(say("automa-falls-back")),))
    step = step.then(lambda state: _tried(box, state, actions, chance))
    if solo_of(step.state).acts[-1].done:
        return step
    return replace(step, events=(*step.events, Event(say("automa-does-nothing"))))


def _tried(box: Box, state: State, actions: tuple[str, ...], chance: Chance) -> Step[State]:
    """The first of these actions that is possible; why those before it aren't is told."""
    events: tuple[Event, ...] = ()
    for action in actions:
        after = _ACTIONS[action](box, state, chance)
        events = (*events, *after.events)
        if isinstance(after, Step):
            return Step(_noted(after.state, action, done=action), events)
        told = say("automa-cannot", action=Named("automa-action", action), why=after.why)
        state, events = _noted(after.state, action, done=""), (*events, Event(told))
    return Step(state, events)


def _noted(state: State, action: str, *, done: str) -> State:
    *before, act = solo_of(state).acts
    act = replace(act, tried=(*act.tried, action), done=done)
    return with_solo(state, acts=(*before, act))


# Complete a work


def _work(box: Box, state: State, _: Chance) -> Step[State] | Impossible:
    estate, numbers = wolfgang(state), box.numbers
    if not estate.hidden.hand:
        return Impossible(state, (), say("automa-no-card"))
    card, *rest = estate.hidden.hand
    worths = tuple(worth(box, estate, bonus) for bonus in estate.hidden.bonus)
    jesters = numbers.work_jester * estate.open.jesters
    recruits = numbers.work_card * recruits_in_row(estate)
    value = box.minimum(state.round) + jesters + recruits + sum(worths)
    points, florins = divmod(value * numbers.florins_per_value, numbers.florins_per_point)
    told = say(
        "automa-works",
        card=Named("profession", card),
        value=value,
        minimum=box.minimum(state.round),
        jesters=jesters,
        recruits=recruits,
        bonus=valued("bonus", estate.hidden.bonus, worths),
        points=points,
        florins=Florins(florins),
    )
    decks = replace(state.decks, spent=(*state.decks.spent, *estate.hidden.bonus))
    estate = Estate(
        replace(
            estate.open,
            shown=tuple(other for other in estate.open.shown if other != card),
            table=(*estate.open.table, card),
            feats=(*estate.open.feats, Feat(state.round, card, value)),
            earned=purse.gained(estate.open.earned, WORKS, points),
        ),
        replace(estate.hidden, florins=estate.hidden.florins + florins, hand=tuple(rest), bonus=()),
    )
    step = Step(replace(with_wolfgang(state, estate), decks=decks), (Event(told),))
    return step.then(_dummies_turn_up)


def _dummies_turn_up(state: State) -> Step[State]:
    """In each dummy's column one of the covered cards is turned face up."""
    solo = solo_of(state)
    cards = tuple(Named("profession", col.covered[0]) for col in solo.columns if col.covered)
    if not cards:
        return Step(state, ())
    columns = tuple(
        Column(column.covered[1:], (*column.faceup, *column.covered[:1])) for column in solo.columns
    )
    told = Event(say("dummies-turn-up", cards=cards))
    return Step(with_solo(state, columns=columns), (told,))


# Build a building


def _build(box: Box, state: State, _: Chance) -> Step[State] | Impossible:
    card = leftmost(wolfgang(state))
    if not card:
        return Impossible(state, (), say("automa-no-profession"))
    name = box.professions[card].building
    building, order = Named("building", name), box.building_order[name]
    state, flip = flipped(state, card, building)
    left = state.stock.buildings
    if not left[order]:
        return Impossible(state, (flip,), say("automa-gone", thing=building))
    price, points = box.building_cost(wolfgang(state).open.builders), box.numbers.building_points
    state, paid = pay(box, state, price)
    estate = wolfgang(state)
    estate = replace(estate, open=laying.with_building(box, estate.open, Tile(name, "", 0)))
    stock = state.stock.less("buildings", order)
    told = say("automa-builds", building=building, price=Florins(price), points=points)
    after = replace(with_wolfgang(state, estate), stock=stock)
    return Step(after, (flip, *paid, Event(told)))


# Take a profession card


def _profession(box: Box, state: State, _: Chance) -> Step[State] | Impossible:
    """Then the dummies take one each, in order, as long as there are any."""
    if not state.decks.profession:
        return Impossible(state, (), say("automa-deck-empty", deck=Named("deck", "profession")))
    price = box.numbers.profession_cost
    state, paid = pay(box, state, price)
    card, *deck = state.decks.profession
    estate = wolfgang(state)
    columns = solo_of(state).columns
    drawn, left = deck[: len(columns)], deck[len(columns) :]
    columns = tuple(
        replace(column, covered=(*column.covered, *drawn[at : at + 1]))
        for at, column in enumerate(columns)
    )
    state = with_wolfgang(state, gains.with_card(estate, "profession", card))
    state = replace(state, decks=replace(state.decks, profession=tuple(left)))
    told = say("automa-takes-profession", price=Florins(price), dummies=len(drawn))
    return Step(with_solo(state, columns=columns), (*paid, Event(told)))


# Introduce a freedom


def _freedom(box: Box, state: State, _: Chance) -> Step[State] | Impossible:
    card = leftmost(wolfgang(state))
    if not card:
        return Impossible(state, (), say("automa-no-profession"))
    name = box.professions[card].freedom
    freedom, order = Named("freedom", name), box.freedom_order[name]
    state, flip = flipped(state, card, freedom)
    left = state.stock.freedoms
    if not left[order]:
        return Impossible(state, (flip,), say("automa-gone", thing=freedom))
    price = box.numbers.freedom_cost
    state, paid = pay(box, state, price)
    estate = gains.with_freedom(wolfgang(state), name)
    stock = state.stock.less("freedoms", order)
    told = say("introduces", who=NAME, freedom=freedom, price=Florins(price))
    after = replace(with_wolfgang(state, estate), stock=stock)
    return Step(after, (flip, *paid, Event(told)))


# Acquire a bonus card


def _bonus(box: Box, state: State, chance: Chance) -> Step[State] | Impossible:
    """It lies on his leftmost face-down card, so it is part of his next work."""
    if not state.decks.bonus:
        return Impossible(state, (), say("automa-deck-empty", deck=Named("deck", "bonus")))
    if not wolfgang(state).hidden.hand:
        return Impossible(state, (), say("automa-no-card"))
    price = box.numbers.bonus_cost
    state, paid = pay(box, state, price)
    told = Event(say("automa-pays-for-bonus", price=Florins(price)))
    estate = wolfgang(state)
    turning = 0 if counts_the_card_to_turn_as_in_hand(state.rules) else 1

    def worth_now(card: str) -> int:
        return worth(box, estate, card, playing=turning)

    state, kept, events = best_of_five(box, state, "bonus", worth_now, chance)
    after = with_wolfgang(state, gains.with_card(estate, "bonus", kept))
    return Step(after, (*paid, told, *events))


_ACTIONS: dict[str, _Action] = {
    "work": _work,
    "build": _build,
    "profession": _profession,
    "freedom": _freedom,
    "bonus": _bonus,
}
