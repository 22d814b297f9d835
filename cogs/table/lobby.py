"""The lobby: a table is opened, people sit down and leave, wishes are settled, the game starts."""

from collections.abc import Sequence
from dataclasses import replace

from discord import app_commands

from bot import catalogue
from bot.engine.deal import LONGEST_WORD
from bot.engine.text import Named, Refusal, Text, Who, say
from bot.host import acts, clocks, lobby
from bot.host.company import AtDeadline, Status, TableCard, TableId, Terms
from bot.host.motions import named
from bot.host.outcomes import Kept, Outcome, Refused, Stale
from bot.host.standing import is_private, seats_of
from bot.host.table import Act
from bot.i18n.speak import LANGUAGES
from bot.players.guestbook import guests, levels, usual
from cogs.door import presses
from cogs.door.answers import Offer, Reply, answer, offer, refused
from cogs.door.caller import OPEN, Caller, Interaction
from cogs.door.command_names import choices, games, phrased, worded
from cogs.door.commands import GAME
from cogs.door.knocks import knock
from cogs.door.presses import Press
from cogs.door.speech import Voice
from cogs.door.typed import thing_meant
from cogs.door.visit import Visit, after, at, card_meant, no_table, of_this_place, table_here
from cogs.games import FRONTS
from cogs.posts import board, looks
from cogs.table import alone, opening, steward, threads
from cogs.turn.moving import in_lobby, reply_to, take_turn, turn

A_TIME = "18:30"  # of day, as an example
LATE = choices({late.value: f"late-{late.value}" for late in AtDeadline})
AUCTIONS = choices({one: f"auctions-{one}" for one in clocks.AUCTIONS})
OF_THE_HOUSE = games(tuple(FRONTS))


# Opening


@GAME.command(**phrased("command-game-new"))
@worded("game", "language", "solo", "dummies", "where", "teaching")
@app_commands.choices(
    game=OF_THE_HOUSE, solo=alone.LEVELS, dummies=alone.DUMMIES, where=threads.PLACES
)
async def new(
    interaction: Interaction,
    game: str = catalogue.GAMES[0],
    language: str = "",
    solo: str = "",
    dummies: str = "",
    where: str = "",
    teaching: bool = False,
) -> None:
    """With a level, or a number of dummies, it is for one alone and begins at once."""
    wishes = alone.wishes(solo, dummies)
    spoken = thing_meant(language, "language", LANGUAGES)

    async def there(caller: Caller) -> Reply:
        return await open_table(caller, game, spoken, wishes, teaching=teaching)

    async def in_a_thread(caller: Caller) -> Reply:
        return await threads.opened(interaction, caller, game, there)

    await answer(interaction, in_a_thread if where == threads.OWN else there)


async def open_table(
    caller: Caller,
    game: str,
    language: str = "",
    wishes: alone.Wishes = (),
    *,
    teaching: bool = False,
) -> Reply:
    if wishes and not alone.is_there(game):
        fewest = catalogue.game(game).seats[0]
        return Reply(caller.voice("solo-not-here", game=Named("game", game), fewest=fewest))
    async with caller.door.opening:
        if wishes:
            return await _opened_alone(caller, game, language, wishes)
        return await _opened(caller, game, language, wishes, teaching=teaching)


async def _opened_alone(caller: Caller, game: str, language: str, wishes: alone.Wishes) -> Reply:
    """It begins at once; whoever asks twice finds himself at the table he has."""
    running = await opening.running_here(caller)
    if running and alone.may_become(running, caller.person.id, game):
        return opening.why_not_play(caller) or await _alone_at(caller, running.id, wishes)
    if running and alone.is_on(running, caller.person.id, game):
        return await take_turn(caller, running.id)
    return await _opened(caller, game, language, wishes)


