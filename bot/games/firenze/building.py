"""Build towers, pay for them, tear down what was abandoned (Rules p. 5-6)."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from bot.engine.chance import Chance
from bot.engine.frozen_values import replace
from bot.engine.game import Event, Judge, Step
from bot.engine.text import Refusal, Who, refuse, say
from bot.games.firenze import bricks, exchanging, personnel, sites
from bot.games.firenze.box import Box
from bot.games.firenze.commissions import Fulfilling
from bot.games.firenze.exchanging import Paying, lay_brick_down, spill_brick
from bot.games.firenze.moves import Begin, Done, Exchange, Lay, Move, Pay, Play
from bot.games.firenze.pieces import COLORS, NO_BRICKS, ORDER, Asked, Bricks, Open, Tower, Turn
from bot.games.firenze.state import GIVES_BACK, Question, State, fill_row

# What building costs


def costs(box: Box, own: Open, turn: Turn) -> tuple[int, ...]:
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


def bricks_left(box: Box, turn: Turn) -> int:
    """How many bricks may still be laid this turn, as far as there are any."""
    extra = box.cards["architect"].amount if "architect" in turn.played else 0
    return len(box.numbers.construction) - 1 + extra - turn.built


def due(costs: Sequence[int], built: int, paid: int, more: int) -> int:
    """What so many bricks more add to what was paid for those built in this turn."""
    return max(0, costs[built + more] - paid) if more else 0


def next_cost(box: Box, own: Open, turn: Turn) -> int:
    """What the next brick adds to the price of this turn's building."""
    if not bricks_left(box, turn):
        return 0
    return due(costs(box, own, turn), turn.built, len(turn.payments), 1)


# Exchanging once, then building (phases 2 and 3)


