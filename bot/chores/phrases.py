"""Check that every sentence of the house is spoken in every language.

Exit status: 0 when the languages have the same phrases that speak of the same facts, and whatever
the house speaks of by its name is among them; 1 otherwise. That each phrase is said, and that what
is said can be spoken in every language, is heard while the tests run.
"""

import argparse
import sys
from collections.abc import Collection, Iterator, Mapping
from dataclasses import fields
from itertools import chain
from pathlib import Path
from typing import Any

from bot import catalogue
from bot.chores import _claims, _spoken
from bot.chores._spoken import Spoken, plain, speaking_of
from bot.engine.journal import AnyGame
from bot.engine.notation import UNDO, Vocabulary
from bot.host import clocks
from bot.host.company import AtDeadline, Status
from bot.i18n import phrases
from bot.i18n.check import Family, Lexicon, complaints
from bot.i18n.speak import FALLBACK, LANGUAGES, PHRASES, speaker
from bot.players import ahead, guestbook, standing_order
from cogs.door import rights

ROOT = PHRASES.parents[1]

# What is known to the rooms as a word. What a game speaks of stands in `_spoken`.
_MOTIONS = {
    "undo": "count",
    "stand-in": "who",
    "substitute": "who",
    "pause": "",
    "resume": "",
    "cancel": "",
}
_ENDS = ("asleep", "everybody-left", "everybody-resigned", "given-up", "closed", "called-off")


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
    """Everything that is wrong with the phrases of this checkout."""
    languages = [phrases.read(root / "data" / "phrases" / language) for language in LANGUAGES]
    return [*complaints(languages, lexicon()), *_at_odds()]


def _at_odds() -> Iterator[str]:
    """What two games of the house both take for their own."""
    spoken, games = _spoken.by_game(), _games()
    yield from _claims.claimed_twice(spoken)
    yield from _claims.taken_words(games, spoken)
    yield from _claims.options_twice({game.key: _options(game) for game in games})


def lexicon() -> Lexicon:
    """What the house speaks of by names that it puts together as it speaks."""
    games, spoken = _games(), _spoken.by_game()
    return Lexicon(
        things={
            **{kind: names for of in spoken.values() for kind, names in of.things.items()},
            **_things(games),
        },
        families={
            "moves": _moves(games),
            "orders": _orders(),
            "how a table stands": plain("table-is", list(Status)),
            "why a table ended": plain("why", _ENDS),
            "what is voted on": speaking_of("motion", _MOTIONS),
            "what the door says": _at_the_door(games, spoken),
            **{
                f"{name} in {key}": family
                for key, of in spoken.items()
                for name, family in of.families.items()
            },
        },
    )


def _games() -> list[AnyGame]:
    return [catalogue.game(key) for key in catalogue.GAMES]


def _things(games: list[AnyGame]) -> Mapping[str, Collection[str]]:
    """Things that are the same for every game."""
    return {
        "option": tuple(dict.fromkeys(name for game in games for name in _options(game))),
        "guest": tuple({name: None for game in games for name in guestbook.guests(game.key)}),
        **{kind: names for game in games for kind, names in _computers(game)},
        "language": LANGUAGES,
        "game": catalogue.GAMES,
        "clock": clocks.NAMES,
        "late": tuple(AtDeadline),
        "permission": tuple(rights.permission_name(one).name for one in rights.NEEDED),
    }


def _computers(game: AnyGame) -> Iterator[tuple[str, Collection[str]]]:
    """What those who play it are called, if they have names in its phrases."""
    kind = f"computer-{game.key}"
    names = tuple(named.name for named in speaker(FALLBACK).things(kind))
    if names:
        yield kind, names


def _options(game: AnyGame) -> tuple[str, ...]:
    """`deal`, and of its values `deal-open`."""
    offered = [option for seats in game.seats for option in game.options(seats)]
    names = [name for o in offered for name in (o.name, *(f"{o.name}-{v}" for v in o.values))]
    return tuple(dict.fromkeys(names))


def _moves(games: list[AnyGame]) -> Family:
    of_games = [_spelt(f"move-{game.key}", game.vocabulary) for game in games]
    return {f"move-{UNDO}": frozenset({"count"}), **dict(chain(*(of.items() for of in of_games)))}


def _orders() -> Family:
    """Orders, and the wishes for turns made ahead."""
    spelt = [(game, rules.VOCABULARY) for game, rules in standing_order.RULES.items()]
    spelt += [(game, rules.VOCABULARY) for game, rules in ahead.RULES.items()]
    of_games = [_spelt(f"order-{game}", vocabulary) for game, vocabulary in spelt]
    return dict(chain(*(of.items() for of in of_games)))


def _spelt(prefix: str, vocabulary: Vocabulary[Any]) -> Family:
    return {
        f"{prefix}-{verb}": frozenset(field.name for field in fields(kind))
        for verb, kind in vocabulary.kinds.items()
    }


def _at_the_door(games: list[AnyGame], spoken: Mapping[str, Spoken]) -> Family:
    """What `cogs` puts together by the verb of a move, or by the name of one of its words."""
    kinds = [kind for game in games for kind in game.vocabulary.kinds.values()]
    words = dict.fromkeys(field.name for kind in kinds for field in fields(kind))
    said = {**plain("word", words), **plain("command", catalogue.GAMES)}
    for game in games:
        verbs = game.vocabulary.kinds
        choosing = [verb for verb, kind in verbs.items() if fields(kind)]
        told = spoken[game.key].always_told
        said |= plain(f"command-{game.key}", verbs)
        said |= plain(f"choose-{game.key}", choosing)
        said |= plain(f"press-{game.key}", [verb for verb in choosing if verb not in told])
    return said
