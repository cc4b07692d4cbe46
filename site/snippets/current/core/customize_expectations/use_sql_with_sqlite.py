# fixtures: taxi.db

# region: batch
import great_expectations as gx
import great_expectations.expectations as gxe

context = gx.get_context(mode="file")
batch_definition = (
    context.data_sources.add_or_update_sqlite(
        "taxi database", connection_string="sqlite:///taxi.db"
    )
    .add_table_asset("trips", table_name="taxi_trips")
    .add_batch_definition_whole_table("all trips")
)
batch = batch_definition.get_batch()
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
assert result.result["observed_value"] == 8
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
assert definition.run().results[0].result["observed_value"] == 4

# `{batch}` is invalid SQL in Batches by year, month, or day.
monthly = batch_definition.data_asset.add_batch_definition_monthly("m", column="pickup_at").get_batch()
result = monthly.validate(gxe.UnexpectedRowsExpectation(unexpected_rows_query="SELECT * FROM {batch}"))
assert not result.success and "syntax error" in str(result.exception_info)
# hide-end
