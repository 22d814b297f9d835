"""A leaf: one position of a game, for whoever leafs through it.

As long as a game is played it shows what everybody saw; once it is over, anybody's hand as well.
"""

from bisect import bisect_left
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from functools import partial

from bot.engine.game import Seat
from bot.engine.text import Who, say
from bot.host import playing_on
from bot.host.outcomes import heard
from bot.host.standing import AnyCourse, Standing, is_private, shown_at
from cogs.door import limits, presses
from cogs.door.answers import Reply, Sketch
from cogs.door.presses import Menu, MenuOption, Press, Pressable
from cogs.door.sitting import AnySitting, Sitting
from cogs.door.speech import Voice
from cogs.games import front_of
from cogs.posts import film, position, story
from cogs.posts.film import Cut

KNOCK, EYES, SHOW, PLAY_ON = "leaf", "eyes", "showleaf", "playon"
EVERYBODY = "-"  # whose eyes, where it is nobody's in particular


@dataclass(frozen=True, slots=True)
class Leaf:
    """Where somebody has opened a game, and through whose eyes he looks at it."""

    standing: Standing  # of the whole game
    at: int  # so many moves were made
    eyes: Seat | None = None

    @property
    def course(self) -> AnyCourse:
        assert self.standing.course is not None
        return self.standing.course

    @property
    def last(self) -> int:
        return len(self.course.made)

    @property
    def then(self) -> Standing:
        """The table as it stood: what came later is not in it."""
        if self.at == self.last:
            return self.standing
        return shown_at(self.standing, self._course_until(self.at))

    @property
    def view(self) -> object:
        return position.seen(self.then, self.eyes)

    @property
    def before(self) -> object:
        """What everybody had seen a move earlier."""
        return self._view_after(self.at - 1) if self.at else None

    @property
    def round(self) -> int:
        return self._round_after(self.at)

    def rounds(self, most: int) -> dict[int, int]:
        """Behind how many moves each begins, of so many about here. None comes back: it is found
        by halves."""
        if front_of(self.standing).pictures is None:
            return {}
        every, found = range(self.last + 1), dict[int, int]()
        known = range(self._round_after(0), self._round_after(self.last) + 1)
        for one in _around(known, self.round, most):
            before = max(found.values(), default=0)
            found[one] = bisect_left(every, one, lo=before, key=self._round_after)
        return {one: moves for one, moves in found.items() if self._round_after(moves) == one}

    def _round_after(self, moves: int) -> int:
        pictures = front_of(self.standing).pictures
        return pictures.round_of(self._view_after(moves)) if pictures else 0

    def _course_until(self, moves: int) -> AnyCourse:
        return replace(self.course, made=self.course.made[:moves])

    def _view_after(self, moves: int) -> object:
        return self.standing.game.view(self._course_until(moves).state, None)


def opened(standing: Standing, at: str, eyes: str = EVERYBODY) -> Leaf:
    """Where these words point; at the end where they point nowhere, covered where it must be."""
    assert standing.course is not None
    last = len(standing.course.made)
    moves = min(int(at), last) if at.isdecimal() and len(at) <= presses.LONGEST_NUMBER else last
    seats = [str(seat) for seat in range(len(standing.card.chairs))]
    may_see = is_open(standing) and eyes in seats
    return Leaf(standing, moves, Seat(int(eyes)) if may_see else None)


def is_open(standing: Standing) -> bool:
    """Whether hands may be shown: it is over, and nobody else still plays the same deal."""
    return film.cut_of(standing) is Cut.OPEN and not standing.sealed


def press_of(standing: Standing, voice: Voice) -> Iterator[Press]:
    """The way in: at the beginning once a game is over, else at its latest move."""
    if standing.course is None or not standing.course.made:
        return
    at = 0 if is_open(standing) else len(standing.course.made)
    yield Press(_id(standing, at, EVERYBODY), voice.label("press-leaf"))


def reply(
    leaf: Leaf,
    voice: Voice,
    *,
    draws: bool,
    may_show: bool = False,
    ways: Iterable[Press] = (),
) -> Reply:
    """What was done, how it stood then, and the ways on."""
    show = (_show_press(leaf, voice),) if may_show else ()
    seen = _seen(leaf, voice, draws=draws)
    return replace(seen, presses=(*_steps(leaf, voice), *show, *ways, *_menus(leaf, voice)))


def shown(leaf: Leaf, voice: Voice, by: Seat | None, *, draws: bool) -> Reply:
    """The same for everybody, and the way to it for whoever wants to go on from there."""
    seen = _seen(leaf, voice, draws=draws)
    on = Press(_id(leaf.standing, leaf.at, _spelt(leaf.eyes)), voice.label("press-leaf"))
    said = say("leaf-shown-by-nobody") if by is None else say("leaf-shown", who=Who(by))
    return replace(seen, words=f"{voice.text(said)}\n{seen.words}", presses=(on,))


def press_at(standing: Standing, voice: Voice, at: int, eyes: Seat) -> Press:
    """To the position in which somebody decided so, as he saw it."""
    id_ = f"{_id(standing, at, _spelt(eyes))} at"
    return Press(id_, voice.label("press-leaf-at"))


