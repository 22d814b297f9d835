"""Languages of paper, for tests that need phrases of their own."""

from pathlib import Path

from bot.i18n.speak import Speaker

JOINING = """
money = { $amount } fl.
    .short = { $amount }
list-nothing = nothing
list-more = { $before }, { $after }
list-last = { $before } and { $after }
"""


def speaking(folder: Path, phrases: str, language: str = "en") -> Speaker:
    """Who speaks a language that has only these phrases."""
    (folder / language).mkdir(exist_ok=True)
    (folder / language / "paper.ftl").write_text(f"{JOINING}{phrases}", encoding="utf-8")
    return Speaker(language, folder)
