"""`segspec conformance check-adapter|adapter`."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import click

import segspec.conformance
from segspec.cli import options
from segspec.cli.conformance_options import adapter_argument, timeout_option
from segspec.cli.streams import COULD_NOT, DAMAGED, SOUND
from segspec.library.output_places import check_output
from segspec.storage import disk
from segspec.storage.atomic import replace_file

SKELETONS = Path(segspec.conformance.__file__).parent / "skeletons"


class Language(NamedTuple):
    """The file of a skeleton, and the command that runs it."""

    file: str
    runs: str


LANGUAGES = {
    "python": Language("adapter.py", "python3 adapter.py"),
    "javascript": Language("adapter.mjs", "node adapter.mjs"),
    "java": Language("Adapter.java", "java Adapter.java"),
    "go": Language("adapter.go", "go run adapter.go"),
    "rust": Language("adapter.rs", "rustc --edition 2021 -O adapter.rs && ./adapter"),
    "erlang": Language("adapter.escript", "escript adapter.escript"),
}


@options.verb(name="check-adapter", context_settings={"allow_interspersed_args": False})
@adapter_argument
@timeout_option
def check_adapter(adapter: tuple[str, ...], timeout: float) -> int:
    """Tests the protocol with ADAPTER step by step: shows requests, answers, errors, and how to fix them.

    Exit codes: 0 correct, 1 the adapter cannot be run, 3 errors.
    """
    from segspec.conformance import running
    from segspec.conformance.checking import check
    from segspec.conformance.vectors import load

    wrong, count = False, 0
    for count, step in enumerate(check(adapter, load(), timeout, max(timeout, running.START_SECONDS)), 1):
        wrong = wrong or bool(step.wrong)
        word, colour = ("wrong", "red") if step.wrong else ("ok", "green")
        click.echo(f"{count}. {step.title}: {click.style(word, fg=colour, bold=True)}")
        shown = [("sent ", text) for text in step.sent.splitlines()] + [
            ("came ", text) for text in step.came.splitlines()
        ]
        for name, text in shown:
            click.echo(f"   {name} {_cut(text)}")
        rest = [("wrong", text) for text in step.wrong] + [("stderr", text) for text in step.stderr]
        for name, text in [*rest, *([("mend ", step.mend)] if step.mend else [])]:
            click.echo(f"   {name} {text}")
    if not wrong:
        click.echo("This adapter speaks the protocol. Next: segspec conformance run --level must -- ADAPTER")
        return SOUND
    return COULD_NOT if count == 1 else DAMAGED


def _cut(line: str, most: int = 400) -> str:
    return line if len(line) <= most else f"{line[:most]}… ({len(line):,} characters)"


@options.verb(name="adapter")
@click.option("--language", required=True, type=click.Choice(list(LANGUAGES)), help="Language of the adapter.")
@click.option(
    "--out", "-o", type=options.OutPath(path_type=Path), metavar="DIR", help="Create this folder with the file."
)
def adapter(language: str, out: Path | None) -> int:
    """Prints the skeleton of an adapter, which already answers the protocol and reads durable-log's segments.

    It needs no libraries. Replace its reader with yours.
    """
    name, runs = LANGUAGES[language]
    content = (SKELETONS / name).read_bytes()
    if out is None:
        click.echo(content, nl=False)
        return SOUND
    check_output(out)
    disk.make_folder(out)
    replace_file(out / name, content)
    click.echo(f"{out / name}")
    click.echo(f"Run it in {out}: {runs}")
    click.echo(f"Check it:  segspec conformance check-adapter -- {runs.split('&& ')[-1]}")
    return SOUND
