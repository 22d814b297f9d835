"""What Firenze speaks of by names that stand in no `say`."""

from bot.chores._spoken import Spoken, plain, speaking_of
from bot.engine.journal import AnyGame
from bot.games.firenze.game import Firenze
from bot.games.firenze.pieces import COLORS, KINDS, SOURCES
from cogs.games.firenze.book import GLOSSARY

# Kinds of questions, `games.firenze.asked.Asked`, and what is told of each.
_ASKED = {
    "placing": "who due",
    "choosing": "who",
    "paying-card": "who card due",
    "averting": "who card",
    "losing": "who card due",
    "lowering": "who card",
    "building": "who",
    "paying-exchange": "who card brick due",
    "paying-construction": "who due",
    "fulfilling": "who",
    "limiting-cards": "who due",
    "limiting-bricks": "who due",
}
_OURS = ("commissions", "balconies", "cards", "name", "effect")


def spoken(game: AnyGame) -> Spoken:
    assert isinstance(game, Firenze)
    return Spoken(
        things={
            "brick": COLORS,
            "card-kind": KINDS,
            "action-card": tuple(game.box.cards),
            "prestige-source": SOURCES,
            "gloss-firenze": tuple(GLOSSARY),
        },
        families={
            "what is asked": speaking_of("asked-firenze", _ASKED),
            "what is ours": plain("ours-firenze", _OURS),
            "what pictures say": {
                **speaking_of("render-header-firenze", dict.fromkeys(_ASKED, "name count")),
                **speaking_of("alt-firenze", dict.fromkeys(_ASKED, "who count card")),
            },
        },
    )
