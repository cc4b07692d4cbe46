import { dataUri, encodePng, entryHref, type GeneratedFile, type PluginSite, pngHash, type SiteSettings } from '../../plugin'
import { drawIcon, type IconShape } from './draw-icon'
import { toIco } from './to-ico'
import { FAVICON_SIZE, WEB_APP_FILES } from './web-app-files'
import type { WebAppConfig } from './web-app-options'

/** Apple devices crop the corners, so the image has some padding. */
const APPLE = { size: 180, share: 0.88 }
/** Devices may crop maskable icons to a circle with a diameter of 80 %, so the image stays within it. */
const MASKABLE = { size: 512, share: 0.7 }
/** Icon sizes in the manifest, in pixels: 192 for launchers, 512 for splash screens. */
const SIZES = [192, 512]

/** The web manifest and icons of a site. */
export interface WebApp {
  icons: GeneratedFile[]
  manifest: string
}

/**
 * Creates icons and manifest of a site. Returns `undefined` if the favicon is missing or can't be embedded.
 * @param favicon path of the SVG file that icons are rendered from
 */
export function planWebApp({ config, staticFile, href }: PluginSite, webApp: WebAppConfig, favicon: string): WebApp | undefined {
  const { baseUrl } = config
  const content = staticFile(favicon)
  if (content === undefined) return undefined
  const image = dataUri(favicon, content)
  if (image === undefined) return undefined
  const ground = webApp.iconBackground
  const icon = (shape: IconShape, name: string, path?: string): GeneratedFile => {
    const svg = drawIcon(image, shape)
    const key = `${name}-${shape.size}.${pngHash(svg)}.png`
    return { path: path ?? `assets/${key}`, key, make: () => encodePng(svg, `static${favicon}`) }
  }
  const plain = SIZES.map((size) => icon({ size, share: 1 }, 'icon'))
  const maskable = icon({ ...MASKABLE, ground }, 'icon-maskable')
  const apple = icon({ ...APPLE, ground }, 'apple-touch-icon', WEB_APP_FILES.appleTouchIcon)
  const small = icon({ size: FAVICON_SIZE, share: 1 }, 'favicon')
  const ico: GeneratedFile = {
    path: WEB_APP_FILES.favicon,
    key: small.key.replace(/png$/, 'ico'),
    make: async () => toIco(await small.make(), FAVICON_SIZE),
  }
  const listed = (file: GeneratedFile, size: number, purpose: string) => ({
    src: baseUrl + file.path,
    type: 'image/png',
    sizes: `${size}x${size}`,
    purpose,
  })
  const { colorMode, locales } = config
  const manifest = {
    id: baseUrl,
    name: webApp.name ?? config.title,
    short_name: webApp.shortName ?? config.product,
    ...(config.tagline === '' ? {} : { description: config.tagline }),
    ...(locales[0] ? { lang: locales[0].htmlLang, dir: locales[0].direction } : {}),
    start_url: startUrl(config, href),
    scope: baseUrl,
    display: webApp.display,
    theme_color: colorMode.themeColor[colorMode.defaultMode],
    background_color: colorMode.themeColor[colorMode.defaultMode],
    icons: [...plain.map((file, i) => listed(file, SIZES[i] ?? 0, 'any')), listed(maskable, MASKABLE.size, 'maskable')],
  }
  return { icons: [ico, apple, ...plain, maskable], manifest: `${JSON.stringify(manifest)}\n` }
}

/** The start URL of the app: the page that the logo links to. With hash URLs, the host may only serve files by their names. */
function startUrl(config: SiteSettings, href: (route: string) => string): string {
  const start = href(config.navbar.href)
  return config.router === 'hash' ? entryHref(start, config.baseUrl) : start
}
