"""Ask pip-audit whether what is locked has known vulnerabilities.

Exit status: 0 when none are known, 1 when some are, 3 when the database could not be asked
about all of it.
"""

import argparse
import json
import subprocess
import sys

from tests.tools.licenses import LOCKS, ROOT

AUDIT = (sys.executable, "-m", "pip_audit")
UNREACHED = 3


def add_arguments(_: argparse.ArgumentParser) -> None:
    pass


def run_command(_: argparse.Namespace) -> int:
    locks = [part for lock in LOCKS for part in ("-r", str(ROOT / lock))]
    words = (*AUDIT, "--require-hashes", "--disable-pip", "--format", "json", *locks)
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    try:
        audited = json.loads(done.stdout)["dependencies"]
    except ValueError:
        why = (done.stderr.strip().splitlines() or ["it did not say why"])[-1]
        print(f"NOT AUDITED: the database of vulnerabilities could not be asked ({why})")
        return UNREACHED
    found = [(one["name"], flaw["id"]) for one in audited for flaw in one.get("vulns", ())]
    skipped = [one["name"] for one in audited if "skip_reason" in one]
    for name, flaw in found:
        print(f"VULNERABLE: {name}: {flaw}")
    print(f"{len(found)} known vulnerabilities in {len(audited) - len(skipped)} packages")
    if skipped:
        print(f"NOT AUDITED: the database knows nothing of {', '.join(skipped)}")
    return 1 if found else UNREACHED if skipped else 0
