"""The post of a lesson's stage: a teaching text, a picture of the question, a few moves."""

from collections.abc import Iterable, Iterator

from bot.engine.game import Scores, Seat
from bot.engine.text import Fact, Named, Text, Who, say
from bot.tables.command_runner import texts_heard
from bot.tables.people import TableStatus
from bot.tables.state import TableState
from cogs.games import game_ui_of, rules_summary_button
from cogs.interaction import components
from cogs.interaction.components import BookPageBlock, ButtonSpec, TextBlock
from cogs.interaction.context import AnySeatContext
from cogs.interaction.speech import SpeechContext
from cogs.messages import coach
from cogs.messages.coach import LEARNED_ROUTE
from cogs.messages.discord_messages import LayoutMessage
from cogs.messages.lesson import StageAtTable, stage_at_table
from cogs.messages.private_panel import describe_seat_move, turn_panel
from cogs.messages.result_and_review import scores_if_over
from cogs.messages.table_texts import prompt_text, seat_color


def lesson_post(state: TableState, speech: SpeechContext) -> LayoutMessage | None:
    """Build the post of a stage; None at any other table. Its pages are its only pictures."""
    at = stage_at_table(state, speech)
    if at is None:
        return None
    progress = speech("lesson-progress", number=at.number, count=len(at.lesson.stages))
    title = TextBlock(progress, small=True)
    if state.card.status is TableStatus.CANCELLED:
        return LayoutMessage((title,))
    offered = at.offered_moves() if at.pupil.is_asked and not at.is_over else []
    lines = map(TextBlock, _teaching_lines(at, has_choice=len(offered) > 1))
    pages = tuple(_question_picture(at)) if offered else ()
    buttons = _closing_buttons(at) if at.is_over else _move_buttons(at.pupil, offered)
    accent = seat_color(at.pupil.seat)
    return LayoutMessage((title, *lines, *pages), tuple(buttons), accent=accent)


def _teaching_lines(at: StageAtTable, *, has_choice: bool) -> Iterator[str]:
    """Yield the coach's words, the teaching text, or the question where there is neither."""
    seat, speech = at.pupil, at.pupil.speech
    texts = coach.judge_last_move(seat, at.offered_before) if at.pupil_move_indices else ()
    judged = " ".join(map(speech.speak_text, texts))
    says = at.text.says if at.text is not None and has_choice else ""
    if judged:
        yield judged
    if at.is_over:
        yield from _closing_lines(at, is_judged=bool(judged))
    elif at.text is not None and says:
        yield teaching_text(at.pupil, says)
        yield from _plan_sentences(seat) if at.text.plan else ()
    elif not judged:
        asked = prompt_text(seat.state)
        yield speech.speak_text(asked, "you" if seat.is_asked else "") if asked else ""


def teaching_text(seat: AnySeatContext, says: str) -> str:
    """Speak a teaching text with what is printed, and what the pupil has."""
    help_, game = game_ui_of(seat.state).help, seat.state.game
    facts = {**help_.facts(game), **help_.facts_now(seat.view)}
    return seat.speech.speak_text(Text(f"stage-{game.key}-{says}", tuple(facts.items())))


def _plan_sentences(seat: AnySeatContext) -> list[str]:
    plan = game_ui_of(seat.state).help.plan(seat.view)
    return [seat.speech.speak_text(text) for text in plan]


def _closing_lines(at: StageAtTable, *, is_judged: bool) -> Iterator[str]:
    """Yield what the pupil's last move did, or why the game ended so, and what comes next."""
    seat, speech, scores = at.pupil, at.pupil.speech, scores_if_over(at.pupil.state)
    if scores is not None:
        yield speech.speak_text(final_comparison_text(seat.state, scores, seat.seat))
    elif not is_judged:
        events = (
            seat.course.made[at.pupil_move_indices[-1]].step.events if at.pupil_move_indices else ()
        )
        told = [speech.speak_to_seat(seat.seat, text) for text in texts_heard(events, seat.seat)]
        yield from (told or _plan_sentences(seat))[:1]
    if at.is_last:
        yield speech("lesson-then", count=len(at.lesson.computers))


def final_comparison_text(state: TableState, scores: Scores, seat: Seat) -> Text:
    """Compare the pupil with the best other player: the points, and the largest difference."""
    others = [one for one in range(len(scores.totals)) if one != seat]
    other = max(others, key=scores.rank_keys.__getitem__)
    apart = [
        mine - his for mine, his in zip(scores.points[seat], scores.points[other], strict=True)
    ]
    has_won = seat in scores.winners
    at = (max if has_won else min)(range(len(apart)), key=apart.__getitem__)
    facts: dict[str, Fact] = {"points": scores.totals[seat], "theirs": scores.totals[other]}
    source = Named(game_ui_of(state).source_kind, scores.sources[at])
    key = "lesson-won" if has_won else "lesson-lost"
    return say(key, **facts, other=Who(other), source=source, apart=abs(apart[at]))


def _question_picture(at: StageAtTable) -> Iterator[BookPageBlock]:
    """Yield the picture of the question, named after the move so that it is drawn anew."""
    sketch = turn_panel(at.pupil).picture
    if sketch is not None:
        yield BookPageBlock(f"lesson-{at.pupil.course.ply}.png", sketch.alt, sketch.draw)


def _move_buttons(seat: AnySeatContext, offered: Iterable[str]) -> Iterator[ButtonSpec]:
    help_ = game_ui_of(seat.state).help
    for number, spelt in enumerate(offered):
        move = seat.state.game.vocabulary.read(spelt)
        text = help_.label(seat.view, move) or describe_seat_move(seat, spelt)
        label = seat.speech.button_text(text) if text else spelt
        yield ButtonSpec(components.move_id(seat.question_id, spelt), label, likely=not number)


def _closing_buttons(at: StageAtTable) -> Iterator[ButtonSpec]:
    """Yield the button to the next stage or the first game, and to what the lesson leaves out."""
    speech, table = at.pupil.speech, at.pupil.state.card.id
    following = "first-game" if at.is_last else f"{at.lesson.game}-{at.number + 1}"
    label = f"press-lesson-{following}"
    yield components.route_button(speech, LEARNED_ROUTE, table, label=label, likely=True)
    yield from rules_summary_button(at.pupil.state, speech)
