"""Firenze signs the contract: each question goes to the room that answers it."""

from collections.abc import Iterable

from bot.engine.chance import Chance
from bot.engine.game import Judge, Note, Option, Scores, Seat, Setup, Step, Tally, Viewer
from bot.engine.notation import Vocabulary
from bot.games.firenze import (
    building,
    commissions,
    events,
    imagination,
    laws,
    limits,
    options,
    personnel,
    placing,
    row,
    scoring,
    setup,
    view,
)
from bot.games.firenze.box import Box
from bot.games.firenze.moves import (
    VOCABULARY,
    Avert,
    Begin,
    Consecrate,
    Cover,
    Discard,
    Done,
    End,
    Endure,
    Exchange,
    Fulfil,
    Hire,
    Lay,
    Lower,
    Move,
    Pay,
    Spill,
    Take,
)
from bot.games.firenze.printed import Printed
from bot.games.firenze.state import (
    Averting,
    Building,
    Choosing,
    Fulfilling,
    Limiting,
    Losing,
    Lowering,
    Over,
    PayingCard,
    PayingConstruction,
    PayingExchange,
    Placing,
    State,
)

_NOBODY: frozenset[Seat] = frozenset()
_ALONE = tuple(frozenset({Seat(seat)}) for seat in range(4))


class Firenze:
    """The game for two to four."""

    key = "firenze"
    rules = 2
    seats = range(2, 5)
    vocabulary: Vocabulary[Move] = VOCABULARY
    # Whoever is away takes the free card, gives what can best be spared, and builds nothing;
    # a neutral seal he lays as the rulebook recommends.
    passes: frozenset[type[Move]] = frozenset(
        {Cover, Take, Pay, Done, End, Discard, Spill, Lower, Endure}
    )
    asides: frozenset[type[Move]] = frozenset()

    def __init__(self, printed: Printed) -> None:
        self.box = Box(printed)

    def options(self, seats: int) -> tuple[Option, ...]:
        return options.offered()

    def start(self, setup_: Setup, chance: Chance) -> State:
        return setup.laid_out(self.box, setup_, chance)

    def to_move(self, state: State) -> frozenset[Seat]:
        return _NOBODY if isinstance(state.question, Over) else _ALONE[state.seat]

    def at_leisure(self, state: State) -> frozenset[Seat]:
        return _NOBODY

    def candidates(self, state: State, seat: Seat) -> Iterable[Move]:
        box = self.box
        match state.question:
            case Placing():
                return placing.places(box, state)
            case Choosing():
                return row.choices(box, state)
            case PayingCard() | PayingExchange() | PayingConstruction():
                return row.payments(state)
            case Averting():
                return (Endure(), Avert())
            case Losing() as question:
                return events.losses(state, question)
            case Lowering() as question:
                return events.lowerings(state, question)
            case Building():
                return building.works(box, state)
            case Fulfilling():
                return commissions.feats(box, state)
            case Limiting():
                return limits.offers(box, state)
        return ()

    def judge(self, state: State, seat: Seat) -> Judge[Move]:
        box = self.box
        match state.question:
            case Placing() as question:
                return placing.judge_place(box, state, question)
            case Choosing():
                return row.judge_choice(box, state)
            case (PayingCard() | PayingExchange() | PayingConstruction()) as question:
                return row.judge_payment(state, question)
            case Averting() as question:
                return events.judge_averting(question)
            case Losing() as question:
                return events.judge_loss(question)
            case Lowering() as question:
                return events.judge_lowering(state, question)
            case Building():
                return building.judge_work(box, state)
            case Fulfilling():
                return commissions.judge_feat(box, state)
            case Limiting():
                return limits.judge_limit(box, state)
        raise AssertionError(state.question)

    def amounts(self, state: State, seat: Seat, move: Move) -> range:
        return range(0)

    def apply(self, state: State, seat: Seat, move: Move, chance: Chance) -> Step[State]:
        if isinstance(move, Hire):
            return self._hired(state, personnel.hire(state, move, chance))
        return self._answered(state, move, chance)

    def _hired(self, state: State, step: Step[State]) -> Step[State]:
        """What personnel changes for the question during which it was played."""
        match state.question:
            case Building():
                return building.given_back(self.box, step)
            case Limiting():
                return limits.checked(self.box, step)
        return step

    def _answered(self, state: State, move: Move, chance: Chance) -> Step[State]:
        """The room of the open question does what was asked of it."""
        box = self.box
        match state.question, move:
            case Placing() as question, Cover():
                return placing.cover(box, state, question, move, chance)
            case Choosing(), Take():
                return row.take(box, state, move, chance)
            case PayingCard() as question, Pay():
                return row.pay_card(box, state, question, move, chance)
            case Averting() as question, Endure():
                return events.endure(box, state, question, chance)
            case Averting() as question, Avert():
                return events.avert(box, state, question, chance)
            case Losing() as question, Spill():
                return events.lose(box, state, question, move, chance)
            case Lowering() as question, Lower():
                return events.lower(box, state, question, move, chance)
            case _:
                return self._built(state, move)

    def _built(self, state: State, move: Move) -> Step[State]:
        """From the exchange on nothing is left to luck, whatever personnel may bring."""
        box = self.box
        match state.question, move:
            case Building(), Exchange():
                return row.exchange(box, state, move)
            case PayingExchange() as question, Pay():
                return row.pay_exchange(state, question, move)
            case Building(), Begin():
                return building.begin(box, state, move)
            case Building(), Lay():
                return building.lay(box, state, move)
            case PayingConstruction() as question, Pay():
                return building.pay_construction(state, question, move)
            case Building(), Done():
                return building.done(state)
            case Fulfilling(), Fulfil():
                return commissions.fulfil(box, state, move)
            case Fulfilling(), Consecrate():
                return commissions.consecrate(box, state)
            case Fulfilling(), End():
                return limits.end(box, state)
            case Limiting(), Discard():
                return limits.discard(box, state, move)
            case Limiting() as question, Spill():
                return limits.spill(box, state, question, move)
        raise AssertionError(move)

    def view(self, state: State, viewer: Viewer) -> view.View:
        return view.seen(self.box, state, viewer)

    def imagine(self, state: State, viewer: Viewer, chance: Chance) -> State:
        return imagination.imagined(state, chance)

    def tally(self, state: State) -> Tally:
        builders = state.builders
        notes: list[Note] = [
            ("turn", (state.turns,)),
            ("points", tuple([builder.points for builder in builders])),
            ("seals", tuple([builder.seals for builder in builders])),
            ("bricks", tuple([sum(builder.storehouse) for builder in builders])),
            ("to move", tuple(self.to_move(state))),
        ]
        before = [
            (b.storehouse, [(t.color, t.height) for t in b.site], b.hand, b.buildings)
            for b in builders
        ]
        row_ = [(spot.card, spot.bricks) for spot in state.row]
        return Tally(
            tuple(notes), (before, row_, state.pouch, state.deck.cards, state.deck.discards)
        )

    def broken_law(self, state: State) -> str:
        return laws.broken(self.box, state)

    def scores(self, state: State) -> Scores | None:
        return scoring.scores_of(state) if isinstance(state.question, Over) else None
