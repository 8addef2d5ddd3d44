"""A call goes down through the layers and comes back: nothing that the library runs calls what stands above it."""

from __future__ import annotations

import contextlib
import io
from collections.abc import Callable
from pathlib import Path

import pytest

import segspec
from segspec.cli.main import command
from tests.house.trace import stands_on, trace

LOGS = {
    "durable_log": "durable_log/many_small/log",
    "ffwd": "ffwd/multi_segment/qlog",
    "mojo": "mojo/primary_basic/1526919030474-0",
    "osiris": "osiris/plain_stream",
    "tank": "tank/head_small_plain",
}

CALLED_BACK = {
    "_CountedReads.read": "a parser reads from the stream that TANK's reader gives it, which counts the bytes",
    "scanner_of": "what finds stretches is a part of a declared log, as its reader is",
    "LogParsers._guarded.<locals>.parse": "a parser of a declared log is told to parse, within bounds",
    "FrameStream.read_bytes": "it reads from a stream that bounds the fields of a frame",
    "DeclaredFolder.names_segment": "what a name says is up to the pattern of the declaration",
    "make": "the scanner of a format is a part that its descriptor names",
    "TankScanner": "a format that has runs of its own derives its scanner from that of declared logs, which calls it",
    "MessageRows": "so are its rows",
    "DeclaredParts.parsers": "the parsers of a declared log are made when a reader first asks for them",
    "FfwdFolder": "a format whose segments are not known by name alone derives its folder from that of declared logs",
    "OsirisFolder": "so does one that says more about the files beside segments",
    "FfwdReader.may_scan": "a format says which frames its reader has to look at",
    "DeclaredPart.__get__": "a part of a declared log is made when it is first asked for, by what the declaration says",
    "Found._some_records": "the records of a chunk of many are made as they are taken",
}
"""What a caller above hands down to be called: functions, or all that a class has."""


def is_called_back(climb: str) -> bool:
    name = climb.rpartition(" ")[2]
    return name in CALLED_BACK or name.partition(".")[0] in CALLED_BACK


def dump_one(path: Path) -> None:
    with contextlib.redirect_stdout(io.TextIOWrapper(io.BytesIO())):
        command.main(["dump", "--limit", "1", "--output", "json", str(path)], "segspec", standalone_mode=False)


def read_columns(path: Path) -> None:
    segspec.open(path).arrow().read_all()


@pytest.mark.parametrize("call", [dump_one, read_columns])
@pytest.mark.parametrize("format", LOGS)
def test_no_call_climbs(corpus: Path, format: str, call: Callable[[Path], None]) -> None:
    found = trace(lambda: call(corpus / LOGS[format]))
    assert found.functions, "the tool sees what runs"
    climbs = [climb for climb in found.climbs(stands_on()) if not is_called_back(climb)]
    assert climbs == []


def test_a_climb_is_seen(corpus: Path) -> None:
    """Conditions are handed the records of a damaged frame by what chooses them, which stands above."""
    words = ["dump", "--output", "json", "--where", "offset > 3", str(corpus / "durable_log/torn_payload/log")]
    with contextlib.redirect_stdout(io.TextIOWrapper(io.BytesIO())):
        found = trace(lambda: command.main(words, "segspec", standalone_mode=False))
    climbs = [climb for climb in found.climbs(stands_on()) if climb.rpartition(" ")[2] not in CALLED_BACK]
    assert climbs == ["segspec/library/where.py -> segspec/library/record_selection.py Choice._chosen"]
