import { slug as kebab } from 'github-slugger'

/** Slug of a category's generated index page. It is also the page ID, which identifies the page in other versions. */
export function indexSlug(link: { slug?: string | undefined }, label: string): string {
  return link.slug ?? `/category/${kebab(label)}`
}
