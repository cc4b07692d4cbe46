import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { writeChangelog } from './changelog.mjs'
import { partialNames, writePage, writePartial } from './page.mjs'
import { planSite } from './plan.mjs'
import { terms } from './vocabulary.mjs'

/** Number of sidebars by number of pages. A sidebar has fewer than 500 entries, as the engine recommends. */
const sidebarsFor = (pages) => (pages <= 1000 ? 4 : Math.round(pages / 360))

/** Paths of the guide that the reader benchmarks load, and of the changelog, in the first version. */
export const guide = { file: 'content/current/core/check_trips.md', route: '/docs/core/check_trips' }
export const changelog = { file: 'content/current/core/changelog.md', route: '/docs/core/changelog' }

/**
 * Writes a bench site. The same number of pages gives the same bytes. The previous content of the folder is removed.
 * @param {string} folder
 * @param {number} pages Markdown pages, the guide and the changelog among them; at least 20
 * @returns {{ pages: number, sidebars: number, words: number, codeBlocks: number, sample: string }} `sample`: file of an
 *   ordinary page whose title is in the sidebar
 */
export function writeSite(folder, pages) {
  rmSync(folder, { recursive: true, force: true })
  const sidebars = sidebarsFor(pages)
  const versions = planSite({ pages: pages - 2, sidebars })
  const write = (path, text) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  const total = { words: 0, codeBlocks: 0 }
  const count = (text) => {
    const parts = text.split(/^```.*$/m)
    total.codeBlocks += (parts.length - 1) / 2
    for (let i = 0; i < parts.length; i += 2) total.words += parts[i].split(/\s+/).length
  }
  const page = (path, text) => {
    count(text)
    write(path, text)
  }

  for (const version of versions) {
    const content = `content/${version.name}`
    for (const sidebar of version.sidebars) {
      for (const plan of sidebar.pages) page(`${content}/${plan.path}`, writePage(plan, neighboursOf(plan, sidebar.pages)))
      for (const name of partialNames) write(`${content}/${sidebar.area}/_${name}.md`, writePartial(`${sidebar.area} ${name}`))
    }
    write(`${content}/terms.json`, json(termsOf(version)))
  }
  page(guide.file, readFileSync(new URL('guide.md', import.meta.url), 'utf8'))
  page(changelog.file, writeChangelog())

  const trees = versions.map((version) => Object.fromEntries(version.sidebars.map((sidebar) => [sidebar.id, sidebar.items])))
  trees[0].core.splice(1, 0, 'core/check_trips')
  trees[0].core.push('core/changelog')
  versions.forEach((version, i) => {
    write(
      `sidebars/${version.name}.ts`,
      `import type { SidebarsInput } from 'docs-engine'\n\nconst sidebars: SidebarsInput = ${json(trees[i])}\nexport default sidebars\n`,
    )
  })
  write('docs.config.ts', configText(versions))
  write('.gitignore', 'dist/\n.cache/\n')
  commit(folder)
  const sample = versions[0].sidebars[0].pages.find((plan) => plan.kind === 'guide' && !plan.ownLabel)
  return { pages, sidebars, words: total.words, codeBlocks: total.codeBlocks, sample: `content/current/${sample.path}` }
}

/** The glossary of a version. The first terms have a page. */
function termsOf(version) {
  const explained = version.pages.filter((plan) => plan.kind === 'term')
  const entry = ([name, title, definition], i) => [
    name,
    { title, definition, ...(i < 6 && explained[i] ? { page: explained[i].id } : {}) },
  ]
  return Object.fromEntries(terms.map(entry))
}

/** The pages next to a page in its section, which authors link to. */
function neighboursOf(plan, pages) {
  const at = pages.indexOf(plan)
  return pages.slice(Math.max(0, at - 20), at + 20).filter((page) => page !== plan)
}

const json = (value) => `${JSON.stringify(value, null, 2)}\n`

function configText(versions) {
  const link = (version) => `${version.path}${version.first.route}`
  const places = [
    { name: 'current', label: '1.8.1', path: '/docs', isLast: true, first: versions[0].pages[0] },
    { name: '0.18', label: '0.18.21', path: '/docs/0.18', banner: 'unmaintained', first: versions[1].pages[0] },
  ]
  const entry = ({ first, ...version }, i) =>
    `    { ...${JSON.stringify({ ...version, mainDocId: first.id, values: { min_python: i === 0 ? '3.10' : '3.8' } })}, sidebars: ${i === 0 ? 'current' : 'older'} },`
  const menu = versions[0].sidebars
    .slice(0, 4)
    .map((sidebar) => `      ${JSON.stringify({ type: 'sidebar', sidebarId: sidebar.id, label: sidebar.id })},`)
  return `import { defineConfig } from 'docs-engine'
import older from './sidebars/0.18'
import current from './sidebars/current'

export default defineConfig({
  product: 'Bench',
  tagline: 'Pages to measure with.',
  url: 'https://docs.example.com',
  entryRedirects: { '/': '${link(places[0])}' },
  versions: [
${places.map(entry).join('\n')}
  ],
  navbar: {
    href: '${link(places[0])}',
    items: [
      { type: 'versionDropdown', position: 'left' },
      { type: 'repositoryBadge', position: 'left', owner: 'example', repository: 'bench' },
${menu.join('\n')}
      { type: 'link', label: 'Forum', href: 'https://example.com/forum' },
    ],
  },
  footer: {
    links: [
      { title: 'Product', items: [{ label: 'Overview', href: 'https://example.com/' }, { label: 'Prices', href: 'https://example.com/prices' }] },
      { title: 'Company', items: [{ label: 'About us', href: 'https://example.com/about' }, { label: 'Jobs', href: 'https://example.com/jobs' }] },
    ],
    copyright: '© 2026 Bench',
  },
  announcement: { id: 'bench', content: 'A line about a <a href="https://example.com/workshop">workshop</a>', isCloseable: false },
  links: { onBrokenAnchors: 'throw', onDuplicateRoutes: 'throw' },
})
`
}

/** Creates a Git repository in the site, so that builds read the dates of pages. Does nothing without Git. */
function commit(folder) {
  const env = { ...process.env, GIT_AUTHOR_DATE: '2026-01-05T10:00:00Z', GIT_COMMITTER_DATE: '2026-01-05T10:00:00Z' }
  const git = (...args) =>
    execFileSync('git', ['-C', folder, '-c', 'user.name=Bench', '-c', 'user.email=bench@example.com', ...args], {
      env,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
  try {
    git('--version')
  } catch {
    return
  }
  git('init', '--quiet')
  git('add', '.')
  git('commit', '--quiet', '--no-gpg-sign', '--message', 'Generate the bench site')
}
