# fixtures: taxi_trips.csv

# region: databases
import sqlite3

import great_expectations as gx
import great_expectations.expectations as gxe
import pandas as pd

trips = pd.read_csv("taxi_trips.csv")
with sqlite3.connect("old.db") as database:
    trips.to_sql("trips", database, index=False, if_exists="replace")

migrated = trips[trips["trip_id"] != 2900].copy()
migrated.loc[migrated["trip_id"] == 40, "total_amount"] = 1.0
with sqlite3.connect("new.db") as database:
    migrated.to_sql("rides", database, index=False, if_exists="replace")
# endregion: databases

# region: sources
context = gx.get_context(mode="file")
context.data_sources.add_or_update_sqlite(
    "old system", connection_string="sqlite:///old.db"
)
batch_definition = (
    context.data_sources.add_or_update_sqlite(
        "new system", connection_string="sqlite:///new.db"
    )
    .add_table_asset("rides", table_name="rides")
    .add_batch_definition_whole_table("all rides")
)
# endregion: sources

# region: queries
new_query = """
    SELECT DATE(pickup_at) AS day,
           COUNT(*) AS trips,
           ROUND(SUM(total_amount), 2) AS total
    FROM {batch} -- the Batch that you validate
    GROUP BY day
    ORDER BY day
"""
old_query = """
    SELECT DATE(pickup_at) AS day,
           COUNT(*) AS trips,
           ROUND(SUM(total_amount), 2) AS total
    FROM trips
    GROUP BY day
    ORDER BY day
"""
# endregion: queries

# region: expectation
expectation = gxe.ExpectQueryResultsToMatchComparison(
    base_query=new_query,
    comparison_data_source_name="old system",
    comparison_query=old_query,
    description="Daily trips and totals match the old system",
)
# endregion: expectation

# region: validate
result = batch_definition.get_batch().validate(expectation)
print("passed:", result.success)
print("unexpected days:", result.result["unexpected_count"])
details = result.result["details"]
for row in details["unexpected_rows"]:
    print("only in the new system:", *row.values())
for row in details["missing_rows"]:
    print("only in the old system:", *row.values())
# endregion: validate

# region: suite
suite = context.suites.add_or_update(
    gx.ExpectationSuite(name="migration", expectations=[expectation])
)
validation_definition = context.validation_definitions.add_or_update(
    gx.ValidationDefinition(
        name="migration", data=batch_definition, suite=suite
    )
)
print("passed:", validation_definition.run().success)
# endregion: suite

# hide-start
assert not result.success and result.result["unexpected_count"] == 2
assert result.result["unexpected_percent"] == (1 - 88 / 90) * 100
batch = batch_definition.get_batch()


def compare(**parameters):
    given = {
        "base_query": new_query, "comparison_data_source_name": "old system", "comparison_query": old_query,
        **parameters,
    }
    return batch.validate(gxe.ExpectQueryResultsToMatchComparison(**given))


assert compare(mostly=0.97).success and not compare(mostly=0.98).success
# The share of matching rows: matches, divided by the rows of the longer result.
def numbers(count, first=1):
    return " UNION ALL ".join(f"SELECT {number} AS n" for number in range(first, first + count))


for new, old, share in (
    (numbers(40), numbers(40), 1.0),
    (numbers(30), numbers(120), 0.25),
    (numbers(50, 50), numbers(50, 99), 0.02),
    ("SELECT 1 AS n WHERE 1 = 0", "SELECT 1 AS n WHERE 1 = 0", 1.0),
):
    expectation_result = compare(base_query=new, comparison_query=old)
    assert abs(1 - expectation_result.result["unexpected_percent"] / 100 - share) < 1e-9, (share, expectation_result.result)
    assert expectation_result.success == (share == 1.0)
assert compare(base_query="SELECT NULL AS a", comparison_query="SELECT NULL AS a").success  # nulls are equal
# Order of rows and names of columns do not matter; order of columns does.
assert compare(
    base_query="SELECT 1 AS a UNION ALL SELECT 2", comparison_query="SELECT 2 AS b UNION ALL SELECT 1"
).success
assert not compare(base_query="SELECT 1 AS a, 2 AS b", comparison_query="SELECT 2 AS b, 1 AS a").success
assert not compare(base_query="SELECT 1 AS a", comparison_query="SELECT '1' AS a").success
assert compare(base_query="SELECT 1 AS a", comparison_query="SELECT 1.0 AS a").success
# No more than 200 rows of each are compared.
long = compare(
    base_query="SELECT trip_id FROM {batch} ORDER BY trip_id",
    comparison_query="SELECT trip_id FROM trips ORDER BY trip_id",
)
assert long.success  # the missing row has the ID 2900
assert "{batch}" in str(compare(comparison_query="SELECT 1 FROM {batch}").exception_info)
assert "Could not find a datasource" in str(compare(comparison_data_source_name="none").exception_info)
assert batch.validate(expectation, result_format="BOOLEAN_ONLY").result == {}
frame = context.data_sources.add_pandas("memory").add_dataframe_asset("t").add_batch_definition_whole_dataframe("a")
unsupported = frame.get_batch({"dataframe": trips}).validate(expectation)
assert "PandasExecutionEngine" in str(unsupported.exception_info)
# hide-end
