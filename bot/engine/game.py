"""The contract every game signs, and the questions the engine asks of any game."""

from collections.abc import Callable, Collection, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass, fields
from difflib import SequenceMatcher
from functools import lru_cache
from typing import Generic, NewType, Protocol, TypeAlias, TypeVar
from zlib import crc32

from bot.engine.ended_game import GameMemory
from bot.engine.notation import Vocabulary
from bot.engine.random_draws import Chance
from bot.engine.replace_and_memoize import replace
from bot.engine.text import Florins, Named, Refusal, Text, Who, refuse, say

Seat = NewType("Seat", int)
Viewer: TypeAlias = Seat | None  # None: a spectator

S = TypeVar("S")
M = TypeVar("M")
V = TypeVar("V")
S_co = TypeVar("S_co", covariant=True)
V_co = TypeVar("V_co", covariant=True)

Judge: TypeAlias = Callable[[M], Refusal | None]


@dataclass(frozen=True, slots=True)
class Option:
    """What a table may choose before it starts; the first value is the default."""

    name: str
    values: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Setup:
    """What a game starts from: how many sit down, what they chose, which rules are in force."""

    seats: int
    rules: int
    options: tuple[tuple[str, str], ...] = ()

    def option(self, option: Option) -> str:
        """What was chosen; a game that began before there was such an option has its default."""
        return dict(self.options).get(option.name, option.values[0])


@dataclass(frozen=True, slots=True)
class Event:
    """What the table hears and, where it differs, what single seats hear instead."""

    text: Text
    private: tuple[tuple[Seat, Text], ...] = ()

    def text_for(self, viewer: Viewer) -> Text:
        """What this seat hears, or the spectators: not what is told to others alone."""
        return next((text for seat, text in self.private if seat == viewer), self.text)


@dataclass(frozen=True, slots=True)
class Step(Generic[S_co]):
    """What a move leads to."""

    state: S_co
    events: tuple[Event, ...]
    opened: bool = False  # luck was used or a secret seen: no undo crosses it

    def followed_by(self, go_on: "Callable[[S_co], Step[S]]") -> "Step[S]":
        """One step after another, told as one."""
        after = go_on(self.state)
        return Step(after.state, (*self.events, *after.events), self.opened or after.opened)

    def preceded_by(self, *events: Event) -> "Step[S_co]":
        """The same, with this told before it."""
        return replace(self, events=(*events, *self.events))


Note: TypeAlias = tuple[str, tuple[int, ...]]


@dataclass(frozen=True, slots=True)
class Tally:
    """What a careful umpire would note: the notes may be read by all, the cards by nobody."""

    notes: tuple[Note, ...]
    cards: tuple[object, ...]

    def seal(self) -> str:
        """Eight digits that differ when anything noted differs, hands and decks included."""
        cards = ", ".join([_repr_of_pile(pile) for pile in self.cards])
        last = "," if len(self.cards) == 1 else ""
        return f"{crc32(f'({self.notes!r}, ({cards}{last}))'.encode()):08x}"


def _repr_of_pile(pile: object) -> str:
    """As `repr` does. Most piles stay as they are for many moves: those are spelt once."""
    return _cached_repr(pile) if isinstance(pile, tuple) else repr(pile)


@lru_cache(maxsize=1024)
def _cached_repr(pile: tuple[Hashable, ...]) -> str:
    return repr(pile)


