"""Makes a stream's folder agree with its log at a start, by finishing begun steps.

Only logged files are removed.
"""

from __future__ import annotations

from collections.abc import Callable

from segspec import formats
from segspec.core.errors import Code, Finding, Severity
from segspec.core.limits import DEFAULT_LIMITS
from segspec.core.model import id_text
from segspec.core.stretch import Level
from segspec.formats.contract.planned import Remedies, TakeUp, decide, refusal
from segspec.formats.mojo.folder import segment_file
from segspec.formats.mojo.layout import FUTURE_NAME, NAME, State, parse_name
from segspec.reading.walk import judged
from segspec.storage import disk
from segspec.store.aof import Verb
from segspec.store.aof_file import AofFile
from segspec.store.archive import wrong_file
from segspec.store.inventory import LETTERS, Holding, Phase
from segspec.store.segment_folder import MERGING, NOTHING, Contents, Merge, SegmentFolder
from segspec.store.selection import log_of

REMEDIES = Remedies(cuts=("torn",))
REPAIR = "segspec store repair keeps what is sound, and the damaged file beside it"


class Settling:
    """One restart of one stream; `findings` lists the faults and the actions."""

    def __init__(self, folder: SegmentFolder, aof: AofFile) -> None:
        self._folder = folder
        self._aof = aof
        self.findings: list[Finding] = []
        self._contents = Contents({}, {}, [], None, [])

    def run(self) -> None:
        if self._aof.torn:
            words = f"the log ends within an entry: {len(self._aof.torn)} bytes were cut off"
            self._tell(self._aof.path.name, Code.TORN, words)
        self._merging()
        disk.remove_tree(self._folder.path / MERGING)
        self._contents = self._folder.contents()
        for holding in list(self._aof.inventory):
            found = self._contents.letters.get(holding.id, NOTHING)
            if found != LETTERS[holding.phase] or holding.phase in (Phase.WRITING, Phase.DOWNLOADING):
                self._one(holding, set(found))
            holding.bytes = self._contents.sizes.get(holding.id, 0)
        self._left()
        self._folder.sync()

    def _merging(self) -> None:
        undo_merge(self._folder, self._aof)
        for first, last in self._aof.inventory.folded:
            merge = Merge(first, last)
            if self._folder.of_merge(merge).exists():
                finish_merge(self._folder, merge)

    def _one(self, holding: Holding, found: set[State]) -> None:
        rules: dict[Phase, Callable[[Holding, set[State]], None]] = {
            Phase.WRITING: self._writing,
            Phase.LOCAL: self._local,
            Phase.UPLOADING: self._uploading,
            Phase.ARCHIVED: self._archived,
            Phase.REMOTE: self._remote,
            Phase.DOWNLOADING: self._downloading,
        }
        rules[holding.phase](holding, found)

    def _writing(self, holding: Holding, found: set[State]) -> None:
        if not found and self._contents.future_bytes:
            # Its content was synced, but not its name: it is still called w0.
            disk.rename(self._folder.path / FUTURE_NAME, self._folder.of(holding.id, State.WRITING))
            found.add(State.WRITING)
        if State.LOCAL in found:
            holding.phase = Phase.LOCAL
            # A rewritten log no longer shows that a segment was being archived.
            self._unmark(holding, found)
        elif State.WRITING not in found or not self._has_records(holding):
            words = "the segment had begun, and has no record: it was taken out of the log"
            self._tell(f"{State.WRITING}{holding.name}", Code.MISSING_SEGMENT, words)
            self._folder.remove(holding.id, State.WRITING)
            self._folder.sync()
            self._aof.say(Verb.ADD_FAILED, holding.id)

    def _has_records(self, holding: Holding) -> bool:
        path = self._folder.of(holding.id, State.WRITING)
        segment = segment_file(str(path), parse_name(path.name))
        found, errors = judged(formats.get(NAME), segment, DEFAULT_LIMITS, Level.RECORDS)
        # A segment with only deleted records still shows which ids were given.
        deleted_too = log_of(str(path)).records(deleted=True, report=lambda _: None)
        has_records = found.records > 0 or next(deleted_too, None) is not None
        what = decide(found, REMEDIES)
        if what is TakeUp.REFUSE:
            raise refusal(errors[0], f"nothing is appended after damage: {REPAIR}")
        if what is TakeUp.CUT and has_records:
            disk.cut(path, found.valid_bytes)
            words = f"the segment ends within an entry: {found.bytes - found.valid_bytes} bytes were cut off"
            self._tell(path.name, Code.TORN, words)
            self._contents.sizes[holding.id] = found.valid_bytes
        return has_records

    def _local(self, holding: Holding, found: set[State]) -> None:
        if State.LOCAL not in found:
            self._lost(holding)
        self._unmark(holding, found)

    def _uploading(self, holding: Holding, found: set[State]) -> None:
        if State.LOCAL not in found:
            self._lost(holding)
        if State.ARCHIVED in found and State.UPLOADING not in found:
            self._folder.turn(holding.id, State.ARCHIVED, State.UPLOADING)
        elif State.UPLOADING not in found:
            self._folder.mark(holding.id, State.UPLOADING)
        self._unmark(holding, found, State.UPLOADING)

    def _archived(self, holding: Holding, found: set[State]) -> None:
        if State.LOCAL not in found:
            words = "an archived segment was not here any more: it is fetched when it is read"
            self._tell(holding.name, Code.MISSING_SEGMENT, words)
            self._aof.say(Verb.GC, holding.id)
        self._mark_archived(holding, found)

    def _remote(self, holding: Holding, found: set[State]) -> None:
        self._mark_archived(holding, found)
        self._folder.remove(holding.id, State.LOCAL)
        self._contents.sizes.pop(holding.id, None)

    def _downloading(self, holding: Holding, found: set[State]) -> None:
        assert holding.upload is not None
        path = self._folder.of(holding.id, State.LOCAL)
        whole = State.LOCAL in found and wrong_file(holding.upload, path) is None
        if whole:
            self._aof.say(Verb.DOWN_DONE, holding.id)
            self._mark_archived(holding, found)
        else:
            self._aof.say(Verb.DOWN_FAILED, holding.id)
            self._remote(holding, found)

    def _mark_archived(self, holding: Holding, found: set[State]) -> None:
        if State.UPLOADING in found and State.ARCHIVED not in found:
            self._folder.turn(holding.id, State.UPLOADING, State.ARCHIVED)
        elif State.ARCHIVED not in found:
            self._folder.mark(holding.id, State.ARCHIVED)
        self._unmark(holding, found, State.ARCHIVED)

    def _unmark(self, holding: Holding, found: set[State], keep: State | None = None) -> None:
        for state in (State.ARCHIVED, State.UPLOADING, State.DOWNLOADING):
            if state in found and state is not keep:
                self._folder.remove(holding.id, state)

    def _left(self) -> None:
        inventory = self._aof.inventory
        for segment in sorted(self._contents.letters):
            if inventory.get(segment) is not None:
                continue
            if inventory.has_left(segment):
                for state in self._contents.letters[segment]:
                    self._folder.remove(segment, state)
            elif self._contents.letters[segment] & {State.LOCAL, State.ARCHIVED, State.UPLOADING, State.DOWNLOADING}:
                words = "no entry of the stream's log speaks of this segment: it is left as it is (store repair)"
                self._tell(id_text(segment), Code.BAD_NAME, words, Severity.WARNING)

    def _lost(self, holding: Holding) -> None:
        words = "the segment is not here, and the archive does not have it: its records cannot be read"
        self._tell(holding.name, Code.MISSING_SEGMENT, words, Severity.ERROR)

    def _tell(self, name: str, code: Code, words: str, severity: Severity = Severity.NOTE) -> None:
        self.findings.append(Finding(str(self._folder.path / name), 0, code, severity, words))


def undo_merge(folder: SegmentFolder, aof: AofFile) -> None:
    """Aborts an unfinished merge.

    Its output is removed before this is logged, because readers use it once a segment is gone.
    """
    begun = aof.inventory.folding
    if begun is not None:
        # After a failed write, the log may already record the merge as done.
        aof.check_sound()
        disk.remove_tree(folder.path / MERGING)
        disk.remove(folder.of_merge(Merge(*begun)))
        folder.sync()
        aof.say(Verb.FOLD_FAILED, begun[0], last=begun[1])


def finish_merge(folder: SegmentFolder, merge: Merge) -> None:
    """Replaces the merged segments by the new file, the last one first."""
    letters = folder.contents().letters
    for segment in sorted((one for one in letters if merge.first < one <= merge.last), reverse=True):
        for state in letters[segment]:
            folder.remove(segment, state)
    folder.sync()
    disk.rename(folder.of_merge(merge), folder.of(merge.first, State.LOCAL))
    for state in letters.get(merge.first, NOTHING):
        if state is not State.LOCAL:
            folder.remove(merge.first, state)
    folder.sync()
