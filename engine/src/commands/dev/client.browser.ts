import { swapDocument, trustedHtml } from '../../browser/index.browser'

// Keeps the shown page the same as its sources: asks for it again on every change and swaps it in place.

let shown = document.documentElement.dataset.devVersion ?? ''
let asked = 0
/** Where the reader was before a mistake took the page away. */
let place = 0
const isPage = () => document.documentElement.dataset.devProblems === undefined

async function refresh(): Promise<void> {
  const turn = ++asked
  const response = await fetch(location.href, { headers: { accept: 'text/html' } })
  const html = await response.text()
  if (turn !== asked) return
  const next = new DOMParser().parseFromString(trustedHtml(html), 'text/html')
  const version = next.documentElement.dataset.devVersion ?? ''
  if (version === shown) return
  shown = version
  if (isPage()) place = scrollY
  await swapDocument(next)
  if (isPage()) scrollTo(scrollX, place)
  const address = location.pathname + location.search + location.hash
  document.dispatchEvent(new CustomEvent('docs:swapped', { detail: { from: address, to: address, action: 'replace' } }))
}

/** Reloads the shown page whenever the dev server reports a change. */
export function startClient(): void {
  const events = new EventSource(new URL('../__dev/events', import.meta.url))
  events.addEventListener('change', () => void refresh())
  // After a restart of the server the page may be stale.
  let connected = false
  events.addEventListener('open', () => {
    if (connected) void refresh()
    connected = true
  })
}
