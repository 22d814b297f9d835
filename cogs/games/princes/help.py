"""The rulebook of The Princes of Florence, help for the question asked, lessons, the outlook."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import TypeAlias

from bot.engine.game import Seat
from bot.engine.journal import AnyGame
from bot.engine.text import Fact, Florins, Named, Text, Who, say
from bot.games.princes import attainable_works, box, printed_tables
from bot.games.princes.automa_auction import FORCED, most_forced_price
from bot.games.princes.box import LANDSCAPES, Box
from bot.games.princes.game import Princes
from bot.games.princes.moves import Bid, Build, Introduce, Move, Nominate, Place, Withdraw, Work
from bot.games.princes.view import InHand, View
from bot.games.princes.works import florins_for_work, most_points_for_work
from bot.players.princes.acting import tidiest_way_to_lay
from bot.players.princes.work_values import work_value
from cogs.games.princes import move_gains, turn
from cogs.games.princes.game_texts import PrincesSeat
from cogs.interaction import components, discord_limits, game_ui, rulebook
from cogs.interaction.speech import SpeechContext
from render.princes import draw_rulebook_page, draw_summary

SEVERAL_PLAYERS = 3  # players, where the rules for two differ
LARGE_TABLE = 4  # players a table is set up for when one plays alone, or five
_CHARACTER_RULES = ("banker", "merchant", "princess")  # explained on the character's page

_CHAPTERS, GLOSSARY = rulebook.load_contents("princes")


# The chapters that have a picture; everything that stands in one has one of its own.
_PICTURED = (
    *(rulebook.SUMMARY, "objects", "works", "professions", "placing", "buildings", "costs"),
    *("bonus", "prestige", "characters"),
)


class _PrincesBook(rulebook.RuleBook):
    """The chapters in the order of the rulebook."""

    rules = _CHAPTERS

    def thing_pages(self, game: AnyGame) -> Iterator[rulebook.BookPage]:
        """Yield a page for everything that has a name."""
        box = _printed_values_of(game)
        things: Sequence[tuple[str, str, Iterable[str]]] = (
            ("objects", "lot", dict.fromkeys((*box.lots(SEVERAL_PLAYERS), LANDSCAPES))),
            ("professions", "profession", box.professions),
            ("buildings", "building", box.building_order),
            ("bonus", "bonus", box.bonus),
            ("prestige", "prestige", box.prestige),
            ("characters", "character", box.characters),
        )
        for chapter, kind, names in things:
            for name in names:
                page = f"{kind}-{name}"
                yield rulebook.BookPage(page, Text(page), chapter, chapter)
        yield from rulebook.glossary_pages("princes", GLOSSARY)

    def page_of(self, rule: str) -> str | None:
        return f"character-{rule}" if rule in _CHARACTER_RULES else super().page_of(rule)

    def chapter_lines(self, speech: SpeechContext, game: AnyGame, chapter: str) -> Iterator[str]:
        box = _printed_values_of(game)
        yield speech(f"digest-{chapter}", **_printed_numbers(box, chapter))
        if chapter in _LISTED:
            yield from _LISTED[chapter](speech, box)

    def note_at_table(self, page: str, options: Mapping[str, str], seats: int) -> str:
        """Say of a page with rules of other options or sizes that they don't hold here."""
        is_solo, has_characters = "level" in options, options.get("characters") == "on"
        if is_solo and page in ("auctions", "setup", "round", "order"):
            return "not-here-solo"
        if has_characters and page in ("money", "gloss-princes-give-up"):
            return "not-here-points"
        needed = {
            "characters": has_characters,
            "together": options.get("together") == "on",
            "two": seats == 2,
            "solo": is_solo,
        }
        return "" if needed.get(page, True) else "not-here-option"

    def thing_lines(self, speech: SpeechContext, game: AnyGame, page: str) -> Iterator[str]:
        kind, _, name = page.partition("-")
        if kind in _ABOUT:
            yield _ABOUT[kind](speech, _printed_values_of(game), name)
        else:
            yield speech.name_thing(kind, name, "means" if kind == "gloss" else "about")

    def pictured_pages(self, game: AnyGame) -> list[str]:
        pages = (page.name for page in self.thing_pages(game) if page.chapter in _PICTURED)
        return [*_PICTURED, *pages]

    def draw_page(self, game: AnyGame, page: str, title: str, language: str) -> bytes:
        if page == rulebook.SUMMARY:
            return draw_summary(title, self.summary_entries(language, game))
        return draw_rulebook_page(_printed_values_of(game), page, title, language)


