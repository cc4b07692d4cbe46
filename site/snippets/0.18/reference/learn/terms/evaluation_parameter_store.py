# fixtures: taxi_trips.csv
# timeout: 400

# region: suites
import great_expectations as gx
from great_expectations.core import ExpectationConfiguration

context = gx.get_context(mode="file")
taxi = context.sources.add_or_update_pandas("taxi")
trips = taxi.add_csv_asset("trips", filepath_or_buffer="taxi_trips.csv")

upstream = context.add_or_update_expectation_suite("upstream")
upstream.add_expectation(
    ExpectationConfiguration(
        expectation_type="expect_table_row_count_to_be_between",
        kwargs={"min_value": 1},
    )
)
context.update_expectation_suite(upstream)

downstream = context.add_or_update_expectation_suite("downstream")
downstream.add_expectation(
    ExpectationConfiguration(
        expectation_type="expect_table_row_count_to_equal",
        kwargs={
            "value": {
                "$PARAMETER": "urn:great_expectations:validations:upstream:"
                "expect_table_row_count_to_be_between.result.observed_value"
            }
        },
    )
)
context.update_expectation_suite(downstream)
# endregion: suites

# region: run
checkpoint = context.add_or_update_checkpoint(
    name="compare",
    validations=[
        {
            "batch_request": trips.build_batch_request(),
            "expectation_suite_name": "upstream",
        },
        {
            "batch_request": trips.build_batch_request(),
            "expectation_suite_name": "downstream",
        },
    ],
)
result = checkpoint.run(run_name="first run")
print(result.success)
# endregion: run

# region: read
store = context.evaluation_parameter_store
for name, value in store.get_bind_params(result.run_id).items():
    print(name, value)
# endregion: read

# hide-start
from great_expectations.core.run_identifier import RunIdentifier

assert result.success
assert "$PARAMETER" in open("gx/expectations/downstream.json").read()
values = list(store.get_bind_params(result.run_id).values())
assert values == [3000], values
# Values belong to one run, and a new Data Context starts without them.
assert store.get_bind_params(RunIdentifier(run_name="other")) == {}
assert gx.get_context(mode="file").evaluation_parameter_store.list_keys() == []
# Without the first validation in the same run, the parameter isn't found.
alone = context.add_or_update_checkpoint(
    name="alone", batch_request=trips.build_batch_request(), expectation_suite_name="downstream"
)
from great_expectations.exceptions import EvaluationParameterError

try:
    alone.run()
except EvaluationParameterError as error:
    assert str(error).startswith("No value found for $PARAMETER urn:great_expectations:validations:upstream:"), error
else:
    raise AssertionError("a parameter without a value was accepted")
# hide-end

# region: database
context.variables.config.stores["evaluation_parameter_store"] = {
    "class_name": "EvaluationParameterStore",
    "store_backend": {
        "class_name": "DatabaseStoreBackend",
        "connection_string": "sqlite:///parameters.db",
    },
}
context.variables.save_config()
context = gx.get_context(mode="file")
# endregion: database

# hide-start
try:
    result = context.get_checkpoint("compare").run(run_name="second run")
    database = (result.success, len(context.evaluation_parameter_store.list_keys()))
except Exception as error:
    database = f"{type(error)} {error}"
assert database == (True, 1), database
# hide-end