def play_on_press(leaf: Leaf, voice: Voice) -> Iterator[Press]:
    """From this position on, in the place of whoever it is seen with."""
    if playing_on.why_not(leaf.standing, leaf.at) is None:
        where = f"{_spelt(leaf.eyes)} {leaf.at}"
        id_ = presses.knock(PLAY_ON, leaf.standing.card.id, where)
        yield Press(id_, voice.label("press-play-on"))


def may_be_shown(standing: Standing) -> bool:
    """Whether anybody could be shown something that he has not seen, and may see."""
    return not standing.sealed and not is_private(standing.card)


def _seen(leaf: Leaf, voice: Voice, *, draws: bool) -> Reply:
    sketch = _sketch(leaf, voice) if draws else None
    more = "" if sketch else _in_words(leaf, voice)
    return Reply("\n".join(_told(leaf, voice)), sketch=sketch, more=more)


def _told(leaf: Leaf, voice: Voice) -> Iterator[str]:
    yield position.heading(leaf.then, voice)
    yield voice("leaf-at", at=leaf.at, last=leaf.last)
    if leaf.at:
        events = leaf.course.made[leaf.at - 1].step.events
        yield from story.in_words(leaf.then, voice, heard(events, leaf.eyes))
    if leaf.eyes is not None:
        yield voice("leaf-eyes", who=Who(leaf.eyes))


def _sketch(leaf: Leaf, voice: Voice) -> Sketch | None:
    pictures = front_of(leaf.standing).pictures
    if pictures is None:
        return None
    language, names, view = voice.speaker.language, voice.plain_names, leaf.view
    told = pictures.describe(view, language, voice.names)
    if leaf.eyes is None:
        draw = partial(pictures.draw_board, view, language, names, leaf.before)
    else:
        draw = partial(pictures.draw_mine, view, language, names)
        told = f"{position.hand(_sitting(leaf, voice, leaf.eyes))}\n{told}"
    return Sketch(draw, limits.told(told, limits.ALT_TEXT, voice("alt-more")), "")


def _in_words(leaf: Leaf, voice: Voice) -> str:
    board = position.board(leaf.then, voice)
    if leaf.eyes is None:
        return board
    return f"{position.hand(_sitting(leaf, voice, leaf.eyes))}\n\n{board}"


def _sitting(leaf: Leaf, voice: Voice, eyes: Seat) -> AnySitting:
    return Sitting(leaf.then, eyes, voice)


# The ways on


def _steps(leaf: Leaf, voice: Voice) -> Iterator[Press]:
    for key, at in (("first", 0), ("back", leaf.at - 1), ("on", leaf.at + 1), ("last", leaf.last)):
        to = max(0, min(at, leaf.last))
        # Two of them may lead to the same place, and no two buttons may be the same.
        id_ = f"{_id(leaf.standing, to, _spelt(leaf.eyes))} {key}"
        yield Press(id_, voice.label(f"press-leaf-{key}"), closed=to == leaf.at)


def _show_press(leaf: Leaf, voice: Voice) -> Press:
    where = f"{_spelt(leaf.eyes)} {leaf.at}"
    return Press(presses.knock(SHOW, leaf.standing.card.id, where), voice.label("press-leaf-show"))


def _menus(leaf: Leaf, voice: Voice) -> Iterator[Pressable]:
    yield from _round_menu(leaf, voice)
    yield from _eyes_menu(leaf, voice)


def _round_menu(leaf: Leaf, voice: Voice) -> Iterator[Menu]:
    """As many as a menu takes."""
    rounds, here = leaf.rounds(limits.OPTIONS), leaf.round
    if len(rounds) < 2:
        return
    options = tuple(
        MenuOption(str(first), voice.plain(say("story-round", round=one)), chosen=one == here)
        for one, first in rounds.items()
    )
    id_ = presses.knock_menu(KNOCK, leaf.standing.card.id, _spelt(leaf.eyes))
    yield Menu(id_, voice.label("story-rounds"), options)


def _around(known: range, here: int, most: int) -> range:
    first = max(0, min(here - known.start - most // 2, len(known) - most))
    return known[first : first + most]


def _eyes_menu(leaf: Leaf, voice: Voice) -> Iterator[Menu]:
    if not is_open(leaf.standing):
        return
    everybody = MenuOption(EVERYBODY, voice.label("leaf-everybody"), chosen=leaf.eyes is None)
    seats = [
        MenuOption(
            str(seat),
            voice.plain(say("leaf-eyes-of", who=Who(Seat(seat)))),
            chosen=leaf.eyes == seat,
        )
        for seat in range(len(leaf.standing.card.chairs))
    ]
    id_ = presses.knock_menu(EYES, leaf.standing.card.id, leaf.at)
    yield Menu(id_, voice.label("leaf-whose-eyes"), (everybody, *seats))


def _id(standing: Standing, at: int, eyes: str) -> str:
    return presses.knock(KNOCK, standing.card.id, f"{eyes} {at}")


def _spelt(eyes: Seat | None) -> str:
    return EVERYBODY if eyes is None else str(eyes)
