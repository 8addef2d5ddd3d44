"""Starts of real brokers on damaged partitions, and what each made of them.

`python -m tests.kafka.starts` starts all, and writes tests/data/kafka/starts.jsonl anew.
"""

from __future__ import annotations

import importlib
import json
import re
import shutil
import sys
import tempfile
import time
from collections.abc import Container, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Any

from tests.brokers.processes import BrokerError
from tests.kafka.broker import Kafka
from tests.kafka.clients import NOTHING, append, consume
from tests.kafka.damages import CLUSTER, DAMAGES, IDENTITIES, IDENTITY, PROPERTIES, End, identities, prepare
from tests.kafka.releases import RELEASES
from tests.kafka.samples import INTO
from tests.kafka.tools import Tools

for kind in ("segments", "companions", "log_dirs"):
    importlib.import_module(f"tests.kafka.damaged_{kind}")

JSON = dict[str, Any]
STARTS = INTO / "starts.jsonl"
ENDS: tuple[End, ...] = ("clean", "unclean")
SETTLED = 1.5
"""Seconds without a change after which a node is taken to have done all that it does to its files."""
PATIENT, QUIET = 120, 6
"""Seconds without a record after which a consumer has received all; fewer if it is known that nothing comes."""
SETTINGS = """\
producer.id.expiration.ms=1
log.segment.delete.delay.ms=6000000
log.initial.task.delay.ms=6000000
log.cleaner.enable=false
metadata.max.idle.interval.ms=0
"""
"""A producer that only a snapshot tells of has expired, so that what a start writes does not depend on its date: the
greatest value that Kafka takes is 24 days."""
METADATA = "__cluster_metadata-0"
ENTRY = {".index": 8, ".timeindex": 12}
WORKERS = 6
LEVEL = re.compile(r"\[[^]]*\] (WARN|ERROR|FATAL) ")
REFUSED = re.compile(r"Error while loading logs in \S+ ")
UUID = re.compile(r"[0-9a-f]{32}|(?<=partition )[\w-]{22}(?=:)|(?<=topic ID )[\w-]{22}|(?<=topicId=)[\w-]{22}")
RACES = (
    "Failed atomic move",
    "This is ok if the topic/partition is being deleted",
    "Unable to start fetching",
    "[ControllerApis",
    "[ControllerRegistrationManager",
    "[QuorumController",
    "Exceptionally slow",
)


