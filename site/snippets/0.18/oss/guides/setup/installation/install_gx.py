# region: check
import pandas as pd

import great_expectations as gx

context = gx.get_context(mode="ephemeral")
numbers = pd.DataFrame({"number": [1, 2, 2]})
validator = context.sources.pandas_default.read_dataframe(numbers)

result = validator.expect_column_values_to_be_unique(column="number")
print(gx.__version__)
print(result.success, result.result["partial_unexpected_list"])
# endregion: check

from pathlib import Path

assert gx.__version__ == "0.18.21"
assert not result.success
assert not Path("gx").exists()
