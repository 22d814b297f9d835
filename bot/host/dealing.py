"""The deal of a table: the house's half, chosen when it opens, and the words of its people."""

from collections.abc import Iterable
from dataclasses import replace

from bot.engine.deal import LONGEST_WORD, Deal, word_of
from bot.engine.game import Seat
from bot.engine.text import Refusal, refuse
from bot.host.company import PersonId
from bot.host.rows import Word
from bot.host.standing import AnyCourse, Standing


def added(standing: Standing, person: PersonId, typed: str) -> Standing | Refusal:
    """The word of somebody who sits there, in place of the one he had added before."""
    word = word_of(typed)
    if not 0 < len(word) <= LONGEST_WORD:
        return refuse("lobby", "no-such-word", most=LONGEST_WORD)
    others = without(standing, person).words
    return replace(standing, words=(*others, Word(person, word)))


def without(standing: Standing, person: PersonId | None) -> Standing:
    """His word leaves with whoever leaves."""
    return replace(standing, words=tuple(one for one in standing.words if one.person != person))


def settled(standing: Standing, half: str) -> Standing:
    """Each word has its seat now; a table that was opened without a half gets this one."""
    added = {word.person: word for word in standing.words}
    words = tuple(
        replace(added[chair.person], seat=Seat(at))
        for at, chair in enumerate(standing.card.chairs)
        if chair.person in added
    )
    return replace(standing, half=standing.half or half, words=words)


def deal_of(half: str, words: Iterable[Word]) -> Deal:
    return Deal(half, tuple((one.seat or Seat(0), one.text) for one in words))


def dealt(standing: Standing, course: AnyCourse) -> Deal:
    """What the luck of this game is made of; where no half is kept, its seed is the half."""
    return deal_of(standing.half or course.opening.seed, standing.words)
