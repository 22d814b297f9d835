"""The umpire's laws: what is conserved whatever the players do."""

from collections import Counter
from collections.abc import Iterable, Iterator

from bot.engine.game import Seat
from bot.games.princes import board, pieces
from bot.games.princes.box import Box
from bot.games.princes.card_draws import Picking
from bot.games.princes.state import Characters, Column, State, Stock


def broken_laws(box: Box, state: State) -> Iterator[str]:
    """Yield the laws that do not hold."""
    yield from _supply(state.stock)
    yield from _cards(box, state)
    yield from _pieces(box, state)
    yield from _best_works(box, state)
    yield from _characters(box, state)
    yield from _borders_agree(state)
    if sum(estate.hidden.received for estate in state.estates):
        yield "florins between neighbours were lost or made"
    for seat in range(len(state.estates)):
        laws = (*_money(box, state, Seat(seat)), *_points(box, state, Seat(seat)))
        for law in (*laws, *_squares(box, state, Seat(seat))):
            yield f"seat {seat}: {law}"


def _supply(stock: Stock) -> Iterator[str]:
    """No stack holds fewer than no pieces."""
    stacks = (*stock.landscapes, *stock.buildings, *stock.freedoms)
    if min(*stacks, stock.recruiting, stock.jesters, stock.builders) < 0:
        yield "there is less than nothing in the supply"


def _cards(box: Box, state: State) -> Iterator[str]:
    """Every card is in exactly one place."""
    decks, estates, solo = state.decks, state.estates, state.solo
    held = [card for e in estates for card in (*e.hidden.hand, *e.open.table)]
    hands = [card for card in held if card != pieces.RECRUITING]
    hands += [c for column in _columns(state) for c in (*column.covered, *column.faceup)]
    bonus = [card for e in estates for card in e.hidden.bonus]
    prestige = [card for e in estates for card in e.hidden.prestige]
    places: dict[str, tuple[Iterable[str], tuple[str, ...]]] = {
        "profession": (box.professions, (*hands, *decks.profession)),
        "bonus": (box.bonus, (*bonus, *decks.bonus, *decks.spent)),
        "prestige": (box.prestige, (*prestige, *decks.prestige)),
    }
    for deck, (printed, found) in places.items():
        if sorted(printed) != sorted((*found, *_cards_looked_at(state, deck))):
            yield f"the {deck} cards are not each in one place"
    recruiting = sum(e.open.recruiting for e in estates) + held.count(pieces.RECRUITING)
    recruiting += _count_discarded(state, pieces.RECRUITING)
    if recruiting + state.stock.recruiting != box.numbers.recruiting:
        yield "recruiting cards were lost or made"
    for estate in estates:
        if not set(estate.open.shown) <= set(estate.hidden.hand):
            yield "a card is shown that is not in hand"
    if solo:
        card = (solo.card,) if solo.card else ()
        if sorted((*solo.deck, *card, *solo.played)) != sorted(box.automa_cards):
            yield "the Automa cards are not each in one place"


def _columns(state: State) -> tuple[Column, ...]:
    return state.solo.columns if state.solo else ()


def _count_discarded(state: State, lot: str) -> int:
    """Solo: what went out of the supply because nobody bought it."""
    return state.solo.discarded.count(lot) if state.solo else 0


def _cards_looked_at(state: State, deck: str) -> tuple[str, ...]:
    question = state.question
    return question.cards if isinstance(question, Picking) and question.deck == deck else ()


def _pieces(box: Box, state: State) -> Iterator[str]:
    """What is gone from a stack stands in somebody's principality."""
    stock, estates, numbers = state.stock, state.estates, box.numbers
    if stock.jesters + sum(e.open.jesters for e in estates) != numbers.jesters:
        yield "jesters were lost or made"
    builders = sum(e.open.builders for e in estates) + _count_discarded(state, "builder")
    if stock.builders + builders != numbers.builders:
        yield "builders were lost or made"
    # One across a border stands in two books; the stack lost it once.
    mine = [t for e in estates for t in e.open.buildings if t.across != board.WEST]
    standing = Counter(tile.name for tile in mine)
    for name, left in zip(box.building_order, stock.buildings, strict=True):
        if left + standing[name] != numbers.buildings:
            yield f"buildings of the kind {name} were lost or made"
    laid_out = Counter(tile.name for e in estates for tile in e.open.landscapes)
    for name, left in zip(box.landscape_order, stock.landscapes, strict=True):
        if left + laid_out[name] != numbers.landscapes:
            yield f"landscapes of the kind {name} were lost or made"
    introduced = sum(len(e.open.freedoms) for e in estates)
    if introduced + sum(stock.freedoms) != _freedoms(box, state):
        yield "freedoms were lost or made"


def _freedoms(box: Box, state: State) -> int:
    """How many freedoms the table was set up with."""
    if state.solo and box.automa:
        return len(box.freedom_order) * box.automa.freedoms
    return len(box.freedom_order) * (len(state.estates) - 1) + state.options.extra_freedoms


def _money(box: Box, state: State, seat: Seat) -> Iterator[str]:
    """Every florin comes from the start, a work, a point sold or the Banker, and was paid."""
    numbers, estate = box.numbers, state.estates[seat]
    start, for_point = box.starting_florins(state.size), numbers.florins_for_point
    if state.is_automa(seat):
        start, for_point = box.automa_florins(state.options.level), numbers.florins_per_point
    works = numbers.florins_per_value * sum(feat.value for feat in estate.open.feats)
    given_up = numbers.florins_per_point * estate.open.earned[pieces.WORKS]
    sold = -for_point * estate.open.earned[pieces.SOLD]
    received = works + sold + estate.hidden.banked + estate.hidden.received
    if estate.hidden.florins != start + received - given_up - estate.hidden.spent:
        yield "florins were lost or made"
    if estate.hidden.florins < 0:
        yield "the purse is overdrawn"


