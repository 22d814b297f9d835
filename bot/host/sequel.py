"""What follows from an act: whose clock runs, when the bell rings, who is to be told what."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial

from bot.engine.chance import Chance
from bot.engine.game import Event, Seat
from bot.host import annals, asking, clocks, deeds, tidings
from bot.host.company import PersonId, Status, TableId
from bot.host.motions import Motion, StandIn, Substitute, Undo
from bot.host.ports import Page
from bot.host.rows import Budget, Due, Line, Note, Order, Rating, Result, Ring
from bot.host.standing import (
    News,
    Standing,
    all_counted,
    asks_person,
    called_for_wishes,
    decision_of,
    is_live,
    is_played_by_guest,
    live_ends,
    may_move,
    orders_of,
    people_at,
    person_at,
    respite,
    seats_of,
    waited_for,
    with_orders,
)
from bot.host.time import DAY, MINUTE, Time
from bot.host.topics import (
    Topic,
)
from bot.players import standing_order

UNSTARTED_SLEEPS = 14 * DAY  # a table that nobody starts; whatever happens at it puts that off

# Answers that the house gives for people take a moment, always, so that speed betrays nothing.
SHORTEST, LONGEST = 2, 6
# In the first minutes of a call for wishes nobody can tell who had written his before.
AT_HAND = range(MINUTE, 15 * MINUTE)
GUEST_THINKS = 1  # a guest has no secret; it only lets people read what it does


@dataclass(frozen=True, slots=True)
class Sequel:
    """An act with all its consequences, to be written in one breath."""

    before: Standing
    after: Standing
    request: str
    rung: Due | None  # the due this act answers: it is over, whatever came of it
    rescheduled: Sequence[Seat | None]  # whose dues are written anew
    dues: Sequence[Due]
    struck: Sequence[Topic]  # of notes that are true no longer
    notes: Sequence[Note] = field(repr=False)
    results: Sequence[Result]
    ratings: Sequence[Rating] = ()
    finished: deeds.Finished | None = None  # what is remembered of the game beside its results

    @property
    def events(self) -> tuple[Event, ...]:
        """What the game tells; an undo tells nothing but that it was one."""
        before, after = self.before.course, self.after.course
        if before is None or after is None:
            return ()
        made = after.made[len(before.made) :]
        return tuple([event for one in made for event in one.step.events])

    def rated(self, known: Mapping[PersonId, Rating]) -> "Sequel":
        """With what this game makes of the ratings there were before it."""
        return replace(self, ratings=annals.ratings(self.results, known))

    def put_on(self, page: Page) -> None:
        self._put_standing(page)
        table = self.after.card.id
        if self.rung is not None:
            page.strike_due(self.rung)
        if self.rescheduled:
            page.set_dues(table, self.dues, self.rescheduled)
        for topic in self.struck:
            page.strike_notes(table, topic)
        for note in self.notes:
            page.put_note(note)
        for result in self.results:
            page.put_result(result)
        for rating in self.ratings:
            page.put_rating(rating)
        if self.finished is not None:
            page.put_finished(self.finished)

    def _put_standing(self, page: Page) -> None:
        before, after, table = self.before, self.after, self.after.card.id
        if after.fresh:
            page.add_lines(table, self._lines())
        if after.card != before.card:
            page.put_card(after.card)
        if before.card.status is Status.GATHERING and after.course is not None:
            page.put_opening(table, after.course.opening)
        if after.half != before.half:
            page.put_half(table, after.half)
        if after.words != before.words:
            page.set_words(table, after.words)
        if after.orders != before.orders:
            for seat in seats_of(after.card):
                if _kept_for(after, seat) != _kept_for(before, seat):
                    page.set_orders(table, seat, _kept_for(after, seat))
        # Whoever was rung for had his clock put right by it, which is kept too.
        if after.budgets != before.budgets or self.rung is not None:
            page.set_budgets(table, after.budgets)
        if after.errands != before.errands:
            page.set_errands(table, after.errands)
        if after.ballots != before.ballots or None in self.rescheduled:  # with their dues
            page.set_ballots(table, after.ballots)

    def _lines(self) -> list[Line]:
        ply = self.before.course.ply if self.before.course else 0
        return [
            Line(ply + at, entry, self.request, at, self.after.now)
            for at, entry in enumerate(self.after.fresh, start=1)
        ]


def _kept_for(standing: Standing, seat: Seat) -> tuple[Order, ...]:
    """Orders and plans."""
    return tuple([order for order in standing.orders if order.seat == seat])


def of(before: Standing, after: Standing, request: str, rung: Due | None = None) -> Sequel:
    """All that follows from getting from one standing to the other."""
    after = _with_end(_with_ballots(before, _with_orders(before, after)))
    after = _with_clocks(before, _with_call(after))
    changed = _changed(before, after)
    also = (rung.seat,) if rung is not None and rung.seat not in changed else ()
    rescheduled = (*changed, *also)
    ended = after.card.status is Status.OVER and before.card.status is not Status.OVER
    counts = ended and after.card.counts
    asked = {seat: asks_person(after, seat) for seat in rescheduled if seat is not None}
    return Sequel(
        before=before,
        after=after,
        request=request,
        rung=rung,
        rescheduled=rescheduled,
        dues=[due for seat in rescheduled for due in _dues(after, seat, asked)],
        struck=[*tidings.struck(before, after, asked), *asking.is_over(before, after)],
        notes=[
            *tidings.notes(before, after, request, rung),
            *tidings.turns(before, after, changed, asked),
            *tidings.revised(before, after, changed),
            *tidings.foretold(before, after),
            *asking.begins(before, after),
        ],
        results=annals.results(after) if counts else (),
        finished=deeds.finished(after) if counts else None,
    )


# The orders, the motions, the end


def _with_orders(before: Standing, after: Standing) -> Standing:
    """Orders whose premise broke tell their owner; those whose time is over go."""
    if not after.orders or before.course is None or after.course is None:
        return after
    if before.course is after.course and before.orders == after.orders:
        return after
    game, news = after.game, list(after.news)
    for seat in seats_of(after.card):
        orders, owner = orders_of(after, seat), after.card.chairs[seat].person
        if not orders or owner is None:  # what is told to nobody would go to the channel
            continue
        acts = [order.act for order in orders]
        was = partial(game.view, before.course.state, seat)
        now = game.view(after.course.state, seat)
        notices = standing_order.notices(game.key, was, now, acts)
        news += [News(text, owner) for text in notices]
        still = standing_order.kept(game.key, now, acts)
        after = with_orders(after, seat, [act for act in acts if act in still])
    return replace(after, news=tuple(news))


def _with_ballots(before: Standing, after: Standing) -> Standing:
    """A motion is about how things stand: once the game goes on, it lapses."""
    if not after.ballots:
        return after
    if before.card.status is not after.card.status:
        return replace(after, ballots=())
    if not after.fresh:
        return after
    kept = tuple(ballot for ballot in after.ballots if not _lapses(ballot.motion, after))
    return replace(after, ballots=kept)


def _lapses(motion: Motion, after: Standing) -> bool:
    """What a stand-in does makes its owner no less silent."""
    match motion:
        case Undo():
            return True
        case StandIn(seat) | Substitute(seat):
            moved = any(entry.seat == seat for entry in after.fresh)
            return moved and not is_played_by_guest(after.card.chairs[seat])
    return False


def _with_end(standing: Standing) -> Standing:
    if standing.card.status is Status.PLAYING and not waited_for(standing):
        card = replace(standing.card, status=Status.OVER, ended=standing.now)
        return replace(standing, card=card, orders=(), ballots=())
    if standing.card.status is Status.CANCELLED and standing.card.ended is None:
        return replace(standing, card=replace(standing.card, ended=standing.now), orders=())
    return standing


def _with_call(standing: Standing) -> Standing:
    """A call that nobody has to answer any more is over, whoever sits down or comes back later."""
    is_sealed = standing.opens and clocks.are_sealed(standing.card.terms)
    if not is_sealed or standing.card.status is not Status.PLAYING or called_for_wishes(standing):
        return standing
    return all_counted(standing)


# The clocks


def _with_clocks(before: Standing, after: Standing) -> Standing:
    course, terms, now = after.course, after.card.terms, after.now
    if course is None:
        return after
    budgets = after.budgets or (clocks.started(terms),) * len(after.card.chairs)
    after = replace(after, budgets=budgets)
    waited, waits = waited_for(before), waited_for(after)
    undone = before.course is not None and len(course.made) < len(before.course.made)
    reopened = before.card.status in (Status.PAUSED, Status.FROZEN)
    played = after.card.status in (Status.PLAYING, Status.OVER)
    still_to_move = may_move(after)

    def running(seat: Seat, budget: Budget) -> Budget:
        if seat in waits:
            if reopened:
                return clocks.resumed(terms, replace(budget, since=None), now)
            if undone and seat not in waited:
                budget = clocks.taken_back(terms, budget)
            has_answered = seat in called_for_wishes(before) - called_for_wishes(after)
            if has_answered and not undone and not _was_counted(before, seat):
                budget = clocks.answered(terms, budget, person_at(after, seat), now)
            return clocks.asked(budget, now)
        if seat not in waited:
            return budget
        # Whoever may still act while another one is asked has not answered yet: no gain.
        answered = played and not undone and seat not in still_to_move
        if seat in called_for_wishes(before) and _was_counted(before, seat):
            answered = False
        stop = clocks.answered if answered else clocks.stopped
        return stop(terms, budget, person_at(after, seat), now)

    changed = tuple([running(Seat(seat), budget) for seat, budget in enumerate(budgets)])
    return replace(after, budgets=changed)


def _was_counted(standing: Standing, seat: Seat) -> bool:
    """Whether he had time for this call before it was taken back: it is given once."""
    return -standing.budgets[seat].counted >= standing.phase


# The bell


def _changed(before: Standing, after: Standing) -> tuple[Seat | None, ...]:
    """Whose question, or whose way to answer it, is another one; None stands for the table."""
    if before.card.status is not after.card.status or before.course is None:
        return (None, *seats_of(after.card))
    same_orders = before.orders == after.orders
    is_called = is_live(before) != is_live(after)
    changed = [
        seat
        for seat in seats_of(after.card)
        if decision_of(before, seat) != decision_of(after, seat)
        or is_called
        or before.card.chairs[seat] != after.card.chairs[seat]
        or before.budgets[seat] != after.budgets[seat]
        or person_at(before, seat) != person_at(after, seat)
        or not (same_orders or _kept_for(before, seat) == _kept_for(after, seat))
    ]
    of_table = before.ballots != after.ballots or live_ends(before) != live_ends(after)
    return (None, *changed) if of_table else (*changed,)


def _dues(standing: Standing, seat: Seat | None, asked: Mapping[Seat, bool]) -> Iterator[Due]:
    table, now = standing.card.id, standing.now
    if seat is None:
        if standing.card.status is Status.GATHERING:
            yield asleep_at(table, now)
        for ballot in standing.ballots:
            yield Due(table, None, Ring.VOTE, ballot.until)
        ends = live_ends(standing)
        if ends is not None:
            yield Due(table, None, Ring.LIVE, ends)
        return
    if seat not in waited_for(standing):
        return
    question = decision_of(standing, seat)
    if asked[seat]:
        yield from _waiting(standing, seat, question)
    elif seat in called_for_wishes(standing):
        yield Due(table, seat, Ring.ANSWER, _looked_at(standing, seat), question)
    else:
        yield Due(table, seat, Ring.ANSWER, Time(now + _pause(standing, seat)), question)


def asleep_at(table: TableId, now: Time) -> Due:
    """When a table goes to sleep that nobody starts."""
    return Due(table, None, Ring.SLEEP, Time(now + UNSTARTED_SLEEPS))


def _waiting(standing: Standing, seat: Seat, question: int) -> Iterator[Due]:
    """The deadline of a person, and the next reminder before it."""
    card, budget, now = standing.card, standing.budgets[seat], standing.now
    person = person_at(standing, seat)
    until = clocks.deadline(card.terms, budget, person, now)
    if until is not None:
        yield Due(card.id, seat, Ring.DEADLINE, until, question)
    if until is None and len(people_at(card)) == 1:
        person = replace(person, remind_every=0)  # nobody waits for him but himself
    since = now if budget.since is None else budget.since
    if is_live(standing):
        return  # he is there
    reminder = clocks.next_reminder(until, since, person, card.terms, now, snoozed=budget.snoozed)
    if reminder is not None:
        yield Due(card.id, seat, Ring.REMIND, reminder, question)


def _pause(standing: Standing, seat: Seat) -> int:
    """In how many seconds the house answers for this seat."""
    least, course = respite(standing), standing.course
    if course is not None and course.made and course.made[-1].seat == seat:
        least = 0  # it is his own turn that goes on
    if is_played_by_guest(standing.card.chairs[seat]):
        return max(GUEST_THINKS, least)
    # Neither what was ordered nor what is answered goes into it.
    return max(least, SHORTEST + _luck(standing).below(LONGEST - SHORTEST + 1, f"seat {seat}"))


def _looked_at(standing: Standing, seat: Seat) -> Time:
    """When the house looks whether the wishes of this seat were written before the call.

    So long they could as well have been written since, by somebody who was at hand.
    """
    since, now = standing.budgets[seat].since, standing.now
    pause = AT_HAND.start + _luck(standing).below(len(AT_HAND), f"call {seat}")
    return Time(max(now, (now if since is None else since) + pause))


def _luck(standing: Standing) -> Chance:
    assert standing.course is not None
    return Chance(f"{standing.course.opening.seed}\npause", standing.course.ply)
