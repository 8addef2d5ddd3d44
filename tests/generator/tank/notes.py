"""What each flag of TANK's vectors means: the bug that a failure reveals, and what it costs."""

from __future__ import annotations

from tests.generator.book import Book, Section, notes_of

NOTES = notes_of("""\
ByteOrder: A number of fixed width is read with its bytes reversed. -> Timestamps and sequence numbers are wrong.
BitOrder (tank.bundle.flags): Bits are counted from the other end of the byte.
  -> Codec, count and flags are mistaken for one another.
WideNumbers: A 64-bit number is signed, or goes through a double.
  -> Timestamps and sequence numbers above 2^53 or 2^63 are wrong.
VarintGroups (tank.integer.groups): The groups of an integer are put together wrongly.
  -> Every length above 127 is wrong.
VarintPadded (tank.integer.padded): An integer that is longer than it need be is refused.
  -> Sound segments of other clients cannot be read.
VarintHighBits (tank.integer.high-bits): Bits above 31 in the fifth byte are kept.
  -> A length that TANK reads as small is taken for hostile.
VarintEndless (tank.integer.five-bytes): An integer may take more than five bytes.
  -> What follows is read from the wrong place.
TrustsLength: A length is used before it is compared with what is there.
  -> Reading beyond a buffer, or memory that a few bytes ask for.
LengthZero (tank.bundle.length-not-zero): A length of 0 is taken for an empty bundle.
  -> A reader that never gets on, or reads on in what is no bundle.
HeaderOutside (tank.bundle.header-within): The header is read beyond the end of its bundle.
  -> Numbers come from the next bundle's bytes.
ReleasesTorn (tank.bundle.whole, tank.bundle.length-whole): A bundle that is not whole is released.
  -> Records that were never acknowledged, or cut ones.
StopsEarly (tank.end.clean): The last sound bundle is not released. -> Acknowledged records are lost.
ReadsOn: Reading goes on after damage, and nothing is said.
  -> Records are missing, and those after it have wrong numbers.
ZerosAreDamage: A zeroed tail is taken for any damage, or for data. -> A crash of the machine looks like corruption.
CountInFlags (tank.count.in-flags, tank.count.after-flags): The count is read from the wrong bits, or always
  expected after the flags.
  -> Nothing can be read, or messages are lost.
CountTrusted (tank.count.read-to-the-end): Messages are read until the declared count, not to the end of the set.
  -> Messages are dropped, or a reader waits for more.
CountZero (tank.count.not-zero): A count of 0 is accepted. -> The broker aborts on it; what follows has wrong numbers.
TrailingBytes (tank.set.left-over): Bytes after the last message go unnoticed, or refuse the bundle.
  -> Damage is not seen, or sound messages are lost.
CarriedTimestamp (tank.message.timestamp-carried): The timestamp of the message before is not carried.
  -> Most messages of a bundle have no time.
TimestampLeaks (tank.message.timestamp-of-the-first): The last timestamp of one bundle is carried into the next.
  -> A wrong time where TANK says 0.
FlagOrder (tank.message.flags, tank.message.order): The flags of a message are taken for one another.
  -> Keys, times and contents are read from the wrong bytes.
EmptyKey (tank.message.key-empty): A key of length 0 is taken for a key, or not skipped.
  -> Compaction by key merges what has none.
KeyLength (tank.message.key): The key's length is an integer of several bytes, or signed.
  -> Keys above 127 bytes are wrong.
EmptyContent (tank.message.content-empty): A content of length 0 ends the set, or is taken for absent.
  -> Tombstones are lost.
FaultOrder (tank.bundle.order): Of two things wrong in one bundle, the later one names the error.
  -> Two readers call the same damage by different names.
ReservedBits: Bits without a meaning are given one, or refuse the bundle. -> Bytes are skipped that TANK reads.
SparseIgnored (tank.number.sparse): The sparse bit is ignored. -> The header's numbers are read as messages.
SparseSingle (tank.number.sparse-last): A sparse bundle of one message is expected to state the last number.
  -> Its first message is read from the wrong place.
SparseDelta (tank.number.delta): A delta is taken without the 1 that it leaves out, or from the first number.
  -> Wrong sequence numbers.
SparseEdges (tank.number.edges): The first or last message of a sparse bundle is expected to have a delta.
  -> The message is read from the wrong place.
SparsePlusOne (tank.number.flag-4): The flag that says previous plus one is ignored, or heeded where it means nothing.
  -> Messages are read from the wrong place, or have wrong numbers.
SparseForgotten (tank.number.after-sparse): Counting goes on as if the sparse bundle had not been.
  -> All later numbers are wrong.
NumbersFall: Sequence numbers that do not rise go unnoticed. -> Two messages have one number.
NumbersOverflow (tank.number.fits): Sequence numbers wrap around at 2^64. -> A log that goes on with 0.
CodecUnassigned (tank.codec.assigned): Codec 2 or 3 is taken for another one, or for none. -> Random messages.
SnappyRaw (tank.codec.raw-block): The framing format of snappy is expected. -> No compressed bundle can be read.
SnappyHeader (tank.codec.header-plain): The bundle's header is taken for compressed.
  -> No compressed bundle can be read.
SnappyDamage (tank.codec.block-sound): A damaged block is taken for an empty one, or crashes the reader.
  -> As with TANK's own client, one bad bundle ends the reader.
SnappyBomb (tank.codec.block-sound): Memory is taken for what a block declares. -> A few bytes take gigabytes.
NameBase (tank.name.base): The first number is not taken from the name. -> All numbers are wrong.
NameLast: The last number in the name of an immutable segment is not compared.
  -> Bundles missing at the end go unnoticed.
Unprotected: A reader does not survive bytes that nothing protects.
  -> A crash where a wrong value is all that could be had.
ContentIsBytes (tank.message.content): Contents are taken for text. -> Bytes that are no text are changed or refused.
SwallowsNext: A torn bundle takes its missing bytes from the one after it.
  -> A record of two halves, and all after it lost.
IndexTrusted: The index is believed without looking at the segment. -> Seeking goes to the wrong bundle.
IndexStrict (tank.index.any-steps): An index that lags, or differs from another one of the same segment, is called
  wrong.
  -> Good logs are reported as damaged.
IndexStops: Nothing is compared after bytes that cannot be read, or they are held against the index.
  -> A wrong index passes, or a good one is reported.
IndexTruncated (tank.index.part): A part of an entry at the end of an index goes unnoticed.
  -> TANK reads its last entry from the end, and aborts.
""")


def section(book: Book, name: str, about: str, *flags: str) -> Section:
    """A section with the notes of the flags that it uses."""
    return book.with_notes(name, about, {flag: NOTES[flag] for flag in flags})
