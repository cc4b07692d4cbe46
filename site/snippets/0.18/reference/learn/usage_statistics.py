# region: disable
import great_expectations as gx

context = gx.get_context(mode="file")
context.variables.anonymous_usage_statistics.enabled = False
context.variables.save_config()
# endregion: disable

# region: check
context = gx.get_context(mode="file")
print(context.anonymous_usage_statistics.enabled)
# endregion: check

# hide-start
import configparser
import json
import os
from pathlib import Path

import yaml

assert context.anonymous_usage_statistics.enabled is False
assert context._usage_statistics_handler is None
stored = yaml.safe_load(Path("gx/great_expectations.yml").read_text())["anonymous_usage_statistics"]

assert stored["enabled"] is False
assert context.anonymous_usage_statistics.usage_statistics_url == "https://stats.greatexpectations.io/great_expectations/v1/usage_statistics"

# The environment variable and the file for a user.
os.environ.pop("GE_USAGE_STATS", None)
from great_expectations.data_context import AbstractDataContext

assert [path.name for path in AbstractDataContext.GLOBAL_CONFIG_PATHS] == ["great_expectations.conf"] * 2
assert AbstractDataContext.GLOBAL_CONFIG_PATHS[0].parent.name == ".great_expectations"
assert AbstractDataContext.GLOBAL_CONFIG_PATHS[1].as_posix() == "/etc/great_expectations.conf"
assert AbstractDataContext._is_usage_stats_enabled() in (True, False)
for value, enabled in (("FALSE", False), ("false", False), ("False", False), ("f", False), ("F", False), ("0", False), ("no", True), ("TRUE", True)):
    os.environ["GE_USAGE_STATS"] = value
    assert AbstractDataContext._is_usage_stats_enabled() is enabled, value
del os.environ["GE_USAGE_STATS"]
conf = AbstractDataContext._ROOT_CONF_FILE
before = conf.read_text() if conf.exists() else None
conf.parent.mkdir(exist_ok=True)
conf.write_text("[anonymous_usage_statistics]\nenabled = false\n")
assert AbstractDataContext._is_usage_stats_enabled() is False
conf.write_text("[anonymous_usage_statistics]\n")
assert AbstractDataContext._is_usage_stats_enabled() is True

# What an event contains.
from great_expectations.core.usage_statistics.payload_builder import UsageStatisticsPayloadBuilder

builder = UsageStatisticsPayloadBuilder(data_context=context, data_context_id="id", oss_id=None, gx_version="0.18.21")
envelope = builder.build_envelope({"event": "data_context.__init__"})
assert {"data_context_id", "data_context_instance_id", "event", "event_time", "ge_version", "mac_address", "oss_id", "version"} <= set(envelope)
assert "event_duration" not in envelope
assert len(envelope["mac_address"]) == 64

# Names are hashed.
from great_expectations.core.usage_statistics.anonymizers.anonymizer import Anonymizer

hashed = Anonymizer("id").anonymize(obj="taxi_database")
print(hashed)
assert "taxi" not in str(hashed)
# hide-end
