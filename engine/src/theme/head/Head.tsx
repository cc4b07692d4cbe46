import { createElement, type ReactNode } from 'react'
import type { HeadTag, PageView } from '../../model'
import { absoluteUrl, markdownHref } from './page-addresses'
import { structuredData } from './structured-data'

/** React's names of attributes that differ from those of HTML, by lowercase HTML name. */
const REACT_NAMES: Record<string, string> = {
  charset: 'charSet',
  crossorigin: 'crossOrigin',
  fetchpriority: 'fetchPriority',
  hreflang: 'hrefLang',
  'http-equiv': 'httpEquiv',
  imagesizes: 'imageSizes',
  imagesrcset: 'imageSrcSet',
  nomodule: 'noModule',
  referrerpolicy: 'referrerPolicy',
}
/** Attributes that React treats as booleans. For all others, `true` is rendered as an empty value. */
const BOOLEANS = new Set(['async', 'defer', 'disabled', 'nomodule'])

/** The head of a document: metadata for browsers, search engines and link previews, styles and scripts. */
export function Head(view: PageView): ReactNode {
  const { config, doc, article, assets } = view
  const title = documentTitle(view)
  const description = doc.description ?? article?.excerpt ?? config.tagline
  const url = absoluteUrl(view, doc.route)
  const keywords = doc.keywords ?? []
  const markdown = markdownHref(view)
  const locale = config.locales[0]
  // With hash URLs, pages have no separate URLs that search engines could index.
  const robots = doc.robots ?? (doc.unlisted ? 'noindex, nofollow' : undefined)
  const hasUrl = config.router === 'path'
  const data = hasUrl ? structuredData(view) : undefined
  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      {config.policyMeta && <meta httpEquiv="Content-Security-Policy" content={view.policy} />}
      <title>{title}</title>
      {description !== '' && <meta name="description" content={description} />}
      {keywords.length > 0 && <meta name="keywords" content={keywords.join(', ')} />}
      <meta name="generator" content="docs-engine" />
      {robots !== undefined && <meta name="robots" content={robots} />}
      <ColorMetas {...view} />
      {assets.boot !== '' && <script dangerouslySetInnerHTML={{ __html: assets.boot }} />}
      <link rel="stylesheet" href={assets.stylesheet} />
      {doc.stylesheets?.map((path) => (
        <link key={path} rel="stylesheet" href={view.asset(path)} />
      ))}
      {assets.scripts.map((src) => (
        <script key={src} type="module" src={src} />
      ))}
      {view.headTags.map(configuredTag)}
      <Icon {...view} />
      {hasUrl && <link rel="canonical" href={url} />}
      {hasUrl && locale && <link rel="alternate" hrefLang={locale.htmlLang} href={url} />}
      {hasUrl && locale && <link rel="alternate" hrefLang="x-default" href={url} />}
      {hasUrl && markdown !== undefined && <link rel="alternate" type="text/markdown" href={markdown} />}
      <meta property="og:title" content={title} />
      {description !== '' && <meta property="og:description" content={description} />}
      <meta property="og:type" content={doc.kind === 'doc' ? 'article' : 'website'} />
      {hasUrl && <meta property="og:url" content={url} />}
      <meta property="og:site_name" content={config.title} />
      {locale && <meta property="og:locale" content={locale.htmlLang.replace('-', '_')} />}
      <SocialImage {...view} />
      {config.headTags.filter(({ tag }) => tag === 'meta').map(configuredTag)}
      {data && <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: data }} />}
      {config.headTags.filter(({ tag }) => tag !== 'meta').map(configuredTag)}
    </>
  )
}

/** The title of the page and the site. Pages of older versions include the version, so that they can be told apart in search results. */
function documentTitle({ doc, config, activeVersion }: PageView): string {
  if (doc.title === '' || doc.title === config.title) return config.title
  const isOlder = doc.kind !== 'page' && doc.version !== undefined && !activeVersion.isLast
  return `${doc.title} ${config.titleDelimiter} ${config.title}${isOlder ? ` ${activeVersion.label}` : ''}`
}

function Icon({ config: { favicon }, asset }: PageView): ReactNode {
  return favicon === undefined ? null : <link rel="icon" href={asset(favicon)} type={iconType(favicon)} />
}

/** The image in link previews on other sites: the image of the page, or that of the site if the page has none. */
function SocialImage({ config, doc, asset }: PageView): ReactNode {
  const file = doc.image ?? config.image
  const url = file === undefined ? undefined : config.url + asset(file)
  return (
    <>
      {url !== undefined && <meta property="og:image" content={url} />}
      {url !== undefined && <meta name="twitter:image" content={url} />}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}

/** The colors of the browser's UI around the page, and of the page before its styles have loaded. */
function ColorMetas({ config }: PageView): ReactNode {
  const { defaultMode, respectPrefersColorScheme, themeColor } = config.colorMode
  if (!respectPrefersColorScheme) {
    return (
      <>
        <meta name="color-scheme" content={defaultMode} />
        <meta name="theme-color" content={themeColor[defaultMode]} />
      </>
    )
  }
  return (
    <>
      <meta name="color-scheme" content="light dark" />
      <meta name="theme-color" media="(prefers-color-scheme: light)" content={themeColor.light} />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content={themeColor.dark} />
    </>
  )
}

/** Renders a head tag from the configuration or from a plugin. */
function configuredTag({ tag, attributes }: HeadTag): ReactNode {
  const props = Object.entries(attributes).map(([name, value]) => {
    const lower = name.toLowerCase()
    return [REACT_NAMES[lower] ?? lower, value === true && !BOOLEANS.has(lower) ? '' : value]
  })
  return createElement(tag, { key: JSON.stringify([tag, attributes]), ...Object.fromEntries(props) })
}

function iconType(file: string): string | undefined {
  if (file.endsWith('.svg')) return 'image/svg+xml'
  if (file.endsWith('.png')) return 'image/png'
  return undefined
}
