"""What a viewer sees of the table: built up from nothing, so that no secret can be forgotten."""

from dataclasses import dataclass

from bot.engine.game import Scores, Seat, Viewer
from bot.engine.replace_and_memoize import memoize_by_identity
from bot.games.firenze import (
    building,
    card_choice,
    commissions,
    final_scoring,
    personnel,
    state_parts,
    turn_end_limits,
)
from bot.games.firenze.box import ActionCard, Box
from bot.games.firenze.final_scoring import Over
from bot.games.firenze.state import State


@dataclass(frozen=True, slots=True)
class Commission:
    """A commission of a family's tower, with the points it brings as things lie."""

    color: str
    height: int
    points: int
    points_from: str  # "printed", "public", "inferred" or "ours"
    seat: Seat | None  # whose seal covers it
    neutral: bool  # a neutral seal covers it
    balcony: state_parts.Balcony | None
    open: bool  # could be fulfilled now: uncovered, and no balcony that has to wait

    @property
    def is_covered(self) -> bool:
        return self.neutral or self.seat is not None


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
class SeenLevelTile:
    """A level tile, and who took it."""

    height: int
    points: int
    points_from: str
    seat: Seat | None  # None: it is still there


@dataclass(frozen=True, slots=True)
class Offer:
    """A card of the row: its place from the left, what it costs now, what lies on it."""

    place: int
    card: ActionCard
    cost: int
    bricks: state_parts.Bricks


@dataclass(frozen=True, slots=True)
class SeenBuilder:
    """A master builder as everybody sees him: what lies open, and how many cards are covered."""

    seat: Seat
    open: state_parts.Open
    storehouse_limit: int
    buildings: tuple[ActionCard, ...]
    hand: int  # covered cards: personnel and celebrations
    celebrations: int  # of these
    card_limit: int
    cards: int  # that count towards the limit
    revealed: tuple[ActionCard, ...]  # celebrations, once the game is over
    turn_left: bool  # the end has come near, and he still has a turn, the running one included


@dataclass(frozen=True, slots=True)
class InHand:
    """A card in hand; of a celebration, the points it would bring as things stand."""

    card: ActionCard
    playable: bool
    points: int


@dataclass(frozen=True, slots=True)
class OwnView:
    """What only the owner of a seat sees."""

    seat: Seat
    hidden: state_parts.Hidden
    hand: tuple[InHand, ...]


