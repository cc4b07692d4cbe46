# pictures: results=gx/**/validations/*orders/before/**/*.html

# region: database
import sqlite3

SCHEMA = """
DROP TABLE IF EXISTS orders;
DROP TABLE IF EXISTS order_lines;
CREATE TABLE orders (order_id INTEGER, email TEXT, voucher TEXT, ordered_at TEXT);
CREATE TABLE order_lines (order_id INTEGER, line INTEGER, sku TEXT, quantity INTEGER);
"""
ORDERS = [
    (5001, "ana.silva@example.com", "SPRING-7Q2", "2025-03-10 09:12"),
    (5002, "k.ito@example.com", None, "2025-03-10 09:30"),
    (5003, "Ana.Silva@example.com ", None, "2025-03-10 10:05"),
    (5003, "m.koch@example.com", None, "2025-03-10 10:06"),
    (5004, "j.doe@example.com", "SPRING-7Q2", "2025-03-10 11:41"),
]
ORDER_LINES = [
    (5001, 1, "KB-104", 1),
    (5001, 2, "MS-220", 2),
    (5002, 1, "CB-015", 5),
    (5002, 1, "CB-015", 5),
    (5003, 1, "HS-310", 1),
    (5003, 2, "CB-015", 1),
    (5003, 2, "CB-015", 3),
    (5004, 1, "KB-104", 1),
]

database = sqlite3.connect("shop.db")
database.executescript(SCHEMA)
database.executemany("INSERT INTO orders VALUES (?, ?, ?, ?)", ORDERS)
database.executemany("INSERT INTO order_lines VALUES (?, ?, ?, ?)", ORDER_LINES)
database.commit()
# endregion: database

# region: connect
import great_expectations as gx
import great_expectations.expectations as gxe

context = gx.get_context(mode="file")
shop = context.data_sources.add_or_update_sqlite(
    "shop", connection_string="sqlite:///shop.db"
)
order_rows = shop.add_table_asset(
    "orders", table_name="orders"
).add_batch_definition_whole_table("all rows")
line_rows = shop.add_table_asset(
    "order lines", table_name="order_lines"
).add_batch_definition_whole_table("all rows")
# endregion: connect

# region: first
all_orders = order_rows.get_batch()
result = all_orders.validate(gxe.ExpectColumnValuesToBeUnique(column="order_id"))
print("passed:", result.success, result.result["partial_unexpected_list"])
# endregion: first

# region: suites
orders_suite = context.suites.add_or_update(
    gx.ExpectationSuite(
        name="unique orders",
        expectations=[
            gxe.ExpectColumnValuesToBeUnique(column="order_id"),
            gxe.ExpectColumnValuesToNotBeNull(column="order_id"),
            gxe.ExpectColumnValuesToBeUnique(column="voucher"),
        ],
    )
)
lines_suite = context.suites.add_or_update(
    gx.ExpectationSuite(
        name="unique order lines",
        expectations=[
            gxe.ExpectCompoundColumnsToBeUnique(column_list=["order_id", "line"]),
        ],
    )
)
# endregion: suites

# region: run
checkpoint = context.checkpoints.add_or_update(
    gx.Checkpoint(
        name="shop duplicates",
        validation_definitions=[
            context.validation_definitions.add_or_update(
                gx.ValidationDefinition(
                    name=name,
                    data=batch_definition,
                    suite=suite,
                )
            )
            for name, batch_definition, suite in [
                ("orders", order_rows, orders_suite),
                ("order lines", line_rows, lines_suite),
            ]
        ],
        actions=[gx.checkpoint.UpdateDataDocsAction(name="data docs")],
    )
)


def validate(run_name):
    result = checkpoint.run(run_id=gx.RunIdentifier(run_name=run_name))
    for validation_result in result.run_results.values():
        for expectation_result in validation_result.results:
            config = expectation_result.expectation_config
            print(
                "passed" if expectation_result.success else "FAILED",
                config.kwargs.get("column") or config.kwargs["column_list"],
                config.type.removeprefix("expect_"),
                expectation_result.result["partial_unexpected_list"],
            )
    return result


result = validate("before")
# endregion: run

# hide-start
outcomes = [o for v in result.run_results.values() for o in v.results]
assert sum(o.success for o in outcomes) == 1
# hide-end

