"""Building together: where a building would lie across a border, and for which price.

offer                           with which neighbour, and what
offer - west                    what, with the neighbour in the west
offer library east              where it would lie best, at a fair price
offer library east h3 2 300 WAY    there and so; the way one came only keeps the ids apart
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import TypeAlias

from bot.engine.game import Seat
from bot.engine.text import Florins, Named, Who, say
from bot.games.princes.borders import EAST, neighbours
from bot.games.princes.moves import Build, Offer
from bot.games.princes.pieces import Proposal, Tile
from bot.games.princes.together import least_price
from bot.games.princes.view import View
from bot.players.princes.layout import tidiest
from cogs.door import limits, presses
from cogs.door.answers import Reply, Sketch
from cogs.door.presses import Menu, MenuOption, Press, Pressable
from cogs.door.sitting import Sitting
from cogs.games.princes.benefit import agreed, fitting, wanted, wanting
from cogs.games.princes.grids import both_grounds
from cogs.games.princes.ground import STEPS, TURNS, Place, Places
from render.princes import draw_offer

Ways: TypeAlias = dict[tuple[str, str], list[Offer]]  # by building and side

ANYTHING = "-"
CHOSEN = "at"  # the way one comes by a menu
_ANCHORS, _TURNS, _STEPS, _DECISION, _PRICES = range(5)
_BUILDINGS, _SIDES = range(2)  # where nothing is chosen yet


@dataclass(frozen=True, slots=True)
class OfferDraft:
    """An offer as it would be made now."""

    sitting: Sitting[View]
    view: View
    side: str
    places: Places
    at: Place
    amounts: range
    florins: int

    @property
    def name(self) -> str:
        return self.places.tile

    @property
    def ghost(self) -> Tile:
        return _tile(self.move)

    @property
    def partner(self) -> Seat:
        return _neighbour(self.view, self.sitting.seat, self.side)

    @property
    def move(self) -> Offer:
        return Offer(self.name, self.side, self.at.square, self.at.turn, self.florins)

    @property
    def proposal(self) -> Proposal:
        return Proposal(self.name, self.side, self.at.square, self.at.turn, self.florins)

    def choice(self, place: Place, way: str) -> str:
        """The same draft at another place; the last word makes it no move."""
        move = replace(self.move, square=place.square, turn=place.turn)
        return presses.choice(self.sitting.question, f"{self.sitting.spell(move)} {way}")


def offer(sitting: Sitting[View], words: str) -> Reply:
    view = sitting.view
    ways = offers(sitting)
    _, name, side, *rest = [*words.split(), "", ""]
    if (name, side) not in ways:
        sides = list(dict.fromkeys(side for _, side in ways))
        return _which(sitting, view, ways, side if side in sides else sides[0])
    return _reply(_drafted(sitting, view, ways[name, side], [one for one in rest if one]), ways)


def offers(sitting: Sitting[View]) -> Ways:
    """Every way of each building across each border, at the lowest price."""
    found: dict[tuple[str, str], list[Offer]] = {}
    for move in sitting.legal():
        if isinstance(move, Offer):
            found.setdefault((move.building, move.side), []).append(move)
    return found


def _tile(move: Offer) -> Tile:
    return Tile(move.building, move.square, move.turn, move.side)


def _neighbour(view: View, seat: Seat, side: str) -> Seat:
    return dict(neighbours(len(view.estates), seat))[side]


def _drafted(
    sitting: Sitting[View], view: View, ways: Sequence[Offer], words: Sequence[str]
) -> OfferDraft:
    borders, first = view.box.borders, ways[0]
    assert borders is not None
    legal = frozenset(Place(way.square, way.turn) for way in ways)
    places = Places(borders.strip, first.building, legal)
    amounts = sitting.amounts(first)
    match words:
        case [square, turn, florins, *_] if turn.isdecimal() and florins.isdecimal():
            at, wished = Place(square, int(turn)), int(florins)
        case _:
            at, wished = Place("", 0), _fair(view, sitting.seat, first.side)
    if at not in legal:
        best = tidiest(view, ways)
        at = Place(best.square, best.turn)
    return OfferDraft(sitting, view, first.side, places, at, amounts, _nearest(amounts, wished))


def _fair(view: View, seat: Seat, side: str) -> int:
    """What the partner would have to pay the bank if he built alone."""
    partner = view.estates[_neighbour(view, seat, side)]
    return view.box.building_cost(partner.open.builders)


def _nearest(amounts: range, florins: int) -> int:
    return min(amounts, key=lambda amount: abs(amount - florins))


# Which


def _which(sitting: Sitting[View], view: View, ways: Ways, side: str) -> Reply:
    voice, whom = sitting.voice, Who(_neighbour(view, sitting.seat, side))
    cost = Florins(view.box.building_cost(view.estates[sitting.seat].open.builders))
    words = voice("panel-offer-which", whom=whom, price=cost, left=view.offers_left)
    options = []
    for name, first in ((name, first) for (name, at), (first, *_) in ways.items() if at == side):
        held = wanting(view, agreed(sitting, view, _tile(first)))
        about = voice.plain(say("panel-wanted-in-menu", professions=held))
        label = voice.thing("building", name)
        options.append(MenuOption(f"{name} {side}", label, about if held else ""))
    id_ = presses.menu(sitting.question, "offer", 1)
    menu = Menu(id_, voice.label("panel-build-menu"), tuple(options), row=_BUILDINGS)
    sides = [one for one in dict.fromkeys(side for _, side in ways) if one != side]
    others = [_with(sitting, view, ANYTHING, one, _SIDES) for one in sides]
    return Reply(words, (menu, *others, _away(sitting, _SIDES)))


def _with(sitting: Sitting[View], view: View, name: str, side: str, row: int) -> Press:
    """The way to the same with another neighbour."""
    whom = Who(_neighbour(view, sitting.seat, side))
    if side == EAST:
        label = sitting.voice.label("panel-offer-east", whom=whom)
    else:
        label = sitting.voice.label("panel-offer-west", whom=whom)
    return Press(presses.choice(sitting.question, f"offer {name} {side}"), label, row=row)


def with_neighbours(sitting: Sitting[View], name: str, row: int) -> Iterator[Press]:
    """From building alone to building the same with a neighbour."""
    view = sitting.view
    for building, side in offers(sitting):
        if building == name:
            yield _with(sitting, view, name, side, row)


def _away(sitting: Sitting[View], row: int) -> Press:
    back = sitting.turn
    return Press(back, sitting.voice.label("panel-away"), row=row)


# Where, and for how much


def _reply(draft: OfferDraft, ways: Ways) -> Reply:
    words, voice = "\n".join(_caption(draft)), draft.sitting.voice
    language, names, seat = voice.speaker.language, voice.plain_names, draft.sitting.seat
    draw = partial(draw_offer, draft.view, seat, draft.proposal, language, names)
    grid = both_grounds(draft.sitting, draft.side, draft.ghost)
    sketch = Sketch(draw, words, f"```\n{grid}\n```{voice('panel-legend-borders')}")
    return Reply(words, tuple(_controls(draft, ways)), sketch=sketch)


def _caption(draft: OfferDraft) -> Iterator[str]:
    voice, view, whom = draft.sitting.voice, draft.view, Who(draft.partner)
    after = agreed(draft.sitting, view, draft.ghost)
    cost = view.box.building_cost(view.estates[draft.sitting.seat].open.builders)
    yield voice(
        "panel-offer",
        tile=Named("building", draft.name),
        whom=whom,
        square=draft.at.square,
        price=Florins(draft.florins),
        cost=Florins(cost),
        points=after[draft.sitting.seat].points - view.mine.open.points,
    )
    least = least_price(view.box, view.mine)
    if draft.florins < least:
        yield voice("panel-offer-beyond-you", whom=whom, least=Florins(least))
    alone = Florins(_fair(view, draft.sitting.seat, draft.side))
    yield voice("panel-offer-alone", whom=whom, price=alone, left=view.offers_left)
    yield wanted(draft.sitting, view, after)
    yield from fitting(draft.sitting, view, after)


def _controls(draft: OfferDraft, ways: Ways) -> Iterator[Pressable]:
    sitting, voice, at = draft.sitting, draft.sitting.voice, draft.at
    yield _anchors(draft)
    for row, turning in ((_TURNS, TURNS), (_STEPS, tuple(STEPS))):
        for way in turning:
            there = draft.places.next(at, way)
            label = voice.label(f"panel-way-{way}")
            yield Press(draft.choice(there or at, way), label, closed=there is None, row=row)
    for name, side in ways:
        if name == draft.name and side != draft.side:
            yield _with(sitting, draft.view, name, side, _TURNS)
    moves = sitting.legal()
    if any(isinstance(move, Build) and move.building == draft.name for move in moves):
        alone = presses.choice(sitting.question, f"build {draft.name}")
        yield Press(alone, voice.label("panel-offer-no-one"), row=_TURNS)
    other = presses.choice(sitting.question, f"offer {ANYTHING} {draft.side}")
    yield Press(other, voice.label("panel-offer-other"), row=_STEPS)
    price, whom = Florins(draft.florins), Who(draft.partner)
    label = voice.label("panel-offer-here", whom=whom, price=price)
    id_ = presses.move(sitting.question, sitting.spell(draft.move))
    yield Press(id_, label, likely=True, row=_DECISION)
    yield _away(sitting, _DECISION)
    yield _prices(draft)


def _anchors(draft: OfferDraft) -> Menu:
    """The legal places of this turn, the nearest if there are more than a menu has room for."""
    near = draft.places.turned(draft.at.turn, draft.at)
    squares = draft.places.ground.squares
    shown = sorted(near[: limits.OPTIONS], key=lambda place: squares.index(place.square))
    options = tuple(
        MenuOption(
            f"{place.square} {place.turn} {draft.florins} {CHOSEN}",
            place.square,
            chosen=place == draft.at,
        )
        for place in shown
    )
    label = draft.sitting.voice.label("panel-anchors", count=len(near), square=draft.at.square)
    id_ = presses.menu(draft.sitting.question, f"offer {draft.name} {draft.side}", 0)
    return Menu(id_, label, options, row=_ANCHORS)


def _prices(draft: OfferDraft) -> Menu:
    """The prices around the one that stands."""
    at = draft.amounts.index(draft.florins)
    first = max(0, min(at - limits.OPTIONS // 2, len(draft.amounts) - limits.OPTIONS))
    options = tuple(
        MenuOption(
            f"{florins} {CHOSEN}",
            draft.sitting.voice.plain(say("money", amount=florins)),
            chosen=florins == draft.florins,
        )
        for florins in draft.amounts[first : first + limits.OPTIONS]
    )
    words = f"offer {draft.name} {draft.side} {draft.at.square} {draft.at.turn}"
    label = draft.sitting.voice.label("panel-offer-price", whom=Who(draft.partner))
    return Menu(presses.menu(draft.sitting.question, words, 2), label, options, row=_PRICES)
