from __future__ import annotations

import json
import subprocess
import unittest
from pathlib import Path

from api_facts.__main__ import read_exceptions, read_expectations, read_facts
from api_facts.to_text import to_text
from environments import Environment, build_environment
from repository import Repository

REAL_ANCESTORS = """
import contextlib, importlib, json, sys
answer, sys.stdout = sys.stdout, sys.stderr
found = {}
for full in json.load(sys.stdin):
    module, _, name = full.rpartition(".")
    with contextlib.suppress(ImportError):
        real = getattr(importlib.import_module(module), name)
        mro = [f"{base.__module__}.{base.__qualname__}" for base in real.__mro__[1:]]
        found[full] = [base for base in mro if base.startswith("great_expectations.") and "[" not in base]
json.dump(found, answer)
"""


class RealApiFacts(unittest.TestCase):
    def test_reading_again_gives_the_same_bytes_and_the_order_of_ancestors_is_pythons(self) -> None:
        repository = Repository.here()
        for version in repository.versions():
            with self.subTest(version):
                environment = Environment.of(repository, version)
                facts = read_facts(repository, environment)
                self.assertTrue(
                    repository.api_facts(version).read_text(encoding="utf-8") == to_text(facts), "npm run api-facts"
                )
                claimed = {full: c.get("ancestors", []) for full, c in facts["classes"].items() if "qualname" not in c}
                asked = subprocess.run(
                    [str(environment.interpreter), "-P", "-c", REAL_ANCESTORS],
                    input=json.dumps(list(claimed)),
                    capture_output=True,
                    text=True,
                    check=True,
                )
                real = json.loads(asked.stdout)
                self.assertGreater(len(real), 100)
                self.assertEqual({full: claimed[full] for full in real}, real)

    def test_reading_expectations_again_gives_the_same_bytes(self) -> None:
        repository = Repository.here()
        for version in repository.versions():
            with self.subTest(version):
                facts = read_expectations(repository, Environment.of(repository, version))
                self.assertTrue(
                    repository.expectation_facts(version).read_text(encoding="utf-8") == to_text(facts),
                    "npm run api-facts",
                )

    def test_reading_exceptions_again_gives_the_same_bytes(self) -> None:
        repository = Repository.here()
        for version in repository.versions():
            with self.subTest(version):
                facts = read_exceptions(repository, Environment.of(repository, version))
                self.assertTrue(
                    repository.exception_facts(version).read_text(encoding="utf-8") == to_text(facts),
                    "npm run api-facts",
                )

    def test_every_class_method_and_parameter_is_that_of_the_installed_package(self) -> None:
        repository = Repository.here()
        for version in repository.versions():
            with self.subTest(version):
                compared = subprocess.run(
                    [
                        str(build_environment(repository, Environment.of(repository, version))),
                        "-P",
                        str(Path(__file__).with_name("inspect_members.py")),
                    ],
                    input=repository.api_facts(version).read_text(encoding="utf-8"),
                    capture_output=True,
                    text=True,
                    check=True,
                )
                *differences, last = compared.stdout.splitlines()
                self.assertEqual(differences, [])
                self.assertGreater(int(last.removeprefix("compared ")), 600)

    def test_methods_that_the_library_generates_are_found(self) -> None:
        repository = Repository.here()
        facts = json.loads(repository.api_facts("current").read_text(encoding="utf-8"))
        manager = facts["classes"]["great_expectations.datasource.fluent.sources.DataSourceManager"]["methods"]
        self.assertLessEqual(
            {"add_neon", "add_or_update_citus", "delete_alloy", "update_fabric_powerbi"}, manager.keys()
        )
        files = facts["classes"][
            "great_expectations.datasource.fluent.spark_filesystem_datasource.SparkFilesystemDatasource"
        ]
        self.assertNotIn("add_delta_directory_asset", files["methods"])
