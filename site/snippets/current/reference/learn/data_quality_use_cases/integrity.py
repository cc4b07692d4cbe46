# services: postgresql
# pictures: results=gx/**/validations/**/before/**/*.html

# region: database
import sqlite3

bank = sqlite3.connect("bank.db")
bank.executescript("""
    DROP TABLE IF EXISTS accounts;
    DROP TABLE IF EXISTS transfers;
    CREATE TABLE accounts (account_id TEXT, owner TEXT, status TEXT);
    CREATE TABLE transfers (
        transfer_id TEXT, from_account TEXT, to_account TEXT,
        amount REAL, fee REAL, total REAL, currency TEXT, scheme TEXT,
        booked_at TEXT, settled_at TEXT
    );
""")
bank.executemany(
    "INSERT INTO accounts VALUES (?, ?, ?)",
    [
        ("A-10", "Ito", "open"),
        ("A-11", "Koch", "open"),
        ("A-12", "Silva", "open"),
        ("A-13", "Doe", "closed"),
    ],
)
bank.executemany(
    "INSERT INTO transfers VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
    [
        ("T-1", "A-10", "A-11", 250.0, 0.5, 250.5, "EUR", "SEPA", "2025-03-10 09:00", "2025-03-10 15:00"),
        ("T-2", "A-11", "A-12", 80.0, 0.5, 80.5, "EUR", "SEPA", "2025-03-10 10:20", None),
        ("T-3", "A-12", "A-99", 40.0, 0.5, 40.5, "EUR", "SEPA", "2025-03-10 11:05", "2025-03-10 15:00"),
        ("T-4", "A-10", "A-12", 1200.0, 9.0, 1200.0, "USD", "SWIFT", "2025-03-11 08:45", "2025-03-12 10:00"),
        ("T-5", "A-12", "A-10", 35.5, 0.5, 36.0, "EUR", "SEPA", "2025-03-11 12:30", "2025-03-11 09:00"),
        ("T-6", "A-11", "A-11", 60.0, 0.5, 60.5, "EUR", "SEPA", "2025-03-12 16:10", "2025-03-13 09:00"),
        ("T-7", "A-11", "A-10", 500.0, 0.5, 500.5, "USD", "SEPA", "2025-03-12 17:40", "2025-03-13 09:00"),
    ],
)
bank.commit()
# endregion: database

# region: connect
import great_expectations as gx
import great_expectations.expectations as gxe

context = gx.get_context(mode="file")
source = context.data_sources.add_or_update_sqlite(
    "bank", connection_string="sqlite:///bank.db"
)
transfers = source.add_table_asset(
    "transfers", table_name="transfers"
).add_batch_definition_whole_table("all transfers")
# endregion: connect

# region: first
known_account = gxe.UnexpectedRowsExpectation(
    unexpected_rows_query="""
        SELECT transfer_id, to_account
        FROM {batch} AS t
        LEFT JOIN accounts ON account_id = to_account
        WHERE account_id IS NULL
    """,
    description="The receiving account exists",
)
result = transfers.get_batch().validate(known_account)
print("passed:", result.success, result.result["details"]["unexpected_rows"])
# endregion: first

# region: suite
suite = context.suites.add_or_update(
    gx.ExpectationSuite(
        name="consistent transfers",
        expectations=[
            known_account,
            gxe.UnexpectedRowsExpectation(
                unexpected_rows_query="""
                    SELECT transfer_id, total, amount + fee AS expected
                    FROM {batch}
                    WHERE ABS(total - amount - fee) > 0.005
                """,
                description="The total is the sum of amount and fee",
            ),
            gxe.ExpectColumnPairValuesAToBeGreaterThanB(
                column_A="settled_at",
                column_B="booked_at",
                or_equal=True,
                ignore_row_if="either_value_is_missing",
                description="Transfers are not settled before they are booked",
            ),
            gxe.ExpectSelectColumnValuesToBeUniqueWithinRecord(
                column_list=["from_account", "to_account"],
                description="The accounts of a transfer differ",
            ),
            gxe.ExpectColumnPairValuesToBeInSet(
                column_A="currency",
                column_B="scheme",
                value_pairs_set=[("EUR", "SEPA"), ("EUR", "SWIFT"), ("USD", "SWIFT")],
                description="The scheme supports the currency",
            ),
        ],
    )
)
# endregion: suite

# region: run
validation_definition = context.validation_definitions.add_or_update(
    gx.ValidationDefinition(name="transfers", data=transfers, suite=suite)
)
checkpoint = context.checkpoints.add_or_update(
    gx.Checkpoint(
        name="transfers",
        validation_definitions=[validation_definition],
        actions=[gx.checkpoint.UpdateDataDocsAction(name="data docs")],
        result_format={
            "result_format": "SUMMARY",
            "unexpected_index_column_names": ["transfer_id"],
        },
    )
)


