// kaitai-struct-compiler 0.11.0, ksy/ffwd_entry.ksy sha256 9bc7c6be2a1192462e2c57a2adbbbb6bccf5a2bd21665d966753f81072a2cd87
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

package io.github.segspec.ksy;

import io.kaitai.struct.ByteBufferKaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import io.kaitai.struct.KaitaiStream;
import java.io.IOException;


/**
 * One message of the queue. Message i of a segment has the number base + i. There is no checksum: a changed size
 * misplaces all later messages.
 * @see "seeds/ffwd.txt "Files""
 */
public class FfwdEntry extends KaitaiStruct {
    public static FfwdEntry fromFile(String fileName) throws IOException {
        return new FfwdEntry(new ByteBufferKaitaiStream(fileName));
    }

    public FfwdEntry(KaitaiStream _io) {
        this(_io, null, null);
    }

    public FfwdEntry(KaitaiStream _io, KaitaiStruct _parent) {
        this(_io, _parent, null);
    }

    public FfwdEntry(KaitaiStream _io, KaitaiStruct _parent, FfwdEntry _root) {
        super(_io);
        this._parent = _parent;
        this._root = _root == null ? this : _root;
        _read();
    }
    private void _read() {
        this.lenBlob = this._io.readU4be();
        this.blob = this._io.readBytes(lenBlob());
    }

    public void _fetchInstances() {
    }
    private long lenBlob;
    private byte[] blob;
    private FfwdEntry _root;
    private KaitaiStruct _parent;

    /**
     * Bytes of the blob, unsigned in the document. 0 is valid. The real system reads a signed Java int and does not
     * start if the top bit is set.
     * @see "spotify/ffwd core/src/main/java/com/spotify/ffwd/qlog/QLogManagerImpl.java Header0.read"
     */
    public long lenBlob() { return lenBlob; }

    /**
     * The message.
     * @see "seeds/ffwd.txt "Files""
     */
    public byte[] blob() { return blob; }
    public FfwdEntry _root() { return _root; }
    public KaitaiStruct _parent() { return _parent; }
}
