# fixtures: taxi_trips.csv taxi.db

# hide-start
from pathlib import Path

MODULE = "expect_column_pair_values_a_to_be_at_most_fraction_of_b"
Path(f"{MODULE}.py").write_text(Path(__file__).with_name(f"{Path(__file__).stem}_module.py").read_text())
# hide-end

# region: pandas
import great_expectations as gx
import expect_column_pair_values_a_to_be_at_most_fraction_of_b

context = gx.get_context()
validator = context.sources.pandas_default.read_csv("taxi_trips.csv")
result = validator.expect_column_pair_values_a_to_be_at_most_fraction_of_b(
    column_A="tip_amount", column_B="fare_amount"
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
in_table = validator.expect_column_pair_values_a_to_be_at_most_fraction_of_b(
    column_A="tip_amount",
    column_B="fare_amount",
    row_condition='col("fare_amount") > 0',
    condition_parser="great_expectations__experimental__",
)
print(in_table.success, in_table.result["unexpected_count"])
print(in_table.result["partial_unexpected_list"])
# endregion: sql

# hide-start
assert not result.success and result.result["unexpected_count"] == 14
assert in_table.result["element_count"] == 2982

import pandas as pd

frame = pd.DataFrame({"tip": [1, None, None, 2], "fare": [4, 4, None, None]})
nulls = context.sources.pandas_default.read_dataframe(frame)
for rule, unexpected, missing in (
    ("either_value_is_missing", 0, 3),
    ("both_values_are_missing", 2, 1),
    ("neither", 3, 0),
):
    one = nulls.expect_column_pair_values_a_to_be_at_most_fraction_of_b(
        column_A="tip", column_B="fare", ignore_row_if=rule
    )
    assert one.result["unexpected_count"] == unexpected and one.result["missing_count"] == missing, one

# With SQL, comparisons with null values aren't unexpected.
csv_file = context.sources.pandas_default.read_csv("taxi_trips.csv")
for one, unexpected in ((csv_file, 74), (validator, 0)):
    nulls = one.expect_column_pair_values_a_to_be_at_most_fraction_of_b(
        column_A="passenger_count", column_B="vendor_id", fraction=100, ignore_row_if="neither"
    )
    assert nulls.result["unexpected_count"] == unexpected, nulls
# hide-end
