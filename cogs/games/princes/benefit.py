"""What a tile is good for: whose work gains by it, what still fits, and which points it costs.

All of it is read off the estates as they would lie `after` it.
"""

from collections.abc import Iterable, Iterator, Sequence

from bot.engine.game import Seat
from bot.engine.text import Florins, Named, Text, say
from bot.games.princes import laying, palazzo, usefulness, works
from bot.games.princes.estate import Estate, Open
from bot.games.princes.pieces import Tile
from bot.games.princes.view import InHand, View
from cogs.door.sitting import Sitting


def agreed(sitting: Sitting[View], view: View, ghost: Tile) -> tuple[Open, ...]:
    """What would lie open once neighbours have built this together.

    It is asked of the rules and not rehearsed: whether the other one could pay his part is his
    secret, and a rehearsal that came to nothing would tell it.
    """
    return laying.laid(view.box, view.open_estates, sitting.seat, ghost)


def lifted(view: View, after: Estate) -> list[tuple[InHand, int]]:
    """The professions in hand whose work gains by it, and what it would be worth then."""
    assert view.own is not None
    found = []
    for held in view.own.hand:
        value = works.summed(view.box, after, held.card.name, muse=held.sum.muse).value
        if value > held.sum.value:
            found.append((held, value))
    return found


def gains(raised: Iterable[tuple[InHand, int]]) -> tuple[Text, ...]:
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


def _on_my_ground(view: View, after: Sequence[Open]) -> Estate:
    assert view.own is not None
    return Estate(after[view.own.seat], view.own.hidden)


def wanting(view: View, after: Sequence[Open]) -> tuple[Named, ...]:
    found = lifted(view, _on_my_ground(view, after))
    return tuple(Named("profession", held.card.name) for held, _ in found)


def wanted(sitting: Sitting[View], view: View, after: Sequence[Open]) -> str:
    """The works that are lifted."""
    return wanted_of(sitting, lifted(view, _on_my_ground(view, after)))


def wanted_of(sitting: Sitting[View], raised: Iterable[tuple[InHand, int]]) -> str:
    professions = gains(raised)
    if not professions:
        return sitting.voice("panel-wanted-not")
    return sitting.voice("panel-wanted", professions=professions)


def fitting(sitting: Sitting[View], view: View, after: Sequence[Open]) -> Iterator[str]:
    """What of all that is to be had would have no room any more."""
    left = laying.fitting(view.box, after, sitting.seat)
    things = list(_to_be_had(view, after, sitting.seat))
    no_room = tuple(thing for thing in things if thing.name not in left)
    if no_room:
        yield sitting.voice("panel-fits-not", things=no_room)
    elif things:
        yield sitting.voice("panel-fits")


def _to_be_had(view: View, after: Sequence[Open], seat: Seat) -> Iterator[Named]:
    for supply in view.buildings:
        if supply.left and not palazzo.stands(after[seat], supply.name):
            yield Named("building", supply.name)
    for name in view.box.landscape_order:
        if usefulness.is_left(view.box, after, name):
            yield Named("landscape", name)


def selling(sitting: Sitting[View], view: View, sold: int) -> Iterator[str]:
    """What the purse lacks is paid by points: that should not come as a surprise."""
    assert view.own is not None
    if sold:
        florins = Florins(view.own.hidden.florins)
        yield sitting.voice("panel-build-sells", florins=florins, points=sold)
