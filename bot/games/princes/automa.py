"""Wolfgang, the Automa of the solo game: his row, how he pays, how he chooses (Rules p. 10)."""

from collections.abc import Callable

from bot.engine.chance import Chance
from bot.engine.copies import replace
from bot.engine.game import Event, Seat, Step
from bot.engine.text import Florins, Named, Text, Who, say
from bot.games.princes import gains, purse
from bot.games.princes.box import LANDSCAPES, Box
from bot.games.princes.estate import Estate
from bot.games.princes.pieces import RECRUITING, WOLFGANG, Look
from bot.games.princes.printed import AutomaCard
from bot.games.princes.state import Decks, Solo, State

NAME = Named("automa", "wolfgang")


def solo_of(state: State) -> Solo:
    assert state.solo is not None
    return state.solo


def wolfgang(state: State) -> Estate:
    return state.estates[WOLFGANG]


def with_wolfgang(state: State, estate: Estate) -> State:
    return replace(state, estates=state.estates_with(WOLFGANG, estate))


def with_solo(state: State, **fields: object) -> State:
    return replace(state, solo=replace(solo_of(state), **fields))  # type: ignore[arg-type]


# The Automa cards


def turned_up(box: Box, state: State) -> tuple[State, AutomaCard]:
    """The next card of the Automa deck."""
    top, *rest = solo_of(state).deck
    return with_solo(state, deck=tuple(rest)), box.automa_cards[top]


def group_of(box: Box, lot: str) -> str:
    """The object of the top panel that a lot belongs to: the landscapes are one."""
    return LANDSCAPES if lot in box.landscape_order else lot


def lots_of(box: Box, group: str) -> tuple[str, ...]:
    """The lots that an object of the top panel stands for."""
    return box.landscapes_of(group) or (group,)


def added(box: Box, state: State) -> dict[str, int]:
    """What the open card adds to the die for each object, in the order of Wolfgang's desire."""
    return added_by(box, state, solo_of(state).card)


def added_by(box: Box, state: State, name: str) -> dict[str, int]:
    """The same of any card."""
    card = box.automa_cards[name]
    return dict(zip(card.wants, card.four if state.size == _FOUR else card.five, strict=True))


_FOUR = 4


# His row of cards


def leftmost(estate: Estate) -> str:
    """His leftmost face-down profession, or ''; recruiting cards show nothing he could want."""
    return next((card for card in estate.hidden.hand if card != RECRUITING), "")


def flipped(state: State, card: str, thing: Named) -> tuple[State, Event]:
    """The card is turned over for a look at what it wants, and back again."""
    estate = wolfgang(state)
    if card not in estate.open.shown:
        estate = replace(estate, open=replace(estate.open, shown=(*estate.open.shown, card)))
    told = say("automa-flips", card=Named("profession", card), thing=thing)
    return with_wolfgang(state, estate), Event(told)


def recruits_in_row(estate: Estate) -> int:
    """His recruiting cards, face up and face down."""
    return (*estate.hidden.hand, *estate.open.table).count(RECRUITING)


# Paying


def pay(box: Box, state: State, price: int) -> tuple[State, tuple[Event, ...]]:
    """Rules p. 10: what he lacks he pays in points, below zero if need be; the change is his."""
    rate = box.numbers.florins_per_point
    estate, points = purse.paid_at(rate, wolfgang(state), price)
    after = with_wolfgang(state, estate)
    if not points:
        return after, ()
    told = say("sells-points", who=NAME, points=points, florins=Florins(points * rate))
    return after, (Event(told),)


# Choosing among the top cards of a deck


def best_of_five(
    box: Box, state: State, deck: str, worth: Callable[[str], int], chance: Chance
) -> tuple[State, str, tuple[Event, ...]]:
    """He keeps the card that is worth most as things stand; a lot decides among equals."""
    pile: tuple[str, ...] = getattr(state.decks, deck)
    seen, rest = pile[: box.numbers.drawn], pile[box.numbers.drawn :]
    worths = tuple(map(worth, seen))
    equals = [card for card, value in zip(seen, worths, strict=True) if value == max(worths)]
    kept = equals[0] if len(equals) == 1 else chance.one_of(equals, f"tie {deck}")
    others = tuple(card for card in seen if card != kept)
    decks: Decks = replace(state.decks, **{deck: (*rest, *others)})
    looks = (*solo_of(state).looks, Look(deck, seen, worths, kept))
    told = (
        say("automa-looks", deck=Named("deck", deck), cards=valued(deck, seen, worths)),
        say(
            "automa-keeps",
            card=Named(deck, kept),
            worth=max(worths),
            equals=len(equals),
        ),
    )
    return with_solo(replace(state, decks=decks), looks=looks), kept, tuple(map(Event, told))


def valued(deck: str, cards: tuple[str, ...], worths: tuple[int, ...]) -> tuple[Text, ...]:
    pairs = zip(cards, worths, strict=True)
    return tuple(say("automa-worth", card=Named(deck, card), worth=worth) for card, worth in pairs)


# Recruiting from him and from the dummies


def recruited(state: State, seat: Seat, solo: Solo, profession: str) -> Step[State]:
    """Rules p. 11: for his card the recruiting card joins his row, for a dummy's it is gone."""
    own = gains.with_recruit(state.estates[seat], profession)
    state = replace(state, estates=state.estates_with(seat, own))
    card, his = Named("profession", profession), wolfgang(state)
    if profession in his.open.table:
        table = tuple(other for other in his.open.table if other != profession)
        his = Estate(
            replace(his.open, table=table), replace(his.hidden, hand=(*his.hidden.hand, RECRUITING))
        )
        told = say("recruits-from-automa", who=Who(seat), card=card)
        return Step(with_wolfgang(state, his), (Event(told),))
    at = next(i for i, column in enumerate(solo.columns) if profession in column.faceup)
    column = solo.columns[at]
    left = tuple(other for other in column.faceup if other != profession)
    columns = (*solo.columns[:at], replace(column, faceup=left), *solo.columns[at + 1 :])
    told = say("recruits-from-dummy", who=Who(seat), card=card, dummy=at + 1)
    discarded = (*solo.discarded, RECRUITING)
    return Step(with_solo(state, columns=columns, discarded=discarded), (Event(told),))
