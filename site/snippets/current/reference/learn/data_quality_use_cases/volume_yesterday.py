# region: parameters
from datetime import date, timedelta

yesterday = date.today() - timedelta(days=1)
batch_parameters = {
    "year": yesterday.year,
    "month": yesterday.month,
    "day": yesterday.day,
}
# endregion: parameters
