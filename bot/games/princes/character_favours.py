"""Favours: what the characters do for whom they serve (The Muse and the Princess, rulings 16-19).

The Muse's and the Princess's works are completed where all works are.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from bot.engine.game import Event, Seat, Step
from bot.engine.random_draws import Chance
from bot.engine.replace_and_memoize import replace
from bot.engine.text import Florins, Named, Refusal, Who, refuse, say
from bot.games.princes import card_choices_and_recruiting, payments_and_gains
from bot.games.princes.box import Box
from bot.games.princes.moves import Change, Consult, Forgo, Move
from bot.games.princes.state import AskedOfOne, State
from bot.games.princes.state_parts import CHARACTERS, Asked, Open, Sale

FREE, POINTS, PRESTIGE, BONUS = "free", "points", "prestige", "bonus"
USES: Mapping[str, tuple[str, ...]] = {"merchant": (FREE, POINTS), "professor": (PRESTIGE, BONUS)}


# The Cardinal


def count_actions(box: Box, state: State, seat: Seat) -> int:
    """How many actions this seat has in its turn; it may leave the Cardinal's be."""
    serving = state.serving(seat)
    return actions_with_character(box, serving.character if serving else "")


def actions_with_character(box: Box, character: str) -> int:
    """How many whoever is served by this character has, or by nobody."""
    usual = box.numbers.actions
    return usual + box.favours.cardinal_actions if character == "cardinal" else usual


def use_cardinal(box: Box, state: State) -> State:
    """Ruling 19: it is the third action that the Cardinal is turned down for."""
    seat, left = state.running_turn.seat, state.running_turn.actions
    if not state.is_helped_by("cardinal", seat) or left >= box.favours.cardinal_actions:
        return state
    return state.turn_character_down(seat)


# The Merchant and the Professor


def possible_consultations() -> Iterator[Move]:
    for uses in USES.values():
        yield from map(Consult, uses)


def can_consult(state: State, seat: Seat) -> bool:
    return state.characters is not None and any(
        why_not_consult(state, seat, Consult(use)) is None for uses in USES.values() for use in uses
    )


def why_not_consult(state: State, seat: Seat, move: Consult) -> Refusal | None:
    serving = state.serving(seat)
    if serving is None or serving.character not in USES:
        return refuse("consulting", "nobody-to-consult")
    character = Named("character", serving.character)
    if serving.face_down:
        return refuse("face-down", "character-is-used", character=character)
    uses = USES[serving.character]
    if move.use not in uses:
        named = tuple(Named("use", use) for use in uses)
        return refuse("consulting", "no-such-use", use=move.use, character=character, uses=named)
    match move.use:
        case "free":
            return None if _unsettled_sale(state) else refuse("merchant", "free-when-winning")
        case "prestige":
            return _why_no_prestige_card(state)
        case "bonus" if not state.decks.bonus:
            return refuse("deck-empty", "deck-is-empty", deck=Named("deck", "bonus"))
    return None


def _why_no_prestige_card(state: State) -> Refusal | None:
    left, unsettled = len(state.decks.prestige), _unsettled_sale(state)
    if not left:
        return refuse("deck-empty", "deck-is-empty", deck=Named("deck", "prestige"))
    if left == 1 and unsettled and unsettled.lot == "prestige":
        return refuse("deck-empty", "last-card-is-won")
    return None


def use_character(box: Box, state: State, seat: Seat, move: Consult) -> Step[State]:
    state = state.turn_character_down(seat)
    match move.use:
        case "free":
            return _get_lot_for_free(state, seat)
        case "points":
            return _gain_merchant_points(box, state, seat)
    told = Event(say("consults-professor", who=Who(seat), deck=Named("deck", move.use)))
    step = card_choices_and_recruiting.look_at_cards(box, state, seat, move.use)
    return step.preceded_by(told)


def _get_lot_for_free(state: State, seat: Seat) -> Step[State]:
    unsettled = _unsettled_sale(state)
    assert unsettled is not None
    saved, lot = Florins(unsettled.price), Named("lot", unsettled.lot)
    characters = replace(state.characters_in_play, unsettled=replace(unsettled, price=0))
    told = say("merchant-pays", who=Who(seat), lot=lot, price=saved)
    return Step(replace(state, characters=characters), (Event(told),))


def _gain_merchant_points(box: Box, state: State, seat: Seat) -> Step[State]:
    points = merchant_points(box, state.open_estates, seat)
    after = state.with_estate(seat, state.estates[seat].with_points(CHARACTERS, points))
    return Step(
        after, payments_and_gains.points_events(Who(seat), points, Named("character", "merchant"))
    )


def merchant_points(box: Box, estates: Sequence[Open], seat: Seat) -> int:
    """Ruling 16: one, and one more for each opponent with more points."""
    own = estates[seat].points
    ahead = sum(estate.points > own for estate in estates)
    return box.favours.merchant_points * (1 + ahead)


# When they may be used outside of one's own turn (ruling 17)


