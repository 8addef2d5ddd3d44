// kaitai-struct-compiler 0.11.0, ksy/durable_log_index.ksy sha256 e95c6ac25fa0b810b7871d4903b66f71295e8a986cc85a2d09fbd9ba78028dda
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

package io.github.segspec.ksy;

import io.kaitai.struct.ByteBufferKaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import io.kaitai.struct.KaitaiStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;


/**
 * The file `segment_<base>.idx` next to a segment, without a header. Entry k is for the record with the offset base + k.
 * @see "mairinkdev/durable-log crates/durable-log/src/log.rs Log::read"
 */
public class DurableLogIndex extends KaitaiStruct {
    public static DurableLogIndex fromFile(String fileName) throws IOException {
        return new DurableLogIndex(new ByteBufferKaitaiStream(fileName));
    }

    public DurableLogIndex(KaitaiStream _io) {
        this(_io, null, null);
    }

    public DurableLogIndex(KaitaiStream _io, KaitaiStruct _parent) {
        this(_io, _parent, null);
    }

    public DurableLogIndex(KaitaiStream _io, KaitaiStruct _parent, DurableLogIndex _root) {
        super(_io);
        this._parent = _parent;
        this._root = _root == null ? this : _root;
        _read();
    }
    private void _read() {
        this.entries = new ArrayList<DurableLogIndexEntry>();
        {
            int i = 0;
            while (!this._io.isEof()) {
                this.entries.add(new DurableLogIndexEntry(this._io));
                i++;
            }
        }
    }

    public void _fetchInstances() {
        for (int i = 0; i < this.entries.size(); i++) {
            this.entries.get(((Number) (i)).intValue())._fetchInstances();
        }
    }
    private List<DurableLogIndexEntry> entries;
    private DurableLogIndex _root;
    private KaitaiStruct _parent;

    /**
     * One per record.
     * @see "mairinkdev/durable-log crates/durable-log/src/log.rs Log::write_index_entry"
     */
    public List<DurableLogIndexEntry> entries() { return entries; }
    public DurableLogIndex _root() { return _root; }
    public KaitaiStruct _parent() { return _parent; }
}
