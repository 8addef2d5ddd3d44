"""`dump` prints the same in both lanes: lines made many at once from columns, and rows one by one from records."""

from __future__ import annotations

import random
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from segspec.formats import NAMES
from segspec.samples import __file__ as samples
from tests.cli.conftest import Run
from tests.helpers.hostile import mutations
from tests.helpers.sweeps import ALL
from tests.native.lane import CHECKED, LANES, PLAIN, use

SAMPLES = Path(samples).parent
COPIES = 6 if ALL else 1
SHARED = [(), ("--limit", "3"), ("--payload", "base64"), ("--payload", "utf8"), ("--payload", "size"), ("--from", "3")]
OF_IDS = [
    ("--deleted",),
    ("--from", "1526919030475-0"),
    ("--to", "2018-05-21T16:10:31"),
    ("--from", "1526919030474-3", "--deleted"),
]
NUMBERED = [("--to", "40"), ("--from", "2020-01-01", "--to", "2030-01-01"), ("--payload", "sha256"), ("--to", "5-1")]


def hurt_logs(name: str, tmp_path: Path, chance: random.Random) -> Iterator[Path]:
    """The folders of the format's samples, each as it is, and with damage in one file."""
    for case in sorted((SAMPLES / name).glob("*/log")):
        folder = tmp_path / case.parent.name
        shutil.copytree(case, folder)
        hurt = chance.choice([path for path in sorted(folder.iterdir()) if path.stat().st_size > 64])
        for content in [hurt.read_bytes(), *mutations(hurt.read_bytes(), COPIES, name)]:
            hurt.write_bytes(content)
            yield folder


@pytest.mark.skipif(CHECKED not in LANES, reason="there is no C compiler")
@pytest.mark.parametrize("output", ["json", "csv", "text"])
@pytest.mark.parametrize("name", NAMES)
def test_both_lanes_print_the_same(segspec: Run, tmp_path: Path, name: str, output: str) -> None:
    chance = random.Random(f"{name} {output}")
    for folder in hurt_logs(name, tmp_path, chance):
        options = chance.choice(SHARED + (OF_IDS if name == "mojo" else NUMBERED))
        arguments = ("dump", folder, "-o", output, "--on-damage", chance.choice(["stop", "skip", "fail"]), *options)
        given = []
        for lane in (PLAIN, CHECKED):
            with pytest.MonkeyPatch.context() as patched:
                use(patched, lane)
                given.append(segspec(*arguments))
        assert given[0] == given[1], arguments


@pytest.mark.skipif(CHECKED not in LANES, reason="there is no C compiler")
@pytest.mark.parametrize("output", ["json", "csv", "text"])
@pytest.mark.parametrize("name", NAMES)
def test_frames_are_the_same_many_at_once_and_one_by_one(segspec: Run, tmp_path: Path, name: str, output: str) -> None:
    chance = random.Random(f"{name} {output} frames")
    for folder in hurt_logs(name, tmp_path, chance):
        policy, limit = chance.choice(["stop", "skip", "fail"]), chance.choice([(), ("--limit", "2")])
        arguments = ("dump", "--frames", folder, "-o", output, "--on-damage", policy, *limit)
        with pytest.MonkeyPatch.context() as patched:
            patched.setattr("segspec.formats.contract.descriptor.Format.scanner_for", lambda *given: None)
            expected = segspec(*arguments)
        for lane in (PLAIN, CHECKED):
            with pytest.MonkeyPatch.context() as patched:
                use(patched, lane)
                assert segspec(*arguments) == expected, arguments
