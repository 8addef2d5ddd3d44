// kaitai-struct-compiler 0.11.0, ksy/mojo_entry.ksy sha256 d5a4bdb0ecdb7867dff6f2d2a24607fd5f6bcc5485f464e5dee2177af2c36759
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

package io.github.segspec.ksy;

import io.kaitai.struct.ByteBufferKaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import io.kaitai.struct.KaitaiStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;


/**
 * One record, or the end marker after the last one.
 * @see "seeds/mojo.txt "ENTRY [count]""
 * @see "redis/redis src/t_stream.c streamAppendItem"
 */
public class MojoEntry extends KaitaiStruct {

    public MojoEntry(KaitaiStream _io, long numMasterFields, boolean hasLpCount, long numElementsBefore, long numLiveBefore) {
        this(_io, null, null, numMasterFields, hasLpCount, numElementsBefore, numLiveBefore);
    }

    public MojoEntry(KaitaiStream _io, KaitaiStruct _parent, long numMasterFields, boolean hasLpCount, long numElementsBefore, long numLiveBefore) {
        this(_io, _parent, null, numMasterFields, hasLpCount, numElementsBefore, numLiveBefore);
    }

    public MojoEntry(KaitaiStream _io, KaitaiStruct _parent, MojoEntry _root, long numMasterFields, boolean hasLpCount, long numElementsBefore, long numLiveBefore) {
        super(_io);
        this._parent = _parent;
        this._root = _root == null ? this : _root;
        this.numMasterFields = numMasterFields;
        this.hasLpCount = hasLpCount;
        this.numElementsBefore = numElementsBefore;
        this.numLiveBefore = numLiveBefore;
        _read();
    }
    private void _read() {
        this.flags = new ListpackElement(this._io);
        {
            ListpackElement _it = this.flags;
            if (!( ((_it.isInt()) || (_it.isEnd())) )) {
                throw new KaitaiStream.ValidationExprError(this.flags, this._io, "/seq/0");
            }
        }
        if (!(isEnd())) {
            this.content = new EntryContent(this._io, this, _root);
        }
    }

    public void _fetchInstances() {
        this.flags._fetchInstances();
        if (!(isEnd())) {
            this.content._fetchInstances();
        }
    }

    /**
     * An entry after its flags.
     * @see "seeds/mojo.txt "ENTRY [count]""
     */
    public static class EntryContent extends KaitaiStruct {
        public static EntryContent fromFile(String fileName) throws IOException {
            return new EntryContent(new ByteBufferKaitaiStream(fileName));
        }

        public EntryContent(KaitaiStream _io) {
            this(_io, null, null);
        }

        public EntryContent(KaitaiStream _io, MojoEntry _parent) {
            this(_io, _parent, null);
        }

        public EntryContent(KaitaiStream _io, MojoEntry _parent, MojoEntry _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.msDifference = new ListpackElement(this._io);
            {
                ListpackElement _it = this.msDifference;
                if (!(_it.isInt())) {
                    throw new KaitaiStream.ValidationExprError(this.msDifference, this._io, "/types/entry_content/seq/0");
                }
            }
            this.seqDifference = new ListpackElement(this._io);
            {
                ListpackElement _it = this.seqDifference;
                if (!(_it.isInt())) {
                    throw new KaitaiStream.ValidationExprError(this.seqDifference, this._io, "/types/entry_content/seq/1");
                }
            }
            if (!(_parent().hasSameFields())) {
                this.numFields = new ListpackElement(this._io);
                {
                    ListpackElement _it = this.numFields;
                    if (!( ((_it.isInt()) && (_it.intValue() >= 0)) )) {
                        throw new KaitaiStream.ValidationExprError(this.numFields, this._io, "/types/entry_content/seq/2");
                    }
                }
            }
            if (!(_parent().hasSameFields())) {
                this.pairs = new ArrayList<Pair>();
                for (int i = 0; i < numFields().intValue(); i++) {
                    this.pairs.add(new Pair(this._io, this, _root));
                }
            }
            if (_parent().hasSameFields()) {
                this.values = new ArrayList<ListpackElement>();
                for (int i = 0; i < _parent().numMasterFields(); i++) {
                    this.values.add(new ListpackElement(this._io));
                    {
                        ListpackElement _it = this.values.get(((Number) (i)).intValue());
                        if (!(!(_it.isEnd()))) {
                            throw new KaitaiStream.ValidationExprError(this.values.get(((Number) (i)).intValue()), this._io, "/types/entry_content/seq/4");
                        }
                    }
                }
            }
            if (_parent().hasLpCount()) {
                this.lpCount = new ListpackElement(this._io);
                {
                    ListpackElement _it = this.lpCount;
                    if (!( ((_it.isInt()) && ( ((_it.intValue() == numCounted()) || (_it.intValue() == numCounted() + 1)) )) )) {
                        throw new KaitaiStream.ValidationExprError(this.lpCount, this._io, "/types/entry_content/seq/5");
                    }
                }
            }
        }

