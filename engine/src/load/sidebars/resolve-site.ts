import type { Doc, Sidebar, SiteSettings, Source, Version, VersionConfig } from '../../model'
import { didYouMean, type Problem, Problems } from '../../model'
import type { CategoryFile } from '../content/category-file'
import type { ContentFile } from '../content/read-source'
import { chooseMainDoc, findCounterparts, isNotFound, versionNotFoundPages } from '../versions'
import { Autogenerator } from './autogenerate'
import { checkNavbar } from './check-navbar'
import { type ComponentPage, createDocs, docOfPage } from './create-docs'
import { checkDuplicateRoutes, uniqueRoutes } from './duplicate-routes'
import { placeDocs } from './place-docs'
import { resolveSidebar } from './resolve-sidebar'
import type { VersionDraft } from './version-draft'

/** Input of {@link resolveSite}. */
export interface SiteInput {
  config: SiteSettings
  /** Content files of all versions. */
  sources: readonly Source[]
  /** Component pages. */
  pages: readonly ComponentPage[]
  /** `_category.json` files of all versions. */
  categories?: readonly CategoryFile[]
  /** Content files with errors; links to them aren't reported as broken. */
  unreadable?: readonly ContentFile[]
  /** Whether drafts are included, as in development. */
  includeDrafts: boolean
  /** Path of the configuration file, to report in errors. */
  configFile?: string
}

/** All pages with their positions, and all versions with their sidebars. */
export interface ResolvedSite {
  /**
   * Versions in configured order (content files by path, component pages, generated indexes), then pages outside the versions, then the
   * not-found page of each version. Routes are unique.
   */
  docs: Doc[]
  /** Pages with the address of an earlier page. */
  hidden: { doc: Doc; shown: Doc }[]
  versions: Version[]
  problems: Problem[]
}

/**
 * Determines the address, sidebar, breadcrumbs, previous and next page, and counterparts of every page. A pure function that never throws and takes
 * time proportional to the number of pages.
 */
export function resolveSite(input: SiteInput): ResolvedSite {
  const { config, configFile = 'docs.config.ts' } = input
  const problems = new Problems()
  const drafts = createVersionDrafts(input, problems, configFile)
  const resolved = drafts.map(({ draft, settings }) => ({
    draft,
    settings,
    version: resolveVersion(draft, settings, config.areas, configFile),
  }))
  for (const [id, area] of Object.entries(config.areas)) {
    if (typeof area === 'string' || drafts.some(({ draft }) => draft.docs.has(area.page) || draft.drafts.has(area.page))) continue
    const title = `areas.${id}.page is "${area.page}", but no version has such a page.`
    const hint = didYouMean(
      area.page,
      drafts.flatMap(({ draft }) => [...draft.docs.keys()]),
    )
    problems.error({ code: 'unknown-doc', title, hint, at: configFile })
  }
  const outside = input.pages.filter((page) => page.version === undefined).map((page) => docOfPage(page, config.editUrl))
  const all = [
    ...drafts.flatMap(({ draft }) => [...draft.docs.values()]),
    ...outside,
    ...versionNotFoundPages(outside, config.versions),
  ]
  // Pages outside the versions, such as the home page, are about the latest one.
  const shared = outside.filter((doc) => !isNotFound(doc)).map((doc) => [doc.id, doc] as const)
  const targets = resolved.map(({ draft, settings, version }) => {
    const docs = version.isLast ? new Map([...shared, ...draft.docs]) : draft.docs
    return { version, docs, nearest: settings.nearest }
  })
  for (const doc of all) doc.counterparts = findCounterparts(doc, targets)
  for (const { draft, version } of resolved) {
    if (version.isLast) problems.list.push(...checkNavbar(config, version, draft.drafts, configFile))
  }
  const names = config.versions.map(({ name }) => name)
  for (const { alsoIn = [], file } of all) {
    for (const name of alsoIn) {
      if (names.includes(name)) continue
      const title = `"also_in" contains the version "${name}", which does not exist.`
      problems.error({ code: 'unknown-version', title, hint: didYouMean(name, names), at: file })
    }
  }
  problems.list.push(...checkDuplicateRoutes(all, config))
  return { ...uniqueRoutes(all), versions: resolved.map(({ version }) => version), problems: problems.list }
}

function createVersionDrafts(
  input: SiteInput,
  problems: Problems,
  configFile: string,
): { draft: VersionDraft; settings: VersionConfig }[] {
  const { config, includeDrafts } = input
  const { editUrl, requireDescriptions } = config
  const sources = groupByVersion(input.sources)
  const categories = groupByVersion(input.categories ?? [])
  const names = config.versions.map((version) => version.name)
  const pages = groupByVersion(input.pages)
  const unreadable = groupByVersion(input.unreadable ?? [])
  for (const [name, [first]] of pages) {
    if (name === undefined || names.includes(name) || !first) continue
    const title = `The page at ${first.route} belongs to the version "${name}", which does not exist.`
    problems.error({ code: 'unknown-version', title, hint: didYouMean(name, names), at: first.file })
  }
  return config.versions.map((settings) => {
    const { name, path } = settings
    const draft: VersionDraft = {
      name,
      path,
      docs: new Map(),
      drafts: new Set(unreadable.get(name)?.map((file) => file.path.replace(/\.md$/, ''))),
      sources: sources.get(name) ?? [],
      categories: categories.get(name) ?? [],
      problems,
    }
    createDocs(draft, pages.get(name) ?? [], { includeDrafts, editUrl, requireDescriptions })
    if (draft.docs.size + draft.drafts.size === 0) {
      const title = `The version "${name}" has no pages.`
      problems.error({ code: 'content-missing', title, hint: `Add .md files to content/${name}/.`, at: configFile })
    }
    return { draft, settings }
  })
}

function resolveVersion(draft: VersionDraft, settings: VersionConfig, areas: SiteSettings['areas'], configFile: string): Version {
  const { name, label, isLast, path, breadcrumbs } = settings
  const autogenerator = new Autogenerator(draft)
  const resolvedSidebars: Record<string, Sidebar> = {}
  for (const [id, items] of Object.entries(settings.sidebars)) {
    resolvedSidebars[id] = resolveSidebar(id, items, draft, autogenerator)
  }
  autogenerator.reportUnused()
  placeDocs(draft, resolvedSidebars, breadcrumbs ? areas : undefined)
  const sidebars = Object.values(resolvedSidebars)
  return {
    name,
    label,
    isLast,
    path,
    mainDocId: chooseMainDoc(draft, settings, sidebars, configFile) ?? '',
    docs: [...draft.docs.values()].map(({ id, route, sidebarId }) => ({
      id,
      path: route,
      ...(sidebarId === undefined ? {} : { sidebar: sidebarId }),
    })),
    sidebars: Object.fromEntries(sidebars.map((sidebar) => [sidebar.id, sidebar.link ? { link: sidebar.link } : {}])),
    breadcrumbs,
    resolvedSidebars,
  }
}

function groupByVersion<T extends { version?: string }>(values: readonly T[]): Map<string | undefined, T[]> {
  const groups = new Map<string | undefined, T[]>()
  for (const value of values) {
    const group = groups.get(value.version)
    if (group) group.push(value)
    else groups.set(value.version, [value])
  }
  return groups
}
