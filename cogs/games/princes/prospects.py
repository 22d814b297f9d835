"""What each lot would do for its buyer as things stand: the rules count, nobody guesses."""

from collections.abc import Iterator

from bot.engine.text import Florins, Named, Text, say
from bot.games.princes import gains, laying, works
from bot.games.princes.estate import Estate
from bot.games.princes.pieces import Tile
from bot.games.princes.usefulness import is_left, why_no_use
from bot.games.princes.view import View
from bot.players.princes.following import recruitable


def prospect(view: View, lot: str) -> Text:
    """In a few words, of whoever looks."""
    assert view.own is not None
    useless = why_no_use(view.box, view.open_estates, view.own.seat, lot)
    if useless:
        return useless.text
    parts = tuple(_landscapes(view, lot) if view.box.landscapes_of(lot) else _others(view, lot))
    return say("panel-lot-does", parts=parts) if parts else say("panel-lot-does-nothing")


def _landscapes(view: View, lot: str) -> Iterator[Text]:
    """Of the several that two players choose from each by its name."""
    names = view.box.landscapes_of(lot)
    for name in names:
        if not is_left(view.box, view.open_estates, name):
            continue
        does = tuple(_with(view, _laid(view, name)))
        if does and len(names) > 1:
            landscape = Named("landscape", name)
            yield say("panel-lot-one-of", landscape=landscape, parts=does)
        else:
            yield from does


def gain(view: View, lot: str) -> int:
    """By how much it lifts the works in hand and the points in all; what else it may do is open."""
    return max((_gain(view, after) for after in _bought(view, lot)), default=0)


def _bought(view: View, lot: str) -> Iterator[Estate]:
    """One's estate with it: of the several that two players choose from, with each."""
    mine = view.mine
    match lot:
        case "jester":
            yield gains.with_jester(mine)
        case "builder":
            yield gains.with_builder(view.box, mine)
        case "recruiting":
            yield gains.with_recruiting(mine)
    for name in view.box.landscapes_of(lot):
        if is_left(view.box, view.open_estates, name):
            yield _laid(view, name)


def _gain(view: View, after: Estate) -> int:
    lifted = sum(after_ - before for before, after_ in _values(view, after).values())
    return lifted + after.open.points - view.mine.open.points


def _laid(view: View, name: str) -> Estate:
    mine = view.mine
    return Estate(laying.with_landscape(view.box, mine.open, Tile(name, "", 0)), mine.hidden)


def _others(view: View, lot: str) -> Iterator[Text]:
    mine = view.mine
    match lot:
        case "jester":
            yield from _with(view, gains.with_jester(mine))
        case "builder":
            yield from _with(view, gains.with_builder(view.box, mine))
        case "prestige":
            yield say("panel-lot-prestige", count=view.box.numbers.drawn)
        case "recruiting":
            yield from _with(view, gains.with_recruiting(mine))
            here = tuple(Named("profession", name) for name in recruitable(view))
            if here:
                yield say("panel-lot-recruits", professions=here)


def _with(view: View, after: Estate) -> Iterator[Text]:
    """Which works it lifts, which points it scores, and what building would cost."""
    yield from lifted(view, after)
    points = after.open.points - view.mine.open.points
    if points:
        yield say("panel-lot-points", points=points)
    costs = [view.box.building_cost(one.open.builders) for one in (view.mine, after)]
    if costs[0] != costs[1]:
        yield _cheaper(Florins(costs[0]), Florins(costs[1]))


def _cheaper(before: Florins, after: Florins) -> Text:
    if not after.amount:
        return say("panel-lot-building-free", before=before)
    return say("panel-lot-building", before=before, after=after)


def _values(view: View, after: Estate) -> dict[str, tuple[int, int]]:
    """What the work of every card in hand is worth, and what it would be."""
    return {
        card: (
            works.summed(view.box, view.mine, card).value,
            works.summed(view.box, after, card).value,
        )
        for card in view.mine.hidden.hand
    }


def lifted(view: View, after: Estate) -> Iterator[Text]:
    values = _values(view, after)
    more = {after_ - before for before, after_ in values.values()}
    if len(values) > 1 and len(more) == 1 and more != {0}:
        yield say("panel-lot-every-work", more=more.pop())
        return
    for card, (before, now) in values.items():
        if now > before:
            name = Named("profession", card)
            yield say("panel-gain", profession=name, before=before, after=now)
