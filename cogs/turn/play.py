"""Playing by slash commands: one for every move, made of the fields of its dataclass."""

import inspect
from collections.abc import Callable, Coroutine, Mapping, Sequence
from typing import TypeAlias, get_type_hints

from discord import app_commands

from bot import catalogue
from bot.engine.notation import Names, verb
from bot.engine.text import Named, Text
from bot.host.company import Status, TableCard
from cogs.door.answers import Offer, Reply, answer, offer
from cogs.door.caller import Caller, Interaction
from cogs.door.command_names import called, option_key, phrased, worded
from cogs.door.commands import EVERYWHERE, INSTALLED
from cogs.door.sitting import Sitting, spread
from cogs.door.typed import NOTHING, of_move
from cogs.door.visit import at, card_meant
from cogs.games import FRONTS
from cogs.posts.panel import field_word
from cogs.turn.moving import move

Words: TypeAlias = Mapping[str, str | int | None]  # what was given for the fields of a move
Command: TypeAlias = app_commands.Command[app_commands.Group, ..., None]


def group_of(game: str) -> app_commands.Group:
    """The commands of one game."""
    group = app_commands.Group(
        **phrased(f"command-{game}"),
        allowed_contexts=EVERYWHERE,
        allowed_installs=INSTALLED,
    )
    lower = {name: _lower(game, name) for name in FRONTS[game].command_groups}
    for one in lower.values():
        group.add_command(one)
    of_verb = {verb: name for name, verbs in FRONTS[game].command_groups.items() for verb in verbs}
    for name, kind in catalogue.game(game).vocabulary.kinds.items():
        lower.get(of_verb.get(name, ""), group).add_command(_command(game, name, kind))
    return group


def _lower(game: str, name: str) -> app_commands.Group:
    return app_commands.Group(**phrased(f"command-{game}-{name}"))


def _command(game: str, name: str, kind: type[object]) -> Command:
    names = _fields(kind)
    callback = worded(*names)(_callback(game, kind))
    command: Command = app_commands.Command(**phrased(f"command-{game}-{name}"), callback=callback)
    for field in names:
        command.autocomplete(field)(_completion(game, kind, field))
    return command


def _callback(game: str, kind: type[object]) -> Callable[..., Coroutine[object, object, None]]:
    """A function with one parameter for each field: discord.py makes the options of them."""

    async def made(interaction: Interaction, **words: str | int | None) -> None:
        await answer(interaction, lambda caller: _played(caller, game, kind, words), is_public=True)

    hints = get_type_hints(kind)
    amount = _amount_of(kind)
    parameters = [inspect.Parameter("interaction", inspect.Parameter.POSITIONAL_OR_KEYWORD)]
    for field in _fields(kind):
        optional = field == amount or hints[field] == Names
        annotation = int if hints[field] is int else str
        parameters.append(
            inspect.Parameter(
                field,
                inspect.Parameter.KEYWORD_ONLY,
                annotation=annotation | None if optional else annotation,
                default=None if optional else inspect.Parameter.empty,
            )
        )
    made.__signature__ = inspect.Signature(parameters)  # type: ignore[attr-defined]
    made.__qualname__ = made.__name__ = verb(kind).replace("-", "_")
    return made


def _fields(kind: type[object]) -> list[str]:
    return list(get_type_hints(kind))


def _amount_of(kind: type[object]) -> str:
    games = (catalogue.game(game) for game in catalogue.GAMES)
    vocabularies = (game.vocabulary for game in games)
    return next(v.amount_field(kind) for v in vocabularies if kind in v.kinds.values())


async def _played(caller: Caller, game: str, kind: type[object], words: Words) -> Reply:
    card = await card_meant(caller)
    if card.game != game:  # whose moves may be spelt the same
        command, played = Text(f"command-{card.game}"), Named("game", card.game)
        return Reply(caller.voice("door-other-game", game=played, command=command))
    spelt = [str(await _word(caller, card, kind, field, words)) for field in _fields(kind)]
    return await move(caller, card.id, [" ".join([verb(kind), *spelt])])


async def _word(
    caller: Caller,
    card: TableCard,
    kind: type[object],
    name: str,
    words: Words,
) -> str | int:
    """What was given, or what stands for nothing: no card, the lowest amount."""
    value = words.get(name)
    if value is not None:
        return _spelt(card.game, kind, name, value)
    if name != _amount_of(kind):
        return NOTHING
    sitting = await _sitting(caller, card)
    if sitting is None:
        return 0
    alike = (one for one in sitting.legal() if type(one) is kind)
    return min((sitting.amounts(one)[0] for one in alike), default=0)


def _spelt(game: str, kind: type[object], name: str, value: str | int) -> str:
    """What was given, by its own name, whatever it is called where it was typed."""
    if isinstance(value, int):
        return str(value)
    return of_move(game, name, value, several=get_type_hints(kind)[name] == Names)


async def _sitting(caller: Caller, card: TableCard) -> Sitting | None:
    if card.status is not Status.PLAYING:
        return None
    sitting = (await at(caller, card.id)).sitting
    return sitting if sitting and sitting.may_move else None


# Autocompletion


def _completion(
    game: str, kind: type[object], field: str
) -> Callable[..., Coroutine[object, object, list[Offer]]]:
    """Offers what is legal with the words given so far, and nothing else."""
    others = [one for one in _fields(kind) if one != field]
    shown = {called(option_key(name)): name for name in others}  # as Discord calls them

    async def offered(interaction: Interaction, typed: str | int) -> list[Offer]:
        given = {shown[name]: value for name, value in interaction.namespace if name in shown}

        async def choices(caller: Caller) -> Sequence[tuple[str, str | int]]:
            card = await card_meant(caller)
            sitting = await _sitting(caller, card) if card.game == game else None
            return _legal(sitting, kind, field, given) if sitting else []

        return await offer(interaction, typed, choices)

    return offered


def _legal(
    sitting: Sitting, kind: type[object], field: str, given: Mapping[str, str | int]
) -> list[tuple[str, str | int]]:
    """The values this field has in legal moves, and what is said of them."""
    names = _fields(kind)
    at = names.index(field) + 1
    game, fixed = sitting.standing.game.key, dict[int, str]()
    for name, value in given.items():
        fixed[names.index(name) + 1] = _spelt(game, kind, name, value)
    amount = _amount_of(kind)
    named = fixed.pop(names.index(amount) + 1, "") if amount else ""
    found: dict[str, str] = {}
    for legal in sitting.by_verb().get(verb(kind), []):
        words = sitting.spell(legal).split()
        if any(words[place] != value for place, value in fixed.items()):
            continue
        if named and named not in map(str, sitting.amounts(legal)):
            continue
        free = [str(one) for one in spread(sitting.amounts(legal))] if field == amount else []
        for word in free or [words[at]]:
            if word not in found:
                found[word] = field_word(sitting, words[:at], word)
    whole = get_type_hints(kind)[field] is int
    return [(label, int(word) if whole else word) for word, label in found.items()]
