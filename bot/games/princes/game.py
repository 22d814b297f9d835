"""The Princes of Florence as the engine plays it: the game contract, imagined hidden cards."""

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Sequence

from bot.engine.ended_game import GameMemory
from bot.engine.game import Judge, Note, Option, Scores, Seat, Setup, Step, Tally, Viewer, first_law
from bot.engine.notation import Vocabulary
from bot.engine.random_draws import Chance
from bot.engine.replace_and_memoize import replace
from bot.engine.text import Text
from bot.games.princes import (
    character_auction,
    final_scoring,
    land_grid,
    moves,
    payments_and_gains,
    rounds,
    setup,
    state_parts,
    view,
)
from bot.games.princes.auction import Bidding
from bot.games.princes.bargaining import Bargaining
from bot.games.princes.box import AUTOMA_BACKS, Box, Printed
from bot.games.princes.card_choices_and_recruiting import GivingBack, Picking
from bot.games.princes.final_scoring import Over
from bot.games.princes.moves import Decline, End, Forgo, Hold, Move, Pass, Retract, Sell, Withdraw
from bot.games.princes.state import Characters, Column, Solo, State, Stock
from bot.games.princes.state_parts import RECRUITING, Estate
from bot.games.princes.view import View
from bot.games.princes.works import bonus_card_worth

PLENTY = 1_000_000  # florins: more than anything costs


def imagine_state(box: Box, state: State, viewer: Viewer, chance: Chance) -> State:
    """Covered cards change places; covered money follows from what was told, so it stays.

    What is kept is what the viewer sees now, not what he once saw: a card that he put
    under a deck may lie elsewhere.
    """
    for deck in ("profession", "bonus", "prestige"):
        # At the end the prestige cards lie open.
        if deck != "prestige" or not state.is_played_out:
            state = _deal_unseen_cards(state, deck, viewer, chance)
    if isinstance(state.question, GivingBack):
        state = replace(state, question=_imagine_choices(state, state.question, viewer, chance))
    if state.solo:
        state = replace(state, solo=_shuffle_automa_deck(box, state.solo, chance))
    return state


def _deal_unseen_cards(state: State, deck: str, viewer: Viewer, chance: Chance) -> State:
    """All cards of a deck that the viewer can't see, shuffled and dealt to the same places."""
    question, solo = state.question, state.solo
    looked_at: tuple[str, ...] = ()
    if isinstance(question, Picking) and question.deck == deck and question.seat != viewer:
        looked_at = question.cards
    pile = state.decks.pile(deck)
    columns = solo.columns if solo and deck == "profession" else ()
    covered = [
        () if seat == viewer else _covered_cards(state, Seat(seat), deck)
        for seat in range(len(state.estates))
    ]
    below = [column.covered for column in columns]
    pool = [card for cards in (pile, looked_at, *covered, *below) for card in cards]
    # In an order of its own first: the true one would show through.
    dealt = iter(chance.shuffled(sorted(pool), f"imagine {deck}"))

    def as_many(cards: tuple[str, ...]) -> tuple[str, ...]:
        return tuple(next(dealt) for _ in cards)

    decks = state.decks.with_pile(deck, as_many(pile))
    if looked_at:
        assert isinstance(question, Picking)
        question = replace(question, cards=as_many(looked_at))
    estates = tuple(
        estate
        if seat == viewer
        else _with_covered_cards(estate, deck, as_many(cards), in_row=state.is_automa(Seat(seat)))
        for seat, (estate, cards) in enumerate(zip(state.estates, covered, strict=True))
    )
    if solo:
        columns = tuple(replace(column, covered=as_many(column.covered)) for column in columns)
        solo = replace(solo, columns=columns or solo.columns)
    return replace(state, decks=decks, question=question, estates=estates, solo=solo)


def _covered_cards(state: State, seat: Seat, deck: str) -> tuple[str, ...]:
    estate = state.estates[seat]
    if deck == "profession":
        seen = (*estate.open.shown, RECRUITING)
        return tuple(card for card in estate.hidden.hand if card not in seen)
    if state.is_automa(seat):
        return ()  # Rules p. 11-12: whoever plays against him chooses these cards for him
    return estate.hidden.bonus if deck == "bonus" else estate.hidden.prestige


