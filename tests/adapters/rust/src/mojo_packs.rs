//! mojo's packs: entry by entry, since the last pack of an unfinished segment has neither end marker nor HEADER.

use kaitai::{KResult, OptRc};
use segspec_ksy::listpack_element::{ListpackElement, ListpackElement_Data as Data};
use segspec_ksy::mojo_entry::MojoEntry;
use segspec_ksy::mojo_enums::{
    MojoEnums_BytesForm as BytesForm, MojoEnums_ElementsForm as ElementsForm, MojoEnums_NumberForm as NumberForm,
};
use segspec_ksy::mojo_id::MojoId;
use segspec_ksy::mojo_pack_head::MojoPackHead;
use segspec_ksy::mojo_pack_header::MojoPackHeader;
use serde_json::{json, Value};

use crate::answer::hex;
use crate::segment::Segment;
use crate::stop::Stop;

const MAX_ENTRIES: usize = 1 << 20;

/// Milliseconds, and a number within the millisecond.
pub type Id = (u64, u64);

/// How a segment is to be read: which readings of the document its writer chose.
#[derive(Clone, PartialEq)]
pub struct Variant {
    pub form: NumberForm,
    pub has_lead_id: bool,
    pub has_tags: bool,
    pub has_counts: bool,
    pub has_lp_count: bool,
    pub bytes: BytesForm,
    pub elements: ElementsForm,
}

#[derive(Clone, Copy, PartialEq)]
pub enum Part {
    Head,
    Entries,
    Header,
}

/// Where a pack stopped, in which part, and why.
#[derive(Clone)]
pub struct Stopped {
    pub part: Part,
    pub at: usize,
    pub stop: Stop,
}

/// A pack as far as it was read: closed, or stopped.
#[derive(Clone, Default)]
pub struct Pack {
    pub position: usize,
    pub end: usize,
    pub id_start: usize,
    pub body_start: usize,
    pub body_end: Option<usize>,
    pub master_id: Id,
    names: Vec<Vec<u8>>,
    pub ids: Vec<Id>,
    pub records: Vec<Value>,
    elements: i64,
    live: i64,
    pub has_other_flags: bool,
    pub is_closed: bool,
    pub stopped: Option<Stopped>,
}

impl Pack {
    pub fn is_torn(&self) -> bool {
        self.stopped.as_ref().is_some_and(|stopped| stopped.stop.code == "torn")
    }

    pub fn is_past_head(&self) -> bool {
        self.stopped.as_ref().is_none_or(|stopped| stopped.part != Part::Head)
    }

    pub fn last_id(&self) -> Id {
        self.ids.last().copied().unwrap_or(self.master_id)
    }

    fn stop(&mut self, part: Part, at: usize, stop: &Stop) {
        self.stopped = Some(Stopped { part, at, stop: Stop::new(stop.code, self.position) });
    }
}

pub fn id_text(id: Id) -> String {
    format!("{}-{}", id.0, id.1)
}

/// The id in full at `position`; None where the file ends before it does.
pub fn id_at(segment: &Segment, position: usize, form: &NumberForm) -> Option<Id> {
    let parsed = segment.parse_with(position, |_| "bad-encoding", &|blank: &mut MojoId| blank.set_params(form));
    parsed.ok().and_then(|parsed| full_id(&parsed.value).ok())
}

pub fn full_id(id: &MojoId) -> KResult<Id> {
    let ms = *id.ms()?;
    let seq = *id.seq()?;
    Ok((ms, seq))
}

/// Reads the pack at `position` to its end, or to what stops it.
pub fn read_pack(segment: &Segment, position: usize, variant: &Variant, has_tag: bool) -> Pack {
    let mut pack = Pack { position, ..Pack::default() };
    if let Err(stop) = read_head(segment, &mut pack, variant, has_tag) {
        pack.stop(Part::Head, position, &stop);
        return pack;
    }
    while pack.body_end.is_none() {
        let read = if pack.ids.len() > MAX_ENTRIES {
            Err(Stop::new("limit-exceeded", position))
        } else {
            read_entry(segment, &mut pack, variant)
        };
        if let Err(stop) = read {
            let at = pack.end;
            pack.stop(Part::Entries, at, &stop);
            return pack;
        }
    }
    read_header(segment, &mut pack, variant);
    pack
}

fn read_head(segment: &Segment, pack: &mut Pack, variant: &Variant, has_tag: bool) -> Result<(), Stop> {
    let init = |blank: &mut MojoPackHead| blank.set_params(&variant.form, has_tag, variant.has_counts);
    let parsed = segment.parse_with(pack.position, element_code, &init)?;
    let head = parsed.value;
    let broken = |_| Stop::new("bad-encoding", pack.position);
    pack.master_id = full_id(&head.master_id()).map_err(broken)?;
    pack.names = head.master().fields().iter().map(text).collect::<KResult<_>>().map_err(broken)?;
    pack.id_start = *head.start().position() as usize;
    pack.body_start = *head.body().position() as usize;
    pack.elements = *head.master().num_elements().map_err(broken)?;
    pack.end = parsed.end;
    Ok(())
}

