"""The board of The Princes of Florence in words: the essentials, and the whole position."""

from collections.abc import Iterator

from bot.engine.text import Fact, Florins, Named, Text, Who, say
from bot.games.princes.pieces import WOLFGANG, Tile
from bot.games.princes.view import SeenEstate, View
from render.frame.alt import brief, spoken
from render.princes import alone, alt_expansions, alt_solo
from render.words import Names


def describe(view: View, language: str, names: Names) -> str:
    """The public position in words, what matters most first, as much as an alt text may hold."""
    texts = [*_now(view), *alt_solo.essentials(view)]
    texts += [_court(estate) for estate in view.estates]
    texts += _so_far(view)
    return brief(_spoken(texts, view, language, names), language)


def position(view: View, language: str, names: Names) -> str:
    """All that the board shows, as text: a paragraph for the table and one for each prince."""
    texts = [*_essentials(view), *alt_expansions.table(view), *_stock(view)]
    table = _spoken(texts, view, language, names)
    parts = ["\n".join(table)]
    for estate in view.estates:
        parts.append("\n".join(_spoken(_estate(view, estate), view, language, names)))
    if view.automa:
        parts.append("\n".join(_spoken(alt_solo.beside(view, view.automa), view, language, names)))
    return "\n\n".join(parts)


def _spoken(texts: list[Text], view: View, language: str, names: Names) -> Iterator[str]:
    names = alone.with_wolfgang(view, language, names)
    return spoken(texts, (estate.seat for estate in view.estates), language, names)


# The table


def _essentials(view: View) -> list[Text]:
    return [*_now(view), *_so_far(view)]


def _now(view: View) -> list[Text]:
    """How far the game is, what is asked, and who has how many points."""
    rounds = say("alt-round", round=view.round, rounds=view.box.rounds, minimum=view.minimum)
    order = sorted(view.estates, key=lambda estate: -estate.open.points)
    points = tuple(say("alt-has-points", who=Who(e.seat), points=e.open.points) for e in order)
    begun = [] if view.scores is not None else [rounds]  # after the end no Work needs anything
    return [*begun, _asked(view), say("alt-points", points=points)]


def _so_far(view: View) -> list[Text]:
    """What happened in this round: of less weight than what everybody has."""
    texts = [*alt_expansions.essentials(view)]
    sold = [stack.sale for stack in view.stacks if stack.sale]
    if sold:
        sales = tuple(
            say("alt-sale", who=Who(s.seat), lot=Named("lot", s.lot), price=Florins(s.price))
            for s in sold
        )
        texts.append(say("alt-sales", sales=sales))
    texts.append(say("alt-starter", who=Who(view.starter)))
    if view.best:
        value = view.estates[view.best[0]].best_work
        texts.append(say("alt-best-work", who=tuple(map(Who, view.best)), value=value))
    return texts


def _asked(view: View) -> Text:
    asked = view.asked
    who = tuple(Who(seat) for seat in asked.seats)
    match asked.kind:
        case "over":
            assert view.scores is not None
            winners = tuple(map(Who, view.winners))
            return say("alt-princes-over", who=winners, points=max(view.scores.totals))
        case "nominating" | "bidding" if view.automa:
            return alt_solo.asked(view, view.automa)
        case "bidding":
            *others, leader = asked.bidders
            return say(
                "alt-princes-bidding",
                who=who,
                lot=Named("lot", asked.lot),
                price=Florins(asked.price),
                leader=Who(leader),
                others=tuple(Who(seat) for seat in others),
            )
        case "placing":
            return say("alt-princes-placing", who=who, lot=Named("lot", asked.lot))
        case "picking":
            deck = Named("deck", asked.deck)
            return say("alt-princes-picking", who=who, deck=deck, cards=asked.cards)
        case "consulting":
            character = Named("character", asked.character)
            return say("alt-princes-consulting", who=who, character=character)
    return say(f"alt-princes-{asked.kind}", who=who, actions=asked.actions)


def _court(estate: SeenEstate) -> Text:
    """One line on a prince; a list of nothing says so."""
    tiles = (*estate.open.buildings, *estate.open.landscapes)
    return say(
        "alt-court",
        who=Who(estate.seat),
        tiles=tuple(_named(tile, estate) for tile in tiles),
        builders=estate.open.builders,
        jesters=estate.open.jesters,
        freedoms=tuple(say(f"render-freedom-{name}") for name in estate.open.freedoms),
        works=len(estate.open.feats),
    )


def _named(tile: Tile, estate: SeenEstate) -> Named:
    return Named("building" if tile in estate.open.buildings else "landscape", tile.name)


def _stock(view: View) -> list[Text]:
    def supply(kind: str, names: tuple[tuple[str, int], ...]) -> tuple[Fact, ...]:
        return tuple(say("alt-left", thing=Named(kind, name), left=left) for name, left in names)

    stacks = tuple((stack.lot, stack.left) for stack in view.stacks)
    buildings = tuple((one.name, one.left) for one in view.buildings)
    freedoms = tuple((one.name, one.left) for one in view.freedoms)
    decks = tuple((one.name, one.left) for one in view.decks)
    return [
        say("alt-stacks", left=supply("lot", stacks)),
        say("alt-buildings", left=supply("building", buildings)),
        say("alt-freedoms", left=supply("freedom", freedoms)),
        say("alt-decks", left=supply("deck", decks)),
    ]


# A prince


def _estate(view: View, estate: SeenEstate) -> list[Text]:
    texts = [
        say("alt-prince", who=Who(estate.seat), points=estate.open.points),
        say("alt-servants", builders=estate.open.builders, jesters=estate.open.jesters),
    ]
    if estate.florins is not None:
        texts.append(say("alt-money", florins=Florins(estate.florins)))
    tiles = tuple(
        _laid(view, tile, estate) for tile in (*estate.open.buildings, *estate.open.landscapes)
    )
    texts.append(say("alt-tiles", tiles=tiles, free=estate.free_squares))
    texts.append(
        say("alt-rights", freedoms=tuple(Named("freedom", name) for name in estate.open.freedoms))
    )
    if view.automa and estate.seat == WOLFGANG:
        return [*texts, *alt_solo.wolfgang(view, view.automa)]
    texts.append(
        say(
            "alt-cards",
            hand=estate.hand,
            recruiting=estate.open.recruiting,
            bonus=estate.bonus,
            prestige=estate.prestige,
        )
    )
    if estate.open.shown:
        shown = tuple(Named("profession", card) for card in estate.open.shown)
        texts.append(say("alt-shown", cards=shown))
    if estate.revealed:
        texts.append(
            say("alt-revealed", cards=tuple(Named("prestige", card) for card in estate.revealed))
        )
    feats = tuple(
        say(
            "alt-feat",
            card=alt_expansions.author(feat.profession),
            value=feat.value,
            round=feat.round,
        )
        for feat in estate.open.feats
    )
    texts.append(say("alt-feats", feats=feats))
    texts.append(
        say("alt-table", cards=tuple(Named("profession", card) for card in estate.open.table))
    )
    return texts


def _laid(view: View, tile: Tile, estate: SeenEstate) -> Fact:
    """A thing and where it lies; of Wolfgang's nobody needs to know."""
    thing = _named(tile, estate)
    if tile.across:
        return alt_expansions.shared(view, tile, estate, _squares(view, tile))
    return say("alt-tile", thing=thing, squares=_squares(view, tile)) if tile.square else thing


def _squares(view: View, tile: Tile) -> str:
    ground = view.box.ground
    bits = ground.covered([tile])
    return " ".join(ground.squares_of(bits))
