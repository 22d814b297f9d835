"""The post of a finished game, what happened while a player was away, and the review."""

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from itertools import chain

from bot.engine.game import Scores, Seat
from bot.engine.text import Fact, Named, Text, Who, say
from bot.notifications import presence_and_absence
from bot.players.player import EstimateText
from bot.players.registry import next_level, review_method
from bot.players.review import GameReview, ReviewMoment, ReviewProgress
from bot.tables.command_runner import texts_heard
from bot.tables.people import DAY, HOUR, MINUTE, NOWHERE, TableStatus
from bot.tables.records import OutboxMessage
from bot.tables.state import TableState, is_in_direct_messages
from cogs.games import game_ui_of
from cogs.interaction import components
from cogs.interaction.components import ButtonSpec, ComponentSpec, LineBlock, Separator, TextBlock
from cogs.interaction.context import AnySeatContext
from cogs.interaction.replies import PrivateReply
from cogs.interaction.speech import SpeechContext, describe_table_move, speech_at_table
from cogs.messages import pictures, replay_viewer, table_texts
from cogs.messages.coach import explain_move
from cogs.messages.discord_messages import LayoutMessage, TextMessage
from cogs.messages.pictures import DrawnPicture
from cogs.messages.table_texts import seat_color
from render.picture_cache import Album

REVIEW_ROUTE = "review"
_BAR = 12  # signs of the bar that fills while a review is computed; a half for each look
SHARE_ROUTE = "share"  # to post the film for everybody
_UNITS = (("days", DAY), ("hours", HOUR), ("minutes", MINUTE))
MOST_ABSENCE_LINES = 6
MOST_NEWS_LINES = 10  # a button shows the rest


def can_be_reviewed(state: TableState) -> bool:
    """Whether the game is over, its deal no secret, and the seat's owner made moves in it."""
    if review_method(state.game.key) is None or state.card.origin is not None:
        return False
    return state.course is not None and replay_viewer.can_show_hands(state)


def review_button(state: TableState, speech: SpeechContext) -> Iterator[ButtonSpec]:
    if can_be_reviewed(state):
        yield components.route_button(speech, REVIEW_ROUTE, state.card.id, label="press-review")


def review_reply(context: AnySeatContext, review: GameReview) -> PrivateReply:
    """Build the review: each moment with a button to its position."""
    state, speech = context.state, context.speech
    ways = (*replay_viewer.replay_button(state, speech), *pictures.game_page_button(state, speech))
    return PrivateReply(speech("review-title"), ways, blocks=tuple(_review_blocks(context, review)))


def review_progress_text(speech: SpeechContext, progress: ReviewProgress) -> str:
    """Return what is shown while the review is computed."""
    if not progress.number:
        return speech("review-meanwhile")
    key = "review-second-look" if progress.is_again else "review-first-look"
    done = progress.number / max(1, progress.total) / 2 + progress.is_again / 2
    bar = "▰" * int(done * _BAR) + "▱" * (_BAR - int(done * _BAR))
    return f"{bar}\n{speech(key, number=progress.number, of=progress.total)}"


def review_too_slow_reply(state: TableState, speech: SpeechContext) -> PrivateReply:
    """Ask the player to try again: it takes too long."""
    return PrivateReply(speech("review-later"), tuple(review_button(state, speech)))


def _review_blocks(context: AnySeatContext, review: GameReview) -> Iterator[components.Block]:
    speech, best = context.speech, review.best
    if best is None:
        yield TextBlock(speech("review-no-best"))
    else:
        yield _moment_block(context, best, "review-best", context.course.made[best.at].move)
    for moment in review.lost:
        better = context.state.game.vocabulary.read(moment.other)
        yield _moment_block(context, moment, "review-lost", better)
    if not review.lost:
        yield TextBlock(speech("review-nothing-lost"))


def _moment_block(
    context: AnySeatContext, moment: ReviewMoment, key: str, good: object
) -> LineBlock:
    """Describe a decision, the alternative, and the reasons for the better one."""
    state, speech, course = context.state, context.speech, context.course
    position = course.made[moment.at - 1].step.state if moment.at else course.start
    view, spell = state.game.view(position, context.seat), state.game.vocabulary.spell
    pictures = game_ui_of(state).pictures
    told = say(
        key,
        counter=game_ui_of(state).round_word,
        round=pictures.round_of(view) if pictures else 0,
        move=_move_fact(state, view, spell(course.made[moment.at].move)),
        other=_move_fact(state, view, moment.other),
        points=moment.points,
    )
    words = map(speech.speak_text, (told, *explain_move(state, view, spell(good), EstimateText)))
    there = replay_viewer.position_button(state, speech, moment.at, context.seat)
    return LineBlock(" ".join(words), there)


