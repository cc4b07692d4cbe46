import { createHighlighter } from '../../src/compile/code/highlighter'
import { createDiagramRenderer } from '../../src/compile/diagrams/diagram-renderer'
import { compileArticle } from '../../src/compile/markdown/compile-article'
import { createRegistry } from '../../src/compile/markdown/component-registry'
import type { Lookups, ResolvedName, ResolvedSnippet } from '../../src/compile/markdown/lookups'
import { SiteLookups } from '../../src/compile/markdown/record-reads'
import type { Article, ComponentDefinition, DocCard, FrontMatter, Problem, SiteImage } from '../../src/model'
import { type SiteConfig, SiteConfigSchema } from '../../src/model/config/site-config'
import { builtInComponents, textIslandScope } from '../../src/theme'

/** The site of a test page. */
export interface TestSite {
  /** Path of the page inside the content folder. Default `core/page.md`. */
  path?: string
  frontMatter?: FrontMatter
  /** Lines before the body. Default 0. */
  bodyLine?: number
  /** Other files by path relative to the site folder. */
  files?: Record<string, string>
  /** Pages of the version: content path → route. */
  pages?: Record<string, string>
  /** Routes of the route manifest without a page. */
  pending?: string[]
  cards?: DocCard[]
  values?: Record<string, string>
  snippets?: Record<string, ResolvedSnippet>
  /** Names of pages. */
  names?: Record<string, ResolvedName>
  /** Static files. */
  assets?: string[]
  /** Properties of static images. The default size is 400 × 300 pixels. */
  images?: Record<string, Partial<SiteImage>>
  components?: ComponentDefinition[]
  config?: Partial<SiteConfig>
  highlighter?: ReturnType<typeof createHighlighter>
}

const highlighter = createHighlighter(['python', 'bash', 'diff', 'json', 'yaml', 'sql'])
const diagramRenderer = createDiagramRenderer()

/** Compiles a text as a page of a small site. */
export async function compileForTest(body: string, site: TestSite = {}): Promise<{ article: Article; problems: Problem[] }> {
  const { path = 'core/page.md', frontMatter = { title: 'Page', description: 'About.' }, bodyLine = 0, components = [] } = site
  const source = {
    version: 'current',
    file: `content/current/${path}`,
    path,
    frontMatter,
    length: body.length,
    bodyLine,
    hash: '',
  }
  const config = testConfig(site.config)
  const id = path.replace(/\.md$/, '')
  const doc = { id, route: `/docs/${id}` }
  const { registry } = createRegistry(builtInComponents, components)
  return compileArticle(source, body, {
    config,
    doc,
    lookups: new SiteLookups(new Map([['current', testLookups(site)]])),
    components: registry,
    highlighter: site.highlighter ?? highlighter,
    diagramRenderer,
    contexts: textIslandScope,
  })
}

/** Like {@link compileForTest}, but throws if there are problems. */
export async function compileCleanly(body: string, site: TestSite = {}): Promise<Article> {
  const { article, problems } = await compileForTest(body, site)
  if (problems.length > 0) throw new Error(problems.map(({ code, at, title }) => `${code} ${at}: ${title}`).join('\n'))
  return article
}

/** The codes and positions of the problems of a page, such as `braces 1:3`. */
export async function problemsOf(body: string, site: TestSite = {}): Promise<string[]> {
  const { problems } = await compileForTest(body, site)
  return problems.map(({ code, at }) => `${code} ${at?.replace('content/current/core/page.md:', '')}`)
}

const defaults = SiteConfigSchema.parse({
  product: 'Product',
  url: 'https://docs.example.com',
  versions: [{ name: 'current', label: '2.0', path: '/docs', isLast: true }],
  code: { languages: ['python', 'pycon', 'bash', 'console', 'diff', 'json', 'yaml', 'sql'] },
})

function testConfig(config: Partial<SiteConfig> = {}): SiteConfig {
  const versions = defaults.versions.map((version) => ({ ...version, label: version.label ?? version.name }))
  return { ...defaults, product: 'Product', title: 'Product', versions, ...config }
}

function testLookups({
  files = {},
  pages = {},
  pending = [],
  cards,
  values = {},
  snippets = {},
  names = {},
  assets = [],
  images = {},
}: TestSite): Lookups {
  const page = (path: string | undefined) => {
    const route = path === undefined ? undefined : pages[path]
    if (path === undefined || route === undefined) return undefined
    const id = path.replace(/\.md$/, '')
    return { id, version: 'current', route, title: id, label: id, unlisted: false }
  }
  const hashed = (path: string) => path.replace(/(\.\w+)$/, '.0a1b$1')
  const bare = (route: string) => route.replace(/\/$/, '')
  return {
    file: (path) => files[path],
    doc: (id) => page(`${id}.md`),
    docAtFile: page,
    docAtRoute: (route) => page(Object.keys(pages).find((path) => bare(pages[path] ?? '') === bare(route))),
    name: (target) => names[target],
    isPlanned: (route) => pending.includes(bare(route)),
    cards: () => cards,
    value: (name) => values[name],
    snippet: (path) => snippets[path],
    asset: (path) => (assets.includes(path) ? { href: hashed(path) } : undefined),
    image: (path) =>
      assets.includes(path) ? { href: hashed(path), width: 400, height: 300, webp: [], ...images[path] } : undefined,
    names(kind) {
      switch (kind) {
        case 'doc':
          return Object.keys(pages).map((path) => path.replace(/\.md$/, ''))
        case 'name':
          return Object.keys(names)
        case 'route':
          return Object.values(pages)
        case 'content':
          return [...Object.keys(pages), ...Object.keys(files).map((file) => file.replace('content/current/', ''))]
        case 'value':
          return Object.keys(values)
        case 'snippet':
          return Object.keys(snippets)
        case 'asset':
          return assets
      }
    },
  }
}
