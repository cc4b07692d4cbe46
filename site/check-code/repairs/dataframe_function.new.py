import pandas as pd
import great_expectations as gx
import great_expectations.expectations as gxe


def build_suite(context, name):
    suite = context.suites.add_or_update(gx.ExpectationSuite(name=name))
    suite.add_expectation(
        gxe.ExpectColumnValuesToBeInSet(
            column="payment_type", value_set=["app", "card"]
        )
    )
    return suite


def validate(df):
    context = gx.get_context(mode="ephemeral")
    suite = build_suite(context, "payments")
    source = context.data_sources.add_pandas("frames")
    asset = source.add_dataframe_asset(name="trips")
    batch_definition = asset.add_batch_definition_whole_dataframe("all")
    definition = context.validation_definitions.add(
        gx.ValidationDefinition(name="payments", data=batch_definition, suite=suite)
    )
    checkpoint = context.checkpoints.add_or_update(
        gx.Checkpoint(name="payments", validation_definitions=[definition])
    )
    return checkpoint.run(batch_parameters={"dataframe": df})


result = validate(pd.read_csv("taxi_trips.csv"))
print(result.success)
print(list(result.run_results.values())[0].results[0].result["unexpected_count"])
