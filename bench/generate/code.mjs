import { columns, files, options, periods, tables, values } from './vocabulary.mjs'

/** The share of each language in the code blocks, in percent. */
const languages = [
  ['python', 52],
  ['bash', 18],
  ['yaml', 12],
  ['json', 10],
  ['sql', 8],
]

/**
 * Writes code blocks as Markdown fences.
 * @param {ReturnType<import('./random.mjs').createRandom>} random
 */
export function createCoder(random) {
  const one = {
    column: () => random.pick(columns),
    option: () => random.pick(options),
    value: () => random.pick(values),
    table: () => random.pick(tables),
    file: () => random.pick(files),
    period: () => random.pick(periods),
    number: () => String(random.pick([1, 2, 3, 5, 8, 10, 24, 30, 60, 90, 100, 250, 500, 1000, 5432, 10000])),
    share: () => `0.${random.int(1, 99)}`,
  }
  const fill = (form) => form.replace(/@(column|option|value|table|file|period|number|share)/g, (_, name) => one[name]())
  const writers = { python: writePython, bash: writeBash, yaml: writeYaml, json: writeJson, sql: writeSql }

  /** A fence in a language of the mix, with the marks that authors use. */
  function block() {
    const language = pickWeighted()
    const lines = writers[language](Math.round(Math.min(60, Math.max(2, random.spread(9, 0.65)))))
    const meta = [language]
    if (random.chance(0.35)) meta.push(`title="${titleOf(language)}"`)
    if (random.chance(0.15)) meta.push(`{${random.int(1, Math.max(1, Math.floor(lines.length / 2)))}}`)
    if (random.chance(0.05)) meta.push('showLineNumbers')
    if (language === 'python' && random.chance(0.1)) lines.splice(random.int(0, lines.length - 1), 0, '# highlight-next-line')
    const fence = '```'
    return [`${fence}${meta.join(' ')}`, ...lines, fence].join('\n')
  }

  function pickWeighted() {
    let left = random.int(1, 100)
    for (const [name, weight] of languages) {
      left -= weight
      if (left <= 0) return name
    }
    return 'python'
  }

  function titleOf(language) {
    const ending = { python: 'py', bash: 'sh', yaml: 'yaml', json: 'json', sql: 'sql' }[language]
    return fill(`${random.pick(['load', 'check', 'export', 'compare', 'clean'])}_@table.${ending}`)
  }

  function writePython(count) {
    const lines = fill(random.pick(pythonHeads)).split('\n')
    while (lines.length < count) {
      const piece = fill(random.pick(random.chance(0.35) ? pythonBlocks : pythonLines)).split('\n')
      if (piece.length > 1 && lines.length > 2) lines.push('')
      lines.push(...piece)
    }
    return lines
  }

  function writeBash(count) {
    // commands are short, whatever the random length
    return Array.from({ length: Math.min(8, Math.ceil(count / 3)) }, () => fill(random.pick(bashLines)))
  }

  function writeYaml(count) {
    const lines = [`name: ${fill('@table_@period')}`, 'checks:']
    while (lines.length < count) lines.push(...fill(random.pick(yamlItems)).split('\n'))
    return lines
  }

  function writeJson(count) {
    const results = []
    while (results.length * 6 + 5 < count || results.length === 0) {
      results.push({
        column: one.column(),
        success: random.chance(0.7),
        unexpected_count: random.int(0, 400),
        mostly: Number(one.share()),
      })
    }
    return JSON.stringify({ table: one.table(), [one.option()]: one.value(), results }, null, 2).split('\n')
  }

  function writeSql(count) {
    const lines = ['select']
    const wanted = Math.max(1, count - 5)
    for (let i = 0; i < wanted; i++) lines.push(`  ${fill(random.pick(sqlColumns))}${i < wanted - 1 ? ',' : ''}`)
    lines.push(fill('from @table'))
    if (count > 6) lines.push(fill('  join @table using (@column)'))
    lines.push(fill("where @column >= current_date - interval '@number days'"), fill('  and @column is not null;'))
    return lines
  }

  return { block }
}

const pythonHeads = [
  'import pandas as pd',
  'import great_expectations as gx\n\ncontext = gx.get_context()',
  'from pathlib import Path\n\nimport pandas as pd',
  'import json\nfrom datetime import datetime, timedelta',
  '# The @table of one @period are enough to see the shape',
  'import sqlalchemy as sa\n\nengine = sa.create_engine("postgresql+psycopg2://reader@localhost:@number/@table")',
]

