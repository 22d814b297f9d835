"""The seat's own turn line by line: works, purchases, cards to keep, favors of characters."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TypeAlias

from bot.engine.notation import Names
from bot.engine.text import Fact, Florins, Named, Text, Who, say
from bot.games.princes import moves, payments_and_gains, state_parts
from bot.games.princes import works as rules
from bot.games.princes.automa import NAME
from bot.games.princes.box import Profession
from bot.games.princes.moves import Build, Introduce, Recruit
from bot.games.princes.view import CardWorth, InHand, View
from bot.games.princes.works import WorkSum, missing_value
from cogs.games.princes import move_gains, works
from cogs.games.princes.game_texts import PrincesSeat, describe_move, describe_question
from cogs.interaction import components, discord_limits, game_ui
from cogs.interaction.components import ComponentSpec, MenuChoice
from cogs.interaction.context import sample_amounts
from cogs.interaction.game_ui import MORE
from cogs.interaction.replies import PrivateReply
from cogs.interaction.speech import SpeechContext


def describe_work_line(speech: SpeechContext, view: View, work: works.WorkInHand) -> str:
    """Say its value and the minimum; which of its wants are there, and which are missing."""
    thing = Named("profession", work.name)
    head = _describe_value(speech, view, thing, work.value, work.cards)
    return f"{head}\n{describe_state_of_wants(speech, work.held)}"


def describe_princess_line(speech: SpeechContext, view: View, sum_: WorkSum) -> str:
    return _describe_value(speech, view, _PRINCESS, sum_.value)


def _describe_value(
    speech: SpeechContext, view: View, thing: Named, value: int, cards: Names = ()
) -> str:
    short, bonus = missing_value(value, view.minimum), tuple(Named("bonus", card) for card in cards)
    numbers = {"value": value, "short": short, "minimum": view.minimum}
    return speech("panel-turn-work", profession=thing, cards=bonus, **numbers)


def wanted_things(card: Profession) -> tuple[Named, Named, Named]:
    """Return what the work of this profession wants."""
    building, landscape = Named("building", card.building), Named("landscape", card.landscape)
    return building, landscape, Named("freedom", card.freedom)


def describe_state_of_wants(speech: SpeechContext, held: InHand) -> str:
    worths = (held.sum.building, held.sum.landscape, held.sum.freedom)
    wanted = list(zip(wanted_things(held.card), worths, strict=True))
    there = tuple(thing for thing, worth in wanted if worth)
    missing = tuple(thing for thing, worth in wanted if not worth)
    parts = [speech("panel-turn-there", things=there)] if there else []
    parts += [speech("panel-turn-missing", things=missing)] if missing else []
    return " · ".join(parts)


MovesByVerb: TypeAlias = Mapping[str, Sequence[object]]  # legal moves by their verbs

_PAYMENT_ROW, _WORKS_ROW, _BUILD_ROW, _CARDS_ROW = range(4)
_OPTIONS_ROW = 0
_PRINCESS = Named("character", state_parts.PRINCESS)


@dataclass(frozen=True, slots=True)
class Purchase:
    """Something to be bought, and the works it would lift."""

    thing: Named
    price: Florins
    lifted: Sequence[tuple[InHand, int]]

    @property
    def gain(self) -> int:
        return sum(value - held.sum.value for held, value in self.lifted)


def acting_lines(seat: PrincesSeat) -> game_ui.QuestionLines:
    view, possible = seat.view, seat.moves_by_verb()
    builds = [move for move in possible.get("build", ()) if isinstance(move, Build)]
    choices: list[ComponentSpec] = list(_work_choice_controls(seat, view, possible))
    if builds:
        choices.append(_build_control(seat, view, builds))
    cards = _other_action_options(seat, view, possible)
    if cards:
        label = say("panel-turn-cards")
        choices.append(game_ui.choice_menu(seat, MORE, 3, label, cards, row=_CARDS_ROW))
    words = [turn_heading(seat, view), *_warn_of_selling(seat, view, possible)]
    verbs = ("work", "princess-work", "build", *_CARD_VERBS, "recruit", *_FURTHER_VERBS)
    return game_ui.build_question_lines(words, choices, *verbs)


def turn_heading(seat: PrincesSeat, view: View) -> str:
    """Say what is asked, and which money and points there are."""
    question = seat.speech.speak_text(describe_question(view), "you" if seat.is_asked else "")
    return f"### {question}\n{describe_purse_and_points(seat.speech, view)}"


def describe_purse_and_points(speech: SpeechContext, view: View) -> str:
    florins, points = Florins(view.mine.hidden.florins), view.mine.open.points
    holds = speech("panel-turn-holds", florins=florins, points=points)
    if view.asked.kind != "acting":
        return f"-# {holds}"
    best = max(estate.best_work for estate in view.estates)
    who = tuple(
        NAME if view.automa and seat != state_parts.HUMAN else Who(seat) for seat in view.best
    )
    return f"-# {holds} · {speech('panel-turn-works', minimum=view.minimum, best=best, who=who)}"


def _warn_of_selling(seat: PrincesSeat, view: View, possible: MovesByVerb) -> Iterator[str]:
    """Warn where a purchase would sell points for what the purse lacks."""
    numbers = view.box.numbers
    prices = {
        "build": view.box.building_cost(view.mine.open.builders),
        "introduce": numbers.freedom_cost,
        "take-profession": numbers.profession_cost,
        "acquire-bonus": numbers.bonus_cost,
    }
    dearest = max((price for verb, price in prices.items() if verb in possible), default=0)
    if dearest > view.mine.hidden.florins:
        yield f"-# {seat.speech('panel-turn-sells')}"


# Works


def _work_choice_controls(
    seat: PrincesSeat, view: View, possible: MovesByVerb
) -> Iterator[ComponentSpec]:
    """Yield the buttons that complete the best work, and the menu of all."""
    hand = works.works_in_hand(view, possible.get("work", ()))
    ready = [one for one in hand if "work" in possible and not one.short]
    if ready or "princess-work" in possible:
        best = ready[0] if ready else None
        yield from works.best_work_buttons(seat, best, _PAYMENT_ROW)
    if hand:
        label = say("panel-turn-works-ready", ready=len(ready), count=len(hand))
        yield works.professions_menu(seat, label, _WORKS_ROW)


# What can be bought


def _building_purchases(seat: PrincesSeat, view: View, possible: Iterable[Build]) -> list[Purchase]:
    """Rehearse each building in its first place: it lifts as much wherever it lies."""
    first = {move.building: move for move in reversed(list(possible))}
    brought = move_gains.rehearse_moves(seat, first.values())
    return [
        _make_purchase(view, Named("building", name), one.florins_paid, one.after.mine)
        for name, one in ((name, brought[move]) for name, move in first.items())
    ]


def _make_purchase(view: View, thing: Named, price: int, after: state_parts.Estate) -> Purchase:
    return Purchase(thing, Florins(price), move_gains.find_lifted_works(view, after))


def _build_control(seat: PrincesSeat, view: View, builds: Iterable[Build]) -> ComponentSpec:
    """Return a menu of buildings, what lifts most first; a button where there is no choice."""
    purchases = _building_purchases(seat, view, builds)
    best, *others = sorted(purchases, key=lambda one: -one.gain)
    if not others:
        label = say("panel-turn-build-this", thing=best.thing, price=best.price)
        return game_ui.choice_button(seat, f"build {best.thing.name}", label, row=_BUILD_ROW)
    options = []
    for one in (best, *others):
        text = say("panel-option", thing=one.thing, worth=one.gain)
        options.append(game_ui.menu_option(seat, one.thing.name, text, _describe_lifted(seat, one)))
    label = say("panel-turn-build", price=best.price)
    return game_ui.choice_menu(seat, "build", 1, label, options, row=_BUILD_ROW)


def _describe_lifted(seat: PrincesSeat, purchase: Purchase) -> str:
    """Name the works it lifts; where there is no room, say how many and by how much."""
    gains = " · ".join(map(seat.speech.plain_text, move_gains.describe_gains(purchase.lifted)))
    if len(gains) <= discord_limits.OPTION:
        return gains
    count, gain = len(purchase.lifted), purchase.gain
    return seat.speech.plain_text(say("panel-turn-lifts", count=count, gain=gain))


_CARD_VERBS = ("introduce", "take-profession", "acquire-bonus")
_FURTHER_VERBS = ("consult", "offer")  # each with a panel


def _other_action_options(seat: PrincesSeat, view: View, possible: MovesByVerb) -> list[MenuChoice]:
    """Return the freedoms, what lifts most first, cards that are drawn, and recruits."""
    names = [move.freedom for move in possible.get("introduce", ()) if isinstance(move, Introduce)]
    cost = view.box.numbers.freedom_cost
    freedoms = [
        _make_purchase(
            view, Named("freedom", name), cost, payments_and_gains.with_freedom(view.mine, name)
        )
        for name in names
    ]
    lifted = {f"introduce {one.thing.name}": one for one in sorted(freedoms, key=_gain_order)}
    drawn = [verb for verb in _CARD_VERBS[1:] if verb in possible]
    options = [
        game_ui.menu_option(
            seat,
            spelt,
            describe_move(view, spelt) or say(spelt),
            _describe_lifted(seat, lifted[spelt]) if spelt in lifted else "",
        )
        for spelt in (*lifted, *drawn)
    ]
    recruits = _recruit_options(seat, view, possible, "recruit ")
    further = [verb for verb in _FURTHER_VERBS if verb in possible]
    if len(options) + len(recruits) + len(further) > discord_limits.OPTIONS:
        further, recruits = [*further, "recruit"], []
    opened = [game_ui.menu_option(seat, verb, say(f"press-princes-{verb}")) for verb in further]
    return [*options, *recruits, *opened]


def _gain_order(purchase: Purchase) -> int:
    return -purchase.gain


def _recruit_options(
    seat: PrincesSeat, view: View, possible: MovesByVerb, before: str
) -> list[MenuChoice]:
    """Return the recruits with what the work of each would be worth, the best first."""
    recruits = [m.profession for m in possible.get("recruit", ()) if isinstance(m, Recruit)]
    worth = {name: recruited_work_value(view, view.mine, name) for name in recruits}
    return [
        game_ui.menu_option(seat, f"{before}{name}", recruit_text(name, worth[name]))
        for name in sorted(worth, key=lambda name: -worth[name])
    ]


def recruiting_lines(seat: PrincesSeat) -> game_ui.QuestionLines:
    view = seat.view
    options, label = _recruit_options(seat, view, seat.moves_by_verb(), ""), "press-princes-recruit"
    menus = [game_ui.choice_menu(seat, "recruit", 3, say(label), options, row=_OPTIONS_ROW)]
    return game_ui.build_question_lines(
        [turn_heading(seat, view)], menus if options else (), "recruit"
    )


def recruited_work_value(view: View, before: state_parts.Estate, name: str) -> int:
    """Return what the work of a profession would be worth once it is recruited."""
    return rules.sum_work(
        view.box, payments_and_gains.with_recruited_profession(before, name), name
    ).value


def recruit_text(name: str, value: int) -> Text:
    return say("panel-orders-recruit", profession=Named("profession", name), value=value)


# Cards to keep or give back, favors of characters

# One of five


def picking_lines(seat: PrincesSeat) -> game_ui.QuestionLines | None:
    """Lay out the drawn cards, the best one first; None while they are unknown, as in a plan."""
    if seat.view.own is None or not seat.view.own.looking_at:
        return None
    deck, speech = seat.view.asked.deck, seat.speech
    options = [
        game_ui.menu_option(
            seat,
            name,
            say("panel-option", thing=Named(deck, name), worth=worth),
            speech.name_thing(deck, name, "about") if deck != "profession" else "",
        )
        for name, (worth, _) in _drawn_card_lines(seat).items()
    ]
    label = say("press-princes-keep")
    menu = game_ui.choice_menu(seat, "keep", 3, label, options, row=_OPTIONS_ROW)
    return game_ui.build_question_lines([turn_heading(seat, seat.view)], [menu], "keep")


def _option_button(
    seat: PrincesSeat, move: object, deck: str, name: str, worth: int = 0
) -> components.ButtonSpec:
    text = say("panel-option", thing=Named(deck, name), worth=worth)
    return game_ui.move_button(seat, move, text, row=_OPTIONS_ROW)


def describe_drawn_cards(seat: PrincesSeat) -> Iterator[str]:
    """Describe each drawn card in full."""
    own = move_gains.private_view(seat.view)
    if seat.view.asked.deck == "profession" and own.looking_at:
        yield from _describe_gain_of_profession(seat, seat.view, own.looking_at[0])
    yield from (line for _, line in _drawn_card_lines(seat).values())


def _drawn_card_lines(seat: PrincesSeat) -> dict[str, tuple[int, str]]:
    """Return the worth and the description of each drawn card, the best one first."""
    own = move_gains.private_view(seat.view)
    if seat.view.asked.deck == "profession":
        return _profession_lines(seat, seat.view, own.looking_at)
    return _bonus_or_prestige_lines(seat, seat.view, own.drawn)


def _describe_gain_of_profession(seat: PrincesSeat, view: View, card: str) -> Iterator[str]:
    """Say which works another profession lifts, whichever it is."""
    raised = move_gains.find_lifted_works(
        view, payments_and_gains.with_card(view.mine, "profession", card)
    )
    if raised:
        yield seat.speech("panel-keep-lifts", professions=move_gains.describe_gains(raised))


def _profession_lines(
    seat: PrincesSeat, view: View, cards: Sequence[str]
) -> dict[str, tuple[int, str]]:
    """Say what the work of each would be worth at once, the best one first."""
    brought = move_gains.rehearse_moves(seat, map(moves.Keep, cards))
    found = [_find_in_hand(brought[moves.Keep(card)].after, card) for card in cards]
    found.sort(key=lambda held: -held.sum.value)
    return {
        held.card.name: (held.sum.value, _describe_profession(seat, view, held)) for held in found
    }


def _find_in_hand(view: View, card: str) -> InHand:
    return next(held for held in move_gains.private_view(view).hand if held.card.name == card)


def _describe_profession(seat: PrincesSeat, view: View, held: InHand) -> str:
    value = held.sum.value
    work = works.WorkInHand(held, (), value, missing_value(value, view.minimum))
    return describe_work_line(seat.speech, view, work)


def _bonus_or_prestige_lines(
    seat: PrincesSeat, view: View, drawn: Sequence[CardWorth]
) -> dict[str, tuple[int, str]]:
    """Describe bonus or prestige cards, what is worth most now first."""
    deck, speech, found = view.asked.deck, seat.speech, {}
    for card in sorted(drawn, key=lambda card: -card.worth):
        about, name = speech.name_thing(deck, card.name, "about"), Named(deck, card.name)
        lines = [speech(f"hand-{deck}", card=name, about=about, worth=card.worth)]
        enough = tuple(_works_enabled_by(view, card)) if deck == "bonus" else ()
        if enough:
            lines.append(speech("panel-keep-enough", professions=enough))
        found[card.name] = (card.worth, "\n".join(lines))
    return found


def _works_enabled_by(view: View, card: CardWorth) -> Iterator[Named]:
    """Yield the works that are too small and would not be with this card."""
    for held in move_gains.private_view(view).hand:
        if 0 < missing_value(held.sum.value, view.minimum) <= card.worth:
            yield Named("profession", held.card.name)


# One of four


def giving_back_lines(seat: PrincesSeat) -> game_ui.QuestionLines:
    cards = [held.card.name for held in move_gains.private_view(seat.view).hand]
    buttons = [_option_button(seat, moves.GiveBack(card), "profession", card) for card in cards]
    return game_ui.build_question_lines([turn_heading(seat, seat.view)], buttons, "give-back")


def describe_dealt_cards(seat: PrincesSeat) -> list[str]:
    """Say what each profession wants, and which of the others want the same."""
    cards = [held.card for held in move_gains.private_view(seat.view).hand]
    return [_describe_dealt_card(seat, card, cards) for card in cards]


def _describe_dealt_card(seat: PrincesSeat, card: Profession, cards: Sequence[Profession]) -> str:
    others = [one for one in cards if one != card]
    things = tuple(_describe_wanted_thing(thing, others) for thing in wanted_things(card))
    return seat.speech("panel-back-wants", profession=Named("profession", card.name), things=things)


def _describe_wanted_thing(thing: Named, others: Sequence[Profession]) -> Fact:
    wanting = [one for one in others if thing in wanted_things(one)]
    too = tuple(Named("profession", one.name) for one in wanting)
    return say("panel-back-wanted-too", thing=thing, professions=too) if too else thing


# The Merchant and the Professor


def build_consult_panel(seat: PrincesSeat, _: str) -> PrivateReply:
    """Build the panel of a favor, in the seat's own turn or when it is asked."""
    view, name = seat.view, seat.view.estates[seat.seat].character
    occasion = seat.speech.speak_text(_describe_favour_occasion(view, Named("character", name)))
    return game_ui.build_panel([occasion], _favour_buttons(seat, view))


