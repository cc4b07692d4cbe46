import { siteData } from '../../../index.browser'

/** Address of the styles of the dialog and the search page, without base URL. */
export const STYLES_PATH = 'search/search.css'

/** Milliseconds after which the dialog opens without its styles. */
const PATIENCE = 2000

let loaded: Promise<void> | undefined

/** Adds the styles of the dialog to the document. Resolves when they apply, and also if they can't be loaded or take too long. */
export function loadStyles(): Promise<void> {
  loaded ??= new Promise((resolve) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = siteData().baseUrl + STYLES_PATH
    // Stays in the document when the reader follows a link.
    link.dataset.runtime = ''
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => {
      // The next call tries again.
      link.remove()
      loaded = undefined
      resolve()
    })
    document.head.append(link)
    setTimeout(resolve, PATIENCE)
  })
  return loaded
}
