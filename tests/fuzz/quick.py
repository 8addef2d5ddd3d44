"""Many inputs in one process: mutants that no coverage leads, ten times as many a second as where it does.

`python -m tests.fuzz.quick TARGET… --seconds 60` from the project's root. Each kind of a target (a format, or a kind of
file) has the same share of the time. What breaks a promise is saved once for each place it breaks at, and it goes on.
"""

from __future__ import annotations

import hashlib
import inspect
import json
import signal
import sys
import time
import traceback
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from importlib import import_module
from pathlib import Path
from random import Random
from types import FrameType

import click

from segspec.formats import NAMES
from tests.fuzz.cases import HEAD
from tests.fuzz.minimise import signature_of
from tests.fuzz.mutation import BOUNDS, mutate
from tests.fuzz.runs import BUILD, LARGEST_INPUT, SLOWEST_SECONDS
from tests.fuzz.seeds import seeds
from tests.fuzz.targets import check_of, glance_of

OF_LOGS = ("reader", "recover", "index", "resume", "kernels", "compiled")
OF_FILES = {"rows": ("jsonl", "parquet", "arrow"), "own": ("pcap_like", "tlv", "weather", "short_text")}
TARGETS = (*OF_LOGS, *OF_FILES)

LONGEST_SEED = 600
KEPT = 256
"""Mutants that others are made of; a new one takes the place of an old one now and then."""

LOOKED_AT = 8
"""Of so many inputs one is held to all that a target promises, and the others to what can be told soon."""

SLICE_SECONDS = 2.0
"""How long one kind is tried before the next."""


@dataclass
class Count:
    """What was run of one target and kind."""

    executions: int = 0
    seconds: float = 0.0
    broken: dict[str, str] = field(default_factory=dict)


class TooSlowError(AssertionError):
    """One input took longer than SLOWEST_SECONDS."""


def _too_slow(_: int, frame: FrameType | None) -> None:
    raise TooSlowError


def kinds_of(target: str) -> tuple[str, ...]:
    return OF_FILES.get(target, tuple(NAMES))


def seeds_of(target: str, kind: str) -> list[bytes]:
    if target in OF_LOGS:
        return [packed for packed in seeds(kind) if len(packed) <= LONGEST_SEED] or seeds(kind, 8)
    from tests.fuzz.file_seeds import files

    return files(target, kind)


def stir(content: bytes, most: int, random: Random) -> bytes:
    """Bytes with a few changes: other bits, other bytes, numbers at their bounds, pieces left out, doubled, moved."""
    out = bytearray(content or b"\0")
    for _ in range(random.choice((1, 1, 2, 4))):
        at = random.randrange(len(out) or 1)
        how = random.randrange(7)
        if how == 0 and out:
            out[at] ^= 1 << random.randrange(8)
        elif how == 1 and out:
            out[at] = random.randrange(256)
        elif how == 2:
            width = random.choice((1, 2, 4, 8))
            value = random.choice(BOUNDS) % (1 << 8 * width)
            out[at : at + width] = value.to_bytes(width, random.choice(("big", "little")))
        elif how == 3:
            del out[at : at + random.choice((1, 2, 4, 8, 32))]
        elif how == 4:
            piece = out[at : at + random.choice((1, 4, 16, 64))]
            out[at:at] = piece
        elif how == 5:
            out[at:at] = random.randbytes(random.choice((1, 2, 4, 8)))
        else:
            other = random.randrange(len(out) or 1)
            length = random.choice((1, 4, 16, 64))
            piece = out[other : other + length]
            out[at : at + len(piece)] = piece
    return bytes(out[:most])


class Inputs:
    """An endless stream of inputs, the same for the same seed."""

    def __init__(self, target: str, kind: str, seed: int) -> None:
        self._target, self._kind = target, kind
        self._random = Random(f"{target} {kind} {seed}")
        self._seeds = seeds_of(target, kind)
        self._kept: list[bytes] = list(self._seeds[:KEPT])

    def __iter__(self) -> Iterator[bytes]:
        random = self._random
        while True:
            known = self._seeds if random.random() < 0.6 else self._kept
            parent = min(random.choice(known), random.choice(known), key=len)  # What is small is tried often.
            if self._target in OF_LOGS:
                made = mutate(
                    self._target, self._kind, parent, LARGEST_INPUT, random.getrandbits(32),
                    lambda content, most: stir(content, most, random),
                )  # fmt: skip
            else:
                made = stir(parent, 8 * LARGEST_INPUT, random)
            if random.random() < 0.2 and HEAD.size < len(made) <= 2 * LONGEST_SEED:
                self._kept[random.randrange(len(self._kept))] = made
            yield made


