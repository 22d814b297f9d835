"""The Automa cards of the solo game, read from automa.toml and checked against the rulebook."""

from collections import Counter
from collections.abc import Collection

from bot.engine.tables import File, Misprint, PrintedEntry, keys_of
from bot.games.princes.printed import AUTOMA_ACTIONS, AUTOMA_BACKS, AUTOMA_LOTS, Automa, AutomaCard

# Rules p. 10: rounds 1-2, 3-4 and 5-7; each round takes one card for its auction phase and one
# for each of Wolfgang's two actions.
_OF_BACK = {"early": 6, "middle": 6, "late": 9}
_CARDS = sum(_OF_BACK.values())
LEVELS = ("standard", "easy", "hard")  # the first is what a table plays that says nothing
_MOST_ACTIONS = 3


def automa(file: File) -> Automa:
    sheet = file.sheet("automa", ("authentic", "freedoms"))
    levels = file.sheet("levels", LEVELS)
    return Automa(
        cards=_cards(file),
        florins=tuple((level, levels.whole(level)) for level in LEVELS),
        freedoms=sheet.whole("freedoms", least=1),
        authentic=sheet.truth("authentic"),
    )


def _cards(file: File) -> tuple[AutomaCard, ...]:
    entries = file.cards("card", _CARDS, keys_of(AutomaCard))
    cards = tuple(_card(entry) for entry in entries)
    owners: dict[int, str] = {}
    for entry, card in zip(entries, cards, strict=True):
        if card.number > _CARDS:
            raise entry.misprint(f"must be at most {_CARDS}, it is {card.number}", "number")
        if card.number in owners:
            raise entry.misprint(f"{card.number} is already {owners[card.number]}", "number")
        owners[card.number] = card.name
    found = Counter(card.back for card in cards)
    for back, count in _OF_BACK.items():
        if found[back] != count:
            reason = f"must have {count} cards with the back {back}, it has {found[back]}"
            raise Misprint(file.path, "card", "", reason)
    return cards


def _card(entry: PrintedEntry) -> AutomaCard:
    wants = entry.some_of("wants", AUTOMA_LOTS)
    if len(wants) < len(AUTOMA_LOTS):
        missing = next(lot for lot in AUTOMA_LOTS if lot not in wants)
        raise entry.misprint(f"must name all objects, {missing} is missing", "wants")
    return AutomaCard(
        name=entry.name,
        number=entry.whole("number", least=1),
        back=entry.one_of("back", AUTOMA_BACKS),
        wants=wants,
        four=entry.wholes("four", len(AUTOMA_LOTS)),
        five=entry.wholes("five", len(AUTOMA_LOTS)),
        middle=_actions(entry, "middle", AUTOMA_ACTIONS),
        bottom=_actions(entry, "bottom", AUTOMA_ACTIONS),
    )


def _actions(entry: PrintedEntry, panel: str, known: Collection[str]) -> tuple[str, ...]:
    actions = entry.some_of(panel, known)
    if len(actions) > _MOST_ACTIONS:
        reason = f"must show at most {_MOST_ACTIONS} actions, it shows {len(actions)}"
        raise entry.misprint(reason, panel)
    return actions