@dataclass(frozen=True, slots=True)
class Scores:
    """How a game ended: each seat's points by source, what broke ties, and who won.

    Where the rules play a part of their own, an Automa, its points follow those of the seats.
    """

    sources: tuple[str, ...]
    points: tuple[tuple[int, ...], ...]  # for each seat, for each source
    tie_break: tuple[int, ...]
    winners: tuple[Seat, ...]  # seats alone: there is none where an Automa wins
    automas: int = 0
    decides: str = "tie-shared"  # between equal points: the phrase that tells a tie break

    @property
    def totals(self) -> tuple[int, ...]:
        return tuple(sum(points) for points in self.points)

    def ranking_texts(self) -> tuple[Text, ...]:
        """Every seat with its points, the first one first."""
        order = sorted(range(len(self.rank_keys)), key=self.rank_keys.__getitem__, reverse=True)
        return tuple(
            say("points-of", who=Who(seat), points=self.totals[seat], tie=self.tie_texts(seat))
            for seat in order
        )

    @property
    def rank_keys(self) -> tuple[tuple[int, int], ...]:
        """What seats are placed by."""
        return tuple(zip(self.totals, self.tie_break, strict=True))

    def place(self, seat: int) -> int:
        """The place of a seat, or of an Automa: 1 for the best."""
        return 1 + sum(other > self.rank_keys[seat] for other in self.rank_keys)

    def tie_texts(self, seat: int) -> tuple[Text, ...]:
        """Tell what placed this seat among those with as many points; nothing where it has none."""
        is_tied = self.totals.count(self.totals[seat]) > 1
        return (say(self.decides, florins=Florins(self.tie_break[seat])),) if is_tied else ()


class Game(Protocol[S, M, V_co]):
    """The rules of one game with its printed numbers: pure, and the same for ever."""

    @property
    def key(self) -> str: ...
    @property
    def rules(self) -> int: ...  # the newest; each game keeps the number it was started with
    @property
    def seats(self) -> range: ...
    @property
    def vocabulary(self) -> Vocabulary[M]: ...
    @property
    def passes(self) -> frozenset[type[M]]: ...  # by which a seat lets a question go by
    @property
    def asides(self) -> frozenset[type[M]]: ...  # after which the same question stays open

    def options(self, seats: int) -> tuple[Option, ...]: ...
    def start(self, setup: Setup, chance: Chance) -> S: ...

    def to_move(self, state: S) -> frozenset[Seat]:
        """One, several at once, or nobody: then it is over."""

    def at_leisure(self, state: S) -> frozenset[Seat]:
        """Of those to move, who may act but keeps nobody waiting: somebody else is asked first."""

    def turn(self, state: S) -> Seat | None:
        """Whose turn it is; None while it is nobody's, as in a deal or in an auction of all."""

    def ahead(self, state: S, seat: Seat) -> S | None:
        """This position as if the seat's next turn had just begun; None where none is to come.

        It is for thinking ahead, and is asked of what a seat knows while it is not its turn.
        """

    def next_up(self, state: S) -> Seat | None:
        """Who comes after those who are asked, in order of turn; None where nobody can tell.

        It follows from what lies open, and he may be passed over by what they answer.
        """

    def candidates(self, state: S, seat: Seat) -> Iterable[M]:
        """At least every legal move of the seat, free amounts at their lowest."""

    def judge(self, state: S, seat: Seat) -> Judge[M]:
        """The one judge of this seat's moves here: asked by whoever plays and by whoever lists.

        A judge sits for one position, so that what is the same for all its moves
        is found out once.
        """

    def amounts(self, state: S, seat: Seat, move: M) -> range:
        """What a legal move's free amount may be; the lowest is the one that is listed."""

    def apply(self, state: S, seat: Seat, move: M, chance: Chance) -> Step[S]:
        """What a legal move itself does; nobody is asked anything before the course goes on."""

    def go_on(self, before: S, done: Step[S], chance: Chance) -> Step[S]:
        """The same step with all that follows from it by itself, until somebody is asked."""

    def view(self, state: S, viewer: Viewer) -> V_co: ...

    def imagine(self, state: S, viewer: Viewer, chance: Chance) -> S:
        """Another truth that this viewer cannot tell from the real one.

        It depends on nothing but what he can see, and on the luck: were the true order of what is
        hidden to show through, whoever looks ahead in it would know more than he may.
        """

    def could_be(self, state: S, seat: Seat) -> Iterable[S]:
        """What else this position might be, for whoever sees no more than lies open.

        None of it need be true, but whatever this seat might answer in any of them it may
        answer in one of these: so they are its richest, and nothing hidden goes into them.
        None at all where everything lies open.
        """

    def round_of(self, state: S) -> int:
        """The number of the round that is played, counted from 1."""

    def tally(self, state: S) -> Tally: ...

    def broken_law(self, state: S, besides: Collection[str] = ()) -> str:
        """What is no longer conserved (money, points, tiles, cards), or ''.

        `besides` are the names of laws that are not asked (`law_name`).
        """

    def scores(self, state: S) -> Scores | None: ...

    def memories(self, told: Sequence[Text]) -> Iterable[GameMemory]:
        """What is remembered of a finished game, of all that everybody heard, in its order."""


