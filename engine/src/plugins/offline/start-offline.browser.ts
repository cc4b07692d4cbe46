import { pageStore, savesData, siteData, trustedScriptUrl } from '../../index.browser'

/** Registers the service worker, replaces a shown copy when the response arrives, and starts the offline page. */
export async function start(): Promise<void> {
  if (!('serviceWorker' in navigator) || savesData()) return
  const { baseUrl } = siteData()
  const { serviceWorker } = navigator
  const wasActive = serviceWorker.controller !== null
  serviceWorker.addEventListener('message', ({ data }) => {
    const mark = document.querySelector('.saved-copy[data-saved="late"]')
    if (data?.kind !== 'answer' || data.path !== location.pathname || !mark) return
    // The response has arrived. If it differs from the shown copy, the reload shows it.
    if (data.isSame) mark.remove()
    else location.reload()
  })
  const arrive = () => {
    if (document.querySelector('.saved-copy[data-saved="late"]'))
      serviceWorker.controller?.postMessage({ kind: 'waiting', path: location.pathname })
    if (pageStore.get().docId === 'offline')
      void import('./offline-page.browser').then((module) => module.startOfflinePage(), console.warn)
  }
  pageStore.subscribe(arrive)
  arrive()
  await serviceWorker.register(trustedScriptUrl(`${baseUrl}service-worker.js`), { scope: baseUrl, updateViaCache: 'none' })
  if (!wasActive) (await serviceWorker.ready).active?.postMessage({ kind: 'visited', path: location.pathname })
}
