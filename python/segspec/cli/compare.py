"""`segspec compare`: the same log on several nodes."""

from __future__ import annotations

from collections.abc import Iterator

import click

from segspec.cli import options
from segspec.cli.console import finding_line
from segspec.cli.progress import following, size_below
from segspec.cli.streams import DAMAGED, SOUND
from segspec.cli.table import IN_JSON, show, show_some
from segspec.core.json_form import line
from segspec.core.text import printable
from segspec.formats import get
from segspec.replicas import Merged, ReplicaComparison, compare, merge
from segspec.replicas.comparison import Region
from segspec.replicas.replica import Replica, Without

SHOWN = 20
SAME, DIFFERENT, NOTHING, LATER = "=", "ABCDEFGHIJKLMNOPQRSTUVWXYZ", "-", "."


MERGE_PASSES = 2


@options.verb(name="compare")
@options.reads("paths", metavar="REPLICA…", several=True)
@options.read_as
@click.option("--merge", "out", type=options.OutPath(), metavar="OUT", help="Write the merged log into this folder.")
@click.option(
    "--of",
    "nodes",
    type=click.IntRange(min=2),
    metavar="N",
    help="Number of nodes that have the log. [default: the number of REPLICAs]",
)
@options.output("text", "json")
@options.limits
def command(paths: tuple[str, ...], out: str | None, nodes: int | None, output: str) -> int:
    """Compares the copies of one log on several nodes: the common part, differences, what a majority has, which one to
    keep, and what the others have in addition.

    Frames are compared, not files. Give all replicas, including empty folders, or their number with --of: a majority
    depends on it. With --merge, OUT gets the history of the replica to keep, and other replicas fill its gaps. Replicas
    are never modified.

    Exits with 3 if the replicas differ by more than what retention has deleted, or if one is damaged.
    """
    if len(paths) < 2:
        raise click.UsageError("a comparison needs at least two replicas")
    if nodes is not None and nodes < len(paths):
        raise click.UsageError(f"--of {nodes}, but there are {len(paths)} replicas")
    passes, opening = 1 if out is None else MERGE_PASSES, options.opening()
    with following("comparing", lambda: passes * size_below(*paths, **opening)):
        merged = None if out is None else merge(paths, out, of=nodes, **opening)
        made = compare(paths, of=nodes, **opening) if merged is None else merged.comparison
    if output == "json":
        click.echo(line({**made.as_json(), **({} if merged is None else {"merged": merged.as_json()})}))
    else:
        _show(made)
        if merged is not None:
            _show_merged(merged)
    return SOUND if made.is_same else DAMAGED


def _show(made: ReplicaComparison) -> None:
    number = f"{get(made.format).number}s"
    of = f" of {made.nodes}" if made.missing else ""
    click.echo(f"{made.format}  {len(made.replicas)}{of} replicas")
    _show_replicas(made.replicas, made.keep)
    click.echo()
    _show_regions(made, number)
    click.echo()
    for title, words in _words(made):
        click.echo(f"{title:8} {words}")
    for replica in made.replicas:
        for finding in replica.damage[:SHOWN]:
            click.echo(f"  {finding_line(finding)}")
        if replica.damages > SHOWN:
            click.echo(f"  … and {replica.damages - SHOWN:,} more in {printable(replica.path)}{IN_JSON}")


def _show_replicas(replicas: list[Replica], keep: int) -> None:
    rows = []
    for place, replica in enumerate(replicas):
        epoch = "" if replica.last_epoch is None else str(replica.last_epoch)
        last = None if replica.next_offset is None else replica.next_offset - 1
        numbers = ["nothing" if each is None else str(each) for each in (replica.first_offset, last)]
        mark = "keep" if place == keep else ""
        rows.append((mark, printable(replica.path), *numbers, epoch, f"{replica.frames:,}", f"{replica.damages:,}"))
    show(("", "replica", "from", "up to", "epoch", "frames", "damage"), rows, right=range(2, 7))


def _show_regions(made: ReplicaComparison, number: str) -> None:
    shown = [(f"{each.first} … {each.next - 1}", _pattern(each), _said(made, each)) for each in made.regions]
    width = max([len(number), *(len(offsets) for offsets, _, _ in shown[:SHOWN])])
    show_some(shown, SHOWN, lambda row: f"{row[0]:{width}}  {row[1]}  {row[2]}", more=f" ranges{IN_JSON}")
    if made.cut_short:
        click.echo("There are too many differences to list: the others are only counted.")


