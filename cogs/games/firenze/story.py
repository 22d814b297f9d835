"""Events as lines of a story, the tale of a finished game, and its feats."""

from collections.abc import Iterator, Mapping, Sequence

from bot.engine.summary import GameMemory, GameSummary, SummaryMoment
from bot.engine.text import Fact, Text, Who, say
from bot.games.firenze import scoring
from bot.games.firenze.scoring import CELEBRATION_MEMORY, COMMISSION
from cogs.interaction import game_ui


def gather_lines(texts: Sequence[Text]) -> Mapping[int, Text]:
    """Join events to lines, each by the number of the event that completes it."""
    lines: dict[int, Text] = {}
    for at, text in enumerate(texts):
        before = lines.get(at - 1)
        if text.key == "firenze-new-card" and before and before.key == "firenze-takes":
            lines[at] = _join_take_and_next(lines.pop(at - 1), text)
        else:
            lines[at] = text
    return lines


def complete_lines(texts: Sequence[Text]) -> Mapping[int, Text]:
    """Return those lines that later events can't change."""
    last = len(texts) - 1
    lines = gather_lines(texts)
    return {at: line for at, line in lines.items() if at < last or line.key != "firenze-takes"}


def _join_take_and_next(taken: Text, next_: Text) -> Text:
    return say("firenze-takes-and-next", who=taken.fact("who"), takes=taken, next=next_)


def tell_tale(page: GameSummary) -> Iterator[Text]:
    players = tuple(map(Who, range(page.people)))
    yield game_ui.tale_sentence(page, "masters", 3, players=players)
    sealed = [one for one in page.moments if one.memory.kind == COMMISSION]
    yield from game_ui.sort_sentences((*_tell_seals(page, sealed), game_ui.turning_point(page)))
    yield game_ui.ending_text(page)


def _tell_seals(page: GameSummary, sealed: list[SummaryMoment]) -> Iterator[tuple[int, Text]]:
    """Tell the first and the best seal; of equal ones the first."""
    if not sealed:
        yield 0, game_ui.tale_sentence(page, "no-seal", 1)
        yield 0, game_ui.tale_sentence(page, "no-tower", 1)
        return
    first = min(sealed, key=lambda one: one.moves)
    best = max(sealed, key=lambda one: (one.memory.amount, -one.moves))
    yield _tell_seal(page, "first-seal", 2, first)
    if first == best:
        worth = game_ui.points_text(best.memory.amount)
        yield (
            best.moves,
            game_ui.tale_sentence(page, "same-seal", 2, points=worth, count=len(sealed)),
        )
    else:
        yield _tell_seal(page, "best-seal", 3, best)


def _tell_seal(page: GameSummary, kind: str, ways: int, one: SummaryMoment) -> tuple[int, Text]:
    memory, when = one.memory, game_ui.year_text(one.year)
    facts: dict[str, Fact] = {"brick": memory.what, "height": memory.which}
    if kind == "best-seal":
        facts["points"] = game_ui.points_text(memory.amount)
    return one.moves, game_ui.tale_sentence(page, kind, ways, year=when, who=memory.who, **facts)


def list_feats(texts: Sequence[Text]) -> Iterator[Text]:
    """Pick what is worth remembering from all public events."""
    found = tuple(scoring.derive_memories(texts))
    cards = [one for one in found if one.kind == CELEBRATION_MEMORY]
    yield from game_ui.feats_by_owner(cards, "feat-celebrations")
    sealed = [one for one in found if one.kind == COMMISSION]
    if not sealed:
        return
    most = max(one.amount for one in sealed)
    best = [_commission_feat(one) for one in sealed if one.amount == most]
    yield say("feat-best-commission", points=most, commissions=tuple(best))


def _commission_feat(one: GameMemory) -> Text:
    """Name a commission by its tower, and the owner of its seal."""
    return say("feat-commission", who=one.who, brick=one.what, height=one.which)
