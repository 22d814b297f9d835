"""The auctions to come, while the round before is still being played."""

from bot.engine.copies import replace
from bot.games.princes.asked import Asked
from bot.games.princes.pieces import clockwise
from bot.games.princes.view import View
from bot.players.princes.ranked import ForLots, Order

AHEAD = "ahead"  # in the place of a phase: what follows is not on yet


def is_on(view: View) -> bool:
    """Whether something is auctioned in these days."""
    return view.phase in ("auction", "characters")


def term(view: View, order: Order) -> int:
    """The round that this order would be for: lots and characters are auctioned once in each."""
    sold = ("characters", "action") if isinstance(order, ForLots) else ("action",)
    return view.round + 1 if view.phase in sold else view.round


def begun(view: View) -> View:
    """How the next round will begin, as far as that can be known now.

    What purses will hold then nobody knows: whoever reads `AHEAD` does not judge by money.
    """
    return replace(
        view,
        round=view.round + 1,
        phase=AHEAD,
        starter=clockwise(len(view.estates), view.starter)[1],
        asked=Asked("", ()),
        stacks=tuple(replace(stack, sale=None) for stack in view.stacks),
        estates=tuple(replace(estate, withdrawn=False, pawn_lies=False) for estate in view.estates),
        characters=tuple(replace(card, pawn=None) for card in view.characters),
    )
