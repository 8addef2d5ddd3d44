// kaitai-struct-compiler 0.11.0, ksy/leb128_u32.ksy sha256 113e163a967e99f0a8b0669546ad5396b77100a1dad8a85b7cc9a2f8f611a3a5
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

package io.github.segspec.ksy;

import io.kaitai.struct.ByteBufferKaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import io.kaitai.struct.KaitaiStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;


/**
 * One to five groups of seven bits, the lowest first. A byte's high bit announces another byte. Bits above 31 in the
 * fifth byte are shifted out.
 * @see "seeds/tank.txt "Important Notes""
 * @see "phaistos-networks/TANK Switch/compress.h UnpackUInt32, UnpackUInt32Check"
 */
public class Leb128U32 extends KaitaiStruct {
    public static Leb128U32 fromFile(String fileName) throws IOException {
        return new Leb128U32(new ByteBufferKaitaiStream(fileName));
    }

    public Leb128U32(KaitaiStream _io) {
        this(_io, null, null);
    }

    public Leb128U32(KaitaiStream _io, KaitaiStruct _parent) {
        this(_io, _parent, null);
    }

    public Leb128U32(KaitaiStream _io, KaitaiStruct _parent, Leb128U32 _root) {
        super(_io);
        this._parent = _parent;
        this._root = _root == null ? this : _root;
        _read();
    }
    private void _read() {
        this.groups = new ArrayList<Group>();
        {
            Group _it;
            int i = 0;
            do {
                _it = new Group(this._io, this, _root, i, (i != 0 ? groups().get(((Number) (i - 1)).intValue()).total() : 0), (i != 0 ? groups().get(((Number) (i - 1)).intValue()).weight() * 128 : 1));
                this.groups.add(_it);
                i++;
            } while (!(!(_it.hasNext())));
        }
    }

    public void _fetchInstances() {
        for (int i = 0; i < this.groups.size(); i++) {
            this.groups.get(((Number) (i)).intValue())._fetchInstances();
        }
    }

    /**
     * A byte, and the sum so far.
     * @see "phaistos-networks/TANK Switch/compress.h UnpackUInt32"
     */
    public static class Group extends KaitaiStruct {

        public Group(KaitaiStream _io, int index, long totalBefore, long weight) {
            this(_io, null, null, index, totalBefore, weight);
        }

        public Group(KaitaiStream _io, Leb128U32 _parent, int index, long totalBefore, long weight) {
            this(_io, _parent, null, index, totalBefore, weight);
        }

        public Group(KaitaiStream _io, Leb128U32 _parent, Leb128U32 _root, int index, long totalBefore, long weight) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            this.index = index;
            this.totalBefore = totalBefore;
            this.weight = weight;
            _read();
        }
        private void _read() {
            this.octet = this._io.readU1();
            if (!(this.octet <= (index() == 4 ? 127 : 255))) {
                throw new KaitaiStream.ValidationGreaterThanError((index() == 4 ? 127 : 255), this.octet, this._io, "/types/group/seq/0");
            }
        }

        public void _fetchInstances() {
        }
        private java.lang.Boolean hasNext;

        /**
         * True if another byte follows.
         */
        public boolean hasNext() {
            if (this.hasNext != null)
                return this.hasNext;
            this.hasNext = octet() > 127;
            return this.hasNext;
        }
        private java.lang.Long total;

        /**
         * Sum through this group.
         */
        public long total() {
            if (this.total != null)
                return this.total;
            this.total = ((Number) (totalBefore() + (index() == 4 ? octet() & 15 : octet() & 127) * weight())).longValue();
            return this.total;
        }
        private int octet;
        private int index;
        private long totalBefore;
        private long weight;
        private Leb128U32 _root;
        private Leb128U32 _parent;

        /**
         * Seven bits of the value, and the high bit, clear in the fifth byte.
         * @see "phaistos-networks/TANK Switch/compress.h#L86@ecb7a2d23532bf6eb21c5f587490f71b7afdb859"
         */
        public int octet() { return octet; }

        /**
         * The byte's place, from 0.
         */
        public int index() { return index; }

        /**
         * Sum of earlier groups.
         */
        public long totalBefore() { return totalBefore; }

        /**
         * Value of its lowest bit.
         */
        public long weight() { return weight; }
        public Leb128U32 _root() { return _root; }
        public Leb128U32 _parent() { return _parent; }
    }
    private java.lang.Long size;

    /**
     * Bytes of the integer.
     */
    public long size() {
        if (this.size != null)
            return this.size;
        this.size = ((Number) (groups().size())).longValue();
        return this.size;
    }
    private java.lang.Long value;

    /**
     * The number.
     */
    public long value() {
        if (this.value != null)
            return this.value;
        this.value = ((Number) (groups().get(groups().size() - 1).total())).longValue();
        return this.value;
    }
    private List<Group> groups;
    private Leb128U32 _root;
    private KaitaiStruct _parent;

    /**
     * Up to the first byte whose high bit is clear.
     */
    public List<Group> groups() { return groups; }
    public Leb128U32 _root() { return _root; }
    public KaitaiStruct _parent() { return _parent; }
}
