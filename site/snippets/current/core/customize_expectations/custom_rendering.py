# fixtures: taxi_trips.csv

# hide-start
# The module `fare_expectations.py`, which the second half of this file imports.
import sys
import types

module = types.ModuleType("fare_expectations")
sys.modules["fare_expectations"] = module
# hide-end

# region: class
import great_expectations.expectations as gxe
from great_expectations.expectations.expectation import (
    render_suite_parameter_string,
)
from great_expectations.render import (
    LegacyRendererType,
    RenderedStringTemplateContent,
)
from great_expectations.render.renderer.renderer import renderer


class ExpectFareLimit(gxe.ExpectColumnValuesToBeBetween):
    """Expects fares to be at most a given limit."""

    column: str = "fare_amount"
    max_value: float = 60

    @classmethod
    @renderer(renderer_type=LegacyRendererType.PRESCRIPTIVE)
    @render_suite_parameter_string
    def _prescriptive_renderer(
        cls,
        configuration=None,
        result=None,
        runtime_configuration=None,
        **kwargs,
    ):
        defaults = {name: field.default for name, field in cls.__fields__.items()}
        values = {**defaults, **configuration.kwargs}
        return [
            RenderedStringTemplateContent(
                content_block_type="string_template",
                string_template={
                    "template": "Fares are at most $max_value dollars.",
                    "params": {"max_value": values["max_value"]},
                },
            )
        ]
# endregion: class

# hide-start
module.ExpectFareLimit = ExpectFareLimit
# hide-end

# region: use
import great_expectations as gx
from fare_expectations import ExpectFareLimit

context = gx.get_context(mode="file")
context.suites.add_or_update(
    gx.ExpectationSuite(
        name="fares", expectations=[ExpectFareLimit(max_value=150)]
    )
)
context.build_data_docs()
# endregion: use

# hide-start
import re
from pathlib import Path

page = Path("gx/uncommitted/data_docs/local_site/expectations/fares.html").read_text()
text = re.sub(r"\s+", " ", re.sub(r"<[^>]+>", "", page))
assert "Fares are at most 150.0 dollars." in text, text[:4000]

trips = (
    context.data_sources.add_pandas_filesystem("files", base_directory=".")
    .add_csv_asset("trips")
    .add_batch_definition_path("all", path="taxi_trips.csv")
)
suite = context.suites.add(gx.ExpectationSuite(name="default", expectations=[ExpectFareLimit()]))
context.checkpoints.add(
    gx.Checkpoint(
        name="fares",
        validation_definitions=[
            context.validation_definitions.add(gx.ValidationDefinition(name="fares", data=trips, suite=suite))
        ],
        actions=[gx.checkpoint.UpdateDataDocsAction(name="docs")],
    )
).run()
(page,) = Path("gx/uncommitted/data_docs/local_site/validations").rglob("*.html")
assert "Fares are at most" in page.read_text()
# hide-end
