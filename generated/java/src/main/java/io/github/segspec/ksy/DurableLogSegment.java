// kaitai-struct-compiler 0.11.0, ksy/durable_log_segment.ksy sha256 9ec7ec093ff4a40f93d9446e56623e65989be832a153d24bc033e32e55059d3f
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

package io.github.segspec.ksy;

import io.kaitai.struct.ByteBufferKaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import io.kaitai.struct.KaitaiStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;


/**
 * A file `segment_<base>.log`: records and nothing else. `base` is the offset of its first record, in decimal, padded
 * with zeros to 20 digits. A file of no bytes is a segment without records. A new segment begins when the next record
 * would make this one longer than the limit (64 MiB unless configured), so a segment may have exactly that length.
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
     * The records in the order of their offsets.
     * @see "mairinkdev/durable-log crates/durable-log/src/log.rs Log::append"
     */
    public List<DurableLogRecord> records() { return records; }
    public DurableLogSegment _root() { return _root; }
    public KaitaiStruct _parent() { return _parent; }
}
