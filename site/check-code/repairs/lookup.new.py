import great_expectations as gx
import great_expectations.expectations as gxe

context = gx.get_context()
context.data_sources.add_sqlite("warehouse", connection_string="sqlite:///taxi.db").add_table_asset(
    "trips", table_name="taxi_trips"
)
datasource = context.data_sources.get("warehouse")
asset = datasource.get_asset("trips")
print(sorted(context.data_sources.all()))
rows = asset.add_batch_definition_whole_table("all").get_batch().validate(
    gxe.ExpectTableRowCountToEqual(value=3000)
)
print(rows.success)
table = context.data_sources.get("warehouse").get_asset("trips")
print(table.table_name)
