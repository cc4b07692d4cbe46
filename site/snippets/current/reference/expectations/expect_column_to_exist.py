# fixtures: taxi_trips.csv

# region: setup
import great_expectations as gx
import great_expectations.expectations as gxe

context = gx.get_context(mode="ephemeral")
batch = context.data_sources.pandas_default.read_csv("taxi_trips.csv")
# endregion: setup

# region: passes
result = batch.validate(gxe.ExpectColumnToExist(column="payment_type"))
print(result.success)
# endregion: passes

# hide-start
assert result.success
# hide-end
# region: fails
result = batch.validate(gxe.ExpectColumnToExist(column="vendor_id", column_index=4))
print(result.success, batch.columns().index("vendor_id"))
# endregion: fails

# hide-start
assert not result.success
import sqlite3

import pandas as pd


def validate_sqlite(data, expectation):
    with sqlite3.connect("checks.db") as database:
        pd.DataFrame(data).to_sql("checks", database, index=False, if_exists="replace")
    source = context.data_sources.add_or_update_sqlite("checks", connection_string="sqlite:///checks.db")
    asset = source.add_table_asset("checks", table_name="checks")
    return asset.add_batch_definition_whole_table("all").get_batch().validate(expectation)


assert not batch.validate(gxe.ExpectColumnToExist(column="tolls_amount")).success
assert batch.validate(gxe.ExpectColumnToExist(column="vendor_id", column_index=1)).success
assert batch.validate(gxe.ExpectColumnToExist(column="payment_type", column_index=-1)).success
assert not batch.validate(gxe.ExpectColumnToExist(column="payment_type", column_index=99)).success
# Index 0 isn't checked.
assert batch.validate(gxe.ExpectColumnToExist(column="vendor_id", column_index=0)).success
# Names are compared with their case.
assert not batch.validate(gxe.ExpectColumnToExist(column="Payment_Type")).success
assert not validate_sqlite({"a": [1]}, gxe.ExpectColumnToExist(column="A")).success
assert result.result == {}
# hide-end
