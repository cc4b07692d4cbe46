import type { ReactNode } from 'react'
import { breakableName } from '../../compile'
import type { Article, Doc, Heading, PageView, SiteSettings } from '../../model'

/** A heading with its subheadings. */
interface TocNode {
  heading: Heading
  children: TocNode[]
}

/**
 * Nests headings by level. Levels are filtered after nesting, so that a heading of a hidden level still separates the headings around it.
 */
export function tocTree(headings: readonly Heading[], min: number, max: number): TocNode[] {
  const roots: TocNode[] = []
  const path: TocNode[] = []
  for (const heading of headings) {
    const node: TocNode = { heading, children: [] }
    while (path.length > 0 && (path.at(-1)?.heading.level ?? 0) >= heading.level) path.pop()
    const parent = path.at(-1)
    if (parent) parent.children.push(node)
    else roots.push(node)
    path.push(node)
  }
  const keep = (nodes: TocNode[]): TocNode[] =>
    nodes.flatMap((node) => {
      const children = keep(node.children)
      const { level } = node.heading
      return level >= min && level <= max ? [{ ...node, children }] : children
    })
  return keep(roots)
}

/** The entries of a page's table of contents; empty if the page hides it. */
export function tocOf(article: Article | undefined, doc: Doc, config: SiteSettings): TocNode[] {
  const matter = doc.source?.frontMatter
  if (!article || matter?.hide_table_of_contents) return []
  const { minHeadingLevel, maxHeadingLevel } = config.tableOfContents
  return tocTree(
    article.headings,
    matter?.toc_min_heading_level ?? minHeadingLevel,
    matter?.toc_max_heading_level ?? maxHeadingLevel,
  )
}

/**
 * Links to the headings of the page: collapsed above the text on narrow screens, next to it on wide ones. The document contains both lists
 * and the styles show one, because assistive technology would still report a collapsed list that styles force open.
 */
export function TableOfContents({ article, doc, config, texts }: PageView): ReactNode {
  const entries = tocOf(article, doc, config)
  if (entries.length === 0) return null
  return (
    <nav className="toc" aria-label={texts.tableOfContents}>
      <details>
        <summary>{texts.tableOfContents}</summary>
        <TocList nodes={entries} />
      </details>
      <div className="toc-open">
        <p aria-hidden="true">{texts.tableOfContents}</p>
        <TocList nodes={entries} reserves />
      </div>
    </nav>
  )
}

interface TocListProps {
  nodes: readonly TocNode[]
  /** Whether the styles reserve the space for bold text, so that marking an entry moves none. */
  reserves?: boolean
}

function TocList({ nodes, reserves = false }: TocListProps): ReactNode {
  return (
    <ul>
      {nodes.map(({ heading, children }) => (
        <li key={heading.id}>
          {heading.html === heading.text ? (
            <a href={`#${heading.id}`} data-bold={reserves ? heading.text : undefined}>
              {breakableName(heading.text)}
            </a>
          ) : (
            <a href={`#${heading.id}`} dangerouslySetInnerHTML={{ __html: withoutLinks(heading.html) }} />
          )}
          {children.length > 0 && <TocList nodes={children} reserves={reserves} />}
        </li>
      ))}
    </ul>
  )
}

/** Removes links, which can't be nested in the link of an entry, and ids, which would be duplicates. */
function withoutLinks(html: string): string {
  return html.replaceAll(/<\/?a\b[^>]*>/g, '').replaceAll(/ id="[^"]*"/g, '')
}
