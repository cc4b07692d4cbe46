import type { PluginSite } from '../../src/model/plugins/plugin'
import { pluginSite as emptySite } from '../../src/testing'
import { makeConfig } from '../make-site'
import { sample } from './sample-view'

export { filesOf, memoryMemo, setUpPlugin as setUp } from '../../src/testing'

/** A site for the test of a plugin, with two versions and an article for each page. */
export function pluginSite(change: Partial<PluginSite> = {}): PluginSite {
  const { docs = [] } = change
  return emptySite({
    config: makeConfig({}),
    versions: [sample.current, sample.old],
    article: async () => sample.article,
    mapPages: async (_, derive) =>
      new Map(docs.map((doc) => [doc, derive({ doc, article: sample.article, sections: [] })] as const)),
    ...change,
  })
}
