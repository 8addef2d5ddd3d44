//! INDEX and SUFFIX of a finished segment.

use kaitai::KResult;
use segspec_ksy::mojo_enums::{MojoEnums_NumberForm as NumberForm, MojoEnums_Tag as Tag};
use segspec_ksy::mojo_footer::MojoFooter;
use segspec_ksy::mojo_tag::MojoTag;
use segspec_ksy::mojo_tail::MojoTail;

use crate::mojo_packs::{full_id, Id, Variant};
use crate::segment::Segment;

/// Where they are; `first` and `entries` (id and offset of each pack) where INDEX can be read.
pub struct End {
    pub start: usize,
    pub end: usize,
    first: Option<Id>,
    entries: Vec<(Id, usize)>,
}

impl End {
    /// Found from the end of the file, over its zeros.
    pub fn find(segment: &Segment, variant: &Variant) -> Option<End> {
        let end = end_of_content(segment);
        let len_suffix = if variant.form == NumberForm::Strings { 42 } else { 34 };
        let ofs_suffix = end.checked_sub(len_suffix)?;
        let init = |blank: &mut MojoFooter| blank.set_params(&variant.form, variant.has_tags, end as u64);
        let footer = segment.parse_with(0, |_| "bad-index", &init).ok()?.value;
        let start = usize::try_from(*footer.ofs_tail().ok()?).ok()?;
        if variant.has_tags && !has_tag(segment, start, &Tag::Index) {
            return None;
        }
        let len_index = ofs_suffix.checked_sub(start + if variant.has_tags { 2 } else { 0 })?;
        let read = [false, true].iter().find_map(|&has_null_each| {
            let init = |blank: &mut MojoTail| {
                blank.set_params(&variant.form, variant.has_tags, has_null_each, len_index as u64);
            };
            let tail = segment.parse_with(start, |_| "bad-index", &init).ok()?.value;
            entries(&tail).ok()
        });
        match read {
            Some((first, entries)) => Some(End { start, end, first: Some(first), entries }),
            None if variant.has_tags => Some(End { start, end, first: None, entries: Vec::new() }),
            None => None,
        }
    }

    /// Whether INDEX is to be believed rather than MASTER ID; `last` is the last id in front of the pack.
    pub fn contradicts(&self, offset: usize, own: Id, last: Option<Id>) -> bool {
        let Some(number) = self.entries.iter().position(|entry| entry.1 == offset) else {
            return false;
        };
        let indexed = self.entries[number].0;
        if indexed == own {
            return false;
        }
        if number == 0 {
            return last.is_none() && Some(indexed) == self.first;
        }
        let following = self.entries.get(number + 1).map(|entry| entry.0);
        let fits = |id: Id| last.is_none_or(|last| last < id) && following.is_none_or(|following| id < following);
        fits(indexed) && !fits(own)
    }
}

fn entries(tail: &MojoTail) -> KResult<(Id, Vec<(Id, usize)>)> {
    let first = full_id(&tail.suffix().id())?;
    let mut entries = Vec::new();
    for entry in tail.index().body().entries().iter() {
        let ms = *entry.id_ms().int_value()? as u64;
        let seq = *entry.id_seq().int_value()? as u64;
        entries.push(((ms, seq), *entry.offset().value() as usize));
    }
    Ok((first, entries))
}

/// Where the zeros at the end of the file begin.
pub fn end_of_content(segment: &Segment) -> usize {
    segment.bytes.iter().rposition(|&byte| byte != 0).map_or(0, |last| last + 1)
}

pub fn has_tag(segment: &Segment, position: usize, tag: &Tag) -> bool {
    segment.parse_with(position, |_| "bad-encoding", &|blank: &mut MojoTag| blank.set_params(tag)).is_ok()
}
