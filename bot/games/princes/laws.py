"""The umpire's laws: what is conserved whatever the players do."""

from collections import Counter
from collections.abc import Iterable, Iterator

from bot.engine.game import Seat
from bot.games.princes import palazzo
from bot.games.princes.box import Box
from bot.games.princes.pieces import (
    BEST_WORKS,
    BUILDERS,
    BUILDINGS,
    LANDSCAPES,
    PRESTIGE,
    RECRUITING,
    SOLD,
    WORKS,
)
from bot.games.princes.state import Column, Over, Picking, State


def broken(box: Box, state: State) -> str:
    """The first law that does not hold, or ''."""
    return next(_broken(box, state), "")


def _broken(box: Box, state: State) -> Iterator[str]:
    yield from _cards(box, state)
    yield from _pieces(box, state)
    yield from _best_works(box, state)
    for seat in range(len(state.estates)):
        laws = (*_money(box, state, Seat(seat)), *_points(box, state, Seat(seat)))
        for law in (*laws, *_squares(box, state, Seat(seat))):
            yield f"seat {seat}: {law}"


def _cards(box: Box, state: State) -> Iterator[str]:
    """Every card is in exactly one place."""
    decks, estates, solo = state.decks, state.estates, state.solo
    hands = [card for e in estates for card in (*e.hand, *e.table) if card != RECRUITING]
    hands += [c for column in _columns(state) for c in (*column.covered, *column.faceup)]
    bonus = [card for e in estates for card in e.bonus]
    prestige = [card for e in estates for card in e.prestige]
    places: dict[str, tuple[Iterable[str], tuple[str, ...]]] = {
        "profession": (box.professions, (*hands, *decks.profession)),
        "bonus": (box.bonus, (*bonus, *decks.bonus, *decks.spent)),
        "prestige": (box.prestige, (*prestige, *decks.prestige)),
    }
    for deck, (printed, found) in places.items():
        if sorted(printed) != sorted((*found, *_looked_at(state, deck))):
            yield f"the {deck} cards are not each in one place"
    recruiting = sum(e.recruiting + (*e.hand, *e.table).count(RECRUITING) for e in estates)
    recruiting += _discarded(state, RECRUITING)
    if recruiting + state.stock.recruiting != box.numbers.recruiting:
        yield "recruiting cards were lost or made"
    for estate in estates:
        if not set(estate.shown) <= set(estate.hand):
            yield "a card is shown that is not in hand"
    if solo:
        card = (solo.card,) if solo.card else ()
        if sorted((*solo.deck, *card, *solo.played)) != sorted(box.automa_cards):
            yield "the Automa cards are not each in one place"


def _columns(state: State) -> tuple[Column, ...]:
    return state.solo.columns if state.solo else ()


def _discarded(state: State, lot: str) -> int:
    """Solo: what went out of the supply because nobody bought it."""
    return state.solo.discarded.count(lot) if state.solo else 0


def _looked_at(state: State, deck: str) -> tuple[str, ...]:
    question = state.question
    return question.cards if isinstance(question, Picking) and question.deck == deck else ()


def _pieces(box: Box, state: State) -> Iterator[str]:
    """What is gone from a stack stands in somebody's principality."""
    stock, estates, numbers = state.stock, state.estates, box.numbers
    if stock.jesters + sum(e.jesters for e in estates) != numbers.jesters:
        yield "jesters were lost or made"
    builders = sum(e.builders for e in estates) + _discarded(state, "builder")
    if stock.builders + builders != numbers.builders:
        yield "builders were lost or made"
    standing = Counter(tile.name for e in estates for tile in e.buildings)
    for name, left in zip(box.building_order, stock.buildings, strict=True):
        if left + standing[name] != numbers.buildings:
            yield f"buildings of the kind {name} were lost or made"
    laid_out = Counter(tile.name for e in estates for tile in e.landscapes)
    for name, left in zip(box.landscape_order, stock.landscapes, strict=True):
        if left + laid_out[name] != numbers.landscapes:
            yield f"landscapes of the kind {name} were lost or made"
    introduced = sum(len(e.freedoms) for e in estates)
    if introduced + sum(stock.freedoms) != _freedoms(box, state):
        yield "freedoms were lost or made"


