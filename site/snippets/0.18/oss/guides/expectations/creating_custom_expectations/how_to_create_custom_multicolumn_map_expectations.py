# fixtures: taxi_trips.csv taxi.db

# hide-start
from pathlib import Path

MODULE = "expect_multicolumn_last_to_equal_sum"
Path(f"{MODULE}.py").write_text(Path(__file__).with_name(f"{Path(__file__).stem}_module.py").read_text())
# hide-end

# region: pandas
import great_expectations as gx
import expect_multicolumn_last_to_equal_sum

context = gx.get_context()
validator = context.sources.pandas_default.read_csv("taxi_trips.csv")
result = validator.expect_multicolumn_last_to_equal_sum(
    column_list=["fare_amount", "tip_amount", "total_amount"]
)
print(result.success, result.result["unexpected_count"])
for row in result.result["partial_unexpected_list"][:2]:
    print(row)
# endregion: pandas

# region: sql
data_source = context.sources.add_or_update_sqlite(
    "taxi_database", connection_string="sqlite:///taxi.db"
)
table = data_source.add_table_asset("trips", table_name="taxi_trips")
validator = context.get_validator(batch_request=table.build_batch_request())
in_table = validator.expect_multicolumn_last_to_equal_sum(
    column_list=["fare_amount", "tip_amount", "total_amount"], mostly=0.99
)
print(in_table.success, in_table.result["unexpected_count"])
# endregion: sql

# hide-start
assert not result.success and result.result["unexpected_count"] == 8
assert in_table.success

import pandas as pd

frame = pd.DataFrame({"a": [1, None, None], "b": [4, 4, None], "c": [5, 9, None]})
nulls = context.sources.pandas_default.read_dataframe(frame)
for rule, unexpected, missing in (
    ("any_value_is_missing", 0, 2),
    ("all_values_are_missing", 1, 1),
    ("never", 2, 0),
):
    one = nulls.expect_multicolumn_last_to_equal_sum(column_list=["a", "b", "c"], ignore_row_if=rule)
    assert one.result["unexpected_count"] == unexpected and one.result["missing_count"] == missing, one
# hide-end
