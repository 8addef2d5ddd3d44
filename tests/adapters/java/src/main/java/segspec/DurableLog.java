package segspec;

import io.github.segspec.ksy.DurableLogRecord;
import java.math.BigInteger;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.CRC32;

/** durable-log: records back to back, each with a magic, a number and a CRC-32 of its payload. */
final class DurableLog {
    private static final byte[] MAGIC = {'G', 'O', 'L', 'D'};
    private static final byte[] SWAPPED_MAGIC = {'D', 'L', 'O', 'G'};
    private static final byte VERSION = 1;
    private static final Pattern NAME = Pattern.compile("segment_\\+?(\\d+)\\.log");

    private final Segment segment;
    /** The number that is due; null where neither the name nor a record has said one. */
    private BigInteger due;
    /** The number of the record in front; null in front of the first. */
    private BigInteger last;

    private DurableLog(Segment segment) {
        this.segment = segment;
        Matcher name = NAME.matcher(segment.name());
        BigInteger base = name.matches() ? new BigInteger(name.group(1)) : null;
        due = base != null && base.bitLength() <= 64 ? base : null;
    }

    static void read(Segment segment, Answer answer) throws Stop {
        new DurableLog(segment).read(answer);
    }

    private void read(Answer answer) throws Stop {
        refuseOtherFormats();
        while (answer.validBytes < segment.size()) {
            Segment.Parsed<DurableLogRecord> parsed = frame(answer.validBytes);
            DurableLogRecord record = parsed.value();
            if (!isIntact(record)) {
                throw new Stop("bad-checksum", answer.validBytes);
            }
            compareNumber(number(record), answer.validBytes, following(parsed.end()));
            answer.records.add(Answer.record(record.offset(), record.payload()));
            answer.validBytes = parsed.end();
        }
    }

    /** A false magic at byte 0 is damage where anything else speaks for a log: a magic, or a record with another one. */
    private void refuseOtherFormats() throws Stop {
        try {
            if (segment.size() > 0) {
                frame(0);
            }
        } catch (Stop stop) {
            if (segment.find(MAGIC, 0) < 0 && !isRecordButForItsMagic()) {
                throw stop.beforeFrames();
            }
        }
    }

    private boolean isRecordButForItsMagic() {
        byte[] mended = segment.bytes().clone();
        if (mended.length <= MAGIC.length || segment.startsWith(SWAPPED_MAGIC, 0)) {
            return false;
        }
        System.arraycopy(MAGIC, 0, mended, 0, MAGIC.length);
        mended[MAGIC.length] = VERSION;
        try {
            DurableLogRecord record = new DurableLog(new Segment("", mended)).frame(0).value();
            return record.lenPayload() > 0 && isIntact(record);
        } catch (Stop none) {
            return false;
        }
    }

    private Segment.Parsed<DurableLogRecord> frame(long position) throws Stop {
        try {
            return segment.parse(position, DurableLogRecord::new, DurableLog::code);
        } catch (Stop stop) {
            boolean unwritten = !stop.code.equals("unsupported-version") && segment.isZeroFrom(position);
            throw unwritten ? new Stop("zeroed", position) : stop;
        }
    }

    private static String code(String rule) {
        return rule.equals("/seq/0") ? "bad-magic" : "unsupported-version";
    }

    private static boolean isIntact(DurableLogRecord record) {
        CRC32 checksum = new CRC32();
        checksum.update(record.payload());
        return checksum.getValue() == record.checksum();
    }

    /** The number of the intact record at `position`; null where there is none. */
    private BigInteger following(long position) {
        try {
            DurableLogRecord record = frame(position).value();
            return isIntact(record) ? number(record) : null;
        } catch (Stop none) {
            return null;
        }
    }

    private static BigInteger number(DurableLogRecord record) {
        return new BigInteger(Long.toUnsignedString(record.offset()));
    }

    /** A number that is not due must be above the one in front, and not contradicted by the record right behind. */
    private void compareNumber(BigInteger number, long position, BigInteger behind) throws Stop {
        if (due != null && !number.equals(due)) {
            boolean stepsBack = last != null && number.compareTo(last) <= 0;
            boolean contradicted =
                    behind != null && (behind.compareTo(number) <= 0 || behind.equals(due.add(BigInteger.ONE)));
            if (stepsBack || contradicted) {
                throw new Stop("bad-order", position);
            }
        }
        last = number;
        due = number.add(BigInteger.ONE);
    }
}
