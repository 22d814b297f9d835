"""The first game, guided: how a lesson is asked for, and what comes after it."""

from dataclasses import replace

from discord import app_commands

from bot.engine.text import Refusal
from bot.host import leaving, lobby, votes
from bot.host.company import Status, TableCard, TableId, Terms
from bot.host.motions import Cancel
from bot.host.outcomes import Refused
from cogs.door import presses
from cogs.door.answers import Reply, answer, refused
from cogs.door.book import NOWHERE
from cogs.door.caller import Caller, Interaction
from cogs.door.command_names import games, phrased, worded
from cogs.door.commands import EVERYWHERE, INSTALLED
from cogs.door.knocks import knock
from cogs.door.presses import Link, Press, Pressable, WornOut
from cogs.door.speech import Voice
from cogs.door.visit import at
from cogs.posts.coach import LEARN, LEARNED, lesson_press
from cogs.posts.lessons import Lesson, lesson_at, lessons
from cogs.table import opening, threads
from cogs.table.lobby import begin, open_table
from cogs.turn.moving import reply_to, take_turn

_TAUGHT = tuple(lessons())


@app_commands.command(**phrased("command-learn"))
@worded("game", "public")
@app_commands.choices(game=games(_TAUGHT))
async def learn(interaction: Interaction, game: str = _TAUGHT[0], public: bool = False) -> None:
    lesson = lessons()[game]

    async def first(caller: Caller) -> Reply:
        return await taught(caller, lesson)

    async def there(caller: Caller) -> Reply:
        return await _in_public(caller, lesson)

    async def looked_on(caller: Caller) -> Reply:
        return await threads.opened(interaction, caller, game, there)

    await answer(interaction, looked_on if public else first)


learn.allowed_contexts, learn.allowed_installs = EVERYWHERE, INSTALLED


def offered(voice: Voice) -> tuple[Pressable, ...]:
    """The way to every lesson."""
    return tuple(press for game in lessons() for press in lesson_press(voice, game))


@knock(LEARN)
async def learning(caller: Caller, table: TableId, key: str) -> Reply:
    lesson = lessons().get(key)
    if lesson is None:
        raise WornOut
    return await taught(caller, lesson, instead_of=table)


async def taught(caller: Caller, lesson: Lesson, instead_of: TableId = NOWHERE) -> Reply:
    """Give a lesson in direct messages; where there are none, in the place itself.

    A table that has the place is left for good only if it is the one named.
    """
    place = await caller.alone() or caller.place
    is_here = place == caller.place
    at_home = caller if is_here else replace(caller, place=place, server="")
    why = opening.why_not_play(caller) if is_here else None
    if why is not None:
        return why
    async with caller.door.opening:
        running = await opening.running_at(caller, place)
        if running is not None and running.id == instead_of and not running.server:
            await _leave(caller, running)
            running = await opening.running_at(caller, place)
        if running is None:
            reply = await _begun(at_home, lesson, lesson.half)
        elif await _is_given(caller, running, lesson):
            reply = await take_turn(caller, running.id)
        else:
            return opening.taken(caller, running, _instead(caller.voice, running, lesson))
    if is_here:
        return reply
    there = Link(f"https://discord.com/channels/@me/{place}", caller.voice.label("press-lesson"))
    return Reply(caller.voice("lesson-is-there"), (there,))


def _instead(voice: Voice, card: TableCard, lesson: Lesson) -> Press:
    """Leaves the table that has the place, and begins the lesson."""
    label = voice.label("press-learn-instead", table=card.id)
    return Press(presses.knock(LEARN, card.id, lesson.game), label, grave=True)


async def _leave(caller: Caller, card: TableCard) -> None:
    if card.status is Status.GATHERING:
        act = lobby.stand_up(caller.person.id)
        await caller.door.house.carry_out(card.id, act, f"{caller.request} leave")
    else:
        await caller.as_seat(card.id, leaving.resign)


async def _is_given(caller: Caller, card: TableCard, lesson: Lesson) -> bool:
    """Whether it is this lesson that is on there."""
    standing = await caller.door.house.standing(card.id)
    return not isinstance(standing, Refusal) and lesson_at(standing) == lesson


async def _in_public(caller: Caller, lesson: Lesson) -> Reply:
    """Where others look on it is a teaching table, and all hands lie open."""
    async with caller.door.opening:
        reply = await _begun(caller, lesson, lesson.half, teaching=True)
    has_begun = await opening.running_here(caller) is not None
    return replace(reply, words=caller.voice("lesson-is-public")) if has_begun else reply


async def _begun(caller: Caller, lesson: Lesson, half: str, *, teaching: bool = False) -> Reply:
    """It begins at once; the computers sit there already, and the deal may be the lesson's."""
    table = await caller.door.house.open_table(
        lesson.game,
        caller.person.id,
        server=caller.server,
        place=caller.place,
        terms=Terms(language=caller.person.language, teaching=teaching),
        computers=lesson.computers,
        half=half,
    )
    return refused(caller, table) if isinstance(table, Refusal) else await begin(caller, table)


@knock(LEARNED)
async def learned(caller: Caller, table: TableId, _: str) -> Reply:
    """The lesson is over, and a whole game begins in its place."""
    visit = await at(caller, table)
    lesson = lesson_at(visit.standing)
    if lesson is None:
        raise WornOut
    seat = visit.own().seat
    if visit.standing.card.status is Status.PLAYING:
        end = votes.vote(seat, Cancel(), in_favour=True)
        outcome = await caller.door.house.carry_out(table, end, f"{caller.request} learned")
        if isinstance(outcome, Refused):
            return reply_to(visit, outcome)
    return await _whole(caller, lesson)


async def _whole(caller: Caller, lesson: Lesson) -> Reply:
    """Alone if the lesson says how, else against its computers, and then with a deal of its own."""
    if lesson.afterwards:
        return await open_table(caller, lesson.game, wishes=tuple(lesson.afterwards.items()))
    async with caller.door.opening:
        running = await opening.running_here(caller)
        if running and running.owner == caller.person.id and running.game == lesson.game:
            return await take_turn(caller, running.id)  # asked for twice
        return await opening.why_not_open(caller) or await _begun(caller, lesson, half="")