def _with_covered_cards(
    estate: Estate, deck: str, dealt: tuple[str, ...], *, in_row: bool
) -> Estate:
    """These cards instead of the covered ones; nobody sees where in a hand they are.

    Only Wolfgang's cards lie in a row, in which everybody sees the order.
    """
    hidden, seen = estate.hidden, (*estate.open.shown, RECRUITING)
    match deck:
        case "profession" if in_row:
            cards = iter(dealt)
            row = tuple(card if card in seen else next(cards) for card in hidden.hand)
            return replace(estate, hidden=replace(hidden, hand=row))
        case "profession":
            return replace(estate, hidden=replace(hidden, hand=(*estate.open.shown, *dealt)))
        case _ if in_row:
            return estate
        case "bonus":
            return replace(estate, hidden=replace(hidden, bonus=dealt))
    return replace(estate, hidden=replace(hidden, prestige=dealt))


def _shuffle_automa_deck(box: Box, solo: Solo, chance: Chance) -> Solo:
    """The backs of the Automa cards are seen, and so is which lie next."""
    deck = tuple(
        card
        for back in AUTOMA_BACKS
        for card in chance.shuffled(
            sorted(card for card in solo.deck if box.automa_cards[card].back == back),
            f"imagine {back}",
        )
    )
    return replace(solo, deck=deck)


def _imagine_choices(
    state: State, question: GivingBack, viewer: Viewer, chance: Chance
) -> GivingBack:
    """Whoever has chosen, but the viewer, gave back any card he could have."""
    return GivingBack(
        tuple(
            chance.one_of(estate.hidden.hand, "imagine choice")
            if given and seat != viewer
            else given
            for seat, (given, estate) in enumerate(
                zip(question.given_back, state.estates, strict=False)
            )
        )
    )


# What may be, for whoever sees no more than lies open


def possible_states(box: Box, state: State, seat: Seat) -> Iterator[State]:
    """Covered purses are full; the seat holds each card that it may hold, in one of these.

    Alone nobody looks on from whom anything is covered.
    """
    if state.solo:
        return
    if not state.options.open_money:
        plenty = [replace(one, hidden=replace(one.hidden, florins=PLENTY)) for one in state.estates]
        state = replace(state, estates=tuple(plenty))
    estate = state.estates[seat]
    estate = replace(
        estate, hidden=replace(estate.hidden, bonus=_most_useful_bonus(box, state, estate))
    )
    for hand in _possible_hands(box, state, estate):
        held = replace(estate, hidden=replace(estate.hidden, hand=hand))
        yield state.with_estate(seat, held)


def _most_useful_bonus(box: Box, state: State, estate: Estate) -> tuple[str, ...]:
    """Of the bonus cards that were not played those that are of most use here."""
    unplayed = [card for card in box.bonus if card not in state.decks.spent]
    unplayed.sort(key=lambda card: bonus_card_worth(box, estate, card), reverse=True)
    return tuple(unplayed[: len(estate.hidden.bonus)])


def _possible_hands(box: Box, state: State, estate: Estate) -> Iterator[tuple[str, ...]]:
    """Hands of this size, among them one with each profession that lies open nowhere."""
    shown = estate.open.shown
    covered = len(estate.hidden.hand) - len(shown)
    seen = [card for open_ in state.open_estates for card in (*open_.shown, *open_.table)]
    unseen = [card for card in box.professions if card not in seen] if covered else []
    for at in range(0, len(unseen) or 1, covered or 1):
        yield (*shown, *(unseen + unseen)[at : at + covered])


