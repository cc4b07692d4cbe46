import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Page } from '@playwright/test'
import { compatibilityConstants } from '../../engine/src/model/config/compatibility'

/** Pages that contain only islands, served below `/bench/` of the site under test. */
export interface IslandBench {
  /** Opens a page by name. */
  open(page: Page, name: string): Promise<void>
}

const FIXTURES = join(import.meta.dirname, '../fixtures/islands')
const POLICY = "default-src 'none'; script-src 'self'; style-src 'self'; trusted-types docs; require-trusted-types-for 'script'"
const STYLE = '[data-island] { display: contents } .far { margin-top: 3000px }'

/** Renders the pages on the server and bundles their scripts, as a build does. */
export async function createIslandBench(): Promise<IslandBench> {
  const scripts = await bundle('main.browser.ts', 'browser')
  const documents = await renderDocuments()
  return {
    async open(page, name) {
      await page.route('**/bench/**', (route) => {
        const file = new URL(route.request().url()).pathname.slice('/bench/'.length)
        const script = scripts.get(file)
        if (script !== undefined) return route.fulfill({ contentType: 'text/javascript', body: script })
        if (file === 'style.css') return route.fulfill({ contentType: 'text/css', body: STYLE })
        const headers = { 'content-security-policy': POLICY }
        return route.fulfill({ contentType: 'text/html', headers, body: documents[file] ?? '' })
      })
      await page.goto(`/bench/${name}`)
    },
  }
}

async function bundle(entry: string, platform: 'browser' | 'node'): Promise<Map<string, string>> {
  const { rolldown } = await import('rolldown')
  const build = await rolldown({
    input: { main: join(FIXTURES, entry) },
    platform,
    moduleTypes: { '.css': 'text' },
    // Like the engine's own bundle: its modules have no side effects, so parts that need native packages are left out.
    treeshake: { moduleSideEffects: (id) => id === join(FIXTURES, entry) },
    transform: { jsx: { runtime: 'automatic' }, define: { 'process.env.NODE_ENV': '"production"', ...compatibilityConstants() } },
    logLevel: 'warn',
  })
  const { output } = await build.generate({ format: 'esm', entryFileNames: '[name].js', chunkFileNames: '[name].[hash].js' })
  await build.close()
  return new Map(output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file.code] as const] : [])))
}

async function renderDocuments(): Promise<Record<string, string>> {
  const [code] = (await bundle('document.tsx', 'node')).values()
  const folder = mkdtempSync(join(tmpdir(), 'island-bench-'))
  try {
    writeFileSync(join(folder, 'document.mjs'), code ?? '')
    const module: { documents: Record<string, string> } = await import(pathToFileURL(join(folder, 'document.mjs')).href)
    return module.documents
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
