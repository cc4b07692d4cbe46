/** The words that the bench pages are made of. Slots in braces are filled by `prose.mjs`. */

const words = (text) => text.trim().split(/\s*[\n,]\s*/)
const lines = (text) =>
  text
    .trim()
    .split('\n')
    .map((line) => line.trim())

/** Things that a page talks about, singular, without article. */
export const nouns = words(`
  batch, table, column, pipeline, schema, partition, export, feed, report, dashboard, suite, checkpoint, validation result, data asset
  data source, connection string, credential, query, view, warehouse, bucket, manifest, row count, null rate, distribution, threshold
  primary key, timestamp, join, ingest job, schedule, alert, notification channel, data contract, metric, sample, profile, baseline
  backfill, result store, secret, staging area, container, worker, agent, service account, role, policy, index, snapshot, ledger
  invoice feed, event stream, landing zone, lookup table, surrogate key, currency code, time zone, retention rule, audit trail
  lineage graph, data product, semantic layer, feature table, customer record, shipment file, sensor reading, price list, forecast
`)

/** Nouns in the plural, for sentences about many. */
export const plurals = words(`
  rows, columns, batches, late records, duplicates, orphaned keys, empty strings, partitions, files, exports, outliers, retries
  warnings, failures, thresholds, owners, downstream models, consumers, credentials, time zones, units, dimensions, refunds, orders
  trips, readings, invoices, tickets, sessions, page views, payments, shipments, subscriptions, device logs, claims, accounts
`)

export const adjectives = words(`
  nightly, raw, curated, partitioned, shared, regional, upstream, downstream, incremental, historical, temporary, versioned, nullable
  numeric, monthly, hourly, encrypted, archived, sparse, wide, narrow, slow, stable, noisy, trusted, external, internal, duplicated
  late, compressed, denormalized, read-only, append-only, mutable, expensive, unowned, undocumented, scheduled, manual, small, large
`)

export const people = words(`
  the analyst on call, a new colleague, the platform team, whoever owns the feed, the finance group, the person who runs the job
  your reviewer, the vendor, a data engineer, the team downstream, the service owner, the product manager, an auditor, support
`)

/** Verbs that take an object: third person, then the base form. */
export const transitive = [
  ['reads', 'read'],
  ['rewrites', 'rewrite'],
  ['compares', 'compare'],
  ['replaces', 'replace'],
  ['describes', 'describe'],
  ['locks', 'lock'],
  ['refreshes', 'refresh'],
  ['summarizes', 'summarize'],
  ['rejects', 'reject'],
  ['covers', 'cover'],
  ['depends on', 'depend on'],
  ['feeds', 'feed'],
  ['invalidates', 'invalidate'],
  ['points to', 'point to'],
  ['mirrors', 'mirror'],
  ['filters', 'filter'],
  ['hides', 'hide'],
  ['records', 'record'],
  ['samples', 'sample'],
  ['splits', 'split'],
  ['validates', 'validate'],
  ['blocks', 'block'],
  ['outlives', 'outlive'],
  ['limits', 'limit'],
  ['explains', 'explain'],
  ['owns', 'own'],
  ['archives', 'archive'],
  ['partitions', 'partition'],
  ['triggers', 'trigger'],
  ['shadows', 'shadow'],
]

/** What happens to a thing, third person. */
export const happenings = lines(`
  arrives after midnight
  changes without notice
  fails on the first {noun}
  is empty on public holidays
  holds {number} {plural} or more
  keeps its last good state
  grows by {percent} a month
  no longer matches {np}
  returns fewer {plural} than expected
  runs out of memory
  is read by {number} other jobs
  has no owner
  loses precision beyond {number} digits
  is rebuilt from scratch each {period}
  waits for a lock
  times out after {number} seconds
  drifts by {percent} over a {period}
  is stored in {store}
  uses local time instead of UTC
  contains {plural} from two regions
  has been renamed
  passes on Monday and fails on Tuesday
  carries a trailing space
  is sorted by arrival instead of by event
  treats zero and missing as the same
  cannot be opened by {person}
  was written by an older release
  mixes currencies
  is cached for one {period}
  shows up twice
  needs {number} minutes to load
  stays below {percent}
`)

