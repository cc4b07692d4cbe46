// Formats the keys of a JSON schema as Markdown tables: key, type, default, example, description.

/** A Markdown table. Vertical bars in cells are escaped, also in code. */
export function table(head, rows) {
  const line = (cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
  return [line(head), `|${' --- |'.repeat(head.length)}`, ...rows.map(line)].join('\n')
}

/**
 * One table of all keys, and one for each alternative of a key that can be one of several objects.
 * @throws Error if a key has no description or no example
 */
export function schemaTables(schema, heading = '###') {
  const variants = []
  const rows = rowsOf(schema, '', schema, variants)
  const main = rows.length === 0 ? [] : [table(['Key', 'Type', 'Default', 'Example', 'Description'], rows)]
  return [
    ...main,
    ...variants.map(
      ({ title, rows }) => `${heading} ${title}\n\n${table(['Key', 'Type', 'Default', 'Example', 'Description'], rows)}`,
    ),
  ].join('\n\n')
}

function rowsOf(schema, path, root, variants) {
  const { properties, required = [] } = resolve(schema, root)
  if (properties === undefined) return inside(schema, path, root, variants)
  return Object.entries(properties).flatMap(([key, value]) => {
    const name = path === '' ? key : `${path}.${key}`
    if (value.description === undefined && resolve(value, root).description === undefined)
      throw new Error(`${name} has no description.`)
    const type = typeOf(value, root)
    const row = [
      code(name),
      code(type),
      defaultOf(value, required.includes(key)),
      exampleOf(value, name, type),
      value.description ?? resolve(value, root).description,
    ]
    return [row, ...inside(value, name, root, variants)]
  })
}

/** The keys of a value (an object, the entries of a list or record, or alternatives) that has a separate table. */
function inside(schema, path, root, variants) {
  const value = resolve(schema, root)
  if (value.properties !== undefined) return rowsOf(value, path, root, variants)
  if (value.items !== undefined) return inside(value.items, `${path}[]`, root, variants)
  if (typeof value.additionalProperties === 'object') return inside(value.additionalProperties, `${path}.<name>`, root, variants)
  const objects = alternatives(value, root).filter(({ properties }) => properties !== undefined)
  if (objects.length === 1) return rowsOf(objects[0], path, root, variants)
  for (const object of objects) {
    const kind = object.properties.type?.const
    const keys = Object.keys(object.properties)
    const name = kind === undefined ? `with ${code(keys[0])}` : `of type ${code(kind)}`
    const id = `${name} ${keys.join()}`
    if (variants.some((variant) => variant.id === id)) continue
    const variant = { id, title: `${path === '' ? 'Entry' : code(path)} ${name}`, rows: [] }
    variants.push(variant)
    variant.rows = rowsOf(object, '', root, variants)
  }
  return []
}

function alternatives(schema, root) {
  const value = resolve(schema, root)
  const options = value.anyOf ?? value.oneOf
  return options === undefined ? [value] : options.flatMap((option) => alternatives(option, root))
}

function resolve(schema, root) {
  if (schema.$ref === undefined) return schema
  const target = schema.$ref === '#' ? root : root.$defs[schema.$ref.replace('#/$defs/', '')]
  return { ...resolve(target, root), ...schema, $ref: undefined }
}

function typeOf(schema, root) {
  const value = resolve(schema, root)
  const title = schema.title ?? value.title
  if (title !== undefined) return title
  if (value.const !== undefined) return JSON.stringify(value.const)
  if (value.enum !== undefined) return value.enum.map((entry) => JSON.stringify(entry)).join(' | ')
  if (value.anyOf ?? value.oneOf) return [...new Set(alternatives(value, root).map((option) => typeOf(option, root)))].join(' | ')
  if (value.type === 'array') {
    const entry = typeOf(value.items ?? {}, root)
    return entry.includes(' ') ? `(${entry})[]` : `${entry}[]`
  }
  if (value.type === 'object' && value.properties === undefined && value.additionalProperties)
    return `Record<string, ${typeOf(value.additionalProperties, root)}>`
  return [value.type ?? 'any'].flat().join(' | ')
}

function defaultOf(value, required) {
  if (value.default !== undefined) return JSON.stringify(value.default) === '{}' ? '' : show(value.default)
  return required ? 'required' : ''
}

/** The example of the schema. Types with few values are their own example. */
function exampleOf(schema, name, type) {
  const [example] = schema.examples ?? []
  if (example !== undefined) return show(example)
  if (type === 'boolean') return show(schema.default !== true)
  if (type.startsWith('"'))
    return show(
      type
        .split(' | ')
        .map((value) => JSON.parse(value))
        .find((value) => value !== schema.default),
    )
  if (schema.default !== undefined && type !== 'object' && JSON.stringify(schema.default) !== '[]') return show(schema.default)
  if (/object|any|^[A-Z]/.test(type)) return ''
  throw new Error(`${name} has no example.`)
}

const code = (text) => `\`${text}\``

/** A value as it is written in TypeScript. */
function show(value) {
  if (value === '') return "`''`"
  const text = (inner) => {
    if (typeof inner === 'string') return `'${inner}'`
    if (Array.isArray(inner)) return `[${inner.map(text).join(', ')}]`
    if (typeof inner === 'object' && inner !== null) {
      const entries = Object.entries(inner).map(([key, entry]) => `${/^\w+$/.test(key) ? key : `'${key}'`}: ${text(entry)}`)
      return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`
    }
    return String(inner)
  }
  return code(text(value))
}