class Starts:
    """All starts of one release, each on a log dir of its own, in which all topics are: those of `samples` in the
    cluster that is beside them, damaged if they are asked for, or else empty."""

    def __init__(self, folder: Path, tools: Tools, only: Iterable[str] = (), *, samples: Path = INTO) -> None:
        self.folder, self.tools, self.samples = folder, tools, samples
        self.names = list(only) or list(DAMAGES)
        self.known = {key(made): made for made in recorded() if made["release"] == tools.release.name}

    def run(self, *, without: Container[tuple[str, End]] = ()) -> Iterator[JSON]:
        """One outcome for each damage and end. Those that are known to be refused are not tried among others."""
        for end in ENDS:
            asked = [name for name in self.names if end in DAMAGES[name].ends and (name, end) not in without]
            apart = [name for name in asked if DAMAGES[name].alone or self._is_refused(end, name)]
            for name in apart:
                yield from self.start(end, [name])
            together = [name for name in asked if name not in apart]
            while together:
                try:
                    yield from self.start(end, together)
                    break
                except BrokerError as error:
                    culprits = [name for name in together if f"/{name}-0 " in "".join(REFUSED.findall(str(error)))]
                    if not culprits:
                        raise
                    for name in culprits:
                        yield from self.start(end, [name])
                        together.remove(name)

    def start(self, end: End, names: list[str]) -> list[JSON]:
        """One start that meets these damages. Raises `BrokerError` where a node with more than one does not start."""
        folder = Path(tempfile.mkdtemp(dir=self.folder))
        prepare(folder / "data", end, names, release=self.tools.release.name, samples=self.samples)
        for name, identity in identities(folder / "data").items():
            if name not in names:
                (folder / "data" / f"{name}-0").mkdir()
                (folder / "data" / f"{name}-0" / IDENTITY).write_text(identity)
        node = Kafka(folder, self.tools, more=SETTINGS)
        before = {name: contents(node.data, name) for name in names}
        said = {"release": self.tools.release.name, "end": end}
        try:
            node.start()
        except BrokerError:
            if len(names) > 1:
                raise BrokerError(node.log) from None
            log = [line for line in complaints(node.log, node.data) if line.startswith("ERROR")]
            after = contents(node.data, names[0])
            return [
                {"damage": names[0], **said, "started": False, "files": changes(before[names[0]], after), "log": log}
            ]
        else:
            with ThreadPoolExecutor(WORKERS) as pool:
                received = dict(zip(names, pool.map(lambda name: self._received(node, end, name), names), strict=True))
                after = settled(node.data, names)
                appended = dict(zip(names, pool.map(lambda name: append(node.bootstrap, name), names), strict=True))
            return [
                {"damage": name, **said, "started": True, "files": changes(before[name], after[name])}
                | folders(node.data, name)
                | {"epochs": epochs(after[name]), **received[name], "next_offset": appended[name]}
                | {"log": complaints(node.log, node.data, name)}
                for name in names
            ]
        finally:
            node.kill()
            shutil.rmtree(folder)

    def _is_refused(self, end: End, name: str) -> bool:
        return (name, end) in self.known and not self.known[name, end]["started"]

    def _received(self, node: Kafka, end: End, name: str) -> JSON:
        """What a consumer gets of a partition."""
        seconds = QUIET if self.known.get((name, end), {}).get("error") == NOTHING else PATIENT
        got = consume(node.bootstrap, name, isolation="read_uncommitted", seconds=seconds)
        made: JSON = {"received": ranges([record.offset for record in got.records]), "position": got.position}
        if got.error is not None:
            made["error"] = got.error
        offsets, position, error = self.tools.consume(node.bootstrap, name, seconds)
        made["java"] = {"received": ranges(offsets), "position": position} | ({} if error is None else {"error": error})
        if "/transactions" in DAMAGES[name].sample:
            committed = consume(node.bootstrap, name, seconds=seconds)
            made["committed"] = ranges([record.offset for record in committed.records])
            made["committed_position"] = committed.position
        return made


def settled(data: Path, names: list[str]) -> dict[str, dict[str, bytes]]:
    """The files of each partition, once nothing happens to them any more: some are written and removed later on."""
    found = {name: contents(data, name) for name in names}
    while True:
        time.sleep(SETTLED)
        again = {name: contents(data, name) for name in names}
        if again == found:
            return found
        found = again


def folders(data: Path, name: str) -> JSON:
    """The folders of a topic, where there are others than the partition's."""
    found = sorted(UUID.sub("ID", folder.name) for folder in data.glob(f"{name}-*"))
    return {} if found == [f"{name}-0"] else {"folders": found}


