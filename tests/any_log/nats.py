"""A NATS server on this machine, and as much of its protocol as stores messages in a stream."""

from __future__ import annotations

import json
import socket
import subprocess
import time
from contextlib import closing
from pathlib import Path
from typing import Any

from tests import needs
from tests.helpers.patience import PATIENCE


def free_port() -> int:
    with closing(socket.socket()) as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
    return port


class Nats:
    """A server with JetStream, whose files are in `folder`."""

    def __init__(self, folder: Path) -> None:
        program = needs.program("nats-server")
        self.folder, self._port, self._asked = folder, free_port(), 0
        folder.mkdir(parents=True, exist_ok=True)
        config = folder / "server.conf"
        config.write_text(f'host: 127.0.0.1\nport: {self._port}\njetstream {{ store_dir: "{folder}" }}\n')
        self._process = subprocess.Popen([program, "-c", str(config), "-l", str(folder / "server.log")])
        self._socket = self._connected()
        self._file = self._socket.makefile("rwb")
        told = json.loads(self._file.readline().removeprefix(b"INFO "))
        self.version = tuple(map(int, told["version"].split(".")[:2]))
        self._send(b'CONNECT {"verbose":false,"headers":true}\r\nSUB _ANSWERS.> 1\r\n')

    def _connected(self) -> socket.socket:
        until = time.monotonic() + PATIENCE
        while True:
            try:
                return socket.create_connection(("127.0.0.1", self._port), timeout=PATIENCE)
            except OSError:
                if time.monotonic() > until or self._process.poll() is not None:
                    raise
                time.sleep(0.05)

    def _send(self, content: bytes) -> None:
        self._file.write(content)
        self._file.flush()

    def ask(self, subject: str, body: bytes, header: bytes = b"") -> dict[str, Any]:
        """What is answered to a message."""
        self._asked += 1
        to = f"{subject} _ANSWERS.{self._asked}"
        sizes = f"{len(header)} {len(header) + len(body)}" if header else f"{len(body)}"
        self._send(f"{'HPUB' if header else 'PUB'} {to} {sizes}\r\n".encode() + header + body + b"\r\n")
        while True:
            line = self._file.readline()
            if line.startswith(b"PING"):
                self._send(b"PONG\r\n")
            elif line.startswith(b"MSG"):
                found: dict[str, Any] = json.loads(self._file.read(int(line.split()[-1]) + 2))
                assert "error" not in found, found
                return found
            else:
                assert line, "the server has gone"

    def make_stream(self, name: str, **settings: Any) -> None:
        given = {"name": name, "subjects": [f"{name}.>"], "storage": "file", "retention": "limits", **settings}
        self.ask(f"$JS.API.STREAM.CREATE.{name}", json.dumps(given).encode())

    def message(self, stream: str, sequence: int) -> dict[str, Any]:
        return dict(self.ask(f"$JS.API.STREAM.MSG.GET.{stream}", json.dumps({"seq": sequence}).encode())["message"])

    def state(self, stream: str) -> dict[str, Any]:
        return dict(self.ask(f"$JS.API.STREAM.INFO.{stream}", b"")["state"])

    def blocks(self, stream: str) -> Path:
        """The folder of a stream's blocks."""
        (found,) = self.folder.glob(f"jetstream/*/streams/{stream}/msgs")
        return found

    def stop(self) -> None:
        self._socket.close()
        self._process.terminate()
        self._process.wait(PATIENCE)

    def __enter__(self) -> Nats:
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()
