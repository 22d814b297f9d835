"""Texts and story of Firenze, bricks as codes in ids, and what its panels share."""

from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from typing import TypeAlias

from bot.engine.game import Seat
from bot.engine.text import Fact, Named, Text, Who, say
from bot.games.firenze import box, bricks_and_towers, commissions
from bot.games.firenze.card_choice import can_pay
from bot.games.firenze.state_parts import CELEBRATION, COLORS, NO_BRICKS, ORDER, Bricks, Open, Tower
from bot.games.firenze.view import Commission, InHand, Offer, View
from cogs.interaction import components, discord_limits, game_ui
from cogs.interaction.context import SeatContext
from cogs.interaction.replies import PictureRequest, PrivateReply
from cogs.interaction.speech import SpeechContext
from render.firenze import draw_planned_building

FirenzeSeat: TypeAlias = SeatContext[View]
_MOST_TOWERS = 2  # so many towers have room in a button
_BRICKS = 5  # so many bricks have a button below the board


def describe_question(view: View) -> Text:
    waiting = view.asked
    who = tuple(Who(seat) for seat in waiting.seats)
    if waiting.kind == "fulfilling" and not _can_fulfil_any(view):
        return say("asked-firenze-ending", who=who)
    facts: dict[str, Fact] = {
        "who": who,
        "card": Named("action-card", waiting.card),
        "brick": Named("brick", waiting.brick),
        "due": waiting.due,
        "exchange": int(not view.turn.exchanged and not any(view.turn.laid)),
    }
    return Text(f"asked-firenze-{waiting.kind}", tuple(facts.items()))


def _can_fulfil_any(view: View) -> bool:
    """Tell whether a tower stands that a commission or the Campanile waits for."""
    if view.active_builder.owes_bell_tower:
        return commissions.bell_tower_kind(view.box) in bricks_and_towers.distinct_towers(
            view.active_builder.site
        )
    return bool(_met_commissions(view))


def _met_commissions(view: View) -> list[Commission]:
    """Return the commissions that a tower meets and that may be fulfilled now."""
    own = view.active_builder
    towers = (
        bricks_and_towers.distinct_towers(own.site) if own.seals and not own.owes_bell_tower else ()
    )
    found = (view.commission(color, height) for color, height in towers)
    return [one for one in found if one is not None and one.open]


def describe_holdings(view: View, seat: Seat) -> Text:
    """Say which bricks, seals and points a seat has."""
    own = view.builders[seat]
    stored, limit = own.open.stored, own.storehouse_limit
    seals, points = own.open.seals, own.open.points
    return say("panel-firenze-holds", stored=stored, limit=limit, seals=seals, points=points)


def public_moves(view: View) -> list[tuple[str, bool]]:
    """Return what may be pressed on the board; a card that costs bricks opens its panel."""
    match view.asked.kind:
        case "choosing":
            offers = [offer for offer in view.row if can_pay(view.active_builder, offer.cost)]
            spelt = (f"take {one.place} -" if one.cost else f"take {one.place}" for one in offers)
            return [(one, False) for one in spelt]
        case "building":
            return [(one, False) for one in (*list(_costless_brick_moves(view))[:_BRICKS], "done")]
        case "fulfilling":
            met = _met_commissions(view)[:_BRICKS]
            fulfil = [(f"fulfil {one.color} {one.height}", True) for one in met]
            return [*fulfil, ("end", False)]
    return []


def _costless_brick_moves(view: View) -> Iterator[str]:
    """Spell the bricks that cost nothing, on towers that would fall first."""
    own = view.active_builder
    if not view.bricks_left_to_lay or view.next_brick_cost:
        return
    left = [color for color in COLORS if own.storehouse[ORDER[color]]]
    idle_first = sorted(
        bricks_and_towers.distinct_towers(own.site).values(), key=lambda tower: not tower.idle
    )
    for tower in idle_first:
        if tower.color in left:
            yield f"lay {tower.color} {tower.height}"
    yield from (f"begin {color}" for color in left)


# Moves by what they mean here and now


def describe_card_offer(offer: Offer) -> Text:
    """Name a card of the row with its cost: on a button by its place, else as a move."""
    card = Named("action-card", offer.card.name)
    return say("panel-firenze-card-laden", place=offer.place, card=card, cost=offer.cost)


def describe_card_offer_fully(offer: Offer) -> Text:
    """Describe a card of the row with the bricks on it."""
    return say(
        "panel-firenze-offer",
        place=offer.place,
        card=Named("action-card", offer.card.name),
        cost=offer.cost,
        bricks=bricks_and_towers.heap_texts(offer.bricks),
    )


def describe_move(view: View, spelt: str) -> Text | None:
    """Say what a move does in this position; None where its own phrase will do."""
    match spelt.split():
        case ["take", place, *_]:
            return describe_card_offer(view.row[int(place) - 1])
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
        case ["lay", color, height]:
            return describe_laying_brick(view, color, int(height))
        case ["begin", color]:
            return describe_laying_brick(view, color, 0)
        case ["done"]:
            return describe_torn_down_towers(
                "panel-firenze-done", bricks_and_towers.abandoned_towers(view.active_builder.site)
            )
    return None


def describe_laying_brick(view: View, color: str, height: int) -> Text:
    """Describe a brick on a button: what becomes of the tower, what it costs, what it meets."""
    met, then = view.commission(color, height + 1), height + 1
    facts = {"height": height, "then": then, "met": int(met is not None and met.open)}
    return say(
        "panel-firenze-brick", brick=Named("brick", color), cost=view.next_brick_cost, **facts
    )


