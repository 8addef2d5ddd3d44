// kaitai-struct-compiler 0.11.0, ksy/osiris_chunk_header.ksy sha256 97da88fb3488cd03f2243ef5d157ffdd807495d52491e1df0e467cb578e931f8
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

package io.github.segspec.ksy;

import io.kaitai.struct.ByteBufferKaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import io.kaitai.struct.KaitaiStream;
import java.io.IOException;


/**
 * The first 48 bytes of every chunk. The filter, the data section and the trailer follow in this order, with the
 * lengths given here; the next chunk follows at once. No checksum covers any of these bytes.
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
     * Whether osiris could have written a filter of this size (stream-filter-size-bytes is 16 to 255).
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
     * Bytes of the whole chunk; where the next one begins, counted from the first byte of the header.
     */
    public long lenChunk() {
        if (this.lenChunk != null)
            return this.lenChunk;
        this.lenChunk = ((Number) (ofsTrailer() + lenTrailer())).longValue();
        return this.lenChunk;
    }
    private java.lang.Long ofsData;

    /**
     * The beginning of the data section, counted from the first byte of the header.
     */
    public long ofsData() {
        if (this.ofsData != null)
            return this.ofsData;
        this.ofsData = ((Number) (ofsFilter() + lenFilter())).longValue();
        return this.ofsData;
    }
    private java.lang.Long ofsFilter;

    /**
     * The beginning of the filter, counted from the first byte of the header.
     */
    public long ofsFilter() {
        if (this.ofsFilter != null)
            return this.ofsFilter;
        this.ofsFilter = ((Number) (48)).longValue();
        return this.ofsFilter;
    }
    private java.lang.Long ofsTrailer;

    /**
     * The beginning of the trailer, counted from the first byte of the header.
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
     * Begins every chunk. With the version it makes the first byte 0x50.
     */
    public long magic() { return magic; }

    /**
     * 0 in every file that osiris has ever written, the only version that it accepts. The document has 1; a log with
     * 1 in its chunks is of the document dialect. Nothing else differs.
     * @see "rabbitmq/osiris src/osiris.hrl MAGIC, VERSION"
     */
    public long version() { return version; }

    /**
     * Says what the entries of the data section are.
     */
    public OsirisEnums.ChunkType chunkType() { return chunkType; }

    /**
     * Entries in the data section; a sub-batch counts as one. 1 in a tracking chunk.
     */
    public int numEntries() { return numEntries; }

    /**
     * Offsets that the chunk consumes: simple entries, plus the records of every sub-batch. The next chunk's id is
     * `chunk_id + num_records`. 1 in a tracking chunk, which is why users' offsets have holes.
     */
    public long numRecords() { return numRecords; }

    /**
     * Milliseconds since the Unix epoch on the leader's wall clock when it wrote the chunk; all records of the chunk
     * share it. It may step backwards.
     */
    public long timestamp() { return timestamp; }

    /**
     * Grows by one with every election of a leader. It never decreases within a log.
     */
    public long epoch() { return epoch; }

    /**
     * Offset of the first record of the chunk.
     */
    public long chunkId() { return chunkId; }

    /**
     * CRC-32 of the data section only (polynomial 0x04c11db7 reflected, seed and final xor 0xffffffff: zlib's crc32).
     * Header, filter and trailer are outside it.
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
     * Bytes of the filter: 0, or 16 to 255. Up to osiris 1.5 (and in the document) the first of four reserved bytes,
     * written 0.
     * @see "rabbitmq/osiris 35f6025"
     */
    public int lenFilter() { return lenFilter; }

    /**
     * Written 0; no reader checks it.
     */
    public long reserved() { return reserved; }
    public OsirisChunkHeader _root() { return _root; }
    public KaitaiStruct _parent() { return _parent; }
}
