import { trustedScriptUrl } from '../../browser/index.browser'

/** The queue that tags of other hosts read; they find it by this global name, also when they come late or never. */
export function dataLayer(): unknown[] {
  const holder = globalThis as { dataLayer?: unknown[] }
  holder.dataLayer ??= []
  return holder.dataLayer
}

/** Loads a configured script of another host without blocking anything. */
export function insertScript(url: string): void {
  const script = document.createElement('script')
  script.async = true
  script.src = trustedScriptUrl(url)
  script.dataset.runtime = ''
  document.head.append(script)
}
