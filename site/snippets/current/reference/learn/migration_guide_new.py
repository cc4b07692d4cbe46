# fixtures: taxi_trips.csv taxi.db

# region: connect
import great_expectations as gx
import great_expectations.expectations as gxe

context = gx.get_context(mode="file")
taxi = context.data_sources.add_or_update_pandas_filesystem(
    "taxi", base_directory="."
)
trips = taxi.add_csv_asset("trips")
batch_definition = trips.add_batch_definition_path(
    "all", path="taxi_trips.csv"
)
# endregion: connect

# region: table
database = context.data_sources.add_or_update_sqlite(
    "database", connection_string="sqlite:///taxi.db"
)
table = database.add_table_asset("trips", table_name="taxi_trips")
by_month = table.add_batch_definition_monthly(
    "by month", column="pickup_at"
)
march = by_month.get_batch(batch_parameters={"year": 2025, "month": 3})
# endregion: table

# region: frame
import pandas as pd

frames = context.data_sources.add_or_update_pandas("frames")
rows = frames.add_dataframe_asset("rows")
all_rows = rows.add_batch_definition_whole_dataframe("all")
dataframe = pd.read_csv("taxi_trips.csv")
in_memory = all_rows.get_batch(
    batch_parameters={"dataframe": dataframe}
)
# endregion: frame

# hide-start
for batch, count in ((march, 1044), (in_memory, 3000)):
    assert batch.validate(gxe.ExpectTableRowCountToEqual(value=count)).success
# hide-end

# region: suite
suite = context.suites.add_or_update(
    gx.ExpectationSuite(
        name="trip_checks",
        expectations=[
            gxe.ExpectColumnValuesToNotBeNull(
                column="passenger_count", mostly=0.95
            ),
            gxe.ExpectColumnValuesToBeBetween(
                column="passenger_count", min_value=1, max_value=6
            ),
        ],
    )
)
# endregion: suite

# region: checkpoint
validation_definition = context.validation_definitions.add_or_update(
    gx.ValidationDefinition(
        name="trips", data=batch_definition, suite=suite
    )
)
checkpoint = context.checkpoints.add_or_update(
    gx.Checkpoint(
        name="nightly", validation_definitions=[validation_definition]
    )
)
result = checkpoint.run(run_id=gx.RunIdentifier(run_name="first run"))
# endregion: checkpoint

# region: result
print(result.success)
for validation_result in result.run_results.values():
    for expectation_result in validation_result.results:
        expectation = expectation_result.expectation_config
        print(expectation_result.success, expectation.type)
# endregion: result

# hide-start
assert not result.success
assert result.run_id.run_name == "first run"
# hide-end

# region: custom
from great_expectations.expectations.expectation import (
    ColumnAggregateExpectation,
)


class ExpectColumnMaxToBeBelow(ColumnAggregateExpectation):
    """Expect the maximum of the column to be below a limit."""

    metric_dependencies = ("column.max",)
    success_keys = ("limit",)
    limit: float = 1000

    def _validate(
        self, metrics, runtime_configuration=None, execution_engine=None
    ):
        maximum = metrics["column.max"]
        return {
            "success": maximum < self.limit,
            "result": {"observed_value": maximum},
        }


batch = batch_definition.get_batch()
result = batch.validate(
    ExpectColumnMaxToBeBelow(column="fare_amount", limit=500)
)
print(result.success)
# endregion: custom

# hide-start
assert result.success
assert result.result["observed_value"] < 500
# hide-end
