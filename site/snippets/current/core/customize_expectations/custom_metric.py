# fixtures: taxi_trips.csv taxi.db

# hide-start
# The module `fraction_of_zero.py`, which the second half of this file imports.
import sys
import types

module = types.ModuleType("fraction_of_zero")
sys.modules["fraction_of_zero"] = module
# hide-end

# region: metric
from typing import ClassVar

import sqlalchemy as sa
from great_expectations.execution_engine import (
    PandasExecutionEngine,
    SqlAlchemyExecutionEngine,
)
from great_expectations.expectations.expectation import (
    ColumnAggregateExpectation,
)
from great_expectations.expectations.metrics import (
    ColumnAggregateMetricProvider,
    column_aggregate_partial,
    column_aggregate_value,
)


class ColumnFractionOfZero(ColumnAggregateMetricProvider):
    """The fraction of zeros among the non-null values of a column."""

    metric_name = "column.fraction_of_zero"

    @column_aggregate_value(engine=PandasExecutionEngine)
    def _pandas(cls, column, **kwargs):
        return float((column.dropna() == 0).mean())

    @column_aggregate_partial(engine=SqlAlchemyExecutionEngine)
    def _sqlalchemy(cls, column, **kwargs):
        return sa.func.avg(sa.case((column == 0, 1.0), (column != 0, 0.0)))


# endregion: metric
# region: expectation
class ExpectColumnFractionOfZeroToBeBetween(ColumnAggregateExpectation):
    """Expects the fraction of zeros in a column to be in a range."""

    min_value: float = 0
    max_value: float = 1

    metric_dependencies: ClassVar[tuple[str, ...]] = ("column.fraction_of_zero",)
    success_keys: ClassVar[tuple[str, ...]] = ("min_value", "max_value")

    def _validate(
        self, metrics, runtime_configuration=None, execution_engine=None
    ):
        fraction = metrics["column.fraction_of_zero"]
        return {
            "success": self.min_value <= fraction <= self.max_value,
            "result": {"observed_value": fraction},
        }


# endregion: expectation
# hide-start
module.ExpectColumnFractionOfZeroToBeBetween = ExpectColumnFractionOfZeroToBeBetween
# hide-end

# region: use
import great_expectations as gx
from fraction_of_zero import ExpectColumnFractionOfZeroToBeBetween

context = gx.get_context(mode="ephemeral")
expectation = ExpectColumnFractionOfZeroToBeBetween(
    column="tip_amount", max_value=0.4, description="At most 40% have no tip"
)

files = context.data_sources.pandas_default.read_csv("taxi_trips.csv")
table = (
    context.data_sources.add_sqlite(
        "taxi database", connection_string="sqlite:///taxi.db"
    )
    .add_table_asset("trips", table_name="taxi_trips")
    .add_batch_definition_whole_table("all trips")
    .get_batch()
)
for batch in (files, table):
    result = batch.validate(expectation)
    print(result.success, result.result["observed_value"])
# endregion: use

# hide-start
for batch in (files, table):
    nulls = batch.validate(ExpectColumnFractionOfZeroToBeBetween(column="passenger_count")).result["observed_value"]
    assert abs(nulls - 11 / 2926) < 1e-9, nulls
condition = ExpectColumnFractionOfZeroToBeBetween(
    column="tip_amount", min_value=0.99, row_condition='payment_type == "cash"', condition_parser="pandas"
)
assert files.validate(condition).success

# The observed value is part of Data Docs.
from pathlib import Path

project = gx.get_context(mode="file")
trips = (
    project.data_sources.add_pandas_filesystem("files", base_directory=".")
    .add_csv_asset("trips")
    .add_batch_definition_path("all", path="taxi_trips.csv")
)
suite = project.suites.add(
    gx.ExpectationSuite(
        name="tips",
        expectations=[
            ExpectColumnFractionOfZeroToBeBetween(
                column="tip_amount", max_value=0.4, description="At most 40% have no tip"
            )
        ],
    )
)
project.checkpoints.add(
    gx.Checkpoint(
        name="tips",
        validation_definitions=[
            project.validation_definitions.add(gx.ValidationDefinition(name="tips", data=trips, suite=suite))
        ],
        actions=[gx.checkpoint.UpdateDataDocsAction(name="docs")],
    )
).run()
(page,) = Path("gx/uncommitted/data_docs/local_site/validations").rglob("*.html")
assert "At most 40% have no tip" in page.read_text() and "0.41" in page.read_text()
# hide-end
