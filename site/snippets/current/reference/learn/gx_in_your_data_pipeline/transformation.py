# fixtures: taxi.db

# region: transform
import sqlite3

import great_expectations as gx
import great_expectations.expectations as gxe

TRANSFORM = """
    CREATE TABLE revenue_new AS
    SELECT DATE(pickup_at) AS day, district,
           COUNT(*) AS trips, ROUND(SUM(total_amount), 2) AS revenue
    FROM taxi_trips
    {join} taxi_zones ON zone_id = dropoff_zone_id
    GROUP BY day, district
"""


def transform(join):
    with sqlite3.connect("taxi.db") as database:
        database.execute("DROP TABLE IF EXISTS revenue_new")
        database.execute(TRANSFORM.format(join=join))


transform("JOIN")
# endregion: transform

# region: suite
context = gx.get_context(mode="ephemeral")
revenue = (
    context.data_sources.add_sqlite("taxi", connection_string="sqlite:///taxi.db")
    .add_table_asset("revenue", table_name="revenue_new")
    .add_batch_definition_whole_table("new revenue")
)
suite = gx.ExpectationSuite(
    name="revenue",
    expectations=[
        gxe.ExpectCompoundColumnsToBeUnique(column_list=["day", "district"]),
        gxe.ExpectColumnUniqueValueCountToBeBetween(
            column="day", min_value=90, max_value=90
        ),
        gxe.UnexpectedRowsExpectation(
            unexpected_rows_query="""
                SELECT in_trips, in_revenue
                FROM (SELECT COUNT(*) AS in_trips FROM taxi_trips),
                     (SELECT SUM(trips) AS in_revenue FROM {batch})
                WHERE in_trips <> in_revenue
            """,
            description="No trips were lost or counted twice.",
        ),
    ],
)
# endregion: suite

# region: publish
def publish():
    result = revenue.get_batch().validate(suite)
    for expectation_result in result.results:
        if not expectation_result.success:
            print("FAILED:", expectation_result.expectation_config.description)
            print(expectation_result.result["details"]["unexpected_rows"])
    if not result.success:
        return "kept the previous table"
    with sqlite3.connect("taxi.db") as database:
        database.execute("DROP TABLE IF EXISTS revenue")
        database.execute("ALTER TABLE revenue_new RENAME TO revenue")
    return "published"


print(publish())
# endregion: publish

# hide-start
with sqlite3.connect("taxi.db") as database:
    assert not database.execute("SELECT * FROM sqlite_master WHERE name = 'revenue'").fetchall()
# hide-end

# region: fix
transform("LEFT JOIN")
print(publish())
# endregion: fix

# hide-start
with sqlite3.connect("taxi.db") as database:
    assert database.execute("SELECT SUM(trips) FROM revenue").fetchone() == (3000,)
    assert database.execute("SELECT SUM(trips) FROM revenue WHERE district IS NULL").fetchone()[0] > 0
# hide-end
