"""Wolfgang, the Automa of the solo game: his cards, how he pays, and his turn (Rules p. 10-12)."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from bot.engine.game import Event, Seat, Step
from bot.engine.random_draws import Chance
from bot.engine.replace_and_memoize import replace
from bot.engine.text import Florins, Named, Text, Who, say
from bot.games.princes import payments_and_gains, state_parts, tile_laying
from bot.games.princes.box import LANDSCAPES, AutomaCard, Box
from bot.games.princes.state import Column, Solo, State
from bot.games.princes.works import bonus_card_worth

NAME = Named("automa", "wolfgang")


def solo_of(state: State) -> Solo:
    assert state.solo is not None
    return state.solo


def wolfgangs_estate(state: State) -> state_parts.Estate:
    return state.estates[state_parts.WOLFGANG]


def with_wolfgang(state: State, estate: state_parts.Estate) -> State:
    return state.with_estate(state_parts.WOLFGANG, estate)


def with_solo(state: State, **fields: object) -> State:
    return replace(state, solo=replace(solo_of(state), **fields))  # type: ignore[arg-type]


# The Automa cards


def turn_up_card(box: Box, state: State) -> tuple[State, AutomaCard]:
    """The next card of the Automa deck."""
    top, *rest = solo_of(state).deck
    return with_solo(state, deck=tuple(rest)), box.automa_cards[top]


def group_of_lot(box: Box, lot: str) -> str:
    """The object of the top panel that a lot belongs to: the landscapes are one."""
    return LANDSCAPES if lot in box.landscape_order else lot


def lots_of_group(box: Box, group: str) -> tuple[str, ...]:
    """The lots that an object of the top panel stands for."""
    return box.landscapes_of(group) or (group,)


def die_additions(box: Box, state: State) -> dict[str, int]:
    """What the open card adds to the die for each object, in the order of Wolfgang's desire."""
    return die_additions_of_card(box, state, solo_of(state).card)


def die_additions_of_card(box: Box, state: State, name: str) -> dict[str, int]:
    """The same of any card."""
    card = box.automa_cards[name]
    return dict(zip(card.wants, card.four if state.size == _FOUR else card.five, strict=True))


_FOUR = 4


# His row of cards


def leftmost_profession(estate: state_parts.Estate) -> str:
    """His leftmost face-down profession, or ''; recruiting cards show nothing he could want."""
    return next((card for card in estate.hidden.hand if card != state_parts.RECRUITING), "")


def flip_profession(state: State, card: str, thing: Named) -> tuple[State, Event]:
    """The card is turned over for a look at what it wants, and back again."""
    estate = wolfgangs_estate(state)
    if card not in estate.open.shown:
        estate = replace(estate, open=replace(estate.open, shown=(*estate.open.shown, card)))
    told = say("automa-flips", card=Named("profession", card), thing=thing)
    return with_wolfgang(state, estate), Event(told)


def count_recruiting_cards(estate: state_parts.Estate) -> int:
    """His recruiting cards, face up and face down."""
    return (*estate.hidden.hand, *estate.open.table).count(state_parts.RECRUITING)


# Paying


def pay_for_wolfgang(box: Box, state: State, price: int) -> tuple[State, tuple[Event, ...]]:
    """Rules p. 10: what he lacks he pays in points, below zero if need be; the change is his."""
    rate = box.numbers.florins_per_point
    estate, points = payments_and_gains.pay_at_point_rate(rate, wolfgangs_estate(state), price)
    after = with_wolfgang(state, estate)
    if not points:
        return after, ()
    told = say("sells-points", who=NAME, points=points, florins=Florins(points * rate))
    return after, (Event(told),)


# Choosing among the top cards of a deck


