// kaitai-struct-compiler 0.11.0, ksy/mojo_index_entry.ksy sha256 602fd8f3864512d98e3a2f264b8d9746d4c20f46b1d6dcae7bf1f1eda6cdcc48
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

package io.github.segspec.ksy;

import io.kaitai.struct.ByteBufferKaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import io.kaitai.struct.KaitaiStream;
import java.io.IOException;


/**
 * Position and id of a pack.
 * @see "seeds/mojo.txt "INDEX = (Packs Index)""
 */
public class MojoIndexEntry extends KaitaiStruct {

    public MojoIndexEntry(KaitaiStream _io, boolean hasNull) {
        this(_io, null, null, hasNull);
    }

    public MojoIndexEntry(KaitaiStream _io, KaitaiStruct _parent, boolean hasNull) {
        this(_io, _parent, null, hasNull);
    }

    public MojoIndexEntry(KaitaiStream _io, KaitaiStruct _parent, MojoIndexEntry _root, boolean hasNull) {
        super(_io);
        this._parent = _parent;
        this._root = _root == null ? this : _root;
        this.hasNull = hasNull;
        _read();
    }
    private void _read() {
        this.idMs = new ListpackElement(this._io);
        {
            ListpackElement _it = this.idMs;
            if (!(_it.isInt())) {
                throw new KaitaiStream.ValidationExprError(this.idMs, this._io, "/seq/0");
            }
        }
        this.idSeq = new ListpackElement(this._io);
        {
            ListpackElement _it = this.idSeq;
            if (!(_it.isInt())) {
                throw new KaitaiStream.ValidationExprError(this.idSeq, this._io, "/seq/1");
            }
        }
        this.offset = new ListpackFixed.U4String(this._io);
        this.lenPack = new ListpackElement(this._io);
        {
            ListpackElement _it = this.lenPack;
            if (!( ((_it.isInt()) && (_it.intValue() >= 0)) )) {
                throw new KaitaiStream.ValidationExprError(this.lenPack, this._io, "/seq/3");
            }
        }
        if (hasNull()) {
            this.nullElement = new ListpackElement(this._io);
            {
                ListpackElement _it = this.nullElement;
                if (!( ((_it.isInt()) && (_it.intValue() == 0)) )) {
                    throw new KaitaiStream.ValidationExprError(this.nullElement, this._io, "/seq/4");
                }
            }
        }
    }

    public void _fetchInstances() {
        this.idMs._fetchInstances();
        this.idSeq._fetchInstances();
        this.offset._fetchInstances();
        this.lenPack._fetchInstances();
        if (hasNull()) {
            this.nullElement._fetchInstances();
        }
    }
    private ListpackElement idMs;
    private ListpackElement idSeq;
    private ListpackFixed.U4String offset;
    private ListpackElement lenPack;
    private ListpackElement nullElement;
    private boolean hasNull;
    private MojoIndexEntry _root;
    private KaitaiStruct _parent;

    /**
     * Milliseconds of the pack's MASTER ID. In other readings, the difference to the segment's first id or to the
     * previous entry, modulo 2^64. Comparison with the packs shows which.
     * @see "run-mojo/sliced src/stream/id.rs try_parse_master"
     */
    public ListpackElement idMs() { return idMs; }

    /**
     * Number of the pack's MASTER ID, or the difference.
     */
    public ListpackElement idSeq() { return idSeq; }

    /**
     * Position of the pack's MASTER ID in the segment.
     */
    public ListpackFixed.U4String offset() { return offset; }

    /**
     * Bytes of the pack, from MASTER ID through HEADER.
     */
    public ListpackElement lenPack() { return lenPack; }

    /**
     * The integer 0.
     */
    public ListpackElement nullElement() { return nullElement; }

    /**
     * A null follows the entry.
     */
    public boolean hasNull() { return hasNull; }
    public MojoIndexEntry _root() { return _root; }
    public KaitaiStruct _parent() { return _parent; }
}
