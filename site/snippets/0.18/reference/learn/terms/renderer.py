# fixtures: taxi_trips.csv

# region: inline
import great_expectations as gx
from great_expectations.render.renderer.inline_renderer import InlineRenderer

context = gx.get_context(mode="file")
validator = context.sources.pandas_default.read_csv("taxi_trips.csv")
result = validator.expect_column_values_to_be_between(
    column="passenger_count", min_value=1, max_value=6
)
renderer = InlineRenderer(render_object=result)
for content in renderer.get_rendered_content():
    print(content.name, content.value.template)
# endregion: inline

# region: custom
from great_expectations.expectations.core import ExpectColumnValuesToBeInSet
from great_expectations.render import RenderedStringTemplateContent
from great_expectations.render.renderer.renderer import renderer


class ExpectColumnValuesToBePaymentTypes(ExpectColumnValuesToBeInSet):
    """Expect the values to be card, cash, or app."""

    default_kwarg_values = {
        **ExpectColumnValuesToBeInSet.default_kwarg_values,
        "value_set": ["card", "cash", "app"],
    }

    @classmethod
    @renderer(renderer_type="renderer.prescriptive")
    def _prescriptive_renderer(cls, configuration=None, result=None, **kwargs):
        configuration = configuration or result.expectation_config
        return [
            RenderedStringTemplateContent(
                content_block_type="string_template",
                string_template={
                    "template": "$column must contain accepted payment types.",
                    "params": {"column": configuration.kwargs["column"]},
                },
            )
        ]


validator.expect_column_values_to_be_payment_types(
    column="payment_type", mostly=0.99
)
# endregion: custom

# region: docs
validator.save_expectation_suite(discard_failed_expectations=False)
context.build_data_docs()
# endregion: docs

from pathlib import Path

pages = "".join(path.read_text() for path in Path("gx/uncommitted/data_docs").rglob("expectations/*.html"))
assert "must contain accepted payment types." in pages

from great_expectations.expectations.registry import get_renderer_names

names = {getattr(name, "value", name) for name in get_renderer_names("expect_column_values_to_be_between")}
assert {
    "renderer.prescriptive",
    "renderer.diagnostic.observed_value",
    "renderer.diagnostic.unexpected_statement",
    "renderer.diagnostic.unexpected_table",
    "renderer.diagnostic.status_icon",
    "atomic.prescriptive.summary",
    "atomic.diagnostic.observed_value",
} <= names
