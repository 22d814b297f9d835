"""What a move would bring, from a rehearsal: money, points, works that gain, room that is lost.

Only what the player does alone is rehearsed: whether a neighbor would agree, and could pay, is a
secret that a rehearsal would reveal.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from bot.engine.game import Seat
from bot.engine.text import Florins, Named, Text, say
from bot.games.princes import auction, land_grid, payments_and_gains, tile_laying, works
from bot.games.princes.moves import Move
from bot.games.princes.state_parts import SOLD, Estate, Open, Tile
from bot.games.princes.view import InHand, OwnView, View
from cogs.games.princes.game_texts import PrincesSeat
from cogs.interaction.components import MenuChoice


def private_view(view: View) -> OwnView:
    """Return what only the viewer sees; the view has to be a player's."""
    return view.my


def estates_built_together(seat: PrincesSeat, view: View, ghost: Tile) -> tuple[Open, ...]:
    """Return what would lie open once two neighbors have built this together.

    The rules are asked and nothing is rehearsed: a failed rehearsal would reveal that the neighbor
    can't pay.
    """
    return tile_laying.lay_tile(view.box, view.open_estates, seat.seat, ghost)


def find_lifted_works(view: View, after: Estate) -> list[tuple[InHand, int]]:
    """Return the professions in hand whose work gains, with what each would be worth."""
    found = []
    for held in private_view(view).hand:
        value = works.sum_work(view.box, after, held.card.name, muse=held.sum.muse).value
        if value > held.sum.value:
            found.append((held, value))
    return found


def describe_gains(raised: Iterable[tuple[InHand, int]]) -> tuple[Text, ...]:
    """Say what each of these works is worth, and what it would be."""
    return tuple(gain_text(held.card.name, held.sum.value, value) for held, value in raised)


def gain_text(card: str, before: int, after: int) -> Text:
    return say("panel-gain", profession=Named("profession", card), before=before, after=after)


def _own_estate_after(view: View, after: Sequence[Open]) -> Estate:
    own = private_view(view)
    return Estate(after[own.seat], own.hidden)


def professions_that_gain(view: View, after: Sequence[Open]) -> tuple[Named, ...]:
    found = find_lifted_works(view, _own_estate_after(view, after))
    return tuple(Named("profession", held.card.name) for held, _ in found)


def tile_option(
    seat: PrincesSeat,
    kind: str,
    name: str,
    value: str,
    professions: tuple[Named, ...],
    *,
    chosen: bool = False,
) -> MenuChoice:
    """Return the option of a tile, with the professions in hand that want it."""
    about = seat.speech.plain_text(say("panel-wanted-in-menu", professions=professions))
    label = seat.speech.name_thing(kind, name)
    return MenuChoice(value, label, about if professions else "", chosen=chosen)


def describe_gain_of_tile(seat: PrincesSeat, view: View, after: Sequence[Open]) -> str:
    return format_lifted_works(seat, find_lifted_works(view, _own_estate_after(view, after)))


def format_lifted_works(seat: PrincesSeat, raised: Iterable[tuple[InHand, int]]) -> str:
    professions = describe_gains(raised)
    if not professions:
        return seat.speech("panel-wanted-not")
    return seat.speech("panel-wanted", professions=professions)


def describe_lost_room(seat: PrincesSeat, view: View, after: Sequence[Open]) -> Iterator[str]:
    """Say which of the available tiles would have no room any more."""
    left = tile_laying.fitting_tiles(view.box, after, seat.seat)
    things = list(_available_tiles(view, after, seat.seat))
    no_room = tuple(thing for thing in things if thing.name not in left)
    if no_room:
        yield seat.speech("panel-fits-not", things=no_room)
    elif things:
        yield seat.speech("panel-fits")


def warn_of_tiles_without_room(
    seat: PrincesSeat, view: View, after: Sequence[Open]
) -> Iterator[str]:
    """Warn of works whose building or landscape would have no room any more."""
    left = tile_laying.fitting_tiles(view.box, after, seat.seat)
    wanted = (held.card for held in private_view(view).hand)
    lost = tuple(
        Named(kind, name)
        for card in wanted
        for kind, name in (("building", card.building), ("landscape", card.landscape))
        if Named(kind, name) in _available_tiles(view, after, seat.seat) and name not in left
    )
    if lost:
        yield seat.speech("panel-fits-not", things=tuple(dict.fromkeys(lost)))


def _available_tiles(view: View, after: Sequence[Open], seat: Seat) -> Iterator[Named]:
    for supply in view.buildings:
        if supply.left and not land_grid.has_building(after[seat], supply.name):
            yield Named("building", supply.name)
    for name in view.box.landscape_order:
        if auction.is_landscape_left(view.box, after, name):
            yield Named("landscape", name)


def warn_of_selling_points(seat: PrincesSeat, view: View, sold: int) -> Iterator[str]:
    """Warn that points are sold for what the purse lacks."""
    if sold:
        florins = Florins(view.mine.hidden.florins)
        yield seat.speech("panel-build-sells", florins=florins, points=sold)


