package segspec;

import com.google.gson.JsonObject;
import io.github.segspec.ksy.OsirisChunkHeader;
import io.github.segspec.ksy.OsirisEntry;
import io.github.segspec.ksy.OsirisEnums.ChunkType;
import io.github.segspec.ksy.OsirisSegment;
import io.github.segspec.ksy.OsirisSimpleEntry;
import io.github.segspec.ksy.OsirisSubBatch;
import io.github.segspec.ksy.OsirisTrackingChunkData;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.CRC32;

/** osiris: chunks of entries; an entry is a record, or a sub-batch of records that a client compressed. */
final class Osiris {
    private static final int MAX_ENTRIES = 65535;
    private static final int NO_TRACKING = 4;

    private final Segment segment;
    /** The ids that the next chunk may have; none where neither the name nor a chunk has said one. */
    private List<Long> due = List.of();
    private boolean isFirst = true;
    /** The greatest offset is taken. */
    private boolean isFull;

    private Osiris(Segment segment) {
        this.segment = segment;
        if (segment.name().matches("\\d{20}\\.segment")) {
            BigInteger first = new BigInteger(segment.name().substring(0, 20));
            due = first.bitLength() <= 64 ? List.of(first.longValue()) : List.of();
        }
    }

    static void read(Segment segment, Answer answer) throws Stop {
        new Osiris(segment).read(answer);
    }

    private void read(Answer answer) throws Stop {
        answer.validBytes = begin();
        while (answer.validBytes < segment.size()) {
            long position = answer.validBytes;
            OsirisChunkHeader header = frame(position);
            check(header, position);
            Decoded decoded = new Decoded(header, position);
            if (header.chunkType() == ChunkType.USER) {
                decoded.readEntries(data(header, position));
            } else {
                decoded.consumed = header.numRecords();
            }
            decoded.records.forEach(answer.records::add);
            due = List.of(header.chunkId() + header.numRecords(), header.chunkId() + decoded.consumed);
            isFull = header.chunkId() < 0 && due.contains(0L);
            isFirst = false;
            answer.validBytes = position + header.lenChunk();
        }
    }

    private long begin() throws Stop {
        try {
            return segment.parse(0, OsirisSegment.LogHeader::new, Osiris::headerCode).end();
        } catch (Stop stop) {
            throw stop.beforeFrames();
        }
    }

    private static String headerCode(String rule) {
        return rule.endsWith("/seq/0") ? "bad-magic" : rule.endsWith("/seq/1") ? "unsupported-version" : "bad-encoding";
    }

    private OsirisChunkHeader header(long position) throws Stop {
        return segment.parse(position, OsirisChunkHeader::new, Osiris::headerCode).value();
    }

    /** The header of a chunk that is whole. */
    private OsirisChunkHeader frame(long position) throws Stop {
        OsirisChunkHeader header;
        try {
            header = header(position);
        } catch (Stop stop) {
            boolean unwritten = !stop.code.equals("torn") && segment.isZeroFrom(position);
            throw unwritten ? new Stop("zeroed", position) : stop;
        }
        if (header.lenChunk() > segment.size() - position) {
            throw new Stop("torn", position);
        }
        if (header.lenData() > Codec.LIMIT) {
            throw new Stop("limit-exceeded", position);
        }
        return header;
    }

    private byte[] data(OsirisChunkHeader header, long position) {
        return segment.slice(position + header.ofsData(), position + header.ofsTrailer());
    }

    private void check(OsirisChunkHeader header, long position) throws Stop {
        CRC32 checksum = new CRC32();
        checksum.update(data(header, position));
        if (checksum.getValue() != header.dataCrc()) {
            throw new Stop("bad-checksum", position);
        }
        boolean isTracking = header.chunkType() != ChunkType.USER;
        if (isTracking && !isTrackingCount(header)) {
            throw new Stop("bad-count", position);
        }
        checkId(header, position);
        if (isTracking) {
            checkTracking(header, position);
        }
    }

    /** A tracking chunk has one entry and takes one offset; a delta that tracks nothing takes any number. */
    private static boolean isTrackingCount(OsirisChunkHeader header) {
        boolean isFiller = header.chunkType() == ChunkType.TRACKING_DELTA && header.lenData() == NO_TRACKING;
        return header.numEntries() == 1 && (header.numRecords() == 1 || (isFiller && header.numRecords() > 0));
    }

    /** An id that is not the due one is believed where it leaves a gap and the chunk behind bears it out. */
    private void checkId(OsirisChunkHeader header, long position) throws Stop {
        long id = header.chunkId();
        boolean fits = Long.compareUnsigned(id, -header.numRecords()) <= 0 || header.numRecords() == 0;
        if (!fits || isFull) {
            throw new Stop("bad-order", position);
        }
        if (due.isEmpty() || due.contains(id)) {
            return;
        }
        boolean stepsBack = !isFirst && Long.compareUnsigned(id, due.get(0)) < 0;
        if (stepsBack || !isBorneOut(header, position)) {
            throw new Stop("bad-order", position);
        }
    }

