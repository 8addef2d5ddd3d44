// kaitai-struct-compiler 0.11.0, ksy/ffwd_index.ksy sha256 99be4a6190a4f0fc670a5939f90acaa10d72d1711455ec78da70c09d87112091
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

package io.github.segspec.ksy;

import io.kaitai.struct.ByteBufferKaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import io.kaitai.struct.KaitaiStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;


/**
 * The file `index` in a queue's folder: the unordered positions of its consumers, without a header. The document's dots
 * have no meaning. It is rewritten when the queue is stopped, so a crashed queue has none or an old one.
 * @see "spotify/ffwd core/src/main/java/com/spotify/ffwd/qlog/QLogManagerImpl.java flushIndex"
 */
public class FfwdIndex extends KaitaiStruct {
    public static FfwdIndex fromFile(String fileName) throws IOException {
        return new FfwdIndex(new ByteBufferKaitaiStream(fileName));
    }

    public FfwdIndex(KaitaiStream _io) {
        this(_io, null, null);
    }

    public FfwdIndex(KaitaiStream _io, KaitaiStruct _parent) {
        this(_io, _parent, null);
    }

    public FfwdIndex(KaitaiStream _io, KaitaiStruct _parent, FfwdIndex _root) {
        super(_io);
        this._parent = _parent;
        this._root = _root == null ? this : _root;
        _read();
    }
    private void _read() {
        this.entries = new ArrayList<FfwdIndexEntry>();
        {
            int i = 0;
            while (!this._io.isEof()) {
                this.entries.add(new FfwdIndexEntry(this._io));
                i++;
            }
        }
    }

    public void _fetchInstances() {
        for (int i = 0; i < this.entries.size(); i++) {
            this.entries.get(((Number) (i)).intValue())._fetchInstances();
        }
    }
    private List<FfwdIndexEntry> entries;
    private FfwdIndex _root;
    private KaitaiStruct _parent;

    /**
     * One per consumer.
     * @see "seeds/ffwd.txt "Files""
     */
    public List<FfwdIndexEntry> entries() { return entries; }
    public FfwdIndex _root() { return _root; }
    public KaitaiStruct _parent() { return _parent; }
}
