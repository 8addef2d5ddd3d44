const CAN: &str = r#"["read:tank"]"#;
const TORN: Fault = ("torn", "torn");
const BAD_LENGTH: Fault = ("corrupt", "bad-length");
const BAD_ORDER: Fault = ("corrupt", "bad-order");

fn take<'a>(rest: &mut &'a [u8], count: usize) -> Result<&'a [u8], Fault> {
    let (taken, left) = rest.split_at_checked(count).ok_or(BAD_LENGTH)?;
    *rest = left;
    Ok(taken)
}

/// An integer of 7 bits a byte and of 32 in all, the lowest first.
fn varint(rest: &mut &[u8]) -> Result<u32, Fault> {
    let mut value: u64 = 0;
    for n in 0..5 {
        let byte = take(rest, 1)?[0];
        value |= u64::from(byte & 127) << (7 * n);
        if byte < 128 {
            return Ok(value as u32);
        }
    }
    Err(("corrupt", "bad-encoding"))
}

fn number(rest: &mut &[u8]) -> Result<u64, Fault> {
    Ok(u64::from_le_bytes(take(rest, 8)?.try_into().unwrap()))
}

struct Header {
    count: usize,
    first: u64,
    last: u64,
    is_sparse: bool,
}

/// How many messages there are, and the first and the last number if it states them, else those that are due.
fn header(rest: &mut &[u8], due: Option<u64>) -> Result<Header, Fault> {
    let flags = take(rest, 1)?[0];
    let mut count = u32::from(flags >> 2 & 15);
    if count == 0 {
        count = varint(rest)?;
    }
    let is_sparse = flags & 64 != 0;
    let first = if is_sparse { Some(number(rest)?) } else { due };
    let leap = match (is_sparse, count) {
        (true, 1) => 0,
        (true, _) => u64::from(varint(rest)?) + 1,
        (false, _) => u64::from(count).saturating_sub(1),
    };
    if count == 0 || flags & 3 == 0 && rest.is_empty() {
        return Err(("corrupt", "bad-count"));
    }
    if flags & 3 != 0 {
        return Err(("corrupt", "unsupported-codec")); // 1 is snappy, which is left to you
    }
    let first = first.ok_or(BAD_ORDER)?;
    let last = first.checked_add(leap).ok_or(BAD_ORDER)?;
    Ok(Header { count: count as usize, first, last, is_sparse })
}

/// A message: how far its number leaps, its timestamp (none for that of the one before), its key, its content.
type Message<'a> = (u64, Option<u64>, &'a [u8], &'a [u8]);

fn message<'a>(rest: &mut &'a [u8], has_delta: bool) -> Result<Message<'a>, Fault> {
    let flags = take(rest, 1)?[0];
    let leap = if has_delta && flags & 4 == 0 { varint(rest)? } else { 0 };
    let timestamp = if flags & 2 == 0 { Some(number(rest)?) } else { None };
    let len_key = if flags & 1 == 0 { 0 } else { take(rest, 1)?[0] };
    let key = take(rest, len_key.into())?;
    let length = varint(rest)?;
    Ok((leap.into(), timestamp, key, take(rest, length as usize)?))
}

/// The records of a bundle, all that it has, whatever its count says; and the number after them.
fn messages(rest: &mut &[u8], due: Option<u64>) -> Result<(Vec<String>, Option<u64>), Fault> {
    let head = header(rest, due)?;
    let (mut records, mut number, mut timestamp) = (vec![], Some(head.first), 0);
    while !rest.is_empty() {
        let place = records.len();
        let is_last = head.is_sparse && place == head.count - 1;
        let (leap, stored, key, content) = match message(rest, head.is_sparse && place > 0 && !is_last) {
            Err(_) if place >= head.count => break,
            other => other?,
        };
        let offset = if is_last { head.last } else { number.unwrap_or(0).wrapping_add(leap) };
        timestamp = stored.unwrap_or(timestamp);
        let key = if key.is_empty() { String::new() } else { format!(r#","key":"{}""#, hex(key)) };
        let value = hex(content);
        records.push(format!(r#"{{"offset":"{offset}","timestamp":"{timestamp}","value":"{value}"{key}}}"#));
        number = offset.checked_add(1);
    }
    Ok((records, number))
}

/// Calls `found` with each frame: where the next one begins, and the records in it.
fn frames(name: &str, data: &[u8], found: &mut Found) -> Result<(), Fault> {
    let digits = name.split(['-', '_', '.']).next().filter(|digits| !digits.starts_with('0'));
    let mut due = Some(digits.and_then(|digits| digits.parse().ok()).unwrap_or(1));
    let mut rest = data;
    while !rest.is_empty() {
        if rest.iter().all(|byte| *byte == 0) {
            return Err(("torn", "zeroed"));
        }
        let length = varint(&mut rest).map_err(|fault| if fault == BAD_LENGTH { TORN } else { fault })?;
        if length == 0 {
            return Err(BAD_LENGTH);
        }
        let mut bundle = take(&mut rest, length as usize).map_err(|_| TORN)?;
        let (records, next) = messages(&mut bundle, due)?;
        due = next;
        found(data.len() - rest.len(), records);
    }
    Ok(())
}