@dataclass(frozen=True, slots=True)
class View:
    """The table as one viewer sees it."""

    box: Box
    viewer: Viewer
    colors: tuple[str, ...]
    turns: int
    starter: Seat
    asked: state_parts.Asked
    turn: state_parts.Turn
    board: state_parts.Board
    families: tuple[Family, ...]  # in the order of colors
    levels: tuple[SeenLevelTile, ...]
    next_balcony: int  # the numeral that may be fulfilled, 0 when all are
    row: tuple[Offer, ...]
    church: tuple[ActionCard, ...]
    deck: int
    discards: tuple[str, ...]
    pouch: state_parts.Bricks
    ender: Seat | None  # who has the end of game tile
    builders: tuple[SeenBuilder, ...]
    own: OwnView | None
    scores: Scores | None

    @property
    def open_builders(self) -> tuple[state_parts.Open, ...]:
        """What lies open before all builders: whatever the rules need to know of them."""
        return tuple([builder.open for builder in self.builders])

    @property
    def mine(self) -> state_parts.Builder:
        """What the viewer has himself, open and hidden: he may ask the rules about all of it."""
        return state_parts.Builder(self.builders[self.my.seat].open, self.my.hidden)

    @property
    def my(self) -> OwnView:
        """What only the viewer sees; a spectator has nothing."""
        assert self.own is not None, "a spectator has nothing of his own"
        return self.own

    def commission(self, color: str, height: int) -> Commission | None:
        """What such a tower would meet, covered or not; None if it is too low or too high."""
        if height not in self.box.heights:
            return None
        return self.families[state_parts.ORDER[color]].commissions[height - self.box.heights[0]]

    @property
    def round(self) -> int:
        """Which turn it is of the player whose turn it is."""
        return -(-self.turns // len(self.builders))

    # What the running turn may still cost

    @property
    def active_builder(self) -> state_parts.Open:
        """What lies open before the builder whose turn it is."""
        return self.builders[self.turn.seat].open

    @property
    def exchange_cost(self) -> int:
        return building.exchange_cost(self.box, self.active_builder)

    @property
    def costs(self) -> tuple[int, ...]:
        """What so many bricks cost in all this turn: index 0 is none."""
        return building.building_costs(self.box, self.active_builder, self.turn)

    @property
    def bricks_left_to_lay(self) -> int:
        """How many may still be laid, whatever the storehouse has."""
        return building.bricks_left_to_lay(self.box, self.turn)

    @property
    def next_brick_cost(self) -> int:
        """Of the next brick laid; 0 also when none may be laid."""
        return building.next_brick_cost(self.box, self.active_builder, self.turn)


def make_view(box: Box, state: State, viewer: Viewer) -> View:
    over = isinstance(state.question, Over)
    board = state.board
    return View(
        box=box,
        viewer=viewer,
        colors=state_parts.COLORS,
        turns=state.turns,
        starter=state.starter,
        asked=state.question.public_view(box, state),
        turn=state.turn,
        board=board,
        families=_see_families(box, board, state.options.dead_color),
        levels=_see_levels(box, board),
        next_balcony=commissions.next_balcony_numeral(box, board),
        row=tuple(
            [
                Offer(
                    place,
                    box.cards[spot.card],
                    card_choice.row_card_cost(state.turn, place),
                    spot.bricks,
                )
                for place, spot in enumerate(state.row, 1)
            ]
        ),
        church=tuple([box.cards[card] for card in board.church]),
        deck=len(state.deck.cards),
        discards=state.deck.discards,
        pouch=state.pouch,
        ender=_covering_seat(board.ender),
        builders=_see_builders(box, state),
        own=None if viewer is None else _see_own(box, state, viewer),
        scores=final_scoring.scores_of(state) if over else None,
    )


def _covering_seat(cover: int) -> Seat | None:
    return Seat(cover) if cover >= 0 else None


# The board


@memoize_by_identity
def _see_families(box: Box, board: state_parts.Board, dead: str) -> tuple[Family, ...]:
    """Until another commission is fulfilled they stay as they are."""
    return tuple([_see_family(box, board, dead, color) for color in state_parts.COLORS])


def _see_family(box: Box, board: state_parts.Board, dead: str, color: str) -> Family:
    tower = box.towers[color]
    leader = final_scoring.majority_leader(box, board, color)
    return Family(
        color=color,
        dead=dead == color,
        commissions=tuple([_see_commission(box, board, color, h) for h in box.heights]),
        majority=Majority(tower.majority, tower.majority_from, leader),
    )


def _see_commission(box: Box, board: state_parts.Board, color: str, height: int) -> Commission:
    cover = board.covers[box.commission_index(color, height)]
    balcony = commissions.balcony_at(board, color, height)
    standing = box.balconies[balcony.name].points_from if balcony else ""
    return Commission(
        color=color,
        height=height,
        points=commissions.commission_points(box, board, color, height),
        points_from=standing or box.towers[color].points_from[height - box.heights[0]],
        seat=_covering_seat(cover),
        neutral=cover == state_parts.NEUTRAL,
        balcony=balcony,
        open=commissions.is_free_to_fulfil(box, board, color, height),
    )


@memoize_by_identity
def _see_levels(box: Box, board: state_parts.Board) -> tuple[SeenLevelTile, ...]:
    pairs = zip(box.printed.levels, board.levels, strict=True)
    return tuple(
        [
            SeenLevelTile(t.height, t.points, t.points_from, _covering_seat(owner))
            for t, owner in pairs
        ]
    )


# The builders


def _see_builders(box: Box, state: State) -> tuple[SeenBuilder, ...]:
    over = isinstance(state.question, Over)
    return tuple(
        [
            _see_builder(box, builder, Seat(at), over, final_scoring.has_turn_left(state, Seat(at)))
            for at, builder in enumerate(state.builders)
        ]
    )


@memoize_by_identity
def _see_builder(
    box: Box, builder: state_parts.Builder, seat: Seat, over: bool, turn_left: bool
) -> SeenBuilder:
    """Until something of it changes everybody sees the same."""
    held = [box.cards[card] for card in builder.hidden.hand]
    celebrations = [card for card in held if card.kind == state_parts.CELEBRATION]
    return SeenBuilder(
        seat=seat,
        open=builder.open,
        storehouse_limit=turn_end_limits.storehouse_limit(box, builder.open),
        buildings=tuple([box.cards[card] for card in builder.open.buildings]),
        hand=len(held),
        celebrations=len(celebrations),
        card_limit=turn_end_limits.card_limit(box, builder.open),
        cards=turn_end_limits.count_limited_cards(builder),
        revealed=tuple(celebrations) if over else (),
        turn_left=turn_left,
    )


def _see_own(box: Box, state: State, seat: Seat) -> OwnView:
    hidden = state.builders[seat].hidden
    return OwnView(
        seat, hidden, tuple([_see_held_card(box, state, seat, card) for card in hidden.hand])
    )


def _see_held_card(box: Box, state: State, seat: Seat, card: str) -> InHand:
    printed = box.cards[card]
    if printed.kind == state_parts.PERSONNEL:
        return InHand(printed, personnel.is_playable(box, state, seat, card), 0)
    return InHand(
        printed,
        playable=False,
        points=final_scoring.celebration_points(box, state.board, seat, card),
    )
