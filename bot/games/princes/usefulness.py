"""What a lot is good for: nobody names or bids for what he could not use (ruling 6)."""

from collections.abc import Sequence

from bot.engine.game import Seat
from bot.engine.text import Named, Refusal, refuse
from bot.games.princes import palazzo
from bot.games.princes.box import LANDSCAPES, Box
from bot.games.princes.estate import Open


def why_no_use(box: Box, estates: Sequence[Open], seat: Seat, lot: str) -> Refusal | None:
    """Why this seat could not use the lot; all of it lies open, so that anybody may ask."""
    own, most = estates[seat], box.numbers.builders_each
    if lot == "builder" and own.builders >= most:
        return refuse("builders-each", "has-all-builders", most=most)
    landscapes = box.landscapes_of(lot)
    if not landscapes or any(_can_be_laid_out(box, estates, own, name) for name in landscapes):
        return None
    if lot == LANDSCAPES:
        return refuse("landscape-placed", "no-landscape-left-fits")
    return refuse("landscape-placed", "landscape-fits-nowhere", lot=Named("lot", lot))


def is_left(box: Box, estates: Sequence[Open], landscape: str) -> bool:
    """A landscape leaves its stack for an estate and nothing else."""
    laid_out = [tile.name for estate in estates for tile in estate.landscapes]
    return laid_out.count(landscape) < box.numbers.landscapes


def _can_be_laid_out(box: Box, estates: Sequence[Open], own: Open, landscape: str) -> bool:
    if not is_left(box, estates, landscape):
        return False
    return palazzo.fits(box.ground, landscape, palazzo.taken(box.ground, own))
