# fixtures: taxi_trips.csv

# region: setup
import great_expectations as gx
import great_expectations.expectations as gxe

context = gx.get_context(mode="ephemeral")
batch = context.data_sources.pandas_default.read_csv("taxi_trips.csv")
# endregion: setup

# region: passes
result = batch.validate(
    gxe.ExpectTableColumnCountToBeBetween(min_value=10, max_value=15)
)
print(result.success, result.result["observed_value"])
# endregion: passes

# hide-start
assert result.success
# hide-end
# region: fails
result = batch.validate(gxe.ExpectTableColumnCountToBeBetween(min_value=13))
print(result.success, result.result["observed_value"])
# endregion: fails

# hide-start
assert not result.success
assert result.result["observed_value"] == 12
assert batch.validate(gxe.ExpectTableColumnCountToBeBetween(min_value=12, max_value=12)).success
assert batch.validate(gxe.ExpectTableColumnCountToBeBetween()).success
# hide-end
