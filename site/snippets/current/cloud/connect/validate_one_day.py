# executable: no — needs a GX Cloud account and Airflow

from airflow.sdk import task


# region: validate
@task
def validate(logical_date=None):
    import great_expectations as gx

    day = logical_date.subtract(days=1)
    context = gx.get_context(mode="cloud")
    result = context.checkpoints.get("trips from Python").run(
        batch_parameters={"year": day.year, "month": day.month, "day": day.day}
    )
# endregion: validate
