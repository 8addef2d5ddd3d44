"""Which specs make which page, in order."""

from __future__ import annotations

from segspec_kaitai.pages.book import Book, Page
from segspec_kaitai.spec.model import TypeSpec
from segspec_kaitai.spec.source import Spec

PAGES = (
    Page("osiris", "osiris", "RabbitMQ Streams", ("osiris_",), ("osiris_segment", "osiris_index")),
    Page("tank", "TANK", "phaistos-networks/TANK", ("tank_",), ("tank_segment", "tank_index")),
    Page(
        "durable_log", "durable-log", "mairinkdev/durable-log", ("durable_log_",),
        ("durable_log_segment", "durable_log_index"),
    ),
    Page(
        "mojo", "mojo", "Redis listpack streams", ("mojo_", "listpack_", "redis_"),
        ("mojo_segment", "redis_listpack"),
    ),
    Page("ffwd", "ffwd", "The on-disk queue of spotify/ffwd", ("ffwd_",), ("ffwd_segment", "ffwd_index")),
    Page("amqp", "AMQP 1.0 sections", "What RabbitMQ stores in an osiris entry", ("amqp_",), ("amqp_message",)),
)  # fmt: skip


BESIDE = (
    "kafka_index",
    "kafka_time_index",
    "kafka_transaction_index",
    "kafka_producer_snapshot",
    "kafka_epoch_checkpoint",
)
KEPT = (
    "kafka_control_key", "kafka_control_value", "kafka_group_key", "kafka_group_value", "kafka_transaction_key",
    "kafka_transaction_value", "kafka_share_key", "kafka_share_value", "kafka_metadata",
)  # fmt: skip
BOOKS = {
    "ksy": PAGES,
    "python/segspec_kafka/ksy": (
        Page(
            "kafka", "Kafka", "The log of Apache Kafka, by a package of its own",
            (*BESIDE, "kafka_offset_", "kafka_partition_"), ("kafka", *BESIDE),
        ),
        Page("kafka_records", "Kafka's own records", "Control records and internal topics of a broker", KEPT, KEPT),
    ),
}  # fmt: skip
"""Folders of specs, each with its pages."""


class UnplacedSpecError(Exception):
    pass


def pages_of(book: Book, pages: tuple[Page, ...] = PAGES) -> list[tuple[Page, list[Spec]]]:
    """Every page with its specs in reading order. Raises UnplacedSpecError."""
    unplaced = {key for key in book.types if "." not in key and not any(key.startswith(p.prefixes) for p in pages)}
    out = []
    for page in pages:
        named = {key for key in book.types if "." not in key and key.startswith(page.prefixes)}
        reached = reading_order(book, page)
        order = [name for name in reached if name in named or name in unplaced]
        order += sorted(named - set(order), key=lambda name: (not book.types[name].fields, name))
        unplaced -= set(reached)
        out.append((page, [book.types[name].spec for name in order]))
    if unplaced:
        raise UnplacedSpecError(f"no page shows {', '.join(sorted(unplaced))}: see docs/_hooks/segspec_docs/catalog.py")
    return out


def reading_order(book: Book, page: Page) -> list[str]:
    """The specs reached from the page's roots, each before its parts."""
    out: list[str] = []

    def visit(spec_name: str) -> None:
        if spec_name in out:
            return
        out.append(spec_name)
        for target in held_by(book, book.types[spec_name]):
            visit(target.spec.name)

    for root in page.roots:
        if root in book.types:
            visit(root)
    return out


def held_by(book: Book, type_spec: TypeSpec) -> list[TypeSpec]:
    found = [target for part in type_spec.fields for target in book.structures(part)]
    for child in book.children(type_spec):
        found += held_by(book, child)
    return list({target.key: target for target in found}.values())
