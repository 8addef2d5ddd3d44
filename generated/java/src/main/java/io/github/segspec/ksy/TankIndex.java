// kaitai-struct-compiler 0.11.0, ksy/tank_index.ksy sha256 6a9bd9a6909be57dd9b29c2dd1c54ff938b54d49797ce762d22b9f3ee2bf812e
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

package io.github.segspec.ksy;

import io.kaitai.struct.ByteBufferKaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import io.kaitai.struct.KaitaiStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;


/**
 * The file `<base>.index` next to a segment. The first entry is (0, 0), and both columns rise. The broker adds an entry
 * if more than `log.index.interval.bytes` were written since the last one.
 * @see "seeds/tank.txt "Messages Sequence Numbers""
 * @see "phaistos-networks/TANK service_indices.cpp Service::verify_index"
 */
public class TankIndex extends KaitaiStruct {
    public static TankIndex fromFile(String fileName) throws IOException {
        return new TankIndex(new ByteBufferKaitaiStream(fileName));
    }

    public TankIndex(KaitaiStream _io) {
        this(_io, null, null);
    }

    public TankIndex(KaitaiStream _io, KaitaiStruct _parent) {
        this(_io, _parent, null);
    }

    public TankIndex(KaitaiStream _io, KaitaiStruct _parent, TankIndex _root) {
        super(_io);
        this._parent = _parent;
        this._root = _root == null ? this : _root;
        _read();
    }
    private void _read() {
        this.entries = new ArrayList<TankIndexEntry>();
        {
            int i = 0;
            while (!this._io.isEof()) {
                this.entries.add(new TankIndexEntry(this._io));
                i++;
            }
        }
    }

    public void _fetchInstances() {
        for (int i = 0; i < this.entries.size(); i++) {
            this.entries.get(((Number) (i)).intValue())._fetchInstances();
        }
    }
    private List<TankIndexEntry> entries;
    private TankIndex _root;
    private KaitaiStruct _parent;

    /**
     * To the end of the file.
     */
    public List<TankIndexEntry> entries() { return entries; }
    public TankIndex _root() { return _root; }
    public KaitaiStruct _parent() { return _parent; }
}
