import { documentPath, ENTRY_PATH, hasMarkdown, markdownPath } from '../common'
import type { ImageCache } from '../compile'
import { hashJson, hashText } from '../load'
import type { Assets, Doc, GeneratedFile } from '../model'
import {
  type ArticleCache,
  articleCopy,
  type buildStylesheet,
  Documents,
  documentCopy,
  documentText,
  isEntry,
  type Site,
} from '../site'
import { hostOutputs } from './hosts'
import { type Output, pluginOutput, textOutput } from './output'
import type { BrowserScripts } from './scripts/browser-scripts'

/** What all documents of a site load. */
export interface Bundles {
  style: Awaited<ReturnType<typeof buildStylesheet>>
  scripts: BrowserScripts
}

/** Input of {@link Outputs}. */
export interface OutputInputs extends Bundles {
  site: Site
  articles: ArticleCache
  images: ImageCache
}

/** The table of all files of a site. Their content is created on demand. */
export class Outputs {
  readonly documents: Documents
  /** All files except those that require every page: the files of plugins, and files for hosts. */
  readonly own: readonly Output[]
  private readonly site: Site
  private readonly assets: Assets
  private readonly paths: ReadonlyMap<string, Output>
  private complete: Promise<readonly Output[]> | undefined

  constructor({ site, articles, images, ...bundles }: OutputInputs) {
    this.site = site
    this.assets = assetsOf(bundles, site.config.baseUrl)
    this.documents = new Documents(site, articles, this.assets)
    const generated = site.additions.flatMap((addition) => addition.generated ?? [])
    this.own = [
      ...site.docs.flatMap((doc) => this.ofPage(doc)),
      ...staticOutputs(site, images),
      ...generated.map((file): Output => ({ ...imageOutput(file, images), kind: 'plugin', source: site.configFile })),
      ...bundleOutputs(bundles),
      textOutput({ path: 'routes.json', kind: 'bundle', source: site.configFile }, () => listRoutes(site)),
    ]
    // If two files have the same path, a build reports them.
    this.paths = new Map(this.own.toReversed().map((output) => [output.path, output]))
  }

  /** The document of a page, the entry page if the page is also there, and the Markdown copy. */
  ofPage(page: Doc): Output[] {
    const { documents, site } = this
    const document = {
      source: page.file,
      page,
      async open() {
        const { hash, html } = await documents.open(page)
        return { key: hash, create: async () => documentText(site, page, await html()) }
      },
    }
    return [
      { ...document, path: documentPath(page.route), kind: 'document' },
      ...(isEntry(site, page) ? [{ ...document, path: ENTRY_PATH, kind: 'alias' as const }] : []),
      ...(hasMarkdown(page) ? [copyOutput(site, documents, page)] : []),
    ]
  }

  /** Finds a file by its path. Files of plugins are created only if no other file has the path. */
  async find(path: string): Promise<Output | undefined> {
    return this.paths.get(path) ?? (await this.all()).find((output) => output.path === path)
  }

  /**
   * Lists all files.
   * @throws DocsError errors of plugins
   */
  all(): Promise<readonly Output[]> {
    this.complete ??= this.list()
    return this.complete
  }

  private async list(): Promise<readonly Output[]> {
    const { additions, configFile } = this.site
    const outputs = [...this.own]
    for (const addition of additions)
      outputs.push(...((await addition.files?.()) ?? []).map((file) => pluginOutput(file, configFile)))
    return [...outputs, ...hostOutputs(this.site, outputs, this.assets)]
  }
}

/** The addresses of what all documents load. */
export function assetsOf({ style, scripts: { entry, boot } }: Bundles, baseUrl: string): Assets {
  return { stylesheet: baseUrl + stylesheetPath(style), scripts: entry === '' ? [] : [baseUrl + entry], boot }
}

/** The files that all documents load. They don't depend on the site, so that the dev server can show the errors of an invalid one. */
export function bundleOutputs({ style, scripts }: Bundles): Output[] {
  const file = { kind: 'bundle', source: 'the engine' } as const
  return [
    { ...file, path: stylesheetPath(style), open: () => ({ key: style.key, create: () => style.css() }) },
    ...scripts.files.map(({ path, content }) => textOutput({ ...file, path }, () => content)),
  ]
}

const stylesheetPath = ({ key }: Bundles['style']) => `assets/site.${key.slice(0, 8)}.css`

/** The Markdown copy of a page: of its text, or of its document if it has no text. */
function copyOutput(site: Site, documents: Documents, page: Doc): Output {
  return {
    path: markdownPath(page.route),
    kind: 'copy',
    source: page.file,
    page,
    async open() {
      const { article, key, hash, html } = await documents.open(page)
      if (!article) return { key: hashJson([key, hash]), create: async () => documentCopy(site, page, await html()) }
      const copy = articleCopy(site, page, article)
      return { key: hashText(copy), create: () => copy }
    },
  }
}

/** The files of the static folder: under their own name, with a hash in the name, and as WebP. */
function staticOutputs({ assets }: Site, images: ImageCache): Output[] {
  return assets.list().flatMap((file): Output[] => {
    const shared = { kind: 'static', source: `static${file}` } as const
    const open = () => ({ key: assets.key(file), create: () => assets.content(file) })
    return [
      { ...shared, path: file.slice(1), open },
      { ...shared, path: assets.hashedPath(file), onlyFor: { file, as: 'assets' }, open },
      ...assets
        .webpFiles(file)
        .map((smaller): Output => ({ ...shared, ...imageOutput(smaller, images), onlyFor: { file, as: 'images' } })),
    ]
  })
}

/** An image that is encoded once and then read from the cache. */
function imageOutput({ path, key, make }: GeneratedFile, images: ImageCache): Pick<Output, 'path' | 'open'> {
  return {
    path,
    open() {
      images.use(key)
      return { key, create: () => images.get(key, make) }
    },
  }
}

/** Lists the addresses of all listed pages. The not-found page uses them on hosts that distinguish letter case. */
function listRoutes(site: Site): string {
  const found = site.docs.filter((doc) => !doc.unlisted)
  return `${JSON.stringify(found.map((doc) => site.href(doc.route)).sort())}\n`
}
