import type { PageViewsData } from '../../plugins'
import { dataLayer, insertScript } from './data-layer.browser'

/** Counts the first page, and each later one when it stands (BEHAVIOUR 7.5). */
export function startPageViews({ trackingId, scriptHost }: PageViewsData): void {
  const layer = dataLayer()
  // The tag tells commands from other entries by their being `arguments`.
  function gtag(..._command: unknown[]): void {
    // biome-ignore lint/complexity/noArguments: see above
    layer.push(arguments)
  }
  gtag('js', new Date())
  gtag('config', trackingId, { anonymize_ip: true })
  document.addEventListener('docs:page-view', ({ detail }) => {
    // In the next task: whatever else the new page sets, its title too, is there then.
    setTimeout(() => {
      gtag('set', 'page_path', detail.to)
      gtag('event', 'page_view')
    })
  })
  insertScript(`${scriptHost}/gtag/js?id=${encodeURIComponent(trackingId)}`)
}
