// `docs-engine/islands`: everything for islands of sites and plugins.
export {
  defineIsland,
  Slot,
  useAnnouncement,
  useColorMode,
  useCurrentPage,
  usePluginData,
  usePreferredVersion,
  useQueryParameter,
  useTabGroup,
  useVersions,
} from './browser/index.island'
