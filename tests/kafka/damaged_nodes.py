"""Damages of what a whole node keeps in its log dirs: `forecast` of the node has to foretell what its start does.

Each is a function of a `Node`, the copy of a stopped one. `base` is which: `whole` has one log dir and all of its
metadata's log, in `trimmed` that begins at a snapshot, and `two` has two log dirs. The partitions are `lag-0` (several
segments), `events-0` (its first records are deleted) and `payments-0`; with two log dirs there are two of each.
"""

from __future__ import annotations

import shutil
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from tests.kafka.damages import CLEAN_END, PROPERTIES, add, cut, flip, put

Base = Literal["whole", "trimmed", "two", "dynamic"]
BOOTSTRAP, QUORUM, EPOCHS, TOPIC = (
    "bootstrap.checkpoint",
    "quorum-state",
    "leader-epoch-checkpoint",
    "partition.metadata",
)
RECOVERY, LOG_START = "recovery-point-offset-checkpoint", "log-start-offset-checkpoint"
HIGH_WATERMARK, CLEANED = "replication-offset-checkpoint", "cleaner-offset-checkpoint"
FOREIGN = "q83vEjRWeJCrze8SNFZ4kA"
OLD = "0123456789abcdef0123456789abcdef"


@dataclass(frozen=True)
class Node:
    """The files of a node that does not run; `second` is its other log dir, where it has two."""

    data: Path
    second: Path

    @property
    def metadata(self) -> Path:
        return self.data / "__cluster_metadata-0"

    @property
    def snapshots(self) -> list[Path]:
        return sorted(self.metadata.glob("*.checkpoint"))

    @property
    def lag(self) -> Path:
        return self.data / "lag-0"

    def segments(self, folder: Path) -> list[Path]:
        return sorted(folder.glob("*.log"))

    def written(self, name: str) -> Path:
        """A checkpoint, which is made where there is none."""
        path = self.data / name
        if not path.exists():
            path.write_text("0\n1\nlag 0 16\n")
        return path

    def rewrite(self, name: str, old: str, new: str) -> None:
        path = self.data / name
        content = path.read_text()
        assert old in content, (name, old)
        path.write_text(content.replace(old, new))


@dataclass(frozen=True)
class NodeDamage:
    name: str
    does: Callable[[Node], object]
    base: Base


NODE_DAMAGES: dict[str, NodeDamage] = {}


def _damage(name: str, does: Callable[[Node], object], base: Base = "whole") -> None:
    assert name not in NODE_DAMAGES
    NODE_DAMAGES[name] = NodeDamage(name, does, base)


def empty(path: Path) -> None:
    path.write_bytes(b"")


def zeros(path: Path) -> None:
    path.write_bytes(bytes(path.stat().st_size))


def noise(path: Path) -> None:
    path.write_bytes(b"noise\n")