def law_name(law: str) -> str:
    """Return the law without the seat at which it is broken, which may be a secret."""
    return law.rpartition(": ")[2]


def first_law(broken: Iterable[str], besides: Collection[str]) -> str:
    """Return the first broken law that is not named in `besides`, or ''."""
    return next((law for law in broken if law_name(law) not in besides), "")


def settle_options(game: Game[S, M, V], seats: int, chosen: Mapping[str, str]) -> Setup | Refusal:
    """The set-up these wishes make, with the default wherever nothing was wished."""
    if seats not in game.seats:
        return refuse("seats", "wrong-number-of-players", fewest=game.seats[0], most=game.seats[-1])
    offered = {option.name: option for option in game.options(seats)}
    for name, value in chosen.items():
        if name not in offered:
            return _why_no_such_option(game, seats, name)
        if value not in offered[name].values:
            values = " ".join(offered[name].values)
            return refuse("options", "no-such-value", option=name, value=value, values=values)
    options = tuple((name, chosen.get(name, o.values[0])) for name, o in offered.items())
    return Setup(seats, game.rules, options)


def _why_no_such_option(game: Game[S, M, V], seats: int, name: str) -> Refusal:
    """Whether no table has such an option, or only one of another size."""
    sizes = tuple(
        size for size in game.seats if any(option.name == name for option in game.options(size))
    )
    if not sizes:
        return refuse("options", "no-such-option", option=name)
    return refuse(
        "options",
        "option-at-other-sizes",
        option=Named("option", name),
        sizes=sizes,
        most=sizes[-1],
        seats=seats,
    )


def is_pointless(move: object) -> bool:
    """A move that changes nothing may say so: it stays legal, and nobody suggests it."""
    return getattr(move, "is_pointless", False) is True


def seats_to_answer(game: Game[S, M, V], state: S) -> frozenset[Seat]:
    """Who has to answer before the game goes on."""
    return game.to_move(state) - game.at_leisure(state)


def legal_moves(game: Game[S, M, V], state: S, seat: Seat) -> list[M]:
    """Everything this seat may do now; a move with a free amount once, at its lowest."""
    if seat not in game.to_move(state):
        return []
    refusal = game.judge(state, seat)
    return [move for move in game.candidates(state, seat) if refusal(move) is None]


def forced_move(game: Game[S, M, V], state: S, seat: Seat) -> M | None:
    """The one move there is beside asides, where everybody sees that there is no other.

    Where that follows from something hidden it is no such move: to make it at once would tell.
    Waiting is a choice too: whoever is at leisure is forced to nothing.
    """
    if seat in game.at_leisure(state):
        return None
    only = _only_move(game, state, seat)
    if only is None or any(
        _only_move(game, other, seat) is None for other in game.could_be(state, seat)
    ):
        return None
    return only


def _only_move(game: Game[S, M, V], state: S, seat: Seat) -> M | None:
    """The one move there is beside asides, or None when the seat has a choice."""
    found = None
    refusal = game.judge(state, seat)
    for move in game.candidates(state, seat):
        if type(move) not in game.asides and refusal(move) is None:
            if found is not None:
                return None
            found = move
    return found


