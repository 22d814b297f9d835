"""Check that every phrase exists in every language, and that no two games use the same key.

Exit status: 0 when the languages have the same phrases with the same facts, and whatever the bot
names by a key that is put together is among them; 1 otherwise. That each phrase is used, and that
what is said can be spoken in every language, is checked while the tests run.
"""

import argparse
import sys
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import fields
from itertools import chain
from pathlib import Path
from typing import Any

from bot import catalogue
from bot.engine.journal import AnyGame
from bot.engine.notation import UNDO, Vocabulary
from bot.i18n.speak import FALLBACK, LANGUAGES, PHRASES, kinds_of_field, speaker_for
from bot.planning.auction_orders import PLANNING_RULES
from bot.players import registry
from bot.tables import clocks
from bot.tables.people import DeadlineAction, TableStatus
from cogs.interaction import context
from tests.tools import named_things, phrase_files
from tests.tools.named_things import NamedThings, make_family, make_plain_family
from tests.tools.phrase_files import Family, SpokenThings, find_complaints


def find_double_claims(spoken: Mapping[str, NamedThings]) -> Iterator[str]:
    """Yield kinds and keys that two games both claim."""
    yield from _find_doubles("things of the kind {}", {g: of.things for g, of in spoken.items()})
    yield from _find_doubles(
        "the phrase {}", {game: _claimed_keys(of) for game, of in spoken.items()}
    )


def _claimed_keys(spoken: NamedThings) -> set[str]:
    things = {f"{kind}-{name}" for kind, names in spoken.things.items() for name in names}
    return things.union(*spoken.families.values())


def find_double_options(offered: Mapping[str, Collection[str]]) -> Iterator[str]:
    """Yield options that two games both claim: phrases know them by their name alone."""
    yield from _find_doubles("the option {}", offered)


def find_foreign_fields(
    games: Sequence[AnyGame], spoken: Mapping[str, NamedThings]
) -> Iterator[str]:
    """Yield fields of moves that are named after a kind of thing of another game."""
    for game in games:
        kinds = game.vocabulary.kinds.values()
        for word in sorted({field.name for kind in kinds for field in fields(kind)}):
            for other, of in spoken.items():
                if other != game.key and not of.things.keys().isdisjoint(
                    kinds_of_field(game.key, word)
                ):
                    yield f"{game.key}: its moves have a {word}, which is a thing of {other}"


def find_double_rules(cited: Iterable[tuple[str, str]]) -> Iterator[str]:
    """Yield rules that two games both cite; each names a passage of one rulebook."""
    rules: dict[str, set[str]] = {}
    for game, rule in cited:
        rules.setdefault(game, set()).add(rule)
    yield from _find_doubles("the rule {}", rules)


def _find_doubles(what: str, claims: Mapping[str, Collection[str]]) -> Iterator[str]:
    owners: dict[str, list[str]] = {}
    for game, names in claims.items():
        for name in names:
            owners.setdefault(name, []).append(game)
    for name, games in sorted(owners.items()):
        if len(games) > 1:
            yield f"{' and '.join(games)} both claim {what.format(name)}"


REPOSITORY_ROOT = PHRASES.parents[1]

# What is known to the rooms as a word. What a game speaks of stands in `_spoken`.
_MOTIONS = {"undo": "count", "stand-in": "who", "substitute": "who"} | dict.fromkeys(
    ("pause", "resume", "cancel"), ""
)
_ENDS = ("asleep", "everybody-left", "everybody-resigned", "given-up", "closed", "called-off")


def add_arguments(_: argparse.ArgumentParser) -> None:
    pass


def run_command(_: argparse.Namespace) -> int:
    wrong = check_phrases(REPOSITORY_ROOT)
    for line in wrong:
        print(line, file=sys.stderr)
    if wrong:
        print(f"{len(wrong)} complaints", file=sys.stderr)
        return 1
    count = len(phrase_files.read_phrases(PHRASES / LANGUAGES[0]).found)
    print(f"{count} phrases, each spoken in {len(LANGUAGES)} languages")
    return 0


def check_phrases(root: Path) -> list[str]:
    """Return all complaints about the phrases of this checkout."""
    languages = [
        phrase_files.read_phrases(root / "data" / "phrases" / language) for language in LANGUAGES
    ]
    return [*find_complaints(languages, make_lexicon()), *_find_conflicts()]


