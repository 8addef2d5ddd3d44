"""Which lane reads a file, and what is said of it: the compiled one where it is there, and else plain Python."""

from __future__ import annotations

import logging
import multiprocessing
import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from importlib import import_module
from pathlib import Path
from types import BuiltinFunctionType, FunctionType
from unittest.mock import Mock

import pytest

import segspec
from segspec.columns.backend import lanes
from tests.builders.durable_log import record
from tests.native.lane import COMPILED, LANES, PLAIN, using

NAME = "segment_00000000000000000000.log"
HEAVY = ("numpy", "pyarrow")
HOW = (
    "this is read by plain Python, many times slower than by compiled kernels: segspec is installed without them: "
    "install a wheel, or install it again where there is a C compiler"
)

every_lane = pytest.mark.parametrize("plain", ["", "1"], ids=[COMPILED, PLAIN])


def run(code: str, *arguments: str, plain: str = "") -> subprocess.CompletedProcess[str]:
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(sys.path), lanes.PLAIN: plain}
    return subprocess.run(
        [sys.executable, "-c", code, *arguments], capture_output=True, text=True, check=True, env=environment
    )


def write_large(folder: Path) -> Path:
    """A segment just large enough for the plain lane to say that it is slow, in few records."""
    path = folder / NAME
    payload = bytes(1 << 20)
    path.write_bytes(b"".join(record(n, payload) for n in range(lanes.SLOW_FROM // len(payload) + 1)))
    return path


@every_lane
@pytest.mark.parametrize("verb", [["info"], ["verify"], ["dump", "--output", "json"], ["dump", "--limit", "1"]])
def test_a_small_file_is_answered_without_numpy_and_arrow(verb: list[str], plain: str, corpus: Path) -> None:
    code = (
        "import sys\n"
        "from segspec.cli.main import command\n"
        "command.main(sys.argv[1:], standalone_mode=False)\n"
        f"print('loaded', [name for name in {HEAVY} if name in sys.modules])\n"
    )
    done = run(code, verb[0], *verb[1:], str(corpus / "durable_log/exact_fit_segment/log"), plain=plain)
    assert done.stdout.splitlines()[-1] == "loaded []"


@every_lane
def test_the_first_record_of_a_large_file_comes_without_arrow(plain: str, tmp_path: Path) -> None:
    path = write_large(tmp_path)
    code = (
        "import sys, segspec\n"
        "record = next(segspec.open(sys.argv[1]).records())\n"
        f"print(record.offset, [name for name in {HEAVY} if name in sys.modules])\n"
    )
    assert run(code, str(path), plain=plain).stdout.strip() == "0 []"


def read_twice(path: Path) -> None:
    for _ in range(2):
        rows = segspec.open(path).arrow(columns=["offset"]).read_all().num_rows
        assert rows == lanes.SLOW_FROM // (1 << 20) + 1


def test_without_the_extension_a_large_file_is_read_and_how_to_be_faster_is_said_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    lanes.say_how_to_be_fast.cache_clear()
    monkeypatch.delenv(lanes.PLAIN, raising=False)
    monkeypatch.setattr(lanes, "load", lambda package: None)
    with caplog.at_level(logging.INFO, logger="segspec"):
        read_twice(write_large(tmp_path))
    assert caplog.messages == [HOW]


@pytest.mark.parametrize("lane", LANES)
def test_nothing_is_said_of_a_lane_that_was_chosen(lane: str, tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    lanes.say_how_to_be_fast.cache_clear()
    with caplog.at_level(logging.INFO, logger="segspec"), using(lane):
        read_twice(write_large(tmp_path))
    assert caplog.messages == []


def test_an_extension_that_does_not_load_is_said_and_done_without(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "broken_kernels").mkdir()
    (tmp_path / "broken_kernels" / "__init__.py").touch()
    (tmp_path / "broken_kernels" / "_compiled.abi3.so").write_bytes(b"no machine's code")
    monkeypatch.syspath_prepend(str(tmp_path))
    assert lanes.load("broken_kernels") is None
    assert lanes.load("no_such_kernels") is None
    assert [message[:34] for message in caplog.messages] == ["the compiled kernels do not load: "]


def test_what_an_extension_calls_a_run_is_made_once(monkeypatch: pytest.MonkeyPatch) -> None:
    name_of = Mock(return_value="no_such_run")
    monkeypatch.setattr(lanes, "name_of", name_of)
    lanes.part.cache_clear()
    for _ in range(3):
        assert lanes.choose(offsets, 0) is offsets
    lanes.part.cache_clear()
    name_of.assert_called_once_with(__name__, "offsets")


def offsets(path: str) -> list[int]:
    found: list[int] = segspec.open(path).arrow(columns=["offset", "value"]).read_all()["offset"].to_pylist()
    return found


def write_many(folder: Path, count: int = 60_000) -> str:
    path = folder / NAME
    path.write_bytes(b"".join(record(n, b"%d" % n * (n % 9)) for n in range(count)))
    return str(path)


def test_threads_read_side_by_side(tmp_path: Path) -> None:
    path = write_many(tmp_path)
    with ThreadPoolExecutor(4) as pool:
        assert all(found == list(range(60_000)) for found in pool.map(offsets, [path] * 12))


@pytest.mark.filterwarnings("ignore:.*fork:DeprecationWarning")
def test_a_forked_process_reads_as_its_parent_did(tmp_path: Path) -> None:
    path = write_many(tmp_path)
    expected = offsets(path)
    with multiprocessing.get_context("fork").Pool(2) as pool:
        assert pool.map(offsets, [path, path]) == [expected, expected]


@every_lane
def test_arrow_needs_no_numpy(plain: str, corpus: Path) -> None:
    """`pip install segspec` brings Arrow, and Arrow brings no numpy."""
    logs = ("osiris/offsets", "tank/head_sparse", "tank/head_keys_ts", "durable_log/multi_segment/log",
            "ffwd/restart/qlog", "mojo/primary_deleted/1526919030474-0")  # fmt: skip
    code = (
        "import sys\n"
        "sys.modules |= {'numpy': None}\n"
        "import segspec\n"
        "for path in sys.argv[1:]:\n"
        "    log = segspec.open(path)\n"
        "    columns = [*(set(log.format.columns) - {'timestamp'}), 'position', 'segment']\n"
        "    rows = log.arrow(columns, deleted=True).read_all()\n"
        "    records = list(log.records(deleted=True))\n"
        "    bound = segspec.parse_bound('100' if log.format.name != 'mojo' else '1526919030474-60')\n"
        "    part = log.arrow(['position'], within=segspec.Range(bound)).read_all().num_rows\n"
        "    assert part == sum(1 for _ in log.records(within=segspec.Range(bound)))\n"
        "    name = 'fields' if log.format.name == 'mojo' else 'value'\n"
        "    assert [r.position for r in records] == rows['position'].to_pylist()\n"
        "    print(rows.num_rows == len(records) > 0, len(rows[name]) > 0)\n"
    )
    done = run(code, *(str(corpus / log) for log in logs), plain=plain)
    assert done.stdout.split("\n")[:-1] == ["True True"] * len(logs)


def runs() -> list[str]:
    """Every run of a format, by its module."""
    folder = Path(segspec.__file__).parent / "formats"
    paths = sorted(folder.glob("*/scan/*run.py"))
    return [f"segspec.formats.{path.parent.parent.name}.scan.{path.stem}" for path in paths]


@pytest.mark.parametrize("lane", LANES)
@pytest.mark.parametrize("module", runs())
def test_every_run_is_the_lane_s(module: str, lane: str) -> None:
    plain = import_module(module).run
    with using(lane):
        chosen = lanes.choose(plain, 0)
    assert (chosen is plain) == (lane == PLAIN)
    assert isinstance(chosen, FunctionType if lane == PLAIN else BuiltinFunctionType)
