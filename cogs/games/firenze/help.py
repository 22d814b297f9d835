"""The rulebook of Firenze, help for the open question, lesson numbers, the outlook."""

from collections.abc import Callable, Iterator, Mapping

from bot.engine.journal import AnyGame
from bot.engine.text import Fact, Named, Text, Who, say
from bot.games.firenze import attainable_commissions, bricks_and_towers, commissions, state_parts
from bot.games.firenze.box import OURS, ActionCard, Box
from bot.games.firenze.game import Firenze
from bot.games.firenze.moves import Begin, Fulfil, Lay, Move
from bot.games.firenze.view import View
from cogs.games.firenze.game_texts import FirenzeSeat, describe_holdings
from cogs.interaction import game_ui, rulebook
from cogs.interaction.speech import SpeechContext
from render.firenze import draw_rulebook_page, draw_summary

_CARDS = {
    "events": state_parts.EVENT,
    "personnel": state_parts.PERSONNEL,
    "celebrations": state_parts.CELEBRATION,
    "buildings": state_parts.BUILDING,
    "churches": state_parts.CHURCH,
}

_CHAPTERS, GLOSSARY = rulebook.load_contents("firenze")


class _FirenzeBook(rulebook.RuleBook):
    """The chapters in the order of the rulebook."""

    prefix = "firenze-"
    rules = _CHAPTERS

    def thing_pages(self, game: AnyGame) -> Iterator[rulebook.BookPage]:
        """Yield a page for every card and every word."""
        chapters = {kind: chapter for chapter, kind in _CARDS.items()}
        for card in _printed_values_of(game).printed.cards:
            name, chapter = f"action-card-{card.name}", chapters[card.kind]
            yield rulebook.BookPage(name, Text(name), chapter, chapter)
        yield from rulebook.glossary_pages("firenze", GLOSSARY)

    def page_of(self, rule: str) -> str:
        """Return a chapter, or the card that the rule is called after."""
        return super().page_of(rule) or f"action-card-{rule.removeprefix('firenze-')}"

    def chapter_lines(self, speech: SpeechContext, game: AnyGame, chapter: str) -> Iterator[str]:
        box = _printed_values_of(game)
        if chapter in _CARDS:
            yield from _list_cards(speech, box, _CARDS[chapter])
            return
        yield speech(f"digest-firenze-{chapter}", **_printed_numbers(box))
        if chapter in _LISTED:
            yield from _LISTED[chapter](speech, box)

    def thing_lines(self, speech: SpeechContext, game: AnyGame, page: str) -> Iterator[str]:
        card = _printed_values_of(game).cards.get(page.removeprefix("action-card-"))
        if card is None:
            yield speech(page, "means")
            return
        yield _card_effect(speech, card)
        kind = speech.name_thing("card-kind", card.kind)
        yield speech("page-firenze-card", kind=kind, copies=card.copies)
        if card.effect_from == OURS:
            yield speech("digest-firenze-ours-mark")

    def pictured_pages(self, game: AnyGame) -> list[str]:
        cards = (page.name for page in self.thing_pages(game) if page.chapter in _CARDS)
        return [rulebook.SUMMARY, "towers", *_CARDS, *cards]

    def draw_page(self, game: AnyGame, page: str, title: str, language: str) -> bytes:
        if page == rulebook.SUMMARY:
            return draw_summary(title, self.summary_entries(language, game))
        return draw_rulebook_page(_printed_values_of(game), _CARDS.get(page, page), title, language)


RULE_BOOK = _FirenzeBook()


def _printed_values_of(game: AnyGame) -> Box:
    assert isinstance(game, Firenze)
    return game.box


def _list_cards(speech: SpeechContext, box: Box, kind: str) -> list[str]:
    """List each card of this kind with what it does."""
    cards = [card for card in box.printed.cards if card.kind == kind]
    name, lines = speech.name_thing, [speech.name_thing("card-kind", kind, "about")]
    lines += (f"**{name('action-card', one.name)}** – {_card_effect(speech, one)}" for one in cards)
    is_ours = any(card.effect_from == OURS for card in cards)
    return [*lines, *([speech("digest-firenze-ours-mark")] if is_ours else [])]


def _card_effect(speech: SpeechContext, card: ActionCard) -> str:
    mark = " \\*" if card.effect_from == OURS else ""
    return f"{speech.name_thing('action-card', card.name, 'about')}{mark}"


