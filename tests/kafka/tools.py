"""Kafka's own Java, called from Python: one warm JVM a release, which ends with the process that started it."""

from __future__ import annotations

import subprocess
import time
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pyspark
from py4j.java_gateway import GatewayParameters, JavaGateway, launch_gateway
from py4j.protocol import Py4JJavaError

from tests.kafka.clients import NOTHING
from tests.kafka.releases import Release, jars, java

MEMORY = "-Xmx256M"
SERVERS = "bootstrap.servers"
READING = {"enable.auto.commit": "false", "auto.offset.reset": "none", "fetch.max.wait.ms": "20"}


class Tools:
    """`jvm` has every class of the release: `tools.jvm.org.apache.kafka.common.record.MemoryRecords`."""

    def __init__(self, release: Release) -> None:
        self.release = release
        (py4j,) = Path(pyspark.__file__).parent.glob("jars/py4j-*.jar")
        port, self._process = launch_gateway(
            jarpath=str(py4j),
            classpath=f"{jars(release)}/*",
            javaopts=[MEMORY],
            die_on_exit=True,
            java_path=str(java()),
            return_proc=True,
        )
        self._gateway = JavaGateway(gateway_parameters=GatewayParameters(port=port, auto_convert=True))
        self.jvm: Any = self._gateway.jvm
        # Scala's console keeps the stream that it finds at first.
        self._output = self.jvm.java.io.ByteArrayOutputStream()
        self._stream = self.jvm.java.io.PrintStream(self._output, True)
        self.jvm.System.setOut(self._stream)

    def array(self, kind: Any, values: Iterable[Any]) -> Any:
        """A Java array of a class."""
        listed = list(values)
        made = self._gateway.new_array(kind, len(listed))
        for place, value in enumerate(listed):
            made[place] = value
        return made

    def arguments(self, *arguments: str | Path) -> Any:
        return self.array(self.jvm.java.lang.String, map(str, arguments))

    def format(self, properties: Path, cluster: str, options: Iterable[str] = ()) -> None:
        """Makes the log folders of a new node, as `kafka-storage.sh format` does."""
        given = self.arguments("format", "-t", cluster, "-c", properties, *options)
        status = self.jvm.kafka.tools.StorageTool.execute(given, self._stream)
        if status:
            raise RuntimeError(f"the storage tool ended with {status}: {self._said()}")

    def dump(self, *files: Path, options: Iterable[str] = ("--deep-iteration",)) -> str:
        """What `kafka-dump-log.sh --files` prints of segments and their companions."""
        given = self.arguments("--files", ",".join(map(str, files)), *options)
        self._output.reset()
        self.jvm.kafka.tools.DumpLogSegments.main(given)
        return self._said()

    def consume(self, bootstrap: str, topic: str, seconds: float) -> tuple[list[int], int, str | None]:
        """What Java's consumer gets of partition 0 from its first offset on, committed or not: the offsets, the one
        that it would read next, and what stopped it before the end, if anything did."""
        java = self.jvm
        partition = java.org.apache.kafka.common.TopicPartition(topic, 0)
        decoding = "org.apache.kafka.common.serialization.ByteArrayDeserializer"
        coding = {"key.deserializer": decoding, "value.deserializer": decoding}
        consumer = java.org.apache.kafka.clients.consumer.KafkaConsumer({**READING, **coding, SERVERS: bootstrap})
        found: list[int] = []
        error = None
        try:
            consumer.assign([partition])
            consumer.seekToBeginning([partition])
            end, deadline = consumer.endOffsets([partition])[partition], time.monotonic() + seconds
            while consumer.position(partition) < end and error is None:
                try:
                    got = consumer.poll(java.java.time.Duration.ofMillis(200)).records(partition)
                except Py4JJavaError as raised:
                    met = raised.java_exception
                    error = (met.getCause() or met).getClass().getSimpleName()
                    continue
                found += [record.offset() for record in got]
                if got:
                    deadline = time.monotonic() + seconds
                elif time.monotonic() > deadline:
                    error = NOTHING
            return found, consumer.position(partition), error
        finally:
            consumer.close()

    def _said(self) -> str:
        return str(self._output.toString("UTF-8"))

    def close(self) -> None:
        """Ends the JVM."""
        self._gateway.shutdown()
        assert self._process.stdin is not None
        self._process.stdin.close()
        try:
            self._process.wait(10)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
