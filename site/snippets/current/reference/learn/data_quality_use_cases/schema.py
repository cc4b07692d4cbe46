# pictures: results=gx/**/validations/**/second*y/**/*.html

# region: files
from pathlib import Path

Path("feed").mkdir(exist_ok=True)
Path("feed/catalog_2025-03-03.csv").write_text("""\
sku,name,category,price,currency,in_stock
KB-104,Mechanical keyboard,keyboards,89.90,EUR,41
MS-220,Wireless mouse,mice,24.50,EUR,130
HS-310,Headset with microphone,audio,59.00,EUR,0
CB-015,USB-C cable 2 m,cables,9.95,EUR,512
""")
Path("feed/catalog_2025-03-10.csv").write_text("""\
sku,name,price_eur,category,currency,in_stock,ean
KB-104,Mechanical keyboard,"89,90",keyboards,EUR,41,4006381333931
MS-220,Wireless mouse,"24,50",mice,EUR,126,4006381333948
HS-310,Headset with microphone,"59,00",audio,EUR,on order,4006381333955
CB-015,USB-C cable 2 m,"9,95",cables,EUR,498,4006381333962
""")
# endregion: files

# region: connect
import great_expectations as gx
import great_expectations.expectations as gxe

context = gx.get_context(mode="file")
batch_definition = (
    context.data_sources.add_or_update_pandas_filesystem(
        "supplier feed", base_directory="feed"
    )
    .add_csv_asset("catalog")
    .add_batch_definition_daily(
        "catalog by day",
        regex=r"catalog_(?P<year>\d{4})-(?P<month>\d{2})-(?P<day>\d{2})\.csv",
    )
)
# endregion: connect

# region: first
COLUMNS = ["sku", "name", "category", "price", "currency", "in_stock"]
batch = batch_definition.get_batch({"year": "2025", "month": "03", "day": "10"})
result = batch.validate(gxe.ExpectTableColumnsToMatchSet(column_set=COLUMNS))
print("passed:", result.success, result.result["details"]["mismatched"])
# endregion: first

# region: suite
suite = context.suites.add_or_update(
    gx.ExpectationSuite(
        name="catalog schema",
        expectations=[
            # Columns that the load requires
            gxe.ExpectTableColumnsToMatchSet(column_set=COLUMNS, exact_match=False),
            # Any other change to the columns
            gxe.ExpectTableColumnsToMatchOrderedList(
                column_list=COLUMNS, severity="warning"
            ),
            # Types
            gxe.ExpectColumnValuesToBeInTypeList(
                column="price", type_list=["int64", "float64"]
            ),
            gxe.ExpectColumnValuesToBeOfType(column="in_stock", type_="int64"),
            # Formats of text columns
            gxe.ExpectColumnValuesToMatchRegex(
                column="sku", regex=r"^[A-Z]{2}-\d{3}$"
            ),
            gxe.ExpectColumnValueLengthsToEqual(column="currency", value=3),
        ],
    )
)
# endregion: suite

# region: run
validation_definition = context.validation_definitions.add_or_update(
    gx.ValidationDefinition(name="catalog schema", data=batch_definition, suite=suite)
)
checkpoint = context.checkpoints.add_or_update(
    gx.Checkpoint(
        name="catalog schema",
        validation_definitions=[validation_definition],
        actions=[gx.checkpoint.UpdateDataDocsAction(name="data docs")],
    )
)


def validate(day, run_name):
    result = checkpoint.run(
        batch_parameters={"year": "2025", "month": "03", "day": day},
        run_id=gx.RunIdentifier(run_name=run_name),
    )
    (validation_result,) = result.run_results.values()
    for expectation_result in validation_result.results:
        config = expectation_result.expectation_config
        print(
            "passed" if expectation_result.success else "FAILED",
            f"{config.severity.value:<8}",
            config.type,
            config.kwargs.get("column", ""),
        )
    return validation_result


first = validate("03", "first delivery")
# endregion: run

# region: drift
second = validate("10", "second delivery")
# endregion: drift

# region: details
column_set, column_order, price, in_stock = second.results[:4]
print(column_set.result["details"]["mismatched"])
for difference in column_order.result["details"]["mismatched"]:
    print(difference)
print("price:", price.result)
print("in_stock:", in_stock.result["partial_unexpected_list"])
# endregion: details

# hide-start
assert [expectation_result.success for expectation_result in second.results] == [False, False, False, False, True, True]
assert price.exception_info["raised_exception"] is True
# hide-end

# region: fix
import pandas as pd

catalog = pd.read_csv("feed/catalog_2025-03-10.csv", decimal=",").rename(
    columns={"price_eur": "price"}
)
catalog["in_stock"] = catalog["in_stock"].replace("on order", "0").astype("int64")
catalog[COLUMNS].to_csv("feed/catalog_2025-03-10.csv", index=False)

fixed = validate("10", "second delivery, converted")
# endregion: fix

# hide-start
assert first.success and not second.success and fixed.success
assert [o.to_json_dict()["result"]["details"]["mismatched"] for o in second.results[:1]] == [
    {"unexpected": ["ean", "price_eur"], "missing": ["price"]}
]

# Null values change the type of a whole-number column in pandas; rows of an object column are checked one by one.
context = gx.get_context(mode="ephemeral")
source = context.data_sources.add_pandas("memory")


def check(expectation, **columns):
    name = f"{len(source.assets)}"
    dataframe = pd.DataFrame(columns)
    batch_definition = source.add_dataframe_asset(name).add_batch_definition_whole_dataframe(name)
    return batch_definition.get_batch({"dataframe": dataframe}).validate(expectation)


whole = gxe.ExpectColumnValuesToBeOfType(column="n", type_="int64")
assert check(whole, n=[1, 2]).success
assert not check(whole, n=[1, None]).success
assert check(gxe.ExpectColumnValuesToBeOfType(column="n", type_="float64"), n=[1, None]).success
text = gxe.ExpectColumnValuesToBeOfType(column="n", type_="str")
assert check(text, n=["a", "b"]).success
mixed = check(text, n=["a", 2])
assert not mixed.success and mixed.result["partial_unexpected_list"] == [2]
assert check(gxe.ExpectColumnValuesToBeOfType(column="n", type_="str", mostly=0.5), n=["a", 2]).success
# An empty file with a header passes; column names are case-sensitive.
assert check(gxe.ExpectTableColumnsToMatchSet(column_set=["n"]), n=[]).success
assert not check(gxe.ExpectTableColumnsToMatchSet(column_set=["N"]), n=[]).success
assert not check(gxe.ExpectColumnToExist(column="N"), n=[1]).success
assert check(gxe.ExpectColumnToExist(column="n", column_index=0), n=[1]).success
assert check(gxe.ExpectTableColumnCountToBeBetween(min_value=1, max_value=2), n=[1]).success
# hide-end
