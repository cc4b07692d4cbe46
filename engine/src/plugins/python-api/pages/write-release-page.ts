import { inlineCode, type PluginContent } from '../../../plugin'
import type { Api } from '../api/api'
import type { ApiHistory } from '../api/api-history'

/** What a site decides about the page. */
export interface ReleasePageSettings {
  version: string
  page: string
  title: string
  description: string
  introduction?: string | undefined
}

/** The page that lists what each release of the package added, changed, and removed, with the latest one first. */
export function writeReleasePage({ releases, changes }: ApiHistory, api: Api, settings: ReleasePageSettings): PluginContent {
  const { version, page, title, description, introduction } = settings
  const shown = Object.keys(releases).filter((release) => Object.hasOwn(changes, release))
  const sections = shown.reverse().map((release) => {
    const { added = [], changed = [], removed = [] } = changes[release] ?? {}
    const rows = Object.entries({ Added: added, Changed: changed, Removed: removed }).flatMap(([kind, names]) =>
      names.length === 0 ? [] : [`- ${kind}: ${names.map((name) => inlineCode(withoutCall(name, api))).join(', ')}`],
    )
    return `## ${release} {#${anchorOf(release)}}\n\n${dateOf(releases[release])}\n\n${rows.join('\n')}`
  })
  return {
    version,
    path: `${page}.md`,
    frontMatter: { title, description, page_type: 'api' },
    body: [...(introduction === undefined ? [] : [introduction]), ...sections].join('\n\n'),
  }
}

/** Properties have no parentheses. */
function withoutCall(name: string, { pages }: Api): string {
  const [, owner, member] = /^(\w+)\.(\w+)\(\)$/.exec(name) ?? []
  const properties = pages.find(({ title }) => title === owner)?.properties ?? []
  return properties.some((property) => property.name === member) ? `${owner}.${member}` : name
}

/** The id of a release: `v1-8-1`. */
const anchorOf = (release: string) => `v${release.replaceAll('.', '-')}`

const DATE = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' })

const dateOf = (date: string | undefined) => (date === undefined ? '' : DATE.format(new Date(`${date}T00:00Z`)))
