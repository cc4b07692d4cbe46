# services: postgresql

import great_expectations as gx

context = gx.get_context(mode="ephemeral")

# region: postgres
data_source = context.data_sources.add_postgres(
    "taxi database", connection_string="${POSTGRESQL_CONNECTION_STRING}"
)
data_asset = data_source.add_table_asset("trips", table_name="taxi_trips")
batch = data_asset.add_batch_definition_whole_table("all trips").get_batch()
print(len(batch.columns()), "columns")
# endregion: postgres
assert type(data_source).__name__ == "PostgresDatasource"
