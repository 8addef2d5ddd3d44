// kaitai-struct-compiler 0.11.0, ksy/ffwd_index_entry.ksy sha256 8a1f7a4418c0aa427dbef1d5e769332ca4fc3c9a772135b7b69965c23179551b
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

package io.github.segspec.ksy;

import io.kaitai.struct.ByteBufferKaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import io.kaitai.struct.KaitaiStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;


/**
 * One consumer of the queue and how far it has come. Whether the offset is of the last message that was handled or of the
 * next one, the real system leaves to its caller.
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
     * Length of the consumer's id in bytes. 0 is legal. The real system holds it as a signed Java int.
     * @see "seeds/ffwd.txt "Files""
     */
    public long lenId() { return lenId; }

    /**
     * The consumer's position in the queue, as a message's number.
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
