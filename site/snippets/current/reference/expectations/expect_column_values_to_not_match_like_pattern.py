# region: setup
import sqlite3

import great_expectations as gx
import great_expectations.expectations as gxe

rows = [("BK-0042", "https://img.example.com/42.jpg"), ("LP-310", "42.png")]
with sqlite3.connect("shop.db") as database:
    database.execute("DROP TABLE IF EXISTS products")
    database.execute("CREATE TABLE products (sku TEXT, image TEXT)")
    database.executemany("INSERT INTO products VALUES (?, ?)", rows)

context = gx.get_context(mode="ephemeral")
shop = context.data_sources.add_sqlite("shop", connection_string="sqlite:///shop.db")
products = shop.add_table_asset("products", table_name="products")
batch = products.add_batch_definition_whole_table("all products").get_batch()
# endregion: setup

# region: passes
result = batch.validate(
    gxe.ExpectColumnValuesToNotMatchLikePattern(column="sku", like_pattern="% %")
)
print(result.success)
# endregion: passes

# hide-start
assert result.success
# hide-end
# region: fails
result = batch.validate(
    gxe.ExpectColumnValuesToNotMatchLikePattern(column="image", like_pattern="%.png")
)
print(result.success)
print(result.result["partial_unexpected_list"])
# endregion: fails

# hide-start
assert not result.success
import pandas as pd


def validate_sqlite(data, expectation):
    with sqlite3.connect("checks.db") as database:
        pd.DataFrame(data).to_sql("checks", database, index=False, if_exists="replace")
    source = context.data_sources.add_or_update_sqlite("checks", connection_string="sqlite:///checks.db")
    asset = source.add_table_asset("checks", table_name="checks")
    return asset.add_batch_definition_whole_table("all").get_batch().validate(expectation)


def validate(data, expectation):
    source = context.data_sources.add_or_update_pandas("frames")
    definition = source.add_dataframe_asset("frame").add_batch_definition_whole_dataframe("all")
    return definition.get_batch({"dataframe": pd.DataFrame(data)}).validate(expectation)


def error(result):
    assert not result.success and result.result == {}
    info = result.exception_info
    return info.get("exception_message") or next(iter(info.values()))["exception_message"]


not_like = gxe.ExpectColumnValuesToNotMatchLikePattern(column="a", like_pattern="test%")
assert validate_sqlite({"a": ["latest", None]}, not_like).success
# LIKE ignores case in SQLite.
assert not validate_sqlite({"a": ["TEST-1"]}, not_like).success
# An underscore represents any character.
underscore = gxe.ExpectColumnValuesToNotMatchLikePattern(column="a", like_pattern="tmp_%")
assert not validate_sqlite({"a": ["tmpfile"]}, underscore).success
assert validate_sqlite(
    {"a": ["test", "x"]}, gxe.ExpectColumnValuesToNotMatchLikePattern(column="a", like_pattern="test%", mostly=0.5)
).success
assert "No provider found" in error(validate({"a": ["x"]}, not_like))
# hide-end
