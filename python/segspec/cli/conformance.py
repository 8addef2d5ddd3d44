"""`segspec conformance`: the vectors, and the runner that checks an adapter."""

from __future__ import annotations

import sys
from types import MappingProxyType

import click

from segspec.cli.main import LazyGroup
from segspec.cli.options import VerbCommand
from segspec.cli.streams import SOUND

VERBS = {
    "run": ("conformance_run", "run", "Checks an adapter with every vector that it can answer."),
    "check-adapter": ("conformance_check", "check_adapter", "Checks a new adapter step by step."),
    "adapter": ("conformance_check", "adapter", "Prints the skeleton of an adapter."),
    "list": ("conformance_vectors", "list_vectors", "Lists the vectors."),
    "explain": ("conformance_vectors", "explain", "Shows a vector: its question, reason and bytes."),
    "copy": ("conformance_vectors", "copy", "Copies the vectors into a folder."),
    "archive": ("conformance_vectors", "archive", "Writes the vectors into one file that needs no runner."),
    "matrix": ("conformance_run", "matrix", "Compares the results of several runs."),
    "serve": ("conformance", "serve", "Runs segspec itself as an adapter."),
}


class Conformance(LazyGroup):
    verbs = MappingProxyType({name: words for name, (_, _, words) in VERBS.items()})
    places = MappingProxyType({name: (module, function) for name, (module, function, _) in VERBS.items()})


@click.command(name="conformance", cls=Conformance)
def command() -> None:
    """Checks readers and writers of the five formats in any language with vectors of known answers.

    An adapter is a small program around your reader that answers lines of JSON. To start:
    `segspec conformance adapter --language go -o my-adapter`.
    """


@click.command(name="serve", cls=VerbCommand)
def serve() -> int:
    """Answers the protocol's requests on stdin with segspec itself, as in
    segspec conformance run -- segspec conformance serve
    """
    from segspec.conformance.library import serve as answer_all

    answer_all(sys.stdin, sys.stdout)
    return SOUND
