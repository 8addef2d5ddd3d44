"""What the cluster's metadata says of a partition, where its log lies beside it: whether the node is to have it, and
how its topic is configured (LogManager.java:69-100)."""

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import Path

import segspec_kafka
from segspec.core.errors import SegspecError
from segspec.core.limits import DEFAULT_LIMITS
from segspec.core.model import SegmentFile
from segspec.storage.directory import Directory, list_directory
from segspec.storage.source import is_remote, open_source
from segspec_kafka.messages import METADATA
from segspec_kafka.owner.segments import BadLengthError, Segment
from segspec_kafka.tracking import SNAPSHOT, TOPIC, Image, entries

FOLDER = f"{METADATA}-0"
INTERVAL = 4096
"""`index.interval.bytes`, where nobody configured another."""


def image(around: Directory) -> Image | None:
    """The metadata of the cluster; None where its log lies elsewhere."""
    if FOLDER not in around.folders:
        return None
    path = around.join(FOLDER)
    return _image(path, None if is_remote(path) else Path(path).stat().st_mtime_ns)


@lru_cache(maxsize=4)
def _image(path: str, changed: int | None) -> Image:
    directory, made, end = list_directory(path), Image(), 0
    snapshot = max(filter(SNAPSHOT.fullmatch, directory.sizes), default=None)
    segments = sorted(name for name in directory.sizes if name.endswith(".log"))
    for name in ([] if snapshot is None else [snapshot]) + segments:
        with open_source(directory.join(name)) as source:
            reader = segspec_kafka.FORMAT.reader(source, SegmentFile(source.path), DEFAULT_LIMITS)
            try:
                for head in Segment(0, source, source.size).heads():
                    for entry in entries(reader.frame(head.position)):
                        if name == snapshot or entry["offset"] >= end:
                            made.add(entry)
            except (SegspecError, BadLengthError):
                break
        end = int(name[:20]) if name == snapshot else end
    return made


def why_stray(found: Image, around: Directory, topic_id: str, number: int) -> str:
    """Why the node is not to have a partition; nothing where it is."""
    partition = found.tables.get("partition", {}).get((topic_id, number))
    if partition is None:
        return "the cluster's metadata has no partition of this topic's id and number"
    node = re.search(rb"^(?:node|broker)\.id=(\d+)", around.start("meta.properties", 1 << 12), re.MULTILINE)
    if node is not None and int(node[1]) not in partition["replicas"]:
        return f"its replicas are on the nodes {partition['replicas']}, and this is node {int(node[1])}"
    return ""


def interval(found: Image | None, topic: str) -> int:
    """Bytes between the entries of a topic's index."""
    configs = {} if found is None else found.tables.get("config", {})
    config = configs.get((TOPIC, topic, "index.interval.bytes"), {"value": str(INTERVAL)})
    return int(config["value"])
