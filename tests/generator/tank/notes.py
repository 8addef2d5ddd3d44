"""What each flag of TANK's vectors means: the bug that a failure reveals, and what it costs."""

from __future__ import annotations

from tests.generator.book import Book, Section, notes_of

SOURCE = "https://github.com/phaistos-networks/TANK/blob/master/"
CONSUME = SOURCE + "client_api_consume.cpp"
WRITE = SOURCE + "service_write.cpp"
COMPRESS = SOURCE + "Switch/compress.h"

NOTES = notes_of("""\
ByteOrder: A number of fixed width is read with its bytes reversed. -> Timestamps and sequence numbers are false.
BitOrder: Bits are counted from the other end of the byte. -> Codec, count and flags are mistaken for one another.
WideNumbers: A 64-bit number is signed, or goes through a double.
  -> Timestamps and sequence numbers above 2^53 or 2^63 are false.
VarintGroups: The groups of an integer are put together wrongly. -> Every length above 127 is false.
  https://github.com/phaistos-networks/TANK/blob/master/Switch/compress.h
VarintPadded: An integer that is longer than it need be is refused. -> Sound segments of other clients cannot be read.
  https://github.com/phaistos-networks/TANK/blob/master/Switch/compress.h
VarintHighBits: Bits above 31 in the fifth byte are kept. -> A length that TANK reads as small is taken for hostile.
  https://github.com/phaistos-networks/TANK/blob/master/Switch/compress.h
VarintEndless: An integer may take more than five bytes. -> What follows is read from the wrong place.
  https://github.com/phaistos-networks/TANK/blob/master/Switch/compress.h
TrustsLength: A length is used before it is compared with what is there.
  -> Reading beyond a buffer, or memory that a few bytes ask for.
LengthZero: A length of 0 is taken for an empty bundle.
  -> A reader that never gets on, or reads on in what is no bundle.
  https://github.com/phaistos-networks/TANK/blob/master/service_write.cpp
HeaderOutside: The header is read beyond the end of its bundle. -> Numbers come from the next bundle's bytes.
ReleasesTorn: A bundle that is not whole is released. -> Records that were never acknowledged, or cut ones.
StopsEarly: The last sound bundle is not released. -> Acknowledged records are lost.
ReadsOn: Reading goes on behind damage, and nothing is said.
  -> Records are missing, and those behind have false numbers.
ZerosAreDamage: A zeroed tail is taken for any damage, or for data. -> A crash of the machine looks like corruption.
CountInFlags: The count is read from the wrong bits, or always expected behind the flags.
  -> Nothing can be read, or messages are lost.
CountTrusted: Messages are read until the declared count, not to the end of the set.
  -> Messages are dropped, or a reader waits for more.
  https://github.com/phaistos-networks/TANK/blob/master/client_api_consume.cpp
CountZero: A count of 0 is accepted. -> The broker aborts on it; what follows has false numbers.
  https://github.com/phaistos-networks/TANK/blob/master/service_write.cpp
TrailingBytes: Bytes behind the last message go unnoticed, or refuse the bundle.
  -> Damage is not seen, or sound messages are lost.
  https://github.com/phaistos-networks/TANK/blob/master/client_api_consume.cpp
CarriedTimestamp: The timestamp of the message before is not carried. -> Most messages of a bundle have no time.
  https://github.com/phaistos-networks/TANK/blob/master/client_api_consume.cpp
TimestampLeaks: The last timestamp of one bundle is carried into the next. -> A false time where TANK says 0.
  https://github.com/phaistos-networks/TANK/blob/master/client_api_consume.cpp
FlagOrder: The flags of a message are taken for one another. -> Keys, times and contents are read from the wrong bytes.
EmptyKey: A key of length 0 is taken for a key, or not skipped. -> Compaction by key merges what has none.
  https://github.com/phaistos-networks/TANK/blob/master/client_api_consume.cpp
KeyLength: The key's length is an integer of several bytes, or signed. -> Keys above 127 bytes are false.
EmptyContent: A content of length 0 ends the set, or is taken for absent. -> Tombstones are lost.
ReservedBits: Bits without a meaning are given one, or refuse the bundle. -> Bytes are skipped that TANK reads.
SparseIgnored: The sparse bit is ignored. -> The header's numbers are read as messages.
  https://github.com/phaistos-networks/TANK/blob/master/client_api_consume.cpp
SparseSingle: A sparse bundle of one message is expected to state the last number.
  -> Its first message is read from the wrong place.
  https://github.com/phaistos-networks/TANK/blob/master/client_api_consume.cpp
SparseDelta: A delta is taken without the 1 that it leaves out, or from the first number. -> False sequence numbers.
  https://github.com/phaistos-networks/TANK/blob/master/client_api_consume.cpp
SparseEdges: The first or last message of a sparse bundle is expected to have a delta.
  -> The message is read from the wrong place.
  https://github.com/phaistos-networks/TANK/blob/master/client_api_consume.cpp
SparsePlusOne: The flag that says previous plus one is ignored, or heeded where it means nothing.
  -> Messages are read from the wrong place, or have false numbers.
  https://github.com/phaistos-networks/TANK/blob/master/client_api_consume.cpp
SparseForgotten: Counting goes on as if the sparse bundle had not been. -> All later numbers are false.
  https://github.com/phaistos-networks/TANK/blob/master/client_api_consume.cpp
NumbersFall: Sequence numbers that do not rise go unnoticed. -> Two messages have one number.
  https://github.com/phaistos-networks/TANK/blob/master/client_api_consume.cpp
NumbersOverflow: Sequence numbers wrap around at 2^64. -> A log that goes on with 0.
CodecUnassigned: Codec 2 or 3 is taken for another one, or for none. -> Random messages.
  https://github.com/phaistos-networks/TANK/blob/master/client_api_consume.cpp
SnappyRaw: The framing format of snappy is expected. -> No compressed bundle can be read.
  https://github.com/phaistos-networks/TANK/blob/master/Switch/compress.h
SnappyHeader: The bundle's header is taken for compressed. -> No compressed bundle can be read.
  https://github.com/phaistos-networks/TANK/blob/master/client_api_consume.cpp
SnappyDamage: A false block is taken for an empty one, or crashes the reader.
  -> As with TANK's own client, one bad bundle ends the reader.
  https://github.com/phaistos-networks/TANK/blob/master/client_api_consume.cpp
SnappyBomb: Memory is taken for what a block declares. -> A few bytes take gigabytes.
NameBase: The first number is not taken from the name. -> All numbers are false.
NameLast: The last number in the name of an immutable segment is not compared.
  -> Bundles missing at the end go unnoticed.
Unprotected: A reader does not survive bytes that nothing protects.
  -> A crash where a false value is all that could be had.
ContentIsBytes: Contents are taken for text. -> Bytes that are no text are changed or refused.
SwallowsNext: A torn bundle takes its missing bytes from the one behind.
  -> A record of two halves, and all behind it lost.
  https://github.com/phaistos-networks/TANK/blob/master/service_write.cpp
IndexTrusted: The index is believed without looking at the segment. -> Seeking goes to the wrong bundle.
IndexStrict: An index that lags, or differs from another one of the same segment, is called false.
  -> Good logs are reported as damaged.
IndexTruncated: A part of an entry at the end of an index goes unnoticed.
  -> TANK reads its last entry from the end, and aborts.
""")


def section(book: Book, name: str, about: str, *flags: str) -> Section:
    """A section with the notes of the flags that it uses."""
    return book.with_notes(name, about, {flag: NOTES[flag] for flag in flags})
