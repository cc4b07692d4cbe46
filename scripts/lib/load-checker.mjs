import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ROOT } from './install.mjs'

/** Address of the guide in reports. */
const GUIDE = 'https://docs.greatexpectations.io/docs/0.18/reference/learn/migration_guide'

/**
 * Bundles the code checker of the site, which is written in TypeScript, and reads its data.
 * @returns {Promise<{ checkCode(text: string): import('../../site/check-code/model.browser').Report | { refusal: string },
 *   writeMarkdown(report: import('../../site/check-code/model.browser').Report): string }>}
 */
export async function loadChecker() {
  const { rolldown } = await import('rolldown')
  const folder = mkdtempSync(join(tmpdir(), 'check-code-'))
  try {
    const build = await rolldown({
      input: {
        check: join(ROOT, 'site/check-code/check-code.browser.ts'),
        knowledge: join(ROOT, 'site/check-code/knowledge.ts'),
        markdown: join(ROOT, 'site/check-code/write-markdown.browser.ts'),
      },
      platform: 'node',
      logLevel: 'silent',
    })
    await build.write({ dir: folder, entryFileNames: '[name].mjs' })
    await build.close()
    const load = (name) => import(pathToFileURL(join(folder, `${name}.mjs`)).href)
    const { joinKnowledge, recordedOutputs } = await load('knowledge')
    const { checkCode } = await load('check')
    const { writeMarkdown } = await load('markdown')
    const read = (path) => JSON.parse(readFileSync(join(ROOT, 'site', path), 'utf8'))
    const outputs = recordedOutputs(read('snippets/current/results.json'))
    const knowledge = joinKnowledge(read('check-code/library.json'), read('content/0.18/migration.json'), outputs)
    return { checkCode: (text) => checkCode(text, knowledge), writeMarkdown: (report) => writeMarkdown(report, GUIDE) }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
