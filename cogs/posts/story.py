"""The story of a table: the gist of it below the board, all of it for whoever asks."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from itertools import chain

from bot.engine.game import Seat
from bot.engine.text import Text
from bot.host.outcomes import heard
from bot.host.standing import Standing
from cogs.door import presses
from cogs.door.front import AnyStory, Chapter
from cogs.door.presses import Press
from cogs.door.speech import Voice
from cogs.games import front_of

KNOCK = "story"


def told_since(
    standing: Standing,
    voice: Voice,
    since: int,
    seat: Seat | None = None,
    *,
    at_most: int = 0,
    gist: bool = False,
    only: Callable[[Text], bool] = lambda _: True,
    until: int | None = None,
) -> list[str]:
    """What everybody heard since then, or a seat: all of it, or the last of it, or its gist.

    What belongs together is one line, whenever it began: it is told once it is complete.
    """
    assert standing.course is not None
    steps = [one.step.events for one in standing.course.made]
    begun, ended = sum(map(len, steps[:since])), sum(map(len, steps[:until]))
    gathered = front_of(standing).gathered(heard(chain.from_iterable(steps), seat))
    texts = [text for last, text in gathered.items() if begun <= last < ended and only(text)]
    story = story_of(standing)
    if story is None:
        return in_words(standing, voice, texts[-at_most:], seat)
    chapters = story.chapters(texts)
    return list(_lines(_gist(story, chapters) if gist else chapters, voice, seat))[-at_most:]


def _gist(story: AnyStory, chapters: Sequence[Chapter]) -> list[Chapter]:
    """What was done, without how it came to be done."""
    shorter = (
        replace(chapter, lines=[text for text in chapter.lines if not story.is_detail(text)])
        for chapter in chapters
    )
    return [chapter for chapter in shorter if chapter.lines]


def in_words(
    standing: Standing, voice: Voice, texts: Sequence[Text], seat: Seat | None = None
) -> list[str]:
    """Sentence by sentence, under the titles of their chapters where a game has such."""
    story = story_of(standing)
    chapters = story.chapters(texts) if story else [Chapter(None, texts)]
    return list(_lines(chapters, voice, seat))


def _lines(chapters: Sequence[Chapter], voice: Voice, seat: Seat | None) -> Iterator[str]:
    for chapter in chapters:
        if chapter.title is not None:
            yield f"**{voice.to(seat, chapter.title)}**"
        yield from (voice.to(seat, text) for text in chapter.lines)


def story_of(standing: Standing) -> AnyStory | None:
    """How this table's game is told in chapters, if it is."""
    story, course = front_of(standing).story, standing.course
    if story is None or course is None:
        return None
    return story if story.is_told(standing.game.view(course.state, None)) else None


def press(standing: Standing, voice: Voice) -> Iterator[Press]:
    """Below whatever tells only the gist: the button that tells everything."""
    story = story_of(standing)
    if story is not None and standing.course and standing.course.made:
        yield Press(presses.knock(KNOCK, standing.card.id), voice.button(story.press))
