"""What belongs together is one line of the story, and every line is complete by itself."""

from collections import Counter
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.engine.game import Seat
from bot.engine.text import Florins, Named, Text, Who, say
from bot.i18n.speak import LANGUAGES, speaker_for
from cogs.games.firenze import story_lines_and_tale
from cogs.games.princes.story_lines_and_tale import gather_lines
from cogs.interaction import discord_limits
from cogs.interaction.components import ButtonSpec, words_of_blocks
from cogs.interaction.discord_limits import keep_newest_lines
from cogs.interaction.speech import SpeechContext, speech_at_table
from cogs.messages.pictures import shorten_alt_text
from cogs.messages.table_post import LATEST_EVENTS, MOST_EVENTS, board_post
from cogs.messages.table_texts import round_text, story_since
from tests.cogs.firenze_sittings import asked
from tests.cogs.panel_sittings import seated
from tests.cogs.panel_sittings import told as told_courses
from tests.golden.recipes import FOLDER, moments
from tests.golden.test_golden import sheet_of

JESTER = Named("lot", "jester")
BANKER = Named("character", "banker")
NAMES = ("Lorenzo", "Isabella", "Cosimo", "Caterina", "Ludovico")
SEVERAL = ("five-sensible", "both-five", "last-one-alone", "solo-lost")
ALL = sorted(file.stem for file in (FOLDER / "princes").glob("*.game"))
BID_BY_BID = {"nominates", "bids", "passes", "wins-first", "courts", "courts-instead"}
DIE_BY_DIE = {"solo-rolls", "solo-forced", "automa-rolls", "automa-knows-price"}


def told(*texts: Text) -> list[str]:
    lines = gather_lines(texts)
    return [speaker_for("en").speak_text(text, NAMES.__getitem__) for text in lines.values()]


def of_lot(key: str, who: int, price: int | None = None) -> Text:
    if price is None:
        return say(key, who=Who(who), lot=JESTER)
    return say(key, who=Who(who), lot=JESTER, price=Florins(price))


AUCTION = (
    of_lot("nominates", 0, 200),
    of_lot("bids", 1, 300),
    of_lot("passes", 2),
    of_lot("bids", 0, 400),
    of_lot("bids", 1, 500),
    of_lot("passes", 0),
)


def test_who_has_chosen_a_card_is_one_growing_line() -> None:
    chosen = [say("has-chosen", who=(Who(seat),)) for seat in (2, 0, 1)]

    assert told(*chosen[:1]) == ["Cosimo has chosen."]
    assert told(*chosen) == ["Cosimo, Lorenzo and Isabella have chosen."]


def test_an_auction_is_one_growing_line() -> None:
    assert told(*AUCTION[:1]) == ["Jester at auction: Lorenzo bids 200 florins."]
    assert told(*AUCTION[:5]) == [
        "Jester at auction: Cosimo passed; Isabella leads with 500 florins, against Lorenzo."
    ]


def test_a_closed_lot_says_who_got_it_and_against_whom() -> None:
    ended = told(*AUCTION, of_lot("wins", 1, 500))

    assert ended == ["Jester to Isabella for 500 florins, against Lorenzo."]


def test_whoever_buys_alone_is_said_to_be_the_last() -> None:
    assert told(of_lot("wins", 1, 200)) == [
        "Jester to Isabella for 200 florins, since nobody else could bid."
    ]
    uncontested = (of_lot("nominates", 1, 200), of_lot("passes", 0), of_lot("wins", 1, 200))
    assert told(*uncontested) == ["Jester to Isabella for 200 florins."]


def test_the_same_lot_in_the_next_round_is_another_line() -> None:
    assert len(told(*AUCTION, of_lot("wins", 1, 500), *AUCTION, of_lot("wins", 1, 500))) == 2


def test_a_character_is_told_once_it_is_hired() -> None:
    lines = told(
        say("courts", who=Who(0), character=BANKER, price=Florins(100)),
        say("courts-instead", who=Who(1), character=BANKER, price=Florins(300), whom=Who(0)),
        say("hires", who=Who(1), character=BANKER, price=Florins(300)),
    )

    assert lines == ["Banker to Isabella for 300 florins, against Lorenzo."]


