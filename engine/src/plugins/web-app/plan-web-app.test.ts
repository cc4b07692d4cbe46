import sharp from 'sharp'
import { expect, test } from 'vitest'
import { makeConfig } from '../../../test/make-site'
import { pluginSite, setUp } from '../../../test/support/plugin-site'
import { sample } from '../../../test/support/sample-view'
import type { SiteConfigInput } from '../../model/config/site-config'
import { planWebApp } from './plan-web-app'
import { webApp } from './web-app'
import { WebAppOptionsSchema } from './web-app-options'

const ICON = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><circle cx="5" cy="5" r="5" fill="#141432"/></svg>'

function plan(change: Partial<SiteConfigInput> = {}, icon = ICON) {
  const config = makeConfig({
    tagline: 'Know your widgets.',
    favicon: '/icon.svg',
    navbar: { href: '/docs/home' },
    ...change,
  })
  const staticFile = (path: string) => (path === '/icon.svg' ? icon : undefined)
  const options = WebAppOptionsSchema.parse({ shortName: 'Docs', iconBackground: '#ff6310' })
  const app = planWebApp(pluginSite({ config, staticFile }), options, config.favicon ?? '')
  return app && { icons: app.icons, manifest: JSON.parse(app.manifest) }
}

test('the manifest contains name, start URL and scope of the site', () => {
  expect(plan()?.manifest).toMatchObject({
    id: '/',
    name: 'Product',
    short_name: 'Docs',
    description: 'Know your widgets.',
    lang: 'en',
    start_url: '/docs/home',
    scope: '/',
    display: 'browser',
    theme_color: '#ffffff',
    background_color: '#ffffff',
  })
})

test('with a base URL, and with hash URLs, all URLs are below the base URL', () => {
  const inFolder = plan({ baseUrl: '/manual/' })?.manifest
  expect([inFolder.id, inFolder.scope, inFolder.start_url]).toEqual(['/manual/', '/manual/', '/manual/docs/home'])
  for (const { src } of inFolder.icons) expect(src).toMatch(/^\/manual\/assets\//)
  expect(plan({ baseUrl: '/manual/', router: 'hash' })?.manifest.start_url).toBe('/manual/index.html#/docs/home')
})

test('creates an icon for tabs, one for Apple devices, two for launchers, and a maskable one', async () => {
  const app = plan()
  const made = await Promise.all((app?.icons ?? []).map(async ({ path, make }) => ({ path, bytes: await make() })))
  const sizes = await Promise.all(
    made.map(async ({ path, bytes }) => {
      // An ICO file with one image starts with a header of 22 bytes.
      const isIco = path.endsWith('.ico')
      const { width, height, format } = await sharp(isIco ? bytes.subarray(22) : bytes).metadata()
      return `${path.replace(/\.\w{8}\.png$/, '')} ${isIco ? 'ico' : format} ${width}x${height}`
    }),
  )
  expect(sizes).toEqual([
    'favicon.ico ico 32x32',
    'apple-touch-icon.png png 180x180',
    'assets/icon-192 png 192x192',
    'assets/icon-512 png 512x512',
    'assets/icon-maskable-512 png 512x512',
  ])
  const listed = app?.manifest.icons.map(({ src, sizes, purpose }: Record<string, string>) => [src, sizes, purpose])
  expect(listed).toEqual([
    [`/${made[2]?.path}`, '192x192', 'any'],
    [`/${made[3]?.path}`, '512x512', 'any'],
    [`/${made[4]?.path}`, '512x512', 'maskable'],
  ])
})

/** Colors in the center and in the corner of an icon, with opacity. */
async function colorsOf(png: Uint8Array): Promise<string[]> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) => data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4).toString('hex')
  return [at(info.width >> 1, info.height >> 1), at(1, 1)]
}

test('icons that devices crop have a background up to their edges, the others are transparent', async () => {
  const [, apple, small, , maskable] = await Promise.all((plan()?.icons ?? []).map(({ make }) => make()))
  expect(await colorsOf(apple ?? Buffer.of())).toEqual(['141432ff', 'ff6310ff'])
  expect(await colorsOf(maskable ?? Buffer.of())).toEqual(['141432ff', 'ff6310ff'])
  expect((await colorsOf(small ?? Buffer.of()))[1]?.slice(6)).toBe('00')
})

test('the image of a maskable icon is within the safe zone', async () => {
  const png = await plan()?.icons.at(-1)?.make()
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  let farthest = 0
  for (let y = 0; y < info.height; y++) {
    for (let x = 0; x < info.width; x++) {
      const isGround = data[(y * info.width + x) * 3] === 0xff
      if (!isGround) farthest = Math.max(farthest, Math.hypot(x - 255.5, y - 255.5))
    }
  }
  expect(farthest).toBeGreaterThan(100)
  expect(farthest).toBeLessThan(512 * 0.4)
})

test('file names change with the icon', () => {
  const key = (icon?: string) => plan({}, icon)?.icons.map((file) => file.key)
  expect(key()).toEqual(key())
  expect(key(ICON.replace('141432', '000000'))?.filter((name) => key()?.includes(name))).toEqual([])
})

test('creates nothing if the icon is missing', () => {
  expect(plan({ favicon: '/missing.svg' })).toBeUndefined()
})

test('the head links to icons and manifest below the base URL', async () => {
  const config = makeConfig({ favicon: '/icon.svg', baseUrl: '/manual/' })
  const output = await setUp(webApp({ iconBackground: '#1d55c4' }), pluginSite({ config, staticFile: () => ICON }))
  expect(output?.headTags?.(sample.doc).map(({ attributes }) => attributes)).toEqual([
    { rel: 'icon', href: '/manual/favicon.ico', sizes: '32x32' },
    { rel: 'apple-touch-icon', href: '/manual/apple-touch-icon.png' },
    { rel: 'manifest', href: '/manual/manifest.webmanifest' },
  ])
})

test.each([
  [undefined, 'The plugin webApp needs a favicon.'],
  ['/icon.png', 'The plugin webApp needs an SVG file as favicon, not "/icon.png".'],
])('rejects the favicon %j', async (favicon, title) => {
  const output = await setUp(webApp({ iconBackground: '#1d55c4' }), pluginSite({ config: makeConfig({ favicon }) }))
  expect(output?.problems).toEqual([expect.objectContaining({ code: 'config-web-app', title })])
})
