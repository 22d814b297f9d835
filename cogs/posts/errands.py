"""Errands: what a computer player did for somebody who was away, and what it was good for."""

from collections.abc import Iterator

from bot.engine.text import Text, Who, say
from bot.host import errands
from cogs.door.sitting import AnySitting
from cogs.posts import story

MOST = 6  # lines


def account(sitting: AnySitting) -> list[str]:
    """Of all that was done in his name since he last acted himself; nothing if nothing was."""
    standing, seat, voice = sitting.standing, sitting.seat, sitting.voice
    if not errands.of(standing, seat):
        return []
    told = story.told_since(
        *(standing, voice, errands.of(standing, seat)[0].at, seat),
        at_most=MOST,
        gist=True,
        only=lambda text: is_of(text, sitting),
        until=errands.until_own_move(standing, seat),
    )
    return [*(voice.text(text) for text in _summed_up(sitting)), *(f"> {line}" for line in told)]


def _summed_up(sitting: AnySitting) -> Iterator[Text]:
    """How much was done, and what that brought; how much was let go by, and what that cost."""
    standing = sitting.standing
    done = errands.of(standing, sitting.seat)
    gone_by = [one for one in done if one.stake and errands.is_pass(standing, one)]
    acted = [one for one in done if one not in gone_by]
    brought, cost = (sum(one.stake for one in some) for some in (acted, gone_by))
    if acted:
        yield say("errands-done", count=len(acted), points=brought)
    if cost:
        yield say("errands-gone-by", count=len(gone_by), points=cost)


def is_of(text: Text, sitting: AnySitting) -> bool:
    """Whether it speaks of what he does, or of what is done in his name."""
    return dict(text.facts).get("who") == Who(sitting.seat)