        public void _fetchInstances() {
            this.msDifference._fetchInstances();
            this.seqDifference._fetchInstances();
            if (!(_parent().hasSameFields())) {
                this.numFields._fetchInstances();
            }
            if (!(_parent().hasSameFields())) {
                for (int i = 0; i < this.pairs.size(); i++) {
                    this.pairs.get(((Number) (i)).intValue())._fetchInstances();
                }
            }
            if (_parent().hasSameFields()) {
                for (int i = 0; i < this.values.size(); i++) {
                    this.values.get(((Number) (i)).intValue())._fetchInstances();
                }
            }
            if (_parent().hasLpCount()) {
                this.lpCount._fetchInstances();
            }
        }
        private java.lang.Long numCounted;

        /**
         * The entry's elements before lp-count.
         */
        public long numCounted() {
            if (this.numCounted != null)
                return this.numCounted;
            this.numCounted = ((Number) (3 + (_parent().hasSameFields() ? _parent().numMasterFields() : 1 + 2 * numFields().intValue()))).longValue();
            return this.numCounted;
        }
        private java.lang.Long numElements;

        /**
         * Elements of the entry.
         */
        public long numElements() {
            if (this.numElements != null)
                return this.numElements;
            this.numElements = ((Number) (numCounted() + (_parent().hasLpCount() ? 1 : 0))).longValue();
            return this.numElements;
        }
        private ListpackElement msDifference;
        private ListpackElement seqDifference;
        private ListpackElement numFields;
        private List<Pair> pairs;
        private List<ListpackElement> values;
        private ListpackElement lpCount;
        private MojoEntry _root;
        private MojoEntry _parent;

        /**
         * Added to the milliseconds of MASTER ID, modulo 2^64.
         */
        public ListpackElement msDifference() { return msDifference; }

        /**
         * Added to MASTER ID's number, modulo 2^64. Negative if a record of a later millisecond has a lower number.
         */
        public ListpackElement seqDifference() { return seqDifference; }

        /**
         * Number of pairs.
         */
        public ListpackElement numFields() { return numFields; }

        /**
         * Names with their values.
         */
        public List<Pair> pairs() { return pairs; }

        /**
         * One value per field name of the master entry.
         */
        public List<ListpackElement> values() { return values; }

        /**
         * Elements of the entry before this one. Older code also counts this one.
         */
        public ListpackElement lpCount() { return lpCount; }
        public MojoEntry _root() { return _root; }
        public MojoEntry _parent() { return _parent; }
    }

    /**
     * A name and its value.
     * @see "seeds/mojo.txt "FIELD [num_fields]""
     */
    public static class Pair extends KaitaiStruct {
        public static Pair fromFile(String fileName) throws IOException {
            return new Pair(new ByteBufferKaitaiStream(fileName));
        }

        public Pair(KaitaiStream _io) {
            this(_io, null, null);
        }

        public Pair(KaitaiStream _io, MojoEntry.EntryContent _parent) {
            this(_io, _parent, null);
        }

        public Pair(KaitaiStream _io, MojoEntry.EntryContent _parent, MojoEntry _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.name = new ListpackElement(this._io);
            {
                ListpackElement _it = this.name;
                if (!(!(_it.isEnd()))) {
                    throw new KaitaiStream.ValidationExprError(this.name, this._io, "/types/pair/seq/0");
                }
            }
            this.value = new ListpackElement(this._io);
            {
                ListpackElement _it = this.value;
                if (!(!(_it.isEnd()))) {
                    throw new KaitaiStream.ValidationExprError(this.value, this._io, "/types/pair/seq/1");
                }
            }
        }

