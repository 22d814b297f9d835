"""The book: a page for every rule, card and word, in every language, with its picture."""

from io import BytesIO

import pytest
from PIL import Image

from bot import catalogue
from bot.engine.text import Named
from bot.i18n.speak import LANGUAGES, PHRASES, speaker_for
from bot.tables.people import NOWHERE
from cogs.interaction import discord_limits
from cogs.interaction.components import ButtonSpec, MenuSpec, TextBlock, count_parts
from cogs.interaction.rulebook import BOT_BOOK, rule_buttons
from cogs.interaction.speech import SpeechContext, fold_text
from cogs.table import help
from tests.cogs.reading import said
from tests.cogs.stage import Stage, ids
from tests.tools import named_things, phrase_files

BOOKS = tuple(help.BOOKS)
DATA = PHRASES.parent
# Rows of the house's list that settle how a word is written; they name nothing one could ask about.
ONLY_WRITTEN = {"in favor", "color", "to fulfill", "neighbor", "theater", "still available"}
ONLY_WRITTEN |= {"I (the bot speaks)", "spelled, learned", "will, should", "expensive"}
ONLY_WRITTEN |= {"to lose (a brick to an Event)", "on your turn", "panel (of a turn)"}


def test_no_rule_that_a_refusal_names_is_without_its_page() -> None:
    keys = phrase_files.read_phrases(PHRASES / "en").found
    rules = {key.removeprefix("rule-") for key in keys if key.startswith("rule-")}
    games = [(help.BOOKS[key], catalogue.current_game(key)) for key in catalogue.GAMES]
    speech = SpeechContext("en")

    without = [
        rule
        for rule in rules
        if not any(list(rule_buttons(speech, rule, own=own)) for own in (None, *games))
    ]
    assert len(rules) > 80
    assert without == []


@pytest.mark.parametrize("key", BOOKS)
def test_every_page_points_to_one_that_there_is(key: str) -> None:
    book, game = help.BOOKS[key], help.game_of_book(key)
    names = [page.name for page in book.pages(game)]

    assert len(set(names)) == len(names)
    assert {page.see for page in book.pages(game)} <= {"", *names}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", BOOKS)
def test_every_page_is_told_in_one_message_and_leads_on(key: str, language: str) -> None:
    speech, game = SpeechContext(language), help.game_of_book(key)
    for page in help.BOOKS[key].pages(game):
        reply = help.page_reply(speech, NOWHERE, key, game, page.name)

        assert speech.plain_text(page.title) in discord_limits.strip_markdown(reply.words)
        assert 20 < len(reply.words) < discord_limits.WORDS - 1000, page.name
        assert "{" not in reply.words
        assert count_parts((TextBlock(reply.words), *reply.components)) < discord_limits.PARTS - 2
        rows = [one.id for one in reply.all_components if isinstance(one, MenuSpec | ButtonSpec)]
        assert len(set(rows)) == len(rows)
        menus = [one for one in reply.components if isinstance(one, MenuSpec)]
        assert all(1 <= len(menu.options) <= discord_limits.OPTIONS for menu in menus)
        assert sum(option.chosen for menu in menus for option in menu.options) >= 1
        assert (reply.picture is not None) == (page.name in help.BOOKS[key].pictured_pages(game))


@pytest.mark.parametrize(
    ("key", "kinds"),
    [
        ("princes", ("profession", "bonus", "prestige", "lot", "building", "character")),
        ("firenze", ("action-card",)),
    ],
)
def test_every_card_has_a_page(key: str, kinds: tuple[str, ...]) -> None:
    pages = {page.name for page in help.BOOKS[key].pages(catalogue.current_game(key))}
    things = named_things.load_named_things()[key].things
    of_kinds = {f"{kind}-{name}" for kind in kinds for name in things[kind]}

    assert of_kinds - pages <= {"profession-recruiting", "building-palazzo"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("list_", ["princes", "firenze", "phrases"])
def test_every_term_is_found(list_: str, language: str) -> None:
    """A word of a game by a title; one of the house at least on a page."""
    column = 1 + LANGUAGES.index(language)
    key = BOT_BOOK if list_ == "phrases" else list_
    lines = (DATA / list_ / "TERMS.md").read_text("utf-8").splitlines()
    rows = [line.split("|") for line in lines if line.startswith("|")]
    for row in rows[2:]:
        if row[1].strip() in ONLY_WRITTEN:
            continue
        terms = [one.split("(")[0].strip() for one in row[column].replace(",", ";").split(";")]
        words = [fold_text(term) for term in terms if term]
        found = [value for word in words for _, value in help._find_pages(language, key, word)]
        assert any(value.startswith(f"{key} ") for value in found), terms
        if key != BOT_BOOK:
            titled = [
                label for label, value in help._page_titles(language) if value.startswith(key)
            ]
            assert any(fold_text(term) in fold_text(title) for term in terms for title in titled), (
                terms
            )


def test_a_page_is_found_by_its_title_first_and_then_by_what_stands_on_it() -> None:
    poet = help._find_pages("de", "princes", fold_text("Dichter"))
    assert next(poet)[1] == "princes profession-poet"
    by_word = [value for _, value in help._find_pages("en", "firenze", fold_text("white tower"))]
    assert "firenze gloss-firenze-bell-tower" in by_word
    assert next(help._find_pages("en", "firenze", ""))[1] == "firenze summary"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_card_says_another_number_than_the_printed_one(language: str) -> None:
    box = catalogue.current_game("princes").box  # type: ignore[attr-defined]
    for card in box.prestige.values():
        about = speaker_for(language).name_thing(Named("prestige", card.name), "about")
        assert str(card.points) in about
        assert not card.shared or str(card.shared) in about
    for card in box.bonus.values():
        assert f"+{card.each}" in speaker_for(language).name_thing(
            Named("bonus", card.name), "about"
        )


@pytest.mark.parametrize(
    ("key", "page"),
    [
        *(("princes", page) for page in ("professions", "works", "placing", "costs", "lot-forest")),
        *(("firenze", page) for page in ("towers", "events", "action-card-mason")),
    ],
)
def test_a_page_is_drawn_from_the_printed_tables(key: str, page: str) -> None:
    book, game = help.BOOKS[key], catalogue.current_game(key)
    for language in ("fr", "de"):
        png = book.draw_page(game, page, "Ein Titel", language)
        with Image.open(BytesIO(png)) as picture:
            assert picture.width == 1600
            assert 150 < picture.height < 2200


async def test_help_opens_a_page_by_topic_and_a_refusal_leads_to_its_own(scene: Stage) -> None:
    await scene.gather(languages=("fr", "en"))
    lorenzo, isabella = scene.people

    assert "**Poète**" in await scene.slash(lorenzo, "help", topic="princes profession-poet")
    assert "**Auctions**" in await scene.slash(isabella, "help", topic="Auctions")
    assert "no page on that" in await scene.slash(isabella, "help", topic="xyzzy")

    refused = await isabella.slash(scene.channel, "princes bid", florins=300)
    assert refused.response is not None
    rules = [one for one in ids(refused.response) if one.startswith("d:rules:")]
    assert rules == ["d:rules:1:princes setup"]
    page = await scene.click(isabella, refused.response, custom_id=rules[0])
    assert page.response is not None
    assert "**Set-up**" in said(page.response)
    offered = await isabella.autocomplete(scene.channel, "help", "topic", "bid")
    assert any("to bid" in one["name"] for one in offered)
