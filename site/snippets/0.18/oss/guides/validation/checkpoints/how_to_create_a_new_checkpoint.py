# fixtures: taxi_trips.csv

# hide-start
import webbrowser
from pathlib import Path

opened: list[str] = []
webbrowser.open = lambda url, *args, **kwargs: opened.append(url) or True
source = Path(__file__).parent.parent.joinpath("sample_project.py").read_text()
exec(source[: source.index("# endregion: project")])
# hide-end

# region: script
# region: data
import great_expectations as gx

context = gx.get_context(mode="file")
data_asset = context.get_datasource("taxi").get_asset("trips")
batch_request = data_asset.build_batch_request()
# endregion: data

# region: create
checkpoint = context.add_or_update_checkpoint(
    name="trip_checks",
    batch_request=batch_request,
    expectation_suite_name="passengers",
)
# endregion: create

# region: run
result = checkpoint.run(run_name="first_run")
print("passed:", result.success)

for validation_result in result.list_validation_results():
    for expectation_result in validation_result.results:
        config = expectation_result.expectation_config
        print(config.expectation_type, expectation_result.success)
# endregion: run

# region: docs
context.open_data_docs()
# endregion: docs
# endregion: script

# hide-start
assert not result.success
assert len(opened) == 1
assert Path("gx/checkpoints/trip_checks.yml").exists()
from great_expectations.exceptions import CheckpointError, CheckpointNotFoundError, DataContextError

try:
    context.add_checkpoint(name="trip_checks")
    raise SystemExit("a second Checkpoint with the same name was added")
except CheckpointError:
    pass
# hide-end

# region: again
import great_expectations as gx

context = gx.get_context(mode="file")
checkpoint = context.get_checkpoint("trip_checks")
print("passed:", checkpoint.run().success)
# endregion: again

# region: template
checkpoint = context.add_or_update_checkpoint(
    name="trip_checks",
    batch_request=batch_request,
    expectation_suite_name="passengers",
    run_name_template="trips-%Y-%m-%d",
    runtime_configuration={
        "result_format": {
            "result_format": "SUMMARY",
            "unexpected_index_column_names": ["trip_id"],
        }
    },
)
result = checkpoint.run()
validation_result = result.list_validation_results()[0]
details = validation_result.results[1].result
print(details["partial_unexpected_index_list"][:2])
# endregion: template

# region: delete
print(context.list_checkpoints())
context.delete_checkpoint("trip_checks")
# endregion: delete

# hide-start
assert result.run_id.run_name.startswith("trips-20")
assert context.list_checkpoints() == []
assert list(Path("gx/uncommitted/validations/passengers").iterdir())
for suite, kind in (("no such suite", DataContextError), (None, CheckpointError)):
    try:
        context.add_or_update_checkpoint(
            name="wrong", batch_request=batch_request, expectation_suite_name=suite
        ).run()
    except kind as error:
        message = str(error)
    else:
        raise SystemExit("ran without a Suite")
    print(message)
try:
    context.get_checkpoint("monthly")
except CheckpointNotFoundError as error:
    assert 'Non-existent Checkpoint configuration named "monthly"' in str(error)
try:
    context.add_or_update_checkpoint(name="wrong", expectation_suite_name="passengers").run()
except CheckpointError as error:
    assert "must be called with a validator or contain either a batch_request or validations" in str(error)
else:
    raise SystemExit("ran without data")
# hide-end