def passing_move(game: Game[S, M, V], state: S, seat: Seat) -> M | None:
    """How the seat may let its question go by, or None when it has to decide."""
    refusal = game.judge(state, seat)
    passes = (move for move in game.candidates(state, seat) if type(move) in game.passes)
    return next((move for move in passes if refusal(move) is None), None)


def is_legal(game: Game[S, M, V], state: S, seat: Seat, move: M) -> bool:
    return seat in game.to_move(state) and game.judge(state, seat)(move) is None


def why_not(game: Game[S, M, V], state: S, seat: Seat, move: M) -> Refusal | None:
    """Why this move is not legal, with the nearest that is; None when it is legal."""
    refusal = _why_out_of_turn(game, state, seat) or game.judge(state, seat)(move)
    if refusal is None or refusal.nearest or seat not in game.to_move(state):
        return refusal
    return replace(refusal, nearest=_nearest_legal_move(game, state, seat, move))


def carry_out_move(game: Game[S, M, V], state: S, seat: Seat, move: M, chance: Chance) -> Step[S]:
    """A legal move is done, and the course goes on."""
    return finish_step(game, state, move, game.apply(state, seat, move, chance), chance)


def finish_step(game: Game[S, M, V], before: S, move: M, done: Step[S], chance: Chance) -> Step[S]:
    """All that follows from a move that is done; after an aside the same is still asked."""
    return done if type(move) in game.asides else game.go_on(before, done, chance)


def play_move(
    game: Game[S, M, V], state: S, seat: Seat, move: M, chance: Chance
) -> Step[S] | Refusal:
    if is_legal(game, state, seat, move):
        return carry_out_move(game, state, seat, move, chance)
    refusal = why_not(game, state, seat, move)
    assert refusal is not None
    return refusal


def _why_out_of_turn(game: Game[S, M, V], state: S, seat: Seat) -> Refusal | None:
    may_move = game.to_move(state)
    if not may_move:
        return refuse("end", "game-is-over")
    if seat not in may_move:
        awaited = seats_to_answer(game, state)
        return refuse("turns", "not-your-turn", who=Who(min(awaited)), awaited=len(awaited))
    return None


def _nearest_legal_move(game: Game[S, M, V], state: S, seat: Seat, move: M) -> str:
    """The legal move of the same kind that is spelt most like it, or '' if there is none."""
    kind, amount = type(move), game.vocabulary.free_amount_field(type(move))
    legal_ones = legal_moves(game, state, seat)
    alike = [legal for legal in legal_ones if type(legal) is kind and not is_pointless(legal)]
    if amount:
        wanted = getattr(move, amount)
        alike = [
            game.vocabulary.with_amount(
                legal, _nearest_amount(game.amounts(state, seat, legal), wanted)
            )
            for legal in alike
        ]
    nearest = min(alike, key=lambda legal: _move_distance(legal, move), default=None)
    return game.vocabulary.spell(nearest) if nearest else ""


def _nearest_amount(amounts: range, wanted: int) -> int:
    """One of these amounts, as near as can be to the one that was wanted."""
    near = max(amounts[0], min(wanted, amounts[-1]))
    return near - (near - amounts[0]) % amounts.step


def _move_distance(one: object, other: object) -> tuple[int, float]:
    """How many fields differ, and then by how much."""
    pairs = [(getattr(one, f.name), getattr(other, f.name)) for f in fields(one)]  # type: ignore[arg-type]
    differing = [(a, b) for a, b in pairs if a != b]
    return len(differing), sum(_field_gap(a, b) for a, b in differing)


def _field_gap(one: object, other: object) -> float:
    """Numbers by their difference; names by what they share, squares then by how far apart."""
    if isinstance(one, int) and isinstance(other, int):
        return abs(one - other)
    names = str(one), str(other)
    letters = sum(abs(ord(a) - ord(b)) for a, b in zip(*names, strict=False))
    return 1000 * (1 - SequenceMatcher(None, *names).ratio()) + letters
