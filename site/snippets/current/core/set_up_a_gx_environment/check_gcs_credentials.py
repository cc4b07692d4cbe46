# services: gcs

# region: check
from itertools import islice

from google.cloud import storage

client = storage.Client()
print("project:", client.project)

for blob in islice(client.list_blobs("taxi-data"), 3):
    print(blob.name)
# endregion: check

# hide-start
assert len(list(islice(client.list_blobs("taxi-data"), 3))) == 3
# hide-end
