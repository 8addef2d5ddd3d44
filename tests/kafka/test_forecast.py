"""What a broker's next start does to a partition, and to all partitions of a log dir."""

from __future__ import annotations

import json
import shutil
from contextlib import suppress
from pathlib import Path

import pytest

import segspec as library
from segspec.core.errors import Code, SegspecError, Severity
from segspec.formats.contract.startup import Fate, FileFate, Forecast
from segspec.library.node_report import Urgency, report
from tests.cli.conftest import Run, segspec
from tests.helpers.sweeps import some
from tests.needs import ROOT

__all__ = ["segspec"]

DATA = ROOT / "tests" / "data" / "kafka" / "4.1" / "data"
MARK = ".kafka_cleanshutdown"
RECOVERY_POINT = "recovery-point-offset-checkpoint"
LAST = "00000000000000000048"
"""The last segment of `segments-0`: offsets 48 to 61."""


@pytest.fixture
def log_dir(tmp_path: Path) -> Path:
    """A log dir as a node left it that was stopped."""
    return Path(shutil.copytree(DATA, tmp_path / "data"))


def forecast(partition: Path) -> Forecast:
    return library.open(partition).forecast()


def fates(made: Forecast) -> dict[str, FileFate]:
    return {Path(each.path).name: each for each in made.files}


def cut(path: Path, size: int) -> None:
    path.write_bytes(path.read_bytes()[:size])


def flip(path: Path, at: int) -> None:
    content = bytearray(path.read_bytes())
    content[at] ^= 1
    path.write_bytes(content)


def set_offset(log_dir: Path, checkpoint: str, partition: str, offset: int) -> None:
    topic, _, number = partition.rpartition("-")
    lines = (log_dir / checkpoint).read_text().split("\n")
    lines = [f"{topic} {number} {offset}" if line.startswith(f"{topic} {number} ") else line for line in lines]
    (log_dir / checkpoint).write_text("\n".join(lines))


def kill(log_dir: Path, partition: str = "segments-0", recovery_point: int = 0) -> Path:
    """As the log dir is after a kill; the partition's folder."""
    (log_dir / MARK).unlink()
    set_offset(log_dir, RECOVERY_POINT, partition, recovery_point)
    return log_dir / partition


def test_sound_partitions_lose_nothing(log_dir: Path) -> None:
    for partition in sorted(path for path in log_dir.iterdir() if path.is_dir()):
        made = forecast(partition)
        assert not made.loses_data
        assert made.crash is None
        assert not made.unknown
        assert all(each.fate is Fate.KEPT for each in made.files if each.is_segment)


def test_a_torn_end_is_kept_after_a_clean_shutdown_and_offsets_are_given_out_again(log_dir: Path) -> None:
    partition = log_dir / "segments-0"
    cut(partition / f"{LAST}.log", 755)
    made = forecast(partition)
    assert fates(made)[f"{LAST}.log"].fate is Fate.KEPT
    # The last entry of its index points at the torn batch.
    assert (made.next_offset, made.falls_back_from) == (48, 62)
    (hazard,) = made.hazards
    assert (hazard.code, hazard.severity, hazard.position) == (Code.TORN, Severity.ERROR, 550)
    assert made.advice[-2:] == (f"rm {log_dir / MARK}", "then the start checks the segments, and the next offset is 58")
    (log_dir / MARK).unlink()
    again = forecast(partition)
    assert again.next_offset == 58
    assert fates(again)[f"{LAST}.log"].bytes_after == 550


def test_without_a_clean_shutdown_all_after_the_first_damage_goes(log_dir: Path) -> None:
    partition = kill(log_dir)
    flip(partition / "00000000000000000016.log", 400)
    made = forecast(partition)
    found = fates(made)
    cut_off = found["00000000000000000016.log"]
    assert (cut_off.fate, cut_off.code, cut_off.records_lost) == (Fate.TRUNCATED, Code.BAD_CHECKSUM, 8)
    assert [found[f"{base:020}.log"].fate for base in (0, 32, 48)] == [Fate.KEPT, Fate.DELETED, Fate.DELETED]
    assert [found[f"{base:020}.log"].records_lost for base in (32, 48)] == [16, 14]
    assert (made.next_offset, made.falls_back_from) == (20, 62)
    assert made.publishers == "the first record gets offset 20"


