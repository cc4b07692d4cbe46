import * as navigation from './navigation.browser'
import * as pages from './pages'
import * as runtime from './runtime.browser'

/** English. Browser modules import their part directly, since the bundler inlines it. */
export const en = { ...pages, runtime, navigation }
