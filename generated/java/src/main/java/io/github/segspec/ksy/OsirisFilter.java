// kaitai-struct-compiler 0.11.0, ksy/osiris_filter.ksy sha256 b4c3c6bbcf1db8eacd6d086e300647a637ecb7eefcdd83c38d48f89ffd005d64
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

package io.github.segspec.ksy;

import io.kaitai.struct.ByteBufferKaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import io.kaitai.struct.KaitaiStream;
import java.io.IOException;


/**
 * A bloom filter over the filter values of a chunk's entries. The rule osiris.filter.bits describes its bits.
 * @see "rabbitmq/osiris src/osiris_bloom.erl"
 */
public class OsirisFilter extends KaitaiStruct {
    public static OsirisFilter fromFile(String fileName) throws IOException {
        return new OsirisFilter(new ByteBufferKaitaiStream(fileName));
    }

    public OsirisFilter(KaitaiStream _io) {
        this(_io, null, null);
    }

    public OsirisFilter(KaitaiStream _io, KaitaiStruct _parent) {
        this(_io, _parent, null);
    }

    public OsirisFilter(KaitaiStream _io, KaitaiStruct _parent, OsirisFilter _root) {
        super(_io);
        this._parent = _parent;
        this._root = _root == null ? this : _root;
        _read();
    }
    private void _read() {
        this.hasUnfiltered = this._io.readBitsIntBe(1) != 0;
        this.firstBits = this._io.readBitsIntBe(7);
        this.moreBits = this._io.readBytesFull();
    }

    public void _fetchInstances() {
        bits();
        if (this.bits != null) {
        }
    }
    private byte[] bits;

    /**
     * All bits, as bytes.
     */
    public byte[] bits() {
        if (this.bits != null)
            return this.bits;
        long _pos = this._io.pos();
        this._io.seek(0);
        this.bits = this._io.readBytesFull();
        this._io.seek(_pos);
        return this.bits;
    }
    private java.lang.Long numBits;

    /**
     * Number of bits.
     */
    public long numBits() {
        if (this.numBits != null)
            return this.numBits;
        this.numBits = ((Number) (_io().size() * 8)).longValue();
        return this.numBits;
    }
    private boolean hasUnfiltered;
    private long firstBits;
    private byte[] moreBits;
    private OsirisFilter _root;
    private KaitaiStruct _parent;

    /**
     * Bit 0. An entry has no filter value.
     */
    public boolean hasUnfiltered() { return hasUnfiltered; }

    /**
     * Bits 1 to 7.
     */
    public long firstBits() { return firstBits; }

    /**
     * Bits 8 and up.
     */
    public byte[] moreBits() { return moreBits; }
    public OsirisFilter _root() { return _root; }
    public KaitaiStruct _parent() { return _parent; }
}
