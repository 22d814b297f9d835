"""People who press, type, press twice, press old buttons, leave, block and delete."""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from itertools import accumulate

from simcord.components import walk_components

from cogs.interaction.context import PERMISSIONS
from tests.interaction.post_office import Json, clicked, commanded, direct_channel, user
from tests.storm.loop import Seed, World
from tests.storm.wire import ACCOUNT, Press, SimOffice
from tests.tools.load.town import CHANNEL, MEMBER, SERVER, Town

NAMES = ("Lorenzo", "Isabella", "Cosimo", "Caterina", "Ludovico", "Bianca", "Giuliano", "Clarice")
BUTTON, MENU, TEXT_INPUT = 2, 3, 4
TOGETHER = 0.3  # of all acts: another person at the table acts at the same time
REMEMBERED = 40  # messages whose buttons are pressed long after
QUICK, SLOW, ABSENT = 12.0, 400.0, 10 * 3600.0  # seconds between two acts, at most

# How often a component is pressed, by how its id begins; others count 1.
_WEIGHTS = {"m:": 30.0, "c:": 8.0, "k:": 12.0, "d:turn": 12.0, "d:start": 6.0, "d:join": 8.0}
_WEIGHTS |= {"d:rematch": 8.0, "d:vote": 4.0, "s:eyes": 0.2, "d:film": 0.1, "d:page": 0.3}
_WEIGHTS |= dict.fromkeys(("d:leave", "d:resign", "d:cancel", "d:alone", "d:endlive"), 0.15)
_WEIGHTS |= dict.fromkeys(("d:settle", "d:undo", "d:askback", "d:board", "d:hand"), 0.6)

# What owners add before the game begins: a computer player that thinks, or other terms.
SETUPS = (
    *("game add-computer computer=master", "game add-computer"),
    *("game deadline auctions=sealed", "game deadline clock=fast"),
)
COMMANDS = (
    *("board", "hand", "plan", "learn", "florence", "record", "help", "notes note=jester"),
    *("wishes list=jester 300", "game join", "game join word=fortuna", "game status", "game log"),
    *("game my-games", "game undo", "game snooze hours=2", "game rematch", "game resign"),
    *("game new game=princes", "game new game=firenze solo=easy", "game take-over player=1"),
    *("game vote motion=cancel", "game export", "game chronicle", "game cancel"),
    *("settings next-turn notify=yes", "settings language language=fr", "settings away days=1"),
    *("settings privacy", "settings show", "settings reminders hours=6"),
    "settings quiet-hours start=22 end=7",
)
_OPTION = re.compile(r" (\w+)=([\w ]*?)(?= \w+=|$)")


def parse_command(spelled: str) -> tuple[tuple[str, ...], Json]:
    """Split a typed command into its path and its options."""
    options = {name: _parse_value(word) for name, word in _OPTION.findall(spelled)}
    return tuple(_OPTION.sub("", spelled).split()), options


def _parse_value(word: str) -> object:
    return True if word == "yes" else int(word) if word.isdecimal() else word


