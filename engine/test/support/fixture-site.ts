import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll } from 'vitest'

/** Files of a site by path; `null` leaves out one of {@link MINIMAL}. */
export type Files = Record<string, string | Uint8Array | null>

const folders: string[] = []
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

/** Creates an empty folder outside any Git repository, which is removed after the tests of the file. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'docs-fixture-'))
  folders.push(folder)
  return folder
}

/** Plugins of the engine, which are imported if the settings call them. */
const PLUGINS = [
  'feed',
  'llms',
  'offlineReading',
  'opensearch',
  'pageViews',
  'redirects',
  'search',
  'sitemap',
  'socialCards',
  'tagManager',
  'webApp',
]

/**
 * The source of a `docs.config.ts` with these settings in addition to the required ones.
 * @param settings values as TypeScript expressions
 * @param imports additional import statements
 */
export function configWith(settings: Record<string, string> = {}, imports = ''): string {
  const all = {
    product: "'Fixture'",
    url: "'https://docs.example.com'",
    entryRedirects: "{ '/': '/docs/' }",
    versions: "[{ name: 'current', label: '2.0', path: '/docs', isLast: true, sidebars }]",
    ...settings,
  }
  const lines = Object.entries(all).map(([key, value]) => `  ${key}: ${value},`)
  const sidebars = all.versions.includes('sidebars') ? "import sidebars from './sidebars/current'\n" : ''
  const called = PLUGINS.filter((name) => `${settings.plugins}`.includes(`${name}(`) && !imports.includes(`{ ${name} }`))
  return `import { ${['defineConfig', ...called].join(', ')} } from 'docs-engine'\n${sidebars}${imports}\nexport default defineConfig({\n${lines.join('\n')}\n})\n`
}

/** A content page: front matter with title and description, and the text, which begins on line 5 plus one for each additional key. */
export function page(title: string, body = 'Text.', more: Record<string, string> = {}): string {
  const keys = Object.entries({ title, description: `About ${title}.`, ...more })
  return `---\n${keys.map(([key, value]) => `${key}: ${value}\n`).join('')}---\n${body}\n`
}

/** The smallest site that builds: two pages in a sidebar, and the not-found page. */
export const MINIMAL = {
  'docs.config.ts': configWith(),
  'sidebars/current.ts': "export default { main: ['index', 'guide'] }\n",
  'content/current/index.md': page('Start', 'Read the [guide](./guide.md).'),
  'content/current/guide.md': page('Guide', '## First steps\n\nText.\n\n### Details\n\nMore.'),
  'pages/404.tsx':
    "export const page = { id: '404', title: 'Page Not Found' }\nexport default function NotFound() {\n  return <p>Nothing here.</p>\n}\n",
}

/** Writes files into a folder; `null` deletes a file. */
export function writeFiles(folder: string, files: Files): void {
  for (const [path, content] of Object.entries(files)) {
    const file = join(folder, path)
    if (content === null) rmSync(file, { recursive: true, force: true })
    else {
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, content)
    }
  }
}

/** Writes the minimal site with these files added, replaced or left out, and returns its folder. */
export function createSite(files: Files = {}): string {
  const root = temporaryFolder()
  writeFiles(root, { ...MINIMAL, ...files })
  return root
}

/** Sets an old modification time of a file, so that caches trust the timestamp. */
export function settle(file: string): void {
  const before = new Date(Date.now() - 60_000)
  utimesSync(file, before, before)
}
