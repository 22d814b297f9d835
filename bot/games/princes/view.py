"""What a viewer sees of the table, the solo game included, and what follows from what lies open."""

from dataclasses import dataclass
from functools import lru_cache

from bot.engine.game import Scores, Seat, Viewer
from bot.engine.replace_and_memoize import memoize_by_identity, replace
from bot.games.princes import (
    auction,
    automa,
    automa_auction,
    bargaining,
    character_auction,
    character_favours,
    final_scoring,
    land_grid,
    payments_and_gains,
    rounds,
    state_parts,
    works,
)
from bot.games.princes.automa_auction import NominatingAlone
from bot.games.princes.bargaining import Bargaining
from bot.games.princes.box import AUTOMA_BACKS, Box, Profession
from bot.games.princes.card_choices_and_recruiting import GivingBack, Picking
from bot.games.princes.character_favours import BuyingPoints
from bot.games.princes.final_scoring import Over
from bot.games.princes.moves import Offer
from bot.games.princes.state import Characters, Decks, Solo, State, Stock
from bot.games.princes.state_parts import PRINCESS, Estate, Sale, Serving, Tile, clockwise
from bot.games.princes.works import bonus_card_worth


@dataclass(frozen=True, slots=True)
class AutomaRowCard:
    """A card in Wolfgang's row, the leftmost first; face up it is a work of his."""

    card: str  # "" while nobody has seen it
    faceup: bool


@dataclass(frozen=True, slots=True)
class DummyPlayer:
    """A dummy player's column of professions."""

    number: int  # counted from 1
    faceup: tuple[str, ...]
    covered: int


@dataclass(frozen=True, slots=True)
class WantedObject:
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
    row: tuple[AutomaRowCard, ...]
    bonus: tuple[str, ...]  # on the leftmost face-down card
    worths: tuple[int, ...]  # of these bonus cards, as things stand
    dummies: tuple[DummyPlayer, ...]
    card: int  # the number of the card open for the auctions; 0 when they are over
    wants: tuple[WantedObject, ...]  # its top panel, with the numbers for this size
    rolls: tuple[state_parts.Roll, ...]  # of this round's auctions, in order
    dice: tuple[
        state_parts.Die, ...
    ]  # the same as they fell, and the one for what Wolfgang has bought
    auctions: int  # held in this phase
    auctions_most: int
    lots: tuple[str, ...]  # that may be named now, the one wanted most first
    is_last: bool  # the lot to be named now is that of the phase's last auction: it has no die
    acts: tuple[state_parts.AutomaAct, ...]  # Wolfgang's last turn
    looks: tuple[state_parts.AutomaLook, ...]  # cards he looked at since the auctions ended
    left: tuple[tuple[str, int], ...]  # Automa cards in the deck, by their back
    played: tuple[str, ...]  # names of the Automa cards played, oldest first
    discarded: tuple[str, ...]  # lots out of the game


def make_automa_view(box: Box, state: State) -> AutomaView:
    solo, estate = automa.solo_of(state), automa.wolfgangs_estate(state)
    known = (*estate.open.shown, state_parts.RECRUITING)
    faceup = tuple(AutomaRowCard(card, faceup=True) for card in estate.open.table)
    covered = tuple(
        AutomaRowCard(c if c in known else "", faceup=False) for c in estate.hidden.hand
    )
    return AutomaView(
        name=automa.NAME.name,
        level=state.options.level,
        row=(*faceup, *covered),
        bonus=estate.hidden.bonus,
        worths=tuple(bonus_card_worth(box, estate, card) for card in estate.hidden.bonus),
        dummies=tuple(
            DummyPlayer(number, column.faceup, len(column.covered))
            for number, column in enumerate(solo.columns, start=1)
        ),
        card=box.automa_cards[solo.card].number if solo.card else 0,
        wants=_wanted_objects(box, state) if solo.card else (),
        rolls=solo.rolls,
        dice=automa_auction.rolled_dice(box, state),
        auctions=_count_auctions(state),
        auctions_most=state.size,
        lots=automa_auction.nominable_lots(box, state) if solo.card else (),
        is_last=isinstance(state.question, NominatingAlone)
        and automa_auction.is_last_auction(state),
        acts=solo.acts,
        looks=solo.looks,
        left=_cards_left_by_back(box, solo),
        played=solo.played,
        discarded=solo.discarded,
    )


