export type {
  BrowserModule,
  BuiltOutput,
  CompiledPage,
  NavbarItemType,
  PageSection,
  Plugin,
  PluginContent,
  PluginFile,
  PluginHosts,
  PluginOptions,
  PluginOutput,
  PluginPage,
  PluginScripts,
  PluginSite,
} from './plugin'
export { HostSchema, PluginsSchema } from './plugins-schema'
export { RegionsSchema } from './regions-schema'
