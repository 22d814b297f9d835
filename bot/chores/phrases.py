"""Check that every sentence of the house is spoken in every language.

Exit status: 0 when everything that the sources say has a phrase in English, French and German,
every phrase is said somewhere, and all of them speak of the facts they are given; 1 otherwise.
"""

import argparse
import sys
from collections.abc import Collection, Iterable, Mapping
from dataclasses import fields
from pathlib import Path
from typing import Any

from bot import catalogue
from bot.engine.game import Option
from bot.engine.journal import AnyGame
from bot.engine.notation import UNDO, Vocabulary
from bot.games.princes.borders import SIDES
from bot.games.princes.game import Princes
from bot.games.princes.pieces import SOURCES
from bot.host.ports import Status
from bot.i18n import phrases
from bot.i18n.check import Family, House, complaints
from bot.i18n.sayings import Voice, Voices, sayings
from bot.i18n.speak import LANGUAGES, PHRASES
from bot.players import guestbook, standing_order

ROOT = PHRASES.parents[1]

# By which functions something is said: everywhere, and in one room only.
_VOICES: Voices = {
    "say": [Voice(0)],
    "Text": [Voice(0)],
    "refuse": [Voice(1), Voice(0, "rule-", facts=False)],
}
_ROOMS: Mapping[str, Voices] = {
    "bot": {},
    "cogs": {
        "voice": [Voice(0)],
        "label": [Voice(0)],
        "about": [Voice(0)],
        "called": [Voice(0)],
        "worded": [Voice(nth, "word-", facts=False) for nth in range(9)],
    },
    "render": {"label": [Voice(1, "render-")]},
}


# What is known to the rooms as a word. Kinds of questions: `games.princes.view.Asked`.
_ASKED = {
    "choosing": "who",
    "nominating": "who",
    "bidding": "who lot next",
    "placing": "who lot",
    "picking": "who deck count",
    "recruiting": "who",
    "acting": "who actions",
    "bargaining": "who whom part building square price",
    "over": "",
}
_IN_ALT = (
    "choosing",
    "nominating",
    "recruiting",
    "acting",
    "bargaining",
)  # the others have facts of their own
_MOTIONS = {
    "undo": "count",
    "stand-in": "who",
    "substitute": "who",
    "pause": "",
    "resume": "",
    "cancel": "",
}
_ENDS = ("asleep", "everybody-left", "everybody-resigned", "given-up", "closed")


def arguments(_: argparse.ArgumentParser) -> None:
    pass


def run(_: argparse.Namespace) -> int:
    wrong = found(ROOT)
    for line in wrong:
        print(line, file=sys.stderr)
    if wrong:
        print(f"{len(wrong)} complaints", file=sys.stderr)
        return 1
    count = len(phrases.read(PHRASES / LANGUAGES[0]).found)
    print(f"{count} phrases, each spoken in {len(LANGUAGES)} languages")
    return 0


def found(root: Path) -> list[str]:
    """Everything that is wrong with what this checkout says."""
    said = [
        saying
        for room, own in _ROOMS.items()
        for saying in sayings(sorted((root / room).rglob("*.py")), root, {**_VOICES, **own})
    ]
    languages = [phrases.read(root / "data" / "phrases" / language) for language in LANGUAGES]
    return list(complaints(said, languages, house()))


def house() -> House:
    """What the house speaks of by names that stand in no `say`."""
    games = [catalogue.game(key) for key in catalogue.GAMES]
    things = _things(games)
    return House(
        things=things,
        families={
            "moves": _moves([game.vocabulary for game in games], "move"),
            "orders": _moves(
                [rules.VOCABULARY for rules in standing_order.RULES.values()], "order"
            ),
            "what is asked": _speaking_of("asked", _ASKED),
            "how a table stands": _plain("table-is", list(Status)),
            "why a table ended": _plain("why", _ENDS),
            "what is voted on": _speaking_of("motion", _MOTIONS),
            "what is ours": _plain("ours", ["outlines", "professions", "cards", "side-b"]),
            "what pictures say": _pictured(things),
            "what the door says": _at_the_door(games),
        },
        silent={
            ("gave-back", "who"),  # it is told to nobody else
            ("offers-to-substitute", "person"),  # known by a number only
        },
        go_betweens=(
            "bot/engine/text.py",
            "bot/store/texts.py",
            "cogs/speech.py",
            "cogs/command_names.py",
        ),
    )


def _things(games: list[AnyGame]) -> Mapping[str, Collection[str]]:
    princes = catalogue.game(Princes.key)
    assert isinstance(princes, Princes)
    box = princes.box
    lots = dict.fromkeys(lot for seats in princes.seats for lot in box.lots(seats))
    offered = [option for game in games for seats in game.seats for option in game.options(seats)]
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
        "source": SOURCES,
        "option": _options(offered),
        "guest": tuple({name: None for game in games for name in guestbook.guests(game.key)}),
        "language": LANGUAGES,
        "game": catalogue.GAMES,
    }


def _options(offered: list[Option]) -> tuple[str, ...]:
    """`deal`, and of its values `deal-open`."""
    names = [name for o in offered for name in (o.name, *(f"{o.name}-{v}" for v in o.values))]
    return tuple(dict.fromkeys(names))


def _moves(vocabularies: list[Vocabulary[Any]], prefix: str) -> Family:
    spoken: dict[str, frozenset[str]] = {
        f"{prefix}-{verb}": frozenset(field.name for field in fields(kind))
        for vocabulary in vocabularies
        for verb, kind in vocabulary.kinds.items()
    }
    return spoken | ({f"move-{UNDO}": frozenset({"count"})} if prefix == "move" else {})


def _speaking_of(prefix: str, facts: Mapping[str, str]) -> Family:
    return {f"{prefix}-{name}": frozenset(of.split()) for name, of in facts.items()}


def _plain(prefix: str, names: Iterable[str]) -> Family:
    return {f"{prefix}-{name}": frozenset() for name in names}


def _pictured(things: Mapping[str, Collection[str]]) -> Family:
    """Labels that `render` puts together by the name of a thing, or of what is asked."""
    marks = [name for kind in ("building", "landscape") for name in things[kind]]
    return {
        **_plain("render-mark", [name for name in marks if name != "palazzo"]),
        **_plain("render-lot", things["lot"]),
        **_plain("render-freedom", things["freedom"]),
        **_speaking_of("render-header", dict.fromkeys(_ASKED.keys() - {"over"}, "name count")),
        "render-header-choosing-all": frozenset({"count"}),
        **_plain("render-placement", ["stands", "near"]),
        **_speaking_of("alt", dict.fromkeys(_IN_ALT, "who actions")),
    }


def _at_the_door(games: list[AnyGame]) -> Family:
    """What `cogs` puts together by the verb of a move, or by the name of one of its words."""
    kinds = {verb: kind for game in games for verb, kind in game.vocabulary.kinds.items()}
    choosing = [verb for verb, kind in kinds.items() if fields(kind)]
    words = dict.fromkeys(field.name for kind in kinds.values() for field in fields(kind))
    return {
        **_plain("choose", choosing),
        **_plain("press", [verb for verb in choosing if verb != "bid"]),  # a bid is its own button
        **_plain("word", words),
        **_plain("command", catalogue.GAMES),
        **{
            f"command-{game.key}-{verb}": frozenset[str]()
            for game in games
            for verb in game.vocabulary.kinds
        },
        **_speaking_of("hand", dict.fromkeys(["bonus", "prestige"], "card about worth")),
    }
