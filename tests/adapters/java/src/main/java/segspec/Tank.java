package segspec;

import com.google.gson.JsonObject;
import io.github.segspec.ksy.Leb128U32;
import io.github.segspec.ksy.TankBundleHeader;
import io.github.segspec.ksy.TankEnums;
import io.github.segspec.ksy.TankMessage;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** TANK: bundles of messages with a length in front. There is no checksum: bytes can only contradict each other. */
final class Tank {
    private static final Pattern NAME =
            Pattern.compile("([1-9]\\d*)(?:(?:_\\d{1,20})?\\.log|-([1-9]\\d*)(?:_\\d{1,20})?\\.ilog)"
                    + "(?:\\.swap|\\.old|\\.cleaned)?");
    private static final BigInteger MAX_SEQUENCE = BigInteger.TWO.pow(64).subtract(BigInteger.ONE);
    private static final long MAX_JUMP = 1L << 32;
    private static final int LONGEST_HEADER = 1 + 5 + 8 + 5;

    private final Segment segment;
    /** The sequence number that follows; it has no value where the last one that there is was used. */
    private long next;
    private boolean isUsedUp;
    /** Of the last message that was released; null where there was none. */
    private Long lastTimestamp;

    /** A bundle; its message set begins at `body`. */
    private record Bundle(long position, long body, long end, TankBundleHeader header) {}

    /** A bundle that contradicts nothing: where it ends, and its first message. */
    private record Sound(long end, TankMessage first) {}

    /** The whole messages of a bundle, and why the rest is none; null where there is no rest. */
    private record Messages(List<TankMessage> whole, Stop rest) {}

    private Tank(Segment segment) {
        this.segment = segment;
        next = first(segment.name());
    }

    /** The number that a name begins with; 1 where it is none of a segment's. */
    private static long first(String name) {
        Matcher found = NAME.matcher(name);
        if (!found.matches()) {
            return 1;
        }
        BigInteger first = new BigInteger(found.group(1));
        BigInteger last = found.group(2) == null ? MAX_SEQUENCE : new BigInteger(found.group(2));
        boolean isRange = first.compareTo(last) <= 0 && last.compareTo(MAX_SEQUENCE) <= 0;
        return isRange ? first.longValue() : 1;
    }

    static void read(Segment segment, Answer answer) throws Stop {
        new Tank(segment).read(answer);
    }

    private void read(Answer answer) throws Stop {
        while (answer.validBytes < segment.size()) {
            Bundle bundle = frame(answer.validBytes);
            checkNumbers(bundle);
            Messages found = messages(bundle);
            List<TankMessage> released = released(bundle, found);
            boolean isDoubtful = found.rest() != null || found.whole().size() != bundle.header().numMessages()
                    || hasUnusedBits(released);
            refuseCutShort(bundle, isDoubtful);
            release(bundle, released, answer);
            answer.validBytes = bundle.end();
        }
    }

    private Bundle frame(long position) throws Stop {
        try {
            return bundle(position);
        } catch (Stop stop) {
            throw segment.isZeroFrom(position) ? new Stop("zeroed", position) : stop;
        }
    }

    private Bundle bundle(long position) throws Stop {
        var length = segment.parse(position, Leb128U32::new, rule -> "bad-encoding");
        long start = length.end();
        long end = start + length.value().value();
        if (end == start) {
            throw new Stop("bad-length", position);
        }
        if (end > segment.size()) {
            throw new Stop("torn", position);
        }
        // No header is longer than that; what it says must not come from the bytes behind its bundle.
        Segment front = new Segment("", segment.slice(start, Math.min(end, start + LONGEST_HEADER)));
        try {
            var header = front.parse(0, TankBundleHeader::new, Tank::headerCode);
            return new Bundle(position, start + header.end(), end, header.value());
        } catch (Stop stop) {
            throw new Stop(stop.code.equals("torn") ? "bad-length" : stop.code, position);
        }
    }

    /** The one rule of the header itself is that a count is not 0; the others are those of integers. */
    private static String headerCode(String rule) {
        return rule.equals("/seq/4") ? "bad-count" : "bad-encoding";
    }

    private void checkNumbers(Bundle bundle) throws Stop {
        TankBundleHeader header = bundle.header();
        if (header.codec() != TankEnums.Codec.NONE && header.codec() != TankEnums.Codec.SNAPPY) {
            throw new Stop("unsupported-codec", bundle.position());
        }
        long first = header.isSparse() ? header.firstSequence() : next;
        long last = header.isSparse() ? header.lastSequence() : first + header.numMessages() - 1;
        if (Long.compareUnsigned(last, first) < 0 || (isUsedUp && !header.isSparse())) {
            throw new Stop("bad-order", bundle.position());
        }
    }

    private Messages messages(Bundle bundle) throws Stop {
        byte[] content = segment.slice(bundle.body(), bundle.end());
        if (bundle.header().codec() == TankEnums.Codec.SNAPPY) {
            content = SnappyBlock.decompress(content, Codec.LIMIT, bundle.position());
        }
        Segment set = new Segment("", content);
        List<TankMessage> whole = new ArrayList<>();
        long timestamp = 0;
        for (long at = 0; at < set.size(); ) {
            long before = timestamp;
            boolean isEdge = whole.isEmpty() || whole.size() == bundle.header().numMessages() - 1;
            boolean isSparse = bundle.header().isSparse();
            try {
                var parsed = set.parse(
                        at, stream -> new TankMessage(stream, isSparse, isEdge, before), rule -> "bad-encoding");
                whole.add(parsed.value());
                timestamp = parsed.value().timestamp();
                at = parsed.end();
            } catch (Stop rest) {
                String code = rest.code.equals("torn") ? "bad-length" : rest.code;
                return new Messages(whole, new Stop(code, bundle.position()));
            }
        }
        return new Messages(whole, null);
    }

