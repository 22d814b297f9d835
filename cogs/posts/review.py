"""What somebody reads who looks back at his game: his best move, and what cost him most."""

from collections.abc import Iterator

from bot.engine.text import Fact, say
from bot.host.standing import Standing
from bot.players.estimates import Estimate
from bot.players.guestbook import hindsight
from bot.players.review import Moment, Progress, Review
from cogs.door import presses
from cogs.door.answers import Reply
from cogs.door.layout import Block, Line, Words
from cogs.door.presses import Press
from cogs.door.sitting import AnySitting
from cogs.door.speech import Voice, move_in_words
from cogs.games import front_of
from cogs.posts import leaf, page
from cogs.posts.coach import because

KNOCK = "review"


def may_be_asked(standing: Standing) -> bool:
    """Once the game is over, and nobody else plays its deal; of all of it he made the moves."""
    if hindsight(standing.game.key) is None or standing.card.origin is not None:
        return False
    return standing.course is not None and leaf.is_open(standing)


def press_of(standing: Standing, voice: Voice) -> Iterator[Press]:
    if may_be_asked(standing):
        yield Press(presses.knock(KNOCK, standing.card.id), voice.label("press-review"))


def reply(sitting: AnySitting, review: Review) -> Reply:
    """Each moment with the position in which it was decided, a press away."""
    standing, voice = sitting.standing, sitting.voice
    ways = (*leaf.press_of(standing, voice), *page.press_of(standing, voice))
    return Reply(voice("review-title"), ways, blocks=tuple(_told(sitting, review)))


def meanwhile(voice: Voice, progress: Progress) -> str:
    """What is read while the review is thought out."""
    if not progress.number:
        return voice("review-meanwhile")
    key = "review-second-look" if progress.is_again else "review-first-look"
    return voice(key, number=progress.number, of=progress.of)


def later(standing: Standing, voice: Voice) -> Reply:
    """It has taken too long: he asks once more."""
    return Reply(voice("review-later"), tuple(press_of(standing, voice)))


def _told(sitting: AnySitting, review: Review) -> Iterator[Block]:
    voice, best = sitting.voice, review.best
    if best is None:
        yield Words(voice("review-no-best"))
    else:
        yield _line(sitting, best, "review-best", sitting.course.made[best.at].move)
    for moment in review.lost:
        better = sitting.standing.game.vocabulary.read(moment.other)
        yield _line(sitting, moment, "review-lost", better)
    if not review.lost:
        yield Words(voice("review-nothing-lost"))


def _line(sitting: AnySitting, moment: Moment, key: str, good: object) -> Line:
    """What was done and what else there was, and what there is to be said for the better one."""
    standing, voice, course = sitting.standing, sitting.voice, sitting.course
    state = course.made[moment.at - 1].step.state if moment.at else course.start
    view, spell = standing.game.view(state, sitting.seat), standing.game.vocabulary.spell
    pictures = front_of(standing).pictures
    told = say(
        key,
        round=pictures.round_of(view) if pictures else 0,
        move=_in_words(standing, view, spell(course.made[moment.at].move)),
        other=_in_words(standing, view, moment.other),
        points=moment.points,
    )
    words = map(voice.text, (told, *because(standing, view, spell(good), Estimate)))
    there = leaf.press_at(standing, voice, moment.at, sitting.seat)
    return Line(" ".join(words), there)


def _in_words(standing: Standing, view: object, spelt: str) -> Fact:
    return front_of(standing).named(view, spelt) or move_in_words(standing, spelt) or spelt
