import great_expectations as gx

context = gx.get_context()
context.sources.add_sqlite("warehouse", connection_string="sqlite:///taxi.db").add_table_asset(
    "trips", table_name="taxi_trips"
)
datasource = context.get_datasource("warehouse")
asset = datasource.get_asset("trips")
print(sorted(context.datasources))
rows = context.get_validator(
    batch_request=asset.build_batch_request(), create_expectation_suite_with_name="rows"
).expect_table_row_count_to_equal(3000)
print(rows.success)
table = context.datasources["warehouse"].get_asset("trips")
print(table.table_name)
