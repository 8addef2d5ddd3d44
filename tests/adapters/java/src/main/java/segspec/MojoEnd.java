package segspec;

import io.github.segspec.ksy.MojoEnums.NumberForm;
import io.github.segspec.ksy.MojoEnums.Tag;
import io.github.segspec.ksy.MojoFooter;
import io.github.segspec.ksy.MojoIndexEntry;
import io.github.segspec.ksy.MojoTag;
import io.github.segspec.ksy.MojoTail;
import java.util.List;
import segspec.MojoPacks.Id;
import segspec.MojoPacks.Variant;

/** INDEX and SUFFIX of a finished segment in the file's bytes `start` to `end`; no entries where INDEX is unreadable. */
record MojoEnd(long start, long end, Id first, List<Entry> entries) {

    /** What INDEX says of one pack: its first record's id, and where its MASTER ID is. */
    record Entry(Id id, long offset) {}

    /** Found from the end of the file, over its zeros; null where the file does not end with them. */
    static MojoEnd find(Segment segment, Variant variant) {
        long end = endOfContent(segment);
        try {
            long suffix = variant.form() == NumberForm.STRINGS ? 42 : 34;
            if (end < suffix) {
                return null;
            }
            long start = segment.parse(
                            0,
                            stream -> {
                                MojoFooter footer = new MojoFooter(stream, variant.form(), variant.hasTags(), end);
                                return footer.suffix() == null ? -1 : footer.ofsTail();
                            },
                            rule -> "bad-index")
                    .value();
            if (start < 0 || (variant.hasTags() && !hasTag(segment, start, Tag.INDEX))) {
                return null;
            }
            long index = end - suffix - start - (variant.hasTags() ? 2 : 0);
            return read(segment, variant, start, end, index);
        } catch (Stop none) {
            return null;
        }
    }

    private static MojoEnd read(Segment segment, Variant variant, long start, long end, long index) {
        for (boolean hasNullEach : List.of(false, true)) {
            try {
                MojoTail tail = segment.parse(
                                start,
                                stream -> new MojoTail(stream, variant.form(), variant.hasTags(), hasNullEach, index),
                                rule -> "bad-index")
                        .value();
                Id first = new Id(tail.suffix().id().ms(), tail.suffix().id().seq());
                return new MojoEnd(start, end, first, entries(tail));
            } catch (Stop other) {
                continue;
            }
        }
        return variant.hasTags() ? new MojoEnd(start, end, null, List.of()) : null;
    }

    private static List<Entry> entries(MojoTail tail) {
        List<MojoIndexEntry> stored = tail.index().body().entries();
        return stored == null ? List.of() : stored.stream().map(MojoEnd::entry).toList();
    }

    private static Entry entry(MojoIndexEntry stored) {
        return new Entry(new Id(stored.idMs().intValue(), stored.idSeq().intValue()), stored.offset().value());
    }

    /** Whether INDEX is to be believed rather than MASTER ID; `last` is the last id in front of the pack. */
    boolean contradicts(long offset, Id own, Id last) {
        int number = 0;
        while (number < entries.size() && entries.get(number).offset() != offset) {
            number++;
        }
        if (number == entries.size() || entries.get(number).id().equals(own)) {
            return false;
        }
        Id indexed = entries.get(number).id();
        if (number == 0) {
            return last == null && indexed.equals(first);
        }
        Id following = number + 1 < entries.size() ? entries.get(number + 1).id() : null;
        return fits(indexed, last, following) && !fits(own, last, following);
    }

    private static boolean fits(Id id, Id last, Id following) {
        return (last == null || last.compareTo(id) < 0) && (following == null || id.compareTo(following) < 0);
    }

    static long endOfContent(Segment segment) {
        long end = segment.size();
        while (end > 0 && segment.bytes()[(int) end - 1] == 0) {
            end--;
        }
        return end;
    }

    static boolean hasTag(Segment segment, long position, Tag tag) {
        try {
            segment.parse(position, stream -> new MojoTag(stream, tag), rule -> "bad-encoding");
            return true;
        } catch (Stop none) {
            return false;
        }
    }
}
