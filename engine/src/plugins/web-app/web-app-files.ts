/** Paths at which devices look for these files. They contain no hash, so they are cached for one day only. */
export const WEB_APP_FILES = {
  favicon: 'favicon.ico',
  appleTouchIcon: 'apple-touch-icon.png',
  manifest: 'manifest.webmanifest',
}

/** Width and height of the icon in tabs, in pixels. */
export const FAVICON_SIZE = 32
