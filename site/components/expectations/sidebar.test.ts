import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import api from '../../sidebars/api'
import { readExpectations } from './read-expectations'

const SITE = fileURLToPath(new URL('../..', import.meta.url))
const folder = join(SITE, 'expectations/current')
const texts = Object.fromEntries(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')]))
const facts = { file: 'current.json', text: readFileSync(join(SITE, 'api/expectations/current.json'), 'utf8') }
const { value, problems } = readExpectations(facts, { folder, texts })

test('all Expectations have complete texts', () => {
  expect(problems).toEqual([])
  expect(value?.all).toHaveLength(57)
})

test('the sidebar lists each Expectation below its data quality issue', () => {
  const category = JSON.parse(JSON.stringify(api)).find(({ label }: { label: string }) => label === 'Expectations')
  const listed = category.items.flatMap(({ label, items }: { label: string; items: string[] }) =>
    items.map((id) => `${label} ${id.replace('reference/expectations/', '')}`),
  )
  expect(listed.sort()).toEqual(value?.all.map(({ issue, type }) => `${issue} ${type}`).sort())
})
