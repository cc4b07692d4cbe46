import type { Doc, SiteConfig } from '../model'
import { didYouMean, type Problem } from '../model'
import type { StaticAssets } from './static-assets'

/** Checks that the static files in the configuration and in front matter exist. */
export function checkAssets(
  config: Pick<SiteConfig, 'favicon' | 'image' | 'navbar' | 'footer'>,
  docs: readonly Pick<Doc, 'file' | 'image'>[],
  assets: Pick<StaticAssets, 'find' | 'list'>,
  configFile: string,
): Problem[] {
  const { favicon, image, navbar, footer } = config
  const named: { setting: string; path: string | undefined; at: string }[] = [
    { setting: 'favicon', path: favicon, at: configFile },
    { setting: 'image', path: image, at: configFile },
    { setting: 'navbar.logo.src', path: navbar.logo?.src, at: configFile },
    { setting: 'navbar.logo.srcDark', path: navbar.logo?.srcDark, at: configFile },
    { setting: 'footer.logo.src', path: footer.logo?.src, at: configFile },
    { setting: 'footer.logo.srcDark', path: footer.logo?.srcDark, at: configFile },
    ...docs.map((doc) => ({ setting: 'image', path: doc.image, at: doc.file })),
  ]
  return named.flatMap(({ setting, path, at }): Problem[] => {
    if (path === undefined || assets.find(path)) return []
    const title = `${setting} is "${path}", but the static folder does not contain this file.`
    return [{ severity: 'error', code: 'missing-file', title, hint: didYouMean(path, assets.list()), at }]
  })
}