/** Things to do, in the base form. */
export const actions = lines(`
  open {np}
  check that {np} {happening}
  write down which {plural} you expect
  compare {np} with {np}
  add a filter on \`{column}\`
  set \`{option}\` to \`{value}\`
  run the {noun} against a small sample first
  keep {plural} and {plural} apart
  ask {person} for access to {store}
  give {np} a name that says what it holds
  store the {noun} in {store}
  count {plural} by {period}
  raise the limit to {percent}
  lower \`{option}\` until the warning goes away
  rename \`{column}\` before the join
  remove {plural} that are older than a {period}
  read the last {number} results
  send the message to {person}
  copy the {noun} into a folder of its own
  pin the version of the driver
  restart the {noun} with a clean cache
  split the {adjective} {noun} by region
  grant read access on \`{column}\` only
  move the secret into {store}
  describe the rule in one sentence
  list every job that {verb} the {noun}
  fix the time zone of \`{column}\`
  tag each run with the commit that produced it
  leave {np} as it is
  mark {plural} as optional
  test the change with yesterday's {noun}
  repeat the run with \`{option}\` switched off
  look at {plural} one {period} at a time
  agree on a threshold with {person}
  save the result as \`{file}\`
  replace the constant by the value of \`{column}\`
`)

export const reasons = lines(`
  because {np} {happening}
  since {person} cannot see {np}
  so that {plural} are never counted twice
  even if {np} {happening}
  as long as nobody edits {np} by hand
  unless {np} {happening}
  which keeps the bill small
  which is why the first run takes longer
  so the next {noun} can start where this one stopped
  although {plural} may still be missing
  before {plural} reach {person}
  while {np} is still being written
  and nothing else has to change
  so a failure names the row and not only the {noun}
  because a rule without an owner is soon switched off
  which {person} can read without a login
  in the same order as they arrived
  without touching {np}
  provided that \`{column}\` is unique
  until {np} {happening}
`)

export const manners = lines(`
  in one step
  from the command line
  with a service account
  by hand
  in a scratch database
  on a copy
  with the default settings
  in the same transaction
  once per {period}
  at the end of each run
  in {store}
  through a view
  with \`{option}\`
  before the first commit
  during the review
  in less than a minute
`)

/** Whole sentences. */
export const sentences = lines(`
  {Np} {verb} {np}, {reason}.
  {Np} {happening} {reason}.
  {Action} {reason}.
  {Action}, then {action}.
  To {action}, {action} {manner}.
  When {np} {happening}, {action}.
  If {np} {happening}, {person} will {action}.
  Most {plural} are harmless, but {np} {happening}.
  You can {action} {manner}, {reason}.
  A rule on \`{column}\` is worth more than {number} rules on {plural}.
  {Person} usually wants to {action}, {reason}.
  In practice {np} {happening}, and {person} has to {action}.
  There are {number} ways to {action}; this page shows the one that {verb} {np}.
  The option \`{option}\` decides whether {np} {happening}.
  Nothing is lost if {np} {happening}: {action} and start again.
  Between {percent} and {percent} of all {plural} are affected when {np} {happening}.
  Do not {action} while {np} {happening}.
  {Np} and {np} are compared {manner}.
  Each {period} {np} {verb} the {plural} that {person} has approved.
  Start with \`{column}\` and \`{column}\`, {reason}.
  It is tempting to {action}; the cost shows when {np} {happening}.
  Once {np} {happening}, there is no need to {action}.
  {Person} sees {np} only after you {action}.
  For {adjective} data, {action} and {action}.
  The message says that {np} {happening}; what it means is that you should {action}.
  {Np} stays in {store}, {reason}.
  The {adjective} {noun} is the place where {plural} first become visible.
  With \`{option}\` set to \`{value}\`, {np} {happening}.
  {Action} {manner} and {action} {manner}.
  How often {np} {happening} depends on how many {plural} you load in a {period}.
  What {person} calls a {noun} is often a {adjective} {noun} with another name.
  Only {plural} that {verbs} {np} are kept.
  As soon as \`{file}\` exists, {np} {verb} it {manner}.
  Neither {np} nor {np} {happening}.
  The check reads \`{column}\` {manner} and compares it with {percent} of {np}.
`)

