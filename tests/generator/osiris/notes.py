"""What each flag of osiris' vectors means: the bug that a failure reveals, and what it costs."""

from __future__ import annotations

from tests.generator.book import Book, Section, notes_of

OSIRIS = "https://github.com/rabbitmq/osiris/"
LOG = OSIRIS + "blob/main/src/osiris_log.erl"
TRACKING = OSIRIS + "blob/main/src/osiris_tracking.erl"
BLOOM = OSIRIS + "blob/main/src/osiris_bloom.erl"
HASH = "https://github.com/erlang/otp/blob/master/erts/emulator/beam/erl_term_hashing.c"

NOTES = notes_of("""\
TornTail: A crash leaves part of the last chunk, and the reader takes it for damage, or for a chunk.
  -> A healthy log is thrown away, or bytes come out that were never acknowledged.
  https://github.com/rabbitmq/osiris/issues/79
StopsEarly: The last sound chunk is not released. -> Acknowledged records are lost.
ReadsOn: Reading goes on behind damage, and nothing is said. -> Records are missing, or come from bytes that are none.
ZerosAreDamage: Zeros at the end of a file are taken for any damage, or for a chunk.
  -> The loss of power looks like corruption; or the reader never comes to an end.
  https://github.com/rabbitmq/osiris/blob/main/src/osiris_log.erl
StaleReleased: Chunks of the file's earlier life behind its end are released.
  -> Deleted records come back, with their offsets.
TrustsLength: A length is used before it is compared with the bytes that are left.
  -> Memory for the asking: 48 bytes can claim 8 GB.
LengthWraps: The lengths of a chunk are added up in 32 bits.
  -> The sum is small again, and the next chunk is looked for there.
WideNumbers: A 64-bit number is signed where it should not be, or goes through a double.
  -> Offsets above 2^53 or 2^63 are false.
SignedTime: A timestamp is read unsigned. -> Times before 1970 lie far in the future.
ByteOrder: A number is read with its bytes reversed. -> Nothing fits; or a checksum never does.
ChecksumIgnored: The checksum is not compared. -> Damaged records are delivered as good ones.
  https://github.com/rabbitmq/osiris/blob/main/src/osiris_log.erl
ChecksumRange: The checksum is taken over more or less than the data section, or it is another CRC.
  -> Sound chunks are refused, and damaged ones accepted.
  https://github.com/rabbitmq/osiris/blob/main/src/osiris_log.erl
MagicIgnored: The first bits of a chunk are not compared. -> Anything is read as a chunk.
VersionAsDamage: A version that nobody knows is reported as damage.
  -> The file of a newer broker is 'repaired': it is lost.
TypeIgnored: Chunks of a type that nobody knows are read as users' chunks, or passed over.
  -> Records that nobody appended, or records that are missing and nothing said.
ReservedRefused: A chunk with bits set that should be 0 is refused. -> Nobody checks them; every record behind is lost.
FilterUnknown: Byte 44 is taken for reserved, as the document has it, and the filter for the data.
  -> Every chunk of a stream with filters has a false checksum.
  https://github.com/rabbitmq/osiris/commit/35f6025
TrackingTakesOffset: A tracking chunk is passed over without counting its offset.
  -> Every record behind it has an offset too low.
  https://github.com/rabbitmq/osiris/blob/main/src/osiris_log.erl
TrackingAsRecords: The entry of a tracking chunk is released as a record. -> Consumers get records that nobody appended.
TrackingForms: A snapshot is read in the delta form, or a delta in the snapshot form.
  -> Sequences in snapshots have 16 bytes: names and values are taken from the wrong place.
  https://github.com/rabbitmq/osiris/blob/main/src/osiris_tracking.erl
TrackingFatal: A trailer that does not parse stops the reader, though the records are sound; or a tracking chunk does
  not. -> Good records are lost, or a false one is released.
  https://github.com/rabbitmq/osiris/blob/main/src/osiris_tracking.erl
Fillers: A delta chunk that tracks nothing is taken for one offset, or for damage, where it takes many.
  -> Every record behind a hole that was filled is lost, or has another offset.
CountsTrusted: As many entries are read as the header says, not as many as the data section holds.
  -> Records are lost, or read from the trailer.
CountsRefused: A chunk with a false count, which no checksum protects, is thrown away.
  -> Its records are sound, and lost.
EmptyRecord: An entry of no bytes ends the chunk, or is left out. -> Every offset behind it is too low.
EntryBeyond: An entry that is longer than the data section is cut, or read from what lies behind.
  -> A record of foreign bytes.
ReleasesInPart: The entries in front of a bad one are released, and the chunk is then read again.
  -> Records are delivered twice, once the chunk can be read.
SubBatchOffsets: A sub-batch moves the offset on by one, or by the records that were found in it.
  -> Every record behind it has a false offset.
SubBatchCounts: What a sub-batch says of itself, which brokers did not check, is believed.
  -> Records too many, too few, or none at all.
  https://github.com/rabbitmq/rabbitmq-server/commit/fe2465f
SubBatchFatal: A sub-batch that cannot be opened stops the reader. -> One client's false batch hides all that follows.
WrongContainer: A codec is taken for the bare compression: raw snappy, an LZ4 block, a zlib stream.
  -> Batches that the clients write cannot be read.
ContainerFeatures: Only the simplest form of a container can be opened.
  -> Batches of one client are read, those of another not.
DecompressesDamage: Damage within a container goes unseen.
  -> Records of false bytes, where the chunk's checksum was made over them.
Bomb: What a body decompresses to has no bound. -> A kilobyte takes all memory.
IdsIgnored: Chunk ids are not compared with what is due. -> Offsets are missing or given twice, and nothing said.
IdsCounted: Offsets are counted, and the chunk ids left aside.
  -> Behind offsets that are missing, every record has a false one.
EpochIgnored: An epoch that decreases is not reported. -> Chunks of a leader that was voted out go unseen.
ClockFatal: A clock that steps back is taken for damage. -> It happens on every machine; sound chunks are refused.
NameIgnored: The number in the file's name is not compared, or is asked for.
  -> A file in the wrong place goes unseen, or a renamed one cannot be read.
ImageReleased: Bytes in a payload that look like a chunk are read as one.
  -> Records that were never in the log; a way to forge them.
IndexHeader: The index is read from its first byte on, as the document has it; or its header is believed.
  -> Every record is shifted by 8 bytes.
  https://github.com/rabbitmq/osiris/blob/main/src/osiris_log.erl
IndexTrusted: What an index says is believed rather than compared.
  -> Seeks lead into the middle of a chunk, or past good ones.
  https://github.com/rabbitmq/osiris/blob/main/src/osiris_log.erl
IndexBehind: Chunks that the index does not list go unsaid.
  -> The broker deletes them at its next start, good as they are.
  https://github.com/rabbitmq/osiris/blob/main/src/osiris_log.erl
IndexAhead: An index that lists more than is there goes unsaid. -> Chunks are lost, and nobody knows.
  https://github.com/rabbitmq/osiris/blob/main/src/osiris_log.erl
Hash: Erlang's phash2 is computed wrongly, or the bits are counted from the other end.
  -> A filtering reader passes over chunks that it wants.
  https://github.com/rabbitmq/osiris/blob/main/src/osiris_bloom.erl
  https://github.com/erlang/otp/blob/master/erts/emulator/beam/erl_term_hashing.c
Rewrites: Writing what was read gives another file. -> Copies and repairs change bytes; replicas and checksums differ.
""")


def section(book: Book, name: str, about: str, *flags: str) -> Section:
    """A new section with the notes on `flags`."""
    return book.with_notes(name, about, {flag: NOTES[flag] for flag in flags})
