import pandas as pd
import great_expectations as gx
from great_expectations.core import ExpectationConfiguration


def build_suite(context, name):
    suite = context.add_or_update_expectation_suite(name)
    suite.add_expectation(
        ExpectationConfiguration(
            expectation_type="expect_column_values_to_be_in_set",
            kwargs={"column": "payment_type", "value_set": ["app", "card"]},
        )
    )
    context.update_expectation_suite(suite)
    return suite


def validate(df):
    context = gx.get_context(mode="ephemeral")
    build_suite(context, "payments")
    source = context.sources.add_pandas("frames")
    asset = source.add_dataframe_asset(name="trips")
    request = asset.build_batch_request(dataframe=df)
    checkpoint = context.add_or_update_checkpoint(
        name="payments",
        validations=[
            {"batch_request": request, "expectation_suite_name": "payments"},
        ],
    )
    return checkpoint.run()


result = validate(pd.read_csv("taxi_trips.csv"))
print(result["success"])
print(result.list_validation_results()[0].results[0].result["unexpected_count"])
