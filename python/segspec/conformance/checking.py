"""Helps with a new adapter in steps: request, answer, and remedy."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Any

from segspec.conformance.adapter import Adapter, Hello, parsed, understood
from segspec.conformance.library import PROTOCOL, can
from segspec.conformance.process import AdapterError, CannotStartError, shown
from segspec.conformance.running import Reply, judged
from segspec.conformance.showing import pair
from segspec.conformance.vectors import KINDS, Case, VectorSection

JSON = dict[str, Any]
START = {"cmd": "start", "protocol": PROTOCOL}
EXAMPLE = '{"protocol":1,"name":"my-reader","version":"0.1","language":"go","can":["read:durable_log"]}'
SHOWN = 400


@dataclass(frozen=True, slots=True)
class CheckStep:
    """One step: `wrong` lists errors, one per line, and `mend` has the remedy."""

    title: str
    sent: str = ""
    came: str = ""
    wrong: tuple[str, ...] = ()
    mend: str = ""
    stderr: tuple[str, ...] = ()


def check(
    command: Sequence[str], sections: Sequence[VectorSection], seconds: float, start_seconds: float
) -> Iterator[CheckStep]:
    """The steps in order; a grave failure ends them."""
    try:
        adapter = Adapter(command, seconds)
    except CannotStartError as error:
        yield CheckStep(
            "The program starts", wrong=(str(error),), mend="Name the program and its arguments after `--`."
        )
        return
    yield CheckStep("The program starts", came=" ".join(command))
    with closing(adapter):
        step, hello = _handshake(adapter, start_seconds)
        yield step
        if hello is None:
            return
        yield _capabilities(hello)
        for step in _questions(adapter, hello, sections):
            yield step
            if step.stderr or (step.wrong and not step.came):
                return
        yield _stop(adapter, seconds)


def _handshake(adapter: Adapter, seconds: float) -> tuple[CheckStep, Hello | None]:
    title, sent = "It answers `start` with what it is and what it can", json.dumps(START)
    try:
        line = adapter_line(adapter, [START], seconds)
        came = shown(line, SHOWN)
    except AdapterError as error:
        mend = (
            "Read a line from standard input, print one line of JSON, and flush standard output after each: many "
            f"languages keep it back while it is a pipe. An answer is: {EXAMPLE}"
        )
        return CheckStep(title, sent, "", (f"the adapter {error}",), mend, adapter.process.stderr()), None
    try:
        return CheckStep(title, sent, came), understood(parsed(line))
    except AdapterError as error:
        mend = f"Print nothing on standard output but answers; words go to standard error. An answer is: {EXAMPLE}"
        return CheckStep(title, sent, came, (f"the adapter {error}",), mend, adapter.process.stderr()), None


def adapter_line(adapter: Adapter, requests: Sequence[JSON], seconds: float | None = None) -> bytes:
    adapter.send(requests)
    return adapter.line(seconds)


def _capabilities(hello: Hello) -> CheckStep:
    title = "It names capabilities that the suite knows"
    came = ", ".join(sorted(hello.can)) or "none"
    wrong = []
    for one in sorted(hello.can - set(can())):
        if one.startswith("compute:"):
            continue
        near = get_close_matches(one, can(), 1)
        wrong.append(f"{one} is none" + (f"; do you mean {near[0]}?" if near else ""))
    if not any(one.partition(":")[0] in (*KINDS, "write") for one in hello.can):
        wrong.append("without read:<format>, log:<format>, compute:<function> or another such, nothing is asked")
    return CheckStep(title, came=came, wrong=tuple(wrong), mend=f"They are: {', '.join(can())}." if wrong else "")


def _questions(adapter: Adapter, hello: Hello, sections: Sequence[VectorSection]) -> Iterator[CheckStep]:
    simple = _simplest(sections, hello, "clean")
    torn = _simplest(sections, hello, "torn")
    seq = 0
    for title, case in (("It reads a sound file", simple), ("It reads a file that ends within a frame", torn)):
        if case is not None:
            yield _ask(adapter, hello, f"{title} ({case.id})", case, seq)
            seq += 1
    yield _unknown(adapter, seq)
    if simple is not None and torn is not None:
        yield _both(adapter, simple, torn, seq + 1)


def _simplest(sections: Sequence[VectorSection], hello: Hello, end: str) -> Case | None:
    fitting: list[tuple[tuple[bool, bool, int], Case]] = []
    for section in sections:
        for vector in section.vectors:
            question = vector.questions[0]
            asked = question.kind == "read" and vector.level == "must" and hello.can.issuperset(question.needs)
            if not asked or "every" in vector.stored or vector.index is not None or vector.segment is None:
                continue
            read = vector.stored["read"]
            if read["end"] == end:
                rank = (not read["records"], "findings" in read, len(vector.segment.content))
                fitting.append((rank, Case(question, None)))
    return min(fitting, key=lambda one: one[0])[1] if fitting else None


def _ask(adapter: Adapter, hello: Hello, title: str, case: Case, seq: int) -> CheckStep:
    request = case.request(seq)
    sent = json.dumps(request)
    try:
        line = adapter_line(adapter, [request])
    except AdapterError as error:
        mend = "Catch what your reader raises, and answer with the error's `code` and `at`."
        return CheckStep(title, sent, "", (f"the adapter {error}",), mend, adapter.process.stderr())
    came = shown(line, SHOWN)
    try:
        answer = parsed(line)
    except AdapterError as error:
        return CheckStep(
            title, sent, came, (f"the adapter {error}",), "Print one JSON object a line, and nothing else."
        )
    if answer.get("seq") != seq:
        mend = "Repeat the request's `seq` in the answer, as a number."
        return CheckStep(title, sent, came, (f"`seq` is {answer.get('seq')!r:.40}, and {seq} is due",), mend)
    failure = judged(Reply(case, answer), hello)
    if failure is None:
        return CheckStep(title, sent, came)
    wrong = [failure.reason] if not failure.differences else []
    for one in failure.differences:
        expected, answered = pair(one)
        wrong.append(f"{one.path}: {answered}, and {expected} is expected")
    vector = case.question.vector
    return CheckStep(title, sent, came, tuple(wrong), f"{vector.comment} More: segspec conformance explain {vector.id}")


def _unknown(adapter: Adapter, seq: int) -> CheckStep:
    request = {"cmd": "an-unknown-command", "seq": seq}
    title, sent = "It skips a command that it does not know", json.dumps(request)
    mend = f'Answer what you cannot do with {{"seq":{seq},"skip":"why"}}: later versions may ask for more.'
    try:
        line = adapter_line(adapter, [request])
        came = shown(line, SHOWN)
        answer = parsed(line)
    except AdapterError as error:
        return CheckStep(title, sent, "", (f"the adapter {error}",), mend, adapter.process.stderr())
    if answer.get("seq") == seq and "skip" in answer:
        return CheckStep(title, sent, came)
    return CheckStep(title, sent, came, ("this is no `skip` with the request's `seq`",), mend)


def _both(adapter: Adapter, one: Case, other: Case, seq: int) -> CheckStep:
    title = "It takes several requests before an answer is read, and answers in their order"
    requests = [one.request(seq), other.request(seq + 1)]
    sent = "\n".join(json.dumps(request) for request in requests)
    mend = "Answer line by line, in the order of the requests."
    try:
        answers = [parsed(adapter_line(adapter, requests)), parsed(adapter.line())]
    except AdapterError as error:
        return CheckStep(title, sent, "", (f"the adapter {error}",), mend, adapter.process.stderr())
    came = "\n".join(shown(json.dumps(answer).encode(), SHOWN) for answer in answers)
    given = [answer.get("seq") for answer in answers]
    if given == [seq, seq + 1]:
        return CheckStep(title, sent, came)
    return CheckStep(title, sent, came, (f"`seq` is {given!r:.60}, and {[seq, seq + 1]} is due",), mend)


def _stop(adapter: Adapter, seconds: float) -> CheckStep:
    title, sent = "It ends with exit code 0 at `stop`", '{"cmd": "stop"}'
    wrong = adapter.stop(seconds)
    if wrong is None:
        return CheckStep(title, sent, "exit code 0")
    mend = "At `stop`, and at the end of standard input, print nothing more and exit with 0."
    return CheckStep(title, sent, "", (f"the adapter {wrong}",), mend, adapter.process.stderr())
