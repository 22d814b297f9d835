"""Choose cards to keep or give back, and use the favor of a character."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from bot.engine.text import Fact, Florins, Named, Text, say
from bot.games.princes import economy
from bot.games.princes.moves import Change, Consult, Forgo, GiveBack, Keep
from bot.games.princes.pieces import CHARACTERS
from bot.games.princes.printed import Profession
from bot.games.princes.view import InHand, View, Worth
from bot.games.princes.works import lacking
from cogs.games.princes import benefit, turn
from cogs.games.princes.benefit import own_part
from cogs.games.princes.turn import WorkInHand, turn_heading
from cogs.interaction import panels
from cogs.interaction.components import ComponentSpec
from cogs.interaction.context import SeatContext, sample_amounts
from cogs.interaction.game_ui import QuestionLines
from cogs.interaction.replies import PrivateReply

# One of five


def picking_lines(seat: SeatContext[View]) -> QuestionLines | None:
    """Lay out the drawn cards; None while they are unknown, as in a turn that is planned."""
    view = seat.view
    if view.own is None or not view.own.looking_at:
        return None
    words = [turn_heading(seat, view)]
    if view.asked.deck == "profession":
        words += _describe_any_profession(seat, view, view.own.looking_at[0])
        lines = _profession_lines(seat, view, view.own.looking_at)
    else:
        lines = _card_lines(seat, view, view.own.drawn)
    blocks = [panels.move_line(seat, line, Keep(card)) for card, line in lines]
    return panels.build_lines(words, blocks, "keep")


def _describe_any_profession(seat: SeatContext[View], view: View, card: str) -> Iterator[str]:
    """Say which works another profession lifts, whichever it is."""
    raised = benefit.find_lifted_works(view, economy.with_card(view.mine, "profession", card))
    if raised:
        yield seat.speech("panel-keep-lifts", professions=benefit.describe_gains(raised))


def _profession_lines(
    seat: SeatContext[View], view: View, cards: Sequence[str]
) -> list[tuple[str, str]]:
    """Say what the work of each would be worth at once, the best one first."""
    brought = benefit.rehearse_moves(seat, map(Keep, cards))
    found = [_find_in_hand(brought[Keep(card)].after, card) for card in cards]
    found.sort(key=lambda held: -held.sum.value)
    return [(held.card.name, _describe_profession(seat, view, held)) for held in found]


def _find_in_hand(view: View, card: str) -> InHand:
    return next(held for held in own_part(view).hand if held.card.name == card)


def _describe_profession(seat: SeatContext[View], view: View, held: InHand) -> str:
    value = held.sum.value
    work = WorkInHand(held, (), value, lacking(value, view.minimum))
    return turn.describe_work_line(seat.speech, view, work)


def _card_lines(
    seat: SeatContext[View], view: View, drawn: Sequence[Worth]
) -> list[tuple[str, str]]:
    """Describe bonus or prestige cards, what is worth most now first."""
    deck, speech, found = view.asked.deck, seat.speech, []
    for card in sorted(drawn, key=lambda card: -card.worth):
        about, name = speech.name_thing(deck, card.name, "about"), Named(deck, card.name)
        lines = [speech(f"hand-{deck}", card=name, about=about, worth=card.worth)]
        enough = tuple(_works_enabled_by(view, card)) if deck == "bonus" else ()
        if enough:
            lines.append(speech("panel-keep-enough", professions=enough))
        found.append((card.name, "\n".join(lines)))
    return found


def _works_enabled_by(view: View, card: Worth) -> Iterator[Named]:
    """Yield the works that are too small and would not be with this card."""
    for held in own_part(view).hand:
        if 0 < lacking(held.sum.value, view.minimum) <= card.worth:
            yield Named("profession", held.card.name)


# One of four


def choosing_lines(seat: SeatContext[View]) -> QuestionLines | None:
    """Say what each profession wants, and which of the others want the same."""
    view = seat.view
    if view.own is None:
        return None
    cards = [held.card for held in view.own.hand]
    blocks = [
        panels.move_line(seat, _describe_wants(seat, card, cards), GiveBack(card.name))
        for card in cards
    ]
    return panels.build_lines([turn_heading(seat, view)], blocks, "give-back")


def _describe_wants(seat: SeatContext[View], card: Profession, cards: Sequence[Profession]) -> str:
    others = [one for one in cards if one != card]
    things = tuple(_wanted_thing(thing, others) for thing in turn.wanted_things(card))
    return seat.speech("panel-back-wants", profession=Named("profession", card.name), things=things)


def _wanted_thing(thing: Named, others: Sequence[Profession]) -> Fact:
    wanting = [one for one in others if thing in turn.wanted_things(one)]
    too = tuple(Named("profession", one.name) for one in wanting)
    return say("panel-back-wanted-too", thing=thing, professions=too) if too else thing


# The Merchant and the Professor


def build_consult_panel(seat: SeatContext[View], _: str) -> PrivateReply:
    """Build the panel of a favor, in the seat's own turn or when it is asked."""
    view, speech = seat.view, seat.speech
    name = view.estates[seat.seat].character
    about = speech.name_thing("character", name, "about")
    lines = [
        speech.speak_text(_describe_occasion(view, Named("character", name))),
        f"**{speech.name_thing('character', name)}** – {about}",
    ]
    return panels.build_panel(lines, _use_buttons(seat, view))


