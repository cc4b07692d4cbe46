import { expect, test } from 'vitest'
import { compileCleanly } from '../../../../test/support/compile-for-test'

const assets = ['/data/taxi_trips.csv', '/img/data_docs.png']

test('a linked file is saved under its name without the hash', async () => {
  const { html } = await compileCleanly('Save [the trips](static:/data/taxi_trips.csv).', { assets })
  expect(html).toContain('download="taxi_trips.csv"')
})

test('a linked image opens in the browser', async () => {
  const { html } = await compileCleanly('See [the report](static:/img/data_docs.png).', { assets })
  expect(html).not.toContain('download')
})
