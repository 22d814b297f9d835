"""Describe moves, orders, refusals and players in a language."""

import unicodedata
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import fields, replace
from typing import Any

from bot.engine.journal import AnyGame, count_undone
from bot.engine.notation import UNDO, Vocabulary, verb
from bot.engine.text import JOINERS, Fact, Florins, Refusal, Text, Who, say, visible
from bot.i18n.speak import FALLBACK, Speaker, find_thing, shorten_words, speaker_for

# What a number in such a field is; every other is just a number.
_OF_NUMBERS: Mapping[str, Callable[[int], Fact]] = {"florins": Florins, "seat": Who}


def describe_move(spelt: str, game: AnyGame, *orders: Vocabulary[Any]) -> Text | None:
    """Describe a move, an order or an undo by its spelling; None if it is none of these."""
    if count_undone(spelt):
        return Text(f"move-{UNDO}", (("count", count_undone(spelt)),))
    for vocabulary in (game.vocabulary, *orders):
        read = vocabulary.read(spelt)
        if not isinstance(read, Refusal):
            return _spelling_text(game.key, read)
    return None


def describe_refusal(
    refusal: Refusal, game: AnyGame | None = None, *orders: Vocabulary[Any]
) -> Text:
    """Describe what is wrong, by which rule, and the nearest legal move."""
    key = game.key if game else ""
    wrong, rule = _localize_words(key, refusal.text), Text(f"rule-{refusal.rule}")
    if not refusal.nearest:
        return say("refused", wrong=wrong, rule=rule)
    right = describe_move(refusal.nearest, game, *orders) if game else None
    nearest: Fact = right or refusal.nearest
    return say("refused-but", wrong=wrong, rule=rule, nearest=nearest)


def _localize_words(game: str, text: Text) -> Text:
    """Replace keys of things, as in `lakes`, by their localized names."""
    facts = tuple((name, _localize_fact(game, name, fact)) for name, fact in text.facts)
    return replace(text, facts=facts)


def _localize_fact(game: str, name: str, fact: Fact) -> Fact:
    match fact:
        case str():
            return find_thing(game, name, fact) or fact
        case tuple():
            return tuple(_localize_fact(game, name, part) for part in fact)
    return fact


def _spelling_text(game: str, said: Any) -> Text:
    """Find the phrase of a move or an order: they share no verbs."""
    spoken = verb(type(said))
    facts = tuple(
        (field.name, _to_fact(game, field.name, getattr(said, field.name)))
        for field in fields(said)
    )
    if speaker_for(FALLBACK).has_phrase(f"move-{game}-{spoken}"):
        return Text(f"move-{game}-{spoken}", facts)
    return Text(f"order-{game}-{spoken}", facts)


def _to_fact(game: str, field: str, value: int | str | Iterable[str]) -> Fact:
    if isinstance(value, int):
        return _OF_NUMBERS[field](value) if field in _OF_NUMBERS else value
    if isinstance(value, str):
        return find_thing(game, field, value) or value
    return tuple(find_thing(game, field, name) or name for name in value)


LONGEST_NAME = 32  # as many as Discord allows; a name from elsewhere may be longer


def name_seats(
    speaker: Speaker, given: Sequence[str | Text], *, escaped: Callable[[str], str] = str
) -> Mapping[int, str]:
    """Name every seat by its player's chosen name, or a sentence for a computer player.

    Missing names are numbered, and equal ones told apart; `escaped` makes a name safe to show.
    """
    names = [speaker.speak_text(name) if isinstance(name, Text) else _short(name) for name in given]
    shared = {name for name, count in Counter(map(_fold_name, names)).items() if count > 1}
    return {
        seat: escaped(_distinguish_name(speaker, seat, name, shared=_fold_name(name) in shared))
        for seat, name in enumerate(names)
    }


def _distinguish_name(speaker: Speaker, seat: int, name: str, *, shared: bool) -> str:
    if not name:
        return speaker.speak_text(say("player-without-name", number=seat + 1))
    if shared:
        return speaker.speak_text(say("player-of-the-same-name", name=name, number=seat + 1))
    return name


def _short(name: str) -> str:
    return shorten_words(visible(name), LONGEST_NAME)


def _fold_name(name: str) -> str:
    shown = "".join(mark for mark in name if mark not in JOINERS)
    return unicodedata.normalize("NFKC", shown).casefold()
