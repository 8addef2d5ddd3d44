// kaitai-struct-compiler 0.11.0, ksy/osiris_enums.ksy sha256 2897c43cb15869c2d003d2682cf1a34f4503315c3030a8818d978679e59494da
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

package io.github.segspec.ksy;

import io.kaitai.struct.ByteBufferKaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import io.kaitai.struct.KaitaiStream;
import java.io.IOException;
import java.util.Map;
import java.util.HashMap;


/**
 * Types of chunks and tracking blocks, and codecs of sub-batches.
 * @see "seeds/osiris.txt "Chunk format", "Tracking format", "SubBatchEntry (CHNK_USER)""
 * @see "rabbitmq/osiris src/osiris.hrl"
 */
public class OsirisEnums extends KaitaiStruct {
    public static OsirisEnums fromFile(String fileName) throws IOException {
        return new OsirisEnums(new ByteBufferKaitaiStream(fileName));
    }

    public enum ChunkType {
        USER(0),
        TRACKING_DELTA(1),
        TRACKING_SNAPSHOT(2);

        private final long id;
        ChunkType(long id) { this.id = id; }
        public long id() { return id; }
        private static final Map<Long, ChunkType> byId = new HashMap<Long, ChunkType>(3);
        static {
            for (ChunkType e : ChunkType.values())
                byId.put(e.id(), e);
        }
        public static ChunkType byId(long id) { return byId.get(id); }
    }

    public enum Compression {
        NONE(0),
        GZIP(1),
        SNAPPY(2),
        LZ4(3),
        ZSTD(4),
        RESERVED_5(5),
        RESERVED_6(6),
        USER_DEFINED(7);

        private final long id;
        Compression(long id) { this.id = id; }
        public long id() { return id; }
        private static final Map<Long, Compression> byId = new HashMap<Long, Compression>(8);
        static {
            for (Compression e : Compression.values())
                byId.put(e.id(), e);
        }
        public static Compression byId(long id) { return byId.get(id); }
    }

    public enum TrackingType {
        SEQUENCE(0),
        OFFSET(1),
        TIMESTAMP(2);

        private final long id;
        TrackingType(long id) { this.id = id; }
        public long id() { return id; }
        private static final Map<Long, TrackingType> byId = new HashMap<Long, TrackingType>(3);
        static {
            for (TrackingType e : TrackingType.values())
                byId.put(e.id(), e);
        }
        public static TrackingType byId(long id) { return byId.get(id); }
    }

    public OsirisEnums(KaitaiStream _io) {
        this(_io, null, null);
    }

    public OsirisEnums(KaitaiStream _io, KaitaiStruct _parent) {
        this(_io, _parent, null);
    }

    public OsirisEnums(KaitaiStream _io, KaitaiStruct _parent, OsirisEnums _root) {
        super(_io);
        this._parent = _parent;
        this._root = _root == null ? this : _root;
        _read();
    }
    private void _read() {
    }

    public void _fetchInstances() {
    }
    private OsirisEnums _root;
    private KaitaiStruct _parent;
    public OsirisEnums _root() { return _root; }
    public KaitaiStruct _parent() { return _parent; }
}