export const headingForms = lines(`
  Choose a {noun}
  Check the {adjective} {noun}
  Connect the {noun} to {store}
  What the {noun} holds
  Limit {plural} per {period}
  When a {noun} fails
  Read {plural} from {store}
  Name the {noun}
  Compare {plural} with a {noun}
  Share the {noun} with {person}
  Clean up {plural}
  Set a threshold for {plural}
  Handle {adjective} {plural}
  Test the {noun}
  Move a {noun} to {store}
  Schedule the {adjective} {noun}
  Why {plural} go missing
  Keep the {noun} small
  Trace {plural} back to a {noun}
  Review the {adjective} {noun}
`)

export const stores = words(`
  PostgreSQL, Snowflake, BigQuery, an S3 bucket, a local folder, Redshift, Databricks, SQLite, a mounted volume, DuckDB, Azure storage
  the secrets manager, a Parquet file, the result database, Trino, MySQL
`)

export const periods = words('hour, day, week, month, quarter, run, release, load')

export const columns = words(`
  order_id, pickup_at, passenger_count, total_amount, customer_id, updated_at, region_code, unit_price, email, status, trip_distance
  invoice_number, currency, valid_from, valid_to, device_id, temperature_c, is_active, payment_type, vendor_id, postal_code, score
  session_id, page_path, refund_amount, batch_date, source_file, row_hash, loaded_at, tax_rate, quantity, warehouse_id, sku, channel
`)

export const options = words(`
  max_retries, result_format, sample_size, strict, mostly, row_limit, connect_timeout, include_index, partition_by, on_failure, cache
  parse_dates, time_zone, fail_fast, chunk_size, notify_on, schema_name, allow_empty, dry_run, batch_size, verify_tls, log_level
`)

export const values = words('true, false, 10, 0.95, 500, UTC, all, failure, 30, summary, daily, none, 3, 1000, public, warn')

export const files = words(`
  orders.csv, checks.yaml, trips.parquet, suite.json, connection.env, results.json, load_orders.py, report.html, baseline.csv
  schedule.yaml, thresholds.toml, staging.sql, docker-compose.yml, requirements.txt, profile.json, contract.yaml
`)

export const tables = words(`
  orders, trips, payments, customers, shipments, sensor_readings, invoices, page_views, subscriptions, refunds, price_list, devices
`)

/** Terms of `terms.json`: key, name, definition. */
export const terms = [
  ['data_asset', 'Data Asset', 'A collection of records inside a source, such as a table or a set of files.'],
  ['data_source', 'Data Source', 'The connection to a place where records are kept.'],
  ['batch', 'Batch', 'The records that one run looks at.'],
  ['batch_definition', 'Batch Definition', 'The rule that says which records make up a batch.'],
  ['expectation', 'Expectation', 'A statement about data that can be checked.'],
  ['expectation_suite', 'Expectation Suite', 'A named collection of expectations.'],
  ['validation_result', 'Validation Result', 'What a run found for each expectation.'],
  ['validation_definition', 'Validation Definition', 'A suite together with the batch definition it is run against.'],
  ['checkpoint', 'Checkpoint', 'A run of validation definitions followed by actions.'],
  ['data_context', 'Data Context', 'The entry point that holds the configuration of a project.'],
  ['data_docs', 'Data Docs', 'Pages made from suites and results, for people to read.'],
  ['action', 'Action', 'Something that is done after a run, such as sending a message.'],
  ['metric', 'Metric', 'A number computed from a batch.'],
  ['store', 'Store', 'The place where configuration or results are kept.'],
  ['renderer', 'Renderer', 'The part that turns a result into text or a table.'],
]
