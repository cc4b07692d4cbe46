import { dataLayer, insertScript } from '../tags/data-layer.browser'
import { mayTrack } from '../tags/privacy-signals.browser'
import type { PageViewsData } from './page-views'

/** Counts the first page, and each later one when it is shown. */
export function start({ trackingId, scriptHost, respectPrivacySignals }: PageViewsData): void {
  if (!mayTrack(respectPrivacySignals)) return
  const layer = dataLayer()
  // The tag recognizes commands because they are `arguments` objects.
  function gtag(..._command: unknown[]): void {
    // biome-ignore lint/complexity/noArguments: see above
    layer.push(arguments)
  }
  gtag('js', new Date())
  gtag('config', trackingId, { anonymize_ip: true })
  document.addEventListener('docs:page-view', ({ detail }) => {
    // Waits for the next task, when the title of the new page has been set.
    setTimeout(() => {
      gtag('set', 'page_path', detail.to)
      gtag('event', 'page_view')
    })
  })
  insertScript(`${scriptHost}/gtag/js?id=${encodeURIComponent(trackingId)}`)
}
