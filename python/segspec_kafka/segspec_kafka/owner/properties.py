"""`meta.properties`, by which a node recognizes its log dir (MetaProperties.java:73-177 of apache/kafka 4.1.1)."""

from __future__ import annotations

import re
from base64 import urlsafe_b64decode
from binascii import Error
from typing import NamedTuple

from segspec.core.code_text import shell_word

CONTINUED = re.compile(r"(?<!\\)((?:\\\\)*)\\(?:\r\n|\r|\n)[ \t\f]*")
LINE = re.compile(r"(?P<key>(?:\\.|[^\\=:\s])*)[ \t\f]*[=:]?[ \t\f]*(?P<value>.*)", re.DOTALL)
INT = re.compile(r"[+-]?[0-9]{1,10}", re.ASCII)
MOST = 1 << 16
ID_BYTES, RESERVED = 16, 100


class Properties(NamedTuple):
    """A log dir's properties. Files of version 0 may lack all of them."""

    node: int | None
    cluster: str | None
    directory: str | None
    version: int = 1

    @property
    def is_whole(self) -> bool:
        return self.node is not None and self.cluster is not None

    @property
    def is_of_kraft(self) -> bool:
        """Whether the cluster keeps its metadata in a log."""
        return self.version > 0

    @property
    def is_of_reserved(self) -> bool:
        """Whether the folder's id is reserved (DirectoryId.java)."""
        raw = b"" if self.directory is None else _bytes(self.directory)
        return raw.startswith(bytes(8)) and (raw[8] >= 0x80 or raw[8:] < bytes(7) + bytes([RESERVED]))


def parsed(content: bytes) -> Properties:
    """Raises `ValueError` with the part that the broker cannot read."""
    found = _lines(content.decode("latin-1"))
    version = found.get("version", "0").strip()
    if not INT.fullmatch(version) or int(version) not in (0, 1):
        raise ValueError(f"version is {version!r}")
    name = "node.id" if int(version) else "broker.id"
    node = found.get(name)
    if (node is not None and not INT.fullmatch(node)) or (node is None and int(version)):
        raise ValueError(f"{name} is {node!r}" if node is not None else f"it has no {name}")
    if int(version) and "cluster.id" not in found:
        raise ValueError("it has no cluster.id")
    directory = found.get("directory.id")
    if directory is not None and len(_bytes(directory)) != ID_BYTES:
        raise ValueError(f"directory.id is {directory!r}")
    return Properties(None if node is None else int(node), found.get("cluster.id"), directory, int(version))


def _lines(text: str) -> dict[str, str]:
    found: dict[str, str] = {}
    for line in re.split(r"[\r\n]+", CONTINUED.sub(r"\1", text)):
        line = line.lstrip(" \t\f")
        if line and line[0] not in "#!" and (pair := LINE.fullmatch(line)) is not None:
            key, value = (re.sub(r"\\(.)", r"\1", part) for part in pair.groups())
            found[key] = value
    return found


def _bytes(uuid: str) -> bytes:
    """The bytes of an id (Uuid.java:fromString); empty if it is invalid."""
    try:
        return urlsafe_b64decode(uuid + "=" * (-len(uuid) % 4)) if len(uuid) <= 24 else b""
    except (Error, ValueError):
        return b""


def written(found: Properties) -> str:
    """The command that writes such a file, with unknown values in capital letters."""
    is_plain = found.cluster is not None and found.cluster.isascii() and found.cluster.isprintable()
    name = found.cluster.replace("\\", r"\\") if found.cluster and is_plain else "THE_CLUSTERS_ID"
    lines = ["version=1", f"cluster.id={name}", f"node.id={'THE_NODES_ID' if found.node is None else found.node}"]
    lines += [] if found.directory is None else [f"directory.id={found.directory}"]
    return rf"printf '%s\n' {' '.join(map(shell_word, lines))}"
