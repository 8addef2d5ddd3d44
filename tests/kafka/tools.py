"""Kafka's own Java, called from Python: one warm JVM a release, which ends with the process that started it."""

from __future__ import annotations

import subprocess
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pyspark
from py4j.java_gateway import GatewayParameters, JavaGateway, launch_gateway

from tests.kafka.releases import Release, jars, java

MEMORY = "-Xmx256M"


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

    def format(self, properties: Path, cluster: str) -> None:
        """Makes the log folders of a new node, as `kafka-storage.sh format` does."""
        given = self.arguments("format", "-t", cluster, "-c", properties)
        status = self.jvm.kafka.tools.StorageTool.execute(given, self._stream)
        if status:
            raise RuntimeError(f"the storage tool ended with {status}: {self._said()}")

    def dump(self, *files: Path, options: Iterable[str] = ("--deep-iteration",)) -> str:
        """What `kafka-dump-log.sh --files` prints of segments and their companions."""
        given = self.arguments("--files", ",".join(map(str, files)), *options)
        self._output.reset()
        self.jvm.kafka.tools.DumpLogSegments.main(given)
        return self._said()

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
