"""Small real logs of every format, with the truth about them. `README.md` lists their sources."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from segspec.core.extras import missing
from segspec.library.output_places import check_output
from segspec.storage.atomic import appearing_folder


def _folder() -> Path:
    try:
        from segspec_conformance import SAMPLES
    except ImportError:
        return Path(__file__).parent  # a few
    return SAMPLES


FOLDER = _folder()


@dataclass(frozen=True, slots=True)
class Sample:
    """One log: the folder `log`, its content (`about`), and the codes of its damage, sorted, one per finding."""

    format: str
    name: str
    about: str
    damage: tuple[str, ...]

    @property
    def folder(self) -> Path:
        return FOLDER / self.format / self.name

    @property
    def log(self) -> Path:
        return self.folder / "log"

    def truth(self) -> list[dict[str, Any]]:
        """Every readable record, as `dump --payload sha256` prints it, according to its source."""
        with (self.folder / "truth.jsonl").open(encoding="utf-8") as lines:
            return [json.loads(line) for line in lines]


def listed() -> Iterator[Sample]:
    """All samples, by format, those that are not installed too."""
    for entry in _entries():
        if "format" in entry:
            yield Sample(entry["format"], entry["name"], entry["about"], tuple(entry["damage"]))


def logs_without_truth() -> dict[str, str]:
    """The other installed logs, for commands to be tried on: what each is, by its folder below `FOLDER`."""
    return {one["log"]: one["about"] for one in _entries() if "log" in one and (FOLDER / one["log"]).is_dir()}


def _entries() -> list[dict[str, Any]]:
    listed: list[dict[str, Any]] = json.loads((FOLDER / "samples.json").read_text(encoding="utf-8"))
    return listed


def samples() -> Iterator[Sample]:
    """The samples that are installed, by format: all with segspec-conformance, else a few."""
    return (sample for sample in listed() if sample.folder.is_dir())


def all_samples() -> list[Sample]:
    """Raises `MissingExtraError` unless all are installed."""
    wanted = list(listed())
    if list(samples()) != wanted:
        raise missing("segspec_conformance")
    return wanted


def copy_samples(target: Path) -> list[Sample]:
    """Copies the samples with their truth and README, and the logs of the documentation, into the new folder `target`;
    returns the copied samples.

    Raises `FileExistsError` if the name exists, and other `OSError`s; then `target` does not appear.
    """
    check_output(target, [FOLDER])
    if target.exists() or target.is_symlink():
        raise FileExistsError(f"{target} exists: samples are copied into a new folder")
    copied = list(samples())
    with appearing_folder(target) as folder:
        # Users may change and damage the copies, even if the installed files are read-only.
        code = shutil.ignore_patterns("*.py", "__pycache__")
        shutil.copytree(FOLDER, folder, ignore=code, copy_function=shutil.copyfile, dirs_exist_ok=True)
    return copied