def test_a_card_that_is_bought_tells_its_price_and_one_that_was_won_nothing() -> None:
    deck, kept = (
        Named("deck", "profession"),
        say("keeps-one", who=Who(0), deck=Named("deck", "profession")),
    )
    looks = say("looks", who=Who(0), deck=deck, count=5, price=Florins(300))

    assert told(looks) == ["Lorenzo looks at 5 Profession cards for 300 florins."]
    assert told(looks, kept) == ["Lorenzo takes a Profession card for 300 florins."]
    assert told(say("looks", who=Who(0), deck=deck, count=5, price=Florins(0)), kept) == []


def test_whoever_keeps_a_card_reads_which() -> None:
    deck, poet = Named("deck", "profession"), Named("profession", "poet")
    seen = say("sees", deck=deck, cards=(poet,), price=Florins(300))

    assert told(seen, say("keeps-this", deck=deck, card=poet)) == [
        "You take a Profession card for 300 florins: Poet."
    ]


def test_an_offer_is_told_by_what_came_of_it() -> None:
    tower = Named("building", "tower")
    offers = say("offers", who=Who(0), whom=Who(1), building=tower, square="h5", price=Florins(400))
    declines = say("declines-offer", who=Who(1), whom=Who(0), building=tower)

    assert told(offers, declines) == ["Isabella does not want to build the Tower with Lorenzo."]


def test_a_turn_that_ends_with_nothing_given_up_is_no_news() -> None:
    assert told(say("ends-turn", who=Who(0), forgone=0)) == []
    assert len(told(say("ends-turn", who=Who(0), forgone=1))) == 1


def bought_by_wolfgang(*before: Text) -> list[str]:
    begins = say("solo-round-begins", who=Who(0), round=1, minimum=7)
    won = say("wins", who=Named("automa", "wolfgang"), lot=JESTER, price=Florins(700))
    return told(begins, *before, won)[1:]


def test_what_wolfgang_buys_is_one_line_with_the_die_he_rolled() -> None:
    rolled = say("automa-rolls", lot=JESTER, die=5, add=2, price=Florins(700))
    plain = say("automa-rolls", lot=JESTER, die=5, add=0, price=Florins(500))
    known = say("automa-knows-price", lot=JESTER, price=Florins(700))

    assert bought_by_wolfgang(rolled) == ["Wolfgang takes the Jester for 700 florins (die 5 + 2)."]
    assert bought_by_wolfgang(plain) == ["Wolfgang takes the Jester for 700 florins (die 5)."]
    assert bought_by_wolfgang(known) == [
        "Wolfgang takes the Jester for 700 florins (the last bid for it)."
    ]


def one_line_for_each_lot(name: str, language: str) -> None:
    game, sheet = sheet_of(FOLDER / "princes" / f"{name}.game")
    *_, last = moments(game, sheet.opening, [line.entry for line in sheet.lines])
    texts = [event.text for made in last.after.made for event in made.step.events]
    lines = gather_lines(texts)
    keys = Counter(text.key for text in lines.values())

    sold = sum(text.key == "wins" for text in texts)
    assert keys["auction-ends"] + keys["wins"] + keys["automa-buys"] == sold
    assert keys["wins"] == 0 or name.startswith("solo")
    assert keys["hiring-ends"] == sum(text.key == "hires" for text in texts)
    assert keys["has-chosen"] <= 1
    assert not (BID_BY_BID | DIE_BY_DIE) & keys.keys()
    assert list(lines) == sorted(lines)
    assert all(speaker_for(language).speak_text(text, NAMES.__getitem__) for text in lines.values())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", SEVERAL)
def test_a_golden_game_has_one_line_for_each_closed_lot(name: str, language: str) -> None:
    one_line_for_each_lot(name, language)


