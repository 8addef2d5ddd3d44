//! TANK: bundles of messages with a length in front. There is no checksum: bytes can only contradict each other.

use kaitai::OptRc;
use segspec_ksy::leb128_u32::Leb128U32;
use segspec_ksy::tank_bundle_header::TankBundleHeader;
use segspec_ksy::tank_enums::TankEnums_Codec as Codec;
use segspec_ksy::tank_message::TankMessage;
use serde_json::{json, Value};

use crate::answer::{hex, Answer};
use crate::codec::snappy_block;
use crate::segment::Segment;
use crate::stop::Stop;

const MAX_SEQUENCE: u128 = u64::MAX as u128;
const MAX_JUMP: u128 = 1 << 32;
const YEAR: u64 = 366 * 86_400_000;
const LONGEST_HEADER: usize = 1 + 5 + 8 + 5;

/// A bundle; its message set begins at `body`.
struct Bundle {
    position: usize,
    body: usize,
    end: usize,
    codec: Codec,
    has_unused_bit: bool,
    count: usize,
    /// The first and the last number, where the bundle states them.
    sparse: Option<(u128, u128)>,
}

struct Message {
    has_unused_bits: bool,
    uses_last_timestamp: bool,
    timestamp: u64,
    step: u128,
    key: Vec<u8>,
    content: Vec<u8>,
}

/// A bundle that contradicts nothing: where it ends, and the timestamp that its first message stores.
struct Sound {
    end: usize,
    stated: Option<u64>,
}

/// The whole messages of a bundle, and why the rest is none, where there is a rest.
struct Messages {
    whole: Vec<Message>,
    rest: Option<Stop>,
}

pub fn read(segment: &Segment, answer: &mut Answer) -> Result<(), Stop> {
    let mut next = first(&segment.name).unwrap_or(1);
    let mut last = None;
    while answer.valid_bytes < segment.size() {
        let position = answer.valid_bytes;
        let bundle = bundle(segment, position)
            .map_err(|stop| if segment.is_zero_from(position) { Stop::new("zeroed", position) } else { stop })?;
        check_numbers(&bundle, next)?;
        let found = messages(segment, &bundle)?;
        let miscounted = found.rest.is_some() || found.whole.len() != bundle.count;
        let released = released(&bundle, found, next)?;
        let is_doubtful = miscounted || has_unused_bits(&released);
        if is_cut_short(segment, &bundle, is_doubtful, last) {
            return Err(Stop::new("bad-length", position));
        }
        let numbers = numbers(&bundle, &released, next);
        next = numbers[numbers.len() - 1] + 1;
        if numbers.iter().any(|&number| number > MAX_SEQUENCE) {
            return Err(Stop::new("bad-order", position));
        }
        answer.records.extend(numbers.iter().zip(&released).map(|(&number, message)| record(number, message)));
        last = released.last().map(|message| message.timestamp);
        answer.valid_bytes = bundle.end;
    }
    Ok(())
}

/// The number of the first message, from a name of an active or an immutable segment.
fn first(name: &str) -> Option<u128> {
    let name = [".swap", ".old", ".cleaned"].iter().find_map(|suffix| name.strip_suffix(suffix)).unwrap_or(name);
    let (range, is_active) = match name.strip_suffix(".log") {
        Some(range) => (range, true),
        None => (name.strip_suffix(".ilog")?, false),
    };
    let (range, seconds) = range.split_once('_').unwrap_or((range, "0"));
    let (first, last) = if is_active { (range, None) } else { range.split_once('-').map(|(a, b)| (a, Some(b)))? };
    let last = last.map_or(Some(MAX_SEQUENCE), number)?;
    let first = number(first).filter(|first| (1..=last).contains(first))?;
    let is_whole = last <= MAX_SEQUENCE
        && (1..=20).contains(&seconds.len())
        && seconds.bytes().all(|digit| digit.is_ascii_digit());
    is_whole.then_some(first)
}