fn read_entry(segment: &Segment, pack: &mut Pack, variant: &Variant) -> Result<(), Stop> {
    let (names, elements, live) = (pack.names.len() as i64, pack.elements, pack.live);
    let init = |blank: &mut MojoEntry| blank.set_params(names, variant.has_lp_count, elements, live);
    let parsed = segment.parse_with(pack.end, element_code, &init)?;
    add_entry(pack, &parsed.value, parsed.end).map_err(|_| Stop::new("bad-encoding", pack.position))
}

fn add_entry(pack: &mut Pack, entry: &MojoEntry, end: usize) -> KResult<()> {
    if *entry.is_end()? {
        pack.body_end = Some(end);
        return Ok(());
    }
    let content = entry.content();
    let ms = pack.master_id.0.wrapping_add_signed(*content.ms_difference().int_value()?);
    let seq = pack.master_id.1.wrapping_add_signed(*content.seq_difference().int_value()?);
    let mut fields = Vec::new();
    if *entry.has_same_fields()? {
        for (name, value) in pack.names.iter().zip(content.values().iter()) {
            fields.push([hex(name), hex(&text(value)?)]);
        }
    } else {
        for pair in content.pairs().iter() {
            fields.push([hex(&text(&pair.name())?), hex(&text(&pair.value())?)]);
        }
    }
    pack.ids.push((ms, seq));
    pack.records.push(json!({"id": id_text((ms, seq)), "deleted": *entry.is_deleted()?, "fields": fields}));
    pack.elements = *entry.num_elements_through()?;
    pack.live = *entry.num_live_through()?;
    pack.has_other_flags |= *entry.other_flags()? != 0;
    pack.end = end;
    Ok(())
}

/// What a user stored: the string, or the decimal digits of the integer that it was stored as.
fn text(element: &OptRc<ListpackElement>) -> KResult<Vec<u8>> {
    match &*element.data() {
        Some(Data::ListpackElement_DataStr6(small)) => Ok(small.value().clone()),
        Some(Data::ListpackElement_DataStr12(medium)) => Ok(medium.value().clone()),
        Some(Data::ListpackElement_DataStr32(large)) => Ok(large.value().clone()),
        _ => Ok(element.int_value()?.to_string().into_bytes()),
    }
}

/// The rules of elements and entries: `/seq/2` is an element's backlen, and `…/seq/5` the count of an entry's elements.
fn element_code(rule: &str) -> &'static str {
    match rule {
        "/seq/2" => "bad-length",
        "/types/entry_content/seq/5" => "bad-count",
        _ => "bad-encoding",
    }
}

/// HEADER must agree with what was read, in the variant's reading of its numbers.
pub fn read_header(segment: &Segment, pack: &mut Pack, variant: &Variant) {
    let Some(body_end) = pack.body_end else {
        return;
    };
    match header(segment, pack, body_end, variant) {
        Ok(end) => {
            pack.end = end;
            pack.is_closed = true;
            pack.stopped = None;
        }
        Err(stop) if stop.code == LAST_COUNT => pack.stop(Part::Header, body_end, &Stop::new("bad-count", body_end)),
        Err(stop) => pack.stop(Part::Header, body_end, &stop),
    }
}

fn header(segment: &Segment, pack: &Pack, body_end: usize, variant: &Variant) -> Result<usize, Stop> {
    let code = |rule: &str| match rule {
        "/seq/0" => "bad-length",
        "/seq/1" => "bad-count",
        _ => LAST_COUNT,
    };
    let init = |blank: &mut MojoPackHeader| {
        blank.set_params(
            &variant.bytes,
            &variant.elements,
            (body_end - pack.body_start) as u64,
            (pack.body_start - pack.id_start) as u64,
            pack.elements,
            pack.ids.len() as i64,
            pack.live,
        );
    };
    segment.parse_with(body_end, code, &init).map(|parsed| parsed.end)
}

/// The number of entries, which is compared behind the two others.
const LAST_COUNT: &str = "bad-count of entries";

/// Whether a pack that stops at an entry goes on, as elements, to an end marker and a HEADER that counts them.
pub fn is_listpack(segment: &Segment, pack: &Pack, variant: &Variant) -> bool {
    let Some(stopped) = pack.stopped.as_ref().filter(|_| pack.body_end.is_none()) else {
        return false;
    };
    let mut whole = pack.clone();
    let mut at = stopped.at;
    loop {
        let Ok(element) = segment.parse::<ListpackElement>(at, |_| "bad-encoding") else {
            return false;
        };
        at = element.end;
        let is_end = element.value.is_end().is_ok_and(|is_end| *is_end);
        if is_end {
            break;
        }
        whole.elements += 1;
    }
    // How many entries there are is not known: HEADER's last number is read where the others agree.
    match header(segment, &whole, at, variant) {
        Ok(_) => true,
        Err(stop) => stop.code == LAST_COUNT,
    }
}