@pytest.mark.long
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ALL)
def test_any_golden_game_has_one_line_for_each_closed_lot(name: str, language: str) -> None:
    one_line_for_each_lot(name, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_board_tells_what_came_after_the_last_move_of_who_is_asked(language: str) -> None:
    game, courses = told_courses("five-sensible")
    found = set()
    for course in courses[20::17]:
        if not game.to_move(course.state):
            continue
        seat = min(game.to_move(course.state))
        state = seated(game, course, seat).state
        terms = replace(state.card.terms, language=language)
        state = replace(state, card=replace(state.card, terms=terms))
        speech = speech_at_table(state, language)
        own = max(at for at, made in enumerate(course.made) if made.seat == seat)
        after = story_since(state, speech, own)

        foot = board_post(state, 0).foot
        whole = words_of_blocks(foot).splitlines()

        is_cut = whole[0] == speech("story-earlier")
        lines = whole[1:] if is_cut else whole
        assert lines[-len(after) :] == after[-MOST_EVENTS:]
        assert len(lines) == min(max(len(after), LATEST_EVENTS), MOST_EVENTS)
        assert is_cut == (len(after) > MOST_EVENTS)
        is_there = any(isinstance(one, ButtonSpec) and ":log:" in one.id for one in foot)
        found |= {(is_cut, len(after) < LATEST_EVENTS), ("log", is_there)}
    assert {(True, False), (False, True), (False, False), ("log", True)} <= found


@pytest.mark.parametrize(("most", "kept"), [(None, 9), (12, 9), (9, 9), (8, 8), (1, 1)])
def test_of_a_long_story_the_last_lines_are_told(most: int | None, kept: int) -> None:
    lines = [f"line {at}" for at in range(9)]

    shown = keep_newest_lines(lines, 1000, "earlier: elsewhere", most=most).splitlines()

    assert shown[-kept:] == lines[-kept:]
    assert shown[:-kept] == ([] if kept == 9 else ["earlier: elsewhere"])


@pytest.mark.parametrize("longest", [60, 200, 1024])
def test_what_has_no_room_beside_a_picture_ends_with_where_the_rest_is(longest: int) -> None:
    words = "\n".join(f"Line {at}: so and so, and more of it; that is all." for at in range(90))

    shown = discord_limits.cut_text(words, longest, "More: below.")

    assert shown.endswith("\nMore: below.")
    assert words.startswith(shown.removesuffix("\nMore: below.").rstrip("."))
    assert longest // 3 < len(shown) <= longest
    assert discord_limits.cut_text(words, len(words), "More: below.") == words


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_picture_without_room_says_its_words_are_in_the_message(language: str) -> None:
    speech = SpeechContext(language)

    shown = shorten_alt_text("**Poet** – University, Lake; and so on. " * 50, speech)

    assert shown.endswith(speech("alt-rest"))
    assert len(shown) <= discord_limits.ALT_TEXT
    assert "**" not in discord_limits.cut_alt_text(shown)


@given(st.lists(st.text("abc ", min_size=1, max_size=30), max_size=20), st.integers(40, 200))
def test_a_story_never_takes_more_room_than_it_has(lines: list[str], longest: int) -> None:
    shown = keep_newest_lines(lines, longest, "earlier: there")

    assert len(shown) <= longest
    assert ("earlier: there" in shown) == (len("\n".join(lines)) > longest)


def test_a_card_that_is_taken_and_the_one_that_comes_for_it_are_one_line() -> None:
    card, bricks = (
        Named("action-card", "mason"),
        (say("bricks", brick=Named("brick", "red"), count=2),),
    )
    takes = say("firenze-takes", who=Who(0), card=card, bricks=bricks, paid=())
    comes = say("firenze-new-card", card=Named("action-card", "palazzo"), bricks=bricks)
    church = say("firenze-church-card", card=card)

    assert [text.key for text in story_lines_and_tale.gather_lines((takes, comes)).values()] == [
        "firenze-takes-and-next"
    ]
    assert [*story_lines_and_tale.gather_lines((takes, church, comes)).values()] == [
        takes,
        church,
        comes,
    ]
    (line,) = story_lines_and_tale.gather_lines((takes, comes)).values()
    assert line.fact("who") == Who(0)  # so that whoever took it is told so as `you`


def test_a_round_is_called_as_in_its_game() -> None:
    """In French a "tour" is a tower of Firenze."""
    of_princes, courses = told_courses("three-sensible")
    sittings = (seated(of_princes, courses[0], Seat(0)), next(asked("choosing")))

    rounds = [round_text(one.state, 3) for one in sittings]

    assert [*map(speaker_for("fr").speak_text, rounds)] == ["Tour 3", "Manche 3"]