async def _opened(
    caller: Caller, game: str, language: str, wishes: alone.Wishes, *, teaching: bool = False
) -> Reply:
    why = await opening.why_not_open(caller)
    if why:
        return why
    spoken = language if language in LANGUAGES else caller.person.language
    terms = Terms(language=spoken, teaching=teaching)
    table = await caller.door.house.open_table(
        game,
        caller.person.id,
        server=caller.server,
        place=caller.place,
        terms=terms,
        options=wishes,
    )
    if isinstance(table, Refusal):
        return refused(caller, table)
    if wishes:
        return await begin(caller, table)
    return Reply(caller.voice("lobby-opened", table=table))


async def _alone_at(caller: Caller, table: TableId, wishes: alone.Wishes) -> Reply:
    """A table at which nobody else has sat down becomes one for its owner alone."""
    act = lobby.play_alone(caller.person.id, wishes)
    outcome = await caller.door.house.carry_out(table, act, f"{caller.request} alone")
    if not isinstance(outcome, Kept):
        return reply_to(after(caller, outcome), outcome)
    return await begin(caller, table)


@knock("alone")
async def playing_alone(caller: Caller, table: TableId, words: str) -> Reply:
    """At which level, and with how many dummies; then it begins."""
    match words.split():
        case [solo, dummies]:
            return await open_table(caller, alone.GAME, wishes=alone.wishes(solo, dummies))
    return alone.levels(caller.voice, table)


@new.autocomplete("language")
async def languages(interaction: Interaction, typed: str) -> list[Offer]:
    async def choices(caller: Caller) -> Sequence[tuple[str, str]]:
        voice = caller.voice
        return [(voice(f"language-{one}"), one) for one in LANGUAGES]

    return await offer(interaction, typed, choices)


# Chairs


@GAME.command(**phrased("command-game-join"))
@worded("word")
async def join(
    interaction: Interaction, word: app_commands.Range[str, 1, LONGEST_WORD] | None = None
) -> None:
    """With a word for the deal; whoever plays already adds it, or another one."""
    await answer(interaction, of_this_place(joining, word or ""))


@GAME.command(**phrased("command-game-leave"))
async def leave(interaction: Interaction) -> None:
    await answer(interaction, of_this_place(leaving))


@GAME.command(**phrased("command-game-add-computer"))
@worded("computer")
async def add_computer(interaction: Interaction, computer: str = "") -> None:
    async def answered(caller: Caller) -> Reply:
        card = await card_meant(caller)
        return await inviting(
            caller, card.id, thing_meant(computer or usual(card.game), "guest", guests(card.game))
        )

    await answer(interaction, answered)


@add_computer.autocomplete("computer")
async def computer_names(interaction: Interaction, typed: str) -> list[Offer]:
    async def choices(caller: Caller) -> Sequence[tuple[str, str]]:
        card = await table_here(caller)
        known = levels(card.game if card else catalogue.GAMES[0])
        return [(caller.voice.thing("guest", one), one) for one in known]

    return await offer(interaction, typed, choices)


@GAME.command(**phrased("command-game-start"))
async def start(interaction: Interaction) -> None:
    await answer(interaction, of_this_place(starting))


async def begin(caller: Caller, table: TableId) -> Reply:
    visit = await at(caller, table)
    why = await opening.why_not_at(visit)
    if why:
        return why
    outcome = await caller.door.house.start(table, caller.person.id, caller.request)
    is_alone = is_private(after(caller, outcome).standing.card)
    done = say("lobby-started-here") if is_alone else say("lobby-started")
    reply = of_the_lobby(caller, outcome, done)
    if isinstance(outcome, Refused) and outcome.refusal.text.key == "opened-for-several":
        return replace(reply, presses=(*reply.presses, alone.press(caller.voice, table)))
    return reply


async def filling(caller: Caller, table: TableId, act: Act, key: str = "lobby-done") -> Reply:
    """Somebody takes a chair, where a table may stand at all."""
    async with caller.door.opening:
        why = await opening.why_not_at(await at(caller, table))
        if why:
            return why
        outcome = await caller.door.house.carry_out(table, act, caller.request)
        return of_the_lobby(caller, outcome, None, key)