        public void _fetchInstances() {
            this.name._fetchInstances();
            this.value._fetchInstances();
        }
        private ListpackElement name;
        private ListpackElement value;
        private MojoEntry _root;
        private MojoEntry.EntryContent _parent;

        /**
         * The field's name.
         */
        public ListpackElement name() { return name; }

        /**
         * The field's value.
         */
        public ListpackElement value() { return value; }
        public MojoEntry _root() { return _root; }
        public MojoEntry.EntryContent _parent() { return _parent; }
    }
    private java.lang.Boolean hasSameFields;

    /**
     * Only values are stored.
     */
    public boolean hasSameFields() {
        if (this.hasSameFields != null)
            return this.hasSameFields;
        this.hasSameFields =  ((!(isEnd())) && ((flags().intValue() & 2) != 0)) ;
        return this.hasSameFields;
    }
    private java.lang.Boolean isDeleted;

    /**
     * The record was deleted.
     */
    public boolean isDeleted() {
        if (this.isDeleted != null)
            return this.isDeleted;
        this.isDeleted =  ((!(isEnd())) && ((flags().intValue() & 1) != 0)) ;
        return this.isDeleted;
    }
    private java.lang.Boolean isEnd;

    /**
     * The end marker, not an entry.
     */
    public boolean isEnd() {
        if (this.isEnd != null)
            return this.isEnd;
        this.isEnd = flags().isEnd();
        return this.isEnd;
    }
    private java.lang.Long numElementsThrough;

    /**
     * The pack's elements so far.
     */
    public long numElementsThrough() {
        if (this.numElementsThrough != null)
            return this.numElementsThrough;
        this.numElementsThrough = ((Number) (numElementsBefore() + (isEnd() ? 0 : content().numElements()))).longValue();
        return this.numElementsThrough;
    }
    private java.lang.Long numLiveThrough;

    /**
     * The pack's entries so far, without deleted ones.
     */
    public long numLiveThrough() {
        if (this.numLiveThrough != null)
            return this.numLiveThrough;
        this.numLiveThrough = ((Number) (numLiveBefore() + ( ((isEnd()) || (isDeleted()))  ? 0 : 1))).longValue();
        return this.numLiveThrough;
    }
    private java.lang.Long otherFlags;

    /**
     * Flags outside the document.
     */
    public long otherFlags() {
        if (this.otherFlags != null)
            return this.otherFlags;
        this.otherFlags = ((Number) ((isEnd() ? 0 : flags().intValue() & ~3))).longValue();
        return this.otherFlags;
    }
    private ListpackElement flags;
    private EntryContent content;
    private long numMasterFields;
    private boolean hasLpCount;
    private long numElementsBefore;
    private long numLiveBefore;
    private MojoEntry _root;
    private KaitaiStruct _parent;

    /**
     * Bit 0: the record was deleted, but its bytes are kept. Bit 1, SAMEFIELDS: the entry has only values, for the
     * master entry's field names. The code names bits 2 to 4 (SLOT, TX, DEDUPE), but never sets them, and their effect
     * is unknown.
     * @see "run-mojo/sliced src/stream/record.rs STREAM_ITEM_FLAG_DELETED and its neighbours"
     */
    public ListpackElement flags() { return flags; }

    /**
     * The rest.
     */
    public EntryContent content() { return content; }

    /**
     * The master entry's number of names.
     */
    public long numMasterFields() { return numMasterFields; }

    /**
     * The entry ends with the number of its elements, as in Redis and older code.
     */
    public boolean hasLpCount() { return hasLpCount; }

    /**
     * The pack's earlier elements.
     */
    public long numElementsBefore() { return numElementsBefore; }

    /**
     * The pack's earlier entries, without deleted ones.
     */
    public long numLiveBefore() { return numLiveBefore; }
    public MojoEntry _root() { return _root; }
    public KaitaiStruct _parent() { return _parent; }
}
