# region: errors
import great_expectations as gx
import great_expectations.expectations as gxe
import pandas as pd

context = gx.get_context(mode="ephemeral")
trips = pd.DataFrame({"fare_amount": [12.5, -3.0, None]})
batch = context.data_sources.pandas_default.read_dataframe(trips)

# The column is called fare_amount, not fare.
result = batch.validate(
    gxe.ExpectColumnValuesToBeBetween(column="fare", min_value=0)
)

print("success:", result.success)
print("result:", result.result)
error = next(iter(result.exception_info.values()))
print(error["exception_message"])
# endregion: errors

# hide-start
assert error["raised_exception"] is True
# Unexpected values aren't errors.
result = batch.validate(gxe.ExpectColumnValuesToBeBetween(column="fare_amount", min_value=0))
assert not result.success and result.exception_info["raised_exception"] is False

# Null values are skipped.
nothing = context.data_sources.add_pandas("other").add_dataframe_asset("nothing")
nulls = nothing.add_batch_definition_whole_dataframe("all").get_batch(
    {"dataframe": pd.DataFrame({"fare_amount": [None, None]})}
)
assert nulls.validate(gxe.ExpectColumnValuesToBeBetween(column="fare_amount", min_value=0)).success

# Adding a name a second time raises an error.
context.suites.add(gx.ExpectationSuite(name="trips"))
try:
    context.suites.add(gx.ExpectationSuite(name="trips"))
except gx.exceptions.DataContextError as error:
    assert "already exists" in str(error), error
else:
    raise AssertionError("The second add() succeeded.")
# hide-end
