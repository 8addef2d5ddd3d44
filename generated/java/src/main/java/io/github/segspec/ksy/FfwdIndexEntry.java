// kaitai-struct-compiler 0.11.0, ksy/ffwd_index_entry.ksy sha256 952322196ccd1d04504883785d94ef370a8956beabf1928ae42da142b0c6eb98
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

package io.github.segspec.ksy;

import io.kaitai.struct.ByteBufferKaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import io.kaitai.struct.KaitaiStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;


/**
 * The position of one consumer: the last handled message or the next one, as the caller of the real system decides.
 * @see "seeds/ffwd.txt "Files""
 */
public class FfwdIndexEntry extends KaitaiStruct {
    public static FfwdIndexEntry fromFile(String fileName) throws IOException {
        return new FfwdIndexEntry(new ByteBufferKaitaiStream(fileName));
    }

    public FfwdIndexEntry(KaitaiStream _io) {
        this(_io, null, null);
    }

    public FfwdIndexEntry(KaitaiStream _io, KaitaiStruct _parent) {
        this(_io, _parent, null);
    }

    public FfwdIndexEntry(KaitaiStream _io, KaitaiStruct _parent, FfwdIndexEntry _root) {
        super(_io);
        this._parent = _parent;
        this._root = _root == null ? this : _root;
        _read();
    }
    private void _read() {
        this.lenId = this._io.readU4be();
        this.offset = this._io.readU8be();
        this.id = new String(this._io.readBytes(lenId()), StandardCharsets.UTF_8);
    }

    public void _fetchInstances() {
    }
    private long lenId;
    private long offset;
    private String id;
    private FfwdIndexEntry _root;
    private KaitaiStruct _parent;

    /**
     * Bytes of the consumer's id. 0 is valid. The real system uses a signed Java int.
     * @see "seeds/ffwd.txt "Files""
     */
    public long lenId() { return lenId; }

    /**
     * The number of a message.
     * @see "seeds/ffwd.txt "Files""
     */
    public long offset() { return offset; }

    /**
     * The consumer's id in UTF-8.
     * @see "seeds/ffwd.txt "Files""
     */
    public String id() { return id; }
    public FfwdIndexEntry _root() { return _root; }
    public KaitaiStruct _parent() { return _parent; }
}
