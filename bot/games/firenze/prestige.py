"""Prestige points, each with where it comes from."""

from dataclasses import replace

from bot.games.firenze.state import Builder


def gained(builder: Builder, source: int, points: int) -> Builder:
    earned = builder.earned
    after = (*earned[:source], earned[source] + points, *earned[source + 1 :])
    return replace(builder, earned=after)
