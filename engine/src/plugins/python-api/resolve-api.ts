import { bulleted, didYouMean, type ErrorCode, type Problem } from '../../model'
import type { ApiMember, ApiOwner, ApiPage, ApiParameter, ApiProperty } from './api'
import type { MethodDescription, Shared } from './descriptions-schema'
import type { CallableFacts, ClassFacts, Facts, ParameterFacts } from './facts-schema'
import { matchMethod } from './match-method'
import type { DescriptionFile } from './read-descriptions'

/** Facts and descriptions of one version. */
export interface ApiInput {
  facts: Facts
  files: readonly DescriptionFile[]
  shared: DescriptionFile<Shared> | undefined
  /** Paths of files that were left out because they are not valid. */
  invalid: readonly string[]
  /** What to do about classes, members and parameters without description. */
  undescribed: 'error' | 'warn' | 'ignore'
  /** Folder with the descriptions, as problems name it. */
  folder: string
}

/** Joins facts and descriptions: what each page shows, and what is described but doesn't exist, or exists without a description. */
export function resolveApi(input: ApiInput): { pages: ApiPage[]; problems: Problem[] } {
  return new Resolver(input).resolve()
}

/** A description, and the file that contains it. */
interface Described {
  file: DescriptionFile
  value: MethodDescription
}

class Resolver {
  private readonly facts: Facts
  private readonly byName = new Map<string, DescriptionFile>()
  private readonly problems: Problem[] = []
  private readonly usedParameters = new Set<string>()
  private readonly usedPatterns = new Set<number>()
  private missing: string[] = []

  constructor(private readonly input: ApiInput) {
    this.facts = input.facts
  }

  resolve() {
    for (const file of this.input.files) this.addFile(file)
    const pages = [...this.classPages(), ...this.modulePages()].sort((a, b) => (a.page < b.page ? -1 : 1))
    this.checkPages(pages)
    this.checkShared()
    return { pages, problems: this.problems }
  }

  private report(code: ErrorCode, title: string, hint: string, at: string, severity: Problem['severity'] = 'error') {
    this.problems.push({ severity, code, title, hint, at })
  }

  private addFile(file: DescriptionFile) {
    const { class: kind, module } = file.value
    const key = kind === undefined ? 'module' : 'class'
    const name = kind ?? module
    if (name === undefined || (kind !== undefined && module !== undefined)) {
      this.report(
        'python-api/invalid',
        `${file.file} doesn't name one class or one module.`,
        'Add the key "class" or "module".',
        file.file,
      )
      return
    }
    const known = kind === undefined ? this.facts.modules : this.facts.classes
    const entry = Object.hasOwn(known, name) ? known[name] : undefined
    if (!entry) {
      const hint = `${didYouMean(name, Object.keys(known))} If it was removed, delete the file.`
      this.report(
        'python-api/unknown',
        `There is no ${key} "${name}" in ${this.facts.package} ${this.facts.version}.`,
        hint,
        file.at([key]),
      )
      return
    }
    const earlier = this.byName.get(name)
    if (earlier) {
      this.report(
        'python-api/duplicate',
        `Two files describe the ${key} "${name}".`,
        `The other one is ${earlier.file}.`,
        file.at([key]),
      )
      return
    }
    const expected = entry.page === undefined ? undefined : descriptionPath(entry.page)
    if (expected !== undefined && expected !== file.path) {
      const hint = `Move it to ${this.input.folder}/${expected}.yaml.`
      this.report('python-api/file-name', `${file.file} describes "${name}", whose page has another path.`, hint, file.at([key]))
    }
    this.byName.set(name, file)
    if (kind === undefined) this.checkNames(file, 'methods', functionNames(this.facts, name))
    else this.checkClassNames(file, kind)
  }

