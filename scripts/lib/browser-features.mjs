// Finds the features of browsers that styles, scripts and components use, and looks up in the data of MDN which browsers support them.
import compat from '@mdn/browser-compat-data/forLegacyNode'
import { parseAst } from 'rolldown/parseAst'

/**
 * A use of a feature.
 * @typedef {{ feature: string, line: number }} Use `feature` is a path in the data of MDN, such as `css.properties.text-wrap.pretty`
 */

/** Names of browsers in the lists of supported browsers and in the data of MDN. */
const BROWSERS = { chrome: 'chrome', edge: 'edge', firefox: 'firefox', safari: 'safari', ios_saf: 'safari_ios' }

/**
 * Returns whether all browsers of a list support a feature without a prefix. Features that the data doesn't contain are unsupported.
 * @param {string} feature
 * @param {Record<string, string>} browsers oldest supported versions
 * @returns {boolean}
 */
export function isSupported(feature, browsers) {
  const candidates = feature.startsWith('name.') ? namedFeatures(feature.slice('name.'.length)) : [find(feature)]
  return candidates.some((candidate) => {
    const support = candidate?.__compat?.support
    return support && Object.entries(browsers).every(([name, version]) => includes(support[BROWSERS[name]], version))
  })
}

function find(feature) {
  return feature.split('.').reduce((node, key) => node?.[key], compat)
}

function includes(statements, version) {
  const isIncluded = ({
    version_added: added,
    version_removed: removed,
    flags,
    prefix,
    alternative_name,
    partial_implementation,
  }) =>
    typeof added === 'string' &&
    added !== 'preview' &&
    compareVersions(added.replace('≤', ''), version) <= 0 &&
    !(typeof removed === 'string' && compareVersions(removed, version) <= 0) &&
    !(flags || prefix || alternative_name || partial_implementation)
  return [statements ?? []].flat().some(isIncluded)
}

function compareVersions(a, b) {
  const [left, right] = [a, b].map((version) => version.split('.').map(Number))
  return left[0] - right[0] || (left[1] ?? 0) - (right[1] ?? 0)
}

/** Types of values with functions, keywords and units by name. */
const TYPES = Object.entries(compat.css.types).flatMap(([type, children]) => [
  [type, `css.types.${type}`],
  ...Object.keys(children).map((name) => [name, `css.types.${type}.${name}`]),
])
const FUNCTIONS = new Map(TYPES)
const UNITS = new Map([
  ...Object.keys(compat.css.types.length).map((unit) => [unit, `css.types.length.${unit}`]),
  ...['vb', 'vh', 'vi', 'vw', 'vmin', 'vmax'].flatMap((unit) =>
    Object.entries({ s: 'small', l: 'large', d: 'dynamic' }).map(([letter, size]) => [
      letter + unit,
      `css.types.length.viewport_percentage_units_${size}`,
    ]),
  ),
  ...['cqw', 'cqh', 'cqi', 'cqb', 'cqmin', 'cqmax'].map((unit) => [unit, 'css.types.length.container_query_length_units']),
])

/**
 * Lists the features of a style file: at-rules, media features, selectors, properties, keywords, functions and units. Rules in `@supports` are
 * exempt, because browsers without the feature of the condition ignore them.
 * @param {string} css
 * @returns {Use[]}
 */
export function styleFeatures(css) {
  const code = css.replace(/\/\*[\s\S]*?\*\/|"[^"]*"|'[^']*'/g, (text) => text.replace(/[^\n]/g, '_'))
  const uses = []
  /** Kinds of the blocks around the current position. */
  const blocks = []
  let start = 0
  for (let at = 0; at < code.length; at++) {
    const end = code[at]
    if (end !== '{' && end !== '}' && end !== ';') continue
    const raw = code.slice(start, at).replace(/^[\s_]+/, '')
    const text = raw.trim()
    const line = code.slice(0, at - raw.length).split('\n').length
    const isExempt = blocks.includes('supports')
    const kind = text.startsWith('@') ? (/^@([\w-]+)/.exec(text)?.[1] ?? '') : 'style'
    const found = kind !== 'style' ? atRule(kind, text) : end === '{' ? selector(text, blocks) : declaration(text)
    if (!isExempt && text !== '') uses.push(...found.map((feature) => ({ feature, line })))
    if (end === '{') blocks.push(kind)
    if (end === '}') blocks.pop()
    start = at + 1
  }
  return uses
}