def _pattern(region: Region) -> str:
    marks = []
    for own in region.held:
        if isinstance(own, Without):
            marks.append(LATER if own is Without.BEFORE else NOTHING)
        else:
            place = ord(own) - ord("a")
            marks.append(SAME if region.is_same else DIFFERENT[min(place, len(DIFFERENT) - 1)])
    return " ".join(marks)


def _said(made: ReplicaComparison, region: Region) -> str:
    if made.is_rewritten(region):
        return "compacted: each node does this independently"
    if region.is_same:
        return "equal" if Without.BEFORE not in region.held else "equal, in those that begin this early"
    holders = sum(not isinstance(own, Without) for own in region.held)
    letters = {own for own in region.held if not isinstance(own, Without)}
    epochs = sorted({epoch for epoch in region.epochs if epoch is not None})
    if len(letters) == 1:
        return f"only in {holders} of {len(region.held)}"
    if len(epochs) > 1:
        return f"histories differ: epochs {', '.join(map(str, epochs))}"
    return "different content in the same epoch: no broker notices"


def _words(made: ReplicaComparison) -> list[tuple[str, str]]:
    count = len(made.replicas)
    number = get(made.format).number
    said = [("keep", f"{printable(made.replicas[made.keep].path)}: {made.why}")]
    if made.common_next is not None:
        said.append(("common", f"all {count} are equal up to {number} {made.common_next - 1}"))
    if made.by_majority:
        said += [("majority", words) for words in _majority(made, number)]
    else:
        said += _confirmed(made, number)
    for path, first, end in made.unconfirmed():
        words = f"{number}s {first} … {end - 1} of {printable(path)}: too few have them for a confirmation"
        said.append(("unsure", f"{words}; the next leader decides whether they stay"))
    reasons = {
        "nothing": "the one to keep lacks them",
        "history": "of another history: their node will truncate them, and copy from the leader",
        "content": "other content in the same epoch",
    }
    return said + [
        ("besides", f"{number}s {each.first} … {each.next - 1} of {printable(each.path)}: {reasons[each.kind]}")
        for each in made.besides[:SHOWN]
    ]


def _confirmed(made: ReplicaComparison, number: str) -> Iterator[tuple[str, str]]:
    if made.confirmed_next is None:
        yield "confirmed", "unknown: no file records it"
        return
    who = next(each for each in made.replicas if each.confirmed_next == made.confirmed_next)
    yield (
        "confirmed",
        f"at least up to {number} {made.confirmed_next - 1}, according to {printable(who.path)}",
    )
    if made.lost is not None:
        first, end = made.lost
        yield "lost", f"{number}s {first} … {end - 1} were confirmed, and the one to keep lacks some"


def _majority(made: ReplicaComparison, number: str) -> Iterator[str]:
    of = f"{made.needed} of {made.nodes}"
    if made.majority_next is not None:
        confirmed = "" if made.missing else ": confirmed records end there"
        yield f"{of} are equal up to {number} {made.majority_next - 1}{confirmed}"
    else:
        yield f"{of} have nothing in common" + (", as far as the given replicas show" if made.missing else "")
    if made.missing and made.possible_next is not None:
        yield f"with the other replicas, {of} may be equal up to {number} {made.possible_next - 1}, but not further"


def _show_merged(merged: Merged) -> None:
    click.echo(f"\n-> {printable(merged.out)}: {merged.records:,} records, {len(merged.files)} files")
    for each in merged.taken[:SHOWN]:
        click.echo(f"  {each.first} … {each.next - 1}  from {printable(each.path)}: {each.why}")
    for other in merged.left_out[:SHOWN]:
        click.echo(f"  {other.first} … {other.next - 1}  of {printable(other.path)} left out: {other.why}")
    if merged.cut_short:
        click.echo("  The lists are incomplete.")
    for first, end in merged.holes[:SHOWN]:
        click.echo(f"  {first} … {end - 1}  no replica has these records")
    for finding in merged.remaining[:SHOWN]:
        click.echo(f"  {finding_line(finding)}")
