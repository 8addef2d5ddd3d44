"""Trees of logs: which log a row is of, folders of streams that were emptied, and logs that appear."""

from __future__ import annotations

import errno
import json
import os
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import segspec as library
from segspec.core.errors import ShrunkError
from segspec.samples import FOLDER as SAMPLES
from segspec.storage.source import _LocalFile
from tests.cli.conftest import Run
from tests.helpers.patience import PATIENCE

EPOCHS = SAMPLES / "osiris" / "epochs" / "log"
ORDERS = "__orders_1700000000000000000"
BILLS = "prod_bills_1700000000000000001"
GONE = "__gone_1700000000000000002"


@pytest.fixture
def node(tmp_path: Path) -> Path:
    """A stream data folder with two streams, and the folder of one that was emptied."""
    folder = tmp_path / "stream"
    for name in (ORDERS, BILLS):
        shutil.copytree(EPOCHS, folder / name)
    (folder / GONE).mkdir()
    return folder


def test_each_row_of_a_tree_says_which_stream_it_is_of(node: Path, segspec: Run) -> None:
    rows = segspec("dump", node, "-o", "json", "--payload", "utf8").json
    alone = segspec("dump", EPOCHS, "-o", "json", "--payload", "utf8").json
    for name, vhost, queue in ((ORDERS, "/", "orders"), (BILLS, "prod", "bills")):
        label = {"log": str(node / name), "vhost": vhost, "queue": queue}
        assert [row for row in rows if row["log"] == str(node / name)] == [{**label, **row} for row in alone]
    assert len(rows) == 2 * len(alone)


@pytest.mark.parametrize("options", [("--frames",), ("--tracking",), ("--decode", "amqp")])
def test_frames_tracking_and_decoded_records_say_it_too(options: tuple[str, ...], node: Path, segspec: Run) -> None:
    rows = segspec("dump", node, "-o", "json", *options).json
    assert {(row["vhost"], row["queue"]) for row in rows} >= {("/", "orders"), ("prod", "bills")}


def test_csv_has_columns_for_it(node: Path, segspec: Run) -> None:
    header, *rows = segspec("dump", node, "-o", "csv", "--from", "304").lines
    assert header.startswith("log,vhost,queue,offset,")
    assert [row.split(",")[:4] for row in rows] == [
        [str(node / ORDERS), "/", "orders", "304"],
        [str(node / BILLS), "prod", "bills", "304"],
    ]


def test_text_begins_with_it(node: Path, segspec: Run) -> None:
    rows = segspec("dump", node, "--from", "304").lines
    assert [row.partition("  ")[0] for row in rows] == ["vhost /, queue orders", "vhost prod, queue bills"]


def test_streams_of_one_name_in_several_places_are_told_apart_by_their_paths(tmp_path: Path, segspec: Run) -> None:
    for place in ("a", "b"):
        shutil.copytree(EPOCHS, tmp_path / place / ORDERS)
    told = [row.partition("  ")[0] for row in segspec("dump", tmp_path, "--from", "304").lines]
    assert told == [f"a/{ORDERS}", f"b/{ORDERS}"]
    paths = [tmp_path / "a" / ORDERS, tmp_path / "b" / ORDERS]
    told = [row.partition("  ")[0] for row in segspec("dump", *paths, "--from", "304").lines]
    assert told == list(map(str, paths))


def test_one_log_alone_is_not_named_in_its_rows(node: Path, segspec: Run) -> None:
    assert all("log" not in row for row in segspec("dump", node / ORDERS, "-o", "json").json)
    assert all("log" not in row for row in segspec("tail", node / ORDERS, "-o", "json").json)


def test_an_emptied_folder_of_a_stream_is_a_log_that_is_damaged(node: Path, segspec: Run) -> None:
    found = segspec("verify", node, "-o", "json")
    assert found.code == 3
    assert [(one["path"], one["code"], one["severity"], one["vhost"], one["queue"]) for one in found.json] == [
        (str(node / GONE), "missing-segment", "error", "/", "gone")
    ]
    (facts,) = [one for one in segspec("info", node, "-o", "json").json if one["path"] == str(node / GONE)]
    assert (facts["queue"], facts["records"], facts["segments"]) == ("gone", "0", [])
    assert facts["findings"][0]["code"] == "missing-segment"
    dumped = segspec("dump", node)
    assert dumped.code == 3
    assert f"{GONE}:0: error missing-segment" in dumped.err


