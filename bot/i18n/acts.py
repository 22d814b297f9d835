"""Moves, orders and refusals as sentences: what a button offers, and why something is not done."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import fields, replace
from typing import Any

from bot.engine.journal import AnyGame, undone
from bot.engine.notation import UNDO, Vocabulary, verb
from bot.engine.text import Fact, Florins, Refusal, Text, Who, say
from bot.i18n.speak import FALLBACK, speaker
from bot.i18n.things import thing

# What a number in such a field is; every other is just a number.
_OF_NUMBERS: Mapping[str, Callable[[int], Fact]] = {"florins": Florins, "seat": Who}


def act(spelt: str, game: AnyGame, *orders: Vocabulary[Any]) -> Text | None:
    """What is spelt so, in words: a move, an order or an undo. None for what is none of these."""
    if undone(spelt):
        return Text(f"move-{UNDO}", (("count", undone(spelt)),))
    for vocabulary in (game.vocabulary, *orders):
        read = vocabulary.read(spelt)
        if not isinstance(read, Refusal):
            return _in_words(game.key, read)
    return None


def refused(refusal: Refusal, game: AnyGame | None = None, *orders: Vocabulary[Any]) -> Text:
    """What is wrong, by which rule, and what would be right instead.

    In the lobby no game is asked.
    """
    key = game.key if game else ""
    wrong, rule = _in_the_language(key, refusal.text), Text(f"rule-{refusal.rule}")
    if not refusal.nearest:
        return say("refused", wrong=wrong, rule=rule)
    right = act(refusal.nearest, game, *orders) if game else None
    nearest: Fact = right or refusal.nearest
    return say("refused-but", wrong=wrong, rule=rule, nearest=nearest)


def _in_the_language(game: str, text: Text) -> Text:
    """What was typed or chosen as `lakes` is spoken of by the name the player knows."""
    facts = tuple((name, _known(game, name, fact)) for name, fact in text.facts)
    return replace(text, facts=facts)


def _known(game: str, name: str, fact: Fact) -> Fact:
    match fact:
        case str():
            return thing(game, name, fact) or fact
        case tuple():
            return tuple(_known(game, name, part) for part in fact)
    return fact


def _in_words(game: str, said: Any) -> Text:
    """Moves and orders share no verbs, so each has a phrase of its own."""
    spoken = verb(type(said))
    facts = tuple(
        (field.name, _fact(game, field.name, getattr(said, field.name))) for field in fields(said)
    )
    if speaker(FALLBACK).knows(f"move-{game}-{spoken}"):
        return Text(f"move-{game}-{spoken}", facts)
    return Text(f"order-{game}-{spoken}", facts)


def _fact(game: str, field: str, value: int | str | Iterable[str]) -> Fact:
    if isinstance(value, int):
        return _OF_NUMBERS[field](value) if field in _OF_NUMBERS else value
    if isinstance(value, str):
        return thing(game, field, value) or value
    return tuple(thing(game, field, name) or name for name in value)