def describe_torn_down_towers(key: str, fallen: Sequence[Tower]) -> Text | None:
    """Name the towers that would be torn down on a button, if there are any."""
    if len(fallen) > _MOST_TOWERS:
        return say(f"{key}-tears-many", count=len(fallen))
    return say(f"{key}-tears", towers=bricks_and_towers.tower_texts(fallen)) if fallen else None


def describe_word(seat: FirenzeSeat, chosen: Sequence[str], word: str) -> str:
    """Say what a number in a move stands for: a card or a player."""
    view = seat.view
    match [*chosen, word]:
        case ["take" | "exchange" | "restock", place]:
            return seat.speech.button_text(describe_card_offer(view.row[int(place) - 1]))
        case ["smuggle" | "sabotage", whom]:
            return seat.speech.plain_names[int(whom)]
    return ""


def describe_hand(view: View, speech: SpeechContext) -> Iterator[str]:
    own = view.own
    assert own is not None
    mine = view.builders[own.seat]
    store, stored, limit = mine.open.storehouse, mine.open.stored, mine.storehouse_limit
    yield speech(
        "hand-firenze-store", bricks=bricks_and_towers.heap_texts(store), stored=stored, limit=limit
    )
    seals, cards, limit = mine.open.seals, mine.cards, mine.card_limit
    yield speech("hand-firenze-counts", seals=seals, cards=cards, limit=limit)
    if not own.hand:
        yield speech("hand-firenze-empty")
    for held in own.hand:
        yield _describe_held_card(speech, held)
    for card in mine.buildings:
        named, about = describe_card(speech, card)
        yield speech("hand-firenze-building", card=named, about=about)
    if mine.open.owes_bell_tower:
        _, height = commissions.bell_tower_kind(view.box)
        yield speech("hand-firenze-owes-bell", height=height)


def _describe_held_card(speech: SpeechContext, held: InHand) -> str:
    named, about = describe_card(speech, held.card)
    if held.card.kind == CELEBRATION:
        return speech("hand-firenze-celebration", card=named, about=about, points=held.points)
    playable = int(held.playable)
    return speech("hand-firenze-personnel", card=named, about=about, playable=playable)


NO_BRICK = "-"
COLOR_OF_CODE = {color[0]: color for color in COLORS}
CODE_OF_COLOR = {color: letter for letter, color in COLOR_OF_CODE.items()}


def filter_color_codes(word: str) -> str:
    """Drop all letters that are no codes."""
    return "".join(letter for letter in word if letter in COLOR_OF_CODE)


def colors_of_codes(letters: str) -> list[str]:
    return [COLOR_OF_CODE[letter] for letter in letters]


def count_coded_bricks(letters: str) -> Bricks:
    return bricks_and_towers.count_colors(colors_of_codes(letters))


def describe_coded_bricks(letters: str) -> tuple[Text, ...]:
    return bricks_and_towers.heap_texts(count_coded_bricks(letters))


def spell_spare_bricks(own: Open, spare: Bricks, due: int, wanted: str = "") -> str:
    """Spell so many bricks, the least useful first; the color wanted in exchange goes last."""
    kept = bricks_and_towers.bricks_of_color(wanted, spare[ORDER[wanted]]) if wanted else NO_BRICKS
    given = bricks_and_towers.choose_bricks_to_lose(
        own.site, bricks_and_towers.subtract_bricks(spare, kept), due
    )
    order = bricks_and_towers.colors_to_spare_first(own.site)
    letters = "".join(CODE_OF_COLOR[color] * given[ORDER[color]] for color in order)
    return letters + CODE_OF_COLOR.get(wanted, "") * min(due - len(letters), sum(kept))


def choose_payment(own: Open, spare: Bricks, due: int, wished: str, wanted: str = "") -> str:
    """Return the wished payment if it is possible; else what can best be spared."""
    if (
        len(wished) == due
        and min(bricks_and_towers.subtract_bricks(spare, count_coded_bricks(wished))) >= 0
    ):
        return wished
    return spell_spare_bricks(own, spare, due, wanted)


SEVERAL_MOVES_ROUTE = "firenze"


def several_moves_button(
    seat: FirenzeSeat, spelt: str, label: Text, *, likely: bool = False, row: int | None = None
) -> components.ButtonSpec:
    """Return the button that makes all moves that these words stand for."""
    id_ = game_ui.game_route_id(seat, SEVERAL_MOVES_ROUTE, spelt)
    return components.ButtonSpec(id_, seat.speech.button_text(label), likely, row=row)


def spell_moves(seat: FirenzeSeat, moves: Iterable[object]) -> list[str]:
    return [seat.spell_move(move) for move in moves]


def describe_card(speech: SpeechContext, card: box.ActionCard) -> tuple[Named, str]:
    """Return the card and what it does; an effect that is not printed is marked."""
    about = speech.name_thing("action-card", card.name, "about")
    if card.effect_from == box.OURS:
        about = f"{about} {speech('ours-firenze-effect')}"
    return Named("action-card", card.name), about


def build_site_panel(
    seat: FirenzeSeat,
    lines: Iterable[str],
    controls: Iterable[components.ComponentSpec],
    before: View,
    after: View,
    site: Iterable[Tower],
) -> PrivateReply:
    """Return a panel with the picture of a building site; in words its towers are listed."""
    speech, words = seat.speech, "\n".join(lines)
    draw = partial(
        draw_planned_building, before, after, speech.speaker.language, speech.plain_names
    )
    alt = discord_limits.cut_text(words, discord_limits.ALT_TEXT, speech("alt-rest"))
    towers = speech("panel-firenze-site", towers=bricks_and_towers.tower_texts(site))
    return PrivateReply(words, tuple(controls), picture=PictureRequest(draw, alt, towers))


# The story
