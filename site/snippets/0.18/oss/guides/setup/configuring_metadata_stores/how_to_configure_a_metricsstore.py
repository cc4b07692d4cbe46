# services: postgresql
# fixtures: taxi_trips.csv
# timeout: 400

# region: script
# region: store
import great_expectations as gx

context = gx.get_context(mode="file")
context.variables.config.stores["metrics_store"] = {
    "class_name": "MetricStore",
    "store_backend": {
        "class_name": "DatabaseStoreBackend",
        "connection_string": "${POSTGRESQL_CONNECTION_STRING}",
        "table_name": "gx_metrics",
    },
}
context.variables.save_config()
context = gx.get_context(mode="file")
# endregion: store

# region: suite
trips = context.sources.add_or_update_pandas("taxi").add_csv_asset(
    "trips", filepath_or_buffer="taxi_trips.csv"
)
context.add_or_update_expectation_suite("trip_checks")
validator = context.get_validator(
    batch_request=trips.build_batch_request(),
    expectation_suite_name="trip_checks",
)
validator.expect_table_row_count_to_be_between(min_value=1)
validator.expect_column_mean_to_be_between(
    column="fare_amount", min_value=5, max_value=50
)
validator.expect_column_values_to_not_be_null(
    column="passenger_count", mostly=0.95
)
validator.save_expectation_suite(discard_failed_expectations=False)
# endregion: suite

# region: checkpoint
checkpoint = context.add_or_update_checkpoint(
    name="nightly",
    batch_request=trips.build_batch_request(),
    expectation_suite_name="trip_checks",
    action_list=[
        {
            "name": "store_validation_result",
            "action": {"class_name": "StoreValidationResultAction"},
        },
        {
            "name": "store_metrics",
            "action": {
                "class_name": "StoreMetricsAction",
                "target_store_name": "metrics_store",
                "requested_metrics": {
                    "trip_checks": [
                        "statistics.success_percent",
                        "expect_table_row_count_to_be_between.result.observed_value",
                        {
                            "column": {
                                "fare_amount": [
                                    "expect_column_mean_to_be_between.result.observed_value"
                                ]
                            }
                        },
                        {
                            "column": {
                                "passenger_count": [
                                    "expect_column_values_to_not_be_null.result.unexpected_percent"
                                ]
                            }
                        },
                    ]
                },
            },
        },
    ],
)
# endregion: checkpoint

# region: run
checkpoint.run(run_name="nightly-1")
checkpoint.run(run_name="nightly-2")
# endregion: run
# endregion: script

# region: query
import os

import sqlalchemy as sa

engine = sa.create_engine(os.environ["POSTGRESQL_CONNECTION_STRING"])
query = """
    SELECT run_name, metric_name, metric_kwargs_id, value
    FROM gx_metrics
    ORDER BY metric_name, run_time
"""
with engine.connect() as connection:
    for run_name, metric_name, column, value in connection.execute(sa.text(query)):
        print(run_name, metric_name, column, value)
# endregion: query

# hide-start
with engine.connect() as connection:
    rows = connection.execute(sa.text("SELECT * FROM gx_metrics"))
    assert list(rows.keys()) == [
        "run_name",
        "run_time",
        "data_asset_name",
        "expectation_suite_identifier",
        "metric_name",
        "metric_kwargs_id",
        "value",
    ]
    rows = [row._asdict() for row in rows]
assert len(rows) == 8
assert {row["data_asset_name"] for row in rows} == {"trips"}

# The asterisk matches every Suite.
# Several columns in one dictionary: GX uses the last column for all of them.
action = {
    "name": "store_metrics",
    "action": {
        "class_name": "StoreMetricsAction",
        "target_store_name": "metrics_store",
        "requested_metrics": {
            "*": [
                "statistics.evaluated_expectations",
                {
                    "column": {
                        "fare_amount": ["expect_column_mean_to_be_between.result.observed_value"],
                        "passenger_count": ["expect_column_values_to_not_be_null.result.unexpected_percent"],
                    }
                },
            ]
        },
    },
}
context.add_or_update_checkpoint(
    name="all",
    batch_request=trips.build_batch_request(),
    expectation_suite_name="trip_checks",
    action_list=[{"name": "store", "action": {"class_name": "StoreValidationResultAction"}}, action],
).run(run_name="all")
with engine.connect() as connection:
    found = set(connection.scalars(sa.text("SELECT metric_name FROM gx_metrics WHERE run_name = 'all'")))
assert found == {
    "statistics.evaluated_expectations",
    "expect_column_values_to_not_be_null.result.unexpected_percent",
}, found

# A Store that does not exist.
from great_expectations.exceptions import DataContextError

action["action"]["target_store_name"] = "no_store"
try:
    context.add_or_update_checkpoint(
        name="wrong",
        batch_request=trips.build_batch_request(),
        expectation_suite_name="trip_checks",
        action_list=[action],
    ).run()
except DataContextError as error:
    assert "Unable to find store no_store in your DataContext configuration." in str(error), error
except Exception as error:
    raise AssertionError(f"{type(error)} {error}")
else:
    raise AssertionError("an unknown Store was accepted")
# hide-end