def keep_best_of_five(
    box: Box, state: State, deck: str, worth: Callable[[str], int], chance: Chance
) -> tuple[State, str, tuple[Event, ...]]:
    """He keeps the card that is worth most as things stand; a lot decides among equals."""
    pile = state.decks.pile(deck)
    seen, rest = pile[: box.numbers.drawn], pile[box.numbers.drawn :]
    worths = tuple(map(worth, seen))
    equals = [card for card, value in zip(seen, worths, strict=True) if value == max(worths)]
    kept = equals[0] if len(equals) == 1 else chance.one_of(equals, f"tie {deck}")
    others = tuple(card for card in seen if card != kept)
    decks = state.decks.with_pile(deck, (*rest, *others))
    looks = (*solo_of(state).looks, state_parts.AutomaLook(deck, seen, worths, kept))
    told = (
        say("automa-looks", deck=Named("deck", deck), cards=card_worth_texts(deck, seen, worths)),
        say("automa-keeps", card=Named(deck, kept), worth=max(worths), equals=len(equals)),
    )
    return with_solo(replace(state, decks=decks), looks=looks), kept, tuple(map(Event, told))


def card_worth_texts(
    deck: str, cards: tuple[str, ...], worths: tuple[int, ...]
) -> tuple[Text, ...]:
    pairs = zip(cards, worths, strict=True)
    return tuple(say("automa-worth", card=Named(deck, card), worth=worth) for card, worth in pairs)


# Recruiting from him and from the dummies


def recruit_in_solo(state: State, seat: Seat, solo: Solo, profession: str) -> Step[State]:
    """Rules p. 11: for his card the recruiting card joins his row, for a dummy's it is gone."""
    own = payments_and_gains.with_recruited_profession(state.estates[seat], profession)
    state = state.with_estate(seat, own)
    card, his = Named("profession", profession), wolfgangs_estate(state)
    if profession in his.open.table:
        table = tuple(other for other in his.open.table if other != profession)
        his = state_parts.Estate(
            replace(his.open, table=table),
            replace(his.hidden, hand=(*his.hidden.hand, state_parts.RECRUITING)),
        )
        told = say("recruits-from-automa", who=Who(seat), card=card)
        return Step(with_wolfgang(state, his), (Event(told),))
    at = next(i for i, column in enumerate(solo.columns) if profession in column.faceup)
    column = solo.columns[at]
    left = tuple(other for other in column.faceup if other != profession)
    columns = (*solo.columns[:at], replace(column, faceup=left), *solo.columns[at + 1 :])
    told = say("recruits-from-dummy", who=Who(seat), card=card, dummy=at + 1)
    discarded = (*solo.discarded, state_parts.RECRUITING)
    return Step(with_solo(state, columns=columns, discarded=discarded), (Event(told),))


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


def play_wolfgangs_turn(box: Box, state: State, chance: Chance) -> Step[State]:
    first, second = PANELS
    step = _act_by_panel(box, with_solo(state, acts=()), first, chance)
    step = step.followed_by(lambda state: _act_by_panel(box, state, second, chance))
    return replace(step, opened=True)


def _act_by_panel(box: Box, state: State, panel: str, chance: Chance) -> Step[State]:
    state, card = turn_up_card(box, state)
    shown = card.middle if panel == PANELS[0] else card.bottom
    solo = solo_of(state)
    act = state_parts.AutomaAct(card.name, panel, shown, tried=(), done="")
    state = with_solo(state, played=(*solo.played, card.name), acts=(*solo.acts, act))
    actions = tuple(Named("automa-action", action) for action in shown)
    nth = PANELS.index(panel) + 1
    told = Event(say("automa-acts", nth=nth, number=card.number, actions=actions))
    return Step(state, (told,)).followed_by(lambda state: _choose_action(box, state, shown, chance))


def _choose_action(box: Box, state: State, shown: tuple[str, ...], chance: Chance) -> Step[State]:
    """The leftmost action of the panel that is possible, unless his works become urgent."""
    cards, rounds = len(wolfgangs_estate(state).hidden.hand), box.rounds - state.round + 1
    if cards >= rounds:
        told = Event(say("automa-has-to-work", cards=cards, rounds=rounds))
        return Step(state, (told,)).followed_by(
            lambda state: _try_actions(box, state, ("work",), chance)
        )
    step = _try_actions(box, state, shown, chance)
    if solo_of(step.state).acts[-1].done:
        return step
    return step.followed_by(lambda state: _fall_back(box, state, chance))


