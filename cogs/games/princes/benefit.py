"""What a move would bring, from a rehearsal: money, points, works that gain, room that is lost.

Only what the player does alone is rehearsed: whether somebody else would agree, and could pay, is
a secret that a rehearsal would tell.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from bot.engine.game import Seat
from bot.engine.text import Florins, Named, Text, say
from bot.games.princes import auction, board, placement, works
from bot.games.princes.moves import Move
from bot.games.princes.pieces import SOLD, Estate, Open, Tile
from bot.games.princes.view import InHand, View
from cogs.interaction.context import SeatContext


def estates_built_together(seat: SeatContext[View], view: View, ghost: Tile) -> tuple[Open, ...]:
    """What would lie open once neighbours have built this together.

    It is asked of the rules and not rehearsed: whether the other one could pay his part is his
    secret, and a rehearsal that came to nothing would tell it.
    """
    return placement.lay_tile(view.box, view.open_estates, seat.seat, ghost)


def find_lifted_works(view: View, after: Estate) -> list[tuple[InHand, int]]:
    """The professions in hand whose work gains by it, and what it would be worth then."""
    assert view.own is not None
    found = []
    for held in view.own.hand:
        value = works.sum_work(view.box, after, held.card.name, muse=held.sum.muse).value
        if value > held.sum.value:
            found.append((held, value))
    return found


def describe_gains(raised: Iterable[tuple[InHand, int]]) -> tuple[Text, ...]:
    """Each of these works with what it is worth, and what it would be."""
    return tuple(
        say(
            "panel-gain",
            profession=Named("profession", held.card.name),
            before=held.sum.value,
            after=value,
        )
        for held, value in raised
    )


def _own_estate(view: View, after: Sequence[Open]) -> Estate:
    assert view.own is not None
    return Estate(after[view.own.seat], view.own.hidden)


def professions_that_gain(view: View, after: Sequence[Open]) -> tuple[Named, ...]:
    found = find_lifted_works(view, _own_estate(view, after))
    return tuple(Named("profession", held.card.name) for held, _ in found)


def describe_gain_of_tile(seat: SeatContext[View], view: View, after: Sequence[Open]) -> str:
    """The works that are lifted."""
    return describe_lifted(seat, find_lifted_works(view, _own_estate(view, after)))


def describe_lifted(seat: SeatContext[View], raised: Iterable[tuple[InHand, int]]) -> str:
    professions = describe_gains(raised)
    if not professions:
        return seat.voice("panel-wanted-not")
    return seat.voice("panel-wanted", professions=professions)


def describe_fit(seat: SeatContext[View], view: View, after: Sequence[Open]) -> Iterator[str]:
    """What of all that is to be had would have no room any more."""
    left = placement.fitting_tiles(view.box, after, seat.seat)
    things = list(_available_tiles(view, after, seat.seat))
    no_room = tuple(thing for thing in things if thing.name not in left)
    if no_room:
        yield seat.voice("panel-fits-not", things=no_room)
    elif things:
        yield seat.voice("panel-fits")


def _available_tiles(view: View, after: Sequence[Open], seat: Seat) -> Iterator[Named]:
    for supply in view.buildings:
        if supply.left and not board.stands(after[seat], supply.name):
            yield Named("building", supply.name)
    for name in view.box.landscape_order:
        if auction.is_left(view.box, after, name):
            yield Named("landscape", name)


def describe_selling(seat: SeatContext[View], view: View, sold: int) -> Iterator[str]:
    """What the purse lacks is paid by points: that should not come as a surprise."""
    assert view.own is not None
    if sold:
        florins = Florins(view.own.hidden.florins)
        yield seat.voice("panel-build-sells", florins=florins, points=sold)


@dataclass(frozen=True, slots=True)
class RehearsedMove:
    """A move that was rehearsed; nothing that follows from it has happened yet."""

    before: View
    after: View

    @property
    def florins_paid(self) -> int:
        """Florins to the bank."""
        return self.after.mine.hidden.spent - self.before.mine.hidden.spent

    @property
    def points_sold(self) -> int:
        """Points given up to pay them."""
        return -self.points_from(SOLD)

    @property
    def florins_received(self) -> int:
        """What comes into the purse."""
        return self.after.mine.hidden.florins - self.before.mine.hidden.florins

    def points_from(self, source: int) -> int:
        return self.after.mine.open.earned[source] - self.before.mine.open.earned[source]


def rehearse_move(seat: SeatContext[View], move: Move) -> RehearsedMove:
    """For a legal move that takes no luck."""
    return rehearse_moves(seat, [move])[move]


def rehearse_moves(seat: SeatContext[View], moves: Iterable[Move]) -> dict[Move, RehearsedMove]:
    """Those of these moves that are allowed, and take no luck."""
    start = seat.start_rehearsal()
    before = start.view
    tried = ((move, start.view_after_move(seat.seat, move)) for move in moves)
    return {move: RehearsedMove(before, after) for move, after in tried if after}
