// kaitai-struct-compiler 0.11.0, ksy/tank_index_entry.ksy sha256 2cbf3bd9e12737b14f68e2e1b4443fb493029a7d1c78cf06e9d2ac4eec5b8198
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

package io.github.segspec.ksy;

import io.kaitai.struct.ByteBufferKaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import io.kaitai.struct.KaitaiStream;
import java.io.IOException;


/**
 * The beginning of one bundle. The seed document names the index and does not describe it.
 * @see "seeds/tank.txt "Messages Sequence Numbers""
 * @see "phaistos-networks/TANK service_write.cpp topic_partition_log::append_bundle"
 */
public class TankIndexEntry extends KaitaiStruct {
    public static TankIndexEntry fromFile(String fileName) throws IOException {
        return new TankIndexEntry(new ByteBufferKaitaiStream(fileName));
    }

    public TankIndexEntry(KaitaiStream _io) {
        this(_io, null, null);
    }

    public TankIndexEntry(KaitaiStream _io, KaitaiStruct _parent) {
        this(_io, _parent, null);
    }

    public TankIndexEntry(KaitaiStream _io, KaitaiStruct _parent, TankIndexEntry _root) {
        super(_io);
        this._parent = _parent;
        this._root = _root == null ? this : _root;
        _read();
    }
    private void _read() {
        this.relativeSequence = this._io.readU4le();
        this.position = this._io.readU4le();
    }

    public void _fetchInstances() {
    }
    private long relativeSequence;
    private long position;
    private TankIndexEntry _root;
    private KaitaiStruct _parent;

    /**
     * Sequence number of the bundle's first message, minus the segment's base.
     */
    public long relativeSequence() { return relativeSequence; }

    /**
     * The byte of the segment at which the bundle's entry begins, its length included.
     */
    public long position() { return position; }
    public TankIndexEntry _root() { return _root; }
    public KaitaiStruct _parent() { return _parent; }
}
