import type { Doc, SiteSettings, Source } from '../../model'
import { routeOf } from '../content/route-of'
import { isNotFound } from '../versions'
import { idOf } from './autogenerate'
import type { VersionDraft } from './version-draft'

/** A component page. */
export interface ComponentPage {
  /** Address without base URL, from its path in `pages/`. */
  route: string
  /** Relative to the site folder. */
  file: string
  id: string
  title: string
  description?: string
  /** Version of the page; absent for pages outside the versions. */
  version?: string
  unlisted?: boolean
  /** Content of the `robots` tag. */
  robots?: string
  /** Style files in the static folder that only this page uses. */
  stylesheets?: readonly string[]
  /** Date (ISO, UTC) of its last change. */
  updated?: string
}

/**
 * Adds the pages of a version: content files, then component pages. Excludes drafts unless `includeDrafts` is set. If two pages have the
 * same ID, keeps the first one and reports an error.
 */
export function createDocs(
  version: VersionDraft,
  pages: readonly ComponentPage[],
  options: { includeDrafts: boolean } & Pick<SiteSettings, 'editUrl' | 'requireDescriptions'>,
): void {
  const add = (doc: Doc) => {
    const other = version.docs.get(doc.id)
    if (!other) {
      version.docs.set(doc.id, doc)
      return
    }
    version.problems.error({
      code: 'doubled-id',
      title: `Two pages of the version "${version.name}" have the id "${doc.id}".`,
      hint: `The other page is ${other.file}. Change one of the ids.`,
      at: doc.file,
    })
  }
  for (const source of version.sources) {
    const id = idOf(source)
    if (source.frontMatter.draft && !options.includeDrafts) version.drafts.add(id)
    else {
      if (options.requireDescriptions && source.frontMatter.description === undefined) {
        version.problems.error({
          code: 'front-matter-value',
          title: 'description is missing.',
          hint: 'Add a line "description: …" to the front matter, or set requireDescriptions to false in the configuration.',
          at: `${source.file}:1:1`,
        })
      }
      const doc = version.problems.catch(() => docOfSource(id, source, version, options.editUrl))
      if (doc) add(doc)
      else version.drafts.add(id)
    }
  }
  for (const page of pages) add(docOfPage(page, options.editUrl))
}

function docOfSource(id: string, source: Source, version: VersionDraft, editUrl: string | undefined): Doc {
  const {
    title = id,
    description,
    sidebar_label,
    draft = false,
    unlisted = false,
    keywords,
    image,
    also_in: alsoIn,
  } = source.frontMatter
  return {
    kind: 'doc',
    id,
    version: version.name,
    route: routeOf(source, version.path),
    title,
    label: sidebar_label ?? title,
    ...(description === undefined ? {} : { description }),
    ...(alsoIn === undefined ? {} : { alsoIn }),
    ...(keywords === undefined ? {} : { keywords }),
    ...(image === undefined ? {} : { image }),
    file: source.file,
    source,
    breadcrumbs: [],
    counterparts: [],
    draft,
    unlisted,
    ...(source.updated === undefined ? {} : { updated: source.updated }),
    ...(source.isGenerated ? {} : editLink(source.file, editUrl)),
  }
}

/** Creates the page of the site for a component page. */
export function docOfPage(page: ComponentPage, editUrl: string | undefined): Doc {
  const { route, file, id, title, description, version, unlisted, robots, stylesheets, updated } = page
  const kind = 'page'
  return {
    kind,
    id,
    ...(version === undefined ? {} : { version }),
    route,
    title,
    label: title,
    ...(description === undefined ? {} : { description }),
    file,
    breadcrumbs: [],
    counterparts: [],
    draft: false,
    unlisted: unlisted ?? isNotFound({ kind, route }),
    ...(robots === undefined ? {} : { robots }),
    ...(stylesheets === undefined ? {} : { stylesheets }),
    ...(updated === undefined ? {} : { updated }),
    ...editLink(file, editUrl),
  }
}

function editLink(file: string, editUrl: string | undefined): { editUrl?: string } {
  return editUrl === undefined ? {} : { editUrl: editUrl.replaceAll('{file}', encodeURI(file)) }
}
