# region: module
from great_expectations.core import ExpectationConfiguration
from great_expectations.expectations.core import ExpectColumnValuesToBeBetween
from great_expectations.render.renderer.renderer import renderer


class ExpectColumnValuesToBePassengerCounts(ExpectColumnValuesToBeBetween):
    """Expect passenger counts from 1 to 6."""

    default_kwarg_values = {"min_value": 1, "max_value": 6}

    @classmethod
    def _with_defaults(cls, configuration):
        return ExpectationConfiguration(
            configuration.expectation_type,
            kwargs={**cls.default_kwarg_values, **configuration.kwargs},
        )

    def validate_configuration(self, configuration=None):
        configuration = configuration or self.configuration
        super().validate_configuration(self._with_defaults(configuration))

    @classmethod
    @renderer(renderer_type="renderer.prescriptive")
    def _prescriptive_renderer(
        cls, configuration=None, result=None, runtime_configuration=None
    ):
        return super()._prescriptive_renderer(
            configuration=cls._with_defaults(configuration),
            result=result,
            runtime_configuration=runtime_configuration,
        )
# endregion: module