@dataclass(frozen=True, slots=True)
class RehearsedMove:
    """The views before and after a rehearsed move, without what follows from it."""

    before: View
    after: View

    @property
    def florins_paid(self) -> int:
        """Return the florins paid to the bank."""
        return self.after.mine.hidden.spent - self.before.mine.hidden.spent

    @property
    def points_sold(self) -> int:
        """Return the points given up to pay them."""
        return -self.points_from(SOLD)

    @property
    def florins_received(self) -> int:
        """Return the florins that come into the purse."""
        return self.after.mine.hidden.florins - self.before.mine.hidden.florins

    def points_from(self, source: int) -> int:
        return self.after.mine.open.earned[source] - self.before.mine.open.earned[source]


def rehearse_move(seat: PrincesSeat, move: Move) -> RehearsedMove:
    """Rehearse a legal move that takes no luck."""
    return rehearse_moves(seat, [move])[move]


def rehearse_moves(seat: PrincesSeat, moves: Iterable[Move]) -> dict[Move, RehearsedMove]:
    """Rehearse those of these moves that are legal and take no luck."""
    start = seat.start_rehearsal()
    before = start.view
    tried = ((move, start.view_after_move(seat.seat, move)) for move in moves)
    return {move: RehearsedMove(before, after) for move, after in tried if after}


# What a lot would do


def describe_lot_use(view: View, lot: str) -> Text:
    """Say in a few words what a lot would do for the viewer."""
    useless = auction.why_lot_is_useless(view.box, view.open_estates, private_view(view).seat, lot)
    if useless:
        return useless.text
    if len(view.box.landscapes_of(lot)) > 1:
        return _describe_landscape_choice(view, lot)
    parts = tuple(_describe_one_lot(view, lot))
    return say("panel-lot-does", parts=parts) if parts else say("panel-lot-does-nothing")


def _describe_landscape_choice(view: View, lot: str) -> Text:
    """Describe each landscape that two players choose from on a line of its own."""
    told = nothing = say("panel-lot-choice")
    for name, after in _estates_with_lot(view, lot).items():
        if parts := tuple(_describe_estate_change(view, after)):
            thing = Named("landscape", name)
            told = say("panel-lot-one-of", before=told, landscape=thing, parts=parts)
    return say("panel-lot-does-nothing") if told is nothing else told


def lot_gain(view: View, lot: str) -> int:
    """Return by how much a lot lifts the works in hand and the points together."""
    gains = [
        sum(lifted - before for before, lifted in _work_values_compared(view, after).values())
        + (after.open.points - view.mine.open.points)
        for after in _estates_with_lot(view, lot).values()
    ]
    return max(gains, default=0)


def _estates_with_lot(view: View, lot: str) -> dict[str, Estate]:
    """Return the viewer's estate with the lot, or with each landscape it may be."""
    mine, box = view.mine, view.box
    match lot:
        case "jester":
            return {lot: payments_and_gains.with_jester(mine)}
        case "builder":
            return {lot: payments_and_gains.with_builder(box, mine)}
        case "recruiting":
            return {lot: payments_and_gains.with_recruiting_card(mine)}
    return {
        name: Estate(tile_laying.with_landscape(box, mine.open, Tile(name, "", 0)), mine.hidden)
        for name in box.landscapes_of(lot)
        if auction.is_landscape_left(box, view.open_estates, name)
    }


def _describe_one_lot(view: View, lot: str) -> Iterator[Text]:
    if lot == "prestige":
        yield say("panel-lot-prestige", count=view.box.numbers.drawn)
    for after in _estates_with_lot(view, lot).values():
        yield from _describe_estate_change(view, after)
    here = view.recruitable_professions if lot == "recruiting" else ()
    if here:
        professions = tuple(Named("profession", name) for name in here)
        yield say("panel-lot-recruits", professions=professions)


def _describe_estate_change(view: View, after: Estate) -> Iterator[Text]:
    """Say which works it lifts, which points it scores, and what building would cost."""
    yield from describe_lifted_works(view, after)
    points = after.open.points - view.mine.open.points
    if points:
        yield say("panel-lot-points", points=points)
    costs = [view.box.building_cost(one.open.builders) for one in (view.mine, after)]
    before, then = map(Florins, costs)
    if before != then and then.amount:
        yield say("panel-lot-building", before=before, after=then)
    elif before != then:
        yield say("panel-lot-building-free", before=before)


def _work_values_compared(view: View, after: Estate) -> dict[str, tuple[int, int]]:
    """Return what the work of every card in hand is worth, and what it would be."""
    box, mine, hand = view.box, view.mine, view.mine.hidden.hand
    sums = ((one, works.sum_work(box, mine, one), works.sum_work(box, after, one)) for one in hand)
    return {card: (before.value, now.value) for card, before, now in sums}


def describe_lifted_works(view: View, after: Estate) -> Iterator[Text]:
    values = _work_values_compared(view, after)
    more = {after_ - before for before, after_ in values.values()}
    if len(values) > 1 and len(more) == 1 and more != {0}:
        yield say("panel-lot-every-work", more=more.pop())
        return
    for card, (before, now) in values.items():
        if now > before:
            yield gain_text(card, before, now)
