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

    sitting: SeatContext[View]
    verb: str
    ways: tuple[tuple[str, ...], ...]  # all that the rules allow
    way: tuple[str, ...]

    @property
    def view(self) -> View:
        return self.sitting.view

    def spell_way(self, way: tuple[str, ...]) -> str:
        return " ".join([self.verb, *way])


def build_personnel_panel(sitting: SeatContext[View], words: str) -> PrivateReply:
    errand = draft_personnel(sitting, words)
    return PrivateReply("\n".join(_describe_draft(errand)), tuple(_personnel_controls(errand)))


def draft_personnel(sitting: SeatContext[View], words: str) -> PersonnelDraft:
    """The way that comes nearest to what these words say."""
    verb, *wished = words.split()
    ways = tuple(tuple(spelt.split()[1:]) for spelt in sitting.spellings_of_verb(verb=verb))
    return PersonnelDraft(sitting, verb, ways, _nearest_way(ways, tuple(wished[1:])))


def _nearest_way(ways: tuple[tuple[str, ...], ...], wished: tuple[str, ...]) -> tuple[str, ...]:
    return max(
        ways, key=lambda way: sum(a == b for a, b in zip(way, wished, strict=False)), default=()
    )


# In words


def _describe_draft(errand: PersonnelDraft) -> Iterator[str]:
    voice, card = errand.sitting.voice, _CARDS[errand.verb]
    about = voice.name_thing("action-card", card, "about")
    yield voice("panel-firenze-hire", card=Named("action-card", card), about=about)
    if errand.verb != "transmute":
        yield from _describe_others(errand)
    yield f"**{voice.speak_text(_describe_way(errand, errand.way))}**"
    after = _rehearse_draft(errand) if errand.verb != "sabotage" else None
    if after:
        yield voice("panel-firenze-store", bricks=heap(after.mine.open.storehouse))


def _rehearse_draft(errand: PersonnelDraft) -> View | None:
    """How the table would look after it."""
    move = errand.sitting.standing.game.vocabulary.read(errand.spell_way(errand.way))
    if isinstance(move, Refusal):
        return None
    after = errand.sitting.start_rehearsal().after_move(errand.sitting.seat, move)
    return after.view if after else None


def _describe_others(errand: PersonnelDraft) -> Iterator[str]:
    for builder in errand.view.builders:
        if builder.seat == errand.sitting.seat:
            continue
        bricks: Fact = heap(builder.open.storehouse)
        if errand.verb == "sabotage":
            bricks = sites.in_words(builder.open.site)
        yield errand.sitting.voice("panel-firenze-has", who=Who(builder.seat), bricks=bricks)


def _describe_way(errand: PersonnelDraft, way: tuple[str, ...]) -> Text:
    text = describe_move(errand.view, errand.spell_way(way))
    if text is not None:
        return text
    given, taken = (Named("brick", color) for color in way)
    return say("panel-firenze-transmute", given=given, taken=taken)


# To be pressed


def _personnel_controls(errand: PersonnelDraft) -> Iterator[ComponentSpec]:
    sitting = errand.sitting
    for row, words in enumerate(_MENUS[errand.verb]):
        yield _part_menu(errand, row, words)
    done = components.move_id(sitting.question_id, errand.spell_way(errand.way))
    label = sitting.voice.label_text(
        "panel-firenze-hire-it", card=Named("action-card", _CARDS[errand.verb])
    )
    yield ButtonSpec(done, label, likely=True, row=_DECISION)
    yield away_button(sitting, _DECISION)


def _part_menu(errand: PersonnelDraft, row: int, words: slice) -> MenuSpec:
    sitting = errand.sitting
    found: dict[tuple[str, ...], tuple[str, ...]] = {}
    for way in errand.ways:
        alike = tuple(one for one in errand.ways if one[words] == way[words])
        found.setdefault(way[words], _nearest_way(alike, errand.way))
    options = tuple(
        MenuChoice(
            " ".join(way), _option_label(errand, words, part), chosen=part == errand.way[words]
        )
        for part, way in list(found.items())[: limits.OPTIONS]
    )
    id_ = components.choice_menu_id(sitting.question_id, f"{errand.verb} {_AS}", row)
    return MenuSpec(id_, _menu_placeholder(errand, words), options, row=row)


def _menu_placeholder(errand: PersonnelDraft, words: slice) -> str:
    voice = errand.sitting.voice
    if errand.verb != "transmute" and not words.start:
        return voice.label_text("panel-firenze-at-whom")
    if errand.verb == "sabotage":
        return voice.label_text("panel-firenze-which-tower")
    if words.stop == len(errand.way):
        return voice.label_text("panel-firenze-which-taken")
    return voice.label_text("panel-firenze-which-given")


def _option_label(errand: PersonnelDraft, words: slice, part: tuple[str, ...]) -> str:
    voice = errand.sitting.voice
    if errand.verb != "transmute" and not words.start:
        return voice.plain_names[int(part[0])]
    if errand.verb == "sabotage":
        color, height = part
        return voice.plain_text(sites.of_height(color, int(height)))
    brick = Named("brick", part[0])
    if words.stop == len(errand.way):
        return voice.plain_text(say("panel-firenze-taken", brick=brick))
    return voice.plain_text(say("panel-firenze-given", brick=brick))