    private boolean isBorneOut(OsirisChunkHeader header, long position) {
        try {
            OsirisChunkHeader behind = header(position + header.lenChunk());
            return behind.chunkId() == header.chunkId() + header.numRecords();
        } catch (Stop none) {
            return false;
        }
    }

    private void checkTracking(OsirisChunkHeader header, long position) throws Stop {
        boolean isSnapshot = header.chunkType() == ChunkType.TRACKING_SNAPSHOT;
        Segment data = new Segment(segment.name(), data(header, position));
        try {
            data.parse(
                    0,
                    stream -> new OsirisTrackingChunkData(stream, isSnapshot),
                    rule -> rule.equals("/seq/3") ? "trailing-bytes" : "bad-encoding");
        } catch (Stop stop) {
            throw within(stop, position);
        }
    }

    /** What is wrong inside a chunk that is whole: what ends early there has a false length. */
    private static Stop within(Stop stop, long position) {
        return new Stop(stop.code.equals("torn") ? "bad-length" : stop.code, position);
    }

    /** The records of one chunk, and how many offsets it takes. */
    private static final class Decoded {
        final List<JsonObject> records = new ArrayList<>();
        long consumed = 1;
        private final OsirisChunkHeader header;
        private final long position;
        private int budget = Codec.LIMIT;

        Decoded(OsirisChunkHeader header, long position) {
            this.header = header;
            this.position = position;
        }

        void readEntries(byte[] content) throws Stop {
            Segment data = new Segment("", content);
            consumed = 0;
            int entries = 0;
            for (long at = 0; at < data.size(); entries++) {
                if (entries == MAX_ENTRIES) {
                    throw new Stop("bad-count", position);
                }
                at = readEntry(data, at);
            }
            if (header.chunkId() < 0 && header.chunkId() + consumed > 0) {
                throw new Stop("bad-count", position);
            }
            dropBeyondCounts(entries);
        }

        private long readEntry(Segment data, long at) throws Stop {
            Segment.Parsed<OsirisEntry> parsed;
            try {
                parsed = data.parse(at, OsirisEntry::new, rule -> "bad-encoding");
            } catch (Stop stop) {
                throw within(stop, position);
            }
            if (parsed.value().entry() instanceof OsirisSubBatch batch) {
                long first = consumed;
                openBatch(batch);
                consumed = first + batch.numRecords();
            } else {
                add(((OsirisSimpleEntry) parsed.value().entry()).body());
            }
            return parsed.end();
        }

        /** A sub-batch that cannot be opened loses its own records, and nothing else. */
        private void openBatch(OsirisSubBatch batch) {
            try {
                Segment body = new Segment("", decompressed(batch));
                long at = 0;
                for (int number = 0; number < batch.numRecords() && at < body.size(); number++) {
                    var entry = body.parse(at, OsirisSimpleEntry::new, rule -> "bad-encoding");
                    add(entry.value().body());
                    at = entry.end();
                }
            } catch (Stop lost) {
                return;
            }
        }

        private byte[] decompressed(OsirisSubBatch batch) throws Stop {
            Codec codec;
            switch (batch.compression()) {
                case NONE -> {
                    return batch.body();
                }
                case GZIP -> codec = Codec.GZIP;
                case SNAPPY -> codec = Codec.SNAPPY_FRAMED;
                case LZ4 -> codec = Codec.LZ4_FRAME;
                case ZSTD -> codec = Codec.ZSTD;
                default -> throw new Stop("unsupported-codec", position);
            }
            byte[] content = batch.lenBody() == 0 ? batch.body() : codec.decompress(batch.body(), budget, position);
            budget -= content.length;
            return content;
        }

        private void add(byte[] value) {
            JsonObject record = Answer.record(header.chunkId() + consumed, value);
            record.addProperty("timestamp", Long.toString(header.timestamp()));
            record.addProperty("chunk_id", Answer.unsigned(header.chunkId()));
            record.addProperty("epoch", Answer.unsigned(header.epoch()));
            records.add(record);
            consumed++;
        }

        /** Where both counts of the header speak against what lies beyond, it is left out. */
        private void dropBeyondCounts(int entries) {
            if (consumed <= header.numRecords() || entries == header.numEntries()) {
                return;
            }
            long end = header.numRecords();
            records.removeIf(record -> record.get("offset").getAsBigInteger().longValue() - header.chunkId() >= end);
            consumed = end;
        }
    }
}
