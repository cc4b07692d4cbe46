import { samePage } from '../../common'
import { isNotFound } from '../../load'
import type { PageView, Version } from '../../model'
import type { NavbarAnchor } from './resolve-link'

/** An entry of the version menu: the current page in that version, or the closest page. */
export function versionEntry(name: string, view: PageView): NavbarAnchor | undefined {
  const version = view.versions.find((candidate) => candidate.name === name)
  const target = version && findTarget(version, view)
  return target && { label: version.label, external: false, preferVersion: name, ...target }
}

function findTarget(version: Version, view: PageView): Pick<NavbarAnchor, 'href' | 'current' | 'note'> | undefined {
  const { doc, href, texts } = view
  const hasVersion = !isNotFound(doc)
  if (hasVersion && version.name === doc.version) return { href: href(doc.route), current: true }
  const counterpart = hasVersion ? doc.counterparts.find((entry) => entry.version === version.name) : undefined
  if (counterpart) {
    const entry = version.docs.find(({ path }) => samePage(path, counterpart.href))
    const other = counterpart.relation === 'same' ? undefined : entry && view.findDoc(entry.id, version.name)
    return {
      href: href(counterpart.href),
      current: samePage(counterpart.href, doc.route),
      ...(other === undefined ? {} : { note: texts.navbar.opensPage(other.label) }),
    }
  }
  const main = version.docs.find((entry) => entry.id === version.mainDocId)
  return main && { href: href(main.path), current: (doc.version ?? view.activeVersion.name) === version.name }
}
