"""Time as the house counts it: whole seconds since 1970, told by a clock one can hand in."""

from typing import NewType, Protocol

Time = NewType("Time", int)

DAWN = Time(0)  # before anything happened in the house
SECOND, MINUTE, HOUR, DAY = 1, 60, 3600, 86400


class Clock(Protocol):
    def now(self) -> Time: ...
