"""Rounds: who is asked next, how a round ends and the next begins (Rules p. 3, 8, 10)."""

from collections.abc import Iterator, Sequence

from bot.engine.game import Event, Seat, Step
from bot.engine.random_draws import Chance
from bot.engine.replace_and_memoize import replace
from bot.engine.text import Who, say
from bot.games import princes
from bot.games.princes import (
    auction,
    automa_auction,
    card_choices_and_recruiting,
    character_auction,
    character_favours,
    final_scoring,
)
from bot.games.princes.actions import Acting
from bot.games.princes.auction import Bidding, Nominating
from bot.games.princes.automa_auction import NominatingAlone
from bot.games.princes.bargaining import Bargaining
from bot.games.princes.box import Box
from bot.games.princes.card_choices_and_recruiting import GivingBack
from bot.games.princes.character_favours import BuyingPoints
from bot.games.princes.state import Characters, State, Turn
from bot.games.princes.state_parts import BEST_WORKS, Open


def continue_round(box: Box, state: State, step: Step[State], chance: Chance) -> Step[State]:
    """The step, followed by all that happens until somebody is asked again."""
    if step.state.question is not state.question:
        return step  # the room that did the move has a question of its own
    return step.followed_by(lambda state: _next_question(box, state, chance))


def best_work_value(own: Open, round_: int) -> int:
    """The best work of an estate in this round, 0 without one."""
    return max([feat.value for feat in own.feats if feat.round == round_], default=0)


def seats_with_best_work(values: Sequence[int]) -> tuple[Seat, ...]:
    """Who has the highest single work, of everybody's best; all who tie (ruling 13)."""
    best = max(values)
    return tuple(Seat(at) for at, value in enumerate(values) if best and value == best)


def _next_question(box: Box, state: State, chance: Chance) -> Step[State]:
    if isinstance(state.question, GivingBack):
        return _begin_round(box, state)
    if isinstance(state.question, BuyingPoints):
        return final_scoring.end_game(Step(state, ()))
    if state.turn is None:
        return _next_nomination(box, state, chance)
    turn = state.turn
    if not turn.ended and (turn.actions or _can_still_do_something(state, turn.seat)):
        return Step(replace(state, question=Acting(turn.seat)), ())
    return _end_turn(box, state, turn.seat, chance)


def _next_nomination(box: Box, state: State, chance: Chance) -> Step[State]:
    """Rules p. 4: who opened names again unless he is out; then the next one clockwise does.

    So everybody between the starting player and whoever opened is out.
    """
    if state.characters and state.characters.unsettled:
        return _settle_sale(box, state, state.characters, chance)
    if state.characters and state.characters.next is not None:
        return _begin_actions(box, character_auction.continue_courting(box, state), chance)
    for seat in state.clockwise(state.starter):
        is_in = auction.can_still_win_a_lot(state.withdrawn, state.sales, seat)
        if is_in and not state.is_automa(seat):
            nominating = NominatingAlone if state.solo else Nominating
            return Step(replace(state, question=nominating(seat)), ())
    if state.characters:
        asked = character_favours.ask_after_auctions(state)
        if asked:
            return Step(asked, ())
        return _begin_actions(box, character_auction.begin_courting(box, state), chance)
    sold = automa_auction.end_auctions(box, state, chance) if state.solo else Step(state, ())
    return _begin_actions(box, sold, chance)


def _settle_sale(box: Box, state: State, asked: Characters, chance: Chance) -> Step[State]:
    """The winner has made use of his character or not: now he pays and takes the object."""
    assert asked.unsettled is not None
    after = replace(state, characters=replace(asked, unsettled=None))
    return continue_round(box, after, auction.settle_sale(box, after, asked.unsettled), chance)


def _begin_actions(box: Box, step: Step[State], chance: Chance) -> Step[State]:
    """All auctions are over, the one of the characters too, unless somebody is still asked."""
    state = step.state
    if state.characters and state.characters.next is not None:
        return step
    told = Event(say("action-phase-begins", who=state.name_of_seat(state.starter)))
    begun = replace(step, events=(*step.events, told))
    return begun.followed_by(lambda state: _begin_turn(box, state, state.starter, chance))


def _begin_turn(box: Box, state: State, seat: Seat, chance: Chance) -> Step[State]:
    turn = Turn(seat, character_favours.count_actions(box, state, seat))
    state = replace(state, turn=turn, question=Acting(seat))
    if not state.is_automa(seat):
        return Step(state, ())
    step = princes.automa.play_wolfgangs_turn(box, state, chance)
    return step.followed_by(lambda state: _end_turn(box, state, seat, chance))