def validate(run_name):
    result = checkpoint.run(run_id=gx.RunIdentifier(run_name=run_name))
    (validation_result,) = result.run_results.values()
    for expectation_result in validation_result.results:
        rows = expectation_result.result.get("partial_unexpected_index_list")
        if rows is None:
            rows = expectation_result.result["details"]["unexpected_rows"]
        print(
            "passed" if expectation_result.success else "FAILED",
            expectation_result.expectation_config.description,
            [row["transfer_id"] for row in rows],
        )
    return result


result = validate("before")
# endregion: run

# hide-start
(validation_result,) = result.run_results.values()
assert [bool(o.success) for o in validation_result.results] == [False] * 5
# hide-end

# region: fix
with bank:
    bank.execute("INSERT INTO accounts VALUES ('A-99', 'Meyer', 'open')")
    bank.execute("UPDATE transfers SET total = 1209 WHERE transfer_id = 'T-4'")
    bank.execute(
        "UPDATE transfers SET settled_at = '2025-03-12 09:00' WHERE transfer_id = 'T-5'"
    )
    bank.execute("UPDATE transfers SET to_account = 'A-10' WHERE transfer_id = 'T-6'")
    bank.execute("UPDATE transfers SET scheme = 'SWIFT' WHERE transfer_id = 'T-7'")

result = validate("after")
# endregion: fix

# hide-start
assert result.success
# hide-end

# region: warehouse
import os

import sqlalchemy as sa

warehouse = sa.create_engine(os.environ["POSTGRESQL_CONNECTION_STRING"])


def load(query):
    with warehouse.begin() as connection:
        for statement in (
            "DROP TABLE IF EXISTS fact_transfers",
            "CREATE TABLE fact_transfers (transfer_id TEXT, day DATE, total NUMERIC(12, 2))",
        ):
            connection.execute(sa.text(statement))
        connection.execute(
            sa.text("INSERT INTO fact_transfers VALUES (:id, :day, :total)"),
            [dict(zip(("id", "day", "total"), row)) for row in bank.execute(query)],
        )


load("""
    SELECT transfer_id, DATE(booked_at), total
    FROM transfers
    WHERE settled_at IS NOT NULL
""")
# endregion: warehouse

# region: compare
fact_transfers = (
    context.data_sources.add_or_update_postgres(
        "warehouse", connection_string="${POSTGRESQL_CONNECTION_STRING}"
    )
    .add_table_asset("fact transfers", table_name="fact_transfers")
    .add_batch_definition_whole_table("all transfers")
)
same_totals = gxe.ExpectQueryResultsToMatchComparison(
    base_query="""
        SELECT CAST(day AS TEXT), COUNT(*), CAST(SUM(total) * 100 AS INTEGER) AS cents
        FROM {batch}
        GROUP BY day
    """,
    comparison_data_source_name="bank",
    comparison_query="""
        SELECT DATE(booked_at), COUNT(*), CAST(ROUND(SUM(total) * 100) AS INTEGER)
        FROM transfers
        GROUP BY DATE(booked_at)
    """,
)


def compare():
    result = fact_transfers.get_batch().validate(same_totals)
    print("passed:", result.success)
    details = result.result["details"]
    for system in ("unexpected_rows", "missing_rows"):
        for row in details[system]:
            print(f"{system:<15}", *row.values())
    return result


result = compare()
# endregion: compare

# hide-start
assert not result.success
# hide-end

# region: complete
load("SELECT transfer_id, DATE(booked_at), total FROM transfers")

result = compare()
# endregion: complete

# hide-start
assert result.success

# Null values in pairs, lists, and joins.
import pandas as pd

memory = gx.get_context(mode="ephemeral").data_sources.add_pandas("memory")


def check(expectation, **columns):
    name = f"{len(memory.assets)}"
    definition = memory.add_dataframe_asset(name).add_batch_definition_whole_dataframe(name)
    return definition.get_batch({"dataframe": pd.DataFrame(columns)}).validate(expectation)


def greater(mode):
    return gxe.ExpectColumnPairValuesAToBeGreaterThanB(column_A="a", column_B="b", ignore_row_if=mode)


one_null = dict(a=[3, None], b=[2, 1])
assert [check(greater(mode), **one_null).success for mode in ("both_values_are_missing", "either_value_is_missing", "neither")] == [False, True, False]
assert not check(greater("neither"), a=[2], b=[2]).success
sums = gxe.ExpectMulticolumnSumToEqual(column_list=["a", "b"], sum_total=100)
assert check(sums, a=[60, 50], b=[40, 50]).success
assert not check(sums, a=[60, 50], b=[40, 49]).success
assert not check(gxe.ExpectMulticolumnSumToEqual(column_list=["a", "b"], sum_total=0.3), a=[0.1], b=[0.2]).success
assert greater("neither").ignore_row_if == "neither"
assert gxe.ExpectColumnPairValuesAToBeGreaterThanB(column_A="a", column_B="b").ignore_row_if == "both_values_are_missing"
# hide-end
