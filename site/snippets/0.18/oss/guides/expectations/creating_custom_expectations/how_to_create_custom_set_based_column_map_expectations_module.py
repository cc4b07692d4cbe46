# region: module
from great_expectations.expectations.set_based_column_map_expectation import (
    SetBasedColumnMapExpectation,
)
from great_expectations.render import RenderedStringTemplateContent
from great_expectations.render.renderer.renderer import renderer


class ExpectColumnValuesToBeTaxiZones(SetBasedColumnMapExpectation):
    """Expect the values to be IDs of taxi zones, from 1 to 16."""

    set_camel_name = "TaxiZones"
    set_ = list(range(1, 17))
    set_semantic_name = "the taxi zones"
    map_metric = SetBasedColumnMapExpectation.register_metric(
        set_camel_name=set_camel_name, set_=set_
    )

    @classmethod
    @renderer(renderer_type="renderer.prescriptive")
    def _prescriptive_renderer(
        cls, configuration=None, result=None, runtime_configuration=None
    ):
        mostly = configuration.kwargs.get("mostly", 1)
        return [
            RenderedStringTemplateContent(
                content_block_type="string_template",
                string_template={
                    "template": "at least $percent % of the values must be in $name.",
                    "params": {
                        "percent": f"{mostly * 100:g}",
                        "name": cls.set_semantic_name,
                    },
                },
            )
        ]
# endregion: module