async def done_at(caller: Caller, table: TableId, act: Act, done: Text | None = None) -> Reply:
    outcome = await caller.door.house.carry_out(table, act, caller.request)
    return of_the_lobby(caller, outcome, done)


def of_the_lobby(
    caller: Caller, outcome: Outcome, done: Text | None, key: str = "lobby-done"
) -> Reply:
    visit = after(caller, outcome)
    players = tuple(Who(seat) for seat in seats_of(visit.standing.card))
    if isinstance(outcome, Stale):
        return Reply(visit.voice("lobby-stale", players=players), tuple(in_lobby(visit)))
    if _plays_already(outcome) and visit.standing.course is None:
        return Reply(visit.voice("you-play-already"), tuple(in_lobby(visit)))
    if not isinstance(outcome, Kept):
        return reply_to(visit, outcome)
    if done is not None:
        return Reply(visit.voice.text(done))
    return Reply(visit.voice(key, players=players))


def _plays_already(outcome: Outcome) -> bool:
    return isinstance(outcome, Refused) and outcome.refusal.text.key == "you-play-already"


# The same by buttons


@knock("join")
async def joining(caller: Caller, table: TableId, word: str) -> Reply:
    """In a lobby, who plays already is told what they may do there."""
    key = "lobby-word-added" if word else "lobby-joined"
    return await filling(caller, table, lobby.sit_down(caller.person.id, word), key)


@knock("leave")
async def leaving(caller: Caller, table: TableId, _: str) -> Reply:
    return await done_at(caller, table, lobby.stand_up(caller.person.id))


@knock("computers")
async def choosing(caller: Caller, table: TableId, _: str) -> Reply:
    """Of which level a computer player is to be."""
    visit = await at(caller, table)
    voice, chairs = visit.voice, len(visit.standing.card.chairs)
    names = levels(visit.standing.card.game)
    ids = (presses.knock("guest", table, one, at=chairs) for one in names)
    offered = [Press(id_, voice.thing("guest", one)) for id_, one in zip(ids, names, strict=True)]
    told = [_level(voice, one) for one in names]
    return Reply("\n".join([voice("lobby-choose-computer"), *told]), tuple(offered))


def _level(voice: Voice, guest: str) -> str:
    about = voice.thing("guest", guest, "about")
    return voice("lobby-level", guest=Named("guest", guest), about=about)


async def inviting(caller: Caller, table: TableId, name: str) -> Reply:
    return await filling(caller, table, lobby.invite_guest(caller.person.id, name.strip()))


@knock("guest")
async def seating(caller: Caller, table: TableId, rest: str) -> Reply:
    """One computer player for each button, however often it is pressed."""
    name, stamp = presses.split_stamp(rest)
    act = lobby.invite_guest(caller.person.id, name)
    return await filling(caller, table, unless_seated(stamp, act))


def unless_seated(stamp: str, act: Act) -> Act:
    """The same act, stale once another number of chairs is taken."""
    return acts.unless_changed(stamp, lambda standing: len(standing.card.chairs), act)


@knock("start")
async def starting(caller: Caller, table: TableId, _: str) -> Reply:
    return await begin(caller, table)


# The clock


@GAME.command(**phrased("command-game-deadline"))
@worded("clock", "timeout", "weekend", "auctions")
@app_commands.choices(timeout=LATE, auctions=AUCTIONS)
async def deadline(
    interaction: Interaction,
    clock: str | None = None,
    timeout: str | None = None,
    weekend: bool | None = None,
    auctions: str | None = None,
) -> None:
    async def answered(caller: Caller) -> Reply:
        visit = await at(caller, (await card_meant(caller)).id)
        card = visit.standing.card
        if (clock, timeout, weekend, auctions) == (None, None, None, None):
            return _or_by_vote(visit, _terms(caller, card))
        terms = _agreed(card.terms, clock, timeout, weekend, auctions)
        done = await done_at(caller, card.id, lobby.agree(caller.person.id, terms))
        return _or_by_vote(visit, done)

    await answer(interaction, answered)


