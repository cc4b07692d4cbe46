import { trustedScriptUrl } from '../../index.browser'

/** The queue that third-party tags read. It has this global name, so that entries can be added before the tags have loaded. */
export function dataLayer(): unknown[] {
  const holder = globalThis as { dataLayer?: unknown[] }
  holder.dataLayer ??= []
  return holder.dataLayer
}

/** Loads a configured script of another host asynchronously. */
export function insertScript(url: string): void {
  const script = document.createElement('script')
  script.async = true
  script.src = trustedScriptUrl(url)
  script.dataset.runtime = ''
  document.head.append(script)
}
