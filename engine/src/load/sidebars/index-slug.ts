import { slug as kebab } from 'github-slugger'

/** Slug of a category's generated index page, which is its doc id too (equal slugs match between versions). */
export function indexSlug(link: { slug?: string | undefined }, label: string): string {
  return link.slug ?? `/category/${kebab(label)}`
}