@deadline.autocomplete("clock")
async def clock_names(interaction: Interaction, typed: str) -> list[Offer]:
    async def choices(caller: Caller) -> Sequence[tuple[str, str]]:
        named = [(caller.voice.thing("clock", one), one) for one in clocks.NAMES]
        return [*named, (A_TIME, A_TIME)]

    return await offer(interaction, typed, choices)


@knock("clock")
async def clocked(caller: Caller, table: TableId, words: str) -> Reply:
    """By the menu of the lobby, for whoever opened the table."""
    visit, name = await at(caller, table), words.strip()
    terms = replace(visit.standing.card.terms, clock=name)
    return await done_at(caller, table, lobby.agree(caller.person.id, terms))


def _agreed(
    terms: Terms,
    clock: str | None,
    late: str | None,
    weekend: bool | None,
    auctions: str | None,
) -> Terms:
    if clock is not None:
        terms = replace(terms, clock=thing_meant(clock, "clock", clocks.NAMES))
    if late is not None:
        terms = replace(terms, at_deadline=AtDeadline(late))
    if auctions is not None:
        terms = replace(terms, auctions=auctions)
    return terms if weekend is None else replace(terms, weekend_pause=weekend)


def _terms(caller: Caller, card: TableCard) -> Reply:
    texts = (looks.terms(card.terms), *looks.auctions(card))
    return Reply("\n".join(map(caller.voice.text, texts)))


def _or_by_vote(visit: Visit, reply: Reply) -> Reply:
    """Add what a vote can still change of the terms of a running game."""
    for motion in looks.other_auctions(visit.standing):
        told = visit.voice("terms-by-vote", motion=named(motion))
        votes = board.motion_press(visit.standing, visit.voice, motion)
        own = () if visit.seat is None else (votes,)
        reply = replace(reply, words=f"{reply.words}\n{told}", presses=(*reply.presses, *own))
    return reply


# Once more


@GAME.command(**phrased("command-game-rematch"))
async def rematch(interaction: Interaction) -> None:
    await answer(interaction, of_this_place(play_again))


@knock("rematch")
async def play_again(caller: Caller, table: TableId, _: str) -> Reply:
    """The first to ask opens the new table, and is asked what everybody is who opens one."""
    async with caller.door.opening:
        if not await caller.door.house.has_rematch(table):
            why = await _why_no_rematch(await at(caller, table))
            if why:
                return why
        again = await caller.door.house.rematch(table, caller.person.id, caller.request)
    if isinstance(again, Refusal):
        return refused(caller, again)
    visit = await at(caller, again)
    if lobby.is_for_one(visit.standing):
        return await begin(caller, again)
    if visit.standing.course is not None:
        return turn(visit)
    return Reply(caller.voice("lobby-opened", table=again))


async def _why_no_rematch(visit: Visit) -> Reply | None:
    """It stands where the last one stood: there it is asked for, too."""
    card = visit.standing.card
    if card.status in OPEN:
        return None  # the house says that it goes on
    if card.place != visit.caller.place:
        return no_table(visit.caller)
    return await opening.why_not_open(visit.caller)


# The end before the end


@GAME.command(**phrased("command-game-cancel"))
async def cancel(interaction: Interaction) -> None:
    """Before the start by the owner or a steward; later by everybody's vote."""

    async def answered(caller: Caller) -> Reply:
        card = await card_meant(caller)
        if caller.is_steward or card.status is Status.GATHERING:
            return _to_confirm(caller, card.id)
        return Reply(caller.voice("lobby-cancel-by-vote"))

    await answer(interaction, answered)


def _to_confirm(caller: Caller, table: TableId) -> Reply:
    voice = caller.voice
    press = Press(presses.knock("cancel", table), voice.label("press-cancel"), grave=True)
    return Reply(voice("lobby-cancel-sure", table=table), (press,))


@knock("cancel")
async def cancelling(caller: Caller, table: TableId, _: str) -> Reply:
    return await done_at(caller, table, steward.cancel(caller), say("lobby-cancelled", table=table))
