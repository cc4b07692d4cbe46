import type { LoadState } from './load-state.browser'
import { addLoadStyles } from './load-styles.browser'
import { showLoadError } from './problem-page.browser'

/**
 * Shows the state of loading a page: a loader over the old page after the delay, or an error with a button.
 * @param retry requests the page again
 */
export function createLoadView(retry: () => void): (state: LoadState) => void {
  addLoadStyles()
  const loader = document.createElement('div')
  loader.className = 'page-loader'
  loader.dataset.runtime = ''
  loader.append(...[1, 2, 3].map(() => document.createElement('span')))
  return ({ phase, error }) => {
    const main = document.querySelector('main')
    if (phase === 'delayed') document.body.append(loader)
    else loader.remove()
    if (phase === 'loading') main?.querySelector('.load-error')?.replaceChildren()
    if (phase === 'error' && main) showLoadError(main, error, retry)
    if (main) main.ariaBusy = phase === 'delayed' ? 'true' : null
  }
}

/** Makes the first page visible, because it is the page of the current URL. */
export function endArrival(): void {
  delete document.documentElement.dataset.arriving
}
