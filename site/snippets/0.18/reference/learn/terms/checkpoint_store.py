# fixtures: taxi_trips.csv
# timeout: 300

# region: add
import great_expectations as gx

context = gx.get_context(mode="file")
context.add_or_update_expectation_suite("trip_checks")
trips = context.sources.add_or_update_pandas("taxi").add_csv_asset(
    "trips", filepath_or_buffer="taxi_trips.csv"
)
context.add_or_update_checkpoint(
    name="nightly",
    batch_request=trips.build_batch_request(),
    expectation_suite_name="trip_checks",
    action_list=[
        {
            "name": "store_validation_result",
            "action": {"class_name": "StoreValidationResultAction"},
        }
    ],
)
# endregion: add

# region: file
from pathlib import Path

print(Path("gx/checkpoints/nightly.yml").read_text())
# endregion: file

# region: get
print(context.list_checkpoints())
checkpoint = context.get_checkpoint("nightly")
print(checkpoint.run().success)
# endregion: get

# hide-start
assert context.checkpoint_store_name == "checkpoint_store"
assert type(context.checkpoint_store).__name__ == "CheckpointStore"
# hide-end

# region: change
context.variables.config.stores["checkpoint_store"] = {
    "class_name": "CheckpointStore",
    "store_backend": {
        "class_name": "TupleFilesystemStoreBackend",
        "suppress_store_backend_id": True,
        "base_directory": "../shared_checkpoints/",
    },
}
context.variables.save_config()
context = gx.get_context(mode="file")
context.add_checkpoint(checkpoint=checkpoint)
# endregion: change

# hide-start
assert Path("shared_checkpoints/nightly.yml").is_file() and Path("gx/checkpoints/nightly.yml").is_file()
assert context.list_checkpoints() == ["nightly"]
# hide-end

# region: delete
context.delete_checkpoint("nightly")
print(context.list_checkpoints())
# endregion: delete

# hide-start
assert not Path("shared_checkpoints/nightly.yml").exists()
# A database can't be used.
context.variables.config.stores["checkpoint_store"] = {
    "class_name": "CheckpointStore",
    "store_backend": {"class_name": "DatabaseStoreBackend", "connection_string": "sqlite:///checkpoints.db"},
}
context.variables.save_config()
try:
    gx.get_context(mode="file")
except Exception as error:
    message = f"{type(error).__name__} {error}"
else:
    message = "accepted"
assert "key_columns" in message, message
# hide-end
