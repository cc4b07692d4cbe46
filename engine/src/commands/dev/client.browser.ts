import { swapDocument, trustedHtml } from '../../browser/index.browser'

// Reloads the page in place on every change of its sources.

let currentVersion = document.documentElement.dataset.devVersion ?? ''
let requests = 0
/** Scroll position before the page was replaced by an error page. */
let scrollTop = 0
const isPage = () => document.documentElement.dataset.devProblems === undefined

async function refresh(): Promise<void> {
  const request = ++requests
  const response = await fetch(location.href, { headers: { accept: 'text/html' } })
  const html = await response.text()
  if (request !== requests) return
  const next = new DOMParser().parseFromString(trustedHtml(html), 'text/html')
  const version = next.documentElement.dataset.devVersion ?? ''
  if (version === currentVersion) return
  currentVersion = version
  if (isPage()) scrollTop = scrollY
  await swapDocument(next)
  if (isPage()) scrollTo(scrollX, scrollTop)
  const address = location.pathname + location.search + location.hash
  document.dispatchEvent(new CustomEvent('docs:swapped', { detail: { from: address, to: address, action: 'replace' } }))
}

/** Reloads the page in place whenever the dev server reports a change. */
export function startClient(): void {
  const events = new EventSource(new URL('../__dev/events', import.meta.url))
  events.addEventListener('change', () => void refresh())
  // The page may be outdated: the server has restarted, or it has checked the links of the page in the meantime.
  events.addEventListener('open', () => void refresh())
}
