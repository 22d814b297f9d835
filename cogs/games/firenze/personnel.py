"""The panel of personnel cards with several things to choose.

smuggle                      as the rules list it first
smuggle as 2 white blue      give the third player a white brick for a blue one
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from bot.engine.text import Fact, Named, Refusal, Text, Who, say
from bot.games.firenze import sites
from bot.games.firenze.bricks import heap
from bot.games.firenze.view import View
from cogs.games.firenze.words import describe_move
from cogs.interaction import panels
from cogs.interaction.components import ComponentSpec, MenuChoice, MenuSpec
from cogs.interaction.context import SeatContext
from cogs.interaction.replies import PrivateReply

# Which words of a move are chosen together, each by a menu of its own; and the card it plays.
_MENUS: Mapping[str, tuple[slice, ...]] = {
    "smuggle": (slice(0, 1), slice(1, 2), slice(2, 3)),
    "sabotage": (slice(0, 1), slice(1, 3)),
    "transmute": (slice(0, 1), slice(1, 2)),
}
_CARDS = {"smuggle": "smuggler", "sabotage": "saboteur", "transmute": "alchemist"}
_AS = "as"  # what follows is no move yet
_DECISION = 3


@dataclass(frozen=True, slots=True)
class PersonnelDraft:
    """What the person on a card would do."""

    seat: SeatContext[View]
    verb: str
    ways: tuple[tuple[str, ...], ...]  # all that the rules allow
    way: tuple[str, ...]

    @property
    def view(self) -> View:
        return self.seat.view

    def spell_way(self, way: tuple[str, ...]) -> str:
        return " ".join([self.verb, *way])


def build_personnel_panel(seat: SeatContext[View], words: str) -> PrivateReply:
    """Build the panel of the way that comes nearest to these words."""
    verb, *wished = words.split()
    ways = tuple(tuple(spelt.split()[1:]) for spelt in seat.spellings_of_verb(verb=verb))
    draft = PersonnelDraft(seat, verb, ways, _nearest_way(ways, tuple(wished[1:])))
    return panels.build_panel(_describe_draft(draft), _personnel_controls(draft))


def _nearest_way(ways: Iterable[tuple[str, ...]], wished: tuple[str, ...]) -> tuple[str, ...]:
    return max(
        ways, key=lambda way: sum(a == b for a, b in zip(way, wished, strict=False)), default=()
    )


def _describe_draft(draft: PersonnelDraft) -> Iterator[str]:
    speech, card = draft.seat.speech, _CARDS[draft.verb]
    about = speech.name_thing("action-card", card, "about")
    yield speech("panel-firenze-hire", card=Named("action-card", card), about=about)
    if draft.verb != "transmute":
        yield from _describe_others(draft)
    yield f"**{speech.speak_text(_describe_way(draft, draft.way))}**"
    after = _rehearse_draft(draft) if draft.verb != "sabotage" else None
    if after:
        yield speech("panel-firenze-store", bricks=heap(after.mine.open.storehouse))


def _rehearse_draft(draft: PersonnelDraft) -> View | None:
    move = draft.seat.state.game.vocabulary.read(draft.spell_way(draft.way))
    if isinstance(move, Refusal):
        return None
    after = draft.seat.start_rehearsal().after_move(draft.seat.seat, move)
    return after.view if after else None


def _describe_others(draft: PersonnelDraft) -> Iterator[str]:
    for builder in draft.view.builders:
        if builder.seat == draft.seat.seat:
            continue
        bricks: Fact = heap(builder.open.storehouse)
        if draft.verb == "sabotage":
            bricks = sites.in_words(builder.open.site)
        yield draft.seat.speech("panel-firenze-has", who=Who(builder.seat), bricks=bricks)


def _describe_way(draft: PersonnelDraft, way: tuple[str, ...]) -> Text:
    text = describe_move(draft.view, draft.spell_way(way))
    if text is not None:
        return text
    given, taken = (Named("brick", color) for color in way)
    return say("panel-firenze-transmute", given=given, taken=taken)


def _personnel_controls(draft: PersonnelDraft) -> Iterator[ComponentSpec]:
    seat, card = draft.seat, Named("action-card", _CARDS[draft.verb])
    for row, words in enumerate(_MENUS[draft.verb]):
        yield _part_menu(draft, row, words)
    spelt, label = draft.spell_way(draft.way), say("panel-firenze-hire-it", card=card)
    yield panels.move_button(seat, spelt, label, likely=True, row=_DECISION)
    yield panels.away_button(seat, _DECISION)


def _part_menu(draft: PersonnelDraft, row: int, words: slice) -> MenuSpec:
    found: dict[tuple[str, ...], tuple[str, ...]] = {}
    for way in draft.ways:
        alike = [one for one in draft.ways if one[words] == way[words]]
        found.setdefault(way[words], _nearest_way(alike, draft.way))
    options = [
        MenuChoice(
            " ".join(way), _option_label(draft, words, part), chosen=part == draft.way[words]
        )
        for part, way in found.items()
    ]
    label = say(f"panel-firenze-{_part_kind(draft, words)}")
    return panels.choice_menu(draft.seat, f"{draft.verb} {_AS}", row, label, options, row=row)


def _part_kind(draft: PersonnelDraft, words: slice) -> str:
    """Return what this part of a move chooses, as the keys of phrases name it."""
    if draft.verb != "transmute" and not words.start:
        return "at-whom"
    if draft.verb == "sabotage":
        return "which-tower"
    return "which-taken" if words.stop == len(draft.way) else "which-given"


def _option_label(draft: PersonnelDraft, words: slice, part: tuple[str, ...]) -> str:
    speech = draft.seat.speech
    match _part_kind(draft, words), part:
        case "at-whom", (seat,):
            return speech.plain_names[int(seat)]
        case "which-tower", (color, height):
            return speech.plain_text(sites.of_height(color, int(height)))
        case "which-taken", (color,):
            return speech.plain_text(say("panel-firenze-taken", brick=Named("brick", color)))
    return speech.plain_text(say("panel-firenze-given", brick=Named("brick", part[0])))
