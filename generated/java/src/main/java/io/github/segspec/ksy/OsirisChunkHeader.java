// kaitai-struct-compiler 0.11.0, ksy/osiris_chunk_header.ksy sha256 93122c1dc4d8d5d7cae4cbebf5a75561e1ae4a1fe9d19c4a24135edaab0c2a6e
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

package io.github.segspec.ksy;

import io.kaitai.struct.ByteBufferKaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import io.kaitai.struct.KaitaiStream;
import java.io.IOException;


/**
 * The first 48 bytes of a chunk, without a checksum. The filter, the data section and the trailer follow, and then the
 * next chunk.
 * @see "seeds/osiris.txt "Chunk format""
 * @see "rabbitmq/osiris src/osiris_log.erl parse_header/2"
 */
public class OsirisChunkHeader extends KaitaiStruct {
    public static OsirisChunkHeader fromFile(String fileName) throws IOException {
        return new OsirisChunkHeader(new ByteBufferKaitaiStream(fileName));
    }

    public OsirisChunkHeader(KaitaiStream _io) {
        this(_io, null, null);
    }

    public OsirisChunkHeader(KaitaiStream _io, KaitaiStruct _parent) {
        this(_io, _parent, null);
    }

    public OsirisChunkHeader(KaitaiStream _io, KaitaiStruct _parent, OsirisChunkHeader _root) {
        super(_io);
        this._parent = _parent;
        this._root = _root == null ? this : _root;
        _read();
    }
    private void _read() {
        this.magic = this._io.readBitsIntBe(4);
        if (!(this.magic == 5)) {
            throw new KaitaiStream.ValidationNotEqualError(5, this.magic, this._io, "/seq/0");
        }
        this.version = this._io.readBitsIntBe(4);
        if (!( ((this.version == 0) || (this.version == 1)) )) {
            throw new KaitaiStream.ValidationNotAnyOfError(this.version, this._io, "/seq/1");
        }
        this.chunkType = OsirisEnums.ChunkType.byId(this._io.readU1());
        if (this.chunkType == null) {
            throw new KaitaiStream.ValidationNotInEnumError(this.chunkType, this._io, "/seq/2");
        }
        this.numEntries = this._io.readU2be();
        this.numRecords = this._io.readU4be();
        this.timestamp = this._io.readS8be();
        this.epoch = this._io.readU8be();
        this.chunkId = this._io.readU8be();
        this.dataCrc = this._io.readU4be();
        this.lenData = this._io.readU4be();
        this.lenTrailer = this._io.readU4be();
        this.lenFilter = this._io.readU1();
        this.reserved = this._io.readBitsIntBe(24);
    }

    public void _fetchInstances() {
    }
    private java.lang.Boolean isFilterSizeLegal;

    /**
     * osiris writes filters of this size (stream-filter-size-bytes).
     * @see "rabbitmq/osiris src/osiris_bloom.erl init/1"
     */
    public boolean isFilterSizeLegal() {
        if (this.isFilterSizeLegal != null)
            return this.isFilterSizeLegal;
        this.isFilterSizeLegal =  ((lenFilter() == 0) || (lenFilter() >= 16)) ;
        return this.isFilterSizeLegal;
    }
    private java.lang.Long lenChunk;

    /**
     * Bytes of the chunk.
     */
    public long lenChunk() {
        if (this.lenChunk != null)
            return this.lenChunk;
        this.lenChunk = ((Number) (ofsTrailer() + lenTrailer())).longValue();
        return this.lenChunk;
    }
    private java.lang.Long ofsData;

    /**
     * Position in the chunk.
     */
    public long ofsData() {
        if (this.ofsData != null)
            return this.ofsData;
        this.ofsData = ((Number) (ofsFilter() + lenFilter())).longValue();
        return this.ofsData;
    }
    private java.lang.Long ofsFilter;

    /**
     * Position in the chunk.
     */
    public long ofsFilter() {
        if (this.ofsFilter != null)
            return this.ofsFilter;
        this.ofsFilter = ((Number) (48)).longValue();
        return this.ofsFilter;
    }
    private java.lang.Long ofsTrailer;

    /**
     * Position in the chunk.
     */
    public long ofsTrailer() {
        if (this.ofsTrailer != null)
            return this.ofsTrailer;
        this.ofsTrailer = ((Number) (ofsData() + lenData())).longValue();
        return this.ofsTrailer;
    }
    private long magic;
    private long version;
    private OsirisEnums.ChunkType chunkType;
    private int numEntries;
    private long numRecords;
    private long timestamp;
    private long epoch;
    private long chunkId;
    private long dataCrc;
    private long lenData;
    private long lenTrailer;
    private int lenFilter;
    private long reserved;
    private OsirisChunkHeader _root;
    private KaitaiStruct _parent;

    /**
     * With the version it makes the first byte 0x50.
     */
    public long magic() { return magic; }

    /**
     * osiris has always written 0, and accepts only that. In the document dialect it is 1.
     * @see "rabbitmq/osiris src/osiris.hrl MAGIC, VERSION"
     */
    public long version() { return version; }

    /**
     * The kind of the entries.
     */
    public OsirisEnums.ChunkType chunkType() { return chunkType; }

    /**
     * Entries in the data section, 1 in a tracking chunk. A sub-batch counts as one.
     */
    public int numEntries() { return numEntries; }

    /**
     * Offsets that the chunk takes: one for each simple entry and each record of a sub-batch, and 1 for a tracking
     * chunk.
     */
    public long numRecords() { return numRecords; }

    /**
     * Milliseconds since the Unix epoch on the leader's clock, which may step back, for all records.
     */
    public long timestamp() { return timestamp; }

    /**
     * Increases by one with every leader election, and never decreases within a log.
     */
    public long epoch() { return epoch; }

    /**
     * Offset of the first record.
     */
    public long chunkId() { return chunkId; }

    /**
     * CRC-32 (zlib's) of the data section only.
     * @see "rabbitmq/osiris src/osiris_log.erl make_chunk/7"
     */
    public long dataCrc() { return dataCrc; }

    /**
     * Bytes of the data section.
     */
    public long lenData() { return lenData; }

    /**
     * Bytes of the trailer.
     */
    public long lenTrailer() { return lenTrailer; }

    /**
     * Bytes of the filter: 0, or 16 to 255. In the document, and up to osiris 1.5, a reserved 0.
     * @see "rabbitmq/osiris 35f6025"
     */
    public int lenFilter() { return lenFilter; }

    /**
     * Written as 0. Readers ignore it.
     */
    public long reserved() { return reserved; }
    public OsirisChunkHeader _root() { return _root; }
    public KaitaiStruct _parent() { return _parent; }
}
