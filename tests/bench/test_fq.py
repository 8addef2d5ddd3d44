"""fq, which is seldom there: its file, and what is said where it cannot be had."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.bench import child
from tests.bench.data import generate
from tests.bench.kinds import DUMPED
from tests.bench.peers.fq import FILE_HEADER, FQ, installed, version, write_packets

STAND_IN = """#!/bin/sh
[ "$1" = --version ] && { echo "1.2.3 (stand-in)"; exit; }
size=$(stat -c %s "$5")
seq $(( (size - 24) / 216 ))
"""


def test_a_packet_is_as_long_as_a_record(tmp_path: Path) -> None:
    log = generate(DUMPED, 100_000, tmp_path / "log")
    write_packets(log, tmp_path / "packets.pcap")
    assert (tmp_path / "packets.pcap").stat().st_size == FILE_HEADER.size + log.file_bytes == 24 + 216 * log.records


def test_the_program_on_the_path_is_run_and_its_file_removed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "bin").mkdir()
    program = tmp_path / "bin" / "fq"
    program.write_text(STAND_IN)
    program.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path / "bin"), prepend=":")
    log = generate(DUMPED, 100_000, tmp_path / "log")
    assert child.measure(FQ, log)["seconds"] > 0
    assert not list(tmp_path.rglob("*.pcap"))
    assert version(tmp_path / "tools") == "1.2.3"


def test_without_any_way_to_get_it_the_reasons_are_given(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    log = generate(DUMPED, 100_000, tmp_path / "log")
    reason = child.measure(FQ, log)["skipped"]
    assert "go install: " in reason
    assert "apt-get download: " in reason
    assert version(tmp_path / "tools") is None


def test_what_was_fetched_before_is_not_fetched_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    (tmp_path / "tools").mkdir()
    (tmp_path / "tools" / "fq").write_text(STAND_IN)
    assert installed(tmp_path / "tools") == tmp_path / "tools" / "fq"
