"""The post of a finished game, the account of a player's absence, and the review."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import chain

from bot.engine.game import Scores, Seat
from bot.engine.text import Fact, Named, Text, Who, say
from bot.notifications import absence_log
from bot.players.player import Estimate
from bot.players.registry import review_method
from bot.players.review import GameReview, ReviewMoment, ReviewProgress
from bot.tables.people import DAY, HOUR, MINUTE, TableId, TableStatus
from bot.tables.records import OutboxMessage
from bot.tables.results import texts_heard
from bot.tables.state import TableState, is_in_direct_messages
from cogs.games import game_ui_of
from cogs.interaction import components
from cogs.interaction.components import ButtonSpec, ComponentSpec
from cogs.interaction.context import AnySeatContext
from cogs.interaction.layout import Block, LineBlock, Separator, TextBlock
from cogs.interaction.replies import PrivateReply
from cogs.interaction.speech import SpeechContext, describe_table_move, speech_at_table
from cogs.messages import game_page, replay_viewer, story, table_texts
from cogs.messages.coach import explain_move
from cogs.messages.discord_messages import LayoutMessage, TextMessage
from cogs.messages.pictures import BoardPicture
from cogs.messages.table_texts import seat_color
from render.album import Album

REVIEW_ROUTE = "review"


def can_be_reviewed(standing: TableState) -> bool:
    """Once the game is over, and nobody else plays its deal; of all of it he made the moves."""
    if review_method(standing.game.key) is None or standing.card.origin is not None:
        return False
    return standing.course is not None and replay_viewer.can_show_hands(standing)


def review_button(standing: TableState, voice: SpeechContext) -> Iterator[ButtonSpec]:
    if can_be_reviewed(standing):
        yield ButtonSpec(
            components.route_id(REVIEW_ROUTE, standing.card.id), voice.label_text("press-review")
        )


def review_reply(sitting: AnySeatContext, review: GameReview) -> PrivateReply:
    """Each moment with the position in which it was decided, a press away."""
    standing, voice = sitting.standing, sitting.voice
    ways = (*replay_viewer.replay_button(standing, voice), *game_page.page_button(standing, voice))
    return PrivateReply(voice("review-title"), ways, blocks=tuple(_review_blocks(sitting, review)))


def meanwhile(voice: SpeechContext, progress: ReviewProgress) -> str:
    """What is read while the review is thought out."""
    if not progress.number:
        return voice("review-meanwhile")
    key = "review-second-look" if progress.is_again else "review-first-look"
    return voice(key, number=progress.number, of=progress.total)


def review_later_reply(standing: TableState, voice: SpeechContext) -> PrivateReply:
    """It has taken too long: he asks once more."""
    return PrivateReply(voice("review-later"), tuple(review_button(standing, voice)))


def _review_blocks(sitting: AnySeatContext, review: GameReview) -> Iterator[Block]:
    voice, best = sitting.voice, review.best
    if best is None:
        yield TextBlock(voice("review-no-best"))
    else:
        yield _moment_block(sitting, best, "review-best", sitting.course.made[best.at].move)
    for moment in review.lost:
        better = sitting.standing.game.vocabulary.read(moment.other)
        yield _moment_block(sitting, moment, "review-lost", better)
    if not review.lost:
        yield TextBlock(voice("review-nothing-lost"))


def _moment_block(
    sitting: AnySeatContext, moment: ReviewMoment, key: str, good: object
) -> LineBlock:
    """What was done and what else there was, and what there is to be said for the better one."""
    standing, voice, course = sitting.standing, sitting.voice, sitting.course
    state = course.made[moment.at - 1].step.state if moment.at else course.start
    view, spell = standing.game.view(state, sitting.seat), standing.game.vocabulary.spell
    pictures = game_ui_of(standing).pictures
    told = say(
        key,
        round=pictures.round_of(view) if pictures else 0,
        move=_move_fact(standing, view, spell(course.made[moment.at].move)),
        other=_move_fact(standing, view, moment.other),
        points=moment.points,
    )
    words = map(voice.speak_text, (told, *explain_move(standing, view, spell(good), Estimate)))
    there = replay_viewer.position_button(standing, voice, moment.at, sitting.seat)
    return LineBlock(" ".join(words), there)


def _move_fact(standing: TableState, view: object, spelt: str) -> Fact:
    return game_ui_of(standing).named(view, spelt) or describe_table_move(standing, spelt) or spelt


SHARE_ROUTE = "share"  # the film, for everybody
_UNITS = (("days", DAY), ("hours", HOUR), ("minutes", MINUTE))


def final_scores(standing: TableState) -> Scores | None:
    """How a game came out that was played to its end; None for every other."""
    if standing.card.status is not TableStatus.OVER or standing.course is None:
        return None
    return standing.game.scores(standing.course.state)


def result_post(standing: TableState, scores: Scores, voice: SpeechContext) -> LayoutMessage:
    told = _all_texts(standing)
    won = scores.winners[0] if len(scores.winners) == 1 else None
    title = TextBlock(f"### {voice.speak_text(_winner_text(scores, told))}")
    about = TextBlock(_duration_text(standing, voice), small=True)
    head = (title, about, *table_texts.origin_blocks(standing, voice))
    ranking = TextBlock("\n".join(map(voice.speak_text, ranking_texts(standing, scores))))
    feats = [voice.speak_text(text) for text in game_ui_of(standing).feats(told)]
    remembered = (Separator(), TextBlock("\n".join(feats))) if feats else ()
    foot = (ranking, *remembered, *_result_buttons(standing, voice))
    page_ = game_page.make_page(standing)
    instead = game_page.page_words(page_, voice) if page_ else ""
    return LayoutMessage(head, foot, instead=instead, accent=seat_color(won))


def _all_texts(standing: TableState) -> tuple[Text, ...]:
    """All that everybody heard of it."""
    assert standing.course is not None
    steps = (made.step.events for made in standing.course.made)
    return texts_heard(chain.from_iterable(steps), None)


def _winner_text(scores: Scores, told: tuple[Text, ...]) -> Text:
    """Against an Automa the rules say it themselves, and say it last."""
    if scores.automas:
        return told[-1]
    return say("result-won", who=tuple(map(Who, scores.winners)), points=max(scores.totals))


def _duration_text(standing: TableState, voice: SpeechContext) -> str:
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


def ranking_texts(standing: TableState, scores: Scores) -> Iterator[Text]:
    """Every seat with its points by source, the first one first."""
    front = game_ui_of(standing)
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
            who=_seat_name(standing, Seat(at)),
            points=scores.totals[at],
            tie=scores.tie(at),
            sources=tuple(sources),
        )


def own_place_text(standing: TableState, seat: Seat) -> Iterator[Text]:
    """Tell a seat its place, where how the game came out does not speak to it."""
    scores = final_scores(standing)
    if scores is not None and not scores.automas and scores.winners != (seat,):
        points = say("points-counted", points=scores.totals[seat])
        yield say("result-own-place", place=scores.place(seat), points=points)


def film_text(standing: TableState, scores: Scores, seat: Seat) -> Text:
    """Who shows the film, and how the game ended."""
    ranking = (
        say("points-of", who=place.fact("who"), points=place.fact("points"), tie=place.fact("tie"))
        for place in ranking_texts(standing, scores)
    )
    return say("film-shared", who=Who(seat), ranking=tuple(ranking))


async def film_message(
    standing: TableState, note: OutboxMessage, films: Album | None
) -> TextMessage:
    """The whole game for everybody; where no files may be shown, how it ended."""
    assert note.text is not None
    voice = speech_at_table(standing, standing.card.terms.language)
    letter = TextMessage(voice.speak_text(note.text))
    sketch = replay_viewer.film_picture(standing, voice, films) if films is not None else None
    if sketch is None:
        return letter
    gif = await sketch.by(sketch.draw)
    return replace(letter, picture=BoardPicture(gif, sketch.alt, sketch.name))


def _seat_name(standing: TableState, seat: Seat) -> Fact:
    """An Automa sits in no chair."""
    automa = game_ui_of(standing).automa
    is_automa = automa is not None and seat >= len(standing.card.holders)
    return automa if is_automa and automa is not None else Who(seat)


# What can be pressed


def _result_buttons(standing: TableState, voice: SpeechContext) -> Iterator[ComponentSpec]:
    table = standing.card.id
    yield ButtonSpec(
        components.route_id("rematch", table), voice.label_text("press-rematch"), likely=True
    )
    yield from replay_viewer.replay_button(standing, voice)
    yield from review_button(standing, voice)
    yield from replay_viewer.film_buttons(standing, voice)
    if replay_viewer.film_buttons(standing, voice) and not is_in_direct_messages(standing.card):
        yield ButtonSpec(components.route_id(SHARE_ROUTE, table), voice.label_text("press-share"))
    yield ButtonSpec(components.route_id("log", table), voice.label_text("press-log"))
    yield from story.story_button(standing, voice)
    if standing.shared is not None and standing.shared.over:
        films = components.route_id(replay_viewer.ALL_FILMS_ROUTE, TableId(0), standing.shared.id)
        yield ButtonSpec(films, voice.label_text("press-week-films"))
    if not standing.is_embargoed and standing.card.origin is None:
        yield ButtonSpec(components.route_id("deal", table), voice.label_text("press-deal"))


MOST_LINES = 6  # lines


def absence_lines(sitting: AnySeatContext) -> list[str]:
    """Of all that was done in his name since he last acted himself; nothing if nothing was."""
    standing, seat, voice = sitting.standing, sitting.seat, sitting.voice
    if not absence_log.entries_of_seat(standing, seat):
        return []
    told = story.story_since(
        *(standing, voice, absence_log.entries_of_seat(standing, seat)[0].at, seat),
        at_most=MOST_LINES,
        gist=True,
        only=lambda text: is_about_seat(text, sitting),
        until=absence_log.until_own_move(standing, seat),
    )
    return [
        *(voice.speak_text(text) for text in _absence_summary(sitting)),
        *(f"> {line}" for line in told),
    ]


def _absence_summary(sitting: AnySeatContext) -> Iterator[Text]:
    """How much was done, and what that brought; how much was let go by, and what that cost."""
    standing = sitting.standing
    done = absence_log.entries_of_seat(standing, sitting.seat)
    gone_by = [one for one in done if one.stake and absence_log.is_passing_move(standing, one)]
    acted = [one for one in done if one not in gone_by]
    brought, cost = (sum(one.stake for one in some) for some in (acted, gone_by))
    if acted:
        yield say("errands-done", count=len(acted), points=brought)
    if cost:
        yield say("errands-gone-by", count=len(gone_by), points=cost)


def is_about_seat(text: Text, sitting: AnySeatContext) -> bool:
    """Whether it speaks of what he does, or of what is done in his name."""
    return dict(text.facts).get("who") == Who(sitting.seat)
