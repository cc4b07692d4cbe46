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

/** A layout whose worker evaluates each text as JavaScript and returns the value. */
function evaluator(timeoutSeconds?: number) {
  const script = join(folder, 'thread.mjs')
  writeFileSync(
    script,
    `import { parentPort, threadId } from 'node:worker_threads'
    parentPort.on('message', (text) => parentPort.postMessage((0, eval)(text)))
    globalThis.threadId = threadId`,
  )
  return createLayout(script, timeoutSeconds)
}

test('lays out graphs one after another in one thread', async () => {
  const layout = evaluator()
  const results = await Promise.all([layout("'a' + threadId"), layout("'b' + threadId")])
  expect(results.map((result) => String(result)[0])).toEqual(['a', 'b'])
  expect(new Set(results.map((result) => String(result).slice(1))).size).toBe(1)
})

test('rejects a layout that takes too long', async () => {
  const layout = evaluator(0.2)
  await expect(layout('for (;;);')).rejects.toMatchObject({
    code: 'diagram-size',
    title: 'The diagram takes more than 0.2 s to lay out.',
  })
})

test('rejects a layout that crashes, and starts a new thread for the next one', async () => {
  const layout = evaluator()
  await expect(layout("throw new Error('unreachable')")).rejects.toMatchObject({
    code: 'diagram-broken',
    title: 'The diagram cannot be rendered: Graphviz failed with "unreachable".',
  })
  expect(await layout("'next'")).toBe('next')
})