def half(path: Path) -> None:
    cut(path, path.stat().st_size // 2)


KINDS: dict[str, Callable[[Path], object]] = {
    "missing": Path.unlink, "empty": empty, "zeros": zeros, "noise": noise, "cut": half,
}  # fmt: skip
FILES: dict[str, Callable[[Node], Path]] = {
    "properties": lambda node: node.data / PROPERTIES,
    "bootstrap": lambda node: node.data / BOOTSTRAP,
    "quorum": lambda node: node.metadata / QUORUM,
    "recovery_points": lambda node: node.data / RECOVERY,
    "log_starts": lambda node: node.data / LOG_START,
    "high_watermarks": lambda node: node.data / HIGH_WATERMARK,
    "cleaned": lambda node: node.written(CLEANED),
    "clean_end": lambda node: node.data / CLEAN_END,
    "topic_id": lambda node: node.lag / TOPIC,
    "epochs": lambda node: node.lag / EPOCHS,
    "metadata_epochs": lambda node: node.metadata / EPOCHS,
    "metadata_topic_id": lambda node: node.metadata / TOPIC,
    "newest_snapshot": lambda node: node.snapshots[-1],
    "metadata_segment": lambda node: node.segments(node.metadata)[-1],
}


def _of_file(file: str, kind: str) -> Callable[[Node], object]:
    return lambda node: KINDS[kind](FILES[file](node))


MORE = {"noise": ("properties", "bootstrap", "quorum", "recovery_points", "log_starts", "topic_id", "epochs"),
        "cut": ("bootstrap", "epochs", "newest_snapshot", "metadata_segment")}  # fmt: skip
"""What else than nothing at all these files have been damaged to."""
for _kind in KINDS:
    for _file in MORE.get(_kind, FILES):
        _damage(f"{_file}_{_kind}", _of_file(_file, _kind))
for _kind in ("missing", "empty", "zeros"):
    _damage(f"trimmed_newest_snapshot_{_kind}", _of_file("newest_snapshot", _kind), "trimmed")
    _damage(f"trimmed_segment_{_kind}", _of_file("metadata_segment", _kind), "trimmed")


def damage(does: Callable[[Node], object]) -> Callable[[Node], object]:
    """Adds a function by its name, which begins with its base where that is not `whole`."""
    first = does.__name__.partition("_")[0]
    bases: dict[str, Base] = {"trimmed": "trimmed", "two": "two", "dynamic": "dynamic"}
    _damage(does.__name__, does, bases.get(first, "whole"))
    return does


@damage
def nothing(node: Node) -> None:
    pass


@damage
def trimmed_nothing(node: Node) -> None:
    pass


@damage
def two_nothing(node: Node) -> None:
    pass


# meta.properties


@damage
def properties_of_another_cluster(node: Node) -> None:
    node.rewrite(PROPERTIES, "cluster.id=Mk", "cluster.id=Nk")


@damage
def properties_of_another_node(node: Node) -> None:
    node.rewrite(PROPERTIES, "node.id=1", "node.id=7")


@damage
def properties_without_cluster(node: Node) -> None:
    node.rewrite(PROPERTIES, "cluster.id=", "#cluster.id=")


@damage
def properties_without_node(node: Node) -> None:
    node.rewrite(PROPERTIES, "node.id=", "#node.id=")


@damage
def properties_without_directory(node: Node) -> None:
    node.rewrite(PROPERTIES, "directory.id=", "#directory.id=")


@damage
def properties_of_another_directory(node: Node) -> None:
    node.rewrite(PROPERTIES, "directory.id=", f"directory.id={FOREIGN}\n#directory.id=")


@damage
def properties_of_a_reserved_directory(node: Node) -> None:
    node.rewrite(PROPERTIES, "directory.id=", "directory.id=AAAAAAAAAAAAAAAAAAAAAQ\n#directory.id=")


@damage
def properties_of_a_directory_that_is_no_id(node: Node) -> None:
    node.rewrite(PROPERTIES, "directory.id=", "directory.id=no id at all\n#directory.id=")


@damage
def properties_without_version(node: Node) -> None:
    node.rewrite(PROPERTIES, "version=1", "#version=1")


@damage
def properties_of_version_2(node: Node) -> None:
    node.rewrite(PROPERTIES, "version=1", "version=2")


@damage
def properties_of_version_0(node: Node) -> None:
    node.rewrite(PROPERTIES, "version=1", "version=0")


@damage
def properties_of_a_node_in_words(node: Node) -> None:
    node.rewrite(PROPERTIES, "node.id=1", "node.id=one")


@damage
def properties_with_other_keys_and_spaces(node: Node) -> None:
    path = node.data / PROPERTIES
    path.write_text(path.read_text().replace("node.id=1", "! a comment\n  node.id : \\\n   1\nmore=x"))


# the quorum


@damage
def quorum_of_another_version(node: Node) -> None:
    node.rewrite("__cluster_metadata-0/" + QUORUM, '"data_version":0', '"data_version":9')


@damage
def quorum_without_version(node: Node) -> None:
    node.rewrite("__cluster_metadata-0/" + QUORUM, ',"data_version":0', "")


@damage
def quorum_of_version_1(node: Node) -> None:
    text = '{"leaderId":1,"leaderEpoch":2,"votedId":-1,"votedDirectoryId":"AAAAAAAAAAAAAAAAAAAAAA","data_version":1}'
    (node.metadata / QUORUM).write_text(text)


@damage
def quorum_without_epoch(node: Node) -> None:
    path = node.metadata / QUORUM
    path.write_text(path.read_text().replace('"leaderEpoch"', '"leader"'))


@damage
def quorum_of_a_later_epoch(node: Node) -> None:
    path = node.metadata / QUORUM
    path.write_text(path.read_text().replace('"leaderEpoch":', '"leaderEpoch":4'))


@damage
def quorum_of_an_earlier_epoch(node: Node) -> None:
    text = '{"clusterId":"","leaderId":-1,"leaderEpoch":0,"votedId":-1,"appliedOffset":0,"currentVoters":[],'
    (node.metadata / QUORUM).write_text(text + '"data_version":0}')


@damage
def quorum_with_another_leader(node: Node) -> None:
    node.rewrite("__cluster_metadata-0/" + QUORUM, '"leaderId":1', '"leaderId":5')


@damage
def quorum_with_other_voters(node: Node) -> None:
    node.rewrite("__cluster_metadata-0/" + QUORUM, '"voterId":1', '"voterId":5')


@damage
def quorum_with_a_second_line(node: Node) -> None:
    add(node.metadata / QUORUM, b"\nnoise")


@damage
def quorum_with_another_field(node: Node) -> None:
    node.rewrite("__cluster_metadata-0/" + QUORUM, '"votedId"', '"more":1,"votedId"')


# the cluster's metadata


@damage
def metadata_gone(node: Node) -> None:
    shutil.rmtree(node.metadata)


@damage
def metadata_and_bootstrap_gone(node: Node) -> None:
    shutil.rmtree(node.metadata)
    (node.data / BOOTSTRAP).unlink()


@damage
def metadata_segments_gone(node: Node) -> None:
    for path in node.segments(node.metadata):
        path.unlink()


@damage
def metadata_keeps_nothing_but_its_quorum(node: Node) -> None:
    for path in node.metadata.iterdir():
        if path.name != QUORUM:
            path.unlink()


@damage
def trimmed_metadata_gone(node: Node) -> None:
    shutil.rmtree(node.metadata)


@damage
def metadata_torn(node: Node) -> None:
    cut(node.segments(node.metadata)[-1], -9)


@damage
def metadata_with_zeros_at_its_end(node: Node) -> None:
    path = node.segments(node.metadata)[-1]
    size = path.stat().st_size
    put(path, size * 2 // 3, bytes(size - size * 2 // 3))


@damage
def metadata_flipped(node: Node) -> None:
    path = node.segments(node.metadata)[-1]
    flip(path, path.stat().st_size * 2 // 3)


@damage
def trimmed_metadata_flipped(node: Node) -> None:
    path = node.segments(node.metadata)[-1]
    flip(path, path.stat().st_size * 2 // 3)


@damage
def metadata_indexes_gone(node: Node) -> None:
    for path in [*node.metadata.glob("*.index"), *node.metadata.glob("*.timeindex")]:
        path.unlink()


@damage
def metadata_with_a_foreign_log(node: Node) -> None:
    noise(node.metadata / "backup.log")


@damage
def metadata_with_a_foreign_file(node: Node) -> None:
    noise(node.metadata / "notes.txt")


@damage
def snapshots_gone(node: Node) -> None:
    for path in node.snapshots:
        path.unlink()


@damage
def trimmed_snapshots_gone(node: Node) -> None:
    for path in node.snapshots:
        path.unlink()


@damage
def oldest_snapshot_zeros(node: Node) -> None:
    zeros(node.snapshots[0])


@damage
def trimmed_oldest_snapshot_zeros(node: Node) -> None:
    zeros(node.snapshots[0])


@damage
def trimmed_oldest_snapshot_gone(node: Node) -> None:
    node.snapshots[0].unlink()


@damage
def newest_snapshot_flipped(node: Node) -> None:
    flip(node.snapshots[-1], node.snapshots[-1].stat().st_size * 2 // 3)


@damage
def trimmed_newest_snapshot_flipped(node: Node) -> None:
    flip(node.snapshots[-1], node.snapshots[-1].stat().st_size * 2 // 3)


@damage
def newest_snapshot_without_its_footer(node: Node) -> None:
    cut(node.snapshots[-1], -20)


@damage
def newest_snapshot_with_zeros_at_its_end(node: Node) -> None:
    add(node.snapshots[-1], bytes(400))


@damage
def newest_snapshot_is_a_part(node: Node) -> None:
    newest = node.snapshots[-1]
    newest.rename(newest.with_name(newest.name + ".part"))


@damage
def newest_snapshot_is_deleted(node: Node) -> None:
    newest = node.snapshots[-1]
    newest.rename(newest.with_name(newest.name + ".deleted"))


@damage
def trimmed_newest_snapshot_is_a_part(node: Node) -> None:
    newest = node.snapshots[-1]
    newest.rename(newest.with_name(newest.name + ".part"))


@damage
def part_of_noise_beside(node: Node) -> None:
    noise(node.metadata / "00000000000000000999-0000000009.checkpoint.part")


@damage
def snapshot_beyond_the_log(node: Node) -> None:
    newest = node.snapshots[-1]
    newest.rename(newest.with_name("00000000000000005000-0000000002.checkpoint"))


@damage
def snapshot_beyond_the_log_beside(node: Node) -> None:
    newest = node.snapshots[-1]
    shutil.copy(newest, newest.with_name("00000000000000005000-0000000002.checkpoint"))


@damage
def snapshot_of_no_name(node: Node) -> None:
    newest = node.snapshots[-1]
    shutil.copy(newest, newest.with_name("backup.checkpoint"))


@damage
def snapshot_of_a_short_name(node: Node) -> None:
    newest = node.snapshots[-1]
    shutil.copy(newest, newest.with_name("99-9.checkpoint"))


@damage
def snapshot_of_a_later_epoch(node: Node) -> None:
    newest = node.snapshots[-1]
    newest.rename(
        newest.with_name(newest.name.replace("-0000000002", "-0000000099").replace("-0000000001", "-0000000099"))
    )


# a quorum whose voters are in the metadata


@damage
def dynamic_nothing(node: Node) -> None:
    pass


@damage
def dynamic_quorum_missing(node: Node) -> None:
    (node.metadata / QUORUM).unlink()


@damage
def dynamic_quorum_empty(node: Node) -> None:
    empty(node.metadata / QUORUM)


@damage
def dynamic_first_snapshot_gone(node: Node) -> None:
    (node.metadata / f"{0:020}-{0:010}.checkpoint").unlink()


@damage
def dynamic_snapshots_gone(node: Node) -> None:
    for path in node.snapshots:
        path.unlink()


@damage
def dynamic_newest_snapshot_zeros(node: Node) -> None:
    zeros(node.snapshots[-1])


@damage
def dynamic_metadata_gone(node: Node) -> None:
    shutil.rmtree(node.metadata)


@damage
def dynamic_without_directory(node: Node) -> None:
    node.rewrite(PROPERTIES, "directory.id=", "#directory.id=")


@damage
def dynamic_of_another_directory(node: Node) -> None:
    node.rewrite(PROPERTIES, "directory.id=", f"directory.id={FOREIGN}\n#directory.id=")


# the log dir


@damage
def no_clean_end_and_a_torn_partition(node: Node) -> None:
    (node.data / CLEAN_END).unlink()
    cut(node.segments(node.lag)[-1], -9)


@damage
def lock_left(node: Node) -> None:
    empty(node.data / ".lock")


@damage
def lock_is_a_folder(node: Node) -> None:
    (node.data / ".lock").mkdir()


@damage
def recovery_points_of_version_1(node: Node) -> None:
    path = node.data / RECOVERY
    path.write_text("1" + path.read_text()[1:])


@damage
def recovery_points_of_a_wrong_count(node: Node) -> None:
    path = node.data / RECOVERY
    path.write_text("0\n9\n" + path.read_text().split("\n", 2)[2])


@damage
def recovery_points_of_another_partition(node: Node) -> None:
    (node.data / RECOVERY).write_text("0\n1\nghost 0 5\n")


@damage
def recovery_points_in_words(node: Node) -> None:
    (node.data / RECOVERY).write_text("0\n1\nlag 0 five\n")


@damage
def log_starts_behind_the_end(node: Node) -> None:
    (node.data / LOG_START).write_text("0\n1\nlag 0 5000\n")


@damage
def log_starts_in_the_middle(node: Node) -> None:
    (node.data / LOG_START).write_text("0\n1\nlag 0 25\n")


@damage
def lost_and_found(node: Node) -> None:
    (node.data / "lost+found").mkdir()


@damage
def folder_that_is_hidden(node: Node) -> None:
    (node.data / ".trash").mkdir()


@damage
def folder_of_remote_indexes(node: Node) -> None:
    (node.data / "remote-log-index-cache").mkdir()


@damage
def file_that_is_foreign(node: Node) -> None:
    noise(node.data / "notes.txt")


@damage
def file_named_like_a_partition(node: Node) -> None:
    noise(node.data / "notes-0")


@damage
def folder_named_like_a_partition(node: Node) -> None:
    (node.data / "ghost-0").mkdir()


@damage
def folder_with_a_number_too_large(node: Node) -> None:
    (node.data / "ghost-99999999999").mkdir()


@damage
def folder_of_a_copied_partition(node: Node) -> None:
    shutil.copytree(node.lag, node.data / "lag-0.bak")


@damage
def folder_of_a_copied_partition_with_a_number(node: Node) -> None:
    shutil.copytree(node.lag, node.data / "lag-copy-0")


@damage
def folder_in_parentheses(node: Node) -> None:
    shutil.copytree(node.lag, node.data / "lag-0 (copy)")


# partitions


@damage
def partition_gone(node: Node) -> None:
    shutil.rmtree(node.lag)


@damage
def partition_is_empty(node: Node) -> None:
    for path in node.lag.iterdir():
        path.unlink()


@damage
def partition_keeps_its_id_alone(node: Node) -> None:
    for path in node.lag.iterdir():
        if path.name != TOPIC:
            path.unlink()


@damage
def topic_id_of_another_topic(node: Node) -> None:
    shutil.copy(node.data / "events-0" / TOPIC, node.lag / TOPIC)


@damage
def topic_id_of_nobody(node: Node) -> None:
    (node.lag / TOPIC).write_text(f"version: 0\ntopic_id: {FOREIGN}\n")


@damage
def topic_id_of_version_1(node: Node) -> None:
    node.rewrite("lag-0/" + TOPIC, "version: 0", "version: 1")


@damage
def topic_id_without_its_id(node: Node) -> None:
    (node.lag / TOPIC).write_text("version: 0\n")


@damage
def topic_id_of_zeros(node: Node) -> None:
    (node.lag / TOPIC).write_text("version: 0\ntopic_id: AAAAAAAAAAAAAAAAAAAAAA\n")


@damage
def folder_of_another_topic(node: Node) -> None:
    shutil.rmtree(node.lag)
    (node.data / "events-0").rename(node.lag)


@damage
def folders_of_two_topics_changed(node: Node) -> None:
    node.lag.rename(node.data / "x-0")
    (node.data / "events-0").rename(node.lag)
    (node.data / "x-0").rename(node.data / "events-0")


@damage
def partition_of_another_number(node: Node) -> None:
    node.lag.rename(node.data / "lag-7")


@damage
def partition_to_be_deleted(node: Node) -> None:
    node.lag.rename(node.data / f"lag-0.{OLD}-delete")


@damage
def partition_to_be_deleted_beside(node: Node) -> None:
    shutil.copytree(node.lag, node.data / f"lag-0.{OLD}-delete")


@damage
def partition_is_stray(node: Node) -> None:
    node.lag.rename(node.data / f"lag-0.{OLD}-stray")


@damage
def partition_is_future(node: Node) -> None:
    node.lag.rename(node.data / f"lag-0.{OLD}-future")


@damage
def partition_is_future_beside(node: Node) -> None:
    shutil.copytree(node.lag, node.data / f"lag-0.{OLD}-future")


@damage
def partition_to_be_deleted_of_no_id(node: Node) -> None:
    node.lag.rename(node.data / "lag-0-delete")


@damage
def foreign_log_in_a_partition(node: Node) -> None:
    shutil.copy(node.segments(node.lag)[0], node.lag / "backup.log")


@damage
def copied_log_in_a_partition(node: Node) -> None:
    shutil.copy(node.segments(node.lag)[0], node.lag / "00000000000000000000 (copy).log")


@damage
def copied_log_with_a_dot_in_a_partition(node: Node) -> None:
    shutil.copy(node.segments(node.lag)[0], node.lag / "00000000000000000000.copy.log")


@damage
def foreign_index_in_a_partition(node: Node) -> None:
    noise(node.lag / "backup.index")


@damage
def foreign_snapshot_in_a_partition(node: Node) -> None:
    noise(node.lag / "backup.snapshot")


@damage
def foreign_text_in_a_partition(node: Node) -> None:
    noise(node.lag / "notes.txt")


@damage
def foreign_folder_in_a_partition(node: Node) -> None:
    (node.lag / "saved").mkdir()
    shutil.copy(node.segments(node.lag)[0], node.lag / "saved")


@damage
def packed_log_in_a_partition(node: Node) -> None:
    noise(node.lag / "00000000000000000000.log.gz")


@damage
def deleted_segments_in_a_partition(node: Node) -> None:
    first = node.segments(node.lag)[0]
    shutil.copy(first, first.with_name(first.name + ".deleted"))


# two log dirs


def _of_second(kind: str) -> Callable[[Node], object]:
    return lambda node: KINDS[kind](node.second / PROPERTIES)


for _kind in ("missing", "empty", "noise"):
    _damage(f"two_second_properties_{_kind}", _of_second(_kind), "two")


@damage
def two_first_properties_missing(node: Node) -> None:
    (node.data / PROPERTIES).unlink()


@damage
def two_second_properties_are_a_folder(node: Node) -> None:
    (node.second / PROPERTIES).unlink()
    (node.second / PROPERTIES).mkdir()


@damage
def two_second_of_another_cluster(node: Node) -> None:
    path = node.second / PROPERTIES
    path.write_text(path.read_text().replace("cluster.id=Mk", "cluster.id=Nk"))


@damage
def two_second_of_another_directory(node: Node) -> None:
    path = node.second / PROPERTIES
    path.write_text(path.read_text().replace("directory.id=", f"directory.id={FOREIGN}\n#directory.id="))


@damage
def two_second_of_the_same_directory(node: Node) -> None:
    shutil.copy(node.data / PROPERTIES, node.second / PROPERTIES)


@damage
def two_second_gone(node: Node) -> None:
    shutil.rmtree(node.second)


@damage
def two_second_empty(node: Node) -> None:
    shutil.rmtree(node.second)
    node.second.mkdir()


@damage
def two_second_with_lost_and_found(node: Node) -> None:
    (node.second / "lost+found").mkdir()


@damage
def two_second_recovery_points_noise(node: Node) -> None:
    noise(node.second / RECOVERY)


@damage
def two_first_recovery_points_noise(node: Node) -> None:
    noise(node.data / RECOVERY)


@damage
def two_second_high_watermarks_zeros(node: Node) -> None:
    zeros(node.second / HIGH_WATERMARK)


@damage
def two_second_epochs_zeros(node: Node) -> None:
    zeros(min(node.second.glob("*-1")) / EPOCHS)


@damage
def two_second_with_a_foreign_log(node: Node) -> None:
    noise(min(node.second.glob("*-1")) / "backup.log")


@damage
def two_have_the_same_partition(node: Node) -> None:
    folder = min(node.second.glob("*-1"))
    shutil.copytree(folder, node.data / folder.name)


@damage
def two_second_moved_to_the_first(node: Node) -> None:
    folder = min(node.second.glob("*-1"))
    folder.rename(node.data / folder.name)


@damage
def two_second_has_a_metadata_log(node: Node) -> None:
    shutil.copytree(node.metadata, node.second / node.metadata.name)


@damage
def two_metadata_gone(node: Node) -> None:
    shutil.rmtree(node.metadata)