def _describe_occasion(view: View, character: Named) -> Text:
    asked, no_more_auctions = view.asked, view.round == view.box.rounds
    if asked.kind != "consulting":
        key = "panel-consult-turn-at-last" if no_more_auctions else "panel-consult-turn"
        return say(key, character=character)
    if asked.lot:
        lot, price = Named("lot", asked.lot), Florins(asked.price)
        return say("panel-consult-won", character=character, lot=lot, price=price)
    if asked.is_last_chance:
        return say("panel-consult-last", character=character)
    key = "panel-consult-hired-at-last" if no_more_auctions else "panel-consult-hired"
    return say(key, character=character)


def _use_buttons(seat: SeatContext[View], view: View) -> Iterator[ComponentSpec]:
    for move in seat.legal_moves():
        if isinstance(move, Consult):
            yield panels.move_button(seat, move, _describe_use(seat, move), likely=True)
    if view.asked.kind != "consulting":
        yield panels.away_button(seat)
        return
    yield panels.move_button(seat, Forgo(), _describe_forgoing(view))


def _describe_use(seat: SeatContext[View], move: Consult) -> Text:
    match move.use:
        case "free":
            return say("panel-use-free", price=Florins(seat.view.asked.price))
        case "points":
            points = benefit.rehearse_move(seat, move).points_from(CHARACTERS)
            return say("panel-use-points", points=points)
        case "prestige":
            return say("panel-use-prestige")
    return say("panel-use-bonus")


def _describe_forgoing(view: View) -> Text:
    if view.asked.lot:
        return say("panel-use-nothing", price=Florins(view.asked.price))
    return say("panel-use-never") if view.asked.is_last_chance else say("panel-use-later")


# The Banker at the end

_AMOUNTS_ROW, _DECISION_ROW = range(2)


def build_change_panel(seat: SeatContext[View], _: str) -> PrivateReply:
    florins, most = Florins(seat.view.mine.hidden.florins), seat.amounts(Change(1))[-1]
    shown = sample_amounts(seat.amounts(Change(1)))
    prices = _prices_by_points(seat, (1, *shown, most))
    line = seat.speech("panel-change", florins=florins, rate=prices[1], points=most)
    labels = {
        one: say("panel-change-option", points=one, florins=prices[one]) for one in (*shown, most)
    }
    options = [panels.menu_option(seat, str(one), labels[one]) for one in shown]
    how_many, spelt = say("panel-change-how-many"), seat.spell_move(Change(most))
    done = seat.move_button(spelt, likely=True, row=_DECISION_ROW)
    controls = (
        panels.choice_menu(seat, "change", 0, how_many, options, row=_AMOUNTS_ROW),
        replace(done, label=seat.speech.plain_text(labels[most])),
        seat.move_button(seat.spell_move(Forgo()), row=_DECISION_ROW),
    )
    return panels.build_panel([line], controls)


def _prices_by_points(seat: SeatContext[View], amounts: Iterable[int]) -> dict[int, Florins]:
    """Return what the Banker takes for so many points."""
    brought = benefit.rehearse_moves(seat, map(Change, amounts)).values()
    return {one.points_from(CHARACTERS): Florins(one.florins_paid) for one in brought}
