"""Apache Kafka: what the rest of segspec knows of this format."""

from __future__ import annotations

from pathlib import Path

from segspec.formats.contract.descriptor import (
    Origin,
    Publishing,
    ReadingMode,
    Recovery,
    Replication,
    SparkColumn,
    Startup,
    Tracking,
    part,
)  # fmt: skip
from segspec.formats.declared.built import built
from segspec_kafka.beside import NUMBER, Epochs, KafkaIndex, Snapshots, TimeIndex, TopicId, TransactionIndex


class Isolation(ReadingMode):
    name = "isolation"
    choices = ("read_uncommitted", "read_committed")
    doc = "Whether records of transactions are given that were aborted, or that are still open and all after these."
    leaves_out = part("isolation:leaves_out")


class KafkaTracking(Tracking):
    columns = {
        "offset": int,
        "type": str,
        "version": NUMBER,
        "producer_id": NUMBER,
        "key": str,
        "value": str,
        "error": str,
    }
    entries = part("tracking:entries")
    state = part("tracking:state")


class KafkaStartup(Startup):
    owners = ("kafka-3.x", "kafka-4.x")
    forecast = part("startup:forecast")
    node = part("owner.start:forecast")


class KafkaReplication(Replication):
    epoch = "leader_epoch"
    by_majority = False
    confirmed = part("owner.node:confirmed")
    rewritten = part("owner.node:rewritten")


class KafkaOrigin(Origin):
    columns = {"topic": str, "partition": int}
    said_by = part("messages:said_by")


class KafkaRecovery(Recovery):
    salvager = part("salvage:KafkaSalvager")


class KafkaPublishing(Publishing):
    schemes = ("kafka",)
    destination = part("destination:Partition")


class Kafka(built("segspec_kafka.generated")):  # type: ignore[misc]  # a class made of the declaration
    """Apache Kafka."""

    besides = "what the broker has stored beside users' records: the ends of transactions, its indexes and checkpoints"
    times_rise = False
    vectors = Path(__file__).with_name("vectors")
    sniff = part("companions:sniff")
    discover = part("folder:discover")
    reader = part("reader:KafkaReader")
    emptied = part("owner.node:emptied")
    index = KafkaIndex()
    companions = (TimeIndex(), TransactionIndex(), Snapshots(), Epochs(), TopicId())
    modes = (Isolation(),)
    tracking = KafkaTracking()
    origin = KafkaOrigin()
    startup = KafkaStartup()
    replication = KafkaReplication()
    recovery = KafkaRecovery()
    publishing = KafkaPublishing()
    spark_name = "kafka_log"
    spark_columns = (
        SparkColumn("key", "binary", "key"),
        SparkColumn("value", "binary", "value"),
        SparkColumn("topic", "string", "topic"),
        SparkColumn("partition", "int", "partition"),
        SparkColumn("offset", "bigint", "offset"),
        SparkColumn("timestamp", "timestamp", "timestamp"),
        SparkColumn("timestampType", "int", "is_append_time"),
        SparkColumn("headers", "array<struct<key:string,value:binary>>", "fields", null_if_empty=True),
    )
