"""One publication: a log's records, sent and confirmed, and the file of its progress.

The destination that a URI names by its scheme: RabbitMQ, or one of a plugin.
"""

from __future__ import annotations

import asyncio
import json
import logging
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any
from uuid import uuid4

from segspec.core.bounds import Bound, Range
from segspec.core.condition import Condition
from segspec.core.errors import Code, Finding, SegspecError, Severity
from segspec.core.extras import needed
from segspec.core.json_form import line
from segspec.core.limits import TEXT_BYTES
from segspec.core.model import Record
from segspec.formats import registry
from segspec.formats.contract.publishing import Confirmations, Destination, Outgoing, PublishError, Sender, Terms
from segspec.library.log import Log
from segspec.library.output_places import check_output
from segspec.library.record_selection import Selection
from segspec.library.where import where_of
from segspec.publishing.rabbitmq import PORTS, Address
from segspec.reading.walk import OnDamage, Policy
from segspec.storage.atomic import replace_file
from segspec.storage.source import is_remote, read_whole


class RabbitMQ(Address, Destination):
    """A stream or a queue, over the stream protocol or AMQP 0.9.1."""

    def sender(self, terms: Terms) -> Sender:
        with needed():
            if self.remembers:
                from segspec.publishing.over_stream import StreamSender

                return StreamSender(self, terms)
            from segspec.publishing.over_amqp import AmqpSender

            return AmqpSender(self, terms)


def destination_of(uri: str) -> Destination:
    """The destination of a URI. Raises `ValueError` with only the scheme: the rest may contain a password."""
    scheme = uri.partition("://")[0].lower() if "://" in uri else ""
    if scheme in PORTS:
        return RabbitMQ.parse(uri)
    targets = filter(None, (format.publishing for format in registry.listed()))
    others = {scheme: target for target in targets for scheme in target.schemes}
    found = others.get(scheme)
    if found is None:
        given = f"{scheme!r} is no scheme of a broker" if scheme else "no scheme is given"
        raise ValueError(f"{given}: it is {', '.join([*PORTS, *sorted(others)])}")
    return found.destination.parse(uri)


def numbered(log: Log, choice: Selection, first: int, progress: Callable[[int], None]) -> Iterator[Outgoing]:
    """The chosen records from number `first` on. `progress` gets the bytes of segments as they are passed.

    Raises `SegspecError` if numbers do not rise: a broker would mistake the second for a known record.
    """
    last = -1
    for path, record in _records(log, choice, first, progress):
        number = last + 1 if record.offset is None else record.offset
        if number <= last:
            raise SegspecError(
                Code.BAD_ORDER,
                f"offset {number} comes after {last}: recover the log, and publish the copy",
                path=path,
                position=record.position,
                expected=f"more than {last}",
                actual=str(number),
            )
        last = number
        if number >= first:
            yield Outgoing(number, record)


def _records(log: Log, choice: Selection, first: int, progress: Callable[[int], None]) -> Iterator[tuple[str, Record]]:
    within = choice.within
    if log.format.number == "offset" and (within is None or within.start is None or within.start.kind == "offset"):
        begin = first if within is None or within.start is None else max(first, within.start.value)
        within = Range(Bound("offset", begin), within.end if within else None) if begin else within
    place, passed = "", 0
    for path, record in log.placed_records(choice._replace(within=within)):
        if path != place:
            place, passed = path, 0
        if record.position > passed:
            progress(record.position - passed)
            passed = record.position
        yield path, record
    choice.tell_unopened()


def batches(records: Iterator[Outgoing], most: int, most_bytes: int) -> Iterator[list[Outgoing]]:
    """At most `most` records per batch, with about `most_bytes` of values."""
    batch: list[Outgoing] = []
    size = 0
    for one in records:
        if batch and (len(batch) >= most or size + len(one.value) > most_bytes):
            yield batch
            batch, size = [], 0
        batch.append(one)
        size += len(one.value)
    if batch:
        yield batch


VERSION = "segspec-publish-1"


