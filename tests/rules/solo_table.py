"""A table alone against Wolfgang for the tests: cards where they are wanted, dice as told."""

from copy import copy
from dataclasses import replace
from typing import Any

from bot.engine.game import Event, Seat, Step, play_move
from bot.engine.random_draws import Chance
from bot.engine.text import Refusal, Text
from bot.games.princes import automa, automa_auction
from bot.games.princes.automa import solo_of, with_solo
from bot.games.princes.automa_auction import NominatingAlone
from bot.games.princes.box import AUTOMA_LOTS, AutomaCard, Box
from bot.games.princes.state import State
from bot.games.princes.state_parts import HUMAN, WOLFGANG, Estate, Tile
from tests.rules.princes_table import BOX, GAME, acting, dealt, given
from tests.rules.telling import read, tell

EXAMPLE = "early-one"  # the card of the rulebook's example


def alone(seed: str = "medici", **options: str) -> State:
    """Round 1, the player begins, and the card of the rulebook's example is open."""
    state = dealt(1, seed, **options)
    state = tell(state, f"0 give-back {state.estates[0].hidden.hand[0]}")
    return opened(beginning(state, 0), EXAMPLE)


def beginning(state: State, seat: int, **fields: Any) -> State:
    """The auction phase begins, and this one will have the first turn: 1 is Wolfgang."""
    state = with_solo(state, rolls=())
    return replace(
        state,
        starter=Seat(seat),
        question=NominatingAlone(HUMAN),
        sales=(),
        withdrawn=(),
        turn=None,
        **fields,
    )


def opened(state: State, card: str) -> State:
    """This Automa card is the open one; the one that was lies in its place."""
    solo = solo_of(state)
    deck = tuple(solo.card if other == card else other for other in solo.deck)
    played = tuple(solo.card if other == card else other for other in solo.played)
    return with_solo(state, card=card, deck=deck, played=played)


def him(state: State) -> Estate:
    return state.estates[WOLFGANG]


def his(state: State, *, points: int | None = None, **holdings: Any) -> State:
    """Wolfgang owns these things; of tiles only the names are told."""
    for kind in ("buildings", "landscapes"):
        if kind in holdings:
            holdings[kind] = tuple(Tile(name, "", 0) for name in holdings[kind])
    return given(state, WOLFGANG, points=points, **holdings)


def rolled(state: State, line: str, *dice: int) -> Step[State]:
    """What one move leads to when the dice fall so."""
    seat, move = read(state, line)
    for number in range(20_000):
        after = play_move(GAME, state, seat, move, Chance("dice", number))
        assert not isinstance(after, Refusal), f"{line}: refused, {after}"
        if _dice(after.events) == list(dice):
            assert not GAME.broken_law(after.state), f"{line}: {GAME.broken_law(after.state)}"
            return after
    raise AssertionError(f"{line}: the dice never fell {dice}")


def _dice(events: tuple[Event, ...]) -> list[object]:
    return [dict(event.text.facts)["die"] for event in events if event.text.key in _ROLLS]


_ROLLS = {"solo-rolls", "automa-rolls"}


def over(state: State, *wants: str, adds: int = 0, seed: str = "over") -> Step[State]:
    """The auctions end and Wolfgang buys; `wants` is what the open card shows on the left."""
    others = tuple(lot for lot in AUTOMA_LOTS if lot not in wants)
    card = BOX.automa_cards[solo_of(state).card]
    if wants:
        numbers = (adds,) * len(AUTOMA_LOTS)
        card = replace(card, wants=(*wants, *others), four=numbers, five=numbers)
    return _lawful(automa_auction.end_auctions(_box_with(card), state, Chance(seed, 1)))


def his_turn(state: State, middle: str, bottom: str, seed: str = "turn") -> Step[State]:
    """Wolfgang's two actions; the next two cards show these on the panels that he reads."""
    first, second = (BOX.automa_cards[name] for name in solo_of(state).deck[:2])
    cards = (
        replace(first, middle=tuple(middle.split())),
        replace(second, bottom=tuple(bottom.split())),
    )
    turn = acting(state, WOLFGANG)
    return _lawful(automa.play_wolfgangs_turn(_box_with(*cards), turn, Chance(seed, 1)))


def _box_with(*cards: AutomaCard) -> Box:
    box = copy(BOX)
    box.automa_cards = {**BOX.automa_cards, **{card.name: card for card in cards}}
    return box


def _lawful(step: Step[State]) -> Step[State]:
    assert not GAME.broken_law(step.state), GAME.broken_law(step.state)
    return step


def told(events: tuple[Event, ...], key: str) -> list[dict[str, Any]]:
    """The facts of every sentence with this key."""
    return [dict(event.text.facts) for event in events if event.text.key == key]


def why(events: tuple[Event, ...], key: str) -> list[str]:
    """The reasons why something was not possible, by their keys."""
    return [text.key for facts in told(events, key) if isinstance(text := facts["why"], Text)]
