"""Bugs in one rule of a format: the library with one function of its rules replaced."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from importlib import import_module
from typing import Any
from unittest.mock import patch

from segspec.columns.backend.lanes import PLAIN
from tests.adapters.wrong.kinds import Wrong

Answer = Callable[..., Any]


def always(answer: Any) -> Answer:
    return lambda *_: answer


def instead(format: str, function: str, answer: Answer, name: str, about: str) -> Wrong:
    """An adapter whose rule `function` gives `answer`; `engine.is_due` is that of the engine."""
    module, _, called = function.rpartition(".")
    place = "segspec.frames" if module else f"segspec.formats.{format}"

    @contextmanager
    def within() -> Iterator[None]:
        """A run has the function by a name of its own, and only the plain lane asks it."""
        right = getattr(import_module(f"{place}.rules"), called)
        try:
            with ExitStack() as stack:
                stack.enter_context(patch.dict(os.environ, {PLAIN: "1"}))
                for each in [one for name, one in sys.modules.items() if name.startswith(place)]:
                    if getattr(each, called, None) is right:
                        stack.enter_context(patch.object(each, called, answer))
                yield
        finally:
            # A module that was first loaded meanwhile would keep the answer for good.
            for each in list(sys.modules.values()):
                if vars(each).get(called) is answer:
                    setattr(each, called, right)

    return Wrong(f"{format}-{name}", about, within=within, format=format)


MASK = (1 << 64) - 1

OSIRIS = (
    ("next_id", lambda chunk_id, records: chunk_id + 1, "ids-count-chunks", "takes ids for numbers of chunks"),
    ("next_id", lambda chunk_id, records: chunk_id + records + 1, "ids-one-too-far", "expects an id too much"),
    ("is_due", always(True), "any-id", "takes a chunk of any id"),
    ("is_due", lambda chunk_id, due: chunk_id >= due, "ids-may-leap", "takes a chunk whose id leaps ahead"),
    ("exceeds_offsets", always(False), "offsets-wrap", "lets offsets begin with 0 again after the last one"),
    ("exceeds_offsets", lambda chunk_id, records: chunk_id + records > MASK, "last-offset-refused",
     "refuses the last offset that there is"),
    ("changes_version", always(False), "versions-mix", "takes chunks of two versions in one segment"),
    ("lowers_epoch", always(False), "epochs-fall", "takes a chunk of an earlier leader"),
    ("lowers_epoch", lambda before, epoch: epoch <= before, "an-epoch-a-chunk", "asks for a new epoch in every chunk"),
    ("is_user", always(True), "tracking-is-records", "reads tracking as records"),
    ("is_user", lambda kind: kind in (0, 1), "deltas-are-records", "reads a tracking delta as records"),
    ("has_checksum", lambda stored, computed: stored in (0, computed), "zero-is-no-checksum",
     "takes a checksum of 0 for one that was not computed"),
    ("has_checksum", lambda stored, computed: stored & 0xFFFF == computed & 0xFFFF, "half-a-checksum",
     "compares the lower half of checksums"),
    ("counts_tracking", always(True), "tracking-of-any-count", "takes tracking chunks of any count"),
    ("takes_offsets", always(True), "tracking-takes-any-offsets", "takes tracking chunks of any offsets"),
    ("agree", always(True), "any-count", "does not compare counts with what is there"),
    ("agree", lambda stated, there: stated <= there, "more-than-stated", "takes more than what a header states"),
    ("is_stored", always(True), "batches-are-stored", "takes every sub-batch for one that is not compressed"),
    ("is_used_up", always(True), "rests-unseen", "does not look whether bytes are left in a sub-batch"),
)  # fmt: skip
TANK = (
    ("first_number", lambda is_sparse, stated, due: stated if is_sparse else 1, "bundles-begin-with-1",
     "numbers each bundle from 1"),
    ("first_number", lambda is_sparse, stated, due: due, "sparse-is-counted", "counts on in sparse bundles"),
    ("numbers_apart", lambda is_sparse, messages, last_delta: messages - 1, "last-number-counted",
     "counts the number of a sparse bundle's last message"),
    ("numbers_apart", lambda is_sparse, messages, last_delta: last_delta if is_sparse else messages - 1,
     "last-delta-without-one", "forgets the 1 that belongs to the delta of the last message"),
    ("exceeds_numbers", always(False), "numbers-wrap", "lets sequence numbers begin with 0 again"),
    ("exceeds_numbers", lambda first, apart: MASK - first <= apart, "last-number-refused",
     "refuses the last number that there is"),
    ("steps_back", always(False), "numbers-fall", "takes a sparse bundle below the one before it"),
    ("steps_back", lambda first, due: first != due, "gaps-are-falls", "takes a gap between bundles for damage"),
    ("is_assigned", always(True), "any-codec", "reads messages of a codec that is not assigned"),
    ("is_assigned", lambda codec: codec == 0, "no-snappy", "takes snappy for a codec that is not assigned"),
    ("is_as_promised", always(True), "reserved-unseen", "does not look at bits that have no meaning"),
    ("agree", always(True), "any-count", "does not compare a bundle's count with its messages"),
    ("agree", lambda declared, there: declared <= there, "more-than-declared", "takes more messages than are declared"),
    ("number_of", lambda index, declared, before, step, first, last: first + index, "numbers-without-holes",
     "counts on within sparse bundles"),
    ("number_of", lambda index, declared, before, step, first, last:
        first if index == 0 else before + step, "last-number-by-steps",
     "numbers the last message of a sparse bundle by its delta"),
    ("rises", always(True), "messages-fall", "takes messages whose numbers fall"),
    ("begins_index", always(True), "index-begins-anywhere", "takes an index without an entry for its first bundle"),
    ("follows_entry", always(True), "index-falls", "takes entries of an index that fall"),
    ("follows_entry", lambda relative_before, position_before, relative, position: position > position_before,
     "index-rises-in-position", "compares positions of an index alone"),
)  # fmt: skip
MOJO = (
    ("moved", lambda part, difference: (part + difference) & 0xFFFFFFFF, "ids-of-32-bits", "keeps 32 bits of them"),
    ("moved", lambda part, difference: part - difference & MASK, "ids-go-back", "subtracts what is to be added to ids"),
    ("is_above", always(True), "ids-fall", "takes an entry of any id"),
    ("is_above", lambda record_id, last: record_id >= last, "ids-twice", "takes the same id twice"),
    ("is_above", lambda record_id, last: record_id[0] > last[0], "milliseconds-rise",
     "asks for a new millisecond in every entry"),
    ("is_same_id", always(True), "any-id", "does not compare places that state the same id"),
    ("has_other_flags", always(False), "any-flag", "takes an entry with flags that there are not"),
    ("agree", always(True), "any-count", "does not compare the counts of a pack"),
    ("agree", lambda stated, there: stated >= there, "fewer-than-stated", "takes fewer entries than are stated"),
    ("counts_records", always(True), "suffix-counts-anything", "does not compare what SUFFIX counts"),
    ("runs_into", always(False), "packs-overlap-the-index", "reads packs into the bytes of INDEX"),
)  # fmt: skip
FFWD = (
    ("engine.may_be_unwritten", always(False), "zeros-are-messages", "takes all zeros for empty messages"),
    ("engine.may_be_unwritten", always(True), "empty-is-unwritten", "takes empty messages at the end for room"),
)
DURABLE_LOG = (
    ("engine.is_due", always(True), "any-number", "takes a record of any number"),
    ("engine.is_due", lambda number, due: number >= due, "numbers-may-leap", "takes a record whose number leaps ahead"),
    ("engine.is_due", lambda number, due: number in (due, due - 1), "numbers-twice", "takes a record twice"),
    ("engine.is_as_promised", always(True), "reserved-unseen", "does not look at fields that should be 0"),
    ("engine.has_checksum", lambda stored, computed: stored in (0, computed), "zero-is-no-checksum",
     "takes a checksum of 0 for one that was not computed"),
    ("engine.has_checksum", lambda stored, computed: stored & 0xFFFF == computed & 0xFFFF, "half-a-checksum",
     "compares the lower half of checksums"),
    ("engine.is_contradicted", always(False), "number-never-wrong", "believes contradicted numbers"),
    ("engine.is_contradicted", always(True), "number-always-wrong", "believes no number that is not due"),
)  # fmt: skip
FORMATS = {"osiris": OSIRIS, "tank": TANK, "mojo": MOJO, "ffwd": FFWD, "durable_log": DURABLE_LOG}
RULED = tuple(instead(name, *one) for name, each in FORMATS.items() for one in each)
