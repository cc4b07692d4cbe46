import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Kind, Results } from './results'
import { Store } from './store'

const TEXT: Kind<string> = { name: 'text' }
const WORD: Kind<string> = { name: 'word' }
let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'results-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const open = () => new Results(new Store(folder, 'engine'))

/** Runs a build that computes a text from two words, which are also results. Returns the number of computed results. */
async function run(inputs: string, isCurrent?: (text: string) => boolean, isComplete = true): Promise<number> {
  const results = open()
  let computed = 0
  const compute = (value: string) => () => {
    computed++
    return value
  }
  const text = async () => {
    const words = [await results.memo(WORD, 'a', '', compute('a')), await results.memo(WORD, 'b', '', compute('b'))]
    return compute(words.join(' '))()
  }
  expect(await results.memo(TEXT, 'text', inputs, text, isCurrent)).toBe('a b')
  results.save(isComplete)
  results.close()
  return computed
}

test('computes a result again if its inputs have changed or it is not current, and reuses its parts', async () => {
  expect(await run('1')).toBe(3)
  expect(await run('1')).toBe(0)
  expect(await run('2')).toBe(1)
  expect(await run('2', (text) => text !== 'a b')).toBe(1)
})

test('keeps only the results that a complete build used, directly or as parts of others', async () => {
  await run('1')
  await run('1')
  const others = open()
  others.keep(WORD, 'c', '', 'c')
  others.save(false)
  const before = open()
  expect([before.find(WORD, 'a', ''), before.find(WORD, 'c', '')]).toEqual(['a', 'c'])
  before.close()
  await run('1')
  const after = open()
  expect([after.find(WORD, 'a', ''), after.find(WORD, 'b', ''), after.find(WORD, 'c', '')]).toEqual(['a', 'b', undefined])
})

test('separates results of different kinds and of different engines', async () => {
  const results = open()
  results.keep(WORD, 'text', '1', 'word')
  expect(results.find(TEXT, 'text', '1')).toBeUndefined()
  results.save(false)
  expect(new Results(new Store(folder, 'another engine')).find(WORD, 'text', '1')).toBeUndefined()
})

test('does not store a computation that throws', async () => {
  const results = open()
  await expect(results.memo(WORD, 'a', '', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await results.memo(WORD, 'a', '', () => 'whole')).toBe('whole')
})

test('shared results stay in memory for as long as every run uses them', async () => {
  const shared: Kind<{ words: string[] }> = { name: 'shared', isShared: true }
  const results = open()
  const compute = () => ({ words: ['a'] })
  const first = await results.memo(shared, 'key', '', compute)
  results.nextRun()
  expect(await results.memo(shared, 'key', '', compute)).toBe(first)
  results.nextRun()
  results.nextRun()
  const again = await results.memo(shared, 'key', '', compute)
  expect(again).toEqual(first)
  expect(again).not.toBe(first)
  results.nextRun()
  expect(results.find(shared, 'key', 'changed')).toBeUndefined()
  results.close()
})