@dataclass(frozen=True, slots=True)
class Building(Question):
    """Exchange once, then build."""

    lets_play = personnel.WHILE_BUILDING

    def candidates(self, box: Box, state: State) -> Iterator[Move]:
        own = state.open
        yield Done()
        if not state.turn.exchanged and not state.turn.built:
            yield from exchanging.exchanges(state)
        for color, height in sites.kinds(own.site):
            if own.storehouse[ORDER[color]]:
                yield Lay(color, height)
        for color in COLORS:
            if own.storehouse[ORDER[color]]:
                yield Begin(color)
        yield from personnel.hires(box, state)

    def judge(self, box: Box, state: State) -> Judge[Move]:
        brickless, own = _why_no_brick(box, state), state.open

        def refusal(move: Move) -> Refusal | None:
            match move:
                case Done():
                    return None
                case Exchange():
                    return exchanging.why_not_exchange(box, state, move)
                case Begin(color):
                    return brickless or bricks.why_not_give(color, own.storehouse)
                case Lay(color, height):
                    return (
                        brickless
                        or sites.why_no_tower(own.site, color, height)
                        or bricks.why_not_give(color, own.storehouse)
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
                price = exchanging.exchange_cost(box, state.open)
                asked = PayingExchange(place, brick, price, NO_BRICKS)
                return Step(replace(state, question=asked), ())
            case Begin(color):
                return _lay_brick(box, state, color, (*site, Tower(color, 1)))
            case Lay(color, height):
                return _lay_brick(box, state, color, sites.raise_tower(site, color, height))
        step = personnel.hire(state, move, chance)
        return _give_back_overpaid(box, step) if isinstance(move, Play) else step

    def asked(self, box: Box, state: State) -> Asked:
        return Asked("building", (state.seat,))


def begin_building(box: Box, state: State, chance: Chance) -> Step[State]:
    """Ruling 10: once the card is dealt with, the row is closed up and filled; then one builds."""
    step = fill_row(box, state, chance)
    return replace(step, state=replace(step.state, question=Building()))


def _why_no_brick(box: Box, state: State) -> Refusal | None:
    """Why no brick at all can be laid; None when some can."""
    own, turn = state.open, state.turn
    if not bricks_left(box, turn):
        return refuse("firenze-building", "firenze-laid-all", most=turn.built)
    price, stored = next_cost(box, own, turn), own.stored
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
    given: Bricks

    def answer(self, box: Box, state: State, move: Move, chance: Chance) -> Step[State]:
        assert isinstance(move, Pay)
        after = lay_brick_down(state, self.place, move.brick)
        given = bricks.more(self.given, move.brick)
        if self.due > 1:
            left = replace(self, due=self.due - 1, given=given)
            return Step(replace(after, question=left), ())
        return exchanging.take_brick(
            replace(after, question=Building()), self.place, self.brick, given
        )

    def asked(self, box: Box, state: State) -> Asked:
        return Asked(
            "paying-exchange",
            (state.seat,),
            card=state.row[self.place - 1].card,
            place=self.place,
            brick=self.brick,
            due=self.due,
            spare=state.open.storehouse,
        )


# Laying


def _lay_brick(box: Box, state: State, color: str, site: tuple[Tower, ...]) -> Step[State]:
    """A brick is laid, and what it adds to the cost is to be paid at once."""
    own, turn = state.open, state.turn
    price = next_cost(box, own, turn)
    own = replace(own, site=site, storehouse=bricks.fewer(own.storehouse, color))
    after = replace(
        state,
        builders=state.builders_with(turn.seat, own),
        turn=replace(turn, laid=bricks.more(turn.laid, color)),
        question=PayingConstruction(price) if price else Building(),
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
            question=PayingConstruction(self.due - 1) if self.due > 1 else Building(),
        )
        return Step(after, ())

    def asked(self, box: Box, state: State) -> Asked:
        stored = state.open.storehouse
        return Asked("paying-construction", (state.seat,), due=self.due, spare=stored)


def _give_back_overpaid(box: Box, step: Step[State]) -> Step[State]:
    """Return what is overpaid once the Mason or the Architect is played (ruling 46)."""
    state, own, turn = step.state, step.state.open, step.state.turn
    over = len(turn.payments) - costs(box, own, turn)[turn.built]
    if state.rules < GIVES_BACK or over <= 0:
        return step
    owed, back = _split_payments(turn.payments, over, state.pouch)
    if not any(back):
        return step
    own = replace(own, storehouse=bricks.together(own.storehouse, back))
    after = replace(
        state,
        builders=state.builders_with(turn.seat, own),
        pouch=bricks.without(state.pouch, back),
        turn=replace(turn, payments=owed),
    )
    told = say("firenze-gets-back", who=Who(turn.seat), bricks=bricks.heap(back))
    return replace(step, state=after, events=(*step.events, Event(told)))


def _split_payments(
    payments: tuple[str, ...], over: int, pouch: Bricks
) -> tuple[tuple[str, ...], Bricks]:
    """Split payments into what stays paid and what returns: the last paid that the pouch has."""
    owed: list[str] = []
    back = NO_BRICKS
    for color in reversed(payments):
        at = ORDER[color]
        if sum(back) < over and back[at] < pouch[at]:
            back = bricks.more(back, color)
        else:
            owed.insert(0, color)
    return tuple(owed), back


# The end of building


def _end_building(state: State) -> Step[State]:
    """Rules p. 6: every tower that was not worked on is torn down, half of it for the pouch."""
    seat, own = state.seat, state.open
    fallen = sites.abandoned_towers(own.site)
    lost = back = NO_BRICKS
    for tower in fallen:
        saved = sites.bricks_saved(tower.height)
        lost = bricks.more(lost, tower.color, tower.height - saved)
        back = bricks.more(back, tower.color, saved)
    if fallen:
        own = replace(
            own,
            site=tuple([tower for tower in own.site if tower not in fallen]),
            storehouse=bricks.together(own.storehouse, back),
        )
    after = replace(
        state,
        builders=state.builders_with(seat, own),
        pouch=bricks.together(state.pouch, lost),
        question=Fulfilling(),
    )
    events = (*_building_events(state.turn, own), *_tearing_events(state, fallen, lost, back))
    return Step(after, events)


def _building_events(turn: Turn, own: Open) -> tuple[Event, ...]:
    """What was laid and paid brick by brick is told once."""
    if not turn.built:
        return ()
    told = say(
        "firenze-builds",
        who=Who(turn.seat),
        bricks=bricks.heap(turn.laid),
        paid=bricks.heap(turn.paid),
        towers=sites.in_words(own.site),
    )
    return (Event(told),)


def _tearing_events(
    state: State, fallen: list[Tower], lost: Bricks, back: Bricks
) -> tuple[Event, ...]:
    if not fallen:
        return ()
    told = say(
        "firenze-tears-down",
        who=Who(state.seat),
        towers=sites.in_words(fallen),
        lost=bricks.heap(lost),
        saved=bricks.heap(back),
    )
    return (Event(told),)
