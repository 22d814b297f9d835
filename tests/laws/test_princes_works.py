"""Works that are listed: every value that bonus cards can reach, and no card in vain."""

from itertools import combinations

from hypothesis import given
from hypothesis import strategies as st

from bot.engine.game import Seat, legal_moves
from bot.games.princes import works
from bot.games.princes.moves import Work
from bot.games.princes.state import State
from tests.rules import princes_table as table
from tests.rules.princes_table import BOX, GAME, acting

PROFESSIONS = ("poet", "jurist")
CARDS = st.permutations(list(BOX.bonus)).map(lambda cards: tuple(cards[:7]))


@st.composite
def at_work(draw: st.DrawFn) -> State:
    """Somebody with two professions and some bonus cards, in any round."""
    cards = draw(CARDS)[: draw(st.integers(0, 7))]
    own = {"jesters": draw(st.integers(0, 4)), "builders": draw(st.integers(0, 3))}
    state = table.given(table.table(3), 0, hand=PROFESSIONS, bonus=cards, **own)
    return acting(state, 0, round=draw(st.integers(1, 7)))


@given(at_work())
def test_what_is_listed_reaches_every_value_with_the_fewest_cards(state: State) -> None:
    """Told again the slow way, set by set."""
    estate, refusal = state.estates[0], GAME.judge(state, Seat(0))

    def value(work: Work) -> tuple[str, int]:
        return work.profession, works.sum_work(BOX, estate, work.profession, work.bonus).value

    fewest: dict[tuple[str, int], int] = {}
    for profession in PROFESSIONS:
        for size in range(len(estate.hidden.bonus), -1, -1):
            for cards in combinations(estate.hidden.bonus, size):
                work = Work(profession, cards, 0)
                if refusal(work) is None:
                    fewest[value(work)] = size

    listed = [move for move in legal_moves(GAME, state, Seat(0)) if isinstance(move, Work)]
    assert len(listed) == len(fewest)
    assert {value(work): len(work.bonus) for work in listed} == fewest
