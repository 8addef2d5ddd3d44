"""Kafka's logs on a broker's own machine, which has no C compiler: read by the kernels that the package brings
compiled, and by plain Python, which says so, if it brings none or brings those of another text."""

from __future__ import annotations

import compileall
import json
import shutil
from pathlib import Path
from typing import NamedTuple

import pytest

from segspec.columns.backend import lanes
from segspec_kaitai.own.format_package import compile_kernels, package_in
from tests import needs
from tests.builders import kafka
from tests.format_tool.projects import python
from tests.helpers.sweeps import some
from tests.native.lane import WATCHED

KAFKA = needs.ROOT / "python" / "segspec_kafka"
VERBS = some([["verify"], ["info"], ["dump", "--payload", "size"], ["recover", "-o", "OUT"]], 2)
RECORDS = 1 << 5
SLOW = (
    "segspec: this is read by plain Python, many times slower than by compiled kernels: segspec_kafka is installed "
    "without them (a wheel has them), and there is no C compiler (cc, gcc, clang): install one, or pip install ziglang"
)
SHARE = 32
"""A file is large for this part of what it is for users: plain Python takes seconds for so many bytes."""
LARGE = lanes.SLOW_FROM // SHARE
READ = f"""from segspec.columns.backend import lanes
lanes.SLOW_FROM = {LARGE}
{WATCHED}
import json
from segspec.cli.main import main
code = main()
print(json.dumps([code, sorted(found)]))
"""


class Read(NamedTuple):
    code: int
    fast: list[bool]
    words: list[str]


@pytest.fixture(scope="module")
def partition(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A segment that is just too large to be read plainly without a word."""
    folder = tmp_path_factory.mktemp("logs") / "topic-0"
    folder.mkdir()
    value = bytes(LARGE // RECORDS)
    batches = (kafka.batch(number, kafka.record(0, 0, None, value)) for number in range(RECORDS))
    (folder / kafka.segment_name(0)).write_bytes(b"".join(batches))
    return folder


@pytest.fixture(scope="module")
def plain(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The package as it is without a compiler."""
    made = tmp_path_factory.mktemp("plain") / "project"
    shutil.copytree(KAFKA, made, ignore=shutil.ignore_patterns("*.so", "__pycache__"))
    return made


@pytest.fixture(scope="module")
def compiled(plain: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The package as its wheel has it."""
    needs.program("cc", "gcc", "clang")
    made = tmp_path_factory.mktemp("compiled") / "project"
    shutil.copytree(plain, made)
    package = package_in(made)
    compile_kernels(package, package.extension)
    return made


def read(project: Path, verb: list[str], partition: Path, tmp_path: Path) -> Read:
    words = [str(tmp_path / "out") if word == "OUT" else word for word in verb]
    code, out, err = python(
        "-c", READ, words[0], partition, *words[1:],
        first=str(project), PATH="", CC="", SEGSPEC_PLAIN="", SEGSPEC_CACHE_DIR=str(tmp_path / "cache"),
    )  # fmt: skip
    assert code == 0, err
    return Read(*json.loads(out.splitlines()[-1]), err.splitlines())


@pytest.mark.parametrize("verb", VERBS, ids=lambda verb: verb[0])
def test_what_was_compiled_ahead_reads_without_a_compiler(
    verb: list[str], compiled: Path, partition: Path, tmp_path: Path
) -> None:
    found = read(compiled, verb, partition, tmp_path)
    assert (found.code, found.fast) == (0, [True])
    assert SLOW not in found.words
    assert not (tmp_path / "cache").exists()


@pytest.mark.parametrize("verb", VERBS, ids=lambda verb: verb[0])
def test_without_it_plain_python_reads_and_says_so_once(
    verb: list[str], plain: Path, partition: Path, tmp_path: Path
) -> None:
    found = read(plain, verb, partition, tmp_path)
    assert (found.code, found.fast) == (0, [False])
    assert found.words.count(SLOW) == 1


def test_kernels_of_another_text_are_not_used(compiled: Path, partition: Path, tmp_path: Path) -> None:
    changed = tmp_path / "changed"
    shutil.copytree(compiled, changed)
    with (changed / "segspec_kafka" / "generated" / "kernels" / "kafka_frames.py").open("a") as text:
        text.write("# Another text.\n")
    found = read(changed, ["verify"], partition, tmp_path)
    assert (found.code, found.fast) == (0, [False])
    assert sum("of segspec_kafka were made of another text and are not used" in word for word in found.words) == 1


def test_without_sources_nothing_tells_that_kernels_are_of_another_text(
    compiled: Path, partition: Path, tmp_path: Path
) -> None:
    bare = tmp_path / "bare"
    shutil.copytree(compiled, bare)
    assert compileall.compile_dir(bare / "segspec_kafka", quiet=1, legacy=True)
    for source in (bare / "segspec_kafka").rglob("*.py"):
        source.unlink()
    found = read(bare, ["verify"], partition, tmp_path)
    assert (found.code, found.fast) == (0, [True])
    assert not [word for word in found.words if "another text" in word]


def test_many_small_segments_are_as_slow_as_a_large_one(plain: Path, tmp_path: Path) -> None:
    folder = tmp_path / "topic-0"
    folder.mkdir()
    value = bytes(LARGE // 8)
    for number in range(9):
        batch = kafka.batch(number, kafka.record(0, 0, None, value))
        (folder / kafka.segment_name(number)).write_bytes(batch)
    found = read(plain, ["verify"], folder, tmp_path)
    assert found.words.count(SLOW) == 1
