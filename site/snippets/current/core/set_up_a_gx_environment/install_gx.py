# region: check
import great_expectations as gx
import great_expectations.expectations as gxe
import pandas as pd

context = gx.get_context(mode="ephemeral")
batch = context.data_sources.pandas_default.read_dataframe(
    pd.DataFrame({"trip_id": [1, 2, 2]})
)
result = batch.validate(gxe.ExpectColumnValuesToBeUnique(column="trip_id"))

print("version:", gx.__version__)
print("unique:", result.success)
print("repeated:", result.result["partial_unexpected_list"])
# endregion: check

# hide-start
from importlib.metadata import requires

assert gx.__version__ == "1.8.1"
assert not result.success
assert result.result["partial_unexpected_list"] == [2, 2]

# What comes with it and what does not.
always = {line.split(";")[0] for line in requires("great_expectations") if "extra ==" not in line}
names = {line.rstrip("=<>!~,.0123456789 ") for line in always}
assert {"pandas", "numpy"} <= names, names
assert not {"sqlalchemy", "pyspark", "boto3"} & names
assert "orjson>=3.9.7; extra == \"cloud\"" in requires("great_expectations")

# Up to pandas 2 a column of text is of the type `object`.
assert pd.__version__ < "3"
text = context.data_sources.pandas_default.read_dataframe(pd.DataFrame({"payment_type": ["card"]}))
assert text.validate(gxe.ExpectColumnValuesToBeOfType(column="payment_type", type_="object")).result["observed_value"] == "object_"
# hide-end
