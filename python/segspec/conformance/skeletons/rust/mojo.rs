const CAN: &str = r#"["read:mojo"]"#;
const TORN: Fault = ("torn", "torn");
const BAD_ENCODING: Fault = ("corrupt", "bad-encoding");

/// The bytes that end an element: its length in groups of 7 bits, the highest first.
fn backlen(length: usize) -> Vec<u8> {
    let groups = if length <= 127 { 1 } else { (2..5).find(|n| length < (1 << (7 * n)) - 1).unwrap_or(5) };
    (0..groups).map(|n| (length >> (7 * (groups - 1 - n))) as u8 & 127 | if n > 0 { 128 } else { 0 }).collect()
}

/// An element of a listpack.
enum Value<'a> {
    Integer(i64),
    Text(&'a [u8]),
    End,
}

/// The integer in so many bytes, the lowest first.
fn signed(bytes: &[u8]) -> i64 {
    let value = bytes.iter().rev().fold(0u64, |value, byte| value << 8 | u64::from(*byte));
    let unused = 64 - 8 * bytes.len();
    (value << unused) as i64 >> unused
}

/// An element and where it ends.
fn element(data: &[u8], at: usize, end: usize) -> Result<(Value<'_>, usize), Fault> {
    let rest = data.get(at..end).filter(|rest| !rest.is_empty()).ok_or(TORN)?;
    let (first, wide) = (rest[0], rest.get(1).copied().unwrap_or(0) as usize);
    let (head, length) = match first {
        0xff => return Ok((Value::End, at + 1)),
        0..=0x7f => (1, 0),
        0x80..=0xbf => (1, (first & 0x3f) as usize),
        0xc0..=0xdf => (2, 0),
        0xe0..=0xef => (2, ((first & 15) as usize) << 8 | wide),
        0xf0 => (5, rest.get(1..5).map_or(0, |four| u32::from_le_bytes(four.try_into().unwrap()) as usize)),
        0xf1..=0xf3 => (first as usize - 0xf1 + 3, 0),
        0xf4 => (9, 0),
        _ => return Err(BAD_ENCODING),
    };
    let (tail, stop) = (backlen(head + length), head + length);
    let stored = rest.get(stop..stop + tail.len()).ok_or(TORN)?;
    if stored != tail {
        return Err(("corrupt", "bad-length"));
    }
    let value = match first {
        0..=0x7f => Value::Integer(first.into()),
        0xc0..=0xdf => Value::Integer((((first & 31) as i64) << 8 | wide as i64) << 51 >> 51),
        0xf1..=0xf4 => Value::Integer(signed(&rest[1..stop])),
        _ => Value::Text(&rest[head..stop]),
    };
    Ok((value, at + stop + tail.len()))
}

/// A pack that begins at `at`: `records` are those whose entries are whole, and `sound` is where they end.
struct Pack<'a> {
    data: &'a [u8],
    at: usize,
    end: usize,
    elements: usize,
    records: Vec<String>,
    sound: Option<usize>,
    closed: bool,
}

