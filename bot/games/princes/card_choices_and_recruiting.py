"""Cards: what one starts with, what is looked at and kept, and recruiting (Rules p. 2, 5, 8)."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from bot.engine.game import Event, Seat, Step
from bot.engine.random_draws import Chance
from bot.engine.replace_and_memoize import replace
from bot.engine.text import Florins, Named, Refusal, Who, refuse, say
from bot.games.princes import automa, payments_and_gains
from bot.games.princes.box import Box
from bot.games.princes.moves import GiveBack, Hold, Keep, Move, Recruit
from bot.games.princes.state import AskedOfOne, Question, State
from bot.games.princes.state_parts import RECRUITING, Asked, Estate

# Before the first round


@dataclass(frozen=True, slots=True)
class GivingBack(Question):
    """Before the first round everybody gives one profession back, all at the same time."""

    given_back: tuple[str, ...]  # "" where the choice is still to be made

    @property
    def to_move(self) -> frozenset[Seat]:
        return frozenset(Seat(seat) for seat, card in enumerate(self.given_back) if not card)

    def candidates(self, box: Box, state: State, seat: Seat) -> Iterable[Move]:
        return map(GiveBack, state.estates[seat].hidden.hand)

    def why_not(self, box: Box, state: State, seat: Seat, move: Move) -> Refusal | None:
        hand = state.estates[seat].hidden.hand
        match move:
            case GiveBack(profession):
                if profession in hand:
                    return None
                return refuse("deal", "not-in-hand", card=profession, hand=_named_cards(hand))
        return refuse("deal", "give-one-back", hand=_named_cards(hand))

    def answer(self, box: Box, state: State, seat: Seat, move: Move, chance: Chance) -> Step[State]:
        assert isinstance(move, GiveBack)
        return give_profession_back(state, seat, self, move, chance)

    def public_view(self, box: Box, state: State) -> Asked:
        return Asked("choosing", self.seats)


def give_profession_back(
    state: State, seat: Seat, choice: GivingBack, move: GiveBack, chance: Chance
) -> Step[State]:
    """Ruling 1: all choose at the same time, so nothing changes hands before all have chosen."""
    given = (*choice.given_back[:seat], move.profession, *choice.given_back[seat + 1 :])
    own = say("gave-back", who=Who(seat), card=Named("profession", move.profession))
    told = Event(say("has-chosen", who=(Who(seat),)), ((seat, own),))
    if not all(given):
        return Step(replace(state, question=GivingBack(given)), (told,))
    estates = tuple(
        Estate(
            replace(estate.open, shown=_without_card(estate.open.shown, card)),
            replace(estate.hidden, hand=_without_card(estate.hidden.hand, card)),
        )
        for estate, card in zip(state.estates, given, strict=False)
    )
    estates = (*estates, *state.estates[len(given) :])  # Wolfgang has nothing to choose
    deck = chance.shuffled((*state.decks.profession, *given), "professions")
    after = replace(state, estates=estates, decks=replace(state.decks, profession=deck))
    return Step(after, (told,), opened=True)


# Looking at five and keeping one


@dataclass(frozen=True, slots=True)
class Picking(AskedOfOne):
    """Cards from the top of a deck, of which the seat keeps one."""

    deck: str  # "profession", "bonus" or "prestige"
    cards: tuple[str, ...]

    def candidates(self, box: Box, state: State, seat: Seat) -> Iterable[Move]:
        return map(Keep, self.cards)

    def why_not(self, box: Box, state: State, seat: Seat, move: Move) -> Refusal | None:
        match move:
            case Keep(card):
                if card in self.cards:
                    return None
                cards = _named_cards(self.cards, self.deck)
                return refuse("keep-one", "not-among-these", card=card, cards=cards)
        return refuse("keep-one", "keep-one-first", cards=_named_cards(self.cards, self.deck))

    def answer(self, box: Box, state: State, seat: Seat, move: Move, chance: Chance) -> Step[State]:
        assert isinstance(move, Keep)
        return keep_card(state, seat, self, move)

    def public_view(self, box: Box, state: State) -> Asked:
        actions = state.turn.actions if state.turn else 0
        return Asked("picking", self.seats, deck=self.deck, cards=len(self.cards), actions=actions)


def look_at_cards(box: Box, state: State, seat: Seat, deck: str, price: int = 0) -> Step[State]:
    """Ruling 9: the top five, or what is left; the seat keeps one of them."""
    pile = state.decks.pile(deck)
    seen, rest = pile[: box.numbers.drawn], pile[box.numbers.drawn :]
    after = replace(state, decks=state.decks.with_pile(deck, rest))
    of, paid = Named("deck", deck), Florins(price)
    told = say("looks", who=Who(seat), deck=of, count=len(seen), price=paid)
    own = say("sees", deck=of, cards=_named_cards(seen, deck), price=paid)
    events = (Event(told, ((seat, own),)),)
    return Step(replace(after, question=Picking(seat, deck, seen)), events, opened=True)


def keep_card(state: State, seat: Seat, picking: Picking, move: Keep) -> Step[State]:
    """Ruling 9: the others go under the deck in the order in which they were drawn."""
    pile = (*state.decks.pile(picking.deck), *_without_card(picking.cards, move.card))
    after = replace(state, decks=state.decks.with_pile(picking.deck, pile))
    estate = payments_and_gains.with_card(state.estates[seat], picking.deck, move.card)
    after = after.with_estate(seat, estate)
    deck = Named("deck", picking.deck)
    own = say("keeps-this", deck=deck, card=Named(picking.deck, move.card))
    return Step(after, (Event(say("keeps-one", who=Who(seat), deck=deck), ((seat, own),)),))


# Recruiting


@dataclass(frozen=True, slots=True)
class Recruiting(AskedOfOne):
    """A recruiting card was just won: use it at once or hold it."""

    def candidates(self, box: Box, state: State, seat: Seat) -> Iterable[Move]:
        return (*possible_recruitments(box, state, seat), Hold())

    def why_not(self, box: Box, state: State, seat: Seat, move: Move) -> Refusal | None:
        match move:
            case Recruit():
                return why_not_recruit(state, seat, move)
            case Hold():
                return None
        return refuse("recruiting", "recruit-or-hold")

    def answer(self, box: Box, state: State, seat: Seat, move: Move, chance: Chance) -> Step[State]:
        if isinstance(move, Recruit):
            return recruit_profession(box, state, seat, move)
        return Step(state, (Event(say("holds-recruiting", who=Who(seat))),))

    def public_view(self, box: Box, state: State) -> Asked:
        return Asked("recruiting", self.seats)


def recruitable_on_tables(state: State, seat: Seat) -> tuple[str, ...]:
    """The professions on other tables that a recruiting card could take."""
    columns = state.solo.columns if state.solo else ()
    return tuple(
        card
        for other, estate in enumerate(state.estates)
        if other != seat
        for card in estate.open.table
        if card != RECRUITING
    ) + tuple(card for column in columns for card in column.faceup)


def possible_recruitments(_: Box, state: State, seat: Seat) -> Iterator[Move]:
    for card in recruitable_on_tables(state, seat):
        yield Recruit(card)


def why_not_recruit(state: State, seat: Seat, move: Recruit) -> Refusal | None:
    if not state.estates[seat].open.recruiting:
        return refuse("recruiting", "no-recruiting-card")
    offered = recruitable_on_tables(state, seat)
    if move.profession in offered:
        return None
    return refuse(
        "recruiting", "not-on-another-table", card=move.profession, cards=_named_cards(offered)
    )


def recruit_profession(_: Box, state: State, seat: Seat, move: Recruit) -> Step[State]:
    """Ruling 12: the recruiting card takes the place of the profession, and stays there."""
    if state.solo:
        return automa.recruit_in_solo(state, seat, state.solo, move.profession)
    at = next(i for i, estate in enumerate(state.estates) if move.profession in estate.open.table)
    other = state.estates[at]
    table = tuple(RECRUITING if card == move.profession else card for card in other.open.table)
    estates = state.estates_with(Seat(at), replace(other, open=replace(other.open, table=table)))
    own = payments_and_gains.with_recruited_profession(estates[seat], move.profession)
    told = say("recruits", who=Who(seat), whom=Who(at), card=Named("profession", move.profession))
    estates = (*estates[:seat], own, *estates[seat + 1 :])
    return Step(replace(state, estates=estates), (Event(told),))


def _without_card(cards: tuple[str, ...], card: str) -> tuple[str, ...]:
    return tuple(other for other in cards if other != card)


def _named_cards(cards: tuple[str, ...], kind: str = "profession") -> tuple[Named, ...]:
    return tuple(Named(kind, card) for card in cards)
