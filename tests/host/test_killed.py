"""A house that is killed at any moment keeps what it promised: nothing is lost, nothing doubled."""

import asyncio
import json
import os
import sqlite3
import subprocess
import sys
from collections import Counter, defaultdict
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import asdict, dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.engine.journal import Course
from bot.host.outcomes import Already, Kept
from bot.host.ports import HOUR, MINUTE, Line, Note, Status, TableId, Time
from bot.host.postman import nonce_of
from bot.host.table import printed_for, replayed
from bot.store import texts
from bot.store.sqlite import Sqlite
from tests.host.killed_child import HASTE, Ask, opened
from tests.host.recording_messenger import AUTUMN, HandClock
from tests.house.ground import ROOT

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="nobody can be forked here")

KILLS = 1_000
OF_ONE_HOUSE = 25
LONGEST_LIFE = 0.4  # seconds
DOWN = (1, 1, 1, 3 * MINUTE, 2 * HOUR)  # between two lives


@dataclass(slots=True)
class Witness:
    """Whatever was said before the kill, and what that promised."""

    asked: dict[str, Ask] = field(default_factory=dict)
    told: dict[str, str] = field(default_factory=dict)
    promised: dict[str, int] = field(default_factory=dict)  # at which ply a request was kept
    opened: set[TableId] = field(default_factory=set)
    started: set[TableId] = field(default_factory=set)
    again: Counter[str] = field(default_factory=Counter)  # what came of what was asked again

    def hear(self, what: dict[str, Any]) -> None:
        match what:
            case {"asks": ask}:
                self.asked[ask["request"]] = Ask.read(ask)
            case {"told": request, "outcome": outcome, "ply": ply}:
                self.told[request] = outcome
                if outcome == Kept.__name__:
                    self.promised[request] = ply
            case {"opened": table}:
                self.opened.add(TableId(table))
            case {"started": table}:
                self.started.add(TableId(table))
            case _:
                raise AssertionError(what)

    def unanswered(self) -> list[Ask]:
        return [ask for request, ask in self.asked.items() if request not in self.told]
