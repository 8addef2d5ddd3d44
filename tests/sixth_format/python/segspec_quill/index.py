"""The index of a segment: where each of its records lies."""

from __future__ import annotations

from quill_ksy.layouts import quill_index

from segspec.formats.engine.dense_index import DenseIndex
from segspec_quill.layout import NAMES

INDEX = DenseIndex(quill_index.Entry, NAMES, number="offset", record="ofs_record")
