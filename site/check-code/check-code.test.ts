import { describe, expect, test } from 'vitest'
import { checkCode } from './check-code.browser'
import type { Report } from './model.browser'
import { knowledge, scriptsIn } from './test-knowledge'

const check = (code: string) => checkCode(code, knowledge)

function report(code: string): Report {
  const result = check(code)
  if ('refusal' in result) throw new Error(`refused: ${result.refusal}`)
  return result
}

/** Findings as `line:column certainty row`. */
const found = (code: string) =>
  report(code).findings.map(({ line, column, certainty, row = '-' }) => `${line}:${column} ${certainty} ${row}`)

const START = 'import great_expectations as gx\ncontext = gx.get_context()\n'

describe('follows', () => {
  test.each([
    ['an alias of the package', 'import great_expectations as ge\nge.get_context().sources', '2:18 certain sources'],
    ['a variable', `${START}other = context\nother.sources`, '4:7 certain sources'],
    ['a function', `${START}def get():\n    return context\n\nget().sources`, '6:7 certain sources'],
    ['a parameter that a call passes', `${START}def use(c):\n    c.sources\n\nuse(context)`, '4:7 certain sources'],
    [
      'a parameter with an annotation',
      'from great_expectations.data_context import FileDataContext\ndef use(c: FileDataContext):\n    c.sources',
      '3:7 certain sources',
    ],
    [
      'an attribute of a class',
      `${START}class Job:\n    def __init__(self):\n        self.context = context\n    def run(self):\n        self.context.sources`,
      '7:22 certain sources',
    ],
    [
      'a chain of calls',
      `${START}context.data_sources.add_pandas_s3("a", bucket="b").add_csv_asset("c", batching_regex="x")`,
      '3:72 certain batching-regex',
    ],
    [
      'a loop',
      `${START}for result in context.run_checkpoint("a").list_validation_results():\n    [r.expectation_config.expectation_type for r in result.results]`,
      '4:27 certain expectation-type',
    ],
    [
      'both branches',
      `${START}try:\n    s = context.suites.get("a")\nexcept KeyError:\n    s = context.suites.add(gx.ExpectationSuite("a"))\ns.expectation_suite_name`,
      '7:3 certain suite-name',
    ],
    ['a string with replacements', `${START}print(f"{context.sources}")`, '3:18 certain sources'],
  ])('%s', (_, code, expected) => {
    expect(found(code)).toContain(expected)
  })
})

describe('certainty', () => {
  test('an object of an unknown type is only possibly affected', () => {
    expect(found('def use(context):\n    context.add_expectation_suite("a")')).toEqual(['2:13 possible add-suite'])
  })

  test('objects of other packages are not affected', () => {
    expect(found('import pandas as pd\nframe = pd.read_csv("a")\nframe.sources\nframe.validations_store')).toEqual([])
  })

  test('a name that is assigned another value is no longer followed', () => {
    expect(found(`${START}context = other()\ncontext.sources`)).toEqual([])
  })

  test.each([
    `${START}if gx.__version__ < "1":\n    context.sources`,
    `${START}try:\n    context.sources\nexcept AttributeError:\n    context.data_sources`,
    'try:\n    from great_expectations.core import ExpectationConfiguration\nexcept ImportError:\n    pass',
  ])('code for one of several releases is only possibly affected: %s', (code) => {
    expect(report(code).findings.map(({ certainty }) => certainty)).toEqual(['possible'])
  })

  test('names that still exist but are not public are reported as such', () => {
    expect(found(`${START}context.get_validator()`)).toEqual(['3:9 works validator'])
  })

  test('no example of the new release has a certain finding', () => {
    const scripts = scriptsIn('snippets/current').filter(([path]) => !path.endsWith('/migration_guide.py'))
    const certain = scripts.flatMap(([path, code]) =>
      report(code).findings.flatMap(({ line, old, certainty }) => (certainty === 'certain' ? [`${path}:${line}: ${old}`] : [])),
    )
    expect(certain).toEqual([])
    expect(scripts.length).toBeGreaterThan(150)
  })

  test('every line of the guide that raises an error has a finding', () => {
    const [[, code = ''] = []] = scriptsIn('snippets/current/reference/learn').filter(([path]) => path === 'migration_guide.py')
    const lines = code.split('\n')
    const covered = new Set(report(code).findings.map(({ line }) => line))
    const regions = [...code.matchAll(/^# region: (\S+)\n([\s\S]*?)^# endregion/gm)].map(([, name = '', body = '']) => ({
      name,
      first: lines.indexOf(`# region: ${name}`) + 2,
      count: body.split('\n').length,
    }))
    const missed = regions.filter(
      ({ first, count }) => !Array.from({ length: count }, (_, i) => first + i).some((line) => covered.has(line)),
    )
    expect(missed.map(({ name }) => name)).toEqual(EXPLAINED_ONLY)
  })
})

