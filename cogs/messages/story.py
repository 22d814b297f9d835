"""The story of a table in words: the gist below the board, all of it on request."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from itertools import chain

from bot.engine.game import Seat
from bot.engine.text import Text
from bot.tables.results import texts_heard
from bot.tables.state import TableState
from cogs.games import game_ui_of
from cogs.interaction import components
from cogs.interaction.components import ButtonSpec
from cogs.interaction.game_ui import AnyStory, StoryChapter
from cogs.interaction.speech import SpeechContext

STORY_ROUTE = "story"


def story_since(
    state: TableState,
    speech: SpeechContext,
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
    assert state.course is not None
    steps = [one.step.events for one in state.course.made]
    begun, ended = sum(map(len, steps[:since])), sum(map(len, steps[:until]))
    gathered = game_ui_of(state).gathered(texts_heard(chain.from_iterable(steps), seat))
    texts = [text for last, text in gathered.items() if begun <= last < ended and only(text)]
    story = story_rules(state)
    if story is None:
        return story_in_words(state, speech, texts[-at_most:], seat)
    chapters = story.chapters(texts)
    return list(_chapter_lines(_keep_gist(story, chapters) if gist else chapters, speech, seat))[
        -at_most:
    ]


def _keep_gist(story: AnyStory, chapters: Sequence[StoryChapter]) -> list[StoryChapter]:
    """What was done, without how it came to be done."""
    shorter = (
        replace(chapter, lines=[text for text in chapter.lines if not story.is_detail(text)])
        for chapter in chapters
    )
    return [chapter for chapter in shorter if chapter.lines]


def story_in_words(
    state: TableState, speech: SpeechContext, texts: Sequence[Text], seat: Seat | None = None
) -> list[str]:
    """Sentence by sentence, under the titles of their chapters where a game has such."""
    story = story_rules(state)
    chapters = story.chapters(texts) if story else [StoryChapter(None, texts)]
    return list(_chapter_lines(chapters, speech, seat))


def _chapter_lines(
    chapters: Sequence[StoryChapter], speech: SpeechContext, seat: Seat | None
) -> Iterator[str]:
    for chapter in chapters:
        if chapter.title is not None:
            yield f"**{speech.speak_to_seat(seat, chapter.title)}**"
        yield from (speech.speak_to_seat(seat, text) for text in chapter.lines)


def story_rules(state: TableState) -> AnyStory | None:
    """How this table's game is told in chapters, if it is."""
    story, course = game_ui_of(state).story, state.course
    if story is None or course is None:
        return None
    return story if story.is_told(state.game.view(course.state, None)) else None


def story_button(state: TableState, speech: SpeechContext) -> Iterator[ButtonSpec]:
    """Below whatever tells only the gist: the button that tells everything."""
    story = story_rules(state)
    if story is not None and state.course and state.course.made:
        yield ButtonSpec(
            components.route_id(STORY_ROUTE, state.card.id), speech.button_text(story.press)
        )
