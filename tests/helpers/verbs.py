"""What the verbs that read a log do, in this process: to hold each of them against the same bounds."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path

import segspec


def exhaust(items: Iterable[object]) -> None:
    """Takes all, and keeps nothing."""
    deque(items, maxlen=0)


def recover(log: Path, out: Path) -> None:
    segspec.recover(log, out)


def forecast(log: Path) -> None:
    opened = segspec.open(log)
    if opened.format.owners:
        opened.forecast()


READERS: Mapping[str, Callable[[Path, Path], None]] = {
    "info": lambda log, out: exhaust(segspec.open(log).info().items()),
    "verify": lambda log, out: exhaust(segspec.open(log).verify()),
    "dump": lambda log, out: exhaust(segspec.open(log).records(on_damage="skip", report=lambda _: None)),
    "recover": recover,
    "forecast": lambda log, out: forecast(log),
    "arrow": lambda log, out: exhaust(segspec.open(log).arrow(on_damage="skip", report=lambda _: None)),
}
"""Takes a log's folder, and a folder to be made."""
