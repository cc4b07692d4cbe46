# pictures: results=gx/**/validations/tickets/before/**/*.html

# region: files
import json
from pathlib import Path

TICKETS = [
    {"id": "T-81", "text": "The invoice for March is missing from my account.", "files": ["invoice.pdf"]},
    {"id": "T-82", "text": "Please change the delivery address of order 5004.", "files": []},
    {"id": "T-83", "text": "help", "files": []},
    {"id": "T-84", "text": "My card 4111 1111 1111 1111 was charged twice.", "files": ["receipt.png"]},
    {"id": "T-85", "text": "Die T\ufffdr des Schranks schlie\ufffdt nicht richtig.", "files": ["door.jpg"]},
]
ATTACHMENTS = {
    "invoice.pdf": b"%PDF-1.7\n" + b"invoice " * 400,
    "receipt.png": b"\x89PNG\r\n\x1a\n" + bytes(range(256)) * 9,
    "door.jpg": b"%PDF-1.7\n" + b"invoice " * 400,
}

Path("attachments").mkdir(exist_ok=True)
for name, content in ATTACHMENTS.items():
    Path("attachments", name).write_bytes(content)
lines = [json.dumps(ticket, ensure_ascii=False) for ticket in TICKETS]
lines.append('{"id": "T-86", "text": "Where is my par')
Path("tickets.jsonl").write_text("\n".join(lines), encoding="utf-8")
# endregion: files

# region: extract
import hashlib

import pandas as pd

SIGNATURES = {b"%PDF": "pdf", b"\x89PNG": "png", b"\xff\xd8\xff": "jpg"}


def read_tickets(path):
    rows = []
    for number, line in enumerate(Path(path).read_text(encoding="utf-8").splitlines(), 1):
        try:
            ticket = json.loads(line)
        except json.JSONDecodeError:
            ticket = {}
        text = ticket.get("text")
        rows.append(
            {
                "line": number,
                "raw": line,
                "ticket_id": ticket.get("id"),
                "text": text,
                "words": None if text is None else len(text.split()),
            }
        )
    return pd.DataFrame(rows)


def read_files(folder):
    rows = []
    for path in sorted(Path(folder).iterdir()):
        content = path.read_bytes()
        kinds = [kind for start, kind in SIGNATURES.items() if content.startswith(start)]
        rows.append(
            {
                "file": path.name,
                "extension": path.suffix.removeprefix("."),
                "detected": kinds[0] if kinds else None,
                "bytes": len(content),
                "sha256": hashlib.sha256(content).hexdigest(),
            }
        )
    return pd.DataFrame(rows)


files = read_files("attachments")
print(files[["file", "extension", "detected", "bytes"]].to_string(index=False))
# endregion: extract

# region: connect
import great_expectations as gx
import great_expectations.expectations as gxe

context = gx.get_context(mode="file")
memory = context.data_sources.add_or_update_pandas("metadata")
# endregion: connect

# region: ticket_suite
TICKET_SCHEMA = {
    "type": "object",
    "required": ["id", "text", "files"],
    "properties": {
        "id": {"type": "string", "pattern": "^T-[0-9]+$"},
        "text": {"type": "string"},
        "files": {"type": "array", "items": {"type": "string"}},
    },
}
ticket_checks = [
    gxe.ExpectColumnValuesToBeJsonParseable(column="raw"),
    gxe.ExpectColumnValuesToNotBeNull(column="ticket_id"),
    gxe.ExpectColumnValuesToBeUnique(column="ticket_id"),
    gxe.ExpectColumnValuesToBeBetween(
        column="words", min_value=3, max_value=2000, severity="warning"
    ),
    gxe.ExpectColumnValuesToNotMatchRegex(column="text", regex="\ufffd"),
    gxe.ExpectColumnValuesToNotMatchRegex(column="text", regex=r"\b(?:\d[ -]?){15}\d\b"),
]
# endregion: ticket_suite

# region: file_suite
file_checks = [
    gxe.ExpectColumnValuesToBeInSet(column="extension", value_set=["jpg", "pdf", "png"]),
    gxe.ExpectColumnPairValuesToBeEqual(
        column_A="extension", column_B="detected", ignore_row_if="neither"
    ),
    gxe.ExpectColumnValuesToBeBetween(
        column="bytes", min_value=1_000, max_value=10_000_000
    ),
    gxe.ExpectColumnValuesToBeUnique(column="sha256", severity="warning"),
]
# endregion: file_suite

# region: run
def create_checkpoint(name, key, checks):
    definition = gx.ValidationDefinition(
        name=name,
        data=memory.add_dataframe_asset(name).add_batch_definition_whole_dataframe(name),
        suite=context.suites.add_or_update(
            gx.ExpectationSuite(name=name, expectations=checks)
        ),
    )
    return context.checkpoints.add_or_update(
        gx.Checkpoint(
            name=name,
            validation_definitions=[
                context.validation_definitions.add_or_update(definition)
            ],
            actions=[gx.checkpoint.UpdateDataDocsAction(name="data docs")],
            result_format={
                "result_format": "SUMMARY",
                "unexpected_index_column_names": [key],
            },
        )
    )


checkpoints = {
    "line": create_checkpoint("tickets", "line", ticket_checks),
    "file": create_checkpoint("attachments", "file", file_checks),
}


