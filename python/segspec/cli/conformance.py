"""`segspec conformance …`: the vectors, and the runner that checks an adapter."""

from __future__ import annotations

import sys
from types import MappingProxyType

import click

from segspec.cli.exit_codes import SOUND
from segspec.cli.main import LazyGroup
from segspec.cli.options import VerbCommand

VERBS = {
    "run": ("conformance_run", "run", "Asks an adapter every vector that it can answer; shows what it has wrong."),
    "check-adapter": ("conformance_check", "check_adapter", "Helps with a new adapter, step by step."),
    "adapter": ("conformance_check", "adapter", "A skeleton of an adapter that runs at once."),
    "list": ("conformance_vectors", "list_vectors", "The vectors."),
    "explain": ("conformance_vectors", "explain", "One vector: what it asks, why, and its bytes."),
    "copy": ("conformance_vectors", "copy", "The vectors in a folder of your own."),
    "archive": ("conformance_vectors", "archive", "The vectors in one file, expanded: it needs no runner."),
    "matrix": ("conformance_run", "matrix", "Results of several runs side by side."),
    "serve": ("conformance", "serve", "segspec itself as an adapter."),
}


class Conformance(LazyGroup):
    verbs = MappingProxyType({name: words for name, (_, _, words) in VERBS.items()})
    places = MappingProxyType({name: (module, function) for name, (module, function, _) in VERBS.items()})


@click.command(name="conformance", cls=Conformance)
def command() -> None:
    """Known answers for readers and writers of the five formats in any language, and the runner that asks them.

    An adapter is a small program around your reader: it reads a line of JSON and answers with one. Begin with
    `segspec conformance adapter --language go -o my-adapter`.
    """


@click.command(name="serve", cls=VerbCommand)
def serve() -> int:
    """Answers the requests of the protocol on stdin with what segspec itself reads, writes and finds.

    To see the suite pass: segspec conformance run -- segspec conformance serve
    """
    from segspec.conformance.library import serve as answer_all

    answer_all(sys.stdin, sys.stdout)
    return SOUND
