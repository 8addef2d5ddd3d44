// kaitai-struct-compiler 0.11.0, ksy/mojo_segment.ksy sha256 cd1d6627556dd15ec5c8f73daa563559c01ecd8c17aeef07c4276b9cd0b2780c
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

package io.github.segspec.ksy;

import io.kaitai.struct.ByteBufferKaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import io.kaitai.struct.KaitaiStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;


/**
 * A whole segment that its writer has finished: packs, INDEX, SUFFIX, and nothing after it. With every parameter zero
 * or false, and has_tags true, this is the reading of the document in which all sizes hold.
 *
 * An unfinished segment ends somewhere before SUFFIX, and is read pack by pack; see mojo_pack.
 * @see "seeds/mojo.txt "SEGMENT FILE FORMAT", "PACK > [P > PACK > [I > INDEX > SUFFIX""
 */
public class MojoSegment extends KaitaiStruct {

    public MojoSegment(KaitaiStream _io, MojoEnums.NumberForm form, boolean hasLeadId, boolean hasTags, boolean hasCounts, boolean hasLpCount, MojoEnums.BytesForm bytesForm, MojoEnums.ElementsForm elementsForm, boolean hasNullEach) {
        this(_io, null, null, form, hasLeadId, hasTags, hasCounts, hasLpCount, bytesForm, elementsForm, hasNullEach);
    }

    public MojoSegment(KaitaiStream _io, KaitaiStruct _parent, MojoEnums.NumberForm form, boolean hasLeadId, boolean hasTags, boolean hasCounts, boolean hasLpCount, MojoEnums.BytesForm bytesForm, MojoEnums.ElementsForm elementsForm, boolean hasNullEach) {
        this(_io, _parent, null, form, hasLeadId, hasTags, hasCounts, hasLpCount, bytesForm, elementsForm, hasNullEach);
    }

    public MojoSegment(KaitaiStream _io, KaitaiStruct _parent, MojoSegment _root, MojoEnums.NumberForm form, boolean hasLeadId, boolean hasTags, boolean hasCounts, boolean hasLpCount, MojoEnums.BytesForm bytesForm, MojoEnums.ElementsForm elementsForm, boolean hasNullEach) {
        super(_io);
        this._parent = _parent;
        this._root = _root == null ? this : _root;
        this.form = form;
        this.hasLeadId = hasLeadId;
        this.hasTags = hasTags;
        this.hasCounts = hasCounts;
        this.hasLpCount = hasLpCount;
        this.bytesForm = bytesForm;
        this.elementsForm = elementsForm;
        this.hasNullEach = hasNullEach;
        _read();
    }
    private void _read() {
        this.footer = new MojoFooter(this._io, form(), hasTags(), _io().size());
        if (hasLeadId()) {
            this.leadId = new MojoId(this._io, form());
        }
        this.packs = new ArrayList<MojoPack>();
        {
            MojoPack _it;
            int i = 0;
            do {
                _it = new MojoPack(this._io, form(),  ((hasTags()) && (i != 0)) , hasCounts(), hasLpCount(), bytesForm(), elementsForm());
                this.packs.add(_it);
                i++;
            } while (!(_io().pos() >= footer().ofsTail()));
        }
        this.tail = new MojoTail(this._io, form(), hasTags(), hasNullEach(), footer().lenIndex());
    }

    public void _fetchInstances() {
        this.footer._fetchInstances();
        if (hasLeadId()) {
            this.leadId._fetchInstances();
        }
        for (int i = 0; i < this.packs.size(); i++) {
            this.packs.get(((Number) (i)).intValue())._fetchInstances();
        }
        this.tail._fetchInstances();
    }
    private MojoFooter footer;
    private MojoId leadId;
    private List<MojoPack> packs;
    private MojoTail tail;
    private MojoEnums.NumberForm form;
    private boolean hasLeadId;
    private boolean hasTags;
    private boolean hasCounts;
    private boolean hasLpCount;
    private MojoEnums.BytesForm bytesForm;
    private MojoEnums.ElementsForm elementsForm;
    private boolean hasNullEach;
    private MojoSegment _root;
    private KaitaiStruct _parent;

    /**
     * Takes no bytes. SUFFIX as seen from the end of the file, which shows where INDEX begins.
     */
    public MojoFooter footer() { return footer; }

    /**
     * The segment's id. Without it, the MASTER ID that the document begins with is that of the first pack.
     */
    public MojoId leadId() { return leadId; }

    /**
     * The packs, in the order of their ids.
     */
    public List<MojoPack> packs() { return packs; }

    /**
     * INDEX and SUFFIX.
     */
    public MojoTail tail() { return tail; }

    /**
     * How ids and SUFFIX are written.
     */
    public MojoEnums.NumberForm form() { return form; }

    /**
     * The segment's id comes before the first pack.
     */
    public boolean hasLeadId() { return hasLeadId; }

    /**
     * Packs but the first, and INDEX, are announced by two characters.
     */
    public boolean hasTags() { return hasTags; }

    /**
     * Master entries begin with count and deleted.
     */
    public boolean hasCounts() { return hasCounts; }

    /**
     * Every entry ends with the number of its elements.
     */
    public boolean hasLpCount() { return hasLpCount; }

    /**
     * What HEADER's bytes counts.
     */
    public MojoEnums.BytesForm bytesForm() { return bytesForm; }

    /**
     * What HEADER's lp_count counts.
     */
    public MojoEnums.ElementsForm elementsForm() { return elementsForm; }

    /**
     * A null follows every entry of INDEX instead of one after all of them.
     */
    public boolean hasNullEach() { return hasNullEach; }
    public MojoSegment _root() { return _root; }
    public KaitaiStruct _parent() { return _parent; }
}
