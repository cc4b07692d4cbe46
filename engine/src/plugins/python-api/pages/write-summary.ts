import { inlineCode } from '../../../plugin'
import type { ApiMember, ApiPage, ApiProperty } from '../api/api'
import { type Families, familyTitle, partOf } from './write-family'
import type { PageWriter } from './write-rows'

/** The table of the properties and methods that a class has itself, with the first sentence about each. */
export function writeSummary(
  { kind }: ApiPage,
  properties: readonly ApiProperty[],
  methods: readonly ApiMember[],
  families: Families,
  { text }: PageWriter,
): string {
  const rows = [
    ...properties.map((property) => row(link(property.name, `#${property.name}`), text(firstSentence(property.text)))),
    ...methods.flatMap((method) => {
      const family = families.get(method)
      if (!family) return [row(link(`${method.name}()`, `#${method.name}`), text(firstSentence(method.summary)))]
      if (family[0] !== method) return []
      const { id, title, description } = familyTitle(family)
      const parts = family.map(({ name }) => link(partOf(name, description.match), `#${name}`))
      return [row(link(title, `#${id}`), `${text(description.summary)} ${parts.join(', ')}`)]
    }),
  ]
  const [heading, name] = kind === 'module' ? ['Summary', 'Function'] : ['Members', 'Member']
  return table(heading, [name, 'Description'], rows)
}

/** The table of inherited properties and methods, which leads to the pages of their classes. */
export function writeInherited(members: readonly (ApiMember | ApiProperty)[], { text }: PageWriter): string {
  const rows = members.map((member) => {
    const { name, from } = member
    const [shown, about] = 'summary' in member ? [`${name}()`, member.summary] : [name, member.text]
    return row(link(shown, `/${from?.page}#${name}`), text(firstSentence(about)), inlineCode(from?.name ?? ''))
  })
  return table('Inherited members', ['Member', 'Description', 'Class'], rows)
}

const link = (name: string, target: string) => `[${inlineCode(name)}](${target})`

const row = (...cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`

const table = (heading: string, columns: readonly string[], rows: readonly string[]) =>
  [`## ${heading}`, '', row(...columns), row(...columns.map(() => '---')), ...rows].join('\n')

/** The text up to the first full stop that ends a sentence. Those in code, in links, and in "e.g." don't. */
function firstSentence(markdown: string): string {
  const words = markdown.replace(/`[^`]*`|\[[^\]]*\]\([^)]*\)/g, (code) => 'X'.repeat(code.length))
  const end = words.search(/(?<!\b(?:e\.g|i\.e))\.(?= [A-Z])/)
  return end < 0 ? markdown : markdown.slice(0, end + 1)
}
