"""The position in words: what everybody may see, and what only the owner of a hand may."""

from bot.engine.text import Named, Text
from bot.host.standing import Standing, called_for_wishes, waited_for
from cogs.door.limits import CONTENT, shortened
from cogs.door.sitting import Sitting
from cogs.door.speech import Voice
from cogs.games import front_of


def board(standing: Standing, voice: Voice) -> str:
    """The whole board as a spectator sees it."""
    in_words = front_of(standing).position
    return in_words(_public(standing), voice.speaker.language, voice.names)


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
    return voice.text(own(_public(standing), card.id))


def prompt(standing: Standing) -> Text | None:
    """What the table waits for, as everybody may hear it; `.you` is for the one it is about."""
    if standing.course is None or not waited_for(standing):
        return None
    front, called = front_of(standing), called_for_wishes(standing)
    if called and front.call is not None:
        return front.call.prompt(_public(standing), sorted(called))
    return front.prompt(_public(standing))


def _public(standing: Standing) -> object:
    assert standing.course is not None
    return standing.game.view(standing.course.state, None)
