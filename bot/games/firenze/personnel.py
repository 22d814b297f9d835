"""Personnel cards: playable at any moment of one's turn, each name once (Rules p. 7)."""

from collections.abc import Iterable, Iterator

from bot.engine.game import Event, Seat, Step, is_pointless
from bot.engine.random_draws import Chance
from bot.engine.replace_and_memoize import replace
from bot.engine.text import Named, Refusal, Who, refuse, say
from bot.games.firenze import bricks_and_towers, moves
from bot.games.firenze.box import Box
from bot.games.firenze.state import POINTLESS_LAST, State, discard_card, lower_tower
from bot.games.firenze.state_parts import (
    CELEBRATION,
    COLORS,
    ORDER,
    PERSONNEL,
    Hidden,
    Open,
    RowCard,
    Turn,
)

# Who is played by a move of his own; the others are played for the rest of the turn.
_PLAYED_BY: dict[type[moves.Move], str] = {
    moves.Renounce: "patrician",
    moves.Smuggle: "smuggler",
    moves.Restock: "wholesaler",
    moves.Sabotage: "saboteur",
    moves.Transmute: "alchemist",
}
WHILE_BUILDING = frozenset({"mason", "architect"})
FOR_THE_TURN = WHILE_BUILDING | {"princess"}


def is_hire(move: moves.Move) -> bool:
    return isinstance(move, moves.Hire)


def card_played_by(move: moves.Hire) -> str:
    """The card that this move plays."""
    return move.card if isinstance(move, moves.Play) else _PLAYED_BY[type(move)]


def with_card_played(turn: Turn, card: str) -> Turn:
    """The turn with this card played in it."""
    return replace(turn, played=(*turn.played, card))


def is_playable(box: Box, state: State, seat: Seat, card: str) -> bool:
    """Whether this seat could play the card now, somehow, and to some end."""
    if seat != state.seat or not _is_unplayed_personnel(box, state, card):
        return False
    return any(
        not is_pointless(way) and why_not_hire(box, state, way) is None
        for way in _ways_to_play(box, state, card)
    )


def _is_unplayed_personnel(box: Box, state: State, card: str) -> bool:
    return card not in state.turn.played and box.card_kind(card) == PERSONNEL


def possible_hires(box: Box, state: State) -> list[moves.Hire]:
    """All ways in which a card in hand might be played; ruling 48: what is pointless comes last."""
    found = [
        way
        for card in dict.fromkeys(state.hand)
        if _is_unplayed_personnel(box, state, card)
        for way in _ways_to_play(box, state, card)
    ]
    return found if state.rules < POINTLESS_LAST else sorted(found, key=is_pointless)


def _ways_to_play(box: Box, state: State, card: str) -> Iterable[moves.Hire]:
    match card:
        case "patrician":
            return [moves.Renounce(held) for held in _celebrations_in_hand(box, state)]
        case "smuggler":
            return _possible_smugglings(state)
        case "wholesaler":
            return [moves.Restock(place) for place in range(1, len(state.row) + 1)]
        case "saboteur":
            return _possible_sabotages(state)
        case "alchemist":
            own = bricks_and_towers.colors_in(state.open.storehouse)
            return [moves.Transmute(give, take) for give in own for take in COLORS]
    return (moves.Play(card),)


def _celebrations_in_hand(box: Box, state: State) -> list[str]:
    hand = dict.fromkeys(state.hand)
    return [card for card in hand if box.card_kind(card) == CELEBRATION]


def _possible_smugglings(state: State) -> Iterator[moves.Hire]:
    own = bricks_and_towers.colors_in(state.open.storehouse)
    for seat in state.clockwise(state.seat)[1:]:
        for take in bricks_and_towers.colors_in(state.builders[seat].open.storehouse):
            yield from [moves.Smuggle(seat, give, take) for give in own]


def _possible_sabotages(state: State) -> Iterator[moves.Hire]:
    for seat in state.clockwise(state.seat)[1:]:
        for color, height in bricks_and_towers.distinct_towers(state.builders[seat].open.site):
            yield moves.Sabotage(seat, color, height)


# Judging


def why_not_hire(box: Box, state: State, move: moves.Move) -> Refusal | None:
    assert isinstance(move, moves.Hire)
    card = card_played_by(move)
    return _why_not_play(box, state, card) or _why_not_this_way(box, state, move)


def _why_not_play(box: Box, state: State, card: str) -> Refusal | None:
    if card not in box.cards or box.card_kind(card) != PERSONNEL:
        return refuse("firenze-personnel", "firenze-no-such-personnel", card=card)
    named = Named("action-card", card)
    if card not in state.hand:
        return refuse("firenze-personnel", "firenze-not-in-hand", card=named)
    if card in state.turn.played:
        return refuse("firenze-same-name", "firenze-played-already", card=named)
    return None


def _why_not_this_way(box: Box, state: State, move: moves.Hire) -> Refusal | None:
    match move:
        case moves.Play(card):
            return _why_not_for_the_turn(state, card)
        case moves.Renounce(card):
            return _why_not_renounce(box, state, card)
        case moves.Smuggle(seat, give, take):
            return (
                _why_not_against(state, seat)
                or bricks_and_towers.why_not_give(give, state.open.storehouse)
                or bricks_and_towers.why_not_give(take, state.builders[seat].open.storehouse)
            )
        case moves.Restock(place):
            return _why_not_restock(state, place)
        case moves.Sabotage(seat, color, height):
            return _why_not_against(state, seat) or bricks_and_towers.why_no_tower(
                state.builders[seat].open.site, color, height
            )
        case moves.Transmute(give, take):
            return bricks_and_towers.why_not_give(
                give, state.open.storehouse
            ) or _why_not_from_pouch(state, give, take)


