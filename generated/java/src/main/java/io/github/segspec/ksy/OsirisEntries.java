// kaitai-struct-compiler 0.11.0, ksy/osiris_entries.ksy sha256 a63bbc5a516b26a41f9bf2200a193cae51435590537d7f755e853d2e73540c56
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

package io.github.segspec.ksy;

import io.kaitai.struct.ByteBufferKaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import io.kaitai.struct.KaitaiStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;


/**
 * Entries to the end of the data section.
 * @see "seeds/osiris.txt "Data Entry format""
 */
public class OsirisEntries extends KaitaiStruct {
    public static OsirisEntries fromFile(String fileName) throws IOException {
        return new OsirisEntries(new ByteBufferKaitaiStream(fileName));
    }

    public OsirisEntries(KaitaiStream _io) {
        this(_io, null, null);
    }

    public OsirisEntries(KaitaiStream _io, KaitaiStruct _parent) {
        this(_io, _parent, null);
    }

    public OsirisEntries(KaitaiStream _io, KaitaiStruct _parent, OsirisEntries _root) {
        super(_io);
        this._parent = _parent;
        this._root = _root == null ? this : _root;
        _read();
    }
    private void _read() {
        this.entries = new ArrayList<OsirisEntry>();
        {
            int i = 0;
            while (!this._io.isEof()) {
                this.entries.add(new OsirisEntry(this._io));
                i++;
            }
        }
    }

    public void _fetchInstances() {
        for (int i = 0; i < this.entries.size(); i++) {
            this.entries.get(((Number) (i)).intValue())._fetchInstances();
        }
    }
    private List<OsirisEntry> entries;
    private OsirisEntries _root;
    private KaitaiStruct _parent;

    /**
     * Simple entries and sub-batches.
     */
    public List<OsirisEntry> entries() { return entries; }
    public OsirisEntries _root() { return _root; }
    public KaitaiStruct _parent() { return _parent; }
}
