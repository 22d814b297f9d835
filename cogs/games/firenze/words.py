"""What the door says of a game of Firenze: how far it has come, what is asked, what moves mean."""

from collections.abc import Sequence

from bot.engine.game import Seat
from bot.engine.text import Fact, Named, Text, Who, say
from bot.games.firenze import sites
from bot.games.firenze.bricks import heap
from bot.games.firenze.commissions import bell_tower
from bot.games.firenze.row import can_pay
from bot.games.firenze.view import Offer, View
from bot.host.company import TableId
from cogs.door.sitting import Sitting

_TOLD = 2  # so many towers have room in a button


def heading(view: View, table: TableId) -> Text:
    if view.scores is not None:
        return say("door-heading", table=table, game=Named("game", "firenze"))
    seats = len(view.builders)
    return say(
        "door-firenze-heading",
        table=table,
        game=Named("game", "firenze"),
        round=(view.turns - 1) // seats + 1,
        last=int(view.ender is not None),
        deck=view.deck,
    )


def asked(view: View) -> Text:
    waiting = view.asked
    who = tuple(Who(seat) for seat in waiting.seats)
    if waiting.kind == "fulfilling" and not _meets_any(view):
        return say("asked-firenze-ending", who=who)
    facts: dict[str, Fact] = {
        "who": who,
        "card": Named("action-card", waiting.card),
        "brick": Named("brick", waiting.brick),
        "due": waiting.due,
    }
    return Text(f"asked-firenze-{waiting.kind}", tuple(facts.items()))


def _meets_any(view: View) -> bool:
    """Whether a tower stands there that a commission, or the Campanile, waits for."""
    own = view.active
    towers = sites.kinds(own.site)
    if own.owes_bell_tower:
        return bell_tower(view.box) in towers
    found = (view.commission(color, height) for color, height in towers)
    return own.seals > 0 and any(one is not None and one.open for one in found)


def holdings(view: View, seat: Seat) -> Text:
    """What there is to play with."""
    own = view.builders[seat]
    return say(
        "panel-firenze-holds",
        stored=own.open.stored,
        limit=own.storehouse_limit,
        seals=own.open.seals,
        points=own.open.points,
    )


def public_moves(view: View) -> list[tuple[str, bool]]:
    """The cards that may be chosen; what has to be paid is shown before it is chosen."""
    if view.asked.kind != "choosing":
        return []
    return [
        (f"take {offer.place} -" if offer.cost else f"take {offer.place}", False)
        for offer in view.row
        if can_pay(view.active, offer.cost)
    ]


# Moves by what they mean here and now


def on_offer(offer: Offer) -> Text:
    """A card of the row with what it costs and what lies on it; a button only says how much."""
    facts = {**_of_offer(offer), "count": sum(offer.bricks)}
    return Text("panel-firenze-card-laden", tuple(facts.items()))


def told_in_full(offer: Offer) -> Text:
    """The same where there is room for it."""
    return Text("panel-firenze-offer", tuple(_of_offer(offer).items()))


def _of_offer(offer: Offer) -> dict[str, Fact]:
    return {
        "place": offer.place,
        "card": Named("action-card", offer.card.name),
        "cost": offer.cost,
        "bricks": heap(offer.bricks),
    }


def is_recent(view: View, now: View) -> bool:
    """Since the last turn of whoever has it now."""
    return view.turns >= now.turns - len(now.builders)


def round_of(view: View) -> int:
    """Everybody has one turn in each."""
    return (view.turns + len(view.builders) - 1) // len(view.builders)


def named(view: View, spelt: str) -> Text | None:
    """A move by what it does as things stand; None where its own words say enough."""
    match spelt.split():
        case ["take", place, *_]:
            return on_offer(view.row[int(place) - 1])
        case ["exchange", place, brick]:
            offer = view.row[int(place) - 1]
            card, wanted = Named("action-card", offer.card.name), Named("brick", brick)
            return say("panel-firenze-from", brick=wanted, place=offer.place, card=card)
        case ["restock", place]:
            offer = view.row[int(place) - 1]
            card = Named("action-card", offer.card.name)
            return say("panel-firenze-restock", card=card, count=sum(offer.bricks))
        case ["smuggle", seat, give, take]:
            given, taken = Named("brick", give), Named("brick", take)
            return say("panel-firenze-smuggle", whom=Who(int(seat)), given=given, taken=taken)
        case ["sabotage", seat, color, height]:
            whom, tower = Who(int(seat)), Named("brick", color)
            return say("panel-firenze-sabotage", whom=whom, brick=tower, height=int(height))
        case ["done"]:
            return _done(view)
    return None


def _done(view: View) -> Text | None:
    """Not without a word of what would be torn down."""
    fallen = sites.torn_down(view.active.site)
    if len(fallen) > _TOLD:
        return say("panel-firenze-done-tears-many", count=len(fallen))
    return say("panel-firenze-done-tears", towers=sites.in_words(fallen)) if fallen else None


def word(sitting: Sitting[View], chosen: Sequence[str], word_: str) -> str:
    """A word of a move that is a number and stands for something one can see."""
    view = sitting.view
    match [*chosen, word_]:
        case ["take" | "exchange" | "restock", place]:
            return sitting.voice.plain(on_offer(view.row[int(place) - 1]))
        case ["smuggle" | "sabotage", seat]:
            return sitting.voice.plain_names[int(seat)]
    return ""


def points(view: View) -> Sequence[int]:
    return [builder.points for builder in view.open_builders]
