import { posix } from 'node:path'
import { createElement } from 'react'
import { absoluteHref } from '../../common'
import type { Article, Doc, PageSection, SiteSettings, Source } from '../../model'
import { DocsError, type DocsErrorParts, type Problem, Problems } from '../../model'
import type { Highlight, Highlighter } from '../code/highlighter'
import type { DiagramRenderer, RenderDiagram } from '../diagrams/diagram-renderer'
import { pageSections } from '../sections'
import { TextsContext } from '../texts-context'
import { renderFootnotes } from './blocks/footnotes'
import type { ComponentRegistry } from './component-registry'
import { handlers } from './handlers'
import { escapeMarkdown } from './output/escape-markdown'
import { finishArticle, type HtmlProblem } from './output/finish-article'
import { type HtmlNode, serializeHtml } from './output/html-tree'
import { type Contexts, renderTree } from './output/render-tree'
import { toMarkdown } from './output/to-markdown'
import { createPageContext } from './page-context'
import { openUnit } from './parse/unit'
import type { Recording, SiteLookups } from './record-reads'
import { renderUnit } from './render-unit'
import type { PageState } from './state'

/** Input of {@link compileArticle}, in addition to the source. */
export interface CompileOptions {
  config: SiteSettings
  /** The id is available to components; the route is part of the ids of islands and the base of absolute links. */
  doc: Pick<Doc, 'id' | 'route'>
  lookups: SiteLookups
  components: ComponentRegistry
  highlighter: Highlighter
  diagramRenderer: DiagramRenderer
  /** Provides the contexts of components on the page with a route. */
  contexts(route: string): Contexts
}

/** The compiled text of a page. */
export interface CompiledText {
  article: Article
  /** The article's text, split at its headings. */
  sections: PageSection[]
  problems: Problem[]
}

/**
 * Compiles the text of a page. All problems are collected; after errors, the article is incomplete.
 *
 * In addition to `source`, `body`, `doc`, the configuration and the components, the result depends on `article.reads`.
 *
 * @param body the text after the front matter
 */
export async function compileArticle(source: Source, body: string, options: CompileOptions): Promise<CompiledText> {
  try {
    return await options.diagramRenderer.run((renderDiagram) =>
      options.highlighter.run((highlight) => compile(source, body, options, { highlight, renderDiagram })),
    )
  } catch (error) {
    // An invalid configuration can prevent a grammar from loading, but every page needs an article.
    if (!(error instanceof DocsError)) throw error
    const problems = new Problems()
    problems.error({ ...error.parts, at: error.at ?? source.file })
    const article = {
      html: '',
      headings: [],
      ids: [],
      links: [],
      places: {},
      markdown: '',
      words: 0,
      excerpt: '',
      snippets: [],
      tested: 'none' as const,
      reads: [],
    }
    return { article, sections: [], problems: problems.list }
  }
}

/** The synchronous functions of the highlighter and the diagram renderer. */
interface Tools {
  highlight: Highlight
  renderDiagram: RenderDiagram
}

function compile(source: Source, body: string, options: CompileOptions, tools: Tools): CompiledText {
  const recording = options.lookups.record()
  const page = createPage(source, options, recording, tools)
  const tree = renderText(page, body, options.contexts(page.route))
  const { headings, ids, links, words, excerpt, problems } = finishArticle(tree, page.texts)
  for (const problem of problems) page.problems.error(locate(problem, page))

  const { title, description } = source.frontMatter
  const heading = title ?? page.title
  const markdown = [
    ...(heading === undefined ? [] : [`# ${escapeMarkdown(heading)}`]),
    ...(description === undefined ? [] : [escapeMarkdown(description)]),
    toMarkdown(tree, {
      address: (href) => absoluteHref(href, page.route, page.config),
      texts: page.texts,
    }),
  ]
  const article: Article = {
    html: serializeHtml(tree),
    ...(page.title === undefined ? {} : { title: page.title }),
    headings,
    ids,
    links,
    places: Object.fromEntries(page.places),
    markdown: `${markdown.filter(Boolean).join('\n\n')}\n`,
    words,
    excerpt,
    snippets: [...page.snippets],
    tested: page.snippets.size > 0 && !page.hasUntestedCode ? 'all' : 'none',
    reads: [...recording.reads],
  }
  return { article, sections: pageSections(tree), problems: page.problems.list }
}

/** Adds the most precise known position to a problem of the tree. */
function locate({ id, ...problem }: HtmlProblem, { source, explicitIds }: PageState): DocsErrorParts {
  const [first, ...others] = id === undefined ? [] : (explicitIds.get(id) ?? [])
  if (first === undefined) return { ...problem, at: source.file }
  const [second] = others
  if (second === undefined) return { ...problem, at: first }
  return { ...problem, title: `The id "${id}" is set twice, first at ${first}.`, at: second }
}

function createPage(source: Source, options: CompileOptions, recording: Recording, tools: Tools): PageState {
  const version = options.config.versions.find((candidate) => candidate.name === source.version)
  if (!version) throw new Error(`no version "${source.version}" in the configuration`)
  const { highlight } = tools
  const context = createPageContext({ config: options.config, recording, version: source.version, highlight })
  return {
    source,
    id: options.doc.id,
    route: options.doc.route,
    config: options.config,
    texts: context.texts,
    context,
    version,
    lookups: recording.of(source.version),
    components: options.components,
    handlers,
    ...tools,
    problems: new Problems(),
    contentRoot: `content/${source.version}/`,
    places: new Map(),
    explicitIds: new Map(),
    footnotes: [],
    snippets: new Set(),
    hasUntestedCode: false,
    idCounters: new Map(),
  }
}

/** Renders the text to a tree. Errors of React components inside it have no position except the page. */
function renderText(page: PageState, body: string, contexts: Contexts): HtmlNode[] {
  const { source } = page
  const folder = posix.dirname(source.path)
  const opened = openUnit({
    file: source.file,
    folder: folder === '.' ? '' : folder,
    text: body,
    linesBefore: source.bodyLine,
    includedBy: [],
  })
  const text = renderUnit(opened, { page, unit: opened.unit, depth: 0, top: true })
  const footnotes = page.problems.catch(() => renderFootnotes(page))
  try {
    return renderTree([...text, footnotes], (node) => createElement(TextsContext, { value: page.texts }, contexts(node)))
  } catch (error) {
    if (!(error instanceof DocsError)) throw error
    page.problems.error({ ...error.parts, at: error.at ?? source.file })
    return []
  }
}
