"""`python -m tests.bench.any_spec`, from the project's root."""

from __future__ import annotations

import json
import subprocess
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

import click

from tests.bench import machine
from tests.bench.any_spec.gallery import compiled, gallery
from tests.bench.any_spec.language import RIGHT, language_tests, verdicts
from tests.bench.results import save
from tests.bench.run import ROOT, say

STEP = 50
FOLDER = click.Path(exists=True, file_okay=False, path_type=Path)


@click.command(help="Counts the specs and the asserts of others that segspec reads, and writes the result as JSON.")
@click.option("--gallery", "of_specs", type=FOLDER, default=None, help="A clone of kaitai_struct_formats.")
@click.option("--language-tests", "of_tests", type=FOLDER, default=None, help="A clone of kaitai_struct_tests.")
@click.option(
    "--output",
    type=click.Path(path_type=Path),
    default=ROOT / "docs" / "_data" / "any-spec.json",
    help="The result, whose other part is kept.  [default: in docs/_data]",
)
def main(of_specs: Path | None, of_tests: Path | None, output: Path) -> None:
    result: dict[str, Any] = json.loads(output.read_text(encoding="utf-8")) if output.exists() else {}
    about = machine.describe()
    result |= {"date": about["date"], "python": about["python"], "versions": machine.versions(ROOT)}
    if of_specs is not None:
        result["gallery"] = of_gallery(of_specs)
    if of_tests is not None:
        result["language"] = of_language(of_tests, [] if of_specs is None else [of_specs])
    save(result, output)


def of_gallery(folder: Path) -> dict[str, Any]:
    """Every spec of the gallery, in order."""
    specs = [compiled(path, folder) for path in shown(gallery(folder))]
    lanes = Counter(spec.lane or "refused" for spec in specs)
    say(f"{len(specs)} specs: {dict(lanes)}")
    return {"commit": commit(folder), "specs": [asdict(spec) for spec in specs]}


def of_language(folder: Path, imports: Sequence[Path]) -> dict[str, Any]:
    """How the language's tests end, and each assert that is not right."""
    tests = list(language_tests(folder, imports))
    found = [verdict for test in shown(tests) for verdict in verdicts(test)]
    counts = Counter(f"{each.kind} {each.verdict}" for each in found)
    say(f"{len(tests)} tests: {dict(counts)}")
    left = [asdict(each) for each in found if each.verdict != RIGHT]
    return {"commit": commit(folder), "tests": len(tests), "counts": dict(sorted(counts.items())), "left": left}


def shown(items: Iterable[Any]) -> Iterator[Any]:
    """`items`, with a word on how far they are."""
    every = list(items)
    for number, item in enumerate(every):
        if number % STEP == 0:
            say(f"{number} of {len(every)}")
        yield item


def commit(folder: Path) -> str:
    """Which one a clone is at; nothing for a folder that is none."""
    if not (folder / ".git").exists():
        return ""
    done = subprocess.run(["git", "-C", str(folder), "rev-parse", "HEAD"], capture_output=True, text=True, check=True)
    return done.stdout.strip()


if __name__ == "__main__":
    main()
