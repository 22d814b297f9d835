"""What is told of an act: which notes it writes, and which are true no longer."""

from collections.abc import Iterator, Mapping, Sequence

from bot.engine.game import Seat
from bot.host import asking, chronicles
from bot.host.rows import Due, Note
from bot.host.standing import (
    News,
    Standing,
    asks_person,
    decision_of,
    is_left_to_computers,
    is_live,
    is_private,
    is_solo,
    is_together,
    next_up,
    person_at,
    respite,
    seats_of,
    waited_for,
)
from bot.host.time import DAWN, SECOND, Time
from bot.host.topics import (
    Board,
    Chronicle,
    Hand,
    Panel,
    Progress,
    Revision,
    Sentence,
    StillYourTurn,
    Topic,
    YouAreNext,
    YourTurn,
)

QUIET = 3 * SECOND  # before the board is drawn in the midst of what computer players do
AT_WORK = 30 * SECOND  # before the message of a hand follows what its owner does of his turn


def struck(before: Standing, after: Standing, asked: Mapping[Seat, bool]) -> Iterator[Topic]:
    """What was said of questions that need no answer any more."""
    if not is_left_to_computers(after):
        yield Progress()  # the board itself is shown at once
    for seat, is_asked in asked.items():
        if not is_asked:
            yield YourTurn(seat)  # in the midst of his turn it is still his
        if not (is_asked and _is_same_question(before, after, seat)):
            yield StillYourTurn(seat)
    yield from map(YouAreNext, _passed_over(before, after))


def notes(before: Standing, after: Standing, request: str, rung: Due | None) -> Iterator[Note]:
    """In a private table's one place the board shows the hand, and answers tell the rest."""
    table, now, private = after.card.id, after.now, is_private(after.card)
    shown = before.card, before.ballots, _times(before)
    if after.fresh or shown != (after.card, after.ballots, _times(after)):
        quiet = Time(now + QUIET) if _goes_on_by_itself(after) else DAWN
        yield Note(table, Board(), None, None, not_before=quiet, created=now)
        if quiet > now and before.course is not None and _has_person_moved(after):
            yield Note(table, Progress(), None, None, created=now)
        yield from _panels(before, after)
    for at, news in enumerate(after.news):
        if private and rung is None and news.person is None:
            continue  # whoever did it hears of it there as his answer
        yield _note_of(after, news, news.topic or Sentence(f"{request} {at}"))
    if after.fresh and chronicles.may_have(after.card):
        later = Time(now + chronicles.QUIET)
        yield Note(table, Chronicle(), None, None, not_before=later, created=now)
    for seat in _hands_changed(before, after):
        person, has_left = after.card.chairs[seat].person, after.card.chairs[seat].resigned
        if person is not None and not has_left and not private:
            quiet = Time(now + AT_WORK) if _is_at_work(after, seat) else DAWN
            yield Note(table, Hand(seat), person, None, seat, not_before=quiet, created=now)


def _is_at_work(standing: Standing, seat: Seat) -> bool:
    """Whether he is in the midst of his turn, and has his hand before his eyes there."""
    is_his = any(entry.seat == seat for entry in standing.fresh)
    return is_his and asks_person(standing, seat)


def _goes_on_by_itself(standing: Standing) -> bool:
    """Whether a computer player moves next; who has orders nobody may tell by it.

    For whom somebody stands in, he may come back at any moment, and needs the board; and so does
    whoever has a while to take back what he did.
    """
    return bool(standing.fresh) and not respite(standing) and is_left_to_computers(standing)


def _has_person_moved(standing: Standing) -> bool:
    """Whether a person's seat moved: by hand, by orders or by a deadline, which looks the same."""
    movers = (entry.seat for entry in standing.fresh)  # of what is taken back by vote, nobody
    return any(seat is None or not standing.card.chairs[seat].guest for seat in movers)


def _panels(before: Standing, after: Standing) -> Iterator[Note]:
    """Panels follow the table; of a seat that was taken over, those of its owner until now."""
    if before.course is None:
        return
    for seat in seats_of(before.card):
        person = before.card.chairs[seat].person or after.card.chairs[seat].person
        if person is not None:
            yield Note(after.card.id, Panel(seat), person, None, seat, created=after.now)


