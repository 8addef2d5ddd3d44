"""Kafka's own loading of one partition, without a broker around it: what `LogLoader` does to a folder."""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

from py4j.protocol import Py4JJavaError

from tests.kafka.tools import Tools

MOST = 900_000
LARGEST = 2**31 - 1


class Loaded(NamedTuple):
    """The log that a broker would serve: its first offset and the one after its last, the epochs of its leaders with
    the first offset of each, and its files. Or the exception that ends the broker."""

    error: str = ""
    start: int = 0
    end: int = 0
    epochs: tuple[tuple[int, int], ...] = ()
    files: dict[str, int] = {}  # noqa: RUF012


def load(tools: Tools, folder: Path, *, is_clean: bool, recovery_point: int, log_start: int) -> Loaded:
    """Loads the partition in `folder` as a start does, which changes its files."""
    java, internals = tools.jvm, tools.jvm.org.apache.kafka.storage.internals.log
    scheduler = java.org.apache.kafka.server.util.KafkaScheduler(1, True, "loading")
    scheduler.startup()
    config = internals.LogConfig({"file.delete.delay.ms": "0", "retention.ms": "-1"})
    failures = internals.LogDirFailureChannel(5)
    begin = [java.java.io.File(str(folder)), config, log_start, recovery_point, scheduler]
    state = [MOST, internals.ProducerStateManagerConfig(LARGEST, False), MOST, failures, is_clean]
    time, remaining = java.org.apache.kafka.common.utils.Time.SYSTEM, java.java.util.concurrent.ConcurrentHashMap()
    listener = internals.LogOffsetsListener.NO_OP_OFFSETS_LISTENER
    try:
        if tools.release.version.startswith("3."):
            stats = java.kafka.server.BrokerTopicStats(False)
            none = java.scala.Option.empty()
            more = [none, True, remaining, False, listener]
            log = java.kafka.log.UnifiedLog.apply(*begin, stats, time, *state, *more)
            cache = log.leaderEpochCache().get()
        else:
            stats = java.org.apache.kafka.storage.log.metrics.BrokerTopicStats(False)
            none = java.java.util.Optional.empty()
            log = internals.UnifiedLog.create(*begin, stats, time, *state, none, remaining, False, listener)
            cache = log.leaderEpochCache()
    except Py4JJavaError as error:
        return Loaded(str(error.java_exception))
    finally:
        java.java.lang.Thread.sleep(20)
        scheduler.shutdown()
    said = re.findall(r"epoch=(-?\d+), startOffset=(-?\d+)", cache.epochEntries().toString())
    epochs = tuple((int(epoch), int(start)) for epoch, start in said)
    files = {path.name: path.stat().st_size for path in folder.iterdir()}
    found = Loaded("", log.logStartOffset(), log.logEndOffset(), epochs, files)
    log.closeHandlers()
    return found
