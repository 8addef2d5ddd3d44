//! ffwd: a header in one of two widths, and messages with their sizes in front.

use segspec_ksy::ffwd_entry::FfwdEntry;
use segspec_ksy::ffwd_segment::{FfwdSegment_DocumentHeader, FfwdSegment_SystemHeader};
use serde_json::json;

use crate::answer::{hex, Answer};
use crate::segment::{Parsed, Segment};
use crate::stop::Stop;

/// From so many zeros to the end of the file on, they are space that was never written.
const ZERO_TAIL: usize = 64;
const LONGEST_HEADER: usize = 16;
const DOCUMENTS_NAME: usize = 10;

/// A header as one of the two variants: the first message's number, and where the first entry begins.
#[derive(Clone, Copy)]
struct Header {
    base: u64,
    end: usize,
}

/// Where entries stop, whether that is the end of the file, and whether any of them holds a byte.
struct Fit {
    stop: usize,
    exact: bool,
    filled: bool,
}

pub fn read(segment: &Segment, answer: &mut Answer) -> Result<(), Stop> {
    let header = header(segment).map_err(Stop::before_frames)?;
    answer.valid_bytes = header.end;
    let mut number = u128::from(header.base);
    while answer.valid_bytes < segment.size() {
        let entry = entry(segment, answer.valid_bytes)?;
        if number > u128::from(u64::MAX) {
            return Err(Stop::new("bad-order", answer.valid_bytes));
        }
        answer.records.push(json!({"offset": number.to_string(), "value": hex(&entry.value.blob())}));
        answer.valid_bytes = entry.end;
        number += 1;
    }
    Ok(())
}

fn entry(segment: &Segment, position: usize) -> Result<Parsed<FfwdEntry>, Stop> {
    if is_zero_tail(segment, position) {
        return Err(Stop::new("zeroed", position));
    }
    segment.parse(position, |_| "bad-encoding")
}

fn is_zero_tail(segment: &Segment, position: usize) -> bool {
    segment.size() - position >= ZERO_TAIL && segment.is_zero_from(position)
}

/// The header that the name, then the entries decide for; the system's where neither does.
fn header(segment: &Segment) -> Result<Header, Stop> {
    let document = document(segment).ok();
    match (system(segment), document) {
        (Ok(system), Some(document)) if is_rather_document(segment, system, document) => Ok(document),
        (Ok(system), _) => Ok(system),
        (Err(stop), Some(document)) if is_only_document(segment, document) => Ok(document),
        (Err(stop), _) => Err(stop),
    }
}

fn system(segment: &Segment) -> Result<Header, Stop> {
    let parsed = segment.parse::<FfwdSegment_SystemHeader>(0, header_code)?;
    let base = *parsed.value.base_offset();
    Ok(Header { base, end: parsed.end })
}

fn document(segment: &Segment) -> Result<Header, Stop> {
    let parsed = segment.parse::<FfwdSegment_DocumentHeader>(0, header_code)?;
    let base = *parsed.value.base_offset();
    Ok(Header { base, end: parsed.end })
}

fn header_code(rule: &str) -> &'static str {
    if rule.ends_with("/seq/0") { "bad-magic" } else { "unsupported-version" }
}

/// The number that the name says in hexadecimal.
fn named(segment: &Segment) -> Option<u64> {
    let is_hex = segment.name.len() <= 16 && segment.name.bytes().all(|digit| digit.is_ascii_hexdigit());
    u64::from_str_radix(&segment.name, 16).ok().filter(|_| is_hex)
}

/// Whether a file that cannot have the system's header has the document's.
fn is_only_document(segment: &Segment, document: Header) -> bool {
    let agrees = named(segment) == Some(document.base);
    if segment.size() < LONGEST_HEADER {
        return agrees && (document.base != 0 || segment.name.len() == DOCUMENTS_NAME);
    }
    let fit = fit(segment, document);
    fit.exact && (fit.filled || agrees)
}

/// Whether a file that could have either header has the document's.
fn is_rather_document(segment: &Segment, system: Header, document: Header) -> bool {
    let (one, other) = (fit(segment, system), fit(segment, document));
    let has_documents_width = segment.name.len() == DOCUMENTS_NAME;
    match (named(segment) == Some(system.base), named(segment) == Some(document.base)) {
        (true, false) => false,
        (is_both, true) if !is_both || has_documents_width => {
            let as_far = other.stop - document.end >= one.stop - system.end;
            other.exact || as_far && !(one.exact && one.filled)
        }
        _ if one.exact => false,
        _ if has_documents_width => other.exact || other.stop > one.stop,
        _ => other.exact && other.filled,
    }
}

/// Follows the entries behind a header.
fn fit(segment: &Segment, header: Header) -> Fit {
    let mut fit = Fit { stop: header.end, exact: true, filled: false };
    while fit.stop < segment.size() && !is_zero_tail(segment, fit.stop) {
        match entry(segment, fit.stop) {
            Ok(entry) => {
                fit.filled |= *entry.value.len_blob() > 0;
                fit.stop = entry.end;
            }
            Err(_) => return Fit { exact: false, ..fit },
        }
    }
    fit
}