def _move_fact(state: TableState, view: object, spelt: str) -> Fact:
    return (
        game_ui_of(state).describe_move(view, spelt) or describe_table_move(state, spelt) or spelt
    )


def scores_if_over(state: TableState) -> Scores | None:
    """Return the scores of a game that was played to its end, else None."""
    if state.card.status is not TableStatus.OVER or state.course is None:
        return None
    return state.game.scores(state.course.state)


def result_post(state: TableState, scores: Scores, speech: SpeechContext) -> LayoutMessage:
    """Build the post of a finished game."""
    told = _all_public_texts(state)
    won = scores.winners[0] if len(scores.winners) == 1 else None
    title = TextBlock(f"### {speech.speak_text(_winner_text(scores, told))}")
    about = TextBlock(_duration_text(state, speech), small=True)
    head = (title, about, *table_texts.origin_blocks(state, speech))
    ranking = TextBlock("\n".join(map(speech.speak_text, ranking_texts(state, scores))))
    feats = [speech.speak_text(text) for text in game_ui_of(state).list_feats(told)]
    remembered = (Separator(), TextBlock("\n".join(feats))) if feats else ()
    foot = (ranking, *remembered, *_result_buttons(state, speech))
    page_ = pictures.make_game_page(state)
    instead = partial(pictures.game_page_words, page_, speech) if page_ else str
    return LayoutMessage(head, foot, instead=instead, accent=seat_color(won))


def _all_public_texts(state: TableState) -> tuple[Text, ...]:
    """Return every public sentence of the game."""
    steps = (made.step.events for made in state.begun_course.made)
    return texts_heard(chain.from_iterable(steps), None)


def _winner_text(scores: Scores, told: tuple[Text, ...]) -> Text:
    """Name the winner; against an Automa the rules have said it last."""
    if scores.automas:
        return told[-1]
    return say("result-won", who=tuple(map(Who, scores.winners)), points=max(scores.totals))


def _duration_text(state: TableState, speech: SpeechContext) -> str:
    """Return the heading and how long the game took."""
    card, course = state.card, state.begun_course
    assert card.started is not None
    assert card.ended is not None
    lasted = max(card.ended - card.started, MINUTE)
    name, unit = next((name, unit) for name, unit in _UNITS if lasted >= unit)
    took = say(f"result-{name}", many=round(lasted / unit))
    heading = speech("door-heading", table=card.id, game=Named("game", card.game))
    return f"{heading} · {speech('result-took', moves=len(course.made), time=took)}"


# Ranking


def ranking_texts(state: TableState, scores: Scores) -> Iterator[Text]:
    """Yield each player with points by source, the first place first."""
    game_ui = game_ui_of(state)
    for at in sorted(range(len(scores.rank_keys)), key=scores.rank_keys.__getitem__, reverse=True):
        named = zip(scores.sources, scores.points[at], strict=True)
        sources = [
            say("result-source", source=Named(game_ui.source_kind, source), points=points)
            for source, points in named
            if points
        ]
        yield say(
            "result-place",
            place=scores.place(at),
            who=_seat_name(state, Seat(at)),
            points=scores.totals[at],
            tie=scores.tie_texts(at),
            sources=tuple(sources),
        )
        came_in = state.card.holders[at].came_in if at < len(state.card.holders) else 0
        if came_in:
            counter = game_ui_of(state).round_word
            yield say("result-took-over", who=Who(at), counter=counter, round=came_in)


def own_place_text(state: TableState, seat: Seat) -> Iterator[Text]:
    """Yield a player's own place, unless the winner's sentence is about them, and what lacked."""
    scores = scores_if_over(state)
    if scores is None:
        return
    if not scores.automas and scores.winners != (seat,):
        points = say("points-counted", points=scores.totals[seat])
        yield say("result-own-place", place=scores.place(seat), points=points)
    if not scores.points[seat][0]:  # the source that a game is about
        yield say(f"result-without-{scores.sources[0]}")


def film_shared_text(state: TableState, scores: Scores, seat: Seat) -> Text:
    """Name the person who shares the film, and the result."""
    ranking = (
        say("points-of", who=place.fact("who"), points=place.fact("points"), tie=place.fact("tie"))
        for place in ranking_texts(state, scores)
        if place.key == "result-place"
    )
    return say("film-shared", who=Who(seat), ranking=tuple(ranking))


async def film_message(
    state: TableState, outgoing: OutboxMessage, films: Album | None
) -> TextMessage:
    """Build the public post of the film, or of the result where files are not allowed."""
    assert outgoing.text is not None
    speech = speech_at_table(state, state.card.terms.language)
    content = TextMessage(speech.speak_text(outgoing.text))
    sketch = replay_viewer.film_picture(state, speech, films) if films is not None else None
    if sketch is None:
        return content
    gif = await sketch.by(sketch.draw)
    return replace(content, picture=DrawnPicture(gif, sketch.alt, sketch.name))


