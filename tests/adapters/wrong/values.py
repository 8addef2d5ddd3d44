"""Bugs in the values of records."""

from __future__ import annotations

from tests.adapters.wrong.kinds import JSON, Wrong, numbers, read_answers, records, without


def signed(number: int) -> int:
    return number - (1 << 64) if number >= 1 << 63 else number


def reversed_bytes(number: int) -> int:
    return int.from_bytes((number % (1 << 64)).to_bytes(8, "big"), "little")


def as_text(record: JSON) -> JSON:
    if "value" not in record:
        return record
    text = bytes.fromhex(record["value"]).decode("utf-8", errors="replace")
    return record | {"value": text.encode().hex()}


def count_from_zero(answer: JSON, request: JSON) -> JSON:
    kept = [record | {"offset": str(number)} for number, record in enumerate(answer["records"]) if "offset" in record]
    return answer | {"records": kept} if kept else answer


def count_on(answer: JSON, request: JSON) -> JSON:
    found = answer["records"]
    if not found or "offset" not in found[0]:
        return answer
    first = int(found[0]["offset"])
    return answer | {"records": [record | {"offset": str(first + number)} for number, record in enumerate(found)]}


def drop_repeated_timestamps(answer: JSON, request: JSON) -> JSON:
    out: list[JSON] = []
    last = None
    for record in answer["records"]:
        carried = request["format"] == "tank" and record.get("timestamp") == last
        last = record.get("timestamp")
        out.append(without(record, "timestamp") if carried else record)
    return answer | {"records": out}


def first_epoch(answer: JSON, request: JSON) -> JSON:
    epochs = [record["epoch"] for record in answer["records"] if "epoch" in record]
    return answer | {
        "records": [record | {"epoch": epochs[0]} if "epoch" in record else record for record in answer["records"]]
    }


def as_map(record: JSON) -> JSON:
    return (
        record | {"fields": [[name, value] for name, value in dict(record["fields"]).items()]}
        if "fields" in record
        else record
    )


def id_without_sequence(record: JSON) -> JSON:
    return record | {"id": record["id"].split("-")[0] + "-0"} if "id" in record else record


VALUES = (
    Wrong(
        "numbers-are-doubles",
        "keeps 64-bit integers as doubles",
        numbers(lambda n: int(float(n)), "offset", "timestamp", "epoch", "chunk_id"),
    ),
    Wrong(
        "numbers-are-signed",
        "reads unsigned 64-bit integers as signed ones",
        numbers(signed, "offset", "epoch", "chunk_id"),
    ),
    Wrong(
        "timestamps-are-unsigned",
        "reads a timestamp before 1970 as one far ahead",
        numbers(lambda n: n % (1 << 64), "timestamp"),
    ),
    Wrong(
        "numbers-are-32-bit",
        "keeps the low half of 64-bit integers",
        numbers(lambda n: n % (1 << 32), "offset", "epoch", "chunk_id"),
    ),
    Wrong("other-byte-order", "reads offsets in the other byte order", numbers(reversed_bytes, "offset")),
    Wrong(
        "timestamps-in-seconds", "rounds timestamps down to seconds", numbers(lambda n: n // 1000 * 1000, "timestamp")
    ),
    Wrong("offsets-from-zero", "counts offsets from 0 in every file", read_answers(count_from_zero)),
    Wrong(
        "offsets-without-holes",
        "counts the records that it gives, instead of the offsets that frames take",
        read_answers(count_on),
    ),
    Wrong(
        "drop-the-carried-timestamp",
        "gives no timestamp to messages that use the last one",
        read_answers(drop_repeated_timestamps),
    ),
    Wrong("keep-the-first-epoch", "gives every record the epoch of the first chunk", read_answers(first_epoch)),
    Wrong("drop-keys", "gives no keys", records(lambda record: without(record, "key"))),
    Wrong(
        "empty-keys",
        "gives an empty key where there is none",
        records(lambda record: record | {"key": record.get("key", "")} if "value" in record else record),
    ),
    Wrong("values-are-text", "takes values for UTF-8", records(as_text)),
    Wrong(
        "drop-empty-values",
        "loses records without a value",
        records(lambda record: None if record.get("value") == "" else record),
    ),
    Wrong(
        "deleted-is-live",
        "gives deleted entries as live ones",
        records(lambda record: record | {"deleted": False} if "deleted" in record else record),
    ),
    Wrong(
        "drop-deleted",
        "leaves deleted entries out of the answer",
        records(lambda record: None if record.get("deleted") else record),
    ),
    Wrong("fields-are-a-map", "keeps one value of a name that an entry has twice", records(as_map)),
    Wrong("ids-without-sequence", "gives the milliseconds of an id, and 0", records(id_without_sequence)),
)