def _fall_back(box: Box, state: State, chance: Chance) -> Step[State]:
    tried = solo_of(state).acts[-1].tried
    actions = tuple(action for action in FALLBACK if action not in tried)
    step = Step(state, (Event(say("automa-falls-back")),))
    step = step.followed_by(lambda state: _try_actions(box, state, actions, chance))
    if solo_of(step.state).acts[-1].done:
        return step
    return replace(step, events=(*step.events, Event(say("automa-does-nothing"))))


def _try_actions(box: Box, state: State, actions: tuple[str, ...], chance: Chance) -> Step[State]:
    """The first of these actions that is possible; why those before it aren't is told."""
    events: tuple[Event, ...] = ()
    for action in actions:
        after = _ACTIONS[action](box, state, chance)
        events = (*events, *after.events)
        if isinstance(after, Step):
            return Step(_note_action(after.state, action, done=action), events)
        told = say("automa-cannot", action=Named("automa-action", action), why=after.why)
        state, events = _note_action(after.state, action, done=""), (*events, Event(told))
    return Step(state, events)


def _note_action(state: State, action: str, *, done: str) -> State:
    *before, act = solo_of(state).acts
    act = replace(act, tried=(*act.tried, action), done=done)
    return with_solo(state, acts=(*before, act))


# Complete a work


def _try_to_work(box: Box, state: State, _: Chance) -> Step[State] | Impossible:
    estate, numbers = wolfgangs_estate(state), box.numbers
    if not estate.hidden.hand:
        return Impossible(state, (), say("automa-no-card"))
    card, *rest = estate.hidden.hand
    worths = tuple(bonus_card_worth(box, estate, bonus) for bonus in estate.hidden.bonus)
    jesters = numbers.work_jester * estate.open.jesters
    recruits = numbers.work_card * count_recruiting_cards(estate)
    value = box.work_minimum(state.round) + jesters + recruits + sum(worths)
    points, florins = divmod(value * numbers.florins_per_value, numbers.florins_per_point)
    told = say(
        "automa-works",
        card=Named("profession", card),
        value=value,
        minimum=box.work_minimum(state.round),
        jesters=jesters,
        recruits=recruits,
        bonus=card_worth_texts("bonus", estate.hidden.bonus, worths),
        points=points,
        florins=Florins(florins),
    )
    decks = replace(state.decks, spent=(*state.decks.spent, *estate.hidden.bonus))
    open_, hidden = estate.open.with_points(state_parts.WORKS, points), estate.hidden
    estate = state_parts.Estate(
        replace(
            open_,
            shown=tuple(other for other in open_.shown if other != card),
            table=(*open_.table, card),
            feats=(*open_.feats, state_parts.DoneWork(state.round, card, value)),
        ),
        replace(hidden, florins=hidden.florins + florins, hand=tuple(rest), bonus=()),
    )
    step = Step(replace(with_wolfgang(state, estate), decks=decks), (Event(told),))
    return step.followed_by(_turn_up_for_dummies)


def _turn_up_for_dummies(state: State) -> Step[State]:
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


def _try_to_build(box: Box, state: State, _: Chance) -> Step[State] | Impossible:
    card = leftmost_profession(wolfgangs_estate(state))
    if not card:
        return Impossible(state, (), say("automa-no-profession"))
    name = box.professions[card].building
    building, order = Named("building", name), box.building_order[name]
    state, flip = flip_profession(state, card, building)
    left = state.stock.buildings
    if not left[order]:
        return Impossible(state, (flip,), say("automa-gone", thing=building))
    price, points = (
        box.building_cost(wolfgangs_estate(state).open.builders),
        box.numbers.building_points,
    )
    state, paid = pay_for_wolfgang(box, state, price)
    estate = wolfgangs_estate(state)
    estate = replace(
        estate, open=tile_laying.with_building(box, estate.open, state_parts.Tile(name, "", 0))
    )
    stock = state.stock.with_one_fewer("buildings", order)
    told = say("automa-builds", building=building, price=Florins(price), points=points)
    after = replace(with_wolfgang(state, estate), stock=stock)
    return Step(after, (flip, *paid, Event(told)))


