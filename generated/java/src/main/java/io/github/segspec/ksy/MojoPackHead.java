// kaitai-struct-compiler 0.11.0, ksy/mojo_pack_head.ksy sha256 20efb0cd3fd69729b6cf21ccd6091271b0d9af962dd51f0b9583094d52b5c0cc
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

package io.github.segspec.ksy;

import io.kaitai.struct.ByteBufferKaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import io.kaitai.struct.KaitaiStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;


/**
 * MASTER ID and MASTER ENTRY, to which entries are stored as differences. From the master entry through the end marker,
 * a pack is a listpack without its header.
 * @see "seeds/mojo.txt "PACK = (Disk Listpack)""
 */
public class MojoPackHead extends KaitaiStruct {

    public MojoPackHead(KaitaiStream _io, MojoEnums.NumberForm form, boolean hasTag, boolean hasCounts) {
        this(_io, null, null, form, hasTag, hasCounts);
    }

    public MojoPackHead(KaitaiStream _io, KaitaiStruct _parent, MojoEnums.NumberForm form, boolean hasTag, boolean hasCounts) {
        this(_io, _parent, null, form, hasTag, hasCounts);
    }

    public MojoPackHead(KaitaiStream _io, KaitaiStruct _parent, MojoPackHead _root, MojoEnums.NumberForm form, boolean hasTag, boolean hasCounts) {
        super(_io);
        this._parent = _parent;
        this._root = _root == null ? this : _root;
        this.form = form;
        this.hasTag = hasTag;
        this.hasCounts = hasCounts;
        _read();
    }
    private void _read() {
        if (hasTag()) {
            this.tag = new MojoTag(this._io, MojoEnums.Tag.PACK);
        }
        this.start = new Mark(this._io, this, _root, _io().pos());
        this.masterId = new MojoId(this._io, form());
        this.body = new Mark(this._io, this, _root, _io().pos());
        this.master = new MasterEntry(this._io, this, _root, hasCounts());
    }

    public void _fetchInstances() {
        if (hasTag()) {
            this.tag._fetchInstances();
        }
        this.start._fetchInstances();
        this.masterId._fetchInstances();
        this.body._fetchInstances();
        this.master._fetchInstances();
    }

    /**
     * A position in the stream.
     * @see "seeds/mojo.txt "PACK = (Disk Listpack)""
     */
    public static class Mark extends KaitaiStruct {

        public Mark(KaitaiStream _io, long position) {
            this(_io, null, null, position);
        }

        public Mark(KaitaiStream _io, MojoPackHead _parent, long position) {
            this(_io, _parent, null, position);
        }

        public Mark(KaitaiStream _io, MojoPackHead _parent, MojoPackHead _root, long position) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            this.position = position;
            _read();
        }
        private void _read() {
        }

        public void _fetchInstances() {
        }
        private long position;
        private MojoPackHead _root;
        private MojoPackHead _parent;

