"""The position in words: what everybody may see, and what only the owner of a hand may."""

from bot.engine.game import Viewer
from bot.engine.text import Named, Text
from bot.host.standing import Standing, called_for_wishes, waited_for
from cogs.door.limits import CONTENT, shortened
from cogs.door.sitting import Sitting
from cogs.door.speech import Voice
from cogs.games import front_of


def board(standing: Standing, voice: Voice) -> str:
    """The whole board as a spectator sees it."""
    in_words = front_of(standing).position
    return in_words(seen(standing), voice.speaker.language, voice.names)


def hand(sitting: Sitting) -> str:
    """What a seat's owner sees and nobody else."""
    lines = front_of(sitting.standing).hand(sitting.view, sitting.voice)
    return shortened("\n".join(lines) or sitting.voice("door-all-open"), CONTENT)


def heading(standing: Standing, voice: Voice) -> str:
    """Which table this is, and how far its game has come."""
    card = standing.card
    own = front_of(standing).heading
    if standing.course is None or own is None:
        return voice("door-heading", table=card.id, game=Named("game", card.game))
    return voice.text(own(seen(standing), card.id))


def prompt(standing: Standing) -> Text | None:
    """What the table waits for, as everybody may hear it; `.you` is for the one it is about."""
    if standing.course is None or not waited_for(standing):
        return None
    return front_of(standing).prompt(seen(standing))


def seen(standing: Standing, viewer: Viewer = None) -> object:
    """Return the position as a viewer sees it, with the call for wishes as its open question."""
    assert standing.course is not None
    view = standing.game.view(standing.course.state, viewer)
    call, called = front_of(standing).call, called_for_wishes(standing)
    return call.view(view, sorted(called)) if call and called else view
