"""What a viewer sees of the table: built up from nothing, so that no secret can be forgotten."""

from dataclasses import dataclass

from bot.engine.game import Scores, Seat, Viewer
from bot.games.firenze import building, commissions, limits, personnel, row, scoring
from bot.games.firenze.box import Box
from bot.games.firenze.pieces import (
    CELEBRATION,
    COLORS,
    NEUTRAL,
    OPEN,
    PERSONNEL,
    Balcony,
    Bricks,
    Reward,
    Tower,
)
from bot.games.firenze.state import (
    Averting,
    Builder,
    Building,
    Choosing,
    Fulfilling,
    Limiting,
    Losing,
    Lowering,
    Over,
    PayingCard,
    PayingConstruction,
    PayingExchange,
    Placing,
    State,
)


@dataclass(frozen=True, slots=True)
class Commission:
    """A commission of a family's tower, with the points it brings as things lie."""

    color: str
    height: int
    points: int
    points_from: str  # "printed", "public", "inferred" or "ours"
    seat: Seat | None  # whose seal covers it
    neutral: bool  # a neutral seal covers it
    balcony: Balcony | None
    open: bool  # could be fulfilled now: uncovered, and no balcony that has to wait


@dataclass(frozen=True, slots=True)
class Majority:
    """The flag on top of a family's tower, and who would get it as things stand."""

    points: int
    points_from: str
    seat: Seat | None


@dataclass(frozen=True, slots=True)
class Family:
    """A family's tower on the board; its commissions from the lowest up."""

    color: str
    dead: bool  # not in this game: neutral seals cover all of it
    commissions: tuple[Commission, ...]
    majority: Majority


@dataclass(frozen=True, slots=True)
class Level:
    """A level tile, and who took it."""

    height: int
    points: int
    points_from: str
    seat: Seat | None  # None: it is still there


@dataclass(frozen=True, slots=True)
class Card:
    """A kind of card as it is met in the row, in front of somebody or in hand."""

    name: str
    kind: str  # "event", "personnel", "celebration", "building" or "church"
    amount: int
    measure: int
    name_from: str
    effect_from: str


@dataclass(frozen=True, slots=True)
class Offer:
    """A card of the row: its place from the left, what it costs now, what lies on it."""

    place: int
    card: Card
    cost: int
    bricks: Bricks


@dataclass(frozen=True, slots=True)
class OpenBuilder:
    """A master builder as everybody sees him."""

    seat: Seat
    seals: int  # still to place
    site: tuple[Tower, ...]
    storehouse: Bricks
    stored: int
    storehouse_limit: int
    buildings: tuple[Card, ...]
    hand: int  # covered cards: personnel and celebrations
    celebrations: int  # of these
    card_limit: int
    cards: int  # that count towards the limit
    owes_bell: bool
    points: int
    earned: tuple[int, ...]  # by source, in the order of pieces.SOURCES
    revealed: tuple[Card, ...]  # celebrations, once the game is over
    turn_left: bool  # the end has come near, and he still has a turn, the running one included


@dataclass(frozen=True, slots=True)
class OpenTurn:
    """What has been done in the running turn, and what it may still cost."""

    seat: Seat
    played: tuple[str, ...]  # personnel
    exchanged: bool
    exchange_cost: int
    laid: Bricks
    paid: Bricks
    bricks_left: int  # that may still be laid, whatever the storehouse has
    next_cost: int  # of the next brick laid; 0 also when none may be laid
    costs: tuple[int, ...]  # what so many bricks cost in all this turn: index 0 is none
    fulfilled: int


@dataclass(frozen=True, slots=True)
class Asked:
    """What the table waits for."""

    # placing choosing paying-card averting losing lowering building paying-exchange
    # paying-construction fulfilling limiting-cards limiting-bricks over
    kind: str
    seats: tuple[Seat, ...]
    card: str = ""  # being paid for, or the event
    place: int = 0  # of that card in the row, or of the one exchanged with
    brick: str = ""  # asked for in exchange
    due: int = 0  # bricks still to give, cards to put away, neutral seals to lay
    spare: Bricks = ()  # what may be given


@dataclass(frozen=True, slots=True)
class InHand:
    """A card in hand; of a celebration, the points it would bring as things stand."""

    card: Card
    playable: bool
    points: int


@dataclass(frozen=True, slots=True)
class Own:
    """What only the owner of a seat sees."""

    seat: Seat
    hand: tuple[InHand, ...]


@dataclass(frozen=True, slots=True)
class View:
    """The table as one viewer sees it."""

    box: Box
    viewer: Viewer
    colors: tuple[str, ...]
    turns: int
    starter: Seat
    asked: Asked
    turn: OpenTurn
    families: tuple[Family, ...]  # in the order of colors
    levels: tuple[Level, ...]
    balconies: tuple[Balcony, ...]  # in the order of their numerals
    next_balcony: int  # the numeral that may be fulfilled, 0 when all are
    row: tuple[Offer, ...]
    church: tuple[Card, ...]
    rewards: tuple[Reward, ...]
    deck: int
    discards: tuple[str, ...]
    pouch: Bricks
    ender: Seat | None  # who has the end of game tile
    builders: tuple[OpenBuilder, ...]
    own: Own | None
    scores: Scores | None


