"""What people see on a terminal, and a pipe does not: findings as blocks, lines that fit, tables."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import struct
import subprocess
import sys
import termios
from pathlib import Path

import pytest

import segspec as library
from segspec.cli.table import width
from segspec.samples import FOLDER as SAMPLES
from tests.cli.conftest import Run

TORN = SAMPLES / "osiris" / "torn_tail" / "log"
SOUND = SAMPLES / "osiris" / "epochs" / "log"
INDEXED = SAMPLES / "durable_log" / "torn_payload_reopened" / "log"


def on_terminal(*words: object, columns: int = 80) -> list[str]:
    """The lines that a verb shows on a terminal of so many columns, without colours, and without a progress bar."""
    outer, inner = pty.openpty()
    fcntl.ioctl(inner, termios.TIOCSWINSZ, struct.pack("HHHH", 50, columns, 0, 0))
    child = subprocess.Popen(
        [sys.executable, "-m", "segspec", *map(str, words)],
        stdout=inner,
        stderr=inner,
        env={name: value for name, value in os.environ.items() if name not in ("COLUMNS", "LINES")} | {"TERM": "xterm"},
    )
    os.close(inner)
    said = b""
    while True:
        try:
            piece = os.read(outer, 65536)
        except OSError:  # the child has closed its end
            break
        if not piece:
            break
        said += piece
    child.wait()
    os.close(outer)
    text = re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", said.decode())
    # A loaded machine shows a bar, which leaves empty lines.
    shown = (line.rsplit("\r", 1)[-1] for line in text.replace("\r\n", "\n").splitlines())
    return [line for line in shown if line and "━" not in line]


@pytest.mark.parametrize("columns", [80, 120])
def test_a_finding_has_its_place_its_numbers_and_a_command(columns: int, segspec: Run) -> None:
    lines = on_terminal("verify", TORN, columns=columns)
    (finding,) = library.open(TORN).verify()
    assert lines[0].startswith("error[torn]: the file ends inside the chunk's data section")
    assert f"  --> {finding.path}:{finding.position}" in lines
    assert "   = costs 180 bytes" in lines
    assert "   = rule osiris.chunk.torn" in lines
    assert lines[-1] == f"  help: segspec inspect {finding.path} --at {finding.position}"
    assert " ".join(line.strip() for line in lines[: lines.index(f"  --> {finding.path}:{finding.position}")]) == (
        f"error[torn]: {finding.message}"
    )
    assert all(width(line) <= columns for line in lines if "segment" not in line)
    assert segspec("inspect", finding.path, "--at", finding.position).code == 3


def test_the_help_of_an_index_rebuilds_it(segspec: Run, tmp_path: Path) -> None:
    lines = on_terminal("verify", INDEXED)
    (help,) = {line for line in lines if "help: segspec index build" in line}
    words = help.split()[2:-1]
    assert segspec(*words, tmp_path / "indexes").code == 3
    assert list((tmp_path / "indexes").iterdir())


def test_a_pipe_has_one_line_a_finding(segspec: Run) -> None:
    (line,) = segspec("verify", TORN).lines
    assert re.search(r"839\.segment:19833: error torn: .* \(180 bytes\) \(osiris\.chunk\.torn\)$", line)


def test_a_sound_log_is_said_to_be_sound_on_a_terminal_alone(segspec: Run) -> None:
    assert on_terminal("verify", SOUND) == ["1 log, 32,798 bytes: no damage"]
    assert segspec("verify", SOUND).out + segspec("verify", SOUND).err == ""


@pytest.mark.parametrize("columns", [80, 120])
def test_a_dumped_record_has_one_line_of_the_terminal(columns: int) -> None:
    log = SAMPLES / "tank" / "compacted" / "log"
    lines = on_terminal("dump", log, "--limit", "40", columns=columns)
    values = [record.value.decode() for record in library.open(log).records()][:40]
    assert len(lines) == 40
    assert all(width(line) <= columns for line in lines)
    for line, value in zip(lines, values, strict=True):
        shown = line.partition("value=")[2]
        assert shown == value or (shown.endswith("…") and value.startswith(shown[:-1]))
    assert any(line.endswith("…") for line in lines)


def test_what_is_the_same_in_all_records_is_said_once() -> None:
    first, *lines = on_terminal("dump", SOUND, "--limit", "300")
    assert first == "unless a line shows otherwise: chunk_id=0  epoch=1"
    epochs = [record.epoch for record in library.open(SOUND).records()]
    assert [f"epoch={epoch}" in line for epoch, line in zip(epochs, lines, strict=True)] == [
        each != 1 for each in epochs
    ]


def test_a_long_value_takes_no_more_than_its_line(tmp_path: Path) -> None:
    with library.create(tmp_path / "log", "durable_log") as writer:
        writer.append(b"\x1b" * 4_000_000)
    (line,) = on_terminal("dump", tmp_path / "log")
    assert line.endswith("…")
    assert width(line) <= 80


def test_a_tree_is_a_table_in_info_and_a_few_logs_are_screens(segspec: Run) -> None:
    header, *rows = segspec("info", SAMPLES).lines
    assert (len(rows), header.split()[0], header.split()[-1]) == (20, "needs", "folder")
    assert "next start" not in header
    for row in rows:
        path = SAMPLES / row.split()[-1]
        assert f" {library.open(path).info()['records']:,} " in row
    assert segspec("info", SAMPLES / "nodes").out.count("no damage found") == 3
    assert len(segspec("info", SAMPLES, "--json").json) == 20


@pytest.mark.parametrize("columns", [80, 120])
def test_a_table_fits_the_terminal(columns: int) -> None:
    for verb in ("info", "report", "doctor"):
        table = on_terminal(verb, SAMPLES / "tank", columns=columns)
        assert all(width(line) <= columns for line in table if "damaged" in line or "sound" in line), verb
