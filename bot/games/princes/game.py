"""The Princes of Florence signs the contract: each question goes to the room that answers it."""

from collections.abc import Iterable

from bot.engine.chance import Chance
from bot.engine.game import Judge, Note, Option, Scores, Seat, Setup, Step, Tally, Viewer
from bot.engine.notation import Vocabulary
from bot.games.princes import (
    actions,
    auction,
    automa_auction,
    bargaining,
    cards,
    characters,
    corrections,
    favours,
    imagination,
    landscaping,
    laws,
    options,
    purse,
    rounds,
    scoring,
    setup,
    together,
    view,
    works,
)
from bot.games.princes.box import Box
from bot.games.princes.moves import (
    VOCABULARY,
    Bid,
    Change,
    Consult,
    Counter,
    Court,
    Decline,
    End,
    Forgo,
    GiveBack,
    Hold,
    Keep,
    Move,
    Nominate,
    Offer,
    Pass,
    Place,
    PrincessWork,
    Recruit,
    Retract,
    Sell,
    Withdraw,
    Work,
)
from bot.games.princes.printed import Printed
from bot.games.princes.state import (
    Acting,
    Bargaining,
    Bidding,
    Changing,
    Choosing,
    Consulting,
    Courting,
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
    """The game for one to five, with the expansions that the table wants."""

    key = "princes"
    rules = corrections.NEWEST
    vocabulary: Vocabulary[Move] = VOCABULARY
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
        return options.offered(self.box.printed, seats)

    def start(self, setup_: Setup, chance: Chance) -> State:
        return setup.laid_out(self.box, setup_, chance)

    def to_move(self, state: State) -> frozenset[Seat]:
        match state.question:
            case Choosing():
                return frozenset(view.asked_seats(state))
            case Over():
                return _NOBODY
            case Bargaining() as bargain:  # the builder may take his offer back at any moment
                return frozenset({bargain.builder, bargain.seat})
        return _ALONE[state.question.seat]

    def at_leisure(self, state: State) -> frozenset[Seat]:
        question = state.question
        if isinstance(question, Bargaining) and question.seat != question.builder:
            return _ALONE[question.builder]
        return _NOBODY

    def candidates(self, state: State, seat: Seat) -> Iterable[Move]:
        box = self.box_of(state)
        match state.question:
            case Choosing():
                return map(GiveBack, state.estates[seat].hidden.hand)
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
            case Courting():
                return characters.courtships(box, state)
            case Consulting():
                return favours.consultations_now()
            case Changing():
                return (Change(1), Forgo())
            case Bargaining() as bargain:
                return bargaining.answers(box, state, seat, bargain)
        return ()

    def judge(self, state: State, seat: Seat) -> Judge[Move]:
        box = self.box_of(state)
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
            case Courting():
                return characters.judge(box, state, seat)
            case Consulting():
                return favours.judge_consulting(state, seat)
            case Changing():
                return favours.judge_change(box, state, seat)
            case Bargaining() as bargain:
                return bargaining.judge_answer(box, state, seat, bargain)
        raise AssertionError(state.question)

    def amounts(self, state: State, seat: Seat, move: Move) -> range:
        box = self.box_of(state)
        match move:
            case Work() | PrincessWork():
                return range(works.most_points(box, state, seat, move) + 1)
            case Sell():
                return range(1, state.estates[seat].open.points + 1)
            case Court():
                return characters.bids(box, state, seat, move)
            case Change():
                return range(1, favours.most_changed(box, state, seat) + 1)
            case Offer():
                return together.asking_prices(box, state, seat, move)
            case Counter() if isinstance(state.question, Bargaining):
                return bargaining.answering_prices(box, state, state.question)
        return range(0)

    def apply(self, state: State, seat: Seat, move: Move, chance: Chance) -> Step[State]:
        box = self.box_of(state)
        if isinstance(move, Sell):
            return purse.sell(box, state, seat, move)  # the same question stays open
        return rounds.went_on(box, state, self._answered(state, seat, move, chance), chance)

    def _answered(self, state: State, seat: Seat, move: Move, chance: Chance) -> Step[State]:
        """The room of the open question does what was asked of it."""
        box = self.box_of(state)
        match state.question, move:
            case Choosing() as choice, GiveBack():
                return cards.give_back(state, seat, choice, move, chance)
            case ((Nominating() | Bidding()), _):
                return self._auctioned(state, seat, move, chance)
            case Placing(), Place():
                return landscaping.place(box, state, seat, move)
            case Picking() as picking, Keep():
                return cards.keep(state, seat, picking, move)
            case Recruiting(), Recruit():
                return cards.recruit(state, seat, move)
            case Recruiting(), Hold():
                return cards.hold(state, seat)
            case Bargaining() as bargain, _:
                return bargaining.answer(box, state, seat, bargain, move)
            case Acting(), _:
                return actions.act(box, state, seat, move)
        return self._answered_with_characters(state, seat, move)

    def _auctioned(self, state: State, seat: Seat, move: Move, chance: Chance) -> Step[State]:
        box = self.box_of(state)
        match state.question, move:
            case _, Withdraw():
                return auction.withdraw(state, seat)
            case _, (Nominate() | Bid() | Pass()) if state.solo:
                return automa_auction.answered(box, state, move, chance)
            case _, Nominate():
                return auction.nominate(box, state, seat, move)
            case Bidding() as lot, Bid():
                return auction.bid(state, seat, lot, move)
            case Bidding() as lot, Pass():
                return auction.pass_(box, state, seat, lot)
        raise AssertionError(move)

    def _answered_with_characters(self, state: State, seat: Seat, move: Move) -> Step[State]:
        box = self.box_of(state)
        match state.question, move:
            case Courting(), Court():
                return characters.court(state, seat, move)
            case Courting(), Pass():
                return characters.pass_(state, seat)
            case Consulting(), Consult():
                return favours.consult(box, state, seat, move)
            case Consulting(), Forgo():
                return favours.forgo(state, seat)
            case Changing(), Change():
                return scoring.over(favours.change(box, state, seat, move))
            case Changing(), Forgo():
                return scoring.over(Step(state, ()))
        raise AssertionError(move)

    def view(self, state: State, viewer: Viewer) -> view.View:
        return view.seen(self.box_of(state), state, viewer)

    def imagine(self, state: State, viewer: Viewer, chance: Chance) -> State:
        return imagination.imagined(self.box, state, viewer, chance)

    def tally(self, state: State) -> Tally:
        estates, decks, question = state.estates, state.decks, state.question
        notes: list[Note] = [
            ("round", (state.round,)),
            ("florins", tuple([estate.hidden.florins for estate in estates])),
            ("points", tuple([estate.open.points for estate in estates])),
        ]
        if isinstance(question, Bidding | Bargaining):
            notes.append(("price", (question.price,)))
        notes += characters.notes(self.box, state) if state.characters else []
        notes.append(("to move", tuple(sorted(self.to_move(state)))))
        covered = tuple(
            [
                (estate.hidden.hand, estate.hidden.bonus, estate.hidden.prestige)
                for estate in estates
            ]
        )
        aside = question.cards if isinstance(question, Picking) else ()
        if isinstance(question, Choosing):
            aside = question.given_back
        piles = (decks.profession, decks.bonus, decks.prestige)
        if state.solo:
            return Tally(tuple(notes), (covered, piles, aside, _noted_alone(state.solo)))
        return Tally(tuple(notes), (covered, piles, aside))

    def broken_law(self, state: State) -> str:
        return laws.broken(self.box_of(state), state)

    def scores(self, state: State) -> Scores | None:
        return scoring.scores_of(state) if isinstance(state.question, Over) else None


def _noted_alone(solo: Solo) -> tuple[object, ...]:
    columns = tuple([(column.covered, column.faceup) for column in solo.columns])
    return solo.deck, columns, solo.card, solo.discarded