const pythonLines = [
  'frame = pd.read_csv("data/@file", parse_dates=["@column"])',
  'frame["@column"] = frame["@column"].astype("float64").round(@number)',
  'late = frame[frame["@column"] < frame["@column"].shift(@number)]',
  'print(f"{len(frame)} rows, {frame.@column.isna().sum()} without a value")',
  'suite = context.suites.add(gx.ExpectationSuite(name="@table by @period"))',
  'suite.add_expectation(gx.expectations.ExpectColumnValuesToNotBeNull(column="@column", mostly=@share))',
  'suite.add_expectation(gx.expectations.ExpectColumnValuesToBeBetween(column="@column", min_value=0, max_value=@number))',
  'data_source = context.data_sources.add_pandas(name="@table")',
  'asset = data_source.add_dataframe_asset(name="@table_@period")',
  'batch_definition = asset.add_batch_definition_whole_dataframe("@period")',
  'assert frame["@column"].is_unique, "@column is not a key"',
  'totals = frame.groupby("@column", as_index=False)["@column"].sum()',
  'result = checkpoint.run(batch_parameters={"dataframe": frame})',
  'settings = {"@option": @number, "@option": "@value", "@option": None}',
  'threshold = @share  # agreed with the owner of @table',
  'path = Path("exports") / f"@table-{datetime.now():%Y-%m-%d}.csv"',
  'frame = frame.drop_duplicates(subset=["@column", "@column"], keep="last")',
  'frame = frame.merge(@table, on="@column", how="left", validate="many_to_one")',
]

const pythonBlocks = [
  'for name in ["@column", "@column", "@column"]:\n    share = frame[name].isna().mean()\n    if share > @share:\n        raise ValueError(f"{name}: {share:.1%} of the rows have no value")',
  'def load_@table(path: str, @option: int = @number) -> pd.DataFrame:\n    """Read the @table of one @period and keep the rows that have a key."""\n    frame = pd.read_csv(path, nrows=@option)\n    return frame.dropna(subset=["@column"])',
  'with engine.connect() as connection:\n    rows = connection.execute(sa.text("select count(*) from @table where @column is null"))\n    missing = rows.scalar_one()',
  'if not result.success:\n    failed = [r for r in result.results if not r.success]\n    print(json.dumps([r.to_json_dict() for r in failed], indent=2))',
  'checkpoint = context.checkpoints.add(\n    gx.Checkpoint(\n        name="@table every @period",\n        validation_definitions=[validation_definition],\n        result_format={"result_format": "COMPLETE", "unexpected_index_column_names": ["@column"]},\n    )\n)',
  'class @tableReport:\n    """Counts the rows of a @period."""\n\n    limit: int = @number\n\n    def __init__(self, frame: pd.DataFrame) -> None:\n        self.frame = frame\n\n    def worst(self) -> pd.Series:\n        return self.frame["@column"].nlargest(self.limit)',
  'try:\n    frame = load_@table("data/@file")\nexcept FileNotFoundError as error:\n    raise SystemExit(f"No export for this @period: {error}") from error',
]

const bashLines = [
  'python -m venv .venv && source .venv/bin/activate',
  "pip install 'great_expectations[postgresql]'",
  'export DATABASE_PASSWORD="$(cat /run/secrets/@table)"',
  'python load_@table.py --@option @number --@option "@value"',
  'psql -h localhost -p 5432 -c "select count(*) from @table"',
  'docker run --rm -p @number:5432 -e POSTGRES_PASSWORD=example postgres:16',
  'curl --fail --silent --output data/@file https://data.example.com/@table.csv',
  'ls -lh data/*.csv | sort -k5 -h | tail -n @number',
  'grep -c "@column" data/@file',
  '# once per @period',
]

const yamlItems = [
  '  - column: @column\n    not_null: true\n    mostly: @share',
  '  - column: @column\n    between: [0, @number]\n    severity: warning',
  '  - table: @table\n    row_count:\n      min: @number\n      max: @number',
  '  # reviewed each @period\n  - column: @column\n    values: ["@value", "@value"]',
  '  - column: @column\n    fresher_than: @numberh\n    @option: @value',
]

const sqlColumns = [
  '@column',
  '@column as @table_@column',
  "date_trunc('@period', @column) as starts_at",
  'count(distinct @column) as different',
  'sum(case when @column is null then 1 else 0 end) as missing',
  'round(avg(@column), 2) as mean_@column',
]
