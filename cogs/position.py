"""The position in words: what everybody may see, and what only the owner of a hand may."""

from typing import Any

from bot.engine.text import Florins, Named
from bot.host.standing import Standing
from cogs.limits import CONTENT, shortened
from cogs.sitting import Sitting
from cogs.speech import Voice
from render.princes import alt


def board(standing: Standing, voice: Voice) -> str:
    """The whole board as a spectator sees it."""
    assert standing.course is not None
    view = standing.game.view(standing.course.state, None)
    return _BOARDS[standing.game.key](view, voice.speaker.language, voice.names)


def hand(sitting: Sitting) -> str:
    """What a seat's owner sees and nobody else."""
    lines = _HANDS[sitting.standing.game.key](sitting.view, sitting.voice)
    return shortened("\n".join(lines), CONTENT)


def heading(standing: Standing, voice: Voice) -> str:
    """Which table this is, and how far its game has come."""
    card = standing.card
    game = Named("game", card.game)
    if standing.course is None:
        return voice("door-heading", table=card.id, game=game)
    return _HEADINGS[standing.game.key](standing, voice, game)


# The Princes of Florence


def _princes_heading(standing: Standing, voice: Voice, game: Named) -> str:
    assert standing.course is not None
    view = standing.game.view(standing.course.state, None)
    return voice(
        "door-heading-round",
        table=standing.card.id,
        game=game,
        round=view.round,
        rounds=view.box.rounds,
        minimum=view.minimum,
    )


def _princes_hand(view: Any, voice: Voice) -> list[str]:
    own = view.own
    assert own is not None
    florins, means = Florins(own.florins), Florins(own.means)
    lines = [voice("hand-money", florins=florins, means=means)]
    for held in own.hand:
        wants = held.card
        lines.append(
            voice(
                "hand-profession",
                profession=Named("profession", wants.name),
                building=Named("building", wants.building),
                landscape=Named("landscape", wants.landscape),
                freedom=Named("freedom", wants.freedom),
                value=held.sum.value,
            )
        )
    for kind, cards in (("bonus", own.bonus), ("prestige", own.prestige)):
        for card in cards:
            about = voice.thing(kind, card.name, "about")
            thing = Named(kind, card.name)
            lines.append(voice(f"hand-{kind}", card=thing, about=about, worth=card.worth))
    if own.looking_at:
        cards = tuple(Named(view.asked.deck, card) for card in own.looking_at)
        lines.append(voice("hand-looking", cards=cards))
    if own.gives_back:
        lines.append(voice("hand-gives-back", profession=Named("profession", own.gives_back)))
    return lines


_HEADINGS = {"princes": _princes_heading}
_BOARDS = {"princes": alt.position}
_HANDS = {"princes": _princes_hand}
