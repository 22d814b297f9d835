"""Slash commands for moves, made from the fields of move classes; standing orders by command."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial
from inspect import Parameter
from typing import TypeAlias, get_type_hints

from discord import app_commands

from bot import catalogue
from bot.engine.notation import Names, verb_of_move
from bot.engine.text import Named, Text, refuse
from bot.planning import orders_and_plans
from bot.tables.people import TableCard, TableId, TableStatus
from cogs.games import GAME_UIS
from cogs.interaction import slash_commands, speech, table_context
from cogs.interaction.context import RequestContext, SeatContext, sample_amounts
from cogs.interaction.replies import PrivateReply, refusal_reply
from cogs.interaction.slash_commands import Command, Given, command_text, make_command
from cogs.messages.private_panel import describe_field_word
from cogs.play.plans import show_or_change_plan
from cogs.play.submit_move import submit_moves

Words: TypeAlias = Mapping[str, str | int | None]  # what was given for the fields of a move


def make_game_group(game: str) -> app_commands.Group:
    """Make the commands of one game."""
    about = command_text(f"command-{game}")
    group = slash_commands.allow_everywhere(app_commands.Group(**about))
    groups, lower = GAME_UIS[game].command_groups, dict[str, app_commands.Group]()
    for name in groups:
        about = command_text(f"command-{game}-{name}")
        lower[name] = app_commands.Group(**about)
        group.add_command(lower[name])
    of_verb = {verb: name for name, verbs in groups.items() for verb in verbs}
    for name, kind in catalogue.current_game(game).vocabulary.kinds.items():
        lower.get(of_verb.get(name, ""), group).add_command(_make_move_command(game, name, kind))
    return group


def _make_move_command(game: str, name: str, kind: type[object]) -> Command:
    """Make the command of a move, with an option for each field and its legal values."""
    options = tuple(_make_option(kind, field) for field in _field_names(kind))
    offered = {
        field: partial(_legal_choices, game=game, kind=kind, field=field)
        for field in _field_names(kind)
    }

    async def submit_typed(request: RequestContext, **words: str | int | None) -> PrivateReply:
        return await _submit_typed_move(request, game, kind, words)

    key = f"command-{game}-{name}"
    return make_command(key, submit_typed, options, offered, is_public=True)


def _make_option(kind: type[object], field: str) -> Parameter:
    """Make an option; nothing need be given for an amount or for several names."""
    hint = get_type_hints(kind)[field]
    annotation = int if hint is int else str
    if field == _amount_field(kind) or hint == Names:
        return Parameter(field, Parameter.KEYWORD_ONLY, annotation=annotation | None, default=None)
    return Parameter(field, Parameter.KEYWORD_ONLY, annotation=annotation)


def _field_names(kind: type[object]) -> list[str]:
    return list(get_type_hints(kind))


def _amount_field(kind: type[object]) -> str:
    games = (catalogue.current_game(game) for game in catalogue.GAMES)
    vocabularies = (game.vocabulary for game in games)
    return next(v.free_amount_field(kind) for v in vocabularies if kind in v.kinds.values())


async def _submit_typed_move(
    request: RequestContext, game: str, kind: type[object], words: Words
) -> PrivateReply:
    card = await table_context.require_table_card_here(request)
    if card.game != game:  # whose moves may be spelt the same
        command, played = Text(f"command-{card.game}"), Named("game", card.game)
        return PrivateReply(request.speech("door-other-game", game=played, command=command))
    names = _field_names(kind)
    spelt = [str(await _word_or_default(request, card, kind, field, words)) for field in names]
    return await submit_moves(request, card.id, [" ".join([verb_of_move(kind), *spelt])])


async def _word_or_default(
    request: RequestContext, card: TableCard, kind: type[object], name: str, words: Words
) -> str | int:
    """Spell the given value, or the default: nothing chosen, the lowest amount."""
    value = words.get(name)
    if value is not None:
        return _spell_value(card.game, kind, name, value)
    if name != _amount_field(kind):
        return speech.NO_CHOICE
    seat = await _seat_if_may_move(request, card)
    if seat is None:
        return 0
    alike = (one for one in seat.legal_moves() if type(one) is kind)
    return min((seat.amounts(one)[0] for one in alike), default=0)


def _spell_value(game: str, kind: type[object], name: str, value: str | int) -> str:
    """Spell a value that was given by any of its names."""
    if isinstance(value, int):
        return str(value)
    return speech.parse_move_field(game, name, value, several=get_type_hints(kind)[name] == Names)


async def _seat_if_may_move(request: RequestContext, card: TableCard) -> SeatContext | None:
    if card.status is not TableStatus.PLAYING:
        return None
    seat = (await table_context.enter_table(request, card.id)).own_seat_context
    return seat if seat and seat.may_move else None


# Autocompletion


async def _legal_choices(
    request: RequestContext, given: Given, *, game: str, kind: type[object], field: str
) -> Sequence[tuple[str, str | int]]:
    """Offer legal values only, given the other options."""
    card = await table_context.require_table_card_here(request)
    seat = await _seat_if_may_move(request, card) if card.game == game else None
    others = {name: value for name, value in given.items() if name != field}
    return _legal_values(seat, kind, field, others) if seat else []


def _legal_values(
    seat: SeatContext, kind: type[object], field: str, given: Mapping[str, str | int]
) -> list[tuple[str, str | int]]:
    """List this field's values in legal moves, with their descriptions."""
    names = _field_names(kind)
    at = names.index(field) + 1
    game, fixed = seat.state.game.key, dict[int, str]()
    for name, value in given.items():
        fixed[names.index(name) + 1] = _spell_value(game, kind, name, value)
    amount = _amount_field(kind)
    named = fixed.pop(names.index(amount) + 1, "") if amount else ""
    found: dict[str, str] = {}
    for legal in seat.moves_by_verb().get(verb_of_move(kind), []):
        words = seat.spell_move(legal).split()
        if any(words[place] != value for place, value in fixed.items()):
            continue
        if named and named not in map(str, seat.amounts(legal)):
            continue
        free = [str(one) for one in sample_amounts(seat.amounts(legal))] if field == amount else []
        for word in free or [words[at]]:
            if word not in found:
                found[word] = describe_field_word(seat, words[:at], word)
    whole = get_type_hints(kind)[field] is int
    return [(label, int(word) if whole else word) for word, label in found.items()]


async def add_or_list_wishes(request: RequestContext, wishes: str = "") -> PrivateReply:
    """List the standing orders after adding what was typed; mention plans."""
    card = await table_context.require_table_card_here(request)
    name = GAME_UIS[card.game].orders_route
    if not name:
        await table_context.enter_table(request, card.id)
        if _has_plan(request, card.id):
            return await show_or_change_plan(request, card.id, "")
        return refusal_reply(request, refuse("orders", "no-orders-here"))
    words = f"typed {wishes}" if wishes.strip() else ""
    reply = await request.services.routes[name](request, card.id, words)
    if not _has_plan(request, card.id):
        return reply
    return replace(reply, words=f"{reply.words}\n{request.speech('plan-beside-orders')}")


def _has_plan(request: RequestContext, table: TableId) -> bool:
    """Whether the person has plans, in the state seen with this request."""
    state = request.visited.get(table)
    seat = None if state is None else state.card.owned_seat(request.person.id)
    return state is not None and seat is not None and orders_and_plans.has_plans(state, seat)
