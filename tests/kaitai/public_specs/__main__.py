"""`python -m tests.kaitai.public_specs FOLDER [--only PART] [-o RESULT]`, from the project's root."""

from __future__ import annotations

import json
import tempfile
from collections import Counter
from dataclasses import asdict
from importlib import import_module
from pathlib import Path

import click

from tests.kaitai.public_specs.plain import PlainCompiler
from tests.kaitai.public_specs.sources import SOURCES, sources
from tests.kaitai.public_specs.trial import tried


@click.command(help="Holds the public specs below FOLDER, one folder a repository (owner+name), against their parsers.")
@click.argument("folder", type=click.Path(exists=True, path_type=Path))
@click.option("--list", "listed", type=click.Path(path_type=Path), default=SOURCES, help="The list of sources.")
@click.option("--only", default="", help="Only sources that have this in their name.")
@click.option("--part", default="0/1", help="2/5: every fifth, from the third on.")
@click.option("--imports", multiple=True, type=click.Path(path_type=Path), help="Another folder of absolute imports.")
@click.option("-o", "--output", type=click.Path(path_type=Path), help="A file for a JSON line a spec.")
@click.option("--keep", type=click.Path(path_type=Path), help="A folder for files that differ.")
def main(
    folder: Path, listed: Path, only: str, part: str, imports: tuple[Path, ...], output: Path | None, keep: Path | None
) -> None:
    first, _, step = part.partition("/")
    chosen = [each for each in sources(listed) if only in each.name][int(first) :: int(step)]
    counts: Counter[str] = Counter()
    # Arrow's lists import it, and each process that tries a spec is to find it.
    import_module("pandas")
    with PlainCompiler() as compiler, tempfile.TemporaryDirectory() as scratch:
        place = keep or Path(scratch)
        place.mkdir(exist_ok=True)
        for source in chosen:
            made = tried(
                compiler, source.name, source.file(folder), source.top(folder), place / f"file_{first}", imports
            )
            counts[made.outcome] += 1
            words = "; ".join(made.wrong) or made.why
            click.echo(f"{made.outcome:12} {source.name} {made.lane} {made.equal} {made.whole}/{made.files} {words}")
            if output is not None:
                with output.open("a") as file:
                    file.write(json.dumps(asdict(made)) + "\n")
    click.echo(dict(counts))


if __name__ == "__main__":
    main()
