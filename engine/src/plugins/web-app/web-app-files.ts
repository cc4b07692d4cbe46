/** Where devices look for these files by themselves; names without a hash, so hosts let them be kept for a day only. */
export const WEB_APP_FILES = {
  favicon: 'favicon.ico',
  appleTouchIcon: 'apple-touch-icon.png',
  manifest: 'manifest.webmanifest',
}

/** Pixels of each side of the icon in tabs. */
export const FAVICON_SIZE = 32