/// A decimal number without leading zeros.
fn number(digits: &str) -> Option<u128> {
    let is_plain = digits.bytes().all(|digit| digit.is_ascii_digit()) && !digits.starts_with('0');
    digits.parse().ok().filter(|_| is_plain)
}

fn bundle(segment: &Segment, position: usize) -> Result<Bundle, Stop> {
    let length = segment.parse::<Leb128U32>(position, |_| "bad-encoding")?;
    let broken = |_| Stop::new("bad-encoding", position);
    let start = length.end;
    let end = start + *length.value.value().map_err(broken)? as usize;
    if end == start {
        return Err(Stop::new("bad-length", position));
    }
    if end > segment.size() {
        return Err(Stop::new("torn", position));
    }
    // No header is longer than that; what it says must not come from the bytes behind its bundle.
    let front = Segment::new("", segment.bytes[start..end.min(start + LONGEST_HEADER)].to_vec());
    let parsed = front.parse::<TankBundleHeader>(0, header_code).map_err(|stop| stop.within(position))?;
    let header = parsed.value;
    let first = u128::from(*header.first_sequence());
    let count = *header.num_messages().map_err(broken)? as usize;
    let delta = if *header.is_sparse() && count != 1 { *header.last_delta().value().map_err(broken)? as u128 + 1 } else { 0 };
    let bundle = Bundle {
        position,
        body: start + parsed.end,
        end,
        codec: header.codec().clone(),
        has_unused_bit: *header.unused(),
        count,
        sparse: header.is_sparse().then_some((first, first + delta)),
    };
    Ok(bundle)
}

/// The one rule of the header itself is that a count is not 0; the others are those of integers.
fn header_code(rule: &str) -> &'static str {
    if rule == "/seq/4" { "bad-count" } else { "bad-encoding" }
}

fn check_numbers(bundle: &Bundle, next: u128) -> Result<(), Stop> {
    if !matches!(bundle.codec, Codec::None | Codec::Snappy) {
        return Err(Stop::new("unsupported-codec", bundle.position));
    }
    let last = bundle.sparse.map_or(next + bundle.count as u128 - 1, |(_, last)| last);
    if last > MAX_SEQUENCE {
        return Err(Stop::new("bad-order", bundle.position));
    }
    Ok(())
}

fn messages(segment: &Segment, bundle: &Bundle) -> Result<Messages, Stop> {
    let stored = &segment.bytes[bundle.body..bundle.end];
    let content = match bundle.codec {
        Codec::Snappy => snappy_block(stored, bundle.position)?,
        _ => stored.to_vec(),
    };
    let set = Segment::new("", content);
    let mut found = Messages { whole: Vec::new(), rest: None };
    let (mut at, mut timestamp) = (0, 0);
    while at < set.size() && found.rest.is_none() {
        let is_edge = found.whole.is_empty() || found.whole.len() + 1 == bundle.count;
        let init = |blank: &mut TankMessage| blank.set_params(bundle.sparse.is_some(), is_edge, timestamp);
        let parsed = set.parse_with(at, |_| "bad-encoding", &init);
        match parsed.and_then(|parsed| Ok((message(&parsed.value)?, parsed.end))) {
            Ok((message, end)) => {
                (at, timestamp) = (end, message.timestamp);
                found.whole.push(message);
            }
            Err(stop) => found.rest = Some(stop.within(bundle.position)),
        }
    }
    Ok(found)
}

fn message(parsed: &OptRc<TankMessage>) -> Result<Message, Stop> {
    let broken = |_| Stop::new("bad-encoding", 0);
    let message = Message {
        has_unused_bits: *parsed.unused() != 0,
        uses_last_timestamp: *parsed.uses_last_timestamp(),
        timestamp: *parsed.timestamp().map_err(broken)? as u64,
        step: *parsed.sequence_step().map_err(broken)? as u128,
        key: parsed.key().clone(),
        content: parsed.content().clone(),
    };
    Ok(message)
}

