"""What is drawn of a city: whoever tells how it stands has these."""

from collections.abc import Sequence
from typing import Protocol


class Plot(Protocol):
    """What one game has built."""

    @property
    def number(self) -> int: ...
    @property
    def game(self) -> str: ...
    @property
    def form(self) -> str: ...
    @property
    def storeys(self) -> int: ...
    @property
    def houses(self) -> int: ...
    @property
    def huts(self) -> int: ...
    @property
    def monument(self) -> int: ...
    @property
    def names(self) -> Sequence[str]: ...


class District(Protocol):
    """Of one season, or of all that were before."""

    @property
    def last(self) -> int: ...
    @property
    def is_old(self) -> bool: ...
    @property
    def plots(self) -> Sequence[Plot]: ...


class Town(Protocol):
    """The newest district first."""

    @property
    def districts(self) -> Sequence[District]: ...
    @property
    def landmarks(self) -> frozenset[str]: ...
    @property
    def games(self) -> int: ...
