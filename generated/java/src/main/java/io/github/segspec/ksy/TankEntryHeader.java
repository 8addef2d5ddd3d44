// kaitai-struct-compiler 0.11.0, ksy/tank_entry_header.ksy sha256 26cb57aa40eb1e37060247964a0f684412c3e0746941584b74a91501494844d1
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

package io.github.segspec.ksy;

import io.kaitai.struct.ByteBufferKaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import io.kaitai.struct.KaitaiStream;
import java.io.IOException;


/**
 * The start of a `tank_entry`, for readers that step over bundles. The next entry begins `len_bundle` bytes after the
 * length. A longer header is damaged.
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
     * Bytes of the bundle, without this integer. They include the header below.
     * @see "phaistos-networks/TANK service_log.cpp Service::open_partition_log"
     */
    public Leb128U32 lenBundle() { return lenBundle; }

    /**
     * The message set follows.
     */
    public TankBundleHeader header() { return header; }
    public TankEntryHeader _root() { return _root; }
    public KaitaiStruct _parent() { return _parent; }
}