/// The messages to release; an error where they cannot be told from what is none.
fn released(bundle: &Bundle, found: Messages, next: u128) -> Result<Vec<Message>, Stop> {
    let mut messages = found.whole;
    let is_unfinished = found.rest.is_some();
    if let Some(stop) = found.rest.filter(|_| messages.len() < bundle.count) {
        return Err(stop);
    }
    if messages.is_empty() {
        return Err(Stop::new("bad-count", bundle.position));
    }
    let counted = bundle.count.min(messages.len());
    let goes_on = is_unfinished || has_unused_bits(&messages[counted..]);
    if goes_on {
        messages.truncate(counted);
    }
    let is_odd = !is_possible(bundle, next) || has_unused_bits(&messages);
    if is_odd && (goes_on || messages.len() != bundle.count) {
        return Err(Stop::new("bad-count", bundle.position));
    }
    Ok(messages)
}

/// Whether a header whose contents contradict it may still be what a writer made.
fn is_possible(bundle: &Bundle, next: u128) -> bool {
    !bundle.has_unused_bit && bundle.sparse.is_none_or(|(first, _)| (next..=next + MAX_JUMP).contains(&first))
}

fn has_unused_bits(messages: &[Message]) -> bool {
    messages.iter().any(|message| message.has_unused_bits)
}

/// A torn bundle can look whole, with bytes of the bundle after it: then that one begins inside it. `last` is the
/// timestamp of the last message that was released.
fn is_cut_short(segment: &Segment, bundle: &Bundle, is_doubtful: bool, last: Option<u64>) -> bool {
    if !is_doubtful && (bundle.end == segment.size() || sound(segment, bundle.end).is_some()) {
        return false;
    }
    (bundle.position + 1..bundle.end).filter_map(|start| sound(segment, start)).any(|first| {
        let mut reached = Some(first.end);
        while let Some(end) = reached.filter(|&end| end < bundle.end) {
            reached = sound(segment, end).map(|next| next.end);
        }
        reached.filter(|&end| end > bundle.end || is_doubtful).is_some_and(|end| {
            first.stated.is_some_and(|time| is_near(time, last)) || (end > bundle.end && sound(segment, end).is_some())
        })
    })
}

/// Whether a timestamp is not far from the last one read; before that, from our times.
fn is_near(timestamp: u64, last: Option<u64>) -> bool {
    last.map_or((20 * YEAR..=130 * YEAR).contains(&timestamp), |last| timestamp.abs_diff(last) <= 10 * YEAR)
}

/// The sound bundle at `position`.
fn sound(segment: &Segment, position: usize) -> Option<Sound> {
    let bundle = bundle(segment, position).ok()?;
    check_numbers(&bundle, 1).ok()?;
    let found = messages(segment, &bundle).ok()?;
    let is_sound = found.rest.is_none()
        && found.whole.len() == bundle.count
        && !bundle.has_unused_bit
        && !has_unused_bits(&found.whole)
        && bundle.sparse.is_none_or(|(first, _)| first > 0)
        && numbers(&bundle, &found.whole, 1).windows(2).all(|pair| pair[0] < pair[1]);
    let first = found.whole.first().filter(|_| is_sound)?;
    Some(Sound { end: bundle.end, stated: Some(first.timestamp).filter(|_| !first.uses_last_timestamp) })
}

fn numbers(bundle: &Bundle, messages: &[Message], next: u128) -> Vec<u128> {
    let mut number = bundle.sparse.map_or(next, |(first, _)| first);
    let mut numbers = Vec::new();
    for (index, message) in messages.iter().enumerate() {
        match bundle.sparse {
            Some((_, last)) if index > 0 && index + 1 == bundle.count => number = last,
            _ if index > 0 => number += message.step,
            _ => (),
        }
        numbers.push(number);
    }
    numbers
}

fn record(number: u128, message: &Message) -> Value {
    let mut record = json!({
        "offset": number.to_string(),
        "timestamp": message.timestamp.to_string(),
        "value": hex(&message.content),
    });
    if !message.key.is_empty() {
        record["key"] = json!(hex(&message.key));
    }
    record
}