# region: near
same_email = gxe.UnexpectedRowsExpectation(
    unexpected_rows_query="""
        SELECT LOWER(TRIM(email)) AS address, COUNT(DISTINCT email) AS spellings
        FROM {batch}
        GROUP BY address
        HAVING COUNT(DISTINCT email) > 1
    """,
    description="Every email address has one spelling.",
    severity="warning",
)
near = all_orders.validate(same_email)
print(near.success, near.result["details"]["unexpected_rows"])
# endregion: near

# hide-start
assert not near.success
# hide-end

# region: exact
duplicates = database.execute("""
    SELECT order_id, line, COUNT(*), COUNT(DISTINCT sku || ':' || quantity)
    FROM order_lines
    GROUP BY order_id, line
    HAVING COUNT(*) > 1
""").fetchall()
for order_id, line, rows, versions in duplicates:
    kind = "repeated" if versions == 1 else "conflicting"
    print(order_id, line, f"{rows} rows,", kind)
# endregion: exact

# region: fix
with database:
    # Repeated rows: keep the first one
    database.execute("""
        DELETE FROM order_lines WHERE rowid NOT IN
        (SELECT MIN(rowid) FROM order_lines GROUP BY order_id, line, sku, quantity)
    """)
    # Conflicting rows: keep the quantity that the warehouse confirmed
    database.execute(
        "DELETE FROM order_lines WHERE order_id = 5003 AND line = 2 AND quantity = 1"
    )
    # Two orders with the same number: renumber the second one
    database.execute(
        "UPDATE orders SET order_id = 5005 WHERE email = 'm.koch@example.com'"
    )
    # Voucher redeemed twice: remove it from the later order
    database.execute("UPDATE orders SET voucher = NULL WHERE order_id = 5004")
    database.execute("UPDATE orders SET email = LOWER(TRIM(email))")

result = validate("after")
# endregion: fix

# region: index
with database:
    database.execute("CREATE UNIQUE INDEX one_order ON orders (order_id)")
    database.execute("CREATE UNIQUE INDEX one_line ON order_lines (order_id, line)")
# endregion: index

# hide-start
assert result.success and all_orders.validate(same_email).success

# Facts in the tables: nulls, shares, and unique values within a record.
import pandas as pd

compound = gxe.ExpectCompoundColumnsToBeUnique(column_list=["a", "b"])
database.executescript(
    "CREATE TABLE half (a INTEGER, b INTEGER); INSERT INTO half VALUES (1, NULL), (1, NULL), (NULL, NULL), (NULL, NULL)"
)
half = shop.add_table_asset("half", table_name="half").add_batch_definition_whole_table("half").get_batch()
assert half.validate(compound).success

memory = gx.get_context(mode="ephemeral").data_sources.add_pandas("memory")


def check(expectation, **columns):
    name = f"{len(memory.assets)}"
    batch_definition = memory.add_dataframe_asset(name).add_batch_definition_whole_dataframe(name)
    return batch_definition.get_batch({"dataframe": pd.DataFrame(columns)}).validate(expectation)


unique = gxe.ExpectColumnValuesToBeUnique(column="a")
assert check(unique, a=[1, 2, None, None]).success
assert check(unique, a=["x", "X", "x "]).success
repeated = check(unique, a=[1, 1, 2, 3])
assert repeated.result["unexpected_count"] == 2 and repeated.result["unexpected_percent"] == 50
assert check(gxe.ExpectColumnValuesToBeUnique(column="a", mostly=0.5), a=[1, 1, 2, 3]).success
share = check(gxe.ExpectColumnProportionOfUniqueValuesToBeBetween(column="a", min_value=0.7), a=[1, 1, 2, 3])
assert share.success and share.result["observed_value"] == 0.75
share = check(gxe.ExpectColumnProportionOfUniqueValuesToBeBetween(column="a", min_value=0.7), a=[1, 1, 2, 3, None, None])
assert share.result["observed_value"] == 0.75
count = check(gxe.ExpectColumnUniqueValueCountToBeBetween(column="a", max_value=2), a=[1, 1, 2, None])
assert count.success and count.result["observed_value"] == 2
assert not check(compound, a=[1, 1], b=[None, None]).success
assert check(compound, a=[None, None], b=[None, None]).success
within = gxe.ExpectSelectColumnValuesToBeUniqueWithinRecord(column_list=["a", "b"])
assert check(within, a=[1, 2], b=[2, 2]).result["unexpected_count"] == 1
# hide-end
