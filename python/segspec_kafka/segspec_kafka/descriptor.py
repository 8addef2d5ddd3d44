"""The description of Apache Kafka's log for segspec.

The companion files of a partition's segments, as segspec's `Companion`s.
"""

from __future__ import annotations

from pathlib import Path

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
from segspec.formats.contract.parts import Companion, Index, IndexPlace
from segspec.frames.descriptor import built

NUMBER = Further("signed")


class KafkaIndex(Index):
    """The offset index."""

    place = IndexPlace.BESIDE
    file = ".index"
    columns = dict.fromkeys(("relative_offset", "segment_position", "offset"), NUMBER)
    interval = 4096
    entries = part("folder:OFFSETS.entries")
    spec = part("generated.kafka_index:KafkaIndex")
    check = part("folder:OFFSETS.check")
    agreement = part("folder:OFFSETS.agreement")
    by_frames = True
    indexer = part("folder:OFFSETS.indexer")


class TimeIndex(Companion):
    """The time index."""

    name = "timeindex"
    file = ".timeindex"
    columns = dict.fromkeys(("timestamp", "relative_offset", "offset"), NUMBER)
    entries = part("folder:TIMES.entries")
    spec = part("generated.kafka_time_index:KafkaTimeIndex")
    check = part("folder:TIMES.check")
    agreement = part("folder:TIMES.agreement")
    indexer = part("folder:TIMES.indexer")


class TransactionIndex(Companion):
    """The aborted transactions."""

    name = "txnindex"
    file = ".txnindex"
    columns = dict.fromkeys(("version", "producer_id", "first_offset", "last_offset", "last_stable_offset"), NUMBER)
    entries = part("folder:TRANSACTIONS.entries")
    spec = part("generated.kafka_transaction_index:KafkaTransactionIndex")
    check_log = part("log_companions:Transactions")
    make = part("log_companions:make_transaction_indexes")


class Snapshots(Companion):
    """The producer snapshots."""

    name = "snapshot"
    place = IndexPlace.LOG
    file = "*.snapshot"
    columns = dict.fromkeys(
        ("producer_id", "producer_epoch", "last_sequence", "last_offset", "offset_delta", "timestamp",
         "coordinator_epoch", "current_first_offset"), NUMBER
    )  # fmt: skip
    entries = part("log_companions:snapshot_entries")
    spec = part("generated.kafka_producer_snapshot:KafkaProducerSnapshot")
    check_log = part("log_companions:Snapshots")
    make = part("log_companions:make_snapshots")


class Epochs(Companion):
    """The leader epochs."""

    name = "epochs"
    place = IndexPlace.LOG
    file = "leader-epoch-checkpoint"
    columns = dict.fromkeys(("epoch", "start_offset"), NUMBER)
    entries = part("log_companions:epoch_entries")
    spec = part("generated.kafka_epoch_checkpoint:KafkaEpochCheckpoint")
    check_log = part("log_companions:LeaderEpochs")
    make = part("log_companions:make_epochs")


class TopicId(Companion):
    """The topic's id."""

    name = "topic-id"
    place = IndexPlace.LOG
    file = "partition.metadata"
    columns = dict.fromkeys(("topic_id",), str)
    stands_alone = True
    why_not_built = "nothing but the cluster's metadata knows it"
    entries = part("log_companions:metadata_entries")
    spec = part("generated.kafka_partition_metadata:KafkaPartitionMetadata")
    check_log = part("log_companions:TopicIds")


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
    leaves_out = part("salvage:leaves_out")


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
    said_by = part("tracking:said_by")


class KafkaRecovery(Recovery):
    """Recovers partitions."""

    salvager = part("salvage:KafkaSalvager")


class KafkaPublishing(Publishing):
    """Publishes to brokers."""

    schemes = ("kafka",)
    destination = part("sender:Partition")


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
    sniff = part("folder:sniff")
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
