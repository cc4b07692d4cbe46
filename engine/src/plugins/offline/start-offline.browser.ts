import { pageStore, siteData, trustedScriptUrl } from '../../browser/index.browser'

/** Brings in the service worker, minds saved copies that are on screen, and starts the page about offline reading. */
export async function startOffline(): Promise<void> {
  const { baseUrl } = siteData()
  const { serviceWorker } = navigator
  const wasThere = serviceWorker.controller !== null
  serviceWorker.addEventListener('message', ({ data }) => {
    const mark = document.querySelector('.saved-copy[data-saved="late"]')
    if (data?.kind !== 'answer' || data.path !== location.pathname || !mark) return
    // The answer has come: it is what is shown, or it takes its place.
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
  if (!wasThere) (await serviceWorker.ready).active?.postMessage({ kind: 'visited', path: location.pathname })
}