# Chapters


def _list_commission_points(speech: SpeechContext, box: Box) -> Iterator[str]:
    """List the points of every commission, and of the majority."""
    for tower in box.printed.towers:
        color, points = speech.name_thing("brick", tower.name), " · ".join(map(str, tower.points))
        numbers = {"majority": tower.majority, "bricks": tower.bricks}
        yield speech("page-firenze-tower", color=color, points=points, **numbers)


def _list_glossary_terms(speech: SpeechContext, _: Box) -> Iterator[str]:
    yield " · ".join(speech(f"gloss-firenze-{word}") for word in GLOSSARY)


def _list_unprinted(speech: SpeechContext, _: Box) -> Iterator[str]:
    yield from map(speech, (f"ours-firenze-{of}" for of in ("commissions", "balconies", "cards")))


_LISTED: Mapping[str, Callable[[SpeechContext, Box], Iterator[str]]] = {
    "towers": _list_commission_points,
    "glossary": _list_glossary_terms,
    "ours": _list_unprinted,
}


def _printed_numbers(box: Box) -> Mapping[str, Fact]:
    """Return the printed numbers by the names that the chapters' phrases have for them."""
    numbers = box.numbers
    return {
        **rulebook.facts_of_numbers(numbers),
        "least": box.heights[0],
        "highest": box.heights[-1],
        "levels": box.levels,
        "seals": " · ".join(map(str, numbers.seals[2:])),
        "skipped": numbers.row - 1,
        "most": len(numbers.construction) - 1,
        "costs": " · ".join(map(str, numbers.construction[1:])),
    }


# Help

_EXAMPLE_COLOR = "blue"  # the color of the tower that the lesson reckons with


def help_text_now(view: View) -> Text:
    asked, turn = view.asked, view.turn
    own = view.builders[turn.seat].open
    facts: dict[str, Fact] = {
        "due": asked.due,
        "card": Named("action-card", asked.card),
        "cost": view.exchange_cost,
        "exchanged": int(turn.exchanged),
        "left": view.bricks_left_to_lay,
        "next": view.next_brick_cost,
        "height": commissions.bell_tower_kind(view.box)[1],
        "seals": own.seals,
    }
    topic = _HELP_TOPICS.get(asked.kind, asked.kind)
    if topic == "fulfilling" and own.owes_bell_tower:
        topic = "bell-first"
    return Text(f"help-firenze-{topic}", tuple(facts.items()))


_HELP_TOPICS = {
    **dict.fromkeys(("losing", "lowering"), "suffering"),
    **dict.fromkeys(("paying-card", "paying-exchange", "paying-construction"), "paying"),
}


def lesson_facts(game: AnyGame) -> Mapping[str, Fact]:
    """Return the numbers of the lesson, and of its example: a tower built in two turns."""
    assert isinstance(game, Firenze)
    box, numbers = game.box, game.box.numbers
    tile, low, costs = box.printed.levels[0], box.heights[0], numbers.construction
    freely = costs.count(0) - 1
    rest = tile.height - freely
    return {
        **rulebook.facts_of_numbers(numbers),
        "color": Named("brick", _EXAMPLE_COLOR),
        "low": low,
        "few": box.printed_points(_EXAMPLE_COLOR, low),
        "high": tile.height,
        "many": box.printed_points(_EXAMPLE_COLOR, tile.height),
        "tile": tile.points,
        "freely": freely,
        "rest": rest,
        "price": costs[rest],
    }


def _lesson_facts_now(view: View) -> Mapping[str, Fact]:
    """Return the best commission within reach, and who else builds such a tower."""
    scored = sum(card.points for card in view.own.hand) if view.own else 0
    facts: dict[str, Fact] = {"celebrations": game_ui.points_text(scored)}
    best = next(iter(attainable_commissions.targets_in_reach(view)), None)
    if best is None:
        return facts
    sites = ((one.seat, one.open.site) for one in view.builders if one.seat != view.viewer)
    rivals = [seat for seat, site in sites if any(tower.color == best.color for tower in site)]
    return {
        **facts,
        "color": Named("brick", best.color),
        "height": best.height,
        "goal": best.goal,
        "points": game_ui.points_text(best.points),
        "lay": best.lay,
        "rival": Who(rivals[0]) if rivals else "",
    }


