"""The Princes of Florence signs the contract: each question goes to the room that answers it."""

from collections.abc import Iterable

from bot.engine.chance import Chance
from bot.engine.game import Judge, Note, Option, Scores, Seat, Setup, Step, Tally, Viewer
from bot.engine.notation import Vocabulary
from bot.games.princes import (
    actions,
    auction,
    automa_auction,
    cards,
    imagination,
    landscaping,
    laws,
    options,
    purse,
    rounds,
    scoring,
    setup,
    view,
    works,
)
from bot.games.princes.box import Box
from bot.games.princes.moves import (
    VOCABULARY,
    Bid,
    End,
    GiveBack,
    Hold,
    Keep,
    Move,
    Nominate,
    Pass,
    Place,
    Recruit,
    Sell,
    Withdraw,
    Work,
)
from bot.games.princes.printed import Printed
from bot.games.princes.state import (
    Acting,
    Bidding,
    Choosing,
    Nominating,
    Over,
    Picking,
    Placing,
    Recruiting,
    Solo,
    State,
)

_NOBODY: frozenset[Seat] = frozenset()
_ALONE = tuple(frozenset({Seat(seat)}) for seat in range(5))


class Princes:
    """The base game for two to five, and alone against the Automa."""

    key = "princes"
    rules = 1
    vocabulary: Vocabulary[Move] = VOCABULARY
    passes: frozenset[type[Move]] = frozenset({Pass, Withdraw, End, Hold})
    asides: frozenset[type[Move]] = frozenset({Sell})

    def __init__(self, printed: Printed) -> None:
        self.box = Box(printed)
        self.seats = range(1 if printed.automa else 2, 6)

    def options(self, seats: int) -> tuple[Option, ...]:
        return options.offered(seats)

    def start(self, setup_: Setup, chance: Chance) -> State:
        return setup.laid_out(self.box, setup_, chance)

    def to_move(self, state: State) -> frozenset[Seat]:
        match state.question:
            case Choosing():
                return frozenset(view.asked_seats(state))
            case Over():
                return _NOBODY
        return _ALONE[state.question.seat]

    def candidates(self, state: State, seat: Seat) -> Iterable[Move]:
        box = self.box
        match state.question:
            case Choosing():
                return map(GiveBack, state.estates[seat].hand)
            case Nominating():
                return auction.nominations(box, state)
            case Bidding() as lot:
                return auction.bids(box, lot)
            case Placing() as placing:
                return landscaping.placements(box, state, placing)
            case Picking() as picking:
                return map(Keep, picking.cards)
            case Recruiting():
                return (*cards.recruitments(state, seat), Hold())
            case Acting():
                return actions.acts(box, state, seat)
        return ()

    def judge(self, state: State, seat: Seat) -> Judge[Move]:
        box = self.box
        match state.question:
            case Choosing():
                return cards.judge_choice(state, seat)
            case Nominating() if state.solo:
                return automa_auction.judge_nomination(box, state)
            case Nominating():
                return auction.judge_nomination(box, state, seat)
            case Bidding() as lot:
                return auction.judge_bid(box, state, seat, lot)
            case Placing() as placing:
                return landscaping.judge_placement(box, state, placing)
            case Picking() as picking:
                return cards.judge_keep(picking)
            case Recruiting():
                return cards.judge_recruiting(state, seat)
            case Acting():
                return actions.ActionJudge(box, state, seat)
        raise AssertionError(state.question)

    def amounts(self, state: State, seat: Seat, move: Move) -> range:
        match move:
            case Work():
                return range(works.most_points(self.box, state.estates[seat], move) + 1)
            case Sell():
                return range(1, state.estates[seat].points + 1)
        return range(0)

    def apply(self, state: State, seat: Seat, move: Move, chance: Chance) -> Step[State]:
        if isinstance(move, Sell):
            return purse.sell(self.box, state, seat, move)  # the same question stays open
        return rounds.went_on(self.box, state, self._answered(state, seat, move, chance), chance)

    def _answered(self, state: State, seat: Seat, move: Move, chance: Chance) -> Step[State]:
        """The room of the open question does what was asked of it."""
        box = self.box
        match state.question, move:
            case Choosing() as choice, GiveBack():
                return cards.give_back(state, seat, choice, move, chance)
            case ((Nominating() | Bidding()), (Nominate() | Bid() | Pass())) if state.solo:
                return automa_auction.answered(box, state, move, chance)
            case Nominating(), Nominate():
                return auction.nominate(box, state, seat, move)
            case Nominating(), Withdraw():
                return auction.withdraw(state, seat)
            case Bidding() as lot, Bid():
                return auction.bid(state, seat, lot, move)
            case Bidding() as lot, Pass():
                return auction.pass_(box, state, seat, lot)
            case ((Nominating() | Bidding()), Sell()):
                return purse.sell(box, state, seat, move)
            case Placing(), Place():
                return landscaping.place(box, state, seat, move)
            case Picking() as picking, Keep():
                return cards.keep(state, seat, picking, move)
            case Recruiting(), Recruit():
                return cards.recruit(state, seat, move)
            case Recruiting(), Hold():
                return cards.hold(state, seat)
        return actions.act(box, state, seat, move)

    def view(self, state: State, viewer: Viewer) -> view.View:
        return view.seen(self.box, state, viewer)

    def imagine(self, state: State, viewer: Viewer, chance: Chance) -> State:
        return imagination.imagined(self.box, state, viewer, chance)

    def tally(self, state: State) -> Tally:
        estates, decks, question = state.estates, state.decks, state.question
        notes: list[Note] = [
            ("round", (state.round,)),
            ("florins", tuple([estate.florins for estate in estates])),
            ("points", tuple([estate.points for estate in estates])),
        ]
        if isinstance(question, Bidding):
            notes.append(("price", (question.price,)))
        notes.append(("to move", tuple(sorted(self.to_move(state)))))
        covered = tuple([(estate.hand, estate.bonus, estate.prestige) for estate in estates])
        aside = question.cards if isinstance(question, Picking) else ()
        if isinstance(question, Choosing):
            aside = question.given_back
        piles = (decks.profession, decks.bonus, decks.prestige)
        if state.solo:
            return Tally(tuple(notes), (covered, piles, aside, _noted_alone(state.solo)))
        return Tally(tuple(notes), (covered, piles, aside))

    def broken_law(self, state: State) -> str:
        return laws.broken(self.box, state)

    def scores(self, state: State) -> Scores | None:
        return scoring.scores_of(state) if isinstance(state.question, Over) else None


def _noted_alone(solo: Solo) -> tuple[object, ...]:
    columns = tuple([(column.covered, column.faceup) for column in solo.columns])
    return solo.deck, columns, solo.card, solo.discarded
