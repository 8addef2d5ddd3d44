//! All that a generated parser read, field by field: what the lanes compare with the Python parsers.

use kaitai::{BytesReader, KError, KResult, KStream};
use segspec_ksy::tree::{self, Tree};
use serde_json::{json, Map, Value};

use crate::answer::{hex, unhex};

/// The tree of one request's structure and the byte behind it, or the kind of error.
pub fn answer(request: &Value) -> Value {
    let stream = BytesReader::from(content(request));
    let given: Vec<i64> = request["params"].as_array().into_iter().flatten().map(parameter).collect();
    match read(request, &given, &stream) {
        Ok(tree) => json!({"tree": render(&tree), "position": stream.pos()}),
        Err(error) => json!({"error": {"kind": kind(&error)}}),
    }
}

fn read(request: &Value, given: &[i64], stream: &BytesReader) -> KResult<Tree> {
    stream.seek(request["position"].as_u64().unwrap_or(0) as usize)?;
    tree::read(request["spec"].as_str().unwrap_or_default(), given, stream)
}

fn parameter(value: &Value) -> i64 {
    value.as_i64().unwrap_or(i64::from(value == &json!(true)))
}

fn content(request: &Value) -> Vec<u8> {
    let mut content = match request["hex"].as_str() {
        Some(text) => unhex(text),
        None => std::fs::read(request["file"].as_str().unwrap_or_default()).expect("a file of the request"),
    };
    content.truncate(request["end"].as_u64().map_or(usize::MAX, |end| end as usize));
    if let Some(bit) = request["flip"].as_u64() {
        content[bit as usize / 8] ^= 0x80 >> (bit % 8);
    }
    content
}

fn kind(error: &KError) -> String {
    match error {
        KError::Eof { .. } => "end".to_string(),
        KError::ValidationFailed(_) => "refused".to_string(),
        other => format!("{other:?}"),
    }
}

fn render(tree: &Tree) -> Value {
    match tree {
        Tree::Absent => Value::Null,
        Tree::Bool(value) => json!(value),
        Tree::Whole(value) => json!(value.to_string()),
        Tree::Real(value) => json!(real(*value)),
        Tree::Text(value) => json!(format!("s:{value}")),
        Tree::Bytes(value) => json!(format!("x:{}", hex(value))),
        Tree::List(items) => items.iter().map(render).collect(),
        Tree::Structure(fields) => {
            let present = fields.iter().filter(|(_, tree)| !matches!(tree, Tree::Absent));
            Value::Object(present.map(|(name, tree)| (lower_camel(name), render(tree))).collect::<Map<_, _>>())
        }
        Tree::Failed(error) => json!({"error": kind(error)}),
    }
}

fn real(value: f64) -> String {
    if value.is_nan() {
        return "nan".to_string();
    }
    if value.is_finite() && value == value.trunc() { format!("{value:.0}") } else { format!("f:{:016x}", value.to_bits()) }
}

fn lower_camel(name: &str) -> String {
    let mut parts = name.split('_');
    let first = parts.next().unwrap_or_default().to_string();
    parts.fold(first, |camel, part| camel + &part[..1].to_uppercase() + &part[1..])
}
