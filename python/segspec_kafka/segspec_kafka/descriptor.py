"""Apache Kafka: what the rest of segspec knows of this format."""

from __future__ import annotations

from segspec.formats.contract.descriptor import Evidence, Origin, Publishing, Tracking, part
from segspec.formats.declared.built import built


class KafkaTracking(Tracking):
    entries = part("tracking:entries")
    state = part("tracking:state")


class KafkaOrigin(Origin):
    columns = {"topic": str, "partition": int}
    said_by = part("messages:said_by")


class KafkaPublishing(Publishing):
    schemes = ("kafka",)
    destination = part("destination:Partition")


class Kafka(built("segspec_kafka.generated")):  # type: ignore[misc]  # a class made of the declaration
    """Apache Kafka."""

    besides = "what the broker has stored beside users' records: the ends of transactions, its indexes and checkpoints"
    evidence = Evidence.CONTENT
    times_rise = False
    reader = part("reader:KafkaReader")
    tracking = KafkaTracking()
    origin = KafkaOrigin()
    publishing = KafkaPublishing()