def _wanted_objects(box: Box, state: State) -> tuple[WantedObject, ...]:
    barred = automa_auction.barred_objects(box, state)
    numbers = automa.die_additions(box, state)
    return tuple(
        WantedObject(lot, add, lot in barred, automa.lots_of_group(box, lot))
        for lot, add in numbers.items()
    )


def _count_auctions(state: State) -> int:
    """Those with a die, and the last one, which has none and always sells."""
    rolled = [roll.lot for roll in automa.solo_of(state).rolls]
    sale = next((sale for sale in state.sales if sale.seat == state_parts.HUMAN), None)
    return len(rolled) + (sale is not None and sale.lot not in rolled)


def _cards_left_by_back(box: Box, solo: Solo) -> tuple[tuple[str, int], ...]:
    backs = [box.automa_cards[card].back for card in solo.deck]
    return tuple((back, backs.count(back)) for back in AUTOMA_BACKS)


@dataclass(frozen=True, slots=True)
class LotStack:
    """One lot of the auction phase: how many are left, and who bought one this round."""

    lot: str
    left: int
    sale: state_parts.Sale | None


@dataclass(frozen=True, slots=True)
class Supply:
    """What is still to be had of a thing."""

    name: str
    left: int


@dataclass(frozen=True, slots=True)
class Character:
    """A character card: whom it serves, or whose pawn stands on it."""

    name: str
    spaces: tuple[int, ...]  # what may be bid, in florins
    florins: int  # that lie on it: on the Banker alone
    pawn: state_parts.Pawn | None
    serving: state_parts.Serving | None


@dataclass(frozen=True, slots=True)
class Border:
    """Where two principalities touch, and what lies across, as the western one sees it."""

    west: Seat
    east: Seat
    shared: tuple[state_parts.Tile, ...]


@dataclass(frozen=True, slots=True)
class SeenEstate:
    """An estate as everybody sees it: what lies open, and how many cards are covered."""

    seat: Seat
    open: state_parts.Open
    florins: int | None  # None while money is covered
    earned: tuple[int, ...]  # from each of the view's sources
    hand: int
    bonus: int
    prestige: int
    revealed: tuple[str, ...]  # prestige cards, once the game is over; Wolfgang's always
    brought: tuple[int, ...]  # by each of them, once the game is over
    best_work: int
    free_squares: int
    withdrawn: bool
    character: str = ""  # that serves it
    is_face_down: bool = False  # the character was used
    pawn_lies: bool = False  # it has bought a character or passed, while they are auctioned


@dataclass(frozen=True, slots=True)
class InHand:
    """A profession in hand: what it wants, and what its work would be worth now."""

    card: Profession
    sum: works.WorkSum


@dataclass(frozen=True, slots=True)
class CardWorth:
    """A bonus or prestige card, and what it is worth as things stand."""

    name: str
    worth: int


@dataclass(frozen=True, slots=True)
class OwnView:
    """What only the owner of a seat sees."""

    seat: Seat
    hidden: state_parts.Hidden
    means: int  # the most that could be paid, all points sold
    hand: tuple[InHand, ...]
    bonus: tuple[CardWorth, ...]
    prestige: tuple[CardWorth, ...]
    looking_at: tuple[str, ...] = ()  # the cards of which one is to be kept
    drawn: tuple[CardWorth, ...] = ()  # the same bonus or prestige cards, as things stand
    gives_back: str = ""  # the profession chosen to go back, while others still choose
    prices: range = range(0)  # what may be answered to the offer on the table
    princess: works.WorkSum | None = None  # what her work would be worth now, if she can be used
    merchant: int = 0  # the points he would bring now, if he can be used
    changes: int = 0  # the most points that the Banker gives for money now


