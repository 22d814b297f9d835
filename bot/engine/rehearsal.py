"""Try moves on what one viewer knows without playing them, and record the views of a game."""

from dataclasses import dataclass
from typing import Generic, TypeVar

from bot.engine.game import Game, Seat, Viewer, finish_step, is_legal, legal_moves
from bot.engine.random_draws import Chance
from bot.engine.replace_and_memoize import replace
from bot.engine.text import Text

S = TypeVar("S")
M = TypeVar("M")
V = TypeVar("V")


@dataclass(frozen=True, slots=True)
class Rehearsal(Generic[S, M, V]):
    """A position that is not on the table, and the moves that led there from the one that is."""

    game: Game[S, M, V]
    viewer: Viewer
    imagined: S
    luck: str = "rehearsal"
    moves: tuple[M, ...] = ()
    heard: tuple[Text, ...] = ()  # of the last of them, before anything followed from it

    @property
    def view(self) -> V:
        """What the viewer would see then."""
        return self.game.view(self.imagined, self.viewer)

    def legal_moves(self, seat: Seat) -> list[M]:
        return legal_moves(self.game, self.imagined, seat)

    def after_move(self, seat: Seat, move: M) -> "Rehearsal[S, M, V] | None":
        """After one more move; None where it is not allowed, or where only luck could tell."""
        after = self.after_move_with_luck(seat, move)
        return None if after is None or after[1] else after[0]

    def after_moves(self, seat: Seat, *moves: M) -> "Rehearsal[S, M, V] | None":
        found: Rehearsal[S, M, V] | None = self
        for move in moves:
            found = found.after_move(seat, move) if found else None
        return found

    def view_after_move(self, seat: Seat, move: M) -> V | None:
        """What the viewer would see once this move is done, before anything follows from it.

        None where it is not allowed, or where luck is a part of it. Nobody moves from there: it
        is to be looked at.
        """
        if not is_legal(self.game, self.imagined, seat, move):
            return None
        luck = Chance(self.luck, len(self.moves))
        done = self.game.apply(self.imagined, seat, move, luck)
        return None if done.opened else self.game.view(done.state, self.viewer)

    def after_move_with_luck(self, seat: Seat, move: M) -> "tuple[Rehearsal[S, M, V], bool] | None":
        """After one more move, whatever luck it takes, and whether it took any; None: forbidden."""
        if not is_legal(self.game, self.imagined, seat, move):
            return None
        chance = Chance(self.luck, len(self.moves))
        done = self.game.apply(self.imagined, seat, move, chance)
        step = finish_step(self.game, self.imagined, move, done, chance)
        heard = tuple([event.text_for(self.viewer) for event in done.events])
        after = replace(self, imagined=step.state, moves=(*self.moves, move), heard=heard)
        return after, step.opened


def begin_rehearsal(
    game: Game[S, M, V], state: S, viewer: Viewer, luck: str = "rehearsal"
) -> Rehearsal[S, M, V]:
    """Begin with what the viewer knows: from here on the real state is out of reach."""
    return Rehearsal(game, viewer, game.imagine(state, viewer, Chance(luck, 0)), luck)
