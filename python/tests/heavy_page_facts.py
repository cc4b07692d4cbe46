from __future__ import annotations

import json
import unittest

from environments import Environment, build_environment
from page_checks.check_blocks import check_yaml
from page_checks.page import Block
from page_checks.read_facts import read_facts
from repository import Repository
from repository.repository import TOOLS


class PageFacts(unittest.TestCase):
    def test_the_recorded_facts_are_those_of_the_packages(self) -> None:
        repository = Repository.here()
        for version in repository.versions():
            with self.subTest(version):
                environment = Environment.of(repository, version)
                build_environment(repository, environment)
                recorded = json.loads((repository.root / f"python/page_checks/facts/{version}.json").read_text())
                self.assertTrue(recorded == read_facts(environment), "npm run api-facts")

    def test_yaml_is_read(self) -> None:
        repository = Repository.here()
        tools = build_environment(repository, Environment.of(repository, TOOLS))
        blocks = [Block("a: 1\nb: [1]\n", 5, "yaml"), Block("a: 1\nb: [1\n", 9, "yaml")]
        (finding,) = check_yaml(blocks, tools)
        self.assertIn("This isn't valid YAML", finding[0])
        self.assertGreaterEqual(finding[2], 10)
