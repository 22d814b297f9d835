"""Cards: what it is worth to have one, and what an event does to whoever chooses it."""

from bot.engine.copies import replace
from bot.games.firenze import events, limits, scoring, sites
from bot.games.firenze.cards import is_second, monument_goes_to
from bot.games.firenze.pieces import CELEBRATION, EVENT, PERSONNEL, Bricks, Tower
from bot.games.firenze.printed import ActionCard
from bot.players.firenze import sparing
from bot.players.firenze.outlook import Outlook
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
A_LEVEL = 2  # bricks that a level of a tower is worth


# Having a card


def worth_of(outlook: Outlook, card: ActionCard) -> float:
    """What it brings to choose the card, beside its bricks."""
    me, turns, view = outlook.me, outlook.turns, outlook.view
    match card.kind:
        case "personnel":
            full = limits.cards(view.mine) >= limits.card_limit(view.box, me) or not turns
            return 0.0 if full else IN_HAND[card.name] + _relief(outlook, card)
        case "celebration":
            return celebrates(outlook, card)
        case "building":
            return 0.0 if is_second(me, card.name) else A_TURN[card.name] * turns
        case "church":
            return _church(outlook, card)
    return 0.0


def kept_worth(outlook: Outlook, card: ActionCard) -> float:
    """What it is worth to keep a card of one's own."""
    if card.kind == PERSONNEL:
        return IN_HAND[card.name] if outlook.turns else 0.0
    return A_TURN[card.name] * outlook.turns


def celebrates(outlook: Outlook, card: ActionCard) -> float:
    """What a celebration is likely to bring at the end."""
    view, me = outlook.view, outlook.me
    match card.name:
        case "recognition":
            low = scoring.counted(view.box, view.board, outlook.seat, card.name)
            return card.amount * (low + LOW_SEALS_AHEAD * min(me.seals, outlook.turns))
        case "tournament":
            towers = scoring.counted(view.box, view.board, outlook.seat, card.name)
            missing = card.measure - towers
            ahead = TOWERS_AHEAD * min(me.seals, outlook.turns)
            return card.amount * min(1.0, max(0.0, ahead - missing / 2 + 0.5))
        case "monument":
            return card.amount if _is_mine(outlook) else -RIVALS * card.amount
    return card.amount


def _is_mine(outlook: Outlook) -> bool:
    """Whether the monument goes to the guest, if he takes it now."""
    return monument_goes_to(outlook.view.open_builders, outlook.seat) == outlook.seat


def _relief(outlook: Outlook, card: ActionCard) -> float:
    """What the patrician takes away."""
    return max(0.0, -worst_celebration(outlook)[0]) if card.name == "patrician" else 0.0


def worst_celebration(outlook: Outlook) -> tuple[float, str]:
    """The one in hand that brings least, and what it brings; 0 and '' without any."""
    held = [h.card for h in outlook.hand if h.card.kind == CELEBRATION]
    return min([(celebrates(outlook, card), card.name) for card in held], default=(0.0, ""))


def _church(outlook: Outlook, card: ActionCard) -> float:
    if card.name != "campanile":
        return CHURCHES_MINE * card.amount
    color, height = outlook.bell_tower
    highest = max([tower.height for tower in outlook.me.site if tower.color == color], default=0)
    return 1.0 if highest == height else -1.0


# Events


def struck(outlook: Outlook, means: Means, card: ActionCard, brought: Bricks) -> Means:
    """The means after the event; `brought` came with the card."""
    site, stored = means.site, means.stored
    if events.takes_level(card.name):
        return replace(means, site=_lowered(outlook, site, card.name))
    spare = events.spare(card.name, stored, brought)
    lost = events.due(outlook.view.box, card.name, sum(spare), len(site))
    return replace(means, stored=sparing.without(outlook, stored, spare, lost))


def others_struck(outlook: Outlook, card: ActionCard) -> float:
    """What it is worth that an event strikes the others too."""
    if not events.strikes_all(card.name):
        return 0.0
    view = outlook.view
    rivals = [builder.open for builder in view.builders if builder.seat != outlook.seat]
    if events.takes_level(card.name):
        lost = sum(A_LEVEL for rival in rivals if rival.site)
    else:
        lost = sum(events.due(view.box, card.name, r.stored, len(r.site)) for r in rivals)
    return RIVALS * outlook.judgement.brick * lost


def _lowered(outlook: Outlook, site: tuple[Tower, ...], card: str) -> tuple[Tower, ...]:
    """Without the level that can best be spared."""
    hit = events.threatened(card, site)
    if not hit:
        return site
    tower = min(hit, key=lambda t: sparing.level_loss(outlook, t.color, t.height))
    return sites.a_level_less(site, tower.color, tower.height)


def is_event(card: ActionCard) -> bool:
    return card.kind == EVENT
