# fixtures: taxi_trips.csv
# timeout: 400

# region: add
import great_expectations as gx

context = gx.get_context(mode="file")
context.add_store(
    "metrics_store",
    {
        "class_name": "MetricStore",
        "store_backend": {
            "class_name": "DatabaseStoreBackend",
            "connection_string": "sqlite:///metrics.db",
        },
    },
)
# endregion: add

# region: run
validator = context.sources.add_or_update_pandas("taxi").read_csv(
    "taxi_trips.csv", asset_name="trips"
)
validator.expectation_suite_name = "trip_checks"
validator.expect_column_mean_to_be_between(
    column="fare_amount", min_value=5, max_value=50
)
validator.save_expectation_suite(discard_failed_expectations=False)

store_metrics = {
    "class_name": "StoreMetricsAction",
    "target_store_name": "metrics_store",
    "requested_metrics": {
        "trip_checks": [
            {
                "column": {
                    "fare_amount": [
                        "expect_column_mean_to_be_between.result.observed_value"
                    ]
                }
            }
        ]
    },
}
checkpoint = context.add_or_update_checkpoint(
    name="nightly",
    validator=validator,
    action_list=[{"name": "store_metrics", "action": store_metrics}],
)
checkpoint.run(run_name="first run")
# endregion: run

# region: read
store = context.stores["metrics_store"]
for key in store.list_keys():
    print(key.run_id.run_name, key.metric_name, key.metric_kwargs_id)
    print(store.get(key))
# endregion: read

# hide-start
import sqlite3

table = sqlite3.connect("metrics.db").execute("SELECT * FROM ge_metrics")
assert [column[0] for column in table.description] == [
    "run_name",
    "run_time",
    "data_asset_name",
    "expectation_suite_identifier",
    "metric_name",
    "metric_kwargs_id",
    "value",
]
assert len(store.list_keys()) == 1
assert "metrics_store:" in open("gx/great_expectations.yml").read()

# In memory, and without a Store backend.
context.add_store("in_memory", {"class_name": "MetricStore"})
context.delete_store("metrics_store")
assert "metrics_store" not in context.stores
# hide-end