@dataclass(slots=True)
class Person:
    """An account, the channel where it plays, and when it acted last."""

    account: int
    table: int
    acts: int = 0
    pressed_at: float = -1.0
    remembered: list[Json] = field(default_factory=list)

    @property
    def channel(self) -> int:
        return CHANNEL + self.table

    @property
    def payload(self) -> Json:
        number = self.account - ACCOUNT
        return user(self.account, NAMES[number % len(NAMES)] + "i" * (number // len(NAMES)))


class Crowd:
    """All the people, who act one after another by a plan drawn from the seed."""

    def __init__(
        self,
        world: World,
        seed: Seed,
        office: SimOffice,
        town: Town,
        people: list[Person],
        *,
        tell: Callable[[Press, Json], None],
        move_for: Callable[[Person], tuple[tuple[str, ...], Json] | None],
        note: Callable[[str], None],
    ) -> None:
        self.world, self.seed, self.office, self.town, self.people = (
            world,
            seed,
            office,
            town,
            people,
        )
        self._tell, self._move_for, self._note = tell, move_for, note
        self.acts = 0
        self._last_number = 0

    def begin(self, most: int, games: Mapping[int, str], setups: Sequence[str]) -> None:
        """Let tables be opened and joined; then everybody does what comes to mind."""
        self._most = most
        for person in self.people:
            is_owner = person is next(one for one in self.people if one.table == person.table)
            at = 5.0 * person.table + (0 if is_owner else 10 + self._draw(person, "joins"))
            opens = partial(self.type, person, ("game", "new"), {"game": games[person.table]})
            joins = partial(self.type, person, ("game", "join"), {})
            self.world.after(at, opens if is_owner else joins)
            if is_owner:
                terms = parse_command(self.seed.choose([*setups], "setup", person.table))
                self.world.after(at + 20, partial(self.type, person, *terms))
                self.world.after(at + 25, partial(self.type, person, ("game", "start"), {}))
            self.world.after(at + 40, partial(self._live, person))

    def _draw(self, person: Person, *facts: object) -> float:
        return self.seed.draw("person", person.account, person.acts, *facts)

    def _live(self, person: Person) -> None:
        if self.acts >= self._most:
            return
        self._act(person)
        if self._draw(person, "company") < TOGETHER:
            others = [one for one in self.people if one.table == person.table and one is not person]
            other = self.seed.choose(others, "company", person.account, person.acts)
            self.world.after(0.05 * self._draw(person, "at once"), partial(self._act, other))
        pause, of = self._draw(person, "pause"), self._draw(person, "pause of")
        longest = QUICK if of < 0.8 else SLOW if of < 0.985 else ABSENT
        self.world.after(0.5 + pause * longest, partial(self._live, person))

    def _act(self, person: Person) -> None:
        person.acts += 1
        mood = self._draw(person, "mood")
        if mood < 0.40:
            self._press_something(person)
        elif mood < 0.80:
            self._make_move(person)
        elif mood < 0.86:
            typed = self.seed.choose([*COMMANDS], "command", person.account, person.acts)
            self.type(person, *parse_command(typed))
        elif mood < 0.91:
            self._press_something(person, twice=True)
        elif mood < 0.95:
            self._press_old(person)
        elif mood < 0.965:
            self._delete_post(person)
        elif mood < 0.975:
            self._change_block(person)
        else:
            self._talk(person)

    # What people do

    def _make_move(self, person: Person) -> None:
        typed = self._move_for(person)
        if typed:
            self.type(person, *typed)
        else:
            self._press_something(person)

    def _press_something(self, person: Person, *, twice: bool = False) -> None:
        found = [(message, part) for message in self._seen(person) for part in _pressable(message)]
        if not found:
            self.type(person, ("board",), {})
            return
        weights = [_weight(part["custom_id"]) for _, part in found]
        left = self._draw(person, "which") * sum(weights)
        at = next((at for at, so_far in enumerate(accumulate(weights)) if so_far > left), 0)
        message, part = found[at]
        person.remembered = [*person.remembered, dict(message)][-REMEMBERED:]
        self.press(person, message, part)
        if twice:
            again = partial(self.press, person, message, part)
            self.world.after(0.4 * self._draw(person, "again") ** 4, again)

    def _press_old(self, person: Person) -> None:
        if person.remembered:
            at = int(self._draw(person, "old") * len(person.remembered))
            message = person.remembered[at]
            parts = [*_pressable(message)]
            self.press(person, message, parts[int(self._draw(person, "part") * len(parts))])

    def _delete_post(self, person: Person) -> None:
        lying = self.office.lying_in(person.channel)
        if lying:
            gone = int(lying[int(self._draw(person, "post") * len(lying))]["id"])
            self._count(person, f"deletes {gone}")
            self.office.remove(gone)

    def _change_block(self, person: Person) -> None:
        self._count(person, "blocks or unblocks the bot")
        self.office.blocking ^= {person.account}

    def _talk(self, person: Person) -> None:
        self._count(person, "talks")
        told = self.town.talk(self._number(), person.table)
        told |= {"channel_id": str(person.channel), "author": person.payload}
        self.office.hear("MESSAGE_CREATE", told)

    def press(self, person: Person, message: Json, part: Json) -> None:
        """Press a button, or choose in a menu; a form that opens is filled in and sent."""
        values = None
        if part["type"] == MENU:
            options = [one["value"] for one in part["options"]]
            first = int(self._draw(person, "value") * len(options))
            least = part.get("min_values", 1)
            values = [*options[first:], *options[:first]][: max(1, least)]
        press = self._begin(person, f"presses {part['custom_id']} {values or ''}", message)
        told = clicked(
            press.number, person.payload, press.channel, message, part["custom_id"], values
        )
        self._send(person, press, told)
        self.world.after(8 + 8 * self._draw(person, "form"), partial(self._fill_in, person, press))

    def _fill_in(self, person: Person, press: Press) -> None:
        if press.modal is None:
            return
        fields = [one for one in walk_components(press.modal["components"]) if "custom_id" in one]
        values = [
            {"type": TEXT_INPUT, "custom_id": one["custom_id"], "value": "300"} for one in fields
        ]
        sent = self._begin(person, f"fills in {press.modal['custom_id']}", None)
        told = commanded(sent.number, person.payload, sent.channel, "", [])
        rows = [{"type": 1, "components": [one]} for one in values]
        told |= {"type": 5, "data": {"custom_id": press.modal["custom_id"], "components": rows}}
        self._send(person, sent, told)

    def type(self, person: Person, path: tuple[str, ...], options: Json) -> None:
        """Type a slash command."""
        press = self._begin(person, f"types /{' '.join(path)} {options or ''}", None)
        within: list[Json] = [
            {"name": name, "type": {bool: 5, int: 4}.get(type(value), 3), "value": value}
            for name, value in options.items()
        ]
        for name in reversed(path[1:]):
            kind = 2 if within and within[0]["type"] == 1 else 1
            within = [{"name": name, "type": kind, "options": within}]
        told = commanded(press.number, person.payload, press.channel, path[0], within)
        self._send(person, press, told)

    def _begin(self, person: Person, what: str, message: Json | None) -> Press:
        self._count(person, what)
        person.pressed_at = self.world.now
        channel = int(message["channel_id"]) if message else person.channel
        channel = channel or person.channel  # private replies lie where they were asked for
        press = Press(self._number(), person.account, what, self.world.now, channel)
        self.office.presses[press.token] = press
        self.office.pressing(press.token, person.account, int(message["id"]) if message else None)
        return press

    def _send(self, person: Person, press: Press, told: Json) -> None:
        if press.channel != direct_channel(person.account):
            del told["user"]
            server = str(SERVER)
            told |= {
                "guild_id": server,
                "guild": {"id": server, "locale": "en-US", "features": []},
                "channel": self.town.channel(press.channel, 0),
                "member": MEMBER | {"user": person.payload, "permissions": "0"},
                "context": 0,
                "app_permissions": str(PERMISSIONS.value),
            }
        self._tell(press, told)

    def _count(self, person: Person, what: str) -> None:
        self.acts += 1
        self._note(f"{person.payload['global_name']} at table {person.table} {what}")

    def _number(self) -> int:
        """Return a number that grows with time, as Discord's do."""
        millis = self.office.clock.now() * 1000 - 1_420_070_400_000
        self._last_number = max(self._last_number + 1, millis << 22)
        return self._last_number

    # What people see

    def _seen(self, person: Person) -> list[Json]:
        """List what lies before a person, the newest of each place last."""
        own = [
            *self.office.lying_in(person.channel)[-6:],
            *self.office.lying_in(direct_channel(person.account))[-3:],
            *self.office.whispered_to(person.account)[-2:],
        ]
        return [one for one in own if any(True for _ in _pressable(one))]


def _pressable(message: Json) -> Iterator[Json]:
    for part in walk_components(message["components"]):
        is_ours = part.get("type") in (BUTTON, MENU) and "custom_id" in part
        if is_ours and not part.get("disabled"):
            yield part


def _weight(custom_id: str) -> float:
    name = ":".join(custom_id.split(":")[:2])
    return _WEIGHTS.get(name, _WEIGHTS.get(custom_id[:2], 1.0))
