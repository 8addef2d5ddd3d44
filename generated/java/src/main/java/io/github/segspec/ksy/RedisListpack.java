// kaitai-struct-compiler 0.11.0, ksy/redis_listpack.ksy sha256 890b838a07be2c0d7907734eb909a4e0b60bc7ae67fe521f88f6c8b601efcda4
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

package io.github.segspec.ksy;

import io.kaitai.struct.ByteBufferKaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import io.kaitai.struct.KaitaiStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;


/**
 * A listpack in memory or in a dump of Redis: a header of 6 bytes, the elements, the end marker, and nothing else.
 *
 * On disk, mojo writes the elements without this header. See mojo_pack.
 * @see "redis/redis src/listpack.c lpNew, lpValidateIntegrity"
 * @see "antirez/listpack listpack.md "General structure""
 */
public class RedisListpack extends KaitaiStruct {
    public static RedisListpack fromFile(String fileName) throws IOException {
        return new RedisListpack(new ByteBufferKaitaiStream(fileName));
    }

    public RedisListpack(KaitaiStream _io) {
        this(_io, null, null);
    }

    public RedisListpack(KaitaiStream _io, KaitaiStruct _parent) {
        this(_io, _parent, null);
    }

    public RedisListpack(KaitaiStream _io, KaitaiStruct _parent, RedisListpack _root) {
        super(_io);
        this._parent = _parent;
        this._root = _root == null ? this : _root;
        _read();
    }
    private void _read() {
        this.lenTotal = this._io.readU4le();
        if (!(this.lenTotal == _io().size())) {
            throw new KaitaiStream.ValidationNotEqualError(_io().size(), this.lenTotal, this._io, "/seq/0");
        }
        this.numElements = this._io.readU2le();
        this.elements = new ArrayList<ListpackElement>();
        {
            ListpackElement _it;
            int i = 0;
            do {
                _it = new ListpackElement(this._io);
                this.elements.add(_it);
                i++;
            } while (!(_it.isEnd()));
        }
        this.check = new Totals(this._io, this, _root, elements().size() - 1);
    }

    public void _fetchInstances() {
        for (int i = 0; i < this.elements.size(); i++) {
            this.elements.get(((Number) (i)).intValue())._fetchInstances();
        }
        this.check._fetchInstances();
    }

    /**
     * Facts that must hold after the elements.
     * @see "redis/redis src/listpack.c lpValidateIntegrity"
     */
    public static class Totals extends KaitaiStruct {

        public Totals(KaitaiStream _io, int numCounted) {
            this(_io, null, null, numCounted);
        }

        public Totals(KaitaiStream _io, RedisListpack _parent, int numCounted) {
            this(_io, _parent, null, numCounted);
        }

        public Totals(KaitaiStream _io, RedisListpack _parent, RedisListpack _root, int numCounted) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            this.numCounted = numCounted;
            _read();
        }
        private void _read() {
            this.rest = this._io.readBytesFull();
            {
                byte[] _it = this.rest;
                if (!(_it.length == 0)) {
                    throw new KaitaiStream.ValidationExprError(this.rest, this._io, "/types/totals/seq/0");
                }
            }
            this.numElementsAgree = this._io.readBytes(0);
            {
                byte[] _it = this.numElementsAgree;
                if (!( ((_parent().numElements() == 65535) || (_parent().numElements() == numCounted())) )) {
                    throw new KaitaiStream.ValidationExprError(this.numElementsAgree, this._io, "/types/totals/seq/1");
                }
            }
        }

        public void _fetchInstances() {
        }
        private byte[] rest;
        private byte[] numElementsAgree;
        private int numCounted;
        private RedisListpack _root;
        private RedisListpack _parent;

        /**
         * Empty.
         */
        public byte[] rest() { return rest; }

        /**
         * The header's count is the number of elements, or 65535.
         */
        public byte[] numElementsAgree() { return numElementsAgree; }

        /**
         * Elements read, without the end marker.
         */
        public int numCounted() { return numCounted; }
        public RedisListpack _root() { return _root; }
        public RedisListpack _parent() { return _parent; }
    }
    private long lenTotal;
    private int numElements;
    private List<ListpackElement> elements;
    private Totals check;
    private RedisListpack _root;
    private KaitaiStruct _parent;

    /**
     * Bytes of the whole listpack.
     */
    public long lenTotal() { return lenTotal; }

    /**
     * Elements without the end marker. With 65535, a reader must count them.
     */
    public int numElements() { return numElements; }

    /**
     * The elements and the end marker.
     */
    public List<ListpackElement> elements() { return elements; }

    /**
     * Compares the header with the content. It takes no bytes.
     */
    public Totals check() { return check; }
    public RedisListpack _root() { return _root; }
    public KaitaiStruct _parent() { return _parent; }
}
