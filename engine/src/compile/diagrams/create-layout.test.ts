import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createLayout } from './create-layout'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'layout-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** A thread that evaluates each text that it gets, and answers with the value. */
function evaluator(mostSeconds?: number) {
  const script = join(folder, 'thread.mjs')
  writeFileSync(
    script,
    `import { parentPort, threadId } from 'node:worker_threads'
    parentPort.on('message', (text) => parentPort.postMessage((0, eval)(text)))
    globalThis.threadId = threadId`,
  )
  return createLayout(script, mostSeconds)
}

test('lays out graphs one after another in one thread', async () => {
  const layout = evaluator()
  const results = await Promise.all([layout("'a' + threadId"), layout("'b' + threadId")])
  expect(results.map((result) => String(result)[0])).toEqual(['a', 'b'])
  expect(new Set(results.map((result) => String(result).slice(1))).size).toBe(1)
})

test('a layout that does not end is an error, and the next one has a new thread', async () => {
  const layout = evaluator(0.2)
  await expect(layout('for (;;);')).rejects.toMatchObject({
    code: 'diagram-size',
    title: 'The diagram takes more than 0.2 s to lay out.',
  })
})

test('a layout that crashes is an error, and the next one has a new thread', async () => {
  const layout = evaluator()
  await expect(layout("throw new Error('unreachable')")).rejects.toMatchObject({
    code: 'diagram-broken',
    title: 'The diagram cannot be rendered: Graphviz failed with "unreachable".',
  })
  expect(await layout("'next'")).toBe('next')
})