@dataclass(slots=True)
class PublishedUpTo:
    """The publication, and the number of the first record that may be unconfirmed.

    `source` has the log's path and format, `choice` the choice of its records: a publication resumes only if these and
    the destination are the same. The broker recognizes it by `producer`.
    """

    source: str
    choice: str
    destination: str
    producer: str
    next: int = 0
    version: str = VERSION

    def save(self, path: Path) -> None:
        """Replaces the file atomically and syncs it."""
        texts = {name: str(value) for name, value in asdict(self).items()}
        replace_file(path, f"{line(texts)}\n".encode())

    def resumed(self, path: Path) -> PublishedUpTo:
        """The progress in the file, if it exists. Raises `PublishError` if the file is of another publication."""
        try:
            content = read_whole(path, TEXT_BYTES)
        except FileNotFoundError:
            return self
        found = _read(content, path)
        for name in ("source", "choice", "destination"):
            if getattr(found, name) != getattr(self, name):
                raise PublishError(
                    f"it is of another publication: its {name} is {getattr(found, name)}, and {getattr(self, name)} "
                    "is asked for",
                    str(path),
                )
        return found


def _read(content: bytes, path: Path) -> PublishedUpTo:
    try:
        texts = json.loads(content)
        found = PublishedUpTo(**texts)
        found.next = int(found.next)
    except (ValueError, TypeError) as error:
        raise PublishError("it is not a file of a publication", str(path)) from error
    if found.version != VERSION:
        raise PublishError(f"it is of another version, {found.version}", str(path))
    return found


SAVE_SECONDS = 0.5

SETTLE_SECONDS = 2.0
"""How long confirmations are awaited after a publication was ended or failed."""

PACE_SECONDS = 0.1


@dataclass(slots=True)
class Published:
    """The result of a publication.

    `confirmed` counts confirmed records; all numbers below `next` are confirmed. `begun` is the first number, `resumed`
    whether an earlier publication ended there; `damaged` counts errors in the log; `changed_headers`, `changed_times`
    and `changed_values` count what could not be sent unchanged.
    """

    source: str
    destination: str
    producer: str
    begun: int = 0
    resumed: bool = False
    confirmed: int = 0
    next: int = 0
    damaged: int = 0
    changed_headers: int = 0
    changed_times: int = 0
    changed_values: int = 0
    connected: bool = False
    complete: bool = False

    def as_json(self) -> dict[str, Any]:
        return {
            name: value if isinstance(value, str | bool) else str(value)
            for name, value in ((name, getattr(self, name)) for name in self.__slots__)
        }


