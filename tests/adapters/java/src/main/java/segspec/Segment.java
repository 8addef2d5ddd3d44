package segspec;

import io.kaitai.struct.ByteBufferKaitaiStream;
import io.kaitai.struct.KaitaiStream;
import java.nio.BufferUnderflowException;
import java.util.Arrays;
import java.util.function.Function;

/** A file's name and bytes, or bytes that were taken out of one; `at` is the frame that errors are reported for. */
record Segment(String name, byte[] bytes) {

    /** What a parser read, and the byte behind it. */
    record Parsed<T>(T value, long end) {}

    long size() {
        return bytes.length;
    }

    byte[] slice(long from, long to) {
        return Arrays.copyOfRange(bytes, (int) from, (int) to);
    }

    /** Whether nothing but zeros is left, and at least one. */
    boolean isZeroFrom(long position) {
        for (int at = (int) position; at < bytes.length; at++) {
            if (bytes[at] != 0) {
                return false;
            }
        }
        return position < bytes.length;
    }

    boolean startsWith(byte[] prefix, long position) {
        long end = position + prefix.length;
        return end <= size() && Arrays.equals(bytes, (int) position, (int) end, prefix, 0, prefix.length);
    }

    /** The first place from `position` on where these bytes stand, -1 if nowhere. */
    long find(byte[] wanted, long position) {
        for (long at = position; at + wanted.length <= size(); at++) {
            if (startsWith(wanted, at)) {
                return at;
            }
        }
        return -1;
    }

    /**
     * Runs a generated parser. Where the bytes end the error is `torn`; where a rule of the spec is broken, what
     * `codes` makes of the rule's path (`/seq/0`).
     */
    <T> Parsed<T> parse(long position, Function<KaitaiStream, T> parser, Function<String, String> codes) throws Stop {
        KaitaiStream stream = new Bounded(bytes);
        stream.seek(position);
        try {
            return new Parsed<>(parser.apply(stream), stream.pos());
        } catch (BufferUnderflowException ended) {
            throw new Stop("torn", position);
        } catch (KaitaiStream.ValidationFailedError refused) {
            throw new Stop(codes.apply(path(refused)), position);
        }
    }

    /** The official runtime keeps a rule's path to itself; its messages begin with it. */
    private static String path(KaitaiStream.ValidationFailedError refused) {
        return refused.getMessage().split(":", 2)[0];
    }

    /** The official stream allocates what a length claims before it looks whether so many bytes are left. */
    static final class Bounded extends ByteBufferKaitaiStream {
        Bounded(byte[] bytes) {
            super(bytes);
        }

        @Override
        protected byte[] readBytesNotAligned(long length) {
            require(length);
            return super.readBytesNotAligned(length);
        }

        @Override
        public KaitaiStream substream(long length) {
            require(length);
            return new Bounded(readBytes(length));
        }

        private void require(long length) {
            if (length > size() - pos()) {
                throw new BufferUnderflowException();
            }
        }
    }
}
