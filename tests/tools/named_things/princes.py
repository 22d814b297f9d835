"""What The Princes of Florence names by keys that are put together."""

from collections.abc import Collection, Mapping

from bot.engine.journal import AnyGame
from bot.games.princes.box import AUTOMA_ACTIONS
from bot.games.princes.character_favours import USES
from bot.games.princes.game import Princes
from bot.games.princes.land_grid import SIDES
from bot.games.princes.state_parts import SOURCES, SOURCES_WITH_CHARACTERS
from cogs.games.princes.grid import STEPS, TURNS
from cogs.games.princes.help import GLOSSARY
from tests.tools.named_things import NamedThings, make_family, make_plain_family
from tests.tools.phrase_files import Family

# Kinds of questions, `games.princes.view.Asked`, and what is told of each.
_ASKED = {
    "choosing": "who",
    "nominating": "who",
    "bidding": "who lot next",
    "placing": "who lot",
    "picking": "who deck count",
    "recruiting": "who",
    "acting": "who actions hired",
    "courting": "who",
    "consulting": "who character",
    "changing": "who",
    "bargaining": "who whom part building square price",
}
# What help says of each, and of the auctions of one who plays alone.
_HELPED = {
    **dict.fromkeys(("choosing", "placing", "picking", "recruiting", "bargaining"), "kept count"),
    "nominating": "opening means",
    "bidding": "next means",
    "solo-nominating": "step means",
    "solo-last": "opening means",
    "solo-bidding": "next means",
    "courting": "florins",
    "consulting": "character",
    "changing": "points",
    "acting": "actions minimum",
    "acting-hired": "actions minimum",
}
# The others have facts of their own.
_IN_ALT = (
    *("choosing", "nominating", "recruiting", "acting"),
    *("courting", "changing", "bargaining", "wishing"),
)


def make_named_things(game: AnyGame) -> NamedThings:
    assert isinstance(game, Princes)
    things = _things_by_kind(game)
    return NamedThings(
        things,
        families={
            "what is asked": make_family("asked-princes", _ASKED),
            "help for it": make_family("help", _HELPED),
            "what is ours": make_plain_family(
                "ours", ["outlines", "professions", "cards", "side-b", "automa"]
            ),
            "ways to move a tile": make_plain_family("panel-way", (*TURNS, *STEPS)),
            "groups of commands": make_plain_family("command-princes", ["characters", "together"]),
            "what pictures say": _picture_labels(things),
            "sizes of buildings": make_plain_family(
                "page-princes-size", ["large", "medium", "small"]
            ),
            "cards of a hand": make_family(
                "hand", dict.fromkeys(["bonus", "prestige"], "card about worth")
            ),
        },
        always_buttons=["bid"],  # it is its own button
    )


def _things_by_kind(game: Princes) -> Mapping[str, Collection[str]]:
    box = game.box
    lots = dict.fromkeys(lot for seats in game.seats for lot in box.lots(seats))
    return {
        "lot": tuple(lots),
        "landscape": tuple(box.landscape_order),
        "building": (*box.building_order, "palazzo"),
        "freedom": tuple(box.freedom_order),
        "side": SIDES,
        "profession": (*box.professions, "recruiting"),
        "bonus": tuple(box.bonus),
        "prestige": tuple(box.prestige),
        "deck": ("profession", "bonus", "prestige"),
        "source": tuple(dict.fromkeys((*SOURCES, *SOURCES_WITH_CHARACTERS))),
        "character": tuple(box.characters),
        "use": tuple(use for uses in USES.values() for use in uses),
        "automa": ("wolfgang",),
        "automa-action": AUTOMA_ACTIONS,
        "gloss-princes": tuple(GLOSSARY),
    }


def _picture_labels(things: Mapping[str, Collection[str]]) -> Family:
    """Labels that `render` puts together by the name of a thing, or of what is asked."""
    marks = [name for kind in ("building", "landscape") for name in things[kind]]
    return {
        **make_plain_family("render-mark", [name for name in marks if name != "palazzo"]),
        **make_plain_family("render-lot", things["lot"]),
        **make_plain_family("render-freedom", things["freedom"]),
        **make_family("render-header-princes", dict.fromkeys(_ASKED, "name count")),
        "render-header-princes-choosing-all": frozenset({"count"}),
        "render-header-princes-wishing": frozenset({"name", "count"}),
        "render-header-princes-wishing-all": frozenset({"count"}),
        **make_plain_family("render-placement", ["stands", "near"]),
        **make_family("alt-princes", dict.fromkeys(_IN_ALT, "who actions")),
    }
