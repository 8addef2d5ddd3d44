// kaitai-struct-compiler 0.11.0, ksy/osiris_index_record.ksy sha256 b633ab0fac14dd165661884b9619e8d415c097c38488c9b51298fd4face9e67a
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

package io.github.segspec.ksy;

import io.kaitai.struct.ByteBufferKaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import io.kaitai.struct.KaitaiStream;
import java.io.IOException;


/**
 * One chunk of any type. All fields can be restored from the segment.
 * @see "seeds/osiris.txt "Index record""
 * @see "rabbitmq/osiris src/osiris_log.erl IDX_MATCH"
 */
public class OsirisIndexRecord extends KaitaiStruct {
    public static OsirisIndexRecord fromFile(String fileName) throws IOException {
        return new OsirisIndexRecord(new ByteBufferKaitaiStream(fileName));
    }

    public OsirisIndexRecord(KaitaiStream _io) {
        this(_io, null, null);
    }

    public OsirisIndexRecord(KaitaiStream _io, KaitaiStruct _parent) {
        this(_io, _parent, null);
    }

    public OsirisIndexRecord(KaitaiStream _io, KaitaiStruct _parent, OsirisIndexRecord _root) {
        super(_io);
        this._parent = _parent;
        this._root = _root == null ? this : _root;
        _read();
    }
    private void _read() {
        this.chunkId = this._io.readU8be();
        this.timestamp = this._io.readS8be();
        this.epoch = this._io.readU8be();
        this.ofsChunk = this._io.readU4be();
        this.chunkType = OsirisEnums.ChunkType.byId(this._io.readU1());
    }

    public void _fetchInstances() {
    }
    private java.lang.Boolean isZero;

    /**
     * All zeros, as after a crash. No chunk begins at position 0.
     * @see "rabbitmq/osiris src/osiris_log.erl skip_invalid_idx_records/4"
     */
    public boolean isZero() {
        if (this.isZero != null)
            return this.isZero;
        this.isZero =  ((chunkId() == 0) && (timestamp() == 0) && (epoch() == 0) && (ofsChunk() == 0)) ;
        return this.isZero;
    }
    private long chunkId;
    private long timestamp;
    private long epoch;
    private long ofsChunk;
    private OsirisEnums.ChunkType chunkType;
    private OsirisIndexRecord _root;
    private KaitaiStruct _parent;

    /**
     * The chunk's id.
     */
    public long chunkId() { return chunkId; }

    /**
     * In milliseconds since the Unix epoch.
     */
    public long timestamp() { return timestamp; }

    /**
     * The chunk's epoch.
     */
    public long epoch() { return epoch; }

    /**
     * Position of the chunk's header.
     */
    public long ofsChunk() { return ofsChunk; }

    /**
     * The broker uses it to find the last user chunk.
     */
    public OsirisEnums.ChunkType chunkType() { return chunkType; }
    public OsirisIndexRecord _root() { return _root; }
    public KaitaiStruct _parent() { return _parent; }
}
