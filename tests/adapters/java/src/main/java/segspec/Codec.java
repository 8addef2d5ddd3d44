package segspec;

import com.github.luben.zstd.ZstdInputStreamNoFinalizer;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.zip.GZIPInputStream;
import org.apache.commons.compress.compressors.lz4.FramedLZ4CompressorInputStream;
import org.apache.commons.compress.compressors.snappy.FramedSnappyCompressorInputStream;

/** The containers of sub-batches. What a block declares is not believed: so much is read as is allowed, and no more. */
enum Codec {
    GZIP(GZIPInputStream::new),
    SNAPPY_FRAMED(FramedSnappyCompressorInputStream::new),
    LZ4_FRAME(FramedLZ4CompressorInputStream::new),
    ZSTD(ZstdInputStreamNoFinalizer::new);

    /** Bytes that a block may grow to. */
    static final int LIMIT = 8 << 20;

    private interface Opener {
        InputStream open(InputStream stored) throws IOException;
    }

    private final Opener opener;

    Codec(Opener opener) {
        this.opener = opener;
    }

    /** The bytes of a block of the frame at `position`, at most `limit`: else bad-compression or limit-exceeded. */
    byte[] decompress(byte[] block, int limit, long position) throws Stop {
        byte[] content;
        try (InputStream stream = opener.open(new ByteArrayInputStream(block))) {
            content = stream.readNBytes(limit + 1);
        } catch (IOException | IllegalArgumentException | IndexOutOfBoundsException unreadable) {
            // commons-compress lets the two of hostile blocks through.
            throw new Stop("bad-compression", position);
        }
        if (content.length > limit) {
            throw new Stop("limit-exceeded", position);
        }
        return content;
    }
}
