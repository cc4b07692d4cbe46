# region: metric
import sqlalchemy as sa

from great_expectations.compatibility.pyspark import functions as F
from great_expectations.execution_engine import (
    PandasExecutionEngine,
    SparkDFExecutionEngine,
    SqlAlchemyExecutionEngine,
)
from great_expectations.expectations.metrics import (
    ColumnMapMetricProvider,
    column_condition_partial,
)


class ColumnValuesMultipleOf(ColumnMapMetricProvider):
    condition_metric_name = "column_values.multiple_of"
    condition_value_keys = ("step",)

    @column_condition_partial(engine=PandasExecutionEngine)
    def _pandas(cls, column, step, **kwargs):
        return (column * 100).round() % round(step * 100) == 0

    @column_condition_partial(engine=SqlAlchemyExecutionEngine)
    def _sqlalchemy(cls, column, step, **kwargs):
        cents = sa.cast(sa.func.round(column * 100), sa.Integer)
        return cents % round(step * 100) == 0

    @column_condition_partial(engine=SparkDFExecutionEngine)
    def _spark(cls, column, step, **kwargs):
        return F.round(column * 100).cast("int") % round(step * 100) == 0
# endregion: metric


# region: expectation
from great_expectations.expectations.expectation import ColumnMapExpectation
from great_expectations.render import RenderedStringTemplateContent
from great_expectations.render.renderer.renderer import renderer


class ExpectColumnValuesToBeMultiplesOf(ColumnMapExpectation):
    """Expect the amounts in a column to be multiples of a step."""

    map_metric = "column_values.multiple_of"
    success_keys = ("step", "mostly")
    default_kwarg_values = {"step": 0.1}

    library_metadata = {
        "tags": ["amounts"],
        "contributors": ["@data-team"],
    }

    @classmethod
    @renderer(renderer_type="renderer.prescriptive")
    def _prescriptive_renderer(
        cls, configuration=None, result=None, runtime_configuration=None
    ):
        arguments = {**cls.default_kwarg_values, **configuration.kwargs}
        template = "amounts must be multiples of $step"
        if arguments["mostly"] < 1:
            template += ", at least $percent % of the time"
        return [
            RenderedStringTemplateContent(
                content_block_type="string_template",
                string_template={
                    "template": template + ".",
                    "params": {
                        "step": arguments["step"],
                        "percent": f"{arguments['mostly'] * 100:g}",
                    },
                },
            )
        ]
# endregion: expectation
