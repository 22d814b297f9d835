"""What a table settles together: undo, votes, who plays on for somebody, leaving for good."""

from collections.abc import Callable, Iterable, Sequence

from discord import app_commands

from bot.engine.game import Seat
from bot.engine.text import Refusal, Who, say
from bot.host import acts, leaving, motions, votes
from bot.host.motions import Cancel, Motion, Pause, Resume, StandIn, Undo, named
from bot.host.outcomes import Refused
from bot.host.ports import TableId
from bot.host.standing import Standing, is_solo, seats_of
from bot.host.table import Act
from bot.i18n.speak import LANGUAGES
from cogs.door import presses
from cogs.door.answers import Offer, Reply, answer, offer, refused
from cogs.door.caller import Caller, Interaction, table_here
from cogs.door.command_names import about, worded
from cogs.door.commands import GAME
from cogs.door.presses import Press
from cogs.door.speech import voice_at
from cogs.door.typed import meant
from cogs.table.lobby import done_at, no_table
from cogs.turn.buttons import bell
from cogs.turn.moving import told

MOTIONS: tuple[Motion, ...] = (Undo(1), Pause(), Resume(), Cancel())


async def _as_seat(caller: Caller, table: TableId, seat_act: Callable[[Seat], Act]) -> Reply:
    outcome = await caller.door.house.as_seat(table, caller.person.id, seat_act, caller.request)
    return await told(caller, table, outcome)


# Undo


@GAME.command(name="undo", description=about("command-game-undo"))
@worded("moves")
async def undo(interaction: Interaction, moves: app_commands.Range[int, 1, 40] = 1) -> None:
    async def answered(caller: Caller) -> Reply:
        card = await table_here(caller)
        return await take_back(caller, card.id, str(moves)) if card else no_table(caller)

    await answer(interaction, answered)


@bell("undo")
async def take_back(caller: Caller, table: TableId, count: str) -> Reply:
    """One's own moves at once; what others have seen or done since goes to the vote."""
    number = presses.whole(count or "1")
    outcome = await caller.door.house.as_seat(
        table, caller.person.id, lambda seat: acts.take_back_own(seat, number), caller.request
    )
    standing = await caller.door.house.standing(table)
    if isinstance(standing, Refusal):
        return refused(caller, standing)
    seat = standing.card.seat_of(caller.person.id) or Seat(0)
    done = say("takes-back", count=number, who=Who(seat))
    reply = await told(caller, table, outcome, done)
    if not isinstance(outcome, Refused) or outcome.refusal.rule != "undo":
        return reply
    if is_solo(standing.card):
        return reply
    motion = Press(
        presses.bell("vote", table, f"undo {number}"), caller.voice.label("press-vote-undo")
    )
    return Reply(reply.words, (motion, *reply.presses))


# Votes


@GAME.command(name="vote", description=about("command-game-vote"))
@worded("motion", "favour")
async def vote(interaction: Interaction, motion: str, favour: bool = True) -> None:
    async def answered(caller: Caller) -> Reply:
        card = await table_here(caller)
        if card is None:
            return no_table(caller)
        standing = await caller.door.house.standing(card.id)
        spelt = motion if isinstance(standing, Refusal) else _meant(standing, motion)
        return await _voiced(caller, card.id, spelt, favour)

    await answer(interaction, answered)


@vote.autocomplete("motion")
async def motion_names(interaction: Interaction, typed: str) -> list[Offer]:
    async def choices(caller: Caller) -> Sequence[tuple[str, str]]:
        card = await table_here(caller)
        standing = await caller.door.house.standing(card.id) if card else None
        if standing is None or isinstance(standing, Refusal):
            return []
        voice = voice_at(standing, caller.person.language)
        return [(voice.plain(named(one)), str(one)) for one in _offered(standing)]

    return await offer(interaction, typed, choices)


def _offered(standing: Standing) -> Iterable[Motion]:
    """What the table may decide now: what is voted on already before all else."""
    open_ = (ballot.motion for ballot in standing.ballots)
    return dict.fromkeys([*open_, *MOTIONS, *map(StandIn, seats_of(standing.card))])


def _meant(standing: Standing, typed: str) -> str:
    """The motion somebody means by what is read of it in any language."""
    voices = [voice_at(standing, language) for language in LANGUAGES]
    motions_ = [(one, str(one)) for one in _offered(standing)]
    return meant(
        typed, [(voice.plain(named(one)), spelt) for voice in voices for one, spelt in motions_]
    )


@bell("vote")
async def voting(caller: Caller, table: TableId, motion: str) -> Reply:
    return await _voiced(caller, table, motion, in_favour=True)


@bell("against")
async def objecting(caller: Caller, table: TableId, motion: str) -> Reply:
    return await _voiced(caller, table, motion, in_favour=False)


@bell("resume")
async def resuming(caller: Caller, table: TableId, _: str) -> Reply:
    return await _voiced(caller, table, str(Resume()), in_favour=True)


async def _voiced(caller: Caller, table: TableId, spelt: str, in_favour: bool) -> Reply:
    motion = motions.read(spelt)
    if isinstance(motion, Refusal):
        return refused(caller, motion)
    return await _as_seat(caller, table, lambda seat: votes.vote(seat, motion, in_favour=in_favour))


@GAME.command(name="substitute", description=about("command-game-substitute"))
@worded("seat")
async def substitute(interaction: Interaction, seat: app_commands.Range[int, 1, 5]) -> None:
    """Offers to take over a seat whose owner keeps the others waiting; they vote on it."""

    async def answered(caller: Caller) -> Reply:
        card = await table_here(caller)
        if card is None:
            return no_table(caller)
        return await done_at(caller, card.id, votes.offer(caller.person.id, Seat(seat - 1)))

    await answer(interaction, answered)


# Being away for a while


@bell("standin")
async def letting_stand_in(caller: Caller, table: TableId, _: str) -> Reply:
    """A computer player plays on until its owner acts again."""
    return await _as_seat(caller, table, acts.let_stand_in)


@bell("back")
async def coming_back(caller: Caller, table: TableId, _: str) -> Reply:
    return await _as_seat(caller, table, acts.come_back)


# Leaving for good


@GAME.command(name="resign", description=about("command-game-resign"))
async def resign(interaction: Interaction) -> None:
    async def answered(caller: Caller) -> Reply:
        card = await table_here(caller)
        if card is None:
            return no_table(caller)
        voice = caller.voice
        press = Press(presses.bell("resign", card.id), voice.label("press-resign"), grave=True)
        return Reply(voice("together-resign-sure", table=card.id), (press,))

    await answer(interaction, answered)


@bell("resign")
async def resigning(caller: Caller, table: TableId, _: str) -> Reply:
    return await _as_seat(caller, table, leaving.resign)