  /** Names in a file that the class doesn't have. */
  private checkClassNames(file: DescriptionFile, full: string) {
    const methods = this.methodsOf(full)
    const own = this.classOf(full)
    const parameters = (own.init?.parameters ?? []).map(({ name }) => name)
    const fields = (own.fields ?? []).map(({ name }) => name)
    const isProperty = (name: string) => methods.get(name)?.facts.kind === 'property'
    const properties = [...methods.keys()].filter(isProperty)
    const members = (own.members ?? []).map(({ name }) => name)
    this.checkNames(file, 'parameters', [...parameters, ...fields])
    this.checkNames(file, 'properties', [...properties, ...parameters, ...fields, ...members])
    this.checkNames(
      file,
      'methods',
      [...methods.keys()].filter((name) => !isProperty(name)),
    )
    for (const [name, { parameters: described }] of Object.entries(file.value.methods ?? {})) {
      const facts = methods.get(name)?.facts
      if (!facts || !described) continue
      const names = this.parametersOf(facts).map((parameter) => parameter.name)
      this.checkKeys(file, ['methods', name, 'parameters'], described, names, `${full}.${name} has no parameter`)
    }
  }

  private checkNames(file: DescriptionFile, key: 'parameters' | 'properties' | 'methods', names: readonly string[]) {
    const subject = `${file.value.class ?? file.value.module} has no ${{ parameters: 'parameter', properties: 'property', methods: 'method' }[key]}`
    this.checkKeys(file, [key], file.value[key] ?? {}, names, subject)
  }

  private checkKeys(file: DescriptionFile, path: string[], described: object, names: readonly string[], subject: string) {
    for (const name of Object.keys(described)) {
      if (names.includes(name)) continue
      this.report('python-api/unknown', `${subject} "${name}".`, didYouMean(name, names), file.at([...path, name]))
    }
  }

  private *classPages(): Generator<ApiPage> {
    for (const [full, facts] of Object.entries(this.facts.classes)) {
      if (facts.page === undefined) continue
      this.missing = []
      const files = [full, ...(facts.ancestors ?? [])].flatMap((name) => this.byName.get(name) ?? [])
      const own = this.byName.get(full)?.value
      const { created } = own ?? {}
      if (own?.summary === undefined) this.missing.push('summary')
      const parameters = created === undefined && facts.kind !== 'enum' ? (facts.init?.parameters ?? []) : []
      const methods = [...this.methodsOf(full)].filter(([, method]) => method.facts.kind !== 'property')
      yield {
        page: facts.page,
        title: facts.name,
        full,
        kind: facts.kind,
        path: facts.path ?? full,
        file: facts.file,
        line: facts.line,
        summary: own?.summary ?? '',
        ...optional({ use: own?.use, created, ...lifecycle(facts) }),
        parameters: this.describeParameters(
          parameters,
          files.map((file) => file.value.parameters ?? {}),
          'parameters',
        ),
        properties: this.properties(full, facts, files),
        methods: methods.flatMap(([name, method]) => this.member(full, name, method, this.describedMethod(files, name)) ?? []),
      }
      this.reportMissing(full, descriptionPath(facts.page))
    }
  }

  private *modulePages(): Generator<ApiPage> {
    for (const [full, facts] of Object.entries(this.facts.modules)) {
      this.missing = []
      const file = this.byName.get(full)
      if (file?.value.summary === undefined) this.missing.push('summary')
      const functions = functionNames(this.facts, full).flatMap((name) => {
        const entry = this.facts.functions[`${full}.${name}`]
        return entry ? [{ name, entry }] : []
      })
      const [first] = functions
      yield {
        page: facts.page,
        title: `${full.split('.').at(-1)}.py`,
        full,
        kind: 'module',
        path: full,
        file: first?.entry.file ?? '',
        line: 1,
        summary: file?.value.summary ?? '',
        ...optional({ use: file?.value.use }),
        parameters: [],
        properties: [],
        methods: functions.flatMap(
          ({ name, entry }) =>
            this.member(
              full,
              name,
              { owner: full, facts: entry, isPublic: true },
              this.describedMethod(file ? [file] : [], name),
            ) ?? [],
        ),
      }
      this.reportMissing(full, descriptionPath(facts.page))
    }
  }

  /** The methods and properties of a class, with inherited ones after its own. */
  private methodsOf(full: string) {
    const found = new Map<string, { owner: string; facts: CallableFacts; isPublic: boolean }>()
    for (const owner of [full, ...(this.classOf(full).ancestors ?? [])]) {
      for (const [name, facts] of Object.entries(this.facts.classes[owner]?.methods ?? {})) {
        const earlier = found.get(name)
        if (!earlier) found.set(name, { owner, facts, isPublic: facts.public === true })
        else if (facts.public) earlier.isPublic = true
      }
    }
    return found
  }