@dataclass(frozen=True, slots=True)
class View:
    """The table as one viewer sees it."""

    box: Box
    viewer: Viewer
    size: int  # players the table is set up for, dummies included
    round: int
    minimum: int
    starter: Seat
    asked: state_parts.Asked
    stacks: tuple[LotStack, ...]
    buildings: tuple[Supply, ...]
    freedoms: tuple[Supply, ...]
    decks: tuple[Supply, ...]
    spent: tuple[str, ...]  # bonus cards played
    borders: tuple[Border, ...]  # none where everybody builds alone
    offers: tuple[Offer, ...]  # made to neighbours in the running turn
    offers_left: int  # in the running turn
    estates: tuple[SeenEstate, ...]
    own: OwnView | None
    scores: Scores | None
    winners: tuple[Seat, ...] = ()  # once the game is over; Wolfgang, too, who has no scores' seat
    characters: tuple[Character, ...] = ()  # none in a game without them
    phase: str = ""  # deal auction characters action end
    automa: AutomaView | None = None  # against Wolfgang; his estate is the second

    @property
    def open_estates(self) -> tuple[state_parts.Open, ...]:
        """What lies open of all estates: whatever the rules need to know of them."""
        return tuple([estate.open for estate in self.estates])

    @property
    def mine(self) -> state_parts.Estate:
        """The viewer's own estate, open and hidden: he may ask the rules about all of it."""
        return state_parts.Estate(self.estates[self.my.seat].open, self.my.hidden)

    @property
    def my(self) -> OwnView:
        """What only the viewer sees; a spectator has nothing."""
        assert self.own is not None, "a spectator has nothing of his own"
        return self.own

    @property
    def recruitable_professions(self) -> tuple[str, ...]:
        """The professions on the tables of the others; against Wolfgang, on the dummies' alone."""
        tables = [one.open.table for one in self.estates if one.seat != self.my.seat]
        tables += [dummy.faceup for dummy in self.automa.dummies] if self.automa else []
        return tuple(card for table in tables for card in table if card != state_parts.RECRUITING)

    @property
    def sales(self) -> tuple[state_parts.Sale, ...]:
        """What was sold in this auction phase."""
        return tuple(stack.sale for stack in self.stacks if stack.sale)

    @property
    def buyers(self) -> tuple[Seat, ...]:
        """Who may still get something in this auction phase, in order of turn."""
        out = [estate.seat for estate in self.estates if estate.withdrawn]
        return tuple(
            seat for seat in self.turn_order if auction.can_still_win_a_lot(out, self.sales, seat)
        )

    @property
    def open_lots(self) -> tuple[str, ...]:
        """What may still be auctioned in this phase, by whoever has a use for it."""
        return tuple(stack.lot for stack in self.stacks if self._is_lot_open(stack))

    def _is_lot_open(self, stack: LotStack) -> bool:
        left, lot = stack.left, stack.lot
        return auction.why_lot_unavailable(self.box, self.size, self.sales, left, lot) is None

    @property
    def lot_auction_round(self) -> int:
        """The round whose auction for lots is on, or is the next one."""
        return self.round + (self.phase in ("characters", "action"))

    @property
    def has_auctions_left(self) -> bool:
        """Whether anything is still auctioned, now or in a round to come."""
        if self.automa or self.phase == "end":  # against Wolfgang nobody else is asked meanwhile
            return False
        return self.phase == "characters" or self.lot_auction_round <= self.box.rounds

    @property
    def best(self) -> tuple[Seat, ...]:
        """Who has the best work of this round so far."""
        return rounds.seats_with_best_work([estate.best_work for estate in self.estates])

    def spaces_left(self, character: str) -> range:
        """The spaces of a character on which a pawn may still be put."""
        served = [card.serving for card in self.characters if card.serving]
        pawns = [card.pawn for card in self.characters if card.pawn]
        return character_auction.spaces_left(self.box, served, pawns, character)

    @property
    def turn_order(self) -> tuple[Seat, ...]:
        """All seats in order of turn, the starting player's first."""
        return state_parts.clockwise(len(self.estates), self.starter)

    @property
    def sources(self) -> tuple[str, ...]:
        """Where points come from in this game."""
        return state_parts.SOURCES_WITH_CHARACTERS if self.characters else state_parts.SOURCES


