"""Write terms of service and a privacy policy for your bot, from templates, as Markdown.

Discord asks for both once a bot is on 100 servers. Read them, change what does not fit, publish
them anywhere, and name their addresses in SIGNORIA_TERMS and SIGNORIA_PRIVACY: the bot links them.
"""

import argparse
from pathlib import Path
from string import Template

from bot.cli import CommandError, read_text_file, write_new_file

DATA = Path(__file__).parents[2] / "data"
PAGES = ("terms", "privacy")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("folder", metavar="FOLDER", type=Path, help="where terms.md and so on go")
    parser.add_argument("--name", required=True, help="who runs the bot")
    parser.add_argument("--contact", required=True, help="an address at which you are reached")


def run_command(arguments: argparse.Namespace) -> int:
    folder: Path = arguments.folder
    if not folder.is_dir():
        raise CommandError(f"there is no folder {folder}")
    facts = {"name": arguments.name, "contact": arguments.contact, "kept": describe_kept_data()}
    for name in PAGES:
        template = Template(read_text_file(DATA / "pages" / f"{name}.md"))
        write_new_file(folder / f"{name}.md", template.substitute(facts), mode=0o644)
        print(f"{folder / name}.md")
    return 0


def describe_kept_data() -> str:
    """Return what the owners' page says of all data that is kept."""
    page = read_text_file(DATA / "OWNERS.md")
    return page.partition("\n## Privacy\n")[2].strip()