RULE_BOOK = _PrincesBook()


def _printed_values_of(game: AnyGame) -> Box:
    assert isinstance(game, Princes)
    return game.box


_IN_FLORINS = (
    *("step", "profession_cost", "freedom_cost", "bonus_cost"),
    *("florins_per_value", "florins_per_point", "florins_for_point"),
)


def _printed_numbers(box: Box, chapter: str) -> Mapping[str, Fact]:
    """Return the printed numbers by the names that the chapters' phrases have for them."""
    seats = {"two": 2, "solo": LARGE_TABLE}.get(chapter, SEVERAL_PLAYERS)
    first, second, *_, last = map(Florins, box.numbers.building_cost)
    facts: dict[str, Fact] = {
        **rulebook.facts_of_numbers(box.numbers, _IN_FLORINS),
        "rounds": box.rounds,
        "purse": Florins(box.starting_florins(min(seats, SEVERAL_PLAYERS))),
        "opening": Florins(box.opening_bid(seats)),
        "first": first,
        "second": second,
        "last": last,
        "minima": " · ".join(map(str, box.numbers.minimum)),
    }
    match chapter:
        case "works" | "professions":
            facts["count"] = len(box.professions)
        case "bonus" | "prestige":
            facts["count"] = len(box.bonus if chapter == "bonus" else box.prestige)
        case "solo":
            facts |= {"forced": FORCED, "most": Florins(most_forced_price(box))}
        case "together":
            offers = box.printed.side_b.offers if box.printed.side_b else 0
            facts |= {"offers": offers, "most": Florins(box.highest_offer_price)}
    return facts


# Things


def _list_wanted_things(speech: SpeechContext, card: box.Profession) -> str:
    return speech("page-princes-wishes", number=card.number, wants=turn.wanted_things(card))


def _describe_profession(speech: SpeechContext, box: Box, name: str) -> str:
    """Say what a profession wants, and what each of it is worth to its works."""
    card, numbers = box.professions[name], box.numbers
    worths = (numbers.work_building, numbers.work_landscape, numbers.work_freedom)
    wants = zip(turn.wanted_things(card), worths, strict=True)
    told = tuple(say("panel-part", thing=thing, worth=worth) for thing, worth in wants)
    return speech("page-princes-profession", number=card.number, wants=told)


def _describe_building(speech: SpeechContext, box: Box, name: str) -> str:
    size = Text(f"page-princes-size-{box.size[name]}")
    cards = [card.name for card in box.professions.values() if card.building == name]
    wanted = tuple(Named("profession", card) for card in cards)
    squares = box.ground.sizes[name]
    return speech("page-princes-building", size=size, squares=squares, wanted=wanted)


def _describe_character(speech: SpeechContext, box: Box, name: str) -> str:
    spaces = box.bidding_spaces(name)
    lowest, highest = Florins(spaces[0]), Florins(spaces[-1])
    about = speech.name_thing("character", name, "about")
    return f"{about}\n{speech('page-princes-spaces', lowest=lowest, highest=highest)}"


# Things about which more is said than their one line.
_ABOUT: Mapping[str, Callable[[SpeechContext, Box, str], str]] = {
    "profession": _describe_profession,
    "building": _describe_building,
    "character": _describe_character,
}


# What a chapter lists

_Listing: TypeAlias = Callable[[SpeechContext, Box], Iterator[str]]


def _make_listing(kind: str, names: Callable[[Box], Iterable[str]]) -> _Listing:
    def lines(speech: SpeechContext, box: Box) -> Iterator[str]:
        for name in names(box):
            yield f"**{speech.name_thing(kind, name)}** – {speech.name_thing(kind, name, 'about')}"

    return lines


def _list_professions(speech: SpeechContext, box: Box) -> Iterator[str]:
    for card in box.professions.values():
        name = speech.name_thing("profession", card.name)
        yield f"**{name}** {_list_wanted_things(speech, card)}"


def _list_building_sizes(speech: SpeechContext, box: Box) -> Iterator[str]:
    for size in dict.fromkeys(box.size.values()):
        names = [name for name, of in box.size.items() if of == size]
        squares, size_ = box.ground.sizes[names[0]], Text(f"page-princes-size-{size}")
        buildings = tuple(Named("building", name) for name in names)
        yield speech("page-princes-of-size", size=size_, squares=squares, buildings=buildings)


