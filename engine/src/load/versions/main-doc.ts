import type { Sidebar, VersionConfig } from '../../model'
import { bulleted, didYouMean } from '../../model'
import { joinRoute } from '../content/route-of'
import type { VersionDraft } from '../sidebars/version-draft'

/**
 * Id of a version's main doc, where readers land who come from a page that it has not: the configured one, else the page of the
 * version's root, else the first of its first sidebar, else its first page. Notes problems; `undefined` only without any page.
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
      title: `mainDocId of the version "${version.name}" names the page "${mainDocId}", which does not exist.`,
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