def test_damage_before_the_recovery_point_stays_and_stops_consumers(log_dir: Path) -> None:
    partition = kill(log_dir, recovery_point=62)
    flip(partition / "00000000000000000016.log", 400)
    made = forecast(partition)
    assert made.records_lost == 0
    assert made.next_offset == 62
    assert made.consumers is not None
    assert made.consumers.until_offset == 20
    (stop,) = made.consumers.stops
    assert (stop.code, stop.position) == (Code.BAD_CHECKSUM, 211)


def test_a_segment_without_index_is_cut_and_those_after_it_stay(log_dir: Path) -> None:
    partition = log_dir / "segments-0"
    flip(partition / "00000000000000000016.log", 400)
    (partition / "00000000000000000016.index").unlink()
    found = fates(forecast(partition))
    assert found["00000000000000000016.log"].fate is Fate.TRUNCATED
    assert found["00000000000000000016.index"].fate is Fate.CREATED
    assert found["00000000000000000032.log"].fate is Fate.KEPT


def test_what_a_compaction_left_takes_the_place_of_the_old_segments(log_dir: Path) -> None:
    partition = log_dir / "segments-0"
    for kind in ("log", "index", "timeindex"):
        shutil.copy(partition / f"{0:020}.{kind}", partition / f"{0:020}.{kind}.swap")
    (partition / f"{16:020}.log.cleaned").write_bytes(b"")
    found = fates(forecast(partition))
    assert found[f"{0:020}.log"].fate is Fate.DELETED
    assert found[f"{0:020}.log"].records_lost == 0
    assert found[f"{0:020}.log.swap"].fate is Fate.RENAMED
    assert found[f"{16:020}.log.cleaned"].fate is Fate.DELETED
    assert found[f"{16:020}.log"].fate is Fate.KEPT


@pytest.mark.parametrize(
    ("suffix", "fate"), [("-delete", Fate.DELETED), ("-stray", Fate.IGNORED), ("-future", Fate.KEPT)]
)
def test_folders_of_topics_that_go_or_move(log_dir: Path, suffix: str, fate: Fate) -> None:
    partition = log_dir / f"segments-0.0123456789abcdef{suffix}"
    (log_dir / "segments-0").rename(partition)
    made = forecast(partition)
    assert {each.fate for each in made.files if each.is_segment or each.path.endswith(".log")} == {fate}
    assert (made.records_lost, made.loses_data) == ((62, True) if fate is Fate.DELETED else (0, False))


def test_a_folder_in_no_log_dir_is_checked_whole_and_that_is_said(log_dir: Path, tmp_path: Path) -> None:
    partition = Path(shutil.copytree(log_dir / "segments-0", tmp_path / "elsewhere" / "segments-0"))
    made = forecast(partition)
    assert made.next_offset == 62
    assert made.unknown[0].startswith("what the log dir says: beside the folder lies no meta.properties")


def test_the_log_of_the_clusters_metadata_is_checked_at_each_start(log_dir: Path) -> None:
    partition = log_dir / "__cluster_metadata-0"
    segment = min(partition.glob("*.log"))
    cut(segment, segment.stat().st_size - 3)
    found = fates(forecast(partition))[segment.name]
    assert (found.fate, found.code) == (Fate.TRUNCATED, Code.TORN)


def test_a_next_offset_below_the_high_watermark_falls_back(log_dir: Path) -> None:
    partition = kill(log_dir)
    set_offset(log_dir, "replication-offset-checkpoint", "segments-0", 62)
    cut(partition / f"{LAST}.log", 0)
    made = forecast(partition)
    assert (made.next_offset, made.falls_back_from) == (48, 62)


