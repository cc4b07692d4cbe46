export { definePlugin } from './define-plugin'
export type {
  BrowserModule,
  BuiltOutput,
  CompiledPage,
  InvalidOptions,
  NavbarItemType,
  PageSection,
  Plugin,
  PluginContent,
  PluginFile,
  PluginHosts,
  PluginOutput,
  PluginPage,
  PluginScripts,
  PluginSite,
  PluginSources,
} from './plugin'
export { HostSchema, PluginsSchema } from './plugins-schema'
export { RegionsSchema } from './regions-schema'
