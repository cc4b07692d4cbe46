import assert from 'node:assert/strict'

const TUTORIAL = '/docs/core/introduction/try_gx'
const MIGRATION = '/docs/0.18/reference/learn/migration_guide'

/** Opens a page and waits until the service worker has saved it. */
async function visit(page, path) {
  await page.open(path)
  await page.until(
    'the page and its styles and scripts are saved',
    async (route) => {
      if (!navigator.serviceWorker.controller) return false
      const saved = await (await caches.open('docs:/:visited')).keys()
      const files = [...document.querySelectorAll('link[rel="stylesheet"], script[src^="/assets/"]')]
      const found = await Promise.all(files.map((file) => caches.match(file.href ?? file.src)))
      return saved.some(({ url }) => new URL(url).pathname === route) && found.every(Boolean)
    },
    path,
  )
}

/** @type {import('../run-checks.mjs').Check[]} */
export const OFFLINE = [
  {
    title: 'a visited page can be read and left offline, and a page that was not visited leads to it',
    async run(page, site) {
      await visit(page, TUTORIAL)
      await site.disconnect()
      try {
        await page.reload()
        assert.match((await page.see('.saved-copy')).text, /^Saved copy of .*20\d\d/)
        const text = await page.see('main .prose > p')
        assert.ok(text.width > 400 && text.height > 20, 'the page has its styles')
        await page.open(MIGRATION)
        assert.match((await page.see('.saved-copy')).text, /not saved on this device/)
        await page.click(`main a[href="${TUTORIAL}"]`)
        await page.until('the saved page is shown', () => document.querySelector('main h1').textContent === 'Try GX Core')
      } finally {
        await site.connect()
      }
      await page.open(MIGRATION)
      await page.gone('.saved-copy')
    },
  },
]
