"""The end of a turn: the card limit, then the storehouse limit (Rules p. 7, ruling 42)."""

from collections.abc import Iterator
from dataclasses import dataclass

from bot.engine.game import Event, Step
from bot.engine.random_draws import Chance
from bot.engine.replace_and_memoize import replace
from bot.engine.text import Named, Refusal, Who, refuse, say
from bot.games.firenze import bricks_and_towers, personnel
from bot.games.firenze.box import Box
from bot.games.firenze.moves import Discard, Move, Spill
from bot.games.firenze.state import Question, State, discard_card, spill_brick
from bot.games.firenze.state_parts import ORDER, PERSONNEL, Asked, Bricks, Builder, Hidden, Open


def storehouse_limit(box: Box, own: Open) -> int:
    if "warehouse" in own.buildings:
        return box.cards["warehouse"].amount
    return box.numbers.storehouse


def card_limit(box: Box, own: Open) -> int:
    if "palazzo" in own.buildings:
        return box.cards["palazzo"].amount
    return box.numbers.cards


def count_limited_cards(builder: Builder) -> int:
    """The cards that count: those in hand, and the buildings."""
    return len(builder.hidden.hand) + len(builder.open.buildings)


def cards_over(box: Box, builder: Builder) -> int:
    """How many cards have to go; celebrations need not (Rules p. 7)."""
    over = count_limited_cards(builder) - card_limit(box, builder.open)
    return min(over, len(discardable_cards(box, builder))) if over > 0 else 0


def discardable_cards(box: Box, builder: Builder) -> tuple[str, ...]:
    """What may be put away: personnel and buildings."""
    personnel_ = [card for card in builder.hidden.hand if box.card_kind(card) == PERSONNEL]
    return (*personnel_, *builder.open.buildings)


def bricks_over(box: Box, own: Open) -> int:
    return max(0, own.stored - storehouse_limit(box, own))


def are_limits_kept(box: Box, builder: Builder) -> bool:
    return not cards_over(box, builder) and not bricks_over(box, builder.open)


# Keeping them (phase 6)


@dataclass(frozen=True, slots=True)
class Limiting(Question):
    """There are too many cards, or too many bricks; once there are not the turn is over."""

    given: Bricks

    def candidates(self, box: Box, state: State) -> Iterator[Move]:
        builder = state.builders[state.seat]
        if cards_over(box, builder):
            for card in dict.fromkeys(discardable_cards(box, builder)):
                yield Discard(card)
        else:
            for color in bricks_and_towers.colors_to_spare_first(state.open.site):
                if state.open.storehouse[ORDER[color]]:
                    yield Spill(color)
        yield from personnel.possible_hires(box, state)

    def why_not(self, box: Box, state: State, move: Move) -> Refusal | None:
        builder, own = state.builders[state.seat], state.open
        over = cards_over(box, builder)
        if isinstance(move, Discard) and over:
            return _why_not_discard(box, builder, move.card)
        if isinstance(move, Spill) and not over:
            return bricks_and_towers.why_not_give(move.brick, own.storehouse)
        if personnel.is_hire(move):
            return personnel.why_not_hire(box, state, move)
        return _why_limit_first(box, own, over)

    def answer(self, box: Box, state: State, move: Move, chance: Chance) -> Step[State]:
        match move:
            case Discard():
                return _discard_card(state, move)
            case Spill(brick):
                return _spill_brick(
                    box, state, bricks_and_towers.add_brick(self.given, brick), brick
                )
        return personnel.play_personnel(state, move, chance)

    def public_view(self, box: Box, state: State) -> Asked:
        cards_ = cards_over(box, state.builders[state.seat])
        if cards_:
            return Asked("limiting-cards", (state.seat,), due=cards_)
        own = state.open
        due = bricks_over(box, own)
        return Asked("limiting-bricks", (state.seat,), due=due, spare=own.storehouse)


def _why_limit_first(box: Box, own: Open, over: int) -> Refusal:
    if over:
        limit = card_limit(box, own)
        return refuse("firenze-card-limit", "firenze-too-many-cards", limit=limit, over=over)
    limit, many = storehouse_limit(box, own), bricks_over(box, own)
    return refuse("firenze-storehouse-limit", "firenze-too-many-bricks", limit=limit, over=many)


def _why_not_discard(box: Box, builder: Builder, card: str) -> Refusal | None:
    may_go = discardable_cards(box, builder)
    if card in may_go:
        return None
    named = tuple(Named("action-card", name) for name in dict.fromkeys(may_go))
    if card in builder.hidden.hand:
        held = Named("action-card", card)
        return refuse("firenze-card-limit", "firenze-celebrations-stay", card=held, cards=named)
    return refuse("firenze-card-limit", "firenze-no-such-card", card=card, cards=named)


def _discard_card(state: State, move: Discard) -> Step[State]:
    seat, own, card = state.seat, state.open, move.card
    if card in own.buildings:
        left: Open | Hidden = replace(
            own, buildings=bricks_and_towers.without_card(own.buildings, card)
        )
    else:
        left = Hidden(bricks_and_towers.without_card(state.hand, card))
    told = say("firenze-discards", who=Who(seat), card=Named("action-card", card))
    return Step(discard_card(state.with_builder(seat, left), card), (Event(told),))


def _spill_brick(box: Box, state: State, given: Bricks, brick: str) -> Step[State]:
    after = replace(spill_brick(state, brick), question=Limiting(given))
    if bricks_over(box, after.open):
        return Step(after, ())
    told = say("firenze-spills", who=Who(state.seat), bricks=bricks_and_towers.heap_texts(given))
    return Step(after, (Event(told),))
