"""Apache Kafka: what the rest of segspec knows of this format."""

from __future__ import annotations

from pathlib import Path

from segspec.formats.contract.companions import Companion, Index, IndexPlace
from segspec.formats.contract.descriptor import (
    Further,
    Origin,
    Publishing,
    ReadingMode,
    Recovery,
    Replication,
    SparkColumn,
    Startup,
    Tracking,
    part,
)
from segspec.formats.declared.built import built

TIME = Further("signed", "Milliseconds since the Unix epoch.")


class KafkaIndex(Index):
    place = IndexPlace.BESIDE
    file = ".index"
    columns = {"relative_offset": int, "segment_position": int, "offset": int}
    interval = 4096
    entries = part("companions:OFFSETS.entries")
    spec = part("generated.kafka_index:KafkaIndex")
    check = part("companions:OFFSETS.check")
    indexer = part("companions:OFFSETS.indexer")


class TimeIndex(Companion):
    name = "timeindex"
    file = ".timeindex"
    columns = {
        "timestamp": TIME,
        "relative_offset": int,
        "offset": int,
    }
    entries = part("companions:TIMES.entries")
    spec = part("generated.kafka_time_index:KafkaTimeIndex")
    check = part("companions:TIMES.check")
    indexer = part("companions:TIMES.indexer")


class TransactionIndex(Companion):
    name = "txnindex"
    file = ".txnindex"
    columns = dict.fromkeys(("version", "producer_id", "first_offset", "last_offset", "last_stable_offset"), int)
    entries = part("companions:TRANSACTIONS.entries")
    spec = part("generated.kafka_transaction_index:KafkaTransactionIndex")
    check_log = part("log_companions:check_transactions")
    make = part("log_companions:make_transaction_indexes")


class Snapshots(Companion):
    name = "snapshot"
    place = IndexPlace.LOG
    file = "*.snapshot"
    columns = {
        "producer_id": int,
        "producer_epoch": int,
        "last_sequence": Further("signed", "-1 where it has sent no batch in this epoch."),
        "last_offset": Further("signed", "-1 where it has sent no batch in this epoch."),
        "offset_delta": int,
        "timestamp": TIME,
        "coordinator_epoch": Further("signed", "-1 where no transaction of it has ended."),
        "current_first_offset": Further("signed", "-1 where it has no open transaction."),
    }
    entries = part("log_companions:snapshot_entries")
    spec = part("generated.kafka_producer_snapshot:KafkaProducerSnapshot")
    check_log = part("log_companions:check_snapshots")
    make = part("log_companions:make_snapshots")


class Epochs(Companion):
    name = "epochs"
    place = IndexPlace.LOG
    file = "leader-epoch-checkpoint"
    columns = {"epoch": int, "start_offset": int}
    entries = part("log_companions:epoch_entries")
    spec = part("generated.kafka_epoch_checkpoint:KafkaEpochCheckpoint")
    check_log = part("log_companions:check_epochs")
    make = part("log_companions:make_epochs")


class TopicId(Companion):
    name = "topic-id"
    place = IndexPlace.LOG
    file = "partition.metadata"
    columns = {"topic_id": str}
    stands_alone = True
    why_not_built = "nothing but the cluster's metadata knows it"
    entries = part("log_companions:metadata_entries")
    spec = part("generated.kafka_partition_metadata:KafkaPartitionMetadata")
    check_log = part("log_companions:check_topic_id")


class Isolation(ReadingMode):
    name = "isolation"
    choices = ("read_uncommitted", "read_committed")
    doc = "Whether records of transactions are given that were aborted, or that are still open and all after these."
    leaves_out = part("isolation:leaves_out")


class KafkaTracking(Tracking):
    columns = {
        "offset": int,
        "type": Further("text", "What the record is: offset_commit, topic, commit, …"),
        "version": Further("unsigned", "Of the value; absent where the record takes its key back."),
        "producer_id": Further("unsigned", "Whose transaction it is part of."),
        "key": Further("text", "JSON."),
        "value": Further("text", "JSON."),
        "error": Further("text", "Why it could not be decoded."),
    }
    entries = part("tracking:entries")
    state = part("tracking:state")


class KafkaStartup(Startup):
    owners = ("kafka-3.x", "kafka-4.x")
    forecast = part("startup:forecast")
    node = part("owner.node:findings")


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
