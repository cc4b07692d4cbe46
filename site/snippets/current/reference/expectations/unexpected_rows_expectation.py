# fixtures: taxi.db

# region: setup
import great_expectations as gx
import great_expectations.expectations as gxe

context = gx.get_context(mode="ephemeral")
taxi = context.data_sources.add_sqlite("taxi", connection_string="sqlite:///taxi.db")
trips = taxi.add_table_asset("trips", table_name="taxi_trips")
batch = trips.add_batch_definition_whole_table("all trips").get_batch()
# endregion: setup

# region: passes
result = batch.validate(
    gxe.UnexpectedRowsExpectation(
        unexpected_rows_query="SELECT * FROM {batch} WHERE tip_amount < 0"
    )
)
print(result.success)
# endregion: passes

# hide-start
assert result.success
# hide-end
# region: fails
query = """
    SELECT trip_id, fare_amount, tip_amount, total_amount
    FROM {batch}
    WHERE ABS(fare_amount + tip_amount - total_amount) > 0.01
"""
result = batch.validate(gxe.UnexpectedRowsExpectation(unexpected_rows_query=query))
print(result.success, result.result["observed_value"])
for row in result.result["details"]["unexpected_rows"][:2]:
    print(row)
# endregion: fails

# hide-start
assert not result.success
import pandas as pd


def validate(data, expectation):
    source = context.data_sources.add_or_update_pandas("frames")
    definition = source.add_dataframe_asset("frame").add_batch_definition_whole_dataframe("all")
    return definition.get_batch({"dataframe": pd.DataFrame(data)}).validate(expectation)


def error(result):
    assert not result.success and result.result == {}
    info = result.exception_info
    return info.get("exception_message") or next(iter(info.values()))["exception_message"]


assert result.result["observed_value"] == 8


def rows(query, batch=batch):
    return batch.validate(gxe.UnexpectedRowsExpectation(unexpected_rows_query=query))


# All rows are counted, and the result contains up to 200 of them.
every = rows("SELECT * FROM {batch}")
assert every.result["observed_value"] == 3000
assert len(every.result["details"]["unexpected_rows"]) == 200
# Conditions with null values are neither true nor false.
assert rows("SELECT * FROM {batch} WHERE passenger_count NOT BETWEEN 0 AND 6").success
assert rows("SELECT * FROM {batch} WHERE passenger_count IS NULL").result["observed_value"] == 74
# A query can read other tables.
assert rows(
    "SELECT trip_id FROM {batch} WHERE dropoff_zone_id NOT IN (SELECT zone_id FROM taxi_zones)"
).result["observed_value"] == 4
# An error in the query is an error of the validation.
error(rows("SELECT nothing FROM {batch}"))
# Without the placeholder, the query ignores the Batch.
assert rows("SELECT * FROM taxi_trips WHERE trip_id = 1").result["observed_value"] == 1
assert "No provider found" in error(validate({"a": [1]}, gxe.UnexpectedRowsExpectation(unexpected_rows_query="SELECT * FROM {batch}")))
# Queries with a join need an alias, others must not have one. Braces are doubled.
join = "SELECT t.trip_id FROM {batch} AS t LEFT JOIN taxi_zones AS z ON z.zone_id = t.dropoff_zone_id WHERE z.zone_id IS NULL"
assert rows(join).result["observed_value"] == 4
error(rows("SELECT t.trip_id FROM {batch} AS t WHERE t.dropoff_zone_id = 99"))
assert rows("SELECT * FROM {batch} WHERE payment_type = '{{}}'").success
# `mostly` isn't a parameter.
try:
    gxe.UnexpectedRowsExpectation(unexpected_rows_query="SELECT * FROM {batch}", mostly=0.9)
except ValueError:
    pass
else:
    raise AssertionError
# hide-end
