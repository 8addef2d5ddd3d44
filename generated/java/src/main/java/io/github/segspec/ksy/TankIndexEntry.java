// kaitai-struct-compiler 0.11.0, ksy/tank_index_entry.ksy sha256 dcc7f8c12c27e0d2492aae21c9f4419f0c370aebdf04030e360c3de462970dd2
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

package io.github.segspec.ksy;

import io.kaitai.struct.ByteBufferKaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import io.kaitai.struct.KaitaiStream;
import java.io.IOException;


/**
 * One bundle's position, not in the seed document.
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
     * The bundle's first sequence number, minus the segment's base.
     */
    public long relativeSequence() { return relativeSequence; }

    /**
     * Position of the bundle's entry, including its length.
     */
    public long position() { return position; }
    public TankIndexEntry _root() { return _root; }
    public KaitaiStruct _parent() { return _parent; }
}
