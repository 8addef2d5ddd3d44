"""A Redis server of the test's own, and nodes of streams as payloads for RESTORE."""

from __future__ import annotations

import socket
import struct
import subprocess
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Self

from tests import needs
from tests.builders.listpack import END
from tests.builders.mojo import Id
from tests.helpers.patience import PATIENCE

STREAM, RDB_VERSION = 15, 10
"""RDB_TYPE_STREAM_LISTPACKS, and the version of Redis 7.0 (redis/redis src/rdb.h)."""
JONES = 0x95AC9329AC4BC9B5
"""The polynomial of Redis' CRC-64, reflected (src/crc64.c)."""


class Redis:
    """A server in `folder` that looks at every byte of what it is given to restore."""

    def __init__(self, folder: Path) -> None:
        path = folder / "redis.sock"
        command = [needs.program("redis-server"), "--port", "0", "--unixsocket", str(path), "--save", ""]
        command += [
            "--rdbcompression",
            "no",
            "--sanitize-dump-payload",
            "yes",
            "--dir",
            str(folder),
            "--logfile",
            str(folder / "log"),
        ]
        self._process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
        self._socket = socket.socket(socket.AF_UNIX)
        due = time.monotonic() + PATIENCE
        while self._socket.connect_ex(str(path)):
            if time.monotonic() > due:
                raise TimeoutError((folder / "log").read_text())
            time.sleep(0.02)
        self._answers = self._socket.makefile("rb")

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._answers.close()
        self._socket.close()
        self._process.kill()
        self._process.wait()

    def ask(self, *words: bytes) -> Any:
        """The answer to a command: bytes, a number or a list; an error is a ValueError."""
        self._socket.sendall(b"*%d\r\n" % len(words) + b"".join(b"$%d\r\n%s\r\n" % (len(one), one) for one in words))
        return self._answer()

    def restored(self, listpack: bytes, own: Id, count: int) -> list[tuple[str, list[bytes]]] | None:
        """What a stream holds whose one node is `listpack`: ids, names and values; None where Redis refuses it."""
        self.ask(b"FLUSHALL")
        try:
            self.ask(b"RESTORE", b"s", b"0", payload(listpack, own, count))
        except ValueError:
            return None
        return [(own.decode(), fields) for own, fields in self.ask(b"XRANGE", b"s", b"-", b"+")]

    def _answer(self) -> Any:
        line = self._answers.readline()
        kind, rest = line[:1], line[1:-2]
        if kind == b"-":
            raise ValueError(rest.decode())
        if kind == b"$":
            return self._answers.read(int(rest) + 2)[:-2] if int(rest) >= 0 else None
        return [self._answer() for _ in range(int(rest))] if kind == b"*" else int(rest) if kind == b":" else rest


def listpack_of(elements: Sequence[bytes], *, end: bytes = END, longer: int = 0, more: int = 0) -> bytes:
    """A listpack with its header; `longer` and `more` are what is wrong with the total and with the number."""
    body = b"".join(elements) + end
    return struct.pack("<IH", 6 + len(body) + longer, min(len(elements), 65535) + more) + body


def payload(listpack: bytes, own: Id, count: int) -> bytes:
    """A stream of one node as DUMP gives it."""
    body = bytes([STREAM, 1, 16]) + struct.pack(">QQ", *own)
    body += b"\x80" + struct.pack(">I", len(listpack)) + listpack
    body += bytes([count]) + (b"\x81" + b"\xff" * 8) * 2 + b"\0"
    body += struct.pack("<H", RDB_VERSION)
    return body + struct.pack("<Q", crc64(body))


def crc64(content: bytes) -> int:
    crc = 0
    for byte in content:
        crc ^= byte
        for _ in range(8):
            crc = crc >> 1 ^ (JONES if crc & 1 else 0)
    return crc
