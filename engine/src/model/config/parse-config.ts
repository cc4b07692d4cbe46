import type { z } from 'zod'
import { checkSchema, didYouMean, isTooDeep, MAX_DEPTH, type Problem, type SchemaNames } from '../errors'
import type { NavbarItemType, Plugin } from '../plugins'
import { checkVersionNames, checkVersions, findDuplicates } from './check-versions'
import { grammarMissing, languagesWithoutGrammar } from './languages'
import type { Locale } from './locales'
import type { NavbarConfig } from './navbar'
import { SidebarsSchema } from './sidebars'
import { type SiteConfig, SiteConfigSchema } from './site-config'
import type { VersionConfig } from './versions'

const CODES = { key: 'config-key', value: 'config-value' } as const
const SIDEBAR_CODES = { key: 'sidebar-key', value: 'sidebar-value' } as const

/**
 * Validates a configuration and adds default values. Never throws. `config` is absent if there are problems.
 * @param input default export of the configuration file
 * @param at path of the configuration file
 */
export function parseConfig(input: unknown, at: string): { config?: SiteConfig; problems: Problem[] } {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) {
    const title = 'The configuration is not an object.'
    const hint = `Default-export defineConfig({ … }) in ${at}.`
    return { problems: [{ severity: 'error', code: 'config-value', title, hint, at }] }
  }
  const parsed = checkSchema(SiteConfigSchema, input, { codes: CODES, at, whole: 'The configuration' })
  const problems = [...parsed.problems, ...checkAcrossKeys(input, at)]
  if (problems.length > 0 || !parsed.value) return { problems }
  const { versions, ...rest } = parsed.value
  const name = rest.product ?? rest.title
  if (name === undefined) return { problems: [titleMissing(at)] }
  const labeled = versions.map((version) => ({ ...version, label: version.label ?? version.name }))
  // Hosts of sites with hash URLs often can't send headers.
  const policyMeta = rest.policyMeta || rest.router === 'hash'
  return {
    config: { ...rest, product: rest.product ?? name, title: rest.title ?? name, versions: labeled, policyMeta },
    problems,
  }
}

function titleMissing(at: string): Problem {
  return {
    severity: 'error',
    code: 'config-value',
    title: 'The site has no title.',
    hint: "Add a line such as title: 'Widget Docs'.",
    at,
  }
}

type Shape = typeof SiteConfigSchema.shape

/** Validates rules between keys. Skips keys that are invalid themselves. */
function checkAcrossKeys(input: object, at: string): Problem[] {
  const read = <K extends keyof Shape>(key: K): z.output<Shape[K]> | undefined =>
    SiteConfigSchema.shape[key].safeParse(Reflect.get(input, key)).data as z.output<Shape[K]> | undefined
  const versions = read('versions')
  const navbar = read('navbar')
  const plugins = read('plugins')
  return [
    ...(versions ? [...checkVersions(versions, at), ...checkSidebars(versions)] : []),
    ...(versions && navbar ? checkVersionNames(navbar, versions, at) : []),
    ...languagesWithoutGrammar(read('code')?.languages ?? []).map(
      (language): Problem => ({ severity: 'error', ...grammarMissing(language), at }),
    ),
    ...checkLocales(read('locales') ?? [], at),
    ...(plugins ? checkPlugins(plugins, at) : []),
    ...(navbar && plugins ? checkPluginItems(navbar, plugins, at) : []),
  ]
}

function checkSidebars(versions: readonly Pick<VersionConfig, 'name' | 'sidebars'>[]): Problem[] {
  return versions.flatMap(({ name, sidebars }) => {
    const names = { codes: SIDEBAR_CODES, at: `sidebars/${name}.ts`, whole: `The sidebars of the version "${name}"` }
    if (isTooDeep(sidebars)) {
      const title = `${names.whole} are nested more than ${MAX_DEPTH} levels deep.`
      const hint = 'Use fewer levels. A category must not contain itself.'
      return [{ severity: 'error', code: SIDEBAR_CODES.value, title, hint, at: names.at }]
    }
    return checkSchema(SidebarsSchema, sidebars, names).problems
  })
}

function checkLocales(locales: readonly Locale[], at: string): Problem[] {
  if (locales.length < 2) return []
  const tags = locales.map((locale) => `"${locale.htmlLang}"`).join(', ')
  const title = `The site has ${locales.length} locales: ${tags}.`
  return [{ severity: 'error', code: 'config-locales', title, hint: 'Keep one. Translated content is not supported.', at }]
}

/** Reports invalid options of plugins, and plugins with the same name and ID. */
function checkPlugins(plugins: readonly Plugin[], at: string): Problem[] {
  const duplicates = findDuplicates(plugins.map(({ name, id = 'default' }) => `the name "${name}" and the id "${id}"`))
  return [
    ...plugins.flatMap(({ invalidOptions: invalid }, i) => {
      const names: SchemaNames = { codes: CODES, at, whole: 'plugins', base: ['plugins', i, 'options'] }
      return invalid ? checkSchema(invalid.schema, invalid.value, names).problems : []
    }),
    ...duplicates.map((duplicate): Problem => {
      const title = `Two plugins have ${duplicate}.`
      return { severity: 'error', code: 'config-plugins', title, hint: 'Set a different id for one of them.', at }
    }),
  ]
}

/** Validates the type and the options of navbar items of plugins. */
function checkPluginItems(navbar: NavbarConfig, plugins: readonly Plugin[], at: string): Problem[] {
  const types = Object.assign({}, ...plugins.map(({ navbarItems }) => navbarItems)) as Record<string, NavbarItemType>
  return navbar.items.flatMap((item, i): Problem[] => {
    if (item.type !== 'plugin') return []
    const type = types[item.name]
    const base = ['navbar', 'items', i, 'options']
    if (type) return checkSchema(type.schema, item.options, { codes: CODES, at, whole: 'navbar', base }).problems
    const title = `navbar.items[${i}] has the name "${item.name}", but no plugin defines such an item.`
    return [{ severity: 'error', code: 'config-value', title, hint: didYouMean(item.name, Object.keys(types)), at }]
  })
}