def _list_solo_levels(speech: SpeechContext, box: Box) -> Iterator[str]:
    yield from _make_listing("option-level", lambda _: printed_tables.LEVELS)(speech, box)
    yield from _mention_unprinted_automa(speech, box)


def _list_glossary_terms(speech: SpeechContext, _: Box) -> Iterator[str]:
    yield " · ".join(speech(f"gloss-princes-{word}") for word in GLOSSARY)


def _list_unprinted(speech: SpeechContext, box: Box) -> Iterator[str]:
    yield from map(speech, ("ours-outlines", "ours-professions", "ours-cards"))
    yield from _mention_unprinted_automa(speech, box)
    if box.printed.side_b:
        yield speech("ours-side-b")


def _mention_unprinted_automa(speech: SpeechContext, box: Box) -> Iterator[str]:
    automa = box.printed.automa
    if automa and not automa.authentic:
        yield speech("ours-automa")


_LISTED: Mapping[str, _Listing] = {
    "objects": _make_listing("lot", lambda box: box.lots(SEVERAL_PLAYERS)),
    "professions": _list_professions,
    "buildings": _list_building_sizes,
    "bonus": _make_listing("bonus", lambda box: box.bonus),
    "prestige": _make_listing("prestige", lambda box: box.prestige),
    "solo": _list_solo_levels,
    "characters": _make_listing("character", lambda box: box.characters),
    "glossary": _list_glossary_terms,
    "ours": _list_unprinted,
}


# Help


def help_text_now(view: View) -> Text:
    asked, own, numbers = view.asked, view.own, view.box.numbers
    assert own is not None
    facts: dict[str, Fact] = {
        "kept": numbers.kept,
        "opening": Florins(view.box.opening_bid(view.size)),
        "step": Florins(numbers.step),
        "means": Florins(own.means),
        "florins": Florins(own.hidden.florins),
        "next": Florins(asked.bid),
        "count": asked.cards,
        "character": Named("character", asked.character),
        "points": own.changes,
        "actions": asked.actions,
        "minimum": view.minimum,
    }
    return Text(f"help-{_help_topic(view, asked.kind)}", tuple(facts.items()))


def _help_topic(view: View, kind: str) -> str:
    if view.automa and kind in ("nominating", "bidding"):
        return "solo-last" if kind == "nominating" and view.automa.is_last else f"solo-{kind}"
    return "acting-hired" if kind == "acting" and view.characters else kind


def lesson_facts(game: AnyGame) -> Mapping[str, Fact]:
    """Return the numbers of the lesson, and of the rulebook's example of a Work."""
    assert isinstance(game, Princes)
    box, numbers = game.box, game.box.numbers
    jesters, cards = 2 * numbers.work_jester, 4 * numbers.work_card
    value = numbers.work_building + numbers.work_freedom + jesters + cards
    points = most_points_for_work(box, value)
    return {
        **rulebook.facts_of_numbers(numbers, _IN_FLORINS),
        "opening": Florins(box.opening_bid(SEVERAL_PLAYERS)),
        "first": box.work_minimum(1),
        "second": box.work_minimum(2),
        "jesters": jesters,
        "cards": cards,
        "value": value,
        "florins": Florins(florins_for_work(box, value, 0)),
        "points": points,
        "rest": Florins(florins_for_work(box, value, points)),
    }


def _lesson_facts_now(view: View) -> Mapping[str, Fact]:
    """Return the best Work in hand, what it lacks, and the object that is auctioned."""
    numbers, own = view.box.numbers, move_gains.private_view(view)
    best = max(own.hand, key=lambda held: held.sum.value)
    points = most_points_for_work(view.box, best.sum.value)
    rivals = [seat for seat in view.buyers if seat != view.viewer]
    return {
        "card": Named("profession", best.card.name),
        "wanted": Named("building", best.card.building),
        "worth": best.sum.value,
        "more": numbers.work_building,
        "built": numbers.building_points,
        "minimum": view.minimum,
        "paid": Florins(florins_for_work(view.box, best.sum.value, 0)),
        "most": points,
        "lot": Named("lot", view.asked.lot),
        "next": Florins(view.asked.bid),
        "lifted": tuple(_works_lifted_by(view, Named("landscape", view.asked.lot))),
        "rival": Who(rivals[0]) if rivals else "",
        "prestige": tuple(Named("prestige", card.name) for card in own.prestige),
    }


