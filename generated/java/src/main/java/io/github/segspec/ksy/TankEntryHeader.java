// kaitai-struct-compiler 0.11.0, ksy/tank_entry_header.ksy sha256 85d671c7eb8fe073e2b9eacf638d2b91a5b5967a1850c3d4a87ffc16c7a9bab4
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

package io.github.segspec.ksy;

import io.kaitai.struct.ByteBufferKaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import io.kaitai.struct.KaitaiStream;
import java.io.IOException;


/**
 * What a `tank_entry` begins with, for readers that step from entry to entry: the next one begins `len_bundle` bytes after
 * the end of the length. An entry whose header is longer than that contradicts itself.
 * @see "phaistos-networks/TANK service_log.cpp Service::open_partition_log"
 */
public class TankEntryHeader extends KaitaiStruct {
    public static TankEntryHeader fromFile(String fileName) throws IOException {
        return new TankEntryHeader(new ByteBufferKaitaiStream(fileName));
    }

    public TankEntryHeader(KaitaiStream _io) {
        this(_io, null, null);
    }

    public TankEntryHeader(KaitaiStream _io, KaitaiStruct _parent) {
        this(_io, _parent, null);
    }

    public TankEntryHeader(KaitaiStream _io, KaitaiStruct _parent, TankEntryHeader _root) {
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
        this.header = new TankBundleHeader(this._io);
    }

    public void _fetchInstances() {
        this.lenBundle._fetchInstances();
        this.header._fetchInstances();
    }
    private Leb128U32 lenBundle;
    private TankBundleHeader header;
    private TankEntryHeader _root;
    private KaitaiStruct _parent;

    /**
     * Bytes of the bundle, without this integer. They are those of the header below and of the message set.
     * @see "phaistos-networks/TANK service_log.cpp Service::open_partition_log"
     */
    public Leb128U32 lenBundle() { return lenBundle; }

    /**
     * The bundle's header; the message set follows.
     */
    public TankBundleHeader header() { return header; }
    public TankEntryHeader _root() { return _root; }
    public KaitaiStruct _parent() { return _parent; }
}
