"""data/DEAL.md says how a deal is checked by hand: whoever does so finds what the bot has dealt."""

import re
import subprocess
import sys

import pytest

from bot.engine.deal import Deal
from bot.engine.game import Seat
from tests.players.matches import opening, started
from tests.project.checkout import ROOT

PAGE = (ROOT / "data" / "DEAL.md").read_text(encoding="utf-8")
TYPED = re.findall(r"^\$ (.*)\n(.*)$", PAGE, flags=re.MULTILINE)
(PROGRAM,) = re.findall(r"```python\n(.*?)```", PAGE, flags=re.DOTALL)
DEAL = Deal("0123456789abcdef" * 2).add_salt(Seat(0), "ponte vecchio").add_salt(Seat(1), "Arno")
OPENING = opening(2, DEAL.seed)


def run(*command: str) -> str:
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True, timeout=60)
    return done.stdout


@pytest.mark.parametrize(("typed", "answered"), TYPED)
def test_what_is_typed_is_answered_as_the_page_says(typed: str, answered: str) -> None:
    assert run("sh", "-c", typed) == f"{answered}\n"


def test_the_codes_on_the_page_are_those_that_are_announced() -> None:
    codes = [answered.split()[0] for _, answered in TYPED]

    assert codes == [*DEAL.codes, DEAL.commitment(OPENING), DEAL.seed]
    assert all(line in TYPED[3][0] for line in DEAL.format_settled(OPENING))


def test_its_ten_lines_deal_what_the_rules_deal() -> None:
    dealt = run(sys.executable, "-c", PROGRAM).splitlines()

    hands = [estate.hidden.hand for estate in started(2, DEAL.seed).state.estates]
    assert dealt == [" ".join([str(seat), *hand]) for seat, hand in enumerate(hands)]
    assert len([line for line in PROGRAM.splitlines() if line and "import" not in line]) <= 10


def test_the_readme_leads_to_it() -> None:
    assert "(data/DEAL.md)" in (ROOT / "README.md").read_text(encoding="utf-8")