class Publication:
    """Publishes the records of `log`, waits for every confirmation, and can be resumed.

    If the destination `remembers` producers, records are published under the name `producer` with their offsets as
    publishing ids, so each arrives once. By default the name is random, and stored only in the file `resume`.
    Otherwise, as over AMQP 0.9.1, a resumed publication begins after the last confirmed record in the file: after a
    crash, those confirmed in the last half second come twice.

    `rate` is in records per second; `seconds` limits how long the broker may take to answer or confirm. `report` gets
    the damage, which `on_damage` treats as in `Log.records`; `progress` the bytes of segments that were passed.
    """

    def __init__(
        self,
        log: Log,
        to: Destination,
        *,
        within: Range | None = None,
        where: Sequence[Condition] = (),
        on_damage: Policy = "stop",
        rate: float | None = None,
        resume: Path | None = None,
        producer: str | None = None,
        seconds: float = 60,
        report: Callable[[Finding], None] | None = None,
        progress: Callable[[int], None] | None = None,
    ) -> None:
        if "value" not in log.format.columns:
            raise PublishError(
                f"records of {log.format.name} have fields, not a value: convert the log, and publish what comes of it",
                log.path,
            )
        if resume is not None:
            check_output(resume, [log.path])
        if rate is not None and rate <= 0:
            raise ValueError("rate is more than 0 records a second")
        self._log = log
        self._to = to
        self._rate = rate
        self._resume = resume
        self._seconds = seconds
        self._report = report
        self._progress = progress or (lambda _: None)
        self._choice = Selection(OnDamage(on_damage), within, report=self._tell, where=where_of(log.format, where))
        fresh = PublishedUpTo(
            source=f"{log.format.name} {log.path if is_remote(log.path) else Path(log.path).absolute()}",
            choice=" ".join([f"{within} on_damage={on_damage}", *(one.text for one in where)]),
            destination=str(to),
            producer=producer or f"segspec-{uuid4().hex}",
        )
        self._resumption = fresh if resume is None else fresh.resumed(resume)
        if producer is not None and producer != self._resumption.producer:
            raise PublishError(f"its producer is {self._resumption.producer}, not {producer}", str(resume))
        self.result = Published(log.path, str(to), self._resumption.producer, next=self._resumption.next)
        self._saved = 0.0

    def run(self) -> Published:
        """Publishes, and returns when all is confirmed. Raises `PublishError`, and `SegspecError` for damage under
        `fail`; `result` is valid even after a signal.
        """
        for finding in self._log.folder_findings():
            self._tell(finding)
        for name in ("pika", "rstream"):
            # Their messages come as errors.
            logging.getLogger(name).addHandler(logging.NullHandler())
        task: Future[asyncio.Task[Any]] = Future()
        # In a separate thread, so that a signal does not interrupt a library halfway.
        with ThreadPoolExecutor(1, "segspec-publish") as thread:
            done = thread.submit(lambda: asyncio.run(self._publish(task)))
            try:
                done.result()
            except BaseException:
                if not done.done():
                    running = task.result()
                    running.get_loop().call_soon_threadsafe(running.cancel)
                raise
        return self.result

    async def _publish(self, own: Future[asyncio.Task[Any]]) -> None:
        current = asyncio.current_task()
        assert current is not None
        own.set_result(current)
        confirmations = Confirmations(str(self._to), self._seconds)
        asyncio.get_running_loop().set_exception_handler(
            lambda _, context: confirmations.fail(str(context.get("exception") or context["message"]))
        )
        sender = self._sender(confirmations)
        try:
            confirmations.begin(self._begin(await sender.open()))
            await self._send_all(sender, confirmations)
            self.result.complete = True
        except BaseException:
            with suppress(SegspecError):
                await confirmations.wait_for_all(SETTLE_SECONDS)
            raise
        finally:
            if self.result.connected:
                self._note(confirmations)
            self.result.changed_headers, self.result.changed_times = sender.changed_headers, sender.changed_times
            self.result.changed_values = sender.changed_values
            with suppress(OSError):
                await sender.close()

    def _sender(self, confirmations: Confirmations) -> Sender:
        messages = self._log.format.messages
        understand = None if messages is None else messages.of_broker
        return self._to.sender(Terms(confirmations, self.result.producer, understand, self._log.limits, self._seconds))

    def _begin(self, last: int | None) -> int:
        if last is not None:
            self._resumption.next = max(self._resumption.next, last + 1)
        elif self._to.remembers and self._resumption.next > 1:
            raise PublishError(
                f"the broker knows nothing of the producer {self.result.producer}, of which {self._resume} says that "
                f"all below {self._resumption.next} is confirmed: was it re-created? Then "
                "begin without the file",
                str(self._to),
            )
        begun = self._resumption.next
        self.result.begun = self.result.next = begun
        self.result.resumed = begun > 0
        self.result.connected = True
        self._save()
        return begun

    async def _send_all(self, sender: Sender, confirmations: Confirmations) -> None:
        most = sender.batch_messages
        if self._rate is not None:
            most = max(1, min(most, int(self._rate * PACE_SECONDS)))
        records = numbered(self._log, self._choice, self._resumption.next, self._progress)
        started, sent = time.monotonic(), 0
        for batch in batches(records, most, sender.batch_bytes):
            if self._rate is not None:
                await asyncio.sleep(started + sent / self._rate - time.monotonic())
            await sender.send(batch)
            sent += len(batch)
            await confirmations.wait_for_room()
            if time.monotonic() > self._saved + SAVE_SECONDS:
                self._note(confirmations)
        await confirmations.wait_for_all()

    def _note(self, confirmations: Confirmations) -> None:
        self.result.confirmed = confirmations.confirmed
        self.result.next = self._resumption.next = confirmations.reached
        self._save()

    def _save(self) -> None:
        self._saved = time.monotonic()
        if self._resume is not None:
            self._resumption.save(self._resume)

    def _tell(self, finding: Finding) -> None:
        self.result.damaged += finding.severity is Severity.ERROR
        if self._report is not None:
            self._report(finding)
