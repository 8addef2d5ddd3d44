"""Quill journals: segments of checksummed messages, each with an index. The entry point gives `FORMAT` to segspec."""

from __future__ import annotations

from segspec_quill.descriptor import Quill

FORMAT = Quill()
