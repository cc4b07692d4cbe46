# fixtures: taxi_trips.csv

# region: create
import copy

import great_expectations as gx
import great_expectations.expectations as gxe

context = gx.get_context(mode="file")
suite = context.suites.add_or_update(
    gx.ExpectationSuite(
        name="trip checks",
        expectations=[
            gxe.ExpectColumnValuesToBeUnique(column="trip_id"),
            gxe.ExpectColumnValuesToBeBetween(column="fare_amount", min_value=0),
        ],
    )
)
print(f"{suite.name}: {len(suite.expectations)} Expectations")
# endregion: create

# hide-start
from pathlib import Path

assert Path("gx/expectations/trip checks.json").is_file()
assert len(context.suites.get("trip checks").expectations) == 2
# hide-end
# region: add
suite.add_expectation(
    gxe.ExpectColumnValuesToBeBetween(
        column="passenger_count", min_value=1, max_value=6, severity="warning"
    )
)
# endregion: add

# hide-start
assert len(context.suites.get("trip checks").expectations) == 3
# Adding an identical Expectation has no effect.
suite.add_expectation(gxe.ExpectColumnValuesToBeUnique(column="trip_id"))
assert len(suite.expectations) == 3
suite.add_expectation(gxe.ExpectColumnValuesToBeUnique(column="trip_id", notes="other", meta={"owner": "other"}))
assert len(suite.expectations) == 3
# hide-end
# region: get
suite = context.suites.get("trip checks")
print([expectation.column for expectation in suite.expectations])
# endregion: get

# region: try
batch = context.data_sources.pandas_default.read_csv("taxi_trips.csv")
result = batch.validate(suite)
print("passed:", result.success)
for expectation_result in result.results:
    column = expectation_result.expectation_config.kwargs["column"]
    print(f"{column:<16}", expectation_result.success)
# endregion: try

# hide-start
assert [each.success for each in result.results] == [True, False, False]
# hide-end
# region: change
for expectation in suite.expectations:
    if expectation.column == "passenger_count":
        expectation.mostly = 0.99
        expectation.save()
# endregion: change

# hide-start
assert [e.mostly for e in context.suites.get("trip checks").expectations] == [1, 1, 0.99]
# hide-end
# region: change-all
for expectation in suite.expectations:
    expectation.meta = {"owner": "billing"}
suite.notes = "Runs every night before invoices are sent."
suite.save()
# endregion: change-all

# hide-start
stored = context.suites.get("trip checks")
assert stored.notes == "Runs every night before invoices are sent."
assert all(e.meta == {"owner": "billing"} for e in stored.expectations)
# hide-end
# region: delete
unique = next(
    expectation
    for expectation in suite.expectations
    if isinstance(expectation, gxe.ExpectColumnValuesToBeUnique)
)
suite.delete_expectation(unique)
print([expectation.column for expectation in suite.expectations])
# endregion: delete

# hide-start
assert len(context.suites.get("trip checks").expectations) == 2
try:
    suite.delete_expectation(unique)
    raise AssertionError("deleted twice")
except KeyError as error:
    assert "No matching expectation" in str(error)
# hide-end
# region: copy
copies = [copy.copy(expectation) for expectation in suite.expectations]
for expectation in copies:
    expectation.id = None

context.suites.add_or_update(
    gx.ExpectationSuite(name="partner trip checks", expectations=copies)
)
# endregion: copy

# hide-start
zones = context.suites.add(
    gx.ExpectationSuite(
        name="zone checks",
        expectations=[
            gxe.ExpectColumnValuesToNotBeNull(column="zone"),
            gxe.ExpectColumnValuesToBeUnique(column="zone_id"),
        ],
    )
)
assert len(context.suites.get("partner trip checks").expectations) == 2
for wrong in (
    lambda: gx.ExpectationSuite(name="x", expectations=[suite.expectations[0]]),
    lambda: zones.add_expectation(suite.expectations[0]),
):
    try:
        wrong()
        raise AssertionError("an Expectation of another Suite was accepted")
    except (ValueError, RuntimeError) as error:
        assert "belong" in str(error)
# hide-end
# hide-start
# Validation Definitions with a Suite that has unsaved changes or was deleted.
frames = context.data_sources.add_pandas("memory").add_dataframe_asset("trips")
rows = frames.add_batch_definition_whole_dataframe("all")
definition = context.validation_definitions.add(gx.ValidationDefinition(name="zones", data=rows, suite=zones))
zone_rows = {"dataframe": __import__("pandas").DataFrame({"zone": ["Opera"], "zone_id": [12]})}
assert definition.run(batch_parameters=zone_rows).success
definition.suite.expectations[0].mostly = 0.5
try:
    definition.run(batch_parameters=zone_rows)
    raise AssertionError("ran with unsaved changes")
except Exception as error:
    assert type(error).__name__ == "ValidationDefinitionRelatedResourcesFreshnessError", type(error)
    assert "has changed since it has last been saved" in str(error), error
definition.suite.expectations[0].save()
assert definition.run(batch_parameters=zone_rows).success
context.suites.delete("zone checks")
assert Path("gx/validation_definitions/zones.json").is_file()
try:
    definition.run(batch_parameters=zone_rows)
    raise AssertionError("ran without its Suite")
except Exception as error:
    assert type(error).__name__ == "ValidationDefinitionRelatedResourcesFreshnessError", type(error)
try:
    context.validation_definitions.delete("zones")
    raise AssertionError("deleted without its Suite")
except ValueError as error:
    assert "Could not find suite with name: zone checks" in str(error)

# hide-end
# region: remove
context.suites.delete("partner trip checks")
print([suite.name for suite in context.suites.all()])
# endregion: remove

# hide-start
assert [each.name for each in context.suites.all()] == ["trip checks"]
assert not Path("gx/expectations/partner trip checks.json").exists()

from great_expectations.exceptions import DataContextError

for wrong, words in (
    (lambda: context.suites.add(gx.ExpectationSuite(name="trip checks")), "because it already exists"),
    (lambda: context.suites.get("trips"), "was not found"),
    (lambda: context.suites.delete("trips"), "because it cannot be found"),
):
    try:
        wrong()
        raise AssertionError(words)
    except DataContextError as error:
        assert words in str(error), error
try:
    gx.ExpectationSuite(name="loose").save()
    raise AssertionError("saved without being added")
except Exception as error:
    assert type(error).__name__ == "ExpectationSuiteNotAddedError"
try:
    gxe.ExpectColumnToExist(column="x").save()
    raise AssertionError("saved without a Suite")
except RuntimeError as error:
    assert "must be added to ExpectationSuite" in str(error)

# add_or_update() with an existing name replaces the Expectations.
context.suites.add_or_update(gx.ExpectationSuite(name="trip checks", expectations=[gxe.ExpectColumnToExist(column="trip_id")]))
assert len(context.suites.get("trip checks").expectations) == 1
# hide-end