def contents(data: Path, name: str) -> dict[str, bytes]:
    """The files of a partition, by name; the zeros with which an index goes on are left out."""
    found = {}
    folder = data / f"{name}-0"
    for path in folder.rglob("*"):
        with suppress(FileNotFoundError):
            if path.is_file() and path.suffix != ".tmp":
                content = path.read_bytes()
                if entry := ENTRY.get(path.suffix):
                    used = len(content.rstrip(b"\0"))
                    content = content[: -(-used // entry) * entry]
                found[str(path.relative_to(folder))] = content
    return found


def changes(before: dict[str, bytes], after: dict[str, bytes]) -> dict[str, int | None]:
    """Sizes of the files that are others now; None for those that are gone."""
    names = sorted(before.keys() | after.keys())
    return {name: len(after[name]) if name in after else None for name in names if before.get(name) != after.get(name)}


def epochs(files: dict[str, bytes]) -> list[list[int]]:
    """The epochs and where they begin."""
    lines = files.get("leader-epoch-checkpoint", b"").decode().splitlines()[2:]
    return [[int(number) for number in line.split()] for line in lines]


def ranges(offsets: list[int]) -> list[list[int]]:
    """Stretches of numbers that follow one another, as [first, last]."""
    found: list[list[int]] = []
    for offset in offsets:
        if found and offset == found[-1][1] + 1:
            found[-1][1] = offset
        else:
            found.append([offset, offset])
    return found


def complaints(log: str, data: Path, name: str = "") -> list[str]:
    """Warnings and errors that a node logged, of one topic if it is named; an exception's first line is with them.

    What depends on which thread was first is left out, and what each node has of its own.
    """
    found: list[str] = []
    is_meant = False
    for line in log.splitlines():
        if line.startswith("["):
            level = LEVEL.match(line)
            is_meant = level is not None and (not name or re.search(rf"\b{re.escape(name)}-\d", line) is not None)
            if level and is_meant:
                found.append(f"{level[1]} {line.split(' - ', 1)[-1]}")
        elif is_meant and not line.startswith("\t"):
            found[-1] += f" | {line}"
    said = (UUID.sub("ID", line.replace(str(data), "DIR"))[:300] for line in found)
    return [line for line in dict.fromkeys(said) if not any(race in line for race in RACES)]


def recorded() -> list[JSON]:
    """The outcomes that were written down, one for each damage, end and release."""
    lines = [json.loads(line) for line in STARTS.read_text().splitlines()]
    return [{**made, "release": release} for made in lines for release in made.pop("releases")]


def record(outcomes: Iterable[JSON]) -> None:
    """Writes outcomes down: those of several releases in one line where they are the same."""
    lines: dict[str, list[str]] = {}
    for made in sorted(outcomes, key=lambda made: (list(DAMAGES).index(made["damage"]), made["end"], made["release"])):
        said = json.dumps({name: value for name, value in made.items() if name != "release"}, separators=(",", ":"))
        lines.setdefault(said, []).append(made["release"])
    STARTS.write_text("".join(f'{line[:-1]},"releases":{json.dumps(of)}}}\n' for line, of in lines.items()))


def key(made: JSON) -> tuple[str, End]:
    return made["damage"], made["end"]


def keep_cluster(folder: Path, tools: Tools) -> None:
    """Writes down what a node that has all topics, and its cluster, know of them: properties, metadata, topics' ids."""
    node, into = Kafka(folder, tools, more=SETTINGS), INTO / CLUSTER / tools.release.name
    try:
        node.start()
        for name in DAMAGES:
            node.create(name, segment_bytes=900, index_interval_bytes=200, segment_index_bytes=1024)
        # Their leaders' epochs have to be no lower than those of the partitions that come in their place.
        for _ in range(2):
            node.stop()
            node.start()
        node.stop()
    finally:
        node.kill()
    shutil.rmtree(into, ignore_errors=True)
    shutil.copytree(node.data / METADATA, into / METADATA)
    shutil.copy(node.data / PROPERTIES, into)
    kept = {name: (node.partition(name) / IDENTITY).read_text() for name in DAMAGES}
    (into / IDENTITIES).write_text(json.dumps(kept, indent=0) + "\n")


def main(only: list[str]) -> None:
    known = recorded()
    lines = [made for made in known if only and made["damage"] not in only]
    for release in RELEASES:
        tools = Tools(release)
        try:
            with tempfile.TemporaryDirectory() as folder:
                kept = INTO / CLUSTER / release.name
                if not kept.is_dir() or not DAMAGES.keys() <= identities(kept).keys():
                    keep_cluster(Path(folder) / "stopped", tools)
                lines += Starts(Path(folder), tools, only).run()
        finally:
            tools.close()
    record(lines)


if __name__ == "__main__":
    main(sys.argv[1:])
