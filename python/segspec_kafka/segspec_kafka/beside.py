"""The companion files of a partition's segments, as segspec's `Companion`s."""

from __future__ import annotations

from segspec.formats.contract.companions import Companion, Index, IndexPlace
from segspec.formats.contract.descriptor import Further, part

NUMBER = Further("signed")


class KafkaIndex(Index):
    """The offset index."""

    place = IndexPlace.BESIDE
    file = ".index"
    columns = dict.fromkeys(("relative_offset", "segment_position", "offset"), NUMBER)
    interval = 4096
    entries = part("companions:OFFSETS.entries")
    spec = part("generated.kafka_index:KafkaIndex")
    check = part("companions:OFFSETS.check")
    agreement = part("companions:OFFSETS.agreement")
    by_frames = True
    indexer = part("companions:OFFSETS.indexer")


class TimeIndex(Companion):
    """The time index."""

    name = "timeindex"
    file = ".timeindex"
    columns = dict.fromkeys(("timestamp", "relative_offset", "offset"), NUMBER)
    entries = part("companions:TIMES.entries")
    spec = part("generated.kafka_time_index:KafkaTimeIndex")
    check = part("companions:TIMES.check")
    agreement = part("companions:TIMES.agreement")
    indexer = part("companions:TIMES.indexer")


class TransactionIndex(Companion):
    """The aborted transactions."""

    name = "txnindex"
    file = ".txnindex"
    columns = dict.fromkeys(("version", "producer_id", "first_offset", "last_offset", "last_stable_offset"), NUMBER)
    entries = part("companions:TRANSACTIONS.entries")
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