  private ownerOf(full: string): ApiOwner {
    const { name, page } = this.classOf(full)
    return { name, ...optional({ page }) }
  }

  private classOf(full: string): ClassFacts {
    const facts = this.facts.classes[full]
    if (!facts) throw new Error(`No class ${full}`)
    return facts
  }

  private parametersOf({ asset, reader, source, parameters }: CallableFacts): readonly ParameterFacts[] {
    if (asset !== undefined) return this.facts.assets[asset]?.[reader ? 'reader' : 'parameters'] ?? []
    return parameters ?? (source === undefined ? [] : (this.facts.sources[source]?.parameters ?? []))
  }

  /** The description of a method in the files of a class and its ancestors: what the first ones leave out, the later ones add. */
  private describedMethod(files: readonly DescriptionFile[], name: string): Described | undefined {
    const found = files.flatMap((file) => {
      const value = file.value.methods?.[name]
      return value ? [{ file, value }] : []
    })
    const [first] = found
    if (!first) return undefined
    const merged: MethodDescription = Object.assign({}, ...found.map(({ value }) => value).reverse())
    merged.parameters = Object.assign({}, ...found.map(({ value }) => value.parameters ?? {}).reverse())
    return { file: first.file, value: merged }
  }

  private member(
    full: string,
    name: string,
    { owner, facts, isPublic }: { owner: string; facts: CallableFacts; isPublic: boolean },
    described: Described | undefined,
  ): ApiMember | undefined {
    if (!isPublic && !described) return undefined
    const match = matchMethod(this.input.shared?.value ?? {}, name, this.facts.classes[owner]?.name ?? '')
    if (match) this.usedPatterns.add(match.index)
    const value: MethodDescription = { ...match?.description, ...described?.value }
    const need = (key: 'summary' | 'group') => {
      if (value[key] === undefined) this.missing.push(`methods.${name}.${key}`)
    }
    need('summary')
    need('group')
    const source = facts.source === undefined ? [] : [facts.source, ...(this.facts.classes[facts.source]?.ancestors ?? [])]
    const texts = [
      described?.value.parameters ?? {},
      match?.description.parameters ?? {},
      ...source.map((kind) => this.byName.get(kind)?.value.parameters ?? {}),
    ]
    return {
      name,
      kind: facts.kind,
      group: value.group ?? 'read',
      summary: value.summary ?? '',
      details: value.details ?? [],
      parameters: this.describeParameters(this.parametersOf(facts), texts, `methods.${name}.parameters`, match?.rest),
      raises: value.raises ?? {},
      ...optional({
        rest: match?.rest,
        returnType: this.returnType(facts),
        returns: value.returns,
        ...lifecycle(facts),
        from: owner === full ? undefined : this.ownerOf(owner),
      }),
    }
  }

  private returnType({ returns, asset, source, action }: CallableFacts): string | undefined {
    if (asset !== undefined) return this.facts.assets[asset]?.name
    return source === undefined || action === 'delete' ? returns : this.facts.classes[source]?.name
  }

  private describeParameters(
    parameters: readonly ParameterFacts[],
    texts: readonly Readonly<Record<string, string>>[],
    place: string,
    rest?: string,
  ): ApiParameter[] {
    const shared = this.input.shared?.value.parameters ?? {}
    return parameters.map((parameter) => {
      const own = texts.map((names) => names[parameter.name]).find((text) => text !== undefined)
      if (own !== undefined) return { ...parameter, text: own }
      const common = Object.hasOwn(shared, parameter.name) ? shared[parameter.name] : undefined
      if (common !== undefined) {
        this.usedParameters.add(parameter.name)
        return { ...parameter, text: common }
      }
      if (rest === undefined) this.missing.push(`${place}.${parameter.name}`)
      return parameter
    })
  }