class Princes:
    """The game for one to five, with the expansions that the table wants."""

    key = "princes"
    rules = 3
    vocabulary: Vocabulary[Move] = moves.VOCABULARY
    passes: frozenset[type[Move]] = frozenset({Pass, Withdraw, End, Hold, Forgo, Decline, Retract})
    asides: frozenset[type[Move]] = frozenset({Sell})

    def __init__(self, printed: Printed) -> None:
        self.box = Box(printed)
        self.box_b = Box(printed, side_b=True) if printed.side_b else self.box
        self.seats = range(1 if printed.automa else 2, 6)

    def box_of(self, state: State) -> Box:
        """The box with the side of the principalities that this table plays on."""
        return self.box_b if state.options.together else self.box

    def options(self, seats: int) -> tuple[Option, ...]:
        return setup.offered_options(self.box.printed, seats)

    def start(self, setup_: Setup, chance: Chance) -> State:
        return setup.set_up_table(self.box, setup_, chance)

    def to_move(self, state: State) -> frozenset[Seat]:
        return state.question.to_move

    def at_leisure(self, state: State) -> frozenset[Seat]:
        return state.question.at_leisure

    def turn(self, state: State) -> Seat | None:
        return rounds.seat_in_turn(state)

    def ahead(self, state: State, seat: Seat) -> State | None:
        return rounds.state_ahead(self.box_of(state), state, seat)

    def next_up(self, state: State) -> Seat | None:
        return rounds.next_seat(self.box_of(state), state)

    def candidates(self, state: State, seat: Seat) -> Iterable[Move]:
        return state.question.candidates(self.box_of(state), state, seat)

    def judge(self, state: State, seat: Seat) -> Judge[Move]:
        return state.question.judge(self.box_of(state), state, seat)

    def amounts(self, state: State, seat: Seat, move: Move) -> range:
        if isinstance(move, Sell):
            return range(1, state.estates[seat].open.points + 1)
        return state.question.amounts(self.box_of(state), state, seat, move)

    def apply(self, state: State, seat: Seat, move: Move, chance: Chance) -> Step[State]:
        box = self.box_of(state)
        if isinstance(move, Sell):
            return payments_and_gains.sell_points(box, state, seat, move)
        return state.question.answer(box, state, seat, move, chance)

    def go_on(self, before: State, done: Step[State], chance: Chance) -> Step[State]:
        return rounds.continue_round(self.box_of(before), before, done, chance)

    def view(self, state: State, viewer: Viewer) -> View:
        return view.make_view(self.box_of(state), state, viewer)

    def imagine(self, state: State, viewer: Viewer, chance: Chance) -> State:
        return imagine_state(self.box, state, viewer, chance)

    def could_be(self, state: State, seat: Seat) -> Iterable[State]:
        return possible_states(self.box_of(state), state, seat)

    def round_of(self, state: State) -> int:
        return state.round

    def tally(self, state: State) -> Tally:
        estates, decks, question = state.estates, state.decks, state.question
        notes: list[Note] = [
            ("round", (state.round,)),
            ("florins", tuple([estate.hidden.florins for estate in estates])),
            ("points", tuple([estate.open.points for estate in estates])),
        ]
        if isinstance(question, Bidding | Bargaining):
            notes.append(("price", (question.price,)))
        notes += character_auction.tally_notes(self.box, state) if state.characters else []
        notes.append(("to move", tuple(sorted(self.to_move(state)))))
        hidden = [estate.hidden for estate in estates]
        covered = tuple([(own.hand, own.bonus, own.prestige) for own in hidden])
        aside = question.cards if isinstance(question, Picking) else ()
        if isinstance(question, GivingBack):
            aside = question.given_back
        piles = (decks.profession, decks.bonus, decks.prestige)
        if state.solo:
            return Tally(tuple(notes), (covered, piles, aside, _solo_cards_for_tally(state.solo)))
        return Tally(tuple(notes), (covered, piles, aside))

    def broken_law(self, state: State, besides: Collection[str] = ()) -> str:
        return first_law(broken_laws(self.box_of(state), state), besides)

    def scores(self, state: State) -> Scores | None:
        return final_scoring.scores_of(state) if isinstance(state.question, Over) else None

    def memories(self, told: Sequence[Text]) -> Iterable[GameMemory]:
        return final_scoring.derive_memories(told)


