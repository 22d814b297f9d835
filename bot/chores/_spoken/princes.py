"""What The Princes of Florence speaks of by names that stand in no `say`."""

from collections.abc import Collection, Mapping

from bot.chores._spoken import Spoken, plain, speaking_of
from bot.engine.journal import AnyGame
from bot.games.princes.borders import SIDES
from bot.games.princes.favours import USES
from bot.games.princes.game import Princes
from bot.games.princes.pieces import SOURCES, SOURCES_WITH_CHARACTERS
from bot.games.princes.printed import AUTOMA_ACTIONS
from bot.i18n.check import Family
from cogs.games.princes.book import GLOSSARY
from cogs.games.princes.ground import STEPS, TURNS

# Kinds of questions, `games.princes.view.Asked`, and what is told of each.
_ASKED = {
    "choosing": "who",
    "nominating": "who",
    "bidding": "who lot next",
    "placing": "who lot",
    "picking": "who deck count",
    "recruiting": "who",
    "acting": "who actions",
    "courting": "who",
    "consulting": "who character",
    "changing": "who",
    "bargaining": "who whom part building square price",
}
# The others have facts of their own.
_IN_ALT = (
    *("choosing", "nominating", "recruiting", "acting"),
    *("courting", "changing", "bargaining", "wishing"),
)


def spoken(game: AnyGame) -> Spoken:
    assert isinstance(game, Princes)
    things = _things(game)
    return Spoken(
        things,
        families={
            "what is asked": speaking_of("asked-princes", _ASKED),
            "what is ours": plain("ours", ["outlines", "professions", "cards", "side-b", "automa"]),
            "ways to move a tile": plain("panel-way", (*TURNS, *STEPS)),
            "groups of commands": plain("command-princes", ["characters", "together"]),
            "what pictures say": _pictured(things),
            "sizes of buildings": plain("page-princes-size", ["large", "medium", "small"]),
            "cards of a hand": speaking_of(
                "hand", dict.fromkeys(["bonus", "prestige"], "card about worth")
            ),
        },
        always_told=["bid"],  # it is its own button
    )


def _things(game: Princes) -> Mapping[str, Collection[str]]:
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


def _pictured(things: Mapping[str, Collection[str]]) -> Family:
    """Labels that `render` puts together by the name of a thing, or of what is asked."""
    marks = [name for kind in ("building", "landscape") for name in things[kind]]
    return {
        **plain("render-mark", [name for name in marks if name != "palazzo"]),
        **plain("render-lot", things["lot"]),
        **plain("render-freedom", things["freedom"]),
        **speaking_of("render-header-princes", dict.fromkeys(_ASKED, "name count")),
        "render-header-princes-choosing-all": frozenset({"count"}),
        "render-header-princes-wishing": frozenset({"name", "count"}),
        "render-header-princes-wishing-all": frozenset({"count"}),
        **plain("render-placement", ["stands", "near"]),
        **speaking_of("alt-princes", dict.fromkeys(_IN_ALT, "who actions")),
    }
