import great_expectations as gx


class QualityJob:
    def __init__(self, folder):
        self.context = gx.get_context(mode="ephemeral")
        self.source = self.context.sources.add_pandas_filesystem("files", base_directory=folder)

    def load(self, name, pattern):
        asset = self.source.add_csv_asset(name, batching_regex=pattern)
        return asset.build_batch_request()

    def check(self, request):
        if "fares" not in self.context.list_expectation_suite_names():
            self.context.add_expectation_suite("fares")
        validator = self.context.get_validator(
            batch_request=request, expectation_suite_name="fares"
        )
        outcome = validator.expect_column_mean_to_be_between("fare_amount", 10, 50)
        return outcome.success


job = QualityJob(".")
print(job.check(job.load("trips", r"taxi_trips\.csv")))