def _solo_cards_for_tally(solo: Solo) -> tuple[object, ...]:
    columns = tuple([(column.covered, column.faceup) for column in solo.columns])
    return solo.deck, columns, solo.card, solo.discarded


# Laws, asked with every move


def broken_laws(box: Box, state: State) -> Iterator[str]:
    """Yield the laws that do not hold."""
    yield from _check_supply(state.stock)
    yield from _check_cards(box, state)
    yield from _check_pieces(box, state)
    yield from _check_best_works(box, state)
    yield from _check_characters(box, state)
    yield from _check_borders(state)
    if sum(estate.hidden.received for estate in state.estates):
        yield "florins between neighbours were lost or made"
    for seat in range(len(state.estates)):
        laws = (*_check_money(box, state, Seat(seat)), *_check_points(box, state, Seat(seat)))
        for law in (*laws, *_check_squares(box, state, Seat(seat))):
            yield f"seat {seat}: {law}"


def _check_supply(stock: Stock) -> Iterator[str]:
    """No stack holds fewer than no pieces."""
    stacks = (*stock.landscapes, *stock.buildings, *stock.freedoms)
    if min(*stacks, stock.recruiting, stock.jesters, stock.builders) < 0:
        yield "there is less than nothing in the supply"


def _check_cards(box: Box, state: State) -> Iterator[str]:
    """Every card is in exactly one place."""
    decks, estates, solo = state.decks, state.estates, state.solo
    held = [card for e in estates for card in (*e.hidden.hand, *e.open.table)]
    hands = [card for card in held if card != state_parts.RECRUITING]
    hands += [c for column in _dummy_columns(state) for c in (*column.covered, *column.faceup)]
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
    recruiting = sum(e.open.recruiting for e in estates) + held.count(state_parts.RECRUITING)
    recruiting += _count_discarded(state, state_parts.RECRUITING)
    if recruiting + state.stock.recruiting != box.numbers.recruiting:
        yield "recruiting cards were lost or made"
    for estate in estates:
        if not set(estate.open.shown) <= set(estate.hidden.hand):
            yield "a card is shown that is not in hand"
    if solo:
        card = (solo.card,) if solo.card else ()
        if sorted((*solo.deck, *card, *solo.played)) != sorted(box.automa_cards):
            yield "the Automa cards are not each in one place"


def _dummy_columns(state: State) -> tuple[Column, ...]:
    return state.solo.columns if state.solo else ()


def _count_discarded(state: State, lot: str) -> int:
    """Solo: what went out of the supply because nobody bought it."""
    return state.solo.discarded.count(lot) if state.solo else 0


def _cards_looked_at(state: State, deck: str) -> tuple[str, ...]:
    question = state.question
    return question.cards if isinstance(question, Picking) and question.deck == deck else ()


def _check_pieces(box: Box, state: State) -> Iterator[str]:
    """What is gone from a stack stands in somebody's principality."""
    stock, estates, numbers = state.stock, state.estates, box.numbers
    if stock.jesters + sum(e.open.jesters for e in estates) != numbers.jesters:
        yield "jesters were lost or made"
    builders = sum(e.open.builders for e in estates) + _count_discarded(state, "builder")
    if stock.builders + builders != numbers.builders:
        yield "builders were lost or made"
    # One across a border stands in two books; the stack lost it once.
    mine = [t for e in estates for t in e.open.buildings if t.across != land_grid.WEST]
    standing = Counter(tile.name for tile in mine)
    for name, left in zip(box.building_order, stock.buildings, strict=True):
        if left + standing[name] != numbers.buildings:
            yield f"buildings of the kind {name} were lost or made"
    laid_out = Counter(tile.name for e in estates for tile in e.open.landscapes)
    for name, left in zip(box.landscape_order, stock.landscapes, strict=True):
        if left + laid_out[name] != numbers.landscapes:
            yield f"landscapes of the kind {name} were lost or made"
    introduced = sum(len(e.open.freedoms) for e in estates)
    if introduced + sum(stock.freedoms) != _count_freedoms(box, state):
        yield "freedoms were lost or made"


