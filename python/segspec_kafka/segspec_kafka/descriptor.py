"""The description of Apache Kafka's log for segspec."""

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
from segspec.frames.built import built
from segspec_kafka.beside import NUMBER, Epochs, KafkaIndex, Snapshots, TimeIndex, TopicId, TransactionIndex


class Isolation(ReadingMode):
    """The isolation level."""

    name = "isolation"
    choices = ("read_uncommitted", "read_committed")
    doc = "Whether records of transactions are given that were aborted, or that are still open and all after these."
    leaves_out = part("isolation:leaves_out")


class DeletedRecords(ReadingMode):
    """Hides deleted records."""

    name = "deleted_records"
    choices = ("hidden", "shown")
    whole = "shown"
    doc = "Whether records before the log's start are given, which DeleteRecords has taken from consumers."
    leaves_out = part("log_start:leaves_out")


class KafkaTracking(Tracking):
    """Records of internal topics."""

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
    """The broker's start."""

    owners = ("kafka-3.x", "kafka-4.x")
    clients = part("startup:clients")
    forecast = part("startup:forecast")
    policies = {
        "cleanup.policy": "compact|delete|compact, ?delete|delete, ?compact",
        "retention.ms": "-1|[0-9]{1,19}",
        "retention.bytes": "-?[0-9]{1,19}",
    }
    retention = part("owner.retention:retention")
    node = part("owner.start:forecast")


class KafkaReplication(Replication):
    """Leader epochs."""

    epoch = "leader_epoch"
    by_majority = False
    confirmed = part("owner.node:confirmed")
    rewritten = part("owner.node:rewritten")


class KafkaOrigin(Origin):
    """Topic and partition."""

    columns = {"topic": str, "partition": int}
    said_by = part("messages:said_by")


class KafkaRecovery(Recovery):
    """Recovers partitions."""

    salvager = part("salvage:KafkaSalvager")


class KafkaPublishing(Publishing):
    """Publishes to brokers."""

    schemes = ("kafka",)
    destination = part("destination:Partition")


NO_TIME_TYPE = -1
"""TimestampType.java:NO_TIMESTAMP_TYPE."""
FOLDERS = "no broker is asked: load() takes the folders of partitions, such as /var/lib/kafka/data/TOPIC-*"
OF_SPARK = {
    "subscribe": FOLDERS,
    "subscribepattern": FOLDERS,
    "assign": FOLDERS,
    "kafka.isolation.level": "it is the option isolation",
    "kafka.*": FOLDERS,
    "groupidprefix": FOLDERS,
    "includeheaders": "headers is a column like the others: choose it by select, or by the option columns",
    "startingoffsetsbytimestamp": "startingTimestamp takes a time for all partitions",
    "endingoffsetsbytimestamp": "endingTimestamp takes a time for all partitions",
    "startingoffsetsbytimestampstrategy": "a partition without a record from startingTimestamp on gives none",
    "endingoffsets": "a stream has no end: read a batch up to there",
    "endingtimestamp": "a stream has no end: read a batch up to there",
    "maxoffsetspertrigger": "maxRecordsPerTrigger takes how many records a batch of a stream has",
    "minoffsetspertrigger": "a batch of a stream has what is new: the trigger says how long to wait for it",
    "maxtriggerdelay": "a batch of a stream has what is new: the trigger says how long to wait for it",
    "maxrecordsperpartition": "maxPartitionBytes takes how much a task reads",
    "minpartitions": "maxPartitionBytes takes how much a task reads",
    "failondataloss": "a batch reads what is there, and mode FAILFAST fails at damage and gaps",
    "kafkaconsumer.*": "there is no consumer",
    "fetchoffset.*": "there is no consumer",
}
"""Options of Spark's Kafka source that are meaningless here, or for batches or streams."""


class Kafka(built("segspec_kafka.generated")):  # type: ignore[misc]  # a class made of the declaration
    """Apache Kafka's log."""

    besides = "what the broker has stored beside users' records: the ends of transactions, its indexes and checkpoints"
    times_rise = False
    vectors = Path(__file__).with_name("vectors")
    sniff = part("companions:sniff")
    discover = part("folder:discover")
    reader = part("reader:KafkaReader")
    emptied = part("owner.node:emptied")
    check_order = part("owner.cluster:check_order")
    index = KafkaIndex()
    companions = (TimeIndex(), TransactionIndex(), Snapshots(), Epochs(), TopicId())
    modes = (Isolation(), DeletedRecords())
    tracking = KafkaTracking()
    origin = KafkaOrigin()
    startup = KafkaStartup()
    replication = KafkaReplication()
    recovery = KafkaRecovery()
    publishing = KafkaPublishing()
    spark_name = "kafka_log"
    spark_options = OF_SPARK
    spark_columns = (
        SparkColumn("key", "binary", "key"),
        SparkColumn("value", "binary", "value"),
        SparkColumn("topic", "string", "topic"),
        SparkColumn("partition", "int", "partition"),
        SparkColumn("offset", "bigint", "offset"),
        SparkColumn("timestamp", "timestamp", "timestamp"),
        SparkColumn("timestampType", "int", "is_append_time", absent=("timestamp", NO_TIME_TYPE)),
        SparkColumn("headers", "array<struct<key:string,value:binary>>", "fields", null_if_empty=True),
    )
