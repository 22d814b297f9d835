"""The container: what is built, what it may do, and which settings it is given."""

import re
from pathlib import Path

import pytest

from bot import settings
from tests.project.checkout import ROOT

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
    assert read - named == {"SIGNORIA_DB"}
    assert named <= read
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
