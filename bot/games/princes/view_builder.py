"""Build the view of a seat or a spectator from nothing, so that no secret slips in."""

from functools import lru_cache

from bot.engine.frozen_values import memoize_by_identity, replace
from bot.engine.game import Seat, Viewer
from bot.games import princes
from bot.games.princes import auction, bargaining, board, favours, rounds, scoring, view, works
from bot.games.princes.bargaining import Bargaining
from bot.games.princes.box import Box
from bot.games.princes.card_draws import Choosing, Picking
from bot.games.princes.favours import Changing
from bot.games.princes.pieces import PRINCESS, Estate, Sale, Serving, Tile, clockwise
from bot.games.princes.scoring import Over
from bot.games.princes.state import Characters, Decks, State, Stock

_DECKS = ("profession", "bonus", "prestige")


def make_view(box: Box, state: State, viewer: Viewer) -> view.View:
    over = isinstance(state.question, Over)
    return view.View(
        box=box,
        viewer=viewer,
        size=state.size,
        round=state.round,
        minimum=box.minimum(state.round),
        starter=state.starter,
        asked=state.question.asked(box, state),
        stacks=_stacks(box, state.stock, state.sales, state.decks, state.size),
        buildings=_supplies(tuple(box.building_order), state.stock.buildings),
        freedoms=_supplies(tuple(box.freedom_order), state.stock.freedoms),
        decks=_supplies(_DECKS, _cards_left(state.decks)),
        spent=state.decks.spent,
        borders=_borders(state),
        offers=state.turn.offers if state.turn else (),
        offers_left=bargaining.offers_left(box, state),
        estates=_everybody(box, state),
        own=None if viewer is None else _own(box, state, viewer),
        scores=scoring.scores_of(state) if over else None,
        winners=scoring.leading_seats(state) if over else (),
        characters=_characters(box, state) if state.characters else (),
        phase=_phase(state),
        automa=view.make_automa_view(box, state) if state.solo else None,
    )


def _phase(state: State) -> str:
    """Where in its course the game is; cards are looked at in several phases."""
    if isinstance(state.question, Choosing):
        return "deal"
    if state.is_played_out:
        return "end"
    if state.turn is not None:
        return "action"
    is_courting = state.characters is not None and state.characters.next is not None
    return "characters" if is_courting else "auction"


def _characters(box: Box, state: State) -> tuple[view.Character, ...]:
    in_play = state.in_play
    pawns = {pawn.character: pawn for pawn in in_play.pawns}
    served = {serving.character: serving for serving in in_play.serving}
    return tuple(
        view.Character(
            name=name,
            spaces=tuple(box.spaces(name)),
            florins=in_play.florins if name == "banker" else 0,
            pawn=pawns.get(name),
            serving=served.get(name),
        )
        for name in box.characters
    )


def _borders(state: State) -> tuple[view.Border, ...]:
    if not state.options.together:
        return ()
    return tuple(
        view.Border(west, east, _lying_east(state.estates[west]))
        for west, east in board.borders(len(state.estates))
    )


def _lying_east(estate: Estate) -> tuple[Tile, ...]:
    return tuple(tile for tile in estate.open.buildings if tile.across == board.EAST)


@memoize_by_identity
def _stacks(
    box: Box, stock: Stock, sales: tuple[Sale, ...], decks: Decks, size: int
) -> tuple[view.Stack, ...]:
    sold = {sale.lot: sale for sale in sales}
    return tuple(
        [
            view.Stack(lot, auction.lots_left(box, stock, decks, lot), sold.get(lot))
            for lot in box.lots(size)
        ]
    )


def _cards_left(decks: Decks) -> tuple[int, ...]:
    return len(decks.profession), len(decks.bonus), len(decks.prestige)


@lru_cache(maxsize=64)
def _supplies(names: tuple[str, ...], left: tuple[int, ...]) -> tuple[view.Supply, ...]:
    return tuple([view.Supply(name, many) for name, many in zip(names, left, strict=True)])


def _everybody(box: Box, state: State) -> tuple[view.SeenEstate, ...]:
    is_open = state.options.open_money or isinstance(state.question, Over)
    withdrawn, in_play = state.withdrawn, state.characters
    estates = _estates(box, state.estates, state.round, withdrawn, in_play, is_open)
    if not (state.is_played_out or state.solo):
        return estates
    return tuple([_with_revealed(box, state, estate) for estate in estates])


