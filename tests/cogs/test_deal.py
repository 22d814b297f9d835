"""The deal on Discord: sealed in the lobby and at the beginning, told and checked at the end."""

import re
from dataclasses import replace

from simcord.actors import MemberActor

from bot.engine.deal import Deal
from bot.engine.game import Seat
from bot.tables import lobby
from bot.tables.records import PlayerSalt
from cogs.interaction.speech import SpeechContext
from cogs.table import replay_and_review
from tests.cogs.reading import private, said
from tests.cogs.stage import LANGUAGES, Stage, ids, played
from tests.cogs.test_forged import forge

SEAL = {
    "en": "The deal is as it was announced",
    "fr": "La donne est bien celle qui a été annoncée",
    "de": "Es wurde so gemischt wie angekündigt",
}


async def deal_of(scene: Stage) -> Deal:
    return lobby.deal_of_game(await scene.standing(), await scene.course())


def sent(scene: Stage) -> str:
    """Everything that ever went to Discord."""
    return "\n".join(repr(request.json) for request in scene.env.http_requests)


def first_post(scene: Stage) -> str:
    return said(min(scene.channel.history(), key=lambda post: post.id))


async def codes_in_lobby(scene: Stage, person: MemberActor) -> str:
    """What the button of the lobby tells of the deal before the start."""
    told = private(await scene.click(person, scene.board, custom_id="d:deal:1:"))
    assert told
    return said(told)


async def test_a_deal_is_sealed_before_any_word_and_told_when_all_is_over(trio: Stage) -> None:
    lorenzo, isabella, cosimo = trio.people
    for person, language in zip(trio.people, LANGUAGES, strict=True):
        await trio.slash(person, "settings language", language=language)
    await trio.slash(lorenzo, "game new")
    half = Deal((await trio.standing()).server_seed)
    assert half.promise not in said(trio.board)  # a screen reader would spell it each time
    assert half.promise in await codes_in_lobby(trio, isabella)
    await trio.slash(isabella, "game join", word="Ponte *Vecchio*")
    await trio.slash(cosimo, "game join")
    await trio.slash(lorenzo, "game join", word="Mugnone")
    await trio.slash(lorenzo, "game start")
    deal, course = await deal_of(trio), await trio.course()
    assert deal == half.add_salt(Seat(1), "Ponte *Vecchio*").add_salt(Seat(0), "Mugnone")
    codes = (*deal.codes, deal.commitment(course.opening))
    in_post = [first_post(trio).find(code) for code in deal.codes]
    assert codes[-1] in first_post(trio)
    assert -1 < in_post[0] < in_post[1] < in_post[2]
    assert "Lorenzo had the last word" in first_post(trio)
    assert "wenn die Partie vorbei ist" in await forge(trio, cosimo, "d:deal:1:")

    await trio.restart()
    await played(trio)
    for _ in range(3):  # the film is drawn meanwhile
        await trio.pass_time(10)

    secrets = (deal.server_seed, deal.seed, "Ponte", "Mugnone")
    assert not [one for one in secrets if one in sent(trio)]
    assert "d:deal:1:" in ids(trio.board)
    for person, language in zip(trio.people, LANGUAGES, strict=True):
        told = private(await trio.click(person, trio.board, custom_id="d:deal:1:"))
        assert told
        words = said(told)
        assert SEAL[language] in words
        for one in (deal.server_seed, *codes, "Mugnone", r"Ponte \*Vecchio\*"):
            assert one in words
        assert "table-1.game" in [file.filename for file in told.attachments]


async def test_the_board_of_whoever_plays_alone_says_what_was_sealed(solo: Stage) -> None:
    (lorenzo,) = solo.people
    await solo.slash(lorenzo, "game new", solo="easy")
    deal, course = await deal_of(solo), await solo.course()

    assert deal.promise not in said(solo.board)  # a screen reader would spell it each time
    told = private(await solo.click(lorenzo, solo.board, custom_id="d:deal:1:"))
    assert told
    assert deal.promise in said(told)
    assert deal.commitment(course.opening) in said(told)
    assert deal.server_seed not in sent(solo)


async def test_who_joins_hears_of_the_word_to_add(scene: Stage) -> None:
    lorenzo, isabella = scene.people
    await scene.slash(lorenzo, "game new")

    assert "word:…" in await scene.slash(isabella, "game join")
    assert "told to everybody at the end" in await scene.slash(
        isabella, "game join", word="Mugnone"
    )
    assert "40 characters" in await scene.slash(isabella, "game join", word=" ")
    assert "at this table already" in await scene.slash(isabella, "game join")


async def test_the_lobby_shows_each_code_at_once_and_whose_word_is_the_last(trio: Stage) -> None:
    lorenzo, isabella, cosimo = trio.people
    await trio.slash(lorenzo, "game new")
    half = Deal((await trio.standing()).server_seed)
    await trio.slash(cosimo, "game join")
    answers = [await trio.slash(one, "game join", word="Arno") for one in (lorenzo, isabella)]

    codes = half.add_salt(None, "Arno").add_salt(None, "Arno").codes
    for at, answer in enumerate(answers):
        assert answer.index(codes[at + 1]) < answer.index(codes[at])  # the one before it
        assert "Yours is now the last word" in answer
    assert "Words, in this order: Lorenzo and Isabella\n" in said(trio.board)
    lobby_says = await codes_in_lobby(trio, cosimo)
    assert re.search(rf"Lorenzo `{codes[1]}` and Isabella `{codes[2]}`", lobby_says)
    assert (
        "another word has followed"
        in (await trio.slash(lorenzo, "game join", word="Boboli")).lower()
    )
    await trio.restart()

    told = private(await isabella.slash(trio.channel, "game join", word="Mugnone"))
    assert told
    assert "You may add a secret word" in said(trio.board)
    done = private(await trio.click(isabella, told, custom_id="d:lastword:1:"))
    assert done
    assert "No word can follow yours now" in said(done)
    assert "No word can follow the last one" in said(trio.board)
    assert "last word for this shuffle" in await trio.slash(cosimo, "game join", word="Pisa")
    again = private(await isabella.slash(trio.channel, "game join", word="Pisa"))
    assert again
    assert not ids(again)

    await trio.slash(lorenzo, "game options", option="money", value="open")
    assert "doesn’t cover all players and options" in said(trio.board)
    await trio.slash(lorenzo, "game start")
    assert "doesn’t cover all players and options" in first_post(trio)
    assert "had the last word" not in first_post(trio)
    assert not [one for one in ("Arno", "Mugnone", "Boboli") if one in sent(trio)]


async def test_a_different_deal_and_a_deleted_word_are_told(scene: Stage) -> None:
    await scene.gather()
    await played(scene, 3)
    state, speech = await scene.standing(), SpeechContext("en")
    gone = PlayerSalt(None, "", "5f2c", Seat(0))

    other = replace(state, player_salts=(gone,))
    told = list(replay_and_review._describe_deal_check(speech, other, follows=True))
    assert "not as it was announced" in told[0]
    assert [one for one in told if "A word was deleted" in one]
    assert [one for one in told if "somebody who left `5f2c`" in one]
