"""The end of the game: prestige cards, who has won, and what is remembered of the game."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from bot.engine.ended_game import GameMemory
from bot.engine.game import Event, Scores, Seat, Step
from bot.engine.random_draws import Chance
from bot.engine.replace_and_memoize import replace
from bot.engine.text import Fact, Florins, Named, Text, Who, say
from bot.games.princes import character_favours, state_parts
from bot.games.princes.box import Box, PrestigeCard
from bot.games.princes.moves import Move
from bot.games.princes.payments_and_gains import count_open_thing, count_thing
from bot.games.princes.state import NOBODY, Question, State


def prestige_card_points(box: Box, state: State, seat: Seat, card: str) -> int:
    """What a prestige card is worth to this seat as things stand (Rules p. 19, ruling 14)."""
    printed = box.prestige[card]
    estate = state.estates[seat]
    if printed.needs:
        has_all = all(
            _has_at_least(box, state, estate, thing, least) for thing, least in printed.needs
        )
        return printed.points if has_all else 0
    own, *others = (
        count_for_card(box, state.estates[at].open, printed) for at in state.clockwise(seat)
    )
    ahead = lead_for_card(printed, own, others)
    if ahead < 0:
        return 0
    return printed.points if ahead else printed.shared


def count_for_card(box: Box, estate: state_parts.Open, card: PrestigeCard) -> int:
    """How many an estate has of what the card compares."""
    return count_open_thing(box, estate, card.most or card.fewest)


def lead_for_card(card: PrestigeCard, own: int, others: Sequence[int]) -> int:
    """How far ahead of the best of the others one is with so many; 0 is a tie, behind is less."""
    if card.fewest:
        return min(others) - own
    best = max(others)
    return own - best if own else -max(1, best)  # ruling 14: nobody has the most of nothing


def _has_at_least(
    box: Box, state: State, estate: state_parts.Estate, thing: str, least: int
) -> bool:
    """As many as there are types of freedom are all of them, and not some of them twice."""
    types = box.freedom_order.keys()
    if thing == "freedom" and least == len(types) and _wants_all_types_of_freedom(state.rules):
        return types <= set(estate.open.freedoms)
    return count_thing(box, estate, thing) >= least


def _wants_all_types_of_freedom(rules: int) -> bool:
    """Whoever has to own all freedoms has to own each type; before, any three tokens would do.

    It makes a difference for Wolfgang alone, who may own the same freedom twice.
    """
    return rules >= 2


def score_final(box: Box, state: State) -> Step[State]:
    """Every prestige card is shown and scored; the Banker changes money; the game is over."""
    scored, events = state, list[Event]()
    for at, estate in enumerate(state.estates):
        seat, who = Seat(at), state.name_of_seat(Seat(at))
        for card in estate.hidden.prestige:
            points = prestige_card_points(box, state, seat, card)
            scored = scored.with_estate(
                seat, scored.estates[seat].with_points(state_parts.PRESTIGE, points)
            )
            named = Named("prestige", card)
            events.append(Event(say("scores-prestige", who=who, card=named, points=points)))
    asked = character_favours.ask_to_buy_points(box, scored)
    step = Step(asked, ()) if asked else end_game(Step(scored, ()))
    return Step(step.state, (*events, *step.events), opened=True)


@dataclass(frozen=True, slots=True)
class Over(Question):
    """Nothing is asked any more."""

    is_at_end = True

    @property
    def to_move(self) -> frozenset[Seat]:
        return NOBODY

    def candidates(self, box: Box, state: State, seat: Seat) -> Iterable[Move]:
        return ()

    def answer(self, box: Box, state: State, seat: Seat, move: Move, chance: Chance) -> Step[State]:
        raise AssertionError("nobody answers when the game is over")

    def public_view(self, box: Box, state: State) -> state_parts.Asked:
        return state_parts.Asked("over", ())


def end_game(step: Step[State]) -> Step[State]:
    """Now it is known who has won."""
    over = replace(step.state, question=Over())
    return Step(over, (*step.events, _end_event(scores_of(over))), opened=True)


def _end_event(scores: Scores) -> Event:
    if scores.automas:
        return _solo_end_event(scores)
    who = tuple(Who(seat) for seat in scores.winners)
    return Event(say("game-over", who=who, points=max(scores.totals), all=scores.ranking_texts()))


def _solo_end_event(scores: Scores) -> Event:
    """Rules p. 12: points, then money; against Wolfgang both are told."""
    own, his = scores.totals
    who, money = Who(state_parts.HUMAN), tuple(map(Florins, scores.tie_break))
    if own == his and scores.tie_break[state_parts.HUMAN] != scores.tie_break[state_parts.WOLFGANG]:
        key = "solo-tie-won" if scores.winners else "solo-tie-lost"
        return Event(
            say(
                key,
                who=who,
                points=own,
                florins=money[state_parts.HUMAN],
                his=money[state_parts.WOLFGANG],
            )
        )
    if own == his:
        return Event(say("solo-shared", who=who, points=own, florins=money[state_parts.HUMAN]))
    if scores.winners:
        return Event(say("solo-won", who=who, points=own, his=his))
    return Event(say("solo-lost", who=who, points=own, his=his))


def leading_seats(state: State) -> tuple[Seat, ...]:
    """Ruling 15: points, then money, then a shared victory; Wolfgang may be first, too."""
    ranks = [(estate.open.points, estate.hidden.florins) for estate in state.estates]
    return tuple(Seat(at) for at, rank in enumerate(ranks) if rank == max(ranks))


def scores_of(state: State) -> Scores:
    """The points of everybody by source, and who has won."""
    florins = tuple(estate.hidden.florins for estate in state.estates)
    points, winners = (
        tuple(points_by_source(estate) for estate in state.estates),
        leading_seats(state),
    )
    if state.solo:
        winners = tuple(seat for seat in winners if seat != state_parts.WOLFGANG)
        return Scores(state_parts.SOURCES, points, florins, winners, automas=1, decides="tie-money")
    sources = state_parts.SOURCES_WITH_CHARACTERS if state.characters else state_parts.SOURCES
    return Scores(sources, points, florins, winners, decides="tie-money")


def points_by_source(estate: state_parts.Estate) -> tuple[int, ...]:
    """The points from each source; where nobody sells any, that is none."""
    if estate.open.may_sell:
        return estate.open.earned
    return (*estate.open.earned[: state_parts.SOLD], *estate.open.earned[state_parts.SOLD + 1 :])


WORK, JESTER, LOT, PRESTIGE_MEMORY = "work", "jester", "lot", "prestige"
_PRINCESS = Named("character", "princess")
_WOLFGANG = Named("automa", "wolfgang")


def derive_memories(told: Sequence[Text]) -> Iterator[GameMemory]:
    """Of all that everybody heard until the end, in its order."""
    for text in told:
        match text.key:
            case "works":
                yield GameMemory(WORK, text.fact("who"), text.thing("card"), text.number("value"))
            case "princess-works":
                yield GameMemory(WORK, text.fact("who"), _PRINCESS, text.number("value"))
            case "automa-works":
                yield GameMemory(WORK, _WOLFGANG, text.thing("card"), text.number("value"))
            case "wins":
                yield _purchase_memory(text.fact("who"), text.thing("lot"), text.fact("price"))
            case "scores-prestige":
                card, points = text.thing("card"), text.number("points")
                yield GameMemory(PRESTIGE_MEMORY, text.fact("who"), card, points)


def _purchase_memory(who: Fact, lot: Named, price: Fact) -> GameMemory:
    assert isinstance(price, Florins)
    # What was paid for a Jester is remembered apart: no other lot is fought for like it.
    kind = JESTER if lot.name == "jester" else LOT
    return GameMemory(kind, who, lot, price.amount, is_price=True)
