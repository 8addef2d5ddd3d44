"""A Kafka node of its own on loopback: one process that is broker and controller (KRaft).

Data, log and ports are this node's, and everything ends with it, also where the process of the tests is killed. A node
is started again on the folders that it left, which may have been damaged in between.
"""

from __future__ import annotations

import signal
import subprocess
from pathlib import Path

from confluent_kafka.admin import AdminClient, NewTopic

from tests.brokers.processes import BrokerError, free_ports, wait_until
from tests.kafka.releases import Release, jars, java
from tests.kafka.tools import Tools
from tests.needs import program

START = 600  # seconds; a node takes 3 to 5, on a busy machine a minute
CLUSTER = "MkU3OEVBNTcwNTJENDM2Qk"
STARTED = "Kafka Server started"
WAITS = "the node was not up in time"
MEMORY = ("-Xms64M", "-Xmx512M", "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1")

SETTINGS = """\
process.roles=broker,controller
node.id=1
listeners=PLAINTEXT://127.0.0.1:{port},CONTROLLER://127.0.0.1:{controller}
controller.listener.names=CONTROLLER
controller.quorum.voters=1@127.0.0.1:{controller}
controller.quorum.election.timeout.ms=200
broker.heartbeat.interval.ms=200
broker.session.timeout.ms=3000
log.dirs={data}
num.network.threads=1
num.io.threads=2
num.recovery.threads.per.data.dir=1
offsets.topic.num.partitions=1
offsets.topic.replication.factor=1
transaction.state.log.num.partitions=1
transaction.state.log.replication.factor=1
transaction.state.log.min.isr=1
group.initial.rebalance.delay.ms=0
log.cleaner.dedupe.buffer.size=4000000
log.cleaner.backoff.ms=100
log.retention.ms=-1
log.flush.start.offset.checkpoint.interval.ms=200
log.initial.task.delay.ms=200
auto.create.topics.enable=false
"""

GUARDED = """
listeners=PLAINTEXT://127.0.0.1:{port},SASL_PLAINTEXT://127.0.0.1:{guarded},CONTROLLER://127.0.0.1:{controller}
listener.security.protocol.map=PLAINTEXT:PLAINTEXT,SASL_PLAINTEXT:SASL_PLAINTEXT,CONTROLLER:PLAINTEXT
sasl.enabled.mechanisms=PLAIN
listener.name.sasl_plaintext.plain.sasl.jaas.config=org.apache.kafka.common.security.plain.PlainLoginModule required \
user_ann="s3c/ret";
"""
"""`more` of a node with a second listener, at `guarded`, where ann logs in with the password `s3c/ret`."""


class Kafka:
    """One node whose files lie in `folder`. `start`, `stop` and `kill` may be called again and again.

    `more` are lines of its configuration, after those above, in which the names of these stand for themselves;
    `formatted` are options with which its log folders are made.
    """

    def __init__(self, folder: Path, tools: Tools, *, more: str = "", formatted: tuple[str, ...] = ()) -> None:
        self.folder = folder
        self.tools = tools
        self.release: Release = tools.release
        self.data = folder / "data"
        """The only one of its `log.dirs`: what `segspec report` is given."""
        self._process: subprocess.Popen[bytes] | None = None
        folder.mkdir(parents=True, exist_ok=True)
        port, guarded, controller = free_ports(3)
        self.bootstrap = f"127.0.0.1:{port}"
        self.guarded = f"127.0.0.1:{guarded}"
        self._properties = folder / "server.properties"
        named = {"port": port, "guarded": guarded, "controller": controller, "data": self.data}
        self._properties.write_text((SETTINGS + more).format(**named))
        if not self.data.is_dir():
            tools.format(self._properties, CLUSTER, formatted)

    @property
    def log(self) -> str:
        """What the node has logged since its last start."""
        return (self.folder / "output").read_text(errors="replace")

    @property
    def pid(self) -> int | None:
        """The process that runs now."""
        return None if self._process is None else self._process.pid

    def partition(self, topic: str, partition: int = 0) -> Path:
        """The folder of a partition."""
        return self.data / f"{topic}-{partition}"

    @property
    def runs(self) -> bool:
        """Whether its process is there."""
        return self._process is not None and self._process.poll() is None

    def start(self, *, within: float = START) -> None:
        """Starts the node and waits until it serves. Raises `BrokerError` with the end of its log where it ends, or is
        not up in so many seconds."""
        # The node is killed when the process that starts it ends, however that comes.
        command = [program("setpriv"), "--pdeathsig", "KILL", str(java()), *MEMORY, "-cp", f"{jars(self.release)}/*"]
        with (self.folder / "output").open("wb") as output:
            self._process = subprocess.Popen(
                [*command, "kafka.Kafka", str(self._properties)],
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=subprocess.STDOUT,
                start_new_session=True,
            )
        process = self._process
        in_time = wait_until(lambda: process.poll() is not None or STARTED in self.log, within)
        if not in_time or process.poll() is not None:
            self._end(signal.SIGKILL)
            raise BrokerError(f"{'the node did not start' if in_time else WAITS}: {self.log[-4000:]}")

    def stop(self) -> None:
        """Lets the node end in order: with it the file that says that its logs are clean."""
        self._end(signal.SIGTERM)

    def kill(self) -> None:
        """Ends the node as a power cut does, except that the page cache stays."""
        self._end(signal.SIGKILL)

    def create(self, topic: str, *, partitions: int = 1, segment_bytes: int | None = None, **settings: object) -> None:
        """Creates a topic. `settings` are the topic's, `_` for `.`: `cleanup_policy="compact"`."""
        config = {name.replace("_", "."): str(value) for name, value in settings.items()}
        if segment_bytes is not None:
            config[self.release.segment_bytes] = str(segment_bytes)
        admin = AdminClient({"bootstrap.servers": self.bootstrap})
        (made,) = admin.create_topics([NewTopic(topic, partitions, 1, config=config)]).values()
        made.result(START)
        # In whichever of its log dirs.
        made_files = [f"*/{topic}-{number}/*.log" for number in range(partitions)]
        assert wait_until(lambda: all(any(self.folder.glob(files)) for files in made_files), START)

    def _end(self, how: signal.Signals) -> None:
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait(START)
            self._process = None