# Take a profession card


def _try_for_profession(box: Box, state: State, _: Chance) -> Step[State] | Impossible:
    """Then the dummies take one each, in order, as long as there are any."""
    if not state.decks.profession:
        return Impossible(state, (), say("automa-deck-empty", deck=Named("deck", "profession")))
    price = box.numbers.profession_cost
    state, paid = pay_for_wolfgang(box, state, price)
    card, *deck = state.decks.profession
    estate = wolfgangs_estate(state)
    columns = solo_of(state).columns
    drawn, left = deck[: len(columns)], deck[len(columns) :]
    columns = tuple(
        replace(column, covered=(*column.covered, *drawn[at : at + 1]))
        for at, column in enumerate(columns)
    )
    state = with_wolfgang(state, payments_and_gains.with_card(estate, "profession", card))
    state = replace(state, decks=replace(state.decks, profession=tuple(left)))
    told = say("automa-takes-profession", price=Florins(price), dummies=len(drawn))
    return Step(with_solo(state, columns=columns), (*paid, Event(told)))


# Introduce a freedom


def _try_for_freedom(box: Box, state: State, _: Chance) -> Step[State] | Impossible:
    card = leftmost_profession(wolfgangs_estate(state))
    if not card:
        return Impossible(state, (), say("automa-no-profession"))
    name = box.professions[card].freedom
    freedom, order = Named("freedom", name), box.freedom_order[name]
    state, flip = flip_profession(state, card, freedom)
    left = state.stock.freedoms
    if not left[order]:
        return Impossible(state, (flip,), say("automa-gone", thing=freedom))
    price = box.numbers.freedom_cost
    state, paid = pay_for_wolfgang(box, state, price)
    estate = payments_and_gains.with_freedom(wolfgangs_estate(state), name)
    stock = state.stock.with_one_fewer("freedoms", order)
    told = say("introduces", who=NAME, freedom=freedom, price=Florins(price))
    after = replace(with_wolfgang(state, estate), stock=stock)
    return Step(after, (flip, *paid, Event(told)))


# Acquire a bonus card


def _try_for_bonus(box: Box, state: State, chance: Chance) -> Step[State] | Impossible:
    """It lies on his leftmost face-down card, so it is part of his next work."""
    if not state.decks.bonus:
        return Impossible(state, (), say("automa-deck-empty", deck=Named("deck", "bonus")))
    if not wolfgangs_estate(state).hidden.hand:
        return Impossible(state, (), say("automa-no-card"))
    price = box.numbers.bonus_cost
    state, paid = pay_for_wolfgang(box, state, price)
    told = Event(say("automa-pays-for-bonus", price=Florins(price)))
    estate = wolfgangs_estate(state)
    turning = 0 if _counts_the_card_to_turn_as_in_hand(state.rules) else 1

    def worth_now(card: str) -> int:
        return bonus_card_worth(box, estate, card, playing=turning)

    state, kept, events = keep_best_of_five(box, state, "bonus", worth_now, chance)
    after = with_wolfgang(state, payments_and_gains.with_card(estate, "bonus", kept))
    return Step(after, (*paid, told, *events))


def _counts_the_card_to_turn_as_in_hand(rules: int) -> bool:
    """Wolfgang values a bonus card by what lies there before a card is turned for it.

    Before, the next card to be turned counted as one on the table.
    """
    return rules >= 3


_ACTIONS: dict[str, _Action] = {
    "work": _try_to_work,
    "build": _try_to_build,
    "profession": _try_for_profession,
    "freedom": _try_for_freedom,
    "bonus": _try_for_bonus,
}
