"""Cards: what it is worth to have one, and what an event does to whoever chooses it."""

from dataclasses import replace

from bot.games.firenze.pieces import CELEBRATION, EVENT, PERSONNEL, Bricks, Tower
from bot.games.firenze.printed import ActionCard
from bot.games.firenze.view import Card
from bot.players.firenze import sparing
from bot.players.firenze.outlook import BRICK, Outlook
from bot.players.firenze.plans import Means

# What personnel is worth in hand: what it must bring to be played, too.
IN_HAND = {
    "princess": 0.9,
    "mason": 1.0,
    "smuggler": 0.5,
    "wholesaler": 0.2,
    "saboteur": 0.4,
    "patrician": 0.6,
    "architect": 1.0,
    "alchemist": 0.5,
}
A_TURN = {"workshop": 0.22, "warehouse": 0.08, "palazzo": 0.02, "trading-house": 0.06}
CHURCHES_MINE = 0.3  # of what a church card rewards

LOW_SEALS_AHEAD = 0.4  # of all seals still to place those that recognition counts
TOWERS_AHEAD = 0.3  # what a seal adds to the chance of the tournament
RIVALS = 0.3  # what the loss of all others is worth


# Having a card


def worth_of(outlook: Outlook, card: Card) -> float:
    """What it brings to choose the card, beside its bricks."""
    me, turns = outlook.me, outlook.turns
    match card.kind:
        case "personnel":
            full = me.cards >= me.card_limit or not turns
            return 0.0 if full else IN_HAND[card.name] + _relief(outlook, card)
        case "celebration":
            return celebrates(outlook, card)
        case "building":
            owned = any(card.name == building.name for building in me.buildings)
            return 0.0 if owned else A_TURN[card.name] * turns
        case "church":
            return _church(outlook, card)
    return 0.0


def kept_worth(outlook: Outlook, card: ActionCard) -> float:
    """What it is worth to keep a card of one's own."""
    if card.kind == PERSONNEL:
        return IN_HAND[card.name] if outlook.turns else 0.0
    return A_TURN[card.name] * outlook.turns


def celebrates(outlook: Outlook, card: Card) -> float:
    """What a celebration is likely to bring at the end."""
    view, me = outlook.view, outlook.me
    sealed = [c for family in view.families for c in family.commissions if c.seat == me.seat]
    match card.name:
        case "recognition":
            low = sum(commission.height <= card.measure for commission in sealed)
            return card.amount * (low + LOW_SEALS_AHEAD * min(me.seals, outlook.turns))
        case "tournament":
            missing = card.measure - len({commission.color for commission in sealed})
            ahead = TOWERS_AHEAD * min(me.seals, outlook.turns)
            return card.amount * min(1.0, max(0.0, ahead - missing / 2 + 0.5))
        case "monument":
            return card.amount if _is_mine(outlook) else -RIVALS * card.amount
    return card.amount


def _is_mine(outlook: Outlook) -> bool:
    """Ruling 33: the monument goes to the highest tower; of several, to the active player's."""
    heights = [
        (max([tower.height for tower in builder.site], default=0), builder.seat == outlook.me.seat)
        for builder in outlook.view.builders
    ]
    return max(heights)[1]


def _relief(outlook: Outlook, card: Card) -> float:
    """What the patrician takes away."""
    return max(0.0, -worst_celebration(outlook)[0]) if card.name == "patrician" else 0.0


def worst_celebration(outlook: Outlook) -> tuple[float, str]:
    """The one in hand that brings least, and what it brings; 0 and '' without any."""
    held = [h.card for h in outlook.hand if h.card.kind == CELEBRATION]
    return min([(celebrates(outlook, card), card.name) for card in held], default=(0.0, ""))


def _church(outlook: Outlook, card: Card) -> float:
    if card.name != "campanile":
        return CHURCHES_MINE * card.amount
    white = max([tower.height for tower in outlook.me.site if tower.color == "white"], default=0)
    return 1.0 if white == card.measure else -1.0


# Events


def struck(outlook: Outlook, means: Means, card: Card | ActionCard, brought: Bricks) -> Means:
    """The means after the event; `brought` came with the card."""
    site, stored = means.site, means.stored
    match card.name:
        case "botch" | "collapse":
            return replace(means, site=_lowered(outlook, site, card.name))
        case "storehouse-fire" | "flood":
            spare = tuple([a - b for a, b in zip(stored, brought, strict=True)])
        case _:
            spare = stored
    due = {"flood": sum(spare) // max(1, card.amount), "luxury-tax": card.amount * len(site)}
    lost = min(due.get(card.name, card.amount), sum(spare))
    return replace(means, stored=sparing.without(outlook, stored, spare, lost))


def others_struck(outlook: Outlook, card: Card) -> float:
    """What it is worth that an event strikes the others too."""
    view, me = outlook.view, outlook.me
    rivals = [builder for builder in view.builders if builder.seat != me.seat]
    match card.name:
        case "flood":
            lost = sum(rival.stored // card.amount for rival in rivals)
        case "luxury-tax":
            lost = sum(min(rival.stored, card.amount * len(rival.site)) for rival in rivals)
        case "tribute":
            lost = sum(min(rival.stored, card.amount) for rival in rivals)
        case "collapse":
            lost = sum(2 for rival in rivals if rival.site)
        case _:
            return 0.0
    return RIVALS * BRICK * lost


def _lowered(outlook: Outlook, site: tuple[Tower, ...], card: str) -> tuple[Tower, ...]:
    """Without the level that can best be spared."""
    highest = max([tower.height for tower in site], default=0)
    least = highest if card == "collapse" else 1
    hit = [tower for tower in site if tower.height >= least]
    if not hit:
        return site
    tower = min(hit, key=lambda t: sparing.level_loss(outlook, t.color, t.height))
    at = site.index(tower)
    left = (replace(tower, height=tower.height - 1),) if tower.height > 1 else ()
    return (*site[:at], *left, *site[at + 1 :])


def is_event(card: Card) -> bool:
    return card.kind == EVENT
