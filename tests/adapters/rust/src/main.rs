//! The conformance suite's line-JSON protocol; `--one-shot FORMAT NAME` and `--tree` are its two other ways to run.

mod answer;
mod codec;
mod durable_log;
mod ffwd;
mod mojo;
mod mojo_end;
mod mojo_packs;
mod osiris;
mod segment;
mod stop;
mod tank;
mod tree;

use std::io::{stdin, stdout, BufRead, BufWriter, Read, Result, Write};

use serde_json::{json, Value};

use crate::answer::{unhex, Answer};
use crate::segment::Segment;

const CAN: [&str; 11] = [
    "read:durable_log", "read:ffwd", "read:mojo", "read:osiris", "read:tank", "checksum", "dialect:document",
    "compression:gzip", "compression:snappy", "compression:lz4", "compression:zstd",
];

fn main() -> Result<()> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match arguments.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["--one-shot", format, name] => {
            let mut bytes = Vec::new();
            stdin().read_to_end(&mut bytes)?;
            println!("{}", read(format, &Segment::new(name, bytes)));
            Ok(())
        }
        ["--tree"] => serve(|request| Some(tree::answer(request))),
        _ => serve(answer),
    }
}

/// Answers a request a line, until there is none or `answer` has none.
fn serve(answer: impl Fn(&Value) -> Option<Value>) -> Result<()> {
    let mut out = BufWriter::new(stdout().lock());
    for line in stdin().lock().lines() {
        let request = serde_json::from_str(&line?)?;
        let Some(answer) = answer(&request) else {
            break;
        };
        writeln!(out, "{answer}")?;
        out.flush()?;
    }
    Ok(())
}

fn answer(request: &Value) -> Option<Value> {
    let mut answer = match request["cmd"].as_str() {
        Some("stop") => return None,
        Some("start") => return Some(hello()),
        Some("read") => {
            let segment = &request["input"]["segment"];
            let bytes = unhex(segment["hex"].as_str().unwrap_or_default());
            let name = segment["name"].as_str().unwrap_or_default();
            read(request["format"].as_str().unwrap_or_default(), &Segment::new(name, bytes))
        }
        _ => json!({"skip": "this adapter reads"}),
    };
    answer["seq"] = request["seq"].clone();
    Some(answer)
}

fn hello() -> Value {
    json!({"protocol": 1, "name": "kaitai (our own runtime)", "version": "0.11", "language": "rust", "can": CAN})
}

/// Reads under the policy `stop`; what was released before the error stays in the answer.
fn read(format: &str, segment: &Segment) -> Value {
    let reader = match format {
        "durable_log" => durable_log::read,
        "ffwd" => ffwd::read,
        "mojo" => mojo::read,
        "osiris" => osiris::read,
        "tank" => tank::read,
        _ => return json!({"skip": "an unknown format"}),
    };
    let mut answer = Answer::default();
    let stop = reader(segment, &mut answer).err();
    answer.json(stop)
}
