# fixtures: taxi_trips.csv taxi.db

# hide-start
from pathlib import Path

MODULE = "expect_table_duplicate_row_count_to_be_at_most"
Path(f"{MODULE}.py").write_text(Path(__file__).with_name(f"{Path(__file__).stem}_module.py").read_text())
# hide-end

# region: script
# region: pandas
import great_expectations as gx
import expect_table_duplicate_row_count_to_be_at_most

context = gx.get_context()
validator = context.sources.pandas_default.read_csv("taxi_trips.csv")
result = validator.expect_table_duplicate_row_count_to_be_at_most(
    columns=["pickup_at"]
)
print(result.success, result.result)
# endregion: pandas

# region: sql
data_source = context.sources.add_or_update_sqlite(
    "taxi_database", connection_string="sqlite:///taxi.db"
)
table = data_source.add_table_asset("trips", table_name="taxi_trips")
validator = context.get_validator(batch_request=table.build_batch_request())
in_table = validator.expect_table_duplicate_row_count_to_be_at_most(
    columns=["pickup_at"], max_value=1
)
print(in_table.success, in_table.result)
# endregion: sql
# endregion: script

# hide-start
assert not result.success and result.result == {"observed_value": 1}
assert in_table.success and in_table.result == {"observed_value": 1}

from great_expectations.exceptions import InvalidExpectationConfigurationError

try:
    validator.expect_table_duplicate_row_count_to_be_at_most()
except InvalidExpectationConfigurationError as error:
    assert str(error) == "columns is required"
else:
    raise AssertionError("columns isn't required")

# Both engines evaluate row conditions.
csv_file = context.sources.pandas_default.read_csv("taxi_trips.csv")
for one, condition, parser in (
    (validator, 'col("fare_amount") > 50', "great_expectations__experimental__"),
    (csv_file, "fare_amount > 50", "pandas"),
):
    filtered = one.expect_table_duplicate_row_count_to_be_at_most(
        columns=["payment_type"], row_condition=condition, condition_parser=parser
    )
    assert filtered.result["observed_value"] == 229, filtered
# hide-end
