// kaitai-struct-compiler 0.11.0, ksy/osiris_chunk.ksy sha256 3ca0d98fff852463d37111d7a83a8a8e083ba2ccf092cb07134f16246fa1ffda
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

package io.github.segspec.ksy;

import io.kaitai.struct.ByteBufferKaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import io.kaitai.struct.KaitaiStream;
import java.io.IOException;


/**
 * The unit that is written, replicated and checked at once. Its parts are left as bytes, so that a damaged data section
 * does not hide the next chunk. Check `data` first, then open it as `osiris_entries` (a user chunk) or
 * `osiris_tracking_chunk_data` (a tracking chunk).
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
     * Type, counts, lengths and checksum.
     */
    public OsirisChunkHeader header() { return header; }

    /**
     * An `osiris_filter`, empty without filter values. The document has no filters.
     * @see "rabbitmq/osiris src/osiris_bloom.erl"
     */
    public byte[] filter() { return filter; }

    /**
     * The entries, covered by the checksum.
     * @see "seeds/osiris.txt "Data Entry format""
     */
    public byte[] data() { return data; }

    /**
     * An `osiris_tracking_delta`. Only user chunks have one.
     * @see "seeds/osiris.txt "Tracking format""
     */
    public byte[] trailer() { return trailer; }
    public OsirisChunk _root() { return _root; }
    public KaitaiStruct _parent() { return _parent; }
}
