"""`segspec store`: a store of streams and its archive."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import click

from segspec.cli import options, table
from segspec.cli.console import as_options, styled, tell
from segspec.cli.streams import DAMAGED, SOUND
from segspec.core.bounds import Bound
from segspec.core.errors import Severity
from segspec.core.json_form import line, plain
from segspec.core.model import Id
from segspec.core.text import printable
from segspec.store.aof import AofEntry, Verb, entry_line, read_aof, redis_command
from segspec.store.aof_file import FILE_NAME, content_of
from segspec.store.store import Store, overview, stream_names
from segspec.store.stored_stream import StoredStream

SHOWN_SEGMENTS = 40
DIGEST_SHOWN = len("sha256:") + 12

root = click.argument("root", metavar="ROOT", type=click.Path(exists=True, file_okay=False, path_type=Path))
streams_argument = click.argument("streams", metavar="[STREAM]...", nargs=-1)
stream_argument = click.argument("stream", metavar="STREAM")
digests = click.option("--digests", is_flag=True, help="Also compare the content of segments with their digests.")
with_archive = options.OptionGroup(
    (
        click.option(
            "--archive",
            metavar="PATH",
            type=options.in_path,
            help="The archive: a folder or a URL such as s3://b/prefix.",
        ),
        options.storage_option(help=options.STORAGE_WORDS),
    )
)


@click.group(name="store", cls=options.VerbGroup)
def command() -> None:
    """Works with a store of streams, whose segments are archived, evicted, fetched and merged.

    ROOT is the store's folder. While a program has the store open, only streams, stat, aof and check work.
    """


def _named(root: Path, streams: tuple[str, ...]) -> list[str]:
    known = stream_names(root)
    for name in streams:
        if name not in known:
            raise FileNotFoundError(f"{root / name} holds no stream; there are {', '.join(known) or 'none'}")
    return list(streams) or known


def _some(root: Path, streams: tuple[str, ...]) -> list[str]:
    names = _named(root, streams)
    if not names:
        raise FileNotFoundError(f"{root} holds no stream")
    return names


@command.command(name="streams")
@root
@options.output("text", "json")
def streams(root: Path, output: str) -> int:
    """Lists the streams in ROOT, with segments by phase, and bytes here and in the archive."""
    rows = []
    for name in stream_names(root):
        facts = overview(root / name)
        del facts["each"]
        if output == "json":
            click.echo(line(plain(facts)))
            continue
        numbers = (f"{facts[key]:,}" for key in ("segments", "bytes_here", "bytes_archived"))
        rows.append((name, *numbers, _phases(facts["phases"])))
    if output == "text":
        table.show(("stream", "segments", "here", "archived", "phases"), rows, right=range(1, 4))
    return SOUND


def _phases(phases: dict[str, int]) -> str:
    return ", ".join(f"{count} {phase}" for phase, count in phases.items())


@command.command(name="stat")
@root
@stream_argument
@options.output("text", "json")
def stat(root: Path, stream: str, output: str) -> int:
    """Lists the segments of a stream, each with its phase and its bytes here and in the archive."""
    (name,) = _named(root, (stream,))
    facts = overview(root / name)
    if output == "json":
        click.echo(line(plain(facts)))
        return SOUND
    segments = facts["each"]
    click.echo(f"{name}  {facts['segments']:,} segments: {_phases(facts['phases'])}")
    click.echo(f"{facts['bytes_here']:,} bytes here, {facts['bytes_archived']:,} in the archive")
    click.echo()
    rows = []
    shown = segments[-SHOWN_SEGMENTS:]
    for one in shown:
        archived = f"{one['bytes_archived']:,}" if "url" in one else ""
        texts = (one["id"], one["phase"], f"{one['bytes_here']:,}", archived, one.get("digest", "")[:DIGEST_SHOWN])
        rows.append((*texts, printable(one.get("url", ""))))
    table.show(("segment", "phase", "here", "archived", "digest", "url"), rows, right=range(2, 4))
    if len(shown) < len(segments):
        click.secho(f"… and {len(segments) - len(shown):,} before these{table.IN_JSON}", dim=True)
    return SOUND


@command.command(name="aof")
@root
@stream_argument
@options.choice(
    "--form", ["short", "long", "redis"], "short", "Entries in short or long form, or new segments as Redis commands."
)
def aof(root: Path, stream: str, form: str) -> int:
    """Prints the log of a stream, one entry per line. Exits with 3 if the last entry is torn."""
    (name,) = _named(root, (stream,))
    path = root / name / FILE_NAME
    read = read_aof(content_of(path), str(path))
    for text in _in_form(name, read.entries, form):
        click.echo(text, nl=False)
    if read.torn:
        click.echo(f"segspec: {printable(str(path))}:{read.valid_bytes}: the log ends within an entry", err=True)
        return DAMAGED
    return SOUND


def _in_form(name: str, entries: list[AofEntry], form: str) -> Iterator[str]:
    for entry in entries:
        if form != "redis":
            yield entry_line(entry, long=form == "long")
        elif entry.verb is Verb.ADD:
            yield redis_command(name, entry.id).decode()


def _each(
    root: Path, streams: tuple[str, ...], archive: str | None, do: Callable[[StoredStream], int], what: str
) -> int:
    names = _some(root, streams)
    with Store(root, archive) as store:
        for name in names:
            stream = store.stream(name, create=False)
            for finding in stream.findings:
                tell(finding)
            click.echo(f"{name}: {do(stream)} segments {what}")
    return SOUND


@command.command(name="archive")
@root
@streams_argument
@with_archive
@click.option("--roll", is_flag=True, help="Finish the current segment first, so that all records are archived.")
def archive(root: Path, streams: tuple[str, ...], archive: str | None, roll: bool) -> int:
    """Uploads every finished segment that the archive lacks."""
    if archive is None:
        raise click.UsageError("--archive is missing")

    def upload(stream: StoredStream) -> int:
        if roll:
            stream.roll()
        return stream.archive()

    return _each(root, streams, archive, upload, "archived")


@command.command(name="fetch")
@root
@streams_argument
@with_archive
@options.start
@options.end
def fetch(root: Path, streams: tuple[str, ...], archive: str | None, start: Bound | None, end: Bound | None) -> int:
    """Downloads segments that are only in the archive, and verifies them."""
    return _each(root, streams, archive, lambda stream: stream.fetch(_id(start), _id(end)), "fetched")


def _id(bound: Bound | None) -> Id | None:
    if bound is None:
        return None
    return bound.value if isinstance(bound.value, tuple) else (bound.value, 0)


@command.command(name="evict")
@root
@streams_argument
@click.option(
    "--cache-bytes",
    type=click.IntRange(min=0),
    default=0,
    show_default=True,
    help="Bytes of finished segments to keep.",
)
def evict(root: Path, streams: tuple[str, ...], cache_bytes: int) -> int:
    """Removes local segments that the archive has, the least recently read first. The last one stays."""
    return _each(root, streams, None, lambda stream: stream.evict(cache_bytes), "evicted")


@command.command(name="fold")
@root
@streams_argument
@with_archive
@click.option("--segment-bytes", type=click.IntRange(min=1), help="Maximum size after merging. [default: 64 MiB]")
def fold(root: Path, streams: tuple[str, ...], archive: str | None, segment_bytes: int | None) -> int:
    """Merges neighbouring local segments, and removes records that are marked as deleted."""
    return _each(root, streams, archive, lambda stream: stream.fold(segment_bytes), "merged into others")


@command.command(name="check")
@root
@streams_argument
@with_archive
@digests
@options.output("text", "json")
def check(root: Path, streams: tuple[str, ...], archive: str | None, digests: bool, output: str) -> int:
    """Compares the log, the folder and (with --archive) the archive of each stream. Prints differences, and what to do.
    Exits with 3 if there are any.
    """
    found, names = 0, _some(root, streams)
    with Store(root, archive) as store:
        for name in names:
            for finding in store.check(name, digests=digests):
                found += finding.severity is not Severity.NOTE
                click.echo(line(finding.as_json()) if output == "json" else styled(finding))
    return DAMAGED if found else SOUND


@command.command(name="repair")
@root
@streams_argument
@with_archive
@digests
@click.option("--accept-loss", is_flag=True, help="Replace a lost segment with its sound part, if any.")
def repair(root: Path, streams: tuple[str, ...], archive: str | None, digests: bool, accept_loss: bool) -> int:
    """Repairs what check finds: completes the log, replaces damaged segments by their sound records, removes objects of
    removed segments, and marks what the archive lost for upload. Damaged files are kept as NAME.damaged. A stream
    without a log has to be named.
    """
    with Store(root, archive) as store:
        for name in streams or stream_names(root):
            for text in store.repair(name, digests=digests, accept_loss=accept_loss):
                click.echo(f"{name}: {printable(as_options(text))}")
    return SOUND
