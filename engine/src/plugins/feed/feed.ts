import { type Doc, DocsError, definePlugin, didYouMean, type PluginFile, type PluginSite } from '../../plugin'
import { formatAtom } from './atom'
import { type FeedConfig, FeedOptionsSchema } from './feed-options'
import { type ReleaseEntry, readReleases } from './read-releases'

/**
 * An Atom feed of the releases that a page describes with `<Release>`. The head of the page links to the feed; the content of the page can
 * link to it with `site:` and the path of the file.
 *
 * Raises `feed-page` (the page doesn't exist), `feed-empty` (the page has no releases) and `feed-duplicate` (it has a release twice).
 * @example feed({ page: 'changelog', version: 'current', id: 'tag:docs.example.com,2024:releases', name: 'Widget' })
 */
export const feed = definePlugin({
  name: 'feed',
  options: FeedOptionsSchema,
  create: (options) => ({
    id: `${options.version}/${options.page}`,
    setup: (site) => ({
      headTags(doc) {
        if (doc.id !== options.page || doc.version !== options.version) return []
        const href = site.config.baseUrl + pathOf(options, doc).slice(1)
        return [{ tag: 'link', attributes: { rel: 'alternate', type: 'application/atom+xml', title: titleOf(options), href } }]
      },
      files: async () => [await writeFeed(options, site)],
    }),
  }),
})

async function writeFeed(options: FeedConfig, site: PluginSite): Promise<PluginFile> {
  const { id, name, limit } = options
  const doc = findPage(options, site)
  const url = site.absoluteUrl(doc.route)
  const path = pathOf(options, doc)
  const releases = readReleases((await site.article(doc)).html, url)
  checkReleases(releases, doc)
  const content = formatAtom({
    id,
    title: titleOf(options),
    author: site.config.product,
    url,
    self: site.absoluteFileUrl(path),
    entries: newestFirst(releases)
      .slice(0, limit)
      .map((release) => ({
        ...release,
        id: `${id}/${encodeURIComponent(release.version)}`,
        title: `${name} ${release.version}`,
        url: `${url}#${encodeURIComponent(release.id)}`,
      })),
  })
  return { path, content }
}

const titleOf = ({ title, name }: FeedConfig) => title ?? `${name} releases`

const pathOf = ({ path }: FeedConfig, doc: Doc) => path ?? `${doc.route.replace(/\/$/, '')}.atom`

/** Sorts releases by day. Releases of the same day keep the order of the page. */
function newestFirst(releases: readonly ReleaseEntry[]): ReleaseEntry[] {
  return [...releases].sort((a, b) => (a.date === b.date ? 0 : a.date < b.date ? 1 : -1))
}

function findPage({ page, version }: FeedConfig, { docs, configFile }: PluginSite): Doc {
  const inVersion = docs.filter((doc) => doc.version === version && doc.kind === 'doc')
  const found = inVersion.find((doc) => doc.id === page)
  if (found) return found
  const versions = [...new Set(docs.flatMap((doc) => doc.version ?? []))]
  throw new DocsError({
    code: 'feed-page',
    title: `The feed refers to the page "${page}" of the version "${version}", which doesn't exist.`,
    hint:
      inVersion.length === 0
        ? didYouMean(version, versions)
        : didYouMean(
            page,
            inVersion.map((doc) => doc.id),
          ),
    at: configFile,
  })
}

function checkReleases(releases: readonly ReleaseEntry[], doc: Doc): void {
  if (releases.length === 0) {
    throw new DocsError({
      code: 'feed-empty',
      title: `The feed refers to the page ${doc.route}, which has no releases.`,
      hint: 'Describe each release in <Release version="2.1" date="2026-11-14">, or remove the feed from the plugins.',
      at: doc.file,
    })
  }
  const seen = new Set<string>()
  for (const { version } of releases) {
    if (seen.has(version)) {
      throw new DocsError({
        code: 'feed-duplicate',
        title: `The page ${doc.route} describes the release ${version} twice.`,
        hint: 'Merge them. Feed readers would show only one of the two.',
        at: doc.file,
      })
    }
    seen.add(version)
  }
}