function atRule(name, text) {
  const condition = name === 'media' ? [...text.matchAll(/[a-z][a-z-]+/g)].map(([word]) => `css.at-rules.media.${word}`) : []
  return [
    `css.at-rules.${name}`,
    ...condition.filter((feature) => find(feature)),
    ...(/[<>]/.test(text) && name === 'media' ? ['css.at-rules.media.range_syntax'] : []),
  ]
}

function selector(text, blocks) {
  if (blocks.includes('keyframes')) return []
  return [
    ...(blocks.includes('style') ? ['css.selectors.nesting'] : []),
    ...[...text.matchAll(/::?([a-z-]+)/g)].map(([, name]) => `css.selectors.${name}`),
  ]
}

function declaration(text) {
  const [, name = '', value = ''] = /^([\w-]+)\s*:([\s\S]*)$/.exec(text) ?? []
  const property = `css.properties.${name}`
  const words = [...value.matchAll(/(?<![\w.#-])([a-z][\w-]*)(?!\w*\()/gi)].map(([, word]) => `${property}.${word}`)
  const functions = [...value.matchAll(/([a-z-]+)\(/g)].map(([, word]) => FUNCTIONS.get(word) ?? `${property}.${word}`)
  const units = [...value.matchAll(/\d([a-z]+)\b/g)].flatMap(([, unit]) => UNITS.get(unit) ?? [])
  const known = [...words, ...functions, ...units].filter((feature) => find(feature)?.__compat)
  if (name.startsWith('--')) return known
  const parts = value
    .replace(/\([^()]*\)/g, '')
    .trim()
    .split(/\s+/)
  return [
    // Declarations with a prefix are additions for browsers without the standard property.
    ...(name.startsWith('-') && !find(property) ? [] : [property]),
    ...(name === 'text-decoration' && (parts.length > 1 || value.includes('var('))
      ? [`${property}.includes_color-and-style`]
      : []),
    ...(name === 'content' && value.includes('/') ? [`${property}.alt_text`] : []),
    ...known,
  ]
}

/** The members and interfaces of the web platform and of JavaScript by name. */
const NAMED = new Map()
for (const interfaces of [compat.api, compat.javascript.builtins]) {
  for (const [name, members] of Object.entries(interfaces)) {
    for (const [key, feature] of [[name, members], ...Object.entries(members)]) {
      const known = key.replace(/_(static|event)$/, '')
      if (feature.__compat) NAMED.set(known, [...(NAMED.get(known) ?? []), feature])
    }
  }
}

function namedFeatures(name) {
  return NAMED.get(name) ?? []
}

/**
 * Lists the features of a script: members, global names, and attributes with their values. The types of objects are unknown, so the feature of a
 * member is `name.checkVisibility`, which is supported if a member with this name is supported on any object. `declared` contains the names of
 * the properties and exports that the script declares.
 * @param {string} code TypeScript or JSX
 * @returns {{ uses: Use[], declared: Set<string> }}
 */
export function scriptFeatures(code) {
  const uses = []
  const variables = new Set()
  const declared = new Set()
  const names = []
  const add = (feature, { start }) => uses.push({ feature, line: code.slice(0, start).split('\n').length })
  visit(parseAst(code, { lang: 'tsx' }), (node, parent) => {
    if (node.type === 'MemberExpression' && !node.computed) names.push([node.property, true])
    else if (/^(TSPropertySignature|TSMethodSignature|Property|PropertyDefinition|MethodDefinition)$/.test(node.type))
      declared.add(node.key.name)
    else if (node.type === 'ExportNamedDeclaration')
      for (const { id } of node.declaration?.declarations ?? []) declared.add(id.name)
    else if (node.type === 'Identifier' && isReference(node, parent)) names.push([node, false])
    else if (node.type === 'Identifier') variables.add(node.name)
    else if (node.type === 'JSXOpeningElement') for (const feature of elementFeatures(node)) add(feature, node)
    else if (node.type === 'CallExpression') {
      node.arguments.forEach(({ value }, index) => {
        const next = node.arguments[index + 1]?.value
        const feature = `html.global_attributes.${value}.${next}`
        if (typeof value === 'string' && typeof next === 'string' && find(feature)?.__compat) add(feature, node)
      })
    }
  })
  for (const [node, isMember] of names)
    if (NAMED.has(node.name) && (isMember || !variables.has(node.name))) add(`name.${node.name}`, node)
  return { uses, declared }
}

/** Returns whether an identifier is a value rather than the name of a variable, a parameter, a property, or a member. */
function isReference(node, parent) {
  if (parent.type === 'MemberExpression') return parent.object === node
  if (parent.type === 'NewExpression' || parent.type === 'CallExpression') return true
  return false
}

function elementFeatures({ name: { name: element }, attributes }) {
  if (typeof element !== 'string' || /^[A-Z]/.test(element)) return []
  return attributes.flatMap(({ name, value }) => {
    const key = name?.name?.toLowerCase?.() ?? ''
    const feature = [`html.elements.${element}.${key}`, `html.global_attributes.${key}`].find((path) => find(path)?.__compat)
    if (feature === undefined) return []
    return [feature, `${feature}.${value?.value}`].filter((path) => find(path)?.__compat)
  })
}

function visit(node, callback, parent = node) {
  if (node === null || typeof node !== 'object') return
  if (typeof node.type === 'string') {
    callback(node, parent)
  }
  for (const child of Object.values(node)) {
    for (const item of Array.isArray(child) ? child : [child])
      visit(item, callback, typeof node.type === 'string' ? node : parent)
  }
}

/**
 * Lists the uses of features that browsers lack and the document doesn't describe, and descriptions of features that aren't used.
 * @param {readonly { file: string, uses: readonly Use[], declared: Set<string> }[]} sources
 * @param {{ full: Record<string, string>, readable: Record<string, string> }} browsers
 * @param {string} document text of docs/browsers.md
 * @returns {string[]}
 */
export function lintFeatures(sources, { full, readable }, document) {
  const own = new Set(sources.flatMap(({ declared }) => [...declared]).map((name) => `name.${name}`))
  const described = { full: describedFeatures(document, 'supported'), readable: describedFeatures(document, 'older') }
  const used = new Set()
  const problems = []
  for (const { file, uses } of sources) {
    for (const { feature, line } of uses) {
      const level = own.has(feature)
        ? undefined
        : !isSupported(feature, full)
          ? 'full'
          : !isSupported(feature, readable)
            ? 'readable'
            : undefined
      if (level === undefined) continue
      const entry = described[level].find((name) => feature === name || feature.startsWith(`${name}.`))
      if (entry) used.add(`${level} ${entry}`)
      else
        problems.push(`${file}:${line}: ${feature} isn't supported by ${lacking(feature, level === 'full' ? full : readable)}.`)
    }
  }
  const stale = Object.entries(described).flatMap(([level, names]) => names.filter((name) => !used.has(`${level} ${name}`)))
  return [
    ...problems.sort(),
    ...(problems.length > 0 ? ['Use other features, or write a fallback and describe it in docs/browsers.md.'] : []),
    ...stale.map((name) => `docs/browsers.md: ${name} isn't used, or has moved to the other table.`),
  ]
}

/** @returns {string} `firefox 128, safari 17.5` */
function lacking(feature, browsers) {
  const names = Object.entries(browsers).filter(([name, version]) => !isSupported(feature, { [name]: version }))
  return (names.length > 0 ? names : Object.entries(browsers)).map((entry) => entry.join(' ')).join(', ')
}

/** The features in the first column of the table below a heading that contains a word. */
function describedFeatures(document, word) {
  const section = document.split(/^## /m).find((part) => part.split('\n', 1)[0].includes(word)) ?? ''
  const cells = section.split('\n').flatMap((line) => (line.startsWith('|') ? [line.split('|')[1]] : []))
  return cells.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name))
}

/**
 * Compares the versions in the document with the list of supported browsers.
 * @param {string} document text of docs/browsers.md
 * @param {{ full: Record<string, string>, readable: Record<string, string> }} browsers
 * @returns {string[]}
 */
export function lintBrowserDocument(document, { full, readable }) {
  const LABELS = { chrome: 'Chrome', edge: 'Edge', firefox: 'Firefox', safari: 'Safari on macOS', ios_saf: 'Safari on iOS' }
  return Object.entries(LABELS)
    .map(([name, label]) => `| ${label} | ${full[name]} | ${readable[name]} |`)
    .filter((row) => !document.split('\n').includes(row))
    .map((row) => `docs/browsers.md: the row "${row}" is missing.`)
}
