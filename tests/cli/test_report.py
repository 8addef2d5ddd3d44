"""`segspec report`: a whole node, a line a log."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import shutil
import signal
import struct
import subprocess
import sys
import termios
from contextlib import suppress
from dataclasses import replace
from html.parser import HTMLParser
from pathlib import Path

import pytest

import segspec as library
from segspec.library import node_report
from segspec.library.node_report import MOST_FINDINGS, Urgency
from segspec.library.stored_log import StoredLog
from segspec.reading import detect
from segspec.samples import FOLDER as SAMPLES
from segspec.storage.directory import Directory, list_directory
from tests.cli.conftest import Run
from tests.helpers.sweeps import some

EPOCHS = SAMPLES / "osiris" / "epochs" / "log"
SOUND, TORN, CRASHED, GONE, HOLE, NOISY, LOST = (
    f"__{name}_170000000000000000{number}"
    for number, name in enumerate(("sound", "torn", "crashed", "gone", "hole", "noisy", "lost"))
)


def copy(folder: Path, name: str) -> Path:
    return Path(shutil.copytree(EPOCHS, folder / name))


@pytest.fixture
def node(tmp_path: Path) -> Path:
    """The stream data folder of a node: a stream for each need but one."""
    folder = tmp_path / "rabbit@host" / "stream"
    copy(folder, SOUND)
    torn = copy(folder, TORN) / "00000000000000000252.segment"
    os.truncate(torn, torn.stat().st_size - 1)
    os.truncate(copy(folder, CRASHED) / "00000000000000000252.segment", 0)
    (folder / GONE).mkdir()
    hole = copy(folder, HOLE)
    for file in hole.glob("00000000000000000158.*"):
        file.unlink()
    lost = copy(folder, LOST) / "00000000000000000252.index"
    lost.write_bytes(lost.read_bytes()[: -3 * 29])
    noisy = copy(folder, NOISY) / "00000000000000000064.index"
    noisy.write_bytes(noisy.read_bytes()[:-29])
    return folder


NEEDS = {
    LOST: Urgency.LOSES,
    CRASHED: Urgency.FAILS,
    GONE: Urgency.EMPTIED,
    HOLE: Urgency.STALLS,
    TORN: Urgency.DAMAGED,
    NOISY: Urgency.WARNED,
    SOUND: Urgency.SOUND,
}
OWNER = ("--owner", "rabbitmq-3.10")


def test_each_stream_has_a_line_and_those_that_need_most_come_first(node: Path, segspec: Run) -> None:
    done = segspec("report", node, *OWNER)
    assert done.code == 3
    header, *lines = done.lines[: len(NEEDS) + 1]
    assert header.split()[:4] == ["needs", "vhost", "queue", "bytes"]
    assert [line.split()[-1] for line in lines] == list(NEEDS)
    assert [re.split(r"  +", line)[:3] for line in lines] == [
        [need.words, "/", folder.split("_")[2]] for folder, need in NEEDS.items()
    ]
    assert re.search(r"^7 logs, [\d,]+ bytes, [\d,]+ records: 1 loses data, 1 does not start, 1 emptied", done.lines[9])
    assert "forecast for rabbitmq-3.10: 7 logs" in done.lines


def test_a_line_says_what_is_damaged_what_the_start_does_and_what_consumers_see(node: Path, segspec: Run) -> None:
    lines = {line.split()[-1]: re.split(r"  +", line) for line in segspec("report", node, *OWNER).lines if "__" in line}
    assert lines[TORN][-4:-1] == [
        "1 error: torn",
        "63 unreadable bytes will be lost, the next offset falls back from 306 to 305",
        "0 … 304, all",
    ]
    assert lines[CRASHED][-3:-1] == ["it does not start", "-"]
    assert lines[LOST][-3:-1] == [
        "2 records and 280 bytes will be lost, the next offset falls back from 305 to 303",
        "0 … 302, all that is left",
    ]
    assert lines[GONE][-3:-1] == ["starts empty, next offset 0", "nothing"]
    assert lines[HOLE][-4:-1] == [
        "1 error: missing-segment", "nothing is lost at once, next offset 306", "0 … 157, then waits silently",
    ]  # fmt: skip
    assert lines[SOUND][3:9] == [
        "32,798", "4", "300", "0 … 304", "2026-11-20 15:55:14 … 2026-11-20 16:01:38", "-",
    ]  # fmt: skip


def on_a_terminal(columns: int, *words: str) -> list[str]:
    """What a terminal of so many columns shows."""
    terminal, program = pty.openpty()
    fcntl.ioctl(program, termios.TIOCSWINSZ, struct.pack("HHHH", 40, columns, 0, 0))
    environment = {name: value for name, value in os.environ.items() if name not in ("COLUMNS", "NO_COLOR")}
    environment["PYTHONPATH"] = os.pathsep.join(sys.path)
    command = [sys.executable, "-m", "segspec.cli.main", *words]
    with subprocess.Popen(command, stdout=program, stderr=subprocess.DEVNULL, env=environment) as running:
        os.close(program)
        shown = b""
        with suppress(OSError), os.fdopen(terminal, "rb", buffering=0) as screen:
            while part := screen.read(1 << 16):
                shown += part
        running.wait()
    return re.sub(r"\x1b\[[\d;]*m", "", shown.decode()).splitlines()


@pytest.mark.parametrize("columns", some([40, 80, 100, 160, 240], 3))
def test_on_a_terminal_every_stream_has_one_line_of_its_width(columns: int, node: Path) -> None:
    copy(node, "__a-queue-with-a-name-that-is-longer-than-any-cell-should-be-and-then-some_1700000000000000008")
    header, *lines = on_a_terminal(columns, "report", str(node), *OWNER)[: len(NEEDS) + 2]
    assert max(map(len, [header, *lines])) <= columns
    assert [line[: line.index("  ")] for line in lines[:3]] == ["loses data", "does not start", "emptied"]
    shown = header.split()
    assert shown[:2] == ["needs", "queue" if columns < 240 else "vhost"]
    if columns >= 80:
        assert {"queue", "damage", "consumers"} <= set(shown)
        assert "at the next start" in header
    if columns >= 160:
        assert ("folder" in shown) == (columns == 240)
        assert "2 records and 280 bytes will be lost, the" in lines[0]


def test_what_is_cut_on_a_terminal_is_said_and_nothing_where_there_is_room(node: Path) -> None:
    cut = "The table is cut to fit this terminal: see --output html or json."
    assert cut in on_a_terminal(100, "report", str(node), *OWNER)
    assert cut not in on_a_terminal(400, "report", str(node), *OWNER)


def test_where_folders_have_no_names_of_streams_the_folder_is_not_left_out(tmp_path: Path) -> None:
    copy(tmp_path, "here")
    copy(tmp_path, f"a/{'rather-long-name/' * 5}way")
    header, *lines = on_a_terminal(80, "report", str(tmp_path))[:3]
    assert max(map(len, [header, *lines])) <= 80
    assert header.rstrip().endswith("folder")
    assert {line.split()[-1][-4:] for line in lines} == {"here", "/way"}


def test_json_has_an_object_for_each_stream_and_the_sums(node: Path, segspec: Run) -> None:
    *logs, sums = segspec("report", node, *OWNER, "-o", "json").json
    assert [(log["path"], log["need"], log["vhost"], log["queue"]) for log in logs] == [
        (str(node / folder), need, "/", folder.split("_")[2]) for folder, need in NEEDS.items()
    ]
    torn = next(log for log in logs if log["path"].endswith(TORN))
    assert (torn["bytes"], torn["segments"], torn["records"]) == ("32797", "4", "300")
    assert (torn["first_offset"], torn["last_offset"], torn["errors"]) == ("0", "304", "1")
    assert [finding["code"] for finding in torn["findings"]] == ["torn", "index-ahead"]
    assert torn["forecast"]["owner"] == "rabbitmq-3.10"
    assert torn["forecast"]["bytes_lost"] == "63"
    assert torn["forecast"]["consumers"] == {"reads_through": True, "first_offset": "0", "until_offset": "305"}
    assert {file["fate"] for file in torn["forecast"]["files"]} == {"truncated"}
    assert sums["logs"] == "7"
    assert sums["needs"] == dict.fromkeys(map(str, NEEDS.values()), "1")


def test_what_each_need_asks_for_is_said(node: Path) -> None:
    made = library.report(node, owner="rabbitmq-3.10")
    assert [log.need for log in made.logs] == list(NEEDS.values())
    assert [bool(log.first) for log in made.logs] == [True] * 6 + [False]
    assert made.damaged


def test_a_sound_node_exits_0(tmp_path: Path, segspec: Run) -> None:
    copy(tmp_path, SOUND)
    assert segspec("report", tmp_path).code == 0


def test_several_processes_say_the_same_as_one(node: Path) -> None:
    for number in range(10):
        copy(node, f"__more_{number}_1700000000000000009")
    said = [library.report(node, processes=processes) for processes in (1, 3)]
    for log in (log for each in said for log in each.logs if log.forecast is not None):
        # It is told of the time at which it is asked.
        assert log.forecast.retention is None or log.forecast.retention.now
        log.forecast = replace(log.forecast, retention=None)
    assert [log.as_json() for log in said[0].logs] == [log.as_json() for log in said[1].logs]


@pytest.mark.parametrize("processes", [1, 2])
def test_a_stream_that_cannot_be_read_stops_no_other(
    processes: int, node: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for number in range(4):
        copy(node, f"__more_{number}_1700000000000000009")
    whole = node_report._read

    def read(log: StoredLog, made: node_report.LogReport) -> None:
        if log.path.endswith(SOUND):
            raise OSError(5, "Input/output error", f"{log.path}/00000000000000000000.segment")
        whole(log, made)

    monkeypatch.setattr(node_report, "_read", read)
    first, *others = library.report(node, processes=processes).logs
    assert (first.path, first.need, first.origin) == (
        str(node / SOUND), Urgency.UNREADABLE, {"vhost": "/", "queue": "sound"},
    )  # fmt: skip
    assert "Input/output error" in first.error
    assert len(others) == 10
    assert not any(log.error for log in others)


def test_a_process_that_is_killed_costs_its_stream_only(node: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for number in range(12):
        copy(node, f"__more_{number}_1700000000000000009")
    whole = node_report._read

    def read(log: StoredLog, made: node_report.LogReport) -> None:
        if "more_3" in log.path:
            os.kill(os.getpid(), signal.SIGKILL)
        whole(log, made)

    monkeypatch.setattr(node_report, "_read", read)
    first, *others = library.report(node, processes=2).logs
    assert (first.need, first.origin["queue"]) == (Urgency.UNREADABLE, "more_3")
    assert first.error == "the process that read it has ended (signal 9)"
    assert len(others) == 18
    assert not any(log.error for log in others)


def test_a_folder_that_may_not_be_listed_is_a_line(node: Path, monkeypatch: pytest.MonkeyPatch, segspec: Run) -> None:
    def listed(path: str) -> Directory:
        if path.endswith(TORN):
            raise PermissionError(13, "Permission denied", path)
        return list_directory(path)

    monkeypatch.setattr(detect, "list_directory", listed)
    done = segspec("report", node, "-o", "json")
    assert done.code == 3
    first, *others, _ = done.json
    assert (first["need"], first["queue"]) == ("unreadable", "torn")
    assert "Permission denied" in first["error"]
    assert len(others) == 6
    assert segspec("report", node).code == 3
    assert segspec("verify", node).code == 1, "other verbs say so at once"


def test_of_very_many_findings_the_worst_are_kept_and_all_are_counted(tmp_path: Path) -> None:
    segment = copy(tmp_path, SOUND) / "00000000000000000064.segment"
    content = bytearray(segment.read_bytes())
    for position in range(100, len(content), 300):
        content[position] ^= 0xFF
    segment.write_bytes(content)
    (log,) = library.report(tmp_path).logs
    assert log.errors > MOST_FINDINGS
    assert len(log.findings) == MOST_FINDINGS
    assert sum(log.counts.values()) == len(list(library.open(tmp_path).verify()))


def test_an_owner_of_another_format_and_a_file_are_refused(node: Path, segspec: Run) -> None:
    refused = segspec("report", node, "--owner", "ffwd")
    assert (refused.code, refused.out) == (1, "")
    assert "ffwd owns ffwd files; these are osiris" in refused.err
    assert segspec("report", node / SOUND / "00000000000000000000.segment").code == 2
    (node / "empty").mkdir()
    assert segspec("report", node / "empty").code == 1


HOSTILE = (
    b"<img src=x onerror=alert(1)>",
    "a\u202egnp.exe".encode(),
    b"no utf-8 \xff\xfe",
    b"\x1b[31mred\x07",
    b"quote\"&'",
    b"__ok_1700000000000000001",
)


@pytest.fixture
def hostile(tmp_path: Path) -> Path:
    for name in HOSTILE:
        shutil.copytree(os.fsencode(EPOCHS), os.fsencode(tmp_path) + b"/tree/" + name)
    return tmp_path / "tree"


class Page(HTMLParser):
    """The names of the elements of a page, and their attributes."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.elements: set[str] = set()
        self.attributes: set[str] = set()
        self.feed(text)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.add(tag)
        self.attributes |= {name for name, _ in attrs}


def test_hostile_names_are_text_in_every_form(hostile: Path, segspec: Run) -> None:
    for output in ("text", "json", "html"):
        out = segspec("report", hostile, "-o", output).out
        assert all(character.isprintable() or character == "\n" for character in out), output
    assert "a\\u202egnp.exe" in out
    assert "<img" not in out
    assert "&lt;img src=x onerror=alert(1)&gt;" in out


def test_the_page_needs_no_other_file(node: Path, segspec: Run) -> None:
    done = segspec("report", node, *OWNER, "-o", "html")
    assert done.code == 3
    page = Page(done.out)
    assert not page.elements & {"script", "link", "img", "iframe", "object", "form", "a"}
    assert page.attributes <= {"lang", "charset", "content", "http-equiv", "name", "class", "scope"}
    assert not re.search(r"https?:|url\(|@import", done.out)
    assert done.out.count("<tr>") == 1 + len(NEEDS)
    assert done.out.count("<details>") == 6
    assert "look for its files before the next start" in done.out
