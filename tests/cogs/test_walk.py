"""How much of the program runs for one bid, from the press to the new board."""

from tests.project.checkout import ROOT
from tests.tools.figures.walk import MOST_FILES, files_of_a_bid

# Files that ran when this was last looked at; fewer is better, and the mark is MOST_FILES.
RAN = 57
FEATURES = ("bot/history/ratings", "bot/history/shared_deals", "bot/history/reviews")


async def test_a_bid_runs_through_no_more_files_than_it_did() -> None:
    files = {one.removeprefix(f"{ROOT}/") for one in await files_of_a_bid()}

    assert len(files) <= max(MOST_FILES, RAN), "\n".join(sorted(files))
    assert not [one for one in files if one.startswith(FEATURES)]
