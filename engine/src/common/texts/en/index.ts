import * as navigation from './navigation.browser'
import * as offline from './offline.browser'
import * as pages from './pages'
import * as runtime from './runtime.browser'
import * as search from './search.browser'

/** English. Browser modules import their part directly, since the bundler inlines it. */
export const en = { ...pages, runtime, navigation, offline, search }
