"""Find what changed between two views of The Princes of Florence, to highlight it."""

from collections import Counter
from dataclasses import dataclass

from bot.games.princes.state_parts import Bargain, DoneWork, Pawn, Tile
from bot.games.princes.view import AutomaView, SeenEstate, View


@dataclass(frozen=True, slots=True)
class EstateChanges:
    """What has changed in one estate; counters by the names of their icons."""

    points: int = 0
    counters: frozenset[str] = frozenset()
    tiles: frozenset[Tile] = frozenset()
    feats: frozenset[DoneWork] = frozenset()
    table: frozenset[str] = frozenset()
    character: bool = False  # of a character, or the pawn that stands for one


NO_CHANGES = EstateChanges()


@dataclass(frozen=True, slots=True)
class AutomaChanges:
    """What has changed in the solo game besides the two estates."""

    row: frozenset[int] = frozenset()  # places in Wolfgang's row
    prestige: bool = False
    dummies: tuple[frozenset[str], ...] = ()  # turned up in each column
    acts: bool = False


@dataclass(frozen=True, slots=True)
class BoardChanges:
    """What has changed on the board."""

    estates: tuple[EstateChanges, ...]
    lots: frozenset[str] = frozenset()
    supplies: frozenset[str] = frozenset()
    price: bool = False
    characters: frozenset[str] = frozenset()  # whose cards look otherwise
    automa: AutomaChanges = AutomaChanges()


def find_changes(before: View | None, after: View) -> BoardChanges:
    """Compare two views; without an earlier one nothing is new."""
    if before is None or len(before.estates) != len(after.estates):
        return BoardChanges(
            (NO_CHANGES,) * len(after.estates),
            automa=_find_automa_changes(after.automa, after.automa),
        )
    pairs = zip(before.estates, after.estates, strict=True)
    stacks = zip(before.stacks, after.stacks, strict=True)
    sold = {new.lot for old, new in stacks if new.sale and old.sale != new.sale}
    supplies = zip(
        (*before.buildings, *before.freedoms), (*after.buildings, *after.freedoms), strict=True
    )
    return BoardChanges(
        tuple(
            _find_estate_changes(
                old,
                new,
                service=_seat_character_state(before, old) != _seat_character_state(after, new),
            )
            for old, new in pairs
        ),
        lots=frozenset(sold | _newly_rolled_lots(before.automa, after.automa)),
        supplies=frozenset(new.name for old, new in supplies if old.left != new.left),
        price=_lot_price_and_bargain(before) != _lot_price_and_bargain(after),
        characters=_changed_characters(before, after),
        automa=_find_automa_changes(before.automa, after.automa),
    )


def _lot_price_and_bargain(view: View) -> tuple[str, int, Bargain | None]:
    return view.asked.lot, view.asked.price, view.asked.bargain


def _changed_characters(before: View, after: View) -> frozenset[str]:
    """Return characters whose pawn, owner, side or money has changed.

    The return of all of them at the beginning of an auction is not a change.
    """
    if before.phase != after.phase:
        return frozenset()
    pairs = zip(before.characters, after.characters, strict=True)
    return frozenset(new.name for old, new in pairs if old != new)


def _seat_character_state(
    view: View, estate: SeenEstate
) -> tuple[str, bool, bool, tuple[Pawn, ...]]:
    """Return the seat's character and, during their auction, its pawn."""
    pawns = (card.pawn for card in view.characters)
    own = tuple(pawn for pawn in pawns if pawn and pawn.seat == estate.seat)
    return estate.character, estate.is_face_down, estate.pawn_lies, own


def _find_estate_changes(old: SeenEstate, new: SeenEstate, *, service: bool) -> EstateChanges:
    counted = {
        "builder": old.open.builders != new.open.builders,
        "jester": old.open.jesters != new.open.jesters,
        "profession": old.hand != new.hand,
        "recruiting": old.open.recruiting != new.open.recruiting,
        "bonus": old.bonus != new.bonus,
        "prestige": old.prestige != new.prestige,
        "coin": old.florins != new.florins,
    }
    counters = {name for name, changed in counted.items() if changed}
    return EstateChanges(
        points=new.open.points - old.open.points,
        # Wolfgang may have several of the same.
        counters=frozenset(counters | set(Counter(new.open.freedoms) - Counter(old.open.freedoms))),
        tiles=frozenset(
            Counter((*new.open.buildings, *new.open.landscapes))
            - Counter((*old.open.buildings, *old.open.landscapes))
        ),
        feats=frozenset(new.open.feats) - frozenset(old.open.feats),
        table=frozenset(new.open.table) - frozenset(old.open.table),
        character=service,
    )


# The solo game


def _newly_rolled_lots(before: AutomaView | None, after: AutomaView | None) -> set[str]:
    """Return the lots for which the die has been rolled."""
    if before is None or after is None:
        return set()
    return {roll.lot for roll in set(after.rolls) - set(before.rolls)}


def _find_automa_changes(before: AutomaView | None, after: AutomaView | None) -> AutomaChanges:
    if before is None or after is None:
        return AutomaChanges()
    columns = zip(before.dummies, after.dummies, strict=True)
    return AutomaChanges(
        row=_new_places_in_wolfgangs_row(before, after),
        prestige=any(look.deck == "prestige" for look in after.looks if look not in before.looks),
        dummies=tuple(frozenset(new.faceup) - frozenset(old.faceup) for old, new in columns),
        acts=bool(after.acts) and len(before.played) < len(after.played) and _has_acted(after),
    )


def _has_acted(after: AutomaView) -> bool:
    """Return whether the last cards were drawn for Wolfgang's turn."""
    return after.played[-1] == after.acts[-1].card


def _new_places_in_wolfgangs_row(before: AutomaView, after: AutomaView) -> frozenset[int]:
    """Return new places of Wolfgang's row: the rightmost works and covered cards."""
    works = sum(card.faceup for card in after.row)
    new_works = works - sum(card.faceup for card in before.row)
    covered = len(after.row) - works
    new_covered = covered - (len(before.row) - (works - new_works)) + max(0, new_works)
    fresh = {works - 1 - at for at in range(max(0, new_works))}
    fresh |= {len(after.row) - 1 - at for at in range(max(0, new_covered))}
    return frozenset(fresh)
