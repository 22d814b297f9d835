"""The locks hold what pyproject.toml asks for, on every machine alike."""

import json
import re
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from bot import settings
from tests.project.checkout import ROOT
from tests.tools import audit, run_tool

PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
ASKED: dict[str, list[str]] = {
    "requirements.lock": PROJECT["project"]["dependencies"],
    ".ci/extras.lock": PROJECT["dependency-groups"]["extras"],
    ".ci/dev.lock": [one for one in PROJECT["dependency-groups"]["dev"] if isinstance(one, str)],
    ".ci/sandbox.lock": PROJECT["dependency-groups"]["sandbox"],
}
LOCKS = list(ASKED)


def entries(lock: str) -> list[tuple[Requirement, str]]:
    """Each requirement of a lock with the lines that belong to it."""
    text = (ROOT / lock).read_text(encoding="utf-8")
    blocks = re.split(r"^(?=\w)", text, flags=re.MULTILINE)[1:]
    return [(Requirement(block.partition("\\")[0]), block) for block in blocks]


def pinned(lock: str) -> dict[str, str]:
    """Which version a lock holds of what."""
    return {requirement.name: str(requirement.specifier)[2:] for requirement, _ in entries(lock)}


@pytest.mark.parametrize("lock", LOCKS)
def test_everything_locked_has_one_version_and_its_hashes(lock: str) -> None:
    held = entries(lock)

    assert held
    assert len(held) == len({requirement.name for requirement, _ in held})
    for requirement, block in held:
        assert [part.operator for part in requirement.specifier] == ["=="]
        assert re.search(r"--hash=sha256:[0-9a-f]{64}\b", block), requirement.name


@pytest.mark.parametrize("lock", LOCKS)
def test_a_lock_holds_no_addresses(lock: str) -> None:
    text = (ROOT / lock).read_text(encoding="utf-8")

    assert "://" not in text
    assert not re.search(r"^\s*-(i|f|-index|-extra|-find)", text, flags=re.MULTILINE)


def test_locks_agree_with_each_other() -> None:
    held = [pinned(lock) for lock in LOCKS]

    for name in set().union(*held):
        assert len({versions[name] for versions in held if name in versions}) == 1, name


@pytest.mark.parametrize(("lock", "asked"), list(ASKED.items()), ids=LOCKS)
def test_a_lock_holds_what_is_asked_for(lock: str, asked: list[str]) -> None:
    versions = pinned(lock)

    for requirement in map(Requirement, asked):
        assert versions[canonicalize_name(requirement.name)] in requirement.specifier


def test_the_runtime_is_locked_for_later_pythons_too() -> None:
    later = {str(requirement.marker) for requirement, _ in entries("requirements.lock")}

    assert 'python_full_version >= "3.13"' in later


def test_the_license_of_each_package_that_is_shipped_is_listed() -> None:
    page = (ROOT / "data" / "LICENSES.md").read_text(encoding="utf-8")
    listed = dict(re.findall(r"^\| ([\w.-]+) \| (.+) \|$", page, re.MULTILINE))
    shipped = {name for lock in ("requirements.lock", ".ci/extras.lock") for name in pinned(lock)}

    assert set(listed) - {"package"} == shipped
    assert "?" not in listed.values()


