"""What Firenze names by keys that are put together."""

from bot.engine.journal import AnyGame
from bot.games.firenze.game import Firenze
from bot.games.firenze.state_parts import COLORS, KINDS, SOURCES
from cogs.games.firenze.help import GLOSSARY
from tests.tools.named_things import NamedThings, make_family, make_plain_family

# Kinds of questions, `games.firenze.asked.Asked`, and what is told of each.
_ASKED = {
    "placing": "who due",
    "choosing": "who",
    "paying-card": "who card due",
    "averting": "who card",
    "losing": "who card due",
    "lowering": "who card",
    "building": "who exchange",
    "paying-exchange": "who card brick due",
    "paying-construction": "who due",
    "fulfilling": "who",
    "limiting-cards": "who due",
    "limiting-bricks": "who due",
}
# What help says of each.
_HELPED = {
    **dict.fromkeys(("placing", "paying", "limiting-cards", "limiting-bricks"), "due"),
    **dict.fromkeys(("averting", "suffering"), "card"),
    "choosing": "",
    "building": "cost exchanged left next",
    "fulfilling": "seals",
    "bell-first": "height",
}
_OURS = ("commissions", "balconies", "cards", "name", "effect")


def make_named_things(game: AnyGame) -> NamedThings:
    assert isinstance(game, Firenze)
    return NamedThings(
        things={
            "brick": COLORS,
            "card-kind": KINDS,
            "action-card": tuple(game.box.cards),
            "prestige-source": SOURCES,
            "gloss-firenze": tuple(GLOSSARY),
        },
        families={
            "what is asked": make_family("asked-firenze", _ASKED),
            "help for it": make_family("help-firenze", _HELPED),
            "what is ours": make_plain_family("ours-firenze", _OURS),
            "what pictures say": {
                **make_family("render-header-firenze", dict.fromkeys(_ASKED, "name count")),
                **make_family("alt-firenze", dict.fromkeys(_ASKED, "who count card")),
            },
        },
    )