    /** The messages to release; an error where they cannot be told from what is none. */
    private List<TankMessage> released(Bundle bundle, Messages found) throws Stop {
        long declared = bundle.header().numMessages();
        List<TankMessage> messages = found.whole();
        if (messages.size() < declared && found.rest() != null) {
            throw found.rest();
        }
        if (messages.isEmpty()) {
            throw new Stop("bad-count", bundle.position());
        }
        int counted = (int) Math.min(declared, messages.size());
        boolean goesOn = found.rest() != null || hasUnusedBits(messages.subList(counted, messages.size()));
        List<TankMessage> released = goesOn ? messages.subList(0, counted) : messages;
        boolean isOdd = !isPossible(bundle.header()) || hasUnusedBits(released);
        if (isOdd && (goesOn || released.size() != declared)) {
            throw new Stop("bad-count", bundle.position());
        }
        return released;
    }

    /** Whether a header whose contents contradict it may still be what a writer made. */
    private boolean isPossible(TankBundleHeader header) {
        boolean isNear = !header.isSparse() || Long.compareUnsigned(header.firstSequence() - next, MAX_JUMP) <= 0;
        return !header.unused() && isNear;
    }

    private static boolean hasUnusedBits(List<TankMessage> messages) {
        return messages.stream().anyMatch(message -> message.unused() != 0);
    }

    /** A torn bundle can look whole, with bytes of the bundle after it: then that one begins inside it. */
    private void refuseCutShort(Bundle bundle, boolean isDoubtful) throws Stop {
        if (!isDoubtful && (bundle.end() == segment.size() || sound(bundle.end()) != null)) {
            return;
        }
        for (long start = bundle.position() + 1; start < bundle.end(); start++) {
            Sound first = sound(start);
            Sound reached = first;
            while (reached != null && reached.end() < bundle.end()) {
                reached = sound(reached.end());
            }
            if (reached == null || (reached.end() == bundle.end() && !isDoubtful)) {
                continue;
            }
            if (isNear(first.first()) || (reached.end() > bundle.end() && sound(reached.end()) != null)) {
                throw new Stop("bad-length", bundle.position());
            }
        }
    }

    /** Whether a message's own timestamp is not far from the last one read; before that, from our times. */
    private boolean isNear(TankMessage message) {
        BigInteger time = new BigInteger(Answer.unsigned(message.timestamp()));
        if (message.usesLastTimestamp()) {
            return false;
        }
        if (lastTimestamp == null) {
            return time.compareTo(years(20)) >= 0 && time.compareTo(years(130)) <= 0;
        }
        return time.subtract(new BigInteger(Answer.unsigned(lastTimestamp))).abs().compareTo(years(10)) <= 0;
    }

    private static BigInteger years(int count) {
        return BigInteger.valueOf(count * 366L * 86_400_000L);
    }

    /** The sound bundle at `position`; null where there is none. */
    private Sound sound(long position) {
        try {
            Bundle bundle = bundle(position);
            checkNumbers(bundle);
            Messages found = messages(bundle);
            boolean isSound = found.rest() == null && found.whole().size() == bundle.header().numMessages()
                    && !bundle.header().unused() && !hasUnusedBits(found.whole())
                    && rises(bundle.header(), found.whole());
            return isSound ? new Sound(bundle.end(), found.whole().get(0)) : null;
        } catch (Stop none) {
            return null;
        }
    }

    /** Whether the numbers of a sparse bundle rise, from 1 or more. */
    private static boolean rises(TankBundleHeader header, List<TankMessage> messages) {
        if (!header.isSparse()) {
            return true;
        }
        long number = header.firstSequence();
        for (int index = 1; index < messages.size(); index++) {
            long before = number;
            number = index == messages.size() - 1 ? header.lastSequence() : number + messages.get(index).sequenceStep();
            if (Long.compareUnsigned(number, before) <= 0) {
                return false;
            }
        }
        return header.firstSequence() != 0;
    }

    private void release(Bundle bundle, List<TankMessage> messages, Answer answer) throws Stop {
        TankBundleHeader header = bundle.header();
        List<JsonObject> records = new ArrayList<>();
        long number = header.isSparse() ? header.firstSequence() : next;
        for (int index = 0; index < messages.size(); index++) {
            TankMessage message = messages.get(index);
            long before = number;
            if (header.isSparse() && index > 0 && index == header.numMessages() - 1) {
                number = header.lastSequence();
            } else if (index > 0) {
                number += message.sequenceStep();
                if (Long.compareUnsigned(number, before) < 0) {
                    throw new Stop("bad-order", bundle.position());
                }
            }
            records.add(record(number, message));
        }
        records.forEach(answer.records::add);
        lastTimestamp = messages.get(messages.size() - 1).timestamp();
        next = number + 1;
        isUsedUp = next == 0;
    }

    private static JsonObject record(long number, TankMessage message) {
        JsonObject record = Answer.record(number, message.content());
        record.addProperty("timestamp", Answer.unsigned(message.timestamp()));
        if (message.hasKey() && message.lenKey() > 0) {
            record.addProperty("key", Answer.hex(message.key()));
        }
        return record;
    }
}