def _find_conflicts() -> Iterator[str]:
    """Yield all conflicts between the games."""
    spoken, games = named_things.load_named_things(), _all_games()
    yield from find_double_claims(spoken)
    yield from find_foreign_fields(games, spoken)
    yield from find_double_options({game.key: _option_names(game) for game in games})


def make_lexicon() -> SpokenThings:
    """Collect the keys that the program composes at run time."""
    games, spoken = _all_games(), named_things.load_named_things()
    return SpokenThings(
        things={
            **{kind: names for of in spoken.values() for kind, names in of.things.items()},
            **_common_things(games),
        },
        families={
            "moves": _move_phrases(games),
            "orders": _order_phrases(),
            "how a table stands": make_plain_family("table-is", list(TableStatus)),
            "why a table ended": make_plain_family("why", _ENDS),
            "what is voted on": make_family("motion", _MOTIONS),
            "what the door says": _interface_phrases(games, spoken),
            **{
                f"{name} in {key}": family
                for key, of in spoken.items()
                for name, family in of.families.items()
            },
        },
    )


def _all_games() -> list[AnyGame]:
    return [catalogue.current_game(key) for key in catalogue.GAMES]


def _common_things(games: list[AnyGame]) -> Mapping[str, Collection[str]]:
    """Return named things that are the same for every game."""
    return {
        "option": tuple(dict.fromkeys(name for game in games for name in _option_names(game))),
        "guest": tuple(
            {name: None for game in games for name in registry.computer_players(game.key)}
        ),
        **{kind: names for game in games for kind, names in _computer_names(game)},
        "language": LANGUAGES,
        "game": catalogue.GAMES,
        "clock": clocks.CLOCK_NAMES,
        "late": tuple(DeadlineAction),
        "permission": tuple(
            context.permission_name(one).name for one in context.NEEDED_PERMISSIONS
        ),
    }


def _computer_names(game: AnyGame) -> Iterator[tuple[str, Collection[str]]]:
    """Yield the names of a game's computer players, if its phrases have any."""
    kind = f"computer-{game.key}"
    names = tuple(named.name for named in speaker_for(FALLBACK).things_of_kind(kind))
    if names:
        yield kind, names


def _option_names(game: AnyGame) -> tuple[str, ...]:
    """Return options and their values: `deal`, `deal-open`."""
    offered = [option for seats in game.seats for option in game.options(seats)]
    names = [name for o in offered for name in (o.name, *(f"{o.name}-{v}" for v in o.values))]
    return tuple(dict.fromkeys(names))


def _move_phrases(games: list[AnyGame]) -> Family:
    of_games = [_phrases_of_vocabulary(f"move-{game.key}", game.vocabulary) for game in games]
    return {f"move-{UNDO}": frozenset({"count"}), **dict(chain(*(of.items() for of in of_games)))}


def _order_phrases() -> Family:
    """Return phrases of orders and of wishes for planned turns."""
    spelt = [(game, rules.order_vocabulary) for game, rules in PLANNING_RULES.items()]
    spelt += [(game, rules.wish_vocabulary) for game, rules in PLANNING_RULES.items()]
    of_games = [_phrases_of_vocabulary(f"order-{game}", vocabulary) for game, vocabulary in spelt]
    return dict(chain(*(of.items() for of in of_games)))


def _phrases_of_vocabulary(prefix: str, vocabulary: Vocabulary[Any]) -> Family:
    return {
        f"{prefix}-{verb}": frozenset(field.name for field in fields(kind))
        for verb, kind in vocabulary.kinds.items()
    }


def _interface_phrases(games: list[AnyGame], spoken: Mapping[str, NamedThings]) -> Family:
    """Return the keys that `cogs` composes from the verbs and fields of moves."""
    kinds = [kind for game in games for kind in game.vocabulary.kinds.values()]
    words = dict.fromkeys(field.name for kind in kinds for field in fields(kind))
    said = {**make_plain_family("word", words), **make_plain_family("command", catalogue.GAMES)}
    for game in games:
        verbs = game.vocabulary.kinds
        choosing = [verb for verb, kind in verbs.items() if fields(kind)]
        told = spoken[game.key].always_buttons
        said |= make_plain_family(f"command-{game.key}", verbs)
        said |= make_plain_family(f"choose-{game.key}", choosing)
        said |= make_plain_family(
            f"press-{game.key}", [verb for verb in choosing if verb not in told]
        )
    return said
