"""`segspec conformance check-adapter|adapter`: help for writing an adapter."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import click

import segspec.conformance
from segspec.cli import options
from segspec.cli.conformance_options import adapter_argument, timeout_option
from segspec.cli.exit_codes import COULD_NOT, DAMAGED, SOUND
from segspec.library.output_places import check_output
from segspec.storage import disk
from segspec.storage.atomic import replace_file

SKELETONS = Path(segspec.conformance.__file__).parent / "skeletons"


class Language(NamedTuple):
    """The file of its skeleton, and the program that runs it."""

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
    """Goes through the protocol with ADAPTER step by step: what is sent, what comes, what is wrong and how to mend it.

    Exit codes: 0 all is well, 1 the adapter cannot be run, 3 something is wrong.
    """
    from segspec.conformance.escaped import adopted

    with adopted():
        return check_steps(adapter, timeout)


def check_steps(adapter: tuple[str, ...], timeout: float) -> int:
    from segspec.conformance import running
    from segspec.conformance.checking import check
    from segspec.conformance.vectors import load

    wrong = False
    steps = list[str]()
    for step in check(adapter, load(), timeout, max(timeout, running.START_SECONDS)):
        steps.append(step.title)
        wrong = wrong or bool(step.wrong)
        mark = click.style("wrong", fg="red", bold=True) if step.wrong else click.style("ok", fg="green", bold=True)
        click.echo(f"{len(steps)}. {step.title}: {mark}")
        for name, text in (("sent", step.sent), ("came", step.came)):
            for line in text.splitlines():
                click.echo(f"   {name}  {_cut(line)}")
        for line in step.wrong:
            click.echo(f"   wrong {line}")
        for line in step.stderr:
            click.echo(f"   stderr {line}")
        if step.mend:
            click.echo(f"   mend  {step.mend}")
    if wrong and len(steps) == 1:
        return COULD_NOT
    if not wrong:
        click.echo("This adapter speaks the protocol. Next: segspec conformance run --level must -- ADAPTER")
    return DAMAGED if wrong else SOUND


def _cut(line: str, most: int = 400) -> str:
    return line if len(line) <= most else f"{line[:most]}… ({len(line):,} characters)"


@options.verb(name="adapter")
@click.option("--language", required=True, type=click.Choice(list(LANGUAGES)), help="The language to write it in.")
@click.option(
    "--out", "-o", type=options.OutPath(path_type=Path), metavar="DIR", help="Make this folder, and put the file there."
)
def adapter(language: str, out: Path | None) -> int:
    """Prints the skeleton of an adapter, which runs at once: it answers the protocol and reads durable-log's segments.

    It needs nothing but the language. Put your own reader in place of its own, and name what it can.
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