@pytest.mark.parametrize(
    ("told", "status", "said"),
    [
        ([{"name": "idna", "vulns": []}], 0, "^0 known vulnerabilities in 1 packages$"),
        ([{"name": "idna", "vulns": [{"id": "CVE-1"}]}], 1, "VULNERABLE: idna: CVE-1"),
        ([{"name": "idna", "skip_reason": "not found"}], 3, "NOT AUDITED: .* idna$"),
        (None, 3, "NOT AUDITED: .*no route"),
    ],
)
def test_an_audit_says_when_it_could_not_be_made(
    told: object,
    status: int,
    said: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    answer = json.dumps({"dependencies": told}) if told else ""
    script = f"import sys; print({answer!r}); sys.exit('ConnectionError: no route')"
    monkeypatch.setattr(audit, "AUDIT", (sys.executable, "-c", script))

    assert run_tool(["audit"]) == status
    assert re.search(said, capsys.readouterr().out.strip())


# The container: what is built, what it may do, and which settings it is given

DOCKERFILE, COMPOSE, EXAMPLE, IGNORED, SETTINGS, OWNERS = (
    (ROOT / name).read_text(encoding="utf-8")
    for name in (
        *("Dockerfile", "compose.yaml", ".env.example", ".dockerignore"),
        *("bot/settings.py", "data/OWNERS.md"),
    )
)


def values(key: str) -> list[str]:
    """What the service is given under a key, in one line."""
    return re.findall(rf"^    {key}: (.+)$", COMPOSE, flags=re.MULTILINE)


def test_what_is_copied_into_the_image_is_there_and_not_kept_out() -> None:
    copied = {
        name
        for line in re.findall(r"^COPY (.+) \S+$", DOCKERFILE, flags=re.MULTILINE)
        for name in line.split()
    }

    assert all((ROOT / name).exists() for name in copied)
    assert {f"!{name}" for name in copied} == set(re.findall(r"^!.+$", IGNORED, re.MULTILINE))


def test_it_runs_without_rights_and_writes_to_its_volume_alone() -> None:
    (user,) = re.findall(r"^USER (\d+:\d+)$", DOCKERFILE, flags=re.MULTILINE)
    (volume,) = re.findall(r"^VOLUME (\S+)$", DOCKERFILE, flags=re.MULTILINE)
    (database,) = re.findall(r"SIGNORIA_DB: (\S+)$", COMPOSE, flags=re.MULTILINE)

    assert values("user") == [f'"{user}"']
    assert f"-o {user.partition(':')[0]} " in DOCKERFILE
    assert (values("read_only"), values("tmpfs")) == (["true"], ["[/tmp]"])
    assert values("cap_drop") == ["[ALL]"]
    assert Path(database).parent == Path(volume)
    assert f":{volume}" in COMPOSE


def test_it_is_built_here_kept_small_and_started_again() -> None:
    assert values("build") == ["."]
    assert values("restart") == ["unless-stopped"]
    assert values("mem_limit") == ["512m"]
    assert re.search(r'^HEALTHCHECK .*CMD \["python", "-m", "bot", "health"\]$', DOCKERFILE, re.M)
    assert re.search(r"^FROM python:\d+\.\d+\.\d+-slim-\w+$", DOCKERFILE, re.M)


def test_the_example_names_settings_that_are_read() -> None:
    named = set(re.findall(r"^#? ?(SIGNORIA_\w+|DISCORD_\w+)=", EXAMPLE, flags=re.MULTILINE))
    read = set(re.findall(r'"(SIGNORIA_\w+|DISCORD_\w+)"', SETTINGS))

    assert values("env_file") == [".env"]
    assert named == read
    assert all(name in OWNERS for name in read - {"DISCORD_TOKEN"})


def test_a_setting_may_stand_in_env_and_the_environment_goes_before(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lines = ["SIGNORIA_COPIES=s3://a/b", "SIGNORIA_METRICS=[::1]:9", "DISCORD_TOKEN=t", "KEY='k'"]
    (tmp_path / ".env").write_text("\n".join([*lines, f"SIGNORIA_DB={tmp_path}/env.db"]))
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("SIGNORIA_DB", str(tmp_path / "named.db"))
    for name in ("SIGNORIA_COPIES", "SIGNORIA_METRICS", "DISCORD_TOKEN"):
        monkeypatch.delenv(name, raising=False)

    assert settings.database_path() == tmp_path / "named.db"
    assert (settings.copies_place(), settings.discord_token()) == ("s3://a/b", "t")
    assert settings.metrics_address() == ("::1", 9)
    handed_on = settings.child_environment()
    assert handed_on["KEY"] == "k"
    assert "DISCORD_TOKEN" not in handed_on
