"""Damages of a partition's folder before its broker starts: what `forecast` has to foretell.

Each is a function of a `Stopped`, the folder of one partition and what its log dir's checkpoints say of it. The
partitions are those of tests/data/kafka: their segments begin at 0, 16, 32 and 48 (`segments`), at 0, 4, 17, 20 and 30
(`transactions`).
"""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Literal

from tests.kafka.samples import INTO

End = Literal["clean", "unclean"]
CLUSTER = "cluster"
"""Beside the samples: what a node of each release, and its cluster, knew of the topics."""
IDENTITIES = "identities.json"
IDENTITY = "partition.metadata"
PROPERTIES = "meta.properties"
CLEAN_END = ".kafka_cleanshutdown"
CHECKPOINTS = {
    "recovery-point-offset-checkpoint": "recovery_point",
    "log-start-offset-checkpoint": "log_start",
    "replication-offset-checkpoint": "high_watermark",
}
SUFFIXES = (".log", ".index", ".timeindex", ".snapshot", ".txnindex")
MAGIC, CRC, PAYLOAD = 16, 17, 61
"""Positions within a batch of magic 2."""


@dataclass
class Stopped:
    """A partition that nobody serves. None in a checkpoint: it says nothing of the partition."""

    folder: Path
    samples: Path
    recovery_point: int | None
    log_start: int | None = None
    high_watermark: int | None = 0

    def path(self, offset: int, suffix: str = ".log") -> Path:
        return self.folder / f"{offset:020}{suffix}"

    @property
    def last(self) -> Path:
        """The active segment."""
        return max(self.folder.glob("*.log"))

    @property
    def epochs(self) -> Path:
        return self.folder / "leader-epoch-checkpoint"

    @property
    def data(self) -> Path:
        """The log dir."""
        return self.folder.parent


@dataclass(frozen=True)
class Damage:
    """`sample` is the partition that is damaged, `alone` that its broker is not expected to start, or that it meets
    more than this partition. `recovery_point` holds after an unclean end: where the last segment begins, unless said.
    """

    name: str
    does: Callable[[Stopped], None]
    ends: tuple[End, ...]
    sample: str
    recovery_point: int | None
    alone: bool

    def place(self, data: Path, name: str, end: End, samples: Path) -> Stopped:
        """Puts the partition, not damaged yet, into a log dir, with the identity that the cluster knows it by."""
        folder = data / name
        shutil.copytree(samples / self.sample, folder)
        if (known := identities(data).get(self.name)) is not None:
            (folder / IDENTITY).write_text(known)
        whole = int(max(folder.glob("*.snapshot")).stem)
        last = int(max(folder.glob("*.log")).stem)
        point = whole if end == "clean" else last if self.recovery_point is None else self.recovery_point
        return Stopped(folder, samples, point, high_watermark=whole)


DAMAGES: dict[str, Damage] = {}
BOTH: tuple[End, ...] = ("clean", "unclean")


def identities(data: Path) -> dict[str, str]:
    """What `partition.metadata` of each topic has, by its name."""
    kept: dict[str, str] = json.loads((data / IDENTITIES).read_text())
    return kept


def damage(
    *ends: End, sample: str = "4.1/data/segments-0", recovery_point: int | None = None, alone: bool = False
) -> Callable[[Callable[[Stopped], None]], Callable[[Stopped], None]]:
    """Adds a function to `DAMAGES` by its name."""

    def add(does: Callable[[Stopped], None]) -> Callable[[Stopped], None]:
        name = does.__name__
        assert name not in DAMAGES
        DAMAGES[name] = Damage(name, does, ends or BOTH, sample, recovery_point, alone)
        return does

    return add


def prepare(
    data: Path, end: End, names: Iterable[str], *, release: str = "4.1", samples: Path = INTO
) -> dict[str, Stopped]:
    """Makes a log dir with a damaged partition `<name>-0` for each name, as it lies before a start of the node whose
    starts were written down."""
    shutil.copytree(samples / CLUSTER / release, data)
    stopped = {name: DAMAGES[name].place(data, f"{name}-0", end, samples) for name in names}
    (data / CLEAN_END).unlink(missing_ok=True)
    if end == "clean":
        (data / CLEAN_END).write_text('{"version":0,"brokerEpoch":1}')
    said = [replace(each) for each in stopped.values()]
    _checkpoint(data, stopped)
    for name, each in stopped.items():
        DAMAGES[name].does(each)
    if said != list(stopped.values()):
        _checkpoint(data, stopped)
    return stopped


def _checkpoint(data: Path, stopped: dict[str, Stopped]) -> None:
    """Writes the checkpoints of a log dir; what they say of other partitions stays."""
    for file, field in CHECKPOINTS.items():
        path = data / file
        kept = path.read_text().splitlines()[2:] if path.exists() else []
        lines = [line for line in kept if line.split()[0] not in stopped]
        for name, each in stopped.items():
            if (offset := getattr(each, field)) is not None:
                lines.append(f"{name} 0 {offset}")
        path.write_text("\n".join(["0", str(len(lines)), *lines, ""]))


def batches(log: Path) -> list[int]:
    """Where the batches of a sound segment begin."""
    content, places, place = log.read_bytes(), [], 0
    while place < len(content):
        places.append(place)
        place += 12 + int.from_bytes(content[place + 8 : place + 12], "big")
    return places


def put(path: Path, place: int, content: bytes) -> None:
    """Overwrites bytes of a file; `place` may count from its end."""
    whole = bytearray(path.read_bytes())
    place %= len(whole)
    whole[place : place + len(content)] = content
    path.write_bytes(whole)


def flip(path: Path, place: int) -> None:
    put(path, place, bytes([path.read_bytes()[place] ^ 0x40]))


def cut(path: Path, length: int) -> None:
    """Keeps so many bytes of a file, or leaves out so many of its end where `length` is negative."""
    path.write_bytes(path.read_bytes()[:length])


def add(path: Path, content: bytes) -> None:
    path.write_bytes(path.read_bytes() + content)


def lose(stopped: Stopped, offset: int, *suffixes: str) -> None:
    for suffix in suffixes or SUFFIXES:
        stopped.path(offset, suffix).unlink(missing_ok=True)
