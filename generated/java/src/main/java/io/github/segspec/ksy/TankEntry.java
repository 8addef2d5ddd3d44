// kaitai-struct-compiler 0.11.0, ksy/tank_entry.ksy sha256 bd4b07cc6f3713992a6e8647259b4498c82c42073ad5e9478b27ba3a7025c8fe
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

package io.github.segspec.ksy;

import io.kaitai.struct.ByteBufferKaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import io.kaitai.struct.KaitaiStream;
import java.io.IOException;


/**
 * A bundle after its length, written with one system call, partly if the disk is full.
 * @see "phaistos-networks/TANK service_write.cpp topic_partition_log::append_bundle"
 * @see "phaistos-networks/TANK tank_protocol.md "chunk""
 */
public class TankEntry extends KaitaiStruct {
    public static TankEntry fromFile(String fileName) throws IOException {
        return new TankEntry(new ByteBufferKaitaiStream(fileName));
    }

    public TankEntry(KaitaiStream _io) {
        this(_io, null, null);
    }

    public TankEntry(KaitaiStream _io, KaitaiStruct _parent) {
        this(_io, _parent, null);
    }

    public TankEntry(KaitaiStream _io, KaitaiStruct _parent, TankEntry _root) {
        super(_io);
        this._parent = _parent;
        this._root = _root == null ? this : _root;
        _read();
    }
    private void _read() {
        this.lenBundle = new Leb128U32(this._io);
        {
            Leb128U32 _it = this.lenBundle;
            if (!(_it.value() != 0)) {
                throw new KaitaiStream.ValidationExprError(this.lenBundle, this._io, "/seq/0");
            }
        }
        KaitaiStream _io_bundle = this._io.substream(lenBundle().value());
        this.bundle = new TankBundle(_io_bundle);
    }

    public void _fetchInstances() {
        this.lenBundle._fetchInstances();
        this.bundle._fetchInstances();
    }
    private Leb128U32 lenBundle;
    private TankBundle bundle;
    private TankEntry _root;
    private KaitaiStruct _parent;

    /**
     * Bytes of the bundle, without this integer. The first document omits it. The broker treats 0 as corruption.
     * @see "phaistos-networks/TANK service_log.cpp Service::open_partition_log"
     */
    public Leb128U32 lenBundle() { return lenBundle; }

    /**
     * The bundle.
     */
    public TankBundle bundle() { return bundle; }
    public TankEntry _root() { return _root; }
    public KaitaiStruct _parent() { return _parent; }
}
