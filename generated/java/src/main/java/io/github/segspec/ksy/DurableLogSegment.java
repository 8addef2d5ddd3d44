// kaitai-struct-compiler 0.11.0, ksy/durable_log_segment.ksy sha256 d09439c6541997e6e02c9592608b9e87cd51ca4bbc955537df98130251569aff
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

package io.github.segspec.ksy;

import io.kaitai.struct.ByteBufferKaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import io.kaitai.struct.KaitaiStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;


/**
 * A file `segment_<base>.log` of records, possibly empty. `base` is its first record's offset in decimal, with 20
 * digits. A new segment begins if the next record would exceed the limit (by default 64 MiB).
 * @see "seeds/durable_log.txt "Segment files""
 */
public class DurableLogSegment extends KaitaiStruct {
    public static DurableLogSegment fromFile(String fileName) throws IOException {
        return new DurableLogSegment(new ByteBufferKaitaiStream(fileName));
    }

    public DurableLogSegment(KaitaiStream _io) {
        this(_io, null, null);
    }

    public DurableLogSegment(KaitaiStream _io, KaitaiStruct _parent) {
        this(_io, _parent, null);
    }

    public DurableLogSegment(KaitaiStream _io, KaitaiStruct _parent, DurableLogSegment _root) {
        super(_io);
        this._parent = _parent;
        this._root = _root == null ? this : _root;
        _read();
    }
    private void _read() {
        this.records = new ArrayList<DurableLogRecord>();
        {
            int i = 0;
            while (!this._io.isEof()) {
                this.records.add(new DurableLogRecord(this._io));
                i++;
            }
        }
    }

    public void _fetchInstances() {
        for (int i = 0; i < this.records.size(); i++) {
            this.records.get(((Number) (i)).intValue())._fetchInstances();
        }
    }
    private List<DurableLogRecord> records;
    private DurableLogSegment _root;
    private KaitaiStruct _parent;

    /**
     * In ascending order.
     * @see "mairinkdev/durable-log crates/durable-log/src/log.rs Log::append"
     */
    public List<DurableLogRecord> records() { return records; }
    public DurableLogSegment _root() { return _root; }
    public KaitaiStruct _parent() { return _parent; }
}
