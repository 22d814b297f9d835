"""Typing at the front step: a list of commands, and one line for every slip."""

import argparse
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from bot import __main__ as step
from bot import cli
from bot.cli import OWNER_COMMANDS, CliCommand, CommandSet
from tests.project.checkout import ROOT


def type_in(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "bot", *words],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )


def main_after(lines: str, *words: str, **variables: str) -> "subprocess.Popen[str]":
    """The command line in a process of its own, in which these lines have changed something."""
    script = f"""
import runpy, sys
{lines}
sys.argv[1:] = {list(words)}
runpy.run_module("bot", run_name="__main__", alter_sys=True)
"""
    return subprocess.Popen(
        [sys.executable, "-c", script],
        cwd=ROOT,
        env={**os.environ, **variables},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


class Idle(CommandSet):
    """A program with one command, `idle`, that ends as told."""

    def __init__(self, end: BaseException | int = 0) -> None:
        super().__init__("python -m bot", "nowhere", ("idle",))
        object.__setattr__(self, "end", end)

    def find_command(self, name: str) -> CliCommand:
        def add_arguments(parser: argparse.ArgumentParser) -> None:
            parser.add_argument("file", nargs="?")
            parser.add_argument("--seats", type=int)

        def run_command(_: argparse.Namespace) -> int:
            end: BaseException | int = getattr(self, "end")  # noqa: B009
            if isinstance(end, int):
                return end
            raise end

        return CliCommand(name, "Does as it is told.", add_arguments, run_command)


@pytest.fixture
def typed(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    monkeypatch.setattr(sys, "argv", ["bot", "idle"])
    return monkeypatch


def test_help_lists_every_command_with_a_line_on_it() -> None:
    done = type_in("--help")

    assert (done.returncode, done.stderr) == (0, "")
    for name in OWNER_COMMANDS.names:
        assert f"  {name} " in done.stdout
        assert OWNER_COMMANDS.command_summary(name) in done.stdout


@pytest.mark.parametrize("name", OWNER_COMMANDS.names)
def test_a_command_says_what_it_does_and_how(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        step.run_command_line([name, "--help"])

    told = capsys.readouterr()
    assert (ended.value.code, told.err) == (0, "")
    assert told.out.startswith(f"usage: python -m bot {name} ")
    assert OWNER_COMMANDS.command_summary(name).endswith(".")


@pytest.mark.parametrize(
    "words",
    [(), ("",), ("dance",), ("dance\nand sing",), ("--dance",), ("doctor", "--dance")],
    ids=repr,
)
def test_a_slip_is_answered_in_one_line(words: tuple[str, ...]) -> None:
    done = type_in(*words)

    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("signoria: ")
    assert done.stderr.count("\n") == 1
    assert "Traceback" not in done.stderr
    assert "--help" in done.stderr


@pytest.mark.parametrize("name", OWNER_COMMANDS.names)
def test_no_command_dances(
    name: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["bot", name, "--dance"])

    assert step.main() == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.startswith("signoria: ")
    assert told.err.endswith("--help'\n")
    assert told.err.count("\n") == 1


def test_a_near_miss_is_set_right(
    typed: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed.setattr(sys, "argv", ["bot", "idel"])

    assert step.main(Idle()) == 2
    assert "perhaps you mean 'idle'" in capsys.readouterr().err


@pytest.mark.parametrize("words", [["--seats", "few"], ["--seat", "3"], ["a", "b"]], ids=" ".join)
def test_arguments_that_do_not_fit_are_answered_in_one_line(
    words: list[str], typed: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed.setattr(sys, "argv", ["bot", "idle", *words])

    assert step.main(Idle()) == 2
    assert capsys.readouterr().err.count("\n") == 1


@pytest.mark.usefixtures("typed")
@pytest.mark.parametrize(
    ("end", "status", "told"),
    [
        (0, 0, ""),
        (1, 1, ""),
        (cli.CommandError("the seats\nare too few"), 2, "signoria: the seats are too few\n"),
        (FileNotFoundError(2, "No such file", "x.game"), 2, "signoria: x.game: No such file\n"),
        (KeyboardInterrupt(), 130, ""),
    ],
)
def test_the_exit_status_tells_how_a_command_ended(
    end: BaseException | int, status: int, told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert step.main(Idle(end)) == status
    assert capsys.readouterr().err == told


@pytest.mark.parametrize(
    ("written", "status"),
    [
        (b"DISCORD_TOKEN=abc\n", 0),
        (b"# nothing yet\nDISCORD_TOKEN=\n", 1),
        ("DISCORD_TOKEN=abc\n".encode("utf-16"), 2),
        (b"DISCORD_TOKEN=a\0c\n", 2),
    ],
)
def test_make_run_opens_the_demo_only_where_there_is_no_token(
    written: bytes, status: int, tmp_path: Path
) -> None:
    (tmp_path / ".env").write_bytes(written)
    environment = {name: value for name, value in os.environ.items() if name != "DISCORD_TOKEN"}
    done = subprocess.run(
        [sys.executable, "-m", "bot", "run", "--has-token"],
        cwd=tmp_path,
        env={**environment, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert done.returncode == status, done.stderr
    assert done.stderr.count("\n") == (status == 2)


@pytest.mark.usefixtures("typed")
def test_a_fault_of_ours_is_not_hidden() -> None:
    with pytest.raises(OSError, match="leans"):
        step.main(Idle(OSError("the tower leans")))


def test_a_reader_who_has_seen_enough_is_not_bothered() -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "bot", "--help"],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as crowd:
        assert crowd.stdout
        assert crowd.stderr
        crowd.stdout.close()

        assert crowd.stderr.read() == ""
        assert crowd.wait() == 141


def test_a_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    garbled = tmp_path / "garbled.game"
    garbled.write_bytes(b"\xff\xfe")

    for path in (tmp_path / "missing.game", tmp_path, garbled):
        with pytest.raises(cli.CommandError, match=path.name):
            cli.read_text_file(path)


STOPS_WHILE_UNPACKING = """
import time
from bot.storage import restore

def unpack(file, copy):
    copy.touch()
    print("unpacked", flush=True)
    time.sleep(60)

restore.copy_and_check_backup = unpack
"""


@pytest.mark.skipif(sys.platform == "win32", reason="no such signals there")
@pytest.mark.parametrize("dry", [[], ["--dry-run"]], ids=["earnest", "dry run"])
@pytest.mark.parametrize("name", ["SIGINT", "SIGTERM", "SIGHUP"])
def test_an_aborted_restore_leaves_no_folder(name: str, dry: list[str], tmp_path: Path) -> None:
    file, house, scratch = tmp_path / "copy.db", tmp_path / "house", tmp_path / "tmp"
    file.touch()
    scratch.mkdir()
    number = getattr(signal, name)
    variables = {"SIGNORIA_DB": str(house / "signoria.db"), "TMPDIR": str(scratch)}
    with main_after(STOPS_WHILE_UNPACKING, "restore", str(file), *dry, **variables) as process:
        assert process.stdout
        assert process.stdout.readline() == "unpacked\n"
        process.send_signal(number)
        assert process.wait(10) == 128 + number

    left = [*house.glob("unpacking-*"), *scratch.iterdir()]
    assert left == []


LOGS_IN_A_CONTAINER = """
import logging, discord
from bot.cli import run

async def serve(token):
    logging.getLogger("discord").warning("no connection")

discord.utils.is_docker = lambda: True
run.serve_forever = serve
"""


def test_the_log_of_a_container_has_no_colors_in_a_pipe() -> None:
    with main_after(LOGS_IN_A_CONTAINER, "run", DISCORD_TOKEN="a.b.c") as process:
        _, log = process.communicate(timeout=60)

    assert process.returncode == 0
    assert log.endswith("[WARNING ] discord: no connection\n")
    assert "\x1b" not in log
