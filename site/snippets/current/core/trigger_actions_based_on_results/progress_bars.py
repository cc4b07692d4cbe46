# region: off
import great_expectations as gx
from great_expectations.data_context.types.base import ProgressBarsConfig

context = gx.get_context(mode="file")
context.variables.progress_bars = ProgressBarsConfig(globally=False)
context.variables.save()
# endregion: off

# hide-start
import io
from contextlib import redirect_stderr

import great_expectations.expectations as gxe
import pandas as pd


def shows_progress_bar(context):
    with redirect_stderr(io.StringIO()) as errors:
        batch = (
            context.data_sources.add_or_update_pandas("memory")
            .add_dataframe_asset("numbers")
            .add_batch_definition_whole_dataframe("all")
            .get_batch({"dataframe": pd.DataFrame({"a": [1, 2]})})
        )
        assert batch.validate(gxe.ExpectColumnValuesToBeUnique(column="a")).success
    return "Calculating Metrics" in errors.getvalue()


assert shows_progress_bar(gx.get_context(mode="ephemeral"))
assert not shows_progress_bar(gx.get_context(mode="file"))
# hide-end
