"""Courting: what each character is worth here and now, how far to go for one, and when to use it.

Values are points, like every outlook.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

from bot.games.princes.moves import Consult, Court, Forgo, Move, Pass
from bot.games.princes.view import View
from bot.players.princes import bidding, cards, outlook, plans, works
from bot.players.princes.holding import Holding, held

# An action could do other good than the Princess's work.
ACTION_SPENT = 2.0
# A work that only the Muse lifts over the minimum could have been completed later.
LIFTED = 0.5


def best_courtship(view: View, moves: Sequence[Move]) -> Move:
    """The character that is worth most beyond its price, at the lowest space; or nobody."""
    own = held(view)
    courts = [move for move in moves if isinstance(move, Court)]
    best = max(courts, key=lambda move: gain(view, own, move), default=None)
    return best if best and gain(view, own, best) > 0 else Pass()


def gain(view: View, own: Holding, move: Court) -> float:
    """How much better the outlook is with this character at this price."""
    if move.character == "banker":
        return _gain_of_banker(view, own, move.florins)
    paid = outlook.worth(view, own.paying(view.box, move.florins)) - outlook.worth(view, own)
    return paid + _WORTH[move.character](view, own)


def _gain_of_banker(view: View, own: Holding, price: int) -> float:
    banker = next(card for card in view.characters if card.name == "banker")
    brought = banker.florins - price
    richer = replace(own, florins=own.florins + brought)
    better = outlook.worth(view, richer) - outlook.worth(view, own)
    if view.round < view.box.rounds:
        return better
    # Bought in the last round, he changes what is left, and works may be paid in money.
    rate = view.box.favours.banker_florins_per_point
    return max(better, max(0, richer.florins - outlook.ACTION) / rate)


def _cardinal(view: View, own: Holding) -> float:
    """A third work is a work more; other actions are worth what the outlook says of one more."""
    more = plans.acting(own, -view.box.favours.cardinal_actions)
    usual = outlook.worth(view, more) - outlook.worth(view, own)
    ready = sorted(value for value in _work_values(view, own) if value >= view.minimum)
    third = ready[: -view.box.numbers.actions]
    if not third:
        return usual
    kept = 0.0 if view.round == view.box.rounds else LIFTED
    return max(usual, works.POINTS_PER_VALUE * third[-1] * (1 - kept))


def _merchant(view: View, own: Holding) -> float:
    return max(merchant_points(view, own), _merchant_kept(view))


def _muse(view: View, own: Holding) -> float:
    """What the works of this round gain."""
    minimum, lift = view.minimum, view.round
    bonus = sum(cards.bonus_value(view.box, own, card) for card in own.bonus)
    gains = [
        works.POINTS_PER_VALUE * (lift if value + bonus >= minimum else LIFTED * (value + lift))
        for value in _work_values(view, own)
        if value + bonus + lift >= minimum
    ]
    return sum(sorted(gains, reverse=True)[: view.box.numbers.actions])


def _work_values(view: View, own: Holding) -> list[int]:
    """What the works of the professions in hand are worth now, without bonus cards."""
    common = works.common_value(view.box, own)
    return [common + works.fit(view.box, own, card) for card in own.hand]


def _princess(view: View, own: Holding) -> float:
    value = princess_value(view, own)
    if value < view.minimum:
        return 0.0
    hope = works.best_work_hope(view, value)
    return works.POINTS_PER_VALUE * value + hope - ACTION_SPENT


def princess_value(view: View, own: Holding) -> int:
    """What her work is worth now; bot.games.princes.works must agree."""
    favours = view.box.favours
    return (
        favours.princess_landscape * len(own.landscapes)
        + favours.princess_building * len(own.buildings)
        + favours.princess_builder * own.builders
        + favours.princess_card * own.cards
    )


def _professor(view: View, own: Holding) -> float:
    return max(_prestige_card(view, own), _bonus_card(view, own))


def _prestige_card(view: View, own: Holding) -> float:
    unseen = cards.unseen_prestige(view)
    return cards.hoped_best(view, unseen, lambda card: cards.prestige_hope(view, own, card))


def _bonus_card(view: View, own: Holding) -> float:
    if not own.slots or not own.hand:
        return 0.0
    unseen = cards.unseen_bonus(view)
    best = cards.hoped_best(view, unseen, lambda card: cards.bonus_value(view.box, own, card))
    return works.POINTS_PER_VALUE * best


_WORTH: Mapping[str, Callable[[View, Holding], float]] = {
    "cardinal": _cardinal,
    "merchant": _merchant,
    "muse": _muse,
    "princess": _princess,
    "professor": _professor,
}


# When to use the Merchant and the Professor


def answered(view: View, moves: Sequence[Move]) -> Move:
    """At a moment when the Merchant or the Professor may be used, and nothing else done."""
    return useful_consultation(view, moves) or Forgo()


def useful_consultation(view: View, moves: Sequence[Move]) -> Consult | None:
    """The Professor at once: cards are of use the sooner the better. The Merchant at his best."""
    uses = {move.use for move in moves if isinstance(move, Consult)}
    if not uses:
        return None
    own = held(view)
    if uses & {"prestige", "bonus"}:
        return _professors_card(view, own, uses)
    points = merchant_points(view, own)
    if "free" in uses and bidding.worth_of(view, own, view.asked.price) > points:
        return Consult("free")
    now = "free" in uses or view.asked.is_last_chance or points > _merchant_kept(view)
    return Consult("points") if now else None


def _professors_card(view: View, own: Holding, uses: set[str]) -> Consult:
    if "bonus" not in uses or ("prestige" in uses and _prefers_prestige(view, own)):
        return Consult("prestige")
    return Consult("bonus")


def _prefers_prestige(view: View, own: Holding) -> bool:
    return _prestige_card(view, own) >= _bonus_card(view, own)


def merchant_points(view: View, own: Holding) -> float:
    """Ruling 16: one, and one for each opponent ahead."""
    ahead = sum(estate.open.points > own.points for estate in view.estates)
    return view.box.favours.merchant_points * (1 + ahead)


def _merchant_kept(view: View) -> float:
    """What he saves in the next auction phase, if there is one."""
    if view.round == view.box.rounds:
        return 0.0
    return outlook.LOT[len(view.estates)] * outlook.POINTS_PER_FLORIN
