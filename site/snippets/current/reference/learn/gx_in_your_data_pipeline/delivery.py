# region: reports
import pandas as pd

districts = ["Midtown", "North Side", "Old Town", "Riverside", "South End"]
reports = {
    "March 29": pd.DataFrame(
        {"district": districts, "revenue": [4210, 1980, 2875, 2440, 1365]}
    ),
    "March 30": pd.DataFrame(
        {"district": districts, "revenue": [4105, 2040, 9120, 2515, 1402]}
    ),
    "March 31": pd.DataFrame(
        {"district": districts[:4], "revenue": [4330, 2011, 2790, 2468]}
    ),
}
# endregion: reports

# region: suite
import great_expectations as gx
import great_expectations.expectations as gxe

context = gx.get_context(mode="ephemeral")
batch_definition = (
    context.data_sources.add_pandas("reports")
    .add_dataframe_asset("revenue")
    .add_batch_definition_whole_dataframe("one day")
)
suite = gx.ExpectationSuite(
    name="daily report",
    expectations=[
        gxe.ExpectColumnDistinctValuesToEqualSet(column="district", value_set=districts),
        gxe.ExpectColumnValuesToNotBeNull(column="revenue"),
        gxe.ExpectColumnValuesToBeBetween(
            column="revenue", min_value=1_000, max_value=6_000, severity="warning"
        ),
    ],
)
# endregion: suite

# region: decide
for day, report in reports.items():
    batch = batch_definition.get_batch({"dataframe": report})
    severity = batch.validate(suite).get_max_severity_failure()
    if severity is None:
        print(day, "published")
    elif severity == "critical":
        print(day, "not published; the previous report stays online")
    else:
        print(day, "published with a note:", severity.value)
# endregion: decide

# hide-start
outcomes = [
    batch_definition.get_batch({"dataframe": report}).validate(suite).get_max_severity_failure()
    for report in reports.values()
]
assert outcomes == [None, "warning", "critical"], outcomes
# hide-end
