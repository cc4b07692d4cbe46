// Writes the records and settings of the hosted search from the built site:
//   npm run search:records -- --out=records
// One file per version with an array of records, and settings.json. Upload them with the tools of the service.
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { readIndex } from './lib/search-index.mjs'
import { SETTINGS, searchRecords } from './lib/search-records.mjs'

const { values } = parseArgs({
  options: {
    dist: { type: 'string', default: 'site/dist' },
    out: { type: 'string', default: 'site/search-records' },
    url: { type: 'string', default: 'https://docs.greatexpectations.io' },
    language: { type: 'string', default: 'en' },
  },
})
const indexes = join(values.dist, 'search')
if (!existsSync(indexes)) {
  console.error(`There is no search index in ${values.dist}. Run "npm run build" first.`)
  process.exit(1)
}
mkdirSync(values.out, { recursive: true })
const write = (name, value) => writeFileSync(join(values.out, name), `${JSON.stringify(value, null, 1)}\n`)
write('settings.json', SETTINGS)
for (const version of readdirSync(indexes)) {
  const folder = join(indexes, version)
  if (!existsSync(join(folder, 'index.json'))) continue
  const records = searchRecords(await readIndex(folder), { url: values.url, version, language: values.language })
  write(`${version}.json`, records)
  console.log(`${version}: ${records.length} records`)
}
console.log(`Written to ${values.out}.`)
