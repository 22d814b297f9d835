"""The panels that take a card of the row, cover a commission, and hire personnel.

take                 which card
take 3 -             the third from the left, paid with what can best be spared
take 3 wy            a white brick on the leftmost card, a yellow one on the next
cover                as the rulebook recommends
cover as white 3     this commission
smuggle                      as the rules list it first
smuggle as 2 white blue      give the third player a white brick for a blue one
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from bot.engine.text import Fact, Named, Refusal, Text, say
from bot.games.firenze import box, bricks_and_towers, state_parts
from bot.games.firenze.bricks_and_towers import heap_texts
from bot.games.firenze.card_choice import is_second_copy
from bot.games.firenze.moves import Move, Pay, Take
from bot.games.firenze.setup import count_tiles_on_tower
from bot.games.firenze.view import Offer, View
from cogs.games.firenze import brick_payment, game_texts
from cogs.games.firenze.game_texts import NO_BRICK
from cogs.interaction import game_ui
from cogs.interaction.components import ButtonSpec, ComponentSpec, MenuChoice, MenuSpec, choice_id
from cogs.interaction.game_ui import MORE
from cogs.interaction.replies import PrivateReply
from cogs.interaction.speech import describe_table_move

_CARDS, _PAYING, _DECISION = range(3)


@dataclass(frozen=True, slots=True)
class CardChoice:
    """A card as it would be taken now."""

    seat: game_texts.FirenzeSeat
    view: View
    offer: Offer
    paid: str  # on the cards to its left, the leftmost first

    @property
    def own(self) -> state_parts.Open:
        return self.view.mine.open

    @property
    def game_moves(self) -> tuple[Move, ...]:
        return (Take(self.offer.place), *map(Pay, game_texts.colors_of_codes(self.paid)))

    @property
    def moves(self) -> list[str]:
        return game_texts.spell_moves(self.seat, self.game_moves)

    @property
    def skipped_card_offers(self) -> tuple[Offer, ...]:
        """Return the cards on which a brick is laid."""
        return self.view.row[: len(self.paid)]


def build_take_panel(seat: game_texts.FirenzeSeat, spelt: str) -> PrivateReply:
    choice = draft_card_choice(seat, spelt)
    if choice is None:
        controls = (cards_menu(seat, None), game_ui.back_to_turn_button(seat, _DECISION))
        return PrivateReply(seat.speech("panel-firenze-take-which"), controls)
    return game_ui.build_panel(_describe_choice(choice), _take_controls(choice))


def draft_card_choice(seat: game_texts.FirenzeSeat, spelt: str) -> CardChoice | None:
    """Read these words; None when they name no card that may be chosen."""
    _, place, paid, *_ = [*spelt.split(), "", "", ""]
    view = seat.view
    offer = next((one for one in choosable_card_offers(seat) if str(one.place) == place), None)
    if offer is None:
        return None
    own, wished = view.mine.open, game_texts.filter_color_codes(paid)
    letters = game_texts.choose_payment(own, own.storehouse, offer.cost, wished)
    return CardChoice(seat, view, offer, letters)


def choosable_card_offers(seat: game_texts.FirenzeSeat) -> list[Offer]:
    places = {move.place for move in seat.legal_moves() if isinstance(move, Take)}
    return [offer for offer in seat.view.row if offer.place in places]


def _describe_choice(choice: CardChoice) -> Iterator[str]:
    speech, offer, card = choice.seat.speech, choice.offer, choice.offer.card
    name, kind = Named("action-card", card.name), Named("card-kind", card.kind)
    about = speech.name_thing("action-card", card.name, "about")
    yield speech("panel-firenze-take", card=name, kind=kind, about=about)
    if card.effect_from == box.OURS:
        yield speech("panel-firenze-effect-ours")
    yield speech("panel-firenze-take-brings", bricks=heap_texts(offer.bricks))
    if choice.paid:
        pairs = zip(choice.skipped_card_offers, choice.paid, strict=True)
        parts = tuple(brick_payment.describe_brick_on_card(*pair) for pair in pairs)
        yield speech("panel-firenze-take-costs", count=len(parts), parts=parts)
    after = _rehearse_taking(choice)
    if after:
        mine = after.builders[choice.seat.seat]
        stored, limit = mine.open.stored, mine.storehouse_limit
        yield speech("panel-firenze-stored-then", stored=stored, limit=limit)
    if is_second_copy(choice.own, card.name):
        yield speech("panel-firenze-second-building")


def _rehearse_taking(choice: CardChoice) -> View | None:
    """Return the view after it, but for the card that is drawn then."""
    *first, last = choice.game_moves
    paying = choice.seat.start_rehearsal().after_moves(choice.seat.seat, *first)
    after = paying.after_move_with_luck(choice.seat.seat, last) if paying else None
    return after[0].view if after else None


def _take_controls(choice: CardChoice) -> Iterator[ComponentSpec]:
    seat, offer, paid = choice.seat, choice.offer, choice.paid
    yield cards_menu(seat, offer)
    prefix = f"{offer.place} "
    yield from brick_payment.payments_by_card_menu(
        *(seat, "take", prefix, paid, choice.own.storehouse, choice.skipped_card_offers),
        row=_PAYING,
    )
    label = say("panel-firenze-take-it", card=Named("action-card", offer.card.name), paid=len(paid))
    if paid:
        spelt = f"take {offer.place} {paid}"
        yield game_texts.several_moves_button(seat, spelt, label, likely=True, row=_DECISION)
    else:
        yield game_ui.move_button(seat, f"take {offer.place}", label, likely=True, row=_DECISION)
    yield game_ui.back_to_turn_button(seat, _DECISION)


def cards_menu(
    seat: game_texts.FirenzeSeat, chosen: Offer | None, *, is_at_once: bool = False
) -> MenuSpec:
    """Return the menu of cards; of the turn, where a free card is taken at once."""
    verb, options = MORE if is_at_once else "take", []
    for offer in choosable_card_offers(seat):
        spelt = f"{offer.place}" if is_at_once and not offer.cost else f"{offer.place} {NO_BRICK}"
        text = game_texts.describe_card_offer(offer)
        about = seat.speech.name_thing("action-card", offer.card.name, "about")
        value = f"take {spelt}" if is_at_once else spelt
        options.append(game_ui.menu_option(seat, value, text, about, chosen=offer == chosen))
    label = say("press-firenze-take")
    return game_ui.choice_menu(seat, verb, _CARDS, label, options, row=_CARDS)


# Covering a commission in the setup

_AS = "as"  # what follows is no move yet
_TOWER_ROW, _HEIGHT_ROW, _COVER_ROW = range(3)


def build_cover_commission_panel(seat: game_texts.FirenzeSeat, spelt: str) -> PrivateReply:
    """Build the panel of the commission that these words name, or of the nearest to it."""
    _, _, color, height, *_ = [*spelt.split(), "", "", "", ""]
    listed = [way.split() for way in seat.spell_legal_moves(verb="cover")]
    ways = [(way[1], way[2]) for way in listed]  # color and height, as the rules list them
    way = max(ways, key=lambda way: (way[0] == color, way[1] == height))
    return game_ui.build_panel(
        _describe_covered_commission(seat, way), _cover_controls(seat, ways, way)
    )


def _describe_covered_commission(
    seat: game_texts.FirenzeSeat, way: tuple[str, str]
) -> Iterator[str]:
    yield seat.speech("panel-firenze-cover", left=seat.view.asked.due)
    yield f"**{seat.speech.speak_text(_describe_commission(seat.view, *way))}**"


def describe_cover_advice(seat: game_texts.FirenzeSeat) -> Iterator[str]:
    """Say what the rulebook recommends, and what lies on the towers already."""
    speech, view = seat.speech, seat.view
    least, most = view.box.heights[0], view.box.heights[view.box.numbers.low_heights - 1]
    yield speech("panel-firenze-cover-advice", least=least, most=most)
    left = tuple(count_tiles_on_tower(view.box, view.board, color) for color in view.colors)
    yield speech("panel-firenze-cover-tiles", tiles=heap_texts(left))


def _describe_commission(view: View, color: str, height: str) -> Text:
    met = view.commission(color, int(height))
    assert met is not None
    brick = Named("brick", color)
    return say("panel-firenze-cover-this", brick=brick, height=met.height, points=met.points)


def _cover_controls(
    seat: game_texts.FirenzeSeat, ways: Sequence[tuple[str, str]], way: tuple[str, str]
) -> Iterator[ComponentSpec]:
    view, (color, height) = seat.view, way
    towers = {one[0]: one for one in reversed(ways)}
    towers |= {one[0]: one for one in ways if one[1] == height}
    colors = [
        MenuChoice(" ".join(towers[one]), seat.speech.name_thing("brick", one), chosen=one == color)
        for one in view.colors
        if one in towers
    ]
    heights = {" ".join(one): _describe_commission(view, *one) for one in sorted(ways)}
    alike = {spelt: text for spelt, text in heights.items() if spelt.split()[0] == color}
    verb, tower = f"cover {_AS}", say("panel-firenze-cover-tower")
    yield game_ui.choice_menu(seat, verb, _TOWER_ROW, tower, colors, row=_TOWER_ROW)
    options = game_ui.menu_options(seat, alike, f"{color} {height}")
    label = say("panel-firenze-cover-height")
    yield game_ui.choice_menu(seat, verb, _HEIGHT_ROW, label, options, row=_HEIGHT_ROW)
    yield seat.move_button(" ".join(["cover", *way]), likely=True, row=_COVER_ROW)
    yield game_ui.back_to_turn_button(seat, _COVER_ROW)


# Personnel cards

# Which words of a move are chosen together, each by a menu of its own; and the card it plays.
_MENUS: Mapping[str, tuple[slice, ...]] = {
    "smuggle": (slice(0, 1), slice(1, 2), slice(2, 3)),
    "sabotage": (slice(0, 1), slice(1, 3)),
    "transmute": (slice(0, 1), slice(1, 2)),
}
_CARD_OF_VERB = {"smuggle": "smuggler", "sabotage": "saboteur", "transmute": "alchemist"}
_HIRING = 3


FURTHER_VERBS = ("exchange", *_MENUS, "restock", "play", "renounce")
_FURTHER_PAGE, _FURTHER_ROW = 8, 6


def exchange_and_personnel_controls(seat: game_texts.FirenzeSeat) -> Iterator[ComponentSpec]:
    """Yield the menu of the exchange and of all personnel; a button where there is one thing."""
    by_verb, options = seat.moves_by_verb(), list[MenuChoice]()
    for verb in (verb for verb in FURTHER_VERBS if verb in by_verb):
        if verb in ("exchange", *_MENUS):
            options.append(game_ui.menu_option(seat, verb, say(f"press-firenze-{verb}")))
            continue
        for spelt in map(seat.spell_move, by_verb[verb]):
            text = game_texts.describe_move(seat.view, spelt) or describe_table_move(
                seat.state, spelt
            )
            assert text is not None
            options.append(game_ui.menu_option(seat, spelt, text))
    if len(options) == 1:
        id_ = choice_id(seat.question_id, options[0].value)
        yield ButtonSpec(id_, options[0].label, row=_FURTHER_ROW)
    elif options:
        label = say("panel-firenze-personnel", exchange=int("exchange" in by_verb))
        yield game_ui.choice_menu(seat, MORE, _FURTHER_PAGE, label, options, row=_FURTHER_ROW)


@dataclass(frozen=True, slots=True)
class PersonnelDraft:
    """What the person on a card would do."""

    seat: game_texts.FirenzeSeat
    verb: str
    ways: tuple[tuple[str, ...], ...]  # all that the rules allow
    way: tuple[str, ...]

    @property
    def view(self) -> View:
        return self.seat.view

    def spell_way(self, way: tuple[str, ...]) -> str:
        return " ".join([self.verb, *way])


def build_personnel_panel(seat: game_texts.FirenzeSeat, spelt: str) -> PrivateReply:
    """Build the panel of the way that comes nearest to these words."""
    verb, *wished = spelt.split()
    ways = tuple(tuple(one.split()[1:]) for one in seat.spell_legal_moves(verb=verb))
    draft = PersonnelDraft(seat, verb, ways, _most_similar_way(ways, tuple(wished[1:])))
    return game_ui.build_panel(_describe_personnel_draft(draft), _personnel_controls(draft))


def _most_similar_way(ways: Iterable[tuple[str, ...]], wished: tuple[str, ...]) -> tuple[str, ...]:
    def count_alike(way: tuple[str, ...]) -> int:
        return sum(a == b for a, b in zip(way, wished, strict=False))

    return max(ways, key=count_alike, default=())


def _describe_personnel_draft(draft: PersonnelDraft) -> Iterator[str]:
    speech, card = draft.seat.speech, _CARD_OF_VERB[draft.verb]
    about = speech.name_thing("action-card", card, "about")
    yield speech("panel-firenze-hire", card=Named("action-card", card), about=about)
    yield f"**{speech.speak_text(_describe_personnel_use(draft, draft.way))}**"
    after = _rehearse_personnel_draft(draft) if draft.verb != "sabotage" else None
    if after:
        yield speech("panel-firenze-store", bricks=heap_texts(after.mine.open.storehouse))


def _rehearse_personnel_draft(draft: PersonnelDraft) -> View | None:
    move = draft.seat.state.game.vocabulary.read(draft.spell_way(draft.way))
    if isinstance(move, Refusal):
        return None
    after = draft.seat.start_rehearsal().after_move(draft.seat.seat, move)
    return after.view if after else None


def _describe_what_card_could_touch(draft: PersonnelDraft, other: int) -> str:
    """Describe what another player has that the person on the card could touch."""
    builder = draft.view.builders[other]
    has: Fact = heap_texts(builder.open.storehouse)
    if draft.verb == "sabotage":
        has = bricks_and_towers.tower_texts(builder.open.site)
    return draft.seat.speech.plain_text(say("panel-firenze-has", bricks=has))


def _describe_personnel_use(draft: PersonnelDraft, way: tuple[str, ...]) -> Text:
    text = game_texts.describe_move(draft.view, draft.spell_way(way))
    if text is not None:
        return text
    given, taken = (Named("brick", color) for color in way)
    return say("panel-firenze-transmute", given=given, taken=taken)


def _personnel_controls(draft: PersonnelDraft) -> Iterator[ComponentSpec]:
    seat, card = draft.seat, Named("action-card", _CARD_OF_VERB[draft.verb])
    for row, at in enumerate(_MENUS[draft.verb]):
        yield _move_part_menu(draft, row, at)
    spelt, label = draft.spell_way(draft.way), say("panel-firenze-hire-it", card=card)
    yield game_ui.move_button(seat, spelt, label, likely=True, row=_HIRING)
    yield game_ui.back_to_turn_button(seat, _HIRING)


def _move_part_menu(draft: PersonnelDraft, row: int, at: slice) -> MenuSpec:
    found: dict[tuple[str, ...], tuple[str, ...]] = {}
    kind = _what_move_part_chooses(draft, at)
    for way in draft.ways:
        alike = [one for one in draft.ways if one[at] == way[at]]
        found.setdefault(way[at], _most_similar_way(alike, draft.way))
    options = [
        MenuChoice(
            " ".join(way),
            _option_label(draft, at, part),
            _describe_what_card_could_touch(draft, int(part[0])) if kind == "at-whom" else "",
            chosen=part == draft.way[at],
        )
        for part, way in found.items()
    ]
    label = say(f"panel-firenze-{kind}")
    return game_ui.choice_menu(draft.seat, f"{draft.verb} {_AS}", row, label, options, row=row)


def _what_move_part_chooses(draft: PersonnelDraft, at: slice) -> str:
    """Return what this part of a move chooses, as the keys of phrases name it."""
    if draft.verb != "transmute" and not at.start:
        return "at-whom"
    if draft.verb == "sabotage":
        return "which-tower"
    return "which-taken" if at.stop == len(draft.way) else "which-given"


def _option_label(draft: PersonnelDraft, at: slice, part: tuple[str, ...]) -> str:
    speech = draft.seat.speech
    match _what_move_part_chooses(draft, at), part:
        case "at-whom", (seat,):
            return speech.plain_names[int(seat)]
        case "which-tower", (color, height):
            return speech.plain_text(bricks_and_towers.tower_text(color, int(height)))
        case "which-taken", (color,):
            return speech.plain_text(say("panel-firenze-taken", brick=Named("brick", color)))
    return speech.plain_text(say("panel-firenze-given", brick=Named("brick", part[0])))
