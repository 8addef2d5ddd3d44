"""What each flag of TANK's vectors means: the bug that a failure reveals, and what it costs."""

from __future__ import annotations

from tests.generator.book import JSON, Book, Section, note

SOURCE = "https://github.com/phaistos-networks/TANK/blob/master/"
CONSUME = SOURCE + "client_api_consume.cpp"
WRITE = SOURCE + "service_write.cpp"
COMPRESS = SOURCE + "Switch/compress.h"

NOTES: dict[str, JSON] = {
    "ByteOrder": note(
        "A number of fixed width is read with its bytes reversed.", "Timestamps and sequence numbers are false."
    ),
    "BitOrder": note(
        "Bits are counted from the other end of the byte.", "Codec, count and flags are mistaken for one another."
    ),
    "WideNumbers": note(
        "A 64-bit number is signed, or goes through a double.",
        "Timestamps and sequence numbers above 2^53 or 2^63 are false.",
    ),
    "VarintGroups": note(
        "The groups of an integer are put together wrongly.", "Every length above 127 is false.", COMPRESS
    ),
    "VarintPadded": note(
        "An integer that is longer than it need be is refused.",
        "Sound segments of other clients cannot be read.",
        COMPRESS,
    ),
    "VarintHighBits": note(
        "Bits above 31 in the fifth byte are kept.", "A length that TANK reads as small is taken for hostile.", COMPRESS
    ),
    "VarintEndless": note(
        "An integer may take more than five bytes.", "What follows is read from the wrong place.", COMPRESS
    ),
    "TrustsLength": note(
        "A length is used before it is compared with what is there.",
        "Reading beyond a buffer, or memory that a few bytes ask for.",
    ),
    "LengthZero": note(
        "A length of 0 is taken for an empty bundle.",
        "A reader that never gets on, or reads on in what is no bundle.",
        WRITE,
    ),
    "HeaderOutside": note(
        "The header is read beyond the end of its bundle.", "Numbers come from the next bundle's bytes."
    ),
    "ReleasesTorn": note(
        "A bundle that is not whole is released.", "Records that were never acknowledged, or cut ones."
    ),
    "StopsEarly": note("The last sound bundle is not released.", "Acknowledged records are lost."),
    "ReadsOn": note(
        "Reading goes on behind damage, and nothing is said.",
        "Records are missing, and those behind have false numbers.",
    ),
    "ZerosAreDamage": note(
        "A zeroed tail is taken for any damage, or for data.", "A crash of the machine looks like corruption."
    ),
    "CountInFlags": note(
        "The count is read from the wrong bits, or always expected behind the flags.",
        "Nothing can be read, or messages are lost.",
    ),
    "CountTrusted": note(
        "Messages are read until the declared count, not to the end of the set.",
        "Messages are dropped, or a reader waits for more.",
        CONSUME,
    ),
    "CountZero": note("A count of 0 is accepted.", "The broker aborts on it; what follows has false numbers.", WRITE),
    "TrailingBytes": note(
        "Bytes behind the last message go unnoticed, or refuse the bundle.",
        "Damage is not seen, or sound messages are lost.",
        CONSUME,
    ),
    "CarriedTimestamp": note(
        "The timestamp of the message before is not carried.", "Most messages of a bundle have no time.", CONSUME
    ),
    "TimestampLeaks": note(
        "The last timestamp of one bundle is carried into the next.", "A false time where TANK says 0.", CONSUME
    ),
    "FlagOrder": note(
        "The flags of a message are taken for one another.", "Keys, times and contents are read from the wrong bytes."
    ),
    "EmptyKey": note(
        "A key of length 0 is taken for a key, or not skipped.", "Compaction by key merges what has none.", CONSUME
    ),
    "KeyLength": note("The key's length is an integer of several bytes, or signed.", "Keys above 127 bytes are false."),
    "EmptyContent": note("A content of length 0 ends the set, or is taken for absent.", "Tombstones are lost."),
    "ReservedBits": note(
        "Bits without a meaning are given one, or refuse the bundle.", "Bytes are skipped that TANK reads."
    ),
    "SparseIgnored": note("The sparse bit is ignored.", "The header's numbers are read as messages.", CONSUME),
    "SparseSingle": note(
        "A sparse bundle of one message is expected to state the last number.",
        "Its first message is read from the wrong place.",
        CONSUME,
    ),
    "SparseDelta": note(
        "A delta is taken without the 1 that it leaves out, or from the first number.",
        "False sequence numbers.",
        CONSUME,
    ),
    "SparseEdges": note(
        "The first or last message of a sparse bundle is expected to have a delta.",
        "The message is read from the wrong place.",
        CONSUME,
    ),
    "SparsePlusOne": note(
        "The flag that says previous plus one is ignored, or heeded where it means nothing.",
        "Messages are read from the wrong place, or have false numbers.",
        CONSUME,
    ),
    "SparseForgotten": note(
        "Counting goes on as if the sparse bundle had not been.", "All later numbers are false.", CONSUME
    ),
    "NumbersFall": note("Sequence numbers that do not rise go unnoticed.", "Two messages have one number.", CONSUME),
    "NumbersOverflow": note("Sequence numbers wrap around at 2^64.", "A log that goes on with 0."),
    "CodecUnassigned": note("Codec 2 or 3 is taken for another one, or for none.", "Random messages.", CONSUME),
    "SnappyRaw": note("The framing format of snappy is expected.", "No compressed bundle can be read.", COMPRESS),
    "SnappyHeader": note("The bundle's header is taken for compressed.", "No compressed bundle can be read.", CONSUME),
    "SnappyDamage": note(
        "A false block is taken for an empty one, or crashes the reader.",
        "As with TANK's own client, one bad bundle ends the reader.",
        CONSUME,
    ),
    "SnappyBomb": note("Memory is taken for what a block declares.", "A few bytes take gigabytes."),
    "NameBase": note("The first number is not taken from the name.", "All numbers are false."),
    "NameLast": note(
        "The last number in the name of an immutable segment is not compared.",
        "Bundles missing at the end go unnoticed.",
    ),
    "Unprotected": note(
        "A reader does not survive bytes that nothing protects.",
        "A crash where a false value is all that could be had.",
    ),
    "ContentIsBytes": note("Contents are taken for text.", "Bytes that are no text are changed or refused."),
    "SwallowsNext": note(
        "A torn bundle takes its missing bytes from the one behind.",
        "A record of two halves, and all behind it lost.",
        WRITE,
    ),
    "IndexTrusted": note("The index is believed without looking at the segment.", "Seeking goes to the wrong bundle."),
    "IndexStrict": note(
        "An index that lags, or differs from another one of the same segment, is called false.",
        "Good logs are reported as damaged.",
    ),
    "IndexTruncated": note(
        "A part of an entry at the end of an index goes unnoticed.",
        "TANK reads its last entry from the end, and aborts.",
    ),
}


def section(book: Book, name: str, about: str, *flags: str) -> Section:
    """A section with the notes of the flags that it uses."""
    return book.section(name, about, {flag: NOTES[flag] for flag in flags})
