// kaitai-struct-compiler 0.11.0, ksy/durable_log_index_entry.ksy sha256 1841105c7ab905c8f8709f989dc452ee5d492b971dd874776606506154c69c9c
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

package io.github.segspec.ksy;

import io.kaitai.struct.ByteBufferKaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import io.kaitai.struct.KaitaiStream;
import java.io.IOException;


/**
 * The position of one record. Only the system's code defines the index.
 *
 * An entry has neither magic nor checksum. Compare it with its record before use.
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
     * Offset of the record, base + k for entry k.
     * @see "mairinkdev/durable-log crates/durable-log/src/log.rs Log::write_index_entry"
     */
    public long offset() { return offset; }

    /**
     * The record's position.
     * @see "mairinkdev/durable-log crates/durable-log/src/log.rs Log::write_index_entry"
     */
    public long ofsRecord() { return ofsRecord; }
    public DurableLogIndexEntry _root() { return _root; }
    public KaitaiStruct _parent() { return _parent; }
}
