import { join } from 'node:path'
import {
  type Doc,
  dataUri,
  encodePng,
  type GeneratedFile,
  hashJson,
  isNotFound,
  type PluginSite,
  type Problem,
  pngHash,
} from '../../plugin'
import { areaOf } from './area-of'
import { cardColors } from './card-colors'
import { CARD_PATH, type CardFace } from './card-face'
import type { SocialCardsConfig } from './social-cards-options'

/** The card of a page, for its head tags. */
export interface SocialCard {
  /** Absolute URL. */
  url: string
  /** Alternative text: the text on the card. */
  alt: string
}

/** All cards of a site. */
export interface SocialCards {
  byDoc: ReadonlyMap<Doc, SocialCard>
  files: GeneratedFile[]
  problems: Problem[]
}

/**
 * Determines the card of every page. Cards whose content has not changed are not composed again, and fonts are only loaded for new ones.
 */
export async function planCards(site: PluginSite, options: SocialCardsConfig): Promise<SocialCards> {
  const { config, configFile } = site
  const byDoc = new Map<Doc, SocialCard>()
  const { colors, problems } = cardColors(site)
  const files: GeneratedFile[] = []
  const compose = composer()
  for (const { face, slug, pages } of chooseFaces(site, siteFace(site, colors), options)) {
    const { hash, missing } = await site.memo(hashJson(face), async () => {
      const { svg, missing } = await compose(face)
      return { hash: pngHash(svg), missing }
    })
    if (missing.length > 0) {
      problems.push(missingGlyphs(face, missing, configFile))
      continue
    }
    const path = `${CARD_PATH}${slug}.${hash}.png`
    files.push({
      path,
      key: path.slice(path.lastIndexOf('/') + 1),
      make: async () => encodePng((await compose(face)).svg, configFile),
    })
    const card = { url: config.url + config.baseUrl + path, alt: altOf(face) }
    for (const doc of pages) byDoc.set(doc, card)
  }
  return { byDoc, files, problems }
}

/** Returns a function that composes cards. It opens the fonts on its first call. */
function composer(): (face: CardFace) => Promise<{ svg: string; missing: string[] }> {
  const load = async () => {
    const [{ composeCard }, { openFonts }] = await Promise.all([import('./compose-card'), import('./open-fonts')])
    const opened = openFonts(join(import.meta.dirname, 'fonts'))
    return (face: CardFace) => composeCard(face, opened)
  }
  let loaded: ReturnType<typeof load> | undefined
  return async (face) => {
    loaded ??= load()
    return (await loaded)(face)
  }
}

/** The card of the whole site. */
function siteFace({ config, staticFile }: PluginSite, colors: CardFace['colors']): CardFace {
  const { navbar, product, tagline, url } = config
  const file = navbar.logo?.srcDark ?? navbar.logo?.src
  const content = file === undefined ? undefined : staticFile(file)
  const logo = file !== undefined && content !== undefined ? dataUri(file, content) : undefined
  const name = navbar.title ?? product
  return {
    title: tagline === '' ? name : tagline,
    name,
    footer: new URL(url).host,
    ...(navbar.subtitle === undefined ? {} : { subtitle: navbar.subtitle }),
    ...(logo === undefined ? {} : { logo }),
    colors,
  }
}

/** The content of a card, the slug for its file name, and the pages that use it. */
interface Chosen {
  face: CardFace
  slug: string
  pages: Doc[]
}

/** The cards of a site, in the order of the first page of each. */
function chooseFaces(site: PluginSite, siteFace: CardFace, options: SocialCardsConfig): Chosen[] {
  const { docs, config } = site
  const chosen = new Map<string, Chosen>()
  const bySidebar = new Map<string, Chosen>()
  const versions = new Map(config.versions.map((version) => [version.name, version]))
  for (const doc of docs) {
    const sidebar = doc.sidebarId === undefined ? undefined : `${doc.version ?? ''}/${doc.sidebarId}`
    const same = sidebar === undefined ? undefined : bySidebar.get(sidebar)
    if (same) {
      same.pages.push(doc)
      continue
    }
    const area = areaOf(doc, site, options)
    // Not-found pages have the card of the site.
    const version = doc.version === undefined || isNotFound(doc) ? undefined : versions.get(doc.version)
    const label = version && (!version.isLast || area?.showsVersion) ? version.label : undefined
    const footer = area && config.tagline !== '' ? config.tagline : siteFace.footer
    const face: CardFace = {
      ...siteFace,
      ...(area ? { title: area.name, footer } : {}),
      ...(label === undefined ? {} : { version: label }),
    }
    const key = JSON.stringify([face.title, face.version, face.footer])
    const entry = chosen.get(key) ?? { face, slug: slugOf(area?.name ?? 'site', label), pages: [] }
    entry.pages.push(doc)
    chosen.set(key, entry)
    if (sidebar !== undefined) bySidebar.set(sidebar, entry)
  }
  return [...chosen.values()]
}

function altOf({ name, subtitle, title, version }: CardFace): string {
  return `${[name, subtitle].filter(Boolean).join(' ')}: ${[title, version].filter(Boolean).join(' ')}`
}

function slugOf(area: string, version: string | undefined): string {
  const slug = [area, version]
    .filter(Boolean)
    .join(' ')
    .toLowerCase()
    .replaceAll(/[^a-z0-9.]+/g, '-')
  return slug.replaceAll(/^[-.]+|[-.]+$/g, '').slice(0, 40) || 'area'
}

function missingGlyphs({ title }: CardFace, missing: readonly string[], at: string): Problem {
  return {
    severity: 'error',
    code: 'card-characters',
    title: `The font of social cards doesn't contain ${missing.map((character) => `"${character}"`).join(', ')}, which the card "${title}" needs.`,
    hint: 'The font supports Western European languages. Change the name of the area in socialCards.areas, or remove the plugin.',
    at,
  }
}
