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

# hide-start
for query, rows in {
    "SELECT trip_id FROM {batch} WHERE ROUND(total_amount - fare_amount - tip_amount, 2) <> 0": 8,
    "SELECT trip_id FROM {batch} AS trips LEFT JOIN taxi_zones ON zone_id = dropoff_zone_id WHERE zone_id IS NULL": 4,
    "SELECT DATE(pickup_at) AS day FROM {batch} GROUP BY day HAVING COUNT(*) < 20": 0,
}.items():
    result = batch.validate(gxe.UnexpectedRowsExpectation(unexpected_rows_query=query))
    assert result.result["observed_value"] == rows, (query, result)
monthly = batch_definition.data_asset.add_batch_definition_monthly("m", column="pickup_at").get_batch()
result = monthly.validate(gxe.UnexpectedRowsExpectation(unexpected_rows_query="SELECT * FROM {batch}"))
assert not result.success and "syntax error" in str(result.exception_info)
# hide-end
