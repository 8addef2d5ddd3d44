"""A node's other reads at its start: `meta.properties`, `bootstrap.checkpoint`, the cluster's metadata, its quorum's
state, the log dir (KafkaRaftServer.scala:125-186, SharedServer.scala, LogManager.scala:406-520 of apache/kafka 4.1.1;
3.9.1 does the same). Each may end the start."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import replace
from typing import Any

import segspec_kafka
from segspec.core.code_text import shell_path
from segspec.core.errors import Code, Finding, SegspecError, Severity
from segspec.core.limits import DEFAULT_LIMITS
from segspec.core.model import SegmentFile
from segspec.formats.contract.startup import Crash, Forecast, OwnerCrashError
from segspec.storage.directory import Directory, list_directory, parent
from segspec.storage.source import is_remote
from segspec_kafka.owner import cluster, node
from segspec_kafka.owner.loader import ENDS, OFFLINE, Loader
from segspec_kafka.owner.node import MOST, Properties, parsed, written
from segspec_kafka.owner.segments import BadLengthError, Segment
from segspec_kafka.tracking import METADATA, entries

SERVER = "apache/kafka 4.1.1 core/src/main/scala/kafka/server/KafkaRaftServer.scala"
BOOTSTRAP, QUORUM, REMOTE_INDEXES = "bootstrap.checkpoint", "quorum-state", "remote-log-index-cache"
NUMBERS = ("leaderId", "leaderEpoch", "votedId")
INT = 1 << 31
NO_METADATA = (
    f"what the cluster knows: no {cluster.FOLDER} lies in this log dir or in one beside it. If it is lost, and the "
    "node is the only controller, the start begins an empty cluster, and every partition becomes -stray"
)


def forecast(directory: Directory, owner: str) -> Forecast | None:
    """None if it is not a log dir."""
    if not node.is_log_dir(directory):
        return None
    start = NodeStart(directory)
    return Forecast(
        owner, directory.path, (), None, start.crash, tuple(start.hazards), tuple(start.unknown), tuple(start.advice),
        is_node=True,
    )  # fmt: skip


class NodeStart:
    """A node's start."""

    def __init__(self, around: Directory) -> None:
        self.around, self.dirs = around, cluster.log_dirs(around)
        self.crash: Crash | None = None
        self.hazards: list[Finding] = []
        self.unknown: list[str] = []
        self.advice: list[str] = []
        self.found: cluster.Metadata | None = None
        self.offline: list[Directory] = []
        try:
            self._read()
        except OwnerCrashError as error:
            self.crash = self._of_all(error.crash)
            self.advice += self.crash.remedy
        self.hazards += self._forgotten()

    def _of_all(self, crash: Crash) -> Crash:
        is_only = len(self.dirs) == 1 or cluster.FOLDER in self.around.folders
        ends = self.dirs if is_only or not crash.reason.endswith(OFFLINE) else [self.around]
        return replace(crash, ends=tuple(each.path for each in ends))

    def _read(self) -> None:
        for early in (self._properties, self._bootstrap, self._metadata):
            try:
                early()
            except OwnerCrashError as error:
                raise OwnerCrashError(replace(error.crash, is_early=True)) from error
        for each in self.dirs:
            if each not in self.offline:
                self._log_dir(each)

    def _properties(self) -> None:
        before: dict[str, Properties] = {}
        for each in self.dirs:
            try:
                own = parsed(each.start(node.META, MOST)) if node.META in each.sizes else None
            except ValueError as error:
                self._unreadable(each, f"it cannot be read ({error}): {OFFLINE}")
                continue
            if own is None and node.META in each.folders:
                self._unreadable(each, f"it is a folder: {OFFLINE}")
                continue
            if own is None:
                raise self._no_properties(each, Code.MISSING_SEGMENT, f"there is no {node.META}: {ENDS}", ":161")
            if own.node is None or own.cluster is None:
                what = "node id" if own.node is None else "cluster id"
                raise self._no_properties(each, Code.BAD_ENCODING, f"no {what} is found in it: {ENDS}", ":165-168")
            if own.is_of_reserved:
                text = f"its directory.id {own.directory} is a reserved one: {ENDS}"
                raise self._no_properties(each, Code.BAD_ENCODING, text, "MetaPropertiesEnsemble.java:520")
            for path, other in before.items():
                if own.cluster != other.cluster or (own.directory and own.directory == other.directory):
                    what = "another cluster.id than" if own.cluster != other.cluster else "the directory.id of"
                    text = f"it has {what} {path}: {ENDS}"
                    raise self._no_properties(each, Code.BAD_ENCODING, text, "MetaPropertiesEnsemble.java:502-525")
            before[each.join(node.META)] = own
            self._check_registered(each, own)
        self._check_directories()

    def _check_directories(self) -> None:
        """The log dirs of this node that the metadata knows, and that are not here."""
        own, known = node.identity(self.around), self._brokers()
        away = [] if own is None else [each for each in known.get(own.node, ()) if each not in self._ids()]
        if away and own is not None and own.directory in known[own.node]:
            self.unknown.append(
                f"what lies in the log dirs of this node that are not beside this one ({', '.join(away)}): if one is "
                "gone, or has no meta.properties, the node does not start"
            )
        elif away and own is not None and own.node is not None:
            self.unknown.append(
                f"whether the node leads its partitions: the metadata knows its log dir as {', '.join(away)}, and "
                f"{node.META} {'has no directory.id' if own.directory is None else f'says {own.directory}'}. If the "
                "broker is unfenced before its replicas are assigned to the new directory, it leads none of them"
            )

    def _unreadable(self, where: Directory, text: str) -> None:
        if where is self.around or len(self.dirs) == 1 or cluster.FOLDER in where.folders:
            raise self._no_properties(where, Code.BAD_ENCODING, text, "MetaPropertiesEnsemble.java:128-137")
        self.hazards.append(Finding(where.join(node.META), 0, Code.BAD_ENCODING, Severity.ERROR, text))
        self.offline.append(where)

    def _ids(self) -> set[str | None]:
        return {own.directory for each in self.dirs if (own := node.identity(each)) is not None}

    def _no_properties(self, where: Directory, code: Code, text: str, source: str) -> OwnerCrashError:
        path = where.join(node.META)
        remedy = (f"{written(self._due(where))} > {shell_path(path)}", *self._words_of_due(where))
        return OwnerCrashError(Crash(path, 0, code, text, f"{SERVER}{source}", remedy=remedy))

    def _due(self, where: Directory) -> Properties:
        others = [said for each in self.dirs if each is not where and (said := node.identity(each)) is not None]
        with suppress(ValueError):
            said = parsed(where.start(node.META, MOST)) if node.META in where.sizes else Properties(None, None, None)
            others.append(said)
        number = next((said.node for said in others if said.node is not None), None)
        name = next((said.cluster for said in others if said.cluster), None)
        brokers = self._brokers()
        if number is None and len(brokers) == 1:
            number = next(iter(brokers))
        taken = {
            said.directory for each in self.dirs if each is not where and (said := node.identity(each)) is not None
        }
        free = [each for each in brokers.get(number, ()) if each not in taken]
        return Properties(number, name, free[0] if len(free) == 1 else None)

    def _words_of_due(self, where: Directory) -> Iterator[str]:
        due = self._due(where)
        if due.cluster is None:
            yield 'the id of the cluster is in meta.properties of other nodes, and in the log: "Cluster ID = …"'
        if due.node is None:
            yield "the node's id is node.id of server.properties"

    def _brokers(self) -> dict[int | None, list[str]]:
        path = cluster.folder_of(self.dirs)
        found: dict[int | None, list[str]] = {}
        with suppress(OwnerCrashError):
            known = {} if path is None else cluster.metadata(path).image.tables.get("register_broker", {})
            found = {key[0]: list(row.get("log_dirs", ())) for key, row in known.items()}
        return found

    def _check_registered(self, where: Directory, own: Properties) -> None:
        of = [number for number, dirs in self._brokers().items() if own.directory in dirs]
        if of and own.node not in of:
            text = (
                f"its node.id is {own.node}, and the cluster knows this log dir as one of node {of[0]}: unless "
                f"server.properties says {own.node}, too, {ENDS}"
            )
            raise self._no_properties(where, Code.BAD_ENCODING, text, "MetaPropertiesEnsemble.java:511")

    def _bootstrap(self) -> None:
        """Read next to the metadata; must give metadata.version (BootstrapDirectory.java:70-97)."""
        path = cluster.folder_of(self.dirs)
        where = next((each for each in self.dirs if path == each.join(cluster.FOLDER)), self.around)
        if BOOTSTRAP not in where.sizes:
            return
        name = where.join(BOOTSTRAP)
        found, position = False, 0
        with where.open(BOOTSTRAP) as source:
            reader = segspec_kafka.FORMAT.reader(source, SegmentFile(f"{cluster.FOLDER}/{BOOTSTRAP}"), DEFAULT_LIMITS)
            try:
                for head in Segment(0, source, source.size).heads():
                    position = head.position
                    for entry in entries(reader.frame(position)):
                        found |= entry["type"] == "feature_level" and entry["value"]["name"] == "metadata.version"
                text = "it has no record of metadata.version"
            except (BadLengthError, SegspecError) as error:
                found, text = False, str(error)
        if not found:
            remedy = (f"rm {shell_path(name)}", "a node that has its metadata does not need it")
            text, of = f"{text}: {ENDS}", "apache/kafka 4.1.1 BootstrapDirectory.java:70-97"
            raise OwnerCrashError(Crash(name, position, Code.BAD_ENCODING, text, of, remedy=remedy))

    def _metadata(self) -> None:
        path = cluster.folder_of(self.dirs)
        for each in self.dirs:
            if cluster.FOLDER in each.folders and each.join(cluster.FOLDER) != path:
                text = f"the metadata lies in {path}, too (KafkaException): {ENDS}"
                raise OwnerCrashError(Crash(each.join(cluster.FOLDER), 0, Code.BAD_NAME, text, f"{SERVER}:144-151"))
        if path is None:
            own = node.identity(self.around)
            self.unknown += [NO_METADATA] if own is not None and own.is_of_kraft else []
            return
        directory = list_directory(path)
        self.found = cluster.metadata(path)
        quorum = read_quorum(directory)
        said = next((node.identity(each) for each in self.dirs if cluster.FOLDER in each.folders), None)
        voters = frozenset(self.found.voters or ()) or (quorum and quorum["voters"])
        own = said if said is not None else node.identity(self.around)
        is_only = own is not None and voters == frozenset((own.node,))
        if own is not None and self.found.voters is not None:
            self._check_voter(own, self.found.voters, directory)
        if not self.found.image.tables.get("feature_level") and own is not None:
            message = "the log of the metadata is empty" + (
                f": node {own.node} is the only voter, and begins an empty cluster" if is_only else ""
            )
            severity = Severity.ERROR if is_only else Severity.WARNING
            self.hazards.append(Finding(path, 0, Code.MISSING_SEGMENT, severity, message))
            if not is_only:
                self.unknown.append(NO_METADATA)

    def _check_voter(self, own: Properties, voters: Mapping[int, str], directory: Directory) -> None:
        """A voter in the metadata is also known by its log dir's id (VoterSet.java)."""
        due = None if own.node is None else voters.get(own.node)
        if due is None or due == own.directory:
            return
        path = f"{parent(directory.path)[0]}/{node.META}"
        text = f"the voter {own.node} has the directory.id {due}, and it says {own.directory}: this node is no voter"
        if len(voters) > 1:
            self.hazards.append(Finding(path, 0, Code.BAD_ENCODING, Severity.ERROR, text))
            return
        remedy = (f"{written(own._replace(directory=due))} > {shell_path(path)}",)
        text += ", and it waits for ever for one that leads"
        raise OwnerCrashError(Crash(path, 0, Code.BAD_ENCODING, text, "VoterSet.java", remedy=remedy))

    def _log_dir(self, where: Directory) -> None:
        """An offline log dir ends the node if it is the only one, or the metadata's."""
        try:
            self._check_folders(where)
            for name in node.FORGETS:
                node.offsets(where, name)
            for name in () if is_remote(where.path) else where.folders:
                found = node.partition(name)
                if found is not None and found.topic != METADATA:
                    check_partition(list_directory(where.join(name)))
        except OwnerCrashError as error:
            crash = error.crash
            if where is self.around or not crash.reason.endswith(OFFLINE) or cluster.FOLDER in where.folders:
                raise
            self.hazards.append(Finding(crash.path, 0, crash.code, Severity.ERROR, f"{where.path}: {crash.reason}"))

    def _check_folders(self, where: Directory) -> None:
        """LogManager.scala:350-380, 459-464."""
        for name in where.folders:
            found, path = node.partition(name), where.join(name)
            if found is None and name != REMOTE_INDEXES:
                text = f"a folder that is not a topic's (KafkaException): {ENDS}"
                remedy = (f"mv {shell_path(path)} .", *node.mounted(name))
                raise OwnerCrashError(Crash(path, 0, Code.BAD_NAME, text, f"{node.MANAGER}:459-464", remedy=remedy))
            twin = next((each for each in self.dirs if each is not where and name in each.folders), None)
            if found is None or found.topic == METADATA:
                continue
            if found.suffix == "-future" and self._is_promoted(where, found) and found.name in where.folders:
                text = f"it is to take the place of {found.name}, which exists (DirectoryNotEmptyException): {ENDS}"
                remedy = (f"mv {shell_path(path)} .",)
                source = f"{node.MANAGER}: recoverAbandonedFutureLogs"
                raise OwnerCrashError(Crash(path, 0, Code.BAD_NAME, text, source, remedy=remedy))
            if not found.suffix and twin is not None:
                text = f"{twin.path} has this partition, too (IllegalStateException): {ENDS}"
                remedy = (f"mv {shell_path(path)} .", "that is the one to move which is older; segspec compare tells")
                raise OwnerCrashError(Crash(path, 0, Code.BAD_NAME, text, f"{node.MANAGER}:363-377", remedy=remedy))

    def _is_promoted(self, where: Directory, found: node.Partition) -> bool:
        return self.found is not None and cluster.is_promoted(self.found.image, where, found)

    def _forgotten(self) -> Iterator[Finding]:
        around = self.around
        if node.CLEAN not in around.sizes:
            message = "no clean shutdown: the next start checks each partition from its recovery point on"
            yield Finding(around.join(node.CLEAN), 0, Code.MISSING_INDEX, Severity.NOTE, message)
        noted: dict[tuple[str, int], int] = {}
        with suppress(OwnerCrashError):
            for name in (node.RECOVERY_POINT, node.LOG_START, node.HIGH_WATERMARK):
                for key, offset in node.offsets(around, name).items():
                    noted[key] = max(offset, noted.get(key, 0))
        there = {
            (said.topic, said.number)
            for each in self.dirs
            for name in each.folders
            if (said := node.partition(name)) is not None
            and (not said.suffix or (said.suffix == "-future" and self._is_promoted(each, said)))
        }
        due = self._assigned()
        for topic, number in sorted(noted.keys() - there):
            message = f"{topic}-{number} is in its checkpoints and has no folder: it was deleted just now, or lost"
            severity = Severity.WARNING
            if (topic, number) in due:
                alone = due[topic, number]
                severity = Severity.ERROR if alone and noted[topic, number] else Severity.WARNING
                message = (
                    f"{topic}-{number} has no folder, and the cluster has it on this node: the start makes it empty, "
                    f"and its next offset falls back from {noted[topic, number]} to 0"
                ) + ("" if alone else ", until a leader sends its records")
            yield Finding(around.join(f"{topic}-{number}"), 0, Code.MISSING_SEGMENT, severity, message)

    def _assigned(self) -> dict[tuple[str, int], bool]:
        own, found = node.identity(self.around), self.found
        if own is None or found is None:
            return {}
        return {
            (cluster.name_of(found.image, topic), number): row["replicas"] == [own.node]
            for (topic, number), row in found.image.tables.get("partition", {}).items()
            if own.node in row["replicas"]
        }


