"""Positions against Wolfgang to draw: whole games at random, with a deck that stays as it is here.

Ours is made anew whenever it plays too well or too badly, and no picture should change by that.
"""

from collections.abc import Callable
from dataclasses import replace
from functools import cache
from random import Random

from bot import catalogue
from bot.engine.game import Seat, Setup, Viewer, carry_out_move, settle_options
from bot.engine.random_draws import Chance
from bot.games.princes.box import AUTOMA_LOTS, AutomaCard
from bot.games.princes.game import Princes
from bot.games.princes.moves import Move
from bot.games.princes.state import State
from bot.games.princes.view import View
from tests.render.positions import every_move

_ADDED = ((0, 1, 2, 7, 3), (1, 0, 3, 6, 2), (2, 4, 0, 5, 4))
_PANELS = (
    (("build", "freedom"), ("profession",)),
    (("profession", "build"), ("bonus", "work")),
    (("bonus", "work", "freedom"), ("build", "bonus", "profession")),
    (("work",), ("freedom", "bonus")),
)
_SHY = frozenset({"Sell", "End", "Withdraw"})  # kinds of moves that lead to empty boards


def _card(at: int, card: AutomaCard) -> AutomaCard:
    """The card of this number as the pictures know it."""
    turned = at % len(AUTOMA_LOTS)
    wants = (*AUTOMA_LOTS[turned:], *AUTOMA_LOTS[:turned])
    added = dict(zip(AUTOMA_LOTS, _ADDED[at % len(_ADDED)], strict=True))
    four = tuple(added[lot] for lot in wants)
    middle, bottom = _PANELS[at % len(_PANELS)]
    five = tuple(add + (add > 1) for add in four)
    return replace(card, wants=wants, four=four, five=five, middle=middle, bottom=bottom)


def _made() -> Princes:
    ours = catalogue.current_game("princes")
    assert isinstance(ours, Princes)
    automa = ours.box.printed.automa
    assert automa is not None
    cards = tuple(_card(at, card) for at, card in enumerate(automa.cards))
    return Princes(replace(ours.box.printed, automa=replace(automa, cards=cards)))


GAME = _made()
NAMES = {0: "Lorenzo"}
SIZES = ("2", "3")  # dummies


@cache
def states(seed: int, dummies: str) -> tuple[State, ...]:
    """All states of a game at random, from the first auction on."""
    setup = settle_options(GAME, 1, {"dummies": dummies})
    assert isinstance(setup, Setup)
    luck, words = Random(seed), f"pictures {seed}"
    began = replace(setup, rules=1)  # whatever is corrected since, no picture changes by it
    state = GAME.start(began, Chance(words, 0))
    told = [state]
    while GAME.to_move(state):
        move = _drawn_move(luck, every_move(GAME, state, Seat(0)))
        state = carry_out_move(GAME, state, Seat(0), move, Chance(words, len(told))).state
        told.append(state)
    return tuple(told)


def _drawn_move(luck: Random, moves: list[Move]) -> Move:
    """The kind of move is drawn first, so that rare kinds come up too."""
    kinds = sorted({type(move).__name__ for move in moves})
    if luck.random() < 0.95:
        kinds = [kind for kind in kinds if kind not in _SHY] or kinds
    kind = luck.choice(kinds)
    return luck.choice([move for move in moves if type(move).__name__ == kind])


def view(seed: int, dummies: str, ply: int, viewer: Viewer = None) -> View:
    return GAME.view(states(seed, dummies)[ply], viewer)


@cache
def game(seed: int, dummies: str) -> tuple[View, ...]:
    """A whole game as a spectator sees it."""
    return tuple(view(seed, dummies, ply) for ply in range(len(states(seed, dummies))))


def ply_of(shown: tuple[View, ...], looks_so: Callable[[View], bool]) -> int:
    """The last ply that looks so."""
    return next(ply for ply in reversed(range(1, len(shown))) if looks_so(shown[ply]))


def fullest(shown: tuple[View, ...]) -> int:
    """The ply at which Wolfgang has most to show."""

    def shows(ply: int) -> int:
        automa, his = shown[ply].automa, shown[ply].estates[1]
        assert automa is not None
        cards = len(automa.row) + len(automa.bonus) + len(his.revealed)
        return cards + len(set(his.open.buildings)) + len(set(his.open.landscapes))

    return max(range(1, len(shown)), key=shows)
