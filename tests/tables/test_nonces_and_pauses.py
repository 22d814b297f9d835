"""What the postman reckons for a note: its nonce, and when it is tried again."""

from dataclasses import replace

from bot.engine.text import say
from bot.outbox.worker import make_nonce, retry_pause
from bot.tables.people import DAY, HOUR, MINUTE, TableId, Time
from bot.tables.records import BOARD_KEY, MessageKey, MessageKind, OutboxMessage


def test_pauses_double_up_to_half_an_hour() -> None:
    assert [retry_pause(tries) for tries in range(12)] == [
        5, 10, 20, 40, 80, 160, 320, 640, 1280, 1800, 1800, 1800,
    ]  # fmt: skip
    assert retry_pause(10_000) == 30 * MINUTE


def test_who_asks_for_a_longer_pause_gets_it_within_reason() -> None:
    assert retry_pause(0, 0.2) == 5
    assert retry_pause(0, 7.1) == 8
    assert retry_pause(0, HOUR) == HOUR
    assert retry_pause(0, float("inf")) == DAY


def test_a_nonce_is_the_notes_own_and_short_enough() -> None:
    note = OutboxMessage(
        TableId(7),
        MessageKey(MessageKind.SENTENCE, source="1"),
        None,
        say("is-back"),
        id=12,
        created=Time(99),
    )
    assert make_nonce(note) == make_nonce(replace(note, tries=3, not_before=Time(100)))
    assert len(make_nonce(note)) <= 25
    # After a backup was restored numbers are given anew.
    others = (replace(note, id=13), replace(note, created=Time(98)), replace(note, key=BOARD_KEY))
    assert len({make_nonce(other) for other in (note, *others)}) == 4