def _freedoms(box: Box, state: State) -> int:
    """How many freedoms the table was set up with."""
    if state.solo and box.automa:
        return len(box.freedom_order) * box.automa.freedoms
    return len(box.freedom_order) * (len(state.estates) - 1) + state.options.extra_freedoms


def _money(box: Box, state: State, seat: Seat) -> Iterator[str]:
    """Every florin comes from the start, a work or a point sold, and was paid for something."""
    numbers, estate = box.numbers, state.estates[seat]
    start, for_point = box.starting_florins(state.size), numbers.florins_for_point
    if state.is_automa(seat):
        start, for_point = box.automa_florins(state.options.level), numbers.florins_per_point
    works = numbers.florins_per_value * sum(feat.value for feat in estate.feats)
    given_up = numbers.florins_per_point * estate.earned[WORKS]
    sold = -for_point * estate.earned[SOLD]
    if estate.florins != start + works - given_up + sold - estate.spent:
        yield "florins were lost or made"
    if estate.florins < 0:
        yield "the purse is overdrawn"


def _points(box: Box, state: State, seat: Seat) -> Iterator[str]:
    """Points can be counted again from what stands on the ground."""
    numbers, estate = box.numbers, state.estates[seat]
    again = len(estate.landscapes) - len({tile.name for tile in estate.landscapes})
    counted = {
        BUILDINGS: numbers.building_points * len(estate.buildings),
        LANDSCAPES: numbers.landscape_points * again,
        BUILDERS: numbers.builder_points * max(0, estate.builders - 1),
    }
    if any(estate.earned[source] != points for source, points in counted.items()):
        yield "points were lost or made"
    if state.is_automa(seat):  # Rules p. 10-11: he may owe points, and recruited cards leave
        if len(estate.table) > len(estate.feats):
            yield "there are fewer works than cards on the table"
        return
    if estate.points < 0:
        yield "there are fewer than no points"
    if len(estate.table) != len(estate.feats):
        yield "there are not as many works as cards on the table"


def _best_works(box: Box, state: State) -> Iterator[str]:
    """Who had the best work of each round that is over can be told from the works again."""
    over = isinstance(state.question, Over)
    best: Counter[int] = Counter()
    for round_ in range(1, state.round + over):
        feats = [
            (f.value, at)
            for at, e in enumerate(state.estates)
            for f in e.feats
            if f.round == round_
        ]
        highest = max(feats, default=(0, 0))[0]
        best.update({at for value, at in feats if value == highest})
    for at, estate in enumerate(state.estates):
        if estate.earned[BEST_WORKS] != box.numbers.best_work_points * best[at]:
            yield f"seat {at}: points for best works were lost or made"
        if estate.earned[PRESTIGE] and not over:
            yield f"seat {at}: prestige cards were scored before the end"


def _squares(box: Box, state: State, seat: Seat) -> Iterator[str]:
    """No square carries two things, and nothing unique stands twice."""
    estate = state.estates[seat]
    if estate.builders > box.numbers.builders_each:
        yield "there are too many builders"
    tiles = (*estate.buildings, *estate.landscapes)
    if state.is_automa(seat):  # Rules p. 10: no rule of placing binds him
        if any(tile.square for tile in tiles):
            yield "a tile of his lies somewhere"
        return
    covered = sum(box.ground.covered([tile]).bit_count() for tile in tiles)
    free = palazzo.free_squares(box.ground, estate)
    if covered + free + box.ground.palazzo.bit_count() != len(box.ground.squares):
        yield "tiles overlap"
    names = [tile.name for tile in estate.buildings]
    if len(set(names)) < len(names) or len(set(estate.freedoms)) < len(estate.freedoms):
        yield "something stands twice"
