"""What a guest owns as far as his plans go; with it he counts, and imagines to own more."""

from collections.abc import Callable
from dataclasses import dataclass, replace

from bot.engine.game import Seat
from bot.games.princes.box import Box
from bot.games.princes.view import SeenEstate, View


@dataclass(frozen=True, slots=True)
class Holding:
    """One estate, seen by its owner; a plan is a holding that is not true yet."""

    florins: int
    points: int
    slots: int  # actions left in the whole game, the running turn included
    hand: tuple[str, ...]
    recruiting: int
    works: int  # cards on the table
    bonus: tuple[str, ...]
    prestige: tuple[str, ...]
    builders: int
    jesters: int
    freedoms: tuple[str, ...]
    buildings: tuple[str, ...]
    landscapes: tuple[str, ...]
    free_squares: int
    muse: int = 0  # what she adds to every work of this round

    @property
    def cards(self) -> int:
        """What every work counts: profession and recruiting cards in hand or on the table."""
        return len(self.hand) + self.recruiting + self.works

    def paying(self, box: Box, price: int) -> "Holding":
        """After a payment; what is lacking is raised by selling points (ruling 4)."""
        rate = box.numbers.florins_for_point
        sold = -(-max(0, price - self.florins) // rate)
        return replace(self, florins=self.florins + sold * rate - price, points=self.points - sold)


def held(view: View) -> Holding:
    """What the viewer holds."""
    assert view.own is not None
    own, estate = view.own, view.estates[view.own.seat]
    return Holding(
        florins=own.hidden.florins,
        points=estate.open.points,
        slots=_slots_left(view),
        hand=tuple(card.card.name for card in own.hand),
        recruiting=estate.open.recruiting,
        works=len(estate.open.table),
        bonus=tuple(card.name for card in own.bonus),
        prestige=tuple(card.name for card in own.prestige),
        builders=estate.open.builders,
        jesters=estate.open.jesters,
        freedoms=estate.open.freedoms,
        buildings=tuple(tile.name for tile in estate.open.buildings),
        landscapes=tuple(tile.name for tile in estate.open.landscapes),
        free_squares=estate.free_squares,
        muse=view.round if estate.character == "muse" else 0,
    )


def _slots_left(view: View) -> int:
    """The actions the viewer still has: it is he who is asked."""
    each_round = view.box.numbers.actions
    return _slots_this_round(view) + each_round * (view.box.rounds - view.round)


def _slots_this_round(view: View) -> int:
    asked, each_round = view.asked, view.box.numbers.actions
    if asked.bargain and view.viewer == asked.bargain.partner:
        return each_round if _acts_later(view, asked.bargain.builder) else 0
    return asked.actions if view.phase == "action" else each_round + _of_cardinal(view)


def _acts_later(view: View, acting: Seat) -> bool:
    """Whether the viewer's own turn comes after the one that is running."""
    assert view.viewer is not None
    seats = len(view.estates)
    return (view.viewer - view.starter) % seats > (acting - view.starter) % seats


def _of_cardinal(view: View) -> int:
    """Hired for the turn that is still to come."""
    assert view.own is not None
    is_his = view.estates[view.own.seat].character == "cardinal"
    return view.box.favours.cardinal_actions if is_his and view.phase == "characters" else 0


def count(box: Box, holding: Holding, thing: str) -> int:
    """How many of a thing there are; bot.games.princes.holdings must agree."""
    return _COUNTS[thing](box, holding)


def rival_count(estate: SeenEstate, thing: str) -> int:
    """How many an opponent has of what prestige cards compare; all of it lies open."""
    match thing:
        case "building":
            return len(estate.open.buildings)
        case "landscape":
            return len(estate.open.landscapes)
        case "jester":
            return estate.open.jesters
        case "builder":
            return estate.open.builders
        case "work":
            return len(estate.open.table)
        case "free-square":
            return estate.free_squares
    return sum(tile.name == thing for tile in estate.open.landscapes)


def _of_size(size: str) -> Callable[[Box, Holding], int]:
    return lambda box, holding: sum(box.size[name] == size for name in holding.buildings)


def _of_landscape(landscape: str) -> Callable[[Box, Holding], int]:
    return lambda _, holding: holding.landscapes.count(landscape)


_COUNTS: dict[str, Callable[[Box, Holding], int]] = {
    "building": lambda _, holding: len(holding.buildings),
    "large": _of_size("large"),
    "medium": _of_size("medium"),
    "small": _of_size("small"),
    "forest": _of_landscape("forest"),
    "lake": _of_landscape("lake"),
    "park": _of_landscape("park"),
    "landscape": lambda _, holding: len(holding.landscapes),
    "freedom": lambda _, holding: len(holding.freedoms),
    "jester": lambda _, holding: holding.jesters,
    "builder": lambda _, holding: holding.builders,
    "prestige": lambda _, holding: len(holding.prestige),
    # Rules p. 18: for a bonus card, the work it is played with already lies on the table.
    "hand": lambda _, holding: max(0, len(holding.hand) + holding.recruiting - 1),
    "table": lambda _, holding: holding.works + 1,
    "work": lambda _, holding: holding.works,
    "free-square": lambda _, holding: holding.free_squares,
}
