// kaitai-struct-compiler 0.11.0, ksy/mojo_tail.ksy sha256 97d0a9b5db39bbcbb48d23a013ed43cddd0507171bf5e78986f4cdf6b20a01c9
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

package io.github.segspec.ksy;

import io.kaitai.struct.ByteBufferKaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import io.kaitai.struct.KaitaiStream;
import java.io.IOException;


/**
 * What a writer appends to a segment when it finishes it.
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
     * The two characters `[I`.
     */
    public MojoTag tag() { return tag; }

    /**
     * The place of the packs.
     */
    public MojoIndex index() { return index; }

    /**
     * What is known of the segment as a whole.
     */
    public MojoSuffix suffix() { return suffix; }

    /**
     * How SUFFIX is written.
     */
    public MojoEnums.NumberForm form() { return form; }

    /**
     * INDEX is announced by `[I`.
     */
    public boolean hasTags() { return hasTags; }

    /**
     * A null follows every entry of INDEX instead of one after all of them.
     */
    public boolean hasNullEach() { return hasNullEach; }

    /**
     * Bytes of INDEX, from SUFFIX; see mojo_footer.
     */
    public long lenIndex() { return lenIndex; }
    public MojoTail _root() { return _root; }
    public KaitaiStruct _parent() { return _parent; }
}
