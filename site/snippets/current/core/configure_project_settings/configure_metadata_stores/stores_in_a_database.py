# services: postgresql

# region: store
import great_expectations as gx

context = gx.get_context(mode="file")
context.variables.config.stores["validation_results_store"] = {
    "class_name": "ValidationResultsStore",
    "store_backend": {
        "class_name": "DatabaseStoreBackend",
        "connection_string": "${POSTGRESQL_CONNECTION_STRING}",
        "table_name": "gx_validation_results",
    },
}
context.variables.save()
context = gx.get_context(mode="file")
# endregion: store

# hide-start
import great_expectations.expectations as gxe
import pandas as pd

suite = context.suites.add(
    gx.ExpectationSuite(name="trip checks", expectations=[gxe.ExpectColumnValuesToBeUnique(column="a")])
)
batch_definition = (
    context.data_sources.add_pandas("p").add_dataframe_asset("a").add_batch_definition_whole_dataframe("a")
)
definition = context.validation_definitions.add(gx.ValidationDefinition(name="a", data=batch_definition, suite=suite))
assert definition.run(batch_parameters={"dataframe": pd.DataFrame({"a": [1, 2]})}).success
# hide-end

# region: query
import os

import sqlalchemy as sa

engine = sa.create_engine(os.environ["POSTGRESQL_CONNECTION_STRING"])
query = """
    SELECT expectation_suite_name,
           run_time,
           value::json ->> 'success' AS passed
    FROM gx_validation_results
    WHERE run_time <> '.ge_store_backend_id'
    ORDER BY run_time DESC
"""
with engine.connect() as connection:
    for row in connection.execute(sa.text(query)):
        print(*row)
# endregion: query
