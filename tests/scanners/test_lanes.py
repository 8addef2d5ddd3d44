"""Which lane reads a file, and what is said of it: numba is for large files, and nobody else waits for it."""

from __future__ import annotations

import logging
import os
import subprocess
import sys
from pathlib import Path

import pytest

import segspec
from segspec.columns.backend import jit, lanes
from tests.builders.durable_log import record

NAME = "segment_00000000000000000000.log"
HEAVY = ("numba", "numpy", "pyarrow")


def run(code: str, *arguments: str, cache: Path | None = None) -> subprocess.CompletedProcess[str]:
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)}
    if cache is not None:
        environment["SEGSPEC_CACHE_DIR"] = str(cache)
    return subprocess.run(
        [sys.executable, "-c", code, *arguments], capture_output=True, text=True, check=True, env=environment
    )


def write_large(folder: Path) -> Path:
    """A segment just large enough for numba, in few records."""
    path = folder / NAME
    payload = bytes(1 << 20)
    path.write_bytes(b"".join(record(n, payload) for n in range(lanes.FAST_FROM // len(payload) + 1)))
    return path


@pytest.mark.parametrize("verb", [["info"], ["verify"], ["dump", "--output", "json"], ["dump", "--limit", "1"]])
def test_a_small_file_is_answered_without_numba_numpy_and_arrow(verb: list[str], corpus: Path) -> None:
    code = (
        "import sys\n"
        "from segspec.cli.main import command\n"
        "command.main(sys.argv[1:], standalone_mode=False)\n"
        f"print('loaded', [name for name in {HEAVY} if name in sys.modules])\n"
    )
    done = run(code, verb[0], *verb[1:], str(corpus / "durable_log/exact_fit_segment/log"))
    assert done.stdout.splitlines()[-1] == "loaded []"


def test_the_first_record_of_a_large_file_comes_without_numba(tmp_path: Path) -> None:
    path = write_large(tmp_path)
    code = (
        "import sys, segspec\n"
        "record = next(segspec.open(sys.argv[1]).records())\n"
        f"print(record.offset, [name for name in {HEAVY} if name in sys.modules])\n"
    )
    assert run(code, str(path)).stdout.strip() == "0 []"


def test_without_numba_a_large_file_is_read_and_how_to_be_faster_is_said_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    path = write_large(tmp_path)
    monkeypatch.setattr(jit, "available", lambda: False)
    lanes.say_how_to_be_fast.cache_clear()
    with caplog.at_level(logging.INFO, logger="segspec"):
        for _ in range(2):
            log = segspec.open(path)
            assert log.arrow(columns=["offset"]).read_all().num_rows == lanes.FAST_FROM // (1 << 20) + 1
    assert [message for message in caplog.messages if "numba" in message] == [
        "numba is not installed, so this is slower than it could be: pip install 'segspec[fast]'"
    ]


def test_that_kernels_are_compiled_is_said_the_first_time_only(tmp_path: Path) -> None:
    path = write_large(tmp_path)
    code = "import sys\nfrom segspec.cli.main import main\nsys.argv[0] = 'segspec'\nsys.exit(main())\n"
    told = [run(code, "verify", str(path), cache=tmp_path / "cache").stderr for _ in range(2)]
    assert told[0] == "segspec: compiling the kernels of durable_log: once, then they are kept\n"
    assert told[1] == ""
    assert any((tmp_path / "cache").rglob("*.nbi")), "machine code is kept where the variable says"


def test_arrow_needs_no_numpy(corpus: Path) -> None:
    """`pip install segspec` brings Arrow, and Arrow brings no numpy: only the extra `fast` does."""
    logs = ("osiris/offsets", "tank/head_sparse", "tank/head_keys_ts", "durable_log/multi_segment/log",
            "ffwd/restart/qlog", "mojo/primary_deleted/1526919030474-0")  # fmt: skip
    code = (
        "import sys\n"
        "sys.modules |= {'numpy': None, 'numba': None}\n"
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
    done = run(code, *(str(corpus / log) for log in logs))
    assert done.stdout.split("\n")[:-1] == ["True True"] * len(logs)