def _works_lifted_by(view: View, thing: Named) -> Iterator[Text]:
    """Yield the works in hand that this thing lifts."""
    is_one = thing.kind != "landscape" or thing.name in view.box.landscape_order
    yield from (
        move_gains.describe_lifted_works(view, attainable_works.estate_with_things(view, thing))
        if is_one
        else ()
    )


def _lesson_plan_texts(view: View) -> Iterator[Text]:
    """Say what most of the professions in hand want that is not there."""
    wanted = dict[Named, list[Named]]()
    for held in move_gains.private_view(view).hand:
        for thing, there in zip(turn.wanted_things(held.card), _want_worths(held), strict=True):
            if not there:
                wanted.setdefault(thing, []).append(Named("profession", held.card.name))
    for thing in sorted(wanted, key=lambda one: -len(wanted[one]))[:1]:
        if len(wanted[thing]) > 1:
            yield say("plan-princes", cards=tuple(wanted[thing]), thing=thing)


def _want_worths(held: InHand) -> tuple[int, int, int]:
    return held.sum.building, held.sum.landscape, held.sum.freedom


def _move_gain_texts(view: View, move: Move) -> Iterator[Text]:
    """Say which works in hand a purchase lifts."""
    match move:
        case Nominate(lot) if lot in view.box.landscape_order:
            thing = Named("landscape", lot)
        case Bid() if view.asked.lot in view.box.landscape_order:
            thing = Named("landscape", view.asked.lot)
        case Build(building):
            thing = Named("building", building)
        case Introduce(freedom):
            thing = Named("freedom", freedom)
        case _:
            return
    gains = tuple(_works_lifted_by(view, thing))
    if gains:
        yield say("coach-princes-lifts", thing=thing, gains=gains)


def _lesson_move_label(view: View, move: Move) -> Text | None:
    """Say of a work what is taken, and of a landscape where it comes to lie."""
    match move:
        case Work(profession, points=points):
            value = work_value(view, move)
            paid, card = (
                Florins(florins_for_work(view.box, value, points)),
                Named("profession", profession),
            )
            key = "label-princes-work-points" if points else "label-princes-work"
            return say(key, card=card, points=points, florins=paid)
        case Build(building):
            return say("label-princes-build", building=Named("building", building))
        case Nominate(lot):
            return say("label-princes-lot", lot=Named("lot", lot))
        case Place(square=square):
            return say("label-princes-place", square=square)
        case Withdraw():
            return say("label-princes-withdraw")
    return None


HELP = game_ui.GameHelp(
    *(help_text_now, say("help-waiting"), RULE_BOOK, lesson_facts),
    *(_lesson_facts_now, _lesson_plan_texts, _move_gain_texts, _lesson_move_label),
)


_ALL = "-"  # in place of the name of one
_BRIEF = 2  # ways that are told of each work where all of them are looked at


def build_outlook(seat: PrincesSeat, then: PrincesSeat, chosen: str) -> game_ui.OutlookLines:
    """Look at the works within reach after the plan."""
    turns = tuple(
        attainable_works.turns_to_come(seat.view, _seat_in_turn(seat), _actions_left(seat, then))
    )
    works = attainable_works.find_prospects(then.view, turns) if turns else ()
    purse = turn.describe_purse_and_points(then.speech, then.view)
    lines = [purse, *_describe_works(then, turns, works, chosen)]
    return game_ui.OutlookLines(tuple(lines), tuple(_work_options(then.speech, works, chosen)))


def _seat_in_turn(seat: PrincesSeat) -> Seat | None:
    return seat.state.game.turn(seat.course.state)


def _actions_left(seat: PrincesSeat, then: PrincesSeat) -> int | None:
    """Return the actions that the plan leaves of its turn; None without a plan."""
    if then is seat:
        return None
    return then.view.asked.actions if _seat_in_turn(then) == then.seat else 0


# Works


def _describe_works(
    then: PrincesSeat,
    turns: Sequence[attainable_works.ComingTurn],
    works: Sequence[attainable_works.Prospect],
    chosen: str,
) -> Iterator[str]:
    """Describe all works briefly, or one round by round, and what lifts them."""
    speech, view = then.speech, then.view
    if not works:
        yield speech("outlook-princes-no-work" if turns else "outlook-princes-no-turn")
        return
    told = [one for one in works if one.name == chosen] or works
    for one in told:
        yield from _describe_work(speech, view, one, most=None if len(told) == 1 else _BRIEF)
    yield speech("outlook-princes-lifts")
    yield from _describe_aids_and_gains(speech, view)
    yield f"-# {speech('outlook-princes-each')}"


