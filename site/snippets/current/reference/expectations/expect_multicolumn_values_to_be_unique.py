# region: setup
import great_expectations as gx
import great_expectations.expectations as gxe
import pandas as pd

readings = pd.DataFrame({
    "station": ["north", "north", "south", "south", "south"],
    "hour": ["09:00", "10:00", "09:00", "09:00", "10:00"],
    "sensor": ["T1", "T1", "T1", "T2", "T1"],
})
context = gx.get_context(mode="ephemeral")
batch = context.data_sources.pandas_default.read_dataframe(readings)
# endregion: setup

# region: error
try:
    batch.validate(
        gxe.ExpectMulticolumnValuesToBeUnique(
            column="station", column_list=["station", "hour", "sensor"]
        )
    )
except gx.exceptions.ExpectationNotFoundError as error:
    print(error)
# endregion: error

# hide-start
try:
    gxe.ExpectMulticolumnValuesToBeUnique(column_list=["station", "hour"])
except ValueError as refused:
    assert "field required" in str(refused)
else:
    raise AssertionError
from great_expectations.expectations.registry import list_registered_expectation_implementations

assert "expect_multicolumn_values_to_be_unique" not in list_registered_expectation_implementations()
assert "expect_compound_columns_to_be_unique" in list_registered_expectation_implementations()
# hide-end
