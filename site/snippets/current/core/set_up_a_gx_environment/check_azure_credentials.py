# services: azure

# region: check
import os
from itertools import islice

from azure.storage.blob import ContainerClient

container = ContainerClient.from_connection_string(
    os.environ["AZURE_STORAGE_CONNECTION_STRING"], "taxi-data"
)
for name in islice(container.list_blob_names(), 3):
    print(name)
# endregion: check

# hide-start
assert len(list(islice(container.list_blob_names(), 3))) == 3
# hide-end
