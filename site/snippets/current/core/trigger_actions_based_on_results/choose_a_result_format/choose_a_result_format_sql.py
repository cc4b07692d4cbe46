# fixtures: taxi.db

# region: name_rows
import great_expectations as gx
import great_expectations.expectations as gxe

context = gx.get_context(mode="ephemeral")
taxi_db = context.data_sources.add_sqlite(
    "taxi_db", connection_string="sqlite:///taxi.db"
)
trips = taxi_db.add_table_asset("trips", table_name="taxi_trips")
batch = trips.add_batch_definition_whole_table("all trips").get_batch()
expectation = gxe.ExpectColumnValuesToBeBetween(
    column="passenger_count", min_value=1, max_value=6
)
result_format = {
    "result_format": "COMPLETE",
    "unexpected_index_column_names": ["trip_id", "pickup_at"],
}
result = batch.validate(expectation, result_format=result_format)
print(*result.result["unexpected_index_list"][:3], sep="\n")
print(result.result["unexpected_index_query"])
# endregion: name_rows

# hide-start
def show(result):
    print("success:", result.success)
    for field, value in result.result.items():
        print(f"{field}: {value}")
# hide-end


# hide-start
assert batch.validate(expectation, result_format="BOOLEAN_ONLY").result == {}
# hide-end

# region: basic
show(batch.validate(expectation, result_format="BASIC"))
# endregion: basic

# hide-start
assert "partial_unexpected_counts" not in batch.validate(expectation, result_format="BASIC").result
# hide-end

# region: summary
show(batch.validate(expectation, result_format="SUMMARY"))
# endregion: summary

# region: complete
show(batch.validate(expectation, result_format="COMPLETE"))
# endregion: complete

# region: rows
result = batch.validate(
    expectation,
    result_format={
        "result_format": "BASIC",
        "include_unexpected_rows": True,
        "partial_unexpected_count": 3,
    },
)
for row in result.result["unexpected_rows"]:
    print(row)
# endregion: rows

# region: no_values
result = batch.validate(
    expectation,
    result_format={
        "result_format": "SUMMARY",
        "unexpected_index_column_names": ["trip_id"],
        "exclude_unexpected_values": True,
    },
)
(rows,) = result.result["partial_unexpected_index_list"]
print("unexpected trips:", *rows["trip_id"])
# endregion: no_values

# hide-start
assert "partial_unexpected_list" not in result.result
many = gxe.ExpectColumnValuesToBeBetween(column="fare_amount", max_value=30)
plain = batch.validate(many, result_format="COMPLETE").result
assert plain["unexpected_count"] == 492 and len(plain["unexpected_list"]) == 200
assert "unexpected_index_list" not in plain
named = {"result_format": "COMPLETE", "unexpected_index_column_names": ["trip_id"]}
complete = batch.validate(many, result_format=named).result
assert len(complete["unexpected_index_list"]) == 20 and len(complete["unexpected_list"]) == 200
wide = batch.validate(many, result_format={**named, "partial_unexpected_count": 500}).result
assert len(wide["unexpected_index_list"]) == len(wide["partial_unexpected_index_list"]) == 492
assert len(wide["unexpected_list"]) == len(wide["partial_unexpected_list"]) == 200

# The query omits the month of the Batch and the condition. It is invalid for query assets and dates.
import datetime

from sqlalchemy import text
from sqlalchemy.exc import OperationalError

asset = batch.data_asset
negative = {"column": "fare_amount", "min_value": 0}
february = asset.add_batch_definition_monthly("m", column="pickup_at").get_batch({"year": 2025, "month": 2})
fares = february.validate(gxe.ExpectColumnValuesToBeBetween(**negative), result_format=named).result
cash = february.validate(
    gxe.ExpectColumnValuesToBeBetween(
        **negative, row_condition='col("payment_type") == "cash"', condition_parser="great_expectations"
    ),
    result_format=named,
).result
query_batch = (
    asset.datasource.add_query_asset("q", query="SELECT * FROM taxi_trips")
    .add_batch_definition_whole_table("all")
    .get_batch()
)
subquery = query_batch.validate(gxe.ExpectColumnValuesToBeBetween(**negative), result_format=named).result
dates = batch.validate(
    gxe.ExpectColumnValuesToBeBetween(column="pickup_at", min_value=datetime.datetime(2025, 1, 2)),
    result_format=named,
).result
with asset.datasource.get_engine().connect() as connection:
    for expectation_result, expected in ((fares, 5), (cash, 1)):
        assert expectation_result["unexpected_count"] == expected
        assert len(connection.execute(text(expectation_result["unexpected_index_query"])).fetchall()) == 12
    for expectation_result in (subquery, dates):
        try:
            connection.execute(text(expectation_result["unexpected_index_query"]))
            raise SystemExit("the query is valid")
        except OperationalError:
            pass
# hide-end
