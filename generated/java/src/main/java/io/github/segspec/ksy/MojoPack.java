// kaitai-struct-compiler 0.11.0, ksy/mojo_pack.ksy sha256 34d3d4e7f7b6303249fc2856111c4c47a5cf00425c1ef5e1cd8774d581d59748
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

package io.github.segspec.ksy;

import io.kaitai.struct.ByteBufferKaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import io.kaitai.struct.KaitaiStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;


/**
 * The unit that is written and checked at once: records with ids near to each other, whose field names are stored once
 * where they agree. A pack holds at least one record; by the code's defaults it is closed at 65,500 bytes.
 *
 * The last pack of a segment that is still being written has no end marker and no HEADER. It is read entry by entry,
 * up to the first bytes that are not an element.
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
     * The records in the order of their ids, and the end marker in the place of one more.
     * @see "seeds/mojo.txt "ENTRY [count]", "EOF (0xFF) = Terminates entries""
     */
    public List<MojoEntry> entries() { return entries; }

    /**
     * Lengths and counts of the listpack before it.
     */
    public MojoPackHeader header() { return header; }

    /**
     * How MASTER ID is written in this segment.
     */
    public MojoEnums.NumberForm form() { return form; }

    /**
     * The pack is announced by `[P`; true for every pack but the first of a segment.
     */
    public boolean hasTag() { return hasTag; }

    /**
     * The master entry begins with count and deleted.
     */
    public boolean hasCounts() { return hasCounts; }

    /**
     * Every entry ends with the number of its elements.
     */
    public boolean hasLpCount() { return hasLpCount; }

    /**
     * What HEADER's bytes counts in this segment.
     */
    public MojoEnums.BytesForm bytesForm() { return bytesForm; }

    /**
     * What HEADER's lp_count counts in this segment.
     */
    public MojoEnums.ElementsForm elementsForm() { return elementsForm; }
    public MojoPack _root() { return _root; }
    public KaitaiStruct _parent() { return _parent; }
}
