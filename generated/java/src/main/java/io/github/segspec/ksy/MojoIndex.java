// kaitai-struct-compiler 0.11.0, ksy/mojo_index.ksy sha256 c3c2d3f29401d34b9d67ca2b4946e12e5092358b5901a1b5a9bb6e7a9380ddbb
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

package io.github.segspec.ksy;

import io.kaitai.struct.ByteBufferKaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import io.kaitai.struct.KaitaiStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;


/**
 * An entry for each pack in order, then a null: listpack elements without a header or an end marker. Only SUFFIX shows
 * where they end.
 * @see "seeds/mojo.txt "INDEX = (Packs Index)""
 */
public class MojoIndex extends KaitaiStruct {

    public MojoIndex(KaitaiStream _io, long lenIndex, boolean hasNullEach) {
        this(_io, null, null, lenIndex, hasNullEach);
    }

    public MojoIndex(KaitaiStream _io, KaitaiStruct _parent, long lenIndex, boolean hasNullEach) {
        this(_io, _parent, null, lenIndex, hasNullEach);
    }

    public MojoIndex(KaitaiStream _io, KaitaiStruct _parent, MojoIndex _root, long lenIndex, boolean hasNullEach) {
        super(_io);
        this._parent = _parent;
        this._root = _root == null ? this : _root;
        this.lenIndex = lenIndex;
        this.hasNullEach = hasNullEach;
        _read();
    }
    private void _read() {
        KaitaiStream _io_body = this._io.substream(lenIndex());
        this.body = new IndexBody(_io_body, this, _root, hasNullEach());
    }

    public void _fetchInstances() {
        this.body._fetchInstances();
    }

    /**
     * The elements of INDEX.
     * @see "seeds/mojo.txt "INDEX = (Packs Index)""
     */
    public static class IndexBody extends KaitaiStruct {

        public IndexBody(KaitaiStream _io, boolean hasNullEach) {
            this(_io, null, null, hasNullEach);
        }

        public IndexBody(KaitaiStream _io, MojoIndex _parent, boolean hasNullEach) {
            this(_io, _parent, null, hasNullEach);
        }

        public IndexBody(KaitaiStream _io, MojoIndex _parent, MojoIndex _root, boolean hasNullEach) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            this.hasNullEach = hasNullEach;
            _read();
        }
        private void _read() {
            if (_io().size() > (hasNullEach() ? 0 : 2)) {
                this.entries = new ArrayList<MojoIndexEntry>();
                {
                    MojoIndexEntry _it;
                    int i = 0;
                    do {
                        _it = new MojoIndexEntry(this._io, hasNullEach());
                        this.entries.add(_it);
                        i++;
                    } while (!(_io().size() - _io().pos() <= (hasNullEach() ? 0 : 2)));
                }
            }
            if (!(hasNullEach())) {
                this.nullElement = new ListpackElement(this._io);
                {
                    ListpackElement _it = this.nullElement;
                    if (!( ((_it.isInt()) && (_it.intValue() == 0)) )) {
                        throw new KaitaiStream.ValidationExprError(this.nullElement, this._io, "/types/index_body/seq/1");
                    }
                }
            }
        }

        public void _fetchInstances() {
            if (_io().size() > (hasNullEach() ? 0 : 2)) {
                for (int i = 0; i < this.entries.size(); i++) {
                    this.entries.get(((Number) (i)).intValue())._fetchInstances();
                }
            }
            if (!(hasNullEach())) {
                this.nullElement._fetchInstances();
            }
        }
        private List<MojoIndexEntry> entries;
        private ListpackElement nullElement;
        private boolean hasNullEach;
        private MojoIndex _root;
        private MojoIndex _parent;

        /**
         * One per pack.
         */
        public List<MojoIndexEntry> entries() { return entries; }

        /**
         * The integer 0, in two bytes.
         */
        public ListpackElement nullElement() { return nullElement; }

        /**
         * A null follows each entry.
         */
        public boolean hasNullEach() { return hasNullEach; }
        public MojoIndex _root() { return _root; }
        public MojoIndex _parent() { return _parent; }
    }
    private IndexBody body;
    private long lenIndex;
    private boolean hasNullEach;
    private MojoIndex _root;
    private KaitaiStruct _parent;

    /**
     * The entries and the null.
     */
    public IndexBody body() { return body; }

    /**
     * Bytes of INDEX, from SUFFIX.
     */
    public long lenIndex() { return lenIndex; }

    /**
     * A null follows each entry, instead of one at the end.
     */
    public boolean hasNullEach() { return hasNullEach; }
    public MojoIndex _root() { return _root; }
    public KaitaiStruct _parent() { return _parent; }
}
