# fixtures: taxi_trips.csv

# region: check
import great_expectations as gx

context = gx.get_context()
source = context.data_sources.pandas_default
batch = source.read_csv("taxi_trips.csv")

# region: expectation
expectation = gx.expectations.ExpectColumnValuesToBeBetween(
    column="passenger_count", min_value=1, max_value=6
)
# endregion: expectation
result = batch.validate(expectation)
print(result.success)
# endregion: check

# region: result
import json

figures = {
    "success": bool(result.success),
    "rows": int(result.result["element_count"]),
    "unexpected": int(result.result["unexpected_count"]),
}
print(json.dumps(figures))
# endregion: result

# hide-start
assert figures["success"] is False
assert figures["rows"] == 3000
assert 0 < figures["unexpected"] < 100
# hide-end