def test_what_becomes_of_an_emptied_folder_is_forecast(node: Path, segspec: Run) -> None:
    told = segspec("forecast", node / GONE, "-o", "json", "--owner", "rabbitmq-4.0")
    finding, made = told.json
    assert told.code == 3
    assert (finding["path"], finding["code"], finding["severity"]) == (str(node / GONE), "missing-segment", "error")
    assert "begins again at offset 0" in finding["message"]
    assert (made["vhost"], made["queue"], made["next_offset"]) == ("/", "gone", "0")
    assert [file["fate"] for file in made["files"]] == ["created", "created"]
    assert made["advice"] == ["look for its files before the start, in another replica or a backup, and put them back"]


def test_indexes_without_segments_are_an_emptied_stream(node: Path, segspec: Run) -> None:
    for segment in (node / ORDERS).glob("*.segment"):
        segment.unlink()
    found = segspec("verify", node / ORDERS, "-o", "json").json
    assert next(Path(one["path"]).name for one in found if one["code"] == "missing-segment") == ORDERS
    assert len(found) == 5


def test_a_folder_that_is_no_streams_by_its_name_is_no_log(tmp_path: Path, segspec: Run) -> None:
    (tmp_path / "orders").mkdir()
    assert segspec("verify", tmp_path).code == 1
    shutil.copytree(EPOCHS, tmp_path / ORDERS / "node1")
    assert [Path(log.path).name for log in library.open_all(tmp_path)] == ["node1"]


def test_recover_of_a_tree_goes_on_after_an_emptied_folder(node: Path, tmp_path: Path, segspec: Run) -> None:
    done = segspec("recover", node, "-o", tmp_path / "out", "--output", "json")
    assert done.code == 3
    (report,) = done.json
    assert {log["queue"]: log["kept"]["records"] for log in report["logs"]} == {
        "gone": "0",
        "orders": "300",
        "bills": "300",
    }


def test_the_screens_name_vhost_and_queue(node: Path, segspec: Run, tmp_path: Path) -> None:
    assert "\nvhost " in segspec("info", node / BILLS).out
    assert "vhost prod, queue bills" in segspec("forecast", node / BILLS).lines
    assert "of    vhost prod, queue bills" in segspec("recover", node / BILLS, "-o", tmp_path / "out").lines
    segment = next((node / BILLS).glob("*.segment"))
    segment.write_bytes(segment.read_bytes()[:-1])
    assert segspec("verify", node / BILLS).lines[0].endswith(" [vhost prod, queue bills]")


def test_tail_of_a_tree_gives_the_last_records_of_each_stream(node: Path, segspec: Run) -> None:
    done = segspec("tail", node, "-n", 2, "-o", "json")
    assert [(row["queue"], row["offset"]) for row in done.json] == [
        ("orders", "303"),
        ("orders", "304"),
        ("bills", "303"),
        ("bills", "304"),
    ]
    assert done.code == 3, "one was emptied"
    assert segspec("tail", node / ORDERS, node / BILLS, "-n", 1).code == 0


READ = {
    "dump": ("dump", "-o", "json"),
    "dump by rows": ("dump", "-o", "json", "--frames"),
    "dump --on-damage fail": ("dump", "-o", "json", "--on-damage", "fail"),
    "tail": ("tail", "-n", "5"),
    "verify": ("verify",),
    "info": ("info",),
    "index check": ("index", "check"),
    "forecast": ("forecast",),
}


