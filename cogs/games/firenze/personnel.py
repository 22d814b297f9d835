"""The panel of personnel cards with several things to choose.

smuggle                      as the rules list it first
smuggle as 2 white blue      give the third player a white brick for a blue one
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from bot.engine.text import Fact, Named, Refusal, Text, Who, say
from bot.games.firenze import sites
from bot.games.firenze.bricks import heap
from bot.games.firenze.view import View
from cogs.games.firenze.words import away_button, describe_move
from cogs.interaction import components, limits
from cogs.interaction.components import ButtonSpec, ComponentSpec, MenuChoice, MenuSpec
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
    """What somebody would be sent to do."""

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
    draft = draft_personnel(seat, words)
    return PrivateReply("\n".join(_describe_draft(draft)), tuple(_personnel_controls(draft)))


def draft_personnel(seat: SeatContext[View], words: str) -> PersonnelDraft:
    """The way that comes nearest to what these words say."""
    verb, *wished = words.split()
    ways = tuple(tuple(spelt.split()[1:]) for spelt in seat.spellings_of_verb(verb=verb))
    return PersonnelDraft(seat, verb, ways, _nearest_way(ways, tuple(wished[1:])))


def _nearest_way(ways: tuple[tuple[str, ...], ...], wished: tuple[str, ...]) -> tuple[str, ...]:
    return max(
        ways, key=lambda way: sum(a == b for a, b in zip(way, wished, strict=False)), default=()
    )


# In words


def _describe_draft(draft: PersonnelDraft) -> Iterator[str]:
    speech, card = draft.seat.voice, _CARDS[draft.verb]
    about = speech.name_thing("action-card", card, "about")
    yield speech("panel-firenze-hire", card=Named("action-card", card), about=about)
    if draft.verb != "transmute":
        yield from _describe_others(draft)
    yield f"**{speech.speak_text(_describe_way(draft, draft.way))}**"
    after = _rehearse_draft(draft) if draft.verb != "sabotage" else None
    if after:
        yield speech("panel-firenze-store", bricks=heap(after.mine.open.storehouse))


def _rehearse_draft(draft: PersonnelDraft) -> View | None:
    """How the table would look after it."""
    move = draft.seat.standing.game.vocabulary.read(draft.spell_way(draft.way))
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
        yield draft.seat.voice("panel-firenze-has", who=Who(builder.seat), bricks=bricks)


def _describe_way(draft: PersonnelDraft, way: tuple[str, ...]) -> Text:
    text = describe_move(draft.view, draft.spell_way(way))
    if text is not None:
        return text
    given, taken = (Named("brick", color) for color in way)
    return say("panel-firenze-transmute", given=given, taken=taken)


# To be pressed


def _personnel_controls(draft: PersonnelDraft) -> Iterator[ComponentSpec]:
    seat = draft.seat
    for row, words in enumerate(_MENUS[draft.verb]):
        yield _part_menu(draft, row, words)
    done = components.move_id(seat.question_id, draft.spell_way(draft.way))
    label = seat.voice.label_text(
        "panel-firenze-hire-it", card=Named("action-card", _CARDS[draft.verb])
    )
    yield ButtonSpec(done, label, likely=True, row=_DECISION)
    yield away_button(seat, _DECISION)


def _part_menu(draft: PersonnelDraft, row: int, words: slice) -> MenuSpec:
    seat = draft.seat
    found: dict[tuple[str, ...], tuple[str, ...]] = {}
    for way in draft.ways:
        alike = tuple(one for one in draft.ways if one[words] == way[words])
        found.setdefault(way[words], _nearest_way(alike, draft.way))
    options = tuple(
        MenuChoice(
            " ".join(way), _option_label(draft, words, part), chosen=part == draft.way[words]
        )
        for part, way in list(found.items())[: limits.OPTIONS]
    )
    id_ = components.choice_menu_id(seat.question_id, f"{draft.verb} {_AS}", row)
    return MenuSpec(id_, _menu_placeholder(draft, words), options, row=row)


def _menu_placeholder(draft: PersonnelDraft, words: slice) -> str:
    speech = draft.seat.voice
    if draft.verb != "transmute" and not words.start:
        return speech.label_text("panel-firenze-at-whom")
    if draft.verb == "sabotage":
        return speech.label_text("panel-firenze-which-tower")
    if words.stop == len(draft.way):
        return speech.label_text("panel-firenze-which-taken")
    return speech.label_text("panel-firenze-which-given")


def _option_label(draft: PersonnelDraft, words: slice, part: tuple[str, ...]) -> str:
    speech = draft.seat.voice
    if draft.verb != "transmute" and not words.start:
        return speech.plain_names[int(part[0])]
    if draft.verb == "sabotage":
        color, height = part
        return speech.plain_text(sites.of_height(color, int(height)))
    brick = Named("brick", part[0])
    if words.stop == len(draft.way):
        return speech.plain_text(say("panel-firenze-taken", brick=brick))
    return speech.plain_text(say("panel-firenze-given", brick=brick))
