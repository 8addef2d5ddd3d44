// kaitai-struct-compiler 0.11.0, ksy/tank_segment.ksy sha256 280aaec9a12e81567f039a8597caf05c80041d9b3d95664d074062b1e29e07ba
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

package io.github.segspec.ksy;

import io.kaitai.struct.ByteBufferKaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import io.kaitai.struct.KaitaiStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;


/**
 * A whole file of entries, without header, magic, padding or checksum. The file's name states the first message's
 * sequence number. Numbers are consecutive, except in sparse bundles.
 * @see "seeds/tank.txt "Messages Sequence Numbers""
 * @see "phaistos-networks/TANK service_log.cpp Service::verify_log"
 */
public class TankSegment extends KaitaiStruct {
    public static TankSegment fromFile(String fileName) throws IOException {
        return new TankSegment(new ByteBufferKaitaiStream(fileName));
    }

    public TankSegment(KaitaiStream _io) {
        this(_io, null, null);
    }

    public TankSegment(KaitaiStream _io, KaitaiStruct _parent) {
        this(_io, _parent, null);
    }

    public TankSegment(KaitaiStream _io, KaitaiStruct _parent, TankSegment _root) {
        super(_io);
        this._parent = _parent;
        this._root = _root == null ? this : _root;
        _read();
    }
    private void _read() {
        this.entries = new ArrayList<TankEntry>();
        {
            int i = 0;
            while (!this._io.isEof()) {
                this.entries.add(new TankEntry(this._io));
                i++;
            }
        }
    }

    public void _fetchInstances() {
        for (int i = 0; i < this.entries.size(); i++) {
            this.entries.get(((Number) (i)).intValue())._fetchInstances();
        }
    }
    private List<TankEntry> entries;
    private TankSegment _root;
    private KaitaiStruct _parent;

    /**
     * To the end of the file.
     */
    public List<TankEntry> entries() { return entries; }
    public TankSegment _root() { return _root; }
    public KaitaiStruct _parent() { return _parent; }
}