CRASHES = {
    "a folder that is not a topic's": lambda log_dir: (log_dir / "lost+found").mkdir(),
    "there is no meta.properties": lambda log_dir: (log_dir / "meta.properties").unlink(),
    "a checkpoint that is none": lambda log_dir: (log_dir / RECOVERY_POINT).write_text("0\nx\n"),
    "num_entries is 7": lambda log_dir: (log_dir / "segments-0" / "leader-epoch-checkpoint").write_text("0\n7\n0 0\n"),
    "its name has no offset": lambda log_dir: (log_dir / "segments-0" / "copy of it.log").write_text(""),
}


@pytest.mark.parametrize("reason", CRASHES)
def test_what_ends_the_broker_whatever_its_segments_hold(log_dir: Path, reason: str) -> None:
    CRASHES[reason](log_dir)
    made = forecast(log_dir / "segments-0")
    assert made.crash is not None
    assert reason in made.crash.reason
    assert "the broker ends" in made.crash.reason
    assert made.next_offset is None


def test_a_report_of_a_log_dir_says_what_is_wrong_with_it_itself(log_dir: Path) -> None:
    kill(log_dir)
    shutil.rmtree(log_dir / "gzip-0")
    made = report(log_dir)
    assert [log.origin["topic"] for log in made.logs].count("nulls") == 2
    assert {finding.code for finding in made.findings} == {Code.MISSING_INDEX, Code.MISSING_SEGMENT}
    gone = next(finding for finding in made.findings if finding.code is Code.MISSING_SEGMENT)
    assert gone.message.startswith(
        "gzip-0 has no folder, and the cluster has it on this node: the start makes it empty"
    )
    assert gone.message.endswith("its next offset falls back from 24 to 0")
    assert made.damaged
    (log_dir / "lost+found").mkdir()
    made = report(log_dir)
    assert made.damaged
    assert {log.need for log in made.logs} == {Urgency.FAILS}
    assert any(finding.severity is Severity.ERROR for finding in made.findings)


def test_a_report_as_json_has_the_log_dirs_findings(log_dir: Path, segspec: Run) -> None:
    (log_dir / MARK).unlink()
    done = segspec("report", log_dir, "--output", "json")
    assert done.code == 0
    assert [finding["severity"] for finding in json.loads(done.lines[-1])["findings"]] == ["note"]
    shown = segspec("report", log_dir)
    assert f"{log_dir / MARK}:0: note missing-index: no clean shutdown: the next start checks" in shown.out


def test_a_forecast_on_the_screen(log_dir: Path, segspec: Run) -> None:
    partition = kill(log_dir)
    flip(partition / "00000000000000000016.log", 400)
    done = segspec("forecast", partition, "--owner", "kafka-3.x")
    assert done.code == 3
    assert done.lines[:2] == [f"kafka-3.x at its next start  {partition}", "topic segments, partition 0"]
    assert done.lines[2].startswith("38 records and ")
    assert "the next offset falls back from 62 to 20" in done.lines[2]
    assert "a publisher: the first record gets offset 20" in done.lines


def test_prefixes_and_flipped_bits_give_a_forecast(log_dir: Path) -> None:
    name = "transactions-0"
    kill(log_dir, name)
    files = [path for path in sorted((log_dir / name).iterdir()) if path.stat().st_size]
    for path in files:
        content = path.read_bytes()
        for at in some(range(0, len(content), max(1, len(content) // 12)), 2):
            for damaged in (content[:at], content[:at] + bytes([content[at] ^ 1 << at % 8]) + content[at + 1 :]):
                path.write_bytes(damaged)
                with suppress(SegspecError):  # no log, where its only segment is empty
                    made = forecast(log_dir / name)
                    assert made.as_json()["files"]
                    assert all(finding.message for finding in made.findings())
        path.write_bytes(content)
