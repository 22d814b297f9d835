"""What the postman reckons for a note: its nonce, and when it is tried again."""

from dataclasses import replace

from bot.engine.text import say
from bot.host.company import TableId
from bot.host.dispatch import nonce_of, pause_after
from bot.host.rows import Note
from bot.host.time import DAY, HOUR, MINUTE, Time
from bot.host.topics import Board, Sentence


def test_pauses_double_up_to_half_an_hour() -> None:
    assert [pause_after(tries) for tries in range(12)] == [
        5, 10, 20, 40, 80, 160, 320, 640, 1280, 1800, 1800, 1800,
    ]  # fmt: skip
    assert pause_after(10_000) == 30 * MINUTE


def test_who_asks_for_a_longer_pause_gets_it_within_reason() -> None:
    assert pause_after(0, 0.2) == 5
    assert pause_after(0, 7.1) == 8
    assert pause_after(0, HOUR) == HOUR
    assert pause_after(0, float("inf")) == DAY


def test_a_nonce_is_the_notes_own_and_short_enough() -> None:
    note = Note(TableId(7), Sentence("1"), None, say("is-back"), id=12, created=Time(99))
    assert nonce_of(note) == nonce_of(replace(note, tries=3, not_before=Time(100)))
    assert len(nonce_of(note)) <= 25
    # After a backup was restored numbers are given anew.
    others = (replace(note, id=13), replace(note, created=Time(98)), replace(note, topic=Board()))
    assert len({nonce_of(other) for other in (note, *others)}) == 4
