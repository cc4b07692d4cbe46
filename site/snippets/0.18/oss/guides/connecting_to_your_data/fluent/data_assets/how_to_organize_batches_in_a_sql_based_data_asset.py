# fixtures: taxi.db

# region: connect
import great_expectations as gx

context = gx.get_context(mode="file")
data_source = context.sources.add_or_update_sqlite(
    "taxi_database", connection_string="sqlite:///taxi.db"
)
data_asset = data_source.add_table_asset(
    "trips_by_month", table_name="taxi_trips", order_by=["+year", "+month"]
)
# endregion: connect

# region: split
data_asset.add_splitter_year_and_month(column_name="pickup_at")
# endregion: split

# region: list
print(data_asset.batch_request_options)
for batch in data_asset.get_batch_list_from_batch_request(
    data_asset.build_batch_request()
):
    print(batch.metadata)
# endregion: list

# region: one
batch_request = data_asset.build_batch_request(
    options={"year": 2025, "month": 2}
)
context.add_or_update_expectation_suite("trip_checks")
validator = context.get_validator(
    batch_request=batch_request, expectation_suite_name="trip_checks"
)
result = validator.expect_column_values_to_be_between(
    column="fare_amount", min_value=0
)
print("rows:", result.result["element_count"])
# endregion: one

# region: latest
batch_request = data_asset.build_batch_request(batch_slice=-1)
for batch in data_asset.get_batch_list_from_batch_request(batch_request):
    print(batch.metadata)
# endregion: latest

# region: value
by_payment = data_source.add_table_asset(
    "trips_by_payment", table_name="taxi_trips", order_by=["payment_type"]
)
by_payment.add_splitter_column_value(column_name="payment_type")
for batch in by_payment.get_batch_list_from_batch_request(
    by_payment.build_batch_request()
):
    print(batch.metadata)
# endregion: value

# hide-start
assert result.result["element_count"] == 945


def batches(asset, **arguments):
    found = asset.get_batch_list_from_batch_request(asset.build_batch_request(**arguments))
    return [batch.metadata for batch in found]


months = [{"year": 2025, "month": month} for month in (1, 2, 3)]
assert batches(data_asset) == months
assert batches(data_asset, batch_slice=-1) == months[-1:]
assert batches(data_asset, batch_slice=slice(-2, None)) == months[-2:]
# Options that GX compares with integers.
assert batches(data_asset, options={"year": "2025"}) == []
# The splitter is stored.
fresh = gx.get_context(mode="file").get_datasource("taxi_database").get_asset("trips_by_month")
assert fresh.splitter.method_name == "split_on_year_and_month"
assert [sorter.key for sorter in fresh.order_by] == ["year", "month"]

# The table of splitters.
for number, (method, arguments, options) in enumerate(
    (
        ("add_splitter_year", {"column_name": "pickup_at"}, ("year",)),
        ("add_splitter_year_and_month", {"column_name": "pickup_at"}, ("year", "month")),
        ("add_splitter_year_and_month_and_day", {"column_name": "pickup_at"}, ("year", "month", "day")),
        ("add_splitter_datetime_part", {"column_name": "pickup_at", "datetime_parts": ["year", "week"]}, ("year", "week")),
        ("add_splitter_column_value", {"column_name": "payment_type"}, ("payment_type",)),
        ("add_splitter_multi_column_values", {"column_names": ["vendor_id", "payment_type"]}, ("vendor_id", "payment_type")),
        ("add_splitter_divided_integer", {"column_name": "trip_id", "divisor": 1000}, ("quotient",)),
        ("add_splitter_mod_integer", {"column_name": "trip_id", "mod": 3}, ("remainder",)),
    )
):
    asset = data_source.add_table_asset(f"splitter {number}", table_name="taxi_trips")
    getattr(asset, method)(**arguments)
    assert asset.batch_request_options == options
    assert len(batches(asset)) >= 1, method
# add_sorters() doesn't save the project.
fresh.add_sorters(["-month"])
assert [sorter.key for sorter in gx.get_context(mode="file").get_datasource("taxi_database").get_asset("trips_by_month").order_by] == ["year", "month"]
# A second splitter replaces the first one.
asset.add_splitter_year(column_name="pickup_at")
assert asset.batch_request_options == ("year",)
# Without an order, the last Batch isn't necessarily the latest one. A Validator uses the last Batch.
several = context.get_validator(batch_request=data_asset.build_batch_request(), expectation_suite_name="trip_checks")
assert several.active_batch.metadata == {"year": 2025, "month": 3}
for wrong, words in (
    (lambda: asset.add_splitter_year(column_name="no_column"), 'The column "no_column" was not found in table'),
    (lambda: context.get_validator(batch_request=data_asset.build_batch_request(options={"month": "2"}), expectation_suite_name="trip_checks"), "BatchRequest returned an empty batch_list"),
    (lambda: data_asset.build_batch_request(options={"day": 2}), "Batch request options should only contain keys from the following set"),
    (lambda: batches(data_source.add_table_asset("sorted", table_name="taxi_trips", order_by=["day"]).add_splitter_year_and_month("pickup_at")), "isn't available on all batches"),
):
    try:
        wrong()
    except Exception as error:
        assert words in str(error), error
    else:
        raise AssertionError(words)
# Two splitters for SQLite work, but GX can't load a project that contains them.
for method, arguments in (("add_splitter_converted_datetime", ("pickup_at", "%Y-%m")), ("add_splitter_hashed_column", ("trip_id", 1))):
    project = gx.get_context(mode="file", project_root_dir=method)
    source = project.sources.add_sqlite("taxi_database", connection_string="sqlite:///taxi.db")
    special = source.add_table_asset("trips", table_name="taxi_trips")
    getattr(special, method)(*arguments)
    assert batches(special)
    try:
        gx.get_context(mode="file", project_root_dir=method)
    except Exception as error:
        assert "unexpected value; permitted: 'split_on_year'" in str(error), error
    else:
        raise AssertionError(method)
# hide-end
