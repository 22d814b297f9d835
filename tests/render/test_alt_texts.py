"""Pictures in words: short enough for Discord, and the whole position for whoever asks."""

import pytest

from bot.engine.text import Who, say
from bot.i18n.speak import speaker_for
from render.common.board import ALT_TEXT_LIMIT
from render.princes import describe_board, describe_position
from tests.render.positions import GAMES, LANGUAGES, NAMES, OPEN, ply_of, states, view, wishing

LONG = {seat: f"{letter * 31}{seat}" for seat, letter in enumerate("WÄŒMQ")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_alt_text_is_never_too_long(language: str) -> None:
    for game in (*GAMES.values(), OPEN):
        for ply in range(0, len(states(game)), 19):
            told = describe_board(view(game, ply), language, LONG)
            assert 100 < len(told) <= ALT_TEXT_LIMIT


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", ["choosing", "nominating", "bidding", "placing", "acting", "over"])
def test_every_phase_is_told_in_every_language(kind: str, language: str) -> None:
    seen = view(GAMES[4], ply_of(GAMES[4], kind))
    told = describe_board(seen, language, NAMES)

    for estate in seen.estates:
        assert f"{NAMES[estate.seat]} {estate.open.points}" in told
    assert kind == "over" or f"{seen.round}" in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_while_wishes_are_asked_for_nobody_puts_anything_up(language: str) -> None:
    opening = view(GAMES[4], ply_of(GAMES[4], "nominating", late=False))
    asked, speaks = wishing(opening), speaker_for(language)
    (owner,), waiting = opening.asked.seats, tuple(map(Who, asked.asked.seats))
    puts_up = speaks.speak_text(say("alt-princes-nominating", who=Who(owner)), NAMES)

    for tell in (describe_board, describe_position):
        assert puts_up in tell(opening, language, NAMES)
        told = tell(asked, language, NAMES)
        assert puts_up not in told
        assert speaks.speak_text(say("alt-princes-wishing", who=waiting), NAMES) in told


def test_the_price_and_who_leads_come_before_all_else() -> None:
    seen = view(GAMES[5], ply_of(GAMES[5], "bidding"))
    told = describe_board(seen, "en", NAMES)

    leader = NAMES[seen.asked.bidders[-1]]
    assert f"at {seen.asked.price} florins: {leader} leads" in told[:250]


def test_the_whole_position_names_every_tile_and_square() -> None:
    seen = view(OPEN, ply_of(OPEN, "acting"))
    told = describe_position(seen, "en", NAMES)

    assert told.count("\n\n") == len(seen.estates)
    for estate in seen.estates:
        for tile in (*estate.open.buildings, *estate.open.landscapes):
            assert tile.square in told
        assert f"{estate.florins} florin" in told
    for feat in (feat for estate in seen.estates for feat in estate.open.feats):
        assert f"{feat.value} (round {feat.round})" in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_is_told_with_its_prestige_cards(language: str) -> None:
    seen = view(GAMES[5], -1)

    assert seen.scores is not None
    assert NAMES[seen.scores.winners[0]] in describe_board(seen, language, NAMES)[:200]
    assert describe_position(seen, language, NAMES)


def test_who_has_no_name_is_called_by_his_letter() -> None:
    assert "Lorenzo" in describe_board(view(GAMES[2], 5), "en", {0: "Lorenzo"})
    assert "B 0" in describe_board(view(GAMES[2], 5), "en", {0: "Lorenzo"})
