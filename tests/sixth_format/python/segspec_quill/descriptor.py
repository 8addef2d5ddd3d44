"""What Quill says of itself beside its declaration (`-log` in ksy/quill_segment.ksy)."""

from __future__ import annotations

from segspec.formats.contract.descriptor import A_GAP_ROLLS, Effect, Evidence, Outcome, Writing, part
from segspec.frames.descriptor import built


class QuillWriting(Writing):
    writer = part("writer:QuillWriter")
    takes = ("value", "key", "timestamp", "offset")
    effects = {"offset": A_GAP_ROLLS, "key": Effect(Outcome.KEPT, "up to 65,535 bytes; an empty one counts as none")}


class Quill(built("segspec_quill.generated")):  # type: ignore[misc]  # a class made of the declaration
    """Quill journals."""

    evidence = Evidence.MAGIC
    usual_names = ("*.quill", "*.quillx")
    writing = QuillWriting()