def _with_revealed(box: Box, state: State, seen: view.SeenEstate) -> view.SeenEstate:
    """With the prestige cards that lie open: Wolfgang's always."""
    if not (state.is_played_out or state.is_automa(seen.seat)):
        return seen
    revealed = state.estates[seen.seat].hidden.prestige
    worths = _worths(box, state, seen.seat, "prestige", revealed) if state.is_played_out else ()
    return replace(seen, revealed=revealed, brought=tuple([worth.worth for worth in worths]))


@memoize_by_identity
def _estates(
    box: Box,
    estates: tuple[Estate, ...],
    round_: int,
    withdrawn: tuple[Seat, ...],
    in_play: Characters | None,
    is_money_open: bool,
) -> tuple[view.SeenEstate, ...]:
    served = {one.seat: one for one in in_play.serving} if in_play else {}
    lying = in_play.lying if in_play else ()
    return tuple(
        [
            _estate(
                box,
                estate,
                seat,
                round_,
                served.get(seat),
                is_money_open,
                seat in withdrawn,
                seat in lying,
            )
            for seat, estate in zip(clockwise(len(estates), Seat(0)), estates, strict=True)
        ]
    )


@memoize_by_identity
def _estate(
    box: Box,
    estate: Estate,
    seat: Seat,
    round_: int,
    serving: Serving | None,
    is_money_open: bool,
    withdrawn: bool,
    pawn_lies: bool,
) -> view.SeenEstate:
    return view.SeenEstate(
        seat=seat,
        open=estate.open,
        florins=estate.hidden.florins if is_money_open else None,
        earned=scoring.by_source(estate),
        hand=len(estate.hidden.hand),
        bonus=len(estate.hidden.bonus),
        prestige=len(estate.hidden.prestige),
        revealed=(),
        brought=(),
        best_work=rounds.best_work(estate.open, round_),
        free_squares=board.free_squares(box.ground, estate.open),
        withdrawn=withdrawn,
        character=serving.character if serving else "",
        is_face_down=serving is not None and serving.face_down,
        pawn_lies=pawn_lies,
    )


def _own(box: Box, state: State, seat: Seat) -> view.Own:
    own, question = _own_holdings(box, state, seat), state.question
    match question:
        case Choosing():
            return replace(own, gives_back=question.given_back[seat])
        case Picking() if question.seat == seat:
            drawn = _worths(box, state, seat, question.deck, question.cards)
            return replace(own, looking_at=question.cards, drawn=drawn)
        case Changing() if question.seat == seat:
            return replace(own, changes=favours.most_points_bought(box, state, seat))
        case Bargaining() if question.seat == seat:
            return replace(own, prices=bargaining.answering_prices(box, state, question))
    return own


def _own_holdings(box: Box, state: State, seat: Seat) -> view.Own:
    """Whatever is asked."""
    estate = state.estates[seat]
    muse = works.muse_adds(state, seat)
    has_merchant = state.is_helped_by("merchant", seat)
    has_princess = state.is_helped_by(PRINCESS, seat)
    return view.Own(
        seat=seat,
        hidden=estate.hidden,
        means=princes.economy.most_payable(box, estate),
        hand=_in_hand(box, estate, muse),
        bonus=_bonus(box, estate, estate.hidden.bonus),
        prestige=_worths(box, state, seat, "prestige", estate.hidden.prestige),
        princess=works.princess_sum(box, estate) if has_princess else None,
        merchant=favours.merchant_points(box, state.open_estates, seat) if has_merchant else 0,
    )


def _worths(
    box: Box, state: State, seat: Seat, deck: str, cards: tuple[str, ...]
) -> tuple[view.Worth, ...]:
    match deck:
        case "bonus":
            return _bonus(box, state.estates[seat], cards)
        case "prestige":
            return tuple(
                [
                    view.Worth(card, scoring.prestige_points(box, state, seat, card))
                    for card in cards
                ]
            )
    return ()


@memoize_by_identity
def _bonus(box: Box, estate: Estate, cards: tuple[str, ...]) -> tuple[view.Worth, ...]:
    return tuple([view.Worth(card, works.worth(box, estate, card)) for card in cards])


@memoize_by_identity
def _in_hand(box: Box, estate: Estate, muse: int) -> tuple[view.InHand, ...]:
    return tuple(
        [
            view.InHand(box.professions[card], works.sum_work(box, estate, card, muse=muse))
            for card in estate.hidden.hand
        ]
    )
