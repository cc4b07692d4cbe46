# region: setup
import great_expectations as gx
import great_expectations.expectations as gxe
import pandas as pd

invoices = pd.DataFrame({
    "country": ["DE", "CH", "GB", "CH"],
    "currency": ["EUR", "CHF", "GBP", "EUR"],
})
context = gx.get_context(mode="ephemeral")
batch = context.data_sources.pandas_default.read_dataframe(invoices)
# endregion: setup

# region: passes
pairs = [("DE", "EUR"), ("CH", "CHF"), ("CH", "EUR"), ("GB", "GBP")]
result = batch.validate(
    gxe.ExpectColumnPairValuesToBeInSet(
        column_A="country", column_B="currency", value_pairs_set=pairs
    )
)
print(result.success)
# endregion: passes

# hide-start
assert result.success
# hide-end
# region: fails
pairs.remove(("CH", "EUR"))
result = batch.validate(
    gxe.ExpectColumnPairValuesToBeInSet(
        column_A="country", column_B="currency", value_pairs_set=pairs
    )
)
print(result.success)
print(result.result["partial_unexpected_list"])
# endregion: fails

# hide-start
assert not result.success
import sqlite3


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


assert result.result["partial_unexpected_list"] == [("CH", "EUR")]
assert batch.validate(
    gxe.ExpectColumnPairValuesToBeInSet(
        column_A="country", column_B="currency", value_pairs_set=pairs, mostly=0.75
    )
).success
# The order within a pair matters.
assert not batch.validate(
    gxe.ExpectColumnPairValuesToBeInSet(
        column_A="country", column_B="currency", value_pairs_set=[(b, a) for a, b in pairs]
    )
).success
in_set = gxe.ExpectColumnPairValuesToBeInSet(column_A="a", column_B="b", value_pairs_set=[("DE", "EUR")])
one_null = {"a": ["DE", "DE"], "b": ["EUR", None]}
assert not validate(one_null, in_set).success
assert validate_sqlite(one_null, in_set).success
# With pandas, GX can't evaluate data in which it ignores rows before others.
ignored = {"a": [None, "DE"], "b": [None, "EUR"]}
assert "Unalignable" in error(validate(ignored, in_set))
assert validate_sqlite(ignored, in_set).success
kept = gxe.ExpectColumnPairValuesToBeInSet(
    column_A="a", column_B="b", value_pairs_set=[("DE", "EUR"), (None, None)], ignore_row_if="neither"
)
assert validate(ignored, kept).success
# hide-end
