"""What is done about a letter, of what is known: whether it rings, joins, is replaced or goes."""

from dataclasses import replace

import pytest

from bot.engine.game import Seat
from bot.notifications import notifier
from bot.notifications.notifier import DeliveryDecision, ItemNews, decide_delivery
from bot.outbox.worker import EDITABLE_FOR
from bot.tables.people import DAY, HOUR, MINUTE, RingPreference, TableId, Time
from bot.tables.records import DirectMessageState, PendingItem
from tests.tables.houses import ISABELLA

NOON = Time(1_700_000_000)
HERS = DirectMessageState(ISABELLA, "letters", "1", made_at=NOON, rang=NOON)


def wait(table: int, until: int | None = None) -> PendingItem:
    return PendingItem(TableId(table), Seat(0), 1, None if until is None else Time(NOON + until))


def news(since: int = 1, until: int | None = None, *, reminds: bool = False) -> ItemNews:
    at = None if until is None else Time(NOON + until)
    return ItemNews(Time(NOON + since), at, reminds)


def by(
    *found: ItemNews,
    letter: DirectMessageState = HERS,
    waits: tuple[PendingItem, ...] = (wait(1), wait(2)),
    came: int | None = None,
    rings: RingPreference = RingPreference.ONCE,
    after: int = MINUTE,
) -> DeliveryDecision:
    at = None if came is None else Time(NOON + came)
    return decide_delivery(letter, waits, found, at, rings, Time(NOON + after))


def test_whoever_was_never_written_to_is_rung() -> None:
    assert by(news(), letter=DirectMessageState(ISABELLA)) is DeliveryDecision.RINGING


def test_what_comes_to_wait_in_the_same_absence_joins_silently() -> None:
    assert by(news()) is DeliveryDecision.EDITED


def test_an_old_letter_is_not_edited_but_replaced_without_a_sound() -> None:
    assert by(news(), after=EDITABLE_FOR - 1) is DeliveryDecision.EDITED
    assert by(news(), after=EDITABLE_FOR) is DeliveryDecision.SILENT


@pytest.mark.parametrize(
    ("heeded", "until", "done"),
    [
        (8 * HOUR, 7 * HOUR, DeliveryDecision.RINGING),
        (8 * HOUR, 8 * HOUR, DeliveryDecision.EDITED),
        (8 * HOUR, None, DeliveryDecision.EDITED),
        (None, 8 * HOUR, DeliveryDecision.RINGING),
    ],
)
def test_an_earlier_deadline_rings_once_more(
    heeded: int | None, until: int | None, done: DeliveryDecision
) -> None:
    letter = replace(HERS, heeded=None if heeded is None else Time(NOON + heeded))
    assert by(news(until=until), letter=letter) is done


def test_once_its_reader_has_come_anywhere_it_may_ring_again() -> None:
    assert by(news(since=3 * MINUTE), came=2 * MINUTE, after=HOUR) is DeliveryDecision.RINGING
    assert by(news(since=3 * MINUTE), came=-1) is DeliveryDecision.EDITED


def test_what_was_told_as_it_rang_does_not_ring_again_after_its_reader_came() -> None:
    told = replace(HERS, told=(wait(1),))
    assert by(news(since=0), letter=told, waits=(wait(1),), came=1) is DeliveryDecision.NOTHING


def test_a_deadline_rings_before_it_acts_however_often_it_has_rung() -> None:
    assert by(news(reminds=True)) is DeliveryDecision.RINGING


def test_whoever_wants_every_ring_has_it_and_whoever_wants_none_has_none() -> None:
    assert by(news(), rings=RingPreference.EVERY) is DeliveryDecision.RINGING
    for found in (news(), news(reminds=True), news(until=1)):
        assert by(found, rings=RingPreference.NEVER) is DeliveryDecision.EDITED
    assert (
        by(news(), letter=DirectMessageState(ISABELLA), rings=RingPreference.NEVER)
        is DeliveryDecision.SILENT
    )


def test_what_is_true_already_is_not_written_again() -> None:
    waits = (wait(1), wait(2))
    assert by(letter=replace(HERS, told=waits), waits=waits) is DeliveryDecision.NOTHING
    assert by(letter=replace(HERS, told=waits), waits=waits[:1]) is DeliveryDecision.EDITED


def test_a_letter_is_withdrawn_once_nothing_waits() -> None:
    assert by(waits=()) is DeliveryDecision.WITHDRAWN
    assert by(waits=(), letter=DirectMessageState(ISABELLA, rang=NOON)) is DeliveryDecision.NOTHING


def test_a_clock_that_was_set_back_silences_nobody_for_ever() -> None:
    ahead = replace(HERS, rang=Time(NOON + DAY))
    assert by(news(since=3 * MINUTE), letter=ahead, came=4 * MINUTE, after=MINUTE) is not None
    later = by(news(since=HOUR + 1), letter=ahead, came=HOUR + 1, after=HOUR)
    assert later is DeliveryDecision.RINGING


def test_the_nearest_deadline_stands_first_and_of_the_others_what_is_new() -> None:
    waits = [wait(1), wait(2, 9 * HOUR), wait(3), wait(4, HOUR)]
    in_order = notifier.sort_items(waits, {(TableId(3), ""): news()})
    assert [one.table for one in in_order] == [4, 2, 3, 1]


def test_a_letter_goes_under_its_number_until_it_is_there_and_no_other_ever_does() -> None:
    first = notifier.mark_sending(DirectMessageState(ISABELLA), "note", Time(10), loud=True)
    again = notifier.mark_sending(first, "note", Time(20), loud=True)
    there = notifier.mark_arrived(again, "channel", "message", ())
    gone = notifier.mark_withdrawn(there)

    after = [notifier.mark_sending(one, "note", Time(2 * HOUR), loud=True) for one in (there, gone)]

    assert first.nonce == again.nonce
    assert all(one.nonce != first.nonce for one in after)
    tried_again = notifier.mark_sending(after[0], "note", Time(3 * HOUR), loud=True)
    assert tried_again.nonce == after[0].nonce
