import { didYouMean, type Problem } from '../../../plugin'
import { descriptionPath, type FactsIndex } from './facts-index'
import type { DescriptionFile } from './read-descriptions'

/** The files of a version by the class or module that they describe, and what is wrong with them. */
export function indexDescriptions(files: readonly DescriptionFile[], index: FactsIndex, folder: string) {
  const byName = new Map<string, DescriptionFile>()
  const problems: Problem[] = []
  for (const file of files) {
    const check = new FileCheck(file, index, folder)
    const name = check.run(byName)
    if (name !== undefined) byName.set(name, file)
    problems.push(...check.problems)
  }
  return { byName, problems }
}

/** Compares the names in one file with the facts. */
class FileCheck {
  readonly problems: Problem[] = []

  constructor(
    private readonly file: DescriptionFile,
    private readonly index: FactsIndex,
    private readonly folder: string,
  ) {}

  /** Returns the name of the class or module, or `undefined` if the file can't be used. */
  run(earlier: ReadonlyMap<string, DescriptionFile>): string | undefined {
    const { file, index } = this
    const { class: kind, module } = file.value
    const name = kind ?? module
    if (name === undefined || (kind !== undefined && module !== undefined)) {
      const title = `${file.file} doesn't name one class or one module.`
      this.report('python-api/invalid', title, 'Add the key "class" or "module".', file.file)
      return undefined
    }
    const key = kind === undefined ? 'module' : 'class'
    const known = kind === undefined ? index.facts.modules : index.facts.classes
    const entry = Object.hasOwn(known, name) ? known[name] : undefined
    if (!entry) {
      const title = `There is no ${key} "${name}" in ${index.facts.package} ${index.facts.version}.`
      const hint = `${didYouMean(name, Object.keys(known))} If it was removed, delete the file.`
      this.report('python-api/unknown', title, hint, file.at([key]))
      return undefined
    }
    const other = earlier.get(name)
    if (other) {
      const title = `Two files describe the ${key} "${name}".`
      this.report('python-api/duplicate', title, `The other one is ${other.file}.`, file.at([key]))
      return undefined
    }
    const expected = entry.page === undefined ? undefined : descriptionPath(entry.page)
    if (expected !== undefined && expected !== file.path) {
      const title = `${file.file} describes "${name}", whose page has another path.`
      this.report('python-api/file-name', title, `Move it to ${this.folder}/${expected}.yaml.`, file.at([key]))
    }
    if (kind === undefined) this.checkNames('methods', index.facts.modules[name]?.functions ?? [])
    else this.checkClassNames(kind)
    return name
  }

  /** Names in the file that the class doesn't have. */
  private checkClassNames(full: string) {
    const { file, index } = this
    const own = index.classOf(full)
    const found = index.membersOf(full)
    const parameters = (own.init?.parameters ?? []).map(({ name }) => name)
    const fields = (own.fields ?? []).map(({ name }) => name)
    const members = (own.members ?? []).map(({ name }) => name)
    const isProperty = (name: string) => found.get(name)?.facts.kind === 'property'
    const names = [...found.keys()]
    this.checkNames('parameters', [...parameters, ...fields])
    this.checkNames('properties', [...names.filter(isProperty), ...parameters, ...fields, ...members])
    this.checkNames(
      'methods',
      names.filter((name) => !isProperty(name)),
    )
    for (const [name, { parameters: described }] of Object.entries(file.value.methods ?? {})) {
      const facts = found.get(name)?.facts
      if (!facts || !described) continue
      const known = index.parametersOf(facts).map((parameter) => parameter.name)
      this.checkKeys(['methods', name, 'parameters'], described, known, `${full}.${name} has no parameter`)
    }
  }

  private checkNames(key: 'parameters' | 'properties' | 'methods', names: readonly string[]) {
    const { file } = this
    const noun = { parameters: 'parameter', properties: 'property', methods: 'method' }[key]
    this.checkKeys([key], file.value[key] ?? {}, names, `${file.value.class ?? file.value.module} has no ${noun}`)
  }

  private checkKeys(path: string[], described: object, names: readonly string[], subject: string) {
    for (const name of Object.keys(described)) {
      if (names.includes(name)) continue
      this.report('python-api/unknown', `${subject} "${name}".`, didYouMean(name, names), this.file.at([...path, name]))
    }
  }

  private report(code: Problem['code'], title: string, hint: string, at: string) {
    this.problems.push({ severity: 'error', code, title, hint, at })
  }
}