def _work_options(
    speech: SpeechContext, works: Sequence[attainable_works.Prospect], chosen: str
) -> Iterator[components.MenuChoice]:
    """Yield the works to be told in full, and the way back to all of them."""
    if len(works) < 2:
        return
    if any(one.name == chosen for one in works):
        yield components.MenuChoice(_ALL, speech.label_text("outlook-princes-all"))
    for one in works[: discord_limits.OPTIONS - 1]:
        thing = Named("profession", one.name)
        label = speech.plain_text(say("outlook-princes-work", profession=thing, value=one.value))
        yield components.MenuChoice(one.name, label, chosen=one.name == chosen)


def _describe_work(
    speech: SpeechContext, view: View, one: attainable_works.Prospect, *, most: int | None
) -> Iterator[str]:
    thing = Named("profession", one.name)
    head = speech("outlook-princes-work", profession=thing, value=one.value)
    yield f"**{head}** – {turn.describe_state_of_wants(speech, one.held)}"
    if one.barred:
        yield f"· {speech('outlook-princes-barred', things=one.barred)}"
    ways = [list(alike) for _, alike in groupby(one.goals, key=lambda goal: goal.way)]
    for goals in ways[:most]:
        yield f"· {_describe_way_to_work(speech, view, goals, is_first=goals is ways[0])}"


def _describe_way_to_work(
    speech: SpeechContext,
    view: View,
    goals: Sequence[attainable_works.RoundGoal],
    *,
    is_first: bool,
) -> str:
    """Describe the rounds to which one way leads; the first says what money it leaves."""
    when, way = _describe_rounds(goals), goals[0].way
    if way is None:
        return speech("outlook-princes-beyond", when=when)
    if not (way.aids or way.bonus):
        return speech("outlook-princes-enough", when=when)
    things = (
        *map(_describe_aid_and_price, way.aids),
        *(_describe_bonus_card(card) for card in way.bonus),
    )
    told = speech("outlook-princes-way", when=when, things=things, value=way.value)
    is_dear = way.price > view.mine.hidden.florins
    left = _describe_money_left(speech, view, way.price) if is_first or is_dear else ()
    return " · ".join([told, *left])


def _describe_rounds(goals: Sequence[attainable_works.RoundGoal]) -> Text:
    first, last = goals[0], goals[-1]
    if first is last:
        return say("outlook-princes-round", round=first.round, minimum=first.minimum)
    facts = {"first": first.round, "last": last.round, "minimum": last.minimum}
    return say("outlook-princes-rounds", **facts)


def _describe_aid_and_price(aid: attainable_works.Aid) -> Text:
    """Name an aid with its price; what is auctioned has none yet."""
    if aid.price is None:
        return say("outlook-princes-auctioned", thing=aid.thing)
    price = Florins(aid.price)
    if aid.thing == attainable_works.CARD:
        return say("outlook-princes-card", price=price)
    return say("outlook-princes-priced", thing=aid.thing, price=price)


def _describe_bonus_card(card: str) -> Text:
    return say("outlook-princes-bonus", card=Named("bonus", card))


def _describe_money_left(speech: SpeechContext, view: View, price: int) -> Iterator[str]:
    """Say which money would be left, or is missing."""
    left = view.mine.hidden.florins - price
    if price and left < 0:
        yield speech("outlook-princes-short", florins=Florins(-left))
    elif price:
        yield speech("outlook-princes-leaves", florins=Florins(left))


# What lifts them


def _describe_aids_and_gains(speech: SpeechContext, view: View) -> Iterator[str]:
    for aid in attainable_works.helpful_aids(view):
        gains = tuple(
            move_gains.describe_lifted_works(
                view, attainable_works.estate_with_things(view, aid.thing)
            )
        )
        told = speech("outlook-princes-lift", thing=_describe_aid_and_price(aid), gains=gains)
        parts = [f"· {told}", *_describe_tidiest_square(speech, view, aid)]
        yield " · ".join([*parts, *_describe_money_left(speech, view, aid.price or 0)])


def _describe_tidiest_square(
    speech: SpeechContext, view: View, aid: attainable_works.Aid
) -> Iterator[str]:
    """Say where a building would leave the most connected ground."""
    if aid.thing.kind == "building":
        square = tidiest_way_to_lay(
            view, attainable_works.possible_builds(view, aid.thing.name)
        ).square
        yield speech("outlook-princes-fits", square=square)
