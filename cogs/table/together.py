"""What a table settles together: undo, votes, who plays on for somebody, leaving for good."""

from collections.abc import Iterable, Sequence
from dataclasses import replace

from discord import app_commands

from bot.engine.game import Seat
from bot.engine.text import Refusal, Who, say
from bot.host import acts, leaving, live, motions, votes
from bot.host.company import TableId
from bot.host.house import SeatAct
from bot.host.motions import (
    Cancel,
    Live,
    Motion,
    Pause,
    Resume,
    StandIn,
    Undo,
    named,
)
from bot.host.outcomes import Refused
from bot.host.standing import Standing, is_solo, owners, seats_of
from bot.host.table import Act
from bot.i18n.speak import LANGUAGES
from cogs.door import presses
from cogs.door.answers import Offer, Reply, answer, offer, refused
from cogs.door.caller import Caller, Interaction
from cogs.door.command_names import phrased, worded
from cogs.door.commands import GAME
from cogs.door.knocks import knock
from cogs.door.presses import Press
from cogs.door.speech import voice_at
from cogs.door.typed import meant
from cogs.door.visit import after, card_meant, here, of_this_place, table_meant
from cogs.posts import looks
from cogs.posts.errands import account
from cogs.table.lobby import done_at
from cogs.turn.moving import as_seat, reply_to

MOTIONS: tuple[Motion, ...] = (Undo(1), Live(), Pause(), Resume(), Cancel())


async def _done(caller: Caller, table: TableId, seat_act: SeatAct) -> Reply:
    outcome = await as_seat(caller, table, seat_act)
    return reply_to(after(caller, outcome), outcome)


# Undo


@GAME.command(**phrased("command-game-undo"))
@worded("moves")
async def undo(interaction: Interaction, moves: app_commands.Range[int, 1, 40] = 1) -> None:
    await answer(interaction, of_this_place(take_back, str(moves)))


@knock("undo")
async def taking_back(caller: Caller, table: TableId, rest: str) -> Reply:
    """Whatever was done since the button was drawn stays, should it be pressed twice."""
    count, stamp = presses.split_stamp(rest)
    return await take_back(caller, table, count, stamp)


async def take_back(caller: Caller, table: TableId, count: str, stamp: str | None = None) -> Reply:
    """One's own moves at once; what others have seen or done since goes to the vote."""
    number = presses.whole(count or "1")
    outcome = await as_seat(caller, table, lambda seat: _drawn(stamp, _undone(seat, number)))
    visit = after(caller, outcome)
    done = say("takes-back", count=number, who=Who(visit.seat or Seat(0)))
    reply = reply_to(visit, outcome, done)
    if not isinstance(outcome, Refused) or outcome.refusal.rule != "undo":
        return reply
    if is_solo(visit.standing.card):
        return reply
    if visit.standing.card.terms.teaching:
        return await _voiced(caller, table, f"undo {number}", stamp)
    ply = visit.begun().ply
    motion = presses.knock("vote", table, f"undo {number}", at=ply)
    press = Press(motion, caller.voice.label("press-vote-undo"))
    return Reply(reply.words, (press, *reply.presses))


def _undone(seat: Seat, number: int) -> Act:
    return acts.take_back_last(seat) if number == 1 else acts.take_back_own(seat, number)


def _drawn(stamp: str | None, act: Act) -> Act:
    """What is typed means the table as it is."""
    return act if stamp is None else acts.unless_moved(stamp, act)


# Votes


@GAME.command(**phrased("command-game-vote"))
@worded("motion", "in_favor")
async def vote(interaction: Interaction, motion: str, in_favor: bool = True) -> None:
    async def answered(caller: Caller) -> Reply:
        visit = await here(caller)
        spelt = _meant(visit.standing, motion)
        return await _voiced(caller, visit.table, spelt, in_favour=in_favor)

    await answer(interaction, answered)