def validate(run_name, *dataframes):
    outcomes = []
    for (key, checkpoint), dataframe in zip(checkpoints.items(), dataframes):
        result = checkpoint.run(
            batch_parameters={"dataframe": dataframe},
            run_id=gx.RunIdentifier(run_name=run_name),
        )
        (validation_result,) = result.run_results.values()
        for expectation_result in validation_result.results:
            config = expectation_result.expectation_config
            rows = expectation_result.result["partial_unexpected_index_list"]
            print(
                "passed" if expectation_result.success else "FAILED",
                config.kwargs.get("column", "extension = detected"),
                config.type.split("_to_")[1],
                *(row[key] for row in rows),
            )
            outcomes.append(expectation_result.success)
    return outcomes


outcomes = validate("before", read_tickets("tickets.jsonl"), files)
# endregion: run

# hide-start
assert [bool(expectation_result) for expectation_result in outcomes].count(False) == 7 and len(outcomes) == 10
# hide-end

# region: schema
tickets = read_tickets("tickets.jsonl")
batch_definition = checkpoints["line"].validation_definitions[0].data
batch = batch_definition.get_batch({"dataframe": tickets.query("ticket_id.notnull()")})
result = batch.validate(
    gxe.ExpectColumnValuesToMatchJsonSchema(column="raw", json_schema=TICKET_SCHEMA)
)
print("passed:", result.success)
# endregion: schema

# hide-start
assert result.success
wrong = pd.DataFrame({"raw": ['{"id": "81", "text": "a", "files": []}', '{"id": "T-1", "text": null, "files": []}']})
expectation_result = batch_definition.get_batch({"dataframe": wrong}).validate(
    gxe.ExpectColumnValuesToMatchJsonSchema(column="raw", json_schema=TICKET_SCHEMA)
)
assert expectation_result.result["unexpected_count"] == 2
broken = batch_definition.get_batch({"dataframe": pd.DataFrame({"raw": ['{"id": '], "words": [None]})})
unreadable = broken.validate(gxe.ExpectColumnValuesToMatchJsonSchema(column="raw", json_schema=TICKET_SCHEMA))
assert not unreadable.success and not unreadable.result
pair = pd.DataFrame({"extension": ["jpg"], "detected": [None]})
pairs = batch_definition.get_batch({"dataframe": pair})
assert [pairs.validate(gxe.ExpectColumnPairValuesToBeEqual(column_A="extension", column_B="detected", ignore_row_if=mode)).success for mode in ("neither", "either_value_is_missing", "both_values_are_missing")] == [False, True, False]
assert broken.validate(gxe.ExpectColumnValuesToBeBetween(column="words", min_value=3)).success
# hide-end

# region: fix
import re

CARD = r"\b(?:\d[ -]?){15}\d\b"
quarantine, kept = [], []
for line in Path("tickets.jsonl").read_text(encoding="utf-8").splitlines():
    try:
        ticket = json.loads(line)
    except json.JSONDecodeError:
        quarantine.append(line)
        continue
    if "\ufffd" in ticket["text"] or len(ticket["text"].split()) < 3:
        quarantine.append(line)
        continue
    ticket["text"] = re.sub(CARD, "[card number]", ticket["text"])
    kept.append(json.dumps(ticket, ensure_ascii=False))

Path("tickets_clean.jsonl").write_text("\n".join(kept), encoding="utf-8")
Path("quarantine.jsonl").write_text("\n".join(quarantine), encoding="utf-8")
Path("attachments/door.jpg").unlink()
print(len(kept), "tickets kept,", len(quarantine), "quarantined")

outcomes = validate(
    "after", read_tickets("tickets_clean.jsonl"), read_files("attachments")
)
# endregion: fix

# hide-start
assert all(outcomes)
# hide-end

# region: scans
scans = pd.DataFrame(
    {
        "page": range(1, 9),
        "confidence": [0.98, 0.97, 0.99, 0.42, 0.96, 0.61, 0.98, 0.97],
    }
)
pages = memory.add_dataframe_asset("scans").add_batch_definition_whole_dataframe("scans")
readable = gxe.ExpectColumnValuesToBeBetween(
    column="confidence", min_value=0.8, mostly=0.85, severity="warning"
)


def validate_scans(scans):
    result = pages.get_batch({"dataframe": scans}).validate(
        readable,
        result_format={
            "result_format": "SUMMARY",
            "unexpected_index_column_names": ["page"],
        },
    )
    rows = result.result["partial_unexpected_index_list"]
    print("passed:", result.success, "pages:", *(row["page"] for row in rows))
    return result.success


first = validate_scans(scans)

# Pages 4 and 6 are scanned again with a higher resolution
scans.loc[scans["page"].isin([4, 6]), "confidence"] = [0.95, 0.79]
second = validate_scans(scans)
# endregion: scans

# hide-start
assert not first and second

# The edge cases on the page.
empty = pd.DataFrame({"file": ["a.txt", "b.txt"], "sha256": [hashlib.sha256(b"").hexdigest()] * 2, "bytes": [0, 0]})
files_batch = checkpoints["file"].validation_definitions[0].data.get_batch({"dataframe": empty})
assert not files_batch.validate(gxe.ExpectColumnValuesToBeUnique(column="sha256")).success
assert not files_batch.validate(gxe.ExpectColumnValuesToBeBetween(column="bytes", min_value=1_000)).success
order = pd.DataFrame({"text": ["Order 2025031000004711 is late."]})
assert not batch_definition.get_batch({"dataframe": order}).validate(
    gxe.ExpectColumnValuesToNotMatchRegex(column="text", regex=CARD)
).success
# hide-end
