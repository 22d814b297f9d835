"""Exchange a brick, build towers, pay, tear down what was abandoned (Rules p. 5-6)."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from bot.engine.game import Event, Judge, Step
from bot.engine.random_draws import Chance
from bot.engine.replace_and_memoize import replace
from bot.engine.text import Named, Refusal, Who, refuse, say
from bot.games.firenze import bricks_and_towers, personnel, state_parts
from bot.games.firenze.box import Box
from bot.games.firenze.commissions import Fulfilling
from bot.games.firenze.moves import Begin, Done, Exchange, Lay, Move, Pay, Play
from bot.games.firenze.state import (
    GIVES_BACK,
    Paying,
    Question,
    State,
    fill_row,
    put_brick_on_card,
    spill_brick,
)

# Exchanging


def exchange_cost(box: Box, own: state_parts.Open) -> int:
    if "trading-house" in own.buildings:
        return box.cards["trading-house"].amount
    return box.numbers.exchange


def possible_exchanges(state: State) -> Iterator[Exchange]:
    for place, spot in enumerate(state.row, 1):
        for color, many in zip(state_parts.COLORS, spot.bricks, strict=True):
            if many:
                yield Exchange(place, color)


def why_not_exchange(box: Box, state: State, move: Exchange) -> Refusal | None:
    own, turn = state.open, state.turn
    if turn.exchanged:
        return refuse("firenze-exchange", "firenze-exchanged-already")
    if turn.built:
        return refuse("firenze-exchange", "firenze-exchange-comes-first")
    if not 1 <= move.place <= len(state.row):
        return refuse("firenze-exchange", "firenze-no-such-place", most=len(state.row))
    price, stored = exchange_cost(box, own), own.stored
    if stored < price:
        return refuse("firenze-exchange", "firenze-exchange-too-dear", cost=price, stored=stored)
    return _why_no_such_brick(state.row[move.place - 1], move.brick)


def _why_no_such_brick(spot: state_parts.RowCard, brick: str) -> Refusal | None:
    """Why no such brick can be taken off this card."""
    if brick not in state_parts.ORDER:
        return refuse(
            "firenze-bricks",
            "firenze-no-such-color",
            brick=brick,
            bricks=bricks_and_towers.all_color_names(),
        )
    if not spot.bricks[state_parts.ORDER[brick]]:
        return refuse(
            "firenze-exchange",
            "firenze-not-on-this-card",
            brick=Named("brick", brick),
            card=Named("action-card", spot.card),
            bricks=bricks_and_towers.heap_texts(spot.bricks),
        )
    return None


def take_exchanged_brick(
    state: State, place: int, brick: str, given: state_parts.Bricks
) -> Step[State]:
    """Ruling 40: it lay there before the others were put there."""
    own, at = state.open, place - 1
    spot = state.row[at]
    left = state_parts.RowCard(spot.card, bricks_and_towers.remove_brick(spot.bricks, brick))
    own = replace(own, storehouse=bricks_and_towers.add_brick(own.storehouse, brick))
    row = (*state.row[:at], left, *state.row[at + 1 :])
    turn = replace(state.turn, exchanged=True)
    after = replace(state.with_builder(state.seat, own), row=row, turn=turn)
    told = say(
        "firenze-exchanges",
        who=Who(state.seat),
        brick=Named("brick", brick),
        card=Named("action-card", spot.card),
        paid=bricks_and_towers.heap_texts(given),
    )
    return Step(after, (Event(told),))


# What building costs


def building_costs(box: Box, own: state_parts.Open, turn: state_parts.Turn) -> tuple[int, ...]:
    """What so many bricks cost in all this turn, from none to as many as may be laid."""
    less = 0
    if "workshop" in own.buildings:
        less += box.cards["workshop"].amount
    if "mason" in turn.played:
        less += box.cards["mason"].amount
    table = box.numbers.construction
    if "architect" in turn.played:  # ruling 39: his brick counts neither here nor for the most
        table = (table[0],) * box.cards["architect"].amount + table
    return tuple([max(0, price - less) for price in table])


def bricks_left_to_lay(box: Box, turn: state_parts.Turn) -> int:
    """How many bricks may still be laid this turn, as far as there are any."""
    extra = box.cards["architect"].amount if "architect" in turn.played else 0
    return len(box.numbers.construction) - 1 + extra - turn.built


def amount_due(costs: Sequence[int], built: int, paid: int, more: int) -> int:
    """What so many bricks more add to what was paid for those built in this turn."""
    return max(0, costs[built + more] - paid) if more else 0


def next_brick_cost(box: Box, own: state_parts.Open, turn: state_parts.Turn) -> int:
    """What the next brick adds to the price of this turn's building."""
    if not bricks_left_to_lay(box, turn):
        return 0
    return amount_due(building_costs(box, own, turn), turn.built, len(turn.payments), 1)


