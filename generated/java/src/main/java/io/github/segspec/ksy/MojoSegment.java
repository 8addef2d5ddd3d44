// kaitai-struct-compiler 0.11.0, ksy/mojo_segment.ksy sha256 664b90c2e1d897a863df9bb2b70bbb60a0afc94e0cf40a9b25e94e4390aa7412
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

package io.github.segspec.ksy;

import io.kaitai.struct.ByteBufferKaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import io.kaitai.struct.KaitaiStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;


/**
 * A finished segment. With all parameters zero or false, and has_tags true, all sizes agree with the document.
 *
 * An unfinished segment has no SUFFIX, and is read pack by pack. See mojo_pack.
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
     * Takes no bytes. It finds SUFFIX and the start of INDEX.
     */
    public MojoFooter footer() { return footer; }

    /**
     * The segment's id. If it is missing, the MASTER ID at the start of the document belongs to the first pack.
     */
    public MojoId leadId() { return leadId; }

    /**
     * In ascending order.
     */
    public List<MojoPack> packs() { return packs; }

    /**
     * INDEX and SUFFIX.
     */
    public MojoTail tail() { return tail; }

    /**
     * The form of ids and SUFFIX.
     */
    public MojoEnums.NumberForm form() { return form; }

    /**
     * The segment's id precedes the first pack.
     */
    public boolean hasLeadId() { return hasLeadId; }

    /**
     * Two characters precede INDEX, and every pack except the first.
     */
    public boolean hasTags() { return hasTags; }

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

    /**
     * A null follows each entry of INDEX.
     */
    public boolean hasNullEach() { return hasNullEach; }
    public MojoSegment _root() { return _root; }
    public KaitaiStruct _parent() { return _parent; }
}