impl<'a> Pack<'a> {
    fn next(&mut self) -> Result<Value<'a>, Fault> {
        let (value, at) = element(self.data, self.at, self.end)?;
        self.at = at;
        self.elements += usize::from(!matches!(value, Value::End));
        Ok(value)
    }

    fn integer(&mut self) -> Result<i64, Fault> {
        match self.next()? {
            Value::Integer(value) => Ok(value),
            _ => Err(BAD_ENCODING),
        }
    }

    fn count(&mut self) -> Result<u64, Fault> {
        self.integer()?.try_into().map_err(|_| BAD_ENCODING)
    }

    fn text(&mut self) -> Result<String, Fault> {
        match self.next()? {
            Value::Integer(value) => Ok(hex(value.to_string().as_bytes())),
            Value::Text(text) => Ok(hex(text)),
            Value::End => Err(BAD_ENCODING),
        }
    }

    fn entry(&mut self, flags: i64, id: (u64, u64), names: &[String]) -> Result<String, Fault> {
        let (ms, seq) = (id.0.wrapping_add_signed(self.integer()?), id.1.wrapping_add_signed(self.integer()?));
        let count = if flags & 2 != 0 { names.len() as u64 } else { self.count()? };
        let mut fields = vec![];
        for place in 0..count {
            let name = if flags & 2 != 0 { names[place as usize].clone() } else { self.text()? };
            fields.push(format!(r#"["{name}","{}"]"#, self.text()?));
        }
        let deleted = flags & 1 != 0;
        Ok(format!(r#"{{"id":"{ms}-{seq}","deleted":{deleted},"fields":[{}]}}"#, fields.join(",")))
    }

    /// Reads up to the end of its HEADER.
    fn read(&mut self) -> Result<(), Fault> {
        let id = self.data.get(self.at..self.at + 16).ok_or(TORN)?;
        let id = (signed(&id[..8]) as u64, signed(&id[8..]) as u64);
        self.at += 16;
        let (begin, mut names, mut live) = (self.at, vec![], 0);
        for _ in 0..self.count()? {
            names.push(self.text()?); // one by one: a count may be any number
        }
        if self.integer()? != 0 {
            return Err(BAD_ENCODING);
        }
        self.sound = Some(self.at);
        loop {
            let flags = match self.next()? {
                Value::End => break,
                Value::Integer(flags) => flags,
                Value::Text(_) => return Err(BAD_ENCODING),
            };
            let record = self.entry(flags, id, &names)?;
            self.records.push(record);
            self.sound = Some(self.at);
            live += usize::from(flags & 1 == 0);
        }
        self.closed = true;
        let header = self.data.get(self.at..self.at + 8).filter(|_| self.at < self.end).ok_or(TORN)?;
        let number = |at: usize| u16::from_le_bytes([header[at], header[at + 1]]) as usize;
        if number(0) + (number(2) << 16) != self.at - begin {
            return Err(("corrupt", "bad-length"));
        }
        let counted = [65535, self.records.len(), live].contains(&number(6));
        if ![65535, self.elements].contains(&number(4)) || !counted {
            return Err(("corrupt", "bad-count"));
        }
        self.at += 8;
        Ok(())
    }
}

/// Calls `found` with each frame: where the next one begins, and the records in it. Of a pack that the file ends in, it
/// gives what is whole.
fn frames(name: &str, data: &[u8], found: &mut Found) -> Result<(), Fault> {
    let zeros = data.iter().rposition(|byte| *byte != 0).map_or(0, |last| last + 1);
    let (mut at, mut room) = (0, 0); // room: where only zeros are left
    while at < zeros {
        let rest = &data[at..zeros];
        if at > 0 && rest.starts_with(b"[I") && rest.ends_with(&[0xff, 0xff]) {
            found(data.len(), vec![]); // the index and SUFFIX, which end a finished segment
            return Ok(());
        }
        if at > 0 && (rest.starts_with(b"[I") || rest.len() < 2) {
            return Err(TORN);
        }
        if at > 0 && !rest.starts_with(b"[P") {
            return Err(BAD_ENCODING);
        }
        let first = if at > 0 { at + 2 } else { 0 };
        let mut pack =
            Pack { data, at: first, end: zeros, elements: 0, records: vec![], sound: None, closed: false };
        let done = pack.read();
        let records = std::mem::take(&mut pack.records);
        match (done, pack.sound) {
            (Ok(()), _) => {
                (at, room) = (pack.at, pack.at);
                found(at, records);
            }
            (Err(TORN), Some(sound)) => {
                if !records.is_empty() || sound >= zeros || pack.closed {
                    at = sound;
                }
                found(at, records);
                if sound < zeros && !(pack.closed && pack.at >= zeros) {
                    return Err(TORN);
                }
                room = if pack.closed { pack.at } else { at };
                break;
            }
            (Err(fault), _) => return Err(fault),
        }
    }
    if !name.starts_with('w') {
        return Err(("torn", if room < data.len() { "zeroed" } else { "torn" }));
    }
    found(data.len(), vec![]);
    Ok(())
}
