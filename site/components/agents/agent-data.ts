import type { Plugin, PluginFile } from 'docs-engine/plugin'

/** Old and new names, below the site folder. */
const MIGRATION = 'content/0.18/migration.json'
/** Changes if a program that reads the files would have to change. */
const FORMAT = 1

interface Row {
  errors?: unknown
}
interface Migration {
  groups: { rows: Row[] }[]
}

/**
 * Files for programs that answer questions about the documentation: `agents.json` lists the versions, `migration.json` the old names with what replaced
 * them. See docs/agents.md.
 */
export function agentData(): Plugin {
  return {
    name: 'agent-data',
    setup: (site) => {
      const versions = site.versions.map(({ name, label, path, isLast }) => ({ name, label, path, isLast }))
      const { title, url, baseUrl } = site.config
      const index = { format: FORMAT, title, url, baseUrl, versions }
      const files: PluginFile[] = [{ path: '/agents.json', content: JSON.stringify(index) }]
      const migration = site.readFile(MIGRATION)
      if (migration !== undefined) files.push({ path: '/docs/0.18/migration.json', content: publishedNames(migration) })
      return { files: () => files }
    },
  }
}

/** The groups of old names without the snippets that raise their errors. */
function publishedNames(text: string): string {
  const { groups } = JSON.parse(text) as Migration
  const published = groups.map((group) => ({ ...group, rows: group.rows.map(({ errors, ...row }) => row) }))
  return JSON.stringify({ format: FORMAT, groups: published })
}
