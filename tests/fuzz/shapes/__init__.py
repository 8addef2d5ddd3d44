"""What the mutator knows of each format: where frames are, how a spoiled one is made to fit again, what a new one
looks like. It is little on purpose, and shares nothing with the readers."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from random import Random
from typing import Protocol

Stir = Callable[[bytes, int], bytes]
"""Changes bytes as the fuzzer likes, to at most so many."""

Spans = list[tuple[int, int]]


class Shape(Protocol):
    """One format's module in this package."""

    def frames(self, content: bytes) -> Spans:
        """Begin and end of each frame, as far as one leads to the next; what comes before them is no frame."""

    def repair(self, content: bytes, random: Random) -> bytes:
        """Makes checksums, lengths and numbers fit what is there, all or some of them."""

    def craft(self, content: bytes, random: Random, stir: Stir) -> bytes:
        """A segment with a frame made anew, of stirred contents."""


def shape_of(format: str) -> Shape:
    shape: Shape = import_module(f"tests.fuzz.shapes.{format}").SHAPE
    return shape


def is_likely(random: Random, chance: float) -> bool:
    return random.random() < chance