def _why_not_for_the_turn(state: State, card: str) -> Refusal | None:
    named = Named("action-card", card)
    if card not in FOR_THE_TURN:
        return refuse("firenze-personnel", "firenze-played-otherwise", card=named)
    if card in state.question.lets_play:
        return None
    if card not in WHILE_BUILDING:
        return refuse("firenze-princess", "firenze-princess-too-late", card=named)
    return refuse("firenze-building", "firenze-built-already", card=named)


def _why_not_renounce(box: Box, state: State, card: str) -> Refusal | None:
    held = _celebrations_in_hand(box, state)
    if card in held:
        return None
    named = tuple(Named("action-card", name) for name in held)
    return refuse("firenze-patrician", "firenze-no-such-celebration", card=card, cards=named)


def _why_not_against(state: State, seat: int) -> Refusal | None:
    if 0 <= seat < len(state.builders) and seat != state.seat:
        return None
    others = tuple(Who(other) for other in state.clockwise(state.seat)[1:])
    return refuse("firenze-personnel", "firenze-not-at-this-seat", others=others)


def _why_not_restock(state: State, place: int) -> Refusal | None:
    if not 1 <= place <= len(state.row):
        return refuse("firenze-wholesaler", "firenze-no-such-place", most=len(state.row))
    spot = state.row[place - 1]
    if not any(spot.bricks):
        card = Named("action-card", spot.card)
        return refuse("firenze-wholesaler", "firenze-no-bricks-there", card=card)
    return None


def _why_not_from_pouch(state: State, give: str, take: str) -> Refusal | None:
    """Ruling 41: what was put in may come out again."""
    if take not in ORDER:
        return bricks_and_towers.why_not_give(take, state.pouch)
    if take != give and not state.pouch[ORDER[take]]:
        return refuse("firenze-alchemist", "firenze-not-in-the-pouch", brick=Named("brick", take))
    return None


# Playing


def play_personnel(state: State, move: moves.Move, chance: Chance) -> Step[State]:
    assert isinstance(move, moves.Hire)
    card, seat = card_played_by(move), state.seat
    state = state.with_builder(seat, Hidden(bricks_and_towers.without_card(state.hand, card)))
    state = discard_card(replace(state, turn=with_card_played(state.turn, card)), card)
    match move:
        case moves.Play():
            told = say("firenze-plays", who=Who(seat), card=Named("action-card", card))
            return Step(state, (Event(told),))
        case moves.Renounce():
            return _renounce_celebration(state, move)
        case moves.Smuggle():
            return _smuggle_brick(state, move)
        case moves.Restock():
            return _restock_card(state, move, chance)
        case moves.Sabotage():
            return _sabotage_tower(state, move)
        case moves.Transmute():
            return _transmute_brick(state, move)


def _renounce_celebration(state: State, move: moves.Renounce) -> Step[State]:
    seat, left = state.seat, Hidden(bricks_and_towers.without_card(state.hand, move.card))
    after = state.with_builder(seat, left)
    card = Named("action-card", move.card)
    patrician = Named("action-card", "patrician")
    told = say("firenze-renounces", who=Who(seat), card=card, patrician=patrician)
    return Step(discard_card(after, move.card), (Event(told),))


def _exchange_stored_brick(owner: Open, give: str, take: str) -> Open:
    """One brick for another in a storehouse."""
    return replace(owner, storehouse=bricks_and_towers.exchange_brick(owner.storehouse, give, take))


def _smuggle_brick(state: State, move: moves.Smuggle) -> Step[State]:
    own = _exchange_stored_brick(state.open, move.give, move.take)
    other = _exchange_stored_brick(state.builders[move.seat].open, move.take, move.give)
    state = state.with_builder(state.seat, own).with_builder(move.seat, other)
    told = say(
        "firenze-smuggles",
        who=Who(state.seat),
        whom=Who(move.seat),
        given=Named("brick", move.give),
        taken=Named("brick", move.take),
    )
    return Step(state, (Event(told),))


def _restock_card(state: State, move: moves.Restock, chance: Chance) -> Step[State]:
    """Ruling 30: the new bricks are drawn before the old ones go back."""
    at = move.place - 1
    spot = state.row[at]
    new = bricks_and_towers.draw_bricks(state.pouch, sum(spot.bricks), chance)
    pouch = bricks_and_towers.add_bricks(
        bricks_and_towers.subtract_bricks(state.pouch, new), spot.bricks
    )
    row = (*state.row[:at], RowCard(spot.card, new), *state.row[at + 1 :])
    told = say(
        "firenze-restocks",
        who=Who(state.seat),
        card=Named("action-card", spot.card),
        bricks=bricks_and_towers.heap_texts(new),
    )
    return Step(replace(state, row=row, pouch=pouch), (Event(told),), opened=True)


def _sabotage_tower(state: State, move: moves.Sabotage) -> Step[State]:
    after = lower_tower(state, Seat(move.seat), move.color, move.height)
    told = say(
        "firenze-sabotages",
        who=Who(state.seat),
        whom=Who(move.seat),
        brick=Named("brick", move.color),
        height=move.height,
        left=move.height - 1,
    )
    return Step(after, (Event(told),))


def _transmute_brick(state: State, move: moves.Transmute) -> Step[State]:
    own = _exchange_stored_brick(state.open, move.give, move.take)
    pouch = bricks_and_towers.exchange_brick(state.pouch, move.take, move.give)
    after = replace(state.with_builder(state.seat, own), pouch=pouch)
    given, taken = Named("brick", move.give), Named("brick", move.take)
    told = say("firenze-transmutes", who=Who(state.seat), given=given, taken=taken)
    return Step(after, (Event(told),))
