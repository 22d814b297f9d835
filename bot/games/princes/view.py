"""What a seat or a spectator may see, built up from nothing."""

from dataclasses import dataclass

from bot.engine.game import Scores, Seat, Viewer
from bot.games.princes import auction, automa_view, palazzo, purse, rounds, scoring, works
from bot.games.princes.automa_view import AutomaView
from bot.games.princes.box import Box
from bot.games.princes.pieces import Feat, Sale, Tile
from bot.games.princes.printed import Profession
from bot.games.princes.state import (
    Acting,
    Bidding,
    Choosing,
    Estate,
    Nominating,
    Over,
    Picking,
    Placing,
    Recruiting,
    State,
)


@dataclass(frozen=True, slots=True)
class Stack:
    """One lot of the auction phase: how many are left, and who bought one this round."""

    lot: str
    left: int
    sale: Sale | None


@dataclass(frozen=True, slots=True)
class Supply:
    """What is still to be had of a thing."""

    name: str
    left: int


@dataclass(frozen=True, slots=True)
class Asked:
    """What the table waits for."""

    kind: str  # choosing nominating bidding placing picking recruiting acting over
    seats: tuple[Seat, ...]
    lot: str = ""  # under the hammer, or being laid out
    price: int = 0
    bidders: tuple[Seat, ...] = ()  # still in, in order of turn; the last one leads
    deck: str = ""  # being looked at
    cards: int = 0
    actions: int = 0  # left in the running turn


@dataclass(frozen=True, slots=True)
class OpenEstate:
    """An estate as everybody sees it. Money is None while it is covered."""

    seat: Seat
    florins: int | None
    points: int
    earned: tuple[int, ...]
    hand: int
    shown: tuple[str, ...]
    recruiting: int
    table: tuple[str, ...]
    bonus: int
    prestige: int
    revealed: tuple[str, ...]  # prestige cards, once the game is over; Wolfgang's always
    builders: int
    jesters: int
    freedoms: tuple[str, ...]
    buildings: tuple[Tile, ...]
    landscapes: tuple[Tile, ...]
    feats: tuple[Feat, ...]
    best_work: int
    free_squares: int
    withdrawn: bool


@dataclass(frozen=True, slots=True)
class InHand:
    """A profession in hand: what it wants, and what its work would be worth now."""

    card: Profession
    sum: works.Sum


@dataclass(frozen=True, slots=True)
class Worth:
    """A bonus or prestige card, and what it is worth as things stand."""

    name: str
    worth: int


@dataclass(frozen=True, slots=True)
class Own:
    """What only the owner of a seat sees."""

    seat: Seat
    florins: int
    means: int  # the most that could be paid, all points sold
    hand: tuple[InHand, ...]
    bonus: tuple[Worth, ...]
    prestige: tuple[Worth, ...]
    looking_at: tuple[str, ...]  # the cards of which one is to be kept
    gives_back: str  # the profession chosen to go back, while others still choose


@dataclass(frozen=True, slots=True)
class View:
    """The table as one viewer sees it."""

    box: Box
    viewer: Viewer
    size: int  # players the table is set up for, dummies included
    round: int
    minimum: int
    starter: Seat
    asked: Asked
    stacks: tuple[Stack, ...]
    buildings: tuple[Supply, ...]
    freedoms: tuple[Supply, ...]
    decks: tuple[Supply, ...]
    spent: tuple[str, ...]  # bonus cards played
    estates: tuple[OpenEstate, ...]
    own: Own | None
    scores: Scores | None
    automa: AutomaView | None = None  # against Wolfgang; his estate is the second