/** Regions whose error depends on values, on the state of the project, or on code that was already changed for the new release. */
const EXPLAINED_ONLY = [
  'regex-group',
  'regex-missing',
  'positional',
  'suite-by-name',
  'parameter-missing',
  'checkpoint-dictionaries',
  'checkpoint-actions',
  'definition-request',
  'definition-suite-name',
  'not-added',
  'custom-parameter',
  'custom-validate',
  'action-type',
]

describe('replacements', () => {
  const replacement = (code: string) => report(`${START}${code}`).findings.at(-1)?.replacement
  test.each([
    ['context.sources.add_pandas("a")', 'context.data_sources.add_pandas("a")'],
    ['s = context.add_expectation_suite("a")', 's = context.suites.add(gx.ExpectationSuite(name="a"))'],
    ['s = context.get_expectation_suite(expectation_suite_name=name)', 's = context.suites.get(name)'],
    [
      'context.run_checkpoint(checkpoint_name="a", run_name="b")',
      'context.checkpoints.get("a").run(run_id=gx.RunIdentifier(run_name="b"))',
    ],
    ['print(context.run_checkpoint("a")["success"])', 'print(context.checkpoints.get("a").run().success)'],
    [
      'for n in context.list_checkpoints():\n    print(n)',
      'for n in [checkpoint.name for checkpoint in context.checkpoints.all()]:',
    ],
    ['gx.ExpectationSuite(expectation_suite_name="a").expectation_suite_name', 'gx.ExpectationSuite(name="a").name'],
  ])('%s', (code, expected) => {
    expect(replacement(code)).toBe(expected)
  })

  test('a script whose parts all have a replacement gets a draft', () => {
    const code = `${START}files = context.sources.add_pandas_filesystem("f", base_directory=".")
asset = files.add_csv_asset("a", batching_regex=r"a\\.csv")
request = asset.build_batch_request()
context.add_expectation_suite("s")
validator = context.get_validator(batch_request=request, expectation_suite_name="s")
validator.expect_column_values_to_be_between("x", 1, max_value=6)
validator.save_expectation_suite(discard_failed_expectations=False)
`
    expect(report(code).draft).toBe(`import great_expectations as gx
import great_expectations.expectations as gxe
context = gx.get_context()
files = context.data_sources.add_pandas_filesystem("f", base_directory=".")
asset = files.add_csv_asset("a")
request = asset.add_batch_definition_path("all", path="a.csv")
context.suites.add(gx.ExpectationSuite(name="s"))
suite = context.suites.get("s")
batch = request.get_batch()
suite.add_expectation(gxe.ExpectColumnValuesToBeBetween(column="x", min_value=1, max_value=6))
suite.save()
`)
  })

  test('a script with a part that needs a decision gets no draft', () => {
    expect(report(`${START}context.sources\ncontext.assistants`).draft).toBeUndefined()
  })
})

