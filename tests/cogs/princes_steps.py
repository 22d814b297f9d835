"""How people find their move in a panel of princes: by menus and arrows, as it is drawn."""

from typing import Any, Protocol

from simcord.actors import MemberActor
from simcord.results import InteractionResult

from tests.cogs.reading import components

PANELS = ("build", "offer", "place", "princess-work", "work")
ARROWS = ("counter", "clockwise", "flip", "left", "right", "up", "down")
PATIENCE = 80  # steps: more than any panel needs


class Scene(Protocol):
    def heard(self, done: Any) -> str: ...


async def through_panel(
    scene: Scene, who: MemberActor, panel: Any, spelt: str
) -> InteractionResult:
    """Press on until the move is made; what is answered then."""
    words, seen = spelt.split(), set[str]()
    for _ in range(PATIENCE):
        parts = list(components(panel))
        move = next((part for part in parts if _move(part) == spelt), None)
        if move or (words[0] == "work" and _is_drafted(parts, words)):
            last = move or next(part for part in parts if part["custom_id"].startswith("d:work:"))
            done = await who.click(panel, custom_id=last["custom_id"])
            scene.heard(done)
            return done
        id_, values = _step(parts, words, seen)
        if values is None:
            done = await who.click(panel, custom_id=id_)
        else:
            done = await who.select(panel, values, custom_id=id_)
        scene.heard(done)
        panel = done.response
    raise AssertionError(f"no way to {spelt}")


def _move(part: dict[str, Any]) -> str:
    id_ = part.get("custom_id", "")
    return id_.split(":", 4)[4] if id_.startswith("m:") else ""


def _menu(parts: list[dict[str, Any]], page: int) -> dict[str, Any]:
    return next(part for part in parts if part["custom_id"].startswith(f"k:{page}:"))


def _values(menu: dict[str, Any], *, chosen: bool = False) -> list[str]:
    return [one["value"] for one in menu.get("options", ()) if one.get("default") or not chosen]


Step = tuple[str, list[str] | None]


def _step(parts: list[dict[str, Any]], words: list[str], seen: set[str]) -> Step:
    for part in parts:
        if part["custom_id"].endswith(":more") and words[0] in _values(part):
            return part["custom_id"], [words[0]]
    match words[0]:
        case "work":
            return _work_step(parts, words)
        case "princess-work":
            if not any(part["custom_id"].startswith("k:2:") for part in parts):
                return _menu(parts, 0)["custom_id"], ["princess"]
            pay = _menu(parts, 2)
            return pay["custom_id"], [f"{words[1]} pay"]
        case "offer":
            return _offer_step(parts, words, seen)
    return _tile_step(parts, words, seen)


def _offer_step(parts: list[dict[str, Any]], words: list[str], seen: set[str]) -> Step:
    """First what and with whom, then where, at last for how much."""
    _, building, side, square, turn, florins = words
    menus = {part["custom_id"][:4]: part for part in parts if part["custom_id"].startswith("k:")}
    if "k:1:" in menus:
        if f"{building} {side}" in _values(menus["k:1:"]):
            return menus["k:1:"]["custom_id"], [f"{building} {side}"]
        return _ending(parts, f"offer - {side}"), None
    now = _words(menus["k:2:"]).split()
    if now[1:3] != [building, side]:
        return _ending(parts, f"offer - {now[2]}"), None
    if now[3:5] == [square, turn]:
        prices = sorted(_values(menus["k:2:"]), key=lambda one: _gap(one, florins))
        return menus["k:2:"]["custom_id"], prices[:1]
    there = _to_the_place(parts, square, turn)
    return there or _on_the_way(parts, square, turn, seen)


def _to_the_place(parts: list[dict[str, Any]], square: str, turn: str) -> Step | None:
    """By the menu of all places of this turn; there is none where there is but one."""
    for part in parts:
        if part["custom_id"].startswith("k:0:"):
            values = [one for one in _values(part) if one.split()[:2] == [square, turn]]
            if values:
                return part["custom_id"], values
    return None


def _ending(parts: list[dict[str, Any]], words: str) -> str:
    id_: str = next(part["custom_id"] for part in parts if part["custom_id"].endswith(f":{words}"))
    return id_


def _words(menu: dict[str, Any]) -> str:
    words: str = menu["custom_id"].split(":", 5)[5]
    return words


def _gap(value: str, florins: str) -> int:
    return abs(int(value.split(maxsplit=1)[0]) - int(florins))


def _tile_step(parts: list[dict[str, Any]], words: list[str], seen: set[str]) -> Step:
    _, tile, square, turn = words
    choosing = [part for part in parts if part["custom_id"].startswith("k:1:")]
    if choosing and _values(choosing[0], chosen=True) != [tile]:
        return choosing[0]["custom_id"], [tile]
    there = _to_the_place(parts, square, turn)
    return there or _on_the_way(parts, square, turn, seen)


def _on_the_way(parts: list[dict[str, Any]], square: str, turn: str, seen: set[str]) -> Step:
    """The arrow that leads nearest, not twice to the same place by the same way."""
    ways = []
    for part in parts:
        words = part["custom_id"].split(":", 4)[-1].split()
        if part.get("disabled") or not words or words[-1] not in ARROWS:
            continue
        to, turned = words[-4:-2] if words[0] == "offer" else words[-3:-1]
        place = f"{to} {turned} {words[-1]}"
        ways.append((turned != turn, _apart(to, square), place, part["custom_id"]))
    fresh = sorted(way for way in ways if way[2] not in seen)
    turning = [way for way in fresh if way[2].split()[2] in ("clockwise", "flip")]
    best = min([*(way for way in fresh if not way[0]), *turning])
    seen.add(best[2])
    return best[3], None


def _apart(one: str, other: str) -> int:
    return abs(ord(one[0]) - ord(other[0])) + abs(int(one[1:]) - int(other[1:]))


def _cards(words: list[str]) -> set[str]:
    return set(words[2].split("+")) - {"-"}


def _is_drafted(parts: list[dict[str, Any]], words: list[str]) -> bool:
    """The panel shows this very work, and an id had no room for it."""
    if not any(part["custom_id"].startswith("d:work:") for part in parts):
        return False
    cards, paid = set(_chosen(parts, 1, [])), _chosen(parts, 2, [words[3]])
    profession = _chosen(parts, 0, [words[1]])
    drafted = (profession, cards, [value.split()[0] for value in paid])
    return drafted == ([words[1]], _cards(words), [words[3]])


def _chosen(parts: list[dict[str, Any]], page: int, only: list[str]) -> list[str]:
    """What is chosen in a menu; where there is none, there is but this."""
    menus = [part for part in parts if part["custom_id"].startswith(f"k:{page}:")]
    return _values(menus[0], chosen=True) if menus else only


def _work_step(parts: list[dict[str, Any]], words: list[str]) -> Step:
    if _chosen(parts, 0, [words[1]]) != [words[1]]:
        return _menu(parts, 0)["custom_id"], [words[1]]
    cards = [part for part in parts if part["custom_id"].startswith("k:1:")]
    if cards and set(_values(cards[0], chosen=True)) != _cards(words):
        return cards[0]["custom_id"], sorted(_cards(words))
    pay = _menu(parts, 2)
    return pay["custom_id"], [one for one in _values(pay) if one.split()[0] == words[3]]