def _seat_name(state: TableState, seat: Seat) -> Fact:
    """Return the name of a seat, or of the Automa."""
    automa = game_ui_of(state).automa
    is_automa = automa is not None and seat >= len(state.card.holders)
    return automa if is_automa and automa is not None else Who(seat)


# Buttons


def _stronger_rematch_button(state: TableState, speech: SpeechContext) -> Iterator[ButtonSpec]:
    """Offer people who beat computers of one level a rematch against the next level."""
    scores, holders = scores_if_over(state), state.card.holders
    levels = {holder.computer for holder in holders if holder.computer}
    if scores is None or len(levels) != 1 or any(holders[at].computer for at in scores.winners):
        return
    level = next_level(state.card.game, *levels)
    if level:
        guest = Named("guest", level)
        yield components.route_button(
            *(speech, "rematch", state.card.id, level), label="press-rematch-against", guest=guest
        )


def _result_buttons(state: TableState, speech: SpeechContext) -> Iterator[ComponentSpec]:
    table = state.card.id
    yield components.route_button(speech, "rematch", table, likely=True)
    yield from _stronger_rematch_button(state, speech)
    yield from replay_viewer.replay_button(state, speech)
    yield from review_button(state, speech)
    yield from replay_viewer.film_buttons(state, speech)
    if replay_viewer.film_buttons(state, speech) and not is_in_direct_messages(state.card):
        yield components.route_button(speech, SHARE_ROUTE, table, label="press-share")
    yield components.route_button(speech, "log", table)
    yield from table_texts.story_button(state, speech)
    if state.shared is not None and state.shared.over:
        yield components.route_button(
            speech,
            replay_viewer.ALL_FILMS_ROUTE,
            NOWHERE,
            state.shared.id,
            label="press-week-films",
        )
    if not state.is_embargoed and state.card.origin is None:
        yield components.route_button(speech, "deal", table)


def absence_lines(context: AnySeatContext) -> list[str]:
    """List what was done for a player since their last own move; empty if nothing was."""
    state, seat, speech = context.state, context.seat, context.speech
    if not presence_and_absence.moves_made_for_seat(state, seat):
        return []
    told = table_texts.story_since(
        *(state, speech, presence_and_absence.moves_made_for_seat(state, seat)[0].at, seat),
        at_most=MOST_ABSENCE_LINES,
        gist=True,
        only=lambda text: is_about_seat(text, context),
        until=presence_and_absence.count_to_next_own_move(state, seat),
    )
    return [
        *(speech.speak_text(text) for text in _absence_summary(context)),
        *(f"> {line}" for line in told),
    ]


def _absence_summary(context: AnySeatContext) -> Iterator[Text]:
    """Yield how much was done and gained, and how much was let go by and lost."""
    state = context.state
    done = presence_and_absence.moves_made_for_seat(state, context.seat)
    gone_by = [
        one for one in done if one.stake and presence_and_absence.is_passing_move(state, one)
    ]
    acted = [one for one in done if one not in gone_by]
    brought, cost = (sum(one.stake for one in some) for some in (acted, gone_by))
    if acted:
        yield say("errands-done", count=len(acted), points=brought)
    if cost:
        yield say("errands-gone-by", count=len(gone_by), points=cost)


def is_about_seat(text: Text, context: AnySeatContext) -> bool:
    """Whether a sentence is about what this seat does."""
    return dict(text.facts).get("who") == Who(context.seat)


def lines_since_own_move(context: AnySeatContext) -> list[str]:
    """List what others got and built, and how points changed; empty if nothing did.

    Moves made for this player are told by `absence_lines`.
    """
    state, seat = context.state, context.seat
    since = presence_and_absence.count_moves_through_last_own(state, seat)
    is_told = bool(presence_and_absence.moves_made_for_seat(state, seat))
    if since == len(context.course.made):
        return []
    room = MOST_NEWS_LINES - 1  # the last line is about points
    told = table_texts.story_since(
        *(state, context.speech, since, seat),
        at_most=room,
        gist=True,
        only=lambda text: not (is_told and is_about_seat(text, context)),
    )
    return [*told, *_point_changes(context, since)]


def _point_changes(context: AnySeatContext, since: int) -> Iterator[str]:
    course, game, speech = context.course, context.state.game, context.speech
    points = game_ui_of(context.state).points_by_seat
    position = course.made[since - 1].step.state if since else course.start
    before, after = (points(game.view(one, None)) for one in (position, course.state))
    moved: list[Text] = [
        say("meanwhile-points-of", who=Who(seat), before=had, after=has)
        for seat, (had, has) in enumerate(zip(before, after, strict=False))
        if had != has
    ]
    if moved:
        yield speech("meanwhile-points", moved=" · ".join(speech.speak_text(one) for one in moved))
