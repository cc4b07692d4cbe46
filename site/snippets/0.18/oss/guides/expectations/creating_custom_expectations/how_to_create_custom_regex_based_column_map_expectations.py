# fixtures: taxi_trips.csv taxi.db

# hide-start
from pathlib import Path

MODULE = "expect_column_values_to_be_daytime_timestamps"
Path(f"{MODULE}.py").write_text(Path(__file__).with_name(f"{Path(__file__).stem}_module.py").read_text())
# hide-end

# region: pandas
import great_expectations as gx
import expect_column_values_to_be_daytime_timestamps

context = gx.get_context()
validator = context.sources.pandas_default.read_csv("taxi_trips.csv")
result = validator.expect_column_values_to_be_daytime_timestamps(
    column="pickup_at", mostly=0.9
)
print(result.success, result.result["unexpected_count"])
print(result.result["partial_unexpected_list"][:3])
# endregion: pandas

# region: sql
data_source = context.sources.add_or_update_sqlite(
    "taxi_database", connection_string="sqlite:///taxi.db"
)
table = data_source.add_table_asset("trips", table_name="taxi_trips")
validator = context.get_validator(batch_request=table.build_batch_request())
in_table = validator.expect_column_values_to_be_daytime_timestamps(
    column="pickup_at", mostly=0.9
)
print(in_table.success, in_table.result["unexpected_count"])
# endregion: sql

# hide-start
assert not result.success and result.result["unexpected_count"] == 399
assert not in_table.success and in_table.result["unexpected_count"] == 399

# Data Docs show the text of the renderer.
import re

context.add_or_update_expectation_suite("docs")
validator = context.get_validator(
    batch_request=table.build_batch_request(), expectation_suite_name="docs"
)
validator.expect_column_values_to_be_daytime_timestamps(column="pickup_at", mostly=0.8)
validator.save_expectation_suite()
context.add_or_update_checkpoint("docs", validator=validator).run()
index = Path(next(iter(context.build_data_docs().values())).removeprefix("file://"))
pages = [re.sub(r"\s+", " ", re.sub(r"<[^>]+>", "", page.read_text())) for page in index.parent.glob("*/**/*.html")]
assert len(pages) == 2 and all("at least 80 % of the values must be daytime timestamps." in page for page in pages), pages

# Without the renderer, the text contains no regular expression.
from great_expectations.core import ExpectationConfiguration

configuration = ExpectationConfiguration("expect_column_values_to_be_daytime_timestamps", kwargs={"column": "pickup_at"})
base = expect_column_values_to_be_daytime_timestamps.ExpectColumnValuesToBeDaytimeTimestamps.__mro__[1]
text = base._prescriptive_renderer(configuration=configuration)[0].string_template["template"]
assert text == "$column values must match a regular expression but none was specified.", text
# hide-end
