// kaitai-struct-compiler 0.11.0, ksy/mojo_tail.ksy sha256 537d5a822ebb5abb01eb169c416c2f053a4af8304282730837116893a03aa561
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

package io.github.segspec.ksy;

import io.kaitai.struct.ByteBufferKaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import io.kaitai.struct.KaitaiStream;
import java.io.IOException;


/**
 * The end of a finished segment.
 * @see "seeds/mojo.txt "PACK > [P > PACK > [I > INDEX > SUFFIX""
 */
public class MojoTail extends KaitaiStruct {

    public MojoTail(KaitaiStream _io, MojoEnums.NumberForm form, boolean hasTags, boolean hasNullEach, long lenIndex) {
        this(_io, null, null, form, hasTags, hasNullEach, lenIndex);
    }

    public MojoTail(KaitaiStream _io, KaitaiStruct _parent, MojoEnums.NumberForm form, boolean hasTags, boolean hasNullEach, long lenIndex) {
        this(_io, _parent, null, form, hasTags, hasNullEach, lenIndex);
    }

    public MojoTail(KaitaiStream _io, KaitaiStruct _parent, MojoTail _root, MojoEnums.NumberForm form, boolean hasTags, boolean hasNullEach, long lenIndex) {
        super(_io);
        this._parent = _parent;
        this._root = _root == null ? this : _root;
        this.form = form;
        this.hasTags = hasTags;
        this.hasNullEach = hasNullEach;
        this.lenIndex = lenIndex;
        _read();
    }
    private void _read() {
        if (hasTags()) {
            this.tag = new MojoTag(this._io, MojoEnums.Tag.INDEX);
        }
        this.index = new MojoIndex(this._io, lenIndex(), hasNullEach());
        this.suffix = new MojoSuffix(this._io, form());
    }

    public void _fetchInstances() {
        if (hasTags()) {
            this.tag._fetchInstances();
        }
        this.index._fetchInstances();
        this.suffix._fetchInstances();
    }
    private MojoTag tag;
    private MojoIndex index;
    private MojoSuffix suffix;
    private MojoEnums.NumberForm form;
    private boolean hasTags;
    private boolean hasNullEach;
    private long lenIndex;
    private MojoTail _root;
    private KaitaiStruct _parent;

    /**
     * The characters `[I`.
     */
    public MojoTag tag() { return tag; }

    /**
     * The positions of the packs.
     */
    public MojoIndex index() { return index; }

    /**
     * Facts on the whole segment.
     */
    public MojoSuffix suffix() { return suffix; }

    /**
     * The form of SUFFIX.
     */
    public MojoEnums.NumberForm form() { return form; }

    /**
     * `[I` precedes INDEX.
     */
    public boolean hasTags() { return hasTags; }

    /**
     * A null follows each entry of INDEX.
     */
    public boolean hasNullEach() { return hasNullEach; }

    /**
     * Bytes of INDEX, from SUFFIX.
     */
    public long lenIndex() { return lenIndex; }
    public MojoTail _root() { return _root; }
    public KaitaiStruct _parent() { return _parent; }
}
