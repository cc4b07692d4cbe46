# fixtures: taxi_trips.csv taxi.db

# region: conditions
from great_expectations.expectations.conditions import Column

condition = (Column(name="payment_type") == "cash") | (
    (Column(name="payment_type") == "card") & (Column(name="fare_amount") > 50)
)
# endregion: conditions

# hide-start
import great_expectations as gx
import great_expectations.expectations as gxe
import pandas as pd

context = gx.get_context(mode="ephemeral")
batch = context.data_sources.pandas_default.read_csv("taxi_trips.csv")
result = batch.validate(gxe.ExpectColumnValuesToNotBeNull(column="dropoff_at", row_condition=condition))

trips = pd.read_csv("taxi_trips.csv")
chosen = trips[(trips.payment_type == "cash") | ((trips.payment_type == "card") & (trips.fare_amount > 50))]
assert result.result["element_count"] == len(chosen) > 0, (result.result, len(chosen))

# The share of identical rows.
import sqlite3

for base, comparison, identical, share in ((200, 200, 200, 1.0), (25, 100, 25, 0.25), (100, 25, 1, 0.01), (0, 0, 0, 1.0)):
    name = f"{base}_{comparison}"
    for side, numbers in (("base", range(base)), ("comparison", [*range(identical), *range(1000, 1000 + comparison - identical)])):
        with sqlite3.connect(f"{side}_{name}.db") as connection:
            connection.execute("CREATE TABLE numbers (number INTEGER)")
            connection.executemany("INSERT INTO numbers VALUES (?)", [(number,) for number in numbers])
        context.data_sources.add_sqlite(f"{side} {name}", connection_string=f"sqlite:///{side}_{name}.db")
    sqlite = context.data_sources.get(f"base {name}")
    numbers = sqlite.add_table_asset("numbers", table_name="numbers").add_batch_definition_whole_table("all").get_batch()
    for mostly, success in ((share, True), (share + 0.005, False)):
        if mostly <= 1:
            expectation_result = numbers.validate(
                gxe.ExpectQueryResultsToMatchComparison(
                    base_query="SELECT number FROM numbers",
                    comparison_data_source_name=f"comparison {name}",
                    comparison_query="SELECT number FROM numbers",
                    mostly=mostly,
                )
            )
            assert expectation_result.success is success, (name, mostly, expectation_result.result)

# More than 200 rows: GX compares the first 200.
with sqlite3.connect("long.db") as connection:
    connection.execute("CREATE TABLE numbers (number INTEGER)")
    connection.executemany("INSERT INTO numbers VALUES (?)", [(number,) for number in range(300)])
context.data_sources.add_sqlite("long", connection_string="sqlite:///long.db")
first = context.data_sources.get("base 200_200").get_asset("numbers").get_batch_definition("all").get_batch()
assert first.validate(
    gxe.ExpectQueryResultsToMatchComparison(
        base_query="SELECT number FROM numbers ORDER BY number",
        comparison_data_source_name="long",
        comparison_query="SELECT number FROM numbers ORDER BY number",
        mostly=1,
    )
).success

# The SQL Expectations on the pages, on rows of which one is unexpected for each query.
taxi = context.data_sources.add_sqlite("taxi", connection_string="sqlite:///taxi.db")
all_trips = taxi.add_table_asset("trips", table_name="taxi_trips").add_batch_definition_whole_table("all").get_batch()
for query in (
    """
    SELECT *
    FROM {batch}
    WHERE dropoff_at < pickup_at
    """,
    """
    SELECT *
    FROM {batch}
    WHERE payment_type = 'cash'
      AND tip_amount > 0
    """,
):
    wrong = pd.read_csv("taxi_trips.csv").query(
        "dropoff_at < pickup_at" if "dropoff_at" in query else "payment_type == 'cash' and tip_amount > 0"
    )
    expectation_result = all_trips.validate(gxe.UnexpectedRowsExpectation(unexpected_rows_query=query))
    assert not expectation_result.success and expectation_result.result["observed_value"] == len(wrong) > 0, expectation_result.result

# An Expectation that raises an exception keeps its severity in the result.
suite = context.suites.add(
    gx.ExpectationSuite(name="s", expectations=[gxe.ExpectColumnValuesToNotBeNull(column="no_such_column", severity="info")])
)
broken = batch.validate(suite)
highest = broken.get_max_severity_failure()
assert not broken.success and highest is not None and highest.value == "info", highest
assert gxe.ExpectColumnToExist(column="a").severity.value == "critical"
# hide-end
