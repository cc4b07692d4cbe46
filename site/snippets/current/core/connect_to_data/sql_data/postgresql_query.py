# services: postgresql

# hide-start
import great_expectations as gx
import great_expectations.expectations as gxe

context = gx.get_context(mode="file")
data_source = context.data_sources.add_or_update_postgres(
    "taxi database", connection_string="${POSTGRESQL_CONNECTION_STRING}"
)
# hide-end
# region: query
trips = data_source.add_query_asset(
    "trips",
    query="SELECT *, fare_amount + tip_amount AS amount_paid FROM taxi_trips",
)
# endregion: query

# hide-start
batch = trips.add_batch_definition_whole_table("all trips").get_batch()
assert "amount_paid" in batch.columns()
assert batch.validate(gxe.ExpectTableRowCountToEqual(value=3000)).success
# hide-end
