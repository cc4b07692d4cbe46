import type { Page } from '@playwright/test'

/** What a document shows and says of itself, however it came onto the screen. */
export interface DocumentFacts {
  title: string
  /** Tags of the head, sorted: they may stand in any order. */
  head: string[]
  /** Attributes of `html`, but for those that tell how far the scripts are. */
  html: string[]
  /** Data of the page and of the site. */
  data: unknown[]
  /** HTML of `main` without what scripts have put there; of islands only that they are there. */
  main: string
  /** Links of navbar, sidebar and footer: text (but for counts that come from elsewhere), address, whether it is the current one. */
  links: string[]
}

/** Reads them from the document that a page shows now. */
export function readDocumentFacts(page: Page): Promise<DocumentFacts> {
  return page.evaluate(() => {
    const OF_SCRIPTS =
      '[data-runtime], .code-tools, .copy-section, .line-link, .back-to-top, [data-copy] > .tool, .visually-hidden[aria-live]'
    const root = document.documentElement
    const main = document.querySelector('main')?.cloneNode(true) as HTMLElement
    for (const element of main.querySelectorAll(OF_SCRIPTS)) element.remove()
    for (const element of main.querySelectorAll('[data-island]')) element.replaceChildren()
    // Which entry is marked follows the reader's place, some frames later.
    for (const link of main.querySelectorAll('.toc a')) {
      link.classList.remove('active')
      if (link.className === '') link.removeAttribute('class')
    }
    const attributes = [...root.attributes].filter(({ name }) => !['class', 'style', 'data-has-hydrated'].includes(name))
    const links = [...document.querySelectorAll<HTMLAnchorElement>('nav.navbar a, aside a, footer a')]
    return {
      title: document.title,
      head: [...document.head.children]
        .filter((tag) => !tag.matches('[data-runtime]'))
        .map((tag) => tag.outerHTML)
        .sort(),
      html: [
        ...attributes.map(({ name, value }) => `${name}=${value}`),
        ...[...root.classList].filter((name) => name !== 'nprogress-busy'),
      ].sort(),
      data: ['page-data', 'site-data'].map((id) => JSON.parse(document.getElementById(id)?.textContent ?? 'null')),
      main: main.outerHTML,
      links: links.map((link) => {
        const text = link.matches('.repository') ? 'repository' : link.textContent?.trim()
        return `${text} → ${link.href}${link.ariaCurrent ? ' (current)' : ''}`
      }),
    }
  })
}
