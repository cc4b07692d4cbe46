import { DomUtils, parseDocument } from 'htmlparser2'

/** A release, as described on its page. */
export interface ReleaseEntry {
  version: string
  /** `2025-10-30` */
  date: string
  /** Id of its heading. */
  id: string
  /** The changes, as HTML with absolute URLs. */
  html: string
}

/**
 * Reads the releases of a page, in the order of the page, from its HTML.
 * @param url absolute URL of the page
 */
export function readReleases(html: string, url: string): ReleaseEntry[] {
  const { findAll, findOne, getAttributeValue, getInnerHTML, removeElement } = DomUtils
  // The engine's HTML closes every element and has some attributes in mixed case.
  const options = { xmlMode: true, lowerCaseAttributeNames: true }
  return findAll((element) => 'data-release' in element.attribs, parseDocument(html, options).children).map((section) => {
    const heading = findOne((element) => /^h[2-6]$/.test(element.name), section.children)
    const date = findOne((element) => element.name === 'time', section.children)
    for (const link of findAll((element) => element.name === 'a' && 'href' in element.attribs, section.children)) {
      link.attribs = { href: new URL(link.attribs.href ?? '', url).href }
    }
    for (const image of findAll((element) => element.name === 'img', section.children)) {
      image.attribs.src = new URL(image.attribs.src ?? '', url).href
    }
    const shown = date?.parent
    if (heading) removeElement(heading)
    if (shown && 'name' in shown) removeElement(shown)
    return {
      version: section.attribs['data-release'] ?? '',
      date: (date && getAttributeValue(date, 'datetime')) ?? '',
      id: heading?.attribs.id ?? '',
      html: getInnerHTML(section, { xmlMode: false, decodeEntities: true, encodeEntities: 'utf8' }).trim(),
    }
  })
}