@pytest.mark.parametrize("words", READ.values(), ids=READ)
@pytest.mark.parametrize("from_position", [0, 1000], ids=["at once", "later"])
@pytest.mark.parametrize("cut", [False, True], ids=["device", "cut off"])
def test_one_stream_that_cannot_be_read_is_named_and_the_others_are_read(
    words: tuple[str, ...], from_position: int, cut: bool, node: Path, segspec: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    (node / GONE).rmdir()
    alone = segspec(*words, node / ORDERS)

    def read_into(self: _LocalFile, room: memoryview, position: int) -> None:
        if BILLS in self._path and self._path.endswith(".segment") and position + len(room) > from_position:
            raise ShrunkError(self._path, position, 100, 50) if cut else OSError(errno.EIO, os.strerror(errno.EIO))
        before(self, room, position)

    def read_at(self: _LocalFile, position: int, length: int) -> bytes:
        content = bytearray(length)
        self.read_into(memoryview(content), position)
        return bytes(content)

    before = _LocalFile.read_into
    monkeypatch.setattr(_LocalFile, "read_into", read_into)
    monkeypatch.setattr(_LocalFile, "read_at", read_at)
    done = segspec(*words, node)
    told = [line for line in done.err.splitlines() if line.startswith("segspec: ")]
    assert (done.code, len(told)) == (1, 1)
    assert str(node / BILLS) in told[0]
    assert told[0].endswith("[vhost prod, queue bills]")
    assert len(done.lines) >= len(alone.lines)
    assert segspec(*words, node / BILLS).code == 1
    assert segspec(*words, node / ORDERS).code == alone.code


def test_a_path_that_is_not_there_does_not_keep_the_others_from_being_read(node: Path, segspec: Run) -> None:
    alone = segspec("dump", node / ORDERS).lines
    done = segspec("dump", node / ORDERS, node / "nothing", node / BILLS)
    assert (len(done.lines), done.code) == (2 * len(alone), 1)
    assert f"{node / 'nothing'}" in done.err


def test_what_standard_output_refuses_ends_the_verb(node: Path) -> None:
    with Path("/dev/full").open("wb") as full:
        done = subprocess.run(
            [sys.executable, "-m", "segspec.cli.main", "dump", str(node)],
            stdout=full,
            stderr=subprocess.PIPE,
            env=dict(os.environ, PYTHONPATH=os.pathsep.join(sys.path)),
            text=True,
        )
    assert done.returncode == 1
    assert [line for line in done.stderr.splitlines() if line.startswith("segspec: ")] == [
        f"segspec: standard output: {os.strerror(errno.ENOSPC)}"
    ]


def test_tail_follows_all_streams_of_a_tree_and_new_ones(tmp_path: Path) -> None:
    whole = sorted(EPOCHS.glob("*"))
    first, rest = whole[:2], whole[2:]
    tree = tmp_path / "stream"
    for name in (ORDERS, GONE):
        (tree / name).mkdir(parents=True)
    for file in first:
        shutil.copy(file, tree / ORDERS)
    command = [sys.executable, "-m", "segspec.cli.main", "tail", "-f", "-n", "1", "-o", "json", "--interval", "0.05"]
    process = subprocess.Popen(
        [*command, str(tree)],
        stdout=(tmp_path / "out").open("wb"),
        stderr=subprocess.PIPE,
        env=dict(os.environ, PYTHONPATH=os.pathsep.join(sys.path)),
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )
    try:
        wait_for(tmp_path / "out", {"orders": 1})
        for file in rest:
            shutil.copy(file, tree / ORDERS)
        for file in first:
            shutil.copy(file, tree / GONE)
        shutil.copytree(EPOCHS, tree / BILLS)
        rows = wait_for(tmp_path / "out", {"orders": 237, "gone": 64, "bills": 300})
        assert {row["log"] for row in rows} == {str(tree / name) for name in (ORDERS, GONE, BILLS)}
        offsets = [int(row["offset"]) for row in rows if row["queue"] == "bills"]
        assert offsets == sorted(set(offsets)), "a stream that appears is read from its first record, each once"
    finally:
        process.send_signal(signal.SIGINT)
        assert process.wait(PATIENCE) == 130
        process.communicate()


def wait_for(out: Path, counts: dict[str, int]) -> list[dict[str, str]]:
    """The rows, once there are so many of each queue."""
    deadline = time.monotonic() + PATIENCE
    while True:
        rows = [json.loads(line) for line in out.read_text().splitlines(keepends=True) if line.endswith("\n")]
        found = {queue: sum(row["queue"] == queue for row in rows) for queue in counts}
        if found == counts:
            return rows
        assert time.monotonic() < deadline, found
        time.sleep(0.05)
