"""Moves, orders and refusals as sentences: what a button offers, and why something is not done."""

from collections.abc import Iterable
from dataclasses import fields, replace
from typing import Any

from bot.engine.journal import undone
from bot.engine.notation import UNDO, Vocabulary, verb
from bot.engine.text import Fact, Florins, Named, Refusal, Text, say
from bot.i18n.speak import FALLBACK, speaker

# A field is of the kind that it is named after; this one holds cards of any deck.
_KINDS = {"card": ("profession", "bonus", "prestige")}


def act(spelt: str, *vocabularies: Vocabulary[Any]) -> Text | None:
    """What is spelt so, in words: a move, an order or an undo. None for what is none of these."""
    if undone(spelt):
        return Text(f"move-{UNDO}", (("count", undone(spelt)),))
    for vocabulary in vocabularies:
        read = vocabulary.read(spelt)
        if not isinstance(read, Refusal):
            return _in_words(read)
    return None


def refused(refusal: Refusal, *vocabularies: Vocabulary[Any]) -> Text:
    """What is wrong, by which rule, and what would be right instead."""
    wrong, rule = _in_the_language(refusal.text), Text(f"rule-{refusal.rule}")
    if not refusal.nearest:
        return say("refused", wrong=wrong, rule=rule)
    nearest: Fact = act(refusal.nearest, *vocabularies) or refusal.nearest
    return say("refused-but", wrong=wrong, rule=rule, nearest=nearest)


def _in_the_language(text: Text) -> Text:
    """What was typed or chosen as `lakes` is spoken of by the name the player knows."""
    facts = [
        (name, _named(name, fact) if isinstance(fact, str) else fact) for name, fact in text.facts
    ]
    return replace(text, facts=tuple(facts))


def _in_words(said: Any) -> Text:
    """Moves and orders share no verbs, so each has a phrase of its own."""
    spoken = verb(type(said))
    facts = tuple(
        (field.name, _fact(field.name, getattr(said, field.name))) for field in fields(said)
    )
    if speaker(FALLBACK).knows(f"move-{spoken}"):
        return Text(f"move-{spoken}", facts)
    return Text(f"order-{spoken}", facts)


def _fact(field: str, value: int | str | Iterable[str]) -> Fact:
    if isinstance(value, int):
        return Florins(value) if field == "florins" else value
    if isinstance(value, str):
        return _named(field, value)
    return tuple(_named(field, name) for name in value)


def _named(field: str, name: str) -> Named | str:
    """The thing of this name, if the field holds things; else the word itself."""
    known = speaker(FALLBACK).knows
    kinds = (kind for kind in _KINDS.get(field, (field,)) if known(f"{kind}-{name}"))
    kind = next(kinds, None)
    return Named(kind, name) if kind else name
