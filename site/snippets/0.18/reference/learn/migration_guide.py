# fixtures: taxi_trips.csv taxi.db

# region: connect
import great_expectations as gx

context = gx.get_context(mode="file")
taxi = context.sources.add_or_update_pandas_filesystem(
    "taxi", base_directory="."
)
trips = taxi.add_csv_asset("trips", batching_regex=r"taxi_trips\.csv")
batch_request = trips.build_batch_request()
# endregion: connect

# region: table
database = context.sources.add_or_update_sqlite(
    "database", connection_string="sqlite:///taxi.db"
)
table = database.add_table_asset("trips", table_name="taxi_trips")
table.add_splitter_year_and_month(column_name="pickup_at")
march = table.build_batch_request(options={"year": 2025, "month": 3})
# endregion: table

# region: frame
import pandas as pd

frames = context.sources.add_or_update_pandas("frames")
rows = frames.add_dataframe_asset("rows")
dataframe = pd.read_csv("taxi_trips.csv")
in_memory = rows.build_batch_request(dataframe=dataframe)
# endregion: frame

# hide-start
counts = [
    context.get_validator(batch_request=request, create_expectation_suite_with_name=name)
    .expect_table_row_count_to_equal(value=1)
    .result["observed_value"]
    for name, request in (("march", march), ("rows", in_memory))
]
assert counts == [1044, 3000], counts
# hide-end

# region: suite
context.add_or_update_expectation_suite("trip_checks")
validator = context.get_validator(
    batch_request=batch_request, expectation_suite_name="trip_checks"
)
validator.expect_column_values_to_not_be_null(
    column="passenger_count", mostly=0.95
)
validator.expect_column_values_to_be_between(
    column="passenger_count", min_value=1, max_value=6
)
validator.save_expectation_suite(discard_failed_expectations=False)
# endregion: suite

# region: checkpoint
checkpoint = context.add_or_update_checkpoint(
    name="nightly",
    batch_request=batch_request,
    expectation_suite_name="trip_checks",
)
result = checkpoint.run(run_name="first run")
# endregion: checkpoint

# region: result
print(result.success)
for validation_result in result.list_validation_results():
    for expectation_result in validation_result.results:
        expectation = expectation_result.expectation_config
        print(expectation_result.success, expectation.expectation_type)
# endregion: result

assert not result.success

# region: custom
from great_expectations.expectations.expectation import (
    ColumnAggregateExpectation,
)


class ExpectColumnMaxToBeBelow(ColumnAggregateExpectation):
    """Expect the maximum of the column to be below a limit."""

    metric_dependencies = ("column.max",)
    success_keys = ("limit",)
    default_kwarg_values = {"limit": 1000}

    def _validate(
        self, configuration, metrics, runtime_configuration=None, execution_engine=None
    ):
        limit = self.get_success_kwargs(configuration)["limit"]
        maximum = metrics["column.max"]
        return {"success": maximum < limit, "result": {"observed_value": maximum}}


result = validator.expect_column_max_to_be_below(
    column="fare_amount", limit=500
)
print(result.success)
# endregion: custom

# hide-start
import json
from pathlib import Path

assert result.success

# The migration guide reads files in this format with 1.8.1.
suite = json.loads(Path("gx/expectations/trip_checks.json").read_text())
assert suite == {
    "data_asset_type": None,
    "expectation_suite_name": "trip_checks",
    "expectations": [
        {
            "expectation_type": "expect_column_values_to_not_be_null",
            "kwargs": {"column": "passenger_count", "mostly": 0.95},
            "meta": {},
        },
        {
            "expectation_type": "expect_column_values_to_be_between",
            "kwargs": {"column": "passenger_count", "max_value": 6, "min_value": 1},
            "meta": {},
        },
    ],
    "ge_cloud_id": None,
    "meta": {"great_expectations_version": "0.18.21"},
}
settings = Path("gx/great_expectations.yml").read_text()
for key in (
    "config_version: 3.0",
    "validations_store_name:",
    "evaluation_parameter_store_name:",
    "anonymous_usage_statistics:",
    "include_rendered_content:",
    "notebooks:",
    "batching_regex: taxi_trips\\.csv",
):
    assert key in settings, key
# hide-end
