import great_expectations as gx
import great_expectations.expectations as gxe


class QualityJob:
    def __init__(self, folder):
        self.context = gx.get_context(mode="ephemeral")
        self.source = self.context.data_sources.add_pandas_filesystem("files", base_directory=folder)

    def load(self, name, path):
        asset = self.source.add_csv_asset(name)
        return asset.add_batch_definition_path("all", path=path)

    def check(self, definition):
        batch = definition.get_batch()
        outcome = batch.validate(gxe.ExpectColumnMeanToBeBetween(column="fare_amount", min_value=10, max_value=50))
        return outcome.success


job = QualityJob(".")
print(job.check(job.load("trips", "taxi_trips.csv")))