def seen(box: Box, state: State, viewer: Viewer) -> View:
    over = isinstance(state.question, Over)
    board = state.board
    return View(
        box=box,
        viewer=viewer,
        colors=COLORS,
        turns=state.turns,
        starter=state.starter,
        asked=_asked(box, state),
        turn=_turn(box, state),
        families=tuple([_family(box, state, color) for color in COLORS]),
        levels=tuple(
            [
                Level(tile.height, tile.points, tile.points_from, _seat(owner))
                for tile, owner in zip(box.printed.levels, board.levels, strict=True)
            ]
        ),
        balconies=board.balconies,
        next_balcony=commissions.next_numeral(box, board),
        row=tuple(
            [
                Offer(place, _card(box, spot.card), row.cost(state, place), spot.bricks)
                for place, spot in enumerate(state.row, 1)
            ]
        ),
        church=tuple([_card(box, card) for card in board.church]),
        rewards=board.rewards,
        deck=len(state.deck.cards),
        discards=state.deck.discards,
        pouch=state.pouch,
        ender=_seat(board.ender),
        builders=tuple([_open(box, state, Seat(at)) for at in range(len(state.builders))]),
        own=None if viewer is None else _own(box, state, viewer),
        scores=scoring.scores_of(state) if over else None,
    )


def _seat(cover: int) -> Seat | None:
    return Seat(cover) if cover >= 0 else None


def _card(box: Box, name: str) -> Card:
    card = box.cards[name]
    return Card(name, card.kind, card.amount, card.measure, card.name_from, card.effect_from)


# The board


def _family(box: Box, state: State, color: str) -> Family:
    tower = box.towers[color]
    leader = scoring.leader(box, state.board, color)
    return Family(
        color=color,
        dead=state.options.dead_color == color,
        commissions=tuple([_commission(box, state, color, height) for height in box.heights]),
        majority=Majority(tower.majority, tower.majority_from, leader),
    )


def _commission(box: Box, state: State, color: str, height: int) -> Commission:
    board = state.board
    cover = board.covers[box.commission(color, height)]
    balcony = commissions.balcony_at(board, color, height)
    standing = box.balconies[balcony.name].points_from if balcony else ""
    return Commission(
        color=color,
        height=height,
        points=commissions.worth(box, board, color, height),
        points_from=standing or box.towers[color].points_from[height - box.heights[0]],
        seat=_seat(cover),
        neutral=cover == NEUTRAL,
        balcony=balcony,
        open=cover == OPEN and commissions.in_order(box, board, balcony),
    )


# The builders


def _open(box: Box, state: State, seat: Seat) -> OpenBuilder:
    builder = state.builders[seat]
    over = isinstance(state.question, Over)
    return OpenBuilder(
        seat=seat,
        seals=builder.seals,
        site=builder.site,
        storehouse=builder.storehouse,
        stored=sum(builder.storehouse),
        storehouse_limit=limits.storehouse_limit(box, builder),
        buildings=tuple([_card(box, card) for card in builder.buildings]),
        hand=len(builder.hand),
        celebrations=_many(box, builder, CELEBRATION),
        card_limit=limits.card_limit(box, builder),
        cards=limits.cards(builder),
        owes_bell=builder.owes_bell,
        points=builder.points,
        earned=builder.earned,
        revealed=_revealed(box, builder) if over else (),
        turn_left=scoring.has_turn_left(state, seat),
    )


def _many(box: Box, builder: Builder, kind: str) -> int:
    return sum([box.cards[card].kind == kind for card in builder.hand])


def _revealed(box: Box, builder: Builder) -> tuple[Card, ...]:
    return tuple([_card(box, card) for card in builder.hand if box.cards[card].kind == CELEBRATION])


def _own(box: Box, state: State, seat: Seat) -> Own:
    return Own(seat, tuple([_in_hand(box, state, seat, c) for c in state.builders[seat].hand]))


def _in_hand(box: Box, state: State, seat: Seat, card: str) -> InHand:
    if box.cards[card].kind == PERSONNEL:
        return InHand(_card(box, card), personnel.is_playable(box, state, seat, card), 0)
    return InHand(
        _card(box, card), playable=False, points=scoring.celebrates(box, state, seat, card)
    )


# The turn and its question


def _turn(box: Box, state: State) -> OpenTurn:
    turn, builder = state.turn, state.builder
    return OpenTurn(
        seat=turn.seat,
        played=turn.played,
        exchanged=turn.exchanged,
        exchange_cost=row.exchange_cost(box, builder),
        laid=turn.laid,
        paid=turn.paid,
        bricks_left=building.bricks_left(box, turn),
        next_cost=building.next_cost(box, builder, turn),
        costs=building.costs(box, builder, turn),
        fulfilled=turn.fulfilled,
    )


def _asked(box: Box, state: State) -> Asked:
    seats, stored = (state.seat,), state.builder.storehouse
    match state.question:
        case Placing(left):
            return Asked("placing", seats, due=left)
        case Choosing():
            return Asked("choosing", seats)
        case PayingCard(place, due):
            card = state.row[place - 1].card
            return Asked("paying-card", seats, card=card, place=place, due=due, spare=stored)
        case Averting(card):
            return Asked("averting", seats, card=card)
        case Losing(card, due, spare):
            return Asked("losing", seats, card=card, due=due, spare=spare)
        case Lowering(card):
            return Asked("lowering", seats, card=card, due=1)
        case Building():
            return Asked("building", seats)
        case PayingExchange(place, brick, due):
            card = state.row[place - 1].card
            return Asked(
                "paying-exchange", seats, card=card, place=place, brick=brick, due=due, spare=stored
            )
        case PayingConstruction(due):
            return Asked("paying-construction", seats, due=due, spare=stored)
        case Fulfilling():
            return Asked("fulfilling", seats)
        case Limiting():
            cards = limits.cards_over(box, state.builder)
            if cards:
                return Asked("limiting-cards", seats, due=cards)
            due = limits.bricks_over(box, state.builder)
            return Asked("limiting-bricks", seats, due=due, spare=stored)
    return Asked("over", ())
