# services: azure

# hide-start
import os

from azure.storage.blob import BlobServiceClient

account = BlobServiceClient.from_connection_string(os.environ["AZURE_STORAGE_CONNECTION_STRING"])
container = account.create_container("my-team-gx")
os.environ["AZURE_STORAGE_CONNECTION_STRING"] = (
    os.environ["AZURE_STORAGE_CONNECTION_STRING"].split(";BlobEndpoint=")[0]
    + ";EndpointSuffix=core.windows.net;BlobEndpoint="
    + os.environ["AZURE_STORAGE_CONNECTION_STRING"].split(";BlobEndpoint=")[1]
)
# hide-end

# region: store
import great_expectations as gx

context = gx.get_context(mode="file")
context.variables.config.stores["validation_results_store"] = {
    "class_name": "ValidationResultsStore",
    "store_backend": {
        "class_name": "TupleAzureBlobStoreBackend",
        "connection_string": "${AZURE_STORAGE_CONNECTION_STRING}",
        "container": "my-team-gx",
        "prefix": "validation_results",
    },
}
context.variables.save()
context = gx.get_context(mode="file")
# endregion: store

# hide-start
import great_expectations.expectations as gxe
import pandas as pd

suite = context.suites.add(
    gx.ExpectationSuite(name="a", expectations=[gxe.ExpectColumnValuesToBeUnique(column="a")])
)
batch_definition = (
    context.data_sources.add_pandas("p").add_dataframe_asset("a").add_batch_definition_whole_dataframe("a")
)
definition = context.validation_definitions.add(gx.ValidationDefinition(name="a", data=batch_definition, suite=suite))
assert definition.run(batch_parameters={"dataframe": pd.DataFrame({"a": [1, 2]})}).success
names = [blob.name for blob in container.list_blobs()]
assert any(name.startswith("validation_results/a/") and name.endswith(".json") for name in names), names
# hide-end