def seen(box: Box, state: State, viewer: Viewer) -> View:
    over = isinstance(state.question, Over)
    return View(
        box=box,
        viewer=viewer,
        size=state.size,
        round=state.round,
        minimum=box.minimum(state.round),
        starter=state.starter,
        asked=_asked(state),
        stacks=tuple(_stack(box, state, lot) for lot in box.lots(state.size)),
        buildings=_supplies(box.building_order, state.stock.buildings),
        freedoms=_supplies(box.freedom_order, state.stock.freedoms),
        decks=(
            Supply("profession", len(state.decks.profession)),
            Supply("bonus", len(state.decks.bonus)),
            Supply("prestige", len(state.decks.prestige)),
        ),
        spent=state.decks.spent,
        estates=tuple(_open(box, state, seat) for seat in state.clockwise(Seat(0))),
        own=None if viewer is None else _own(box, state, viewer),
        scores=scoring.scores_of(state) if over else None,
        automa=automa_view.seen(box, state) if state.solo else None,
    )


def asked_seats(state: State) -> tuple[Seat, ...]:
    """Whom the table waits for."""
    match state.question:
        case Choosing(given):
            return tuple(Seat(seat) for seat, card in enumerate(given) if not card)
        case Over():
            return ()
        case question:
            return (question.seat,)


def _asked(state: State) -> Asked:
    seats = asked_seats(state)
    match state.question:
        case Choosing():
            return Asked("choosing", seats)
        case Nominating():
            return Asked("nominating", seats)
        case Bidding(lot, price, bidders):
            return Asked("bidding", seats, lot=lot, price=price, bidders=bidders)
        case Placing(_, lot):
            return Asked("placing", seats, lot=lot)
        case Picking(_, deck, cards):
            actions = state.turn.actions if state.turn else 0
            return Asked("picking", seats, deck=deck, cards=len(cards), actions=actions)
        case Recruiting():
            return Asked("recruiting", seats)
        case Acting():
            assert state.turn is not None
            return Asked("acting", seats, actions=state.turn.actions)
    return Asked("over", seats)


def _stack(box: Box, state: State, lot: str) -> Stack:
    sale = next((sale for sale in state.sales if sale.lot == lot), None)
    return Stack(lot, auction.left(box, state, lot), sale)


def _supplies(names: dict[str, int], left: tuple[int, ...]) -> tuple[Supply, ...]:
    return tuple(Supply(name, left[order]) for name, order in names.items())


def _open(box: Box, state: State, seat: Seat) -> OpenEstate:
    estate = state.estates[seat]
    over = isinstance(state.question, Over)
    return OpenEstate(
        seat=seat,
        florins=estate.florins if over or state.options.open_money else None,
        points=estate.points,
        earned=estate.earned,
        hand=len(estate.hand),
        shown=estate.shown,
        recruiting=estate.recruiting,
        table=estate.table,
        bonus=len(estate.bonus),
        prestige=len(estate.prestige),
        revealed=estate.prestige if over or state.is_automa(seat) else (),
        builders=estate.builders,
        jesters=estate.jesters,
        freedoms=estate.freedoms,
        buildings=estate.buildings,
        landscapes=estate.landscapes,
        feats=estate.feats,
        best_work=rounds.best_work(state, seat),
        free_squares=palazzo.free_squares(box.ground, estate),
        withdrawn=seat in state.withdrawn,
    )


def _own(box: Box, state: State, seat: Seat) -> Own:
    estate, question = state.estates[seat], state.question
    return Own(
        seat=seat,
        florins=estate.florins,
        means=purse.means(box, estate),
        hand=tuple(_in_hand(box, estate, card) for card in estate.hand),
        bonus=tuple(Worth(card, works.worth(box, estate, card)) for card in estate.bonus),
        prestige=tuple(
            Worth(card, scoring.prestige_points(box, state, seat, card)) for card in estate.prestige
        ),
        looking_at=question.cards
        if isinstance(question, Picking) and question.seat == seat
        else (),
        gives_back=question.given_back[seat] if isinstance(question, Choosing) else "",
    )


def _in_hand(box: Box, estate: Estate, card: str) -> InHand:
    return InHand(box.professions[card], works.summed(box, estate, card))
