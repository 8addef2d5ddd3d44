"""What the fuzzer holds the library to. A target's `check` raises nothing for any bytes at all."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module

TARGETS = ("reader", "kernels", "compiled", "recover", "index", "resume")

Check = Callable[[str, bytes], None]


def check_of(target: str) -> Check:
    """The `check(format, data)` of a target."""
    check: Check = import_module(f"tests.fuzz.targets.{target}").check
    return check


def glance_of(target: str) -> Check:
    """A check that asks for less and takes less time, where the target has one; else its `check`."""
    module = import_module(f"tests.fuzz.targets.{target}")
    check: Check = getattr(module, "glance", module.check)
    return check


class BrokenPromiseError(AssertionError):
    """The library did something that it promises not to do."""


def promise(kept: bool, message: str) -> None:
    if not kept:
        raise BrokenPromiseError(message)
