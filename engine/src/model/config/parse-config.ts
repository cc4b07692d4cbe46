import { checkSchema, didYouMean, type ErrorCode, type Problem, type SchemaNames } from '../errors'
import { type NavbarItemType, type Plugin, PluginsSchema } from '../plugins'
import { checkVersionNames, checkVersions, findDuplicates } from './check-versions'
import { CodeSchema } from './code'
import { grammarMissing, languagesWithoutGrammar } from './languages'
import { LocalesSchema } from './locales'
import { NavbarSchema } from './navbar'
import { SidebarsSchema } from './sidebars'
import { type SiteConfig, SiteConfigSchema } from './site-config'
import { VersionsSchema } from './versions'

/**
 * Validates a configuration and adds default values. Never throws; `config` is absent if there are problems.
 * @param input default export of the configuration file
 * @param at path of the configuration file
 */
export function parseConfig(input: unknown, at: string): { config?: SiteConfig; problems: Problem[] } {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) {
    const title = 'The configuration is not an object.'
    const hint = `Default-export defineConfig({ … }) in ${at}.`
    return { problems: [{ severity: 'error', code: 'config-value', title, hint, at }] }
  }
  const problems = [...unknownKeys(input, at), ...checkEachKey(input, at), ...checkAcrossKeys(input, at)]
  const parsed = SiteConfigSchema.safeParse(input)
  if (problems.length > 0 || !parsed.success) return { problems }
  const { product, title = product, versions, ...rest } = parsed.data
  const labeled = versions.map((version) => ({ ...version, label: version.label ?? version.name }))
  // Hosts of sites with hash URLs often can't send headers.
  const policyMeta = rest.policyMeta || rest.router === 'hash'
  return { config: { ...rest, product, title, versions: labeled, policyMeta }, problems }
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

/** Validates each key, because Zod skips refinements of other keys after an error. */
function checkEachKey(input: object, at: string): Problem[] {
  return Object.entries(SiteConfigSchema.shape).flatMap(([key, schema]) => {
    const names: SchemaNames = { codes: CODES, at, whole: key, base: [key] }
    return checkSchema(schema, Reflect.get(input, key), names).problems
  })
}

/** Validates rules between keys, if the keys themselves are valid. */
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
      'Keep one. Translated content is not supported.',
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
    for (const key of findDuplicates(plugins.data.map((plugin) => `${plugin.name} ${plugin.id ?? 'default'}`))) {
      const [name, id] = key.split(' ')
      error('config-plugins', `Two plugins have the name "${name}" and the id "${id}".`, 'Set a different id for one of them.')
    }
  }
  return problems
}

/** Validates the type and the options of navbar items of plugins. */
function checkPluginItems(input: unknown, plugins: readonly Plugin[], at: string): Problem[] {
  const navbar = NavbarSchema.safeParse(input)
  if (!navbar.success) return []
  const types = Object.assign({}, ...plugins.map(({ navbarItems }) => navbarItems)) as Record<string, NavbarItemType>
  return navbar.data.items.flatMap((item, i): Problem[] => {
    if (item.type !== 'plugin') return []
    const type = types[item.name]
    const base = ['navbar', 'items', i, 'options']
    if (type) return checkSchema(type.schema, item.options, { codes: CODES, at, whole: 'navbar', base }).problems
    const title = `navbar.items[${i}] has the name "${item.name}", but no plugin defines such an item.`
    return [{ severity: 'error', code: 'config-value', title, hint: didYouMean(item.name, Object.keys(types)), at }]
  })
}
