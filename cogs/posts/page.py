"""The page of a finished game: one picture with its tale, drawn of what is kept alone.

At its own table everybody is called as the table calls him; who was forgotten has no name left.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial

from bot.engine import reel
from bot.engine.beside import Beside
from bot.engine.text import Named, Text, say
from bot.host import pages
from bot.host.pages import Page
from bot.host.standing import Standing
from cogs.door import limits, presses
from cogs.door.answers import Draw, Reply, Sketch
from cogs.door.presses import Press
from cogs.door.speech import Voice
from cogs.games import front_of
from cogs.posts import film
from cogs.posts.film import Cut

KNOCK = "page"
BEST = "feat-best"  # so begins what is told of the best Work, or commission


@dataclass(frozen=True, slots=True)
class Chronicled:
    """A game that was played to its end, with all that its page tells."""

    standing: Standing
    page: Page
    tale: tuple[Text, ...]

    @property
    def heading(self) -> Text:
        card = self.standing.card
        return say("chronicle-heading", game=Named("game", card.game), table=card.id)


def has_one(standing: Standing) -> bool:
    """Not of a game that began elsewhere, was not played to its end, or can't be drawn."""
    if standing.course is None or film.cut_of(standing) is not Cut.OPEN:
        return False
    if standing.card.origin is not None:
        return False
    pictures = front_of(standing).pictures
    return pictures is not None and pictures.draw_chronicle is not None


def chronicled(standing: Standing) -> Chronicled | None:
    if not has_one(standing):
        return None
    front, pictures = front_of(standing), front_of(standing).pictures
    game, course = standing.game, standing.course
    assert pictures is not None
    assert course is not None
    views = [game.view(state, None) for state in reel.states_of(course)]
    points, years = map(front.points, views), map(pictures.round_of, views)
    page = pages.page_of(game, course, list(points), list(years))
    return Chronicled(standing, page, tuple(front.tale(page)))


def in_words(told: Chronicled, voice: Voice) -> str:
    """The tale, where nothing is drawn."""
    return " ".join(map(voice.text, told.tale))


def described(told: Chronicled, voice: Voice) -> str:
    """The picture for the ear: what it is, and its tale."""
    picture = say("chronicle-alt", heading=told.heading)
    return limits.in_clauses(" ".join(map(voice.text, (picture, *told.tale))), limits.ALT_TEXT)


def drawing(told: Chronicled, voice: Voice) -> Draw:
    """How it is drawn, aside."""
    standing, pictures = told.standing, front_of(told.standing).pictures
    assert standing.course is not None
    assert pictures is not None
    assert pictures.draw_chronicle is not None
    view = standing.game.view(standing.course.state, None)
    language, names = voice.speaker.language, voice.plain_names
    return partial(pictures.draw_chronicle, view, _beside(told), language, names)


def _beside(told: Chronicled) -> Beside:
    page, front = told.page, front_of(told.standing)
    feats = front.feats([one.text for one in page.told])
    best = next((feat for feat in feats if feat.key.startswith(BEST)), None)
    return Beside(
        heading=told.heading,
        tale=told.tale,
        best=best,
        points=page.points,
        years=page.years,
        order=page.order,
        winners=page.winners,
        turn=page.turn,
    )


def press_of(standing: Standing, voice: Voice) -> Iterator[Press]:
    """The way to it, wherever one reads of the game."""
    if has_one(standing):
        yield Press(presses.knock(KNOCK, standing.card.id), voice.label("press-chronicle"))


def reply(told: Chronicled, voice: Voice) -> Reply:
    title = voice("chronicle-told", heading=told.heading)
    sketch = Sketch(drawing(told, voice), described(told, voice), in_words(told, voice))
    return Reply(title, tuple(film.press_of(told.standing, voice)), sketch=sketch)
