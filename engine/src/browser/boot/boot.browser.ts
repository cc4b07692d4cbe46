import { reloadOnce } from '../navigation/reload-once.browser'
import { bootState } from './boot-state.browser'
import { COLOR_KEY } from './color-mode.browser'

// Inline script that runs before styles and content, so that nothing flashes or shifts.

/** Scripts and styles of this host. URLs of other hosts contain `//`. */
const OWN_ASSETS = 'script:not([src*="//"]),[rel=stylesheet]:not([href*="//"])'

const { dataset } = document.documentElement

const state = bootState({
  html: dataset,
  search: location.search,
  hash: location.hash,
  systemIsDark: matchMedia('(prefers-color-scheme: dark)').matches,
  read(key) {
    try {
      return localStorage.getItem(key)
    } catch {
      return null
    }
  },
})
dataset.theme = state.mode
dataset.themeChoice = state.choice
dataset.hasHydrated = 'false'
delete dataset.colorScheme
if (state.removesColor) localStorage.removeItem(COLOR_KEY)
if (state.arriving) dataset.arriving = ''
if (state.dismissed) dataset.announcementBarInitiallyDismissed = 'true'

addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof Element && target.matches(OWN_ASSETS)) reloadOnce(target.outerHTML)
  },
  true,
)
