"""Bugs in where reading stops, and in what is said of it."""

from __future__ import annotations

from segspec.conformance import library
from tests.adapters.wrong.kinds import JSON, Wrong, content, read_answers, without


def size_of(request: JSON) -> int:
    return len(request["input"]["segment"]["hex"]) // 2


def clean(answer: JSON, valid_bytes: str) -> JSON:
    return without(answer, "error") | {"end": "clean", "valid_bytes": valid_bytes}


def stopped(answer: JSON, end: str, code: str, at: str | None = None) -> JSON:
    return answer | {"end": end, "error": {"code": code, "at": at or answer["valid_bytes"]}}


def skipping(request: JSON) -> list[JSON]:
    """The records that reading on after damage gives."""
    records: list[JSON] = library.answer(request | {"cmd": "skip"})["records"]
    return records


def instead(end: str, other_end: str, code: str) -> Wrong:
    def change(answer: JSON, request: JSON) -> JSON:
        return stopped(answer, other_end, code) if answer["end"] == end else answer

    return Wrong(f"{end}-is-{other_end}", f"says {other_end} where a file is {end}", read_answers(change))


def accept_all(answer: JSON, request: JSON) -> JSON:
    return clean(answer, str(size_of(request)))


def reject_all(answer: JSON, request: JSON) -> JSON:
    return stopped(answer | {"valid_bytes": "0", "records": []}, "not-this-format", "bad-magic")


def ignore_tail(answer: JSON, request: JSON) -> JSON:
    return clean(answer, answer["valid_bytes"]) if answer["end"] == "torn" else answer


def all_or_nothing(answer: JSON, request: JSON) -> JSON:
    return answer if answer["end"] == "clean" else answer | {"records": [], "valid_bytes": "0"}


def stop_one_early(answer: JSON, request: JSON) -> JSON:
    return answer if answer["end"] == "clean" else answer | {"records": answer["records"][:-1]}


def leave_out_the_last(answer: JSON, request: JSON) -> JSON:
    return answer | {"records": answer["records"][:-1]}


def whole_file_is_valid(answer: JSON, request: JSON) -> JSON:
    return answer | {"valid_bytes": str(size_of(request))}


def error_at_the_end(answer: JSON, request: JSON) -> JSON:
    if "error" not in answer:
        return answer
    return answer | {"error": answer["error"] | {"at": str(size_of(request))}}


def error_a_byte_on(answer: JSON, request: JSON) -> JSON:
    if "error" not in answer:
        return answer
    return answer | {"error": answer["error"] | {"at": str(int(answer["error"]["at"]) + 1)}}


def one_code_for_all(answer: JSON, request: JSON) -> JSON:
    if "error" not in answer:
        return answer
    return answer | {"error": answer["error"] | {"code": "bad-encoding"}}


def go_on_unsaid(answer: JSON, request: JSON) -> JSON:
    if answer["end"] == "clean":
        return answer
    return clean(answer | {"records": skipping(request)}, str(size_of(request)))


def go_on_and_say(answer: JSON, request: JSON) -> JSON:
    return answer if answer["end"] == "clean" else answer | {"records": skipping(request)}


def throw(answer: JSON, request: JSON) -> JSON:
    if answer["end"] != "clean":
        raise MemoryError("a length that nobody compared with what is left")
    return answer


ENDINGS = (
    Wrong("accept-all", "says clean of everything", read_answers(accept_all)),
    Wrong("reject-all", "takes no file for its own", read_answers(reject_all)),
    Wrong(
        "ignore-the-torn-tail", "reads to the last whole frame, and says nothing of the rest", read_answers(ignore_tail)
    ),
    instead("torn", "corrupt", "bad-length"),
    instead("corrupt", "torn", "torn"),
    instead("unsupported", "corrupt", "bad-magic"),
    instead("not-this-format", "corrupt", "bad-magic"),
    Wrong("all-or-nothing", "releases nothing of a file that has a fault", read_answers(all_or_nothing)),
    Wrong("stop-one-early", "loses the last record in front of a fault", read_answers(stop_one_early)),
    Wrong("lose-the-last", "loses the last record of every file", read_answers(leave_out_the_last)),
    Wrong("valid-to-the-end", "says that all bytes of every file are valid", read_answers(whole_file_is_valid)),
    Wrong("error-at-the-end", "names the end of the file as the place of every fault", read_answers(error_at_the_end)),
    Wrong(
        "error-a-byte-on", "names the byte behind the first one of the frame at fault", read_answers(error_a_byte_on)
    ),
    Wrong("one-code-for-all", "has one code for every fault", read_answers(one_code_for_all)),
    Wrong("go-on-unsaid", "goes on behind damage, and does not say so", read_answers(go_on_unsaid)),
    Wrong("go-on-and-say", "goes on behind damage where it was told to stop", read_answers(go_on_and_say)),
    Wrong("throw-on-damage", "ends with an exception where a file has a fault", read_answers(throw)),
    Wrong(
        "zeros-are-the-end",
        "takes zeros at the end of a file for nothing at all",
        content(lambda read: read.rstrip(b"\0")),
    ),
    Wrong(
        "read-past-the-end",
        "reads on in its buffer behind the end of the file",
        content(lambda read: read + bytes(4096)),
    ),
    Wrong("lose-the-last-byte", "reads one byte too few of every file", content(lambda read: read[:-1])),
)
