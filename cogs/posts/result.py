"""The post of a game that is over: who won, how the points came about, what one remembers of it."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import chain

from bot.engine.game import Scores, Seat
from bot.engine.text import Fact, Named, Text, Who, say
from bot.host.company import Status, TableId
from bot.host.outcomes import heard
from bot.host.rows import Note
from bot.host.standing import Standing, is_private
from bot.host.time import DAY, HOUR, MINUTE
from cogs.door import presses
from cogs.door.layout import Rule, Words
from cogs.door.presses import Press, Pressable
from cogs.door.speech import Voice, voice_at
from cogs.games import front_of
from cogs.posts import film, leaf, looks, page, review, story
from cogs.posts.letters import Letter, Placard
from cogs.posts.looks import colour_of
from cogs.posts.pictures import Picture
from render.album import Album

KNOCK = "share"  # the film, for everybody
_UNITS = (("days", DAY), ("hours", HOUR), ("minutes", MINUTE))


def scores_of(standing: Standing) -> Scores | None:
    """How a game came out that was played to its end; None for every other."""
    if standing.card.status is not Status.OVER or standing.course is None:
        return None
    return standing.game.scores(standing.course.state)


def result_post(standing: Standing, scores: Scores, voice: Voice) -> Placard:
    told = _told(standing)
    won = scores.winners[0] if len(scores.winners) == 1 else None
    title = Words(f"### {voice.text(_won(scores, told))}")
    about = Words(_about(standing, voice), small=True)
    head = (title, about, *looks.begun_from(standing, voice))
    ranking = Words("\n".join(map(voice.text, ranked(standing, scores))))
    feats = [voice.text(text) for text in front_of(standing).feats(told)]
    remembered = (Rule(), Words("\n".join(feats))) if feats else ()
    foot = (ranking, *remembered, *_presses(standing, voice))
    page_ = page.chronicled(standing)
    instead = page.in_words(page_, voice) if page_ else ""
    return Placard(head, foot, instead=instead, accent=colour_of(won))


def _told(standing: Standing) -> tuple[Text, ...]:
    """All that everybody heard of it."""
    assert standing.course is not None
    steps = (made.step.events for made in standing.course.made)
    return heard(chain.from_iterable(steps), None)


def _won(scores: Scores, told: tuple[Text, ...]) -> Text:
    """Against an Automa the rules say it themselves, and say it last."""
    if scores.automas:
        return told[-1]
    return say("result-won", who=tuple(map(Who, scores.winners)), points=max(scores.totals))


def _about(standing: Standing, voice: Voice) -> str:
    """Which table it was, and how long it took."""
    card, course = standing.card, standing.course
    assert course is not None
    assert card.started is not None
    assert card.ended is not None
    lasted = max(card.ended - card.started, MINUTE)
    name, unit = next((name, unit) for name, unit in _UNITS if lasted >= unit)
    took = say(f"result-{name}", many=round(lasted / unit))
    heading = voice("door-heading", table=card.id, game=Named("game", card.game))
    return f"{heading} · {voice('result-took', moves=len(course.made), time=took)}"


# Place by place


def ranked(standing: Standing, scores: Scores) -> Iterator[Text]:
    """Every seat with its points by source, the first one first."""
    front = front_of(standing)
    for at in sorted(range(len(scores.ranks)), key=scores.ranks.__getitem__, reverse=True):
        named = zip(scores.sources, scores.points[at], strict=True)
        sources = [
            say("result-source", source=Named(front.sources, source), points=points)
            for source, points in named
            if points
        ]
        yield say(
            "result-place",
            place=scores.place(at),
            who=_called(standing, Seat(at)),
            points=scores.totals[at],
            tie=scores.tie(at),
            sources=tuple(sources),
        )


def own_place(standing: Standing, seat: Seat) -> Iterator[Text]:
    """Tell a seat its place, where how the game came out does not speak to it."""
    scores = scores_of(standing)
    if scores is not None and not scores.automas and scores.winners != (seat,):
        points = say("points-counted", points=scores.totals[seat])
        yield say("result-own-place", place=scores.place(seat), points=points)


def film_shared(standing: Standing, scores: Scores, seat: Seat) -> Text:
    """Who shows the film, and how the game ended."""
    ranking = (
        say("points-of", who=place.fact("who"), points=place.fact("points"), tie=place.fact("tie"))
        for place in ranked(standing, scores)
    )
    return say("film-shared", who=Who(seat), ranking=tuple(ranking))


async def film_letter(standing: Standing, note: Note, films: Album | None) -> Letter:
    """The whole game for everybody; where no files may be shown, how it ended."""
    assert note.text is not None
    voice = voice_at(standing, standing.card.terms.language)
    letter = Letter(voice.text(note.text))
    sketch = film.filmed(standing, voice, films) if films is not None else None
    if sketch is None:
        return letter
    gif = await sketch.by(sketch.draw)
    return replace(letter, picture=Picture(gif, sketch.alt, sketch.name))


def _called(standing: Standing, seat: Seat) -> Fact:
    """An Automa sits in no chair."""
    automa = front_of(standing).automa
    is_automa = automa is not None and seat >= len(standing.card.chairs)
    return automa if is_automa and automa is not None else Who(seat)


# What can be pressed


def _presses(standing: Standing, voice: Voice) -> Iterator[Pressable]:
    table = standing.card.id
    yield Press(presses.knock("rematch", table), voice.label("press-rematch"), likely=True)
    yield from leaf.press_of(standing, voice)
    yield from review.press_of(standing, voice)
    yield from film.press_of(standing, voice)
    if film.press_of(standing, voice) and not is_private(standing.card):
        yield Press(presses.knock(KNOCK, table), voice.label("press-share"))
    yield Press(presses.knock("log", table), voice.label("press-log"))
    yield from story.press(standing, voice)
    if standing.shared is not None and standing.shared.over:
        films = presses.knock(film.OF_ALL, TableId(0), standing.shared.id)
        yield Press(films, voice.label("press-week-films"))
    if not standing.sealed and standing.card.origin is None:
        yield Press(presses.knock("deal", table), voice.label("press-deal"))
