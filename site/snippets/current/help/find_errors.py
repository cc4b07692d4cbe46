# hide-start
import json

import great_expectations as gx
import great_expectations.expectations as gxe
import pandas as pd

context = gx.get_context(mode="ephemeral")
batch = (
    context.data_sources.add_pandas("memory")
    .add_dataframe_asset("trips")
    .add_batch_definition_whole_dataframe("all")
    .get_batch({"dataframe": pd.DataFrame({"fare_amount": [12.5, -3.0, None]})})
)
# hide-end

# region: errors
result = batch.validate(gxe.ExpectColumnValuesToBeBetween(column="fare", min_value=0))

print("met:", result.success)
print("counts:", result.result)
first_error, *others = result.exception_info.values()
print(first_error["exception_message"])
# endregion: errors

# hide-start
# Data that does not fit raises nothing.
result = batch.validate(gxe.ExpectColumnValuesToBeBetween(column="fare_amount", min_value=0))
assert not result.success and result.exception_info["raised_exception"] is False

# Empty values are skipped.
nothing = context.data_sources.add_pandas("other").add_dataframe_asset("nothing")
empty = nothing.add_batch_definition_whole_dataframe("all").get_batch(
    {"dataframe": pd.DataFrame({"fare_amount": [None, None]})}
)
assert empty.validate(gxe.ExpectColumnValuesToBeBetween(column="fare_amount", min_value=0)).success

# A second `add` of a name stops, and says so.
context.suites.add(gx.ExpectationSuite(name="checks"))
try:
    context.suites.add(gx.ExpectationSuite(name="checks"))
except gx.exceptions.DataContextError as error:
    assert "already exists" in str(error), error
else:
    raise AssertionError("a second add went through")
# hide-end
