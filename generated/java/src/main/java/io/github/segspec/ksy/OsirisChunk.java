// kaitai-struct-compiler 0.11.0, ksy/osiris_chunk.ksy sha256 d0bd964f4355c0ba48ad40907a4433d4a4542561a4b09a01d1337df17c7816e5
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

package io.github.segspec.ksy;

import io.kaitai.struct.ByteBufferKaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import io.kaitai.struct.KaitaiStream;
import java.io.IOException;


/**
 * The unit that is written, replicated and checked at once: header, filter, data section, trailer. The parts are left
 * as bytes, so that a damaged data section does not hide where the next chunk begins: check `data` first, then open it
 * as `osiris_entries` (a user chunk) or `osiris_tracking_chunk_data` (a tracking chunk), `trailer` as
 * `osiris_tracking_delta`, `filter` as `osiris_filter`.
 * @see "seeds/osiris.txt "Chunk format""
 * @see "rabbitmq/osiris src/osiris_log.erl make_chunk/7"
 */
public class OsirisChunk extends KaitaiStruct {
    public static OsirisChunk fromFile(String fileName) throws IOException {
        return new OsirisChunk(new ByteBufferKaitaiStream(fileName));
    }

    public OsirisChunk(KaitaiStream _io) {
        this(_io, null, null);
    }

    public OsirisChunk(KaitaiStream _io, KaitaiStruct _parent) {
        this(_io, _parent, null);
    }

    public OsirisChunk(KaitaiStream _io, KaitaiStruct _parent, OsirisChunk _root) {
        super(_io);
        this._parent = _parent;
        this._root = _root == null ? this : _root;
        _read();
    }
    private void _read() {
        this.header = new OsirisChunkHeader(this._io);
        this.filter = this._io.readBytes(header().lenFilter());
        this.data = this._io.readBytes(header().lenData());
        this.trailer = this._io.readBytes(header().lenTrailer());
    }

    public void _fetchInstances() {
        this.header._fetchInstances();
    }
    private OsirisChunkHeader header;
    private byte[] filter;
    private byte[] data;
    private byte[] trailer;
    private OsirisChunk _root;
    private KaitaiStruct _parent;

    /**
     * What the chunk is, and how long its parts are.
     */
    public OsirisChunkHeader header() { return header; }

    /**
     * A bloom filter over the filter values of the entries, an `osiris_filter`. Empty where no entry has one. The
     * document has no filters.
     * @see "rabbitmq/osiris src/osiris_bloom.erl"
     */
    public byte[] filter() { return filter; }

    /**
     * The entries; the only bytes of a chunk that a checksum protects.
     * @see "seeds/osiris.txt "Data Entry format""
     */
    public byte[] data() { return data; }

    /**
     * Tracking that came with the entries, an `osiris_tracking_delta`; only user chunks have one.
     * @see "seeds/osiris.txt "Tracking format""
     */
    public byte[] trailer() { return trailer; }
    public OsirisChunk _root() { return _root; }
    public KaitaiStruct _parent() { return _parent; }
}
