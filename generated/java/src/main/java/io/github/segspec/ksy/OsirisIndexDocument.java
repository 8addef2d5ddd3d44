// kaitai-struct-compiler 0.11.0, ksy/osiris_index_document.ksy sha256 7cbf663095ee50054426290a3594e6cde5a2c6843abf5aee918e50669ba95f16
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

package io.github.segspec.ksy;

import io.kaitai.struct.ByteBufferKaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import io.kaitai.struct.KaitaiStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;


/**
 * An index as in the document, without a header.
 * @see "seeds/osiris.txt "Index format""
 */
public class OsirisIndexDocument extends KaitaiStruct {
    public static OsirisIndexDocument fromFile(String fileName) throws IOException {
        return new OsirisIndexDocument(new ByteBufferKaitaiStream(fileName));
    }

    public OsirisIndexDocument(KaitaiStream _io) {
        this(_io, null, null);
    }

    public OsirisIndexDocument(KaitaiStream _io, KaitaiStruct _parent) {
        this(_io, _parent, null);
    }

    public OsirisIndexDocument(KaitaiStream _io, KaitaiStruct _parent, OsirisIndexDocument _root) {
        super(_io);
        this._parent = _parent;
        this._root = _root == null ? this : _root;
        _read();
    }
    private void _read() {
        this.records = new ArrayList<OsirisIndexRecord>();
        {
            int i = 0;
            while (!this._io.isEof()) {
                this.records.add(new OsirisIndexRecord(this._io));
                i++;
            }
        }
    }

    public void _fetchInstances() {
        for (int i = 0; i < this.records.size(); i++) {
            this.records.get(((Number) (i)).intValue())._fetchInstances();
        }
    }
    private List<OsirisIndexRecord> records;
    private OsirisIndexDocument _root;
    private KaitaiStruct _parent;

    /**
     * One per chunk, in the segment's order.
     */
    public List<OsirisIndexRecord> records() { return records; }
    public OsirisIndexDocument _root() { return _root; }
    public KaitaiStruct _parent() { return _parent; }
}