def describe_own_character(seat: PrincesSeat) -> Iterator[str]:
    """Say what the seat's own character does."""
    name = seat.view.estates[seat.seat].character
    if name:
        about = seat.speech.name_thing("character", name, "about")
        yield f"**{seat.speech.name_thing('character', name)}** – {about}"


def _describe_favour_occasion(view: View, character: Named) -> Text:
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


def _favour_buttons(seat: PrincesSeat, view: View) -> Iterator[components.ComponentSpec]:
    for move in seat.legal_moves():
        if isinstance(move, moves.Consult):
            yield game_ui.move_button(seat, move, _describe_favour_use(seat, move), likely=True)
    if view.asked.kind != "consulting":
        yield game_ui.back_to_turn_button(seat)
        return
    yield game_ui.move_button(seat, moves.Forgo(), _describe_forgoing(view))


def _describe_favour_use(seat: PrincesSeat, move: moves.Consult) -> Text:
    match move.use:
        case "free":
            return say("panel-use-free", price=Florins(seat.view.asked.price))
        case "points":
            points = move_gains.rehearse_move(seat, move).points_from(state_parts.CHARACTERS)
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


def build_banker_panel(seat: PrincesSeat, _: str) -> PrivateReply:
    florins, most = Florins(seat.view.mine.hidden.florins), seat.amounts(moves.Change(1))[-1]
    shown = sample_amounts(seat.amounts(moves.Change(1)))
    prices = _prices_by_points(seat, (1, *shown, most))
    line = seat.speech("panel-change", florins=florins, rate=prices[1], points=most)
    every = (*shown, most)
    labels = {one: say("panel-change-option", points=one, florins=prices[one]) for one in every}
    options = [game_ui.menu_option(seat, str(one), labels[one]) for one in shown]
    how_many, spelt = say("panel-change-how-many"), seat.spell_move(moves.Change(most))
    done = seat.move_button(spelt, likely=True, row=_DECISION_ROW)
    controls = (
        game_ui.choice_menu(seat, "change", 0, how_many, options, row=_AMOUNTS_ROW),
        replace(done, label=seat.speech.plain_text(labels[most])),
        seat.move_button(seat.spell_move(moves.Forgo()), row=_DECISION_ROW),
    )
    return game_ui.build_panel([line], controls)


def _prices_by_points(seat: PrincesSeat, amounts: Iterable[int]) -> dict[int, Florins]:
    """Return what the Banker takes for so many points."""
    brought = move_gains.rehearse_moves(seat, map(moves.Change, amounts)).values()
    return {one.points_from(state_parts.CHARACTERS): Florins(one.florins_paid) for one in brought}