def check_partition(directory: Directory) -> None:
    """The faults outside segments that end a start. Raises `OwnerCrashError`."""
    Loader(directory, is_clean=True, recovery_point=0, log_start=0, epochs=[]).check_names()
    node.epochs(directory)
    node.topic_id(directory)


def read_quorum(directory: Directory) -> dict[str, Any] | None:
    """The node's vote (FileQuorumStateStore.java:88-126). Raises `OwnerCrashError`."""
    if QUORUM not in directory.sizes:
        return None
    try:
        return _quorum(directory.start(QUORUM, MOST))
    except (ValueError, RecursionError) as error:
        path = directory.join(QUORUM)
        remedy = (f"rm {shell_path(path)}", "the node forgets whom it voted for, and takes its epoch from the log")
        text = f"the state of the quorum cannot be read ({error}): {ENDS}"
        source = f"{cluster.RAFT}raft/FileQuorumStateStore.java:88-126"
        raise OwnerCrashError(Crash(path, 0, Code.BAD_ENCODING, text, source, remedy=remedy)) from error


def _quorum(content: bytes) -> dict[str, Any]:
    """Raises `ValueError` (QuorumStateDataJsonConverter.java)."""
    lines = content.decode().splitlines() or [""]
    found = json.JSONDecoder().raw_decode(lines[0].strip())[0] if lines[0] else {}
    if not isinstance(found, dict) or "data_version" not in found:
        raise ValueError("it has no data_version" if lines[0] else "it is empty")
    version = found["data_version"] if isinstance(found["data_version"], int) else 0
    if version not in (0, 1):
        raise ValueError(f"data_version is {version}")
    for name in NUMBERS:
        if type(found.get(name)) is not int or not -INT <= found[name] < INT:
            raise ValueError(f"{name} is {found.get(name)!r}")
    kinds = {"votedDirectoryId": str} if version else {"clusterId": str, "appliedOffset": int}
    for name, kind in kinds.items():
        if name not in found or type(found[name]) is not kind:
            raise ValueError(f"{name} is {found.get(name)!r}")
    if not version and "currentVoters" not in found:
        raise ValueError("it has no currentVoters")
    voters = found.get("currentVoters")
    if voters is not None and not (isinstance(voters, list) and all(_is_voter(each) for each in voters)):
        raise ValueError(f"currentVoters is {voters!r}")
    return found | {"voters": frozenset(each["voterId"] for each in voters or ()) or None}


def _is_voter(found: object) -> bool:
    return isinstance(found, dict) and type(found.get("voterId")) is int