describe('input', () => {
  test.each([
    ['nothing', ' \n', 'empty'],
    ['more than 2 million characters', 'a'.repeat(2_000_001), 'large'],
    ['JavaScript', 'const a = 1\nfunction b() {}', 'language'],
    ['SQL', 'SELECT * FROM trips', 'language'],
    ['HTML', '<!doctype html><p>', 'language'],
    ['a part of a notebook', '{"cells": [{"cell_type": "code",', 'notebook'],
    ['a notebook without code', '{"cells": [{"cell_type": "markdown", "source": ["# a"]}]}', 'no-code'],
  ])('%s is refused with a reason', (_, text, refusal) => {
    expect(check(text)).toEqual({ refusal })
  })

  test('findings of notebooks have a cell, and commands of notebooks are skipped', () => {
    const cells = [
      { cell_type: 'markdown', source: 'context.sources' },
      {
        cell_type: 'code',
        source: ['%pip install great_expectations\n', '!ls\n', 'import great_expectations as gx\n', 'context = gx.get_context()'],
      },
      { cell_type: 'code', source: '%%bash\ncontext.sources' },
      { cell_type: 'code', source: 'context.sources' },
    ]
    const { findings, kind, syntaxError } = report(JSON.stringify({ cells }))
    expect({ kind, syntaxError, cells: findings.map(({ cell }) => cell) }).toEqual({
      kind: 'notebook',
      syntaxError: undefined,
      cells: [{ number: 4, line: 1 }],
    })
  })

  test('reads the source format of Databricks notebooks', () => {
    const code = `# Databricks notebook source\n# MAGIC %pip install great_expectations\n\n# COMMAND ----------\n\n%sql\n${START}context.sources`
    expect(found(code)).toEqual(['9:9 certain sources'])
  })

  test('checks what comes before and after a syntax error, and reports its line', () => {
    const { findings, syntaxError, draft } = report(`${START}context.sources\nfoo(\n\ncontext.assistants`)
    expect(syntaxError?.line).toBeGreaterThan(3)
    expect(findings[0]).toMatchObject({ line: 3, row: 'sources' })
    expect(draft).toBeUndefined()
  })

  test('reads sessions of the interpreter', () => {
    expect(found('>>> import great_expectations as gx\n>>> gx.get_context().sources\n<object>')).toEqual(['2:18 certain sources'])
  })
})

describe('errors', () => {
  test.each([
    ["AttributeError: 'EphemeralDataContext' object has no attribute 'sources'", 'sources'],
    ["AttributeError: 'SqlAsset' object has no attribute 'add_splitter_year'", 'splitters'],
    ["AttributeError: module 'great_expectations' has no attribute 'from_pandas'", 'read-csv'],
    ["ModuleNotFoundError: No module named 'great_expectations.datasource.data_connector.util'", 'block-datasource'],
    [
      "ImportError: cannot import name 'SimpleCheckpoint' from 'great_expectations.checkpoint' (/usr/lib/a.py)",
      'simple-checkpoint',
    ],
    ["TypeError: Checkpoint.run() got an unexpected keyword argument 'batch_request'", 'run-arguments'],
    ['great_expectations.exceptions.exceptions.DataContextError: ExpectationSuite with name mine was not found.', 'validator'],
    [
      'pydantic.v1.error_wrappers.ValidationError: 1 validation error for CSVAsset\nbatching_regex\n  extra fields not permitted (type=value_error.extra)',
      'batching-regex',
    ],
  ])('%s', (error, row) => {
    const { kind, findings } = report(`Traceback (most recent call last):\n  File "a.py", line 3, in <module>\n    x\n${error}`)
    expect(kind).toBe('traceback')
    expect(findings).toMatchObject([{ row, line: 4, certainty: 'certain' }])
  })

  test('every recorded error leads to its row', () => {
    const missed = knowledge.errors.filter(([message, row]) => {
      const result = check(message)
      return 'refusal' in result || result.findings[0]?.row !== row
    })
    expect(missed).toEqual([])
  })

  test('an unknown error has no finding', () => {
    expect(report('Traceback (most recent call last):\nValueError: no').findings).toEqual([])
  })
})

test('YAML is refused, since only Python is checked', () => {
  expect(
    checkCode('name: my_source\nclass_name: Datasource\nexecution_engine:\n  class_name: PandasExecutionEngine\n', knowledge),
  ).toEqual({
    refusal: 'yaml',
  })
})
