"""The first game, guided: how a lesson is asked for, and what comes after it."""

from dataclasses import replace

from discord import app_commands

from bot.engine.text import Refusal
from bot.host import votes
from bot.host.company import Status, TableCard, TableId, Terms
from bot.host.motions import Cancel
from bot.host.outcomes import Refused
from cogs.door.answers import Reply, answer, refused
from cogs.door.caller import Caller, Interaction
from cogs.door.command_names import phrased
from cogs.door.commands import EVERYWHERE, INSTALLED
from cogs.door.knocks import knock
from cogs.door.presses import Link, Pressable, WornOut
from cogs.door.speech import Voice
from cogs.door.visit import at
from cogs.posts.coach import LEARN, LEARNED, lesson_press
from cogs.posts.lessons import Lesson, lesson_at, lessons
from cogs.table import alone, opening
from cogs.table.lobby import begin, open_table
from cogs.turn.moving import reply_to, take_turn

_AFTERWARDS = ("easy", "2")  # against Wolfgang: how hard, and how many dummy players


@app_commands.command(**phrased("command-learn"))
async def learn(interaction: Interaction) -> None:
    async def first(caller: Caller) -> Reply:
        return await taught(caller, next(iter(lessons().values())))

    await answer(interaction, first)


learn.allowed_contexts, learn.allowed_installs = EVERYWHERE, INSTALLED


def offered(voice: Voice) -> tuple[Pressable, ...]:
    """The way to every lesson."""
    return tuple(press for game in lessons() for press in lesson_press(voice, game))


@knock(LEARN)
async def learning(caller: Caller, _: TableId, key: str) -> Reply:
    lesson = lessons().get(key)
    if lesson is None:
        raise WornOut
    return await taught(caller, lesson)


async def taught(caller: Caller, lesson: Lesson) -> Reply:
    """A lesson is given in direct messages; where there are none, in the place itself."""
    place = await caller.alone() or caller.place
    is_here = place == caller.place
    at_home = caller if is_here else replace(caller, place=place, server="")
    why = opening.why_not_play(caller) if is_here else None
    if why is not None:
        return why
    async with caller.door.opening:
        running = await opening.running_at(caller, place)
        if running is None:
            reply = await _begun(at_home, lesson)
        elif await _is_lesson(caller, running):
            reply = await take_turn(caller, running.id)
        else:
            reply = Reply(caller.voice("lobby-taken", table=running.id))
    if is_here:
        return reply
    there = Link(f"https://discord.com/channels/@me/{place}", caller.voice.label("press-lesson"))
    return Reply(caller.voice("lesson-is-there"), (there,))


async def _is_lesson(caller: Caller, card: TableCard) -> bool:
    standing = await caller.door.house.standing(card.id)
    return not isinstance(standing, Refusal) and lesson_at(standing) is not None


async def _begun(caller: Caller, lesson: Lesson) -> Reply:
    """It begins at once; the computers sit there already, and the deal is the lesson's."""
    table = await caller.door.house.open_table(
        lesson.game,
        caller.person.id,
        server=caller.server,
        place=caller.place,
        terms=Terms(language=caller.person.language),
        computers=lesson.computers,
        half=lesson.half,
    )
    return refused(caller, table) if isinstance(table, Refusal) else await begin(caller, table)


@knock(LEARNED)
async def learned(caller: Caller, table: TableId, _: str) -> Reply:
    """The lesson is over, and a whole game begins in its place, against Wolfgang."""
    visit = await at(caller, table)
    seat = visit.own().seat
    if visit.standing.card.status is Status.PLAYING:
        end = votes.vote(seat, Cancel(), in_favour=True)
        outcome = await caller.door.house.carry_out(table, end, f"{caller.request} learned")
        if isinstance(outcome, Refused):
            return reply_to(visit, outcome)
    return await open_table(caller, alone.GAME, wishes=alone.wishes(*_AFTERWARDS))