def _count_freedoms(box: Box, state: State) -> int:
    """How many freedoms the table was set up with."""
    if state.solo and box.automa:
        return len(box.freedom_order) * box.automa.freedoms
    return len(box.freedom_order) * (len(state.estates) - 1) + state.options.extra_freedoms


def _check_money(box: Box, state: State, seat: Seat) -> Iterator[str]:
    """Every florin comes from the start, a work, a point sold or the Banker, and was paid."""
    numbers, estate = box.numbers, state.estates[seat]
    start, for_point = box.starting_florins(state.size), numbers.florins_for_point
    if state.is_automa(seat):
        start, for_point = box.automa_florins(state.options.level), numbers.florins_per_point
    works = numbers.florins_per_value * sum(feat.value for feat in estate.open.feats)
    given_up = numbers.florins_per_point * estate.open.earned[state_parts.WORKS]
    sold = -for_point * estate.open.earned[state_parts.SOLD]
    received = works + sold + estate.hidden.banked + estate.hidden.received
    if estate.hidden.florins != start + received - given_up - estate.hidden.spent:
        yield "florins were lost or made"
    if estate.hidden.florins < 0:
        yield "the purse is overdrawn"


def _check_points(box: Box, state: State, seat: Seat) -> Iterator[str]:
    """Points can be counted again from what stands on the ground."""
    numbers, estate = box.numbers, state.estates[seat]
    again = len(estate.open.landscapes) - len({tile.name for tile in estate.open.landscapes})
    counted = {
        state_parts.BUILDINGS: numbers.building_points * len(estate.open.buildings),
        state_parts.LANDSCAPES: numbers.landscape_points * again,
        state_parts.BUILDERS: numbers.builder_points * max(0, estate.open.builders - 1),
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
        feat.profession != state_parts.PRINCESS for feat in estate.open.feats
    ):
        yield "there are not as many works as cards on the table"


def _check_best_works(box: Box, state: State) -> Iterator[str]:
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
        if estate.open.earned[state_parts.BEST_WORKS] != box.numbers.best_work_points * best[at]:
            yield f"seat {at}: points for best works were lost or made"
        if estate.open.earned[state_parts.PRESTIGE] and not over:
            yield f"seat {at}: prestige cards were scored before the end"


def _check_characters(box: Box, state: State) -> Iterator[str]:
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
    yield from _check_banker(box, state, characters)


def _check_banker(box: Box, state: State, characters: Characters) -> Iterator[str]:
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
        changed = estate.open.earned[state_parts.CHARACTERS] - most
        if (
            estate.open.earned[state_parts.SOLD]
            or changed > by_money // favours.banker_florins_per_point
        ):
            yield "points were sold, or made by a character"


def _check_borders(state: State) -> Iterator[str]:
    """What lies across a border lies there in the books of both neighbours."""
    for west, east in land_grid.borders(len(state.estates)):
        ours = _tiles_across(state.estates[west], land_grid.EAST)
        if ours != _tiles_across(state.estates[east], land_grid.WEST):
            yield f"seats {west} and {east} do not agree on what lies across their border"
    allowed = {
        (seat, side)
        for seat in range(len(state.estates))
        for side, _ in land_grid.neighbours(len(state.estates), Seat(seat))
    }
    lying = {
        (at, t.across) for at, e in enumerate(state.estates) for t in e.open.buildings if t.across
    }
    if lying and not (state.options.together and lying <= allowed):
        yield "something lies across a border that is none"


def _tiles_across(estate: state_parts.Estate, side: str) -> set[tuple[str, str, int]]:
    return {(t.name, t.square, t.turn) for t in estate.open.buildings if t.across == side}


def _check_squares(box: Box, state: State, seat: Seat) -> Iterator[str]:
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
    free = land_grid.count_free_squares(box.ground, estate.open)
    if covered + free + box.ground.palazzo.bit_count() != len(box.ground.squares):
        yield "tiles overlap"
    names = [tile.name for tile in estate.open.buildings]
    if len(set(names)) < len(names) or len(set(estate.open.freedoms)) < len(estate.open.freedoms):
        yield "something stands twice"
