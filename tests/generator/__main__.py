"""`python -m tests.generator`, from the project's root: writes `tests/vectors/`; `--check` only compares."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from importlib import import_module
from pathlib import Path

from segspec.conformance.vectors import load, suite
from tests.generator import released
from tests.generator.book import JSON, Book, Section

ROOT = Path(__file__).resolve().parents[2]
VECTORS = ROOT / "tests" / "vectors"
SECTIONS = {
    "osiris": "tails flips headers lengths entries compression tracking order versions checksums filters indexes "
    "indexed trips faults real logs seeking tracked matches skipping",
    "tank": "messages counts lengths sparse compression names recovery damage faults cut_short hostile indexes "
    "round_trips real logs seeking skipping",
    "durable_log": "records order cuts tails lengths magic checksums flips embedded index real logs seeking skipping",
    "mojo": "elements broken entries order packs recovery flips index names variants real known logs seeking skipping",
    "ffwd": "records headers document cuts sizes zeros tails flips index consumers real logs seeking tracked skipping",
    "kafka": "batches damage messages indexes",
}
"""The modules of each format, in the order of their vectors."""
ELSEWHERE = {"kafka": ROOT / "python" / "segspec_kafka" / "segspec_kafka" / "vectors"}
"""Where the vectors of formats of other packages are."""


def books(formats: Sequence[str] = tuple(SECTIONS)) -> Iterator[Book]:
    for name in formats:
        book = Book(name)
        for section in SECTIONS[name].split():
            import_module(f"tests.generator.{name}.{section}").write(book)
        yield book


def rendered(book: Book) -> dict[Path, bytes]:
    """The files of one format, by their paths below `tests/vectors/`."""
    out: dict[Path, bytes] = {}
    folder = Path(book.format)
    for section in book.sections:
        text = json.dumps(_dated(section), indent=1, ensure_ascii=False) + "\n"
        out[folder / f"{section.name}.json"] = text.encode()
        out |= {folder / path: content for path, content in section.files.items()}
    return out


def _dated(section: Section) -> JSON:
    """The section's file. Vectors of ours say in which version of the suite they came."""
    stored = section.json()
    if section.format not in ELSEWHERE:
        stored["vectors"] = [
            {"id": one["id"], "level": one["level"], "since": released.since(one["id"]), **one}
            for one in stored["vectors"]
        ]
    return stored


def present(folder: Path) -> set[Path]:
    return {path.relative_to(folder.parent) for path in folder.rglob("*") if path.is_file()}


def differences(files: dict[Path, bytes], folder: Path) -> list[str]:
    """One line a file that is not what the generator gives."""
    out = []
    for path, content in sorted(files.items()):
        target = folder / path
        if not target.exists():
            out.append(f"{path} is missing")
        elif target.read_bytes() != content:
            out.append(f"{path} differs")
    known = set(files)
    stale = {path for name in {path.parts[0] for path in files} for path in present(folder / name)} - known
    return out + [f"{path} comes from no generator" for path in sorted(stale)]


def write(files: dict[Path, bytes], folder: Path) -> None:
    for name in {path.parts[0] for path in files}:
        for path in present(folder / name) - set(files):
            (folder / path).unlink()
    for path, content in files.items():
        target = folder / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(content)


def release() -> int:
    """Writes the list of the vectors that `suite.json`'s version has: from then on they stay what they are."""
    target = released.FOLDER / f"{suite(VECTORS).version}.txt"
    if target.exists():
        print(f"{target} is there: what was released stays as it is", file=sys.stderr)
        return 1
    vectors = [one.stored for section in load(VECTORS) for one in section.vectors]
    target.parent.mkdir(exist_ok=True)
    target.write_text(released.listed(vectors), encoding="utf-8")
    return 0


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.generator", description="Makes the conformance vectors.")
    parser.add_argument("--check", action="store_true", help="write nothing; fail where tests/vectors/ differs")
    parser.add_argument("--release", action="store_true", help="write down which vectors this version has, for ever")
    parser.add_argument("formats", nargs="*", metavar="FORMAT", help="only these formats")
    arguments = parser.parse_args()
    if arguments.release:
        return release()
    found = []
    for book in books(arguments.formats or tuple(SECTIONS)):
        place, files = ELSEWHERE.get(book.format, VECTORS), rendered(book)
        if arguments.check:
            found += [f"{place.relative_to(ROOT)}/{line}: run `make vectors`" for line in differences(files, place)]
        else:
            write(files, place)
    for line in found:
        print(line, file=sys.stderr)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
