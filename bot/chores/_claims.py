"""What two games of the house may not share: kinds of things, phrases, options, cited rules."""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import fields

from bot.chores._spoken import Spoken
from bot.engine.journal import AnyGame
from bot.i18n.things import kinds_of


def claimed_twice(spoken: Mapping[str, Spoken]) -> Iterator[str]:
    """Kinds, and keys of things and families, that two games take for their own."""
    yield from _twice("things of the kind {}", {g: of.things for g, of in spoken.items()})
    yield from _twice("the phrase {}", {game: _keys(of) for game, of in spoken.items()})


def _keys(spoken: Spoken) -> set[str]:
    things = {f"{kind}-{name}" for kind, names in spoken.things.items() for name in names}
    return things.union(*spoken.families.values())


def options_twice(offered: Mapping[str, Collection[str]]) -> Iterator[str]:
    """Options of tables are spoken of by their name alone."""
    yield from _twice("the option {}", offered)


def taken_words(games: Sequence[AnyGame], spoken: Mapping[str, Spoken]) -> Iterator[str]:
    """A field of a move holds things of the kinds it is named after, so they must be its own."""
    for game in games:
        kinds = game.vocabulary.kinds.values()
        for word in sorted({field.name for kind in kinds for field in fields(kind)}):
            for other, of in spoken.items():
                if other != game.key and not of.things.keys().isdisjoint(kinds_of(game.key, word)):
                    yield f"{game.key}: its moves have a {word}, which is a thing of {other}"


def rules_twice(cited: Iterable[tuple[str, str]]) -> Iterator[str]:
    """Each rule names a passage of one rulebook, so that two games never cite the same."""
    rules: dict[str, set[str]] = {}
    for game, rule in cited:
        rules.setdefault(game, set()).add(rule)
    yield from _twice("the rule {}", rules)


def _twice(what: str, claims: Mapping[str, Collection[str]]) -> Iterator[str]:
    owners: dict[str, list[str]] = {}
    for game, names in claims.items():
        for name in names:
            owners.setdefault(name, []).append(game)
    for name, games in sorted(owners.items()):
        if len(games) > 1:
            yield f"{' and '.join(games)} both claim {what.format(name)}"
