import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { FileHashes } from '../engine/src/load/cache'
import { snippetFingerprint } from '../engine/src/site/snippet-fingerprint'
import setting from '../site/snippets/fingerprint.json'
import versions from '../site/versions.json'

const SITE = fileURLToPath(new URL('../site', import.meta.url))

test.each(versions)('the build computes the fingerprint that the runner recorded for $name', ({ name }) => {
  const results = JSON.parse(readFileSync(`${SITE}/snippets/${name}/results.json`, 'utf8'))
  const { hash, missing } = snippetFingerprint(SITE, name, setting, new FileHashes(SITE))
  expect(missing).toEqual([])
  expect(hash, 'Run: npm run snippets').toBe(results.environment.fingerprint)
})
