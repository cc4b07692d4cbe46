import type { Page } from '@playwright/test'

/** Properties of a document that must be the same after a page load and a navigation. */
export interface DocumentFacts {
  title: string
  /** Tags of the head, sorted, because their order doesn't matter. */
  head: string[]
  /** Attributes of `html`, except those that scripts set while they start. */
  html: string[]
  /** Data of the page and of the site. */
  data: unknown[]
  /** HTML of `main` without elements that scripts add and without the content of islands. */
  main: string
  /** Links of navbar, sidebar and footer: text without repository counts, address, and whether the link is current. */
  links: string[]
}

/** Reads the properties of the current document. */
export function readDocumentFacts(page: Page): Promise<DocumentFacts> {
  return page.evaluate(() => {
    const OF_SCRIPTS =
      '[data-runtime], .code-tools, .copy-section, .line-link, .back-to-top, [data-copy] > .tool, .visually-hidden[aria-live]'
    const root = document.documentElement
    const main = document.querySelector('main')?.cloneNode(true) as HTMLElement
    for (const element of main.querySelectorAll(OF_SCRIPTS)) element.remove()
    for (const element of main.querySelectorAll('[data-island]')) element.replaceChildren()
    // Scripts measure which blocks scroll.
    for (const element of main.querySelectorAll('.code pre, .table-scroll')) element.removeAttribute('tabindex')
    // The heading or the target of a navigation has the focus.
    for (const element of main.querySelectorAll('[tabindex="-1"]')) element.removeAttribute('tabindex')
    // The marked heading changes a few frames after scrolling.
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
