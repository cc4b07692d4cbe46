# pictures: results=gx/**/validations/**/before/**/*.html

# region: data
from io import StringIO

import pandas as pd

EXPORT = """\
admission_id,clinic,admitted_at,discharged_at,status,birth_date,blood_type,phone
A-1001,North,2025-03-03 08:15,2025-03-05 10:00,discharged,1958-07-21,O+,555-0142
A-1002,North,2025-03-03 09:40,,admitted,1990-01-30,A+,555-0177
A-1003,South,2025-03-03 11:05,,discharged,1974-11-02,,555-0118
A-1004,South,2025-03-03 14:20,2025-03-04 09:30,discharged,,,unknown
A-1005,South,2025-03-03 16:55,,admitted,1900-01-01,,
A-1006,North,2025-03-04 07:30,2025-03-04 18:45,discharged,1986-05-14,B-,555-0165
A-1007,North,2025-03-04 10:10,,admitted,2019-12-08,O-,555-0190
A-1008,South,2025-03-04 12:25,2025-03-06 11:15,admitted,1967-03-27,,unknown
A-1009,North,2025-03-04 15:50,2025-03-07 08:20,discharged,1949-09-16,AB+,555-0103
A-1010,North,2025-03-04 19:05,,admitted,2001-06-11,A+,
"""

admissions = pd.read_csv(StringIO(EXPORT))
# endregion: data

# region: profile
print(admissions.isna().sum().to_string())
# endregion: profile

# region: connect
import great_expectations as gx
import great_expectations.expectations as gxe

context = gx.get_context(mode="file")
batch_definition = (
    context.data_sources.add_or_update_pandas("exports")
    .add_dataframe_asset("admissions")
    .add_batch_definition_whole_dataframe("one export")
)
# endregion: connect

# region: suite
suite = context.suites.add_or_update(
    gx.ExpectationSuite(
        name="admissions are complete",
        expectations=[
            # Required columns
            gxe.ExpectColumnValuesToNotBeNull(column="admission_id"),
            gxe.ExpectColumnValuesToNotBeNull(column="birth_date"),
            # Optional columns
            gxe.ExpectColumnValuesToNotBeNull(
                column="phone", mostly=0.75, severity="warning"
            ),
            gxe.ExpectColumnProportionOfNonNullValuesToBeBetween(
                column="blood_type", min_value=0.8, severity="warning"
            ),
            # Columns that must be null or not null in some rows
            gxe.ExpectColumnValuesToNotBeNull(
                column="discharged_at",
                row_condition='status == "discharged"',
                condition_parser="pandas",
                description="Discharged patients have a discharge time.",
            ),
            gxe.ExpectColumnValuesToBeNull(
                column="discharged_at",
                row_condition='status == "admitted"',
                condition_parser="pandas",
                description="Admitted patients have no discharge time.",
            ),
            # Placeholders that hide missing values
            gxe.ExpectColumnValuesToNotMatchRegex(
                column="phone", regex=r"(?i)^\s*(unknown|none|n/?a|-*)\s*$"
            ),
            gxe.ExpectColumnValuesToNotBeInSet(
                column="birth_date", value_set=["1900-01-01", "9999-12-31"]
            ),
        ],
    )
)
# endregion: suite

# region: run
validation_definition = context.validation_definitions.add_or_update(
    gx.ValidationDefinition(name="admissions", data=batch_definition, suite=suite)
)
checkpoint = context.checkpoints.add_or_update(
    gx.Checkpoint(
        name="admissions",
        validation_definitions=[validation_definition],
        actions=[gx.checkpoint.UpdateDataDocsAction(name="data docs")],
        result_format={
            "result_format": "SUMMARY",
            "unexpected_index_column_names": ["admission_id"],
        },
    )
)


def validate(dataframe, run_name):
    result = checkpoint.run(
        batch_parameters={"dataframe": dataframe},
        run_id=gx.RunIdentifier(run_name=run_name),
    )
    (validation_result,) = result.run_results.values()
    for expectation_result in validation_result.results:
        config = expectation_result.expectation_config
        rows = expectation_result.result.get("partial_unexpected_index_list", [])
        print(
            "passed" if expectation_result.success else "FAILED",
            config.kwargs["column"],
            config.type.removeprefix("expect_column_"),
            *(row["admission_id"] for row in rows),
        )
    return result


