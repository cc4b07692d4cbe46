import { join, relative, resolve } from 'node:path'
import { ImageCache } from '../../compile'
import { type FileHashes, hashText, type Store } from '../../load'
import type { Assets, BuiltOutput, PluginFile } from '../../model'
import { asDocsError } from '../../model'
import {
  buildStylesheet,
  checkUnplaced,
  createSiteCaches,
  openSite,
  pluginProblems,
  type Site,
  type SiteCaches,
} from '../../site'
import { OutputWriter } from '../files/output-writer'
import { finishFiles, pluginFiles } from '../files/plugin-files'
import { writeHostFiles, writeScripts, writeStaticFiles, writeStylesheet } from '../files/write-files'
import { writeImages } from '../files/write-images'
import { type BrowserScripts, bundleBrowserScripts } from '../scripts/browser-scripts'
import { type OutputManifest, StagedTree } from '../staged-tree'
import { WritePool } from '../write-pool'
import type { BuildOptions, BuildState, BuildSummary } from './build-types'
import { checkDocuments } from './check-documents'
import { failedBuild } from './failed-build'
import { rememberOutput } from './output-stamp'
import type { Steps } from './steps'
import { writePages } from './write-pages'

/** Input of {@link fullBuild}. */
export interface BuildInputs {
  options: BuildOptions
  store: Store
  hashes: FileHashes
  /** Hash of all input files, for the next build. */
  inputs: string
  steps: Steps
  /** The files of the previous build. */
  manifest: OutputManifest
  /** Whether the output is unchanged since then. */
  isUntouched: boolean
}

/** Builds a site that has changed. Pages are compiled, rendered and passed to the writer threads one after another. */
export async function fullBuild(inputs: BuildInputs): Promise<BuildSummary> {
  const caches = createSiteCaches(inputs.options.engine, inputs.hashes, inputs.store)
  try {
    return await buildWith(caches, inputs)
  } finally {
    caches.results.close()
  }
}

async function buildWith(caches: SiteCaches, inputs: BuildInputs): Promise<BuildSummary> {
  const { options, store, hashes, steps } = inputs
  const { articles, engine, results } = caches
  const { site, problems } = await openSite(options.root, caches, { includeDrafts: false, overrides: options.overrides })
  if (!site) {
    results.save(false)
    return failedBuild(problems.list, steps)
  }

  const tree = new StagedTree(options.out, inputs.manifest, inputs.isUntouched)
  const webp = new ImageCache(store.folder)
  const pool = new WritePool(join(engine.bundle, 'writer.mjs'), WritePool.size(options.release))
  const generated = site.additions.flatMap((output) => output.generated ?? [])
  // Generated in the background while pages are compiled.
  for (const { key, make } of generated) webp.begin(key, make)
  try {
    steps.begin('styles and scripts')
    const writer = new OutputWriter(tree, pool, options.release)
    const stylesheet = await writeStylesheet(
      writer,
      await buildStylesheet([engine.sources, options.root], hashes, pluginStyles(site)),
    )
    const scripts = await bundleBrowserScripts(site.root, { engine, hashes, results, dev: false, config: site.config })
    await writeScripts(writer, scripts)
    const { baseUrl } = site.config
    const assets: Assets = { stylesheet: baseUrl + stylesheet, scripts: [baseUrl + scripts.entry], boot: scripts.boot }
    const documents = await writePages({ site, articles, writer, assets, steps, problems: problems.list })
    problems.list.push(...(await checkUnplaced(site, articles)))
    let added: PluginFile[] = []
    if (problems.errors.length === 0) {
      steps.begin('check')
      problems.list.push(...(await pluginProblems(site)))
      added = await pluginFiles(site)
      problems.list.push(...checkDocuments(site, documents.pages, added))
      steps.begin('images')
      problems.list.push(...(await writeImages(site, writer, webp, documents.images, generated)))
    }
    if (problems.errors.length > 0) {
      results.save(false)
      tree.discard()
      return failedBuild(problems.list, steps)
    }
    steps.begin('files')
    await writeStaticFiles(site, writer, documents.assets)
    await writeHostFiles(site, writer, assets, await finishFiles(added))
    await writeLast(site, writer, scripts, tree.manifest)
    results.save(true)
    steps.end()
    const summary: BuildSummary = {
      ok: true,
      unchanged: false,
      pages: site.docs.length,
      files: Object.keys(tree.manifest).length,
      bytes: tree.bytes,
      written: tree.written,
      articles: { cached: articles.hits, compiled: articles.misses },
      documents: documents.count,
      problems: problems.list,
      times: steps.times,
    }
    store.write('build.json', {
      inputs: inputs.inputs,
      manifest: tree.manifest,
      outside: Object.fromEntries(site.outside.map((file) => [relative(site.root, file), hashes.of(file)])),
      environment: site.environment,
      hashes: hashes.stored(),
      summary,
    } satisfies BuildState)
    // The output is replaced last, so that it is unchanged if the disk is full. If the build is interrupted right before this, the stored state
    // describes files that don't exist, which the next build detects.
    webp.prune()
    tree.commit()
    rememberOutput(options.out, store, tree.manifest)
    return summary
  } catch (error) {
    tree.discard()
    const known = asDocsError(error)
    if (!known) throw error
    return failedBuild([...problems.list, { ...known.parts, severity: 'error' }], steps)
  } finally {
    await pool.close()
  }
}

/** Absolute paths of the style files of plugins. */
function pluginStyles({ root, config }: Site): string[] {
  return config.plugins.flatMap((plugin) => (plugin.styles?.(config) ?? []).map((file) => resolve(root, file)))
}

/** Matches the path of a compressed file. */
const COMPRESSED = /\.(?:br|gz)$/

const matches = (path: string, pattern: string) =>
  pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern

/** Writes the files of plugins that depend on the other files of the build. */
async function writeLast(site: Site, writer: OutputWriter, scripts: BrowserScripts, files: OutputManifest): Promise<void> {
  const output: BuiltOutput = {
    files,
    worker: (module) => scripts.workers[module] ?? '',
    offlineFiles(version) {
      const patterns = site.additions.flatMap((addition) => addition.offlineFiles?.(version) ?? [])
      return Object.keys(files).filter(
        (path) => !COMPRESSED.test(path) && patterns.some((pattern) => matches(`/${path}`, pattern)),
      )
    },
    scripts: scripts.files.map(({ path }) => path),
    scriptsOf: (module) => scripts.modules[module] ?? [],
  }
  for (const addition of site.additions)
    for (const { path, content } of await finishFiles(addition.finish?.(output) ?? []))
      await writer.write(path.slice(1), hashText(content), () => content)
}
