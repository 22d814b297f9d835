"""Run plans, shrink those that break a promise, and tell how it came in a few lines."""

from dataclasses import replace

import pytest

from tests.storm import checks
from tests.storm.faults import Plant
from tests.storm.storm import Plan, Storm

STORY_LINES = 30
LONGEST_LINE = 150


def run_plan(plan: Plan, plant: Plant = lambda _: None) -> Storm:
    """Run a plan, with a planted fault if there is one; a run that fails breaks a promise."""
    storm = Storm(plan)
    with pytest.MonkeyPatch.context() as patch:
        plant(patch)
        try:
            storm.run()
        except Exception as error:
            checks.raise_broken(storm, f"the storm fails: {error!r}")
    return storm


def describe(storm: Storm) -> str:
    """Sum up a storm in one line."""
    plan = storm.plan
    lived = f"{storm.crowd.acts} acts, {storm.wire.requests} requests, {storm.lives} lives"
    hours = f"{storm.world.now / 3600:.0f} h"
    promises = f"{len(storm.broken)} broken promises" if storm.broken else "all promises kept"
    return f"seed {plan.seed}: {lived}, {hours}, {promises} ({storm.digest})"


def shrink(storm: Storm) -> Storm:
    """Find a plan with fewer kinds of faults and fewer acts that breaks a promise, too."""
    smallest = storm
    for kind in sorted(storm.plan.kinds):
        fewer = smallest.plan.kinds - {kind}
        smallest = _smaller(smallest, replace(smallest.plan, kinds=fewer))
    least, most = 0, smallest.plan.acts
    while most - least > max(1, most // 20):
        acts = (least + most) // 2
        found = _smaller(smallest, replace(smallest.plan, acts=acts))
        least, most = (least, acts) if found is not smallest else (acts, most)
        smallest = found
    return smallest


def _smaller(storm: Storm, plan: Plan) -> Storm:
    """Return the storm of this plan if it breaks a promise, else the one that is known."""
    found = run_plan(plan)
    return found if found.broken else storm


def tell_story(storm: Storm) -> list[str]:
    """Tell what led to the first broken promise: the last that happened before it."""
    broken = next((at for at, line in enumerate(storm.trace) if "BROKEN" in line), 0)
    kinds = " ".join(sorted(storm.plan.kinds)) or "no faults"
    heading = f"seed {storm.plan.seed}, {storm.plan.acts} acts, with {kinds}:"
    lines = [line for line in storm.trace[:broken] if "DELETE /webhooks" not in line]
    told = [heading, *lines[-(STORY_LINES - 2) :], storm.trace[broken]]
    return [line.replace("\n", " ")[:LONGEST_LINE] for line in told]
