"""What every picture of the solo game has to know: who Wolfgang is, and whether he has won."""

from collections.abc import Mapping

from bot.games.princes.box import LANDSCAPES
from bot.games.princes.pieces import WOLFGANG
from bot.games.princes.view import View
from render import words

_CARDS = 3  # of the Automa in a round: the first is that of the auctions
_FOUR = 4


def named(view: View, language: str, names: Mapping[int, str]) -> Mapping[int, str]:
    """The names at the table. Wolfgang has no seat, so nobody hands his in."""
    if view.automa is None:
        return names
    return {**names, WOLFGANG: words.thing(language, "automa", view.automa.name)}


def dice(view: View) -> Mapping[str, int]:
    """What the die showed in this round's auctions; Wolfgang's own follows from what he paid."""
    automa = view.automa
    if automa is None:
        return {}
    found = {roll.lot: roll.die for roll in automa.rolls}
    bought = (stack.sale for stack in view.stacks if stack.sale)
    for sale in (sale for sale in bought if sale.seat == WOLFGANG and sale.lot not in found):
        card = view.box.automa_cards[automa.played[_CARDS * (view.round - 1)]]
        group = LANDSCAPES if sale.lot in view.box.landscape_order else sale.lot
        added = card.four if view.size == _FOUR else card.five
        found[sale.lot] = sale.price // view.box.numbers.step - added[card.wants.index(group)]
    return found


def winners(view: View) -> tuple[int, ...]:
    """Who has won; in the scores there are seats alone, so Wolfgang is found by his rank."""
    if view.scores is None:
        return ()
    if view.automa is None:
        return view.scores.winners
    ranks = tuple(zip(view.scores.totals, view.scores.tie_break, strict=True))
    return tuple(at for at, rank in enumerate(ranks) if rank == max(ranks))