def _end_turn(box: Box, state: State, seat: Seat, chance: Chance) -> Step[State]:
    following = state.clockwise(seat)[1]
    if following != state.starter:
        return _begin_turn(box, state, following, chance)
    return _end_round(box, state)


def seat_in_turn(state: State) -> Seat | None:
    """Whose action turn it is."""
    return None if state.turn is None or state.is_played_out else state.turn.seat


def state_ahead(box: Box, state: State, seat: Seat) -> State | None:
    """The next action turn of this seat, as if no auction were in between.

    Alone nobody waits, and nothing is thought ahead.
    """
    if state.solo or isinstance(state.question, GivingBack) or state.is_played_out:
        return None
    if _has_acted(state, seat):
        if state.round == box.rounds:
            return None
        starter = state.clockwise(state.starter)[1]
        state = replace(state, round=state.round + 1, starter=starter, sales=(), withdrawn=())
    return replace(
        state,
        turn=Turn(seat, character_favours.count_actions(box, state, seat)),
        question=Acting(seat),
    )


def _has_acted(state: State, seat: Seat) -> bool:
    """Whether this round's action turn of the seat is over, or running."""
    order = state.clockwise(state.starter)
    return state.turn is not None and order.index(seat) <= order.index(state.turn.seat)


def _can_still_do_something(state: State, seat: Seat) -> bool:
    """What takes no action: recruiting, and a character that is still of use."""
    if state.estates[seat].open.recruiting and card_choices_and_recruiting.recruitable_on_tables(
        state, seat
    ):
        return True
    return character_favours.can_consult(state, seat)


def _end_round(box: Box, state: State) -> Step[State]:
    state, events = _score_best_works(box, state)
    if state.round == box.rounds:
        end = final_scoring.score_final(box, state)
        return Step(end.state, (*events, *end.events), opened=True)
    starter = state.clockwise(state.starter)[1]
    begun = _begin_round(box, replace(state, round=state.round + 1, starter=starter))
    return replace(begun, events=(*events, *begun.events))


def _begin_round(box: Box, state: State) -> Step[State]:
    """It is the starting player who names the first lot."""
    starter = state.starter
    after = replace(state, sales=(), withdrawn=(), turn=None, question=Nominating(starter))
    minimum = box.work_minimum(state.round)
    if state.solo:
        told = say(
            "solo-round-begins", round=state.round, minimum=minimum, who=state.name_of_seat(starter)
        )
        begun = Step(after, (Event(told),))
        return begun.followed_by(lambda state: automa_auction.begin_auctions(box, state))
    told = say("round-begins", round=state.round, minimum=minimum, who=Who(starter))
    return Step(after, (Event(told),))


def _score_best_works(box: Box, state: State) -> tuple[State, tuple[Event, ...]]:
    """All who tie for the highest single work of the round get the points."""
    values = [best_work_value(own, state.round) for own in state.open_estates]
    seats = seats_with_best_work(values)
    if not seats:
        return state, (Event(say("no-best-work")),)
    points, best = box.numbers.best_work_points, max(values)
    estates = tuple(
        estate.with_points(BEST_WORKS, points) if Seat(seat) in seats else estate
        for seat, estate in enumerate(state.estates)
    )
    who = tuple(map(state.name_of_seat, seats))
    told = Event(say("best-work", who=who, value=best, points=points))
    return replace(state, estates=estates), (told,)


# Who comes next


def next_seat(box: Box, state: State) -> Seat | None:
    """Who is asked after whoever is asked now, if everything goes its way; None alone."""
    question = state.question
    if state.solo or state.is_played_out or isinstance(question, GivingBack):
        return None
    match question:
        case Bidding(bidders=(_, after, *_)):
            return after
        case Bargaining(builder=builder, partner=partner, seat=asked):
            return builder if asked == partner else partner
    (asked,) = question.seats
    line = _seats_asked_after(box, state, asked)
    return next((seat for seat in line if seat != asked), None)


def _seats_asked_after(box: Box, state: State, asked: Seat) -> Iterator[Seat]:
    """The seats in the order in which they are asked next, first of this phase."""
    seats, hired = state.clockwise(state.starter), state.characters
    if state.turn is not None:
        yield from seats[seats.index(asked) + 1 :]
        yield from seats[1:2] if state.round < box.rounds else ()
    elif hired is not None and hired.next is not None:
        yield from (seat for seat in state.clockwise(hired.next) if seat not in hired.lying)
        yield from seats
    else:
        # Whoever has just won a lot names no other: then the first one who is in does.
        names = state.clockwise(asked) if isinstance(state.question, Nominating) else seats
        yield from (
            s for s in names if auction.can_still_win_a_lot(state.withdrawn, state.sales, s)
        )
        yield from seats