@dataclass(frozen=True, slots=True)
class Consulting(AskedOfOne):
    """The Merchant or the Professor may be used now, outside of one's own action turn."""

    def candidates(self, box: Box, state: State, seat: Seat) -> Iterator[Move]:
        yield from possible_consultations()
        yield Forgo()

    def why_not(self, box: Box, state: State, seat: Seat, move: Move) -> Refusal | None:
        match move:
            case Consult():
                return why_not_consult(state, seat, move)
            case Forgo():
                return None
        return refuse("consulting", "consult-or-forgo", character=_serving_character(state, seat))

    def answer(self, box: Box, state: State, seat: Seat, move: Move, chance: Chance) -> Step[State]:
        return (
            use_character(box, state, seat, move)
            if isinstance(move, Consult)
            else forgo_character(state, seat)
        )

    def public_view(self, box: Box, state: State) -> Asked:
        characters, serving = state.characters_in_play, state.serving(self.seat)
        won = _unsettled_sale(state)
        assert serving is not None
        return Asked(
            "consulting",
            self.seats,
            lot=won.lot if won else "",
            price=won.price if won else 0,
            bidders=self.seats if won else (),
            character=serving.character,
            is_last_chance=won is None and characters.next is None,
        )


def ask_on_hiring(state: State, seat: Seat) -> State | None:
    """The Merchant or the Professor was just bought."""
    return _ask_to_consult(state, seat)


def ask_on_winning(state: State, sale: Sale) -> State | None:
    """A lot was just won: it is paid for and handed over once the winner has decided."""
    if state.characters is None:
        return None
    return _ask_to_consult(
        replace(state, characters=replace(state.characters, unsettled=sale)), sale.seat
    )


def ask_after_auctions(state: State) -> State | None:
    """The auction phase is over, and so is the time of the characters of the round before."""
    seats = state.clockwise(state.starter)
    return next((asked for seat in seats if (asked := _ask_to_consult(state, seat))), None)


def _ask_to_consult(state: State, seat: Seat) -> State | None:
    return replace(state, question=Consulting(seat)) if can_consult(state, seat) else None


def forgo_character(state: State, seat: Seat) -> Step[State]:
    """He stays for later; at the end of the next auction phase there is no later."""
    character = _serving_character(state, seat)
    if state.characters_in_play.next is not None or state.characters_in_play.unsettled:
        return Step(state, (Event(say("forgoes", who=Who(seat), character=character)),))
    left = tuple(serving for serving in state.characters_in_play.serving if serving.seat != seat)
    after = replace(state, characters=replace(state.characters_in_play, serving=left))
    return Step(after, (Event(say("lets-go", who=Who(seat), character=character)),))


def _serving_character(state: State, seat: Seat) -> Named:
    serving = state.serving(seat)
    assert serving is not None
    return Named("character", serving.character)


def _unsettled_sale(state: State) -> Sale | None:
    return state.characters.unsettled if state.characters else None


# The Banker at the end (ruling 18)


def ask_to_buy_points(box: Box, state: State) -> State | None:
    """Whoever bought the Banker in the last round, and can afford a point."""
    for seat in state.clockwise(Seat(0)):
        if state.is_helped_by("banker", seat) and most_affordable_points(box, state, seat):
            return replace(state, question=BuyingPoints(seat))
    return None


def most_affordable_points(box: Box, state: State, seat: Seat) -> int:
    return state.estates[seat].hidden.florins // box.favours.banker_florins_per_point


def price_of_points(box: Box, points: int) -> int:
    """What the Banker takes for so many points."""
    return points * box.favours.banker_florins_per_point


@dataclass(frozen=True, slots=True)
class BuyingPoints(AskedOfOne):
    """After the last round the Banker changes money for points."""

    is_at_end = True

    def candidates(self, box: Box, state: State, seat: Seat) -> Iterator[Move]:
        yield Change(1)
        yield Forgo()

    def why_not(self, box: Box, state: State, seat: Seat, move: Move) -> Refusal | None:
        match move:
            case Change(points):
                most = most_affordable_points(box, state, seat)
                if 1 <= points <= most:
                    return None
                return refuse("banker", "change-so-many", most=most)
            case Forgo():
                return None
        return refuse("banker", "change-or-forgo")

    def amounts(self, box: Box, state: State, seat: Seat, move: Move) -> range:
        most = most_affordable_points(box, state, seat)
        return range(1, most + 1) if isinstance(move, Change) else range(0)

    def answer(self, box: Box, state: State, seat: Seat, move: Move, chance: Chance) -> Step[State]:
        if isinstance(move, Change):
            return buy_points(box, state, seat, move)
        return Step(state, ())

    def public_view(self, box: Box, state: State) -> Asked:
        return Asked("changing", self.seats, character="banker")


def buy_points(box: Box, state: State, seat: Seat, move: Change) -> Step[State]:
    price = price_of_points(box, move.points)
    estate, _ = payments_and_gains.pay_selling_points_if_short(box, state.estates[seat], price)
    told = say("changes", who=Who(seat), florins=Florins(price), points=move.points)
    after = state.with_estate(seat, estate.with_points(CHARACTERS, move.points))
    return Step(after, (Event(told),))
