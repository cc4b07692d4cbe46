import { startFirefox } from './firefox.mjs'
import { startWebKit } from './webkit.mjs'

/** A limited browser runs only the checks that concern what it lacks. */
export const BROWSERS = [
  { name: 'Firefox', engine: 'Firefox', isLimited: false, start: () => startFirefox() },
  {
    name: 'Firefox with forced colors and without newer features',
    engine: 'Firefox',
    isLimited: true,
    start: () =>
      startFirefox({
        'browser.display.background_color': '#000000',
        'browser.display.background_color.dark': '#000000',
        'browser.display.foreground_color': '#ffffff',
        'browser.display.foreground_color.dark': '#ffffff',
        'browser.display.document_color_use': 2,
        'browser.display.use_system_colors': false,
        'dom.navigation.webidl.enabled': false,
        'layout.css.anchor-positioning.enabled': false,
      }),
  },
  { name: 'WebKit', engine: 'WebKit', isLimited: false, start: startWebKit },
]
