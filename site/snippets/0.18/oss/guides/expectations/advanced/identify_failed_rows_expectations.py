# fixtures: taxi_trips.csv

# region: connect
import great_expectations as gx

context = gx.get_context(mode="file")
taxi = context.sources.add_or_update_pandas("taxi")
trips = taxi.add_csv_asset("trips", filepath_or_buffer="taxi_trips.csv")
# endregion: connect

# region: suite
from great_expectations.core import ExpectationConfiguration

suite = context.add_or_update_expectation_suite("passengers")
suite.add_expectation(
    ExpectationConfiguration(
        expectation_type="expect_column_values_to_be_between",
        kwargs={
            "column": "passenger_count",
            "min_value": 1,
            "max_value": 6,
        },
    )
)
context.update_expectation_suite(suite)
# endregion: suite

# region: checkpoint
checkpoint = context.add_or_update_checkpoint(
    name="failed_rows",
    batch_request=trips.build_batch_request(),
    expectation_suite_name="passengers",
    runtime_configuration={
        "result_format": {
            "result_format": "COMPLETE",
            "unexpected_index_column_names": ["trip_id"],
        }
    },
)
# endregion: checkpoint

# region: run
validation_result = checkpoint.run().list_validation_results()[0]
result = validation_result.results[0].result
keys = [row["trip_id"] for row in result["unexpected_index_list"]]
print("failed rows:", result["unexpected_count"])
print("keys:", keys)
# endregion: run

assert keys == [60, 327, 534, 670, 873, 992, 1145, 1215, 2228, 2409, 2867]
assert set(result["unexpected_index_list"][0]) == {"trip_id", "passenger_count"}

# region: query
print(result["unexpected_index_query"])
# endregion: query

# region: rows
import pandas as pd

frame = pd.read_csv("taxi_trips.csv")
failed = frame[frame["trip_id"].isin(keys)]
print(failed[["trip_id", "vendor_id", "passenger_count"]].head(3))
failed.to_csv("failed_trips.csv", index=False)
# endregion: rows

assert len(failed) == 11
assert list(frame.filter(items=[59, 326], axis=0).trip_id) == [60, 327]
assert result["unexpected_index_query"].startswith("df.filter(items=[59, 326, ")

# region: several
result = checkpoint.run(
    runtime_configuration={
        "result_format": {
            "result_format": "COMPLETE",
            "unexpected_index_column_names": ["vendor_id", "pickup_at"],
        }
    }
).list_validation_results()[0].results[0].result
first = result["unexpected_index_list"][0]
print(first["vendor_id"], first["pickup_at"])
# endregion: several

assert set(result["unexpected_index_list"][0]) == {"passenger_count", "vendor_id", "pickup_at"}

# A column that doesn't exist.
result = checkpoint.run(
    runtime_configuration={
        "result_format": {"result_format": "COMPLETE", "unexpected_index_column_names": ["trip"]}
    }
).list_validation_results()[0].results[0]
assert not result.success and result.result == {}
assert "exception_traceback" in str(result.exception_info)

# Without key columns: the index labels of the dataframe.
result = checkpoint.run(
    runtime_configuration={"result_format": {"result_format": "COMPLETE"}}
).list_validation_results()[0].results[0].result
print(result["unexpected_index_list"])
