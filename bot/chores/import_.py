"""Bring an exported table in, as a table of its own.

The game is replayed first: it comes in if every line tells what it told when it was written, and
only once. A finished game comes in as finished, without counting in the annals. One that is still
played comes in paused, with full clocks and without its secret orders, votes and messages; those
who sit at it wake it up by a vote, as after any pause.

It writes, so the bot must not be running. A database is made if there is none.

Exit status: 0 when it is in, 2 when it was refused; then no table was added.
"""

import argparse
import asyncio
from pathlib import Path

from bot import catalogue, settings
from bot.catalogue import Edition
from bot.chores import Unfit, text_of
from bot.chores._kept import AnyCourse
from bot.chores._parcel import Acquaintance, NoParcel, Occupant, Parcel, unpacked
from bot.chores.replay import in_plain_words
from bot.engine.chance import sealed
from bot.engine.deal import Deal
from bot.engine.game import settled
from bot.engine.journal import AnyGame, Diverged, Opening, replay
from bot.engine.text import Refusal
from bot.host.clocks import started
from bot.host.company import Chair, PersonId, Status, TableCard, TableId
from bot.host.lobby import why_no_terms
from bot.host.ports import AlreadyKept, CannotKeep
from bot.host.rows import Line, Word
from bot.i18n.speak import LANGUAGES
from bot.players.guestbook import in_chairs
from bot.store.sqlite import Sqlite
from bot.store.trouble import Unusable

# The owner on paper of tables whose people nobody knows.
ARCHIVE = Acquaintance("archive", "")


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", type=Path, help="what 'export' has written")


def run(arguments: argparse.Namespace) -> int:
    file: Path = arguments.file
    try:
        parcel = checked(unpacked(text_of(file)))
        table = asyncio.run(brought_in(parcel, settings.database()))
    except NoParcel as reason:
        raise Unfit(f"{file}: {reason}") from reason
    except (Unusable, CannotKeep) as trouble:
        raise Unfit(str(trouble)) from trouble
    print(f"it is table {table} now, with {len(parcel.lines)} lines, as written")
    return 0


# Looking at it


def checked(parcel: Parcel) -> Parcel:
    """The same parcel, if its game can be played on here; NoParcel says why not."""
    game = _game(parcel.edition, parcel.opening)
    _check_guests(game, parcel.occupants)
    refusal = why_no_terms(parcel.terms)
    if refusal:
        raise NoParcel(in_plain_words(refusal))
    if parcel.terms.language not in LANGUAGES:
        raise NoParcel(f"its table speaks none of {', '.join(LANGUAGES)}")
    try:
        course: AnyCourse = replay(game, parcel.opening, [entry for entry, _ in parcel.lines])
    except Diverged as diverged:
        raise NoParcel(f"its game comes out differently here: {diverged}") from diverged
    except Exception as fault:  # with printed numbers of its own it may be no game at all
        raise NoParcel("its game cannot be played with here") from fault
    over = not game.to_move(course.state)
    if over != (parcel.status is Status.OVER) and parcel.status is not Status.CANCELLED:
        raise NoParcel(f"it says that the game is {parcel.status}, which its lines do not tell")
    return parcel


def _game(edition: Edition, opening: Opening) -> AnyGame:
    """The game with the printed numbers in the file, which may be others than ours."""
    if edition.game not in catalogue.GAMES:
        raise NoParcel(f"there is no game '{edition.game}' in the house")
    if edition.seal != opening.printed:
        raise NoParcel(f"its printed numbers have the seal {edition.seal}, not {opening.printed}")
    try:
        game = catalogue.unpacked(edition)
    except Exception as damage:  # a file can hold anything
        raise NoParcel("its printed numbers cannot be played with here") from damage
    if not 1 <= opening.rules <= game.rules:
        raise NoParcel(f"we know the rules 1 to {game.rules} only, not {opening.rules}")
    setup = settled(game, opening.seats, dict(opening.options))
    if isinstance(setup, Refusal):
        raise NoParcel(f"it cannot be set up: {in_plain_words(setup)}")
    if setup.options != opening.options:
        raise NoParcel("its options are not all there, or in another order")
    return game


def _check_guests(game: AnyGame, occupants: tuple[Occupant, ...]) -> None:
    known = in_chairs(game.key)
    for chair in occupants:
        for guest in (chair.guest, chair.stand_in):
            if guest and guest not in known:
                raise NoParcel(f"no guest '{guest}' plays {game.key} here")


# Keeping it


async def brought_in(parcel: Parcel, database: Path) -> TableId:
    """Its number in this house; NoParcel when the house has it already."""
    store = await Sqlite.open_for_hosting(database)
    try:
        known = await _known(store, parcel.opening)
        if known is not None:
            raise NoParcel(f"this game is here already: it is table {known}")
        card = await _card(store, parcel)
        edition, request = parcel.edition, f"import {sealed(parcel.opening.seed)}"
        async with store.page() as page:
            page.put_edition(edition.seal, edition.game, edition.text)
            page.put_card(card)
            page.put_opening(card.id, parcel.opening)
            deal = parcel.deal or Deal(parcel.opening.seed)
            page.put_half(card.id, deal.half)
            page.set_words(card.id, _words(deal, card))
            page.set_budgets(card.id, [started(parcel.terms)] * len(card.chairs))
            page.add_lines(
                card.id,
                [
                    Line(ply, entry, request, ply, at)
                    for ply, (entry, at) in enumerate(parcel.lines, start=1)
                ],
            )
    except AlreadyKept as twice:
        raise NoParcel("this game was brought in before") from twice
    finally:
        await store.close()
    return card.id


def _words(deal: Deal, card: TableCard) -> list[Word]:
    """Of a game whose people are known here each has his own."""
    return [Word(card.chairs[seat].person, word, seat) for seat, word in deal.words]


async def _known(store: Sqlite, opening: Opening) -> TableId | None:
    """The table with the same luck: no other game has it."""
    for card in await store.cards():
        kept = await store.opening(card.id)
        if kept is not None and kept.seed == opening.seed:
            return card.id
    return None


async def _card(store: Sqlite, parcel: Parcel) -> TableCard:
    at_an_end = parcel.status in (Status.OVER, Status.CANCELLED)
    return TableCard(
        id=await store.next_table(),
        game=parcel.opening.game,
        status=parcel.status if at_an_end else Status.PAUSED,
        server=parcel.server,
        place=parcel.place,
        owner=await _person(store, parcel.owner or ARCHIVE),
        options=parcel.opening.options,
        terms=parcel.terms,
        chairs=tuple([await _chair(store, occupant) for occupant in parcel.occupants]),
        opened=parcel.opened,
        started=parcel.started,
        ended=parcel.ended,
    )


async def _chair(store: Sqlite, occupant: Occupant) -> Chair:
    person = None if occupant.who is None else await _person(store, occupant.who)
    return Chair(person, occupant.guest, occupant.stand_in, occupant.resigned)


async def _person(store: Sqlite, who: Acquaintance) -> PersonId:
    return (await store.person_outside(who.outside, who.name)).id