  private properties(full: string, facts: ClassFacts, files: readonly DescriptionFile[]): ApiProperty[] {
    const textOf = (name: string) => files.map((file) => file.value.properties?.[name]).find((text) => text !== undefined)
    const rows = new Map<string, ApiProperty>()
    for (const { name, value } of facts.members ?? []) {
      const text = textOf(name)
      if (text === undefined) this.missing.push(`properties.${name}`)
      rows.set(name, { name, text: text ?? '', ...optional({ value }) })
    }
    for (const [name, { owner, facts: property, isPublic }] of this.methodsOf(full)) {
      if (property.kind !== 'property') continue
      const text = textOf(name)
      if (text === undefined && !isPublic) continue
      if (text === undefined) this.missing.push(`properties.${name}`)
      const from = owner === full ? undefined : this.ownerOf(owner)
      rows.set(name, { name, text: text ?? '', ...optional({ type: property.returns, from }) })
    }
    // Attributes that the constructor sets.
    for (const file of files) {
      const owner = file.value.class ?? full
      for (const name of Object.keys(file.value.properties ?? {})) {
        const attribute = facts.init?.parameters.find((parameter) => parameter.name === name) ?? fieldOf(this.facts, full, name)
        if (rows.has(name) || !attribute) continue
        const from = owner === full ? undefined : this.ownerOf(owner)
        rows.set(name, { name, text: textOf(name) ?? '', ...optional({ type: attribute.type, from }) })
      }
    }
    return [...rows.values()]
  }

  private reportMissing(full: string, path: string) {
    const { undescribed, invalid } = this.input
    if (this.missing.length === 0 || undescribed === 'ignore' || invalid.includes(path)) return
    const file = `${this.input.folder}/${path}.yaml`
    const title = `${this.missing.length === 1 ? 'A description is' : `${this.missing.length} descriptions are`} missing for ${full}.`
    const severity = undescribed === 'warn' ? 'warning' : 'error'
    this.report(
      'python-api/undescribed',
      title,
      `Add to ${file}:\n${bulleted(this.missing, 40)}`,
      this.byName.get(full)?.file ?? file,
      severity,
    )
  }

  /** Routes that are the same, or differ in case only, would be one file on some file systems. */
  private checkPages(pages: readonly ApiPage[]) {
    const seen = new Map<string, ApiPage>()
    for (const page of pages) {
      const earlier = seen.get(page.page.toLowerCase())
      if (earlier) {
        const title = `The pages of ${earlier.full} and ${page.full} have the same address: ${page.page}.`
        this.report(
          'python-api/duplicate',
          title,
          'Pages whose addresses differ in case only overwrite each other.',
          this.input.folder,
        )
      }
      seen.set(page.page.toLowerCase(), page)
    }
  }

  private checkShared() {
    const { shared } = this.input
    if (!shared) return
    for (const name of Object.keys(shared.value.parameters ?? {})) {
      if (this.usedParameters.has(name)) continue
      this.report(
        'python-api/unused',
        `No class or method uses the shared parameter "${name}".`,
        'Remove it.',
        shared.at(['parameters', name]),
      )
    }
    shared.value.methods?.forEach(({ match }, index) => {
      if (this.usedPatterns.has(index)) return
      this.report(
        'python-api/unused',
        `No method fits the shared pattern "${match}".`,
        'Remove it.',
        shared.at(['methods', index, 'match']),
      )
    })
  }
}

/** The file of a page's descriptions, without folder and extension. */
export function descriptionPath(page: string): string {
  return page.replace(/^reference\/api\//, '').replace(/_class$/, '')
}

const functionNames = (facts: Facts, module: string) => facts.modules[module]?.functions ?? []

/** A field of a model, also of its ancestors. */
function fieldOf(facts: Facts, full: string, name: string) {
  const chain = [full, ...(facts.classes[full]?.ancestors ?? [])]
  return chain.flatMap((kind) => facts.classes[kind]?.fields ?? []).find((field) => field.name === name)
}

/** The versions that deprecated and added a class or a method as a whole. */
function lifecycle({ deprecated, added }: Pick<ClassFacts, 'deprecated' | 'added'>) {
  const whole = (marks: ClassFacts['deprecated']) => marks?.find((mark) => mark.argument === undefined)?.version
  return { deprecated: whole(deprecated), added: whole(added) }
}

/** Without keys whose value is undefined. */
function optional<T extends object>(values: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as never
}
