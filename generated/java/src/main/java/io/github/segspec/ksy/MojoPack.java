// kaitai-struct-compiler 0.11.0, ksy/mojo_pack.ksy sha256 f5934be958fabc7b02a1be2cc5685135955e0022cb695aa37ca0c5fa327bfe28
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

package io.github.segspec.ksy;

import io.kaitai.struct.ByteBufferKaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import io.kaitai.struct.KaitaiStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;


/**
 * The unit that is written and checked at once: at least one record. By default the code closes it at 65,500 bytes.
 *
 * While a segment is being written, its last pack has no end marker and no HEADER. It is read entry by entry, up to the
 * first bytes that are not an element.
 * @see "seeds/mojo.txt "PACK = (Disk Listpack)""
 * @see "run-mojo/sliced src/stream/mod.rs DEFAULT_PACK_SIZE"
 */
public class MojoPack extends KaitaiStruct {

    public MojoPack(KaitaiStream _io, MojoEnums.NumberForm form, boolean hasTag, boolean hasCounts, boolean hasLpCount, MojoEnums.BytesForm bytesForm, MojoEnums.ElementsForm elementsForm) {
        this(_io, null, null, form, hasTag, hasCounts, hasLpCount, bytesForm, elementsForm);
    }

    public MojoPack(KaitaiStream _io, KaitaiStruct _parent, MojoEnums.NumberForm form, boolean hasTag, boolean hasCounts, boolean hasLpCount, MojoEnums.BytesForm bytesForm, MojoEnums.ElementsForm elementsForm) {
        this(_io, _parent, null, form, hasTag, hasCounts, hasLpCount, bytesForm, elementsForm);
    }

    public MojoPack(KaitaiStream _io, KaitaiStruct _parent, MojoPack _root, MojoEnums.NumberForm form, boolean hasTag, boolean hasCounts, boolean hasLpCount, MojoEnums.BytesForm bytesForm, MojoEnums.ElementsForm elementsForm) {
        super(_io);
        this._parent = _parent;
        this._root = _root == null ? this : _root;
        this.form = form;
        this.hasTag = hasTag;
        this.hasCounts = hasCounts;
        this.hasLpCount = hasLpCount;
        this.bytesForm = bytesForm;
        this.elementsForm = elementsForm;
        _read();
    }
    private void _read() {
        this.head = new MojoPackHead(this._io, form(), hasTag(), hasCounts());
        this.entries = new ArrayList<MojoEntry>();
        {
            MojoEntry _it;
            int i = 0;
            do {
                _it = new MojoEntry(this._io, head().master().numFields().intValue(), hasLpCount(), (i == 0 ? head().master().numElements() : entries().get(((Number) (i - 1)).intValue()).numElementsThrough()), (i == 0 ? 0 : entries().get(((Number) (i - 1)).intValue()).numLiveThrough()));
                this.entries.add(_it);
                i++;
            } while (!(_it.isEnd()));
        }
        this.header = new MojoPackHeader(this._io, bytesForm(), elementsForm(), _io().pos() - head().body().position(), head().body().position() - head().start().position(), entries().get(entries().size() - 1).numElementsThrough(), entries().size() - 1, entries().get(entries().size() - 1).numLiveThrough());
    }

    public void _fetchInstances() {
        this.head._fetchInstances();
        for (int i = 0; i < this.entries.size(); i++) {
            this.entries.get(((Number) (i)).intValue())._fetchInstances();
        }
        this.header._fetchInstances();
    }
    private MojoPackHead head;
    private List<MojoEntry> entries;
    private MojoPackHeader header;
    private MojoEnums.NumberForm form;
    private boolean hasTag;
    private boolean hasCounts;
    private boolean hasLpCount;
    private MojoEnums.BytesForm bytesForm;
    private MojoEnums.ElementsForm elementsForm;
    private MojoPack _root;
    private KaitaiStruct _parent;

    /**
     * MASTER ID and MASTER ENTRY.
     */
    public MojoPackHead head() { return head; }

    /**
     * The records in the order of their ids, then the end marker.
     * @see "seeds/mojo.txt "ENTRY [count]", "EOF (0xFF) = Terminates entries""
     */
    public List<MojoEntry> entries() { return entries; }

    /**
     * The listpack's lengths and counts.
     */
    public MojoPackHeader header() { return header; }

    /**
     * The form of MASTER ID.
     */
    public MojoEnums.NumberForm form() { return form; }

    /**
     * `[P` precedes the pack, unless it is a segment's first.
     */
    public boolean hasTag() { return hasTag; }

    /**
     * Master entries begin with count and deleted.
     */
    public boolean hasCounts() { return hasCounts; }

    /**
     * Entries end with their number of elements.
     */
    public boolean hasLpCount() { return hasLpCount; }

    /**
     * The meaning of HEADER's bytes.
     */
    public MojoEnums.BytesForm bytesForm() { return bytesForm; }

    /**
     * The meaning of HEADER's lp_count.
     */
    public MojoEnums.ElementsForm elementsForm() { return elementsForm; }
    public MojoPack _root() { return _root; }
    public KaitaiStruct _parent() { return _parent; }
}