def _times(standing: Standing) -> list[tuple[int, Time | None, Time | None]]:
    """What is shown of the clocks."""
    return [(budget.left, budget.since, budget.missed) for budget in standing.budgets]


def _note_of(standing: Standing, news: News, topic: Topic) -> Note:
    table, now = standing.card.id, standing.now
    if news.about is None or standing.course is None:
        return Note(table, topic, news.person, news.text, created=now)
    topic, question = StillYourTurn(news.about), decision_of(standing, news.about)
    return Note(table, topic, news.person, news.text, news.about, question, created=now)


def turns(
    before: Standing,
    after: Standing,
    changed: Sequence[Seat | None],
    asked: Mapping[Seat, bool],
) -> Iterator[Note]:
    """Who has to act himself hears of it: once for each wait, and not in the midst of his turn.

    Nobody is called to a game in which nobody else ever acts, nor to the place where he plays, nor
    while all are there; once they are not, whoever is asked then is called.
    """
    if is_solo(after.card) or is_private(after.card) or is_together(after):
        return
    for seat in changed:
        if seat is None or not asked[seat] or _knows(before, after, seat):
            continue
        person, question = after.card.chairs[seat].person, decision_of(after, seat)
        yield Note(after.card.id, YourTurn(seat), person, None, seat, question, created=after.now)


def revised(before: Standing, after: Standing, changed: Sequence[Seat | None]) -> Iterator[Note]:
    """To whom something was written here that is true no longer, if he has it still."""
    answered = (
        seat
        for seat in changed
        if seat is not None and seat in waited_for(before) and not _waits_on(before, after, seat)
    )
    voted = (topic.seat for topic in asking.is_over(before, after))
    told = (seat for seat in _passed_over(before, after) if person_at(before, seat).hears_next)
    for seat in sorted({*answered, *voted, *told}):
        person = before.card.chairs[seat].person
        if person is not None:
            yield Note(after.card.id, Revision(seat), person, None, seat, created=after.now)


def _passed_over(before: Standing, after: Standing) -> Iterator[Seat]:
    """Who came next, and doesn't any more."""
    coming = next_up(before)
    if coming is not None and coming != next_up(after):
        yield coming


def _waits_on(before: Standing, after: Standing, seat: Seat) -> bool:
    """Whether he is asked the same as he was, and till when."""
    if seat not in waited_for(after) or is_live(before) != is_live(after):
        return False
    if not _is_same_question(before, after, seat):
        return False
    if before.card.chairs[seat] != after.card.chairs[seat]:
        return False
    return _times(before)[seat] == _times(after)[seat]


def foretold(before: Standing, after: Standing) -> Iterator[Note]:
    """Whoever comes next, and likes to be told so, may think ahead."""
    seat = next_up(after)
    if seat is None or seat == next_up(before):
        return
    person = person_at(after, seat)
    if person.hears_next:
        yield Note(after.card.id, YouAreNext(seat), person.id, None, created=after.now)


def _knows(before: Standing, after: Standing, seat: Seat) -> bool:
    """Whether he was asked before, and either the question is the same or he changed it himself."""
    if not asks_person(before, seat):
        return False
    if before.card.chairs[seat].person != after.card.chairs[seat].person:
        return False
    if is_live(before) and not is_live(after):
        return False
    is_his = any(entry.seat == seat for entry in after.fresh) or _has_wished(before, after, seat)
    return is_his or _is_same_question(before, after, seat)


def _has_wished(before: Standing, after: Standing, seat: Seat) -> bool:
    return before.budgets[seat].wished != after.budgets[seat].wished


def _is_same_question(before: Standing, after: Standing, seat: Seat) -> bool:
    if before.course is None or after.course is None:
        return False
    return decision_of(before, seat) == decision_of(after, seat)


def _hands_changed(before: Standing, after: Standing) -> Sequence[Seat]:
    """Seats whose private state may look different: whoever acted or was told something."""
    if before.course is None or after.course is None:
        return seats_of(after.card) if after.course is not None else ()
    known = len(before.course.made)
    if len(after.course.made) < known or is_private(before.card) != is_private(after.card):
        return seats_of(after.card)
    made = after.course.made[known:]
    told = {seat for one in made for event in one.step.events for seat, _ in event.private}
    return sorted(told | {one.seat for one in made})
