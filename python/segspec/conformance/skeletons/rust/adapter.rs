//! An adapter for `segspec conformance`: it reads a request a line, and answers with a line.
//!
//! As it stands it finds the frames of FORMAT, and the records in them as far as they are plain.
//! Put your own reader in place of `read`, and name in CAN what it can.
//! Print nothing on standard output but answers: words for people go to standard error.

use std::io::{self, BufRead, Write};
IMPORTS

/// Why reading stops: the end and the code of the answer.
type Fault = (&'static str, &'static str);

/// Takes each frame: where the next one begins, and the records in it, as JSON.
type Found<'a> = dyn FnMut(usize, Vec<String>) + 'a;

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

READER

/// What a reader that stops at damage answers: all records before it, and why it stopped.
fn read(name: &str, data: &[u8]) -> String {
    let (mut at, mut records) = (0, Vec::new());
    let done = frames(name, data, &mut |end, new| {
        at = end;
        records.extend(new);
    });
    let (end, error) = match done {
        Ok(()) => ("clean", String::new()),
        Err((end, code)) => (end, format!(r#","error":{{"code":"{code}","at":"{at}"}}"#)),
    };
    format!(r#""end":"{end}","valid_bytes":"{at}","records":[{}]{error}"#, records.join(","))
}

/// What stands after a key: a text without its quotes, or a number. Enough for these requests, whose names have no
/// escapes; use the JSON library that you have.
fn after<'a>(line: &'a str, key: &str) -> &'a str {
    let Some((_, rest)) = line.split_once(&format!("\"{key}\":")) else {
        return "";
    };
    match rest.trim_start().strip_prefix('"') {
        Some(text) => text.split('"').next().unwrap_or(""),
        None => rest.trim_start().split([',', '}']).next().unwrap_or(""),
    }
}

fn bytes_of(hex: &str) -> Option<Vec<u8>> {
    (0..hex.len()).step_by(2).map(|at| u8::from_str_radix(hex.get(at..at + 2)?, 16).ok()).collect()
}

fn answer(line: &str) -> String {
    if after(line, "cmd") == "start" {
        return format!(r#"{{"protocol":1,"name":"skeleton","version":"0","language":"rust","can":{CAN}}}"#);
    }
    let seq = after(line, "seq");
    let segment = line.split_once("\"segment\":").map_or("", |(_, rest)| rest);
    let known = after(line, "cmd") == "read" && after(line, "format") == "FORMAT";
    match bytes_of(after(segment, "hex")).filter(|_| known) {
        Some(data) => format!(r#"{{"seq":{seq},{}}}"#, read(after(segment, "name"), &data)),
        None => format!(r#"{{"seq":{seq},"skip":"this adapter reads FORMAT only"}}"#),
    }
}

fn main() -> io::Result<()> {
    let mut out = io::stdout();
    for line in io::stdin().lock().lines() {
        let line = line?;
        if after(&line, "cmd") == "stop" {
            break;
        }
        writeln!(out, "{}", answer(&line))?;
        out.flush()?;
    }
    Ok(())
}