# Exchanging once, then building (phases 2 and 3)


@dataclass(frozen=True, slots=True)
class BuildingTowers(Question):
    """Exchange once, then build."""

    lets_play = personnel.WHILE_BUILDING

    def candidates(self, box: Box, state: State) -> Iterator[Move]:
        own = state.open
        yield Done()
        if not state.turn.exchanged and not state.turn.built:
            yield from possible_exchanges(state)
        for color, height in bricks_and_towers.distinct_towers(own.site):
            if own.storehouse[state_parts.ORDER[color]]:
                yield Lay(color, height)
        for color in state_parts.COLORS:
            if own.storehouse[state_parts.ORDER[color]]:
                yield Begin(color)
        yield from personnel.possible_hires(box, state)

    def judge(self, box: Box, state: State) -> Judge[Move]:
        brickless, own = _why_cannot_lay_bricks(box, state), state.open

        def refusal(move: Move) -> Refusal | None:
            match move:
                case Done():
                    return None
                case Exchange():
                    return why_not_exchange(box, state, move)
                case Begin(color):
                    return brickless or bricks_and_towers.why_not_give(color, own.storehouse)
                case Lay(color, height):
                    return (
                        brickless
                        or bricks_and_towers.why_no_tower(own.site, color, height)
                        or bricks_and_towers.why_not_give(color, own.storehouse)
                    )
                case _ if personnel.is_hire(move):
                    return personnel.why_not_hire(box, state, move)
            return refuse("firenze-phase-building", "firenze-build-or-done")

        return refusal

    def answer(self, box: Box, state: State, move: Move, chance: Chance) -> Step[State]:
        site = state.open.site
        match move:
            case Done():
                return _end_building(state)
            case Exchange(place, brick):
                price = exchange_cost(box, state.open)
                asked = PayingExchange(place, brick, price, state_parts.NO_BRICKS)
                return Step(replace(state, question=asked), ())
            case Begin(color):
                return _lay_brick(box, state, color, (*site, state_parts.Tower(color, 1)))
            case Lay(color, height):
                return _lay_brick(
                    box, state, color, bricks_and_towers.raise_tower(site, color, height)
                )
        step = personnel.play_personnel(state, move, chance)
        return _give_back_overpaid(box, step) if isinstance(move, Play) else step

    def public_view(self, box: Box, state: State) -> state_parts.Asked:
        return state_parts.Asked("building", (state.seat,))


def fill_row_and_build(box: Box, state: State, chance: Chance) -> Step[State]:
    """Ruling 10: once the card is dealt with, the row is closed up and filled; then one builds."""
    step = fill_row(box, state, chance)
    return replace(step, state=replace(step.state, question=BuildingTowers()))


def _why_cannot_lay_bricks(box: Box, state: State) -> Refusal | None:
    """Why no brick at all can be laid; None when some can."""
    own, turn = state.open, state.turn
    if not bricks_left_to_lay(box, turn):
        return refuse("firenze-building", "firenze-laid-all", most=turn.built)
    price, stored = next_brick_cost(box, own, turn), own.stored
    if price and stored <= price:
        return refuse(
            "firenze-construction-cost", "firenze-brick-too-dear", cost=price, stored=stored
        )
    return None


@dataclass(frozen=True, slots=True)
class PayingExchange(Paying):
    """Bricks onto the card from which this brick is taken."""

    place: int
    brick: str
    due: int
    given: state_parts.Bricks

    def answer(self, box: Box, state: State, move: Move, chance: Chance) -> Step[State]:
        assert isinstance(move, Pay)
        after = put_brick_on_card(state, self.place, move.brick)
        given = bricks_and_towers.add_brick(self.given, move.brick)
        if self.due > 1:
            left = replace(self, due=self.due - 1, given=given)
            return Step(replace(after, question=left), ())
        return take_exchanged_brick(
            replace(after, question=BuildingTowers()), self.place, self.brick, given
        )

    def public_view(self, box: Box, state: State) -> state_parts.Asked:
        return state_parts.Asked(
            "paying-exchange",
            (state.seat,),
            card=state.row[self.place - 1].card,
            place=self.place,
            brick=self.brick,
            due=self.due,
            spare=state.open.storehouse,
        )


# Laying


