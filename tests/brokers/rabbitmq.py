"""A RabbitMQ node of its own on loopback, from the distribution's package `rabbitmq-server`.

Nothing of the system's own node is used: data, log, plugins, cookie and ports are this node's, and everything ends with
it. A node is started again on the folders that it left, which may have been damaged in between.
"""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import pika
from pika.adapters.blocking_connection import BlockingChannel

from tests.brokers.processes import BrokerError, answers, free_ports, wait_until
from tests.needs import Missing, program

INSTALLED = Path("/usr/lib/rabbitmq/lib")
START = 300  # seconds; a node takes 5 to 10, on a busy machine more than a minute
COMMIT = 30  # seconds until a node has committed what was published


def home() -> Path:
    """Where the package lies; skips if it does not."""
    found = sorted(INSTALLED.glob("rabbitmq_server-*/sbin/rabbitmq-server"))
    if not found:
        raise Missing("rabbitmq-server")
    return found[-1].parents[1]


def version() -> str:
    """The package's version, `3.10.8`."""
    return home().name.removeprefix("rabbitmq_server-")


class RabbitMQ:
    """One node whose files lie in `folder`. `start`, `stop`, `end` and `kill` may be called again and again.

    `certificates` is a folder made by `tests.brokers.certificates`, with which it speaks TLS, too; `more` are lines of
    its configuration.
    """

    def __init__(self, folder: Path, *, certificates: Path | None = None, more: str = "") -> None:
        self.folder = folder
        self.home = home()
        self.amqp_port, self.stream_port, self.amqps_port, self.streams_port, distribution, epmd = free_ports(6)
        self.uri = f"amqp://guest:guest@127.0.0.1:{self.amqp_port}/%2F"
        self.name = f"segspec{epmd}@localhost"
        self._process: subprocess.Popen[bytes] | None = None
        self._declared: set[str] = set()
        for part in ("home", "data", "log"):
            (folder / part).mkdir(parents=True, exist_ok=True)
        (folder / "enabled_plugins").write_text("[rabbitmq_stream].\n")
        (folder / "rabbitmq.conf").write_text(
            f"listeners.tcp.1 = 127.0.0.1:{self.amqp_port}\n"
            f"stream.listeners.tcp.1 = 127.0.0.1:{self.stream_port}\n"
            "disk_free_limit.absolute = 1MB\n" + more + ("" if certificates is None else self._tls(certificates))
        )
        self._environment = {
            "PATH": os.environ["PATH"],
            "HOME": str(folder / "home"),
            "RABBITMQ_HOME": str(self.home),
            "RABBITMQ_NODENAME": self.name,
            "RABBITMQ_MNESIA_BASE": str(folder / "data"),
            "RABBITMQ_LOG_BASE": str(folder / "log"),
            "RABBITMQ_CONF_ENV_FILE": str(folder / "no-such-file"),
            "RABBITMQ_CONFIG_FILE": str(folder / "rabbitmq.conf"),
            "RABBITMQ_ENABLED_PLUGINS_FILE": str(folder / "enabled_plugins"),
            "RABBITMQ_PID_FILE": str(folder / "pid"),
            "RABBITMQ_DIST_PORT": str(distribution),
            "ERL_EPMD_PORT": str(epmd),
            "ERL_EPMD_ADDRESS": "127.0.0.1",
        }

    def _tls(self, certificates: Path) -> str:
        """Listeners that want a certificate of the client's, too."""
        return (
            f"listeners.ssl.1 = 127.0.0.1:{self.amqps_port}\n"
            f"stream.listeners.ssl.1 = 127.0.0.1:{self.streams_port}\n"
            f"ssl_options.cacertfile = {certificates / 'ca.pem'}\n"
            f"ssl_options.certfile = {certificates / 'node.pem'}\n"
            f"ssl_options.keyfile = {certificates / 'node.key'}\n"
            "ssl_options.verify = verify_peer\n"
            "ssl_options.fail_if_no_peer_cert = true\n"
        )

    @property
    def streams(self) -> Path:
        """The stream data folder: what `segspec report` is given."""
        return self.folder / "data" / self.name / "stream"

    def stream(self, queue: str) -> Path:
        """The folder of the only stream of this name, in the virtual host `/`."""
        (found,) = self.streams.glob(f"__{queue}_*")
        return found

    @property
    def log(self) -> str:
        """All that the node has logged."""
        return (self.folder / "log" / f"{self.name}.log").read_text(errors="replace")

    def start(self) -> None:
        """Starts the node and waits until both listeners answer. Raises `BrokerError`."""
        if self._process is not None:
            self._call("rabbit:start()")
            return
        (self.folder / "pid").unlink(missing_ok=True)
        with (self.folder / "output").open("wb") as output:
            self._process = subprocess.Popen(
                [str(self.home / "sbin" / "rabbitmq-server")],
                env=self._environment,
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=subprocess.STDOUT,
                start_new_session=True,
            )
        process = self._process
        answered = wait_until(
            lambda: process.poll() is not None or all(answers(port) for port in (self.amqp_port, self.stream_port)),
            START,
        )
        if not answered or process.poll() is not None:
            self._end(signal.SIGKILL)
            raise BrokerError(f"the node did not start: {(self.folder / 'output').read_text()[-2000:]}")

    def stop(self) -> None:
        """Stops all that the node runs, in order, as `rabbitmqctl stop_app` does. The machine that runs it waits for
        `start`: its own start takes seconds of a processor."""
        self._call("rabbit:stop()")

    def end(self) -> None:
        """Lets the node end in order."""
        self._end(signal.SIGTERM)

    def kill(self) -> None:
        """Ends the node as a power cut does, except that the page cache stays."""
        # Ra saves its table of names half a second after a change; a stream whose name is not there never starts again.
        time.sleep(1)
        self._end(signal.SIGKILL)

    def close(self) -> None:
        """Ends the node and the port mapper that it started."""
        self._end(signal.SIGKILL)
        mapper = ["epmd", "-port", self._environment["ERL_EPMD_PORT"], "-kill"]
        # It refuses for a moment after a node was killed.
        wait_until(lambda: subprocess.run(mapper, capture_output=True, check=False).returncode == 0, 5)

    @contextmanager
    def mended(self, folders: Iterable[Path], beside: Path) -> Iterator[None]:
        """At its end the folders of streams are again as they are now, while the node is stopped: one that is broken is
        started again and again, next to what other tests do. Copies lie in `beside`."""
        kept = {folder: beside / folder.name for folder in folders}
        for folder, copy in kept.items():
            shutil.copytree(folder, copy)
        try:
            yield
        finally:
            self.stop()
            for folder, copy in kept.items():
                shutil.rmtree(folder)
                shutil.copytree(copy, folder)
            self.start()

    @contextmanager
    def channel(self) -> Iterator[BlockingChannel]:
        """A channel of AMQP 0.9.1, closed at the end."""
        connection = pika.BlockingConnection(
            pika.URLParameters(f"{self.uri}?heartbeat=0&blocked_connection_timeout=30")
        )
        try:
            yield connection.channel()
        finally:
            if connection.is_open:
                connection.close()

    def declare(self, queue: str, **arguments: object) -> None:
        """Declares a stream. `arguments` are those of the queue, `_` for `-`: `x_stream_max_segment_size_bytes=…`.

        Tests share the node, so each has names of its own; a name that was declared before is an `AssertionError`.
        """
        assert queue not in self._declared, f"a test before this one has a stream {queue!r}"
        self._declared.add(queue)
        given = {name.replace("_", "-"): value for name, value in arguments.items()}
        with self.channel() as channel:
            channel.queue_declare(queue, durable=True, arguments={"x-queue-type": "stream", **given})

    def policy(self, queue: str, **definition: object) -> None:
        """Sets a policy of one stream, `_` for `-`: `max_age="7D"`."""
        given = json.dumps({name.replace("_", "-"): value for name, value in definition.items()})
        words = (f"<<{json.dumps(word)}>>" for word in ("/", queue, f"^{queue}$", given))
        self._call(f'rabbit_policy:parse_set({", ".join(words)}, 0, <<"all">>, <<"test">>)')

    def _call(self, expression: str) -> None:
        """Has the node evaluate an expression of Erlang whose value is `ok`, as `rabbitmqctl` does."""
        cookie = (self.folder / "home" / ".erlang.cookie").read_text()
        done = subprocess.run(
            [program("erl_call"), "-sname", self.name, "-c", cookie, "-e"],
            env=self._environment,
            input=f"{expression}.\n",
            capture_output=True,
            text=True,
            check=False,
            timeout=START,
        )
        if done.stdout != "{ok, ok}":
            raise BrokerError(f"{expression}: {done.stdout}{done.stderr}: {self.log[-2000:]}")

    def publish(self, queue: str, bodies: Iterable[bytes], **properties: Any) -> None:
        """Publishes to a stream, and waits until the node has confirmed the last message, and thus all.

        How many messages share a chunk is up to the node.
        """
        with self.channel() as channel:
            *others, last = bodies
            made = pika.BasicProperties(delivery_mode=2, **properties)
            for body in others:
                channel.basic_publish("", queue, body, made)
            channel.confirm_delivery()
            channel.basic_publish("", queue, last, made, mandatory=True)

    def consume(
        self, queue: str, count: int, *, offset: str | int = "first", seconds: float = COMMIT
    ) -> list[tuple[int, bytes]]:
        """The first `count` messages from `offset` on, as (offset, body).

        Fewer if no more came in `seconds`, or the node closed the connection (541) for damage that it met.
        """
        self.wait_for(queue)
        received: list[tuple[int, bytes]] = []
        with suppress(pika.exceptions.ConnectionClosedByBroker):
            self._receive(queue, count, offset, seconds, received)
        return received

    def _receive(
        self, queue: str, count: int, offset: str | int, seconds: float, received: list[tuple[int, bytes]]
    ) -> None:
        with self.channel() as channel:
            channel.basic_qos(prefetch_count=1000)
            asked = {"x-stream-offset": offset}
            for method, properties, body in channel.consume(queue, arguments=asked, inactivity_timeout=seconds):
                if method is None:
                    break
                at = int(properties.headers["x-stream-offset"])
                # A chunk is delivered from its first record on, also where a later one was asked for.
                if not isinstance(offset, int) or at >= offset:
                    received.append((at, body))
                channel.basic_ack(method.delivery_tag)
                if len(received) == count:
                    break
            channel.cancel()

    def wait_for(self, queue: str, seconds: float = COMMIT) -> None:
        """Waits until a stream answers: after a start its leader is elected first. Raises `BrokerError`."""
        if not wait_until(lambda: self.is_up(queue), seconds):
            raise BrokerError(f"the stream {queue} is down: {self.log[-2000:]}")

    def is_up(self, queue: str) -> bool:
        """Whether a consumer of this stream is accepted. A node that is just starting may also end the connection."""
        try:
            with self.channel() as channel:
                channel.basic_qos(prefetch_count=1)
                channel.basic_consume(queue, lambda *_: None, arguments={"x-stream-offset": "next"})
        except (pika.exceptions.ChannelClosedByBroker, pika.exceptions.ConnectionClosedByBroker):
            return False
        return True

    def _end(self, how: signal.Signals) -> None:
        if self._process is None:
            return
        # The virtual machine leaves the group of the script that starts it, and says which process it is.
        pid = self.folder / "pid"
        if pid.exists():
            with suppress(ProcessLookupError):
                os.kill(int(pid.read_text()), how)
        elif self._process.poll() is None:
            os.killpg(self._process.pid, how)
        self._process.wait(START)
        wait_until(lambda: not any(answers(port) for port in (self.amqp_port, self.stream_port)), START)
        self._process = None