def run(target: str, kind: str, inputs: Iterator[bytes], count: Count, seconds: float, most: int, output: Path) -> None:
    """Tries inputs for `seconds`, or until `most` were tried in all."""
    check, glance = check_of(target), glance_of(target)
    begin = time.monotonic()
    while count.executions < most and time.monotonic() - begin < seconds:
        data = next(inputs)
        signal.setitimer(signal.ITIMER_REAL, SLOWEST_SECONDS)
        try:
            (glance if count.executions % LOOKED_AT else check)(kind, data)
        except Exception as error:
            signal.setitimer(signal.ITIMER_REAL, 0)
            _keep(target, kind, data, error, count, output)
        count.executions += 1
    signal.setitimer(signal.ITIMER_REAL, 0)
    count.seconds += time.monotonic() - begin


def _keep(target: str, kind: str, data: bytes, error: Exception, count: Count, output: Path) -> None:
    name, file, function, line = signature_of(error)
    what = f"{name} in {function}, {Path(file).name}:{line}: {str(error)[:60]}"
    place = f"{name} {Path(file).name} {function} {line}"
    if place in count.broken:
        return
    count.broken[place] = what
    saved = output / f"{target}-{kind}-{hashlib.sha256(place.encode()).hexdigest()[:12]}"
    saved.with_suffix(".input").write_bytes(data)
    saved.with_suffix(".txt").write_text("".join(traceback.format_exception(error)), encoding="utf-8", errors="replace")


@click.command(help=f"Tries mutants on each TARGET ({', '.join(TARGETS)}; default: all) in this process.")
@click.argument("targets", nargs=-1, metavar="[TARGET]…", type=click.Choice(TARGETS))
@click.option("--seconds", type=click.IntRange(1), default=60, show_default=True, help="For each target.")
@click.option(
    "--runs", type=click.IntRange(1), default=1 << 62, help="Inputs of each target and kind.  [default: no end]"
)
@click.option("--seed", type=int, default=1, show_default=True, help="Of all that is random.")
@click.option("--output", type=click.Path(path_type=Path), default=BUILD / "quick", help="A folder.")
def main(targets: tuple[str, ...], seconds: int, runs: int, seed: int, output: Path) -> None:
    output.mkdir(parents=True, exist_ok=True)
    signal.signal(signal.SIGALRM, _too_slow)
    failed, total, begin = False, 0, time.monotonic()
    for target in targets or TARGETS:
        click.echo(f"{target}: {_what(target)}")
        counts = {kind: Count() for kind in kinds_of(target)}
        inputs = {kind: iter(Inputs(target, kind, seed)) for kind in counts}
        end = time.monotonic() + seconds
        while time.monotonic() < end and any(count.executions < runs for count in counts.values()):
            for kind, count in counts.items():
                run(target, kind, inputs[kind], count, min(SLICE_SECONDS, end - time.monotonic()), runs, output)
        failed |= _tell(target, counts)
        total += sum(count.executions for count in counts.values())
        found = {kind: asdict(count) for kind, count in counts.items()}
        (output / f"{target}-{seed}.json").write_text(json.dumps(found), encoding="utf-8")
    click.echo(f"{total} executions in {time.monotonic() - begin:.0f} seconds")
    sys.exit(1 if failed else 0)


def _what(target: str) -> str:
    """What a target holds the library to, as it says itself."""
    said = inspect.cleandoc(import_module(f"tests.fuzz.targets.{target}").__doc__ or "")
    return " ".join(said.split())


def _tell(target: str, counts: dict[str, Count]) -> bool:
    for kind, count in counts.items():
        rate = count.executions / count.seconds if count.seconds else 0
        ran = f"{count.executions:>9} executions in {count.seconds:>4.0f} s, {rate:>6.0f} a second"
        click.echo(f"{target:<9} {kind:<12} {ran} {len(count.broken):>3} broken")
        for what in count.broken.values():
            click.echo(f"    {what}", err=True)
    return any(count.broken for count in counts.values())


if __name__ == "__main__":
    main()
