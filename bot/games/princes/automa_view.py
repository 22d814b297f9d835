"""What everybody sees of the solo game beside the two estates; nothing of it is secret."""

from dataclasses import dataclass

from bot.games.princes import automa, automa_auction
from bot.games.princes.automa_auction import NominatingAlone
from bot.games.princes.box import Box
from bot.games.princes.pieces import HUMAN, RECRUITING, AutomaAct, Die, Look, Roll
from bot.games.princes.printed import AUTOMA_BACKS
from bot.games.princes.state import Solo, State
from bot.games.princes.works import worth


@dataclass(frozen=True, slots=True)
class InRow:
    """A card in Wolfgang's row, the leftmost first; face up it is a work of his."""

    card: str  # "" while nobody has seen it
    faceup: bool


@dataclass(frozen=True, slots=True)
class Dummy:
    """A dummy player's column of professions."""

    number: int  # counted from 1
    faceup: tuple[str, ...]
    covered: int


@dataclass(frozen=True, slots=True)
class Wanted:
    """An object on the top panel of the open card, the one wanted most first."""

    lot: str  # or "landscapes", all three of them
    add: int  # to the die; 0: the die alone, and 1 or 2 has to be bought
    barred: bool  # from the last auction of the phase
    lots: tuple[str, ...]  # that it stands for


@dataclass(frozen=True, slots=True)
class AutomaView:
    """The solo game as it lies on the table."""

    name: str  # what texts call the opponent by: Named("automa", name)
    level: str
    row: tuple[InRow, ...]
    bonus: tuple[str, ...]  # on the leftmost face-down card
    worths: tuple[int, ...]  # of these bonus cards, as things stand
    dummies: tuple[Dummy, ...]
    card: int  # the number of the card open for the auctions; 0 when they are over
    wants: tuple[Wanted, ...]  # its top panel, with the numbers for this size
    rolls: tuple[Roll, ...]  # of this round's auctions, in order
    dice: tuple[Die, ...]  # the same as they fell, and the one for what Wolfgang has bought
    auctions: int  # held in this phase
    auctions_most: int
    lots: tuple[str, ...]  # that may be named now, the one wanted most first
    is_last: bool  # the lot to be named now is that of the phase's last auction: it has no die
    acts: tuple[AutomaAct, ...]  # Wolfgang's last turn
    looks: tuple[Look, ...]  # cards he looked at since the auctions ended
    left: tuple[tuple[str, int], ...]  # Automa cards in the deck, by their back
    played: tuple[str, ...]  # names of the Automa cards played, oldest first
    discarded: tuple[str, ...]  # lots out of the game


def seen(box: Box, state: State) -> AutomaView:
    solo, estate = automa.solo_of(state), automa.wolfgang(state)
    known = (*estate.open.shown, RECRUITING)
    faceup = tuple(InRow(card, faceup=True) for card in estate.open.table)
    covered = tuple(InRow(c if c in known else "", faceup=False) for c in estate.hidden.hand)
    return AutomaView(
        name=automa.NAME.name,
        level=state.options.level,
        row=(*faceup, *covered),
        bonus=estate.hidden.bonus,
        worths=tuple(worth(box, estate, card) for card in estate.hidden.bonus),
        dummies=tuple(
            Dummy(number, column.faceup, len(column.covered))
            for number, column in enumerate(solo.columns, start=1)
        ),
        card=box.automa_cards[solo.card].number if solo.card else 0,
        wants=_wants(box, state) if solo.card else (),
        rolls=solo.rolls,
        dice=automa_auction.dice(box, state),
        auctions=_auctions(state),
        auctions_most=state.size,
        lots=automa_auction.open_lots(box, state) if solo.card else (),
        is_last=isinstance(state.question, NominatingAlone) and automa_auction.is_last(state),
        acts=solo.acts,
        looks=solo.looks,
        left=_left(box, solo),
        played=solo.played,
        discarded=solo.discarded,
    )


def _wants(box: Box, state: State) -> tuple[Wanted, ...]:
    barred = automa_auction.barred(box, state)
    numbers = automa.added(box, state)
    return tuple(
        Wanted(lot, add, lot in barred, automa.lots_of(box, lot)) for lot, add in numbers.items()
    )


def _auctions(state: State) -> int:
    """Those with a die, and the last one, which has none and always sells."""
    rolled = [roll.lot for roll in automa.solo_of(state).rolls]
    sale = next((sale for sale in state.sales if sale.seat == HUMAN), None)
    return len(rolled) + (sale is not None and sale.lot not in rolled)


def _left(box: Box, solo: Solo) -> tuple[tuple[str, int], ...]:
    backs = [box.automa_cards[card].back for card in solo.deck]
    return tuple((back, backs.count(back)) for back in AUTOMA_BACKS)
