import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { textOutput } from './output'
import { OutputWriter } from './output-writer'
import { StagedTree } from './staged-tree'
import { WritePool } from './write-pool'

const folder = mkdtempSync(join(tmpdir(), 'writer-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('rejects a file name with a control character', async () => {
  const writer = new OutputWriter(new StagedTree(join(folder, 'dist'), {}), new WritePool(undefined, 0), false)
  await expect(
    writer.add(textOutput({ path: 'data/a\nb.txt', kind: 'static', source: 'static/data/a\nb.txt' }, () => 'text')),
  ).rejects.toMatchObject({
    code: 'file-name',
    message: expect.stringContaining(String.raw`"data/a\nb.txt"`),
  })
})
