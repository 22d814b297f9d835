"""Orders given, obeyed and told in words, for the tests."""

from collections.abc import Sequence

from bot.engine.game import Seat, legal_moves
from bot.engine.text import Refusal
from bot.games.princes.state import State
from bot.planning import auction_orders
from bot.planning.planning_rules import AskPlayer, PlayMove
from tests.rules.princes_table import GAME

Acts = tuple[str, ...]


def given(state: State, seat: int, *texts: str, kept: Sequence[str] = ()) -> Acts:
    """The orders this seat has once it has given these too; they have to make sense."""
    acts = auction_orders.add_orders("princes", GAME.view(state, Seat(seat)), kept, texts)
    assert not isinstance(acts, Refusal), acts
    return acts


def refusal(state: State, seat: int, *texts: str) -> Refusal:
    """Why the last of these orders is refused. The nearest, where one is named, makes sense."""
    view = GAME.view(state, Seat(seat))
    acts = auction_orders.add_orders("princes", view, (), texts)
    assert isinstance(acts, Refusal), acts
    if acts.nearest:
        nearest = auction_orders.add_orders("princes", view, (), (*texts[:-1], acts.nearest))
        assert not isinstance(nearest, Refusal), nearest
    return acts


def reply(state: State, acts: Sequence[str]) -> str:
    """What these orders do for the seat that is asked: a move, or "ask" and why."""
    (seat,) = GAME.to_move(state)
    legal = legal_moves(GAME, state, seat)
    match auction_orders.answer_by_orders("princes", GAME.view(state, seat), legal, acts):
        case PlayMove(move):
            assert move in legal
            return GAME.vocabulary.spell(move)
        case AskPlayer(why):
            return f"ask: {why.key}" if why else "ask"


def void(state: State, seat: int, acts: Sequence[str]) -> dict[str, str]:
    """Which orders can do nothing any more, and why."""
    found = auction_orders.list_void_orders("princes", GAME.view(state, Seat(seat)), acts)
    return {act.partition(": ")[2]: void.why.key for act, void in found.items()}


def notices(before: State, after: State, seat: int, acts: Sequence[str]) -> list[str]:
    """Why the owner is told, between these two positions, that orders of his are void."""
    was, now = GAME.view(before, Seat(seat)), GAME.view(after, Seat(seat))
    told = auction_orders.derive_void_notices("princes", lambda: was, now, acts)
    why = [dict(text.facts)["why"] for text in told]
    return [getattr(text, "key", "") for text in why]
