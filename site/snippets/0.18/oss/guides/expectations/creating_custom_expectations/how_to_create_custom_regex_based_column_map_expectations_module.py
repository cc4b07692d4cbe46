# region: module
from great_expectations.expectations.regex_based_column_map_expectation import (
    RegexBasedColumnMapExpectation,
)
from great_expectations.render import RenderedStringTemplateContent
from great_expectations.render.renderer.renderer import renderer


class ExpectColumnValuesToBeDaytimeTimestamps(RegexBasedColumnMapExpectation):
    """Expect timestamps such as 2025-01-31 18:30:00, from 06:00 to 21:59."""

    regex_camel_name = "DaytimeTimestamp"
    regex = r"^\d{4}-\d{2}-\d{2} (0[6-9]|1\d|2[01]):\d{2}:\d{2}$"
    semantic_type_name_plural = "daytime timestamps"
    map_metric = RegexBasedColumnMapExpectation.register_metric(
        regex_camel_name=regex_camel_name, regex_=regex
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
                    "template": "at least $percent % of the values must be $name.",
                    "params": {
                        "percent": f"{mostly * 100:g}",
                        "name": cls.semantic_type_name_plural,
                    },
                },
            )
        ]
# endregion: module