def _lesson_plan_texts(view: View) -> Iterator[Text]:
    """Name the best commission within reach."""
    best = next(iter(attainable_commissions.targets_in_reach(view)), None)
    if best is not None:
        brick = Named("brick", best.color)
        points = game_ui.points_text(best.points)
        yield say("plan-firenze", color=brick, goal=best.goal, points=points)


def _move_gain_texts(view: View, move: Move) -> Iterator[Text]:
    """Say which commission a brick brings nearer, and what handing a tower in scores."""
    for one in attainable_commissions.targets_in_reach(view):
        key, brick = _gain_key(move, one), Named("brick", one.color)
        if key:
            yield say(key, color=brick, goal=one.goal, points=game_ui.points_text(one.points))


def _gain_key(move: Move, target: attainable_commissions.Target) -> str:
    """Return the phrase for what a move brings towards a commission; '' if it brings nothing."""
    match move:
        case Fulfil(target.color, target.goal):
            return "coach-firenze-scores"
        case Lay(target.color, target.height) if target.lay:
            return "coach-firenze-ready" if target.lay == 1 else "coach-firenze-nearer"
        case Begin(target.color) if not target.height:
            return "coach-firenze-nearer"
    return ""


HELP = game_ui.GameHelp(
    *(help_text_now, say("help-firenze-waiting"), RULE_BOOK, lesson_facts),
    *(_lesson_facts_now, _lesson_plan_texts, _move_gain_texts),
)


_MOST_TARGETS = 12  # the nearest: of all that there may be nobody reads more on a phone


def build_outlook(then: FirenzeSeat) -> game_ui.OutlookLines:
    """Look at the commissions within reach after the plan."""
    return game_ui.OutlookLines(tuple(_outlook_lines(then)))


def _outlook_lines(then: FirenzeSeat) -> Iterator[str]:
    speech, view = then.speech, then.view
    yield f"-# {speech.speak_text(describe_holdings(view, then.seat))}"
    targets = attainable_commissions.targets_in_reach(view)
    if not targets:
        yield speech("outlook-firenze-none")
        return
    now = [one for one in targets if one.is_attainable_now][:_MOST_TARGETS]
    if now:
        yield speech("outlook-firenze-now")
        yield from (_describe_attainable_commission(speech, view, one) for one in now)
    later = [one for one in targets if not one.is_attainable_now][: _MOST_TARGETS - len(now)]
    if later:
        yield speech("outlook-firenze-later")
        yield from (_describe_attainable_commission(speech, view, one) for one in later)
    yield f"-# {speech('outlook-firenze-each')}"


def _describe_attainable_commission(
    speech: SpeechContext, view: View, one: attainable_commissions.Target
) -> str:
    parts = [_describe_tower(speech, one), *_describe_bricks_needed(speech, one)]
    return f"· {' · '.join([*parts, *_describe_missing(speech, view, one)])}"


def _describe_tower(speech: SpeechContext, one: attainable_commissions.Target) -> str:
    brick = Named("brick", one.color)
    if one.is_bell:
        return speech("outlook-firenze-bell", brick=brick, height=one.height, goal=one.goal)
    facts = {"height": one.height, "goal": one.goal, "points": one.points}
    return speech("outlook-firenze-tower", brick=brick, **facts)


def _describe_bricks_needed(
    speech: SpeechContext, one: attainable_commissions.Target
) -> Iterator[str]:
    """Say which bricks it takes, and how many would be left."""
    if not one.lay:
        yield speech("outlook-firenze-stands")
        return
    yield speech("outlook-firenze-takes", lay=one.lay, due=one.due)
    if one.is_attainable_now:
        yield speech("outlook-firenze-leaves", count=one.left)


def _describe_missing(
    speech: SpeechContext, view: View, one: attainable_commissions.Target
) -> Iterator[str]:
    """Say what is missing, and on which cards of the row it lies."""
    if one.numeral:
        yield speech("outlook-firenze-waits", numeral=one.numeral)
    if one.missing:
        heap, at = (
            bricks_and_towers.heap_texts(bricks_and_towers.bricks_of_color(one.color, one.missing)),
            state_parts.ORDER[one.color],
        )
        cards = tuple(Named("action-card", it.card.name) for it in view.row if it.bricks[at])
        yield speech("outlook-firenze-missing", bricks=heap, cards=cards)
    if one.lacking:
        yield speech("outlook-firenze-lacking", count=one.lacking)
