"""Small real logs of every format, with the truth about them. `README.md` lists their origins."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from segspec.library.output_places import check_output
from segspec.storage.atomic import appearing_folder

FOLDER = Path(__file__).parent


@dataclass(frozen=True, slots=True)
class Sample:
    """One log: the folder `log`, what is in it (`about`), and the sorted codes of its damage, one per finding."""

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
        """Every record that can be read, in order, as `dump --payload sha256` prints it, with what its source
        states."""
        with (self.folder / "truth.jsonl").open(encoding="utf-8") as lines:
            return [json.loads(line) for line in lines]


def samples() -> Iterator[Sample]:
    """All samples, by format."""
    for entry in json.loads((FOLDER / "samples.json").read_text(encoding="utf-8")):
        yield Sample(entry["format"], entry["name"], entry["about"], tuple(entry["damage"]))


def copy_samples(target: Path) -> list[Sample]:
    """Copies all samples with their truth and their README into the new folder `target`; returns the copied files. It
    also copies the logs that only the documentation reads, which have no truth.

    Raises `FileExistsError` if `target` exists, and any other `OSError` of the copying; then `target` is not made.
    """
    check_output(target, [FOLDER])
    if target.exists() or target.is_symlink():
        raise FileExistsError(f"{target} exists: samples are copied into a new folder")
    copied = list(samples())
    with appearing_folder(target) as folder:
        # The installed files may be read-only; the copies are for users to change, and to damage.
        code = shutil.ignore_patterns("*.py", "__pycache__")
        shutil.copytree(FOLDER, folder, ignore=code, copy_function=shutil.copyfile, dirs_exist_ok=True)
    return copied
