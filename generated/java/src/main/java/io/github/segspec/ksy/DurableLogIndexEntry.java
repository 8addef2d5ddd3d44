// kaitai-struct-compiler 0.11.0, ksy/durable_log_index_entry.ksy sha256 b12859d5c2d8525c89b9aa7bd6ff2fc926f6e767a6e50bf9032c870290453dab
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

package io.github.segspec.ksy;

import io.kaitai.struct.ByteBufferKaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import io.kaitai.struct.KaitaiStream;
import java.io.IOException;


/**
 * Where one record of a segment lies. The document does not describe the index; the system's code alone defines it.
 *
 * An entry has neither magic nor checksum: hold it against the record it points to before trusting it.
 * @see "mairinkdev/durable-log crates/durable-log/src/log.rs Log::write_index_entry"
 */
public class DurableLogIndexEntry extends KaitaiStruct {
    public static DurableLogIndexEntry fromFile(String fileName) throws IOException {
        return new DurableLogIndexEntry(new ByteBufferKaitaiStream(fileName));
    }

    public DurableLogIndexEntry(KaitaiStream _io) {
        this(_io, null, null);
    }

    public DurableLogIndexEntry(KaitaiStream _io, KaitaiStruct _parent) {
        this(_io, _parent, null);
    }

    public DurableLogIndexEntry(KaitaiStream _io, KaitaiStruct _parent, DurableLogIndexEntry _root) {
        super(_io);
        this._parent = _parent;
        this._root = _root == null ? this : _root;
        _read();
    }
    private void _read() {
        this.offset = this._io.readU8le();
        this.ofsRecord = this._io.readU8le();
    }

    public void _fetchInstances() {
    }
    private long offset;
    private long ofsRecord;
    private DurableLogIndexEntry _root;
    private KaitaiStruct _parent;

    /**
     * Offset of the record. In a sound index entry k has the offset base + k.
     * @see "mairinkdev/durable-log crates/durable-log/src/log.rs Log::write_index_entry"
     */
    public long offset() { return offset; }

    /**
     * Position of the first byte of the record's header in the segment file.
     * @see "mairinkdev/durable-log crates/durable-log/src/log.rs Log::write_index_entry"
     */
    public long ofsRecord() { return ofsRecord; }
    public DurableLogIndexEntry _root() { return _root; }
    public KaitaiStruct _parent() { return _parent; }
}
