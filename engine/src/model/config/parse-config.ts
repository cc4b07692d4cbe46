import { checkSchema, didYouMean, type ErrorCode, type Problem, type SchemaNames } from '../errors'
import { type NavbarItemType, type Plugin, PluginsSchema } from '../plugins'
import { checkVersionNames, checkVersions, doubled } from './check-versions'
import { CodeSchema } from './code'
import { grammarMissing, languagesWithoutGrammar } from './languages'
import { LocalesSchema } from './locales'
import { NavbarSchema } from './navbar'
import { SidebarsSchema } from './sidebars'
import { type SiteConfig, SiteConfigSchema } from './site-config'
import { VersionsSchema } from './versions'

/**
 * Checks a site's configuration and fills its defaults. Throws nothing: all problems come together, each naming the path, what was
 * found, what is expected and the nearest valid names; `config` is absent when there is one.
 *
 * @param input default export of the configuration file
 * @param at the configuration file, as errors name it
 */
export function parseConfig(input: unknown, at: string): { config?: SiteConfig; problems: Problem[] } {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) {
    const title = 'The configuration is not an object.'
    const hint = `${at} default-exports defineConfig({ … }).`
    return { problems: [{ severity: 'error', code: 'config-value', title, hint, at }] }
  }
  const problems = [...unknownKeys(input, at), ...checkEachKey(input, at), ...checkAcrossKeys(input, at)]
  const parsed = SiteConfigSchema.safeParse(input)
  if (problems.length > 0 || !parsed.success) return { problems }
  const { product, title = product, versions, ...rest } = parsed.data
  const labelled = versions.map((version) => ({ ...version, label: version.label ?? version.name }))
  // The address of a page with hash URLs is text that a reader may be given by anyone, and their hosts rarely send headers.
  const policyMeta = rest.policyMeta || rest.router === 'hash'
  return { config: { ...rest, product, title, versions: labelled, policyMeta }, problems }
}

const CODES = { key: 'config-key', value: 'config-value' } as const
const KEYS = Object.keys(SiteConfigSchema.shape)

function unknownKeys(input: object, at: string): Problem[] {
  return Object.keys(input)
    .filter((key) => !KEYS.includes(key))
    .map((key) => ({
      severity: 'error',
      code: 'config-key',
      title: `The configuration has the unknown key "${key}".`,
      hint: didYouMean(key, KEYS),
      at,
    }))
}

/** Key by key, so that a fault in one does not hide those in another. */
function checkEachKey(input: object, at: string): Problem[] {
  return Object.entries(SiteConfigSchema.shape).flatMap(([key, schema]) => {
    const names: SchemaNames = { codes: CODES, at, whole: key, base: [key] }
    return checkSchema(schema, Reflect.get(input, key), names).problems
  })
}

/** The rules that hold between entries and keys, as far as the keys they need are sound. */
function checkAcrossKeys(input: object, at: string): Problem[] {
  const read = (key: string): unknown => Reflect.get(input, key)
  const problems: Problem[] = []
  const error = (code: ErrorCode, title: string, hint: string) => problems.push({ severity: 'error', code, title, hint, at })

  const versions = VersionsSchema.safeParse(read('versions'))
  if (versions.success) {
    problems.push(...checkVersions(versions.data, at))
    for (const { name, sidebars } of versions.data) {
      const codes = { key: 'sidebar-key', value: 'sidebar-value' } as const
      const names: SchemaNames = { codes, at: `sidebars/${name}.ts`, whole: `The sidebars of the version "${name}"` }
      problems.push(...checkSchema(SidebarsSchema, sidebars, names).problems)
    }
    const navbar = NavbarSchema.safeParse(read('navbar'))
    if (navbar.success) problems.push(...checkVersionNames(navbar.data, versions.data, at))
  }
  const code = CodeSchema.safeParse(read('code'))
  if (code.success) {
    for (const language of languagesWithoutGrammar(code.data.languages)) {
      problems.push({ severity: 'error', ...grammarMissing(language), at })
    }
  }
  const locales = LocalesSchema.safeParse(read('locales'))
  if (locales.success && locales.data.length > 1) {
    const tags = locales.data.map((locale) => `"${locale.htmlLang}"`).join(', ')
    error(
      'config-locales',
      `The site has ${locales.data.length} locales: ${tags}.`,
      'Keep one: translated content is not supported.',
    )
  }
  const plugins = PluginsSchema.safeParse(read('plugins'))
  if (plugins.success) {
    for (const [i, { options }] of plugins.data.entries()) {
      if (!options) continue
      const base = ['plugins', i, 'options']
      problems.push(...checkSchema(options.schema, options.value, { codes: CODES, at, whole: 'plugins', base }).problems)
    }
    problems.push(...checkPluginItems(read('navbar'), plugins.data, at))
    for (const key of doubled(plugins.data.map((plugin) => `${plugin.name} ${plugin.id ?? 'default'}`))) {
      const [name, id] = key.split(' ')
      error('config-plugins', `Two plugins have the name "${name}" and the id "${id}".`, 'Give one of them another id.')
    }
  }
  return problems
}

/** Navbar items of plugins have a type that a plugin adds, and options that fit its schema. */
function checkPluginItems(input: unknown, plugins: readonly Plugin[], at: string): Problem[] {
  const navbar = NavbarSchema.safeParse(input)
  if (!navbar.success) return []
  const types = Object.assign({}, ...plugins.map(({ navbarItems }) => navbarItems)) as Record<string, NavbarItemType>
  return navbar.data.items.flatMap((item, i): Problem[] => {
    if (item.type !== 'plugin') return []
    const type = types[item.name]
    const base = ['navbar', 'items', i, 'options']
    if (type) return checkSchema(type.schema, item.options, { codes: CODES, at, whole: 'navbar', base }).problems
    const title = `navbar.items[${i}] is an item "${item.name}", which no plugin adds.`
    return [{ severity: 'error', code: 'config-value', title, hint: didYouMean(item.name, Object.keys(types)), at }]
  })
}
