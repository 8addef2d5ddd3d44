"""What each flag of osiris' vectors means: the bug that a failure reveals, and what it costs."""

from __future__ import annotations

from tests.generator.book import Book, Section, notes_of

NOTES = notes_of("""\
TornTail (osiris.chunk.torn): A crash leaves part of the last chunk, and the reader takes it for damage, or for a
  chunk.
  -> A healthy log is thrown away, or bytes come out that were never acknowledged.
  https://github.com/rabbitmq/osiris/issues/79
StopsEarly (osiris.reading.releases): The last sound chunk is not released. -> Acknowledged records are lost.
ReadsOn (osiris.reading.stops): Reading goes on after damage, and nothing is said.
  -> Records are missing, or come from bytes that are none.
ZerosAreDamage (osiris.end.zeros): Zeros at the end of a file are taken for any damage, or for a chunk.
  -> The loss of power looks like corruption; or the reader never comes to an end.
StaleReleased (osiris.order.due): Chunks of the file's earlier life, after its end, are released.
  -> Deleted records come back, with their offsets.
TrustsLength (osiris.chunk.lengths): A length is used before it is compared with the bytes that are left.
  -> Memory for the asking: 48 bytes can claim 8 GB.
LengthWraps (osiris.chunk.sum): The lengths of a chunk are added up in 32 bits.
  -> The sum is small again, and the next chunk is looked for there.
WideNumbers (osiris.chunk.unsigned): A 64-bit number is signed where it should not be, or goes through a double.
  -> Offsets above 2^53 or 2^63 are wrong.
SignedTime (osiris.chunk.timestamp): A timestamp is read unsigned. -> Times before 1970 lie far in the future.
FutureRefused (osiris.order.past): A time in the future is taken for damage. -> Sound records are missing.
ByteOrder (osiris.chunk.big-endian): A number is read with its bytes reversed.
  -> Nothing fits; or a checksum never does.
ChecksumIgnored (osiris.chunk.crc): The checksum is not compared. -> Damaged records are delivered as good ones.
ChecksumRange (osiris.chunk.crc-range): The checksum is taken over more or less than the data section, or it is
  another CRC.
  -> Sound chunks are refused, and damaged ones accepted.
ForeignFile (osiris.segment.magic): A file that is no segment is read as one. -> Records of foreign bytes.
NewerFile (osiris.segment.version): A log of a version that nobody knows is reported as damage.
  -> The file of a newer broker is 'repaired': it is lost.
HeaderCut (osiris.segment.cut): A segment whose first bytes were not all written is taken for another file.
  -> A log that has just been created is thrown away.
MagicIgnored (osiris.chunk.magic): The first bits of a chunk are not compared. -> Anything is read as a chunk.
VersionAsDamage (osiris.chunk.version): A version that nobody knows is reported as damage.
  -> The file of a newer broker is 'repaired': it is lost.
TypeIgnored (osiris.chunk.type): Chunks of a type that nobody knows are read as users' chunks, or passed over.
  -> Records that nobody appended, or records that are missing and nothing said.
ReservedRefused (osiris.reading.reserved): A chunk with bits set that should be 0 is refused.
  -> Nobody checks them; every record after it is lost.
FilterUnknown (osiris.filter.place): Byte 44 is taken for reserved, as the document has it, and the filter for the
  data.
  -> Every chunk of a stream with filters has a wrong checksum.
  https://github.com/rabbitmq/osiris/commit/35f6025
TrackingTakesOffset (osiris.tracking.takes-offset): A tracking chunk is passed over without counting its offset.
  -> Every record after it has too low an offset.
TrackingAsRecords (osiris.tracking.no-record): The entry of a tracking chunk is released as a record.
  -> Consumers get records that nobody appended.
TrackingHeld (osiris.tracking.replaces, osiris.tracking.values, osiris.tracking.names): What was stored first is kept,
  or the greatest number; or a snapshot is laid over what it replaces.
  -> A consumer goes on where it was long ago; a publisher's messages are dropped as known.
  https://github.com/rabbitmq/osiris/blob/main/src/osiris_tracking.erl
TrackingForms (osiris.tracking.forms): A snapshot is read in the delta form, or a delta in the snapshot form.
  -> Sequences in snapshots have 16 bytes: names and values are taken from the wrong place.
TrailerFatal (osiris.tracking.trailer-lost): A trailer that does not parse stops the reader, though the records are
  sound.
  -> Good records are lost.
TrackingBelieved (osiris.tracking.unreadable): A tracking chunk that cannot be read is passed over.
  -> What it tracked is lost, and nothing said.
IdleParts: A trailer or a filter of a tracking chunk is read, or refused.
  -> Nobody reads them; every record after it is lost.
Fillers (osiris.tracking.filler): A delta chunk that tracks nothing is taken for one offset, or for damage, where it
  takes many.
  -> Every record after a hole that was filled is lost, or has another offset.
AnotherFault (osiris.reading.first-fault): Of two faults the later one is named.
  -> Who mends what is named has a file that is still damaged, and another report.
CountsTrusted (osiris.entry.to-the-end): As many entries are read as the header says, not as many as the data section
  holds.
  -> Records are lost, or read from the trailer.
CountsRefused: A chunk with a wrong count, which no checksum protects, is thrown away.
  -> Its records are sound, and lost.
EmptyRecord (osiris.entry.empty): An entry of no bytes ends the chunk, or is left out.
  -> Every offset after it is too low.
EntryBeyond (osiris.entry.length): An entry that is longer than the data section is cut, or read from the bytes after
  it.
  -> A record of foreign bytes.
ReleasesInPart (osiris.reading.stops): The entries before a bad one are released, and the chunk is then read again.
  -> Records are delivered twice, once the chunk can be read.
SubBatchOffsets (osiris.batch.offsets): A sub-batch moves the offset on by one, or by the records that were found in
  it.
  -> Every record after it has a wrong offset.
SubBatchCounts (osiris.batch.count): What a sub-batch says of itself, which brokers did not check, is believed.
  -> Records too many, too few, or none at all.
  https://github.com/rabbitmq/rabbitmq-server/commit/fe2465f
SubBatchSizes (osiris.batch.size): The size that a sub-batch states is used, or a wrong one refused.
  -> Records are cut off, or lost.
SubBatchFatal (osiris.batch.alone): A sub-batch that cannot be opened stops the reader.
  -> One client's bad batch hides all that follows.
WrongContainer (osiris.batch.codec): A codec is taken for the bare compression: raw snappy, an LZ4 block, a zlib
  stream.
  -> Batches that the clients write cannot be read.
ContainerFeatures (osiris.container.forms): Only the simplest form of a container can be opened.
  -> Batches of one client are read, those of another not.
DecompressesDamage (osiris.container.checksum): Damage within a container goes unseen.
  -> Records of wrong bytes, where the chunk's checksum was made over them.
Bomb (osiris.chunk.limit): What a body decompresses to has no bound. -> A kilobyte takes all memory.
IdsIgnored (osiris.order.due): Chunk ids are not compared with what is due.
  -> Offsets are missing or given twice, and nothing said.
IdsCounted (osiris.entry.first-offset): Offsets are counted, and the chunk ids left aside.
  -> After offsets that are missing, every record has a wrong one.
EpochIgnored (osiris.order.epoch): An epoch that decreases is not reported.
  -> Chunks of a leader that was voted out go unseen.
ClockFatal (osiris.order.clock): A clock that steps back is taken for damage.
  -> It happens on every machine; sound chunks are refused.
NameIgnored (osiris.order.first-due): The number in the file's name is not compared, or is asked for.
  -> A file in the wrong place goes unseen, or a renamed one cannot be read.
ImageReleased (osiris.entry.opaque): Bytes in a payload that look like a chunk are read as one.
  -> Records that were never in the log; a way to forge them.
IndexHeader (osiris.index.magic): The index is read from its first byte on, as the document has it; or its header is
  believed.
  -> Every record is shifted by 8 bytes.
IndexTrusted (osiris.index.compared): What an index says is believed rather than compared.
  -> Seeks lead into the middle of a chunk, or past good ones.
IndexBehind (osiris.index.behind): Chunks that the index does not list go unsaid.
  -> The broker deletes them at its next start, good as they are.
IndexAhead (osiris.index.ahead): An index that lists more than is there goes unsaid.
  -> Chunks are lost, and nobody knows.
Hash (osiris.filter.hash, osiris.filter.bits): Erlang's phash2 is computed wrongly, or the bits are counted from the
  other end.
  -> A filtering reader passes over chunks that it wants.
BatchMiscounts (osiris.writing.batch): A sub-batch is written with other counts or sizes than it has.
  -> Readers lose its records, or what follows.
Matching (osiris.filter.match): A chunk is left out that may have such a record by its filter; or chunks are given that
  have no filter, or records without a value, to a consumer who does not want these.
  -> A consumer loses records, or gets those of others.
  https://github.com/rabbitmq/osiris/blob/main/src/osiris_bloom.erl
Rewrites (osiris.writing.same-records): Writing what was read gives another file.
  -> Copies and repairs change bytes; replicas and checksums differ.
""")


def section(book: Book, name: str, about: str, *flags: str) -> Section:
    """A new section with the notes on `flags`."""
    return book.with_notes(name, about, {flag: NOTES[flag] for flag in flags})