result = validate(admissions, "before")
# endregion: run

# hide-start
(before,) = result.run_results.values()
assert not result.success
found = {
    (expectation_result.expectation_config.kwargs["column"], expectation_result.expectation_config.type.removeprefix("expect_column_")): expectation_result
    for expectation_result in before.results
}
assert sum(expectation_result.success for expectation_result in found.values()) == 2 and len(found) == 8
assert found["blood_type", "proportion_of_non_null_values_to_be_between"].result["observed_value"] == 0.6
assert found["phone", "values_to_not_be_null"].success
assert found["phone", "values_to_not_be_null"].result["unexpected_percent"] == 20
assert found["phone", "values_to_not_match_regex"].result["missing_count"] == 2
assert found["discharged_at", "values_to_not_be_null"].result["element_count"] == 5
assert found["discharged_at", "values_to_be_null"].result["element_count"] == 5
# hide-end

# region: fix
MISSING = ["unknown", "1900-01-01"]
fixed = pd.read_csv(StringIO(EXPORT), na_values=MISSING).set_index("admission_id")
# Corrections from the clinics
fixed.loc["A-1003", "discharged_at"] = "2025-03-05 13:40"
fixed.loc["A-1004", "birth_date"] = "1982-08-19"
fixed.loc["A-1005", "birth_date"] = "1995-02-24"
fixed.loc["A-1008", "status"] = "discharged"
fixed.loc["A-1003", "blood_type"] = "A-"
fixed.loc["A-1005", "blood_type"] = "O+"
fixed.loc[["A-1004", "A-1008"], "phone"] = ["555-0121", "555-0136"]

result = validate(fixed.reset_index(), "after")
# endregion: fix

# region: by_clinic
for clinic, rows in admissions.groupby("clinic"):
    print(clinic, f"{rows['blood_type'].notna().mean():.0%}")
# endregion: by_clinic

# hide-start
from pathlib import Path

assert result.success
assert len(list(Path("gx/uncommitted/data_docs/local_site/validations").rglob("*.html"))) == 2
only_nulls = pd.DataFrame({"phone": [None, None]})
in_memory = gx.get_context(mode="ephemeral")


def check(dataframe, expectation):
    batch = in_memory.data_sources.pandas_default.read_dataframe(dataframe)
    return batch.validate(expectation)


assert check(only_nulls, gxe.ExpectColumnValuesToBeInSet(column="phone", value_set=["555"])).success
assert check(only_nulls, gxe.ExpectColumnValuesToMatchRegex(column="phone", regex="5")).success
blank = pd.DataFrame({"phone": ["", " ", "555-0100"]})
assert check(blank, gxe.ExpectColumnValuesToNotBeNull(column="phone")).success
assert not check(blank, gxe.ExpectColumnValuesToNotMatchRegex(column="phone", regex=r"^\s*$")).success
assert check(pd.DataFrame({"phone": []}), gxe.ExpectColumnValuesToNotBeNull(column="phone")).success
empty = check(pd.DataFrame({"phone": []}), gxe.ExpectColumnProportionOfNonNullValuesToBeBetween(column="phone", min_value=0.5))
assert not empty.success and empty.result["observed_value"] == 0
edge = pd.DataFrame({"a": [1, 2, None, 4]})
assert check(edge, gxe.ExpectColumnValuesToNotBeNull(column="a", mostly=0.75)).success
assert check(edge, gxe.ExpectColumnProportionOfNonNullValuesToBeBetween(column="a", min_value=0.75)).success
assert not check(edge, gxe.ExpectColumnProportionOfNonNullValuesToBeBetween(column="a", min_value=0.75, strict_min=True)).success
assert not check(edge, gxe.ExpectColumnProportionOfNonNullValuesToBeBetween(column="a", max_value=0.5)).success
assert str(edge["a"].dtype) == "float64"
kept = pd.read_csv(StringIO("code\nNA\nFR\n"), keep_default_na=False)
assert kept["code"].isna().sum() == 0 and pd.read_csv(StringIO("code\nNA\nFR\n"))["code"].isna().sum() == 1
missing = check(edge, gxe.ExpectColumnValuesToNotBeNull(column="b"))
assert not missing.success and missing.exception_info
# hide-end
