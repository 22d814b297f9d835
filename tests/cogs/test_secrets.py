"""What is secret stays with its owner: proven by imagining other hands, and by reading all."""

from dataclasses import replace

from bot.engine.random_draws import Chance
from bot.tables.state import TableState
from cogs.messages.table_post import board_post
from tests.cogs.reading import said
from tests.cogs.stage import Stage, played

EVERY = 7  # plies between two looks


def imagined(standing: TableState, seed: str) -> TableState:
    """The same table with other hands, decks and choices, as far as nobody can know them."""
    course = standing.course
    assert course is not None
    state = standing.game.imagine(course.state, None, Chance(seed, 0))
    last = course.made[-1]
    made = (*course.made[:-1], replace(last, step=replace(last.step, state=state)))
    return replace(standing, course=replace(course, made=made))


async def looks(scene: Stage) -> None:
    """Neither the words of the board nor its buttons tell what nobody may know."""
    state = await scene.standing()
    if state.course is None or not state.course.made:
        return
    board = board_post(state, 0)
    for seed in ("other hands", "others again"):
        other = board_post(imagined(state, seed), 0)
        assert replace(other, instead=board.instead) == board
        assert other.instead() == board.instead()


async def test_the_board_is_the_same_whatever_the_hands_are(trio: Stage) -> None:
    await trio.gather()
    looked = 0

    while await trio.next():
        await played(trio, EVERY)
        await looks(trio)
        looked += 1

    assert looked > EVERY


async def test_nobody_reads_anothers_cards_in_the_channel_or_in_his_letters(trio: Stage) -> None:
    await trio.gather()
    state, course = await trio.standing(), await trio.course()
    hands = {
        who.id: {one.card.name for one in state.game.view(course.state, seat).own.hand}
        for who in trio.people
        for seat in [await trio.seat(who)]
    }

    public = "\n".join(said(message) for message in trio.channel.history())

    for who in trio.people:
        letters = "\n".join(said(message) for message in trio.letters(who)).casefold()
        for other, cards in hands.items():
            for card in cards:
                named = card.replace("-", " ")
                assert named not in public.casefold()
                assert (named in letters) == (other == who.id)


async def test_an_onlooker_gets_neither_a_hand_nor_a_move(trio: Stage) -> None:
    onlooker = trio.people.pop()
    await trio.gather()
    who, move = await trio.next() or (None, "")
    assert who

    assert "no cards" in await trio.slash(onlooker, "hand")
    profession = move.split()[1]
    answer = await trio.slash(onlooker, "princes give-back", profession=profession)

    assert "welcome to watch" in answer
    assert (await trio.course()).ply == 0
    offered = await onlooker.autocomplete(trio.channel, "princes give-back", "profession", "")
    assert offered == []


async def test_autocompletion_offers_legal_moves_and_nothing_else(scene: Stage) -> None:
    await scene.gather()
    who, _ = await scene.next() or (None, "")
    assert who
    view = (await scene.standing()).game.view((await scene.course()).state, await scene.seat(who))
    hand = {one.card.name for one in view.own.hand}

    offered = await who.autocomplete(scene.channel, "princes give-back", "profession", "")

    assert {one["value"] for one in offered} == hand
    assert not await who.autocomplete(scene.channel, "princes bid", "florins", "")
