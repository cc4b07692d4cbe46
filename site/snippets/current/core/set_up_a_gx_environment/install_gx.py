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
print("duplicates:", result.result["partial_unexpected_list"])
# endregion: check

# hide-start
from importlib.metadata import requires

assert gx.__version__ == "1.8.1"
assert not result.success
assert result.result["partial_unexpected_list"] == [2, 2]

# Included packages, and packages to install separately.
always = {line.split(";")[0] for line in requires("great_expectations") if "extra ==" not in line}
names = {line.rstrip("=<>!~,.0123456789 ") for line in always}
assert {"pandas", "numpy"} <= names, names
assert not {"sqlalchemy", "pyspark", "boto3"} & names
assert "orjson>=3.9.7; extra == \"cloud\"" in requires("great_expectations")

# Up to pandas 2, text columns have the type `object`.
assert pd.__version__ < "3"
text = context.data_sources.pandas_default.read_dataframe(pd.DataFrame({"payment_type": ["card"]}))
assert text.validate(gxe.ExpectColumnValuesToBeOfType(column="payment_type", type_="object")).result["observed_value"] == "object_"

# A script named like the package is imported instead of the package.
import subprocess
import sys
from pathlib import Path

for code, message in (
    ("import great_expectations as gx\ngx.get_context()\n", "partially initialized module 'great_expectations' has no attribute 'get_context'"),
    ("import great_expectations.expectations as gxe\n", "'great_expectations' is not a package"),
):
    Path("great_expectations.py").write_text(code)
    process = subprocess.run([sys.executable, "great_expectations.py"], capture_output=True, text=True)
    assert message in process.stderr, process.stderr
# hide-end