# Building it

_DECKS = ("profession", "bonus", "prestige")


def make_view(box: Box, state: State, viewer: Viewer) -> View:
    over = isinstance(state.question, Over)
    return View(
        box=box,
        viewer=viewer,
        size=state.size,
        round=state.round,
        minimum=box.work_minimum(state.round),
        starter=state.starter,
        asked=state.question.public_view(box, state),
        stacks=_see_stacks(box, state.stock, state.sales, state.decks, state.size),
        buildings=_see_supplies(tuple(box.building_order), state.stock.buildings),
        freedoms=_see_supplies(tuple(box.freedom_order), state.stock.freedoms),
        decks=_see_supplies(_DECKS, _cards_left(state.decks)),
        spent=state.decks.spent,
        borders=_see_borders(state),
        offers=state.turn.offers if state.turn else (),
        offers_left=state.offers_left(box),
        estates=_see_everybody(box, state),
        own=None if viewer is None else _see_own(box, state, viewer),
        scores=final_scoring.scores_of(state) if over else None,
        winners=final_scoring.leading_seats(state) if over else (),
        characters=_see_characters(box, state) if state.characters else (),
        phase=_current_phase(state),
        automa=make_automa_view(box, state) if state.solo else None,
    )


def _current_phase(state: State) -> str:
    """Where in its course the game is; cards are looked at in several phases."""
    if isinstance(state.question, GivingBack):
        return "deal"
    if state.is_played_out:
        return "end"
    if state.turn is not None:
        return "action"
    is_courting = state.characters is not None and state.characters.next is not None
    return "characters" if is_courting else "auction"


def _see_characters(box: Box, state: State) -> tuple[Character, ...]:
    in_play = state.characters_in_play
    pawns = {pawn.character: pawn for pawn in in_play.pawns}
    served = {serving.character: serving for serving in in_play.serving}
    return tuple(
        Character(
            name=name,
            spaces=tuple(box.bidding_spaces(name)),
            florins=in_play.florins if name == "banker" else 0,
            pawn=pawns.get(name),
            serving=served.get(name),
        )
        for name in box.characters
    )


def _see_borders(state: State) -> tuple[Border, ...]:
    if not state.options.together:
        return ()
    return tuple(
        Border(west, east, _tiles_across_east(state.estates[west]))
        for west, east in land_grid.borders(len(state.estates))
    )


def _tiles_across_east(estate: Estate) -> tuple[Tile, ...]:
    return tuple(tile for tile in estate.open.buildings if tile.across == land_grid.EAST)


@memoize_by_identity
def _see_stacks(
    box: Box, stock: Stock, sales: tuple[Sale, ...], decks: Decks, size: int
) -> tuple[LotStack, ...]:
    sold = {sale.lot: sale for sale in sales}
    return tuple(
        [
            LotStack(lot, auction.count_lots_left(box, stock, decks, lot), sold.get(lot))
            for lot in box.lots(size)
        ]
    )


def _cards_left(decks: Decks) -> tuple[int, ...]:
    return len(decks.profession), len(decks.bonus), len(decks.prestige)


@lru_cache(maxsize=64)
def _see_supplies(names: tuple[str, ...], left: tuple[int, ...]) -> tuple[Supply, ...]:
    return tuple([Supply(name, many) for name, many in zip(names, left, strict=True)])


def _see_everybody(box: Box, state: State) -> tuple[SeenEstate, ...]:
    is_open = state.options.open_money or isinstance(state.question, Over)
    withdrawn, in_play = state.withdrawn, state.characters
    estates = _see_estates(box, state.estates, state.round, withdrawn, in_play, is_open)
    if not (state.is_played_out or state.solo):
        return estates
    return tuple([_with_revealed(box, state, estate) for estate in estates])


def _with_revealed(box: Box, state: State, seen: SeenEstate) -> SeenEstate:
    """With the prestige cards that lie open: Wolfgang's always."""
    if not (state.is_played_out or state.is_automa(seen.seat)):
        return seen
    revealed = state.estates[seen.seat].hidden.prestige
    worths = (
        _deck_card_worths(box, state, seen.seat, "prestige", revealed)
        if state.is_played_out
        else ()
    )
    return replace(seen, revealed=revealed, brought=tuple([worth.worth for worth in worths]))


