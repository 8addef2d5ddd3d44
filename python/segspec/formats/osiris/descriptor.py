"""The descriptor of RabbitMQ osiris: segments of chunks, each with an index next to it."""

from __future__ import annotations

from segspec.formats.contract.descriptor import (
    A_GAP_IS_FILLED,
    Effect,
    Evidence,
    Format,
    Index,
    IndexPlace,
    Messages,
    Origin,
    Outcome,
    Recovery,
    Startup,
    Tracking,
    Writing,
    part,
)


class OsirisIndex(Index):
    """osiris' index."""

    place = IndexPlace.BESIDE
    columns = dict.fromkeys(("chunk_id", "timestamp", "epoch", "ofs_chunk", "chunk_type"), int)
    is_companion = part("folder:FOLDER.is_index")
    check = part("index:check")
    entries = part("index:entries")
    spec = part("index:OsirisIndex")
    marks = part("index:marks")
    agreement = part("index:agreement")
    by_frames = True
    indexer = part("salvage:OsirisIndexer")


class OsirisWriting(Writing):
    """Writes osiris logs."""

    writer = part("writer:OsirisWriter")
    takes = ("value", "timestamp", "offset")
    effects = {
        "offset": A_GAP_IS_FILLED,
        "timestamp": Effect(
            Outcome.KEPT, 'another timestamp begins a chunk, unless records share it (chunk_records="…")'
        ),
    }
    conversion_options = {"chunk_milliseconds": None}
    requested = part("request:Requested")


class OsirisRecovery(Recovery):
    """Recovers osiris logs."""

    salvager = part("salvage:OsirisSalvager")


AGE, SIZE = "[0-9]{1,9}[YMDhms]", "[0-9]{1,19}"
"""Values of policies: rabbit_amqqueue.erl check_max_age/1."""


class OsirisStartup(Startup):
    """RabbitMQ's next start."""

    owners = (
        "osiris-1.3",
        "osiris-1.10",
        "rabbitmq-3.10",
        "rabbitmq-4.0",
        "rabbitmq-4.1",
        "rabbitmq-4.2",
    )
    clients = part("startup:clients")
    forecast = part("startup:forecast")
    policies = {"max-age": AGE, "x-max-age": AGE, "max-length-bytes": SIZE, "x-max-length-bytes": SIZE}
    retention = part("owner.start:retention")
    choose = part("owner.choice:choose")


class OsirisTracking(Tracking):
    """Stored positions of clients."""

    entries = part("tracking:tracked")
    state = part("startup:state_of")


class OsirisMessages(Messages):
    """AMQP 1.0 messages."""

    decodings = ("amqp",)
    decoder = part("amqp.as_json:decoder")
    search = part("amqp.message:SEARCH")
    of_broker = part("amqp.amqp091:message")


class OsirisOrigin(Origin):
    """A stream's queue."""

    columns = {"vhost": str, "queue": str}
    said_by = part("folder:origin")


class Osiris(Format):
    """RabbitMQ Streams."""

    name = "osiris"
    title = "RabbitMQ osiris"
    columns = ("offset", "timestamp", "chunk_id", "epoch", "value")
    evidence = Evidence.MAGIC
    usual_names = ("*.segment", "*.index")
    besides = "what consumers and producers stored (tracking), filter values"

    sniff = part("folder:FOLDER.sniff")
    discover = part("folder:FOLDER.discover")
    emptied = part("folder:FOLDER.emptied")
    names_segment = part("folder:FOLDER.names_segment")
    segment = part("folder:FOLDER.segment")
    reader = part("reader:OsirisReader")
    scanner = part("scan.scanner:make")
    check_order = part("folder:FOLDER.check_order")
    check_end = part("damage.epochs:check_end")
    info = part("folder:info")
    is_filler = part("chunk:is_filler")
    doubts_epoch = part("damage.epochs:is_doubted")
    filter_answer = part("chunk:answer")
    functions = part("request:FUNCTIONS")

    index = OsirisIndex()
    writing = OsirisWriting()
    recovery = OsirisRecovery()
    startup = OsirisStartup()
    tracking = OsirisTracking()
    messages = OsirisMessages()
    origin = OsirisOrigin()
