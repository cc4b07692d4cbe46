import { bulleted, type Problem } from '../../../plugin'
import type { Api, ApiPage } from './api'
import { lifecycle, MemberDescriber, optional } from './describe-members'
import type { Shared } from './descriptions-schema'
import { descriptionPath, FactsIndex } from './facts-index'
import type { Facts } from './facts-schema'
import { indexDescriptions } from './index-descriptions'
import type { DescriptionFile } from './read-descriptions'

/** What must be described, and what happens if it isn't. */
export interface DescriptionRules {
  undescribed: 'error' | 'warn' | 'ignore'
  /** Whether parameters need a description, too. */
  parameters: 'required' | 'optional'
}

/** Facts and descriptions of one version. */
export interface ApiInput {
  facts: Facts
  files: readonly DescriptionFile[]
  shared: DescriptionFile<Shared> | undefined
  /** Paths of files that were left out because they are not valid. */
  invalid: readonly string[]
  rules: DescriptionRules
  /** Folder with the descriptions, as problems name it. */
  folder: string
}

/** Joins facts and descriptions: what each page shows, and what is described but doesn't exist, or exists without a description. */
export function resolveApi(input: ApiInput): Pick<Api, 'bases'> & { pages: ApiPage[]; problems: Problem[] } {
  return new Resolver(input).resolve()
}

class Resolver {
  private readonly index: FactsIndex
  private readonly byName: ReadonlyMap<string, DescriptionFile>
  private readonly problems: Problem[]
  private readonly describer: MemberDescriber
  /** Keys of the descriptions that the current page lacks. */
  private missing: string[] = []

  constructor(private readonly input: ApiInput) {
    this.index = new FactsIndex(input.facts)
    const { byName, problems } = indexDescriptions(input.files, this.index, input.folder)
    this.byName = byName
    this.problems = problems
    this.describer = new MemberDescriber(this.index, byName, input.shared?.value ?? {}, (key, isParameter) => {
      if (!isParameter || input.rules.parameters === 'required') this.missing.push(key)
    })
  }

  resolve() {
    const pages = [...this.classPages(), ...this.modulePages()].sort((a, b) => (a.page < b.page ? -1 : 1))
    this.checkPages(pages)
    this.checkShared()
    return { pages, bases: this.index.bases(), problems: this.problems }
  }

  private report(code: Problem['code'], title: string, hint: string, at: string, severity: Problem['severity'] = 'error') {
    this.problems.push({ severity, code, title, hint, at })
  }

  private *classPages(): Generator<ApiPage> {
    for (const [full, facts] of Object.entries(this.index.facts.classes)) {
      if (facts.page === undefined) continue
      this.missing = []
      const files = this.index.lineage(full).flatMap((name) => this.byName.get(name) ?? [])
      const own = this.byName.get(full)?.value
      const { summary, use, created, example, setup } = own ?? {}
      if (summary === undefined) this.missing.push('summary')
      const parameters = created === undefined && facts.kind !== 'enum' ? (facts.init?.parameters ?? []) : []
      const texts = files.map((file) => file.value.parameters ?? {})
      const methods = [...this.index.membersOf(full)].filter(([, member]) => member.facts.kind !== 'property')
      yield {
        page: facts.page,
        title: facts.name,
        full,
        kind: facts.kind,
        path: facts.path ?? full,
        place: { file: facts.file, line: facts.line },
        summary: summary ?? '',
        ...optional({ use, created, example, setup, ...lifecycle(facts) }),
        parameters: this.describer.parameters(parameters, texts, 'parameters'),
        properties: this.describer.properties(full, facts, files),
        methods: methods.flatMap(([name, member]) => this.describer.method(full, name, member, files) ?? []),
        known: this.index.namesOf(full),
      }
      this.reportMissing(full, descriptionPath(facts.page))
    }
  }

  private *modulePages(): Generator<ApiPage> {
    for (const [full, facts] of Object.entries(this.index.facts.modules)) {
      this.missing = []
      const file = this.byName.get(full)
      const { summary, use, example, setup } = file?.value ?? {}
      if (summary === undefined) this.missing.push('summary')
      const functions = this.index.functionsOf(full)
      yield {
        page: facts.page,
        // Readers search for the function.
        title: functions.length === 1 && functions[0] ? functions[0].name : `${full.split('.').at(-1)}.py`,
        full,
        kind: 'module',
        path: full,
        place: { file: functions[0]?.entry.file ?? '', line: 1 },
        summary: summary ?? '',
        ...optional({ use, example, setup }),
        parameters: [],
        properties: [],
        known: functions.map(({ name }) => name),
        methods: functions.flatMap(({ name, entry }) => {
          const found = { owner: full, facts: entry, isPublic: true }
          const method = this.describer.method(full, name, found, file ? [file] : [])
          const place = { file: entry.file, line: entry.line }
          return method ? [{ ...method, place, ...optional({ path: entry.path }) }] : []
        }),
      }
      this.reportMissing(full, descriptionPath(facts.page))
    }
  }

  private reportMissing(full: string, path: string) {
    const { rules, invalid, folder } = this.input
    if (this.missing.length === 0 || rules.undescribed === 'ignore' || invalid.includes(path)) return
    const file = `${folder}/${path}.yaml`
    const title = `${this.missing.length === 1 ? 'A description is' : `${this.missing.length} descriptions are`} missing for ${full}.`
    const severity = rules.undescribed === 'warn' ? 'warning' : 'error'
    const hint = `Add to ${file}:\n${bulleted(this.missing, 40)}`
    this.report('python-api/undescribed', title, hint, this.byName.get(full)?.file ?? file, severity)
  }

  /** Routes that are the same, or differ in case only, would be one file on some file systems. */
  private checkPages(pages: readonly ApiPage[]) {
    const seen = new Map<string, ApiPage>()
    for (const page of pages) {
      const earlier = seen.get(page.page.toLowerCase())
      if (earlier) {
        const title = `The pages of ${earlier.full} and ${page.full} have the same address: ${page.page}.`
        const hint = 'Pages whose addresses differ in case only overwrite each other.'
        this.report('python-api/duplicate', title, hint, this.input.folder)
      }
      seen.set(page.page.toLowerCase(), page)
    }
  }

  private checkShared() {
    const { shared } = this.input
    if (!shared) return
    for (const name of Object.keys(shared.value.parameters ?? {})) {
      if (this.describer.usedParameters.has(name)) continue
      const title = `No class or method uses the shared parameter "${name}".`
      this.report('python-api/unused', title, 'Remove it.', shared.at(['parameters', name]))
    }
    shared.value.methods?.forEach(({ match }, index) => {
      if (this.describer.usedPatterns.has(index)) return
      const title = `No method fits the shared pattern "${match}".`
      this.report('python-api/unused', title, 'Remove it.', shared.at(['methods', index, 'match']))
    })
  }
}
