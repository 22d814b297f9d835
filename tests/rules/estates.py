"""The example estates of the rulebooks' overviews of bonus and prestige cards, by language."""

from dataclasses import dataclass
from typing import Any

from bot.games.princes.state import State
from bot.games.princes.state_parts import RECRUITING
from tests.rules.princes_table import given, principality, table

# All languages: university, workshop, opera, tower, chapel, two forests and a lake. With the
# house's own outlines four squares stay free.
GROUND = """
    ffff.ff
    lllfCCf
    WWlOCOf
    WWWOOOf
    WW.UUUR
    ###U..R
    ###UUUR
"""

# Two free squares: fewer than the example has.
PACKED = """
    pffffll
    ppLLfll
    SSLLLll
    SSCLLll
    SCCUUUR
    ###U..R
    ###UUUR
"""

LANGUAGES = ("en", "de", "fr")


@dataclass(frozen=True, slots=True)
class Cards:
    """Where the professions and recruiting cards of the example lie."""

    table: tuple[str, ...]
    hand: tuple[str, ...]
    recruiting: int = 0


# While a work is being made: the philosopher (university, forest, opinion) is played from hand.
# The English example has nobody else in hand. The French one lists a prestige card in hand where
# its own result of 2 needs a recruiting card, as in German: a slip.
PLAYED = "philosopher"
WORKING: dict[str, Cards] = {
    "en": Cards(table=("botanist", "painter"), hand=(PLAYED,), recruiting=1),
    "de": Cards(table=("botanist", "painter"), hand=(PLAYED, "jurist"), recruiting=1),
    "fr": Cards(table=("botanist", "painter"), hand=(PLAYED, "jurist"), recruiting=1),
}

# At the end of the game. The German example has one profession fewer on the table.
_THREE = ("botanist", "painter", PLAYED)
ENDED: dict[str, Cards] = {
    "en": Cards(table=(*_THREE, "composer", RECRUITING), hand=("jurist",)),
    "de": Cards(table=(*_THREE, RECRUITING), hand=("jurist",)),
    "fr": Cards(table=(*_THREE, "composer", RECRUITING), hand=("jurist",)),
}


def example(cards: Cards, *, prestige: str, **holdings: Any) -> State:
    """Three players, and seat 0 has the example's estate with these cards."""
    return given(
        table(3),
        0,
        **principality(GROUND),
        builders=2,
        freedoms=("travel", "opinion"),
        prestige=(prestige,),
        table=cards.table,
        hand=cards.hand,
        recruiting=cards.recruiting,
        **holdings,
    )
