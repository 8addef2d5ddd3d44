package segspec;

import io.github.segspec.ksy.FfwdEntry;
import io.github.segspec.ksy.FfwdSegment;
import io.kaitai.struct.KaitaiStream;
import java.util.function.Function;

/** ffwd: a header in one of two widths, and messages with their sizes in front. */
final class Ffwd {
    /** From so many zeros to the end of the file on, they are space that was never written. */
    private static final int ZERO_TAIL = 64;
    private static final int LONGEST_HEADER = 16;

    private final Segment segment;
    private final Long named;

    /** A header as one of the two variants: the first message's number, and where the first entry begins. */
    private record Header(long base, long end) {}

    /** Where entries stop, whether that is the end of the file, and whether any of them holds a byte. */
    private record Fit(long stop, boolean exact, boolean filled) {}

    private Ffwd(Segment segment) {
        this.segment = segment;
        boolean isNumber = segment.name().matches("[0-9a-fA-F]{1,16}");
        named = isNumber ? Long.parseUnsignedLong(segment.name(), 16) : null;
    }

    static void read(Segment segment, Answer answer) throws Stop {
        new Ffwd(segment).read(answer);
    }

    private void read(Answer answer) throws Stop {
        Header header = header();
        answer.validBytes = header.end();
        for (long number = header.base(); answer.validBytes < segment.size(); number++) {
            Segment.Parsed<FfwdEntry> entry = entry(answer.validBytes);
            if (Long.compareUnsigned(number, header.base()) < 0) {
                throw new Stop("bad-order", answer.validBytes);
            }
            answer.records.add(Answer.record(number, entry.value().blob()));
            answer.validBytes = entry.end();
        }
    }

    private Segment.Parsed<FfwdEntry> entry(long position) throws Stop {
        if (isZeroTail(position)) {
            throw new Stop("zeroed", position);
        }
        return segment.parse(position, FfwdEntry::new, rule -> "bad-encoding");
    }

    private boolean isZeroTail(long position) {
        return segment.size() - position >= ZERO_TAIL && segment.isZeroFrom(position);
    }

    /** The header that the name, then the entries decide for; the system's where neither does. */
    private Header header() throws Stop {
        Header document;
        try {
            document = document();
        } catch (Stop none) {
            document = null;
        }
        Header system;
        try {
            system = system();
        } catch (Stop stop) {
            if (document != null && isOnlyDocument(document)) {
                return document;
            }
            throw stop.beforeFrames();
        }
        return document != null && isRatherDocument(system, document) ? document : system;
    }

    private Header system() throws Stop {
        var parsed = parse(FfwdSegment.SystemHeader::new);
        return new Header(parsed.value().baseOffset(), parsed.end());
    }

    private Header document() throws Stop {
        var parsed = parse(FfwdSegment.DocumentHeader::new);
        return new Header(parsed.value().baseOffset(), parsed.end());
    }

    private <T> Segment.Parsed<T> parse(Function<KaitaiStream, T> header) throws Stop {
        return segment.parse(0, header, rule -> rule.endsWith("/seq/0") ? "bad-magic" : "unsupported-version");
    }

    /** Whether a file that cannot have the system's header has the document's. */
    private boolean isOnlyDocument(Header document) {
        boolean agrees = named != null && named == document.base();
        if (segment.size() < LONGEST_HEADER) {
            return agrees && (named != 0 || isDocumentsName());
        }
        Fit fit = fit(document);
        return fit.exact() && (fit.filled() || agrees);
    }

    private boolean isRatherDocument(Header system, Header document) {
        boolean systemAgrees = named != null && named == system.base();
        boolean documentAgrees = named != null && named == document.base();
        Fit one = fit(system);
        Fit other = fit(document);
        if (systemAgrees && !documentAgrees) {
            return false;
        }
        if (documentAgrees && (!systemAgrees || isDocumentsName())) {
            boolean asFar = other.stop() - document.end() >= one.stop() - system.end();
            return other.exact() || (asFar && !(one.exact() && one.filled()));
        }
        if (isDocumentsName()) {
            return !one.exact() && (other.exact() || other.stop() > one.stop());
        }
        return other.exact() && other.filled() && !one.exact();
    }

    private boolean isDocumentsName() {
        return segment.name().length() == 10;
    }

    /** Follows the entries behind a header. */
    private Fit fit(Header header) {
        long position = header.end();
        boolean filled = false;
        try {
            while (position < segment.size() && !isZeroTail(position)) {
                var entry = entry(position);
                filled |= entry.value().lenBlob() > 0;
                position = entry.end();
            }
        } catch (Stop misfit) {
            return new Fit(position, false, filled);
        }
        return new Fit(position, true, filled);
    }
}
