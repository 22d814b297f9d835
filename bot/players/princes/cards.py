"""Cards: what those in hand promise, and what the best of five unseen ones promises."""

from collections.abc import Callable, Sequence
from math import comb

from bot.engine.game import Seat
from bot.engine.known import known
from bot.engine.recent import Recent
from bot.games.princes.box import Box
from bot.games.princes.holdings import count
from bot.games.princes.printed import PrestigeCard
from bot.games.princes.scoring import compared, lead
from bot.games.princes.view import SeenEstate, View
from bot.players.princes.scenarios import Scenario

# The best of five cards from the top of a deck


def hoped_best(view: View, cards: Sequence[str], worth: Callable[[str], float]) -> float:
    """The average worth of the best card, when so many are looked at as the rules allow."""
    ranked = sorted(map(worth, cards), reverse=True)
    looked_at = min(view.box.numbers.drawn, len(ranked))
    draws = comb(len(ranked), looked_at)
    # Of all draws, those in which a card is the best leave out every better one.
    return sum(
        value * comb(len(ranked) - better - 1, looked_at - 1) / draws
        for better, value in enumerate(ranked)
    )


def unseen_professions(view: View) -> list[str]:
    assert view.own is not None
    seen = {card.card.name for card in view.own.hand}
    for estate in view.estates:
        seen.update(estate.open.table, estate.open.shown)
    if view.automa:
        seen.update(card for dummy in view.automa.dummies for card in dummy.faceup)
    return [name for name in view.box.professions if name not in seen]


def unseen_bonus(view: View) -> list[str]:
    assert view.own is not None
    seen = {*view.spent, *(card.name for card in view.own.bonus)}
    if view.automa:
        seen.update(view.automa.bonus)
    return [name for name in view.box.bonus if name not in seen]


def unseen_prestige(view: View) -> list[str]:
    assert view.own is not None
    seen = {card.name for card in view.own.prestige}
    for estate in view.estates:
        seen.update(estate.revealed)
    return [name for name in view.box.prestige if name not in seen]


# Professions

# Points saved by two professions with the same want: a thing is paid for once.
SAME_BUILDING = 2.0
SAME_LANDSCAPE = 1.2
SAME_FREEDOM = 1.2


def kinship(box: Box, hand: Sequence[str]) -> float:
    """The points that these professions save each other."""
    cards = [box.professions[card] for card in hand]
    return sum(
        SAME_BUILDING * (one.building == other.building)
        + SAME_LANDSCAPE * (one.landscape == other.landscape)
        + SAME_FREEDOM * (one.freedom == other.freedom)
        for at, one in enumerate(cards)
        for other in cards[:at]
    )


# Prestige cards

LIKELIEST = 0.9  # what is missing never is as good as here
STEP_BEHIND = 0.5  # each further step behind makes it so much less likely to catch up
SQUARES_OF_A_TILE = 4


_BEST = Recent[float](most=8)


def best_prestige_card(view: View, own: Scenario) -> float:
    """What the best of the next prestige cards promises, whatever money is left."""
    assert view.own is not None
    unseen, hidden = unseen_prestige(view), own.estate.hidden
    mine = (view.own.seat, own.slots, own.judgement, own.estate.open, hidden.hand, hidden.prestige)
    key = (*mine, view.open_estates, unseen, view.box)
    return _BEST.of(key, lambda: hoped_best(view, unseen, lambda c: prestige_hope(view, own, c)))


def prestige_hope(view: View, own: Scenario, name: str) -> float:
    """The points a prestige card is likely to bring at the end (Rules p. 19)."""
    card, judgement = view.box.prestige[name], own.judgement
    rounds_ahead = own.slots / view.box.numbers.actions
    if card.needs:
        missing = sum(
            max(0, least - count(view.box, own.estate, thing)) for thing, least in card.needs
        )
        met: float = min(LIKELIEST, judgement.met_a_round * rounds_ahead) ** missing
        return card.points * met
    ahead = _lead(view, own, card)
    kept: float = judgement.kept_a_round**rounds_ahead
    won = judgement.won_a_round * rounds_ahead
    if ahead > 0:
        return card.points * kept
    if ahead == 0:
        return card.shared * kept + (card.points - card.shared) * won / 2
    caught_up: float = won * STEP_BEHIND ** (-ahead - 1)
    return card.shared * caught_up


def _lead(view: View, own: Scenario, card: PrestigeCard) -> float:
    """How far ahead of the best opponent; where squares are counted, in tiles."""
    assert view.own is not None
    others = _compared(view.box, view.estates, view.own.seat, card)
    ahead = lead(card, compared(view.box, own.estate.open, card), others)
    return ahead / SQUARES_OF_A_TILE if card.fewest else ahead


@known
def _compared(box: Box, estates: tuple[SeenEstate, ...], me: Seat, card: PrestigeCard) -> list[int]:
    """How many all others have of what the card compares, as long as they stay as they are."""
    return [compared(box, estate.open, card) for estate in estates if estate.seat != me]
