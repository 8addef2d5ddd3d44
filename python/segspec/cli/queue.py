"""`segspec queue`: ffwd's queue as a live system."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import click

from segspec.cli import options, table
from segspec.cli.streams import DAMAGED, SOUND
from segspec.cli.table import StyledText
from segspec.cli.writers import WRITERS
from segspec.columns.long_text import shows
from segspec.core import json_form
from segspec.core.model import Record
from segspec.core.text import counted, printable
from segspec.queue import MessageBatch, Queue, QueueReader
from segspec.queue.queue import SYNCS
from segspec.queue.reader import stat as stat_of

DRAWN = 60
APPENDED = 1000

folder = click.argument("folder", metavar="DIR", type=click.Path(path_type=Path))


def _place(text: str) -> str | int:
    if text not in ("begin", "end") and not text.isdecimal():
        raise ValueError(f"{text!r} is not begin, end or an offset")
    return int(text) if text.isdecimal() else text


@click.group(name="queue", cls=options.VerbGroup)
def command() -> None:
    """Works with a live queue of ffwd: its content, its consumers, and its messages.

    All verbs except append and trim work while another process appends.
    """


@command.command(name="stat")
@folder
@options.output("text", "json")
def stat(folder: Path, output: str) -> int:
    """Shows the queue in DIR, and the positions of its consumers.

    Exits with 3 if a consumer has lost messages, or if the last entry is torn and no process writes.
    """
    facts = stat_of(folder)
    if output == "json":
        click.echo(json_form.line(json_form.plain(facts)))
    else:
        _show(facts)
    lost = any(consumer["dropped"] for consumer in facts["consumers"])
    torn = "torn_bytes" in facts and "process" not in facts
    return DAMAGED if lost or torn else SOUND


@command.command(name="consumers")
@folder
@click.option("--add", "added", metavar="NAME", help="Add a consumer. An existing one keeps its position.")
@click.option("--seek", "moved", metavar="NAME", help="Move a consumer.")
@click.option("--remove", "removed", metavar="NAME", help="Remove a consumer; its messages are no longer kept.")
@click.option(
    "--at",
    type=options.ParsedText("begin|end|offset", _place),
    help="Position for --add and --seek. [default: begin]",
)
@options.output("text", "json")
def consumers(
    folder: Path, added: str | None, moved: str | None, removed: str | None, at: str | int | None, output: str
) -> int:
    """Changes the consumers of the queue in DIR, and then lists them, one per line.

    Exits with 3 if a consumer has lost messages.
    """
    if at is not None and added is None and moved is None:
        raise click.UsageError("--at is for --add and --seek")
    if moved is not None and at is None:
        raise click.UsageError("--seek needs --at")
    with QueueReader(folder) as reader:
        if removed is not None:
            reader.remove(removed)
        if added is not None:
            reader.add(added, "begin" if at is None else at)
        if moved is not None and at is not None:
            reader.seek(moved, at)
    found = stat_of(folder)["consumers"]
    if output == "json":
        for consumer in found:
            click.echo(json_form.line(json_form.plain(consumer)))
    else:
        _consumers(found)
    return DAMAGED if any(consumer["dropped"] for consumer in found) else SOUND


@command.command(name="trim")
@folder
def trim(folder: Path) -> int:
    """Removes the segments of the queue in DIR that no consumer needs; the last one stays.

    A process that appends trims by itself; while one runs, this fails.
    """
    _existing(folder)
    with Queue(folder, trim=False) as queue:
        count = queue.trim()
        first = queue.first_offset
    click.echo(f"{counted(count, 'segment')} removed; the queue begins with {first}")
    return SOUND


@command.command(name="append")
@folder
@click.argument("file", type=click.File("rb"), default="-")
@click.option("--payload", type=click.Choice(["utf8", "hex", "base64"]), default="utf8", show_default=True,
              help="Form of the lines.")  # fmt: skip
@click.option("--fsync", type=click.Choice(SYNCS), default="always", show_default=True, help="When to sync.")
@click.option("--dialect", type=click.Choice(["document", "system"]), help="Of a new queue. [default: document]")
@click.option("--segment-bytes", type=click.IntRange(min=1), metavar="N", help="[default: 100,000,000]")
@click.option("--max-bytes", type=click.IntRange(min=1), metavar="N", help="Maximum size of the queue.")
@options.output("text", "json")
def append(folder: Path, file: Any, payload: str, output: str, **settings: Any) -> int:
    """Appends the lines of FILE (default: standard input) to the queue in DIR, which is created if it does not exist.
    Each line is a message, without its line break.

    A torn end, left by a crash, is cut off and reported on stderr. It is not an error.
    """
    settings = {name: value for name, value in settings.items() if value is not None}
    count, last = 0, -1
    with Queue(folder, **settings) as queue:
        for finding in queue.findings:
            what = "consumers" if finding.bytes is None else "cut off"
            click.echo(f"{what}: {printable(str(finding.error()))}", err=True)
        first = queue.next_offset
        for values in _chunks(file, payload):
            numbers = queue.append_many(values)
            count, last = count + len(numbers), numbers[-1]
    if output == "json":
        span = {"first_offset": first, "last_offset": last} if count else {}
        click.echo(json_form.line(json_form.plain({"records": count, **span})))
    else:
        click.echo(f"{count:,} messages" + (f": {first} … {last}" if count else ""))
    return SOUND


@command.command(name="read")
@folder
@click.option("--consumer", "-c", "name", required=True, metavar="NAME", help="Its name; see queue consumers --add.")
@click.option("--limit", "-n", type=click.IntRange(min=1), metavar="N", help="Maximum number of messages.")
@click.option("--wait", type=click.FloatRange(min=0), default=0.0, metavar="SECONDS", help="Wait for the next message.")
@click.option("--follow", "-f", is_flag=True, help="Wait forever.")
@click.option("--ack", is_flag=True, help="Acknowledge what was printed.")
@options.output("text", "json", "csv")
@options.payload
def read(
    folder: Path, name: str, limit: int | None, wait: float, follow: bool, ack: bool, output: str, payload: str | None
) -> int:
    """Prints the next messages of a consumer of the queue in DIR. Without --ack, the next call prints them again.

    Exits with 3 if it has lost messages; stderr lists them.
    """
    show = shows(options.payload_form(payload, output))
    out, lost = WRITERS[output](), False
    with QueueReader(folder) as reader:
        for batch in _batches(reader, name, limit, None if follow else wait):
            if batch.dropped:
                lost = True
                click.echo(f"segspec: {_gone(batch.dropped, name)}", err=True)
            for offset, value in batch:
                out.write(json_form.record(Record(0, offset=offset, value=value), show))
            # Flush first: an acknowledged message must have been written.
            sys.stdout.flush()
            if ack:
                reader.ack(name, batch[-1].offset if batch else batch.dropped[-1])
    return DAMAGED if lost else SOUND


def _batches(reader: QueueReader, consumer: str, limit: int | None, wait: float | None) -> Iterator[MessageBatch]:
    due, left = 0, limit
    while left is None or left > 0:
        batch = reader.read(consumer, min(left or APPENDED, APPENDED), wait=wait, start=due)
        if not batch and not batch.dropped:
            return
        yield batch
        due = (batch[-1].offset if batch else batch.dropped[-1]) + 1
        left = None if left is None else left - len(batch)


def _gone(dropped: range, consumer: str) -> str:
    numbers = f"{dropped[0]} … {dropped[-1]}" if len(dropped) > 1 else str(dropped[0])
    return f"lost to consumer {printable(consumer)}: {numbers} ({len(dropped):,} messages)"


def _chunks(file: Any, payload: str) -> Iterator[list[bytes]]:
    form = json_form.PAYLOADS[payload]
    texts = (line.removesuffix(b"\n") for line in file)
    if isinstance(form, json_form.ReversiblePayload) and payload != "utf8":
        texts = (form.decode(text.decode("utf-8")) for text in texts)
    while values := list(islice(texts, APPENDED)):
        yield values


def _existing(folder: Path) -> None:
    QueueReader(folder).close()


def _show(facts: dict[str, Any]) -> None:
    click.echo(f"{click.style('queue', bold=True)}  {printable(facts['path'])}")
    rows = [
        ("messages", f"{facts['records']:,}"),
        ("offsets", f"{facts['first_offset']} … {facts['next_offset'] - 1}" if facts["records"] else "none"),
        ("bytes", f"{facts['bytes']:,} in {counted(len(facts['segments']), 'segment')}"),
        ("dialect", facts["dialect"]),
        ("appended to by", f"process {facts['process']}" if "process" in facts else "no known process"),
    ]
    if "torn_bytes" in facts:
        rows.append(("not complete", f"{facts['torn_bytes']:,} bytes at the end"))
    table.show_pairs(rows)
    click.echo()
    _draw(facts)


def _draw(facts: dict[str, Any]) -> None:
    first: int = facts["first_offset"]
    end: int = facts["next_offset"]
    span = max(1, end - first)

    def column(offset: int) -> int:
        return max(0, min(DRAWN, (offset - first) * DRAWN // span))

    begins = {column(segment["first_offset"]) for segment in facts["segments"]}
    bar = "".join("|" if at in begins else "=" for at in range(DRAWN)) + "|"
    rows: list[tuple[table.TableCell, ...]]
    rows = [(StyledText("segments", dim=True), bar, StyledText(f"{first} … {end}", dim=True))]
    for consumer in facts["consumers"]:
        at = column(consumer["position"])
        gone = f", {consumer['dropped']:,} dropped" if consumer["dropped"] else ""
        words = f"at {consumer['position']}, {consumer['lag']:,} to go{gone}"
        drawn = "." * at + "^" + " " * (DRAWN - at)
        rows.append((printable(consumer["name"]), drawn, StyledText(words, "red" if gone else None)))
    table.show_rows(rows)
    if not facts["consumers"]:
        click.echo("no consumer: nothing is trimmed")


def _consumers(found: list[dict[str, Any]]) -> None:
    names = ("consumer", "position", "to go", "dropped")
    numbers = ("position", "lag", "dropped")
    rows = [(printable(each["name"]), *(f"{each[key]:,}" for key in numbers)) for each in found]
    table.show(names, rows, right=range(1, 4))