def _lay_brick(
    box: Box, state: State, color: str, site: tuple[state_parts.Tower, ...]
) -> Step[State]:
    """A brick is laid, and what it adds to the cost is to be paid at once."""
    own, turn = state.open, state.turn
    price = next_brick_cost(box, own, turn)
    own = replace(own, site=site, storehouse=bricks_and_towers.remove_brick(own.storehouse, color))
    after = replace(
        state.with_builder(turn.seat, own),
        turn=replace(turn, laid=bricks_and_towers.add_brick(turn.laid, color)),
        question=PayingConstruction(price) if price else BuildingTowers(),
    )
    return Step(after, ())


@dataclass(frozen=True, slots=True)
class PayingConstruction(Paying):
    """Bricks into the pouch for the brick just laid."""

    due: int

    def answer(self, box: Box, state: State, move: Move, chance: Chance) -> Step[State]:
        assert isinstance(move, Pay)
        turn = state.turn
        after = replace(
            spill_brick(state, move.brick),
            turn=replace(turn, payments=(*turn.payments, move.brick)),
            question=PayingConstruction(self.due - 1) if self.due > 1 else BuildingTowers(),
        )
        return Step(after, ())

    def public_view(self, box: Box, state: State) -> state_parts.Asked:
        stored = state.open.storehouse
        return state_parts.Asked("paying-construction", (state.seat,), due=self.due, spare=stored)


def _give_back_overpaid(box: Box, step: Step[State]) -> Step[State]:
    """Return what is overpaid once the Mason or the Architect is played (ruling 46)."""
    state, own, turn = step.state, step.state.open, step.state.turn
    over = len(turn.payments) - building_costs(box, own, turn)[turn.built]
    if state.rules < GIVES_BACK or over <= 0:
        return step
    owed, back = _split_payments(turn.payments, over, state.pouch)
    if not any(back):
        return step
    own = replace(own, storehouse=bricks_and_towers.add_bricks(own.storehouse, back))
    turn, pouch = replace(turn, payments=owed), bricks_and_towers.subtract_bricks(state.pouch, back)
    after = replace(state.with_builder(turn.seat, own), pouch=pouch, turn=turn)
    told = say("firenze-gets-back", who=Who(turn.seat), bricks=bricks_and_towers.heap_texts(back))
    return replace(step, state=after, events=(*step.events, Event(told)))


def _split_payments(
    payments: tuple[str, ...], over: int, pouch: state_parts.Bricks
) -> tuple[tuple[str, ...], state_parts.Bricks]:
    """Split payments into what stays paid and what returns: the last paid that the pouch has."""
    owed: list[str] = []
    back = state_parts.NO_BRICKS
    for color in reversed(payments):
        at = state_parts.ORDER[color]
        if sum(back) < over and back[at] < pouch[at]:
            back = bricks_and_towers.add_brick(back, color)
        else:
            owed.insert(0, color)
    return tuple(owed), back


# The end of building


def _end_building(state: State) -> Step[State]:
    """Rules p. 6: every tower that was not worked on is torn down, half of it for the pouch."""
    seat, own = state.seat, state.open
    fallen = bricks_and_towers.abandoned_towers(own.site)
    lost = back = state_parts.NO_BRICKS
    for tower in fallen:
        saved = bricks_and_towers.bricks_saved(tower.height)
        lost = bricks_and_towers.add_brick(lost, tower.color, tower.height - saved)
        back = bricks_and_towers.add_brick(back, tower.color, saved)
    if fallen:
        own = replace(
            own,
            site=tuple([tower for tower in own.site if tower not in fallen]),
            storehouse=bricks_and_towers.add_bricks(own.storehouse, back),
        )
    pouch = bricks_and_towers.add_bricks(state.pouch, lost)
    after = replace(state.with_builder(seat, own), pouch=pouch, question=Fulfilling())
    events = (*_building_events(state.turn, own), *_teardown_events(state, fallen, lost, back))
    return Step(after, events)


def _building_events(turn: state_parts.Turn, own: state_parts.Open) -> tuple[Event, ...]:
    """What was laid and paid brick by brick is told once."""
    if not turn.built:
        return ()
    told = say(
        "firenze-builds",
        who=Who(turn.seat),
        bricks=bricks_and_towers.heap_texts(turn.laid),
        paid=bricks_and_towers.heap_texts(turn.paid),
        towers=bricks_and_towers.tower_texts(own.site),
    )
    return (Event(told),)


def _teardown_events(
    state: State,
    fallen: list[state_parts.Tower],
    lost: state_parts.Bricks,
    back: state_parts.Bricks,
) -> tuple[Event, ...]:
    if not fallen:
        return ()
    told = say(
        "firenze-tears-down",
        who=Who(state.seat),
        towers=bricks_and_towers.tower_texts(fallen),
        lost=bricks_and_towers.heap_texts(lost),
        saved=bricks_and_towers.heap_texts(back),
    )
    return (Event(told),)