        /**
         * The position.
         */
        public long position() { return position; }
        public MojoPackHead _root() { return _root; }
        public MojoPackHead _parent() { return _parent; }
    }

    /**
     * The listpack's first elements.
     * @see "seeds/mojo.txt "MASTER ENTRY""
     * @see "redis/redis src/t_stream.c streamAppendItem"
     */
    public static class MasterEntry extends KaitaiStruct {

        public MasterEntry(KaitaiStream _io, boolean hasCounts) {
            this(_io, null, null, hasCounts);
        }

        public MasterEntry(KaitaiStream _io, MojoPackHead _parent, boolean hasCounts) {
            this(_io, _parent, null, hasCounts);
        }

        public MasterEntry(KaitaiStream _io, MojoPackHead _parent, MojoPackHead _root, boolean hasCounts) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            this.hasCounts = hasCounts;
            _read();
        }
        private void _read() {
            if (hasCounts()) {
                this.count = new ListpackElement(this._io);
                {
                    ListpackElement _it = this.count;
                    if (!( ((_it.isInt()) && (_it.intValue() >= 0)) )) {
                        throw new KaitaiStream.ValidationExprError(this.count, this._io, "/types/master_entry/seq/0");
                    }
                }
            }
            if (hasCounts()) {
                this.deleted = new ListpackElement(this._io);
                {
                    ListpackElement _it = this.deleted;
                    if (!( ((_it.isInt()) && (_it.intValue() >= 0)) )) {
                        throw new KaitaiStream.ValidationExprError(this.deleted, this._io, "/types/master_entry/seq/1");
                    }
                }
            }
            this.numFields = new ListpackElement(this._io);
            {
                ListpackElement _it = this.numFields;
                if (!( ((_it.isInt()) && (_it.intValue() >= 0)) )) {
                    throw new KaitaiStream.ValidationExprError(this.numFields, this._io, "/types/master_entry/seq/2");
                }
            }
            this.fields = new ArrayList<ListpackElement>();
            for (int i = 0; i < numFields().intValue(); i++) {
                this.fields.add(new ListpackElement(this._io));
                {
                    ListpackElement _it = this.fields.get(((Number) (i)).intValue());
                    if (!(!(_it.isEnd()))) {
                        throw new KaitaiStream.ValidationExprError(this.fields.get(((Number) (i)).intValue()), this._io, "/types/master_entry/seq/3");
                    }
                }
            }
            this.nullElement = new ListpackElement(this._io);
            {
                ListpackElement _it = this.nullElement;
                if (!( ((_it.isInt()) && (_it.intValue() == 0)) )) {
                    throw new KaitaiStream.ValidationExprError(this.nullElement, this._io, "/types/master_entry/seq/4");
                }
            }
        }

        public void _fetchInstances() {
            if (hasCounts()) {
                this.count._fetchInstances();
            }
            if (hasCounts()) {
                this.deleted._fetchInstances();
            }
            this.numFields._fetchInstances();
            for (int i = 0; i < this.fields.size(); i++) {
                this.fields.get(((Number) (i)).intValue())._fetchInstances();
            }
            this.nullElement._fetchInstances();
        }
        private java.lang.Long numElements;

        /**
         * Elements of the master entry.
         */
        public long numElements() {
            if (this.numElements != null)
                return this.numElements;
            this.numElements = ((Number) ((numFields().intValue() + 2) + (hasCounts() ? 2 : 0))).longValue();
            return this.numElements;
        }
        private ListpackElement count;
        private ListpackElement deleted;
        private ListpackElement numFields;
        private List<ListpackElement> fields;
        private ListpackElement nullElement;
        private boolean hasCounts;
        private MojoPackHead _root;
        private MojoPackHead _parent;

        /**
         * Entries, without deleted ones.
         */
        public ListpackElement count() { return count; }

        /**
         * Deleted entries.
         */
        public ListpackElement deleted() { return deleted; }

        /**
         * Number of names.
         */
        public ListpackElement numFields() { return numFields; }

        /**
         * The names, in the order of SAMEFIELDS entries' values. A name may be an integer.
         */
        public List<ListpackElement> fields() { return fields; }

        /**
         * The integer 0. A Redis reader that walks backwards reads an entry's lp-count.
         */
        public ListpackElement nullElement() { return nullElement; }

        /**
         * Master entries begin with count and deleted.
         */
        public boolean hasCounts() { return hasCounts; }
        public MojoPackHead _root() { return _root; }
        public MojoPackHead _parent() { return _parent; }
    }
    private MojoTag tag;
    private Mark start;
    private MojoId masterId;
    private Mark body;
    private MasterEntry master;
    private MojoEnums.NumberForm form;
    private boolean hasTag;
    private boolean hasCounts;
    private MojoPackHead _root;
    private KaitaiStruct _parent;

    /**
     * The characters `[P`.
     */
    public MojoTag tag() { return tag; }

    /**
     * Takes no bytes. Position of MASTER ID.
     */
    public Mark start() { return start; }

    /**
     * Id of the pack's first record, the base of its entries' ids.
     */
    public MojoId masterId() { return masterId; }

    /**
     * Takes no bytes. Position of the pack's listpack.
     */
    public Mark body() { return body; }

    /**
     * Most entries' field names.
     */
    public MasterEntry master() { return master; }

    /**
     * The form of MASTER ID.
     */
    public MojoEnums.NumberForm form() { return form; }

    /**
     * `[P` precedes the pack, unless it is a segment's first.
     */
    public boolean hasTag() { return hasTag; }

    /**
     * The master entry begins with count and deleted, as in Redis. The document comments them out.
     */
    public boolean hasCounts() { return hasCounts; }
    public MojoPackHead _root() { return _root; }
    public KaitaiStruct _parent() { return _parent; }
}
