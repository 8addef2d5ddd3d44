// kaitai-struct-compiler 0.11.0, ksy/osiris_entry.ksy sha256 05d3d52834f1244beb24ce7023fb115c5bb58f5794c9b11d0b8204413356982a
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

package io.github.segspec.ksy;

import io.kaitai.struct.ByteBufferKaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import io.kaitai.struct.KaitaiStream;
import java.io.IOException;
import java.util.Map;
import java.util.HashMap;


/**
 * One entry. The highest bit of its first byte is set in a sub-batch.
 * @see "seeds/osiris.txt "Data Entry format""
 */
public class OsirisEntry extends KaitaiStruct {
    public static OsirisEntry fromFile(String fileName) throws IOException {
        return new OsirisEntry(new ByteBufferKaitaiStream(fileName));
    }

    public enum EntryKind {
        SIMPLE(0),
        SUB_BATCH(1);

        private final long id;
        EntryKind(long id) { this.id = id; }
        public long id() { return id; }
        private static final Map<Long, EntryKind> byId = new HashMap<Long, EntryKind>(2);
        static {
            for (EntryKind e : EntryKind.values())
                byId.put(e.id(), e);
        }
        public static EntryKind byId(long id) { return byId.get(id); }
    }

    public OsirisEntry(KaitaiStream _io) {
        this(_io, null, null);
    }

    public OsirisEntry(KaitaiStream _io, KaitaiStruct _parent) {
        this(_io, _parent, null);
    }

    public OsirisEntry(KaitaiStream _io, KaitaiStruct _parent, OsirisEntry _root) {
        super(_io);
        this._parent = _parent;
        this._root = _root == null ? this : _root;
        _read();
    }
    private void _read() {
        {
            var on = kind();
            if (on != null) {
                switch (kind()) {
                case SIMPLE: {
                    this.entry = new OsirisSimpleEntry(this._io);
                    break;
                }
                case SUB_BATCH: {
                    this.entry = new OsirisSubBatch(this._io);
                    break;
                }
                }
            }
        }
    }

    public void _fetchInstances() {
        {
            var on = kind();
            if (on != null) {
                switch (kind()) {
                case SIMPLE: {
                    ((OsirisSimpleEntry) (this.entry))._fetchInstances();
                    break;
                }
                case SUB_BATCH: {
                    ((OsirisSubBatch) (this.entry))._fetchInstances();
                    break;
                }
                }
            }
        }
        firstByte();
        if (this.firstByte != null) {
        }
    }
    private java.lang.Integer firstByte;

    /**
     * Read ahead of the entry.
     */
    public int firstByte() {
        if (this.firstByte != null)
            return this.firstByte;
        long _pos = this._io.pos();
        this._io.seek(_io().pos());
        this.firstByte = this._io.readU1();
        this._io.seek(_pos);
        return this.firstByte;
    }
    private EntryKind kind;

    /**
     * The `T` bit of the document.
     */
    public EntryKind kind() {
        if (this.kind != null)
            return this.kind;
        this.kind = EntryKind.byId(firstByte() >> 7);
        return this.kind;
    }
    private KaitaiStruct entry;
    private OsirisEntry _root;
    private KaitaiStruct _parent;

    /**
     * The entry.
     */
    public KaitaiStruct entry() { return entry; }
    public OsirisEntry _root() { return _root; }
    public KaitaiStruct _parent() { return _parent; }
}
