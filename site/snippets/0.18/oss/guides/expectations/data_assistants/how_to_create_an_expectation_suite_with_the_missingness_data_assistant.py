# fixtures: taxi_trips.csv
# timeout: 400

# region: script
# region: connect
import great_expectations as gx

context = gx.get_context(mode="file")
taxi = context.sources.add_or_update_pandas("taxi")
trips = taxi.add_csv_asset("trips", filepath_or_buffer="taxi_trips.csv")
batch_request = trips.build_batch_request()
# endregion: connect

# region: run
assistant_result = context.assistants.missingness.run(
    batch_request=batch_request,
    exclude_column_names=["pickup_at", "dropoff_at"],
)
# endregion: run

# region: review
suite = assistant_result.get_expectation_suite(
    expectation_suite_name="missing_values"
)
for expectation in suite.expectations:
    column = expectation.kwargs["column"]
    mostly = expectation.kwargs["mostly"]
    print(expectation.expectation_type, column, mostly)
# endregion: review

# hide-start
tolerances = {one.kwargs["column"]: one.kwargs["mostly"] for one in suite.expectations}
assert len(tolerances) == 10
assert tolerances.pop("passenger_count") == 0.975
assert set(tolerances.values()) == {1.0}
assert {one.expectation_type for one in suite.expectations} == {"expect_column_values_to_not_be_null"}
# hide-end

# region: edit
from great_expectations.core import ExpectationConfiguration

suite.add_expectation(
    ExpectationConfiguration(
        expectation_type="expect_column_values_to_not_be_null",
        kwargs={"column": "passenger_count", "mostly": 0.95},
    )
)
suite.remove_expectation(
    ExpectationConfiguration(
        expectation_type="expect_column_values_to_not_be_null",
        kwargs={"column": "tip_amount"},
    )
)
# endregion: edit

# region: save
context.add_or_update_expectation_suite(expectation_suite=suite)
# endregion: save

# region: checkpoint
checkpoint = context.add_or_update_checkpoint(
    name="missing_values",
    batch_request=batch_request,
    expectation_suite_name="missing_values",
)
result = checkpoint.run()
print("passed:", result.success)
# endregion: checkpoint
# endregion: script

assert result.success
stored = context.get_expectation_suite("missing_values")
assert len(stored.expectations) == 9

import pandas as pd

from great_expectations.rule_based_profiler.parameter_builder.unexpected_count_statistics_multi_batch_parameter_builder import (
    _standardize_mostly_for_single_batch as rounded,
)

# The values of mostly.
assert rounded("expect_column_values_to_not_be_null", 0.995) == 0.99
assert rounded("expect_column_values_to_not_be_null", 0.97) == 0.95
assert rounded("expect_column_values_to_not_be_null", 0.63) == 0.625

frame = pd.DataFrame(
    {
        "all_null": [None] * 10,
        "mostly_null": [1.0] + [None] * 9,
        "half_null": [1.0] * 5 + [None] * 5,
        "some_null": [1.0] * 9 + [None],
    }
)
sample = context.sources.pandas_default.add_dataframe_asset("sample").build_batch_request(dataframe=frame)
configurations = context.assistants.missingness.run(batch_request=sample).expectation_configurations
assert [(one.expectation_type, one.kwargs["column"], one.kwargs["mostly"]) for one in configurations] == [
    ("expect_column_values_to_be_null", "all_null", 1.0),
    ("expect_column_values_to_be_null", "mostly_null", 0.9),
    ("expect_column_values_to_not_be_null", "some_null", 0.9),
]