@memoize_by_identity
def _see_estates(
    box: Box,
    estates: tuple[Estate, ...],
    round_: int,
    withdrawn: tuple[Seat, ...],
    in_play: Characters | None,
    is_money_open: bool,
) -> tuple[SeenEstate, ...]:
    served = {one.seat: one for one in in_play.serving} if in_play else {}
    lying = in_play.lying if in_play else ()
    return tuple(
        [
            _see_estate(
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
def _see_estate(
    box: Box,
    estate: Estate,
    seat: Seat,
    round_: int,
    serving: Serving | None,
    is_money_open: bool,
    withdrawn: bool,
    pawn_lies: bool,
) -> SeenEstate:
    return SeenEstate(
        seat=seat,
        open=estate.open,
        florins=estate.hidden.florins if is_money_open else None,
        earned=final_scoring.points_by_source(estate),
        hand=len(estate.hidden.hand),
        bonus=len(estate.hidden.bonus),
        prestige=len(estate.hidden.prestige),
        revealed=(),
        brought=(),
        best_work=rounds.best_work_value(estate.open, round_),
        free_squares=land_grid.count_free_squares(box.ground, estate.open),
        withdrawn=withdrawn,
        character=serving.character if serving else "",
        is_face_down=serving is not None and serving.face_down,
        pawn_lies=pawn_lies,
    )


def _see_own(box: Box, state: State, seat: Seat) -> OwnView:
    own, question = _see_own_holdings(box, state, seat), state.question
    match question:
        case GivingBack():
            return replace(own, gives_back=question.given_back[seat])
        case Picking() if question.seat == seat:
            drawn = _deck_card_worths(box, state, seat, question.deck, question.cards)
            return replace(own, looking_at=question.cards, drawn=drawn)
        case BuyingPoints() if question.seat == seat:
            return replace(own, changes=character_favours.most_affordable_points(box, state, seat))
        case Bargaining() if question.seat == seat:
            return replace(own, prices=bargaining.answering_prices(box, state, question))
    return own


def _see_own_holdings(box: Box, state: State, seat: Seat) -> OwnView:
    """Whatever is asked."""
    estate = state.estates[seat]
    muse = works.muse_addition(state, seat)
    has_merchant = state.is_helped_by("merchant", seat)
    has_princess = state.is_helped_by(PRINCESS, seat)
    return OwnView(
        seat=seat,
        hidden=estate.hidden,
        means=payments_and_gains.most_payable(box, estate),
        hand=_see_hand(box, estate, muse),
        bonus=_bonus_worths(box, estate, estate.hidden.bonus),
        prestige=_deck_card_worths(box, state, seat, "prestige", estate.hidden.prestige),
        princess=works.sum_princess_work(box, estate) if has_princess else None,
        merchant=character_favours.merchant_points(box, state.open_estates, seat)
        if has_merchant
        else 0,
    )


def _deck_card_worths(
    box: Box, state: State, seat: Seat, deck: str, cards: tuple[str, ...]
) -> tuple[CardWorth, ...]:
    match deck:
        case "bonus":
            return _bonus_worths(box, state.estates[seat], cards)
        case "prestige":
            return tuple(
                [
                    CardWorth(card, final_scoring.prestige_card_points(box, state, seat, card))
                    for card in cards
                ]
            )
    return ()


@memoize_by_identity
def _bonus_worths(box: Box, estate: Estate, cards: tuple[str, ...]) -> tuple[CardWorth, ...]:
    return tuple([CardWorth(card, works.bonus_card_worth(box, estate, card)) for card in cards])


@memoize_by_identity
def _see_hand(box: Box, estate: Estate, muse: int) -> tuple[InHand, ...]:
    return tuple(
        [
            InHand(box.professions[card], works.sum_work(box, estate, card, muse=muse))
            for card in estate.hidden.hand
        ]
    )