@vote.autocomplete("motion")
async def motion_names(interaction: Interaction, typed: str) -> list[Offer]:
    async def choices(caller: Caller) -> Sequence[tuple[str, str]]:
        visit = await here(caller)
        return [(visit.voice.plain(named(one)), str(one)) for one in _offered(visit.standing)]

    return await offer(interaction, typed, choices)


def _offered(standing: Standing) -> Iterable[Motion]:
    """What the table may decide now: what is voted on already before all else."""
    open_ = (ballot.motion for ballot in standing.ballots)
    others = [*map(StandIn, seats_of(standing.card)), *looks.other_auctions(standing)]
    return dict.fromkeys([*open_, *MOTIONS, *others])


def _meant(standing: Standing, typed: str) -> str:
    """The motion somebody means by what is read of it in any language."""
    voices = [voice_at(standing, language) for language in LANGUAGES]
    motions_ = [(one, str(one)) for one in _offered(standing)]
    return meant(
        typed, [(voice.plain(named(one)), spelt) for voice in voices for one, spelt in motions_]
    )


@knock("vote")
async def voting(caller: Caller, table: TableId, rest: str) -> Reply:
    """Only a button that says when it was drawn puts something to the vote."""
    motion, stamp = presses.split_stamp(rest)
    return await _voiced(caller, table, motion, stamp or None, opens=bool(stamp))


@knock("against")
async def objecting(caller: Caller, table: TableId, motion: str) -> Reply:
    return await _voiced(caller, table, motion, in_favour=False)


@knock("resume")
async def resuming(caller: Caller, table: TableId, _: str) -> Reply:
    return await _voiced(caller, table, str(Resume()))


async def _voiced(
    caller: Caller,
    table: TableId,
    spelt: str,
    stamp: str | None = None,
    *,
    in_favour: bool = True,
    opens: bool = True,
) -> Reply:
    motion = motions.read(spelt)
    if isinstance(motion, Refusal):
        return refused(caller, motion)

    def seat_act(seat: Seat) -> Act:
        return _drawn(stamp, votes.vote(seat, motion, in_favour=in_favour, opens=opens))

    return await _done(caller, table, seat_act)


@GAME.command(**phrased("command-game-take-over"))
@worded("seat")
async def take_over(interaction: Interaction, seat: app_commands.Range[int, 1, 5]) -> None:
    """Offers to take over a seat whose owner keeps the others waiting; they vote on it."""

    async def answered(caller: Caller) -> Reply:
        table = await table_meant(caller)
        return await done_at(caller, table, votes.offer(caller.person.id, Seat(seat - 1)))

    await answer(interaction, answered)


# Being away for a while


@knock("standin")
async def letting_stand_in(caller: Caller, table: TableId, _: str) -> Reply:
    """A computer player plays on until its owner acts again."""
    return await _done(caller, table, acts.let_stand_in)


@knock("back")
async def coming_back(caller: Caller, table: TableId, _: str) -> Reply:
    """He reads what was done for him while he was away."""
    outcome = await as_seat(caller, table, acts.come_back)
    visit = after(caller, outcome)
    reply = reply_to(visit, outcome)
    told = account(visit.sitting) if visit.sitting is not None else []
    return replace(reply, words="\n".join([reply.words, *told]))


# Live


@knock("endlive")
async def ending_live(caller: Caller, table: TableId, _: str) -> Reply:
    return await _done(caller, table, live.end)


# Leaving for good


@GAME.command(**phrased("command-game-resign"))
async def resign(interaction: Interaction) -> None:
    async def answered(caller: Caller) -> Reply:
        voice, card = caller.voice, await card_meant(caller)
        press = Press(presses.knock("resign", card.id), voice.label("press-resign"), grave=True)
        is_last = owners(card) == (card.seat_of(caller.person.id),)
        sure = "together-resign-last" if is_last else "together-resign-sure"
        return Reply(voice(sure, table=card.id), (press,))

    await answer(interaction, answered)


@knock("resign")
async def resigning(caller: Caller, table: TableId, _: str) -> Reply:
    return await _done(caller, table, leaving.resign)