def _points(box: Box, state: State, seat: Seat) -> Iterator[str]:
    """Points can be counted again from what stands on the ground."""
    numbers, estate = box.numbers, state.estates[seat]
    again = len(estate.open.landscapes) - len({tile.name for tile in estate.open.landscapes})
    counted = {
        pieces.BUILDINGS: numbers.building_points * len(estate.open.buildings),
        pieces.LANDSCAPES: numbers.landscape_points * again,
        pieces.BUILDERS: numbers.builder_points * max(0, estate.open.builders - 1),
    }
    if any(estate.open.earned[source] != points for source, points in counted.items()):
        yield "points were lost or made"
    if state.is_automa(seat):  # Rules p. 10-11: he may owe points, and recruited cards leave
        if len(estate.open.table) > len(estate.open.feats):
            yield "there are fewer works than cards on the table"
        return
    if estate.open.points < 0:
        yield "there are fewer than no points"
    if len(estate.open.table) != sum(
        feat.profession != pieces.PRINCESS for feat in estate.open.feats
    ):
        yield "there are not as many works as cards on the table"


def _best_works(box: Box, state: State) -> Iterator[str]:
    """Who had the best work of each round that is over can be told from the works again."""
    over = state.is_played_out
    best: Counter[int] = Counter()
    for round_ in range(1, state.round + over):
        feats = [
            (f.value, at)
            for at, e in enumerate(state.estates)
            for f in e.open.feats
            if f.round == round_
        ]
        highest = max(feats, default=(0, 0))[0]
        best.update({at for value, at in feats if value == highest})
    for at, estate in enumerate(state.estates):
        if estate.open.earned[pieces.BEST_WORKS] != box.numbers.best_work_points * best[at]:
            yield f"seat {at}: points for best works were lost or made"
        if estate.open.earned[pieces.PRESTIGE] and not over:
            yield f"seat {at}: prestige cards were scored before the end"


def _characters(box: Box, state: State) -> Iterator[str]:
    """Six cards: each serves nobody or one seat, and carries one pawn or none."""
    characters = state.characters
    if characters is None:
        if any(estate.hidden.banked for estate in state.estates):
            yield "a banker pays who is not in the game"
        return
    hired, pawns = characters.serving, characters.pawns
    for seats in ([serving.seat for serving in hired], [pawn.seat for pawn in pawns]):
        if len(set(seats)) < len(seats):
            yield "a seat has two characters, or two pawns"
    names = [serving.character for serving in hired]
    courted = [pawn.character for pawn in pawns]
    if len({*names, *courted}) < len(names) + len(courted):
        yield "a character is in two places"
    if pawns and (characters.next is None or {p.seat for p in pawns} & {*characters.lying}):
        yield "a pawn stands where none may"
    if any(pawn.florins > state.estates[pawn.seat].hidden.florins for pawn in pawns):
        yield "a bid could not be paid"
    yield from _banker(box, state, characters)


def _banker(box: Box, state: State, characters: Characters) -> Iterator[str]:
    """He has the money of the start and what grew in every round without him, or pays it out."""
    favours = box.favours
    grown = characters.florins - favours.banker_florins
    if any(serving.character == "banker" for serving in characters.serving):
        if characters.florins:
            yield "the Banker keeps money back"
    elif not 0 <= grown <= favours.banker_growth * state.round or grown % favours.banker_growth:
        yield "the Banker's money was lost or made"
    most = box.rounds * len(state.estates)  # of the Merchant, once a round
    by_money = sum(estate.hidden.florins + estate.hidden.spent for estate in state.estates)
    for estate in state.estates:
        changed = estate.open.earned[pieces.CHARACTERS] - most
        if (
            estate.open.earned[pieces.SOLD]
            or changed > by_money // favours.banker_florins_per_point
        ):
            yield "points were sold, or made by a character"


def _borders_agree(state: State) -> Iterator[str]:
    """What lies across a border lies there in the books of both neighbours."""
    for west, east in board.borders(len(state.estates)):
        ours = _lying(state.estates[west], board.EAST)
        if ours != _lying(state.estates[east], board.WEST):
            yield f"seats {west} and {east} do not agree on what lies across their border"
    allowed = {
        (seat, side)
        for seat in range(len(state.estates))
        for side, _ in board.neighbours(len(state.estates), Seat(seat))
    }
    lying = {
        (at, t.across) for at, e in enumerate(state.estates) for t in e.open.buildings if t.across
    }
    if lying and not (state.options.together and lying <= allowed):
        yield "something lies across a border that is none"


def _lying(estate: pieces.Estate, side: str) -> set[tuple[str, str, int]]:
    return {(t.name, t.square, t.turn) for t in estate.open.buildings if t.across == side}


def _squares(box: Box, state: State, seat: Seat) -> Iterator[str]:
    """No square carries two things, and nothing unique stands twice."""
    estate = state.estates[seat]
    if estate.open.builders > box.numbers.builders_each:
        yield "there are too many builders"
    tiles = (*estate.open.buildings, *estate.open.landscapes)
    if state.is_automa(seat):  # Rules p. 10: no rule of placing binds him
        if any(tile.square for tile in tiles):
            yield "a tile of his lies somewhere"
        return
    covered = sum(box.ground.covered([tile]).bit_count() for tile in tiles)
    free = board.free_squares(box.ground, estate.open)
    if covered + free + box.ground.palazzo.bit_count() != len(box.ground.squares):
        yield "tiles overlap"
    names = [tile.name for tile in estate.open.buildings]
    if len(set(names)) < len(names) or len(set(estate.open.freedoms)) < len(estate.open.freedoms):
        yield "something stands twice"
