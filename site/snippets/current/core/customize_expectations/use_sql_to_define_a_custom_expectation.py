# services: postgresql

# region: batch
import great_expectations as gx
import great_expectations.expectations as gxe

context = gx.get_context(mode="file")
batch_definition = (
    context.data_sources.add_or_update_postgres(
        "taxi database", connection_string="${POSTGRESQL_CONNECTION_STRING}"
    )
    .add_table_asset("trips", table_name="taxi_trips")
    .add_batch_definition_monthly("trips by month", column="pickup_at")
)
batch = batch_definition.get_batch({"year": 2025, "month": 1})
# endregion: batch

# region: query
query = """
    SELECT trip_id, fare_amount, tip_amount, total_amount
    FROM {batch}
    WHERE ABS(total_amount - fare_amount - tip_amount) > 0.005
"""
# endregion: query

# region: expectation
expectation = gxe.UnexpectedRowsExpectation(
    unexpected_rows_query=query,
    description="The total amount is the sum of fare and tip",
    severity="warning",
)
# endregion: expectation

# region: validate
result = batch.validate(expectation)
print("passed:", result.success)
print("rows:", result.result["observed_value"])
for row in result.result["details"]["unexpected_rows"][:3]:
    print(*row.values())
# endregion: validate

# hide-start
found = result.result["observed_value"]
assert not result.success and found == len(result.result["details"]["unexpected_rows"])
whole = batch_definition.data_asset.add_batch_definition_whole_table("all trips").get_batch()
assert whole.validate(expectation).result["observed_value"] == 8 > found > 0
# hide-end

# region: join
expectation = gxe.UnexpectedRowsExpectation(
    unexpected_rows_query="""
        SELECT trip_id, dropoff_zone_id
        FROM {batch} AS trips
        LEFT JOIN taxi_zones ON zone_id = dropoff_zone_id
        WHERE zone_id IS NULL
    """,
    description="Every drop-off zone is known",
)
result = batch.validate(expectation)
print("passed:", result.success)
print("trips:", [row["trip_id"] for row in result.result["details"]["unexpected_rows"]])
# endregion: join

# region: groups
expectation = gxe.UnexpectedRowsExpectation(
    unexpected_rows_query="""
        SELECT DATE(pickup_at) AS day, COUNT(*) AS trips
        FROM {batch}
        GROUP BY day
        HAVING COUNT(*) < 20
    """,
    description="Every day has at least 20 trips",
)
result = batch.validate(expectation)
print("passed:", result.success)
# endregion: groups

# hide-start
join_without_alias = gxe.UnexpectedRowsExpectation(
    unexpected_rows_query="SELECT trip_id FROM {batch} LEFT JOIN taxi_zones ON zone_id = dropoff_zone_id"
)
failed = batch.validate(join_without_alias)
assert not failed.success and "subquery in FROM must have an alias" in str(failed.exception_info)
assert result.success
# hide-end

# region: class
class ExpectKnownZone(gxe.UnexpectedRowsExpectation):
    """Every drop-off zone is in the table taxi_zones."""

    unexpected_rows_query: str = """
        SELECT trip_id, dropoff_zone_id
        FROM {batch} AS trips
        LEFT JOIN taxi_zones ON zone_id = dropoff_zone_id
        WHERE zone_id IS NULL
    """
    description: str = "Every drop-off zone is known"
# endregion: class

# region: suite
suite = context.suites.add_or_update(
    gx.ExpectationSuite(name="sql checks", expectations=[ExpectKnownZone()])
)
# endregion: suite

# hide-start
definition = context.validation_definitions.add(
    gx.ValidationDefinition(name="sql", data=batch_definition, suite=suite)
)
stored = definition.run(batch_parameters={"year": 2025, "month": 1}).results[0]
assert not stored.success and stored.result["observed_value"] == 2

every = batch.validate(gxe.UnexpectedRowsExpectation(unexpected_rows_query="SELECT * FROM {batch}")).result
assert every["observed_value"] == 1011 and len(every["details"]["unexpected_rows"]) == 200
assert batch.validate(expectation, result_format="BOOLEAN_ONLY").result == {}
wrong = batch.validate(gxe.UnexpectedRowsExpectation(unexpected_rows_query="SELEC * FROM {batch}"))
assert not wrong.success and "syntax error" in str(wrong.exception_info)
braces = batch.validate(
    gxe.UnexpectedRowsExpectation(unexpected_rows_query="SELECT trip_id FROM {batch} WHERE payment_type = '{x}'")
)
assert not braces.success and braces.exception_info
doubled = batch.validate(
    gxe.UnexpectedRowsExpectation(unexpected_rows_query="SELECT trip_id FROM {batch} WHERE payment_type = '{{x}}'")
)
assert doubled.success
import pandas as pd

frame = context.data_sources.add_pandas("memory").add_dataframe_asset("t").add_batch_definition_whole_dataframe("a")
unsupported = frame.get_batch({"dataframe": pd.DataFrame({"a": [1]})}).validate(
    gxe.UnexpectedRowsExpectation(unexpected_rows_query="SELECT * FROM {batch}")
)
assert "PandasExecutionEngine" in str(unsupported.exception_info)
# hide-end
