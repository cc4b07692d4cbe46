import { DomUtils, parseDocument } from 'htmlparser2'
import type { PageView } from '../../src/model/components/page-view'
import type { RegionComponents } from '../../src/model/components/regions'
import { parseConfig } from '../../src/model/config/parse-config'
import type { SiteConfig, SiteConfigInput } from '../../src/model/config/site-config'
import { renderDocument } from '../../src/theme/render-document'
import { sampleView } from './sample-view'

export type Tree = ReturnType<typeof parseDocument>
export type Element = Extract<Tree['children'][number], { attribs: object }>

/** Renders the document of the sample page with changes and replaced regions, and parses it. */
export function open(change: Partial<PageView> = {}, regions: Partial<RegionComponents> = {}) {
  const html = renderDocument(sampleView(change), regions)
  return { html, tree: parseDocument(html) }
}

export function all(tree: Tree | Element, accept: (element: Element) => boolean): Element[] {
  return DomUtils.findAll(accept, tree.children)
}

export const named = (name: string) => (element: Element) => element.name === name
export const labeled = (label: string) => (element: Element) => element.attribs['aria-label'] === label
export const text = (element: Element | undefined) =>
  element ? DomUtils.textContent(element).replaceAll(/\s+/g, ' ').trim() : undefined
export const meta = (tree: Tree, key: string) =>
  all(tree, ({ name, attribs }) => name === 'meta' && (attribs.name === key || attribs.property === key)).map(
    ({ attribs }) => attribs.content,
  )
export const link = (tree: Tree, rel: string) =>
  all(tree, ({ name, attribs }) => name === 'link' && attribs.rel === rel).map(({ attribs }) => attribs)

/** The parts of the structured data. */
export function dataOf(tree: Tree): { '@type': string; itemListElement?: { item: string }[] }[] {
  const scripts = all(tree, ({ attribs }) => attribs.type === 'application/ld+json')
  if (scripts.length > 1) throw new Error('The document has more than one script with structured data.')
  return scripts.flatMap((script) => JSON.parse(text(script) ?? '')['@graph'])
}

/** The configuration of the sample with other settings. */
export function configured(settings: Pick<SiteConfigInput, 'navbar' | 'footer'>): SiteConfig {
  const versions = [
    { name: 'current', path: '/docs', isLast: true },
    { name: '1.x', path: '/docs/1.x' },
  ]
  const input = {
    product: 'Widget',
    tagline: 'Always know your widgets.',
    url: 'https://docs.example.com',
    versions,
    ...settings,
  }
  const { config, problems } = parseConfig(input, 'docs.config.ts')
  if (!config) throw new Error(problems.map(({ title }) => title).join('\n'))
  return config
}
