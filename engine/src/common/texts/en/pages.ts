import type { ReactNode } from 'react'
import { sentence } from '../sentence'

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

export const skipLink = 'Skip to main content'

/** `2026-11-14` → `14 Nov 2026`. Does not depend on the locale data of the machine. */
export function date(iso: string): string {
  const [year = '', month = '', day = ''] = iso.slice(0, 10).split('-')
  return `${Number(day)} ${MONTHS[Number(month) - 1] ?? month} ${year}`
}

export const navbar = {
  label: 'Main',
  version: 'Version',
  versions: 'Versions',
  languages: 'Languages',
  /** Note next to a version that doesn't have the current page. */
  opensPage: (title: string) => `opens “${title}”`,
}

export const panel = {
  label: 'Navigation',
  docsLabel: 'Docs navigation',
  title: 'Menu',
  close: 'Close navigation bar',
  mainMenu: 'Main menu',
  sidebar: 'Docs sidebar',
}

export const sidebarCategory = (action: string, label: string) => `${action} sidebar category '${label}'`

export const breadcrumbs = 'Breadcrumbs'

export const versionBanner = {
  unmaintained: (product: string, version: ReactNode) =>
    sentence`This page is about ${product} ${version}, which is no longer maintained.`,
  unreleased: (product: string, version: ReactNode) =>
    sentence`This page is about ${product} ${version}, which is not released yet.`,
  latestVersion: 'latest version',
  samePage: (link: ReactNode, version: string) => sentence`Read the same page in the ${link} (${version}).`,
  nearestPage: (link: ReactNode, version: string) => sentence`Read the most similar page in the ${link} (${version}).`,
  noPage: (link: ReactNode, version: string) => sentence`The ${link} (${version}) doesn't have this page.`,
}

export const publicationBanner = {
  draft: 'Draft.',
  draftText: 'This page is not part of the published site.',
  unlisted: 'Unlisted page.',
  unlistedText: 'Search engines ignore it, and only people with the link can find it.',
}

export const pageHeader = {
  tested: (version: string) => `Tested with ${version}`,
  readingTime: (minutes: number) => `${minutes} min read`,
  taskTime: (minutes: number) => `Takes about ${minutes} min`,
  updated: (time: ReactNode) => sentence`Updated ${time}`,
  copyPage: 'Copy page',
  viewAsMarkdown: 'View as Markdown',
}

export const notFound = {
  title: 'Page not found',
  text: 'There is no page at this address. The page may have moved, or the address may contain a typo.',
  home: 'Go to the start page',
  similar: 'Similar addresses',
}

export const editPage = 'Edit this page'
export const reportProblem = 'Report a problem with this page'

export const tableOfContents = 'On this page'

export const pageFooter = (version: string) => `Documentation for version ${version}`

export const pagination = { label: 'Docs pages', previous: 'Previous', next: 'Next' }

export const redirectPage = (link: ReactNode) => sentence`This page is at ${link}.`

export const components = {
  prerequisites: 'Before you start',
  chooseTab: 'Choose one',
  /** Link to the source code of a class or function. */
  source: 'Source',
  /** Accessible name of the signature of a class or function. */
  signature: 'Signature',
  /** Link to the same class or function in another version. */
  otherVersion: (label: string) => `In ${label}`,
  /** Link to the replacement of a class or function in another version: `In 2.0: Runner`. */
  replacedBy: (label: string, name: string) => `In ${label}: ${name}`,
  termInCode: (code: string) => `In code: ${code}`,
}

export const admonitions = {
  note: 'Note',
  tip: 'Tip',
  info: 'Info',
  warning: 'Warning',
  caution: 'Caution',
  danger: 'Danger',
  cta: 'Next step',
}

export const codeBlock = {
  terminal: 'Terminal',
  testedWith: 'Tested with',
  code: 'Code',
  output: 'Output',
}

export const enlargeImage = (alt: string) => `Enlarge image: ${alt}`

export const diagram = 'Diagram'

export const table = 'Table'
/** Rows of tables below this heading, or with this name of their first column, are about error messages. */
export const errors = { heading: 'Troubleshooting', column: 'Error message or symptom' }

export const headingLink = (heading: string) => `Direct link to ${heading}`

export const footnotes = {
  label: 'Footnotes',
  reference: (number: number) => `Footnote ${number}`,
  back: (number: number) => `Back to reference ${number}`,
  backToOccurrence: (number: number, occurrence: number) => `Back to reference ${number}, occurrence ${occurrence}`,
}

/** Label of a block with a title: `Code: check.py`. */
export const titled = (kind: string, title: string) => `${kind}: ${title}`

/** Error pages of the development server. */
export const problems = {
  count: (count: number) => (count === 1 ? 'One problem' : `${count} problems`),
  heading: (count: number) => (count === 1 ? 'One problem to fix' : `${count} problems to fix`),
  onThisPage: 'Problems on this page',
}
