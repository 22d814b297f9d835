"""A turn made ahead: thought through with the panels of one's turn, and left with the house.

plan T                 what was thought of so far, and what may come next
plan T leave           from now on it is counted on
plan T another         what to do if it can't be made
plan T look poet       beyond it: what lies within reach; the poet in full
plan T back | change | again | forget
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace

from discord import app_commands

from bot.engine.game import Seat
from bot.engine.text import Refusal, Text
from bot.host import acts, planning
from bot.host.company import Status, TableId
from bot.host.house import SeatAct
from bot.host.outcomes import Kept, NotKept, Refused, Stale
from bot.host.standing import Standing, plans_of, shown_at
from bot.host.table import Act
from bot.players.ahead import LOOSE, PLAN, Step, Thinking, Thought, thought_through
from cogs.door import limits, presses
from cogs.door.answers import Reply, answer
from cogs.door.caller import Caller, Interaction
from cogs.door.command_names import phrased
from cogs.door.commands import EVERYWHERE, INSTALLED
from cogs.door.front import Outlook
from cogs.door.knocks import knock
from cogs.door.presses import Menu, Press, Pressable, QuestionId, WornOut
from cogs.door.sitting import AnySitting, Sitting
from cogs.door.speech import Voice, move_in_words, refusal_in_words
from cogs.door.visit import Visit, after, at, card_meant
from cogs.games import front_of, rules_of
from cogs.posts import pictures
from cogs.posts.panel import bare_panel, in_words, move_press
from cogs.turn import notes

KNOCK = "plan"
LOOK = "look"
_ROOM = 900  # characters of what was thought of so far


@app_commands.command(**phrased("command-plan"))
async def plan(interaction: Interaction) -> None:
    await answer(interaction, _of_this_place)


plan.allowed_contexts, plan.allowed_installs = EVERYWHERE, INSTALLED


async def _of_this_place(caller: Caller) -> Reply:
    return await shown(caller, (await card_meant(caller)).id, "")


@knock(KNOCK)
async def shown(caller: Caller, table: TableId, rest: str) -> Reply:
    said, stamp = presses.split_stamp(rest)
    deed, _, chosen = said.partition(" ")
    if deed == LOOK:
        return longer((await at(caller, table)).own(), chosen=chosen)
    if not said or said == "another":
        return overview((await at(caller, table)).own(), another=bool(said))
    if said not in _DEEDS:
        raise WornOut

    def seat_act(seat: Seat) -> Act:
        return acts.unless_changed(stamp, lambda now: _mark(now, seat), _DEEDS[deed](seat))

    return await _done(caller, table, seat_act, "plan-left" if deed == "leave" else "")


def _mark(standing: Standing, seat: Seat) -> str:
    """By which all that is planned is known again."""
    return presses.mark_of(plans_of(standing, seat))


_DEEDS: Mapping[str, Callable[[Seat], Act]] = {
    "leave": planning.leave,
    "back": planning.step_back,
    "change": planning.change,
    "again": planning.hold_again,
    "forget": planning.forget,
}


async def _done(caller: Caller, table: TableId, seat_act: SeatAct, told: str = "") -> Reply:
    """What came of it, and the plan as it is now."""
    outcome = await caller.as_seat(table, seat_act)
    sitting = after(caller, outcome).own()
    voice = sitting.voice
    match outcome:
        case Refused(refusal):
            reply = overview(sitting, voice.text(refusal_in_words(sitting.standing, refusal)))
            page = rules_of(sitting.standing, voice, refusal)
            return replace(reply, presses=(*reply.presses, *page))
        case NotKept():
            return overview(sitting, voice("door-not-kept"))
        case Stale():
            return overview(sitting, voice("plan-stale"))
        case Kept() if told:
            return overview(sitting, voice(told))
    return overview(sitting)


# Thinking: the panels of a turn, and where their moves go


async def think(caller: Caller, asked_of: QuestionId, moves: Sequence[str]) -> Reply:
    """These moves are the next steps of the plan."""

    def seat_act(seat: Seat) -> Act:
        if seat != asked_of.seat:
            return lambda _: Stale(asked_of.decision)
        return planning.think(seat, moves, asked_of.decision)

    return await _done(caller, asked_of.table, seat_act)


def thinking_at(visit: Visit, asked_of: QuestionId) -> AnySitting | Reply:
    """Where a button of a turn that is made ahead was drawn; or what he is told instead."""
    sitting = visit.own()
    thinking = planning.drafted(sitting.standing, sitting.seat)
    if isinstance(thinking, Refusal):
        return overview(sitting)
    thought = _sitting(sitting, thinking)
    if thought.question != asked_of:
        return overview(sitting, sitting.voice("plan-stale"))
    return thought


def _sitting(sitting: AnySitting, thinking: Thinking) -> AnySitting:
    """The same seat once all these steps were made; none of the real luck is within reach."""
    return _where(sitting, thinking.last, len(thinking.made))


def _where(sitting: AnySitting, thought: Thought, steps: int) -> AnySitting:
    course, seat = sitting.course, sitting.seat
    decisions = (*course.decisions[:seat], steps, *course.decisions[seat + 1 :])
    opening = replace(course.opening, seed="")
    then = replace(course, opening=opening, start=thought.shown, made=(), decisions=decisions)
    return Sitting(shown_at(sitting.standing, then), seat, sitting.voice, ahead=True)


# The plan, and what may be done with it


def overview(sitting: AnySitting, before: str = "", *, another: bool = False) -> Reply:
    """What is counted on, what is being thought of, and what may come next."""
    voice, standing, seat = sitting.voice, sitting.standing, sitting.seat
    words = [before] if before else []
    thinking = planning.drafted(standing, seat)
    if isinstance(thinking, Refusal):
        return longer(sitting, before)
    words += _left(sitting, thinking)
    if standing.game.turn(sitting.course.state) == seat:
        return longer(sitting, _fitting([*words, voice("plan-is-your-turn")]))
    if planning.kept(standing, seat, PLAN) and not (thinking.plan.steps or another):
        return Reply(_fitting(words), tuple(_to_change(sitting)), asks=sitting.plans)
    return _draft(sitting, thinking, words)


def _draft(sitting: AnySitting, thinking: Thinking, words: list[str]) -> Reply:
    thought = _sitting(sitting, thinking)
    lines = list(_steps(sitting, thinking)) or [sitting.voice("plan-begins")]
    if any(one.opened for one in thinking.path):
        lines.append(sitting.voice("plan-luck"))
    ways = _ways(sitting, thinking, thought)
    words = [*words, _newest(lines, sitting.voice), ways.words]
    sketch = pictures.mine_sketched(thought) if thinking.made else None
    why = rules_of(sitting.standing, sitting.voice, thinking.why) if thinking.why else ()
    further = _press(sitting, LOOK)
    to_leave = (*ways.presses, *_to_leave(sitting, thinking), further, *why)
    ways = replace(ways, asks=sitting.plans)
    return replace(ways, words=_fitting(words), presses=to_leave, sketch=sketch)


def _newest(lines: Sequence[str], voice: Voice) -> str:
    return limits.newest(lines, _ROOM, voice("plan-earlier"))


def _fitting(words: Sequence[str]) -> str:
    return limits.shortened("\n".join(word for word in words if word), limits.CONTENT)


def _ways(sitting: AnySitting, thinking: Thinking, thought: AnySitting) -> Reply:
    """What may come next: the panel of the turn, or what can be said where luck decides."""
    if not thinking.last.goes_on:
        return Reply(sitting.voice("plan-whole"))
    wishes = thinking.last.wishes()
    if wishes:
        offered_ = tuple(move_press(thought, wish) for wish in wishes)
        return Reply(sitting.voice("plan-wish"), offered_)
    panel = bare_panel(thought)
    beside = tuple(move_press(thought, wish) for wish in thinking.last.wishes_beside())
    return replace(panel, presses=(*panel.presses, *beside))


def _left(sitting: AnySitting, thinking: Thinking) -> Iterator[str]:
    """Every plan that was left, each with how it stands now."""
    for kind in (PLAN, LOOSE):
        for number, one in enumerate(planning.kept(sitting.standing, sitting.seat, kind), 1):
            yield sitting.voice(f"plan-is-{kind}", number=number)
            stands = thought_through(thinking.path[0], one)
            yield _newest(list(_steps(sitting, stands)), sitting.voice)


def _steps(sitting: AnySitting, thinking: Thinking) -> Iterator[str]:
    """What each step tells, or what it is as long as nothing is told of it."""
    voice, seat, quiet = sitting.voice, sitting.seat, list[str]()
    for step, was, now in zip(thinking.made, thinking.path, thinking.path[1:], strict=False):
        if now.heard:
            quiet = []
            yield from (f"> {voice.to(seat, text)}" for text in now.heard)
        else:
            quiet.append(_in_words(_where(sitting, was, 0), step))
    yield from (f"> {one}" for one in quiet)
    if thinking.broken is not None:
        yield from _stops(sitting, thinking, thinking.broken)


def _stops(sitting: AnySitting, thinking: Thinking, broken: Step) -> Iterator[str]:
    voice = sitting.voice
    step = _in_words(_where(sitting, thinking.last, 0), broken)
    yield voice("plan-stops-at", step=step)
    if thinking.why is not None:
        yield voice.text(refusal_in_words(sitting.standing, thinking.why))
    yield from (f"> {voice.to(sitting.seat, text)}" for text in thinking.instead)


def _in_words(where: AnySitting, step: Step) -> str:
    """The step by what it means there; what means nothing there, as it was said."""
    is_move = where.is_legal(step.said)
    text: Text | None = in_words(where, step.said) if is_move else None
    text = text or move_in_words(where.standing, step.said)
    return where.voice.text(text) if text else step.said


# Beyond the next turn


def longer(sitting: AnySitting, before: str = "", chosen: str = "") -> Reply:
    """What lies within reach once the plan is played, by what its owner sees and nothing else."""
    voice, standing = sitting.voice, sitting.standing
    words, thinking = [before], planning.drafted(standing, sitting.seat)
    found = front_of(standing).outlook(sitting, _planned(sitting, thinking), chosen)
    if isinstance(thinking, Refusal) and not (found.lines and _is_on(standing)):
        words.append(voice.text(refusal_in_words(standing, thinking)))
        return Reply(_fitting(words), tuple(rules_of(standing, voice, thinking)))
    is_planned = isinstance(thinking, Thinking) and thinking.made
    if found.lines:
        words.append(voice("plan-look-after" if is_planned else "plan-look"))
    below = (*_in_full(sitting, found), *_below_the_look(sitting, thinking))
    return Reply(_fitting(words), below, more="\n".join(found.lines))


def _is_on(standing: Standing) -> bool:
    return standing.card.status is Status.PLAYING


def _in_full(sitting: AnySitting, found: Outlook) -> Iterator[Menu]:
    if found.choices:
        id_ = presses.knock_menu(KNOCK, sitting.standing.card.id, LOOK)
        yield Menu(id_, sitting.voice.label("plan-look-in-full"), found.choices)


def _planned(sitting: AnySitting, thinking: Thinking | Refusal) -> AnySitting:
    """The same seat after its plan, or as it is where none is thought of."""
    if isinstance(thinking, Refusal) or not thinking.made:
        return sitting
    return _sitting(sitting, thinking)


# To be pressed


def _to_leave(sitting: AnySitting, thinking: Thinking) -> Iterator[Pressable]:
    if thinking.made:
        yield _press(sitting, "leave", likely=True)
        yield _press(sitting, "back")
    elif planning.kept(sitting.standing, sitting.seat, LOOSE):
        yield _press(sitting, "again", likely=True)
    if planning.is_kept(sitting.standing, sitting.seat):
        yield _press(sitting, "forget", grave=True)


def _to_change(sitting: AnySitting) -> Iterator[Pressable]:
    yield _press(sitting, "change")
    yield _press(sitting, "another")
    yield _press(sitting, LOOK)
    yield _press(sitting, "forget", grave=True)


def _below_the_look(sitting: AnySitting, thinking: Thinking | Refusal) -> Iterator[Pressable]:
    """Back to what can be done, or planned; and to what one has noted."""
    table, voice = sitting.standing.card.id, sitting.voice
    if sitting.may_move:
        yield Press(presses.knock("turn", table), voice.label("press-turn"), likely=True)
    is_to_come = sitting.standing.game.turn(sitting.course.state) != sitting.seat
    if is_to_come and not isinstance(thinking, Refusal):
        yield Press(presses.knock(KNOCK, table), voice.label("press-plan-turn"))
    yield notes.press(table, voice)


def _press(sitting: AnySitting, deed: str, *, likely: bool = False, grave: bool = False) -> Press:
    mark = _mark(sitting.standing, sitting.seat) if deed in _DEEDS else None
    id_ = presses.knock(KNOCK, sitting.standing.card.id, deed, at=mark)
    return Press(id_, sitting.voice.label(f"press-plan-{deed}"), likely=likely, grave=grave)
