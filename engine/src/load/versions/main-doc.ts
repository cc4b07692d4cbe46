import type { Sidebar, VersionConfig } from '../../model'
import { bulleted, didYouMean } from '../../model'
import { joinRoute } from '../content/route-of'
import type { VersionDraft } from '../sidebars/version-draft'

/**
 * Chooses the main page of a version, which opens if a reader selects the version on a page that it doesn't have: the configured page, the page at the
 * path of the version, the first page of the first sidebar, or the first page.
 * @returns its ID, or `undefined` if the version has no pages
 */
export function chooseMainDoc(
  version: VersionDraft,
  config: VersionConfig,
  sidebars: readonly Sidebar[],
  configFile: string,
): string | undefined {
  const { mainDocId } = config
  if (mainDocId !== undefined && version.docs.has(mainDocId)) return mainDocId
  if (mainDocId !== undefined && !version.drafts.has(mainDocId)) {
    version.problems.error({
      code: 'unknown-doc',
      title: `mainDocId of the version "${version.name}" is "${mainDocId}", but this page does not exist.`,
      hint: `${didYouMean(mainDocId, version.docs.keys())} Available ids:\n${bulleted(version.docs.keys())}`,
      at: configFile,
    })
  }
  const docs = [...version.docs.values()]
  const root = joinRoute(version.path, '/')
  const first = sidebars[0]?.link?.path
  const main = docs.find((doc) => doc.route === root) ?? docs.find((doc) => doc.route === first) ?? docs[0]
  return main?.id
}
