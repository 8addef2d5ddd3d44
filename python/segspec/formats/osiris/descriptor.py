"""What RabbitMQ osiris says of itself: segments of chunks, with an index beside each."""

from __future__ import annotations

from segspec.formats.contract.descriptor import Evidence, Format, IndexPlace, part
from segspec.formats.contract.effects import A_GAP_IS_FILLED, Effect, Outcome


class Osiris(Format):
    """RabbitMQ Streams."""

    name = "osiris"
    title = "RabbitMQ osiris"
    columns = ("offset", "timestamp", "chunk_id", "epoch", "value")
    evidence = Evidence.MAGIC
    usual_names = ("*.segment", "*.index")

    sniff = part("folder:sniff")
    discover = part("folder:discover")
    names_segment = part("folder:names_segment")
    segment = part("folder:segment")
    reader = part("reader:OsirisReader")
    check_order = part("folder:check_order")
    check_end = part("damage.epochs:check_end")
    scanner = part("scan.scanner:make")

    index_place = IndexPlace.BESIDE
    index_columns = dict.fromkeys(("chunk_id", "timestamp", "epoch", "ofs_chunk", "chunk_type"), int)
    marks = part("marks:marks")
    is_index = part("folder:is_index")
    check_index = part("index:check")
    index_entries = part("index:entries")
    agreement = part("agreement:agreement")
    has_filters = True
    filter_answer = part("filter:answer")

    writer = part("writer:OsirisWriter")
    takes = ("value", "timestamp", "offset")
    effects = {
        "offset": A_GAP_IS_FILLED,
        "timestamp": Effect(
            Outcome.KEPT, "another timestamp begins a chunk, unless records share it (--chunk-records)"
        ),
    }
    besides = "what consumers and producers stored (tracking), filter values"
    conversion_options = {"chunk_milliseconds": None}
    requested = part("request:Requested")

    salvager = part("salvage:OsirisSalvager")
    indexer = part("salvage:OsirisIndexer")
    is_filler = part("chunk:is_filler")
    doubts_epoch = part("damage.epochs:is_doubted")

    owners = (
        "osiris-1.3",
        "osiris-1.10",
        "rabbitmq-3.10",
        "rabbitmq-3.11",
        "rabbitmq-3.12",
        "rabbitmq-3.13",
        "rabbitmq-4.0",
        "rabbitmq-4.1",
        "rabbitmq-4.2",
    )
    startup = part("startup:forecast")
    choose_owner = part("owner.choice:choose")

    info = part("folder:info")
    origin_columns = {"vhost": str, "queue": str}
    origin = part("folder:origin")
    emptied = part("folder:emptied")
    tracking = part("tracking:tracked")
    tracking_state = part("owner.tracking_state:state_of")
    decodings = ("amqp",)
    decoder = part("amqp.json_form:decoder")
    search = part("amqp.search:SEARCH")
    broker_message = part("amqp.amqp091:message")
    functions = part("request:FUNCTIONS")
