"""The card row: choose a card, pay for it, and what becomes of it by its kind (Rules p. 4, 7)."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from bot.engine.game import Event, Seat, Step
from bot.engine.random_draws import Chance
from bot.engine.replace_and_memoize import replace
from bot.engine.text import Named, Refusal, Who, refuse, say
from bot.games.firenze import bricks_and_towers, building, event_cards, personnel, state_parts
from bot.games.firenze.box import Box
from bot.games.firenze.moves import VOCABULARY, Move, Pay, Take
from bot.games.firenze.state import Paying, Question, State, discard_card, put_brick_on_card


def resolve_card(box: Box, state: State, spot: state_parts.RowCard, chance: Chance) -> Step[State]:
    """The card finds its place or does its work; then the row is filled."""
    kind = box.card_kind(spot.card)
    if kind == state_parts.EVENT:
        return event_cards.resolve_event(box, state, spot, chance)
    if kind == state_parts.CHURCH:
        step = _put_in_church(state, spot.card)
    elif kind == state_parts.BUILDING:
        step = _put_in_front(state, spot.card)
    else:
        step = _put_in_hand(state, spot.card)
    return step.followed_by(lambda state: building.fill_row_and_build(box, state, chance))


def _put_in_hand(state: State, card: str) -> Step[State]:
    receiver = state.seat
    if card == "monument":
        receiver = monument_owner(state.open_builders, state.seat)
    hand = (*state.builders[receiver].hidden.hand, card)
    after = state.with_builder(receiver, state_parts.Hidden(hand))
    if card != "monument":
        return Step(after, ())
    told = say("firenze-monument", who=Who(receiver), card=Named("action-card", card))
    return Step(after, (Event(told),))


def monument_owner(builders: Sequence[state_parts.Open], active: Seat) -> Seat:
    """Ruling 33: who has the highest tower now; of several the first from the active player on."""

    def highest(seat: int) -> int:
        return max([tower.height for tower in builders[seat].site], default=0)

    seats = len(builders)
    return Seat(max([(active + i) % seats for i in range(seats)], key=highest))


def is_second_copy(owner: state_parts.Open, card: str) -> bool:
    """Rules p. 7: of two identical buildings the second is put away at once."""
    return card in owner.buildings


def _put_in_front(state: State, card: str) -> Step[State]:
    seat, own = state.seat, state.open
    if is_second_copy(own, card):
        told = say("firenze-second-building", who=Who(seat), card=Named("action-card", card))
        return Step(discard_card(state, card), (Event(told),))
    own = replace(own, buildings=(*own.buildings, card))
    return Step(state.with_builder(seat, own), ())


def _put_in_church(state: State, card: str) -> Step[State]:
    """Ruling 35: it counts from now on, for whoever took it too."""
    state = replace(state, board=replace(state.board, church=(*state.board.church, card)))
    if card == "campanile":  # ruling 36
        builders = [
            state_parts.Builder(replace(b.open, owes_bell_tower=True), b.hidden)
            for b in state.builders
        ]
        state = replace(state, builders=tuple(builders))
    told = say("firenze-church-card", card=Named("action-card", card))
    return Step(state, (Event(told),))


def row_card_cost(turn: state_parts.Turn, place: int) -> int:
    """Rules p. 4: the first is free, each further one costs one more; not with the Princess."""
    return 0 if "princess" in turn.played else place - 1


def can_pay(own: state_parts.Open, price: int) -> bool:
    """Rules p. 4: the bricks on the card come too late to pay for it."""
    return price <= own.stored


# Choosing a card (phase 1)


@dataclass(frozen=True, slots=True)
class Choosing(Question):
    """A card of the row."""

    lets_play = personnel.FOR_THE_TURN

    def candidates(self, box: Box, state: State) -> Iterator[Move]:
        for place in range(1, len(state.row) + 1):
            yield Take(place)
        yield from personnel.possible_hires(box, state)

    def why_not(self, box: Box, state: State, move: Move) -> Refusal | None:
        match move:
            case Take(place):
                return _why_not_take(state, place)
            case _ if personnel.is_hire(move):
                return personnel.why_not_hire(box, state, move)
        return refuse("firenze-phase-card", "firenze-take-a-card-first")

    def answer(self, box: Box, state: State, move: Move, chance: Chance) -> Step[State]:
        if not isinstance(move, Take):
            return personnel.play_personnel(state, move, chance)
        price = row_card_cost(state.turn, move.place)
        if price:
            asked = PayingCard(move.place, price, state_parts.NO_BRICKS)
            return Step(replace(state, question=asked), ())
        return _take_card(box, state, move.place, state_parts.NO_BRICKS, chance)

    def public_view(self, box: Box, state: State) -> state_parts.Asked:
        return state_parts.Asked("choosing", (state.seat,))


def _why_not_take(state: State, place: int) -> Refusal | None:
    if not 1 <= place <= len(state.row):
        return refuse("firenze-phase-card", "firenze-no-such-place", most=len(state.row))
    price, own = row_card_cost(state.turn, place), state.open
    if can_pay(own, price):
        return None
    card = Named("action-card", state.row[place - 1].card)
    refusal = refuse(
        "firenze-card-cost", "firenze-card-too-dear", card=card, cost=price, stored=own.stored
    )
    return replace(refusal, nearest=VOCABULARY.spell(Take(own.stored + 1)))


@dataclass(frozen=True, slots=True)
class PayingCard(Paying):
    """Bricks on the cards to the left of the chosen one, the leftmost first."""

    place: int
    due: int
    given: state_parts.Bricks

    def answer(self, box: Box, state: State, move: Move, chance: Chance) -> Step[State]:
        assert isinstance(move, Pay)
        after = put_brick_on_card(state, self.place - self.due, move.brick)
        given = bricks_and_towers.add_brick(self.given, move.brick)
        if self.due > 1:
            left = replace(self, due=self.due - 1, given=given)
            return Step(replace(after, question=left), ())
        return _take_card(box, after, self.place, given, chance)

    def public_view(self, box: Box, state: State) -> state_parts.Asked:
        return state_parts.Asked(
            "paying-card",
            (state.seat,),
            card=state.row[self.place - 1].card,
            place=self.place,
            due=self.due,
            spare=state.open.storehouse,
        )


def _take_card(
    box: Box, state: State, place: int, given: state_parts.Bricks, chance: Chance
) -> Step[State]:
    """Rules p. 4: the bricks go to the storehouse, then the card is dealt with by its kind."""
    seat, own, spot = state.seat, state.open, state.row[place - 1]
    own = replace(own, storehouse=bricks_and_towers.add_bricks(own.storehouse, spot.bricks))
    row = (*state.row[: place - 1], *state.row[place:])
    after = replace(state.with_builder(seat, own), row=row)
    told = say(
        "firenze-takes",
        who=Who(seat),
        card=Named("action-card", spot.card),
        bricks=bricks_and_towers.heap_texts(spot.bricks),
        paid=bricks_and_towers.heap_texts(given),
    )
    return resolve_card(box, after, spot, chance).preceded_by(Event(told))
