"""What the verbs say of a node's own files: the verdict first, the smallest thing that helps, no two answers."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import pytest

from segspec.core.errors import SegspecError
from segspec.formats.contract.startup import OwnerCrashError
from segspec.library.node_report import Urgency, report
from segspec.storage.directory import list_directory
from segspec_kafka.owner import cluster
from segspec_kafka.owner.node import parsed
from segspec_kafka.owner.start import read_quorum
from tests.cli.conftest import Run, segspec
from tests.helpers.sweeps import some
from tests.kafka.damaged_nodes import NODE_DAMAGES
from tests.kafka.node_starts import NODES, recorded_nodes, stopped

__all__ = ["segspec"]

RELEASE = "4.1"
ENDS = {
    made["damage"]
    for made in recorded_nodes()
    if made["release"] == RELEASE and not made["started"] and NODE_DAMAGES[made["damage"]].base == "whole"
}


def node(damage: str, folder: Path) -> Path:
    return stopped(damage, RELEASE, folder).data


def test_a_sound_node_starts_and_nothing_is_said_of_it(tmp_path: Path, segspec: Run) -> None:
    data = node("nothing", tmp_path)
    assert (segspec("verify", data).code, segspec("verify", data).out) == (0, "")
    done = segspec("forecast", data)
    assert done.code == 0
    assert done.lines[:2] == [f"kafka-4.x at its next start  {data}", "it starts"]
    assert "not known" not in done.out
    assert {log.need for log in report(data).logs} == {Urgency.SOUND}


@pytest.mark.parametrize("damage", some(sorted(ENDS), 5))
def test_what_ends_the_node_is_an_error_of_all_verbs(damage: str, tmp_path: Path, segspec: Run) -> None:
    data = node(damage, tmp_path)
    assert segspec("verify", data).code == 3
    done = segspec("forecast", data)
    assert done.code == 3
    assert done.lines[1] == "it does not start"
    made = report(data)
    assert made.damaged
    assert all(log.forecast is None or log.forecast.next_offset is None for log in made.logs)
    assert all(log.first and "segspec recover" not in log.first for log in made.logs)


def test_meta_properties_of_zeros_are_written_again(tmp_path: Path, segspec: Run) -> None:
    data = node("properties_zeros", tmp_path)
    kept = parsed((NODES / RELEASE / "whole" / "data" / "meta.properties").read_bytes())
    done = segspec("forecast", data)
    due = f"version=1 cluster.id=THE_CLUSTERS_ID node.id=1 directory.id={kept.directory} > {data}/meta.properties"
    assert f"  1. printf '%s\\n' {due}" in done.lines


@pytest.mark.parametrize(
    "name", ["a'; touch ran; '", "$(touch ran)", "`touch ran`", "a b", "%s\\%n", "\\\\x", "\x1b[31m", "ä", ""]
)
def test_what_a_log_dir_says_of_its_cluster_is_only_text_of_the_command_that_writes_it_again(
    name: str, tmp_path: Path, segspec: Run
) -> None:
    data = node("properties_zeros", tmp_path / "node")
    said = name.replace("\\", "\\\\").encode("latin-1", errors="replace")
    (data / "meta.properties").write_bytes(b"version=0\ncluster.id=" + said)
    done = segspec("forecast", data, "--output", "json")
    command = next(made["advice"][0] for line in done.lines if "advice" in (made := json.loads(line)))
    subprocess.run(["bash", "-c", command], check=True, cwd=tmp_path)
    assert [path.name for path in tmp_path.iterdir()] == ["node"]
    expected = name if name and name.isascii() and name.isprintable() else "THE_CLUSTERS_ID"
    assert parsed((data / "meta.properties").read_bytes())[:2] == (1, expected)


def test_a_file_without_an_offset_ends_the_broker_for_verify_too(tmp_path: Path, segspec: Run) -> None:
    data = node("foreign_log_in_a_partition", tmp_path)
    done = segspec("verify", data / "lag-0")
    assert done.code == 3
    assert "backup.log:0: error bad-name: no broker starts with this file: there is no offset in its name" in done.out
    assert "ignores" not in done.out
    assert f"  1. mv {data}/lag-0/backup.log ." in segspec("forecast", data / "lag-0").lines
    other = segspec("forecast", data / "events-0")
    assert (other.code, other.lines[2]) == (3, "it does not start")


def test_records_that_nobody_serves_any_more_are_in_the_headline(tmp_path: Path, segspec: Run) -> None:
    data = node("topic_id_missing", tmp_path)
    done = segspec("forecast", data / "lag-0")
    assert done.code == 3
    assert done.lines[2] == "60 records will not be served, the next offset falls back from 60 to 0"
    assert done.lines[3] == "a consumer receives nothing"
    whole = segspec("forecast", data)
    assert (whole.code, whole.lines[1]) == (3, "it starts, and its logs lose 60 records")
    (lag,) = (log for log in report(data).logs if Path(log.path).name == "lag-0")
    assert (lag.need, lag.records_lost) == (Urgency.LOSES, 60)


def test_the_id_of_another_topic_has_neither_next_offset_nor_consumers(tmp_path: Path, segspec: Run) -> None:
    data = node("topic_id_of_another_topic", tmp_path)
    done = segspec("forecast", data / "lag-0", "--output", "json")
    made = json.loads(done.lines[-1])
    assert (done.code, made["records_lost"]) == (3, "60")
    assert "next_offset" not in made
    assert "consumers" not in made
    assert "has the id of the topic events" in done.out


def test_a_deleted_partition_is_lost(tmp_path: Path, segspec: Run) -> None:
    data = node("partition_to_be_deleted", tmp_path)
    (folder,) = data.glob("*-delete")
    done = segspec("forecast", folder)
    assert (done.code, done.lines[2]) == (3, "60 records and 2,733 bytes will be lost")
    assert segspec("report", data).code == 3


def test_a_log_dir_without_metadata_is_not_called_sound(tmp_path: Path, segspec: Run) -> None:
    data = node("metadata_gone", tmp_path)
    done = segspec("report", data)
    assert {log.need for log in report(data).logs} == {Urgency.UNKNOWN}
    assert "not known: what the cluster knows: no __cluster_metadata-0 lies in this log dir" in done.out
    assert "sound" not in done.out


def test_the_node_as_json_comes_before_its_logs(tmp_path: Path, segspec: Run) -> None:
    data = node("quorum_zeros", tmp_path)
    done = segspec("forecast", data, "--output", "json")
    finding, made = (json.loads(line) for line in done.lines[:2])
    assert finding["path"] == str(data / "__cluster_metadata-0" / "quorum-state")
    assert (made["node"], made["path"]) == (True, str(data))
    assert made["advice"][0] == f"rm {data}/__cluster_metadata-0/quorum-state"


def test_an_empty_checkpoint_of_epochs_has_no_epoch(tmp_path: Path, segspec: Run) -> None:
    data = node("epochs_empty", tmp_path)
    done = segspec("verify", data / "lag-0")
    assert "offset 0 has no epoch here, and its batch has epoch " in done.out
    assert "None" not in done.out


@pytest.mark.parametrize(
    ("content", "node", "cluster"),
    [
        (b"version=1\nnode.id=7\ncluster.id=x\n", 7, "x"),
        (b"! c\n#x\n version : 1\r\nnode.id \\\n  7\rcluster.id=a\\=b", 7, "a=b"),
        (b"\0" * 90, None, None),
        (b"", None, None),
        (b"broker.id=3", 3, None),
    ],
)
def test_properties_are_read_as_java_does(content: bytes, node: int | None, cluster: str | None) -> None:
    assert parsed(content)[:2] == (node, cluster)


@pytest.mark.parametrize(
    "content",
    [b"version=2", b"version=1", b"version=1\nnode.id=x\ncluster.id=c", b"directory.id=\xff\xff", b"version=\\"],
)
def test_properties_that_no_broker_reads(content: bytes) -> None:
    with pytest.raises(ValueError, match=r".") as raised:
        parsed(content)
    assert not isinstance(raised.value, SegspecError)


@pytest.mark.parametrize(
    "content", [b"[" * 60000, b"{", b"\xff", b"{}", b'{"data_version":0}', b'{"data_version":1e999}']
)
def test_a_hostile_quorum_ends_the_start_and_nothing_else(content: bytes, tmp_path: Path) -> None:
    (tmp_path / "quorum-state").write_bytes(content)
    with pytest.raises(OwnerCrashError, match="the state of the quorum cannot be read"):
        read_quorum(list_directory(tmp_path))


def test_a_copy_beside_a_log_dir_is_not_taken_for_another_of_its_dirs(tmp_path: Path) -> None:
    first, second = (node("nothing", tmp_path / name) for name in ("a", "b"))
    second.rename(tmp_path / "a" / "copy")
    assert [Path(each.path) for each in cluster.log_dirs(list_directory(first))] == [first]
    assert not report(first).damaged
