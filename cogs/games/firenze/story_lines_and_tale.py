"""Events as lines of a story, the tale of a finished game, and its feats."""

from collections.abc import Iterator, Mapping, Sequence

from bot.engine.ended_game import GameSummary, SummaryMoment
from bot.engine.text import Fact, Text, Who, say
from bot.games.firenze import final_scoring
from cogs.interaction import game_ui


def gather_lines(texts: Sequence[Text]) -> Mapping[int, Text]:
    """Join events to lines, each by the number of the event that completes it."""
    lines: dict[int, Text] = {}
    for at, text in enumerate(texts):
        before = lines.get(at - 1)
        if text.key == "firenze-new-card" and before and before.key == "firenze-takes":
            taken, who = lines.pop(at - 1), before.fact("who")
            lines[at] = say("firenze-takes-and-next", who=who, takes=taken, next=text)
        else:
            lines[at] = text
    return lines


def complete_lines(texts: Sequence[Text]) -> Mapping[int, Text]:
    """Return those lines that later events can't change."""
    last = len(texts) - 1
    lines = gather_lines(texts)
    return {at: line for at, line in lines.items() if at < last or line.key != "firenze-takes"}


def tell_tale(page: GameSummary) -> Iterator[Text]:
    players = tuple(map(Who, range(page.people)))
    yield game_ui.tale_sentence(page, "masters", 3, players=players)
    sealed = [one for one in page.moments if one.memory.kind == final_scoring.COMMISSION]
    yield from game_ui.sort_sentences(
        (*_tell_seals(page, sealed), game_ui.tell_turning_point(page))
    )
    yield game_ui.ending_text(page)


def _tell_seals(page: GameSummary, sealed: list[SummaryMoment]) -> Iterator[tuple[int, Text]]:
    """Tell the first and the best seal; of equal ones the first."""
    best = game_ui.best_moment(sealed)
    if best is None:
        yield 0, game_ui.tale_sentence(page, "no-seal", 1)
        yield 0, game_ui.tale_sentence(page, "no-tower", 1)
        return
    first, points = min(sealed, key=lambda one: one.moves), game_ui.points_text(best.memory.amount)
    yield _tell_seal(page, "first-seal", 2, first)
    if first == best:
        facts: dict[str, Fact] = {"points": points, "count": len(sealed)}
        yield best.moves, game_ui.tale_sentence(page, "same-seal", 2, **facts)
    else:
        yield _tell_seal(page, "best-seal", 3, best, points=points)


def _tell_seal(
    page: GameSummary, kind: str, ways: int, one: SummaryMoment, **facts: Fact
) -> tuple[int, Text]:
    brick, height = one.memory.what, one.memory.which
    return game_ui.tell_moment(page, kind, ways, one, brick=brick, height=height, **facts)


def list_feats(texts: Sequence[Text]) -> Iterator[Text]:
    """Pick what is worth remembering from all public events."""
    found = tuple(final_scoring.derive_memories(texts))
    cards = [one for one in found if one.kind == final_scoring.CELEBRATION_MEMORY]
    yield from game_ui.feat_texts_by_owner(cards, "feat-celebrations")
    sealed = [one for one in found if one.kind == final_scoring.COMMISSION]
    if not sealed:
        return
    most = max(one.amount for one in sealed)
    best = [
        say("feat-commission", who=one.who, brick=one.what, height=one.which)
        for one in sealed
        if one.amount == most
    ]
    yield say("feat-best-commission", points=most, commissions=tuple(best))
