# fixtures: taxi_trips.csv taxi.db

# region: script
# region: store
import great_expectations as gx
from great_expectations.core import ExpectationConfiguration

context = gx.get_context(mode="file")
context.add_store(
    store_name="zone_queries",
    store_config={
        "class_name": "SqlAlchemyQueryStore",
        "credentials": {"connection_string": "sqlite:///taxi.db"},
        "queries": {
            "zone_ids": "SELECT zone_id FROM taxi_zones",
            "highest_zone_id": {
                "query": "SELECT MAX(zone_id) FROM taxi_zones",
                "return_type": "scalar",
            },
        },
    },
)
# endregion: store

# region: suite
urn = "urn:great_expectations:stores:zone_queries:"
suite = context.add_or_update_expectation_suite("zones")
suite.add_expectation(
    ExpectationConfiguration(
        expectation_type="expect_column_values_to_be_in_set",
        kwargs={
            "column": "pickup_zone_id",
            "value_set": {"$PARAMETER": urn + "zone_ids"},
        },
    )
)
suite.add_expectation(
    ExpectationConfiguration(
        expectation_type="expect_column_max_to_be_between",
        kwargs={
            "column": "dropoff_zone_id",
            "min_value": 1,
            "max_value": {"$PARAMETER": urn + "highest_zone_id"},
        },
    )
)
context.update_expectation_suite(suite)
# endregion: suite

# region: checkpoint
taxi = context.sources.add_or_update_pandas("taxi")
trips = taxi.add_csv_asset("trips", filepath_or_buffer="taxi_trips.csv")
checkpoint = context.add_or_update_checkpoint(
    name="zones",
    batch_request=trips.build_batch_request(),
    expectation_suite_name="zones",
)
validation_result = checkpoint.run().list_validation_results()[0]
for expectation_result in validation_result.results:
    kwargs = expectation_result.expectation_config.kwargs
    print("passed:", expectation_result.success)
    print(kwargs.get("value_set") or kwargs["max_value"])
# endregion: checkpoint
# endregion: script

from pathlib import Path

results = {one.expectation_config.expectation_type: one for one in validation_result.results}
assert {one.success for one in results.values()} <= {True, False}
assert results["expect_column_values_to_be_in_set"].expectation_config.kwargs["value_set"] == list(range(1, 17))
assert results["expect_column_max_to_be_between"].expectation_config.kwargs["max_value"] == 16

# The connection string can be a reference in the configuration file.
import os

settings = Path("gx/great_expectations.yml").read_text()
assert "connection_string: sqlite:///taxi.db" in settings
os.environ["ZONE_DATABASE"] = "sqlite:///taxi.db"
Path("gx/great_expectations.yml").write_text(
    settings.replace("connection_string: sqlite:///taxi.db", "connection_string: ${ZONE_DATABASE}")
)
print({name: (one.success, one.result) for name, one in results.items()})

# region: again
import great_expectations as gx

context = gx.get_context(mode="file")
result = context.get_checkpoint("zones").run()
print("passed:", result.success)
# endregion: again

# A new row in the database changes the arguments.
import sqlite3

connection = sqlite3.connect("taxi.db")
connection.execute("INSERT INTO taxi_zones VALUES (99, 'Test', 'Test')")
connection.commit()
kwargs = context.get_checkpoint("zones").run().list_validation_results()[0].results
assert 99 in [one for one in kwargs if "value_set" in one.expectation_config.kwargs][0].expectation_config.kwargs["value_set"]


def outcome(parameter):
    context.add_or_update_expectation_suite(
        "zones",
        expectations=[
            ExpectationConfiguration(
                expectation_type="expect_column_max_to_be_between",
                kwargs={"column": "dropoff_zone_id", "min_value": 1, "max_value": {"$PARAMETER": parameter}},
            )
        ],
    )
    try:
        return context.get_checkpoint("zones").run().list_validation_results()[0].results[0]
    except Exception as error:
        return f"{type(error).__name__}: {error}"


# A missing Store isn't an error.
missing = outcome("urn:great_expectations:stores:zone_query:highest_zone_id")
assert missing.success and missing.expectation_config.kwargs["max_value"] is None
print(outcome("urn:great_expectations:stores:zone_queries:highest_zone"))
assert outcome("urn:great_expectations:stores:zone_queries:highest_zone") == "InvalidKeyError: ('highest_zone',)"
assert outcome("urn:great_expectations:stores:zone_queries:highest_zone_id + 1").expectation_config.kwargs["max_value"] == 100
